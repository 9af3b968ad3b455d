"""The company one keeps: favourites, who of them is here, and invitations to a table.

Nobody is told whose favourite they are. That somebody is here is shown to favourites only, where each is the other's, and
only by those who allow it.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from .. import wire
from ..decency.whom import Meant, require_person
from ..storage import Transaction
from ..storage.people import company
from ..storage.people.company import ANY_SEAT, Manners
from ..storage.rows import Invitation, Person, now
from ..tables.changing import TableChange, change_table
from ..tables.table import Table
from ..tables.table_registry import TableRegistry
from ..texts import Refusal
from .acquaintance import may_meet
from .told import describe

DAY_MS: Final = 86_400_000


async def company_of(tables: TableRegistry, person: Person) -> wire.Company:
    """The company of a person, as they see it themselves."""
    async with tables.storage.read("company") as connection:
        return (await connection.run_sync(describe, [person.id]))[person.id]


async def change_manners(tables: TableRegistry, person: Person, wish: wire.ChangeManners) -> None:
    """Change what one allows others to see and do; the rest stays."""

    def work(tx: Transaction) -> None:
        before = company.manners_of(tx.connection, person.id)
        shown = before.shown if wish.shown is None else wish.shown
        strangers = before.strangers if wish.strangers is None else wish.strangers
        company.set_manners(tx, person.id, Manners(shown, strangers))

    await tables.storage.write(work)


async def star(tables: TableRegistry, person: Person, other: str, met: Meant | None = None) -> None:
    """Make somebody one's favourite, by their id or whom one has met at a table."""

    def work(tx: Transaction) -> None:
        if other == person.id:
            raise Refusal("person", 404)
        if company.is_favourite(tx.connection, person.id, other):
            return
        meant = require_person(tx.connection, other, met)
        if company.count_favourites(tx.connection, person.id) >= tables.settings.most("favourites"):
            raise Refusal("many-favourites", 429)
        company.add_favourite(tx, person.id, meant.person, meant.name)

    await tables.storage.write(work)


async def unstar(tables: TableRegistry, person: Person, other: str) -> None:
    """Somebody is no favourite of one's own any more."""
    await tables.storage.write(lambda tx: company.drop_favourite(tx, person.id, other))


def person_at(table: Table, number: int) -> Meant:
    """Who sits on a seat of a table; a Refusal where nobody does."""
    if number >= len(table.seats):
        raise Refusal("seat", 404)
    seat = table.seats[number]
    if seat.person is None or seat.kind != "person":
        raise Refusal("person", 404)
    return Meant(seat.person, seat.name)


async def starred_seats(tables: TableRegistry, table: Table, person: Person) -> list[int]:
    """The seats of a table at which favourites of a person sit."""
    async with tables.storage.read("company") as connection:
        known = await connection.run_sync(company.favourites_of, [person.id])
    starred = {each.favourite for each in known}
    return [seat.seat for seat in table.seats if seat.kind == "person" and seat.person in starred]


async def invite(tables: TableRegistry, table: Table, person: Person, other: str) -> None:
    """Ask somebody to a table at which one sits. Who does not want to be asked, has declined, or is blocked, gives the same
    refusal; whoever is asked already is not told again.
    """
    told: list[str] = []

    def work(change: TableChange) -> None:
        told.clear()
        change.require_status("open")
        if person.id not in [seat.person for seat in change.seats] and change.match.host != person.id:
            raise Refusal("seat-yours", 403)
        if not any(seat.kind == "open" and not seat.name for seat in change.seats):
            raise Refusal("seat-free")
        allowed = may_invite(change.tx.connection, person.id, other)
        if other in [seat.person for seat in change.seats]:
            raise Refusal("person", 404)
        asked_before = company.asked_before(change.tx.connection, table.id, other)
        if not allowed or asked_before is False:
            raise Refusal("not-invited", 403)
        if asked_before:
            return
        if company.invited_since(change.tx.connection, person.id, now() - DAY_MS) >= tables.settings.most("invitations"):
            raise Refusal("many-invitations", 429)
        name = next((seat.name for seat in change.seats if seat.person == person.id), person.name)
        asked = Invitation(
            match=table.id, person=other, seat=ANY_SEAT, inviter=person.id, name=name, declined=False, at=now()
        )  # fmt: skip
        company.add_invitation(change.tx, asked)
        told.append(other)

    await change_table(tables, table, work)
    for each in told:
        tables.notices.tell(each, "invitation", table.id)


def may_invite(connection: Connection, person: str, other: str) -> bool:
    """Whether somebody may ask another to a table: a stranger only where that is allowed, and shown to them at all."""
    met = company.have_met(connection, person, other)
    if not met and not company.is_favourite(connection, person, other):
        require_person(connection, other)
    known = met or company.is_favourite(connection, other, person)
    return may_meet(connection, person, other) and (known or company.manners_of(connection, other).strangers)


async def decline(tables: TableRegistry, table: Table, person: Person) -> None:
    """Decline what one is invited to at a table; a seat that was kept is free for others."""

    def work(change: TableChange) -> None:
        for number in company.decline_invitations(change.tx, table.id, person.id):
            seat = change.seats[number]
            if seat.kind == "open" and seat.name:
                seat.name = ""
                change.set_seat(seat, "decline", person)

    await change_table(tables, table, work)
