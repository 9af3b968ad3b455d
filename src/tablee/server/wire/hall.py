"""The hall: looking for a match, tables to join and to watch, favourites and invitations."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .base import Body, GameId, SeatNumber
from .tables import Clock

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatCount = Annotated[int, Meta(ge=2, le=8)]


class NewSeek(Body):
    """What somebody looks for: a game, with one of these seat counts or any between, at a pace.

    After `fill` seconds bots take the free seats, so that the match is not rated; null: never.
    """

    game: GameId
    seats: Annotated[list[SeatCount], Meta(min_length=1, max_length=8)]
    pace: Clock = "none"
    rated: bool = False
    fill: Annotated[int, Meta(ge=0, le=3600)] | None = None


class SeekFacts(Struct):
    """What one looks for: since when, and the table once it is found. `missed` counts tables to which not all came."""

    game: str
    low: int
    high: int
    pace: Clock
    rated: bool
    fill: int | None
    waited: int
    table: str | None
    missed: int


class Looking(Struct):
    """What one looks for; null when nothing."""

    seek: SeekFacts | None


class AskHall(Body):
    """Which list of the hall: of one game or all, after a table that was shown or from the start."""

    status: Literal["open", "running"]
    game: GameId | None = None
    after: TableId | None = None


class HallTable(Struct):
    """A public table as the hall shows it; `since` is when it was opened, or began."""

    id: str
    game: str
    host: str
    people: list[str]
    seats: int
    free: int
    clock: Clock
    rated: bool
    since: int


class HallPage(Struct):
    """A part of a list, and how many tables the whole list has."""

    tables: list[HallTable]
    count: int


class Waiting(Struct):
    """How many people wait for a match of a game at a pace, and the least and the most seats that any of them takes."""

    game: str
    pace: Clock
    rated: bool
    count: int
    low: int
    high: int


class HallFacts(Struct):
    """The hall: tables with a free seat, tables to watch, and who waits."""

    open: HallPage
    running: HallPage
    waiting: list[Waiting]
    now: int


class Star(Body):
    """Whether somebody is to be one's favourite."""

    starred: bool


class StarSeat(Body):
    """Whether who sits there is to be one's favourite."""

    seat: SeatNumber
    starred: bool


class Invite(Body):
    """Who is to be asked to a table."""

    person: Annotated[str, Meta(min_length=1, max_length=40)]


class ChangeManners(Body):
    """What one allows: that mutual favourites see when one is here, that strangers invite."""

    shown: bool | None = None
    strangers: bool | None = None


class Favourite(Struct):
    """A favourite; `here` only where each is the other's favourite, and that person shows it."""

    person: str
    name: str
    here: bool


class InvitationFacts(Struct):
    """An invitation that can still be taken; `again`: to a rematch, with a seat that is kept."""

    table: str
    game: str
    inviter: str
    seats: int
    clock: Clock
    again: bool


class Company(Struct):
    """One's favourites, what one is invited to, and what one allows others."""

    favourites: list[Favourite]
    invitations: list[InvitationFacts]
    shown: bool
    strangers: bool
