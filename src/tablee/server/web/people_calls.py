"""The calls about people, and about the server itself: who one is, which games there are, where others find it."""

from __future__ import annotations

import secrets
from asyncio import to_thread

from ... import registry
from ...engine.text import languages, nearest, source
from ...registry import game
from ...telling import travelling
from .. import campaigns, wire
from ..auth import hash_key, new_key
from ..balance import has_report
from ..boards import board_of
from ..decency.barring import how_barred
from ..identity.devices import device_of
from ..names import clean_name
from ..storage import Transaction
from ..storage.people.identity import set_hidden
from ..storage.rows import Person, now, today
from ..tables import seating
from ..tables.table_registry import playable
from ..texts import TEXTS
from .addresses import addresses, is_loopback
from .call import CallContext


async def new_person(context: CallContext, body: wire.NewPerson) -> wire.Created:
    """Make a person; the key is shown this once."""
    context.spend_creation()
    key = new_key()
    lang = body.lang or context.lang
    name = clean_name(body.name) if body.name else TEXTS.say(lang, "anonymous")
    person = Person(id=secrets.token_urlsafe(12), key_hash=hash_key(key), name=name, lang=lang, created=now(), used=today())
    device = device_of(context.headers.get("user-agent"))
    await context.tables.storage.write(lambda tx: tx.add_person(person, device))
    return wire.Created(person=person.id, key=key, name=name, lang=lang)


async def me(context: CallContext, body: None) -> wire.Me:
    """Who the key belongs to."""
    return await describe_me(context, context.me)


async def describe_me(context: CallContext, person: Person) -> wire.Me:
    """A person as they see themselves."""
    won = await context.tables.storage.won_games(person.id)
    barred = how_barred(person, person.lang)
    return wire.Me(person=person.id, name=person.name, lang=person.lang, won=won, hidden=bool(person.hidden), barred=barred)


async def change_me(context: CallContext, body: wire.ChangeMe) -> wire.Me:
    """Change one's name or language, or hide one's profile from others."""
    person = context.me
    person.name = clean_name(body.name) if body.name else person.name
    person.lang = body.lang or person.lang
    hides = body.hidden is not None and body.hidden != bool(person.hidden)
    person.hidden = body.hidden if hides else person.hidden

    def work(tx: Transaction) -> None:
        tx.set_person(person)
        if hides:
            set_hidden(tx, person)

    await context.tables.storage.write(work)
    return await describe_me(context, person)


async def forget_me(context: CallContext, body: None) -> None:
    """Delete the person: names, tales and chat are erased, seats go to bots."""
    await campaigns.forget(context.tables, context.me)
    await seating.forget(context.tables, context.me)


async def list_games(context: CallContext, body: None) -> list[wire.GameFacts]:
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
            beginner_seats=game(name).beginner_seats,
            minutes=game(name).minutes,
            usual_seats=game(name).usual_seats,
            weight=game(name).weight,
            best_seats=list(game(name).best_seats),
            balance=has_report(game(name)),
            lessons=[lesson.id for lesson in game(name).lessons],
            puzzles=len(game(name).puzzles),
            team=game(name).team,
        )
        for name in registry.list_games()
    ]


async def game_texts(context: CallContext, body: None) -> wire.GameTexts:
    """What a game says, and its rules, in a language or in the nearest that it speaks."""
    played = playable(context.params["id"])
    lang = nearest(context.params["lang"], languages(played.package))
    return wire.GameTexts(lang=lang, source=source(played.package, lang), rules=played.rules(lang))


async def game_board(context: CallContext, body: None) -> wire.BoardFacts:
    """How the generic table draws a game: its places, cards, counters and icons."""
    return await to_thread(board_of, playable(context.params["id"]))


async def game_telling(context: CallContext, body: None) -> wire.GameTelling:
    """What the sentences of a game mean: with the texts, a client can say everything that it is told."""
    played = playable(context.params["id"])
    cards = {card: dict(values) for card, values in played.sentences.card_values.items()}
    return wire.GameTelling(
        meanings=travelling(played.sentences.meanings), cards=cards, silent=sorted(played.sentences.silent)
    )


async def reach(context: CallContext, body: None) -> wire.Reach:
    """Where others find this server, for whoever runs it on their own machine."""
    found = addresses(context.tables.settings) if is_loopback(context.address) else []
    return wire.Reach(local=not found, addresses=found)
