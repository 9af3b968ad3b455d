"""What people do around a match: open a table, sit down, leave, come back, begin, pause, resign, play again."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable

import msgspec

from ...engine.decision import Decision
from ...engine.text import COMMON, Texts
from .. import wire
from ..names import clean_name, distinct
from ..storage.rows import Match, Person, Seat, now
from ..storage.storage import NET_MS, Write
from ..texts import Refusal
from .history import agreed_options
from .table import CLOCKS, PLAIN_LEVEL, Table
from .table_registry import Hall, playable


class Change:
    """A table's header and seats inside a transaction that has locked them."""

    def __init__(self, tx: Write, match: Match, seats: list[Seat]) -> None:
        self.tx = tx
        self.match = match
        self.seats = seats

    def only(self, status: str) -> None:
        if self.match.status != status:
            raise Refusal({"open": "started", "finished": "over"}.get(status, "running"))

    def hosted_by(self, person: Person) -> None:
        if self.match.host != person.id:
            raise Refusal("host", 403)

    def own(self, person: Person, number: int | None) -> Seat:
        """The seat that a person speaks of, which may be left unsaid when there is one."""
        mine = [seat for seat in self.seats if seat.person == person.id]
        if number is not None:
            mine = [seat for seat in mine if seat.seat == number]
        if not mine:
            raise Refusal("seat-yours", 403)
        if len(mine) > 1:
            raise Refusal("seat-which", 422)
        return mine[0]

    def set(self, seat: Seat, what: str, person: Person | None) -> None:
        self.tx.set_seat(seat)
        self.tx.joined(self.match.id, seat.seat, what, person.id if person else None)

    def start_if_full(self) -> None:
        """A table starts by itself when no seat is open."""
        if begin_if_full(self.match, self.seats):
            self.tx.set_match(self.match.id, **dealt_fields(self.match))
            self.tx.joined(self.match.id, None, "start", None)

    def agree_on_pause(self) -> None:
        """A pause begins or ends when every person who plays has said so."""
        people = [seat for seat in self.seats if seat.human]
        if people and all(seat.pausing is (not self.match.paused) for seat in people):
            self._pause(not self.match.paused)

    def _pause(self, paused: bool) -> None:
        at = now()
        wake = None if paused else wake_after(self.match, self.seats)
        self.tx.set_match(self.match.id, paused=paused, resumed=at, wake_at=wake)
        for seat in self.seats:
            if seat.pausing is not None:
                seat.pausing = None
                self.tx.set_seat(seat)
        self.tx.joined(self.match.id, None, "pause" if paused else "resume", None)


async def changing(hall: Hall, table: Table, work: Callable[[Change], None]) -> None:
    """Change header and seats with nobody between, then let everyone see it."""

    def change(tx: Write) -> None:
        match = tx.match(table.id)
        assert match is not None
        work(Change(tx, match, tx.seats(table.id)))

    async with table.lock:
        await hall.storage.write(change)
        await hall.surely(table.reload)
    table.tell_facts()
    table.tell_moved()
    table.stir()


def begin_if_full(match: Match, seats: list[Seat]) -> bool:
    """Deal when no seat is open: a secret seed of 256 bits, whose hash is public from now on."""
    if match.status != "open" or any(seat.kind == "open" for seat in seats):
        return False
    match.status, match.seed, match.started = "running", secrets.token_hex(32), now()
    match.wake_at = wake_after(match, seats)
    return True


def dealt_fields(match: Match) -> dict[str, object]:
    return {name: getattr(match, name) for name in ("status", "seed", "started", "wake_at")}


def wake_after(match: Match, seats: list[Seat]) -> int | None:
    """A first look at a match with bots, answers to be sent or a clock; the sweeper finds out when the next is due."""
    decisions = playable(match.game).decisions.values()
    sent = any(decision.window or decision.public is not Decision.public for decision in decisions)
    spans = [CLOCKS[match.clock]] if match.clock in CLOCKS else []
    if sent or any(seat.robotic for seat in seats):
        spans.append(NET_MS)
    return now() + min(spans) if spans else None


# Opening.


async def open_table(hall: Hall, person: Person, wish: wire.NewTable) -> Table:
    return await add_table(hall, *laid(person, wish))


def laid(person: Person, wish: wire.NewTable) -> tuple[Match, list[Seat]]:
    """A table as somebody wishes it, or a Refusal."""
    game = playable(wish.game)
    wrong = game.check(len(wish.seats), wish.options)
    if wrong:
        raise Refusal("options", 422, why="; ".join(wrong)[:300])
    match = Match(
        id=secrets.token_urlsafe(12),
        game=game.id,
        rules_version=game.rules_version,
        seats=len(wish.seats),
        options=msgspec.json.encode(game.complete_options(wish.options, len(wish.seats))).decode(),
        name=clean_name(wish.name) if wish.name else "",
        public=wish.public,
        clock=wish.clock,
        host=person.id,
        created=now(),
        hints=wish.hints,
        open_chat=wish.open_chat,
    )
    seats: list[Seat] = []
    for number, place in enumerate(wish.seats):
        seat = make_seat(match, number, place, person, list(game.levels))
        seat.name = distinct(seat.name, [other.name for other in seats])
        seats.append(seat)
    name_bots(seats, person.lang)
    return match, seats


def name_bots(seats: list[Seat], lang: str) -> None:
    """Bots have names of their own, unlike anybody's at the table; they keep them in a rematch."""
    taken = {seat.name for seat in seats}
    names = [name for name in Texts(COMMON).say(lang, "ui-bot-names").split(", ") if name not in taken]
    random.shuffle(names)
    for seat in seats:
        if seat.kind == "bot" and not seat.name and names:
            seat.name = names.pop()


def make_seat(match: Match, number: int, place: wire.Place, person: Person, levels: list[str]) -> Seat:
    if place.kind == "bot":
        return Seat(match=match.id, seat=number, kind="bot", name="", level=checked_level(place.level, levels))
    if place.kind == "open":
        return Seat(match=match.id, seat=number, kind="open")
    name = clean_name(place.name) if place.name else person.name
    return Seat(match=match.id, seat=number, kind="person", name=name, person=person.id)


def checked_level(level: str | None, levels: list[str]) -> str:
    if level is not None and level not in levels:
        raise Refusal("level", 404)
    return level or (PLAIN_LEVEL if PLAIN_LEVEL in levels else levels[0])


async def add_table(hall: Hall, match: Match, seats: list[Seat], if_so: Callable[[Write], None] = lambda tx: None) -> Table:
    """Put a table into the database, unless `if_so` refuses it in the same transaction."""
    begin_if_full(match, seats)

    def add(tx: Write) -> None:
        if_so(tx)
        within_quota(hall, tx, match)
        tx.add(match, seats)
        tx.joined(match.id, None, "open", match.host)

    await hall.storage.write(add)
    table = await hall.table(match.id)
    table.stir()
    return table


def within_quota(hall: Hall, tx: Write, match: Match, counted: bool = False) -> None:
    """One host has so many tables and no more; `counted`: this one is among them already."""
    hosted = tx.hosted(match.host)
    status = [status for status, _ in hosted]
    if match.public and sum(public for _, public in hosted) >= hall.settings.most("public_tables"):
        raise Refusal("many-public", 429)
    if not counted and status.count(match.status) >= hall.settings.most(f"{match.status}_tables"):
        raise Refusal(f"many-{match.status}", 429)


async def start(hall: Hall, table: Table, person: Person, fill: str) -> None:
    """The host begins; seats that are still open become bots."""
    level = checked_level(fill, list(playable(table.match.game).levels))

    def work(change: Change) -> None:
        change.hosted_by(person)
        change.only("open")
        for seat in change.seats:
            if seat.kind == "open":
                seat.kind, seat.level = "bot", level
                name_bots(change.seats, person.lang)
                change.set(seat, "fill", person)
        change.start_if_full()

    await changing(hall, table, work)


# Sitting and leaving.


async def sit(hall: Hall, table: Table, person: Person, wish: wire.Sit) -> None:

    def work(change: Change) -> None:
        change.only("open")
        seat = free_seat(change.seats, wish.seat)
        seat.kind, seat.person = "person", person.id
        seat.name = distinct(clean_name(wish.name) if wish.name else person.name, [other.name for other in change.seats])
        change.set(seat, "sit", person)
        change.start_if_full()

    await changing(hall, table, work)


def free_seat(seats: list[Seat], number: int | None) -> Seat:
    if number is not None:
        if number >= len(seats):
            raise Refusal("seat", 404)
        if seats[number].kind != "open":
            raise Refusal("seat-taken")
        return seats[number]
    free = [seat for seat in seats if seat.kind == "open"]
    if not free:
        raise Refusal("seat-free")
    return free[0]


async def leave(hall: Hall, table: Table, person: Person, number: int | None) -> None:
    """Before the start the seat is open again; afterwards a bot plays until its owner comes back."""

    def work(change: Change) -> None:
        seat = change.own(person, number)
        if change.match.status == "open":
            vacate(seat)
            change.set(seat, "leave", person)
            return
        change.only("running")
        seat.away, seat.pausing = True, None
        change.set(seat, "leave", person)
        bots_are_up(change)

    await changing(hall, table, work)


async def come_back(hall: Hall, table: Table, person: Person, number: int | None) -> None:

    def work(change: Change) -> None:
        change.only("running")
        seat = change.own(person, number)
        if seat.resigned:
            raise Refusal("resigned")
        if not seat.away:
            raise Refusal("returned")
        seat.away = False
        for other in change.seats:
            if other.stopping:
                other.stopping = None
                change.tx.set_seat(other)
        change.set(seat, "return", person)

    await changing(hall, table, work)


async def stand_in(hall: Hall, table: Table, person: Person, number: int) -> None:
    """Somebody has been away for a while: whoever plays with them may let a bot play until they come back."""

    def work(change: Change) -> None:
        change.only("running")
        plays_here(change, person)
        if number >= len(change.seats):
            raise Refusal("seat", 404)
        seat = change.seats[number]
        if not seat.human or number not in table.missing():
            raise Refusal("still-here")
        seat.away, seat.pausing = True, None
        change.set(seat, "stand-in", person)
        bots_are_up(change)

    await changing(hall, table, work)


def plays_here(change: Change, person: Person) -> list[Seat]:
    """The seats that a person plays on now."""
    mine = [seat for seat in change.seats if seat.person == person.id and seat.human]
    if not mine:
        raise Refusal("seat-yours", 403)
    return mine


async def stop(hall: Hall, table: Table, person: Person) -> None:
    """Somebody has left: the match ends without a winner once all who stayed have said so."""
    agreed: list[int] = []

    def work(change: Change) -> None:
        change.only("running")
        mine = plays_here(change, person)
        missing = table.missing()
        if not missing:
            raise Refusal("still-here")
        for seat in mine:
            seat.stopping = True
            change.set(seat, "propose-stop", person)
        staying = [seat for seat in change.seats if seat.human and seat.seat not in missing]
        if all(seat.stopping for seat in staying):
            agreed.append(mine[0].seat)

    await changing(hall, table, work)
    if agreed:
        await table.end("stop", agreed[0], person.id, [])


def last_opponent(table: Table, number: int) -> int | None:
    """Who wins when a seat of two resigns; in a team, or a chapter of a campaign, the other plays on."""
    game = playable(table.match.game)
    two = table.match.seats == 2 and not game.team and table.match.campaign is None
    return 1 - number if two and table.line is not None else None


async def resign(hall: Hall, table: Table, person: Person, number: int | None) -> None:
    """Of two players, the other wins; otherwise a bot plays on for the others."""
    resigning: list[Seat] = []

    def work(change: Change) -> None:
        change.only("running")
        seat = change.own(person, number)
        if seat.resigned:
            raise Refusal("resigned")
        resigning.append(seat)
        if last_opponent(table, seat.seat) is None:
            seat.resigned, seat.pausing = True, None
            change.set(seat, "resign", person)
            bots_are_up(change)

    await changing(hall, table, work)
    seat = resigning[-1]
    winner = last_opponent(table, seat.seat)
    if winner is not None:
        await table.end("resign", seat.seat, person.id, [winner])


def bots_are_up(change: Change) -> None:
    """Those who stay may already have agreed on a pause; and somebody must see to it that the bot plays."""
    change.agree_on_pause()
    if not change.match.paused:
        change.tx.set_match(change.match.id, wake_at=now() + NET_MS)


def vacate(seat: Seat) -> None:
    seat.kind, seat.person, seat.name, seat.level, seat.standing = "open", None, "", None, None


async def remove(hall: Hall, table: Table, person: Person, number: int) -> None:
    """The host frees a seat before the start."""

    def work(change: Change) -> None:
        change.hosted_by(person)
        change.only("open")
        if number >= len(change.seats):
            raise Refusal("seat", 404)
        vacate(change.seats[number])
        change.set(change.seats[number], "remove", person)

    await changing(hall, table, work)


# During the match.


async def change_settings(hall: Hall, table: Table, person: Person, wish: wire.ChangeSettings) -> None:
    """The host's to change at any time; hints only before the match has begun."""
    wishes = {name: getattr(wish, name) for name in ("public", "muted", "hints", "open_chat")}
    changes = {name: value for name, value in wishes.items() if value is not None}

    def work(change: Change) -> None:
        change.hosted_by(person)
        if wish.hints is not None and wish.hints != change.match.hints:
            change.only("open")
        if wish.public and not change.match.public and change.match.status in ("open", "running"):
            change.match.public = True
            within_quota(hall, change.tx, change.match, counted=True)
        if changes:
            change.tx.set_match(table.id, **changes)

    await changing(hall, table, work)


async def pause(hall: Hall, table: Table, person: Person, paused: bool) -> None:
    """Propose (or agree) to pause or to go on; the opposite wish takes the proposal back."""

    def work(change: Change) -> None:
        change.only("running")
        mine = [seat for seat in change.seats if seat.person == person.id and seat.human]
        if not mine:
            raise Refusal("seat-yours", 403)
        for seat in mine:
            seat.pausing = paused if paused != change.match.paused else None
            change.set(seat, "propose-pause" if paused else "propose-resume", person)
        change.agree_on_pause()

    await changing(hall, table, work)


async def give_order(hall: Hall, table: Table, person: Person, wish: wire.GiveOrder) -> None:
    """Say how one's seat answers when the person need not be asked; nobody else is shown a thing."""
    if wish.order is not None and wish.order not in playable(table.match.game).orders:
        raise Refusal("order", 404)

    def work(change: Change) -> None:
        change.only("running")
        seat = change.own(person, wish.seat)
        seat.stand(wish.order or seat.order, seat.forced if wish.forced is None else wish.forced)
        change.tx.set_seat(seat)
        change.tx.wake(table.id, now() + NET_MS)

    await changing(hall, table, work)


async def rematch(hall: Hall, table: Table, person: Person) -> Table:
    """A new table with the same seats; whoever asks second is shown the one that is already there."""
    if person.id not in [seat.person for seat in table.seats]:
        raise Refusal("seat-yours", 403)

    def work(change: Change) -> None:
        change.only("finished")
        if change.match.rematch is None:
            match = fresh_copy(change.match, person)
            seats = [again(seat, match.id) for seat in change.seats]
            begin_if_full(match, seats)
            within_quota(hall, change.tx, match)
            change.tx.add(match, seats)
            change.tx.set_match(table.id, rematch=match.id)

    await changing(hall, table, work)
    new = await hall.table(str(table.match.rematch))
    new.stir()
    return new


def fresh_copy(old: Match, person: Person) -> Match:
    game = playable(old.game)
    return Match(
        id=secrets.token_urlsafe(12),
        game=old.game,
        rules_version=game.rules_version,
        seats=old.seats,
        options=msgspec.json.encode(agreed_options(game, old)).decode(),
        name=old.name,
        public=old.public,
        clock=old.clock,
        host=person.id,
        created=now(),
        hints=old.hints,
        open_chat=old.open_chat,
    )


def again(seat: Seat, match: str) -> Seat:
    return Seat(match=match, seat=seat.seat, kind=seat.kind, name=seat.name, level=seat.level, person=seat.person)


async def forget(hall: Hall, person: Person) -> None:
    """Delete a person: names and words are erased, seats go to bots, sockets are closed."""
    touched = await hall.storage.write(lambda tx: tx.forget_person(person))
    for match in touched:
        table = hall.held(match)
        if table is None:
            continue
        for listener in tuple(table.listeners):
            if listener.person_id == person.id:
                listener.bye("forgotten")
        await table.refresh()
        table.stir()
