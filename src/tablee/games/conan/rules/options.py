"""What a table of Conan may agree on before the match: the ledger's variants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....engine.options import Flag, Number, Option

MOST_LEAD: Final = 9
"""The most glory that a head start gives."""

OPTIONS: Final[dict[str, Option]] = {
    "turning": Flag(at={3: True}),  # CONAN-1201
    "truce": Flag(),  # CONAN-1202
    "diplomacy": Flag(True),  # CONAN-1203
    "forfeit": Flag(),  # CONAN-1204
    "pacts": Flag(),  # CONAN-1205
    "lead_first": Number(0, 0, MOST_LEAD),  # CONAN-1206
    "lead_second": Number(0, 0, MOST_LEAD),
}


def conflicts(seats: int, options: Mapping[str, object]) -> list[tuple[str, str]]:
    """Truces and pacts are part of diplomacy."""
    found = []
    if options["truce"] and not options["diplomacy"]:
        found.append(("CONAN-1202", "option “truce” needs “diplomacy”: a truce is added to a treaty"))
    if options["pacts"] and not options["diplomacy"]:
        found.append(("CONAN-1205", "option “pacts” needs “diplomacy”: a pact is a kind of treaty"))
    return found


def leads_of(options: Mapping[str, object]) -> tuple[int, int]:
    """The glory that the first and the second player have more at the start (CONAN-1206)."""
    return int(str(options["lead_first"])), int(str(options["lead_second"]))
