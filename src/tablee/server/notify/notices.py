"""Who is told what, and when: people whose turn it is while they look elsewhere, and whoever is invited or paired.

Everything here happens beside play. A notice is looked at when some time has passed: by then the turn may be over, or the
person is back. It holds nothing but what everybody at the table may know, and leaves at a time that depends on nothing else.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from ...registry import game, list_games
from ..operate.figures import NOTICES
from ..operate.logs import at_table
from ..storage import Away
from ..storage.bus import Note
from ..storage.people.notices import Kind, Recipient, Waiting, any_due, put_off, recipient, take_due
from ..storage.rows import now
from ..texts import TEXTS, Refusal
from .quiet import quiet_until
from .sealing import LONGEST_TITLE, Message, padded
from .sender import Sender, Sent, send_all
from .timetable import Due, Timetable

if TYPE_CHECKING:
    from ..tables.table import Table
    from ..tables.table_registry import TableRegistry

LOG: Final = logging.getLogger("tablee.server")
MOST_WAITING: Final = 50_000
AT_ONCE: Final = 64
"""How many people are told something at once: a push service that is slow holds up nobody else."""
ONE_BY_ONE: Final = 1.0
"""After which somebody who is just being told something is told the next."""
LOOK_AGAIN: Final = 60.0
"""After which somebody is looked for again who had the table open: a phone that sleeps seems to look on for a while."""
HEAR_SECONDS: Final = 1.0
"""How long other processes have to say who looks at a table there."""
FOUND_SECONDS: Final = 1.0
"""After which somebody is told that a match is found for them: there is little time to come."""
RESUME_SECONDS: Final = 20.0
RETRIES: Final = (10.0, 60.0, 300.0)


class Notices:
    """The notices of this process. `tell` may be called at any time and returns at once."""

    def __init__(self, tables: TableRegistry, sender: Sender | None = None) -> None:
        settings = tables.settings
        self.tables = tables
        self.sender = sender or Sender(
            tables.storage, settings.push_contact or settings.public_url or "mailto:nobody@localhost"
        )
        self.waiting = Timetable(MOST_WAITING)
        self._being_told: set[str] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._wake = asyncio.Event()

    @property
    def idle(self) -> bool:
        """Whether nothing waits here and nothing is being sent."""
        return not self._being_told and not len(self.waiting)

    async def open(self) -> None:
        """Have the pair of keys, and begin."""
        await self.tables.retry_while_away(self._prepare)
        if not self.tables.settings.push:
            return
        self.tables.spawn(self._work_forever())
        self.tables.spawn(self._resume_forever())

    async def _prepare(self) -> None:
        await self.sender.pair()

    async def close(self) -> None:
        """Keep what waits for the processes that go on, or for the next start."""
        kept = [Waiting(person=due.person, match=due.table, kind=due.kind, at=now()) for due in self.waiting.take_all()]
        self.sender.close()
        if kept:
            try:
                await self.tables.storage.write(lambda tx: put_off(tx, kept), "notices")
            except Exception as error:
                LOG.warning("notices that waited are lost (%s)", type(error).__name__)

    # What is to be told.

    def tell(self, person: str, kind: Kind, table: str) -> None:
        """Tell a person of something at a table, unless they look at it. Whoever has no device is told nothing."""
        delay = self.tables.settings.push_delay
        self._put(Due(person, table, kind, self._time() + (min(FOUND_SECONDS, delay) if kind == "found" else delay)))

    def moved(self, table: Table, n: int, author: str | None) -> None:
        """Row `n` of a match, which is ours, asked somebody or ended it; its author need not be told."""
        if not table.among_people():
            return
        if table.header.status == "finished":
            told: list[tuple[str | None, Kind]] = [(seat.person, "over") for seat in table.seats if seat.human]
        else:
            history = table.history
            asked = [seat for seat in table.waiting() if history and history.asked_by[seat] == n]
            told = [(table.seats[seat].person, "turn") for seat in asked if table.seats[seat].human]
        for person, kind in told:
            if person is not None and person != author:
                self.tell(person, kind, table.id)

    def began(self, table: Table) -> None:
        """A match has begun, or goes on after a pause: whoever is asked now may be elsewhere."""
        if table.among_people():
            for seat in table.waiting():
                person = table.seats[seat].person
                if person is not None and table.seats[seat].human:
                    self.tell(person, "turn", table.id)

    def _put(self, due: Due) -> None:
        if not self.tables.settings.push:
            return
        if not self.waiting.put(due):
            NOTICES.labels("dropped").inc()
        self._wake.set()

    def _time(self) -> float:
        return asyncio.get_running_loop().time()

    # Working.

    async def _work_forever(self) -> None:
        while True:
            await self._room.acquire()
            due = await self._next()
            if due.person in self._being_told:
                self._room.release()
                self._retry(due._replace(at=self._time() + ONE_BY_ONE))
            else:
                self._being_told.add(due.person)
                self.tables.spawn(self._work(due))

    async def _work(self, due: Due) -> None:
        try:
            with at_table(due.table):
                await self.consider(due)
        except Away:
            self._put(due._replace(at=self._time() + RETRIES[0]))
        except Refusal:
            pass
        except Exception:
            LOG.exception("a notice failed")
        finally:
            self._being_told.discard(due.person)
            self._room.release()

    async def _next(self) -> Due:
        """The next entry whose time has come."""
        while True:
            due = self.waiting.take(self._time())
            if due is not None:
                return due
            self._wake.clear()
            at = self.waiting.next_at()
            try:
                async with asyncio.timeout_at(at):
                    await self._wake.wait()
            except TimeoutError:
                continue

    async def _resume_forever(self) -> None:
        """Take up notices that waited in the database: quiet hours have ended, or another process has stopped."""
        while True:
            try:
                async with self.tables.storage.read("notices") as connection:
                    due = await connection.run_sync(any_due)
                for each in await self.tables.storage.write(take_due, "notices") if due else []:
                    self._put(Due(each.person, each.match, each.kind, self._time(), looked=True))
            except Away:
                pass
            except Exception:
                LOG.exception("notices that waited are not taken up")
            await asyncio.sleep(RESUME_SECONDS)

    # One notice.

    async def consider(self, due: Due) -> None:
        """Look at a notice whose time has come, and send it if it is still to be sent."""
        table = self.tables.in_memory(due.table) or await self.tables.table(due.table)
        if await self._to_be_told(table, due) is None:
            return
        await self._hear_of(table)
        found = await self._to_be_told(table, due)
        if found is None:
            return
        quiet = quiet_until(found.wishes, now())
        if quiet is not None:
            later = Waiting(person=due.person, match=due.table, kind=due.kind, at=quiet)
            await self.tables.storage.write(lambda tx: put_off(tx, [later]), "notices")
            return
        await self._send(table, due, found)

    async def _to_be_told(self, table: Table, due: Due) -> Recipient | None:
        """How a person is told, if there is still a reason, they look elsewhere, and wish to be told."""
        if not still_so(table, due) or self._sees(table, due):
            return None
        async with self.tables.storage.read("notices") as connection:
            found = await connection.run_sync(recipient, due.person)
        return found if found is not None and wished(found, due) else None

    def _sees(self, table: Table, due: Due) -> bool:
        """Whether the person looks at the table; then somebody who is asked is looked for once more, a while later."""
        if due.person not in table.feed.present():
            return False
        if not due.looked and due.kind == "turn":
            self._put(due._replace(at=self._time() + LOOK_AGAIN, looked=True))
        return True

    async def _hear_of(self, table: Table) -> None:
        """Have other processes say who looks at a table there."""
        if not self.tables.storage.sqlite:
            await self.tables.storage.bus.shout(Note(asks=[table.id]))
            await asyncio.sleep(HEAR_SECONDS)

    async def _send(self, table: Table, due: Due, found: Recipient) -> None:
        devices = [device for device in found.devices if due.devices is None or device.id in due.devices]
        message = padded(message_of(due.kind, table.id, table.header.game, found.lang))
        sent = await send_all(self.sender, devices, message, table.id)
        late = {device.id: sent[device.id] for device in devices if sent[device.id].result == "later"}
        if not late:
            return
        if due.tried < len(RETRIES):
            wait = max(RETRIES[due.tried], *[each.wait or 0.0 for each in late.values()])
            self._retry(due._replace(at=self._time() + wait, tried=due.tried + 1, devices=frozenset(late)))
        else:
            for device in devices:
                if device.id in late:
                    await self.sender.give_up(device)

    def _retry(self, due: Due) -> None:
        """Try again later, unless something newer is to be told by then."""
        if due.key not in self.waiting:
            self._put(due)

    async def try_out(self, found: Recipient, device: str) -> Sent | None:
        """Send a device a notice at once, so that its owner sees whether it arrives; None for a device that is not theirs."""
        for each in found.devices:
            if each.id == device:
                if not self.tables.settings.push:
                    return Sent("failed")
                message = padded(message_of("test", "", "", found.lang))
                return await self.sender.send(each, message, "")
        return None


def still_so(table: Table, due: Due) -> bool:
    """Whether there is still a reason: it is the person's turn, the match is over, the table is there."""
    if due.kind == "turn":
        return any(table.seats[seat].human and table.seats[seat].person == due.person for seat in table.waiting())
    if due.kind == "over":
        return table.header.status == "finished"
    return table.header.status in ("open", "running")


def wished(found: Recipient, due: Due) -> bool:
    """Whether a person wishes to be told of a kind, and of this table.

    Tables that somebody wants to hear of alone silence the turns and ends of all others.
    """
    if due.kind not in found.wishes.kinds.split():
        return False
    wish = found.tables.get(due.table, "all")
    alone = "only" in found.tables.values() and due.kind in ("turn", "over")
    return wish == "only" or (wish == "all" and not alone)


def message_of(kind: str, table: str, played: str, lang: str) -> Message:
    """What is told, in the person's language."""
    title = game(played).texts.say(lang, "title") if played in list_games() else "Tablée"
    said = TEXTS.say(lang, f"push-{kind}")
    return Message(kind=kind, table=table, game=played, lang=lang, title=title[:LONGEST_TITLE], text=said)
