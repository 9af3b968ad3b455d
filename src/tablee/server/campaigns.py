"""Campaigns on the server: who plays in them, the table of the chapter, and what is kept when a chapter is over.

What a campaign is only the game knows (`tablee.campaigns`); here it is data that changes under a lock. A chapter is concluded
by whoever first looks at it after its match has ended: the process that archives the match, or a person who asks.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from ..campaigns import campaign_of, reason
from ..engine.errors import BadCampaign
from ..engine.offers import CampaignRules
from . import tales, wire
from .names import clean_name
from .storage import Transaction
from .storage import campaigns as stored
from .storage.rows import Campaign, Match, Person, now
from .storage.tales import forget_tales
from .tables import opening
from .tables.table import Table
from .tables.table_registry import TableRegistry, playable
from .tales import hero_names, last_position
from .texts import Refusal

MOST_MEMBERS: Final = 20
LISTED: Final = 50
Change = Callable[[CampaignRules, Any], Any]


# Reading.


def find_campaign(connection: Connection, name: str, lock: bool = False) -> Campaign:
    """A campaign, locked until the end of the transaction if it is to be changed; a Refusal when there is none."""
    kept = stored.campaign_by_id(connection, name, lock)
    if kept is None:
        raise Refusal("campaign", 404)
    return kept


def current_match(kept: Campaign, matches: list[Match]) -> Match | None:
    """The match of the chapter that is under way."""
    return next((match for match in reversed(matches) if match.chapter == kept.played), None)


def rules_of(kept: Campaign) -> tuple[CampaignRules, Any]:
    """The game's campaigns, and this one as it knows it."""
    rules = campaign_of(playable(kept.game))
    return rules, rules.load(msgspec.json.decode(kept.data))


async def up_to_date(tables: TableRegistry, name: str) -> Campaign:
    """A campaign as it stands: should the match of its chapter be over, the chapter is concluded first."""
    async with tables.storage.read() as connection:
        kept = await connection.run_sync(find_campaign, name)
        match = current_match(kept, await connection.run_sync(stored.matches_of, name))
    if match is None or match.status != "finished":
        return kept
    return await conclude(tables, kept, await tables.table(match.id))


async def conclude(tables: TableRegistry, kept: Campaign, table: Table) -> Campaign:
    """Add the chapter to the chronicle, once. If the campaign has changed meanwhile, the next call does it.

    A match of other rules cannot be told any more: its chapter is played again.
    """
    pos = await last_position(table)
    if pos is None:
        return kept
    rules, campaign = rules_of(kept)
    concluded = await asyncio.to_thread(rules.conclude, campaign, pos, hero_names(table.seats))

    def work(tx: Transaction) -> Campaign:
        found = find_campaign(tx.connection, kept.id, lock=True)
        if found.data == kept.data:
            found.played += 1
            rewrite(tx, found, lambda rules, campaign: concluded)
        return found

    return await tables.storage.write(work)


async def conclude_match(tables: TableRegistry, match: Match) -> None:
    """What follows from a match that has ended, if it was a chapter."""
    if match.campaign is not None:
        await up_to_date(tables, match.campaign)


# Changing.


def not_allowed(game: str, error: BadCampaign, key: str = "campaign-step", status: int = 409) -> Refusal:
    """The refusal of a step that a campaign does not allow, with the game's reason in the person's language."""
    return Refusal(key, status, why=lambda lang: reason(playable(game), error, lang)[:300])


def rewrite(tx: Transaction, kept: Campaign, change: Change) -> None:
    """Store a campaign after a step of its own; what it does not allow is a Refusal."""
    try:
        rules, campaign = rules_of(kept)
        changed = change(rules, campaign)
        data = rules.save(changed)
    except BadCampaign as error:
        raise not_allowed(kept.game, error) from None
    kept.data = msgspec.json.encode(data).decode()
    kept.name = msgspec.to_builtins(rules.show(changed))["name"]
    stored.set_campaign(tx, kept)


def require_member(tx: Transaction, name: str, person: Person) -> None:
    """Raise a Refusal unless a person plays in a campaign."""
    if person.id not in [member.person for member in stored.members_of(tx.connection, name)]:
        raise Refusal("campaign-member", 403)


async def change_campaign(tables: TableRegistry, name: str, person: Person, change: Change) -> None:
    """A step that a member takes with the campaign as it stands."""
    await up_to_date(tables, name)

    def work(tx: Transaction) -> None:
        kept = find_campaign(tx.connection, name, lock=True)
        require_member(tx, name, person)
        rewrite(tx, kept, change)

    await tables.storage.write(work)


# What people do.


async def create(tables: TableRegistry, person: Person, wish: wire.NewCampaign) -> str:
    """Begin a campaign; its id."""
    title = clean_name(wish.name)
    return await store_new(tables, person, wish.game, lambda rules: rules.new(title))


async def import_campaign(tables: TableRegistry, person: Person, wish: wire.ImportCampaign) -> str:
    """A campaign that was exported, here or elsewhere, under its own name or another."""
    return await store_new(tables, person, wish.game, lambda rules: rules.take_in(wish.campaign, clean_name, wish.name))


async def store_new(tables: TableRegistry, person: Person, game: str, make: Callable[[CampaignRules], Any]) -> str:
    """A new campaign with its first member."""
    try:
        rules = campaign_of(playable(game))
        data = rules.save(made := make(rules))
    except BadCampaign as error:
        raise not_allowed(game, error, "campaign-file", 422) from None
    shown = msgspec.to_builtins(rules.show(made))
    kept = Campaign(
        id=secrets.token_urlsafe(12),
        game=game,
        name=shown["name"],
        data=msgspec.json.encode(data).decode(),
        played=len(shown["chronicle"]),
        created=now(),
    )

    def add(tx: Transaction) -> None:
        stored.add_campaign(tx, kept)
        stored.add_member(tx, kept.id, person, person.name)

    await tables.storage.write(add)
    return kept.id


async def join(tables: TableRegistry, name: str, person: Person, wish: wire.Join) -> None:
    """Join a campaign. Anybody who has the link may; a member may change their name this way."""
    called = clean_name(wish.name) if wish.name else person.name

    def work(tx: Transaction) -> None:
        find_campaign(tx.connection, name, lock=True)
        people = [member.person for member in stored.members_of(tx.connection, name)]
        if person.id in people:
            stored.rename_member(tx, name, person, called)
        elif len(people) >= MOST_MEMBERS:
            raise Refusal("campaign-full")
        else:
            stored.add_member(tx, name, person, called)

    await tables.storage.write(work)


async def leave(tables: TableRegistry, name: str, person: Person) -> None:
    """Take a person out of a campaign; what was played stays."""

    def work(tx: Transaction) -> None:
        find_campaign(tx.connection, name, lock=True)
        require_member(tx, name, person)
        stored.remove_member(tx, name, person)

    await tables.storage.write(work)


async def rename(tables: TableRegistry, name: str, person: Person, wish: wire.RenameCampaign) -> None:
    """Another name for a campaign; its past tables keep theirs."""
    title = clean_name(wish.name)
    await change_campaign(tables, name, person, lambda rules, campaign: rules.rename(campaign, title))


async def delete_campaign(tables: TableRegistry, name: str, person: Person) -> None:
    """Delete a campaign; only whoever is alone in it may, and not while its chapter is being played."""
    await up_to_date(tables, name)

    def work(tx: Transaction) -> list[str]:
        kept = find_campaign(tx.connection, name, lock=True)
        require_member(tx, name, person)
        if len(stored.members_of(tx.connection, name)) > 1:
            raise Refusal("campaign-shared")
        running = current_match(kept, stored.matches_of(tx.connection, name))
        if running is not None and running.status not in ("open", "finished"):
            raise Refusal("campaign-running")
        if running is not None and running.status == "open":
            tx.set_match(running.id, status="expired")
        return stored.remove_campaign(tx, name)

    await refresh_tables(tables, await tables.storage.write(work))


async def refresh_tables(tables: TableRegistry, matches: list[str]) -> None:
    """Let tables read their rows again after these were changed directly."""
    for name in matches:
        await (await tables.table(name)).refresh()


async def start(tables: TableRegistry, name: str, person: Person, wish: wire.StartChapter) -> Table:
    """Open the table of the next chapter. There is one at a time; its host may replace it before it starts."""
    kept = await up_to_date(tables, name)
    try:
        rules, campaign = rules_of(kept)
        options = rules.options(campaign, wish.options)
    except BadCampaign as error:
        raise not_allowed(kept.game, error) from None
    asked = wire.NewTable(
        game=kept.game, seats=wish.seats, options=options, public=wish.public, clock=wish.clock, name=kept.name or None,
        hints=wish.hints, open_chat=wish.open_chat,
    )  # fmt: skip
    match, seats = opening.new_match(person, asked)
    match.campaign, match.chapter = kept.id, kept.played

    cleared: list[str] = []

    def only_one(tx: Transaction) -> None:
        fresh = find_campaign(tx.connection, name, lock=True)
        require_member(tx, name, person)
        running = current_match(fresh, stored.matches_of(tx.connection, name))
        if running is not None and running.status == "open" and running.host == person.id:
            tx.set_match(running.id, status="expired")
            cleared.append(running.id)
        elif fresh.data != kept.data or (running is not None and running.status != "finished"):
            raise Refusal("campaign-running")

    table = await opening.add_table(tables, match, seats, only_one)
    for old in cleared:
        await (await tables.table(old)).refresh()
    return table


async def choose(tables: TableRegistry, name: str, person: Person, wish: wire.Choose) -> None:
    """After a defeat: play the chapter again, or go on."""
    await change_campaign(tables, name, person, lambda rules, campaign: rules.choose(campaign, wish.choice))


async def retell(tables: TableRegistry, name: str, person: Person, wish: wire.Retell) -> None:
    """Own words for a Hero of a past chapter: told at its table, or by any member where the chapter was imported."""
    await up_to_date(tables, name)
    async with tables.storage.read() as connection:
        matches = [match for match in await connection.run_sync(stored.matches_of, name) if match.chapter == wish.chapter]
    if matches:
        table = await tables.table(matches[-1].id)
        told = wire.Tell(seat=wish.hero, lang=wish.lang, tale=wish.tale)
        await tales.tell(tables, table, person, told)
        await retell_in_chronicle(tables, table)
    else:
        await change_campaign(tables, name, person, retold(wish.chapter, wish.hero, wish.lang, wish.tale))


def retold(chapter: int, hero: int, lang: str, tale: str) -> Change:
    """The change by which one tale of a chapter is told in other words."""
    return lambda rules, campaign: rules.retell(campaign, chapter, hero, lang, tale)


def retell_all(chapter: int, told: list[wire.Told]) -> Change:
    """Every tale of a chapter, in its player's words where there are some."""

    def change(rules: CampaignRules, campaign: Any) -> Any:
        for hero in told:
            for lang, tale in {**hero.tale, **hero.own}.items():
                campaign = rules.retell(campaign, chapter, hero.seat, lang, tale)
        return campaign

    return change


async def retell_in_chronicle(tables: TableRegistry, table: Table) -> None:
    """Take the tales told at the table of a chapter into the chronicle. All of them: a Hero may be named in others' tales."""
    match = table.header
    pos = await last_position(table)
    if match.campaign is None or match.chapter is None or pos is None:
        return
    name, chapter = match.campaign, match.chapter
    await up_to_date(tables, name)

    def work(tx: Transaction) -> None:
        kept = find_campaign(tx.connection, name, lock=True)
        rewrite(tx, kept, retell_all(chapter, tales.tell_all(tx.connection, table, pos)))

    await tables.storage.write(work)


async def export(tables: TableRegistry, name: str) -> dict[str, Any]:
    """A campaign as a file that can be imported elsewhere."""
    kept = await up_to_date(tables, name)
    data: dict[str, Any] = msgspec.json.decode(kept.data)
    return data


async def campaigns_of(tables: TableRegistry, person: Person) -> list[str]:
    """The campaigns of a person, newest first."""
    async with tables.storage.read() as connection:
        return await connection.run_sync(stored.campaigns_of, person, LISTED)


async def describe(tables: TableRegistry, name: str, person: str | None) -> wire.CampaignFacts:
    """A campaign as somebody sees it."""
    kept = await up_to_date(tables, name)
    async with tables.storage.read() as connection:
        members = await connection.run_sync(stored.members_of, name)
        matches = await connection.run_sync(stored.matches_of, name)
    running = current_match(kept, matches)
    rules, campaign = rules_of(kept)
    return wire.CampaignFacts(
        id=kept.id,
        game=kept.game,
        name=kept.name,
        created=kept.created,
        member=person is not None and person in [member.person for member in members],
        members=[wire.MemberFacts(member.name, member.person == person) for member in members],
        table=await describe_table(tables, running.id, person) if running else None,
        tables=[wire.ChapterFacts(match.chapter or 0, match.id) for match in matches if match is not running],
        campaign=msgspec.to_builtins(rules.show(campaign)),
    )


async def describe_table(tables: TableRegistry, name: str, person: str | None) -> wire.TableFacts | None:
    """The table of a chapter; None where its match cannot be played."""
    try:
        return (await tables.table(name)).feed.describe(person)
    except Refusal:
        return None


# Forgetting.


async def forget(tables: TableRegistry, person: Person) -> None:
    """Erase a person from the chronicles and from the groups, while the seats still say where that person sat.

    A campaign that nobody is in any more goes with its name.
    """
    await refresh_tables(tables, await tables.storage.write(lambda tx: erase(tx, person)))


def erase(tx: Transaction, person: Person) -> list[str]:
    """Erase a person's tales, and the person from chronicles and groups; the matches whose campaign went with that."""
    forget_tales(tx, person)
    return forget_person(tx, person)


def without(chapter: int, hero: int) -> Change:
    """The change by which a person is erased from a chapter."""
    return lambda rules, campaign: rules.forget(campaign, chapter, hero)


def forget_person(tx: Transaction, person: Person) -> list[str]:
    """Erase a person from chronicles and groups; the matches of campaigns that nobody is in any more."""
    for name, chapter, seat in stored.played_seats(tx.connection, person):
        kept = find_campaign(tx.connection, name, lock=True)
        if chapter < kept.played:
            rewrite(tx, kept, without(chapter, seat))
    left = stored.remove_from_all(tx, person)
    empty = [name for name in left if not stored.members_of(tx.connection, name)]
    return [match for name in empty for match in stored.remove_campaign(tx, name)]
