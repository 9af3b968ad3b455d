"""Which cards count as used, for the laboratory."""

from __future__ import annotations

from tablee.games.conan import GAME
from tablee.testing.notation import of

from .build import fought, play, table


def test_cards_of_the_hand_are_used_by_who_plays_them() -> None:
    pos = table({"A": "A02", "B": "C23", "C": "R01"}, phase="cards")
    play(pos, "A play A02", "B set C23 A01", "C pass")
    assert GAME.uses(pos) == [("A02", 0), ("C23", 1)]


def test_what_is_laid_is_used_when_revealed_and_an_adventure_when_accomplished() -> None:
    pos = fought("force", "A lay R01", "B lay A02", hands={"A": "R01", "B": "A02"})
    assert GAME.uses(pos) == []
    play(pos, "A stop", "B stop")
    assert GAME.uses(pos) == [("R01", 0), ("A02", 1), ("A01", 0)]


def test_a_hero_is_used_by_who_has_it_after_the_swaps() -> None:
    pos = GAME.new(3, seed=1)
    a, b, c = (of(pos, letter, "hero") for letter in "ABC")
    play(pos, "A swap B", "B accept", "B pass", "C pass")
    assert GAME.uses(pos)[:3] == [(b, 0), (a, 1), (c, 2)]
