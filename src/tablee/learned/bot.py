"""How a net plays: by itself, or with imagined futures in which everybody plays by the net."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..bots.base import BadBot, Bot, Perspective
from ..bots.factories import parse_limit, whole_number
from ..engine.game import Game
from ..engine.position import Position
from ..engine.relative import absolute_actions, relative_actions
from ..engine.rng import Rng
from ..vec.fleet import Fleet
from . import weights
from .net import Floats, Net, drawn

WIDEST: Final = 6
UNLIKELY: Final = 0.02
STAGES: Final = 2
TURNS: Final = 3
MOST_PLIES: Final = 60
MOST_AT_ONCE: Final = 240
TRUST: Final = 24.0


class Thinking:
    """A net at one table: the fleet in which futures are played on, and the tables that count players from who acts on."""

    def __init__(self, net: Net, world: Position, room: int) -> None:
        game, seats = world.config.game, int(world.seats)
        self.net = net
        self.relative = [relative_actions(game, seats, seat) for seat in range(seats)]
        self.absolute = [absolute_actions(game, seats, seat) for seat in range(seats)]
        self.observer = game.observation
        self.fleet = Fleet(self.observer, [world] * room, 0, self.relative, self.absolute)

    def glance(self, world: Position, seat: int, legal: list[int]) -> Floats:
        """How likely the net finds each legal answer of a seat."""
        row = np.frombuffer(self.observer.row(world, seat), np.uint8)[None, :]  # type: ignore[call-overload]
        turned = np.array([[self.relative[seat][action] for action in legal]])
        chances: Floats = self.net.chances(self.net.hidden(row), turned, np.array([len(legal)]))[0]
        return chances

    def play_on(self, worlds: list[Position], seat: int, turns: int, rng: np.random.Generator) -> Floats:
        """What a seat may hope for in each world after everybody has played by the net until its turn has come so often."""
        fleet = self.fleet
        fleet.load(worlds)
        left = np.full(len(worlds), turns)
        for _ in range(MOST_PLIES):
            fleet.ask()
            asked = _array(fleet.to_act, np.int64)[: len(worlds)]
            left -= asked == seat
            running = (asked >= 0) & (left > 0)
            if not running.any():
                break
            fleet.answer(self._answers(running, rng).tobytes())
        return self._hopes(seat, asked)

    def _answers(self, running: npt.NDArray[np.bool_], rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """An answer for each world that goes on, drawn as the net likes them; -1 for the others."""
        fleet, which = self.fleet, np.flatnonzero(running)
        rows = _array(fleet.rows, np.uint8).reshape(-1, int(fleet.width))[which]
        legal = _array(fleet.legal, np.int32).reshape(-1, 1024)[which]
        counts = _array(fleet.counts, np.int64)[which]
        chosen = drawn(self.net.chances(self.net.hidden(rows), legal, counts), rng)
        answers = np.full(len(running), -1)
        answers[which] = legal[np.arange(len(which)), chosen]
        return answers

    def _hopes(self, seat: int, asked: npt.NDArray[np.int64]) -> Floats:
        rows = _array(self.fleet.look(seat), np.uint8).reshape(len(asked), -1)
        hopes = self.net.values(self.net.hidden(rows))
        ended = _array(self.fleet.returns(seat), np.float64)
        return np.where(asked < 0, ended, hopes).astype(np.float32)


class LearnedBot(Bot):
    """Plays by a net; with `futures` above 0, it plays so many on with its likeliest answers before it chooses.

    However many answers are legal, as many futures are played: how long it thinks must not tell what cards are held.
    """

    def __init__(self, game: Game, rng: Rng, futures: int, net: Net | None = None, seconds: float = 0.0) -> None:
        self.game = game
        self.rng = rng
        self.futures = futures
        self.seconds = seconds
        self._net = net
        self._thinking: dict[int, Thinking] = {}
        self.chance = np.random.default_rng(int(rng.word()))

    def thinking(self, world: Position) -> Thinking:
        """What it thinks with at a table of so many seats; NoWeights where it never learned that."""
        seats = int(world.seats)
        if seats not in self._thinking:
            net = self._net or weights.load(self.game, seats)
            self._thinking[seats] = Thinking(net, world, min(max(1, self.futures), MOST_AT_ONCE))
        return self._thinking[seats]

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.answers()
        if len(legal) == 1:
            return legal[0]
        seat = int(perspective.seat)
        likely = self.thinking(perspective.world).glance(perspective.world, seat, legal)
        if not self.futures:
            return legal[int(likely.argmax())]
        order = [int(n) for n in np.argsort(-likely)[:WIDEST] if likely[n] >= UNLIKELY * likely.max()]
        return legal[order[0]] if len(order) == 1 else legal[self.best(perspective, [(n, legal[n]) for n in order], likely)]

    def best(self, perspective: Perspective, tried: list[tuple[int, int]], likely: Floats) -> int:
        """Which of the likeliest answers does best in imagined futures; half of them are given up on the way."""
        began = perf_counter()
        totals = np.zeros(len(tried))
        visits = np.zeros(len(tried))
        kept = np.arange(len(tried))
        for stage in range(1, STAGES + 1):
            left = max(1, self.futures // (STAGES * len(kept)))
            while left > 0:
                worlds = min(left, max(1, MOST_AT_ONCE // len(kept)))
                hopes = self.futures_of(perspective, [tried[n][1] for n in kept], worlds)
                totals[kept] += hopes.sum(axis=0)
                visits[kept] += worlds
                left -= worlds
                if 0 < self.seconds * stage / STAGES < perf_counter() - began:
                    break
            belief = self.belief(totals[kept], visits[kept], likely[[tried[n][0] for n in kept]])
            kept = kept[np.argsort(-belief)][: max(2, (len(kept) + 1) // 2)]
        return tried[int(kept[0])][0]

    def belief(self, totals: npt.NDArray[Any], visits: npt.NDArray[Any], likely: Floats) -> npt.NDArray[Any]:
        """What each answer is believed to bring: how likely it seemed counts as much as `TRUST` futures."""
        usual = totals.sum() / visits.sum()
        glance = 0.1 * (np.log(likely) - np.log(likely).mean())
        believed: npt.NDArray[Any] = (totals + TRUST * (usual + glance)) / (visits + TRUST)
        return believed

    def futures_of(self, perspective: Perspective, actions: list[int], worlds: int) -> Floats:
        """What each action brings in each of so many worlds: a row a world, the same luck for all actions in it."""
        seat = perspective.seat
        begun: list[Position] = []
        for _ in range(worlds):
            world = perspective.imagine(self.rng)
            world.past = None
            for action in actions:
                future = world.quiet()
                future.step(seat, action)
                begun.append(future)
        return self.thinking(perspective.world).play_on(begun, int(seat), TURNS, self.chance).reshape(worlds, -1)


def make_learned(game: Game, make_policy: Callable[[], Any], argument: str, rng: Rng) -> Bot:
    """learned plays by the net alone; learned:200 plays 200 imagined futures on before each answer; @ sets a limit."""
    count, seconds = parse_limit(argument)
    futures = whole_number(count)
    if argument and not futures:
        wrong = BadBot(f"“learned” takes how many futures it plays on (learned:200), not “{argument}”")
        raise wrong.saying("fault-bot-learned", argument=argument)
    return LearnedBot(game, rng, futures, seconds=seconds)


def _array(row: Any, dtype: Any) -> npt.NDArray[Any]:
    return np.frombuffer(row, dtype)
