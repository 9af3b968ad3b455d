"""Changing a table: its header and seats under a lock, and what every such change may lead to."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial

from ..storage import WAKE_MS, Transaction
from ..storage.bulletin import is_draining
from ..storage.rows import ChatLine, Match, Person, Seat, TableRows, now
from ..texts import Refusal
from .clocks.paces import clock_of
from .table import Table
from .table_registry import TableRegistry, playable


class TableChange:
    """A table's header and seats inside a transaction that has locked them."""

    def __init__(self, tx: Transaction, match: Match, seats: list[Seat]) -> None:
        self.tx = tx
        self.match = match
        self.seats = seats

    def require_status(self, status: str) -> None:
        """Refuse unless the match is open, running or finished, as named."""
        if self.match.status != status:
            raise Refusal({"open": "started", "finished": "over"}.get(status, "running"))

    def require_host(self, person: Person) -> None:
        """Refuse unless this person opened the table."""
        if self.match.host != person.id:
            raise Refusal("host", 403)

    def own_seat(self, person: Person, number: int | None) -> Seat:
        """The seat that a person speaks of, which may be left unsaid when there is one."""
        mine = [seat for seat in self.seats if seat.person == person.id]
        if number is not None:
            mine = [seat for seat in mine if seat.seat == number]
        if not mine:
            raise Refusal("seat-yours", 403)
        if len(mine) > 1:
            raise Refusal("seat-which", 422)
        return mine[0]

    def set_seat(self, seat: Seat, what: str, person: Person | None) -> None:
        """Store a seat, and note down what was done with it."""
        self.tx.set_seat(seat)
        self.tx.note_deed(self.match.id, seat.seat, what, person.id if person else None)

    def say(self, seat: Seat, what: str) -> None:
        """A line of the table itself, for everybody who reads its chat, on what became of a seat: `said-<what>`."""
        at = now()
        mid = f'"{what}-{seat.seat}-{at}"'
        line = ChatLine(match=self.match.id, n=0, seat=seat.seat, person=seat.person, name=seat.name, text="", mid=mid, at=at)
        line.what = what
        self.tx.add_chat(line)

    def start_if_full(self) -> None:
        """A table starts by itself when no seat is open."""
        if begin_if_full(self.match, self.seats):
            require_beginnings(self.tx)
            self.tx.set_match(self.match.id, **start_fields(self.match))
            self.tx.note_deed(self.match.id, None, "start", None)

    def agree_on_pause(self) -> None:
        """A pause begins or ends when every person who plays has said so."""
        people = [seat for seat in self.seats if seat.human]
        if people and all(seat.pausing is (not self.match.paused) for seat in people):
            self._pause(not self.match.paused)

    def _pause(self, paused: bool) -> None:
        at = now()
        wake = None if paused else first_wake(self.match, self.seats)
        self.tx.set_match(self.match.id, paused=paused, resumed=at, wake_at=wake)
        for seat in self.seats:
            if seat.pausing is not None:
                seat.pausing = None
                self.tx.set_seat(seat)
        self.tx.note_deed(self.match.id, None, "pause" if paused else "resume", None)


def require_beginnings(tx: Transaction) -> None:
    """Refuse while the server is about to be renewed: nothing new begins then."""
    if is_draining(tx.connection):
        raise Refusal("draining", 503)


async def change_table(tables: TableRegistry, table: Table, work: Callable[[TableChange], None]) -> None:
    """Change header and seats in one transaction under the table's lock, then send everybody the result."""

    def change(tx: Transaction) -> TableRows:
        match = tx.match(table.id)
        assert match is not None
        work(TableChange(tx, match, tx.seats(table.id)))
        return tx.table(table.id)

    async with table.match.lock:
        asked = bool(table.waiting())
        rows = await tables.storage.write(change)
        await tables.retry_while_away(partial(table.match.renew, rows))
    table.feed.send_table()
    table.feed.send_positions()
    table.robots.wake()
    if not asked:
        tables.notices.began(table)


def begin_if_full(match: Match, seats: list[Seat]) -> bool:
    """Deal when no seat is open: a secret seed of 256 bits, whose hash is public from now on."""
    if match.status != "open" or any(seat.kind == "open" for seat in seats):
        return False
    match.status, match.seed, match.started = "running", secrets.token_hex(32), now()
    match.wake_at = first_wake(match, seats)
    return True


def start_fields(match: Match) -> dict[str, object]:
    """What of a match changes when it starts."""
    return {name: getattr(match, name) for name in ("status", "seed", "started", "wake_at")}


def first_wake(match: Match, seats: list[Seat]) -> int | None:
    """When a match with bots, answers to be sent or a clock is first looked at; the sweeper finds out about later."""
    clock = clock_of(match.clock)
    spans = [clock.free] if clock.runs else []
    if playable(match.game).may_answer_for_people or any(seat.robotic for seat in seats):
        spans.append(WAKE_MS)
    return now() + min(spans) if spans else None
