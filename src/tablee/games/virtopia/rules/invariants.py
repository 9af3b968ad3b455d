"""The invariants of the ledger, as sentences about what is broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ....engine.automatic import Question
from ....engine.decision import Decision
from .actions import ChooseTunnel, FreeCaptives, FreePrison, GivePoint, RecruitMeeples, TakeMeeples, TakePassengers
from .circle import ACTION, CELLS, FLAW, FLAW_ORDERS, VIRTUE, kind_of
from .content import EXTREMISM, FIFTH, INIQUITY, MEEPLES, PRISONS, ROW
from .decisions import QUESTIONS
from .doings import DOINGS, SOWING, STEPPING, STUCK
from .placing import CELLS_TO_FILL, Begin, ChooseStart, FillCell, OrderLeaders, PlacePoints, Prepare
from .position import ALL_POINTS, LAST_ROUND, MOST_BOXED, NO_HOPE, REASONS, ROLLS, ROUNDS, VICTORY, Virtopia
from .position import CAPTIVES as FIVE_CAPTIVES
from .position import FULL_BOX as FULL
from .sanctions import DiscardPoints, MoveByFear, TakeColour
from .sowing import LeaveMeeple
from .turn import ChooseAfterStep, ChooseTurn, EndTurn, EnterCell, SendCaptive, Stumble
from .watchtower import PassTower


def faults(pos: Virtopia) -> list[str]:
    """What does not hold in a position, nothing in any that a match can reach."""
    wrong = _range_faults(pos) or _meeple_faults(pos) or _prison_faults(pos)
    if wrong:
        return wrong
    if not pos.agenda:
        return _end_faults(pos)
    return _running_faults(pos) or _agenda_faults(pos)


def _range_faults(pos: Virtopia) -> list[str]:
    """Every counter is one that a match can have: the order, the circle, the tokens, the dice."""
    counters, layout = [int(counter) for counter in pos.counters], pos.layout
    if sorted(counters[layout.order(place)] for place in range(4)) != [0, 1, 2, 3]:
        return ["the order of the Leaders is none"]
    flaws = tuple([counters[layout.flaw_of(quarter)] for quarter in range(4)])
    if flaws not in FLAW_ORDERS or counters[layout.odd] not in (0, 1):
        return ["the layout is none of the 48"]
    tokens = [counters[layout.token(leader)] for leader in range(4)]
    if not all(0 <= cell < CELLS for cell in tokens) or not all(0 <= up <= 1 for up in _postures(pos)):
        return ["a token is not on the circle"]
    if not all(0 <= counters[counter] <= highest for counter, highest in _highest(pos).items()):
        return ["a count is out of range"]
    if counters[layout.hope] + counters[layout.sanctions] != pos.rules.hope:
        return ["the Hope lost is not the number of sanctions"]
    return []


def _postures(pos: Virtopia) -> list[int]:
    return [int(pos.counters[pos.layout.standing(leader)]) for leader in range(4)]


def _highest(pos: Virtopia) -> dict[int, int]:
    """The highest value of each counter of the match, of the turn and of the dice."""
    layout = pos.layout
    return {
        int(layout.round): int(LAST_ROUND) + 1,
        int(layout.turn): 3,
        int(layout.first): int(pos.seats) - 1,
        int(layout.hope): int(pos.rules.hope),
        int(layout.stored): 5,
        int(layout.ended): len(REASONS) - 1,
        int(layout.sanctions): 12,
        int(layout.active): 3,
        int(layout.acting): len(DOINGS) - 1,
        int(layout.die): 5,
        int(layout.die_for): len(ROLLS) - 1,
        int(layout.die_cell): int(CELLS) - 1,
        int(layout.total): pos.cards.highest_total(),
        int(layout.colour): 4,
    }


def _meeple_faults(pos: Virtopia) -> list[str]:
    """Invariants 1 and 2: 12 meeples of each colour, and the points on the cards."""
    meeples = [int(counter) for counter in pos.counters[pos.layout.city :]]
    if min(meeples) < 0:
        return ["a place holds less than nothing"]
    if any(sum(meeples[colour::4]) != MEEPLES for colour in range(4)):
        return ["the meeples are not complete"]
    if any(pos.points(leader, virtue) > ROW for leader in range(4) for virtue in range(4)):
        return ["a row holds more than two points"]
    placed = [leader for leader in range(4) if pos.points(leader, leader) == ROW]
    if any(pos.removable(leader) or pos.points(leader, leader) for leader in range(4) if leader not in placed):
        return ["a Leader has lost points of its main Virtue"]
    begun = pos.counters[pos.layout.round] > 0
    return ["the starting points are not all placed"] if begun and len(placed) < 4 else []


def _prison_faults(pos: Virtopia) -> list[str]:
    """Invariant 5: six Prison cards, prisoners of one colour on the open ones only."""
    known = [int(pos.prison_pile.knowers(slot)) for slot in range(len(pos.prison_pile))]
    if sorted(pos.prison_pile.cards + pos.open_prisons.cards) != list(range(len(PRISONS))):
        return ["the Prison cards are not complete"]
    if sorted(known, reverse=True) != known or not set(known) <= {0, 0xFF}:
        return ["the pile is not a block of unseen cards above one of known cards"]
    for prison in range(len(PRISONS)):
        held = pos.count(pos.layout.prisoners(prison))
        if held and (prison not in pos.open_prisons.cards or pos.only_colour(pos.layout.prisoners(prison)) < 0):
            return ["a closed prison holds meeples, or one holds several colours"]
    return []


def _end_faults(pos: Virtopia) -> list[str]:
    """A match that is over ended for the reason it gives (VIRTO-110 to 118)."""
    counters, layout = pos.counters, pos.layout
    reason = counters[layout.ended]
    if reason == 0:
        return ["the match is over for no reason"]
    fives = [cell for cell in range(0, 12, 3) if pos.captives(cell) >= FIFTH]
    truths = {
        VICTORY: pos.won(),
        FIVE_CAPTIVES: bool(fives),
        NO_HOPE: counters[layout.hope] == 0,
        FULL: pos.count(pos.layout.box) > MOST_BOXED,
        ROUNDS: counters[layout.round] > LAST_ROUND,
    }
    if not truths.get(reason, True):
        return [f"the match did not end by {REASONS[reason]}"]
    if any(pos.captives(cell) > FIFTH for cell in fives) and reason != FIVE_CAPTIVES:
        return ["a Flaw holds too many captives"]
    return []


def _running_faults(pos: Virtopia) -> list[str]:
    """Invariants 3, 6 to 9 and 11: nothing that would have ended the match has happened."""
    counters, layout = pos.counters, pos.layout
    if counters[layout.ended]:
        return ["the match is over and goes on"]
    if any(pos.captives(cell) >= FIFTH for cell in range(0, 12, 3)):
        return ["a Flaw holds five captives"]
    if counters[layout.hope] < 1 or pos.count(pos.layout.box) > MOST_BOXED or counters[layout.round] > LAST_ROUND:
        return ["the match is lost and goes on"]
    if pos.all_points() == ALL_POINTS and pos.won():
        return ["the match is won and goes on"]
    if counters[layout.round] == 0:
        return _before_faults(pos)
    round, turn = counters[layout.round], counters[layout.turn]
    if pos.active != pos.leader_at(round, turn):
        return ["the Leader in turn is not the one whose turn it is"]
    if pos.count(pos.layout.hand) and not any(isinstance(item, LeaveMeeple) for item in pos.agenda):
        return ["somebody holds meeples without sowing"]
    filling = pos.agenda[-1].prison if isinstance(pos.agenda[-1], TakeColour) else -1
    if any(prison != filling and not pos.count(pos.layout.prisoners(prison)) for prison in pos.open_prisons.cards):
        return ["an open prison is empty"]
    return []


def _before_faults(pos: Virtopia) -> list[str]:
    """While the starting points are placed nothing has happened yet (VIRTO-008, 016)."""
    layout, counters = pos.layout, pos.counters
    used = pos.count(layout.box) + pos.count(layout.hand) + counters[layout.stored] + counters[layout.sanctions]
    circle = any(pos.count(layout.cell(cell)) for cell in range(CELLS)) and not isinstance(pos.agenda[0], Begin)
    at_home = all(pos.token(leader) == pos.virtue_cell(leader) and not pos.standing(leader) for leader in range(4))
    return (
        []
        if not used and not len(pos.open_prisons) and not circle and at_home
        else ["something happened before the first turn"]
    )


# The agenda: the end of the turn, what is under way, and one question on top.


def _agenda_faults(pos: Virtopia) -> list[str]:
    stack = list(pos.agenda)
    top = stack[-1]
    if type(top) not in QUESTIONS:
        return ["what lies on top is no question"]
    if pos.counters[pos.layout.round] == 0:
        return [] if _preparing(pos, stack) else ["the question is not one of the set-up"]
    seat = pos.seat_at(pos.counters[pos.layout.round], pos.counters[pos.layout.turn])
    if any(item.seat != seat for item in stack):
        return ["somebody else is asked than who decides for the Leader in turn"]
    if not isinstance(stack[0], EndTurn) or len(stack) > 3:
        return ["a turn lies above its end"]
    if not _under_way(pos, [type(item) for item in stack[1:-1]], top):
        return ["what is under way is not what the Leader does"]
    assert isinstance(top, Question)
    return [] if _fits(pos, top) else ["the question cannot be asked here"]


def _filling(pos: Virtopia, stack: list[Decision[Any]]) -> bool:
    """The Virtue where the dice begin, or the colours of a cell (VIRTO-137)."""
    top, first = stack[-1], pos.seat_at(1, 0)
    if len(stack) != 2 or stack[0].seat != first or not pos.rules.chosen_start:
        return False
    captives = [int(pos.captives(cell)) for cell in range(0, 12, 3)]
    placed = all(pos.points(leader, leader) + pos.removable(leader) == 2 * ROW for leader in range(4))
    if captives != [int(pos.rules.captives)] * 4 or not placed:
        return False
    if isinstance(top, ChooseStart):
        on_circle = sum(int(pos.count(pos.layout.cell(cell))) for cell in range(CELLS) if kind_of(cell) != FLAW)
        return top.seat == first and pos.active == pos.leader_at(1, 0) and not on_circle
    return isinstance(top, FillCell) and _fills(pos, top)


def _fills(pos: Virtopia, top: FillCell) -> bool:
    """The dice began on a Virtue; the cells before this one are filled, those after it empty; and there is a choice."""
    if not (1 <= top.left <= CELLS_TO_FILL and 2 <= top.die <= 4 and 0 <= top.cell < CELLS):
        return False
    if kind_of(top.cell) == FLAW:
        return False
    turn = (CELLS_TO_FILL - top.left) % 4
    if top.seat != pos.seat_at(1, turn) or pos.active != pos.leader_at(1, turn):
        return False
    ring = [cell % 12 for cell in range(top.cell, top.cell + 12) if kind_of(cell) != FLAW]
    ahead, done = ring[: top.left], ring[top.left :]
    counts = [int(pos.count(pos.layout.cell(cell))) for cell in (*done, *ahead)]
    if any(counts[len(done) :]) or not all(2 <= count <= 4 for count in counts[: len(done)]):
        return False
    count = min(top.die, pos.count(pos.layout.city))
    return kind_of((done or ring)[0]) == VIRTUE and top.least == top.most == count and top.forced(pos) < 0


def _preparing(pos: Virtopia, stack: list[Decision[Any]]) -> bool:
    """The next Leader's points, or the order of two players' Leaders."""
    if isinstance(stack[0], Begin):
        return _filling(pos, stack)
    if not isinstance(stack[0], Prepare) or stack[0].seat != pos.seat_at(1, 0):
        return False
    top = stack[-1]
    unplaced = [turn for turn in range(4) if pos.points(pos.leader_at(1, turn), pos.leader_at(1, turn)) == 0]
    if isinstance(top, PlacePoints):
        turn = unplaced[0] if unplaced else 0
        asked = unplaced == list(range(turn, 4)) and (top.seat, top.leader) == (pos.seat_at(1, turn), pos.leader_at(1, turn))
        return len(stack) == 2 and asked and pos.active == top.leader
    seats = [item.seat for item in stack[1:] if isinstance(item, OrderLeaders)]
    order = [pos.seat_at(1, 2), pos.seat_at(1, 0)]
    return pos.seats == 2 and len(unplaced) == 4 and len(seats) == len(stack) - 1 and seats in (order, order[:1])


def _under_way(pos: Virtopia, below: list[type], top: object) -> bool:
    """A sowing, a step or an Impossibility goes on after its watchtower; nothing else waits."""
    acting = pos.counters[pos.layout.acting]
    if isinstance(top, PassTower | MoveByFear | TakeColour | DiscardPoints):
        return below == {SOWING: [LeaveMeeple], int(STEPPING): [EnterCell], int(STUCK): [Stumble]}.get(int(acting))
    return below == []


def _fits(pos: Virtopia, top: Question[Any]) -> bool:
    """Whether a question can be asked, and has more than one answer where it is not asked otherwise."""
    check = CHECKS.get(type(top))
    if check is not None and not check(pos, top):
        return False
    return isinstance(top, ChooseTurn) or top.forced(pos) < 0


def _choose_turn(pos: Virtopia, top: Question[Any]) -> bool:
    return pos.counters[pos.layout.acting] == 0 and pos.count(pos.layout.hand) == 0


def _after_step(pos: Virtopia, top: Question[Any]) -> bool:
    on_virtue = kind_of(pos.token(pos.active)) == VIRTUE
    return pos.counters[pos.layout.acting] == STEPPING and on_virtue and pos.standing(pos.active)


def _leave(pos: Virtopia, top: Question[Any]) -> bool:
    return pos.counters[pos.layout.acting] == SOWING and pos.count(pos.layout.hand) > 0


def _give(pos: Virtopia, top: Question[Any]) -> bool:
    assert isinstance(top, GivePoint)
    here = pos.token(pos.active)
    if not _does(pos, "develop") or kind_of(here) != VIRTUE or top.virtue != pos.virtue_at(here):
        return False
    if top.cell < 0:
        return top.left == 1 and pos.count(pos.layout.cell(here)) == 0 and pos.free_slots(top.virtue) > 0
    return top.cell == here and top.left == min(pos.count(pos.layout.cell(here)), pos.free_slots(top.virtue))


def _dig(pos: Virtopia, top: Question[Any]) -> bool:
    return _does(pos, "tunnel") and _tunnel_cell(pos)


def _passengers(pos: Virtopia, top: Question[Any]) -> bool:
    assert isinstance(top, TakePassengers)
    elsewhere = 0 <= top.cell < CELLS and top.cell != pos.token(pos.active)
    return elsewhere and _takes(pos, top, 0, int(pos.virtues_held(pos.active))) and _dig(pos, top)


def _recruits(pos: Virtopia, top: Question[Any]) -> bool:
    assert isinstance(top, RecruitMeeples)
    most = int(pos.virtues_held(pos.active))
    return _does(pos, "recruit") and _tunnel_cell(pos) and _takes(pos, top, most, most)


def _frees(pos: Virtopia, top: Question[Any]) -> bool:
    here = pos.token(pos.active)
    return _does(pos, "escape") and kind_of(here) == ACTION and not pos.tunnels_at(here)


def _struggles(pos: Virtopia, top: Question[Any]) -> bool:
    assert isinstance(top, FreeCaptives)
    here = pos.token(pos.active)
    if not _does(pos, "struggle") or kind_of(here) != FLAW:
        return False
    points = int(pos.points(pos.active, pos.flaw_at(here)))
    return _takes(pos, top, points, points)


def _takes(pos: Virtopia, top: TakeMeeples, least: int, most: int) -> bool:
    there = int(pos.count(top.source(pos)))
    return (top.least, top.most) == (min(least, there), min(most, there))


def _tunnel_cell(pos: Virtopia) -> bool:
    here = pos.token(pos.active)
    return kind_of(here) == ACTION and pos.tunnels_at(here)


def _does(pos: Virtopia, doing: str) -> bool:
    return DOINGS[pos.counters[pos.layout.acting]] == doing and pos.count(pos.layout.hand) == 0


def _tower(pos: Virtopia, top: Question[Any]) -> bool:
    assert isinstance(top, PassTower)
    return top.cell == pos.token(pos.active) and pos.captives(top.cell) > 0


def _fear(pos: Virtopia, top: Question[Any]) -> bool:
    assert isinstance(top, MoveByFear)
    return 0 < top.left <= pos.cards.most_taken() and pos.on_virtues() + pos.removable(pos.active) >= top.left


def _colour(pos: Virtopia, top: Question[Any]) -> bool:
    assert isinstance(top, TakeColour)
    rolled = pos.counters[pos.layout.colour] - 1
    if top.flaw not in (EXTREMISM, INIQUITY) or not 0 <= top.colour < 4 or top.colour != rolled:
        return False
    open_card = pos.open_prisons.cards[-1] if len(pos.open_prisons) else -1
    if top.prison != (open_card if top.flaw == INIQUITY else -1) or top.prison < -1:
        return False
    held = pos.layout.prisoners(top.prison)
    if top.prison >= 0 and pos.count(held) != pos.counters[held + top.colour]:
        return False
    enough = 0 < top.left <= pos.active_meeples(top.colour) and top.left + top.missing <= pos.cards.most_taken()
    return enough and top.missing == 0


def _ignorance(pos: Virtopia, top: Question[Any]) -> bool:
    assert isinstance(top, DiscardPoints)
    if not (1 <= top.each <= pos.cards.most_discarded() and 0 <= top.done < 16 and -1 <= top.leader < 4):
        return False
    if not (0 <= top.more <= pos.cards.most_leaders() and 0 <= top.owes < top.each and top.more + top.owes > 0):
        return False
    if (top.leader < 0) != (top.done == 0) or (top.leader >= 0 and not top.done >> top.leader & 1):
        return False
    able = [leader for leader in range(4) if not top.done >> leader & 1 and pos.removable(leader) >= top.each]
    return len(able) >= top.more and (top.owes == 0 or pos.removable(top.leader) >= top.owes)


def _send(pos: Virtopia, top: Question[Any]) -> bool:
    assert isinstance(top, SendCaptive)
    on_flaw = 0 <= top.cell < CELLS and kind_of(top.cell) == FLAW
    return on_flaw and pos.counters[pos.layout.acting] == STUCK and pos.count(pos.layout.hand) == 0


CHECKS: Final[dict[type[Question[Any]], Callable[[Virtopia, Question[Any]], bool]]] = {
    ChooseTurn: _choose_turn,
    ChooseAfterStep: _after_step,
    LeaveMeeple: _leave,
    GivePoint: _give,
    ChooseTunnel: _dig,
    TakePassengers: _passengers,
    RecruitMeeples: _recruits,
    FreePrison: _frees,
    FreeCaptives: _struggles,
    PassTower: _tower,
    MoveByFear: _fear,
    TakeColour: _colour,
    DiscardPoints: _ignorance,
    SendCaptive: _send,
}
