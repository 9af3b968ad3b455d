"""The engine's plain data as it travels: actions, events, questions, views and outcomes.

The engine gives dictionaries, and the server sends them as they are. The structs here say what is in them, so that the
client's types and the list in docs/protocol.md can be made from them; a test holds them against what the engine gives.
`more` is the type of the fields besides those that have a name: they are the game's own.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType


class Action(Struct):
    """An action by name: its verb and its parameters, e.g. `{verb: "place", value: 3, column: 2}`."""

    more: ClassVar[object] = int | str
    verb: str


class Players(Struct):
    """Players that a sentence speaks of."""

    seats: list[int]


Values = dict[str, int | str | list[str] | Players]
"""What a sentence speaks of: numbers, texts (a card, the key of a message, a word), cards, players."""


class Meaning(Struct):
    """What a number stands for: a card, a message, a hidden card, counted from `start`; or a player, if not, the message."""

    card: list[str] | UnsetType = UNSET
    text: list[str] | UnsetType = UNSET
    back: list[str] | UnsetType = UNSET
    start: int | UnsetType = UNSET
    seat: str | UnsetType = UNSET


TellingData = Annotated[dict[str, Any], Meta(extra={"shape": Values})]
MeaningData = Annotated[dict[str, Any], Meta(extra={"shape": Meaning})]


class Warning(Struct):
    """The sentence that warns of an action which can lose the match at once: its key, and its values."""

    key: str
    values: dict[str, int | str]


class ViewTelling(Struct):
    """What the question and the legal actions of a view speak of, beyond what their numbers mean.

    `dangers` has for each legal action the sentence that warns of it, null where it cannot lose the match at once.
    """

    question: Values | UnsetType = UNSET
    meanings: dict[str, Meaning] | UnsetType = UNSET
    legal: list[Values | None] | UnsetType = UNSET
    dangers: list[Warning | None] | UnsetType = UNSET


class Event(Struct):
    """One line of the log as a seat was told it; cards are names, "?red" for a back; `by` says who acted for a person."""

    more: ClassVar[object] = Any
    n: int
    event: str
    seat: int | None
    by: str | UnsetType = UNSET
    telling: Values | UnsetType = UNSET


class Question(Struct):
    """What is asked: its values by name, one's own answer to a sealed question, and the steps of one's draft."""

    more: ClassVar[object] = Any
    decision: str
    answered: Annotated[dict[str, int | str], Meta(extra={"shape": Action})] | UnsetType = UNSET
    draft: list[Annotated[dict[str, int | str], Meta(extra={"shape": Action})]] | UnsetType = UNSET


class Outcome(Struct):
    """How a match ended: ranks begin at 1, returns lie between -1 and 1, `detail` is the score sheet of each seat."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    returns: list[float]
    reason: str
    detail: list[dict[str, Any]]


class View(Struct):
    """What a seat sees; `table` has the shape of the game's own view."""

    game: str
    seats: int
    seat: int | None
    to_act: list[int]
    question: Question | None
    legal: list[Annotated[dict[str, int | str], Meta(extra={"shape": Action})]]
    can_undo: int
    outcome: Outcome | None
    table: Any
    telling: ViewTelling | UnsetType = UNSET


class Option(Struct):
    """An option of a game: `at` are the seat counts at which it may differ from its default; the rest depends on its kind."""

    kind: str
    default: Any
    at: list[int]
    defaults: dict[str, Any] | UnsetType = UNSET
    needs: str | UnsetType = UNSET
    choices: list[str] | UnsetType = UNSET
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET
    named: bool | UnsetType = UNSET


ActionData = Annotated[dict[str, int | str], Meta(extra={"shape": Action})]
EventData = Annotated[dict[str, Any], Meta(extra={"shape": Event})]
OptionData = Annotated[dict[str, Any], Meta(extra={"shape": Option})]

ViewData = Annotated[dict[str, Any], Meta(extra={"shape": View})]
RawView = Annotated[msgspec.Raw, Meta(extra={"shape": View})]
