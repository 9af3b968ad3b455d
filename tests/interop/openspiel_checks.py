"""What OpenSpiel asks of every game, in its own words, and what we ask of each state besides."""

from __future__ import annotations

import contextlib
import io
import pickle
import unittest
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.tests import games_sim_test

import tablee.interop.openspiel as spiel
from tablee import Rng


def loaded(name: str, seats: int) -> Any:
    """A game of ours as OpenSpiel loads it."""
    return pyspiel.load_game(f"tablee_{name}(seats={seats})")


def dealt(game: Any, seed: int = 1) -> Any:
    """A state straight after the deal."""
    state = game.new_initial_state()
    spiel.deal(state, seed)
    return state


def states_of(game: Any, seed: int = 1, most: int = 100_000) -> Iterator[Any]:
    """The states of a match with random answers, up to the last or to so many."""
    state, chance = dealt(game, seed), np.random.RandomState(seed)
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        state.apply_action(chance.choice(state.legal_actions()))


# OpenSpiel's own tests, as they are.


def passes_random_sim_test(game: Any, matches: int) -> None:
    """OpenSpiel's test in C++ for games."""
    pyspiel.random_sim_test(game, num_sims=matches, serialize=True, verbose=False)


def passes_games_sim_test(game: Any) -> None:
    """What `games_sim_test.py` does with every game."""
    with contextlib.redirect_stdout(io.StringIO()):
        games_sim_test.GamesSimTest().sim_game(game)


def passes_api_test(name: str, game: Any) -> None:
    """What `api_test.py` checks in 400 states of every game that is too large for its whole tree."""
    made = type("Checks", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": f"tablee_{name}"})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(made).run(result)
    assert result.testsRun >= 5
    assert not result.failures + result.errors, (result.failures + result.errors)[0][1]


def passes_rl_environment(game: Any, kind: rl_environment.ObservationType) -> list[float]:
    """An episode in OpenSpiel's environment for learners; what it brought."""
    env = rl_environment.Environment(game, observation_type=kind, enable_legality_check=True)
    env.seed(5)
    chance = np.random.RandomState(5)
    step = env.reset()
    while not step.last():
        seen = step.observations
        assert len(seen["info_state"][seen["current_player"]]) == env.observation_spec()["info_state"][0]
        step = env.step([chance.choice(seen["legal_actions"][seen["current_player"]])])
    rewards: list[float] = step.rewards
    return rewards


# What we ask besides.


def searching(game: Any, simulations: int, seed: int = 3) -> ISMCTSBot:
    """OpenSpiel's information-set search."""
    chance = np.random.RandomState(seed)
    return ISMCTSBot(game, RandomRolloutEvaluator(1, chance), 1.0, simulations, random_state=chance)


def known_to(state: Any, player: int) -> list[object]:
    """All that a state tells a player."""
    return [
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
        state.current_player(),
        state.legal_actions(player),
    ]


def keeps_secrets(game: Any, seed: int, every: int = 7, most: int = 400) -> int:
    """In what a player takes for possible, all that it is told is the same; how often something else was not."""
    rng, differed = Rng(seed), 0
    for n, state in enumerate(states_of(game, seed, most)):
        if n % every == 0 and not state.is_terminal():
            for player in range(game.num_players()):
                other = state.imagine(player, rng)
                assert known_to(other, player) == known_to(state, player)
                differed += str(other.match.pos.quiet().dump()["zones"]) != str(state.match.pos.quiet().dump()["zones"])
    return differed


def is_kept_exactly(state: Any) -> None:
    """A state comes back from a pickle as it was, and what players were told with it."""
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.history() == state.history()
    for player in range(state.num_players()):
        assert known_to(again, player) == known_to(state, player)
