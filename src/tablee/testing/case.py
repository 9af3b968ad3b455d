"""Where a check begins, and what checks are made of: random play, and all that a seat can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ..engine.game import Game
from ..engine.knowledge import board
from ..engine.position import Position, bit_of
from ..engine.rng import Rng
from ..engine.zone import Zone
from ..telling import plain, told_events, told_view

Move = tuple[int, int]
"""A seat and the number of an action."""


@dataclass(frozen=True)
class Case:
    """Where a check begins: a match of `game`, `steps` random moves in."""

    game: Game
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    seed: int = 0
    steps: int = 0

    def new(self) -> Position:
        return self.game.new(self.seats, self.seed, **self.options)  # type: ignore[arg-type]

    def rng(self) -> Rng:
        return Rng(self.seed * 1000 + self.steps)

    def reached(self, rng: Rng) -> Position:
        """The position after `steps` random moves, or the last one in which somebody owes an answer."""
        pos = self.new()
        for _ in range(self.steps):
            before = pos.clone()
            play(pos, random_move(pos, rng))
            if pos.over:
                return before
        return pos


# Playing.


def random_move(pos: Position, rng: Rng) -> Move:
    seat = pick(pos.to_act, rng)
    legal = pos.legal(seat)
    assert legal, f"seat {seat} owes an answer and has none: {pos.dump()['agenda']}"
    return seat, pick(legal, rng)


def play(pos: Position, move: Move) -> None:
    pos.play(*move)


def after(pos: Position, move: Move) -> Position:
    new = pos.clone()
    play(new, move)
    return new


def walk(pos: Position, rng: Rng, most: int) -> Iterator[tuple[Position, Move]]:
    """Random play: each position with the move that is about to be made in it."""
    for _ in range(most):
        if pos.over:
            return
        move = random_move(pos, rng)
        yield pos, move
        play(pos, move)


def pick(row: Any, rng: Rng) -> Any:
    return row[rng.below(len(row))]


def shuffled(row: list[int], rng: Rng) -> list[int]:
    keyed = [(rng.word(), item) for item in row]
    return [item for _, item in sorted(keyed)]


# Seeing.


def sight(pos: Position, seat: int | None) -> dict[str, object]:
    """All that a seat, or a spectator, can learn from the public API."""
    seen: dict[str, object] = {
        "view": pos.view(seat),
        "events": pos.events(seat),
        "features": pos.features(seat),
        "board": board(pos, seat),
    }
    game, events = pos.config.game, pos.events(seat)
    seen["telling"] = [told_view(game, plain(pos.view(seat))).get("telling"), *told_events(game, events, seat)]
    if seat is not None:
        seen |= {"legal": pos.legal(seat), "mask": pos.mask(seat), "can_undo": pos.can_undo(seat)}
    return seen


def everybody(pos: Position) -> list[int | None]:
    return [None, *range(pos.seats)]


def assert_same(one: dict[str, object], two: dict[str, object], what: str) -> None:
    for key, value in one.items():
        assert two[key] == value, f"{what}: {key} differs\n{two[key]}\n{value}"


def known_cards(pos: Position, seat: int | None) -> Counter[int]:
    """Every card whose face a seat knows, wherever it lies."""
    bit = bit_of(-1 if seat is None else seat)
    return Counter(card for zone in pos.zones for card, knowers in slots(zone) if knowers & bit)


def all_cards(pos: Position) -> Counter[int]:
    return Counter(card for zone in pos.zones for card in zone.cards)


def slots(zone: Zone) -> list[tuple[int, int]]:
    return [(int(zone.card(slot)), int(zone.knowers(slot))) for slot in range(len(zone.cards))]
