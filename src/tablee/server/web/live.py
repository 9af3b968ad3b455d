"""The socket of one browser at one table: hello first, then moves and chat in, what each of its seats may see out."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...engine.errors import IllegalMove
from .. import wire
from ..auth import origin_fits
from ..names import clean_text
from ..storage.rows import Person, Said, now
from ..storage.storage import Away
from ..tables.replays import last_frame
from ..tables.table import ENCODER, Table
from ..tables.table_registry import Hall
from ..texts import TEXTS, Refusal, language, refused_by_rule
from .limits import BAD_MESSAGES, FRAME_BYTES, Limits, address_key

DECODER: Final = msgspec.json.Decoder(wire.Heard)
HELLO_SECONDS: Final = 10.0
MOST_WAITING: Final = 400
POLICY: Final = 1008
NORMAL: Final = 1000
RETRY_SECONDS: Final = 0.5

T = TypeVar("T")


class Closed(Exception):
    """The conversation is over."""


class Socket:
    """One connection. Frames wait in a queue, so that a slow browser delays nobody; one that is too slow is let go."""

    def __init__(self, hall: Hall, limits: Limits, ws: WebSocket, lang: str, address: str = "") -> None:
        self.hall = hall
        self.limits = limits
        self.address = address
        self.ws = ws
        self.lang = lang
        self.person: Person | None = None
        self.person_id: str | None = None
        self.table: Table | None = None
        self.told: dict[int | None, tuple[int, int, int]] = {}
        self.bucket = limits.frames()
        self.bad = 0
        self._facts = 0
        self._reads = False
        self._chat_from = 0
        self._lines: set[int] = set()
        self._unsaid: list[Said] | None = []
        self._out: deque[str] = deque()
        self._ready = asyncio.Event()
        self._end: int | None = None
        self._troubled = False

    # Talking.

    def send(self, frame: msgspec.Struct) -> None:
        self.send_text(ENCODER.encode(frame).decode())

    def send_text(self, text: str) -> None:
        if self._end is None:
            self._out.append(text)
            if len(self._out) > MOST_WAITING:
                self._out.clear()
                self.bye("slow")
            self._ready.set()

    def bye(self, key: str, code: int = NORMAL) -> None:
        """A last word, then the end."""
        self.send(wire.Bye(why=TEXTS.say(self.lang, f"bye-{key}")))
        self._end = code
        self._ready.set()

    def refuse(self, refusal: Refusal) -> None:
        self.send(wire.Bye(why=refusal.say(self.lang)))
        self._end = POLICY
        self._ready.set()

    async def write_forever(self) -> None:
        while True:
            await self._ready.wait()
            self._ready.clear()
            while self._out:
                await self.ws.send_text(self._out.popleft())
            if self._end is not None:
                await self.ws.close(self._end)
                return

    # As a listener of the table.

    def moved(self) -> None:
        table = self.table
        if table is None or table.line is None:
            return
        for seat in self.seats():
            version, epoch, mark = self.told.get(seat, (0, table.line.epoch, 0))
            look = table.look(seat).mark
            if (table.line.version(seat), table.line.epoch, look) != (version, epoch, mark):
                self.send_text(table.state(seat, version if epoch == table.line.epoch else 0))
                self.told[seat] = (table.line.version(seat), table.line.epoch, look)

    def facts(self) -> None:
        """Told when the table itself has changed; what every move changes is no reason, or looking would be heard."""
        if self.table is not None:
            facts = self.table.facts(self.person_id)
            mark = hash(ENCODER.encode(msgspec.structs.replace(facts, moves=0, to_act=[], now=0)))
            if mark != self._facts:
                self._facts = mark
                self.send(wire.TableFrame(table=facts))
            self._overhear()

    def _overhear(self) -> None:
        """Whoever may read the chat from now on is told what was said before."""
        assert self.table is not None
        reads, self._reads = self._reads, self.table.may_read(self.person_id)
        if self._reads and not reads and self._unsaid is None:
            self.missed()

    def said(self, said: Said) -> None:
        """Every line is told once; while older ones are being read, it waits for them."""
        if self._unsaid is not None:
            self._unsaid.append(said)
        elif said.n not in self._lines and self._reads:
            self._lines.add(said.n)
            self._tell_line(said)

    def missed(self) -> None:
        self.hall.spawn(self.hall.surely(self._read_chat))

    async def _read_chat(self) -> None:
        assert self.table is not None
        self._unsaid = []
        before = await self.hall.storage.said(self.table.id, self._chat_from)
        later, self._unsaid = self._unsaid or [], None
        for said in (*before, *later):
            self.said(said)

    def _tell_line(self, said: Said) -> None:
        mine = said.person is not None and said.person == self.person_id
        frame = wire.ChatFrame(n=said.n, seat=said.seat, name=said.name, text=said.text, at=said.at)
        if said.what is not None:
            frame.what = said.what
            frame.text = TEXTS.say(self.lang, f"said-{said.what}", name=said.name)
        elif mine:
            frame.id = msgspec.json.decode(said.mid)
        self.send(frame)

    def trouble(self) -> None:
        self._troubled = self.hall.storage.troubled = True
        self.send(wire.Trouble(why=TEXTS.say(self.lang, "no-trouble")))

    def well(self) -> None:
        if self._troubled:
            self._troubled = False
            self.send(wire.Well())

    def seats(self) -> list[int] | list[None]:
        """The seats of this person, or None for someone who only looks."""
        assert self.table is not None
        return self.table.seats_of(self.person_id) or [None]

    # Listening.

    async def hear_forever(self, match: str) -> None:
        await self._hello(match)
        while True:
            message = await self._next()
            if isinstance(message, wire.Play):
                await self._play(message)
            elif isinstance(message, wire.Chat):
                await self._chat(message)
            elif isinstance(message, wire.Ping):
                self.send(wire.Pong())

    async def _next(self) -> wire.Heard:
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
                message: wire.Heard = DECODER.decode(text)
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
        self.send(wire.Refused(id=message_id, rule=refusal.rule, why=refusal.say(self.lang)))

    async def _hello(self, match: str) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._next()
        except TimeoutError:
            hello = wire.Ping()
        if not isinstance(hello, wire.Hello):
            self.refuse(Refusal("hello"))
            raise Closed
        try:
            await self._enter(match, hello)
        except Refusal as refusal:
            self.refuse(refusal)
            raise Closed from None

    async def _enter(self, match: str, hello: wire.Hello) -> None:
        """Join the table, then be told what was said there."""
        table, last = await self._patiently(lambda: self._find(match, hello.key))
        self._chat_from = hello.chat
        self._welcome(table, hello, last)
        await self._patiently(self._read_chat)

    async def _patiently(self, work: Callable[[], Awaitable[T]]) -> T:
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

    async def _find(self, match: str, key: str | None) -> tuple[Table, str | None]:
        if key is not None:
            self.person = await self.hall.people.by_key(key)
            self.person_id, self.lang = self.person.id, self.person.lang
        if "\0" in match:
            raise Refusal("table", 404)
        table = await self.hall.table(match)
        return table, await last_frame(self.hall, table, self.person_id)

    def _welcome(self, table: Table, hello: wire.Hello, last: str | None) -> None:
        self.table = table
        table.listeners.add(self)
        self.hall.keep(table)
        if table.line is not None and hello.epoch == table.line.epoch:
            for name, since in hello.since.items():
                seat = (
                    None
                    if name in ("null", "-1")
                    else int(name)
                    if name.isascii() and name.isdigit() and len(name) < 3
                    else -1
                )
                if seat in self.seats() and since <= table.line.version(seat):
                    self.told[seat] = (since, hello.epoch, 0)
        table.tell_facts()
        self.moved()
        if last is not None:
            self.send_text(last)
        self.hall.spawn(self.hall.announce(table))
        table.stir()

    async def _play(self, message: wire.Play) -> None:
        assert self.table is not None
        if self.person is None:
            self._refused(message.id, Refusal("seat-yours"))
            return
        table, person = self.table, self.person.id
        try:
            version = await self._patiently(lambda: table.answer(person, message, message_key(message.id)))
            self.send(wire.Ack(id=message.id, version=version))
        except IllegalMove as illegal:
            self._catch_up(message)
            why = refused_by_rule(self.table.match.game, illegal.rule, self.lang)
            self.send(wire.Refused(id=message.id, rule=illegal.rule, why=why))
        except Refusal as refusal:
            self._catch_up(message)
            self._refused(message.id, refusal)

    def _catch_up(self, message: wire.Play) -> None:
        """Whoever answered from an old position is shown the present one before hearing why that was refused."""
        assert self.table is not None
        line = self.table.line
        if line is None or message.seat not in self.seats():
            return
        known = message.version if message.epoch == line.epoch else 0
        if known != line.version(message.seat):
            self.told[message.seat] = (known, line.epoch, 0)
            self.moved()

    async def _chat(self, message: wire.Chat) -> None:
        try:
            await self._patiently(lambda: self._say(message))
        except Refusal as refusal:
            self._refused(message.id, refusal)

    async def _say(self, message: wire.Chat) -> None:
        assert self.table is not None
        seats = self.table.seats_of(self.person_id)
        if self.person is None or not (seats or self.table.match.host == self.person_id):
            raise Refusal("chat-seated", 403)
        if self.table.match.muted:
            raise Refusal("muted", 403)
        text = clean_text(message.text, 500)
        if not text:
            raise Refusal("chat-empty", 422)
        if not (self.limits.chats.take(self.person.id) and self.limits.chats_each.take(self.address)):
            raise Refusal("chat-slower", 429)
        name = self.table.seats[seats[0]].name if seats else self.person.name
        said = Said(
            match=self.table.id,
            n=0,
            seat=seats[0] if seats else None,
            person=self.person_id,
            name=name,
            text=text,
            mid=message_key(message.id),
            at=now(),
        )
        kept = await self.hall.storage.write(lambda tx: tx.say(said))
        if kept is not said:
            self._tell_line(kept)

    def gone(self) -> None:
        """The browser is away; those who stay see it."""
        if self.table is not None:
            self.table.listeners.discard(self)
            self.table.tell_facts()
            self.hall.spawn(self.hall.announce(self.table))


def message_key(message_id: str | int) -> str:
    """A client's own id as it is stored: "7" and 7 stay apart."""
    return msgspec.json.encode(message_id).decode()


async def live(ws: WebSocket) -> None:
    """`WS /api/tables/{id}/live`."""
    hall: Hall = ws.app.state.hall
    limits: Limits = ws.app.state.limits
    lang = language(ws.headers.get("accept-language"))
    address = address_key(ws.client.host if ws.client else "")
    if not origin_fits(ws.headers.get("origin"), ws.headers.get("host"), hall.settings.pages()):
        await ws.close(POLICY)
        return
    if not limits.calls.take(address) or not limits.enter(address):
        await ws.close(POLICY)
        return
    try:
        await ws.accept()
        await converse(Socket(hall, limits, ws, lang, address), ws.path_params["id"])
    finally:
        limits.leave(address)


async def converse(socket: Socket, match: str) -> None:
    """Read and write side by side until either side ends it."""
    writing = asyncio.create_task(socket.write_forever())
    reading = asyncio.create_task(socket.hear_forever(match))
    try:
        await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        if not writing.done() and socket._end is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(2.0):
                    await asyncio.wait((writing,))
    finally:
        socket.gone()
        for task in (writing, reading):
            task.cancel()
        results = await asyncio.gather(writing, reading, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, Closed | WebSocketDisconnect | RuntimeError | OSError):
            raise result
