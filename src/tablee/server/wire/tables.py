"""Tables: as somebody wishes them, what is done at them beside playing, and what is told of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from .base import Body, GameId, Level, Name, SeatNumber
from .content import Overlay, VariantMark

Clock = Literal["none", "2min", "rapid", "calm", "day", "days", "1day"]
OrderName = Annotated[str, Meta(min_length=1, max_length=20)]


class Place(Body):
    """A seat as whoever opens a table wishes it; `hot` is a further person at the same browser."""

    kind: Literal["me", "open", "bot", "hot"]
    level: Level | None = None
    name: Name | None = None


class NewTable(Body):
    """A table as somebody wishes it; a `rated` match is between people, without bots, hints and variants."""

    game: GameId
    seats: Annotated[list[Place], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = field(default_factory=dict)
    public: bool = False
    clock: Clock = "none"
    name: Name | None = None
    hints: bool = False
    open_chat: bool | None = None
    content: Overlay | None = None
    rated: bool = False


class Sit(Body):
    """Which seat to take, or any, and under which name."""

    seat: SeatNumber | None = None
    name: Name | None = None


class AnySeat(Body):
    """One's own seat, which may be left unsaid where there is one."""

    seat: SeatNumber | None = None


class OneSeat(Body):
    """A seat."""

    seat: SeatNumber


class Start(Body):
    """`fill` is the level of the bots that take the open seats."""

    fill: Level = "normal"


class ChangeSettings(Body):
    """What of a table is to change; the rest stays. A match that was to be rated may be played unrated instead."""

    public: bool | None = None
    muted: bool | None = None
    hints: bool | None = None
    open_chat: bool | None = None
    rated: bool | None = None


class Pause(Body):
    """Whether one wishes to pause or to go on."""

    paused: bool


class GiveOrder(Body):
    """`forced` says whether an answer that is the only one shall be sent for the seat, wherever it is asked."""

    seat: SeatNumber
    order: OrderName | None = None
    forced: bool | None = None


class SeatFacts(Struct):
    """A seat; `gone` is since when its person has no page open, `claim` from when on the other of two may claim the match.

    `person` is whose profile is shown, unless it is hidden; `timed_out` says that its person was out of time once.
    """

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    level: str | None
    online: bool
    resigned: bool
    away: bool
    gone: int | None
    person: str | None = None
    claim: int | None = None
    timed_out: bool = False


class SeatClock(Struct):
    """The time of a seat in ms: `free` for what it is asked, and its `reserve` for the match.

    A clock that runs says when the free time is over, from when on the reserve runs down (`until`); one that stands still
    says what is left.
    """

    seat: int
    free: int
    reserve: int
    until: int | None


class Ended(Struct):
    """How a match ended that was not played out.

    Somebody resigned, those who stayed stopped it, time was up, or who was gone for long lost it to the other.
    """

    how: Literal["resign", "stop", "time", "claim"]
    seat: int


class Laid(Struct):
    """Where the position comes from with which a match began: a `step` of another match that is tried again."""

    kind: Literal["retry"]
    match: str
    step: int


class TableFacts(Struct):
    """`gone` of a seat is since when its person has no page open, by the clock that says `now`."""

    id: str
    game: str
    name: str
    options: dict[str, Any]
    rules_version: int
    status: Literal["open", "running", "finished", "expired"]
    public: bool
    muted: bool
    clock: Clock
    paused: bool
    pausing: list[int]
    stopping: list[int]
    takebacks: int
    commitment: str | None
    seed: str | None
    created: int
    moves: int
    to_act: list[int]
    winners: list[int] | None
    ended: Ended | None
    you: list[int]
    host: bool
    seats: list[SeatFacts]
    rematch: str | None
    campaign: str | None
    now: int
    hints: bool
    open_chat: bool
    variant: VariantMark | UnsetType = UNSET
    laid: Laid | UnsetType = UNSET
    rated: bool = False
