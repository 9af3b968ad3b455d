"""What everybody sees of Virtopia, as the clients draw it; only the unseen Prison cards are hidden.

Meeples are given by colour, in the order green, blue, yellow, red. Leaders, Virtues and Flaws stand in the same order:
Leader 2 is yellow, its main Virtue is number 2, and Flaw 2 is the one opposed to it.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ....engine.knowledge import Seen
from ..rules.content import (
    COLOURS,
    FIFTH,
    FLAWS,
    LEADERS,
    PRISON_LEADERS,
    SLOT_NUMBERS,
    VIRTUES,
)
from ..rules.odds import THROWS, Chance, Circle, Passage, Way, step_off, stepping
from ..rules.position import (
    ACTING,
    ACTIVE,
    BOX,
    CIRCLE,
    CITY,
    COLOUR,
    DIE,
    DIE_CELL,
    DIE_FOR,
    DOINGS,
    ENDED,
    FIRST,
    HAND,
    HOPE,
    ODD,
    OPEN,
    ORDER,
    PILE,
    POINTS,
    PRISONERS,
    QUARTERS,
    ROLLS,
    ROUND,
    STANDING,
    STORED,
    TOKENS,
    TOTAL,
    TURN,
    VirtopiaConfig,
    place_in_order,
    player_in_order,
)

KINDS: Final = ("flaw", "virtue", "action")


class VirtopiaCell(msgspec.Struct):
    """A cell of the circle. `id` names its card (FE, VT, TR, SE, …), `leaders` the tokens on it.

    `captives`, `number` (the one beside the highest captive, null without any) and `room` (how many more captives it takes
    before the one that is a defeat) are those of a Flaw, else null.
    """

    cell: int
    kind: str
    id: str
    meeples: list[int]
    leaders: list[int]
    captives: int | None
    number: int | None
    room: int | None


class VirtopiaLeader(msgspec.Struct):
    """A Leader card and its token. `rows` are its points, by Virtue and then by colour.

    `seat` is who decides for it in this round; a `common` Leader goes from player to player. `removable` counts the points
    that can be lost, `virtues` those in which it has any.
    """

    id: str
    colour: str
    seat: int
    common: bool
    cell: int
    standing: bool
    rows: list[list[int]]
    points: int
    removable: int
    virtues: int


class VirtopiaTurn(msgspec.Struct):
    """A turn of this round: which Leader, and who decides for it."""

    leader: int
    seat: int


class VirtopiaPrison(msgspec.Struct):
    """An open Prison card: the Leaders it shows, and its prisoners by colour."""

    id: str
    leaders: list[int]
    meeples: list[int]


class VirtopiaDice(msgspec.Struct):
    """The last roll of the Effect die. `roll` says what for: "watchtower", "stored" (a kept result used at a watchtower),
    "surveillance" or "impossible"; `cell` is where.

    `total` is the total of a watchtower, `colour` what the Colour die showed for its sanction; null when there was none.
    """

    result: int
    roll: str
    cell: int
    total: int | None
    colour: str | None


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


class VirtopiaView(msgspec.Struct):
    """The whole table.

    `round` is 0 while the starting points are placed. `leader` is the Leader in turn, `player` who decides for it, `acting`
    what it has begun (the verb; "step" past a watchtower, "impossible"; null while it chooses). `pile` is the size of the
    Prison pile, `bottom` its known block, the lowest card first; it is empty once the match is over, for then the engine
    hides nothing, and cards that nobody ever saw would pass for known ones (VIRTO-141). `sowings` preview what `sow` would
    do, `leaving` the watchtower that a step would pass, `stepping` all that this step risks, `passing` the watchtower before
    which somebody chooses a stored result or a new roll.
    """

    round: int
    turn: int
    leader: int
    player: int
    first: int
    order: list[VirtopiaTurn]
    acting: str | None
    cells: list[VirtopiaCell]
    leaders: list[VirtopiaLeader]
    city: list[int]
    box: list[int]
    hand: list[int]
    hope: int
    most_hope: int
    stored: int | None
    dice: VirtopiaDice | None
    prisons: list[VirtopiaPrison]
    pile: int
    bottom: list[str]
    plus_one: bool
    open_struggle: bool
    sowings: list[VirtopiaSowing]
    leaving: VirtopiaTower | None
    stepping: VirtopiaChance | None
    passing: VirtopiaTower | None


def shape(seen: Seen) -> VirtopiaView:
    counters = seen.counters
    table = rules_of(seen)
    active = counters[ACTIVE]
    round = max(counters[ROUND], 1)
    return VirtopiaView(
        round=counters[ROUND],
        turn=counters[TURN],
        leader=active,
        player=turn_of(seen, round, active).seat,
        first=counters[FIRST],
        order=[turn_at(seen, round, turn) for turn in range(4)],
        acting=DOINGS[counters[ACTING]] or None,
        cells=[cell_view(counters, cell) for cell in range(12)],
        leaders=[leader_view(seen, leader) for leader in range(4)],
        city=meeples(counters, int(CITY)),
        box=meeples(counters, int(BOX)),
        hand=meeples(counters, int(HAND)),
        hope=counters[HOPE],
        most_hope=int(table.hope),
        stored=counters[STORED] - 1 if counters[STORED] else None,
        dice=dice(counters),
        prisons=[prison(counters, card) for card in seen.zones[OPEN].cards],
        pile=len(seen.zones[PILE]),
        bottom=[label for label in seen.labels(int(PILE)) if not label.startswith("?") and not counters[ENDED]],
        plus_one=bool(table.plus_one),
        open_struggle=table.open_struggle,
        sowings=sowings(seen),
        leaving=leaving(seen),
        stepping=chance(stepping(circle_of(seen))) if leaving(seen) else None,
        passing=passing(seen),
    )


def rules_of(seen: Seen) -> VirtopiaConfig:
    assert isinstance(seen.config, VirtopiaConfig)
    return seen.config


def meeples(counters: list[int], place: int) -> list[int]:
    return counters[place : place + 4]


def in_cell(counters: list[int], cell: int) -> int:
    return sum(meeples(counters, int(CIRCLE) + 4 * cell))


# The circle and the cards.


def card_of(counters: list[int], cell: int) -> str:
    quarter = cell // 3
    if cell % 3 == 0:
        return FLAWS[counters[int(QUARTERS) + quarter]]
    if cell % 3 == 1:
        return VIRTUES[counters[int(QUARTERS) + (quarter + 2) % 4]]
    return "SE" if (quarter + counters[ODD]) % 2 else "TR"


def cell_view(counters: list[int], cell: int) -> VirtopiaCell:
    flaw = cell % 3 == 0
    count = in_cell(counters, cell)
    return VirtopiaCell(
        cell=cell,
        kind=KINDS[cell % 3],
        id=card_of(counters, cell),
        meeples=meeples(counters, int(CIRCLE) + 4 * cell),
        leaders=[leader for leader in range(4) if counters[int(TOKENS) + leader] == cell],
        captives=count if flaw else None,
        number=int(SLOT_NUMBERS[count - 1]) if flaw and 0 < count < FIFTH else None,
        room=max(0, int(FIFTH) - 1 - count) if flaw else None,
    )


def leader_view(seen: Seen, leader: int) -> VirtopiaLeader:
    counters = seen.counters
    rows = [meeples(counters, row(leader, virtue)) for virtue in range(4)]
    totals = [sum(points) for points in rows]
    return VirtopiaLeader(
        id=LEADERS[leader],
        colour=COLOURS[leader],
        seat=turn_of(seen, max(counters[ROUND], 1), leader).seat,
        common=seen.seats == 3 and counters[int(ORDER) + 3] == leader,
        cell=counters[int(TOKENS) + leader],
        standing=counters[int(STANDING) + leader] == 1,
        rows=rows,
        points=sum(totals),
        removable=sum(totals) - totals[leader],
        virtues=sum(total > 0 for total in totals),
    )


def row(leader: int, virtue: int) -> int:
    return int(POINTS) + 16 * leader + 4 * virtue


def prison(counters: list[int], card: int) -> VirtopiaPrison:
    shown = [leader for leader in range(4) if PRISON_LEADERS[card] >> leader & 1]
    return VirtopiaPrison(id=f"PR{card + 1}", leaders=shown, meeples=meeples(counters, int(PRISONERS) + 4 * card))


def dice(counters: list[int]) -> VirtopiaDice | None:
    if not counters[DIE]:
        return None
    at_tower = ROLLS[counters[DIE_FOR]] in ("watchtower", "stored")
    return VirtopiaDice(
        result=counters[DIE] - 1,
        roll=ROLLS[counters[DIE_FOR]],
        cell=counters[DIE_CELL],
        total=counters[TOTAL] if at_tower else None,
        colour=COLOURS[counters[COLOUR] - 1] if counters[COLOUR] else None,
    )


# Whose turn it is (VIRTO-120 to 123).


def turn_at(seen: Seen, round: int, turn: int) -> VirtopiaTurn:
    n, counters = seen.seats, seen.counters
    player = int(player_in_order(n, round, turn))
    return VirtopiaTurn(leader=counters[ORDER + place_in_order(n, round, turn)], seat=(counters[FIRST] + player) % n)


def turn_of(seen: Seen, round: int, leader: int) -> VirtopiaTurn:
    return next(turn for turn in (turn_at(seen, round, n) for n in range(4)) if turn.leader == leader)


# What a sowing would meet.


def choosing(seen: Seen) -> bool:
    """Whether the Leader in turn has still to choose what to do, on its cell or after a step."""
    counters = seen.counters
    return counters[ROUND] > 0 and not counters[ENDED] and DOINGS[counters[ACTING]] in ("", "step")


def circle_of(seen: Seen) -> Circle:
    return Circle(seen.counters, len(seen.zones[PILE]), int(rules_of(seen).plus_one))


def sowings(seen: Seen) -> list[VirtopiaSowing]:
    counters = seen.counters
    circle = circle_of(seen)
    here = circle.here
    if sum(meeples(counters, int(HAND))) and not counters[ENDED]:
        return [sowing(circle, here, False, False)]
    if not choosing(seen):
        return []
    guarded = here % 3 == 0 and circle.on(here) > 0
    options = [(here, False), ((here + 1) % 12, True)]
    if counters[ACTING]:
        options = options[:1]
    found = [(origin, step) for origin, step in options if origin % 3 and circle.on(origin)]
    gone = guarded or (rules_of(seen).fleeting_die and here % 3 == 0)
    return [sowing(circle, origin, step, guarded, gone) for origin, step in found]


def sowing(circle: Circle, origin: int, step: bool, guarded: bool, gone: bool = False) -> VirtopiaSowing:
    """From a cell, or from the hand of who is on its way: where the meeples fall, and the watchtowers in between.

    `gone`: a stored result is used up, or taken away, on leaving the Flaw before (VIRTO-136).
    """
    way = Way(circle, origin, not gone)
    return VirtopiaSowing(
        step=step,
        origin=origin,
        cells=way.cells,
        towers=[tower(passage, number == 0 and not gone) for number, passage in enumerate(way.towers)],
        fifth=way.fifth if way.fifth >= 0 else None,
        guarded=guarded,
        chance=chance(way.chance()),
    )


def chance(found: Chance) -> VirtopiaChance:
    return VirtopiaChance(sanction=found.sanction, defeat=found.defeat, exact=found.exact)


def leaving(seen: Seen) -> VirtopiaTower | None:
    """The watchtower of the cell that the Leader in turn stands on, if a step would pass it."""
    circle = circle_of(seen)
    if circle.here % 3 or not circle.on(circle.here) or seen.counters[ACTING] or not choosing(seen):
        return None
    return tower(step_off(circle), True)


def passing(seen: Seen) -> VirtopiaTower | None:
    """The watchtower where somebody has to choose between the stored result and a new roll; afterwards none is stored."""
    circle = circle_of(seen)
    under_way = DOINGS[seen.counters[ACTING]] in ("sow", "step", "impossible")
    if not under_way or circle.here % 3 or not circle.on(circle.here) or circle.stored < 0 or seen.counters[ENDED]:
        return None
    if DOINGS[seen.counters[ACTING]] == "sow" and not sum(meeples(seen.counters, int(HAND))):
        return None
    return tower(step_off(circle), True)


def tower(passage: Passage, first: bool) -> VirtopiaTower:
    """Its odds; the stored result serves the first one only."""
    odds = passage.rolled()
    return VirtopiaTower(
        cell=passage.cell,
        flaw=FLAWS[passage.flaw],
        captives=passage.captives,
        number=int(SLOT_NUMBERS[passage.captives - 1]),
        low=passage.circle.total(0, passage.captives),
        high=passage.circle.total(4, passage.captives),
        sanction=odds.sanction / THROWS,
        defeat=odds.defeat / THROWS,
        stored=stored_at(passage) if first and passage.circle.stored >= 0 else None,
    )


def stored_at(passage: Passage) -> VirtopiaStored:
    odds, circle = passage.kept(), passage.circle
    total = circle.total(circle.stored, passage.captives)
    return VirtopiaStored(total=total, sanction=odds.sanction / THROWS, defeat=odds.defeat / THROWS)
