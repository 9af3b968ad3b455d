"""Which cards count as used, for the laboratory."""

from __future__ import annotations

from tablee.games.epic import GAME
from tablee.testing.notation import events

from .build import play, table


def test_cards_gained_and_played() -> None:
    pos = play(table(rows={"act I": "056 063"}, hands={"A": "180"}), "A play 180", "A gain 056")
    assert [use for use in GAME.uses(pos) if use[0] in ("056", "063", "180")] == [("180", 0), ("056", 0)]


def test_a_challenge_counts_when_it_is_overcome() -> None:
    start = table(rows={"act I": "063"}, xp={"A": 0}, runes="III B")
    pos = play(start, "A attempt 063 top", "A dark 0")
    assert ("063", 0) not in GAME.uses(pos)
    assert ("063", 0) in GAME.uses(play(pos, "pass"))


def test_a_whole_match_uses_its_characters_and_its_adversary() -> None:
    pos = GAME.new(2, seed=1)
    pos.play(0, pos.legal(0)[0])
    pos.play(1, pos.legal(1)[0])
    *character, destiny = [card for card, seat in GAME.uses(pos) if seat == 0][:4]
    assert character == events(pos, "kept")[0]["cards"]
    assert 40 < int(destiny) < 55
    assert [card for card, seat in GAME.uses(pos) if seat == -1] == events(pos, "oppose")[0]["cards"]
