"""Decisions asked again: what a strong bot answers with other seeds, and what each answer does to everybody's chances."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from ...bots import Perspective, make_bot, plain_spec
from ...engine.position import Position
from ...engine.rng import Rng
from .. import chance
from ..plan import Cell, Plan, derived

TIMES: Final = 8
"""How often a decision is asked again."""


class Again:
    """Asks every so many decisions with a choice again, in the way that the seed of the match settles."""

    def __init__(self, plan: Plan, cell: Cell, seed: str, lineup: list[int]) -> None:
        self.step = plan.choices
        self.seen = 0
        self.cell = cell
        self.seed = seed
        chooser = plain_spec(cell.game, plan.chooser) if plan.chooser else ""
        self.specs = [chooser or cell.specs[bot] for bot in lineup]
        try:
            self.model: chance.Chance | None = chance.of(cell.game, cell.seats)
        except chance.NoChance:
            self.model = None

    def due(self) -> bool:
        """Whether the decision that comes now is one of those asked again: the first, then every so many."""
        self.seen += 1
        return (self.seen - 1) % self.step == 0

    def row(self, pos: Position, n: int, seat: int, legal: list[int], chosen: int) -> dict[str, Any]:
        """The answers with how often each was given, and the chances of all seats before and after each."""
        counts = Counter(self.answer(pos, n, seat, time) for time in range(TIMES))
        answers = sorted({chosen, *counts})
        return {
            "n": n,
            "seat": seat,
            "question": type(pos.agenda[-1]).__name__,
            "legal": len(legal),
            "chosen": chosen,
            "answers": answers,
            "counts": [counts[answer] for answer in answers],
            "before": self.chances(pos),
            "after": [self.after(pos, seat, answer) for answer in answers],
        }

    def answer(self, pos: Position, n: int, seat: int, time: int) -> int:
        """What the bot says when it is asked for another time."""
        bot = make_bot(self.cell.game, self.specs[seat], derived(self.seed, "again", n, time))
        return bot.choose(Perspective.of(pos, seat, Rng(derived(self.seed, "again window", n, time))))

    def after(self, pos: Position, seat: int, answer: int) -> list[float]:
        """The chances when the answer has been played; where the match is over, the part of the victory."""
        then = pos.clone()
        then.play(seat, answer)
        return self.chances(then)

    def chances(self, pos: Position) -> list[float]:
        """Everybody's chance, each from what that seat sees; none where no model was fitted."""
        if self.model is None:
            return []
        outcome = pos.outcome
        if outcome is None:
            return self.model.together([pos.features(seat) for seat in range(self.cell.seats)])
        share = 1 / max(1, len(outcome.winners))
        return [share * (seat in outcome.winners) for seat in range(self.cell.seats)]
