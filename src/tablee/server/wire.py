"""What travels over REST: the bodies and answers of calls, from which OpenAPI is made. `frames.py` has the socket's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from ..engine.offers import Reason
from ..engine.text import LANGUAGES
from .shapes import ActionData, EventData, MeaningData, OptionData, TellingData, ViewData
from .storage.rows import Address

ENCODER: Final = msgspec.json.Encoder()
"""Writes everything that is sent."""

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
if TYPE_CHECKING:
    Lang = str
else:
    Lang = Literal[LANGUAGES]  # one of the languages that there are files for
Clock = Literal["none", "2min", "1day"]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
OrderName = Annotated[str, Meta(min_length=1, max_length=20)]


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends has the fields it is described by, and no others."""


class NewPerson(Body):
    """A new person, or what one changes of oneself."""

    name: Name | None = None
    lang: Lang | None = None


class Place(Body):
    """A seat as whoever opens a table wishes it; `hot` is a further person at the same browser."""

    kind: Literal["me", "open", "bot", "hot"]
    level: Level | None = None
    name: Name | None = None


class NewTable(Body):
    """A table as somebody wishes it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Place], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    public: bool = False
    clock: Clock = "none"
    name: Name | None = None
    hints: bool = False
    open_chat: bool | None = None


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
    """What of a table is to change; the rest stays."""

    public: bool | None = None
    muted: bool | None = None
    hints: bool | None = None
    open_chat: bool | None = None


class Pause(Body):
    """Whether one wishes to pause or to go on."""

    paused: bool


class GiveOrder(Body):
    """`forced` says whether an answer that is the only one shall be sent for the seat, wherever it is asked."""

    seat: SeatNumber
    order: OrderName | None = None
    forced: bool | None = None


class AskAdvice(Body):
    """A step of a finished match, and the seat to advise."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber


class NewCampaign(Body):
    """A campaign as somebody begins it."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name


class ImportCampaign(Body):
    """`name` instead of the one in the file."""

    game: Annotated[str, Meta(max_length=40)]
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
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
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


class Tell(Body):
    """An empty tale takes one's own words back."""

    seat: SeatNumber
    lang: Lang
    tale: Annotated[str, Meta(max_length=4000)]


class NameHero(Body):
    """Without a name the character is called as its seat is."""

    seat: SeatNumber
    name: Name | None = None
    address: Address = "n"


class Created(Struct):
    """A new person; the key is shown this once."""

    person: str
    key: str
    name: str
    lang: str


class Me(Struct):
    """Whoever asks."""

    person: str
    name: str
    lang: str


class GameFacts(Struct):
    """An installed game."""

    id: str
    seats: tuple[int, int]
    options: dict[str, OptionData]
    levels: list[str]
    orders: list[str]
    rules_version: int
    beginner: dict[str, Any] = {}
    minutes: tuple[int, int] | None = None
    usual_seats: int = 2


class GameTexts(Struct):
    """The texts of a game as Fluent, and its rules as Markdown; `lang` is the language that they are really in."""

    lang: str
    source: str
    rules: str


class Icon(Struct):
    """A drawing in one ink: its paths, and the square (`viewBox`) that they are drawn in."""

    box: str
    paths: list[str]


class Face(Struct):
    """What a card or a back shows; `kind` and `text` are keys of messages, `back` is the pool that the card belongs to."""

    back: str
    kind: str
    icon: str
    colour: str
    numbers: dict[str, int]
    text: str


class Spread(Struct):
    """How a place is drawn; without a form, as the place itself says."""

    form: Literal["hand", "pile", "row", "grid", "hidden"] | None
    icon: str
    columns: int
    after: int


class Tally(Struct):
    """How a counter is drawn."""

    icon: str
    mark: bool


class Piece(Struct):
    """How a piece that counters count is drawn."""

    icon: str
    colour: str


class BoardFacts(Struct):
    """How the generic table draws a game: places, counters and pieces by their names, cards by their ids."""

    places: dict[str, Spread]
    counters: dict[str, Tally]
    pieces: dict[str, Piece]
    faces: dict[str, Face]
    backs: dict[str, Face]
    aims: dict[str, str]
    felt: str
    aid: list[str]
    icons: dict[str, Icon]


class BoardPlace(Struct):
    """A place as a seat sees it: its cards by name, a hidden one as "?" and its back; `owner` is -1 for nobody's."""

    name: str
    owner: int
    form: Literal["hand", "pile", "row"]
    cards: list[str]


class Board(Struct):
    """Every place and every counter of a match as a seat sees them."""

    places: list[BoardPlace]
    counters: dict[str, int]


class GameTelling(Struct):
    """What the sentences of a game mean: numbers by the names of their fields, how cards are called, what needs no line."""

    meanings: dict[str, MeaningData]
    cards: dict[str, dict[str, int | str]]
    silent: list[str]


class Reach(Struct):
    """Where others find this server: `local` when nowhere, since it listens to this machine only."""

    local: bool
    addresses: list[str]


class SeatFacts(Struct):
    """A seat; `gone` is since when its person has no page open."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    level: str | None
    online: bool
    resigned: bool
    away: bool
    gone: int | None


class Ended(Struct):
    """How a match ended that was not played out: somebody resigned, or those who stayed stopped it."""

    how: Literal["resign", "stop"]
    seat: int


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


class Told(Struct):
    """The tale of a seat: as the game tells it of `hero`, and as its player has told it instead."""

    seat: int
    hero: str
    address: Address
    tale: dict[str, str]
    own: dict[str, str]


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


class Weighed(Struct, omit_defaults=True):
    """An action with how often a bot would choose it, and what it expects of it."""

    action: int
    named: ActionData
    share: float
    value: float
    telling: TellingData = {}


class Advice(Struct, omit_defaults=True):
    """What a bot would do, how it weighs what could be done, and why."""

    action: int
    named: ActionData
    shares: list[Weighed]
    why: list[Reason]
    telling: TellingData = {}


class Step(Struct, omit_defaults=True):
    """One moment of a replay: the move that led to it, what its sentence speaks of, the view, and what happened.

    A game of another package has its `board` too: the places and counters as that seat saw them.
    """

    n: int
    by: str | None
    at: int | None
    seat: int | None
    named: ActionData | None
    view: ViewData
    events: list[EventData]
    board: Board | None = None
    telling: TellingData = {}


class Replay(Struct):
    """A finished match step by step."""

    steps: list[Step]


class Problem(Struct):
    """Why a call was refused, in a sentence."""

    error: str
