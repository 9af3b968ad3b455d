"""What sets an ability off, and what an event means for the Adversary (EPIC-020, 054, 060, 062, 113)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.automatic import AutomaticStep, OpenQuestion
from ....engine.events import pack
from .effects.nodes import Condition, Trigger
from .layout import ACTIVE, ADVERSARY_XP, CLASS_XP, FACING, LEVEL, NEEDED, PATH, RESERVE, RESULT, USED
from .position import BEST_LEVEL, BOTTOM_LEVEL, CLASS_ROOM, NOBODY, XP_PER_CLASS_LEVEL, Epic
from .verbs import trigger_action, trigger_card
from .vocabulary import (
    BOTTOM,
    MARGIN,
    NO_LIMIT,
    ON_ADD,
    ON_ATTEMPT,
    ON_CLASSLEVEL,
    ON_CORRUPT,
    ON_PLAY,
    ON_VIRTUE,
    OTHER_TURN,
    OWN_TURN,
    PER_TURN,
)

# Abilities of a player are numbered: those of the Origin, then those of the Class by level.
OF_CLASS: Final[i64] = 2
ABILITIES_EACH: Final[i64] = 5
CHALLENGE_BITS: Final[i64] = 8


class Do(AutomaticStep[Epic]):
    """An effect is carried out for the owner of a card, so many times over."""

    def __init__(self, seat: i64, effect: i64, card: i64, times: i64) -> None:
        super().__init__(seat)
        self.effect = effect
        self.card = card
        self.times = times

    def run(self, pos: Epic) -> None:
        pos.cards.effects[self.effect].carry_out(pos, self.seat, self.card, self.times)


# Conditions.


def holds(pos: Epic, seat: i64, condition: Condition) -> bool:
    """Whether a condition holds for a player now."""
    if condition.test == OWN_TURN:
        return seat == pos.active
    if condition.test == OTHER_TURN:
        return seat != pos.active
    if condition.test == BOTTOM:
        return pos.counters[PATH] == 1
    if condition.test == MARGIN:
        return pos.counters[RESULT] - pos.counters[NEEDED] >= condition.amount
    return pos.hero(seat).meets(condition)


def hears(pos: Epic, seat: i64, trigger: Trigger, kind: i64, detail: i64) -> bool:
    """Whether an event is one that a trigger waits for. `detail` is the icon added, or the kind of card played."""
    if trigger.kind != kind:
        return False
    if kind == ON_ADD and trigger.icons >> detail & 1 == 0:
        return False
    if kind == ON_PLAY and trigger.kinds >> detail & 1 == 0:
        return False
    if kind == ON_ATTEMPT and not pos.cards.shows(pos.counters[FACING], pos.counters[PATH], trigger.icons):
        return False
    return trigger.condition is None or holds(pos, seat, trigger.condition)


# Abilities.


def card_of(pos: Epic, seat: i64, ability: i64) -> i64:
    """The card that an ability of a player stands on."""
    return pos.calling(seat) if ability >= OF_CLASS else pos.origin(seat)


def place_of(ability: i64) -> i64:
    """The place of an ability on its card."""
    return ability - OF_CLASS if ability >= OF_CLASS else ability


def has(pos: Epic, seat: i64, ability: i64) -> bool:
    """Whether a player has an ability now: all of the Origin, those of the Class that are unlocked (EPIC-054, 059)."""
    if ability >= OF_CLASS and ability - OF_CLASS >= pos.unlocked(seat):
        return False
    return place_of(ability) < pos.cards.ability_counts[card_of(pos, seat, ability)]


def used_up(pos: Epic, seat: i64, ability: i64) -> bool:
    """Whether its limit of once a turn, or once a Challenge, is reached; outside one the latter has nothing to work on."""
    limit = pos.cards.abilities[card_of(pos, seat, ability)][place_of(ability)].trigger.limit
    if limit == NO_LIMIT:
        return False
    if limit == PER_TURN:
        return pos.own(USED, seat) >> ability & 1 == 1
    return pos.counters[FACING] == 0 or pos.own(USED, seat) >> (ability + CHALLENGE_BITS) & 1 == 1


def use_up(pos: Epic, seat: i64, ability: i64) -> None:
    """Count the use of an ability against its limit, if it has one."""
    limit = pos.cards.abilities[card_of(pos, seat, ability)][place_of(ability)].trigger.limit
    if limit != NO_LIMIT:
        place = ability if limit == PER_TURN else ability + CHALLENGE_BITS
        pos.set_own(USED, seat, pos.own(USED, seat) | i64(1) << place)


def fire(pos: Epic, seat: i64, ability: i64) -> None:
    """Let an ability work: its effect comes next."""
    card = card_of(pos, seat, ability)
    use_up(pos, seat, ability)
    if pos.telling:
        pos.tell("ability", seat, [], [pack(card)])
    pos.agenda.append(Do(seat, pos.cards.abilities[card][place_of(ability)].effect.number, card, 1))


def set_off(pos: Epic, seat: i64, kind: i64, detail: i64 = 0) -> None:
    """Let something happen to a Hero: the Adversary gains or loses, and the Hero's own abilities work (EPIC-062, 113)."""
    adversary_reacts(pos, seat, kind, detail)
    first: i64 = -1
    second: i64 = -1
    for ability in range(ABILITIES_EACH):
        if has(pos, seat, ability):
            trigger = pos.cards.abilities[card_of(pos, seat, ability)][place_of(ability)].trigger
            if hears(pos, seat, trigger, kind, detail) and not used_up(pos, seat, ability):
                if first < 0:
                    first = ability
                else:
                    second = ability
    if second >= 0:
        pos.agenda.append(OrderEffects(seat, first, second))
    elif first >= 0:
        fire(pos, seat, first)


class SetOff(AutomaticStep[Epic]):
    """A trigger whose moment comes when what lies above it is done."""

    def __init__(self, seat: i64, kind: i64, detail: i64) -> None:
        super().__init__(seat)
        self.kind = kind
        self.detail = detail

    def run(self, pos: Epic) -> None:
        set_off(pos, self.seat, self.kind, self.detail)


class OrderEffects(OpenQuestion[Epic]):
    """Two of one's own effects are set off together: which comes first (EPIC-062)?"""

    def __init__(self, seat: i64, one: i64, other: i64) -> None:
        super().__init__(seat)
        self.one = one
        self.other = other

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        return vec[i64]([trigger_action(card_of(pos, seat, self.one)), trigger_action(card_of(pos, seat, self.other))])

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        return "EPIC-062"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        chosen = trigger_card(action)
        one_first = chosen == card_of(pos, seat, self.one)
        fire(pos, seat, self.other if one_first else self.one)
        fire(pos, seat, self.one if one_first else self.other)


# The Adversary.


def adversary_reacts(pos: Epic, seat: i64, kind: i64, detail: i64) -> None:
    """Let the gain and the loss trigger of the Adversary move one experience each, whoever's turn it is (EPIC-113)."""
    if pos.has_adversary:
        face = int(pos.adversary)
        if hears(pos, seat, pos.cards.gain[face], kind, detail):
            adversary_gains(pos, 1)
        if hears(pos, seat, pos.cards.loss[face], kind, detail):
            adversary_gains(pos, -1)


def adversary_gains(pos: Epic, amount: i64) -> i64:
    """Put experience onto the Adversary, or take it away, never below 0 (EPIC-112); the answer is how much it was."""
    if not pos.has_adversary:
        return 0
    change = max(amount, -i64(pos.counters[ADVERSARY_XP]))
    if change:
        pos.counters[ADVERSARY_XP] += change
        if pos.telling:
            pos.tell("adversary", NOBODY, [change, pos.counters[ADVERSARY_XP]])
    return change


# The Corruption track.


class MoveMarker(AutomaticStep[Epic]):
    """The marker moves level by level, up or down; each level actually moved is an event of its own (EPIC-018 to 020)."""

    def __init__(self, seat: i64, levels: i64) -> None:
        super().__init__(seat)
        self.levels = levels

    def run(self, pos: Epic) -> None:
        step: i64 = -1 if self.levels > 0 else 1
        level = pos.level(self.seat) + step
        if not BEST_LEVEL <= level <= BOTTOM_LEVEL:
            return
        pos.set_own(LEVEL, self.seat, level)
        if pos.telling:
            pos.tell("level", self.seat, [level, -step])
        if self.levels + step:
            pos.agenda.append(MoveMarker(self.seat, self.levels + step))
        if not pos.setting_up:
            set_off(pos, self.seat, ON_VIRTUE if step < 0 else ON_CORRUPT)


def move_marker(pos: Epic, seat: i64, levels: i64) -> None:
    """Put so many Virtues on the agenda, or Corruptions if negative."""
    if levels:
        pos.agenda.append(MoveMarker(seat, levels))


# The Class card.


def store(pos: Epic, seat: i64, amount: i64) -> i64:
    """Store experience of the reserve on the Class (EPIC-057, 058); the answer is how many effects were unlocked before."""
    before = pos.class_xp(seat) // XP_PER_CLASS_LEVEL
    pos.set_own(RESERVE, seat, pos.reserve(seat) - amount)
    pos.set_own(CLASS_XP, seat, pos.class_xp(seat) + amount)
    if pos.telling:
        pos.tell("store", seat, [amount, pos.class_xp(seat)])
    level = pos.class_xp(seat) // XP_PER_CLASS_LEVEL
    while level > before:
        pos.agenda.append(SetOff(seat, ON_CLASSLEVEL, level))
        level -= 1
    return before


def storable(pos: Epic, seat: i64) -> i64:
    """How much may be stored now: in one's own turn, at most 6 in all (EPIC-057)."""
    if seat != pos.counters[ACTIVE]:
        return 0
    return min(pos.reserve(seat), CLASS_ROOM - pos.class_xp(seat))
