"""What a browser says at a table: how its ids are kept, and how its moves are played to their end."""

from __future__ import annotations

import asyncio

import msgspec

from ....engine.errors import IllegalMove
from ... import frames
from ...decency.speech import require_allowed, require_decent
from ...names import clean_text
from ...storage import Away
from ...storage.rows import ChatLine, Person, now
from ...tables.table import Table
from ...texts import Refusal
from ..limits import Limits


def seat_named(name: str) -> int | None:
    """The seat that a key of `since` names: None for a spectator, -1 for what names none.

    >>> seat_named("2"), seat_named("null"), seat_named("x")
    (2, None, -1)
    """
    if name in ("null", "-1"):
        return None
    return int(name) if name.isascii() and name.isdigit() and len(name) < 3 else -1


def message_key(message_id: str | int) -> str:
    """A client's own id as it is stored: "7" and 7 stay apart."""
    return msgspec.json.encode(message_id).decode()


def line_said(table: Table, person: Person | None, message: frames.Chat, limits: Limits, address: str) -> ChatLine:
    """What somebody says, as it is stored; a Refusal if it may not be said."""
    seats = table.seats_of(person.id if person else None)
    if person is None or not (seats or table.header.host == person.id):
        raise Refusal("chat-seated", 403)
    require_allowed(person)
    if table.header.muted:
        raise Refusal("muted", 403)
    text = clean_text(message.text, 500)
    if not text:
        raise Refusal("chat-empty", 422)
    if not (limits.chats.take(person.id) and limits.chats_each.take(address)):
        raise Refusal("chat-slower", 429)
    require_decent(table.settings, limits, person, text)
    return ChatLine(
        match=table.id,
        n=0,
        seat=seats[0] if seats else None,
        person=person.id,
        name=table.seats[seats[0]].name if seats else person.name,
        text=text,
        mid=message_key(message.id),
        at=now(),
    )


async def play_to_its_end(table: Table, person: str, message: frames.Play, began: float) -> int:
    """Play a person's move, whatever becomes of the socket; the seat's version once it is stored.

    Should the socket end while the move is on its way into the database, it is stored all the same, and those who stay at
    the table must be shown it.
    """
    done = await asyncio.shield(answer(table, person, message, began))
    if isinstance(done, Exception):
        raise done
    return done


async def answer(table: Table, person: str, message: frames.Play, began: float) -> int | Exception:
    """Play a person's move while holding the table. A refusal is returned: perhaps nobody is there to hear it."""
    try:
        return await table.match.answer(person, message, message_key(message.id), began)
    except (IllegalMove, Refusal, Away) as refusal:
        return refusal
