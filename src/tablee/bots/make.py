"""Bots by their spec: a level of the game, or random, greedy, greedy:20 (whims in %), rollout:99, ismcts:2000,
ismcts:1s, puct:800, learned:200, advised:3000. Behind an @ stands the longest that a bot thinks: ismcts:30000@1500ms.

A habit of the game may follow: greedy/decline thinks as greedy does, with the policy bent that way.

Each installed package may offer bots in the entry-point group `tablee.bots`. The name of the entry point is the name of
the bot in specs, and what it loads is a `BotFactory`. The bots of this package register in the same way.
"""

from __future__ import annotations

# Interpreted: a bot's name and seed come from outside.
import logging
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from ..engine.game import Game, seed_text
from ..engine.rng import Rng
from .base import BadBot, Bot, Perspective
from .factories import parse_limit

LOG: Final = logging.getLogger("tablee.bots")
GROUP: Final = "tablee.bots"
LEVELS: Final = ("easy", "normal", "hard", "expert")
ALWAYS_THERE: Final = ("random", "greedy", "rollout", "ismcts", "puct")
OWN: Final = {
    **{name: f"tablee.bots.factories:make_{name}" for name in ALWAYS_THERE},
    "learned": "tablee.learned:make_learned",
    "advised": "tablee.learned:make_advised",
}


def make_bot(game: Game, spec: str, seed: int | str = 0) -> Bot:
    """A bot for a game; the same spec and seed always play the same. BadBot or BadSeed says what is wrong with them.

    Behind a | stands who plays where the first lacks weights or a package. A level all of whose bots lack something says so,
    and the level below it plays.
    """
    if not isinstance(spec, str):
        raise BadBot(f"a bot is named by a text, not by {spec!r}"[:200])
    makers: list[Callable[[], Bot]] = [partial(make_plain, game, each, seed) for each in alternatives(game, spec)]
    level, slash, habit = spec.partition("/")
    names = list(game.levels)
    if level in names[1:] and game.levels[level].partition(":")[0] not in ALWAYS_THERE:
        makers.append(partial(make_bot, game, names[names.index(level) - 1] + slash + habit, seed))
    return makers[0]() if len(makers) == 1 else Understudied(makers)


class Understudied(Bot):
    """A bot that may lack what it needs at this table; the next one for which all is there plays then in its place."""

    def __init__(self, makers: list[Callable[[], Bot]]) -> None:
        self.makers = makers
        self.bot: Bot
        self.replace()
        self.seconds = self.bot.seconds

    def replace(self) -> None:
        """Let the first bot play that can be made. The last one is the level below, and that it plays is said."""
        while self.makers:
            try:
                self.bot = self.makers.pop(0)()
                return
            except BadBot as missing:
                self.say(missing)
                if not self.makers:
                    raise

    def say(self, missing: BadBot) -> None:
        """Say what is missing where nothing but the level below is left."""
        if len(self.makers) == 1:
            LOG.warning("%s; the level below plays instead", missing)

    def choose(self, perspective: Perspective) -> int:
        while True:
            self.bot.seconds = self.seconds
            try:
                return self.bot.choose(perspective)
            except BadBot as missing:
                if not self.makers:
                    raise
                self.say(missing)
                self.replace()


def make_plain(game: Game, spec: str, seed: int | str) -> Bot:
    """A bot as its spec says, and no other in its place."""
    rng = Rng(seed_text(seed))
    bare, _, habit = spec.partition("/")
    if habit and habit not in game.habits:
        known = ", ".join(game.habits)
        raise BadBot(f"{game.id} has no habit “{habit}”: {known or 'it has none'}").saying(
            "fault-bot-habit", game=game.id, habit=habit, habits=known or "–"
        )
    make_policy = game.habits[habit] if habit else game.policy
    name, _, argument = bare.partition(":")
    if name not in _found():
        known = ", ".join([*game.levels, *list_bots()])
        raise BadBot(f"there is no bot “{spec}”: try {known}, as in ismcts:2000").saying("fault-bot", spec=spec, bots=known)
    made = _loaded(name)(game, make_policy, argument, rng)
    if not isinstance(made, Bot):
        raise BadBot(f"what makes the bot “{name}” made none, but {made!r}"[:200]).saying("fault-bot-broken", name=name)
    return made


def list_bots() -> list[str]:
    """The names of the installed bots, those of this package first."""
    return [*OWN, *sorted(set(_found()) - set(OWN))]


def plain_spec(game: Game, spec: str) -> str:
    """A spec with its level, if it names one, spelled out."""
    bare, slash, habit = spec.partition("/")
    return game.levels.get(bare, bare) + slash + habit


def alternatives(game: Game, spec: str) -> list[str]:
    """The specs of a level that has more than one: whichever comes first and has all it needs at a table plays there.

    >>> import tablee
    >>> alternatives(tablee.game("push"), "learned:200|ismcts:400/bold")
    ['learned:200/bold', 'ismcts:400/bold']
    """
    bare, slash, habit = plain_spec(game, spec).partition("/")
    return [each + slash + habit for each in bare.split("|")]


def limit_of(game: Game, spec: str) -> float:
    """The longest that a bot thinks about an answer, in seconds; 0 where its spec sets no limit.

    >>> import tablee
    >>> limit_of(tablee.game("push"), "ismcts:30000@1500ms")
    1.5
    """
    return parse_limit(plain_spec(game, spec).partition("/")[0])[1]


@cache
def _found() -> dict[str, EntryPoint]:
    """Every bot by its name. The names of this package mean its own bots, whatever else is installed."""
    own = {name: EntryPoint(name, factory, GROUP) for name, factory in OWN.items()}
    return {point.name: point for point in entry_points(group=GROUP)} | own


@cache
def _loaded(name: str) -> Any:
    """The factory of a bot: a BotFactory, unless the package that offers it is wrong."""
    try:
        factory = _found()[name].load()
    except Exception as error:
        if name in OWN and isinstance(error, ModuleNotFoundError):
            missing = BadBot(f"the bot “{name}” needs the package {error.name}")
            raise missing.saying("fault-bot-extra", name=name, package=error.name or name) from error
        wrong = BadBot(f"the bot “{name}” cannot be loaded: {type(error).__name__}: {error}"[:300])
        raise wrong.saying("fault-bot-broken", name=name) from error
    if not callable(factory):
        wrong = BadBot(f"the bot “{name}” cannot be made: {_found()[name].value} is no function")
        raise wrong.saying("fault-bot-broken", name=name)
    return factory
