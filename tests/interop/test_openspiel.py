"""Games in OpenSpiel: its own tests pass, its searches play, our bots play there, and nobody is told a secret."""

from __future__ import annotations

import itertools
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.algorithms.mcts_agent import MCTSAgent

import tablee
import tablee.interop.openspiel as spiel
from tablee import Rng
from tablee.bots import Bot, Perspective
from tablee.interop.openspiel import bots as spiel_bots

from .openspiel_checks import (
    dealt,
    is_kept_exactly,
    keeps_secrets,
    known_to,
    loaded,
    passes_api_test,
    passes_games_sim_test,
    passes_random_sim_test,
    passes_rl_environment,
    searching,
    states_of,
)

TABLES = [("push", 2), ("virtopia", 1), ("virtopia", 3)]


@pytest.fixture
def push() -> Any:
    return loaded("push", 2)


# OpenSpiel's own tests.


def test_every_installed_game_is_registered() -> None:
    assert spiel.register() == [f"tablee_{name}" for name in tablee.list_games()]
    assert set(spiel.register()) <= set(pyspiel.registered_names())


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_simulation_test_in_c_passes(name: str, seats: int) -> None:
    passes_random_sim_test(loaded(name, seats), matches=2)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_simulation_test_in_python_passes(name: str, seats: int) -> None:
    passes_games_sim_test(loaded(name, seats))


@pytest.mark.parametrize("name", ["push", "virtopia"])
def test_the_checks_of_the_api_pass(name: str) -> None:
    passes_api_test(name, pyspiel.load_game(f"tablee_{name}"))


@pytest.mark.parametrize("kind", rl_environment.ObservationType)
def test_the_environment_for_learners_runs(push: Any, kind: rl_environment.ObservationType) -> None:
    assert sorted(passes_rl_environment(push, kind)) in ([-1.0, 1.0], [0.0, 0.0])


# What is declared.


def test_what_openspiel_is_told_of_a_game(push: Any) -> None:
    game = tablee.game("push")
    assert str(push) == "tablee_push(seats=2)"
    assert push.num_distinct_actions() == game.actions
    assert push.observation_tensor_shape() == push.information_state_tensor_shape() == [game.observation.size]
    assert push.max_game_length() == game.max_moves
    assert (push.min_utility(), push.max_utility(), push.utility_sum()) == (-1.0, 1.0, None)
    assert push.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert loaded("virtopia", 2).get_type().utility == pyspiel.GameType.Utility.IDENTICAL


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("tablee_push(seats=4,aggressive=true,first=3)", {"aggressive": True, "first": 3}),
        ("tablee_push(tournament=true,ages=2 1,target=50)", {"tournament": True, "ages": [2, 1], "target": 50}),
        ("tablee_virtopia(hope=8,leaders=TWJC)", {"hope": "8", "leaders": "TWJC"}),
        ("tablee_conan(seats=3)", {"turning": True}),
        ("tablee_conan(seats=3,turning=off)", {"turning": False}),
        ("tablee_epic(chapter=2,legacy=K1 K4)", {"chapter": 2, "legacy": ["K1", "K4"]}),
    ],
)
def test_options_are_parameters(name: str, options: dict[str, object]) -> None:
    game = pyspiel.load_game(name)
    chosen = dealt(game).position.config.options
    assert {option: chosen[option] for option in options} == options
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_players_is_another_word_for_seats() -> None:
    assert str(pyspiel.load_game("tablee_push", {"players": 3})) == "tablee_push(seats=3)"
    with pytest.raises(tablee.BadOptions, match="with 4 seats and with 3 players"):
        pyspiel.load_game("tablee_push(seats=4,players=3)")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("tablee_push(seats=5)", "2 to 4 seats"),
        ("tablee_push(aggressive=true)", "PUSH-120"),
        ("tablee_push(tournament=true,ages=2 x)", "'x' is no seat"),
        ("tablee_conan(turning=maybe)", "usual, on or off"),
    ],
)
def test_what_does_not_fit_is_refused(name: str, why: str) -> None:
    with pytest.raises(tablee.BadOptions, match=why):
        pyspiel.load_game(name)


# Playing.


def test_a_match_is_the_one_of_its_seed(push: Any) -> None:
    *_, last = states_of(push, seed=70_000)
    again = tablee.game("push").new(2, seed=70_000)
    for move in last.full_history()[4:]:
        again.play(move.player, move.action)
    assert again.outcome is not None
    assert tuple(last.returns()) == again.outcome.returns
    assert again.dump() == last.position.dump()


def test_actions_are_called_as_everywhere(push: Any) -> None:
    state = dealt(push)
    action = state.legal_actions()[-1]
    named = state.position.name(action)
    assert state.action_to_string(action) == f"{named['verb']} team={named['team']}"
    assert state.string_to_action(state.action_to_string(action)) == action


def test_an_illegal_action_is_refused_and_changes_nothing(push: Any) -> None:
    state = dealt(push)
    before = str(state)
    with pytest.raises(tablee.IllegalMove):
        state.apply_action(push.num_distinct_actions() - 1)
    assert (str(state), state.move_number()) == (before, 4)


def test_before_the_deal_nobody_knows_anything(push: Any) -> None:
    state = push.new_initial_state()
    state.apply_action(200)
    assert known_to(state, 0)[1:4] == known_to(push.new_initial_state(), 0)[1:4]
    assert not any(state.observation_tensor(0))
    state.chance_outcomes().clear()
    assert len(state.chance_outcomes()) == 256
    with pytest.raises(tablee.TableeError, match="before the deal"):
        _ = state.position
    with pytest.raises(tablee.TableeError, match="2\\*\\*32"):
        spiel.deal(state, 1 << 32)


def test_a_clone_goes_its_own_way(push: Any) -> None:
    for state in itertools.islice(states_of(push), 30):
        clone = state.clone()
        before = str(state)
        if not clone.is_terminal():
            clone.apply_action(clone.legal_actions()[-1])
        assert str(state) == before


@pytest.mark.parametrize("name", ["push", "heros"])
def test_states_are_kept_exactly(name: str) -> None:
    game = loaded(name, 2)
    for n, state in enumerate(states_of(game, most=90)):
        if n % 20 == 0 and not state.is_terminal():
            is_kept_exactly(state)
            is_kept_exactly(state.imagine(1, Rng(n)))


def test_pickles_are_read_where_nothing_was_imported(push: Any) -> None:
    kept = pickle.dumps([push, dealt(push)])
    code = "import pickle, sys; print(*(str(each)[:20] for each in pickle.load(sys.stdin.buffer)))"
    read = subprocess.run([sys.executable, "-c", code], input=kept, capture_output=True, check=True)
    assert read.stdout.decode().split()[0] == "tablee_push(seats=2)"


# Secrets.


@pytest.mark.parametrize(("name", "seats"), [("push", 2), ("heros", 3), ("conan", 2), ("virtopia", 2)])
def test_a_player_is_told_the_same_in_all_it_takes_for_possible(name: str, seats: int) -> None:
    assert keeps_secrets(loaded(name, seats), seed=11, every=5, most=60) > 5


def test_what_a_player_takes_for_possible_names_no_secret(push: Any) -> None:
    state = next(state for state in states_of(push) if state.move_number() > 20)
    other = state.imagine(0, Rng(3))
    assert other.history() == []
    assert other.match.seed == b""
    assert other.position.moves == []


@pytest.mark.parametrize("name", ["push", "heros"])
def test_sealed_answers_are_successive_hidden_turns(name: str) -> None:
    state = next(state for state in states_of(loaded(name, 2)) if len(state.position.to_act) == 2)
    assert state.current_player() == 0
    assert state.legal_actions(1) == []
    told = [known_to(state.child(action), 1) for action in state.legal_actions()]
    assert told[0][4] == 1
    assert all(each == told[0] for each in told)


@pytest.mark.parametrize("name", ["push", "heros"])
@pytest.mark.parametrize("recall", [True, False])
def test_a_spectator_is_shown_what_all_can_see(name: str, recall: bool) -> None:
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=recall, private_info=pyspiel.PrivateInfoType.NONE)
    game = loaded(name, 2)
    spectator = game.make_py_observer(kind)
    state = next(state for state in states_of(game) if state.move_number() > 30)
    worlds = [state, *(state.imagine(player, Rng(3)) for player in (0, 1))]
    assert len({spectator.string_from(world, player) for world in worlds for player in (0, 1)}) == 1
    assert spectator.string_from(state, 0).startswith("player -1\n") == recall
    for world in worlds:
        spectator.set_from(world, 1)
        assert list(spectator.tensor) == pytest.approx(state.position.features(None))


def test_what_one_player_alone_knows_is_not_offered(push: Any) -> None:
    single, all_players = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.ALL_PLAYERS
    for public, private in ((False, single), (True, all_players)):
        kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
        assert push.make_py_observer(kind) is None
    with pytest.raises(tablee.TableeError, match="no parameters"):
        push.make_py_observer(None, {"colour": 3})


# Bots.


@pytest.mark.parametrize("resampled", [True, False])
def test_information_set_search_plays_a_match(push: Any, resampled: bool) -> None:
    search = searching(push, simulations=4)
    if resampled:
        search.set_resampler(spiel.resampler(7))
    state = dealt(push)
    while not state.is_terminal():
        state.apply_action(search.step(state))
    assert sum(state.returns()) == 0


def test_information_set_search_is_the_same_for_the_same_seed(push: Any) -> None:
    state = next(state for state in states_of(push) if len(state.legal_actions()) > 5)

    def policy() -> Any:
        search = searching(push, simulations=15)
        search.set_resampler(spiel.resampler(9))
        return search.get_policy(state)

    assert policy() == policy()


def test_information_set_search_answers_sealed_questions_and_the_second_player(push: Any) -> None:
    heros = loaded("heros", 2)
    for game in (push, heros):
        state = next(state for state in states_of(game) if len(state.position.to_act) == 2)
        state.apply_action(state.legal_actions()[0])
        assert searching(game, simulations=3).step(state) in state.legal_actions()


def test_tree_search_plays(push: Any) -> None:
    chance = np.random.RandomState(2)
    ours = spiel.bot(push, 1, "greedy")
    in_python = MCTSBot(push, 1.0, 3, RandomRolloutEvaluator(1, chance), random_state=chance)
    assert sum(evaluate_bots.evaluate_bots(push.new_initial_state(), [in_python, ours], chance)) == 0
    in_c = pyspiel.MCTSBot(push, pyspiel.RandomRolloutEvaluator(1, 3), 1.0, 3, 100, False, 5, False)
    assert sum(pyspiel.evaluate_bots(push.new_initial_state(), [in_c, ours], 7)) == 0


def test_the_search_plays_as_an_agent_in_the_environment_for_learners(push: Any) -> None:
    env = rl_environment.Environment(push, include_full_state=True)
    agents = [MCTSAgent(player, push.num_distinct_actions(), searching(push, simulations=2)) for player in range(2)]
    step = env.reset()
    for _ in range(8):
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert not step.first()


def test_our_bots_play_the_same_for_the_same_seed(push: Any) -> None:
    def moves(seed: int) -> list[int]:
        state = dealt(push)
        players = [spiel.bot(push, player, "greedy:30", seed) for player in range(2)]
        pyspiel.evaluate_bots(state, players, 1)
        history: list[int] = state.history()
        return history

    assert moves(1) == moves(1)
    assert moves(1) != moves(2)


def test_our_bots_are_given_a_perspective_and_nothing_else(push: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Perspective] = []

    class Spy(Bot):
        def choose(self, perspective: Perspective) -> int:
            given.append(perspective)
            return perspective.legal[0]

    monkeypatch.setattr(spiel_bots, "make_bot", lambda game, spec, seed: Spy())
    players = [spiel.bot(push, player, "hard") for player in range(2)]
    for state in states_of(push):
        if not state.is_terminal() and len(state.legal_actions()) > 1:
            assert players[state.current_player()].step(state) == state.legal_actions()[0]
            world = given[-1].world
            assert (world.moves, int(given[-1].seat)) == ([], state.current_player())
            assert world.rng.state() != state.position.rng.state()
            assert world.view(given[-1].seat) == state.position.view(state.current_player())
    assert len(given) > 10


def test_a_bot_or_a_player_that_there_is_not_is_refused(push: Any) -> None:
    with pytest.raises(tablee.TableeError, match="no bot “nobody”"):
        spiel.bot(push, 0, "nobody")
    with pytest.raises(tablee.BadOptions, match="no seat 2"):
        spiel.bot(push, 2, "greedy")
