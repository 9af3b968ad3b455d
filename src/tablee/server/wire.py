"""What travels: the bodies and answers of REST calls and the messages of the socket. OpenAPI is made from these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ..engine.offers import Reason
from ..engine.text import LANGUAGES
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
MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")] | Annotated[int, Meta(ge=0, le=2**53)]
Value = Annotated[int, Meta(ge=-(2**31), lt=2**31)] | Annotated[str, Meta(max_length=40)]


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends has the fields it is described by, and no others."""


class NewPerson(Body):
    name: Name | None = None
    lang: Lang | None = None


class Place(Body):
    kind: Literal["me", "open", "bot", "hot"]
    level: Level | None = None
    name: Name | None = None


class NewTable(Body):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Place], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    public: bool = False
    clock: Clock = "none"
    name: Name | None = None
    hints: bool = False
    open_chat: bool | None = None


class Sit(Body):
    seat: SeatNumber | None = None
    name: Name | None = None


class AnySeat(Body):
    seat: SeatNumber | None = None


class OneSeat(Body):
    seat: SeatNumber


class Start(Body):
    fill: Level = "normal"


class ChangeSettings(Body):
    public: bool | None = None
    muted: bool | None = None
    hints: bool | None = None
    open_chat: bool | None = None


class Pause(Body):
    paused: bool


class GiveOrder(Body):
    """`forced` says whether an answer that is the only one shall be sent for the seat, wherever it is asked."""

    seat: SeatNumber
    order: OrderName | None = None
    forced: bool | None = None


class AskAdvice(Body):
    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber


class NewCampaign(Body):
    game: Annotated[str, Meta(max_length=40)]
    name: Name


class ImportCampaign(Body):
    """`name` instead of the one in the file."""

    game: Annotated[str, Meta(max_length=40)]
    campaign: dict[str, Any]
    name: Name | None = None


class RenameCampaign(Body):
    name: Name


class Join(Body):
    name: Name | None = None


class StartChapter(Body):
    seats: Annotated[list[Place], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    public: bool = False
    clock: Clock = "none"
    hints: bool = False
    open_chat: bool | None = None


class Choose(Body):
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
    person: str
    key: str
    name: str
    lang: str


class Me(Struct):
    person: str
    name: str
    lang: str


class GameFacts(Struct):
    id: str
    seats: tuple[int, int]
    options: dict[str, dict[str, Any]]
    levels: list[str]
    orders: list[str]
    rules_version: int
    beginner: dict[str, Any] = {}


class GameTexts(Struct):
    """The texts of a game as Fluent, and its rules as Markdown; `lang` is the language that they are really in."""

    lang: str
    source: str
    rules: str


class Reach(Struct):
    """Where others find this server: `local` when nowhere, since it listens to this machine only."""

    local: bool
    addresses: list[str]


class SeatFacts(Struct):
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


class Weighed(Struct):
    action: int
    named: dict[str, int | str]
    share: float
    value: float


class Advice(Struct):
    action: int
    named: dict[str, int | str]
    shares: list[Weighed]
    why: list[Reason]


class Step(Struct):
    n: int
    by: str | None
    at: int | None
    seat: int | None
    named: dict[str, int | str] | None
    view: dict[str, Any]
    events: list[dict[str, Any]]


class Replay(Struct):
    steps: list[Step]


class Problem(Struct):
    error: str


# The socket: what clients say.


class Hello(Struct, tag_field="type", tag="hello"):
    key: Annotated[str, Meta(max_length=100)] | None = None
    since: dict[str, Annotated[int, Meta(ge=0, le=10**9)]] = {}
    epoch: int = 0
    chat: Annotated[int, Meta(ge=0, le=10**9)] = 0


class Play(Struct, tag_field="type", tag="play"):
    id: MessageId
    seat: SeatNumber
    action: dict[str, Value]
    version: Annotated[int, Meta(ge=0, le=10**9)]
    epoch: int | None = None


class Chat(Struct, tag_field="type", tag="chat"):
    id: MessageId
    text: Annotated[str, Meta(max_length=500)]


class Ping(Struct, tag_field="type", tag="ping"):
    pass


Heard = Hello | Play | Chat | Ping


# The socket: what the server says.


class State(Struct, tag_field="type", tag="state"):
    seat: int | None
    version: int
    since: int
    epoch: int
    events: list[dict[str, Any]]
    view: msgspec.Raw
    deadline: int | None
    now: int | None
    order: str | None
    forced: bool
    answer: dict[str, int | str] | None


class TableFrame(Struct, tag_field="type", tag="table"):
    table: TableFacts


class Ack(Struct, tag_field="type", tag="ack"):
    id: str | int
    version: int


class Refused(Struct, tag_field="type", tag="refused"):
    id: str | int | None
    rule: str
    why: str


class ChatFrame(Struct, tag_field="type", tag="chat"):
    n: int
    seat: int | None
    name: str
    text: str
    at: int
    id: str | int | UnsetType = UNSET
    what: str | UnsetType = UNSET


class Pong(Struct, tag_field="type", tag="pong"):
    pass


class Trouble(Struct, tag_field="type", tag="trouble"):
    why: str


class Well(Struct, tag_field="type", tag="well"):
    """The trouble is over."""


class Bye(Struct, tag_field="type", tag="bye"):
    why: str
