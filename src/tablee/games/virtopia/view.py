"""What everybody sees of Virtopia, as the clients draw it; only the unseen Prison cards are hidden.

Meeples are given by colour, in the order green, blue, yellow, red. Leaders, Virtues and Flaws stand in the same order:
Leader 2 is yellow, its main Virtue is number 2, and Flaw 2 is the one opposed to it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import msgspec

from ...engine.knowledge import Seen
from .cards import (
    COLOURS,
    EFFECT_DIE,
    EFFECT_N,
    EFFECT_X,
    EXTREMISM,
    FEAR,
    FIFTH,
    FLAWS,
    IGNORANCE,
    INIQUITY,
    LEADERS,
    PRISON_LEADERS,
    SEVEN,
    SLOT_NUMBERS,
    VIRTUES,
)
from .position import (
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
    VirtopiaTable,
    place_in_order,
    player_in_order,
)

KINDS: Final = ("flaw", "virtue", "action")


class VirtopiaCell(msgspec.Struct):
    """A cell of the circle. `id` names its card (FE, VT, TR, SE, …), `leaders` the tokens on it.

    `captives` and `number` (the one beside the highest captive, null without any) are those of a Flaw, else null.
    """

    cell: int
    kind: str
    id: str
    meeples: list[int]
    leaders: list[int]
    captives: int | None
    number: int | None


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


class VirtopiaTower(msgspec.Struct):
    """A watchtower that would be passed, with a new roll of the die: `captives` at that moment and the `number` to add.

    `sanction` is the probability of a total from 1 to 6, `defeat` that of a total of 7 or of losing the last Hope.
    `unpayable` is the probability of a sanction that cannot be paid in full, as the table lies now: the meeples in the hand
    count for nothing, nor do those left on the way where their colour matters. `stored` is the total that the stored result
    would give here, null when there is none or it serves an earlier watchtower.
    """

    cell: int
    flaw: str
    captives: int
    number: int
    sanction: float
    defeat: float
    unpayable: float
    stored: int | None


class VirtopiaSowing(msgspec.Struct):
    """A sowing that is possible now, or the rest of the one under way: the cells where meeples fall, in order.

    `fifth` is the cell where a fifth captive would end the match, null when none falls.
    """

    step: bool
    origin: int
    cells: list[int]
    towers: list[VirtopiaTower]
    fifth: int | None


class VirtopiaView(msgspec.Struct):
    """The whole table.

    `round` is 0 while the starting points are placed. `leader` is the Leader in turn, `player` who decides for it, `acting`
    what it has begun (the verb; "step" past a watchtower, "impossible"; null while it chooses). `pile` is the size of the
    Prison pile, `bottom` its known block, the lowest card first; it is empty once the match is over, for then the engine
    hides nothing, and cards that nobody ever saw would pass for known ones (VIRTO-141). `sowings` preview what `sow` would
    do, `leaving` the watchtower that a step would pass.
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
    )


def rules_of(seen: Seen) -> VirtopiaTable:
    assert isinstance(seen.table, VirtopiaTable)
    return seen.table


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


def sowings(seen: Seen) -> list[VirtopiaSowing]:
    counters = seen.counters
    here = counters[int(TOKENS) + counters[ACTIVE]]
    hand = sum(meeples(counters, int(HAND)))
    if hand and not counters[ENDED]:
        return [sowing(seen, here, hand, False)]
    if not choosing(seen):
        return []
    guarded = here % 3 == 0 and in_cell(counters, here) > 0
    options = [] if guarded else [(here, False), ((here + 1) % 12, True)]
    if counters[ACTING]:
        options = options[:1]
    found = [(origin, step) for origin, step in options if origin % 3 and in_cell(counters, origin)]
    return [sowing(seen, origin, in_cell(counters, origin), step) for origin, step in found]


def sowing(seen: Seen, origin: int, count: int, step: bool) -> VirtopiaSowing:
    """From a cell, or from the hand of who is on its way: where the meeples fall, and the watchtowers in between."""
    counters = seen.counters
    under_way = sum(meeples(counters, int(HAND))) > 0
    cells = [(origin + 1 + n) % 12 for n in range(count)]
    found = VirtopiaSowing(step=step, origin=origin, cells=cells, towers=[], fifth=None)
    left = dict.fromkeys(range(12), 0)
    for n, cell in enumerate(cells):
        left[cell] += 1
        captives = in_cell(counters, cell) + left[cell] if cell % 3 == 0 else 0
        if captives >= FIFTH:
            found.fifth = cell
            break
        if cell % 3 == 0 and n < count - 1:
            laid = sum(times for place, times in left.items() if place % 3 == 1)
            found.towers.append(tower(seen, cell, captives, None if under_way else origin, laid, not found.towers))
    return found


def leaving(seen: Seen) -> VirtopiaTower | None:
    """The watchtower of the cell that the Leader in turn stands on, if a step would pass it."""
    counters = seen.counters
    here = counters[int(TOKENS) + counters[ACTIVE]]
    captives = in_cell(counters, here)
    if here % 3 or not captives or counters[ACTING] or not choosing(seen):
        return None
    return tower(seen, here, captives, None, 0, True)


def tower(seen: Seen, cell: int, captives: int, lifted: int | None, laid: int, first: bool) -> VirtopiaTower:
    """Its odds; `lifted` is the cell whose meeples are in the hand by then, `laid` how many lie on Virtue cells again."""
    counters = seen.counters
    number = int(SLOT_NUMBERS[captives - 1])
    totals = [total_of(seen, face + number) for face in EFFECT_DIE]
    last = counters[HOPE] == 1
    bad = [total for total in totals if 0 < total < SEVEN and not last]
    lost = Fraction(sum(total >= SEVEN or (last and total > 0) for total in totals), 6)
    flaw = FLAWS.index(card_of(counters, cell))
    short = sum([unpayable(seen, flaw, total, lifted, laid) for total in bad], Fraction(0)) / 6
    stored = counters[STORED] - 1
    return VirtopiaTower(
        cell=cell,
        flaw=FLAWS[flaw],
        captives=captives,
        number=number,
        sanction=float(Fraction(sum(0 < total < SEVEN for total in totals), 6)),
        defeat=float(lost),
        unpayable=float(short),
        stored=total_of(seen, stored + number) if stored >= 0 and first else None,
    )


def total_of(seen: Seen, total: int) -> int:
    """With what VIRTO-131 adds."""
    return total + int(rules_of(seen).plus_one) if total else 0


def unpayable(seen: Seen, flaw: int, total: int, lifted: int | None, laid: int) -> Fraction:
    """The probability that the sanction of a total cannot be paid."""
    counters = seen.counters
    n, x = int(EFFECT_N[8 * flaw + total]), int(EFFECT_X[8 * flaw + total])
    leaders = [leader_view(seen, leader) for leader in range(4)]
    if flaw == FEAR:
        there = sum(in_cell(counters, cell) for cell in (1, 4, 7, 10) if cell != lifted) + laid
        return Fraction(there + leaders[counters[ACTIVE]].removable < n)
    if flaw == IGNORANCE:
        return Fraction(sum(leader.removable >= n for leader in leaders) < x)
    if flaw == INIQUITY and not len(seen.zones[PILE]):
        return Fraction(1)
    assert flaw in (EXTREMISM, INIQUITY)
    short = 0
    for colour in range(4):
        cells = [cell for cell in range(12) if cell % 3 and cell != lifted]
        active = sum(counters[int(CIRCLE) + 4 * cell + colour] for cell in cells)
        short += counters[int(CITY) + colour] < 2 * max(0, n - active)
    return Fraction(short, 4)
