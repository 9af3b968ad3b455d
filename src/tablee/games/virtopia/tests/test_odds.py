"""The odds that are shown are those of the rules: every throw of the dice is played out, with the best choices there are.

VIRTO-082 to 086, 088, 091, 092, 094, 098, 112, 116: whatever can end the match at a watchtower counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final

import pytest

from tablee import Position, Rng
from tablee.games.virtopia import GAME
from tablee.games.virtopia.rules.content import LEADERS
from tablee.games.virtopia.rules.position import VICTORY
from tablee.testing.notation import shown

from .build import said, table, virtopia

Key = tuple[object, ...]
MOST_WAYS: Final = 3000


class Branch(Exception):
    """A die is rolled that nobody has written yet."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


def moment(pos: Position) -> tuple[int, int]:
    """The round and the turn."""
    layout = virtopia(pos).layout
    return int(pos.counters[layout.round]), int(pos.counters[layout.turn])


class TooManyWays(Exception):
    """Two sanctions on a full circle cannot be played out in every way."""


class Written(Rng):
    """Shows what is written, then asks."""

    def __init__(self, script: list[int]) -> None:
        super().__init__(1)
        self.script = list(script)

    def below(self, n: int) -> int:
        if not self.script:
            raise Branch(n)
        return self.script.pop(0)

    def copy(self) -> Written:
        return Written(self.script)


class Turn:
    """What a turn may cost: the chance of a defeat before it is over, if everything is chosen as well as can be."""

    def __init__(self, pos: Position) -> None:
        self.at = moment(pos)
        self.known: dict[Key, Fraction] = {}
        self.tried = 0

    def after(self, pos: Position, action: int, script: list[int] | None = None) -> Fraction:
        self.tried += 1
        if self.tried > MOST_WAYS:
            raise TooManyWays
        world = pos.quiet()
        world.rng = Written(script or [])
        try:
            world.step(pos.to_act[0], action)
        except Branch as branch:
            if moment(world) != self.at:
                return Fraction(0)
            faces = [self.after(pos, action, [*(script or []), face]) for face in range(branch.sides)]
            return sum(faces, Fraction(0)) / branch.sides
        return self.best(world)

    def best(self, pos: Position) -> Fraction:
        ended = pos.counters[virtopia(pos).layout.ended]
        if ended:
            return Fraction(ended != VICTORY)
        if moment(pos) != self.at:
            return Fraction(0)
        key = state(pos)
        if key not in self.known:
            self.known[key] = self.least(pos)
        return self.known[key]

    def least(self, pos: Position) -> Fraction:
        least = Fraction(1)
        for action in pos.legal(pos.to_act[0]):
            least = min(least, self.after(pos, action))
            if not least:
                break
        return least


def state(pos: Position) -> Key:
    agenda = [
        (type(item).__name__, *(getattr(item, name) for name in GAME.fields[type(item).__name__])) for item in pos.agenda
    ]
    return (tuple(pos.counters), tuple(agenda))


def chance_of(action: str, seen: dict[str, Any]) -> dict[str, Any] | None:
    """What is shown of an option of the turn."""
    if action == "step":
        found: dict[str, Any] = seen["stepping"]
        return found
    if not action.startswith("sow"):
        return None
    chance: dict[str, Any] = next(way["chance"] for way in seen["sowings"] if way["step"] == (action == "sow step"))
    return chance


def check_shown(pos: Position) -> int:
    """Every option of a turn: as likely to lose as it says, or no less; how many were shown exactly."""
    seen, exact = shown(pos), 0
    for action in pos.legal(pos.to_act[0]):
        name = said(pos.name(action))
        chance = chance_of(name, seen)
        if chance is None:
            continue
        try:
            real = float(Turn(pos).after(pos, action))
        except TooManyWays:
            continue
        assert real >= chance["defeat"] - 1e-9, (name, pos.dump())
        if chance["exact"]:
            assert real == pytest.approx(chance["defeat"]), (name, pos.dump())
            exact += 1
    return exact


def random_table(rng: Rng) -> Position:
    """Late positions, where much can go wrong: few meeples, full Flaws, a full box, little Hope."""

    def some(most: int) -> str:
        return "".join("GBYR"[rng.below(4)] for _ in range(rng.below(most + 1)))

    leader = LEADERS[rng.below(4)]
    cells = {str(cell): some(4 if cell % 3 == 0 else 3) for cell in range(12) if rng.below(3)}
    points = {of: f"{of[1]}2" + "".join(f" {v}{rng.below(3)}" for v in "TWJC" if v != of[1]) for of in LEADERS}
    options: dict[str, object] = {"plus_one": rng.below(2) == 1}
    while True:
        try:
            return table(
                leader,
                at={of: str(rng.below(12)) + ("" if rng.below(2) else " lying") for of in LEADERS},
                cells=cells,
                points={of: " ".join(word for word in row.split() if word[1] != "0") for of, row in points.items()},
                city=some(6),
                box=some(14),
                rest=str(1 + 3 * rng.below(4)) if rng.below(2) else "city",
                prisons={"PR1": "G"} if rng.below(2) else None,
                hope=1 + rng.below(4),
                stored=rng.below(6) - 1,
                options=options,
            )
        except AssertionError:
            cells = {cell: meeples[:-1] for cell, meeples in cells.items() if rng.below(2)}


def choices_of(pos: Position) -> bool:
    return not pos.over and type(pos.agenda[-1]).__name__ in ("ChooseTurn", "ChooseAfterStep")


@pytest.mark.parametrize("seed", range(20))
def test_what_is_shown_of_late_positions(seed: int) -> None:
    rng = Rng(seed)
    checked = 0
    for _ in range(60):
        pos = random_table(rng)
        if choices_of(pos):
            checked += check_shown(pos)
    assert checked > 5


def along_matches(seed: int) -> Iterator[Position]:
    pos, rng, policy = (
        GAME.new(1 + seed % 4, seed, level=["awakening", "standard", "hard", "extreme"][seed // 4 % 4]),
        Rng(seed),
        GAME.policy(),
    )
    while not pos.over:
        yield pos
        seat = pos.to_act[0]
        options = pos.legal_vec(seat)
        pos.play(seat, policy.pick(pos, seat, options, rng) if rng.below(4) else options[rng.below(len(options))])


@pytest.mark.parametrize("seed", range(16))
def test_what_is_shown_along_matches(seed: int) -> None:
    assert sum(check_shown(pos) for pos in along_matches(seed) if choices_of(pos)) > 0
