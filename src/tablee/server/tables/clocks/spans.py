"""Stretches of time: what of one counts when some do and others do not. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

FOREVER: Final = 2**62
START: Final = "start"
"""The deed with which a match begins: who left a seat before has not left it."""
PAUSES: Final = {"pause": True, "resume": False}
"""Deeds at a table with which its clocks stop, and with which they go on."""
ABSENCES: Final = {"leave": True, "stand-in": True, "resign": True, "time": True, "return": False}
"""Deeds of a seat, or with it, from which on a bot plays there, or its person again."""


class Span(NamedTuple):
    """A stretch of time in ms, from `since` until just before `until`."""

    since: int
    until: int


class Deed(NamedTuple):
    """What somebody did at a table beside playing, and when; without a seat it is of the whole table."""

    seat: int | None
    what: str
    at: int


def merged(spans: Iterable[Span]) -> list[Span]:
    """The same stretches in order, those that touch as one.

    >>> merged([Span(5, 9), Span(0, 3), Span(3, 4), Span(7, 12), Span(2, 2)])
    [Span(since=0, until=4), Span(since=5, until=12)]
    """
    whole: list[Span] = []
    for span in sorted(span for span in spans if span.since < span.until):
        if whole and span.since <= whole[-1].until:
            whole[-1] = Span(whole[-1].since, max(whole[-1].until, span.until))
        else:
            whole.append(span)
    return whole


def without(span: Span, gaps: Sequence[Span]) -> list[Span]:
    """What of a stretch is left when others are taken out of it.

    >>> without(Span(0, 10), [Span(2, 3), Span(8, 20)])
    [Span(since=0, until=2), Span(since=3, until=8)]
    """
    left: list[Span] = []
    since = span.since
    for gap in merged(gaps):
        if gap.since > since:
            left.append(Span(since, min(gap.since, span.until)))
        since = max(since, gap.until)
    left.append(Span(since, span.until))
    return [part for part in left if part.since < part.until]


def counted(span: Span, lives: Sequence[Span], still: Sequence[Span]) -> int:
    """How many ms of a stretch count: those in which the server lived, without those in which the clock stood still.

    >>> counted(Span(0, 100), [Span(0, 30), Span(50, 200)], [Span(20, 60)])
    60
    """
    parts = [Span(max(span.since, life.since), min(span.until, life.until)) for life in merged(lives)]
    return sum(left.until - left.since for part in parts for left in without(part, still))


def still_spans(deeds: Iterable[Deed], seat: int) -> list[Span]:
    """When the clock of a seat stood still: while the match was paused, and while a bot played there."""
    spans: list[Span] = []
    begun: dict[bool, int] = {}
    for deed in deeds:
        words = PAUSES if deed.seat is None else ABSENCES if deed.seat == seat else {}
        stops = words.get(deed.what)
        if stops is None:
            continue
        kind = words is PAUSES
        if stops:
            begun.setdefault(kind, deed.at)
        elif kind in begun:
            spans.append(Span(begun.pop(kind), deed.at))
    return merged([*spans, *(Span(at, FOREVER) for at in begun.values())])
