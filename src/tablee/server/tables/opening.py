"""Opening a table: what somebody wishes is checked, seats are made, bots are named; also a rematch, and the start."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable

import msgspec

from ...engine.text import COMMON, Texts
from .. import wire
from ..names import clean_name, distinct
from ..storage import Transaction
from ..storage.people.company import add_invitation, invitations_at
from ..storage.people.decency import banned_among, blocked_by_any
from ..storage.rows import Invitation, Match, Person, Seat, now
from ..texts import Refusal
from . import rated, variants
from .changing import TableChange, begin_if_full, change_table, require_beginnings
from .history import match_options
from .robots import PLAIN_LEVEL
from .table import Table
from .table_registry import TableRegistry, playable


async def open_table(tables: TableRegistry, person: Person, wish: wire.NewTable) -> Table:
    """Open a table as a person wishes it, or raise a Refusal. A game is amended for a variant out of the players' way."""
    if wish.content is None:
        return await add_table(tables, *new_match(person, wish))
    return await add_table(tables, *await asyncio.to_thread(new_match, person, wish))


def new_match(person: Person, wish: wire.NewTable) -> tuple[Match, list[Seat]]:
    """The rows of a table as somebody wishes it, or a Refusal."""
    game = playable(wish.game)
    wrong = game.check(len(wish.seats), wish.options)
    if wrong:
        raise Refusal("options", 422, why="; ".join(wrong)[:300])
    content = variants.content_of(game, wish)
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
        content=content,
        rated_play=rated.wished(game, wish),
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
    """A seat as somebody wishes it, or a Refusal."""
    if place.kind == "bot":
        return Seat(match=match.id, seat=number, kind="bot", name="", level=check_level(place.level, levels))
    if place.kind == "open":
        return Seat(match=match.id, seat=number, kind="open")
    name = clean_name(place.name) if place.name else person.name
    return Seat(match=match.id, seat=number, kind="person", name=name, person=person.id)


def check_level(level: str | None, levels: list[str]) -> str:
    """The level of a bot, the usual one where none is named; a Refusal when the game has no such level."""
    if level is not None and level not in levels:
        raise Refusal("level", 404)
    return level or (PLAIN_LEVEL if PLAIN_LEVEL in levels else levels[0])


async def add_table(
    tables: TableRegistry, match: Match, seats: list[Seat], check: Callable[[Transaction], None] = lambda tx: None
) -> Table:
    """Put a table into the database, unless `check` refuses it in the same transaction."""
    begin_if_full(match, seats)

    def add(tx: Transaction) -> None:
        require_beginnings(tx)
        check(tx)
        within_quota(tables, tx, match)
        tx.add(match, seats)
        tx.note_deed(match.id, None, "open", match.host)

    await tables.storage.write(add)
    table = await tables.table(match.id)
    table.robots.wake()
    tables.notices.began(table)
    return table


def within_quota(tables: TableRegistry, tx: Transaction, match: Match, counted: bool = False) -> None:
    """One host has so many tables and no more; `counted`: this one is among them already."""
    hosted = tx.hosted(match.host)
    status = [each.status for each in hosted]
    if match.public and sum(each.public for each in hosted) >= tables.settings.most("public_tables"):
        raise Refusal("many-public", 429)
    if not counted and match.content is not None:
        if sum(each.variant for each in hosted) >= tables.settings.most("variant_tables"):
            raise Refusal("many-variants", 429)
    if not counted and status.count(match.status) >= tables.settings.most(f"{match.status}_tables"):
        raise Refusal(f"many-{match.status}", 429)


async def start(tables: TableRegistry, table: Table, person: Person, fill: str) -> None:
    """The host begins; seats that are still open become bots."""
    level = check_level(fill, list(playable(table.header.game).levels))

    def work(change: TableChange) -> None:
        change.require_host(person)
        change.require_status("open")
        rated.require_nobody_missing(change.match, change.seats)
        for seat in change.seats:
            if seat.kind == "open":
                seat.kind, seat.level, seat.name = "bot", level, ""
                name_bots(change.seats, person.lang)
                change.set_seat(seat, "fill", person)
        change.start_if_full()

    await change_table(tables, table, work)


async def rematch(tables: TableRegistry, table: Table, person: Person) -> Table:
    """A new table with the same people, who are asked to it; whoever asks second sits down at the one that is there.

    Seats are kept for the others until they come or decline. Everybody moves on by one seat, so that another one begins.
    """
    if person.id not in [seat.person for seat in table.seats]:
        raise Refusal("seat-yours", 403)

    asked: list[Invitation] = []

    def work(change: TableChange) -> None:
        change.require_status("finished")
        if change.match.rematch is None:
            require_beginnings(change.tx)
            require_welcome(change, person)
            match = fresh_copy(change.match, person)
            seats = [same_seat(seat, match.id) for seat in moved_on(change.match, change.seats)]
            let_bots_play_for_banned(change.tx, seats)
            match.rated_play = rated.again(change.match, seats)
            asked[:] = kept_seats(seats, person)
            begin_if_full(match, seats)
            within_quota(tables, change.tx, match)
            change.tx.add(match, seats)
            for invitation in asked:
                add_invitation(change.tx, invitation)
            change.tx.set_match(table.id, rematch=match.id)

    if table.header.rematch is None or table.header.status != "finished":
        await change_table(tables, table, work)
    new = await tables.table(str(table.header.rematch))
    if new.header.status == "open" and not asked:
        await take_kept(tables, new, person)
    new.robots.wake()
    tables.notices.began(new)
    for invitation in asked:
        tables.notices.tell(invitation.person, "invitation", new.id)
    return new


def require_welcome(change: TableChange, person: Person) -> None:
    """Refuse to seat people again beside somebody whom they have blocked."""
    others = {seat.person for seat in change.seats if seat.person not in (None, person.id)}
    if blocked_by_any(change.tx.connection, [other for other in others if other], person.id):
        raise Refusal("rematch-with", 403)


def let_bots_play_for_banned(tx: Transaction, seats: list[Seat]) -> None:
    """Seats of people who may not play are played by bots, until they may and come back."""
    banned = banned_among(tx.connection, [seat.person for seat in seats if seat.person is not None])
    for seat in seats:
        seat.away = seat.person in banned


def moved_on(match: Match, seats: list[Seat]) -> list[Seat]:
    """The seats of a match in the order of its rematch: among people everybody moves on by one, in a team too.

    Alone, everything stays; so it does where an option speaks of seats.
    """
    game = playable(match.game)
    chosen = game.chosen_options(match_options(game, match), len(seats))
    fixed = any(game.options[name].kind in ("seat", "seat order") for name in chosen)
    if fixed or len({seat.person for seat in seats if seat.kind == "person"}) < 2:
        return seats
    order = [*seats[1:], seats[0]]
    return [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(order)]


def kept_seats(seats: list[Seat], person: Person) -> list[Invitation]:
    """Keep the seats of the others under their names, with an invitation for each."""
    name = next((seat.name for seat in seats if seat.person == person.id), person.name)
    kept = [seat for seat in seats if seat.kind == "person" and not seat.away and seat.person not in (None, person.id)]
    asked = [
        Invitation(
            match=seat.match, person=str(seat.person), seat=seat.seat, inviter=person.id, name=name, declined=False, at=now()
        )
        for seat in kept
    ]
    for seat in kept:
        seat.kind, seat.person = "open", None
    return asked


async def take_kept(tables: TableRegistry, table: Table, person: Person) -> None:
    """Sit down on the seats that are kept for a person, if there are any; the last one begins the match."""

    def work(change: TableChange) -> None:
        for invitation in invitations_at(change.tx.connection, table.id):
            kept = 0 <= invitation.seat < len(change.seats) and invitation.person == person.id
            if kept and change.match.status == "open" and change.seats[invitation.seat].kind == "open":
                seat = change.seats[invitation.seat]
                seat.kind, seat.person = "person", person.id
                change.set_seat(seat, "sit", person)
        change.start_if_full()

    await change_table(tables, table, work)


def fresh_copy(old: Match, person: Person) -> Match:
    """The header of a rematch."""
    game = playable(old.game)
    variants.require_playable(game, old)
    return Match(
        id=secrets.token_urlsafe(12),
        game=old.game,
        rules_version=game.rules_version,
        seats=old.seats,
        options=msgspec.json.encode(match_options(game, old)).decode(),
        name=old.name,
        public=old.public,
        clock=old.clock,
        host=person.id,
        created=now(),
        hints=old.hints,
        open_chat=old.open_chat,
        content=old.content,
    )


def same_seat(seat: Seat, match: str) -> Seat:
    """A seat of a rematch, as it was at the start."""
    return Seat(match=match, seat=seat.seat, kind=seat.kind, name=seat.name, level=seat.level, person=seat.person)
