"""Automatic answers: the only one there is, and those that a person's standing order gives.

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
from ..operate.logs import at_table
from ..storage import Away
from ..texts import Refusal

if TYPE_CHECKING:
    from .table import Table

LOG: Final = logging.getLogger("tablee.server")


class Occasion(NamedTuple):
    """The question that an answer is for, and the order that gave it."""

    question: tuple[int, int]
    order: str | None


class AutoAnswers:
    """The answers that are on their way at one table, by seat."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.under_way: dict[int, Occasion] = {}

    def asked(self) -> list[int]:
        """The people for whom an answer may be sent now. After taking back, a person answers the question in person."""
        waiting, history = self.table.waiting(), self.table.history
        if history is None or not waiting or history.returned:
            return []
        return [seat for seat in waiting if self._concerns(history.pos, seat)]

    def _concerns(self, pos: Position, seat: int) -> bool:
        """Whether a question may be answered for a person: in a response window, or when there is one answer only."""
        question, holder = pos.question, self.table.seats[seat]
        assert question is not None
        if not holder.human or question.window:
            return holder.human
        plain = self.table.settings.forced and question.public(pos, seat)
        return (holder.forced or plain) and len(pos.legal(seat)) == 1

    def expected(self, pos: Position) -> bool:
        """Whether the server must check if an answer has to be sent in a position."""
        return not pos.over and any(self._concerns(pos, seat) for seat in pos.to_act)

    def answer(self, seat: int) -> int | None:
        """The action that is sent for a seat, from what the seat knows; None when the person is asked instead."""
        history = self.table.history
        if history is None or seat not in self.asked():
            return None
        pos, holder = history.pos, self.table.seats[seat]
        try:
            world = pos.resample(seat, Rng(secrets.token_hex(16)))
            action = pos.config.game.ordered(world, seat, holder.order, holder.forced)
        except Exception:
            LOG.exception("a standing order failed; the person is asked")
            return None
        return action if action in pos.legal(seat) else None

    def due(self) -> bool:
        """Whether some answer has to be sent."""
        return any(self.answer(seat) is not None for seat in self.asked())

    def start(self) -> None:
        """Begin an answer for everybody who may need one and has none on its way from here."""
        for seat in self.asked():
            occasion = self._occasion(seat)
            if self.under_way.get(seat) != occasion:
                self.under_way[seat] = occasion
                self.table.tables.spawn(self._run(self.table.itself(), seat, occasion))

    def _occasion(self, seat: int) -> Occasion:
        assert self.table.history is not None
        return Occasion(self.table.history.question(seat), self.table.seats[seat].standing)

    def _stands(self, seat: int, occasion: Occasion) -> bool:
        """Whether the question is still open, and the order still the same."""
        return self.under_way.get(seat) == occasion and seat in self.asked() and self._occasion(seat) == occasion

    async def _run(self, table: Table, seat: int, occasion: Occasion) -> None:
        """Wait for the beat, then send the answer if there is one; the table is held meanwhile."""
        with at_table(table.id):
            await self._answer_in_time(table, seat, occasion)

    async def _answer_in_time(self, table: Table, seat: int, occasion: Occasion) -> None:
        loop = asyncio.get_running_loop()
        asked, slots = loop.time(), table.robots.slots()
        try:
            action = self.answer(seat)
            spent = loop.time() - asked
            await asyncio.sleep(slots.leaves(spent) - spent)
            while action is not None and self._stands(seat, occasion):
                await self._send(table, seat, action)
        finally:
            if self.under_way.get(seat) == occasion:
                del self.under_way[seat]

    async def _send(self, table: Table, seat: int, action: int) -> None:
        """Send the answer once. The caller tries again when another seat was faster or the database was away."""
        assert table.history is not None
        try:
            await table.match.play_for(seat, action, "order", table.history.n)
        except Refusal:
            return
        except Away:
            await asyncio.sleep(1.0)
