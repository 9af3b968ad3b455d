"""What somebody is told of their seek and of their company."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from .. import wire
from ..storage.people import company
from ..storage.rows import Seek, now

HERE_MS: Final = 30_000
"""For how long after the last sign of life somebody counts as here."""


def describe(connection: Connection, people: list[str]) -> dict[str, wire.Company]:
    """The company of some people, each as they see it themselves."""
    known = company.favourites_of(connection, people)
    asked = company.invitations_to(connection, people)
    since = now() - HERE_MS
    made = {}
    for person in people:
        allowed = company.manners_of(connection, person)
        made[person] = wire.Company(
            favourites=[
                wire.Favourite(person=each.favourite, name=each.name, here=(each.here or 0) >= since)
                for each in known
                if each.person == person
            ],
            invitations=[
                wire.InvitationFacts(
                    table=each.match,
                    game=each.game,
                    inviter=each.inviter,
                    seats=each.seats,
                    clock=each.clock,  # type: ignore[arg-type]
                    again=each.kept,
                )
                for each in asked
                if each.person == person
            ],
            shown=allowed.shown,
            strangers=allowed.strangers,
        )
    return made


def mark_of(seek: Seek | None) -> int:
    """By what one tells whether something has changed of a seek; that a browser was heard of is no change."""
    if seek is None:
        return 0
    return hash((seek.game, seek.low, seek.high, seek.pace, seek.rated, seek.fill, seek.created, seek.match, seek.missed))


def facts_of(seek: Seek | None) -> wire.SeekFacts | None:
    """A seek as its person sees it."""
    if seek is None:
        return None
    return wire.SeekFacts(
        game=seek.game,
        low=seek.low,
        high=seek.high,
        pace=seek.pace,  # type: ignore[arg-type]
        rated=seek.rated,
        fill=seek.fill,
        waited=max(0, now() - seek.created),
        table=seek.match,
        missed=seek.missed,
    )
