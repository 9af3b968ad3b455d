"""The REST calls: what each takes, gives and does. Routes and the OpenAPI description are both made from this list."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar

from ... import registry
from ...engine.text import languages, nearest, source
from ...registry import game
from .. import campaigns, tales, wire
from ..auth import hash_key, new_key
from ..names import clean_name
from ..storage.rows import Person, now
from ..storage.storage import Away
from ..tables import replays as watch
from ..tables import seating
from ..tables.table import Table
from ..tables.table_registry import Hall, playable
from ..texts import TEXTS, Refusal
from .addresses import addresses, is_loopback
from .limits import BODY_BYTES, FILE_BYTES, Limits
from .static import Packed

LOG: Final = logging.getLogger("tablee.server")
T = TypeVar("T")


class Ask:
    """One call: who asks, about which table, and from where."""

    def __init__(self, hall: Hall, limits: Limits, person: Person | None, params: dict[str, Any], address: str, lang: str):
        self.hall = hall
        self.limits = limits
        self.person = person
        self.params = params
        self.address = address
        self.lang = lang

    @property
    def me(self) -> Person:
        if self.person is None:
            raise Refusal("key-given", 401)
        return self.person

    async def table(self) -> Table:
        return await self.hall.table(self.params["id"])

    def facts(self, table: Table) -> wire.TableFacts:
        return table.facts(self.person.id if self.person else None)

    async def listed(self, names: list[str]) -> list[wire.TableFacts]:
        async def found(name: str) -> wire.TableFacts:
            return self.facts(await self.hall.table(name))

        return await each(names, found)

    async def campaign(self, name: str | None = None) -> wire.CampaignFacts:
        return await campaigns.facts(self.hall, name or self.params["id"], self.person.id if self.person else None)

    async def mine(self, number: int) -> Table:
        """The table, if the seat is this person's."""
        table = await self.table()
        if number not in table.seats_of(self.me.id):
            raise Refusal("seat-yours", 403)
        return table

    def thinks(self) -> None:
        """Asking a bot costs more than most."""
        if not self.limits.thoughts.take(self.address):
            raise Refusal("slower", 429)

    async def publishes(self, public: bool | None) -> None:
        """How many of the tables in the public list may have been put there from one address."""
        if public:
            listed = self.limits.publics.get(self.address, [])
            listed = await self.hall.storage.still_listed(listed) if listed else []
            self.limits.publics.pop(self.address, None)
            if listed:
                self.limits.publics[self.address] = listed
            if len(listed) >= self.hall.settings.most("public_tables_each"):
                raise Refusal("many-public", 429)

    def published(self, table: Table) -> wire.TableFacts:
        """The facts of a table; one in the public list is remembered with where it came from."""
        listed = self.limits.publics.setdefault(self.address, []) if table.match.public else []
        if table.match.public and table.id not in listed:
            listed.append(table.id)
        return self.facts(table)

    def makes(self) -> None:
        if not self.limits.makes.take(self.address):
            raise Refusal("slower", 429)


async def each(names: list[str], found: Callable[[str], Awaitable[T]]) -> list[T]:
    """What is found of each; one that cannot be opened is named in the log and left out, and harms no other."""
    made = []
    for name in names:
        try:
            made.append(await found(name))
        except Refusal as refusal:
            LOG.warning("%s is left out of a list: %s", name, refusal.say("en"))
        except Away:
            raise
        except Exception:
            LOG.exception("%s is left out of a list", name)
    return made


Does = Callable[[Ask, Any], Awaitable[Any]]


class Call(NamedTuple):
    """`body` None: nothing is sent; `answer` None: nothing comes back (204). `packs`: the answer holds nothing that its

    size might give away, and may travel compressed.
    """

    method: str
    path: str
    does: Does
    body: type | None
    answer: Any
    needs_key: bool
    seat_query: bool = False
    most_bytes: int = BODY_BYTES
    packs: bool = False


async def new_person(ask: Ask, body: wire.NewPerson) -> wire.Created:
    """Make a person; the key is shown this once."""
    ask.makes()
    key = new_key()
    lang = body.lang or ask.lang
    name = clean_name(body.name) if body.name else TEXTS.say(lang, "anonymous")
    person = Person(id=secrets.token_urlsafe(12), key_hash=hash_key(key), name=name, lang=lang, created=now())
    await ask.hall.storage.write(lambda tx: tx.add_person(person))
    return wire.Created(person=person.id, key=key, name=name, lang=lang)


async def me(ask: Ask, body: None) -> wire.Me:
    """Who the key belongs to."""
    return wire.Me(person=ask.me.id, name=ask.me.name, lang=ask.me.lang)


async def change_me(ask: Ask, body: wire.NewPerson) -> wire.Me:
    """Change one's name or language."""
    person = ask.me
    person.name = clean_name(body.name) if body.name else person.name
    person.lang = body.lang or person.lang
    await ask.hall.storage.write(lambda tx: tx.set_person(person))
    return wire.Me(person=person.id, name=person.name, lang=person.lang)


async def forget_me(ask: Ask, body: None) -> None:
    """Delete the person: names, tales and chat are erased, seats go to bots."""
    await campaigns.forget(ask.hall, ask.me)
    await seating.forget(ask.hall, ask.me)


async def list_games(ask: Ask, body: None) -> list[wire.GameFacts]:
    """The installed games."""
    return [
        wire.GameFacts(
            id=name,
            seats=game(name).seats,
            options={key: {**option.describe(), "at": game(name).open_at(key)} for key, option in game(name).options.items()},
            levels=list(game(name).levels),
            orders=list(game(name).orders),
            rules_version=game(name).rules_version,
            beginner=game(name).beginner,
        )
        for name in registry.list_games()
    ]


async def game_texts(ask: Ask, body: None) -> wire.GameTexts:
    """What a game says, and its rules, in a language or in the nearest that it speaks."""
    played = playable(ask.params["id"])
    lang = nearest(ask.params["lang"], languages(played.package))
    return wire.GameTexts(lang=lang, source=source(played.package, lang), rules=played.rules(lang))


async def reach(ask: Ask, body: None) -> wire.Reach:
    """Where others find this server, for whoever runs it on their own machine."""
    found = addresses(ask.hall.settings) if is_loopback(ask.address) else []
    return wire.Reach(local=not found, addresses=found)


async def new_table(ask: Ask, body: wire.NewTable) -> wire.TableFacts:
    """Open a table; it starts at once when no seat is open."""
    person = ask.me
    ask.makes()
    await ask.publishes(body.public)
    return ask.published(await seating.open_table(ask.hall, person, body))


async def public_tables(ask: Ask, body: None) -> list[wire.TableFacts]:
    """Public tables that one may join or watch."""
    return await ask.listed(await ask.hall.storage.listed(None))


async def my_tables(ask: Ask, body: None) -> list[wire.TableFacts]:
    """The tables one sits at or hosts, newest first."""
    return await ask.listed(await ask.hall.storage.listed(ask.me.id))


async def get_table(ask: Ask, body: None) -> wire.TableFacts:
    """One table."""
    return ask.facts(await ask.table())


async def sit(ask: Ask, body: wire.Sit) -> wire.TableFacts:
    """Take an open seat."""
    table = await ask.table()
    await seating.sit(ask.hall, table, ask.me, body)
    return ask.facts(table)


async def leave(ask: Ask, body: wire.AnySeat) -> wire.TableFacts:
    """Leave a seat: a bot takes over, or it is open again before the start."""
    table = await ask.table()
    await seating.leave(ask.hall, table, ask.me, body.seat)
    return ask.facts(table)


async def come_back(ask: Ask, body: wire.AnySeat) -> wire.TableFacts:
    """Take one's seat back from the bot."""
    table = await ask.table()
    await seating.come_back(ask.hall, table, ask.me, body.seat)
    return ask.facts(table)


async def start(ask: Ask, body: wire.Start) -> wire.TableFacts:
    """Begin; open seats become bots."""
    table = await ask.table()
    await seating.start(ask.hall, table, ask.me, body.fill)
    return ask.facts(table)


async def remove(ask: Ask, body: wire.OneSeat) -> wire.TableFacts:
    """Free a seat before the start."""
    table = await ask.table()
    await seating.remove(ask.hall, table, ask.me, body.seat)
    return ask.facts(table)


async def settings(ask: Ask, body: wire.ChangeSettings) -> wire.TableFacts:
    """List the table or not, switch chat off or on, let those who look read it; before the start, allow hints."""
    table = await ask.table()
    await ask.publishes(body.public and not table.match.public)
    await seating.change_settings(ask.hall, table, ask.me, body)
    return ask.published(table)


async def resign(ask: Ask, body: wire.AnySeat) -> wire.TableFacts:
    """Resign: of two players the other wins; otherwise a bot plays on."""
    table = await ask.table()
    await seating.resign(ask.hall, table, ask.me, body.seat)
    return ask.facts(table)


async def stand_in(ask: Ask, body: wire.OneSeat) -> wire.TableFacts:
    """Let a bot play for somebody who has been away for a while."""
    table = await ask.table()
    await seating.stand_in(ask.hall, table, ask.me, body.seat)
    return ask.facts(table)


async def stop(ask: Ask, body: None) -> wire.TableFacts:
    """Propose to end a match that somebody has left."""
    table = await ask.table()
    await seating.stop(ask.hall, table, ask.me)
    return ask.facts(table)


async def pause(ask: Ask, body: wire.Pause) -> wire.TableFacts:
    """Propose to pause or to go on."""
    table = await ask.table()
    await seating.pause(ask.hall, table, ask.me, body.paused)
    return ask.facts(table)


async def give_order(ask: Ask, body: wire.GiveOrder) -> wire.TableFacts:
    """Give a standing order: how a seat answers when others' moves could be responded to, or there is one answer only."""
    table = await ask.table()
    await seating.give_order(ask.hall, table, ask.me, body)
    return ask.facts(table)


async def undo(ask: Ask, body: wire.OneSeat) -> wire.TableFacts:
    """Undo one's last move where the rules of undoing allow it."""
    table = await ask.mine(body.seat)
    await table.take_back(body.seat, ask.me.id, "undo")
    return ask.facts(table)


async def takeback(ask: Ask, body: wire.OneSeat) -> wire.TableFacts:
    """Alone against bots: back to one's previous decision."""
    table = await ask.mine(body.seat)
    await table.take_back(body.seat, ask.me.id, "takeback")
    return ask.facts(table)


async def hint(ask: Ask, body: wire.OneSeat) -> wire.Advice:
    """What a bot would do; among people, where the table allows it, and everybody is told."""
    table = await ask.mine(body.seat)
    ask.thinks()
    return await watch.hint(ask.hall, table, body.seat, ask.me)


async def rematch(ask: Ask, body: None) -> wire.TableFacts:
    """A new table with the same seats."""
    person = ask.me
    ask.makes()
    table = await ask.table()
    await ask.publishes(table.match.public and table.match.rematch is None)
    return ask.published(await seating.rematch(ask.hall, table, person))


async def record(ask: Ask, body: None) -> dict[str, Any]:
    """The record of a finished match."""
    table = await ask.table()
    return await watch.record(ask.hall, watch.over(table))


async def replay(ask: Ask, body: None) -> Packed:
    """The steps of a finished match as a seat saw them; without a seat, with all cards open."""
    return await watch.replay(ask.hall, await ask.table(), ask.params["seat"])


async def advice(ask: Ask, body: wire.AskAdvice) -> wire.Advice:
    """A bot's advice at a step of a finished match."""
    table = await ask.table()
    watch.over(table)
    ask.thinks()
    return await watch.advice(ask.hall, table, body.step, body.seat)


async def get_tales(ask: Ask, body: None) -> list[wire.Told]:
    """The tales of a finished match."""
    return await tales.told(ask.hall, await ask.table())


async def tell(ask: Ask, body: wire.Tell) -> list[wire.Told]:
    """Tell of one's own character in one's own words; a chronicle that holds the tale is told so too."""
    table = await ask.table()
    await tales.tell(ask.hall, table, ask.me, body)
    await campaigns.tell_again(ask.hall, table)
    return await tales.told(ask.hall, table)


async def name_hero(ask: Ask, body: wire.NameHero) -> list[wire.Told]:
    """Choose a character's name and the form of address; the tales are told anew, in a chronicle too."""
    table = await ask.table()
    await tales.name_hero(ask.hall, table, ask.me, body)
    await campaigns.tell_again(ask.hall, table)
    return await tales.told(ask.hall, table)


async def new_campaign(ask: Ask, body: wire.NewCampaign) -> wire.CampaignFacts:
    """Begin a campaign; whoever makes it is its first member."""
    ask.makes()
    return await ask.campaign(await campaigns.create(ask.hall, ask.me, body))


async def import_campaign(ask: Ask, body: wire.ImportCampaign) -> wire.CampaignFacts:
    """Take in a campaign that was exported."""
    ask.makes()
    return await ask.campaign(await campaigns.take_in(ask.hall, ask.me, body))


async def my_campaigns(ask: Ask, body: None) -> list[wire.CampaignFacts]:
    """The campaigns one plays in, newest first."""
    return await each(await campaigns.mine(ask.hall, ask.me), ask.campaign)


async def get_campaign(ask: Ask, body: None) -> wire.CampaignFacts:
    """One campaign; a chapter whose match is over has been concluded."""
    return await ask.campaign()


async def rename_campaign(ask: Ask, body: wire.RenameCampaign) -> wire.CampaignFacts:
    """Give a campaign another name."""
    await campaigns.rename(ask.hall, ask.params["id"], ask.me, body)
    return await ask.campaign()


async def delete_campaign(ask: Ask, body: None) -> None:
    """Delete a campaign that one is alone in."""
    await campaigns.erase(ask.hall, ask.params["id"], ask.me)


async def join_campaign(ask: Ask, body: wire.Join) -> wire.CampaignFacts:
    """Join the group, or change one's name in it."""
    await campaigns.join(ask.hall, ask.params["id"], ask.me, body)
    return await ask.campaign()


async def leave_campaign(ask: Ask, body: None) -> wire.CampaignFacts:
    """Leave the group; what was played stays."""
    await campaigns.leave(ask.hall, ask.params["id"], ask.me)
    return await ask.campaign()


async def start_chapter(ask: Ask, body: wire.StartChapter) -> wire.TableFacts:
    """Open the table of the next chapter."""
    person = ask.me
    ask.makes()
    await ask.publishes(body.public)
    return ask.published(await campaigns.start(ask.hall, ask.params["id"], person, body))


async def choose_chapter(ask: Ask, body: wire.Choose) -> wire.CampaignFacts:
    """After a defeat: play the chapter again, or go on."""
    await campaigns.choose(ask.hall, ask.params["id"], ask.me, body)
    return await ask.campaign()


async def retell(ask: Ask, body: wire.Retell) -> wire.CampaignFacts:
    """Tell the tale of one's Hero in one's own words."""
    await campaigns.retell(ask.hall, ask.params["id"], ask.me, body)
    return await ask.campaign()


async def export_campaign(ask: Ask, body: None) -> dict[str, Any]:
    """The campaign as a file that can be taken in elsewhere."""
    return await campaigns.export(ask.hall, ask.params["id"])


ONE: Final = "/api/tables/{id}"
STORY: Final = "/api/campaigns/{id}"
FACTS: Final = wire.TableFacts
TOLD: Final = wire.CampaignFacts
CALLS: Final[tuple[Call, ...]] = (
    Call("POST", "/api/people", new_person, wire.NewPerson, wire.Created, False),
    Call("GET", "/api/people/me", me, None, wire.Me, True),
    Call("PATCH", "/api/people/me", change_me, wire.NewPerson, wire.Me, True),
    Call("DELETE", "/api/people/me", forget_me, None, None, True),
    Call("GET", "/api/games", list_games, None, list[wire.GameFacts], False, packs=True),
    Call("GET", "/api/games/{id}/texts/{lang}", game_texts, None, wire.GameTexts, False, packs=True),
    Call("GET", "/api/reach", reach, None, wire.Reach, False),
    Call("POST", "/api/tables", new_table, wire.NewTable, FACTS, True),
    Call("GET", "/api/tables/public", public_tables, None, list[wire.TableFacts], False),
    Call("GET", "/api/tables/mine", my_tables, None, list[wire.TableFacts], True),
    Call("GET", ONE, get_table, None, FACTS, False),
    Call("POST", f"{ONE}/sit", sit, wire.Sit, FACTS, True),
    Call("POST", f"{ONE}/leave", leave, wire.AnySeat, FACTS, True),
    Call("POST", f"{ONE}/return", come_back, wire.AnySeat, FACTS, True),
    Call("POST", f"{ONE}/start", start, wire.Start, FACTS, True),
    Call("POST", f"{ONE}/remove", remove, wire.OneSeat, FACTS, True),
    Call("POST", f"{ONE}/settings", settings, wire.ChangeSettings, FACTS, True),
    Call("POST", f"{ONE}/resign", resign, wire.AnySeat, FACTS, True),
    Call("POST", f"{ONE}/standin", stand_in, wire.OneSeat, FACTS, True),
    Call("POST", f"{ONE}/stop", stop, None, FACTS, True),
    Call("POST", f"{ONE}/pause", pause, wire.Pause, FACTS, True),
    Call("POST", f"{ONE}/order", give_order, wire.GiveOrder, FACTS, True),
    Call("POST", f"{ONE}/undo", undo, wire.OneSeat, FACTS, True),
    Call("POST", f"{ONE}/takeback", takeback, wire.OneSeat, FACTS, True),
    Call("POST", f"{ONE}/hint", hint, wire.OneSeat, wire.Advice, True),
    Call("POST", f"{ONE}/rematch", rematch, None, FACTS, True),
    Call("GET", f"{ONE}/record", record, None, dict[str, Any], False, packs=True),
    Call("GET", f"{ONE}/replay", replay, None, wire.Replay, False, True),
    Call("POST", f"{ONE}/advice", advice, wire.AskAdvice, wire.Advice, False),
    Call("GET", f"{ONE}/tales", get_tales, None, list[wire.Told], False),
    Call("POST", f"{ONE}/tale", tell, wire.Tell, list[wire.Told], True),
    Call("POST", f"{ONE}/hero", name_hero, wire.NameHero, list[wire.Told], True),
    Call("POST", "/api/campaigns", new_campaign, wire.NewCampaign, TOLD, True),
    Call("POST", "/api/campaigns/import", import_campaign, wire.ImportCampaign, TOLD, True, most_bytes=FILE_BYTES),
    Call("GET", "/api/campaigns/mine", my_campaigns, None, list[wire.CampaignFacts], True),
    Call("GET", STORY, get_campaign, None, TOLD, False),
    Call("PATCH", STORY, rename_campaign, wire.RenameCampaign, TOLD, True),
    Call("DELETE", STORY, delete_campaign, None, None, True),
    Call("POST", f"{STORY}/join", join_campaign, wire.Join, TOLD, True),
    Call("POST", f"{STORY}/leave", leave_campaign, None, TOLD, True),
    Call("POST", f"{STORY}/start", start_chapter, wire.StartChapter, FACTS, True),
    Call("POST", f"{STORY}/choose", choose_chapter, wire.Choose, TOLD, True),
    Call("POST", f"{STORY}/tale", retell, wire.Retell, TOLD, True),
    Call("GET", f"{STORY}/export", export_campaign, None, dict[str, Any], False),
)
