"""Elimination and end CONAN-1101 to 1107, variants CONAN-1201 to 1204.

Cited in full: CONAN-1107.
"""

from __future__ import annotations

from typing import Any

import pytest

from tablee import BadOptions, Position
from tablee.games.conan import GAME
from tablee.testing.notation import asked, cards, choices, counter, of, shown

from .build import allowed, drawing, glory, play, refused, table

# Elimination.


def beating(**given: Any) -> Position:
    """B has one point and withdraws against A."""
    values: dict[str, Any] = {"glory": {"B": 1}, "at": {"A": "A01", "B": "A13"}, "challenges": ["B C07 A01"]} | given
    return play(table(**values), "A face C07", "A open 1", "B withdraw")


def test_without_glory_one_is_eliminated() -> None:
    """CONAN-1101"""
    pos = beating()
    assert (glory(pos, "B"), shown(pos)["players"][1]["beaten"], asked(pos)) == (0, 1, "C")


def test_all_he_had_leaves() -> None:
    """CONAN-1102"""
    given = {"hands": {"B": "R01 A02"}, "objects": {"B": "O01"}, "accomplished": {"B": "A03"}, "allies": {"B": "C23"}}
    pos = beating(challenges=["B C07 A01", "C C01 A01"], **given)
    assert [of(pos, "B", place) for place in ("hand", "objects", "accomplished", "allies", "hero")] == [""] * 5
    assert sorted(cards(pos, "discard")) == ["A02", "C07", "C23", "R01"]
    assert cards(pos, "object pile")[0] == "O01"
    assert {"A03", "H07"} <= set(cards(pos, "out"))
    assert cards(pos, "challenges") == ["C01"]


def test_an_elimination_may_clear_the_way() -> None:
    """CONAN-1103"""
    assert of(beating(), "A", "accomplished") == "A01"


def test_the_last_one_living_wins() -> None:
    """CONAN-1104"""
    pos = beating(players=2)
    assert pos.outcome is not None
    assert (pos.outcome.reason, pos.outcome.winners, pos.outcome.ranks) == ("last", (0,), (1, 2))


# The end.


def at_the_end(**given: Any) -> Any:
    """The outcome when the hero phase begins."""
    pos = play(table(phase="cards", lap=2, **given), "A pass")
    assert pos.outcome is not None
    return pos.outcome


def test_thirty_points_end_the_game() -> None:
    """CONAN-1105: at the start of a hero phase, and then only."""
    assert at_the_end(glory={"B": 30}).winners == (1,)
    pos = table(phase="diplomacy", turn="C", glory={"A": 40}, at={"A": "A01", "B": "A01", "C": "A01"})
    assert asked(play(pos, "C pass")) == "A"


def test_round_20_is_the_last() -> None:
    """CONAN-1106"""
    assert at_the_end(round=20, glory={"C": 16}).reason == "rounds"
    assert asked(play(table(phase="cards", lap=2, round=19), "A pass")) == "A"


def test_ties() -> None:
    """CONAN-1107: Difficulty accomplished, Objects, cards in hand; otherwise shared."""
    given: dict[str, Any] = {"round": 20}
    assert at_the_end(accomplished={"B": "A02"}, objects={"A": "O01 O02"}, **given).winners == (1,)
    assert at_the_end(objects={"A": "O01"}, hands={"B": "R01 R02"}, **given).winners == (0,)
    assert at_the_end(hands={"C": "R01"}, **given).winners == (2,)
    shared = at_the_end(**given)
    assert (shared.winners, shared.ranks) == ((0, 1, 2), (1, 1, 1))
    assert shared.returns == pytest.approx((-1 / 3, -1 / 3, -1 / 3))


def test_the_eliminated_rank_by_when_they_fell() -> None:
    """CONAN-1107: the last eliminated first."""
    outcome = at_the_end(players=4, beaten="CD", glory={"B": 30})
    assert outcome.ranks == (2, 1, 4, 3)


# Variants.


def test_turning_table() -> None:
    """CONAN-1201"""
    pos = play(drawing(options={"turning": True}), "C pass")
    assert (counter(pos, "first"), asked(pos)) == (1, "B")
    assert asked(play(drawing(), "C pass")) == "A"


def test_the_table_turns_by_itself_at_three_seats() -> None:
    """CONAN-1201, 003: the default goes by the number of players; the Challenge stays by default at any (CONAN-508)."""
    for seats in (2, 3, 4):
        options = GAME.new(seats=seats, seed=1).config.options
        assert (options["turning"], options["forfeit"]) == (seats == 3, False)


def test_older_matches_keep_the_rules_they_began_with() -> None:
    """CONAN-1201, 1204: a dump of the first rules version that names neither option."""
    dump: Any = table({}, at={"A": "A01"}, challenges=["B C07 A01"], options={"turning": True}).dump()
    del dump["options"]["turning"], dump["options"]["forfeit"]
    pos = play(GAME.load(dump), "A face C07", "A open 1", "B withdraw")
    assert of(pos, "A", "accomplished") == "A01"
    assert (pos.config.options["turning"], pos.config.options["forfeit"]) == (False, True)


def test_truce() -> None:
    """CONAN-1202: no duel, no Challenge, no Action special against each other, to the end of the next hero phase."""
    given: dict[str, Any] = {"options": {"truce": True}, "at": {"A": "A13", "B": "A01", "C": "A01"}}
    hands = {"A": "C01 N03 N06 N01", "B": "R01"}
    pos = play(table(hands, phase="diplomacy", **given), "A treaty B")
    assert "truce" not in [action["verb"] for action in choices(pos, "A")]
    play(pos, "A ask any", "A truce", "A sign", "B accept", "B hand R01", "B pass", "C pass", "A pass", "B pass", "C pass")
    for text in ("A rob B", "A banish B", "A set C01 A01"):
        assert refused(pos, text) == "CONAN-1202"
    assert allowed(pos, "A rob C")
    play(pos, "A slip A01", "B pass", "C pass", "A pass")
    assert refused(pos, "A duel B") == "CONAN-1202"
    assert allowed(pos, "A duel C")
    play(pos, "A pass", "B pass", "C pass")
    assert shown(pos)["players"][0]["truces"] == []


def test_no_diplomacy() -> None:
    """CONAN-1203: a truce needs it."""
    pos = table(options={"diplomacy": False}, turn="C", at={"A": "A01", "B": "A01", "C": "A01"})
    play(pos, "C pass")
    assert shown(pos)["phase"] == "cards"
    with pytest.raises(BadOptions, match="CONAN-1202"):
        GAME.new(2, seed=1, diplomacy=False, truce=True)
