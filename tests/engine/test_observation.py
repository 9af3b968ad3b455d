"""What learners are shown: every entry has a name and a meaning, and no entry tells a secret."""

from __future__ import annotations

import pytest

import tablee
from tablee.engine.observation import PlainObserver
from tablee.engine.rng import Rng
from tablee.testing.case import Case, walk

GAMES = tablee.list_games()


@pytest.mark.parametrize("name", GAMES)
def test_every_entry_has_a_name_of_its_own(name: str) -> None:
    observation = tablee.game(name).observation
    assert len(observation.names) == len(set(observation.names)) == observation.size
    assert len(observation.divisors) == len(observation.offsets) == observation.size
    assert all(observation.names)


@pytest.mark.parametrize("name", GAMES)
def test_the_row_is_as_long_at_every_table(name: str) -> None:
    game = tablee.game(name)
    for seats in range(game.seats[0], game.seats[1] + 1):
        assert len(game.new(seats, seed=1).features(0)) == game.observation.size


@pytest.mark.parametrize("name", GAMES)
def test_the_question_and_whom_it_asks_are_in_the_row(name: str) -> None:
    game = tablee.game(name)
    for pos, _ in walk(game.new(seed=4), Rng(4), 60):
        for seat in range(int(pos.seats)):
            seen = dict(zip(game.observation.names, pos.features(seat)))
            asked = [kind for kind in game.decisions if seen[f"asked {kind}"]]
            assert asked == [type(pos.question).__name__]
            told = {(seat + step) % int(pos.seats) for step in range(int(pos.seats)) if seen[f"asked of player +{step}"]}
            assert told == set(pos.to_act)


@pytest.mark.parametrize("name", GAMES)
def test_no_entry_tells_what_a_seat_cannot_know(name: str) -> None:
    """Worlds that a seat cannot tell apart have the same row: of the game's own observer, and of the plain one."""
    game = tablee.game(name)
    plain = PlainObserver(game)
    rng = Rng(8)
    for seats in {game.seats[0], game.seats[1]}:
        for pos, _ in walk(Case(game, seats, seed=3).new(), Rng(5), 40):
            for seat in range(-1, seats):
                if seat >= 0:
                    world = pos.resample(seat, rng)
                    assert list(game.observation.row(world, seat)) == list(game.observation.row(pos, seat))
                    assert list(plain.row(world, seat)) == list(plain.row(pos, seat))
                else:
                    assert len(plain.row(pos, seat)) == plain.size


@pytest.mark.parametrize("name", GAMES)
def test_weights_can_tell_by_a_digest_what_they_were_trained_on(name: str) -> None:
    game = tablee.game(name)
    assert game.observation.digest() == game.observation.digest()
    digests = {tablee.game(other).observation.digest() for other in GAMES}
    assert len(digests) == len(GAMES)
