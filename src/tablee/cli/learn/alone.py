"""What the terminal understands at a table that one has alone: in a lesson, and in a puzzle."""

from __future__ import annotations

from typing import Any

from ..chooser import Chooser
from ..match import Leave, Match


class Alone(Match):
    """A match in which nobody else decides anything: of the commands of a match, those that make sense there."""

    def obey(self, line: str, chooser: Chooser, view: dict[str, Any]) -> None:
        """Carry out one line."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "r":
                self.rule(rest.strip())
            case "read" | "lire":
                self.read_card(rest.strip())
            case "q":
                raise Leave
            case "" | "t" | "b":
                chooser.back()
                self.ask(chooser, view)
            case _:
                self.choose(line, chooser)
