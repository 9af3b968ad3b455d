"""The ledger's invariants 1 to 13, over random play, and that a broken position is refused."""

from __future__ import annotations

from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee import BadDump, Position, Rng
from tablee.games.conan import GAME
from tablee.testing.notation import LETTERS, cards, counter, hand

from .build import NUMBERS, glory, play, stands, table

FEW: Final = settings(max_examples=4, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
SEEDS: Final = st.integers(0, 2**32)
VARIANTS: Final = st.sampled_from([{}, {"truce": True}, {"turning": True}, {"diplomacy": False}])
INCOME: Final = ("play", "set", "accomplish", "hire", "bonus", "loot", "lose")


def pick(pos: Position, rng: Rng) -> tuple[int, int]:
    """A random move; in diplomacy, where most of a random match is spent, rather a short one."""
    seat = pos.to_act[rng.below(len(pos.to_act))]
    legal = pos.legal(seat)
    short = [action for action in legal if pos.name(action)["verb"] in ("sign", "accept")]
    return seat, short[0] if short and rng.below(2) else legal[rng.below(len(legal))]


def check_moment(pos: Position, letters: str) -> None:
    """Invariants 1, 2, 5, 6, 8, 9 in words of their own."""
    everywhere = [card for zone in pos.zones for card in zone.cards]
    assert len(everywhere) == 110
    for number, letter in enumerate(letters, 1):
        assert all(card[0] in "ACRN" for card in hand(pos, letter).split())
        assert len(cards(pos, f"laid {number}")) <= 3
        own = [int(tag) for tag in tags(pos) if tag % 4 == number - 1]
        if stands(pos, letter):
            assert all((tag & 127) // 4 != NUMBERS[stands(pos, letter)] for tag in own)
        if counter(pos, f"beaten {number}"):
            assert (glory(pos, letter), hand(pos, letter), own) == (0, "", [])
        elif counter(pos, "round"):
            assert glory(pos, letter) >= 1


def tags(pos: Position) -> list[int]:
    zone = next(zone for zone in pos.zones if zone.place.name == "challenges")
    return [int(zone.tag(slot)) for slot in range(len(zone))]


@pytest.mark.parametrize("seats", [2, 3, 4])
@FEW
@given(seed=SEEDS, options=VARIANTS)
def test_the_rules_hold_in_every_position(seats: int, seed: int, options: dict[str, Any]) -> None:
    """Invariants 1 to 12: what `faults` says, and the main ones again in other words."""
    pos, rng = GAME.new(seats, seed, **options).quiet(), Rng(seed)
    moves = 0
    while not pos.over:
        pos.play(*pick(pos, rng))
        moves += 1
        assert pos.faults() == []
        check_moment(pos, LETTERS[:seats])
    assert moves <= GAME.max_moves
    assert counter(pos, "round") <= 20


@pytest.mark.parametrize("seats", [2, 3, 4])
@FEW
@given(seed=SEEDS)
def test_glory_moves_between_players_but_for_the_bank(seats: int, seed: int) -> None:
    """Invariants 3 and 10: the sum changes only where the bank gives or takes, and 0 is reached in the hero phase only."""
    pos, rng = GAME.new(seats, seed), Rng(seed)
    while not pos.over:
        before = sum(glory(pos, letter) for letter in LETTERS[:seats])
        told, phase, fallen = len(pos.events(None)), counter(pos, "phase"), counter(pos, "fallen")
        pos.play(*pick(pos, rng))
        new = [event["event"] for event in pos.events(None, told)]
        after = sum(glory(pos, letter) for letter in LETTERS[:seats])
        assert after == before or phase == 0 or any(name in INCOME for name in new)
        assert counter(pos, "fallen") == fallen or phase == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
@FEW
@given(seed=SEEDS)
def test_nobody_sees_what_is_hidden(seats: int, seed: int) -> None:
    """Invariant 13: in any world that a seat imagines, what it sees is the same, and the rules hold."""
    pos, rng = GAME.new(seats, seed), Rng(seed)
    for step in range(200):
        if pos.over:
            return
        if step % 8 == 0:
            seat = rng.below(seats)
            world = pos.resample(seat, rng)
            assert world.view(seat) == pos.view(seat)
            assert world.faults() == []
        pos.play(*pick(pos, rng))


def broken(pos: Position, *changes: tuple[str, str, object]) -> str:
    """Why a dump with some parts changed is refused."""
    dump: Any = pos.dump()
    for part, key, value in changes:
        dump[part][key if part != "agenda" else 0] = value
    with pytest.raises(BadDump) as refusal:
        GAME.load(dump)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ([("zones", "discard", ["R01"])], "are not complete"),
        ([("zones", "object pile", [])], "the Objects or the Heroes"),
        ([("counters", "round", 21)], "the round"),
        ([("counters", "lap", 2)], "laps"),
        ([("counters", "phase", 0)], "when all is set up"),
        ([("counters", "ended", 1)], "ended for a reason"),
        ([("counters", "glory 1", 16)], "do not add up"),
        ([("counters", "glory 1", 0), ("counters", "minted", -15)], "has no glory"),
        ([("counters", "beaten 3", 1)], "order of elimination"),
        ([("counters", "beaten 3", 1), ("counters", "fallen", 1)], "still has something"),
        ([("counters", "stands 1", 5)], "not on the table"),
        ([("counters", "received A01", 3)], "too many Challenges"),
        ([("counters", "received A01", 0)], "too many Challenges"),
        ([("counters", "stands 2", 1)], "a Challenge of his player"),
        ([("counters", "partner 1", 2)], "same Adventure"),
        ([("counters", "share 1", 2)], "without an alliance"),
        ([("agenda", "", {"decision": "CardTurn", "seat": 0})], "not of this phase"),
        ([("agenda", "", {"decision": "OpenAuction", "seat": 0, "other": 2, "place": 0})], "cannot be asked"),
        ([("agenda", "", {"decision": "HireOrFight", "seat": 0, "place": 0})], "cannot be asked"),
    ],
)
def test_a_broken_position_is_refused(changes: list[tuple[str, str, object]], why: str) -> None:
    assert why in broken(table(at={"A": "A01"}, challenges=["B C01 A01"]), *changes)


def test_a_bid_above_the_cap_is_refused() -> None:
    """Invariant 4"""
    pos = play(table(at={"A": "A01"}, challenges=["B C01 A01"]), "A face C01", "A open 3")
    answer = {"decision": "AnswerBid", "seat": 1, "hero": 0, "other": 1, "place": 0, "bid": 16, "last": 0, "raised": 0}
    assert "cannot be asked" in broken(pos, ("agenda", "", answer))
