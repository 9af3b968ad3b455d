"""Why one would do something, in a sentence: what the action brings, and what lies ahead; only what is true of it there."""

from __future__ import annotations

from typing import Final

from ....engine.offers import Reason
from ....engine.zone import CARD
from ..rules.actions import RecruitMeeples, TakeMeeples, TakePassengers, no_develop, no_struggle
from ..rules.circle import CELLS, FLAW, VIRTUE, after, kind_of
from ..rules.content import COLOURS, EFFECT_DIE, FLAWS, LEADERS, PRISONS, ROW, VIRTUES
from ..rules.odds import THROWS, Passage, Route, step_off
from ..rules.placing import rows_of
from ..rules.position import Virtopia
from ..rules.verbs import (
    CHOICES,
    DEVELOP,
    DIG,
    DISCARD,
    ESCAPE,
    FREE,
    GIVE,
    LEAVE,
    PLACE,
    RECRUIT,
    ROLL,
    SCARE,
    SOW,
    STEP,
    STORED,
    STRUGGLE,
    SURRENDER,
    SURVEILLANCE,
    TAKE,
    TUNNEL,
)
from .policy import circle_of

NEAR: Final = 4


def reasons(pos: Virtopia, seat: int, action: int) -> list[Reason]:
    """One or two sentences at most; none where nothing sure can be said."""
    verb = pos.config.vocabulary.verb(action)
    if verb in CHOICES:
        step = verb is STEP or verb.part(action) == 1
        cell = int(after(pos.token(pos.active))) if step else int(pos.token(pos.active))
        return turn_reasons(pos, verb.name, cell)
    if verb is DIG:
        return [*ready(pos, int(DIG.part(action))), Reason("why-tunnel")][:1]
    if verb is LEAVE:
        return leaving(pos, int(LEAVE.part(action)))
    if verb is GIVE:
        return giving(pos, int(GIVE.part(action, 1)))
    if verb is TAKE:
        return taking(pos, action)
    if verb is FREE:
        row = int(FREE.part(action, 1))
        return [Reason("why-free-point", {"virtue": virtue_name(row - 1)}) if row else Reason("why-free-all")]
    if verb is PLACE:
        rows = rows_of(action)
        return [Reason("why-place")] if max(rows.count(row) for row in rows if row != pos.active) == ROW else []
    if verb in (ROLL, STORED):
        return passing(pos, verb is STORED)
    if verb in (SCARE, SURRENDER):
        return fearing(pos, int(verb.part(action, 0)))
    return discarding(pos, int(DISCARD.part(action, 0))) if verb is DISCARD else []


# The turn.


def turn_reasons(pos: Virtopia, verb: str, cell: int) -> list[Reason]:
    """What a choice of the turn brings on a cell; then the next tower ahead, where it matters."""
    leader = pos.active
    if verb == DEVELOP.name:
        virtue = int(pos.virtue_at(cell))
        count = min(max(pos.count(pos.layout.cell(cell)), 1), pos.free_slots(virtue))
        return [Reason("why-develop", {"count": int(count), "virtue": virtue_name(virtue)})]
    if verb == STRUGGLE.name:
        flaw = pos.flaw_at(cell)
        count = min(pos.points(leader, flaw), pos.captives(cell))
        return [Reason("why-struggle", {"count": int(count), "flaw": flaw_name(int(flaw))})] if count else []
    if verb == ESCAPE.name:
        unlocked = [slot & CARD for slot in pos.open_prisons.slots if pos.locked(leader, slot & CARD) == ""]
        named = [Reason("why-escape", {"prison": f"card-{PRISONS[unlocked[0]]}"})] if len(unlocked) == 1 else []
        return [*named, *before_tower(pos, cell)]
    if verb == RECRUIT.name:
        count = min(pos.virtues_held(leader), pos.count(pos.layout.city))
        return [Reason("why-recruit", {"count": int(count)})] if count else []
    if verb == SURVEILLANCE.name:
        return [Reason("why-surveillance"), *before_tower(pos, cell)]
    if verb == TUNNEL.name:
        return [Reason("why-tunnel")]
    return sowing(pos, cell) if verb == SOW.name else stepping(pos, cell)


def before_tower(pos: Virtopia, cell: int) -> list[Reason]:
    """The next Flaw with captives on the way, if it is near."""
    for ahead in range(1, NEAR + 1):
        flaw = (cell + ahead) % int(CELLS)
        if pos.captives(flaw):
            return [Reason("why-before", {"flaw": flaw_name(int(pos.flaw_at(flaw))), "count": int(pos.captives(flaw))})]
    return []


def sowing(pos: Virtopia, cell: int) -> list[Reason]:
    """The first tower it passes, at what odds; without any, what can be done where it ends."""
    route = Route(circle_of(pos), cell)
    if route.fifth >= 0:
        return [Reason("why-fifth", {"flaw": flaw_name(int(pos.flaw_at(route.fifth)))})]
    if route.towers:
        return [odds(route.towers[0])]
    return [Reason("why-no-tower"), *ready(pos, route.cells[-1], 1)]


def stepping(pos: Virtopia, cell: int) -> list[Reason]:
    """The tower, and the development that may follow at once."""
    develops = no_develop(pos, pos.active, cell) == ""
    then = [Reason("why-then", {"virtue": virtue_name(int(pos.virtue_at(cell)))})] if develops else []
    return [odds(step_off(circle_of(pos))), *then]


def odds(tower: Passage) -> Reason:
    """What a new roll brings there."""
    found = tower.rolled()
    values: dict[str, int | str] = {"flaw": flaw_name(tower.flaw)}
    return Reason("why-odds", {**values, "percent": share(found.sanction), "lost": share(found.defeat)})


def share(throws: int) -> int:
    """How many throws of a hundred that is."""
    return round(100 * throws / THROWS)


def ready(pos: Virtopia, cell: int, more: int = 0) -> list[Reason]:
    """Where the Leader in turn could develop or free somebody next time, with `more` meeples there by then."""
    leader = pos.active
    if kind_of(cell) == VIRTUE:
        why = no_develop(pos, leader, cell)
        if why == "" or (more and why == "VIRTO-054"):
            return [Reason("why-ready", {"virtue": virtue_name(int(pos.virtue_at(cell)))})]
    if kind_of(cell) == FLAW and (no_struggle(pos, leader, cell) == "" or (more and pos.points(leader, pos.flaw_at(cell)))):
        return [Reason("why-ready-flaw", {"flaw": flaw_name(int(pos.flaw_at(cell)))})]
    return []


# What is chosen on the way.


def stock(pos: Virtopia, colour: int) -> int:
    """Meeples of a colour on Virtue and Action cells and in the City."""
    return int(pos.active_meeples(colour) + pos.counters[pos.layout.city + colour])


def leaving(pos: Virtopia, colour: int) -> list[Reason]:
    """Into captivity rather what there is most of, onto the circle what there is least of."""
    others = [stock(pos, other) for other in range(4) if other != colour and pos.counters[pos.layout.hand + other]]
    captive = kind_of(after(pos.token(pos.active))) == FLAW
    if captive and others and stock(pos, colour) > max(others):
        return [Reason("why-leave-captive", {"colour": colour_name(colour)})]
    if not captive and others and stock(pos, colour) < min(others):
        return [Reason("why-leave-active", {"colour": colour_name(colour)})]
    return []


def giving(pos: Virtopia, leader: int) -> list[Reason]:
    """The point that completes a row of a Leader."""
    virtue = int(pos.virtue_at(pos.token(pos.active)))
    if pos.points(leader, virtue) != ROW - 1:
        return []
    return [Reason("why-give", {"leader": f"leader-{LEADERS[leader]}", "virtue": virtue_name(virtue)})]


def taking(pos: Virtopia, action: int) -> list[Reason]:
    """The colour of which there is least, if it is among those that are taken."""
    top = pos.agenda[-1]
    assert isinstance(top, TakeMeeples)
    if isinstance(top, TakePassengers):
        return []
    have = [int(pos.active_meeples(colour)) if isinstance(top, RecruitMeeples) else stock(pos, colour) for colour in range(4)]
    scarcest = have.index(min(have))
    if have.count(min(have)) > 1 or not TAKE.part(action, scarcest):
        return []
    return [Reason("why-take", {"colour": colour_name(scarcest)})]


def passing(pos: Virtopia, stored: bool) -> list[Reason]:
    """What the stored result brings, or how often a new roll is better."""
    tower = step_off(circle_of(pos))
    total = tower.total(tower.circle.stored)
    if stored:
        return [Reason("why-stored", {"total": total})]
    if tower.kept().defeat == THROWS and tower.rolled().defeat < THROWS:
        return [Reason("why-roll-lost")]
    better = len([die for die in EFFECT_DIE if tower.total(die) < total])
    return [Reason("why-roll", {"percent": round(100 * better / len(EFFECT_DIE))})] if better else []


def fearing(pos: Virtopia, virtue: int) -> list[Reason]:
    """Into the Flaw that holds fewest of those that could take one."""
    top = pos.agenda[-1]
    verb = SCARE if pos.on_virtues() else SURRENDER
    open_to = {int(verb.part(action, 0)) for action in top.legal(pos, top.seat)}
    held = {flaw: int(pos.captives(pos.flaw_cell(flaw))) for flaw in open_to}
    if any(count <= held[virtue] for flaw, count in held.items() if flaw != virtue):
        return []
    return [Reason("why-scare", {"flaw": flaw_name(virtue), "count": held[virtue]})]


def discarding(pos: Virtopia, leader: int) -> list[Reason]:
    """From the Leader who has most to lose."""
    top = pos.agenda[-1]
    able = {int(DISCARD.part(action, 0)) for action in top.legal(pos, top.seat)}
    if any(pos.removable(other) >= pos.removable(leader) for other in able if other != leader):
        return []
    return [Reason("why-discard", {"leader": f"leader-{LEADERS[leader]}", "count": int(pos.removable(leader))})]


def colour_name(number: int) -> str:
    """The key of a colour's name."""
    return f"colour-{COLOURS[number]}"


def virtue_name(number: int) -> str:
    """The key of a Virtue's name."""
    return f"card-{VIRTUES[number]}"


def flaw_name(number: int) -> str:
    """The key of a Flaw's name."""
    return f"card-{FLAWS[number]}"
