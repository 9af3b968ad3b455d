"""How people get along: blocks, complaints about people, and what the keeper of the server tells everybody."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .base import Body, SeatNumber

Reason = Literal["insult", "stalling", "name", "other"]
Words = Annotated[str, Meta(max_length=1000)]
LineNumber = Annotated[int, Meta(ge=0, le=10**9)]


class Whom(Body):
    """A person at a table: whoever has said a line of chat, or who sits on a seat."""

    seat: SeatNumber | None = None
    line: LineNumber | None = None


class PersonComplaint(Body):
    """What somebody reports of a person."""

    reason: Reason
    words: Words = ""


class NewComplaint(Whom, kw_only=True):
    """What somebody reports of a person at a table."""

    reason: Reason
    words: Words = ""


class SettledComplaint(Struct):
    """What became of a complaint of `at`: whether the keeper has done something about it."""

    at: int
    acted: bool


class BlockedPerson(Struct):
    """Somebody whom one has blocked."""

    person: str
    name: str


class Announcement(Struct):
    """What the keeper of the server tells everybody, by language ("" is every other one); another one has another `id`."""

    id: int
    texts: dict[str, str]


class Bulletin(Struct):
    """What everybody is told: an announcement, and that the server is about to be renewed, so that nothing new begins."""

    announcement: Announcement | None = None
    draining: bool = False
