"""The ledger's worked examples, told in scenarios/*.toml and read by one small interpreter.

A scenario has a title, the rules it shows, what is given (see `build.table`) and cases. A case may change what is given;
it has the `moves`, and what is expected `then`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tablee import Position

from ..position import Epic
from ..runes import Pool
from ..scoring import Sheet, set_points
from ..vocabulary import ICONS
from .build import (
    LETTERS,
    adversary_xp,
    allowed,
    asked,
    cards,
    hand,
    icons,
    kind,
    level,
    of,
    play,
    question,
    refused,
    result,
    shown,
    story,
    table,
    xp,
)

SCENARIOS: Final = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


def test_every_worked_example_has_its_scenario() -> None:
    """All but the last two: the campaign (EX-29) is tested with it, the tale (EX-30) with tales."""
    assert [path.stem[:5] for path in SCENARIOS] == [f"ex-{number:02}" for number in range(1, 29)]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    scenario = tomllib.loads(path.read_text("utf-8"))
    assert set(scenario) == {"title", "rules", "given", "case"}
    assert all(rule.startswith("EPIC-") for rule in scenario["rules"])
    for case in scenario["case"]:
        run_case(scenario["given"] | case.pop("given", {}), case)


def run_case(given: dict[str, Any], case: dict[str, Any]) -> None:
    pos = play(table(**given), *case.pop("moves", []))
    expected: dict[str, Any] = case.pop("then")
    assert not case, f"a case has no {set(case)}"
    for what, value in expected.items():
        FOUND[what](pos, value)


# What a case may expect.


def each(found: Callable[[Epic, str], object]) -> Callable[[Epic, Any], None]:
    """By player."""

    def check(pos: Epic, expected: dict[str, object]) -> None:
        assert {name: found(pos, name) for name in expected} == expected

    return check


def one(found: Callable[[Epic], object]) -> Callable[[Epic, Any], None]:
    def check(pos: Epic, expected: object) -> None:
        assert found(pos) == expected

    return check


def expect_legal(pos: Epic, expected: list[str]) -> None:
    for text in expected:
        assert allowed(pos, text), text


def expect_illegal(pos: Epic, expected: dict[str, str]) -> None:
    assert {text: refused(pos, text) for text in expected} == expected


def expect_icons(pos: Epic, expected: dict[str, dict[str, int]]) -> None:
    """Some icons of a Story."""
    for letter, counts in expected.items():
        assert {icon: icons(pos, letter).get(icon, 0) for icon in counts} == counts


def expect_pool(pos: Epic, expected: list[float]) -> None:
    """The lowest, mean and highest sum of so many runes of each Skill and Dark Runes; the chance of reaching a number."""
    first, second, dark, lowest, mean, highest, needed, chance = expected
    pool = Pool(int(first), int(second), int(dark))
    assert (pool.lowest, pool.mean, pool.highest, pool.chance(int(needed))) == (lowest, mean, highest, chance)


def expect_sets(pos: Epic, expected: dict[str, int]) -> None:
    """What Story icons are worth, whoever has them."""
    points = expected.pop("points")
    assert set_points(sum(count << 4 * ICONS.index(icon) for icon, count in expected.items())) == points


def runes(pos: Position) -> list[int]:
    """How many runes of each group are in the roll."""
    return [len(group) for group in shown(pos)["challenge"]["roll"].values()]


def sheet(pos: Epic, letter: str) -> list[int]:
    """Rows A to E and the sum."""
    found = Sheet(pos, LETTERS.index(letter))
    rows = [sum(found.triumph), sum(found.tragedy), found.experience, found.icons, found.final]
    return [*rows, found.total]


def winners(pos: Epic) -> str:
    assert pos.outcome is not None
    return "".join(LETTERS[seat] for seat in pos.outcome.winners)


FOUND: Final[dict[str, Callable[[Epic, Any], None]]] = {
    "xp": each(xp),
    "levels": each(level),
    "hands": each(hand),
    "stories": each(story),
    "played": each(lambda pos, letter: of(pos, letter, "played")),
    "icons": expect_icons,
    "result": one(lambda pos: list(result(pos))),
    "runes": one(runes),
    "pool": expect_pool,
    "sets": expect_sets,
    "adversary_xp": one(adversary_xp),
    "turned": one(lambda pos: shown(pos)["adversary"]["turned"]),
    "stack": one(lambda pos: cards(pos, "stack")),
    "revealed": one(lambda pos: [row["revealed"] for row in shown(pos)["rows"]]),
    "turn": one(asked),
    "kind": one(kind),
    "question": one(question),
    "sheet": each(sheet),
    "winners": one(winners),
    "reason": one(lambda pos: pos.outcome.reason if pos.outcome else ""),
    "legal": expect_legal,
    "illegal": expect_illegal,
}
