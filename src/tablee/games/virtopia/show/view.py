"""What everybody sees of Virtopia, as the clients draw it; only the unseen Prison cards are hidden.

Meeples are given by colour, in the order green, blue, yellow, red. Leaders, Virtues and Flaws stand in the same order:
Leader 2 is yellow, its main Virtue is number 2, and Flaw 2 is the one opposed to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ....engine.knowledge import Seen
from ..rules.circle import CELLS, FLAW, VIRTUE, kind_of
from ..rules.content import COLOURS, ESCAPE_CARD, FIFTH, FLAWS, LEADERS, PRISONS, TUNNEL_CARD, VIRTUES
from ..rules.odds import stepping
from ..rules.position import ROLLS, place_in_order, player_in_order
from .previews import (
    VirtopiaChance,
    VirtopiaSowing,
    VirtopiaTower,
    chance,
    circle_of,
    doing,
    leaving,
    over,
    passing,
    rules_of,
    sowings,
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
    """The table as everybody sees it."""
    rules, counters = rules_of(seen), seen.counters
    layout = rules.layout
    active, round = counters[layout.active], max(counters[layout.round], 1)
    guarded = leaving(seen)
    return VirtopiaView(
        round=counters[layout.round],
        turn=counters[layout.turn],
        leader=active,
        player=turn_of(seen, round, active).seat,
        first=counters[layout.first],
        order=[turn_at(seen, round, turn) for turn in range(4)],
        acting=doing(seen) or None,
        cells=[cell_view(seen, cell) for cell in range(CELLS)],
        leaders=[leader_view(seen, leader) for leader in range(4)],
        city=meeples(seen, layout.city),
        box=meeples(seen, layout.box),
        hand=meeples(seen, layout.hand),
        hope=counters[layout.hope],
        most_hope=int(rules.hope),
        stored=counters[layout.stored] - 1 if counters[layout.stored] else None,
        dice=dice(seen),
        prisons=[prison(seen, card) for card in seen.zones[layout.open].cards],
        pile=len(seen.zones[layout.pile]),
        bottom=[label for label in seen.labels(layout.pile) if not label.startswith("?") and not over(seen)],
        plus_one=bool(rules.plus_one),
        open_struggle=rules.open_struggle,
        sowings=sowings(seen),
        leaving=guarded,
        stepping=chance(stepping(circle_of(seen))) if guarded else None,
        passing=passing(seen),
    )


def meeples(seen: Seen, place: int) -> list[int]:
    """The meeples of a place, by colour."""
    return seen.counters[place : place + 4]


# The circle and the cards.


def card_of(seen: Seen, cell: int) -> str:
    """The id of the card of a cell."""
    counters, layout, quarter = seen.counters, rules_of(seen).layout, cell // 3
    if kind_of(cell) == FLAW:
        return FLAWS[counters[layout.flaw_of(quarter)]]
    if kind_of(cell) == VIRTUE:
        return VIRTUES[counters[layout.flaw_of((quarter + 2) % 4)]]
    return ESCAPE_CARD if (quarter + counters[layout.odd]) % 2 else TUNNEL_CARD


def cell_view(seen: Seen, cell: int) -> VirtopiaCell:
    """A cell of the circle, and the captives of a Flaw."""
    rules, circle = rules_of(seen), circle_of(seen)
    flaw, count = kind_of(cell) == FLAW, circle.on(cell)
    guarded = flaw and 0 < count < FIFTH
    return VirtopiaCell(
        cell=cell,
        kind=KINDS[kind_of(cell)],
        id=card_of(seen, cell),
        meeples=meeples(seen, rules.layout.cell(cell)),
        leaders=[leader for leader in range(4) if seen.counters[rules.layout.token(leader)] == cell],
        captives=count if flaw else None,
        number=int(rules.cards.number_beside(circle.flaw(cell), count)) if guarded else None,
        room=max(0, int(FIFTH) - 1 - count) if flaw else None,
    )


def leader_view(seen: Seen, leader: int) -> VirtopiaLeader:
    """A Leader card and its token."""
    counters, layout = seen.counters, rules_of(seen).layout
    rows = [meeples(seen, layout.row(leader, virtue)) for virtue in range(4)]
    totals = [sum(points) for points in rows]
    return VirtopiaLeader(
        id=LEADERS[leader],
        colour=COLOURS[leader],
        seat=turn_of(seen, max(counters[layout.round], 1), leader).seat,
        common=seen.seats == 3 and counters[layout.order(3)] == leader,
        cell=counters[layout.token(leader)],
        standing=counters[layout.standing(leader)] == 1,
        rows=rows,
        points=sum(totals),
        removable=sum(totals) - totals[leader],
        virtues=sum(total > 0 for total in totals),
    )


def prison(seen: Seen, card: int) -> VirtopiaPrison:
    """An open Prison card."""
    rules = rules_of(seen)
    shown = [leader for leader in range(4) if rules.cards.shows(card, leader)]
    return VirtopiaPrison(id=PRISONS[card], leaders=shown, meeples=meeples(seen, rules.layout.prisoners(card)))


def dice(seen: Seen) -> VirtopiaDice | None:
    """The last roll, if there was one."""
    counters, layout = seen.counters, rules_of(seen).layout
    if not counters[layout.die]:
        return None
    roll, colour = ROLLS[counters[layout.die_for]], counters[layout.colour]
    return VirtopiaDice(
        result=counters[layout.die] - 1,
        roll=roll,
        cell=counters[layout.die_cell],
        total=counters[layout.total] if roll in ("watchtower", "stored") else None,
        colour=COLOURS[colour - 1] if colour else None,
    )


# Whose turn it is (VIRTO-120 to 123).


def turn_at(seen: Seen, round: int, turn: int) -> VirtopiaTurn:
    """A turn of a round, 0 to 3."""
    n, counters, layout = seen.seats, seen.counters, rules_of(seen).layout
    leader = counters[layout.order(place_in_order(n, round, turn))]
    return VirtopiaTurn(leader=leader, seat=(counters[layout.first] + int(player_in_order(n, round, turn))) % n)


def turn_of(seen: Seen, round: int, leader: int) -> VirtopiaTurn:
    """The turn of a Leader in a round."""
    return next(turn for turn in (turn_at(seen, round, n) for n in range(4)) if turn.leader == leader)


def running(view: Mapping[str, Any]) -> list[int]:
    """The Hope of all."""
    return [view["table"]["hope"]]
