"""Every game at every number of seats passes OpenSpiel's own tests, is searched by its bots, and keeps its secrets: minutes.

Run by itself, in an environment that has the extra `openspiel`: `python -m pytest tests/interop/drill_openspiel.py`.
"""

from __future__ import annotations

import itertools

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import tablee
import tablee.interop.openspiel as spiel
from tablee import Rng

from .openspiel_checks import (
    dealt,
    is_kept_exactly,
    keeps_secrets,
    loaded,
    passes_api_test,
    passes_games_sim_test,
    passes_random_sim_test,
    passes_rl_environment,
    searching,
    states_of,
)

GAMES = {name: tablee.game(name) for name in tablee.list_games()}
TABLES = [(name, seats) for name, game in GAMES.items() for seats in range(game.seats[0], game.seats[1] + 1)]
OPTIONS = [(name, option) for name, game in GAMES.items() for option in game.options]

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


@every_table
def test_the_simulation_test_in_c_passes(name: str, seats: int) -> None:
    passes_random_sim_test(loaded(name, seats), matches=1)


@every_table
def test_the_simulation_test_in_python_passes(name: str, seats: int) -> None:
    passes_games_sim_test(pyspiel.load_game(f"tablee_{name}", {"players": seats}))


@every_table
def test_the_checks_of_the_api_pass(name: str, seats: int) -> None:
    passes_api_test(name, loaded(name, seats))


@every_table
def test_the_environment_for_learners_runs(name: str, seats: int) -> None:
    for kind in rl_environment.ObservationType:
        assert len(passes_rl_environment(loaded(name, seats), kind)) == seats


@every_table
def test_a_player_is_told_the_same_in_all_it_takes_for_possible(name: str, seats: int) -> None:
    assert keeps_secrets(loaded(name, seats), seed=seats, every=9, most=400) > 0


@every_table
def test_states_are_kept_exactly(name: str, seats: int) -> None:
    for state in itertools.islice(states_of(loaded(name, seats), most=250), 24, None, 75):
        if not state.is_terminal():
            is_kept_exactly(state)
            is_kept_exactly(state.imagine(seats - 1, Rng(4)))


@every_table
def test_both_searches_answer(name: str, seats: int) -> None:
    game, chance = loaded(name, seats), np.random.RandomState(1)
    tree = MCTSBot(game, 1.0, 2, RandomRolloutEvaluator(1, chance), random_state=chance)
    sets = searching(game, simulations=2)
    sets.set_resampler(spiel.resampler(seats))
    for state in itertools.islice(states_of(game), 0, 40, 10):
        assert sets.step(state) in state.legal_actions()
        assert tree.step(state) in state.legal_actions()


@every_table
def test_our_bots_play_a_match(name: str, seats: int) -> None:
    game = loaded(name, seats)
    state = dealt(game, seed=2)
    returns = pyspiel.evaluate_bots(state, [spiel.bot(game, player, "greedy", player) for player in range(seats)], 1)
    outcome = state.position.outcome
    assert outcome is not None
    assert tuple(returns) == outcome.returns


@pytest.mark.parametrize(("name", "option"), OPTIONS)
def test_every_value_of_an_option_can_be_asked_for(name: str, option: str) -> None:
    game = GAMES[name]
    for seats, value in values(name, option):
        needs = {game.options[option].needs: True} if game.options[option].needs else {}
        asked = pyspiel.load_game(f"tablee_{name}", {"seats": seats, **needs, option: parameter(name, option, value)})
        state = dealt(asked)
        assert state.position.config.options[option] == value
        assert str(pyspiel.load_game(str(asked))) == str(asked)


def values(name: str, option: str) -> list[tuple[int, object]]:
    """The values of an option that are allowed by themselves, with the number of seats."""
    game = GAMES[name]
    kind = game.options[option]
    beside = {kind.needs: True} if kind.needs else {}
    tables = [(seats, value) for seats in range(game.seats[0], game.seats[1] + 1) for value in kind.values(seats)]
    return [(seats, value) for seats, value in tables if not game.check(seats, {**beside, option: value})]


def parameter(name: str, option: str, value: object) -> object:
    """A value as OpenSpiel's parameters write it."""
    declared = loaded(name, GAMES[name].seats[0]).get_type().parameter_specification[option]
    if isinstance(value, list):
        return " ".join(map(str, value))
    if isinstance(declared, str) and isinstance(value, bool):
        return "on" if value else "off"
    return type(declared)(value) if value is not None else type(declared)()
