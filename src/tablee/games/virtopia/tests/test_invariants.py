"""The ledger's invariants over whole matches, random ones and sensible ones, and dumps that no match can reach."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee import BadDump, Position, Rng
from tablee.games.virtopia import GAME
from tablee.games.virtopia.rules.content import LEADERS
from tablee.testing.notation import events, question

from .build import box, cell, city, hand, hope, pile, play, prisons, row, stored, table, token, turn, virtopia

FEW: Final = settings(max_examples=4, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
LEVELS: Final = st.sampled_from(["awakening", "standard", "hard", "very_hard", "extreme"])


class Moment:
    """Where everything is."""

    def __init__(self, pos: Position) -> None:
        self.rows = [row(pos, leader, virtue) for leader in LEADERS for virtue in "TWJC"]
        self.cells = [cell(pos, at) for at in range(12)]
        self.prisons = prisons(pos)
        self.box, self.city, self.hand = box(pos), city(pos), hand(pos)
        self.hope, self.stored, self.pile = hope(pos), stored(pos), len(pile(pos))
        self.round, self.turn = int(pos.counters[0]), int(pos.counters[1])
        self.tokens = [token(pos, leader) for leader in LEADERS]

    def whole(self) -> Counter[str]:
        return Counter("".join([*self.rows, *self.cells, *self.prisons.values(), self.box, self.city, self.hand]))


def check_moment(pos: Position, now: Moment) -> None:
    """Invariants 1, 2, 3, 5."""
    assert now.whole() == Counter(G=12, B=12, Y=12, R=12)
    assert now.pile + len(now.prisons) == 6
    assert all(len(points) <= 2 for points in now.rows)
    if now.round and not pos.over:
        assert all(len(now.rows[5 * leader]) == 2 for leader in range(4))
        assert 8 <= sum(len(points) for points in now.rows) <= 32
        assert all(len(now.cells[at]) <= 4 for at in (0, 3, 6, 9))
        assert 1 <= now.hope <= virtopia(pos).rules.hope
        assert len(now.box) <= 16
        assert now.round <= 40
        filling = question(pos) == "TakeColour"
        assert all(len(set(held)) == 1 or (filling and not held) for held in now.prisons.values())
        assert not now.hand or question(pos) not in ("ChooseTurn", "ChooseAfterStep")


def check_step(before: Moment, after: Moment) -> None:
    """Invariant 4: Hope never rises, the box never shrinks."""
    assert after.hope <= before.hope
    assert not Counter(before.box) - Counter(after.box)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@FEW
@given(seed=st.integers(0, 2**32), level=LEVELS, sensible=st.booleans())
def test_invariants_along_a_match(seats: int, seed: int, level: str, sensible: bool) -> None:
    pos, rng, policy = GAME.new(seats, seed, level=level), Rng(seed), GAME.policy()
    now = Moment(pos)
    while not pos.over:
        before, leader, played = now, turn(pos), pos.past.logged if pos.past else 0
        seat = pos.to_act[0]
        options = pos.legal_vec(seat)
        action = policy.pick(pos, seat, options, rng) if sensible else options[rng.below(len(options))]
        pos.play(seat, action)
        now = Moment(pos)
        check_moment(pos, now)
        check_step(before, now)
        fresh = pos.events(None, int(played))
        check_others(
            before, now, {leader, *(LEADERS[int(str(event["leader"]))] for event in fresh if event["event"] == "turn")}
        )
        if before.round and not pos.over and [event["event"] for event in fresh].count("turn") == 1:
            until = next(n for n, event in enumerate(pos.events(None)) if n >= played and event["event"] == "turn")
            ended = [event for event in pos.events(None)[:until] if event["event"] in ("sow", "act", "nothing", "impossible")]
            assert ended
            check_posture(pos, ended[-1], leader)
    lost = [event for event in events(pos, "tower") if 1 <= event["total"] <= 6]
    assert virtopia(pos).rules.hope - hope(pos) == len(lost)
    if pos.outcome and pos.outcome.winners:
        assert sum(len(points) for points in now.rows) == 32
        assert now.prisons == {}
        assert sum(len(there) for there in now.cells) + len(now.city) + len(now.box) == 16


def check_others(before: Moment, after: Moment, played: set[str]) -> None:
    """Invariant 7, VIRTO-033: only who had a turn has moved, stood up or lain down."""
    for leader, one, two in zip(LEADERS, before.tokens, after.tokens, strict=True):
        assert leader in played or one == two
        assert two.split()[0] in [str(at) for at in range(12)]


def check_posture(pos: Position, last: dict[str, Any], leader: str) -> None:
    """Invariant 8: standing after a sowing, a Tunnel or a turn that broke off; lying after anything else."""
    tunnel = last["event"] == "act" and last["action"] == 3
    assert (" lying" not in token(pos, leader)) == (last["event"] in ("sow", "nothing") or tunnel)


def test_the_stored_result_is_gone_after_a_watchtower() -> None:
    """Invariant 9"""
    pos = play(table("LT", at={"LT": "0"}, cells={"0": "G", "1": "GB"}, stored=1, dice="0"), "step", "roll")
    assert stored(pos) is None


def permuted(text: str) -> str:
    return text.translate(str.maketrans("GBYR", "BYRG"))


def test_colours_can_be_exchanged() -> None:
    """Invariant 12: the same sowing with the colours of all meeples permuted."""
    given: dict[str, Any] = {"cells": {"1": "GBY"}, "points": {"LT": "TGB", "LW": "WYR", "LJ": "JGB", "LC": "CYR"}}
    turned: dict[str, Any] = {key: {name: keep(name, text) for name, text in words.items()} for key, words in given.items()}
    one = play(table("LT", dice="0", **given), "sow", "leave G", "leave B")
    two = play(table("LT", dice="0", **turned), "sow", "leave B", "leave Y")
    assert [permuted(cell(one, at)) for at in (2, 3, 4)] == [cell(two, at) for at in (2, 3, 4)]
    assert Counter(permuted(city(one))) == Counter(city(two))


def keep(name: str, text: str) -> str:
    """The colours of a text permuted; the first letter of a row of points is its Virtue."""
    return text[0] + permuted(text[1:]) if name.startswith("L") else permuted(text)


def test_the_layout_can_be_turned() -> None:
    """Invariant 12: the circle turned by three cells, with everything on it."""
    cells = ["FI", "VT", "TR", "FG", "VC", "SE", "FE", "VJ", "TR", "FF", "VW", "SE"]
    turned = " ".join(cells[9:] + cells[:9])
    at = {"LT": "4", "LW": "1", "LJ": "10", "LC": "7"}
    one = play(table("LT", cells={"1": "GGGG"}, dice="0"), "sow")
    two = play(table("LT", layout=turned, at=at, cells={"4": "GGGG"}, dice="0"), "sow")
    assert [cell(one, number) for number in range(12)] == [cell(two, (number + 3) % 12) for number in range(12)]
    assert (token(one, "LT"), token(two, "LT")) == ("5", "8")


def broken(**counters: int) -> dict[str, Any]:
    dump: Any = GAME.load(table("LT", cells={"1": "GB"}).dump()).dump()
    for name, value in counters.items():
        dump["counters"][name.replace("_", " ")] += value
    return dict(dump)


@pytest.mark.parametrize(
    "counters",
    [
        {"city_green": 1},
        {"city_green": -1, "LT_VT_green": 1},
        {"hope": -1},
        {"round": 60},
        {"active": 1},
        {"LT_cell": 20},
        {"flaw_of_cell_0": 1},
        {"ended": 1},
        {"city_green": -2, "PR1_green": 2},
        {"city_green": -2, "hand_green": 2},
    ],
)
def test_what_no_match_can_reach_is_not_loaded(counters: dict[str, int]) -> None:
    with pytest.raises(BadDump):
        GAME.load(broken(**counters))


@pytest.mark.parametrize(
    "agenda",
    [
        [{"decision": "EndTurn", "seat": 0}],
        [{"decision": "ChooseTurn", "seat": 0}],
        [{"decision": "EndTurn", "seat": 1}, {"decision": "ChooseTurn", "seat": 1}],
        [{"decision": "EndTurn", "seat": 0}, {"decision": "LeaveMeeple", "seat": 0}],
        [{"decision": "EndTurn", "seat": 0}, {"decision": "GivePoint", "seat": 0, "virtue": 9, "cell": 1, "left": 1}],
        [{"decision": "EndTurn", "seat": 0}, {"decision": "MoveByFear", "seat": 0, "left": 3}],
        [{"decision": "Prepare", "seat": 0}, {"decision": "PlacePoints", "seat": 0, "leader": 0}],
    ],
)
def test_a_question_that_cannot_be_asked_is_not_loaded(agenda: list[dict[str, Any]]) -> None:
    dump = {**broken(), "agenda": agenda}
    with pytest.raises(BadDump):
        GAME.load(dump)
