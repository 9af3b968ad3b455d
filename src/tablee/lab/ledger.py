"""The ledger of a run: a file of JSON lines, a header and then one line for each match, written as it ends.

An interrupted run is continued from its ledger; the last line may have been cut off and is then played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from ..engine.errors import TableeError

FORMAT = 1


class BadLedger(TableeError):
    """A file that is no ledger of this run."""


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One match: its deal, how the line-up was turned round the table, who won and why, its length, the game's own facts."""

    deal: int
    rotation: int
    seed: str
    bots: list[str]
    winners: list[int]
    scores: list[int]
    moves: int
    seconds: float
    reason: str = ""
    facts: dict[str, int] = {}

    @property
    def key(self) -> tuple[int, int]:
        """What tells a match from the others of its run."""
        return self.deal, self.rotation


class Ledger:
    """The matches of one run. `spec` is its header: what must be equal for two runs to be the same."""

    def __init__(self, path: Path, spec: Mapping[str, object]) -> None:
        self.path = path
        self.spec = {"tablee-arena": FORMAT, **spec}
        self.matches: dict[tuple[int, int], Match] = {}
        if path.exists():
            self._read(path.read_bytes())
        else:
            self._append(self._header(), new=True)

    def add(self, match: Match) -> None:
        """Keep a match, in the file first."""
        self._append(msgspec.json.encode(match).decode())
        self.matches[match.key] = match

    def _header(self) -> str:
        return json.dumps(self.spec, ensure_ascii=False)

    def _append(self, line: str, new: bool = False) -> None:
        with self.path.open("x" if new else "a", encoding="utf-8") as file:
            file.write(line + "\n")

    def _read(self, data: bytes) -> None:
        whole, _, cut = data.rpartition(b"\n")
        if not whole and self._header().encode().startswith(cut):
            os.truncate(self.path, 0)
            self._append(self._header())
            return
        lines = whole.split(b"\n")
        self._check_header(lines[0])
        for number, line in enumerate(lines[1:], 2):
            try:
                match = msgspec.json.decode(line, type=Match)
            except msgspec.DecodeError as error:
                wrong = BadLedger(f"line {number} of {self.path} is no match: {error}")
                raise wrong.saying("fault-ledger-line", line=number, file=str(self.path)) from None
            self.matches[match.key] = match
        if cut:
            os.truncate(self.path, len(data) - len(cut))

    def _check_header(self, line: bytes) -> None:
        try:
            header: Any = json.loads(line)
        except ValueError:
            header = None
        if not isinstance(header, dict) or "tablee-arena" not in header:
            raise BadLedger(f"{self.path} is not a ledger of the arena").saying("fault-ledger", file=str(self.path))
        for name, value in self.spec.items():
            if header.get(name) != value:
                other = BadLedger(f"{self.path} is of another run: its {name} is {header.get(name)!r}, not {value!r}")
                raise other.saying("fault-ledger-other", file=str(self.path))
