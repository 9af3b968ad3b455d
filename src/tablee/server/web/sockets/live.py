"""The socket of one browser at one table: hello first, then moves and chat in, what each of its seats may see out."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Final, TypeVar

import msgspec
from msgspec import UNSET, UnsetType
from starlette.websockets import WebSocket

from ....engine.errors import IllegalMove
from ... import frames, wire
from ...decency.barring import require_unbanned
from ...hall.gathering import arrive
from ...operate.bulletin import bulletin_facts
from ...operate.figures import MOVE_ACKNOWLEDGED, Delivery
from ...storage import Away
from ...storage.rows import ChatLine, Person
from ...tables.replays import last_state_frame
from ...tables.table import Table
from ...tables.table_registry import TableRegistry
from ...texts import TEXTS, Refusal, refused_by_rule
from ..limits import BAD_MESSAGES, FRAME_BYTES, Limits
from .messages import line_said, play_to_its_end, seat_named
from .quick_frames import Quick

DECODER: Final = msgspec.json.Decoder(frames.Heard)
HELLO_SECONDS: Final = 10.0
MOST_WAITING: Final = 400
POLICY: Final = 1008
NORMAL: Final = 1000
RESTART: Final = 1012
RETRY_SECONDS: Final = 0.5

T = TypeVar("T")


class Closed(Exception):
    """The conversation is over."""


class Socket:
    """One connection. Frames wait in a queue, so that a slow browser delays nobody; one that is too slow is let go."""

    def __init__(
        self, tables: TableRegistry, limits: Limits, ws: WebSocket, lang: str, address: str = "", quick: Quick | None = None
    ) -> None:
        self.tables = tables
        self.limits = limits
        self.address = address
        self.ws = ws
        self.lang = lang
        self.person: Person | None = None
        self.person_id: str | None = None
        self.key_hash = ""
        self.table: Table | None = None
        self.shown: dict[int | None, tuple[int, int, int]] = {}
        self.bucket = limits.frames()
        self.bad = 0
        self._table_mark = 0
        self._reads_chat = False
        self._chat_from = 0
        self._told_chat: set[int] = set()
        self._waiting_chat: list[ChatLine] | None = []
        self._blocked: frozenset[str] = frozenset()
        self._quick = quick
        self._out: deque[bytes] = deque()
        self._ready = asyncio.Event()
        self._writing = False
        self._deliveries: list[Delivery] = []
        self._end: int | None = None
        self._troubled = False
        self._board = False

    @property
    def ended(self) -> bool:
        """Whether the last word has been said."""
        return self._end is not None

    # Talking.

    def send(self, frame: msgspec.Struct) -> None:
        """Send a frame, or put it into the queue."""
        self.send_text(wire.ENCODER.encode(frame))

    def send_text(self, text: bytes) -> None:
        """Send an encoded frame at once, or put it into the queue; a browser that lets too many wait is let go."""
        if self._end is None:
            if self._quick is not None and not self._waits and self._quick.push(text):
                return
            self._out.append(text)
            if len(self._out) > MOST_WAITING:
                self._out.clear()
                self.bye("slow")
            self._ready.set()

    def bye(self, key: str, code: int | None = None) -> None:
        """A last word, then the end; the code says whether the server is about to come back."""
        self.send(frames.Bye(why=TEXTS.say(self.lang, f"bye-{key}")))
        self._end = code or (RESTART if key == "stop" else NORMAL)
        self._ready.set()

    def refuse(self, refusal: Refusal, protocol: int | UnsetType = UNSET) -> None:
        """Say why this conversation is refused, then end it; with the protocol spoken here if that is why."""
        self.send(frames.Bye(why=refusal.say(self.lang), protocol=protocol))
        self._end = POLICY
        self._ready.set()

    async def write_forever(self) -> None:
        """Send what waits in the queue until the end."""
        while True:
            await self._ready.wait()
            self._ready.clear()
            self._writing = True
            while self._out:
                await self._send_waiting(self._out.popleft())
            self._writing = False
            self._delivered()
            if self._end is not None:
                await self.ws.close(self._end)
                return

    async def _send_waiting(self, text: bytes) -> None:
        if self._quick is None:
            await self.ws.send_text(text.decode())
            return
        while not self._quick.push(text):
            if not await self._quick.drained():
                raise Closed

    @property
    def _waits(self) -> bool:
        """Whether something has not been sent yet."""
        return self._writing or bool(self._out)

    def _delivered(self) -> None:
        """All that waited has been sent: moves that were on their way have arrived."""
        for delivery in self._deliveries:
            delivery.sent()
        self._deliveries.clear()

    # As a listener of the table.

    def position_changed(self) -> None:
        """Send each seat what it has not seen yet."""
        table = self.table
        if table is None or table.history is None:
            return
        history = table.history
        for seat in self.seats():
            version, epoch, mark = self.shown.get(seat, (0, history.epoch, 0))
            present = (history.version(seat), history.epoch, table.feed.seat_view(seat).mark)
            if present != (version, epoch, mark):
                since = version if epoch == history.epoch else 0
                self.send_text(table.feed.state_frame(seat, since, self._board))
                self.shown[seat] = present
                self._expect(table.feed.delivery)

    def _expect(self, delivery: Delivery | None) -> None:
        """Something of a move has been sent or waits for it; for two seats at one browser it is one delivery."""
        if delivery is not None:
            delivery.told = True
            if self._waits and delivery not in self._deliveries:
                delivery.waiting += 1
                self._deliveries.append(delivery)

    def table_changed(self) -> None:
        """Send the table if it has itself changed; what every move changes is no reason, or looking would be heard."""
        if self.table is not None:
            described = self.table.feed.describe(self.person_id, self.lang)
            mark = hash(wire.ENCODER.encode(msgspec.structs.replace(described, moves=0, to_act=[], now=0)))
            if mark != self._table_mark:
                self._table_mark = mark
                self.send(frames.TableFrame(table=described))
            self._catch_up_on_chat()

    def _catch_up_on_chat(self) -> None:
        """Send the earlier chat to a person who may read it from now on."""
        assert self.table is not None
        reads, self._reads_chat = self._reads_chat, self.table.may_read_chat(self.person_id)
        if self._reads_chat and not reads and self._waiting_chat is None:
            self.news_lost()

    def chat_said(self, line: ChatLine) -> None:
        """Send a line of chat once, unless its author is blocked. While older lines are being read, it waits for them."""
        if self._waiting_chat is not None:
            self._waiting_chat.append(line)
        elif line.person in self._blocked and line.what is None:
            return
        elif line.n not in self._told_chat and self._reads_chat:
            self._told_chat.add(line.n)
            self._tell_line(line)

    def news_lost(self) -> None:
        """Read the chat again."""
        self.tables.spawn(self.tables.retry_while_away(self._read_chat))

    def blocks_changed(self) -> None:
        """Read whom this person has blocked."""
        self.tables.spawn(self.tables.retry_while_away(self._read_blocks))

    async def _read_blocks(self) -> None:
        if self.person_id is not None:
            self._blocked = await self.tables.storage.blocked_by(self.person_id)

    def bulletin_changed(self) -> None:
        """Send what the keeper tells everybody."""
        self.send(frames.BulletinFrame(bulletin=bulletin_facts(self.tables.bulletin)))

    async def _read_chat(self) -> None:
        assert self.table is not None
        self._waiting_chat = []
        before, self._blocked = await self.tables.storage.chat_for(self.person_id, self.table.id, self._chat_from)
        later, self._waiting_chat = self._waiting_chat or [], None
        for line in (*before, *later):
            self.chat_said(line)

    def _tell_line(self, line: ChatLine) -> None:
        mine = line.person is not None and line.person == self.person_id
        frame = frames.ChatFrame(n=line.n, seat=line.seat, name=line.name, text=line.text, at=line.at)
        if self.table is not None and line.person in self.table.match.profiles:
            frame.person = line.person or UNSET
        if line.what is not None:
            frame.what = line.what
            frame.text = TEXTS.say(self.lang, f"said-{line.what}", name=line.name)
        elif mine:
            frame.id = msgspec.json.decode(line.mid)
        self.send(frame)

    def trouble(self) -> None:
        """Say that the database is away."""
        self._troubled = self.tables.storage.troubled = True
        self.send(frames.Trouble(why=TEXTS.say(self.lang, "no-trouble")))

    def well(self) -> None:
        """Say that the database is back, if this browser was told that it was away."""
        if self._troubled:
            self._troubled = False
            self.send(frames.Well())

    def seats(self) -> list[int] | list[None]:
        """The seats of this person, or None for someone who only looks."""
        assert self.table is not None
        return self.table.seats_of(self.person_id) or [None]

    # Listening.

    async def hear_forever(self, match: str) -> None:
        """Take in what the browser says, its hello first."""
        await self._hello(match)
        while True:
            message = await self._next()
            began = perf_counter()
            await self._recall()
            if isinstance(message, frames.Play):
                await self._play(message, began)
            elif isinstance(message, frames.Chat):
                await self._chat(message)
            elif isinstance(message, frames.Ping):
                self.send(frames.Pong())

    async def _next(self) -> frames.Heard:
        """The next message that makes sense; floods and nonsense end the conversation."""
        while True:
            received = await self.ws.receive()
            if received["type"] != "websocket.receive" or self._end is not None:
                raise Closed
            if not self.bucket.take():
                self.bye("flood", POLICY)
                raise Closed
            text = received.get("text")
            try:
                if text is None or len(text) > FRAME_BYTES:
                    raise msgspec.ValidationError
                message: frames.Heard = DECODER.decode(text)
                return message
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                self._nonsense()

    def _nonsense(self) -> None:
        self.bad += 1
        if self.bad > BAD_MESSAGES:
            self.bye("flood", POLICY)
            raise Closed
        self._refused(None, Refusal("message"))

    def _refused(self, message_id: str | int | None, refusal: Refusal) -> None:
        self.send(frames.Refused(id=message_id, rule=refusal.rule, why=refusal.say(self.lang)))

    async def _first(self) -> frames.Hello:
        """The first message, which is to be a hello and to come soon."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._next()
        except TimeoutError:
            hello = frames.Ping()
        if not isinstance(hello, frames.Hello):
            self.refuse(Refusal("hello"))
            raise Closed
        if hello.protocol > frames.PROTOCOL:
            self.refuse(Refusal("protocol"), frames.PROTOCOL)
            raise Closed
        return hello

    async def _identify(self, key: str) -> None:
        """Know whose key this is; a Refusal when it is nobody's."""
        self.person = await self.tables.people.by_key(key)
        self.person_id, self.key_hash, self.lang = self.person.id, self.person.key_hash, self.person.lang

    async def _hello(self, match: str) -> None:
        hello = await self._first()
        try:
            await self._enter(match, hello)
        except Refusal as refusal:
            self.refuse(refusal)
            raise Closed from None

    async def _enter(self, match: str, hello: frames.Hello) -> None:
        """Join the table, then be told what was said there."""
        table, last = await self._retry_while_away(lambda: self._find(match, hello.key))
        self._chat_from = hello.chat
        self._welcome(table, hello, last)
        await self._recall()
        await self._retry_while_away(self._read_chat)

    async def _retry_while_away(self, work: Callable[[], Awaitable[T]]) -> T:
        """While the database is away, say so and try again for as long as it takes.

        What is tried again is done once: moves and lines of chat carry their author's id.
        """
        attempt = 0
        while True:
            try:
                done = await work()
                self.well()
                return done
            except Away:
                if self._end is not None:
                    raise Closed from None
                if attempt % 10 == 0:
                    self.trouble()
                attempt += 1
                await asyncio.sleep(RETRY_SECONDS)

    async def _find(self, match: str, key: str | None) -> tuple[Table, bytes | None]:
        if key is not None:
            await self._identify(key)
        if "\0" in match:
            raise Refusal("table", 404)
        table = await self.tables.table(match)
        return table, await last_state_frame(self.tables, table, self.person_id)

    async def _recall(self) -> None:
        """Speak the language that the person has chosen by now, perhaps since the hello; whoever was signed out is let go."""
        if self.person is None:
            return
        with suppress(Away):
            recalled = await self.tables.people.recalled(self.person)
            if recalled is None:
                self.bye("signed-out")
                raise Closed
            self.person, self.lang = recalled, recalled.lang

    def _welcome(self, table: Table, hello: frames.Hello, last: bytes | None) -> None:
        self.table = table
        self._board = hello.draws is not None and table.header.game not in hello.draws
        table.feed.listeners.add(self)
        self.tables.remember(table)
        if table.history is not None and hello.epoch == table.history.epoch:
            for name, since in hello.since.items():
                seat = seat_named(name)
                if seat in self.seats() and since <= table.history.version(seat):
                    self.shown[seat] = (since, hello.epoch, 0)
        table.feed.send_table()
        self.position_changed()
        if last is not None:
            self.send_text(last)
        if self.tables.bulletin:
            self.bulletin_changed()
        self.tables.spawn(self.tables.announce(table))
        if table.header.status == "open" and table.header.host is None and self.person is not None:
            arrived = partial(arrive, self.tables, table, self.person.id)
            self.tables.spawn(self.tables.retry_while_away(arrived))
        table.robots.wake()

    async def _play(self, message: frames.Play, began: float) -> None:
        assert self.table is not None
        if self.person is None:
            self._refused(message.id, Refusal("seat-yours"))
            return
        table, person = self.table, self.person.id
        try:
            require_unbanned(self.person)
            version = await self._retry_while_away(lambda: play_to_its_end(table, person, message, began))
            self.send(frames.Ack(id=message.id, version=version))
            acknowledged = Delivery(MOVE_ACKNOWLEDGED, began)
            self._expect(acknowledged)
            acknowledged.sent()
        except IllegalMove as illegal:
            self._catch_up(message)
            why = refused_by_rule(self.table.header.game, illegal.rule, self.lang)
            self.send(frames.Refused(id=message.id, rule=illegal.rule, why=why))
        except Refusal as refusal:
            self._catch_up(message)
            self._refused(message.id, refusal)

    def _catch_up(self, message: frames.Play) -> None:
        """Send the present position before a refusal to a person who answered from an old one."""
        assert self.table is not None
        history = self.table.history
        if history is None or message.seat not in self.seats():
            return
        known = message.version if message.epoch == history.epoch else 0
        if known != history.version(message.seat):
            self.shown[message.seat] = (known, history.epoch, 0)
            self.position_changed()

    async def _chat(self, message: frames.Chat) -> None:
        try:
            assert self.table is not None
            line = line_said(self.table, self.person, message, self.limits, self.address)
            await self._retry_while_away(lambda: self._say(line))
        except Refusal as refusal:
            self._refused(message.id, refusal)

    async def _say(self, line: ChatLine) -> None:
        kept = await self.tables.storage.write(lambda tx: tx.add_chat(line), "chat")
        if kept is not line:
            self._tell_line(kept)

    def gone(self) -> None:
        """The browser is away; those who stay see it."""
        self._delivered()
        if self.table is not None:
            self.table.feed.listeners.discard(self)
            self.table.feed.send_table()
            self.tables.spawn(self.tables.announce(self.table))
