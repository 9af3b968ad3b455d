"""The rows of the database as plain values."""

from __future__ import annotations

from time import time
from typing import Any, Final, Literal, NamedTuple

import msgspec

What = Literal["play", "undo", "takeback", "resign", "stop", "time", "claim"]
BROKEN_OFF: Final[tuple[What, ...]] = ("resign", "stop", "time", "claim")
"""The rows with which a match ends that is not played out."""
Address = Literal["m", "f", "n"]
By = Literal["person", "bot", "clock", "order"]
DAY_MS: Final = 86_400_000


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


def today() -> int:
    """The beginning of this day (UTC), in milliseconds since 1970."""
    return now() // DAY_MS * DAY_MS


class Move(msgspec.Struct, frozen=True, array_like=True):
    """One row of a match. `what` is play; undo and takeback, whose `action` counts the moves taken back; or how a match ends
    where it stands (`BROKEN_OFF`).

    `took` is how long the seat had been asked, in ms that count; None where there was no clock.
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
    took: int | None = None


class Match(msgspec.Struct, kw_only=True):
    """The header of a match; `wake_at` is when some server process must look at it.

    `hints` says whether they may be asked for among people (None: a table from before that was a question, where they
    may), `open_chat` whether those who only look may read the chat (None: where the table is public). `content` is the
    overlay of a variant as JSON (None: the game as it stands). `laid` names where the position comes from with which the
    match began (None: it was dealt): "retry", a match and a step of it. `rated_play` says that it was opened as a rated match
    (None: it was not), `settled` that its results and ratings are written.
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
    rated_play: bool | None = None
    settled: bool | None = None

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
    beside it says that the only answer there is shall be sent for them. `timed_out` is somebody whose time was up once.
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
    timed_out: bool | None = None

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


class TableRows(NamedTuple):
    """What is stored of a table beside its moves; `profiles` are the people on its seats whom others may look up."""

    header: Match
    seats: list[Seat]
    profiles: frozenset[str]


FOREVER: Final = 2**53
"""Until when somebody is barred who is so for good."""


class Person(msgspec.Struct, kw_only=True, weakref=True):
    """Someone with keys, of which only hashes are kept.

    `key_hash` is that of the key with which the person speaks, "" where the person does not speak; `used` is the day on which
    that key was last noted as used. `hidden`: others are shown no profile. `banned` and `muted` say until when (None: not at
    all).
    """

    id: str
    name: str
    lang: str
    created: int
    hidden: bool | None = None
    key_hash: str = ""
    used: int | None = None
    banned: int | None = None
    muted: int | None = None
    barred_why: str | None = None

    @property
    def is_banned(self) -> bool:
        """Whether this person may not play now."""
        return self.banned is not None and self.banned > now()

    @property
    def is_muted(self) -> bool:
        """Whether this person may not chat now."""
        return self.muted is not None and self.muted > now()


class Key(msgspec.Struct, kw_only=True):
    """A key of a person: one for each device, told from the person's others by its `id`. `used` is the last day."""

    hash: str
    id: str
    person: str
    device: str
    created: int
    used: int | None = None


class Passkey(msgspec.Struct, kw_only=True):
    """The public half of a key that a person's device or password manager keeps for signing in."""

    id: str
    person: str
    public_key: bytes
    sign_count: int
    name: str
    created: int
    used: int | None = None


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


class Complaint(msgspec.Struct, kw_only=True):
    """What somebody says of a person: the reason, their words, and where. `name` is what the person was called there.

    `step` is how many moves stood at the table, `line` the line of chat that is meant, and `last_line` the last one then:
    lines are never changed, and need not be kept twice. `outcome` is how it was settled, `told` whether its author knows.
    """

    id: str
    person: str
    about: str
    name: str
    match: str | None = None
    step: int | None = None
    line: int | None = None
    last_line: int | None = None
    reason: str
    words: str
    at: int
    outcome: str | None = None
    settled: int | None = None
    told: bool = False


class Seek(msgspec.Struct, kw_only=True):
    """Someone who looks for a match: of a game, with so many seats (from `low` to `high`), at a pace, rated or not.

    After `fill` seconds bots may take the free seats (None: never). `beat` is when their browser was last heard of; `match`
    is the table that was found, `arrived` since when they are there. `missed` counts tables to which somebody did not come.
    """

    person: str
    game: str
    low: int
    high: int
    pace: str
    rated: bool
    fill: int | None
    strength: float
    created: int
    beat: int
    match: str | None = None
    found: int | None = None
    arrived: int | None = None
    missed: int = 0


class Invitation(msgspec.Struct, kw_only=True):
    """Someone is asked to a table by another, who has a name there; `seat` is kept for them, -1 being any that is free."""

    match: str
    person: str
    seat: int
    inviter: str
    name: str
    declined: bool
    at: int


def values(row: msgspec.Struct) -> dict[str, Any]:
    """A row by its columns, as SQLAlchemy takes it."""
    return msgspec.structs.asdict(row)
