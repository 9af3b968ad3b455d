"""The board of a seat, from which the generic table is drawn, shows what the seat knows and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import tablee
from tablee import Game, Position, Rng
from tablee.engine.knowledge import board, open_board

from ..small_games import GOOD

GAMES = [*(tablee.game(name) for name in tablee.list_games()), *GOOD.values()]


def along(game: Game, seats: int, seed: int, most: int = 60) -> Iterator[Position]:
    """Moments of a match in which everybody plays anything."""
    pos, rng = game.new(seats=seats, seed=seed), random.Random(seed)
    for moved in range(most):
        if pos.over:
            return
        if moved % 4 == 0:
            yield pos
        seat = rng.choice(pos.to_act)
        pos.play(seat, rng.choice(pos.legal(seat)))


def cards_of(seen: dict[str, Any]) -> dict[str, list[str]]:
    return {place["name"]: place["cards"] for place in seen["places"]}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_board(game: Game) -> None:
    rng = Rng(5)
    for seed in range(3):
        for pos in along(game, game.seats[1], seed):
            for seat in (None, *range(pos.seats)):
                seen = board(pos, seat)
                for _ in range(2):
                    assert board(pos.resample(seat, rng), seat) == seen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_board_has_every_card_where_it_lies_and_shows_those_that_the_seat_knows(game: Game) -> None:
    for pos in along(game, game.seats[1], 7):
        everything = cards_of(open_board(pos))
        assert everything == {zone.place.name: sorted_like(zone.place.ordered, pos, zone.cards) for zone in pos.zones}
        for seat in (None, *range(pos.seats)):
            bit = 0x80 if seat is None else 1 << seat
            for zone in pos.zones:
                seen = cards_of(board(pos, seat))[zone.place.name]
                known = [pos.config.box.names[zone.card(n)] for n in range(len(zone)) if zone.knowers(n) & bit]
                assert sorted(card for card in seen if not card.startswith("?")) == sorted(known)
                assert len(seen) == len(zone)


def sorted_like(ordered: bool, pos: Position, cards: list[int]) -> list[str]:
    return [pos.config.box.names[card] for card in (cards if ordered else sorted(cards, reverse=True))]


def test_a_hidden_hand_is_hidden() -> None:
    """If it were not, the first test could not fail."""
    pos = tablee.game("push").new(seats=2, seed=1)
    while "Turn" not in type(pos.agenda[-1]).__name__:
        pos.play(pos.to_act[0], pos.legal(pos.to_act[0])[0])
    mine, other = cards_of(board(pos, 0)), cards_of(board(pos, 1))
    assert not any(card.startswith("?") for card in mine["hand 1"])
    assert all(card.startswith("?") for card in mine["hand 2"] + mine["deck 1"] + other["hand 1"])
    assert mine["hand 1"]
    assert cards_of(board(pos, None))["hand 1"] == other["hand 1"]
