"""Answers that the server sends for people: forced ones, and those that their standing orders give.

Everybody who is asked in a response window is given a beat, drawn beforehand and waited for whatever they hold and have
ordered: only then is the answer sent, if there is one, in a slot like a bot's. So its timing tells nothing, and it is a move
like another. Elsewhere an answer is sent so where it is the only one: if everybody can see that, or if the person wants it so
and knows that it can be noticed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

from ...engine.position import Position
from ...engine.rng import Rng
from ..storage.storage import Away
from ..texts import Refusal

if TYPE_CHECKING:
    from .table import Table

LOG: Final = logging.getLogger("tablee.server")


class Errand(NamedTuple):
    """The question that an answer is for, and the order that gave it."""

    question: tuple[int, int]
    order: str | None


class Errands:
    """What is on its way at one table, by seat."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.under_way: dict[int, Errand] = {}

    def asked(self) -> list[int]:
        """The people for whom somebody sets out; a question that one came back to by taking back is one's own to answer."""
        waiting, line = self.table.waiting(), self.table.line
        if line is None or not waiting or line.returned:
            return []
        return [seat for seat in waiting if self._concerns(line.pos, seat)]

    def _concerns(self, pos: Position, seat: int) -> bool:
        """Whether a question may be answered for a person: in a response window, or when there is one answer only."""
        top, held = pos.agenda[-1], self.table.seats[seat]
        if not held.human or top.window:
            return held.human
        plain = self.table.hall.settings.forced and top.public(pos, seat)
        return (held.forced or plain) and len(pos.legal(seat)) == 1

    def expected(self, pos: Position) -> bool:
        """Whether somebody has to look whether an answer must be sent."""
        return bool(pos.agenda) and any(self._concerns(pos, seat) for seat in pos.to_act)

    def answer(self, seat: int) -> int | None:
        """What is answered for a seat, from what the seat knows; None: the person is asked."""
        if self.table.line is None or seat not in self.asked():
            return None
        pos, held = self.table.line.pos, self.table.seats[seat]
        try:
            world = pos.resample(seat, Rng(secrets.token_hex(16)))
            action = pos.config.game.ordered(world, seat, held.order, held.forced)
        except Exception:
            LOG.exception("a standing order failed; the person is asked")
            return None
        return action if action in pos.legal(seat) else None

    def due(self) -> bool:
        """Whether some answer has to be sent."""
        return any(self.answer(seat) is not None for seat in self.asked())

    def stir(self) -> None:
        """Set out for everybody for whom nobody here is on the way yet."""
        for seat in self.asked():
            errand = self._errand(seat)
            if self.under_way.get(seat) != errand:
                self.under_way[seat] = errand
                self.table.hall.spawn(self._run(seat, errand))

    def _errand(self, seat: int) -> Errand:
        assert self.table.line is not None
        return Errand(self.table.line.question(seat), self.table.seats[seat].standing)

    def _stands(self, seat: int, errand: Errand) -> bool:
        """Whether the question is still open, and the order still the same."""
        return self.under_way.get(seat) == errand and seat in self.asked() and self._errand(seat) == errand

    async def _run(self, seat: int, errand: Errand) -> None:
        loop = asyncio.get_running_loop()
        asked, slots = loop.time(), self.table.slots()
        try:
            action = self.answer(seat)
            spent = loop.time() - asked
            await asyncio.sleep(slots.leaves(spent) - spent)
            while action is not None and self._stands(seat, errand):
                await self._send(seat, action)
        finally:
            if self.under_way.get(seat) == errand:
                del self.under_way[seat]

    async def _send(self, seat: int, action: int) -> None:
        """Once; should another seat's sealed answer have been faster, or the database be away, it is tried again."""
        assert self.table.line is not None
        try:
            await self.table.play_for(seat, action, "order", self.table.line.n)
        except Refusal:
            return
        except Away:
            await asyncio.sleep(1.0)
