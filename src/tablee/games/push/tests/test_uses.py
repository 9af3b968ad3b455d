"""Which cards count as used, for the laboratory."""

from __future__ import annotations

from tablee.games.push import GAME

from .build import play, table


def test_heroes_are_used_when_laid_and_pushes_when_played() -> None:
    pos = table(["G2 G4", "G7"], {"R": "5 8 push", "G": "1 2 6"}, decks={"R": "", "G": ""})
    play(pos, "R push 1", "G discard 1", "R place 5 on 1", "G place 6 on 1", "R place 8 on 2")
    assert GAME.uses(pos) == [("R5", 0), ("G6", 1), ("R8", 0), ("R-push", 0)]


def test_a_pair_is_two_uses_and_the_covered_card_is_none() -> None:
    pos = play(table(["G4"], {"R": "4 4 push"}), "R pair 4 on 1")
    assert GAME.uses(pos) == [("R4", 0), ("R4", 0)]


def test_a_super_push_is_used() -> None:
    pos = play(table(["G2 G4"], {"R": "9 9 super"}, apocalypse=True), "R superpush 1 by 1")
    assert GAME.uses(pos) == [("R-super", 0)]
