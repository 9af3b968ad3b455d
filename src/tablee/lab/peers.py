"""The peers of `tablee bench`, random play in each: OpenSpiel, RLCard and catanatron, where they are installed.

A move is any step of the peer's own loop, chance nodes included; a decision is a step that a player chooses.
"""

from __future__ import annotations

import importlib
import json
import random
from collections.abc import Callable
from typing import Any, Final

import tablee

from ..bots.loop import playouts
from ..engine.rng import Rng
from .bench import in_turns, whole_match

OPEN_SPIEL: Final = ("crazy_eights(players=4)", "go_fish", "gin_rummy")
START: Final = tablee.game("push").new(seats=2, seed=1)
RNG: Final = Rng(11)
RLCARD: Final = ("uno", "gin-rummy")


def all_figures() -> dict[str, dict[str, float]]:
    """The figures of every peer that is installed."""
    found: dict[str, dict[str, float]] = {}
    for measure in (open_spiel, rlcard, catanatron):
        try:
            found.update(measure())
        except ImportError:
            continue
    return found


def our_own_loop() -> int:
    """Matches of Push 'em up! for two in our own loop, as many as OpenSpiel plays in its."""
    return playouts(START, 10, RNG)


def our_match() -> int:
    """A match driven from Python, without a log as the peers have none."""
    return whole_match(START.quiet(), RNG)


def open_spiel() -> dict[str, dict[str, float]]:
    """OpenSpiel, in its own C++ loop and driven from Python."""
    spiel: Any = importlib.import_module("pyspiel")
    found = {}
    for name in OPEN_SPIEL:
        game = spiel.load_game(name)
        bots = [spiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
        share = decision_share(spiel, game, bots)
        loop, our_loop = in_turns(spiel_loop(spiel, game, bots), our_own_loop)
        driven, our_driven = in_turns(lambda game=game: spiel_driven(game), our_match)  # type: ignore[misc]
        found[f"OpenSpiel {name}"] = {
            "loop": loop,
            "loop decisions": loop * share,
            "driven": driven,
            "driven decisions": driven * share,
            "loop of push": our_loop,
            "driven of push": our_driven,
        }
    return found


def spiel_loop(spiel: Any, game: Any, bots: list[Any]) -> Callable[[], int]:
    """Whole matches in the C++ loop."""

    def play() -> int:
        moves = 0
        for _ in range(10):
            state = game.new_initial_state()
            spiel.evaluate_bots(state, bots, random.getrandbits(30))
            moves += state.move_number()
        return moves

    return play


def decision_share(spiel: Any, game: Any, bots: list[Any]) -> float:
    """How many of the moves a player chooses; the others are chance."""
    players = moves = 0
    for seed in range(50):
        state = game.new_initial_state()
        spiel.evaluate_bots(state, bots, seed)
        history = state.full_history()
        moves += len(history)
        players += sum(step.player >= 0 for step in history)
    return players / moves


def spiel_driven(game: Any) -> int:
    """A match of OpenSpiel driven from Python; how many moves it had."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        moves += 1
    return moves


def rlcard() -> dict[str, dict[str, float]]:
    """RLCard, driven from Python."""
    cards: Any = importlib.import_module("rlcard")
    found = {}
    for name in RLCARD:
        env = cards.make(name, config={"seed": 1})
        rate, ours = in_turns(lambda env=env: rlcard_match(env), our_match)  # type: ignore[misc]
        found[f"RLCard {name}"] = {"driven": rate, "driven decisions": rate, "driven of push": ours}
    return found


def rlcard_match(env: Any) -> int:
    """A match of RLCard; how many moves it had."""
    state, _ = env.reset()
    moves = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        moves += 1
    return moves


def catanatron() -> dict[str, dict[str, float]]:
    """catanatron, in its own loop, which is Python."""
    models: Any = importlib.import_module("catanatron")
    colors = list(models.Color)

    def play() -> int:
        game = models.Game([models.RandomPlayer(color) for color in colors[:4]])
        game.play()
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    rate, ours = in_turns(play, our_match)
    return {"catanatron": {"driven": rate, "driven decisions": rate, "driven of push": ours}}


if __name__ == "__main__":
    print(json.dumps(all_figures()))
