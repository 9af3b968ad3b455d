"""Bans and mutes: what they keep a person from, how that is said, and what becomes of the tables of a banned person."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import select

from ..storage import Transaction, schema
from ..storage.people.decency import set_barred
from ..storage.rows import FOREVER, Person, now
from ..storage.seeks import drop_waiting
from ..tables.changing import TableChange
from ..tables.seating import bot_takes_over
from ..texts import TEXTS, Refusal

DAY_MS: Final = 86_400_000


# What people are told.


def require_unbanned(person: Person) -> None:
    """Refuse what a banned person may not do, and say until when and why."""
    if person.is_banned:
        raise barred("banned", person.banned, person.barred_why)


def require_unmuted(person: Person) -> None:
    """Refuse what a muted person would say, and tell them until when and why."""
    if person.is_muted:
        raise barred("chat-barred", person.muted, person.barred_why)


def barred(key: str, until: int | None, why: str | None) -> Refusal:
    """The refusal that somebody may not do something until a moment, or for good."""
    added = reason(why or "")
    if until is None or until >= FOREVER:
        return Refusal(f"{key}-always", 403, why=added)
    return Refusal(key, 403, until=moment(until), why=added)


def reason(why: str) -> Callable[[str], str]:
    """What the keeper says of it, as it follows a sentence in some language."""
    return lambda lang: f" {TEXTS.say(lang, 'barred-why', why=why)}" if why else ""


def moment(at: int) -> Callable[[str], str]:
    """A day and a time, as a language writes them; everybody has the same, that of Greenwich."""
    then = datetime.fromtimestamp(at / 1000, UTC)
    parts = {"year": f"{then:%Y}", "month": f"{then:%m}", "day": f"{then:%d}", "time": f"{then:%H:%M}"}
    return lambda lang: TEXTS.say(lang, "moment", **parts)


def how_barred(person: Person, lang: str) -> str:
    """What a person may not do now, in a sentence; "" if everything."""
    for check in (require_unbanned, require_unmuted):
        try:
            check(person)
        except Refusal as refusal:
            return refusal.say(lang)
    return ""


# What the keeper does.


def until_after(days: float | None) -> int:
    """The moment after so many days; without a number, never."""
    return FOREVER if days is None else now() + int(days * DAY_MS)


def ban(tx: Transaction, person: Person, until: int, why: str) -> None:
    """Ban a person: bots play on in their seats, and the tables at which they wait for players are closed."""
    person.banned, person.barred_why = until, why or person.barred_why
    set_barred(tx, person)
    drop_waiting(tx, person.id)
    m, s = schema.matches, schema.seats
    sits = select(m.c.id).join(s, s.c.match == m.c.id)
    sits = sits.where(s.c.person == person.id, m.c.status.in_(("open", "running"))).distinct()
    for match in list(tx.connection.scalars(sits)):
        stand_up(tx, match, person)
    hosted = list(tx.connection.scalars(select(m.c.id).where(m.c.host == person.id, m.c.status == "open")))
    if hosted:
        tx.put_away(hosted, m.c.status == "open")


def stand_up(tx: Transaction, name: str, person: Person) -> None:
    """Let bots play on in a person's seats; at a table that waits they are free again."""
    match = tx.match(name)
    if match is None:
        return
    change = TableChange(tx, match, tx.seats(name))
    for seat in [each for each in change.seats if each.person == person.id]:
        if match.status == "open":
            seat.kind, seat.person, seat.name, seat.standing = "open", None, "", None
        elif seat.human:
            seat.away, seat.pausing = True, None
        else:
            continue
        change.set_seat(seat, "leave", None)
    if match.status == "running":
        bot_takes_over(change)
        if not match.paused:
            tx.set_match(name, wake_at=now())


def mute(tx: Transaction, person: Person, until: int, why: str) -> None:
    """Let a person play, but not chat."""
    person.muted, person.barred_why = until, why or person.barred_why
    set_barred(tx, person)


def lift(tx: Transaction, person: Person, kind: str) -> None:
    """Take a ban or a mute back; seats that bots have taken over stay theirs until the person comes back to them."""
    if kind == "ban":
        person.banned = None
    else:
        person.muted = None
    if person.banned is None and person.muted is None:
        person.barred_why = None
    set_barred(tx, person)
