"""What a table may agree on before a match of Push 'em up!."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....engine.options import Flag, Number, Option, Seat, SeatOrder

OPTIONS: Final[dict[str, Option]] = {
    "aggressive": Flag(),
    "apocalypse": Flag(),
    "tournament": Flag(),
    "first": Seat(),
    "ages": SeatOrder().only_with("tournament"),
    "target": Number(200, 10, 1000).only_with("tournament"),
    "rounds": Number(20, 1, 20).only_with("tournament"),
}

# Each of these options has a sense in a tournament only, by this rule.
TOURNAMENT: Final = {"ages": "PUSH-133", "target": "PUSH-134", "rounds": "PUSH-136"}


def conflicts(seats: int, options: Mapping[str, object]) -> list[tuple[str, str]]:
    """The options that do not go together, each with the rule that says so and a sentence."""
    wrong = []
    if options["aggressive"] and seats != 4:
        wrong.append(("PUSH-120", f"option “aggressive” is for 4 seats only, not {seats}"))
    for name, rule in TOURNAMENT.items():
        if OPTIONS[name].idle(options) and options[name] != OPTIONS[name].default:
            wrong.append((rule, f"option “{name}” is for tournaments only, and “tournament” is off"))
    return wrong
