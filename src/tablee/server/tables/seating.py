"""What people do around a match: sit down, leave, come back, pause, resign, give orders, change the table."""

from __future__ import annotations

from .. import wire
from ..names import clean_name, distinct
from ..storage import WAKE_MS, Transaction
from ..storage.people.company import forget_company, invitations_at
from ..storage.people.decency import blocks, forget_decency
from ..storage.people.identity import forget_identity
from ..storage.people.notices import forget_notices
from ..storage.reports import forget_reports
from ..storage.rows import Person, Seat, now
from ..texts import Refusal
from . import rated, variants
from .changing import TableChange, change_table
from .clocks.paces import clock_of
from .opening import within_quota
from .table import Table
from .table_registry import TableRegistry, playable

# Sitting and leaving.


async def sit(tables: TableRegistry, table: Table, person: Person, wish: wire.Sit) -> None:
    """Take an open seat under a name that is told from the others; one that is kept for somebody is theirs alone."""

    def work(change: TableChange) -> None:
        change.require_status("open")
        if change.match.host is not None and blocks(change.tx.connection, change.match.host, person.id):
            raise Refusal("sit-here", 403)
        rated.require_new(change.match, change.seats, person)
        mine = [each.seat for each in invitations_at(change.tx.connection, table.id) if each.person == person.id]
        seat = free_seat(change.seats, wish.seat, mine)
        others = [other.name for other in change.seats if other is not seat]
        seat.kind, seat.person = "person", person.id
        seat.name = distinct(clean_name(wish.name) if wish.name else person.name, others)
        change.set_seat(seat, "sit", person)
        change.start_if_full()

    await change_table(tables, table, work)


def free_seat(seats: list[Seat], number: int | None, mine: list[int]) -> Seat:
    """The open seat of a number, or the first that is one's own or nobody's; a Refusal when there is none."""
    if number is not None:
        if number >= len(seats):
            raise Refusal("seat", 404)
        if seats[number].kind != "open":
            raise Refusal("seat-taken")
        if seats[number].name and number not in mine:
            raise Refusal("seat-kept")
        return seats[number]
    free = sorted(
        (seat for seat in seats if seat.kind == "open" and (not seat.name or seat.seat in mine)),
        key=lambda seat: seat.seat not in mine,
    )
    if not free:
        raise Refusal("seat-kept" if any(seat.kind == "open" for seat in seats) else "seat-free")
    return free[0]


async def leave(tables: TableRegistry, table: Table, person: Person, number: int | None) -> None:
    """Leave a seat. Before the start it is open again; afterwards a bot plays until its owner comes back."""

    def work(change: TableChange) -> None:
        seat = change.own_seat(person, number)
        if change.match.status == "open":
            vacate(seat)
            change.set_seat(seat, "leave", person)
            return
        change.require_status("running")
        seat.away, seat.pausing = True, None
        change.set_seat(seat, "leave", person)
        change.say(seat, "leave")
        bot_takes_over(change)

    await change_table(tables, table, work)


async def come_back(tables: TableRegistry, table: Table, person: Person, number: int | None) -> None:
    """Take one's seat back from the bot; proposals to stop are void then."""

    def work(change: TableChange) -> None:
        change.require_status("running")
        seat = change.own_seat(person, number)
        if seat.resigned:
            raise Refusal("resigned")
        if not seat.away:
            raise Refusal("returned")
        seat.away = False
        for other in change.seats:
            if other.stopping:
                other.stopping = None
                change.tx.set_seat(other)
        change.set_seat(seat, "return", person)
        change.say(seat, "return")
        if clock_of(change.match.clock).runs:
            change.tx.wake(table.id, now() + clock_of(change.match.clock).free)

    await change_table(tables, table, work)


async def stand_in(tables: TableRegistry, table: Table, person: Person, number: int) -> None:
    """Let a bot play for a person who has been away for a while. Anybody who plays at the table may ask for it."""

    await tables.presence_known(table, person)

    def work(change: TableChange) -> None:
        change.require_status("running")
        played_seats(change, person)
        if number >= len(change.seats):
            raise Refusal("seat", 404)
        seat = change.seats[number]
        if not seat.human or number not in table.feed.missing():
            raise Refusal("still-here")
        seat.away, seat.pausing = True, None
        change.set_seat(seat, "stand-in", person)
        change.say(seat, "stand-in")
        bot_takes_over(change)

    await change_table(tables, table, work)


def played_seats(change: TableChange, person: Person) -> list[Seat]:
    """The seats that a person plays on now."""
    mine = [seat for seat in change.seats if seat.person == person.id and seat.human]
    if not mine:
        raise Refusal("seat-yours", 403)
    return mine


async def stop(tables: TableRegistry, table: Table, person: Person) -> None:
    """Propose to end a match that somebody has left. It ends without a winner once all who stayed agree."""
    await tables.presence_known(table, person)
    agreed: list[int] = []

    def work(change: TableChange) -> None:
        change.require_status("running")
        mine = played_seats(change, person)
        missing = table.feed.missing()
        if not missing:
            raise Refusal("still-here")
        for seat in mine:
            seat.stopping = True
            change.set_seat(seat, "propose-stop", person)
        staying = [seat for seat in change.seats if seat.human and seat.seat not in missing]
        if all(seat.stopping for seat in staying):
            agreed.append(mine[0].seat)

    await change_table(tables, table, work)
    if agreed:
        await table.match.end("stop", agreed[0], person.id, [])


async def claim(tables: TableRegistry, table: Table, person: Person, number: int) -> None:
    """Win a match of two whose other player has been gone for as long as the server lets one be."""
    await tables.presence_known(table, person)

    def still() -> bool:
        since = table.feed.claimable_at(table.seats[number])
        return since is not None and since <= now()

    if number >= len(table.seats):
        raise Refusal("seat", 404)
    winner = table.opponent(number)
    if winner not in [seat.seat for seat in table.seats if seat.person == person.id and seat.human]:
        raise Refusal("seat-yours", 403)
    if not still():
        raise Refusal("claim-later")
    await table.match.end("claim", number, person.id, [winner], still=still)


async def resign(tables: TableRegistry, table: Table, person: Person, number: int | None) -> None:
    """Resign. Of two players the other wins; otherwise a bot plays on for the others."""
    resigning: list[Seat] = []

    def work(change: TableChange) -> None:
        change.require_status("running")
        seat = change.own_seat(person, number)
        if seat.resigned:
            raise Refusal("resigned")
        resigning.append(seat)
        if table.opponent(seat.seat) is None:
            seat.resigned, seat.pausing = True, None
            change.set_seat(seat, "resign", person)
            change.say(seat, "resign")
            bot_takes_over(change)

    await change_table(tables, table, work)
    seat = resigning[-1]
    winner = table.opponent(seat.seat)
    if winner is not None:
        await table.match.end("resign", seat.seat, person.id, [winner])


def bot_takes_over(change: TableChange) -> None:
    """A bot has taken over a seat: those who stay may now agree on a pause, and the bot must be woken."""
    change.agree_on_pause()
    if not change.match.paused:
        change.tx.set_match(change.match.id, wake_at=now() + WAKE_MS)


def vacate(seat: Seat) -> None:
    """Make a seat open again."""
    seat.kind, seat.person, seat.name, seat.level, seat.standing = "open", None, "", None, None


async def remove(tables: TableRegistry, table: Table, person: Person, number: int) -> None:
    """The host frees a seat before the start."""

    def work(change: TableChange) -> None:
        change.require_host(person)
        change.require_status("open")
        if number >= len(change.seats):
            raise Refusal("seat", 404)
        vacate(change.seats[number])
        change.set_seat(change.seats[number], "remove", person)

    await change_table(tables, table, work)


# During the match.


async def change_settings(tables: TableRegistry, table: Table, person: Person, wish: wire.ChangeSettings) -> None:
    """Change settings of the table. The host may at any time; hints only before the match has begun."""
    wishes = {name: getattr(wish, name) for name in ("public", "muted", "hints", "open_chat")}
    changes = {name: value for name, value in wishes.items() if value is not None}

    def work(change: TableChange) -> None:
        change.require_host(person)
        if wish.hints is not None and wish.hints != change.match.hints:
            change.require_status("open")
        changes.update(rated.changed(change, wish))
        if wish.public:
            variants.require_listable(change.match)
        if wish.public and not change.match.public and change.match.status in ("open", "running"):
            change.match.public = True
            within_quota(tables, change.tx, change.match, counted=True)
        if changes:
            change.tx.set_match(table.id, **changes)

    await change_table(tables, table, work)


async def pause(tables: TableRegistry, table: Table, person: Person, paused: bool) -> None:
    """Propose (or agree) to pause or to go on; the opposite wish takes the proposal back."""

    def work(change: TableChange) -> None:
        change.require_status("running")
        mine = [seat for seat in change.seats if seat.person == person.id and seat.human]
        if not mine:
            raise Refusal("seat-yours", 403)
        for seat in mine:
            seat.pausing = paused if paused != change.match.paused else None
            change.set_seat(seat, "propose-pause" if paused else "propose-resume", person)
        change.agree_on_pause()

    await change_table(tables, table, work)


async def give_order(tables: TableRegistry, table: Table, person: Person, wish: wire.GiveOrder) -> None:
    """Store a person's standing order. Nobody else is shown anything of it."""
    if wish.order is not None and wish.order not in playable(table.header.game).orders:
        raise Refusal("order", 404)

    def work(change: TableChange) -> None:
        change.require_status("running")
        seat = change.own_seat(person, wish.seat)
        seat.set_standing(wish.order or seat.order, seat.forced if wish.forced is None else wish.forced)
        change.tx.set_seat(seat)
        change.tx.wake(table.id, now() + WAKE_MS)

    await change_table(tables, table, work)


async def forget(tables: TableRegistry, person: Person) -> None:
    """Delete a person: names, words and reports are erased, seats go to bots; the registry closes their sockets."""
    for match in await tables.storage.write(lambda tx: erase(tx, person)):
        table = tables.in_memory(match)
        if table is not None:
            await table.refresh()
            table.robots.wake()


def erase(tx: Transaction, person: Person) -> list[str]:
    """Erase a person with what they have reported; the ids of the tables this touches."""
    forget_reports(tx, person)
    forget_decency(tx, person)
    forget_identity(tx, person)
    forget_notices(tx, person)
    kept = forget_company(tx, person)
    return sorted({*kept, *tx.forget_person(person)})
