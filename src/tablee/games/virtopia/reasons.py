"""Why a bot would do something, in a sentence: what the action brings, and what lies ahead."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ...engine.game import Reason
from .cards import COLOURS, EFFECT_DIE, FLAW, FLAWS, PRISONS, ROW, SEVEN, SLOT_NUMBERS, VIRTUE, VIRTUES, after, kind_of
from .policy import supply
from .position import STORED, Virtopia
from .verbs import (
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
    SEIZE,
    SOW,
    STEP,
    STRUGGLE,
    SURRENDER,
    SURVEILLANCE,
    TAKE,
    TUNNEL,
)
from .verbs import STORED as USE
from .watchtower import PassTower

PENALTIES: Final = (SCARE, SURRENDER, SEIZE, DISCARD)


def reasons(pos: Virtopia, seat: int, action: int) -> list[Reason]:
    """One or two sentences at most; none where the choice speaks for itself."""
    verb = next(verb for verb in pos.table.game.verbs if verb.covers(action))
    number = action - int(verb.base)
    if verb in CHOICES:
        step = verb is STEP or number == 1
        cell = int(after(pos.token(pos.active))) if step else int(pos.token(pos.active))
        return turn_reasons(pos, verb.name, cell)
    if verb is DIG:
        return ready(pos, number) or [Reason("why-tunnel")]
    if verb is LEAVE:
        captive = kind_of(after(pos.token(pos.active))) == FLAW
        return [Reason("why-leave-captive" if captive else "why-leave-active", {"colour": colour(number)})]
    if verb is GIVE:
        return [Reason("why-give", {"leader": f"leader-L{'TWJC'[number % 4]}"})]
    if verb is TAKE:
        return [Reason("why-take", {"colour": colour(scarcest(pos))})]
    if verb is FREE:
        return [Reason("why-free-point" if number % 5 else "why-free-all")]
    if verb is PLACE:
        return [Reason("why-place")]
    if verb in (ROLL, USE):
        return passing(pos, verb is USE)
    return [Reason("why-least-harm")] if verb in PENALTIES else []


def turn_reasons(pos: Virtopia, verb: str, cell: int) -> list[Reason]:
    """What an option of the turn brings on a cell; then the next tower ahead, where it matters."""
    leader = pos.active
    if verb == DEVELOP.name:
        virtue = pos.virtue_at(cell)
        count = min(max(pos.count(pos.cell(cell)), 1), pos.free_slots(virtue))
        return [Reason("why-develop", {"count": int(count), "virtue": f"card-{VIRTUES[virtue]}"})]
    if verb == STRUGGLE.name:
        flaw = pos.flaw_at(cell)
        count = min(pos.points(leader, flaw), pos.captives(cell))
        return [Reason("why-struggle", {"count": int(count), "flaw": f"card-{FLAWS[flaw]}"})]
    if verb == ESCAPE.name:
        prison = next(slot & 0xFF for slot in pos.open_prisons.slots if pos.locked(leader, slot & 0xFF) == "")
        return [Reason("why-escape", {"prison": f"card-{PRISONS[prison]}"}), *before_tower(pos, cell)]
    if verb == RECRUIT.name:
        return [Reason("why-recruit", {"colour": colour(scarcest(pos))})]
    if verb == SURVEILLANCE.name:
        return [Reason("why-surveillance"), *before_tower(pos, cell)]
    if verb == TUNNEL.name:
        return [Reason("why-tunnel")]
    return sowing(pos, cell) if verb == SOW.name else step(pos, cell)


def before_tower(pos: Virtopia, cell: int) -> list[Reason]:
    """The next Flaw with captives on the way, if it is near."""
    for ahead in range(1, 5):
        flaw = (cell + ahead) % 12
        if pos.captives(flaw):
            return [Reason("why-before", {"flaw": f"card-{FLAWS[pos.flaw_at(flaw)]}", "count": int(pos.captives(flaw))})]
    return []


def sowing(pos: Virtopia, cell: int) -> list[Reason]:
    """Which towers it passes, at what odds, and what can be done where it ends."""
    count = int(pos.count(pos.cell(cell)))
    last = (cell + count) % 12
    towers = [(cell + n) % 12 for n in range(1, count) if kind_of((cell + n) % 12) == FLAW]
    return [*(odds(pos, tower, int(pos.captives(tower)) + 1) for tower in towers), *ready(pos, last)][:2] or [
        Reason("why-no-tower")
    ]


def step(pos: Virtopia, cell: int) -> list[Reason]:
    here = int(pos.token(pos.active))
    return [odds(pos, here, int(pos.captives(here))), *ready(pos, cell)]


def odds(pos: Virtopia, tower: int, captives: int) -> Reason:
    """The chance that a new roll brings a sanction or worse."""
    number = int(SLOT_NUMBERS[min(captives, 4) - 1])
    bad = Fraction(sum(die + number > 0 for die in EFFECT_DIE), len(EFFECT_DIE))
    return Reason("why-odds", {"flaw": f"card-{FLAWS[pos.flaw_at(tower)]}", "percent": round(100 * bad)})


def ready(pos: Virtopia, cell: int) -> list[Reason]:
    """Where the Leader in turn could develop or free somebody next time."""
    leader = pos.active
    if kind_of(cell) == VIRTUE and pos.points(leader, pos.virtue_at(cell)) == ROW and pos.free_slots(pos.virtue_at(cell)):
        return [Reason("why-ready", {"virtue": f"card-{VIRTUES[pos.virtue_at(cell)]}"})]
    if kind_of(cell) == FLAW and pos.points(leader, pos.flaw_at(cell)):
        return [Reason("why-ready-flaw", {"flaw": f"card-{FLAWS[pos.flaw_at(cell)]}"})]
    return []


def passing(pos: Virtopia, stored: bool) -> list[Reason]:
    top = pos.agenda[-1]
    assert isinstance(top, PassTower)
    total = int(pos.counters[STORED]) - 1 + int(SLOT_NUMBERS[pos.captives(top.cell) - 1])
    if stored:
        return [Reason("why-stored", {"total": total + int(pos.rules.plus_one) * (total > 0)})]
    return [Reason("why-roll-seven" if total + int(pos.rules.plus_one) >= SEVEN else "why-roll")]


def scarcest(pos: Virtopia) -> int:
    return min(range(4), key=lambda colour: int(supply(pos, colour)))


def colour(number: int) -> str:
    return f"colour-{COLOURS[number]}"
