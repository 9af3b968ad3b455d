"""The calls about a table: opening it, sitting down, everything around the match, and what is left of it afterwards."""

from __future__ import annotations

from typing import Any

from .. import campaigns, tales, wire
from ..study import analyses
from ..tables import laying, opening, replays, reports, seating
from .call import CallContext
from .static import CompressedJson


async def new_table(context: CallContext, body: wire.NewTable) -> wire.TableFacts:
    """Open a table; it starts at once when no seat is open."""
    person = context.me
    context.spend_creation()
    await context.check_public_tables(body.public)
    return context.describe_published(await opening.open_table(context.tables, person, body))


async def public_tables(context: CallContext, body: None) -> list[wire.TableFacts]:
    """Public tables that one may join or watch."""
    return await context.describe_all(await context.tables.storage.listed(None))


async def my_tables(context: CallContext, body: None) -> list[wire.TableFacts]:
    """The tables one sits at or hosts, newest first."""
    return await context.describe_all(await context.tables.storage.listed(context.me.id))


async def get_table(context: CallContext, body: None) -> wire.TableFacts:
    """One table."""
    return context.describe(await context.table())


async def sit(context: CallContext, body: wire.Sit) -> wire.TableFacts:
    """Take an open seat."""
    table = await context.table()
    await seating.sit(context.tables, table, context.me, body)
    return context.describe(table)


async def leave(context: CallContext, body: wire.AnySeat) -> wire.TableFacts:
    """Leave a seat: a bot takes over, or it is open again before the start."""
    table = await context.table()
    await seating.leave(context.tables, table, context.me, body.seat)
    return context.describe(table)


async def come_back(context: CallContext, body: wire.AnySeat) -> wire.TableFacts:
    """Take one's seat back from the bot."""
    table = await context.table()
    await seating.come_back(context.tables, table, context.me, body.seat)
    return context.describe(table)


async def start(context: CallContext, body: wire.Start) -> wire.TableFacts:
    """Begin; open seats become bots."""
    table = await context.table()
    await opening.start(context.tables, table, context.me, body.fill)
    return context.describe(table)


async def remove(context: CallContext, body: wire.OneSeat) -> wire.TableFacts:
    """Free a seat before the start."""
    table = await context.table()
    await seating.remove(context.tables, table, context.me, body.seat)
    return context.describe(table)


async def settings(context: CallContext, body: wire.ChangeSettings) -> wire.TableFacts:
    """List the table or not, switch chat off or on, let those who look read it; before the start, allow hints."""
    table = await context.table()
    await context.check_public_tables(body.public and not table.header.public)
    await seating.change_settings(context.tables, table, context.me, body)
    return context.describe_published(table)


async def resign(context: CallContext, body: wire.AnySeat) -> wire.TableFacts:
    """Resign: of two players the other wins; otherwise a bot plays on."""
    table = await context.table()
    await seating.resign(context.tables, table, context.me, body.seat)
    return context.describe(table)


async def stand_in(context: CallContext, body: wire.OneSeat) -> wire.TableFacts:
    """Let a bot play for somebody who has been away for a while."""
    table = await context.table()
    await seating.stand_in(context.tables, table, context.me, body.seat)
    return context.describe(table)


async def stop(context: CallContext, body: None) -> wire.TableFacts:
    """Propose to end a match that somebody has left."""
    table = await context.table()
    await seating.stop(context.tables, table, context.me)
    return context.describe(table)


async def claim(context: CallContext, body: wire.OneSeat) -> wire.TableFacts:
    """Win a match of two whose other player has been gone for long, where a clock of minutes runs."""
    table = await context.table()
    await seating.claim(context.tables, table, context.me, body.seat)
    return context.describe(table)


async def pause(context: CallContext, body: wire.Pause) -> wire.TableFacts:
    """Propose to pause or to go on."""
    table = await context.table()
    await seating.pause(context.tables, table, context.me, body.paused)
    return context.describe(table)


async def give_order(context: CallContext, body: wire.GiveOrder) -> wire.TableFacts:
    """Give a standing order: how a seat answers when others' moves could be responded to, or there is one answer only."""
    table = await context.table()
    await seating.give_order(context.tables, table, context.me, body)
    return context.describe(table)


async def undo(context: CallContext, body: wire.OneSeat) -> wire.TableFacts:
    """Undo one's last move where the rules of undoing allow it."""
    table = await context.own_table(body.seat)
    await table.match.take_back(body.seat, context.me.id, "undo")
    return context.describe(table)


async def takeback(context: CallContext, body: wire.OneSeat) -> wire.TableFacts:
    """Alone against bots: back to one's previous decision."""
    table = await context.own_table(body.seat)
    await table.match.take_back(body.seat, context.me.id, "takeback")
    return context.describe(table)


async def hint(context: CallContext, body: wire.OneSeat) -> wire.Advice:
    """What a bot would do; among people, where the table allows it, and everybody is told."""
    table = await context.own_table(body.seat)
    context.spend_thought()
    return await replays.hint(context.tables, table, body.seat, context.me)


async def coach(context: CallContext, body: wire.AskCoach) -> wire.Coaching:
    """What a coach says before one does something, alone against bots: mostly nothing."""
    table = await context.own_table(body.seat)
    context.spend_thought()
    return await replays.coach(context.tables, table, body, context.me)


async def rematch(context: CallContext, body: None) -> wire.TableFacts:
    """A new table with the same seats."""
    person = context.me
    context.spend_creation()
    table = await context.table()
    await context.check_public_tables(table.header.public and table.header.rematch is None)
    return context.describe_published(await opening.rematch(context.tables, table, person))


async def retry(context: CallContext, body: wire.Retry) -> wire.TableFacts:
    """Alone against bots: a new table that begins at a decision of one's own in a finished match."""
    person = context.me
    context.spend_creation()
    return context.describe(await laying.retry(context.tables, await context.table(), person, body.step))


async def record(context: CallContext, body: None) -> dict[str, Any]:
    """The record of a finished match."""
    table = await context.table()
    return await replays.record(context.tables, replays.finished(table))


async def replay(context: CallContext, body: None) -> CompressedJson:
    """The steps of a finished match as a seat saw them; without a seat, with all cards open."""
    return await replays.replay(context.tables, await context.table(), context.params["seat"])


async def scores(context: CallContext, body: None) -> wire.Scores:
    """How the score went in a finished match, as far as everybody could see it."""
    return await replays.scores(context.tables, await context.table())


async def advice(context: CallContext, body: wire.AskAdvice) -> wire.Advice:
    """A bot's advice at a step of a finished match."""
    table = await context.table()
    replays.finished(table)
    context.spend_thought()
    return await replays.advice(context.tables, table, body.step, body.seat)


async def report(context: CallContext, body: wire.NewReport) -> wire.Reported:
    """Say that something is wrong at a table, to whoever keeps the server."""
    person = context.me
    context.spend_creation()
    return await reports.report(context.tables, await context.table(), person, body)


async def get_analysis(context: CallContext, body: None) -> wire.AnalysisState:
    """The analysis of a finished match, or how far it is."""
    return await analyses.state(context.tables, await context.table())


async def analyse(context: CallContext, body: None) -> wire.AnalysisState:
    """Have a finished match analysed; what is there, or being made already, costs nothing."""
    table = await context.table()
    now = await analyses.state(context.tables, table)
    if now.status in ("none", "failed"):
        replays.of_current_rules(table.header)
        context.spend_analysis()
        await analyses.begin(context.tables, table.header, context.me)
        now = await analyses.state(context.tables, table)
    return now


async def better_line(context: CallContext, body: wire.AskLine) -> wire.Replay:
    """How a finished match could have gone on with the answer that its analysis preferred."""
    table = await context.table()
    replays.finished(table)
    context.spend_thought()
    return await analyses.better_line(context.tables, table, body.step, body.seat)


async def get_tales(context: CallContext, body: None) -> list[wire.Told]:
    """The tales of a finished match."""
    return await tales.tales_of(context.tables, await context.table())


async def tell(context: CallContext, body: wire.Tell) -> list[wire.Told]:
    """Tell of one's own character in one's own words; a chronicle that holds the tale is told so too."""
    table = await context.table()
    await tales.tell(context.tables, table, context.me, body)
    await campaigns.retell_in_chronicle(context.tables, table)
    return await tales.tales_of(context.tables, table)


async def name_hero(context: CallContext, body: wire.NameHero) -> list[wire.Told]:
    """Choose a character's name and the form of address; the tales are told anew, in a chronicle too."""
    table = await context.table()
    await tales.name_hero(context.tables, table, context.me, body)
    await campaigns.retell_in_chronicle(context.tables, table)
    return await tales.tales_of(context.tables, table)
