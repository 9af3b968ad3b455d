"""Tables of Push 'em up!: positions laid out as the ledger writes them."""

from __future__ import annotations

from typing import Any, ClassVar

from tablee.games.push.tests.build import move

from . import heros


class Party(heros.Party):
    """People around a laid table of Push."""

    game: ClassVar = "push"

    def read(self, text: str) -> tuple[int, dict[str, Any]]:
        return move(self.pos, text)
