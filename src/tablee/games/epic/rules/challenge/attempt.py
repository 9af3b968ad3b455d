"""Facing a Challenge, from the declared path to the outcome (EPIC-081 to 104, 117 to 119)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from .....engine.automatic import AutomaticStep, OpenQuestion
from .....engine.events import pack
from ..effects.questions import Concluding
from ..layout import CLASS_MODIFIER, FACING, FAILED, HARDER, MODIFIER, MOONS, NEEDED, OUTCOME, PATH, RESULT, SUCCEEDED, USED
from ..position import BOTTOM_LEVEL, Epic
from ..story import Place, Resolved, clear_challenge
from ..triggers import CHALLENGE_BITS, Do, SetOff, move_marker, set_off
from ..verbs import ADD_DARK, STORE, stored_amount
from ..vocabulary import ON_ATTEMPT, ON_DARKPAY, WHEN_FAILING
from .adversary import fail_against, succeed_against
from .prospects import adversary_bonus, class_bonus, difficulty
from .rolls import add_stores, roll, runes_total, store_xp, take_runes
from .runes import DARK_RUNES
from .windows import Respond


def begin_challenge(pos: Epic, seat: i64, face: i64, path: i64) -> None:
    """Declare a path; effects of attempting it come before the runes are taken (EPIC-055, 081, 082)."""
    clear_challenge(pos)
    counters = pos.counters
    counters[OUTCOME] = 0
    counters[FACING] = face
    counters[PATH] = path
    for other in range(pos.seats):
        pos.set_own(USED, other, pos.own(USED, other) & (i64(1) << CHALLENGE_BITS) - 1)
    if pos.telling:
        pos.tell("attempt", seat, [path, current_difficulty(pos)], [pack(pos.cards.card_of_face(face))])
    pos.agenda.append(Conclude(seat))
    pos.agenda.append(Respond(seat, 0, 0))
    pos.agenda.append(DarkRunes(seat))
    set_off(pos, seat, ON_ATTEMPT)


# Dark Runes.


def has_free_dark(pos: Epic, seat: i64) -> bool:
    """Whether the Origin gives the first Dark Rune of each turn (EPIC-056)."""
    return pos.cards.frees_dark(pos.origin(seat))


def dark_price(pos: Epic, seat: i64, runes: i64) -> i64:
    """What some Dark Runes cost (EPIC-056, 085)."""
    return runes - 1 if runes and has_free_dark(pos, seat) else runes


class DarkRunes(OpenQuestion[Epic]):
    """How many Dark Runes are added, announced before the roll; none on the lowest level (EPIC-022, 085)."""

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=10)
        runes: i64 = 0
        while runes <= DARK_RUNES and not self.too_dark(pos, seat, runes):
            answers = append(answers, ADD_DARK.of(runes))
            runes += 1
        return add_stores(pos, seat, answers)

    def too_dark(self, pos: Epic, seat: i64, runes: i64) -> str:
        """The rule against so many Dark Runes, or an empty text."""
        if runes and pos.level(seat) == BOTTOM_LEVEL:
            return "EPIC-022"
        return "EPIC-085" if dark_price(pos, seat, runes) > pos.reserve(seat) else ""

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        if ADD_DARK.covers(action):
            return self.too_dark(pos, seat, ADD_DARK.part(action))
        return "EPIC-057" if STORE.covers(action) else "EPIC-085"

    def resolve(self, pos: Epic, seat: i64, action: i64) -> None:
        if STORE.covers(action):
            pos.agenda.append(DarkRunes(seat))
            store_xp(pos, seat, stored_amount(action))
            return
        runes = ADD_DARK.part(action)
        paid = pos.lose_xp(seat, dark_price(pos, seat, runes))
        if runes and pos.telling:
            pos.tell("dark", seat, [runes, paid])
        if paid:
            set_off(pos, seat, ON_DARKPAY)
        take_runes(pos, runes)
        roll(pos)


# The outcome.


def current_result(pos: Epic) -> i64:
    """The sum of all rune values plus all modifiers, as it is now (EPIC-092, 097, 117)."""
    counters = pos.counters
    seat = pos.active
    face = i64(counters[FACING])
    bonus = class_bonus(pos.cards, pos.calling(seat), pos.unlocked(seat), face, i64(counters[PATH]))
    if pos.cards.is_adversary(face):
        bonus += adversary_bonus(pos.hero(seat), face)
    return runes_total(pos) + counters[MODIFIER] + counters[CLASS_MODIFIER] + bonus


def current_difficulty(pos: Epic) -> i64:
    """The printed number plus path and effects (EPIC-082, 092)."""
    counters = pos.counters
    return difficulty(pos.cards, i64(counters[FACING]), i64(counters[PATH])) + counters[HARDER]


class Conclude(Concluding):
    """The window has closed: result and difficulty are fixed, then each MOON costs a level (EPIC-092, 093)."""

    def run(self, pos: Epic) -> None:
        counters = pos.counters
        counters[RESULT] = current_result(pos)
        counters[NEEDED] = current_difficulty(pos)
        counters[OUTCOME] = SUCCEEDED if counters[RESULT] >= counters[NEEDED] else FAILED
        if pos.telling:
            card = pos.cards.card_of_face(i64(counters[FACING]))
            pos.tell("result", self.seat, [counters[RESULT], counters[NEEDED], counters[OUTCOME] - FAILED], [pack(card)])
        pos.agenda.append(TakeOutcome(self.seat))
        move_marker(pos, self.seat, -i64(counters[MOONS]))


class TakeOutcome(AutomaticStep[Epic]):
    """Success or failure, of a Story Challenge or against the Adversary (EPIC-094, 095, 118, 119)."""

    def run(self, pos: Epic) -> None:
        face = i64(pos.counters[FACING])
        succeeded = pos.counters[OUTCOME] == SUCCEEDED
        if not pos.cards.is_adversary(face):
            if succeeded:
                pos.agenda.append(Place(self.seat, face, i64(pos.counters[PATH])))
            else:
                fail(pos, self.seat, face)
            return
        margin = pos.counters[RESULT] - pos.counters[NEEDED]
        pos.agenda.append(Resolved(self.seat, -1, 0))
        if succeeded:
            succeed_against(pos, self.seat, face, margin)
        else:
            fail_against(pos, self.seat, face)


def fail(pos: Epic, seat: i64, card: i64) -> None:
    """Fail a Story Challenge: its card is discarded, the Hero gains 1 experience, the Quest's failure applies (EPIC-095)."""
    row = pos.row(pos.cards.act_of(card))
    space = row.find(card)
    pos.move_at(row, space, pos.discard(pos.cards.act_of(card)))
    pos.agenda.append(Resolved(seat, pos.cards.act_of(card), space))
    pos.agenda.append(SetOff(seat, WHEN_FAILING, 0))
    if pos.has_adversary:
        pos.agenda.append(Do(seat, pos.cards.effect[pos.quest].number, pos.quest, 1))
    pos.gain_xp(seat, 1)
