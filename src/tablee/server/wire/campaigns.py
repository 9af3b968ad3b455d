"""Campaigns: as somebody begins and plays them, and what is told of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from .base import Body, GameId, Lang, Name, SeatNumber
from .tables import Clock, Place, TableFacts


class NewCampaign(Body):
    """A campaign as somebody begins it."""

    game: GameId
    name: Name


class ImportCampaign(Body):
    """`name` instead of the one in the file."""

    game: GameId
    campaign: dict[str, Any]
    name: Name | None = None


class RenameCampaign(Body):
    """Another name for a campaign."""

    name: Name


class Join(Body):
    """Under which name one joins a campaign."""

    name: Name | None = None


class StartChapter(Body):
    """The table of the next chapter as somebody wishes it."""

    seats: Annotated[list[Place], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = field(default_factory=dict)
    public: bool = False
    clock: Clock = "none"
    hints: bool = False
    open_chat: bool | None = None


class Choose(Body):
    """After a defeat: play the chapter again, or go on."""

    choice: Literal["replay", "on"]


class Retell(Body):
    """`chapter` and `hero` are counted from 0; a Hero has the number of its seat."""

    chapter: Annotated[int, Meta(ge=0, le=100_000)]
    hero: SeatNumber
    lang: Lang
    tale: Annotated[str, Meta(max_length=4000)]


class MemberFacts(Struct):
    """Somebody who plays in a campaign."""

    name: str
    you: bool


class ChapterFacts(Struct):
    """Where a past chapter was played; there is no table for one that was imported."""

    chapter: int
    table: str


class CampaignFacts(Struct):
    """`campaign` is what the game shows of it; `table` is where its chapter is being played."""

    id: str
    game: str
    name: str
    created: int
    member: bool
    members: list[MemberFacts]
    table: TableFacts | None
    tables: list[ChapterFacts]
    campaign: dict[str, Any]
