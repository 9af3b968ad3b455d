"""The calls of the hall: looking for a match, the lists, favourites and invitations."""

from __future__ import annotations

from ... import wire
from ...hall import company, lists, seeking
from ...hall.told import facts_of
from ...storage.seeks import seek_of
from ..call import CallContext


async def get_hall(context: CallContext, body: None) -> wire.HallFacts:
    """Public tables to join and to watch, and how many people wait for what."""
    return await lists.show(context.tables)


async def more_tables(context: CallContext, body: wire.AskHall) -> wire.HallPage:
    """More of a list of the hall."""
    return await lists.show_page(context.tables, body)


async def my_seek(context: CallContext, body: None) -> wire.Looking:
    """What one looks for."""
    person = context.me
    async with context.tables.storage.read("seeks") as connection:
        return wire.Looking(seek=facts_of(await connection.run_sync(seek_of, person.id)))


async def seek(context: CallContext, body: wire.NewSeek) -> wire.Looking:
    """Look for a match, in the place of what one looked for before. It lasts as long as a socket of the hall is open."""
    person = context.me
    context.spend_creation()
    await seeking.seek(context.tables, person, body)
    return await my_seek(context, None)


async def seek_bots(context: CallContext, body: None) -> wire.Looking:
    """Begin with whoever is there; bots take the free seats."""
    await seeking.agree_to_bots(context.tables, context.me)
    return await my_seek(context, None)


async def stop_seeking(context: CallContext, body: None) -> None:
    """Look no longer, also once a table is found, as long as it has not begun."""
    await seeking.give_up(context.tables, context.me)


async def get_company(context: CallContext, body: None) -> wire.Company:
    """One's favourites, what one is invited to, and what one allows others."""
    return await company.company_of(context.tables, context.me)


async def change_manners(context: CallContext, body: wire.ChangeManners) -> wire.Company:
    """Change whether mutual favourites see that one is here, and whether strangers may invite."""
    await company.change_manners(context.tables, context.me, body)
    return await company.company_of(context.tables, context.me)


async def star_seat(context: CallContext, body: wire.StarSeat) -> wire.Company:
    """Make who sits on a seat one's favourite, or no longer."""
    person = context.me
    met = company.person_at(await context.table(), body.seat)
    if body.starred:
        await company.star(context.tables, person, met.person, met)
    else:
        await company.unstar(context.tables, person, met.person)
    return await company.company_of(context.tables, person)


async def starred_seats(context: CallContext, body: None) -> list[int]:
    """The seats of a table at which one's favourites sit."""
    return await company.starred_seats(context.tables, await context.table(), context.me)


async def star_person(context: CallContext, body: wire.Star) -> wire.Company:
    """Make somebody one's favourite, or no longer."""
    change = company.star if body.starred else company.unstar
    await change(context.tables, context.me, context.params["id"])
    return await company.company_of(context.tables, context.me)


async def invite(context: CallContext, body: wire.Invite) -> wire.TableFacts:
    """Ask somebody to a table at which one sits."""
    person = context.me
    context.spend_creation()
    table = await context.table()
    await company.invite(context.tables, table, person, body.person)
    return context.describe(table)


async def decline(context: CallContext, body: None) -> wire.Company:
    """Decline what one is invited to at a table."""
    person = context.me
    await company.decline(context.tables, await context.table(), person)
    return await company.company_of(context.tables, person)
