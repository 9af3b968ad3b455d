"""Where public facts alone tell that a seat has one answer only, it has one in every world that others can imagine."""

from __future__ import annotations

import pytest

import tablee
from tablee import Position, Rng
from tablee.bots import Perspective, make_bot
from tablee.testing.pinned import read

from .pins import pins_of

WORLDS = 3
TABLES = [(name, seats) for name in tablee.list_games() for seats in range(2, tablee.game(name).seats[1] + 1)]


def agree(pos: Position, seat: int, rng: Rng) -> None:
    """Everybody else imagines the seat with as many answers, one or several, as it has."""
    for watcher in (other for other in range(pos.seats) if other != seat):
        for _ in range(WORLDS):
            world = pos.resample(watcher, rng)
            assert world.agenda[-1].public(world, seat)
            assert (len(world.legal(seat)) == 1) == (len(pos.legal(seat)) == 1), type(pos.agenda[-1]).__name__


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_declared_public_is(name: str, seats: int) -> None:
    game = tablee.game(name)
    seen: set[str] = set()
    for seed in range(4):
        pos, rng, bot = game.new(seats=seats, seed=seed), Rng(seed), make_bot(game, "greedy", seed)
        while not pos.over:
            for seat in pos.to_act:
                if pos.agenda[-1].public(pos, seat):
                    seen.add(type(pos.agenda[-1]).__name__)
                    agree(pos, seat, rng)
            pos.play(pos.to_act[0], bot.choose(Perspective.of(pos, pos.to_act[0], rng)))
    assert set(read(pins_of(game))["public"][str(seats)]) <= seen


def test_a_turn_that_depends_on_the_hand_is_not() -> None:
    """Héros: whether anything but ending is legal depends on the cards held."""
    game = tablee.game("heros")
    pos = game.new(seats=2, seed=1)
    while type(pos.agenda[-1]).__name__ != "OptionalStep":
        pos.play(pos.to_act[0], pos.legal(pos.to_act[0])[0])
    assert not pos.agenda[-1].public(pos, pos.to_act[0])
