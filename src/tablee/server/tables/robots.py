"""The robots of a table: bots, clocks, and answers that are sent for people."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING, Final

from ...engine.errors import IllegalMove
from ...engine.position import Position
from .. import wire
from ..bot_pool import BotTrouble, Requester, choose_job, fallback
from ..operate.figures import FALLBACKS
from ..operate.logs import at_table
from ..storage import WAKE_MS, Away
from ..storage.rows import now
from ..texts import Refusal
from .auto_answers import AutoAnswers
from .clocks.paces import Clock, clock_of
from .clocks.spans import Span, counted, still_spans
from .clocks.timing import Timing
from .history import History
from .slots import Slots, slots_for

if TYPE_CHECKING:
    from .table import Table

LOG: Final = logging.getLogger("tablee.server")
CLOCKS_DIFFER: Final = 5_000
PLAIN_LEVEL: Final = "normal"


class Robots:
    """Everything that answers at a table without a person's click."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.auto_answers = AutoAnswers(table)
        self._bots: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is at work here, or an answer is on its way."""
        return bool(self.auto_answers.under_way) or (self._bots is not None and not self._bots.done())

    def expected(self, pos: Position) -> bool:
        """Whether a bot has to answer in a position, or the server must check if an answer has to be sent."""
        return self.auto_answers.expected(pos) or any(self.table.seats[seat].robotic for seat in pos.to_act)

    def bot_seats(self) -> list[int]:
        """The seats that a bot must answer for now."""
        return [seat for seat in self.table.waiting() if self.table.seats[seat].robotic]

    # Waking.

    def wake(self) -> None:
        """Start the bots and automatic answers that are due and not already at work in this process."""
        self.auto_answers.start()
        if self.bot_seats() and (self._bots is None or self._bots.done()):
            self._bots = self.table.tables.spawn(self._run_bots(self.table.itself()))

    def wake_after(self, n: int) -> None:
        """Wake the robots if our row `n` asked one of them; a single process wakes them in any case."""
        history = self.table.history
        asked = [*self.bot_seats(), *self.auto_answers.asked()]
        if self.table.storage.sqlite or any(history and history.asked_by[seat] == n for seat in asked):
            self.wake()

    def next_look(self) -> int | None:
        """When a process must look at this table again, in ms."""
        robots = self.bot_seats() or self.auto_answers.due()
        looks = [*([now() + WAKE_MS] if robots else []), *self.deadlines().values()]
        return min(looks, default=None)

    # When answers leave.

    def beat(self) -> float:
        """How long an automatic answer seems to be thought over, drawn at random without a look at any card."""
        return random.uniform(*self.table.settings.pace)

    def slots(self, level: str | None = None) -> Slots:
        """When an answer leaves that a bot of a level finds, or (without a level) that is sent for a person."""
        assert self.table.history is not None
        return slots_for(self.table.history.pos.config.game, level, self.table.settings.slot, self.beat())

    # Bots.

    async def _run_bots(self, table: Table) -> None:
        """Answer for bots until none is asked. A bot whose question has changed thinks again; no error ends this loop."""
        with at_table(table.id):
            await self._answer_for_bots(table)

    async def _answer_for_bots(self, table: Table) -> None:
        while seats := self.bot_seats():
            assert table.history is not None
            seat = random.choice(seats)
            question = table.history.question(seat)
            try:
                action = await self._think(seat)
                while self._still_asked(seat, question) and not await self._play(seat, action):
                    continue
            except Away:
                await asyncio.sleep(1.0)
            except Exception:
                LOG.exception("a bot's move failed")
                await asyncio.sleep(1.0)

    def _still_asked(self, seat: int, question: tuple[int, int]) -> bool:
        """Whether a bot is still asked the same; others' sealed answers change nothing in that."""
        history = self.table.history
        return history is not None and seat in self.bot_seats() and history.question(seat) == question

    def requester(self) -> Requester:
        """For whom this table's bots think. Where bots play among themselves, nobody waits for them."""
        people = [seat.person for seat in self.table.seats if seat.human and seat.person]
        return Requester(people[0] if people else self.table.header.host or "", self.table.id, awaited=bool(people))

    async def _play(self, seat: int, action: int) -> bool:
        """Whether a bot's answer has landed; another seat's may have been faster, and then it is given again."""
        match = self.table.match
        assert match.history is not None
        n = match.history.n
        try:
            try:
                await match.play_for(seat, action, "bot", n)
            except IllegalMove:
                LOG.warning("a bot's answer is illegal; the fallback bot answers")
                FALLBACKS.labels("illegal").inc()
                if match.history is not None and match.history.n == n:
                    await match.play_for(seat, fallback(match.history.pos, seat), "bot", n)
        except Refusal:
            return False
        return True

    async def _think(self, seat: int) -> int:
        """A bot's answer at a human pace: it leaves in a slot, whenever it was found, so that its timing tells nothing."""
        table = self.table
        assert table.history is not None
        loop = asyncio.get_running_loop()
        level = table.seats[seat].level or PLAIN_LEVEL
        pos, asked, slots = table.history.pos, loop.time(), self.slots(level)
        try:
            action = (await table.tables.pool.ask(choose_job(pos, seat, level), self.requester())).action
        except Exception as trouble:
            why = trouble.why() if isinstance(trouble, BotTrouble) else "failed"
            LOG.warning("a bot has no answer (%s: %s); the fallback bot answers", type(trouble).__name__, why)
            FALLBACKS.labels(why).inc()
            action = fallback(pos, seat) if seat in pos.to_act else -1
        spent = loop.time() - asked
        await asyncio.sleep(slots.leaves(spent) - spent)
        return action

    # Clocks.

    @property
    def clock(self) -> Clock:
        """The pace of this table."""
        return clock_of(self.table.header.clock)

    def deadline(self, seat: int | None = None) -> int | None:
        """When the clock of a seat runs out, or else the first of those that run; None when none does."""
        times = self.deadlines()
        if seat in times:
            return times[seat]
        return min(times.values(), default=None)

    def deadlines(self) -> dict[int, int]:
        """When the clock of each person who is asked runs out, in ms."""
        if not self.clock.runs:
            return {}
        asked = [seat for seat in self.table.waiting() if self.table.seats[seat].human]
        self._correct_future_times()
        return {seat: self._free_until(seat) + self.left(seat) for seat in asked}

    def clocks(self) -> list[wire.SeatClock]:
        """The time of everybody who plays, whether it runs or stands still; nothing without a clock, or once it is over."""
        history = self.table.history
        if not self.clock.runs or history is None or self.table.header.status != "running":
            return []
        running = self.deadlines()
        people = [seat.seat for seat in self.table.seats if seat.human]
        return [self._seat_clock(history, seat, seat in running) for seat in people]

    def _seat_clock(self, history: History, seat: int, runs: bool) -> wire.SeatClock:
        if runs:
            return wire.SeatClock(seat, self.clock.free, self.left(seat), self._free_until(seat))
        used = self.used(seat, now()) if self.table.header.paused and seat in history.pos.to_act else 0
        beyond = max(0, used - self.clock.free)
        return wire.SeatClock(seat, max(0, self.clock.free - used), max(0, self.left(seat) - beyond), None)

    def used(self, seat: int, at: int) -> int:
        """How long a seat has been asked what it is asked now, in ms that count."""
        assert self.table.history is not None
        since, carried = self._asked_since(self.table.history.timing, seat)
        still = still_spans(self.table.match.deeds, seat)
        lived = [life for life in self.table.tables.lives.spans() if life.until > since]
        return carried + counted(Span(since, at), lived, still)

    def _asked_since(self, timing: Timing, seat: int) -> tuple[int, int]:
        """Since when a seat is asked what it is asked now, and what it had used before. Who was out of time begins anew."""
        out = max((deed.at for deed in self.table.match.deeds if deed.seat == seat and deed.what == "time"), default=0)
        return (out, 0) if out > timing.since[seat] else (timing.since[seat], timing.carried[seat])

    def left(self, seat: int) -> int:
        """What a seat has left of its reserve, beside what it is asked now: nothing once it was out of time."""
        assert self.table.history is not None
        return 0 if self.table.seats[seat].timed_out else self.table.history.timing.left(seat)

    def _free_until(self, seat: int) -> int:
        """When the time is over that a question costs nothing, for a seat whose clock runs."""
        assert self.table.history is not None
        at = now()
        since, carried = self._asked_since(self.table.history.timing, seat)
        stood = max(0, at - since + carried - self.used(seat, at))
        return since - carried + stood + self.clock.free

    def _correct_future_times(self) -> None:
        """Set times that lie in the future to now: a clock that was ahead must not stop a question from running out."""
        at, history = now(), self.table.history
        for seat in history.pos.to_act if history is not None else ():
            if history is not None and history.timing.since[seat] > at + CLOCKS_DIFFER:
                history.timing.since[seat] = at

    async def answer_for(self, seat: int) -> None:
        """Answer for a seat whose time is up."""
        match = self.table.match
        if match.history is not None and seat in match.history.pos.to_act:
            await match.play_for(seat, fallback(match.history.pos, seat), "clock", match.history.n)
