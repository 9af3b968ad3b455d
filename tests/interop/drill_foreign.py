"""The suites of PettingZoo and Gymnasium on every game at every number of seats: minutes. Run by `make drills`."""

from __future__ import annotations

from typing import Final

import pytest

import tablee

from .checks import SUITES, check_gymnasium, check_secrets, check_secrets_of_a_learner


def _tables() -> list[tuple[str, int]]:
    seats = {name: tablee.game(name).seats for name in tablee.list_games()}
    return [(name, n) for name, (low, high) in seats.items() for n in range(low, high + 1)]


TABLES: Final = _tables()


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("suite", SUITES)
def test_the_suites_of_pettingzoo_pass(game: str, seats: int, suite: str) -> None:
    SUITES[suite](game, seats)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_checker_of_gymnasium_finds_nothing(game: str, seats: int) -> None:
    check_gymnasium(game, seats)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nobody_sees_what_their_seat_does_not_know(game: str, seats: int) -> None:
    check_secrets(game, seats, steps=60)
    for seat in range(seats):
        check_secrets_of_a_learner(game, seats, seat, steps=20)
