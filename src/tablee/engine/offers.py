"""What a game may offer besides its rules: sentences, drawings for the terminal, tales, a campaign. All of it is optional."""

from __future__ import annotations

# Interpreted: it is plain data.
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

Shown = Mapping[str, Any]
"""A view, an event, a question or an outcome as plain data."""

Say = Callable[..., str]
"""A sentence of the game in the language of the reader: its key, an attribute of it, and its values by name."""


@dataclass(frozen=True)
class Reason:
    """A sentence of the game that explains an action: its key, and its values; a text among them is a key itself."""

    key: str
    values: dict[str, int | str] = field(default_factory=dict)


def _nothing(*given: Any) -> dict[str, object]:
    return {}


def _as_named(card: str, name: str, short: bool) -> str:
    return name


def _no_value(param: str, value: int, view: Shown) -> object:
    return ""


@dataclass(frozen=True)
class Sentences:
    """What the variables of a game's sentences mean, where they are not the parameters and fields themselves."""

    action_values: Callable[[Shown, Shown], dict[str, object]] = _nothing
    """Variables of `act-<verb>`, from a named action and the view of the seat that may take it."""

    event_values: Callable[[Shown], dict[str, object]] = _nothing
    """Variables of `event-<name>`, from the event."""

    question_values: Callable[[Shown, Shown], dict[str, object]] = _nothing
    """Variables of `ask-<Decision>`, from the question and the view."""

    event_of: Callable[[Shown, int | None], dict[str, object]] = _nothing
    """An event as the seat that reads it would tell it; nothing where it is told as it is."""

    card_text: Callable[[str, str, bool], str] = _as_named
    """How a card is called in a sentence, from its id and its name; short in lists."""

    value_of: Callable[[str, int, Shown], object] = _no_value
    """The card, message or seats that a number of a parameter stands for, or an empty text."""


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
