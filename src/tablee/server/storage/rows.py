"""The rows of the database as plain values."""

from __future__ import annotations

from time import time
from typing import Any, Literal

import msgspec

What = Literal["play", "undo", "takeback", "resign", "stop"]
Address = Literal["m", "f", "n"]
By = Literal["person", "bot", "clock", "order"]


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


class Move(msgspec.Struct, frozen=True, array_like=True):
    """One row of a match. `what` is play; undo and takeback, whose `action` counts the moves taken back; or resign and stop,
    with which a match ends where it stands.
    """

    match: str
    n: int
    what: What
    seat: int
    action: int
    by: By
    person: str | None
    mid: str | None
    at: int


class Match(msgspec.Struct, kw_only=True):
    """The header of a match; `wake_at` is when some server process must look at it.

    `hints` says whether they may be asked for among people (None: a table from before that was a question, where they
    may), `open_chat` whether those who only look may read the chat (None: where the table is public). `content` is the
    overlay of a variant as JSON (None: the game as it stands). `laid` names where the position comes from with which the
    match began (None: it was dealt): "retry", a match and a step of it.
    """

    id: str
    game: str
    rules_version: int
    seats: int
    options: str
    name: str = ""
    status: str = "open"
    public: bool = False
    muted: bool = False
    paused: bool = False
    clock: str = "none"
    host: str | None = None
    generator: str = "blake2b"
    seed: str | None = None
    start_dump: bytes | None = None
    start_n: int = 0
    created: int = 0
    started: int | None = None
    resumed: int | None = None
    finished: int | None = None
    outcome: str | None = None
    wake_at: int | None = None
    rematch: str | None = None
    campaign: str | None = None
    chapter: int | None = None
    hints: bool | None = None
    open_chat: bool | None = None
    content: str | None = None
    laid: str | None = None

    @property
    def overlay(self) -> dict[str, Any]:
        """What of the game's content is otherwise; nothing where the game is played as it stands."""
        return {} if self.content is None else msgspec.json.decode(self.content, type=dict[str, Any])

    @property
    def dealt(self) -> str | None:
        """The seed from which the match was dealt; None before that, and where its position was laid."""
        return self.seed if self.laid is None else None

    @property
    def rated(self) -> bool:
        """Whether the match may count for ratings and statistics of people, bots or the game: a variant never does,
        nor does a match that began from a laid position.

        This is the only place that says so; whatever counts matches asks it, or in a query `schema.RATED`.
        """
        return self.content is None and self.laid is None


class Hero(msgspec.Struct, kw_only=True):
    """What the character of a seat is called in tales, "" as the seat is; `address` is how they speak of it."""

    match: str
    seat: int
    name: str = ""
    address: Address = "n"
    at: int = 0


class Seat(msgspec.Struct, kw_only=True):
    """A place at a table; a person who is away or has resigned is played for by a bot.

    `standing` is the person's standing order, which nobody else may learn of, None being the game's first; the word "forced"
    beside it says that the only answer there is shall be sent for them.
    """

    match: str
    seat: int
    kind: str
    name: str = ""
    level: str | None = None
    person: str | None = None
    resigned: bool = False
    away: bool = False
    pausing: bool | None = None
    stopping: bool | None = None
    standing: str | None = None

    @property
    def robotic(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.kind == "bot" or self.away or self.resigned

    @property
    def order(self) -> str | None:
        """The standing order that was given."""
        if self.standing is None:
            return None
        return next((word for word in self.standing.split() if word != "forced"), None)

    @property
    def forced(self) -> bool:
        """Whether an answer that is the only one shall be sent for this seat."""
        return self.standing is not None and "forced" in self.standing.split()

    def set_standing(self, order: str | None, forced: bool) -> None:
        """Give the seat a standing order, and say whether forced answers are sent for it."""
        self.standing = " ".join([*([order] if order else []), *(["forced"] if forced else [])]) or None

    @property
    def human(self) -> bool:
        """Whether a person answers for this seat now."""
        return self.kind == "person" and not self.robotic


class Person(msgspec.Struct, kw_only=True, weakref=True):
    """Someone with a key, of which only the hash is kept."""

    id: str
    key_hash: str
    name: str
    lang: str
    created: int


class Campaign(msgspec.Struct, kw_only=True):
    """A campaign; `data` is what the game saves of it, `played` counts its chapters that are over."""

    id: str
    game: str
    name: str
    data: str
    played: int
    created: int


class Member(msgspec.Struct, kw_only=True):
    """Someone who plays in a campaign."""

    campaign: str
    person: str
    name: str
    joined: int


class ChatLine(msgspec.Struct, kw_only=True):
    """A line of chat; `what` names what the table itself says of somebody (a hint asked for)."""

    match: str
    n: int
    seat: int | None
    person: str | None
    name: str
    text: str
    mid: str
    at: int
    what: str | None = None


class Report(msgspec.Struct, kw_only=True):
    """What somebody found wrong at a table: their words, how many rows the match had and how many moves stood, and the
    version of Tablée. The record is the match itself, and is given out once that is over.
    """

    id: str
    person: str
    match: str
    n: int
    step: int
    seat: int | None
    version: str
    words: str
    at: int


def values(row: msgspec.Struct) -> dict[str, Any]:
    """A row by its columns, as SQLAlchemy takes it."""
    return msgspec.structs.asdict(row)
