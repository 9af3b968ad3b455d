"""Games for the tools of others: environments of PettingZoo and Gymnasium, and games of OpenSpiel, each an extra of its own.

| module | what it gives | needs |
| --- | --- | --- |
| `tablee.interop.pettingzoo` | learners at all seats, acting in turn or in cycles | `pip install "tablee[pettingzoo]"` |
| `tablee.interop.gymnasium` | one learner among bots, one match or many at once | `pip install "tablee[gymnasium]"` |
| `tablee.interop.openspiel` | every game in OpenSpiel's registry; bots of both | `pip install "tablee[openspiel]"` |

All of them show a seat the same numbers and count the same actions. What they mean is told here, without any of the extras.

>>> print(describe("push"))                                  # doctest: +ELLIPSIS, +NORMALIZE_WHITESPACE
push: 428 numbers in an observation, 1388 actions
<BLANKLINE>
number  what it tells                                counted in
     0  own hand 0                                   1/2
     1  own hand 1                                   1/2
...
   427  asked of player +3                           1
<BLANKLINE>
actions                 verb, and its parameters
0–3                     team: team 0–3
...
1376–1387               discard: value 0–11
"""

from __future__ import annotations

from typing import Final

from ..bots.loop import playouts
from ..engine.game import Game
from ..engine.rng import Rng
from ..engine.verb import Verb
from ..registry import game as game_by_name
from ..registry import list_games

__all__ = ["describe", "overview"]

VERBS: Final = f"{'actions':22}  verb, and its parameters"
SAMPLE: Final = 20
"""How many matches with random answers the overview counts."""


def describe(game: str | Game) -> str:
    """What each number of a game's observation tells, and what its action numbers stand for, as text.

    A number is `(byte - offset) / divisor` of what is counted: “1/2” counts in halves,
    “1/20, from -1” in twentieths, from one below zero on.
    """
    known = game_by_name(game) if isinstance(game, str) else game
    observer = known.observation
    counted = [_counted(*how) for how in zip(observer.divisors, observer.offsets, strict=True)]
    wide = max(len(name) for name in observer.names)
    rows = [f"{n:6}  {name:{wide}}  {how}" for n, (name, how) in enumerate(zip(observer.names, counted, strict=True))]
    verbs = [f"{_numbers(verb):22}  {verb.name}{_parameters(verb)}" for verb in known.verbs]
    sizes = f"{known.id}: {len(observer.names)} numbers in an observation, {known.actions} actions"
    return "\n".join([sizes, "", f"number  {'what it tells':{wide}}  counted in", *rows, "", VERBS, *verbs])


def overview() -> str:
    """The sizes of all installed games as a table in Markdown: what environments have, and how long matches are.

    How many answers a match has is counted in matches with random answers, at as many seats as are usual.
    """
    head = "| game | seats | observation | actions | answers in a match | at most |\n| --- | --- | --- | --- | --- | --- |\n"
    return head + "\n".join(_sizes(game_by_name(name)) for name in list_games())


def _sizes(game: Game) -> str:
    low, high = game.seats
    played = playouts(game.new(game.usual_seats, seed=0).quiet(), SAMPLE, Rng(0))
    length = f"about {round(played / SAMPLE / 10) * 10} ({game.usual_seats} seats)"
    return f"| `{game.id}` | {low}–{high} | {len(game.observation.names)} | {game.actions} | {length} | {game.max_moves} |"


def _counted(divisor: int, offset: int) -> str:
    step = "1" if divisor == 1 else f"1/{divisor}"
    return f"{step}, from {-offset}" if offset else step


def _numbers(verb: Verb) -> str:
    """The numbers of a verb's actions; those of cards that an overlay may add lie apart."""
    own = _span(verb.base, verb.size)
    return f"{own}, {_span(verb.spare, verb.room)}" if verb.room else own


def _span(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first}–{first + size - 1}"


def _parameters(verb: Verb) -> str:
    """The parameters of a verb, with the least and the most of each."""
    told = [f"{param} {verb.starts[n]}–{verb.ends(n) - 1}" for n, param in enumerate(verb.params)]
    return f": {', '.join(told)}" if told else ""
