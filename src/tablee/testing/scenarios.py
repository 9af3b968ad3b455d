"""The worked examples of a ledger, told in a game's `tests/scenarios/*.toml` and read by one small interpreter.

A scenario has a title, the rules it shows, what is given, and cases. A case may change what is given; it says what is
`legal` and `illegal` (by which rule) at first, the `moves`, and what is expected `then`. What may be given and expected, and
how moves are written, each game says for itself.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from ..engine.game import Game
from ..engine.position import Position
from .notation import Notation

Expect = Callable[[Position, Position, Any], None]
"""Checks the position after the moves, which began in another, against what a scenario expects."""


def one(found: Callable[[Position], object]) -> Expect:
    """One thing of the position."""

    def check(start: Position, pos: Position, expected: object) -> None:
        assert found(pos) == expected

    return check


def each(found: Callable[[Position, str], object]) -> Expect:
    """The same of several players, cells or cards, by their names."""

    def check(start: Position, pos: Position, expected: dict[str, object]) -> None:
        assert {name: found(pos, name) for name in expected} == expected

    return check


def since(found: Callable[[Position, Position], object]) -> Expect:
    """What has changed since the start."""

    def check(start: Position, pos: Position, expected: object) -> None:
        assert found(start, pos) == expected

    return check


class Scenarios:
    """All those of a game: `given` makes a position of what a scenario gives, `expects` is what a game may be asked for."""

    def __init__(self, game: Game, given: Callable[..., Position], notation: Notation, expects: Mapping[str, Expect]) -> None:
        self.game = game
        self.given = given
        self.notation = notation
        self.expects: dict[str, Expect] = {"legal": self.expect_legal, "illegal": self.expect_illegal, **expects}
        folder = Path(str(resources.files(f"{game.package}.tests"))) / "scenarios"
        self.paths = sorted(folder.glob("*.toml"))

    @property
    def numbers(self) -> list[str]:
        """The examples that are told: “ex-01”, “ex-02”…"""
        return [path.stem[:5] for path in self.paths]

    def run(self, path: Path) -> None:
        scenario = tomllib.loads(path.read_text("utf-8"))
        assert set(scenario) == {"title", "rules", "given", "case"}
        assert [rule for rule in scenario["rules"] if f"**{rule}**" not in self.game.rules()] == []
        for case in scenario["case"]:
            self.run_case(scenario["given"] | case.pop("given", {}), case)

    def run_case(self, given: dict[str, Any], case: dict[str, Any]) -> None:
        assert case.keys() & {"legal", "illegal", "then"}, "a case expects nothing"
        assert case.keys() <= {"legal", "illegal", "moves", "then"}, f"a case has no {set(case)}"
        start = self.given(**given)
        self.expect_legal(start, start, case.get("legal", []))
        self.expect_illegal(start, start, case.get("illegal", {}))
        pos = self.notation.play(start.clone(), *case.get("moves", []))
        for what, expected in case.get("then", {}).items():
            self.expects[what](start, pos, expected)

    def expect_legal(self, start: Position, pos: Position, expected: list[str]) -> None:
        assert [text for text in expected if not self.notation.allowed(pos, text)] == []

    def expect_illegal(self, start: Position, pos: Position, expected: dict[str, str]) -> None:
        assert {text: self.notation.refused(pos, text) for text in expected} == expected
