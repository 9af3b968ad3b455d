"""What a game may offer besides its rules: sentences, drawings for the terminal, tales, a campaign. All of it is optional."""

from __future__ import annotations

# Interpreted: it is plain data.
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from .outcome import Outcome

Shown = Mapping[str, Any]
"""A view, an event, a question or an outcome as plain data."""

Weight = Literal["light", "medium", "heavy"]
"""How much there is to learn before one plays."""

Running = Callable[[Shown], Sequence[int]]
"""What everybody can see of the score, from a view: a number for each seat, or one that all seats share."""

Say = Callable[..., str]
"""A sentence of the game in the language of the reader: its key, an attribute of it, and its values by name."""


@dataclass(frozen=True)
class Reason:
    """A sentence of the game that explains an action: its key, and its values; a text among them is a key itself."""

    key: str
    values: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Card:
    """A number stands for a card: `start` for the first of these names, and so on."""

    names: Sequence[str]
    start: int = 0


@dataclass(frozen=True)
class Text:
    """A number stands for a message, by its key: `start` for the first, and so on."""

    keys: Sequence[str]
    start: int = 0


@dataclass(frozen=True)
class Back:
    """A number stands for the back of a card, by its kind: `start` for the first, and so on."""

    kinds: Sequence[str]
    start: int = 0


@dataclass(frozen=True)
class Seat:
    """A number stands for a player; one that no seat has, for the message `none`, or for nothing."""

    none: str = ""


Meaning = Card | Text | Back | Seat
"""What a number of an action, an event or a question stands for."""


def _nothing(*given: Any) -> dict[str, object]:
    return {}


def _no_danger(action: Shown, view: Shown) -> Reason | None:
    return None


def _as_named(card: str, name: str, short: bool) -> str:
    return name


def _no_value(param: str, value: int, view: Shown) -> object:
    return ""


@dataclass(frozen=True)
class Sentences:
    """What the variables of a game's sentences mean, where they are not the parameters and fields themselves.

    `meanings` say it of single numbers; the functions give the rest, and see nothing but what the seat that reads sees: its
    view, or the event as it was told. A value is a number, a text (the name of a card, the key of a message, or just a word),
    a list of names (cards in a row) or a tuple of numbers (players).
    """

    meanings: Mapping[str, Meaning] = field(default_factory=dict)
    """What a number means, by the name of its parameter or field; one verb, event or decision may differ: "place.green"."""

    view_meanings: Callable[[Shown], Mapping[str, Meaning]] = _nothing  # type: ignore[assignment]
    """Further meanings, which hold for the actions and the question of one view: those of a player's own cards."""

    action_values: Callable[[Shown, Shown], dict[str, object]] = _nothing
    """Further variables of `act-<verb>`, from a named action and the view of the seat that may take it."""

    event_values: Callable[[Shown], dict[str, object]] = _nothing
    """Further variables of `event-<name>`, from the event."""

    question_values: Callable[[Shown, Shown], dict[str, object]] = _nothing
    """Further variables of `ask-<Decision>`, from the question and the view."""

    danger: Callable[[Shown, Shown], Reason | None] = _no_danger
    """The sentence that warns of an action which can lose the match at once, from the action and the view of its seat."""

    event_of: Callable[[Shown, int | None], dict[str, object]] = _nothing
    """An event as the seat that reads it would tell it; nothing where it is told as it is."""

    silent: frozenset[str] = frozenset()
    """Events that need no line where the table is drawn: everybody sees what has happened."""

    card_values: Mapping[str, Mapping[str, int | str]] = field(default_factory=dict)
    """Variables of `card-said`, by card, for cards whose `$name` alone says too little in a sentence."""

    card_text: Callable[[str, str, bool], str] = _as_named
    """How the terminal calls a card in a sentence, from its id and its name; short in lists."""

    value_of: Callable[[str, int, Shown], object] = _no_value
    """What a typed number of a parameter stands for, where its meaning does not say it; or an empty text."""


@dataclass(frozen=True)
class Ledger:
    """What shows by the end how well a seat has done: fields of its line of the score sheet, or of the line that all share.

    A number is better the more of it there is, or worse; of a list the sum counts. Message `ledger-<field>` names each.
    With `scores`, one's own and the best of the others' count too.
    """

    better: Sequence[str] = ()
    worse: Sequence[str] = ()
    scores: bool = True

    def of(self, outcome: Outcome, seat: int) -> dict[str, int]:
        """The numbers of a seat by field, those of what is worse below zero: the higher, the better.

        >>> outcome = Outcome((7, 9), (2, 1), (1,), (-1.0, 1.0), "end", [{"seat": 0, "suns": 2}, {"seat": 1, "suns": 3}])
        >>> Ledger(better=["suns"]).of(outcome, 0)
        {'suns': 2, 'score': 7, 'rival': -9}
        """
        own: dict[str, Any] = next((line for line in outcome.detail if line.get("seat", seat) == seat), {})
        found = {name: _total(own[name]) for name in self.better if name in own}
        found |= {name: -_total(own[name]) for name in self.worse if name in own}
        rivals = [score for other, score in enumerate(outcome.scores) if other != seat]
        if self.scores and rivals:
            found |= {"score": outcome.scores[seat], "rival": -max(rivals)}
        return found

    def is_worse(self, name: str) -> bool:
        """Whether less of a number is better."""
        return name in self.worse or name == "rival"


def _total(number: Any) -> int:
    return sum(number) if isinstance(number, list) else int(number)


@dataclass(frozen=True)
class Drawings:
    """How the terminal draws a game. Each function gives something that Rich can print."""

    draw: Callable[[Shown, Sequence[str], Say], Any]
    """The table, from a view and the names of the players."""

    sheet: Callable[[Shown, Shown, Sequence[str], Say], Any]
    """The score sheet, from the outcome, the view and the names."""

    aid: Sequence[str] = ()
    """The lines of the player aid, each the end of a key `aid-…`."""

    highlight: Callable[[Any], None] | None = None
    """Colours the names of cards in a sentence."""

    read: Callable[[str, Say], Any] | None = None
    """A card to be read, by its id or name; None where there is none."""

    tale: Callable[[Any, int, Sequence[str], Any, Say], Any] | None = None
    """The tale of a seat, from a finished position, the seat, the names and its form of address."""

    chapter: Callable[[Shown, Say], Any] | None = None
    """The chapter of a campaign that comes next."""

    ended: Callable[[Shown, Say], Any] | None = None
    """How a campaign ended."""

    chronicle: Callable[[Shown, Say, bool], Any] | None = None
    """What happened in a campaign so far, with or without its tales."""


Tales = Callable[[Any, Sequence[str], Sequence[Any]], list[dict[str, str]]]
"""The tale of every seat by language, from a finished position, the names and the forms of address ("m", "f" or "n")."""


class CampaignRules(Protocol):
    """Matches that follow from one another. What cannot be is a BadCampaign, which says why.

    A campaign is a value of the game's own, and nobody else looks inside: the terminal and the server keep what `save` gives
    and show what `show` gives.
    """

    def new(self, name: str, /) -> Any:
        """A campaign before its first chapter."""

    def save(self, campaign: Any, /) -> dict[str, Any]:
        """The campaign as plain data."""

    def load(self, data: object, /) -> Any:
        """The campaign that was saved."""

    def take_in(self, data: object, clean: Callable[[str], str], name: str | None, /) -> Any:
        """A campaign that comes from elsewhere: what it claims is checked, its names are cleaned, and it may get another."""

    def rename(self, campaign: Any, name: str, /) -> Any:
        """The same campaign under another name."""

    def show(self, campaign: Any, /) -> Any:
        """What a client draws; `choosing` and `chronicle` are among it."""

    def options(self, campaign: Any, wishes: Mapping[str, object], /) -> dict[str, object]:
        """What the next chapter is played with; `wishes` are the few options that the group may choose."""

    def conclude(self, campaign: Any, pos: Any, names: Sequence[str], addresses: Sequence[Any] = (), /) -> Any:
        """The campaign after a chapter that has been played to its end; `addresses`: "m", "f" or "n" for each seat."""

    def choose(self, campaign: Any, choice: Any, /) -> Any:
        """After a lost chapter: "replay" it, or go "on"."""

    def retell(self, campaign: Any, chapter: int, hero: int, lang: str, tale: str, /) -> Any:
        """A player's own words for a Hero of a past chapter."""

    def forget(self, campaign: Any, chapter: int, hero: int, /) -> Any:
        """The campaign without what says who played a Hero."""


Form = Literal["hand", "pile", "row", "grid", "hidden"]
"""How the cards of a place lie: fanned, on top of each other, side by side, as a cell of a grid, or not shown at all."""


@dataclass(frozen=True)
class Face:
    """What is printed on a card besides its name; on a back, what is printed there.

    `kind` and `text` are keys of messages (`card-A07.text` is an attribute), `icon` the name of an icon, `colour` one of CSS.
    `numbers` are printed with their names, `number-<name>` of the texts; the first of them stands large in the corner.
    """

    kind: str = ""
    icon: str = ""
    colour: str = ""
    numbers: Mapping[str, int] = field(default_factory=dict)
    text: str = ""


@dataclass(frozen=True)
class Spread:
    """How a place is drawn: the form of its cards (by default what its `Place` says), an icon for when it is empty.

    `columns` is how many cells of a grid lie side by side. A place that has an owner lies at that seat, the others in the
    middle; `after` orders those in the middle, small numbers first.
    """

    form: Form | None = None
    icon: str = ""
    columns: int = 0
    after: int = 0


@dataclass(frozen=True)
class Tally:
    """How a counter is drawn: with an icon, and as a mark that is there or not (`mark`) instead of a number."""

    icon: str = ""
    mark: bool = False


@dataclass(frozen=True)
class Piece:
    """A wooden piece that counters count: counter “cell 3 green” counts the pieces “green” in the place “cell 3”."""

    icon: str
    colour: str


@dataclass(frozen=True)
class Board:
    """How the generic table of the browser draws a game that has no table of its own there. All of it is optional.

    Places and counters are named without the number at their end: “hand” stands for “hand 1”, “hand 2”… What a place is
    called in words is `place-<name>` of the texts, a counter `counter-<name>`; a counter without such a text is not shown.
    Icons are those of game-icons.net by their names, and `show/icons/<name>.svg` of the game's own folder.
    """

    places: Mapping[str, Spread] = field(default_factory=dict)
    counters: Mapping[str, Tally] = field(default_factory=dict)
    pieces: Mapping[str, Piece] = field(default_factory=dict)
    face: Callable[[str], Face] | None = None
    """What a card shows, by its id; by default what its row of the content says: `icon`, and numbers that have a name."""

    backs: Mapping[str, Face] = field(default_factory=dict)
    """The backs, by pool or kind."""

    aims: Mapping[str, str] = field(default_factory=dict)
    """Where something is clicked: a parameter, or "verb.parameter", that counts places by the name of these places; a verb
    by the place that it is about. A parameter that is named like places needs no mention; one that is a mere number or word,
    though it could be a card, has an empty text."""

    felt: str = ""
    """The colour of the table."""

    aid: Sequence[str] = ()
    """The lines of the player aid, each the end of a key `aid-…`."""
