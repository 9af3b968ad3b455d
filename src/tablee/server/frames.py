"""What travels over the socket of a table: the messages of clients and of the server. `wire/` has those of REST."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from .shapes import Action, ActionData, EventData, RawView
from .wire import Board, Bulletin, Company, HallFacts, SeatClock, SeatNumber, SeekFacts, TableFacts

MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")] | Annotated[int, Meta(ge=0, le=2**53)]
Value = Annotated[int, Meta(ge=-(2**31), lt=2**31)] | Annotated[str, Meta(max_length=40)]

PROTOCOL: Final = 1
"""The version of all that travels; it grows when a field or a message goes or changes its meaning (docs/protocol.md)."""

# What clients say.


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message: who one is, and how much each seat has seen already.

    `draws` are the games that this client has tables of its own for; of any other it is sent the board with each state.
    `hall`, on the socket of the hall: whether its lists are to be sent too.
    `protocol` is the version that it speaks: 0, since it says none, is that of clients from before there were numbers.
    """

    key: Annotated[str, Meta(max_length=100)] | None = None
    since: dict[str, Annotated[int, Meta(ge=0, le=10**9)]] = {}
    epoch: int = 0
    chat: Annotated[int, Meta(ge=0, le=10**9)] = 0
    draws: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=200)] | None = None
    protocol: Annotated[int, Meta(ge=0, le=10**9)] = 0
    hall: bool = False


class Play(Struct, tag_field="type", tag="play"):
    """A move; `version` is how many events the seat had seen when it was chosen."""

    id: MessageId
    seat: SeatNumber
    action: Annotated[dict[str, Value], Meta(extra={"shape": Action})]
    version: Annotated[int, Meta(ge=0, le=10**9)]
    epoch: int | None = None


class Chat(Struct, tag_field="type", tag="chat"):
    """Something to say."""

    id: MessageId
    text: Annotated[str, Meta(max_length=500)]


class Ping(Struct, tag_field="type", tag="ping"):
    """A sign of life."""


Heard = Hello | Play | Chat | Ping


# What the server says.


class State(Struct, tag_field="type", tag="state"):
    """What a seat sees, and what it was told since the last time. `question` grows whenever the seat is asked anew.

    `takeback` says whether the seat has made a move that somebody alone could take back. `clocks` are those of everybody
    who plays, where there are some.
    """

    seat: int | None
    version: int
    since: int
    epoch: int
    events: list[EventData]
    view: RawView
    deadline: int | None
    now: int | None
    order: str | None
    forced: bool
    answer: ActionData | None
    question: int = 0
    takeback: bool = False
    clocks: list[SeatClock] = []
    board: Board | UnsetType = UNSET


class TableFrame(Struct, tag_field="type", tag="table"):
    """The table itself has changed; `protocol` is the version that the server speaks."""

    table: TableFacts
    protocol: int = PROTOCOL


class Ack(Struct, tag_field="type", tag="ack"):
    """A move is in the database."""

    id: str | int
    version: int


class Refused(Struct, tag_field="type", tag="refused"):
    """A message was refused, by which rule and why."""

    id: str | int | None
    rule: str
    why: str


class ChatFrame(Struct, tag_field="type", tag="chat"):
    """A line of chat; with `what`, something that the table itself says of a seat. `person`: whose profile is shown."""

    n: int
    seat: int | None
    name: str
    text: str
    at: int
    id: str | int | UnsetType = UNSET
    what: str | UnsetType = UNSET
    person: str | UnsetType = UNSET


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to a sign of life."""


class Trouble(Struct, tag_field="type", tag="trouble"):
    """The database is away."""

    why: str


class Well(Struct, tag_field="type", tag="well"):
    """The trouble is over."""


class BulletinFrame(Struct, tag_field="type", tag="bulletin"):
    """What the keeper of the server tells everybody has changed."""

    bulletin: Bulletin


class Bye(Struct, tag_field="type", tag="bye"):
    """The server ends the conversation; with its `protocol` if the client speaks a newer one."""

    why: str
    protocol: int | UnsetType = UNSET


# What the server says on the socket of the hall.


class SeekFrame(Struct, tag_field="type", tag="seek"):
    """What one looks for has changed."""

    seek: SeekFacts | None


class CompanyFrame(Struct, tag_field="type", tag="company"):
    """One's favourites or invitations have changed."""

    company: Company


class HallFrame(Struct, tag_field="type", tag="hall"):
    """What the hall shows has changed."""

    hall: HallFacts
