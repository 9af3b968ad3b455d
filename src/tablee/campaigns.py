"""Campaigns: matches that follow from one another.

A game that has one says how in an optional module `campaign` with the functions below. A campaign is a value of the game's
own, and nothing but that module looks inside: the terminal and the server keep what `save` gives and show what `show` gives.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, cast

from .engine.errors import BadCampaign
from .engine.game import Game
from .words import hooks_of

Clean = Callable[[str], str]


class Campaigns(Protocol):
    """The module `campaign` of a game. What cannot be is a BadCampaign, which says why."""

    def new(self, name: str, /) -> Any:
        """A campaign before its first chapter."""

    def save(self, campaign: Any, /) -> dict[str, Any]:
        """The campaign as plain data."""

    def load(self, data: object, /) -> Any:
        """The campaign that was saved."""

    def take_in(self, data: object, clean: Clean, name: str | None, /) -> Any:
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


def has_campaign(game: Game) -> bool:
    return hooks_of(game, "campaign") is not None


def campaigns_of(game: Game) -> Campaigns:
    """The campaigns of a game, or BadCampaign."""
    hooks = hooks_of(game, "campaign")
    if hooks is None:
        raise BadCampaign(f"“{game.id}” has no campaign")
    return cast(Campaigns, hooks)


def reason(game: Game, error: BadCampaign, lang: str) -> str:
    """What a campaign does not allow, in the language of whoever asked."""
    if error.key and game.texts.has(lang, error.key):
        return game.texts.say(lang, error.key, "", **error.values)
    return str(error)
