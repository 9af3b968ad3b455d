"""What a sowing or a step of the Leader in turn would meet: where the meeples fall, the watchtowers, and their odds."""

from __future__ import annotations

import msgspec

from ....engine.knowledge import Seen
from ..rules.circle import CELLS, FLAW, kind_of
from ..rules.content import FLAWS, HIGHEST_ROLL
from ..rules.doings import DOINGS
from ..rules.odds import THROWS, Chance, Circle, Passage, Route, step_off
from ..rules.position import VirtopiaConfig


class VirtopiaStored(msgspec.Struct):
    """What the stored result would bring at a watchtower: the `total`, and the odds as a `VirtopiaTower` gives them."""

    total: int
    sanction: float
    defeat: float


class VirtopiaTower(msgspec.Struct):
    """A watchtower that would be passed, with a new roll of the die: `captives` at that moment and the `number` to add; the
    total is from `low` to `high`.

    `sanction` is the probability of a sanction that the team survives, `defeat` that of losing the match there whatever is
    chosen: a total of 7, the last Hope, a sanction that cannot be paid, a fifth captive, a full box. Both are exact for the
    first watchtower of a way; a later one is told as it would be if those before it let everybody pass. `stored` is null
    when there is no stored result or it serves an earlier watchtower.
    """

    cell: int
    flaw: str
    captives: int
    number: int
    low: int
    high: int
    sanction: float
    defeat: float
    stored: VirtopiaStored | None


class VirtopiaChance(msgspec.Struct):
    """The probability of some sanction without a defeat, and of a defeat whatever is chosen, on the whole way of a move.

    The stored result is used where it is better. Where it is not `exact`, a defeat is at least as likely as said: what a
    second watchtower finds depends on the sanction of the first one.
    """

    sanction: float
    defeat: float
    exact: bool


class VirtopiaSowing(msgspec.Struct):
    """A sowing that is possible now, or the rest of the one under way: the cells where meeples fall, in order.

    `fifth` is the cell where a fifth captive would end the match, null when none falls. `guarded`: a watchtower (`leaving`)
    is to be passed before, and the sowing chosen then; `chance` is what it would be if that one let everybody pass.
    """

    step: bool
    origin: int
    cells: list[int]
    towers: list[VirtopiaTower]
    fifth: int | None
    guarded: bool
    chance: VirtopiaChance


def rules_of(seen: Seen) -> VirtopiaConfig:
    """The settings of the match that is seen."""
    assert isinstance(seen.config, VirtopiaConfig)
    return seen.config


def choosing(seen: Seen) -> bool:
    """Whether the Leader in turn has still to choose what to do, on its cell or after a step."""
    counters, layout = seen.counters, rules_of(seen).layout
    return counters[layout.round] > 0 and not counters[layout.ended] and doing(seen) in ("", "step")


def doing(seen: Seen) -> str:
    """What the Leader in turn is doing; empty while it chooses."""
    return DOINGS[seen.counters[rules_of(seen).layout.acting]]


def over(seen: Seen) -> bool:
    """Whether the match is over."""
    return seen.counters[rules_of(seen).layout.ended] > 0


def circle_of(seen: Seen) -> Circle:
    """What the odds depend on."""
    rules = rules_of(seen)
    return Circle(rules, seen.counters, len(seen.zones[rules.layout.pile]))


def sowings(seen: Seen) -> list[VirtopiaSowing]:
    """The sowings that are possible now, or the rest of the one under way."""
    circle = circle_of(seen)
    here = circle.here
    if sum(circle.hand) and not over(seen):
        return [sowing(circle, here, False, False)]
    if not choosing(seen):
        return []
    guarded = guarded_at(circle)
    options = [(here, False), ((here + 1) % int(CELLS), True)]
    if doing(seen):
        options = options[:1]
    found = [(origin, step) for origin, step in options if kind_of(origin) != FLAW and circle.on(origin)]
    gone = guarded or (rules_of(seen).fleeting_die and kind_of(here) == FLAW)
    return [sowing(circle, origin, step, guarded, gone) for origin, step in found]


def sowing(circle: Circle, origin: int, step: bool, guarded: bool, gone: bool = False) -> VirtopiaSowing:
    """From a cell, or from the hand of who is on its way: where the meeples fall, and the watchtowers in between.

    `gone`: a stored result is used up, or taken away, on leaving the Flaw before (VIRTO-136).
    """
    route = Route(circle, origin, not gone)
    return VirtopiaSowing(
        step=step,
        origin=origin,
        cells=route.cells,
        towers=[tower(passage, number == 0 and not gone) for number, passage in enumerate(route.towers)],
        fifth=route.fifth if route.fifth >= 0 else None,
        guarded=guarded,
        chance=chance(route.chance()),
    )


def chance(found: Chance) -> VirtopiaChance:
    """A chance as the clients read it."""
    return VirtopiaChance(sanction=found.sanction, defeat=found.defeat, exact=found.exact)


def guarded_at(circle: Circle) -> bool:
    """Whether the Leader in turn is on a Flaw with captives."""
    return kind_of(circle.here) == FLAW and circle.on(circle.here) > 0


def leaving(seen: Seen) -> VirtopiaTower | None:
    """The watchtower of the cell that the Leader in turn stands on, if a step would pass it."""
    circle = circle_of(seen)
    if not guarded_at(circle) or doing(seen) or not choosing(seen):
        return None
    return tower(step_off(circle), True)


def passing(seen: Seen) -> VirtopiaTower | None:
    """The watchtower where somebody has to choose between the stored result and a new roll; afterwards none is stored."""
    circle = circle_of(seen)
    under_way = doing(seen) in ("sow", "step", "impossible")
    if not under_way or not guarded_at(circle) or circle.stored < 0 or over(seen):
        return None
    if doing(seen) == "sow" and not sum(circle.hand):
        return None
    return tower(step_off(circle), True)


def tower(passage: Passage, first: bool) -> VirtopiaTower:
    """Its odds; the stored result serves the first one only."""
    odds = passage.rolled()
    return VirtopiaTower(
        cell=passage.cell,
        flaw=FLAWS[passage.flaw],
        captives=passage.captives,
        number=int(passage.circle.cards.number_beside(passage.flaw, passage.captives)),
        low=passage.total(0),
        high=passage.total(int(HIGHEST_ROLL)),
        sanction=odds.sanction / THROWS,
        defeat=odds.defeat / THROWS,
        stored=stored_at(passage) if first and passage.circle.stored >= 0 else None,
    )


def stored_at(passage: Passage) -> VirtopiaStored:
    """What the stored result would bring there."""
    odds, total = passage.kept(), passage.total(passage.circle.stored)
    return VirtopiaStored(total=total, sanction=odds.sanction / THROWS, defeat=odds.defeat / THROWS)
