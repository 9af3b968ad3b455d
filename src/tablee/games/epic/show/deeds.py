"""What a joint of the tale must know of each path of the Story: what kind of thing was done, and how long it took.

It goes by the deed and not by the card's colour: beating a clan chief is no crime, whatever the path is worth in points.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Tone = Literal["good", "plain", "shady", "dark"]
Shape = Literal["act", "span", "turn"]


class Deed(NamedTuple):
    """A card of the Story and its visible path: 0 for the top one or a Trait, 1 for the bottom one."""

    card: int
    path: int = 0

    @property
    def side(self) -> str:
        """The name of the path."""
        return "bottom" if self.path else "top"


def paths(written: str) -> frozenset[Deed]:
    """
    >>> sorted(paths("63b 64t"))
    [Deed(card=63, path=1), Deed(card=64, path=0)]
    """
    return frozenset(Deed(int(each[:-1]), int(each[-1] == "b")) for each in written.split())


GOOD: Final = paths(
    "63b 64b 65b 71t 73b 74t 75b 77t 87t 88b 89b 91b 92t 92b 93b 95t 97t 98t 99b 100t"
    " 109b 111t 112t 113b 114b 115b 116b 117t 118b 120b 121t"
)
"""For others, or at one's own cost."""

SHADY: Final = paths("70t 86b 95b 96b 108b 115t 119t 120t 121b")
"""What one laughs about rather than mourns."""

DARK: Final = paths("71b 77b 87b 93t 97b 98b 100b 110b 111b 112b 113t 114t 116t 117b")
"""What cannot be made good."""

SPANS: Final = paths("65t 68t 69b 72b 73t 74b 77t 87t 89b 90t 91t 97t 111t 117t")
"""What takes days or years."""

TURNS: Final = paths("64t 66t 68b 94t 95b 115t 116t 118t 121b")
"""What makes another person of somebody."""

TOLD: Final = paths(
    " ".join(f"{card}{side}" for card in (*range(63, 78), *range(86, 101), *range(108, 122)) for side in "tb")
)
"""The paths that the tale has words of its own for: all that are printed."""

GIFTED: Final = frozenset((*range(55, 63), *range(78, 86), *range(101, 108)))
"""The Traits that the tale has words of its own for."""

BONDS: Final[dict[tuple[Tone, Tone], str]] = {
    ("good", "dark"): "fall",
    ("dark", "good"): "amends",
    ("dark", "dark"): "descent",
    ("dark", "shady"): "descent",
    ("shady", "dark"): "descent",
}
"""How one deed leads to another where one of them is dark."""


def tone(deed: Deed) -> Tone:
    """What kind of thing was done."""
    if deed in GOOD:
        return "good"
    if deed in DARK:
        return "dark"
    return "shady" if deed in SHADY else "plain"


def shape(deed: Deed) -> Shape:
    """Whether it was a single act, took its time, or changed a life."""
    if deed in SPANS:
        return "span"
    return "turn" if deed in TURNS else "act"


def lead(deed: Deed) -> str:
    """The joint that leads to a path: what was done colours it; where it has no colour, how long it took does."""
    if deed not in TOLD:
        return "other"
    found = tone(deed)
    return shape(deed) if found == "plain" else found


def bond(first: Deed, second: Deed) -> str:
    """The joint that tells two paths in one breath, by how one led to the other; none if they cannot be told so."""
    if first not in TOLD or second not in TOLD:
        return ""
    before, after = tone(first), tone(second)
    if "dark" not in (before, after):
        return "then"
    return BONDS.get((before, after), "")
