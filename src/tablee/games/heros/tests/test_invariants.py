"""The ledger's invariants 1 to 15 and its bounds on the length of a match, over random play."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee import Position, Rng
from tablee.games.heros import GAME
from tablee.testing.notation import LETTERS, cards, counter, hand

from .build import advantages, avatar, pile, posed

FEW: Final = settings(max_examples=3, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
SEEDS: Final = st.integers(0, 2**32)
STYLES: Final = st.sampled_from(["any", "drawing", "giving"])


class Moment:
    """Where every card is."""

    def __init__(self, pos: Position) -> None:
        self.letters = LETTERS[: pos.seats]
        self.hands = {letter: Counter(hand(pos, letter).split()) for letter in self.letters}
        self.avatars = {letter: avatar(pos, letter) for letter in self.letters}
        self.posed = {letter: posed(pos, letter) for letter in self.letters}
        self.advantages = {letter: advantages(pos, letter) for letter in self.letters}
        self.pile = pile(pos)
        self.avatar_pile = cards(pos, "avatar pile")
        self.discard = Counter(cards(pos, "discard"))
        self.stock = counter(pos, "stock")
        self.served, self.lost, self.received = (counter(pos, name) for name in ("served", "lost", "received"))

    def everywhere(self) -> Counter[str]:
        return sum(self.hands.values(), Counter(self.pile) + self.discard)

    @property
    def all_posed(self) -> list[str]:
        return [card for row in self.posed.values() for card in row]


def pick(pos: Position, rng: Rng, style: str) -> tuple[int, int]:
    """A random move; "drawing" never asks, "giving" never declines if it can help it."""
    seat = pos.to_act[rng.below(len(pos.to_act))]
    legal = pos.legal(seat)
    shy = {"drawing": "ask", "giving": "decline"}.get(style)
    liked = [action for action in legal if pos.name(action)["verb"] != shy] or legal
    return seat, liked[rng.below(len(liked))]


def check_moment(now: Moment, whole: Counter[str]) -> None:
    """Invariants 1, 2, 4, 5, 6, 7."""
    assert now.everywhere() == whole
    assert all(card[0] in "VSD" for held in now.hands.values() for card in held)
    people = [*now.avatar_pile, *now.all_posed, *filter(None, now.avatars.values())]
    assert sorted(people) == [f"AV{number:02}" for number in range(1, 13)]
    assert now.stock + sum(now.advantages.values()) == 26
    if now.avatar_pile:
        assert all(now.avatars.values())
    assert len(now.avatar_pile) == max(0, 12 - len(now.letters) - len(now.all_posed))
    paid = sum(count for card, count in now.discard.items() if card[0] in "VS")
    defects = sum(count for card, count in now.discard.items() if card[0] == "D")
    assert paid == 2 * len(now.all_posed) + defects + now.served + now.lost
    assert sum(now.advantages.values()) == now.served + now.received


def check_step(before: Moment, verb: str, after: Moment) -> None:
    """Invariants 3, 8, 9: what never shrinks or grows, and what a request leaves alone."""
    assert len(after.pile) <= len(before.pile)
    assert after.stock <= before.stock
    assert before.discard <= after.discard
    assert all(after.posed[letter][: len(row)] == row for letter, row in before.posed.items())
    if verb in ("ask", "offer", "partner", "give", "give2", "giveto"):
        assert (after.pile, after.discard, after.stock) == (before.pile, before.discard, before.stock)
        assert {letter: total(after, letter) for letter in after.letters} == {
            letter: total(before, letter) for letter in before.letters
        }


def total(now: Moment, letter: str) -> int:
    return now.hands[letter].total() + now.advantages[letter] + bool(now.avatars[letter])


@pytest.mark.parametrize("seats", range(2, 7))
@FEW
@given(seed=SEEDS, style=STYLES)
def test_cards_are_conserved_and_paid_for(seats: int, seed: int, style: str) -> None:
    pos, rng = GAME.new(seats, seed).quiet(), Rng(seed)
    now = Moment(pos)
    whole = now.everywhere()
    while not pos.over:
        before = now
        seat, action = pick(pos, rng, style)
        pos.play(seat, action)
        now = Moment(pos)
        check_moment(now, whole)
        check_step(before, str(pos.name(action)["verb"]), now)


class Turns:
    """What happened in each turn of a match."""

    def __init__(self) -> None:
        self.verbs: list[list[str]] = []
        self.drawn: list[int] = []
        self.seats: list[int] = []


def turns_of(seats: int, seed: int, style: str) -> tuple[Position, Turns]:
    pos, rng, turns = GAME.new(seats, seed).quiet(), Rng(seed), Turns()
    while not pos.over:
        seat, action = pick(pos, rng, style)
        verb = str(pos.name(action)["verb"])
        if verb in ("draw", "ask"):
            assert len(pile(pos)) > 0
            turns.verbs.append([])
            turns.drawn.append(0)
            turns.seats.append(seat)
        left = len(pile(pos))
        pos.play(seat, action)
        turns.verbs[-1].append(verb)
        turns.drawn[-1] += left - len(pile(pos))
    return pos, turns


@pytest.mark.parametrize("seats", range(2, 7))
@FEW
@given(seed=SEEDS, style=STYLES)
def test_the_shape_and_length_of_a_match(seats: int, seed: int, style: str) -> None:
    """Invariants 10 to 14, and the bound on the number of turns."""
    pos, turns = turns_of(seats, seed, style)
    first = [verbs[0] for verbs in turns.verbs]
    assert all(verbs.count("pose") <= 1 for verbs in turns.verbs)
    assert max(turns.drawn) <= 4
    assert sum(turns.drawn) == 142
    assert 139 <= first.count("draw") <= 142
    assert len(first) <= 142 + 141 * seats
    assert all(first[turns.seats.index(seat)] == "draw" for seat in range(seats))
    assert "ask" * (seats + 1) not in "".join(first)
    assert pile(pos) == []
    gone = Counter(card[0] for card in cards(pos, "discard") if card[0] in "APC")
    assert gone == {"A": 15, "P": 12, "C": 12}
    assert pos.outcome is not None
    assert all(-140 <= score <= 504 for score in pos.outcome.scores)


@pytest.mark.parametrize("seats", [2, 4, 6])
@FEW
@given(seed=SEEDS)
def test_nobody_sees_what_is_hidden(seats: int, seed: int) -> None:
    """Invariant 15: in any world that a seat imagines, what it sees is the same, and the rules hold."""
    pos, rng = GAME.new(seats, seed), Rng(seed)
    for step in range(240):
        if pos.over:
            return
        if step % 12 == 0:
            seat = rng.below(seats)
            seen: Any = pos.view(seat)
            world = pos.resample(seat, rng)
            assert world.view(seat) == seen
            assert world.faults() == []
        pos.play(*pick(pos, rng, "giving"))
