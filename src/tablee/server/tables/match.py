"""The match at a table: what is played, and how it gets into the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Final

from ...engine.position import Position
from .. import frames, wire
from ..operate.figures import MOVES_BY
from ..storage import WAKE_MS, Away
from ..storage.rows import BROKEN_OFF, By, Match, Move, Seat, TableRows, What, now
from ..texts import Refusal
from . import rated
from .clocks.spans import Deed
from .history import History, pack_dump

if TYPE_CHECKING:
    from .table import Table

LOG: Final = logging.getLogger("tablee.server")
FRESH_WAKE_MS: Final = 5_000


class LiveMatch:
    """The row of a match, its seats and its history, and everything that changes them.

    `history` is None before the start, and for a finished match of other rules. `profiles` are the people here of whom others
    may be shown a profile; `deeds` are what stopped clocks, where the table has some.
    """

    def __init__(
        self, table: Table, header: Match, seats: list[Seat], history: History | None, deeds: Iterable[Deed] = ()
    ) -> None:
        self.table = table
        self.id = header.id
        self.header = header
        self.seats = seats
        self.history = history
        self.profiles: frozenset[str] = frozenset()
        self.deeds = list(deeds)
        self.lock = asyncio.Lock()
        self._refreshing: asyncio.Task[None] | None = None
        self._snapshot_timer: asyncio.TimerHandle | None = None
        self._unsaved = False

    @property
    def busy(self) -> bool:
        """Whether something is being changed, or is not stored whole yet."""
        return self.lock.locked() or self._unsaved

    # Playing.

    async def answer(self, person: str, message: frames.Play, mid: str, began: float | None = None) -> int:
        """Play a person's move, which came at `began`; the seat's version once it is in the database."""
        if message.seat not in self.table.seats_of(person):
            raise Refusal("seat-yours", 403)
        async with self.lock:
            known = self.known_ack(person, mid)
            if known is not None:
                return known
            self.table.check_played_by_person(message.seat)
            await self._append(
                message.seat, message.action, person=person, mid=mid, seen=(message.version, message.epoch), began=began
            )
            assert self.history is not None
            version, n = self.history.version(message.seat), self.history.n - 1
        self._after(n, began, person)
        return version

    async def play_for(self, seat: int, action: int, by: By, n: int) -> None:
        """Play a move of a bot, of the clock or of an order, thought out for row `n`: should that be taken, it is stale."""
        began = perf_counter()
        async with self.lock:
            await self._append(seat, action, by=by, only=n)
        self._after(n, began)

    def known_ack(self, person: str | None, mid: str) -> int | None:
        """The version that was acknowledged for a message we have already taken."""
        known = self.history.acks.get((person, mid)) if self.history else None
        return known[1] if known else None

    async def _append(
        self,
        seat: int,
        action: int | Mapping[str, object],
        by: By = "person",
        person: str | None = None,
        mid: str | None = None,
        seen: tuple[int, int | None] | None = None,
        only: int | None = None,
        began: float | None = None,
    ) -> None:
        """Play on a copy, commit, then make the copy ours. Held under the lock; a lost race is looked at afresh.

        An answer took as long as until it `began` to be dealt with: what the database keeps it waiting costs nothing.
        """
        while True:
            history = self.table.running_history()
            if only is not None and history.n != only:
                raise Refusal("stale")
            self._check_fresh(history, seat, seen)
            played = history.pos.clone()
            played.play(seat, action)
            assert played.last_move is not None
            at, took = now(), self._took(seat, 0.0 if began is None else perf_counter() - began)
            move = Move(self.id, history.n, "play", seat, played.last_move[1], by, person, mid, at, took)
            outcome = outcome_of(played, history)
            if await self._commit(history, move, self._wake_time(played, move), outcome):
                history.advance(move, played)
                MOVES_BY[by].inc()
                self._unsaved = outcome is None
                if outcome is not None:
                    self._ended(move.at, outcome)
                return
            await self._catch_up()
            if mid is not None and self.known_ack(person, mid) is not None:
                return

    def _took(self, seat: int, waited: float = 0.0) -> int | None:
        """How long a seat has been asked, in ms, `waited` seconds ago; None without a clock."""
        robots, history = self.table.robots, self.history
        if not robots.clock.runs or history is None:
            return None
        return robots.used(seat, now() - int(waited * 1000)) if seat in history.pos.to_act else 0

    def _check_fresh(self, history: History, seat: int, seen: tuple[int, int | None] | None) -> None:
        """An answer counts for the question it was given to, not for one its author has not seen."""
        if seat >= len(self.seats):
            raise Refusal("seat", 404)
        if seen is None or seat not in history.pos.to_act:
            return
        version, epoch = seen
        if not history.asked_version[seat] <= version <= history.version(seat) or epoch not in (None, history.epoch):
            raise Refusal("stale")

    def _wake_time(self, played: Position, move: Move) -> int | None:
        """When another process shall look: at clocks, and should we die before bots or orders have answered.

        None when that is arranged.
        """
        at, flag = now(), self._first_flag(played, move)
        if not self.table.robots.expected(played) or (flag is not None and flag < at + WAKE_MS):
            return flag
        if self.table.storage.sqlite and self.header.wake_at is not None and self.header.wake_at > at + FRESH_WAKE_MS:
            return None
        self.header.wake_at = at + WAKE_MS
        return self.header.wake_at

    def _first_flag(self, played: Position, move: Move) -> int | None:
        """When the time can be up, at the soonest, of somebody who is asked after a move; None without a reserve."""
        clock, history = self.table.robots.clock, self.history
        if not clock.reserve or history is None or played.over:
            return None
        left = min(self.table.robots.left(seat) for seat in played.to_act)
        return move.at + clock.free + max(0, left - max(0, (move.took or 0) - clock.free))

    def _after(self, n: int, began: float | None = None, author: str | None = None) -> None:
        """What follows from our row `n`, once it is safe. Robots are woken, and people told elsewhere, by the process
        whose move asks them.
        """
        self.table.feed.send_positions(began)
        if began is not None and LOG.isEnabledFor(logging.DEBUG):
            LOG.debug("a move is stored and sent", extra={"ms": round((perf_counter() - began) * 1000, 1)})
        if self.header.status == "finished":
            self.table.feed.send_table()
        else:
            self._snapshot_later()
            self.table.robots.wake_after(n)
        self.table.tables.notices.moved(self.table, n, author)

    # Taking back and ending.

    async def take_back(self, seat: int, person: str, what: What) -> None:
        """Undo (by the engine's rule) or take back (to one's last decision): one more row, nothing is deleted.

        Alone, also once the match is over: it goes on from there.
        """
        async with self.lock:
            while True:
                self.table.check_played_by_person(seat)
                history = self._reopenable() or self.table.running_history()
                count = self._takeable(history, seat, what)
                move = Move(self.id, history.n, what, seat, count, "person", person, None, now(), self._took(seat))
                if await self._commit(history, move, reopens=self.header.status == "finished"):
                    history.advance(move)
                    self._unsaved = True
                    break
                await self._catch_up()
            if self.header.status == "finished":
                await self.table.tables.retry_while_away(self.reload)
                self.table.feed.send_table()
        self._after(move.n, author=person)

    def _reopenable(self) -> History | None:
        """The history of a match that is over, where its only person may take back; a chapter stays as it ended."""
        over = self.header.status == "finished"
        return self.history if over and self.table.alone() and self.header.campaign is None else None

    def _takeable(self, history: History, seat: int, what: What) -> int:
        """How many moves are taken back; a Refusal when none may be."""
        if what == "undo":
            if not history.pos.can_undo(seat):
                raise Refusal("undo")
            return 1
        rated.require_unrated(self.header, "rated-takeback")
        if not self.table.alone():
            raise Refusal("alone")
        back = history.since_own(seat)
        if not back:
            raise Refusal("undo")
        return back

    async def end(
        self, what: What, seat: int, person: str | None, winners: list[int], still: Callable[[], bool] = lambda: True
    ) -> None:
        """End a match where it stands, if the reason `still` holds when nobody is faster; its moves stay as they are.

        How it ended is stored with its last row. Without a person it is the clock that ends it.
        """
        by: By = "clock" if person is None else "person"
        async with self.lock:
            while True:
                history = self.table.running_history() if person is None else self.history
                if self.header.status != "running" or history is None:
                    raise Refusal("running")
                if not still():
                    raise Refusal("stale")
                move = Move(self.id, history.n, what, seat, 0, by, person, None, now())
                outcome = broken_off(history, what, seat, winners)
                if await self._commit(history, move, outcome=outcome):
                    history.advance(move)
                    self._ended(move.at, outcome)
                    break
                await self._catch_up()
        self._after(move.n, author=person)

    def _ended(self, at: int, outcome: str) -> None:
        header = self.header
        header.status, header.finished, header.outcome, header.wake_at = "finished", at, outcome, None
        self._unsaved = False
        self.table.tables.archive_soon(self.id)
        self.table.tables.settling.set()

    # Committing, and catching up with what others have committed.

    async def _commit(
        self, history: History, move: Move, wake_at: int | None = None, outcome: str | None = None, reopens: bool = False
    ) -> bool:
        """Whether our row is in the database, even if the answer that said so was lost."""
        storage = self.table.storage
        try:
            if await storage.commit(move, wake_at, outcome, reopens):
                return True
            found = await storage.moves(self.id, history.n)
        except Away:
            self._refresh_soon()
            raise
        return bool(found) and found[0] == move

    def _refresh_soon(self) -> None:
        """Read the match again soon: a move may have been stored just before the connection was lost."""
        if self._refreshing is None or self._refreshing.done():
            tables = self.table.tables
            self._refreshing = tables.spawn(tables.retry_while_away(self.table.itself().refresh))

    async def _catch_up(self) -> None:
        if self.history is not None:
            moves = await self.table.storage.moves(self.id, self.history.n)
            self._take_in(moves)
            if any(move.what in BROKEN_OFF for move in moves):
                await self.reload()

    def _take_in(self, moves: Iterable[Move]) -> None:
        """Fold in what others have committed; everybody here is told at once, whatever becomes of our own answer."""
        before = self.history.n if self.history is not None else 0
        for move in moves:
            if self.history is not None and move.n == self.history.n:
                self.history.advance(move)
        if self.history is not None and self.history.n != before:
            self.table.feed.send_positions(perf_counter() - max(0, now() - self.history.last_at) / 1000)

    async def hear(self, moves: list[Move]) -> None:
        """Take in moves that another process has committed."""
        async with self.lock:
            if self.history is None or moves[-1].n < self.history.n:
                return
            if moves[0].n > self.history.n:
                await self._catch_up()
            else:
                self._take_in(moves)

    async def refresh(self) -> None:
        """Read everything again that may have changed elsewhere."""
        async with self.lock:
            await self.reload()
            await self._catch_up()
        self.table.feed.send_positions()
        self.table.feed.send_table()

    async def reload(self) -> None:
        """Read header and seats again, and deal if the match has started meanwhile."""
        rows = await self.table.storage.table(self.id)
        if rows is not None:
            await self.renew(rows)

    async def renew(self, rows: TableRows) -> None:
        """Take over header and seats as they are stored, and deal if the match has started meanwhile."""
        self.header, self.seats, self.profiles = rows
        self.deeds = await self.table.tables.read_deeds(self.header)
        if self.history is None and self.header.status == "running":
            self.history = await self.table.tables.read_history(self.header)

    # Keeping the position whole, which an upgrade of the rules needs.

    def _snapshot_later(self) -> None:
        if self._snapshot_timer is None:
            loop = asyncio.get_running_loop()
            keep_table = partial(self._snapshot_if_quiet, self.table.itself())
            self._snapshot_timer = loop.call_later(self.table.settings.settle, keep_table)

    def _snapshot_if_quiet(self, table: Table) -> None:
        """Once a table is quiet its position is stored whole; while it is busy, that can wait."""
        self._snapshot_timer = None
        if not self._unsaved or self.history is None:
            return
        if 0 <= now() - self.history.last_at < table.settings.settle * 900:
            self._snapshot_later()
        else:
            table.tables.spawn(table.tables.retry_while_away(table.snapshot))

    async def snapshot(self) -> None:
        """Store the position whole, if it has changed since that was last done."""
        history = self.history
        if not self._unsaved or history is None:
            return
        n, data = history.n, pack_dump(history.pos)
        await self.table.storage.write(lambda tx: tx.keep_snapshot(self.id, n, self.header.rules_version, data), "snapshot")
        self._unsaved = history.n != n
        if not self._unsaved and self._snapshot_timer is not None:
            self._snapshot_timer.cancel()
            self._snapshot_timer = None


def outcome_of(played: Position, history: History) -> str | None:
    """How a match ended, as it is stored with its last move; None while it goes on."""
    if played.outcome is None:
        return None
    ended = {**played.outcome.to_dict(), "takebacks": history.takebacks, "events": played.told_count(None)}
    return wire.ENCODER.encode(ended).decode()


def broken_off(history: History, what: What, seat: int, winners: list[int]) -> str:
    """How a match ended that was not played out, as it is stored: nobody has a score."""
    ranks = [1 if not winners or each in winners else 2 for each in range(history.pos.seats)]
    ended = {"ended": what, "seat": seat, "winners": winners, "ranks": ranks, "takebacks": history.takebacks}
    return wire.ENCODER.encode({**ended, "events": history.version(None)}).decode()
