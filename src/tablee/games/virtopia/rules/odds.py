"""What a watchtower may bring, counted exactly (VIRTO-080 to 098, 112 to 116).

A passage is decided by the Effect die and, for two of the Flaws, by the Colour die: 24 throws, each as likely. A throw is
lost if no choice that is left saves the match: a total of 7, the last Hope, a sanction that cannot be paid, a box too full,
a fifth captive that Fear cannot but make.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .content import (
    EFFECT_DIE,
    EFFECT_N,
    EFFECT_X,
    EXTREMISM,
    FEAR,
    FIFTH,
    FLAW,
    IGNORANCE,
    INIQUITY,
    ROW,
    SEVEN,
    SLOT_NUMBERS,
)
from .position import ACTIVE, BOX, CIRCLE, CITY, HAND, HOPE, MOST_BOXED, POINTS, QUARTERS, STORED, TOKENS

THROWS: Final = 24


class Odds:
    """Of 24 throws, how many bring a sanction that can be survived, and how many a defeat; the others bring nothing."""

    sanction: int
    defeat: int

    def __init__(self, sanction: int, defeat: int) -> None:
        self.sanction = sanction
        self.defeat = defeat

    def key(self) -> tuple[int, int]:
        """The less, the better."""
        return self.defeat, self.sanction

    def nothing(self) -> int:
        return THROWS - self.sanction - self.defeat


class Chance:
    """Of some sanction without a defeat, and of a defeat whatever is chosen; where it is not `exact`, no less than that."""

    sanction: float
    defeat: float
    exact: bool

    def __init__(self, sanction: float, defeat: float, exact: bool) -> None:
        self.sanction = sanction
        self.defeat = defeat
        self.exact = exact


class Circle:
    """What the odds depend on: where the meeples lie, Hope, the Prison pile, and whether the table plays with VIRTO-131."""

    counters: list[int]
    pile: int
    plus_one: int

    def __init__(self, counters: Sequence[int], pile: int, plus_one: int) -> None:
        self.counters = [int(counter) for counter in counters]
        self.pile = pile
        self.plus_one = plus_one

    def at(self, place: int) -> list[int]:
        return self.counters[place : place + 4]

    def on(self, cell: int) -> int:
        return sum(self.at(int(CIRCLE) + 4 * cell))

    @property
    def leader(self) -> int:
        return self.counters[ACTIVE]

    @property
    def here(self) -> int:
        return self.counters[int(TOKENS) + self.leader]

    @property
    def hope(self) -> int:
        return self.counters[HOPE]

    @property
    def stored(self) -> int:
        """The stored result, -1 without one."""
        return self.counters[STORED] - 1

    def flaw(self, cell: int) -> int:
        return self.counters[int(QUARTERS) + cell // 3]

    def flaw_cell(self, flaw: int) -> int:
        return next(cell for cell in range(0, 12, 3) if self.flaw(cell) == flaw)

    def develops(self, cell: int) -> bool:
        """Whether the Leader in turn could develop the Virtue of a cell (VIRTO-050 to 054)."""
        virtue = self.counters[int(QUARTERS) + (cell // 3 + 2) % 4]
        full = all(self.points(leader, virtue) == ROW for leader in range(4))
        there = self.on(cell) or sum(self.at(int(CITY)))
        return self.points(self.leader, virtue) == ROW and not full and there > 0

    def points(self, leader: int, virtue: int) -> int:
        return sum(self.at(int(POINTS) + 16 * leader + 4 * virtue))

    def removable(self, leader: int) -> int:
        return sum(self.points(leader, virtue) for virtue in range(4) if virtue != leader)

    def total(self, die: int, captives: int) -> int:
        """Die and number, with what VIRTO-131 adds."""
        total = die + int(SLOT_NUMBERS[captives - 1])
        return total + self.plus_one if total else 0


class Passage:
    """A watchtower that would be passed. By then `lifted`, a cell or -1, has been taken in hand, meeples lie on the cells of
    `left` again, and others are still to fall on those of `to_come`.
    """

    circle: Circle
    cell: int
    captives: int
    hand: list[int]
    active: list[int]
    laid: int
    on_virtues: list[int]
    room: list[int]

    def __init__(self, circle: Circle, cell: int, lifted: int, left: list[int], to_come: list[int]) -> None:
        self.circle = circle
        self.cell = cell
        self.captives = circle.on(cell) + left.count(cell)
        self.hand = circle.at(int(HAND)) if lifted < 0 else circle.at(int(CIRCLE) + 4 * lifted)
        self.laid = len([place for place in left if place % 3 != FLAW])
        there = [place for place in range(12) if place % 3 != FLAW and place != lifted]
        self.active = [sum(circle.counters[int(CIRCLE) + 4 * place + colour] for place in there) for colour in range(4)]
        self.on_virtues = [0] * 4
        self.room = [0] * 4
        for flaw in range(4):
            opposed = circle.flaw_cell(flaw)
            virtue = (opposed + 7) % 12
            self.on_virtues[flaw] = (0 if virtue == lifted else circle.on(virtue)) + left.count(virtue)
            self.room[flaw] = int(FIFTH) - 1 - circle.on(opposed) - left.count(opposed) - to_come.count(opposed)

    @property
    def flaw(self) -> int:
        return self.circle.flaw(self.cell)

    def rolled(self) -> Odds:
        """With a new roll."""
        return self._best(list(EFFECT_DIE), self.circle.hope)

    def kept(self) -> Odds:
        """With the stored result."""
        return self._best([self.circle.stored] * 6, self.circle.hope)

    def bare(self, hope: int) -> Odds:
        """With a new roll, so much Hope, and every sanction paid: the least that passing can cost, whatever came before."""
        return self._count(list(EFFECT_DIE), hope, None)

    def _best(self, dice: list[int], hope: int) -> Odds:
        """With the colours left on the way that serve best."""
        return min((self._count(dice, hope, active) for active in self._colours()), key=Odds.key)

    def _colours(self) -> list[list[int]]:
        """The active meeples by colour, in every way to leave those on the way."""
        if self.flaw not in (EXTREMISM, INIQUITY):
            return [self.active]
        ways = [self.active]
        hands = [self.hand]
        for _ in range(self.laid):
            found: dict[tuple[int, ...], tuple[list[int], list[int]]] = {}
            for active, hand in zip(ways, hands, strict=True):
                for colour in range(4):
                    if hand[colour]:
                        more, less = list(active), list(hand)
                        more[colour] += 1
                        less[colour] -= 1
                        found[tuple(less)] = (more, less)
            ways = [more for more, _ in found.values()]
            hands = [less for _, less in found.values()]
        return ways

    def _count(self, dice: list[int], hope: int, active: list[int] | None) -> Odds:
        """`active` None: every sanction can be paid."""
        odds = Odds(0, 0)
        for die in dice:
            total = self.circle.total(die, self.captives)
            if total:
                lost = 4 if total >= SEVEN or hope == 1 else self._unpaid(total, active) if active is not None else 0
                odds.defeat += lost
                odds.sanction += 4 - lost
        return odds

    def _unpaid(self, total: int, active: list[int]) -> int:
        """For how many of the four colours the sanction of a total loses the match."""
        flaw = self.flaw
        n, x = int(EFFECT_N[8 * flaw + total]), int(EFFECT_X[8 * flaw + total])
        if flaw == FEAR:
            return 4 if self._frightened(n) else 0
        if flaw == IGNORANCE:
            able = [leader for leader in range(4) if self.circle.removable(leader) >= n]
            return 4 if len(able) < x else 0
        if flaw == INIQUITY and self.circle.pile == 0:
            return 4
        return len([colour for colour in range(4) if self._short(flaw, n, active[colour], colour)])

    def _short(self, flaw: int, n: int, active: int, colour: int) -> bool:
        """Whether the City cannot make up for what is missing, or the box gets too full (VIRTO-094, 116)."""
        missing = max(0, n - active)
        if self.circle.counters[int(CITY) + colour] < 2 * missing:
            return True
        boxed = sum(self.circle.at(int(BOX))) + n + missing
        return flaw == EXTREMISM and boxed > MOST_BOXED

    def _frightened(self, n: int) -> bool:
        """Whether Fear cannot be paid, or not without a fifth captive, now or later in the sowing (VIRTO-091, 092)."""
        own = self.circle.leader
        rest = n - sum(self.on_virtues)
        if rest <= 0:
            return sum(min(there, max(0, room)) for there, room in zip(self.on_virtues, self.room, strict=True)) < n
        if any(there > room for there, room in zip(self.on_virtues, self.room, strict=True) if there):
            return True
        points = [0 if virtue == own else self.circle.points(own, virtue) for virtue in range(4)]
        spare = [max(0, room - there) for there, room in zip(self.on_virtues, self.room, strict=True)]
        return sum(min(held, free) for held, free in zip(points, spare, strict=True)) < rest


class Way:
    """A sowing from a cell, or the rest of the one under way: its cells, its watchtowers, and where a fifth captive falls."""

    circle: Circle
    kept: bool
    cells: list[int]
    towers: list[Passage]
    fifth: int

    def __init__(self, circle: Circle, origin: int, kept: bool = True) -> None:
        """`kept`: the stored result, if there is one, is not used up before."""
        held = sum(circle.at(int(HAND)))
        count = held or circle.on(origin)
        lifted = -1 if held else origin
        self.circle = circle
        self.kept = kept and circle.stored >= 0
        self.cells = [(origin + 1 + n) % 12 for n in range(count)]
        self.towers = []
        self.fifth = -1
        for n, cell in enumerate(self.cells):
            if cell % 3 != FLAW:
                continue
            if circle.on(cell) + self.cells[: n + 1].count(cell) >= FIFTH:
                self.fifth = cell
                return
            if n < count - 1:
                self.towers.append(Passage(circle, cell, lifted, self.cells[: n + 1], self.cells[n + 1 :]))

    def chance(self) -> Chance:
        """On the whole way, the stored result used where that is better."""
        if self.fifth >= 0:
            return Chance(0.0, 1.0, True)
        defeat, nothing = self._ahead(0, self.circle.hope, True)
        return Chance(max(0.0, 1.0 - nothing - defeat), defeat, len(self.towers) < 2)

    def _ahead(self, number: int, hope: int, untouched: bool) -> tuple[float, float]:
        """The least chance of a defeat from a watchtower on, and that nothing at all happens.

        What a second watchtower finds depends on what the sanction of the first one took: then only the total counts.
        """
        if number == len(self.towers):
            return 0.0, 1.0
        tower = self.towers[number]
        ways = [tower.rolled() if untouched else tower.bare(hope)]
        if number == 0 and self.kept:
            ways.append(tower.kept())
        found = [self._after(number, odds, hope, untouched) for odds in ways]
        return min(found, key=lambda pair: (pair[0], -pair[1]))

    def _after(self, number: int, odds: Odds, hope: int, untouched: bool) -> tuple[float, float]:
        passed = self._ahead(number + 1, hope, untouched) if odds.nothing() else (0.0, 0.0)
        punished = self._ahead(number + 1, hope - 1, False)[0] if odds.sanction else 0.0
        defeat = (odds.defeat + odds.nothing() * passed[0] + odds.sanction * punished) / THROWS
        return defeat, odds.nothing() * passed[1] / THROWS


def step_off(circle: Circle) -> Passage:
    """The watchtower of the cell under the Leader in turn; of a sowing under way, what is still to fall counts."""
    held = sum(circle.at(int(HAND)))
    return Passage(circle, circle.here, -1, [], [(circle.here + 1 + n) % 12 for n in range(held)])


def stepping(circle: Circle) -> Chance:
    """Of the step past a watchtower and what must follow: without a development to make, the meeples ahead are sown."""
    guard, ahead = step_off(circle), Way(circle, (circle.here + 1) % 12, False)
    must_sow = bool(ahead.cells) and not circle.develops((circle.here + 1) % 12)
    after = ahead.chance() if must_sow else Chance(0.0, 0.0, True)
    exact = len(ahead.cells) < 2 or (not must_sow and guard.flaw in (EXTREMISM, INIQUITY))
    ways = [guard.rolled()] + ([guard.kept()] if circle.stored >= 0 else [])
    return min((then(odds, after, exact) for odds in ways), key=lambda chance: (chance.defeat, chance.sanction))


def then(odds: Odds, after: Chance, exact: bool) -> Chance:
    """One thing after another, the second one if the first brings nothing."""
    defeat = (odds.defeat + odds.nothing() * after.defeat) / THROWS
    nothing = odds.nothing() * (1.0 - after.sanction - after.defeat) / THROWS
    return Chance(max(0.0, 1.0 - nothing - defeat), defeat, exact)
