"""A bot that is bound: it may not use some cards, or uses them whenever it can. So one learns what a card is worth.

Which cards an answer uses is not asked of its name but tried: the answer is played in worlds that the seat imagines, and the
game says what was used (`Game.uses`). It counts if it was so in all of them, so that what is only drawn by luck does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...bots import Bot, Perspective
from ...engine.decision import Sealed
from ...engine.game import Game
from ...engine.position import Past, Position
from ...engine.rng import Rng

WORLDS: Final = 2


class BoundBot(Bot):
    """Answers as another bot does, unless a card is forbidden or forced; then the best other answer by the game's policy."""

    def __init__(self, free: Bot, game: Game, forbid: Sequence[str], force: Sequence[str], rng: Rng) -> None:
        self.free = free
        self.game = game
        self.forbid = frozenset(forbid)
        self.force = frozenset(force)
        self.policy = game.policy()
        self.rng = rng

    def choose(self, perspective: Perspective) -> int:
        wished = self.free.choose(perspective)
        allowed = self.allowed(perspective)
        if wished in allowed:
            return wished
        world, seat = perspective.world, perspective.seat
        return max(allowed, key=lambda action: self.policy.worth(world, seat, action))

    def allowed(self, perspective: Perspective) -> list[int]:
        """The answers that the bond leaves: those that use a forced card, where there are any, and no forbidden one."""
        seat, legal = int(perspective.seat), perspective.answers()
        worlds = [perspective.imagine(self.rng) for _ in range(WORLDS)]
        used = {action: used_by(self.game, worlds, seat, action) for action in legal}
        free = [action for action in legal if not used[action] & self.forbid] or legal
        return [action for action in free if used[action] & self.force] or free


def used_by(game: Game, worlds: Sequence[Position], seat: int, action: int) -> frozenset[str]:
    """The cards that a seat uses by an answer, in whichever of some worlds it is."""
    found = [used_in(game, world, seat, action) for world in worlds]
    return frozenset.intersection(*found)


def used_in(game: Game, world: Position, seat: int, action: int) -> frozenset[str]:
    """The same in one world. Where others answer in secret at the same time, they give their first answers."""
    pos = world.quiet()
    pos.past = Past({})
    asked = pos.agenda[-1]
    pos.play(seat, action)
    while isinstance(asked, Sealed) and pos.agenda and pos.agenda[-1] is asked and pos.to_act:
        other = pos.to_act[0]
        pos.play(other, pos.legal(other)[0])
    return frozenset(card for card, by in game.uses(pos) if by == seat)
