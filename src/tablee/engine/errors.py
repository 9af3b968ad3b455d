"""Everything Tablée refuses is one of these, and says in a sentence what was wrong."""

from __future__ import annotations

# Interpreted: errors have two parents.
from collections.abc import Mapping
from typing import Self


class TableeError(Exception):
    """The parent of every error a caller of Tablée may see. Its own text is English, for whoever writes code.

    `key` and `values` are a sentence among the texts of Tablée, where people meet the error who write none.
    """

    key: str = ""
    values: Mapping[str, object] = {}

    def saying(self, key: str, **values: object) -> Self:
        """The same error with its sentence for people; a value may be the error behind it.

        >>> TableeError("there is no bot “x”").saying("fault-bot", spec="x", bots="easy, hard").key
        'fault-bot'
        """
        self.key, self.values = key, values
        return self


class UnknownGame(TableeError):
    """No game of that name is installed."""


class BadOptions(TableeError):
    """A seat count or an option that the game does not have or does not allow."""


class BadSeed(BadOptions, ValueError):
    """A seed that is neither a number nor hexadecimal text, or is too long."""


class BadContent(BadOptions):
    """An overlay that the content of a game has no room for, or a box that the engine cannot hold."""


class NoSuchAction(TableeError, ValueError):
    """A number or a name that stands for no action of the game."""


class BadDump(TableeError):
    """A saved position that cannot be what it claims to be."""


class BadRecord(TableeError):
    """A match record that cannot be replayed."""


class BadMove(BadRecord):
    """A record with a move that the rules refuse: its `number`, its `seat` and the id of the `rule`."""

    def __init__(self, number: int, seat: int, refused: IllegalMove) -> None:
        super().__init__(f"move {number} of seat {seat} is refused: {refused}")
        self.number = number
        self.seat = seat
        self.rule = refused.rule


class OtherVersion(BadRecord):
    """A record of other rules: it can be watched from its events, not simulated again."""


class BadCampaign(TableeError):
    """A saved campaign that cannot be what it claims to be, or a step that a campaign does not allow.

    `key` and `values` are the same sentence among the game's texts, if it is one of the game's own.
    """

    def __init__(self, why: str, key: str = "", values: Mapping[str, object] | None = None) -> None:
        super().__init__(why)
        self.key = key
        self.values = dict(values or {})


class NoWorld(TableeError):
    """No world that a seat could be in was found: a decision asks for something too rare to be dealt by chance."""


class IllegalMove(TableeError):
    """A refused move. `rule` is the id of the rule that refuses it, `why` a sentence."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{why} [{rule}]")
        self.rule = rule
        self.why = why
