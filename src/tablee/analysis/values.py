"""What a world is worth to everybody: played on by the game's policy, then valued by the calibrated chance or the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..bots.base import Perspective
from ..bots.loop import play_on
from ..bots.victory import shares_of
from ..engine.game import Game
from ..engine.knowledge import canonical
from ..engine.position import Position
from ..engine.rng import Rng
from ..lab import chance

HORIZON: Final = 20
"""How many answers a world is played on before the calibrated chance values it."""
FORESEES: Final = 0.15
"""A calibrated chance is used where it saves so much of the Brier score of always saying the mean."""

Values = list[float]
"""What something is worth to every seat: its chance of the victory."""


class Valuation:
    """Values worlds of one match. It is handed the true position only where the truth is asked for."""

    def __init__(self, pos: Position) -> None:
        self.game = pos.config.game
        self.policy = self.game.policy()
        self.model = foreseeing(self.game, int(pos.seats), pos.config.options)
        self.horizon = HORIZON if self.model is not None else -1

    def of(self, world: Position) -> Values:
        """What a world is worth now: the calibrated chance while it goes on, the victory once it is over."""
        if not world.agenda or self.model is None:
            return shares_of(world.returns(), self.game.team)
        return self.model.together([world.features(seat) for seat in range(int(world.seats))])

    def played_on(self, world: Position, rng: Rng) -> Values:
        """What a world is worth after everybody has played on."""
        play_on(world, self.policy, rng, self.horizon)
        return self.of(world)

    def after(self, world: Position, seat: int, answer: int | None, rng: Rng) -> Values:
        """What a world is worth after an answer of a seat, or (None) after that of the policy."""
        world.step(seat, self.policy.pick(world, seat, world.legal_vec(seat), rng) if answer is None else answer)
        return self.played_on(world, rng)

    def side_by_side(
        self, perspective: Perspective, answers: Sequence[int | None], worlds: int, rng: Rng
    ) -> list[list[Values]]:
        """By answer, what each imagined world is worth after it; in each world luck falls alike on all answers."""
        found: list[list[Values]] = [[] for _ in answers]
        for _ in range(worlds):
            world, luck = perspective.imagine(rng), rng.fork()
            for answer, values in zip(answers, found, strict=True):
                values.append(self.after(world.quiet(), int(perspective.seat), answer, luck.copy()))
        return found

    def in_truth(self, pos: Position, seat: int, answers: Sequence[int | None], tries: int, rng: Rng) -> list[Values]:
        """By answer, the mean of what the true world is worth after it. What is still to be rolled or shuffled stays open."""
        found: list[list[Values]] = [[] for _ in answers]
        for _ in range(tries):
            fate, luck = rng.fork(), rng.fork()
            for answer, values in zip(answers, found, strict=True):
                world = pos.quiet()
                world.rng = fate.copy()
                values.append(self.after(world, seat, answer, luck.copy()))
        return [mean_values(values) for values in found]

    def chance(self, pos: Position, seat: int, worlds: int, rng: Rng) -> float:
        """The chance of a seat by what it knows: the mean over worlds that it imagines."""
        known = canonical(pos, seat)
        total = 0.0
        for _ in range(worlds):
            total += self.played_on(known.resample(seat, rng), rng)[seat]
        return total / worlds


def perspective_of(pos: Position, seat: int, rng: Rng) -> Perspective:
    """The perspective of a seat, the same for all positions that look alike to it."""
    return Perspective(canonical(pos, seat).resample(seat, rng), seat)


def foreseeing(game: Game, seats: int, options: dict[str, object]) -> chance.Chance | None:
    """The calibrated chance, where it was fitted on such matches and foresees enough; None otherwise."""
    if game.chosen_options(options, seats):
        return None
    try:
        model = chance.of(game, seats)
    except chance.NoChance:
        return None
    return model if model.quality.brier <= (1 - FORESEES) * model.quality.brier_base else None


def mean_values(values: Sequence[Values]) -> Values:
    """The mean by seat."""
    return [sum(column) / len(values) for column in zip(*values, strict=True)]
