"""Paces: how much time those who play have. A table names its pace by a text, which stands in `matches.clock`.

Every clock follows one rule: of each question the first `free` ms cost nothing; what one takes longer comes off one's
`reserve` for the whole match, and who has none left is out of time. Time that was not needed is not saved up, since some are
asked five questions in a round and others forty.
"""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
DAY: Final = 86_400 * SECOND
UNITS: Final = {"s": SECOND, "min": MINUTE, "d": DAY}
SPAN: Final = re.compile(r"([1-9][0-9]{0,4})(s|min|d)")

Kind = Literal["none", "move", "match", "days"]


class Clock(msgspec.Struct, frozen=True):
    """The time of everybody at a table, in ms: `free` for each question, and a `reserve` for the match.

    Of the kind `move` there is no reserve: who is out of time is answered for. A clock of the kind `match` (some minutes
    each, and seconds for each question) or `days` (a day for each question, and some in reserve) ends the match for who is
    out of time.
    """

    kind: Kind = "none"
    free: int = 0
    reserve: int = 0

    @property
    def runs(self) -> bool:
        """Whether there is a limit at all."""
        return self.kind != "none"

    @property
    def apart(self) -> bool:
        """Whether people play days apart, so that nobody need be here."""
        return self.free >= DAY

    @property
    def span(self) -> int:
        """The longest that one question can take."""
        return self.free + self.reserve

    @property
    def text(self) -> str:
        """The clock as it is written: by its name where it has one.

        >>> Clock("match", 10_000, 600_000).text, Clock("match", 5_000, 180_000).text, Clock("move", 45_000).text
        ('rapid', '3min+5s', '45s')
        """
        named = next((name for name, clock in PACES.items() if clock == self), None)
        if named is not None:
            return named
        spans = [spelled(self.reserve), spelled(self.free)] if self.kind == "match" else [spelled(self.free)]
        return "+".join([*spans, spelled(self.reserve)] if self.kind == "days" else spans)


PACES: Final[dict[str, Clock]] = {
    "none": Clock(),
    "2min": Clock("move", 2 * MINUTE),
    "rapid": Clock("match", 10 * SECOND, 10 * MINUTE),
    "calm": Clock("match", 20 * SECOND, 25 * MINUTE),
    "day": Clock("days", DAY, 3 * DAY),
    "days": Clock("days", 3 * DAY, 7 * DAY),
    "1day": Clock("move", DAY),
}
"""The paces that have a name. `1day` is that of tables from before there were reserves."""


class BadClock(ValueError):
    """A text that names no clock."""


def clock_of(text: str) -> Clock:
    """The clock that a text names: a name, a time for each question, or two times: what is for each question, and the rest.

    >>> clock_of("rapid") == clock_of("10min+10s") == Clock("match", free=10_000, reserve=600_000)
    True
    >>> clock_of("1d+3d") == clock_of("day"), clock_of("120s") == clock_of("2min"), clock_of("none").runs
    (True, True, False)
    """
    if text in PACES:
        return PACES[text]
    spans = [SPAN.fullmatch(part) for part in text.split("+")]
    match spans:
        case [re.Match() as free]:
            return Clock("move", measured(free))
        case [re.Match() as free, re.Match() as reserve] if free[2] == reserve[2] == "d":
            return Clock("days", measured(free), measured(reserve))
        case [re.Match() as reserve, re.Match() as free] if "d" not in (free[2], reserve[2]):
            return Clock("match", measured(free), measured(reserve))
    raise BadClock(f"“{text}” names no pace: it is one of {', '.join(PACES)}, or like 45s, 3min+5s or 2d+5d")


def measured(span: re.Match[str]) -> int:
    """The ms of a written time."""
    return int(span[1]) * UNITS[span[2]]


def spelled(ms: int) -> str:
    """A time as it is written, in the largest unit that is whole."""
    unit = next(unit for unit in ("d", "min", "s") if ms % UNITS[unit] == 0)
    return f"{ms // UNITS[unit]}{unit}"
