"""How figures read: as many digits as their interval deserves, in the manner of the language."""

from __future__ import annotations

from math import floor, isfinite, log10
from typing import Final

from ...engine.text import Texts

TEXTS: Final = Texts("tablee.lab")
"""The sentences of the laboratory."""

PERCENT: Final = "share"
"""The unit of what is a part of a whole."""

MINUS: Final = "−"
MOST_DIGITS: Final = {"share": 1, "decisions": 1, "minutes": 1, "score": 1, "count": 2, "bits": 2}
"""How many decimals a figure of each unit has at most."""


class Figures:
    """Writes figures in a language.

    >>> Figures("en").sure(0.414, 0.392, 0.436, 2000, "share")
    '41.4% (39.2–43.6, n = 2,000)'
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, key: str, /, **values: object) -> str:
        """A sentence of the laboratory."""
        return TEXTS.say(self.lang, key, "", **values)

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return TEXTS.has(self.lang, key)

    def count(self, number: int) -> str:
        """A whole number with its thousands apart."""
        return f"{number:,}".replace(",", self.say("report-thousands"))

    def bare(self, value: float, unit: str, width: float = 0.0, signed: bool = False) -> str:
        """A value without its unit; `width` is that of its interval."""
        scale = 100.0 if unit == PERCENT else 1.0
        if not isfinite(value):
            return "–"
        exact = (width <= 0 or not isfinite(width)) and value == int(value)
        text = f"{abs(value) * scale:,.{0 if exact else digits(width * scale, unit)}f}"
        whole, dot, rest = text.partition(".")
        shown = whole.replace(",", self.say("report-thousands")) + (self.say("decimal-mark") if dot else "") + rest
        zero = not shown.strip("0.,")
        sign = "" if zero else MINUS if value < 0 else "+" if signed else ""
        return sign + shown

    def plain(self, value: float, unit: str, width: float = 0.0, signed: bool = False) -> str:
        """A value with its unit."""
        return self.with_unit(self.bare(value, unit, width, signed), unit, signed)

    def with_unit(self, shown: str, unit: str, signed: bool = False) -> str:
        """A written value with its unit; the difference of two shares is in points."""
        if unit == PERCENT:
            return self.say("report-points" if signed else "report-percent", value=shown)
        key = f"unit-{unit}"
        return self.say(key, value=shown) if self.has(key) else shown

    def span(self, low: float, high: float, unit: str, signed: bool = False) -> str:
        """The ends of an interval, without their unit; a stroke where it has none."""
        if not (isfinite(low) and isfinite(high)):
            return "–"
        ends = (self.bare(end, unit, high - low, signed) for end in (low, high))
        return self.say("report-to" if signed else "report-span", low=next(ends), high=next(ends))

    def sure(self, value: float, low: float, high: float, n: int, unit: str, signed: bool = False) -> str:
        """A value with its interval and how many matches it comes from."""
        if not (isfinite(low) and isfinite(high)):
            return self.say("report-only", value=self.plain(value, unit, 0.0, signed), n=self.count(n))
        shown = self.plain(value, unit, high - low, signed)
        return self.say("report-sure", value=shown, span=self.span(low, high, unit, signed), n=self.count(n))


def digits(width: float, unit: str) -> int:
    """How many decimals an interval of this width deserves: two significant ones of its half.

    >>> digits(4.4, "share"), digits(40, "decisions"), digits(0.02, "bits")
    (1, 0, 2)
    """
    most = MOST_DIGITS.get(unit, 2)
    if width <= 0 or not isfinite(width):
        return most
    return max(0, min(most, -floor(log10(width / 2)) + 1 if width < 20 else 0))
