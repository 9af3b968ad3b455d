"""Every game in OpenSpiel's registry, and bots of both at one table. Needs `pip install "tablee[openspiel]"`.

The import registers every installed game.

>>> import pyspiel
>>> import tablee.interop.openspiel as spiel
>>> game = pyspiel.load_game("tablee_push(seats=2)")
>>> state = game.new_initial_state()
>>> spiel.deal(state, seed=42)
>>> state.current_player(), state.action_to_string(state.legal_actions()[0])
(0, 'team team=0')
>>> bots = [spiel.bot(game, 0, "greedy"), pyspiel.make_uniform_random_bot(1, 1)]
>>> sum(pyspiel.evaluate_bots(state, bots, 1))
0.0

| | |
| --- | --- |
| load | `pyspiel.load_game("tablee_push(seats=2,apocalypse=true)")`; `players` is another word for `seats` |
| players | the seats, counted from 0 |
| chance | the deal: four chance nodes of 256 outcomes, the bytes of the seed of the match |
| actions | the numbers of the game's actions: `state.action_to_string(action)` says which |
| observation tensor | a row of float32: what the player may know |
| information state tensor | the same row |
| information state string | the player's own answers, all that it was told, and the table as it sees it |
| returns | at the end, from −1 (lost) to 1 (won alone); 0 before. A team shares its fate |
| length | one match; `game.max_game_length()` is more than any has; `tablee.interop.overview()` tells what is usual |
| utility | `IDENTICAL` where all win or lose together, `GENERAL_SUM` everywhere else |

`tablee.interop.overview()` gives the sizes of all games, and `tablee.interop.describe("push")` says one by one what the
numbers of an observation and of actions mean.

**Parameters** are the options of the game. On or off is `true` or `false`; where what is usual depends on the number of
seats, it is `on`, `off` or `usual`. A seat is a number from 1 on, and 0 stands for none. Several names or seats stand in a
row, with a space between (`legacy=K1 K4`). What does not go together is refused by `tablee.BadOptions`.

**Turns.** The dynamics are sequential. A question that several seats answer in secret is put to one after the other, the
lowest seat first, and nobody learns an answer before all are given: it is in no string and in no tensor of the others.

**Chance.** All chance comes from the deal. Later shuffles and dice follow from its seed, hidden from everybody as the cards
of a pile are, so that a history replays to the same match, and `spiel.deal(state, seed=7)` deals that of
`tablee.game("push").new(2, seed=7)`. The chance mode is therefore `EXPLICIT_STOCHASTIC`. (OpenSpiel can neither pickle nor
serialise a game written in Python that is declared `SAMPLED_STOCHASTIC`.) Before the deal, tensors are all zeros.

**What players know.** Strings and tensors come from what the seat may see and was told, and from nothing else; a card that
it has not seen is in none of them. The information state string tells apart whatever the player could tell apart. The
tensor does not remember: it is the observation, in which the cards are that the seat has seen and still knows of. Observers
(`game.make_py_observer`) also give what a spectator sees (`private_info=NONE`). What one player alone knows is not offered
apart from what all do: such an observer is None. `str(state)` and `state.position` are the true position with all its
secrets.

**Searching.** OpenSpiel's information-set search plays with worlds that the player could be in:

>>> import numpy as np
>>> from open_spiel.python.algorithms.ismcts import ISMCTSBot
>>> from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
>>> chance = np.random.RandomState(5)
>>> search = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), uct_c=1.0, max_simulations=10, random_state=chance)
>>> search.set_resampler(spiel.resampler(seed=5))
>>> state = game.new_initial_state()
>>> spiel.deal(state, seed=7)
>>> int(search.step(state)) in state.legal_actions()
True

Without a resampler it asks `state.resample_from_infostate`, which gives such worlds too. Their history is empty, since the
true one names secrets. The search in C++ (`pyspiel.ISMCTSBot`) asks no game in Python for worlds, and cannot play. MCTS of
both kinds plays, but it searches the state that it is given: the true one, with all cards open and dice that fall the same
in every simulation, unless it is handed `state.imagine(player, rng)`. (`pyspiel.MCTSBot.step` crashes with any game in
Python, because it copies states without Python's lock; `mcts_search` and `pyspiel.evaluate_bots` do not.)

**Our bots** are `spiel.bot(game, player, "hard", seed)`, any bot by its name. They are given what their player may know.

Pickles of games and states are read anywhere, strings of `pyspiel.serialize_game_and_state` where this module was imported.
"""

from __future__ import annotations

from ...registry import game as game_by_name
from ...registry import list_games
from .bots import TableeBot, bot, deal, resampler
from .states import TableeGame, TableeObserver, TableeState, game_type, pyspiel

__all__ = ["TableeBot", "TableeGame", "TableeObserver", "TableeState", "bot", "deal", "register", "resampler"]


def register() -> list[str]:
    """Make every installed game known to OpenSpiel; their names there."""
    known = set(pyspiel.registered_names())
    names = []
    for name in list_games():
        kind = game_type(game_by_name(name))
        names.append(kind.short_name)
        if kind.short_name not in known:
            # A class of its own: OpenSpiel keeps what makes a game beyond the end of Python, and a class is never freed.
            pyspiel.register_game(kind, type(f"TableeGame_{name}", (TableeGame,), {"game": game_by_name(name)}))
    return names


register()
