"""What a watchtower may bring, counted exactly (VIRTO-080 to 098, 112 to 116).

A passage is decided by the Effect die and, for two of the Flaws, by the Colour die: 24 throws, each as likely. A throw is
lost if no choice that is left saves the match: a total of 7, the last Hope, a sanction that cannot be paid, a box too full,
a fifth captive that Fear cannot but make.
"""

from __future__ import annotations

from typing import Final

from .circle import CELLS, FLAW, kind_of
from .content import DEADLY_TOTAL, EFFECT_DIE, EXTREMISM, FEAR, FIFTH, IGNORANCE, INIQUITY, ROW
from .position import MOST_BOXED, VirtopiaConfig

THROWS: Final = 24


class Odds:
    """Of 24 throws, how many bring a sanction that can be survived, and how many a defeat; the others bring nothing."""

    def __init__(self, sanction: int, defeat: int) -> None:
        self.sanction = sanction
        self.defeat = defeat

    def key(self) -> tuple[int, int]:
        """What odds are compared by; less is better."""
        return self.defeat, self.sanction

    def nothing(self) -> int:
        """How many throws bring nothing."""
        return THROWS - self.sanction - self.defeat


class Chance:
    """How likely some sanction without a defeat is, and a defeat whatever is chosen; at least so likely if not `exact`."""

    def __init__(self, sanction: float, defeat: float, exact: bool) -> None:
        self.sanction = sanction
        self.defeat = defeat
        self.exact = exact


class Circle:
    """What the odds depend on: where the meeples lie, Hope, the size of the Prison pile, the cards, and VIRTO-131."""

    def __init__(self, rules: VirtopiaConfig, counters: list[int], pile: int) -> None:
        self.cards = rules.cards
        self.layout = rules.layout
        self.plus_one = int(rules.plus_one)
        self.counters = counters
        self.pile = pile

    def at(self, place: int) -> list[int]:
        """The meeples of a place, by colour."""
        return self.counters[place : place + 4]

    def on(self, cell: int) -> int:
        """How many meeples are on a cell."""
        return sum(self.at(self.layout.cell(cell)))

    @property
    def leader(self) -> int:
        """The Leader in turn."""
        return self.counters[self.layout.active]

    @property
    def here(self) -> int:
        """The cell of the Leader in turn."""
        return self.counters[self.layout.token(self.leader)]

    @property
    def hand(self) -> list[int]:
        """The meeples of a sowing that is under way, by colour."""
        return self.at(self.layout.hand)

    @property
    def hope(self) -> int:
        """How much Hope is left."""
        return self.counters[self.layout.hope]

    @property
    def stored(self) -> int:
        """The stored result, -1 without one."""
        return self.counters[self.layout.stored] - 1

    def flaw(self, cell: int) -> int:
        """The Flaw of a Flaw cell."""
        return self.counters[self.layout.flaw_of(cell // 3)]

    def flaw_cell(self, flaw: int) -> int:
        """The cell of a Flaw."""
        return next(cell for cell in range(0, 12, 3) if self.flaw(cell) == flaw)

    def develops(self, cell: int) -> bool:
        """Whether the Leader in turn could develop the Virtue of a cell (VIRTO-050 to 054)."""
        virtue = self.counters[self.layout.flaw_of((cell // 3 + 2) % 4)]
        full = all(self.points(leader, virtue) == ROW for leader in range(4))
        there = self.on(cell) or sum(self.at(self.layout.city))
        return self.points(self.leader, virtue) == ROW and not full and there > 0

    def points(self, leader: int, virtue: int) -> int:
        """The points of a Leader in one Virtue."""
        return sum(self.at(self.layout.row(leader, virtue)))

    def removable(self, leader: int) -> int:
        """All points of a Leader but those of its main Virtue."""
        return sum(self.points(leader, virtue) for virtue in range(4) if virtue != leader)

    def total(self, flaw: int, captives: int, die: int) -> int:
        """The total of a watchtower: the die and the number beside the captives, with what VIRTO-131 adds."""
        total = die + int(self.cards.number_beside(flaw, captives))
        return total + self.plus_one if total else 0


class Passage:
    """A watchtower that would be passed. By then `lifted`, a cell or -1, has been taken in hand, meeples lie on the cells of
    `left` again, and others are still to fall on those of `to_come`.
    """

    def __init__(self, circle: Circle, cell: int, lifted: int, left: list[int], to_come: list[int]) -> None:
        self.circle = circle
        self.cell = cell
        self.captives = circle.on(cell) + left.count(cell)
        self.hand = circle.hand if lifted < 0 else circle.at(circle.layout.cell(lifted))
        self.laid = len([place for place in left if kind_of(place) != FLAW])
        there = [circle.at(circle.layout.cell(n)) for n in range(CELLS) if kind_of(n) != FLAW and n != lifted]
        self.active = [sum(meeples[colour] for meeples in there) for colour in range(4)]
        self.on_virtues = [0] * 4
        self.room = [0] * 4
        for flaw in range(4):
            opposed = circle.flaw_cell(flaw)
            virtue = (opposed + 7) % 12
            self.on_virtues[flaw] = (0 if virtue == lifted else circle.on(virtue)) + left.count(virtue)
            self.room[flaw] = int(FIFTH) - 1 - circle.on(opposed) - left.count(opposed) - to_come.count(opposed)

    @property
    def flaw(self) -> int:
        """The Flaw whose watchtower it is."""
        return self.circle.flaw(self.cell)

    def total(self, die: int) -> int:
        """The total that a result of the die would bring."""
        return self.circle.total(self.flaw, self.captives, die)

    def rolled(self) -> Odds:
        """The odds with a new roll."""
        return self._best(list(EFFECT_DIE), self.circle.hope)

    def kept(self) -> Odds:
        """The odds with the stored result."""
        return self._best([self.circle.stored] * 6, self.circle.hope)

    def bare(self, hope: int) -> Odds:
        """The odds with a new roll, so much Hope, and every sanction paid: the least that passing can cost."""
        return self._count(list(EFFECT_DIE), hope, None)

    def _best(self, dice: list[int], hope: int) -> Odds:
        """The odds with the colours left on the way that serve best."""
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
            total = self.total(die)
            if total:
                lost = 4 if total >= DEADLY_TOTAL or hope == 1 else self._unpaid(total, active) if active is not None else 0
                odds.defeat += lost
                odds.sanction += 4 - lost
        return odds

    def _unpaid(self, total: int, active: list[int]) -> int:
        """For how many of the four colours the sanction of a total loses the match."""
        flaw = self.flaw
        n, x = self.circle.cards.sanction_number(flaw, total), self.circle.cards.sanction_leaders(flaw, total)
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
        if self.circle.at(self.circle.layout.city)[colour] < 2 * missing:
            return True
        boxed = sum(self.circle.at(self.circle.layout.box)) + n + missing
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


class Route:
    """A sowing from a cell, or the rest of the one under way: its cells, its watchtowers, and where a fifth captive falls."""

    def __init__(self, circle: Circle, origin: int, kept: bool = True) -> None:
        """`kept`: the stored result, if there is one, is not used up before."""
        held = sum(circle.hand)
        count = held or circle.on(origin)
        lifted = -1 if held else origin
        self.circle = circle
        self.kept = kept and circle.stored >= 0
        self.cells = [(origin + 1 + n) % 12 for n in range(count)]
        self.towers: list[Passage] = []
        self.fifth = -1
        for n, cell in enumerate(self.cells):
            if kind_of(cell) != FLAW:
                continue
            if circle.on(cell) + self.cells[: n + 1].count(cell) >= FIFTH:
                self.fifth = cell
                return
            if n < count - 1:
                self.towers.append(Passage(circle, cell, lifted, self.cells[: n + 1], self.cells[n + 1 :]))

    def chance(self) -> Chance:
        """The chance on the whole route, the stored result used where that is better."""
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
    held = sum(circle.hand)
    return Passage(circle, circle.here, -1, [], [(circle.here + 1 + n) % 12 for n in range(held)])


def stepping(circle: Circle) -> Chance:
    """The chance of the step past a watchtower and of what must follow: without a development to make, a sowing."""
    guard, ahead = step_off(circle), Route(circle, (circle.here + 1) % 12, False)
    must_sow = bool(ahead.cells) and not circle.develops((circle.here + 1) % 12)
    after = ahead.chance() if must_sow else Chance(0.0, 0.0, True)
    exact = len(ahead.cells) < 2 or (not must_sow and guard.flaw in (EXTREMISM, INIQUITY))
    ways = [guard.rolled()] + ([guard.kept()] if circle.stored >= 0 else [])
    return min((then(odds, after, exact) for odds in ways), key=lambda chance: (chance.defeat, chance.sanction))


def then(odds: Odds, after: Chance, exact: bool) -> Chance:
    """The chance of a passage and of what comes after it if the passage brings nothing."""
    defeat = (odds.defeat + odds.nothing() * after.defeat) / THROWS
    nothing = odds.nothing() * (1.0 - after.sanction - after.defeat) / THROWS
    return Chance(max(0.0, 1.0 - nothing - defeat), defeat, exact)
