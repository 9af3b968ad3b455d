"""The tables of a server process: loading, forgetting, and hearing of what other processes did."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from itertools import islice
from typing import Any, Final
from weakref import WeakValueDictionary

from ...engine.game import Game
from ...registry import game, list_games
from ..auth import People
from ..bot_pool import Pool
from ..hall.hub import Hub, Visitor
from ..notify.notices import Notices
from ..operate.logs import at_table
from ..settings import Settings
from ..storage import Away, Storage, is_away
from ..storage.bulletin import BulletinRow
from ..storage.bus import Note
from ..storage.people.identity import worthless
from ..storage.rows import ChatLine, Match, Move, Person
from ..study.running_analyses import Analyses
from ..texts import Refusal
from .clocks.lives import Lives
from .clocks.paces import clock_of
from .clocks.spans import ABSENCES, PAUSES, START, Deed
from .feed import Listener
from .history import History
from .table import Table

LOG: Final = logging.getLogger("tablee.server")
ANSWERS_MS: Final = 1_000
"""How long other processes are given to say who looks at a table there, in ms."""


class TableRegistry:
    """Everything that one server process holds: its tables, its storage, its bot processes, and what runs beside.

    `recent` are the tables kept in memory, the most recently used last.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings)
        self.people = People(self.storage)
        self.lives = Lives(self.storage, settings.sweep)
        self.analyses = Analyses()
        self.hall = Hub()
        self.pool = Pool(settings.bot_workers, settings.bot_seconds, settings.bot_command)
        self.recent: OrderedDict[str, Table] = OrderedDict()
        self.bulletin: dict[str, BulletinRow] = {}
        self.to_archive: asyncio.Queue[str] = asyncio.Queue()
        self.settling = asyncio.Event()
        self.count_again = 0.0
        self.archiving: dict[tuple[str, int | None], asyncio.Future[dict[int, bytes]]] = {}
        self.notices = Notices(self)
        self._in_memory: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._changed_while_loading: set[str] = set()
        self._unplayable: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._leaving = False

    async def open(self) -> None:
        """Open the storage and begin to hear of changes."""
        self.storage.bus.on_note = self._on_note
        self.storage.bus.on_gap = self._on_gap
        self.storage.on_trouble = self._on_trouble
        self.storage.on_well = self._on_well
        await self._open_storage()
        await self.notices.open()
        self.spawn(self._forget_idle_forever())

    async def _open_storage(self) -> None:
        """Open the storage. A worker waits while PostgreSQL is away, since its supervisor would give up with it."""
        while True:
            try:
                return await self.storage.open()
            except Exception as error:
                if self.storage.sqlite or not is_away(error):
                    raise
                LOG.warning("the database is away")
                await asyncio.sleep(1.0)

    def farewell(self) -> None:
        """A last word to everybody, once, while there is time to hear it."""
        if not self._leaving:
            self._leaving = True
            for table in list(self._in_memory.values()):
                for listener in tuple(table.feed.listeners):
                    listener.bye("stop")
            for visitor in tuple(self.hall.visitors):
                visitor.bye("stop")

    async def close(self) -> None:
        """Say goodbye, store what an upgrade may need, stop."""
        self.farewell()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self._in_memory.values()):
            try:
                await table.snapshot()
            except Exception:
                LOG.exception("a position is not stored whole; an upgrade will play its last moves again")
        await self.notices.close()
        await self.analyses.close()
        await self.pool.close()
        await self.storage.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside; an error is logged and harms nobody."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task failed", exc_info=task.exception())

    # Tables.

    async def table(self, match: str) -> Table:
        """A table, from memory or the database; a Refusal when there is none."""
        table = self.in_memory(match)
        if table is not None:
            self.remember(table)
            return table
        loading = self._loading.get(match)
        if loading is None:
            loading = self._loading[match] = asyncio.ensure_future(self._load(match))
            loading.add_done_callback(lambda _: self._loaded(match))
            loading.add_done_callback(retrieve_error)
        return await asyncio.shield(loading)

    def _loaded(self, match: str) -> None:
        self._loading.pop(match, None)
        self._changed_while_loading.discard(match)

    def in_memory(self, match: str) -> Table | None:
        """A table that is in memory, though it may be forgotten any moment."""
        return self._in_memory.get(match)

    async def _load(self, match: str) -> Table:
        rows = await self.storage.table(match)
        if rows is None:
            raise Refusal("table", 404)
        header, seats, profiles = rows
        table = Table(self, header, seats, await self.read_history(header), await self.read_deeds(header))
        table.match.profiles = profiles
        self.recent[match] = self._in_memory[match] = table
        if match in self._changed_while_loading:
            self.spawn(self.retry_while_away(table.refresh))
        if header.content is not None or len(self.recent) > self.settings.cached_tables:
            self.forget_idle()
        return table

    async def read_history(self, match: Match) -> History | None:
        """The moves of a match played again; None when there are none to play by today's rules.

        A match that cannot be played (its game is not installed, its rows are damaged) is refused and named in the log;
        once finished it may still be watched from its archive.
        """
        if match.seed is None:
            return None
        if match.game not in list_games():
            raise self._cannot(match, Refusal("uninstalled", 409, game=match.game))
        if match.rules_version != playable(match.game).rules_version:
            return None
        moves = await self.storage.moves(match.id)
        try:
            return History.of(playable(match.game), match, moves)
        except Exception as error:
            refusal = self._cannot(match, Refusal("unplayable"), error)
            if match.status == "finished":
                return None
            raise refusal from None

    async def read_deeds(self, match: Match) -> list[Deed]:
        """What was done at a table since its match began that stops clocks; nothing where there are none."""
        if match.status != "running" or not clock_of(match.clock).runs:
            return []
        deeds = [Deed(*row) for row in await self.storage.deeds(match.id, (START, *PAUSES, *ABSENCES))]
        begun = max((place for place, deed in enumerate(deeds, start=1) if deed.what == START), default=0)
        return deeds[begun:]

    def _cannot(self, match: Match, refusal: Refusal, error: Exception | None = None) -> Refusal:
        if match.id not in self._unplayable:
            self._unplayable.add(match.id)
            LOG.error("match %s of %s cannot be played", match.id, match.game, exc_info=error)
        return refusal

    def forget_idle(self) -> None:
        """Drop what has been idle longest until there are no more than there may be.

        What is in use stays, and the newest, which somebody is about to use. One that is dropped while somebody still
        holds it is found again by its name (`held`), and kept again once somebody looks at it.
        """
        self._forget_over(
            [table for table in self.recent.values() if table.header.content is not None], self.settings.cached_variants
        )
        self._forget_over(list(self.recent.values()), self.settings.cached_tables)

    def _forget_over(self, tables: list[Table], most: int) -> None:
        over = len(tables) - most
        if over > 0:
            for name in list(islice((table.id for table in tables[:-1] if table.idle), over)):
                del self.recent[name]

    def remember(self, table: Table) -> None:
        """Keep a table in memory, as the one used last."""
        self.recent[table.id] = table
        self.recent.move_to_end(table.id)

    async def _forget_idle_forever(self) -> None:
        """Forget idle tables every now and then."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            self.forget_idle()

    def archive_soon(self, match: str) -> None:
        """Have the replay of a finished match stored, when there is time."""
        self.to_archive.put_nowait(match)

    # News.

    def _on_note(self, note: Note, own: bool) -> None:
        for person in note.people:
            self.people.forget(person)
        if note.deleted:
            self._end_for("forgotten", lambda each: each.person_id in note.deleted)
        if note.keys:
            self._sign_out(note.keys)
        for person in note.profiles:
            self._renew_profile(person)
        if note.bulletin:
            self.spawn(self.retry_while_away(self.read_bulletin))
        if note.blockers:
            self._tell_blockers(note.blockers)
        for line in note.chats:
            self._tell_chat(line)
        if note.company and self.hall.visitors:
            self.spawn(self.retry_while_away(partial(self.hall.renew, self, note.company)))
        if own:
            return
        by_match: dict[str, list[Move]] = {}
        for move in note.moves:
            by_match.setdefault(move.match, []).append(move)
        for match, moves in by_match.items():
            self._renew(match, partial(Table.hear, moves=moves))
        for match in note.tables:
            self._renew(match, Table.refresh)
        for match, people in note.present.items():
            table = self.in_memory(match)
            if table is not None:
                table.feed.hear_presence(note.origin, people, note.gone.get(match, {}))
        for match in note.asks:
            table = self.in_memory(match)
            if table is not None and table.feed.listeners:
                self.spawn(self.announce(table))

    def _sign_out(self, keys: list[str]) -> None:
        """End the conversations of those who speak with keys that are worth nothing any more."""
        self._end_for("signed-out", lambda each: each.key_hash in keys)

    def _end_for(self, why: str, meant: Callable[[Listener | Visitor], bool]) -> None:
        """End some conversations, at tables and in the hall."""
        for table in list(self._in_memory.values()):
            for listener in filter(meant, tuple(table.feed.listeners)):
                listener.bye(why)
        for visitor in filter(meant, tuple(self.hall.visitors)):
            self.hall.visitors.discard(visitor)
            visitor.bye(why)

    async def _sign_out_unheard(self) -> None:
        """End the conversations of those whose keys have become worthless while this process heard nothing."""
        listeners = [each for table in list(self._in_memory.values()) for each in table.feed.listeners]
        spoken = {each.key_hash for each in listeners} | {each.key_hash for each in self.hall.visitors}
        spoken.discard("")
        if spoken:
            async with self.storage.read("keys") as connection:
                self._sign_out(await connection.run_sync(worthless, sorted(spoken)))

    def _renew_profile(self, person: str) -> None:
        """Somebody shows or hides their profile: their tables hide it at once, and show it when they have read that."""
        self._changed_while_loading.update(self._loading)
        for table in list(self._in_memory.values()):
            if table.seats_of(person):
                table.match.profiles -= {person}
                self._renew(table.id, Table.refresh)

    def _renew(self, match: str, work: Callable[[Table], Coroutine[Any, Any, None]]) -> None:
        """Bring a table up to date that has changed elsewhere. One that is being loaded is read again afterwards."""
        table = self.in_memory(match)
        if table is not None:
            with at_table(match):
                self.spawn(self.retry_while_away(partial(work, table)))
        elif match in self._loading:
            self._changed_while_loading.add(match)

    async def read_bulletin(self) -> None:
        """Read what the keeper tells everybody, and pass it on if it is another thing than before."""
        found = await self.storage.bulletin()
        if found != self.bulletin:
            self.bulletin = found
            for table in list(self._in_memory.values()):
                for listener in tuple(table.feed.listeners):
                    listener.bulletin_changed()

    def _tell_blockers(self, people: list[str]) -> None:
        """Those who have blocked somebody, or take it back, no longer hear the same people."""
        for table in list(self._in_memory.values()):
            for listener in tuple(table.feed.listeners):
                if listener.person_id in people:
                    listener.blocks_changed()

    def _tell_chat(self, line: ChatLine) -> None:
        table = self.in_memory(line.match)
        for listener in tuple(table.feed.listeners) if table else ():
            listener.chat_said(line)

    async def retry_while_away(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something, again and again while the database is away: a table that missed news would be wrong for ever."""
        while True:
            try:
                return await work()
            except Away:
                await asyncio.sleep(0.5)

    def _on_gap(self) -> None:
        self.people.forget_all()
        self._changed_while_loading.update(self._loading)
        self.spawn(self.retry_while_away(self._sign_out_unheard))
        self.spawn(self.retry_while_away(self.read_bulletin))
        for table in list(self._in_memory.values()):
            self.spawn(self.retry_while_away(table.refresh))
            for listener in tuple(table.feed.listeners):
                listener.news_lost()
        if self.hall.visitors:
            self.spawn(self.retry_while_away(partial(self.hall.renew, self)))

    def _on_trouble(self, matches: Any) -> None:
        for match in matches:
            table = self.in_memory(match)
            for listener in tuple(table.feed.listeners) if table else ():
                listener.trouble()

    def _on_well(self) -> None:
        for table in list(self._in_memory.values()):
            for listener in tuple(table.feed.listeners):
                listener.well()

    async def announce(self, *tables: Table) -> None:
        """Tell other processes who looks at some tables here."""
        present = {table.id: table.feed.people_here() for table in tables}
        gone = {table.id: table.feed.gone for table in tables if table.feed.gone}
        await self.storage.bus.shout(Note(present=present, gone=gone))

    async def presence_known(self, table: Table, person: Person) -> None:
        """Ask other processes who looks at a table, if it is there that somebody does who speaks of it here."""
        if person.id in table.feed.present() or self.storage.sqlite:
            return
        await self.storage.bus.shout(Note(asks=[table.id]))
        for _ in range(ANSWERS_MS // 50):
            if person.id in table.feed.present():
                return
            await asyncio.sleep(0.05)


def retrieve_error(done: asyncio.Future[Any]) -> None:
    """Take note of how work ended for which several may wait: when all of them are gone, its error is nobody's fault."""
    if not done.cancelled():
        done.exception()


def playable(name: str) -> Game:
    """An installed game by its id; a Refusal when there is none."""
    if name not in list_games():
        raise Refusal("game", 404)
    return game(name)
