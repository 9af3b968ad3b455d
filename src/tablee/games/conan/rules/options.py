"""What a table of Conan may agree on before the match: the ledger's variants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....engine.options import Flag, Option

OPTIONS: Final[dict[str, Option]] = {
    "turning": Flag(at={3: True}),  # CONAN-1201
    "truce": Flag(),  # CONAN-1202
    "diplomacy": Flag(True),  # CONAN-1203
    "forfeit": Flag(),  # CONAN-1204
    "pacts": Flag(),  # CONAN-1205
}


def conflicts(seats: int, options: Mapping[str, object]) -> list[tuple[str, str]]:
    """Truces and pacts are part of diplomacy."""
    found = []
    if options["truce"] and not options["diplomacy"]:
        found.append(("CONAN-1202", "option “truce” needs “diplomacy”: a truce is added to a treaty"))
    if options["pacts"] and not options["diplomacy"]:
        found.append(("CONAN-1205", "option “pacts” needs “diplomacy”: a pact is a kind of treaty"))
    return found
