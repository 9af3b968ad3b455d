"""One table: its header, its seats and its line of moves, shared by everyone in this process who looks at it.

No process owns a match. A move is played on a copy of the position, offered to the database under the next number,
and becomes ours when it has landed there; when another process was faster, we catch up and look again.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol
from weakref import proxy

import msgspec

from ...engine.box import SPECTATOR
from ...engine.errors import IllegalMove
from ...engine.position import Position
from ...engine.rng import commitment
from ...registry import game, list_games
from .. import wire
from ..bot_pool import Turn, choose_job, fallback
from ..storage.rows import By, Match, Move, Said, Seat, What, now
from ..storage.storage import NET_MS, Away
from ..texts import Refusal
from .auto_answers import Errands
from .history import Line, agreed_options, pack_dump
from .slots import Slots, slots_for

if TYPE_CHECKING:
    from .table_registry import Hall

LOG: Final = logging.getLogger("tablee.server")
CLOCKS: Final[dict[str, int]] = {"2min": 120_000, "1day": 86_400_000}
CLOCKS_DIFFER: Final = 5_000
ENCODER: Final = msgspec.json.Encoder()
PLAIN_LEVEL: Final = "normal"


class Listener(Protocol):
    """Someone who looks at a table."""

    person_id: str | None

    def moved(self) -> None: ...

    def facts(self) -> None: ...

    def said(self, said: Said) -> None: ...

    def missed(self) -> None:
        """News may have been lost on the way."""

    def trouble(self) -> None: ...

    def well(self) -> None:
        """The trouble is over."""

    def bye(self, key: str) -> None: ...


class Look(NamedTuple):
    """What a seat is shown, and a mark by which to tell whether it has changed."""

    view: msgspec.Raw
    order: str | None
    forced: bool
    answer: int | None
    mark: int


class Table:
    """`line` is None before the start, and for a finished match of other rules, which is watched from its archive."""

    def __init__(self, hall: Hall, match: Match, seats: list[Seat], line: Line | None) -> None:
        self.hall = hall
        self.id = match.id
        self.match = match
        self.seats = seats
        self.line = line
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[int, list[str]]] = {}
        self.left: dict[str, int] = {}
        self.errands = Errands(proxy(self))  # a table that is dropped is gone at once, and not when garbage is collected
        self._bots: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        self._frames: dict[tuple[int | None, int], str] = {}
        self._looks: dict[int | None, Look] = {}
        self._settling: asyncio.TimerHandle | None = None
        self._unsaved = False

    # Facts.

    @property
    def idle(self) -> bool:
        """Whether the table may be dropped from memory."""
        busy = self._bots is not None and not self._bots.done()
        return not (self.listeners or busy or self.errands.under_way or self.lock.locked() or self._unsaved)

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def _chosen_options(self) -> dict[str, Any]:
        """What this table plays otherwise than usual; all there is of a game that is not installed any more."""
        stored: dict[str, Any] = msgspec.json.decode(self.match.options)
        if self.match.game not in list_games():
            return stored
        played = game(self.match.game)
        return played.chosen_options(agreed_options(played, self.match), self.match.seats)

    def facts(self, person: str | None) -> wire.TableFacts:
        match, line = self.match, self.line
        over = match.status == "finished"
        outcome: dict[str, Any] = msgspec.json.decode(match.outcome) if match.outcome else {}
        return wire.TableFacts(
            id=match.id,
            game=match.game,
            name=match.name,
            options=self._chosen_options(),
            rules_version=match.rules_version,
            status=match.status,  # type: ignore[arg-type]
            public=match.public,
            muted=match.muted,
            clock=match.clock,  # type: ignore[arg-type]
            paused=match.paused,
            pausing=[seat.seat for seat in self.seats if seat.pausing is not None],
            stopping=[seat.seat for seat in self.seats if seat.stopping],
            takebacks=line.takebacks if line else outcome.get("takebacks", 0),
            commitment=commitment(match.seed) if match.seed else None,
            seed=match.seed if over else None,
            created=match.created,
            moves=line.version(None) if line else outcome.get("events", 0),
            to_act=list(line.pos.to_act) if line else [],
            winners=outcome.get("winners") if over else None,
            ended=wire.Ended(outcome["ended"], outcome["seat"]) if over and "ended" in outcome else None,
            you=self.seats_of(person),
            host=person is not None and match.host == person,
            seats=[self._seat_facts(seat) for seat in self.seats],
            rematch=match.rematch,
            campaign=match.campaign,
            now=now(),
            hints=self.allows_hints(),
            open_chat=self.is_heard(),
        )

    def _seat_facts(self, seat: Seat) -> wire.SeatFacts:
        level = seat.level if seat.kind == "bot" else None
        return wire.SeatFacts(
            seat=seat.seat,
            kind=seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            level=level,
            online=seat.person is not None and seat.person in self.present(),
            resigned=seat.resigned,
            away=seat.away,
            gone=self.gone_since(seat),
        )

    def gone_since(self, seat: Seat) -> int | None:
        """Since when a person who plays has no page open here, as far as this process knows."""
        if not seat.human or seat.person is None or self.match.status != "running":
            return None
        if seat.person in self.present():
            self.left.pop(seat.person, None)
            return None
        since = self.left[seat.person] = min(now(), self.left.get(seat.person, now()))
        return since

    def missing(self) -> list[int]:
        """The seats of people who have left: a bot plays for them, or they have been gone for a while."""
        late = now() - int(self.hall.settings.away * 1000)
        gone = {seat.seat: self.gone_since(seat) for seat in self.seats if seat.kind == "person"}
        return [seat for seat, since in gone.items() if self.seats[seat].robotic or (since is not None and since <= late)]

    def among_people(self) -> bool:
        """Whether more than one person plays, or may yet; those at one browser look at one screen."""
        return len({seat.person for seat in self.seats if seat.kind != "bot"}) > 1

    def allows_hints(self) -> bool:
        return self.match.hints is not False or not self.among_people()

    def is_heard(self) -> bool:
        """Whether those who only look may read the chat."""
        return self.match.public if self.match.open_chat is None else self.match.open_chat

    def may_read(self, person: str | None) -> bool:
        """Whether somebody may read the chat."""
        inside = person is not None and (self.match.host == person or bool(self.seats_of(person)))
        return inside or self.is_heard()

    def present(self) -> set[str]:
        """Everyone with an open socket here, in this process or (lately) in another."""
        here = {listener.person_id for listener in self.listeners if listener.person_id}
        for at, people in self.elsewhere.values():
            if abs(now() - at) < 75_000:
                here.update(people)
        return here

    # Looking.

    def state(self, seat: int | None, since: int) -> str:
        """The frame for a seat that has been told `since` events; everyone at the same point is sent the same text."""
        made = self._frames.get((seat, since))
        if made is None:
            made = self._frames[seat, since] = self._state(seat, since)
        return made

    def _state(self, seat: int | None, since: int) -> str:
        line = self.line
        assert line is not None
        version = line.version(seat)
        since = min(since, version)
        deadline = self.deadline(seat)
        view, order, forced, answer, _ = self.look(seat)
        frame = wire.State(
            seat=seat,
            version=version,
            since=since,
            epoch=line.epoch,
            events=line.told(seat, since, self._people()) if since < version else [],
            view=view,
            deadline=deadline,
            now=now() if deadline is not None else None,
            order=order,
            forced=forced,
            answer=line.pos.name(answer) if answer is not None else None,
        )
        return ENCODER.encode(frame).decode()

    def _people(self) -> set[int]:
        return {seat.seat for seat in self.seats if seat.kind == "person"}

    def look(self, seat: int | None) -> Look:
        """What a seat sees, encoded, with its own standing order and what that is about to answer."""
        made = self._looks.get(seat)
        if made is None:
            assert self.line is not None
            view = ENCODER.encode(self.line.pos.view(seat))
            order = self.line.pos.config.game.order(self.seats[seat].order) if seat is not None else None
            forced = seat is not None and self.seats[seat].forced
            answer = self.errands.answer(seat) if seat is not None else None
            mark = hash((view, self.deadline(seat), order, forced, answer))
            made = self._looks[seat] = Look(msgspec.Raw(view), order, forced, answer, mark)
        return made

    def deadline(self, seat: int | None = None) -> int | None:
        """When the clock of a seat runs out, or else the first of those that run; None when none does."""
        times = self.deadlines()
        if seat in times:
            return times[seat]
        return min(times.values(), default=None)

    def deadlines(self) -> dict[int | None, int]:
        span = CLOCKS.get(self.match.clock)
        if span is None or self.line is None or self.match.paused or self.match.status != "running":
            return {}
        self._by_todays_clock()
        since = self.match.resumed or 0
        return {seat: max(self.line.asked_at[seat], since) + span for seat in self.line.pos.to_act if self.seats[seat].human}

    def _by_todays_clock(self) -> None:
        """Whoever was asked by a clock that was ahead is asked now, lest the time of that question never run out."""
        at = now()
        if self.line is not None:
            for seat in self.line.pos.to_act:
                if self.line.asked_at[seat] > at + CLOCKS_DIFFER:
                    self.line.asked_at[seat] = at
        if self.match.resumed is not None and self.match.resumed > at + CLOCKS_DIFFER:
            self.match.resumed = at

    def played_on(self) -> Line:
        """The line of a match under way, or a Refusal."""
        if self.match.status != "running" or self.line is None:
            raise Refusal("running")
        if self.match.paused:
            raise Refusal("paused")
        return self.line

    def in_hand(self, seat: int) -> None:
        """A Refusal where a bot has taken over from the person: who resigned or left does not play."""
        if self.seats[seat].resigned:
            raise Refusal("resigned")
        if self.seats[seat].away:
            raise Refusal("left")

    def known_ack(self, person: str | None, mid: str) -> int | None:
        """The version that was acknowledged for a message we have already taken."""
        known = self.line.acks.get((person, mid)) if self.line else None
        return known[1] if known else None

    # Playing.

    async def answer(self, person: str, message: wire.Play, mid: str) -> int:
        """A person's move; the seat's version once it is in the database."""
        if message.seat not in self.seats_of(person):
            raise Refusal("seat-yours", 403)
        async with self.lock:
            known = self.known_ack(person, mid)
            if known is not None:
                return known
            self.in_hand(message.seat)
            await self._append(message.seat, message.action, person=person, mid=mid, seen=(message.version, message.epoch))
            assert self.line is not None
            version, n = self.line.version(message.seat), self.line.n - 1
        self._after(n)
        return version

    async def play_for(self, seat: int, action: int, by: By, n: int) -> None:
        """A move of a bot, of the clock or of an order, thought out for row `n`: should that be taken, it is stale."""
        async with self.lock:
            await self._append(seat, action, by=by, only=n)
        self._after(n)

    async def take_back(self, seat: int, person: str, what: What) -> None:
        """Undo (by the engine's rule) or take back (to one's last decision): one more row, nothing is deleted.

        Alone, also once the match is over: it goes on from there.
        """
        async with self.lock:
            while True:
                self.in_hand(seat)
                line = self._open_again() or self.played_on()
                count = self._takeable(line, seat, what)
                move = Move(self.id, line.n, what, seat, count, "person", person, None, now())
                if await self._commit(line, move, reopens=self.match.status == "finished"):
                    line.advance(move)
                    self._unsaved = True
                    break
                await self._catch_up()
            if self.match.status == "finished":
                await self.hall.surely(self.reload)
                self.tell_facts()
        self._after(move.n)

    def alone(self) -> bool:
        """Whether one person plays against bots only."""
        return sum(other.kind != "bot" for other in self.seats) == 1

    def _open_again(self) -> Line | None:
        """The line of a match that is over, where its only person may take back; a chapter is told, and stays as it ended."""
        return self.line if self.match.status == "finished" and self.alone() and self.match.campaign is None else None

    async def end(self, what: What, seat: int, person: str, winners: list[int]) -> None:
        """End a match where it stands; how is stored with its last row, and its moves stay as they are."""
        async with self.lock:
            while True:
                if self.match.status != "running" or self.line is None:
                    raise Refusal("running")
                line = self.line
                move = Move(self.id, line.n, what, seat, 0, "person", person, None, now())
                outcome = self._broken_off(line, what, seat, winners)
                if await self._commit(line, move, outcome=outcome):
                    line.advance(move)
                    self._ended(move.at, outcome)
                    break
                await self._catch_up()
        self._after(move.n)

    def _takeable(self, line: Line, seat: int, what: What) -> int:
        if what == "undo":
            if not line.pos.can_undo(seat):
                raise Refusal("undo")
            return 1
        if not self.alone():
            raise Refusal("alone")
        for back, (mover, by) in enumerate(reversed(line.made), start=1):
            if mover == seat and by != "order":
                return back
        raise Refusal("undo")

    async def _append(
        self,
        seat: int,
        action: int | Mapping[str, object],
        by: By = "person",
        person: str | None = None,
        mid: str | None = None,
        seen: tuple[int, int | None] | None = None,
        only: int | None = None,
    ) -> None:
        """Play on a copy, commit, then make the copy ours. Held under the lock; a lost race is looked at afresh."""
        while True:
            line = self.played_on()
            if only is not None and line.n != only:
                raise Refusal("stale")
            self._fresh(line, seat, seen)
            played = line.pos.clone()
            played.play(seat, action)
            assert played.past is not None
            number = int(played.past.moves[played.past.moved - 1][1])
            move = Move(self.id, line.n, "play", seat, number, by, person, mid, now())
            outcome = self._outcome(played, line)
            if await self._commit(line, move, self._net(played), outcome):
                line.advance(move, played)
                self._unsaved = outcome is None
                if outcome is not None:
                    self._ended(move.at, outcome)
                return
            await self._catch_up()
            if mid is not None and self.known_ack(person, mid) is not None:
                return

    def _fresh(self, line: Line, seat: int, seen: tuple[int, int | None] | None) -> None:
        """An answer counts for the question it was given to, not for one its author has not seen."""
        if seat >= len(self.seats):
            raise Refusal("seat", 404)
        if seen is None or seat not in line.pos.to_act:
            return
        version, epoch = seen
        if not line.asked_version[seat] <= version <= line.version(seat) or epoch not in (None, line.epoch):
            raise Refusal("stale")

    def _net(self, played: Position) -> int | None:
        """When another process shall look, should we die before bots or orders have answered; None when that is arranged."""
        if not self.errands.expected(played) and not any(self.seats[seat].robotic for seat in played.to_act):
            return None
        at = now()
        if self.hall.storage.sqlite and self.match.wake_at is not None and self.match.wake_at > at + 5_000:
            return None
        self.match.wake_at = at + NET_MS
        return self.match.wake_at

    async def _commit(
        self, line: Line, move: Move, wake_at: int | None = None, outcome: str | None = None, reopens: bool = False
    ) -> bool:
        try:
            if await self.hall.storage.commit(move, wake_at, outcome, reopens):
                return True
            found = await self.hall.storage.moves(self.id, line.n)
        except Away:
            self._look_again()
            raise
        return bool(found) and found[0] == move

    def _look_again(self) -> None:
        """A move may have landed before the line went dead, and nobody would ever hear of it."""
        if self._looking is None or self._looking.done():
            self._looking = self.hall.spawn(self.hall.surely(self.refresh))

    async def _catch_up(self) -> None:
        if self.line is not None:
            self._take_in(await self.hall.storage.moves(self.id, self.line.n))

    def _take_in(self, moves: Iterable[Move]) -> None:
        """Fold in what others have committed; everybody here is told at once, whatever becomes of our own answer."""
        before = self.line.n if self.line is not None else 0
        for move in moves:
            if self.line is not None and move.n == self.line.n:
                self.line.advance(move)
        if self.line is not None and self.line.n != before:
            self.tell_moved()

    async def hear(self, moves: list[Move]) -> None:
        """Moves that another process has committed."""
        async with self.lock:
            if self.line is None or moves[-1].n < self.line.n:
                return
            if moves[0].n > self.line.n:
                await self._catch_up()
            else:
                self._take_in(moves)
        self.tell_moved()

    async def refresh(self) -> None:
        """Read everything again that may have changed elsewhere."""
        async with self.lock:
            await self.reload()
            await self._catch_up()
        self.tell_moved()
        self.tell_facts()

    def _after(self, n: int) -> None:
        """What follows from our row `n`, once it is safe. Bots and orders are stirred by the process whose move asks them."""
        self.tell_moved()
        if self.match.status == "finished":
            self.tell_facts()
        else:
            self._settle_later()
            stirred = [*self.robots(), *self.errands.asked()]
            if self.hall.storage.sqlite or any(self.line and self.line.asked_by[seat] == n for seat in stirred):
                self.stir()

    def tell_moved(self) -> None:
        self._frames.clear()
        self._looks.clear()
        for listener in tuple(self.listeners):
            listener.moved()

    def tell_facts(self) -> None:
        for listener in tuple(self.listeners):
            listener.facts()

    # Header.

    async def reload(self) -> None:
        """Read header and seats again, and deal if the match has started meanwhile."""
        match = await self.hall.storage.match(self.id)
        if match is None:
            return
        self.match, self.seats = match, await self.hall.storage.seats(self.id)
        if self.line is None and match.status == "running":
            self.line = await self.hall.read_line(match)

    def _outcome(self, played: Position, line: Line) -> str | None:
        """How the match ended, to be stored with its last move."""
        if played.outcome is None or played.past is None:
            return None
        events = sum(event.audience & SPECTATOR != 0 for event in played.past.events())
        return ENCODER.encode({**played.outcome.to_dict(), "takebacks": line.takebacks, "events": events}).decode()

    def _broken_off(self, line: Line, what: What, seat: int, winners: list[int]) -> str:
        """How a match ended that was not played out: nobody has a score."""
        ranks = [1 if not winners or each in winners else 2 for each in range(self.match.seats)]
        told = {"ended": what, "seat": seat, "winners": winners, "ranks": ranks, "takebacks": line.takebacks}
        return ENCODER.encode({**told, "events": line.version(None)}).decode()

    def _ended(self, at: int, outcome: str) -> None:
        self.match.status, self.match.finished, self.match.outcome, self.match.wake_at = "finished", at, outcome, None
        self._unsaved = False
        self.hall.archive_soon(self.id)

    # Bots, orders and clocks.

    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer, in a match under way."""
        if self.line is None or self.match.status != "running" or self.match.paused:
            return ()
        return self.line.pos.to_act

    def robots(self) -> list[int]:
        """The seats that a bot must answer for now."""
        return [seat for seat in self.waiting() if self.seats[seat].robotic]

    def beat(self) -> float:
        """How long whoever does not click seems to think; drawn without a look at any card."""
        return random.uniform(*self.hall.settings.pace)

    def slots(self, level: str | None = None) -> Slots:
        """When an answer leaves that a bot of a level finds, or that is sent for a person."""
        assert self.line is not None
        return slots_for(self.line.pos.config.game, level, self.hall.settings.slot, self.beat())

    def stir(self) -> None:
        """Let the bots think and the orders be carried out, if it is their turn and nobody here is at it."""
        self.errands.stir()
        if self.robots() and (self._bots is None or self._bots.done()):
            self._bots = self.hall.spawn(self._run_bots())

    async def _run_bots(self) -> None:
        """Until no bot is asked. An answer to a question of the past is thought over; nothing that a bot does ends this."""
        while robots := self.robots():
            assert self.line is not None
            seat = random.choice(robots)
            question = self.line.question(seat)
            try:
                action = await self._think(seat)
                while self._asks(seat, question) and not await self._bot_moves(seat, action):
                    continue
            except Away:
                await asyncio.sleep(1.0)
            except Exception:
                LOG.exception("a bot's move failed")
                await asyncio.sleep(1.0)

    def _asks(self, seat: int, question: tuple[int, int]) -> bool:
        """Whether a bot is still asked the same; others' sealed answers change nothing in that."""
        return self.line is not None and seat in self.robots() and self.line.question(seat) == question

    def turn(self) -> Turn:
        """Whose work the thinking of this table's bots is; where bots play among themselves, nobody waits."""
        people = [seat.person for seat in self.seats if seat.human and seat.person]
        return Turn(people[0] if people else self.match.host or "", self.id, awaited=bool(people))

    async def _bot_moves(self, seat: int, action: int) -> bool:
        """Whether its answer has landed; another seat's may have been faster, and then it is given again."""
        assert self.line is not None
        n = self.line.n
        try:
            try:
                await self.play_for(seat, action, "bot", n)
            except IllegalMove:
                LOG.warning("a bot's answer is illegal; the fallback bot answers")
                if self.line is not None and self.line.n == n:
                    await self.play_for(seat, fallback(self.line.pos, seat), "bot", n)
        except Refusal:
            return False
        return True

    async def _think(self, seat: int) -> int:
        """A bot's answer at a human pace: it leaves in a slot, whenever it was found, so that its timing tells nothing."""
        assert self.line is not None
        loop = asyncio.get_running_loop()
        level = self.seats[seat].level or PLAIN_LEVEL
        pos, asked, slots = self.line.pos, loop.time(), self.slots(level)
        try:
            action = (await self.hall.pool.ask(choose_job(pos, seat, level), self.turn())).action
        except Exception as trouble:
            LOG.warning("%s: %s; the fallback bot answers", type(trouble).__name__, trouble)
            action = fallback(pos, seat) if seat in pos.to_act else -1
        spent = loop.time() - asked
        await asyncio.sleep(slots.leaves(spent) - spent)
        return action

    async def run_clock(self) -> None:
        """Answer for the seats whose time is up."""
        for seat, at in self.deadlines().items():
            if seat is not None and at <= now() and self.line is not None and seat in self.line.pos.to_act:
                await self.play_for(seat, fallback(self.line.pos, seat), "clock", self.line.n)

    def next_look(self) -> int | None:
        """When a process must look at this table again."""
        if self.robots() or self.errands.due():
            return now() + NET_MS
        return self.deadline()

    # Keeping what an upgrade of the rules needs.

    def _settle_later(self) -> None:
        if self._settling is None:
            loop = asyncio.get_running_loop()
            self._settling = loop.call_later(self.hall.settings.settle, self._settle)

    def _settle(self) -> None:
        """Once a table is quiet its position is stored whole; while it is busy, that can wait."""
        self._settling = None
        if not self._unsaved or self.line is None:
            return
        if 0 <= now() - self.line.last_at < self.hall.settings.settle * 900:
            self._settle_later()
        else:
            self.hall.spawn(self.hall.surely(self.snapshot))

    async def snapshot(self) -> None:
        line = self.line
        if not self._unsaved or line is None:
            return
        n, data = line.n, pack_dump(line.pos)
        await self.hall.storage.write(lambda tx: tx.keep_snapshot(self.id, n, self.match.rules_version, data))
        self._unsaved = line.n != n
