"""The optional step at the end of a turn: avatars posed, defects corrected (HEROS-020, 024, 070 to 086)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.decision import Decision
from ....engine.events import pack
from .content import DEFECT, SUN, SUN_BIT, VIRTUE_BITS, VIRTUES, first_virtue, second_virtue
from .position import Heros
from .verbs import ASK, CORRECT, FINISH, POSE

# What pays for an avatar: a bit for each of its two virtues that a sun pays.
FIRST_BY_SUN: Final[i64] = 1
SECOND_BY_SUN: Final[i64] = 2
BOTH_BY_SUNS: Final[i64] = 3


class OptionalStep(Decision[Heros]):
    """Pose one avatar, correct any number of defects, in any order; end the turn at will (HEROS-020, 024, 074 to 085)."""

    def legal(self, pos: Heros, seat: i64) -> vec[i64]:
        held = pos.held(seat)
        legal = vec[i64](capacity=8)
        if held & (VIRTUE_BITS | SUN_BIT):
            if not pos.has_posed and len(pos.avatar(seat).slots):
                legal = self.poses(pos, seat, held, legal)
            if held >> DEFECT:
                legal = self.corrections(held, legal)
        return append(legal, FINISH.of())

    def public(self, pos: Heros, seat: i64) -> bool:
        """Whoever holds no card has nothing else to answer."""
        return len(pos.hand(seat).slots) == 0

    def poses(self, pos: Heros, seat: i64, held: i64, legal: vec[i64]) -> vec[i64]:
        """Add the ways to pose: each of the two virtues is paid by its card or by a sun (HEROS-070, 071, 074, 075)."""
        avatar = pos.avatar(seat).last()
        first = held >> first_virtue(avatar) & 1
        second = held >> second_virtue(avatar) & 1
        if first and second:
            legal = append(legal, POSE.of(0))
        if held & SUN_BIT:
            if second:
                legal = append(legal, POSE.of(FIRST_BY_SUN))
            if first:
                legal = append(legal, POSE.of(SECOND_BY_SUN))
            if pos.count(seat, SUN) > 1:
                legal = append(legal, POSE.of(BOTH_BY_SUNS))
        return legal

    def corrections(self, held: i64, legal: vec[i64]) -> vec[i64]:
        """Add the ways to correct: each defect is paid by its virtue or by a sun (HEROS-070, 082)."""
        sun = held & SUN_BIT
        virtue: i64 = 0
        while virtue < VIRTUES:
            if held >> (DEFECT + virtue) & 1:
                if held >> virtue & 1:
                    legal = append(legal, CORRECT.of(virtue, 0))
                if sun:
                    legal = append(legal, CORRECT.of(virtue, 1))
            virtue += 1
        return legal

    def refusal(self, pos: Heros, seat: i64, action: i64) -> str:
        if POSE.covers(action):
            return self.no_pose(pos, seat, POSE.part(action))
        if CORRECT.covers(action):
            return "HEROS-082"
        return "HEROS-030" if ASK.covers(action) and pos.request else "HEROS-020"

    def no_pose(self, pos: Heros, seat: i64, payment: i64) -> str:
        """The rule against posing: one a turn (HEROS-079), if there is one (HEROS-078); a sun pays once (HEROS-085)."""
        if pos.has_posed:
            return "HEROS-079"
        if len(pos.avatar(seat).slots) == 0:
            return "HEROS-078"
        return "HEROS-085" if payment == BOTH_BY_SUNS and pos.count(seat, SUN) == 1 else "HEROS-074"

    def resolve(self, pos: Heros, seat: i64, action: i64) -> None:
        if FINISH.covers(action):
            end_turn(pos, seat)
            return
        if POSE.covers(action):
            self.pose(pos, seat, POSE.part(action))
        else:
            self.correct(pos, seat, CORRECT.part(action, 0), CORRECT.part(action, 1))
        offer_step(pos, seat)

    def pose(self, pos: Heros, seat: i64, payment: i64) -> None:
        """Pose the avatar for good, discard both cards, and draw the next avatar if there is one (HEROS-075, 077 to 080)."""
        avatar = pos.avatar(seat).last()
        first = SUN if payment & FIRST_BY_SUN else first_virtue(avatar)
        second = SUN if payment & SECOND_BY_SUN else second_virtue(avatar)
        pos.show(pos.avatar(seat), avatar, pos.posed(seat))
        pos.show(pos.hand(seat), first, pos.discard)
        pos.show(pos.hand(seat), second, pos.discard)
        pos.counters[pos.layout.has_posed] = 1
        if pos.telling:
            pos.tell("pose", seat, [], [pack(avatar)], [pack(first), pack(second)])
        if len(pos.avatar_pile.slots):
            pos.draw(pos.avatar_pile, pos.avatar(seat))
            if pos.telling:
                pos.tell("newavatar", seat, [], [pos.pack_slot(pos.avatar(seat), 0)])

    def correct(self, pos: Heros, seat: i64, virtue: i64, sun: i64) -> None:
        """Discard a defect with a card that pays for it alone (HEROS-082, 085)."""
        paid = SUN if sun else virtue
        pos.show(pos.hand(seat), DEFECT + virtue, pos.discard)
        pos.show(pos.hand(seat), paid, pos.discard)
        if pos.telling:
            pos.tell("correct", seat, [], [pack(DEFECT + virtue)], [pack(paid)])


def offer_step(pos: Heros, seat: i64) -> None:
    """Ask for the optional step. Everybody is asked, able or not, so that being asked says nothing (HEROS-025)."""
    pos.agenda.append(OPTIONAL_STEPS[seat])


def end_turn(pos: Heros, seat: i64) -> None:
    """Go on clockwise (HEROS-018) until the pile is empty (HEROS-086)."""
    if len(pos.draw_pile.slots):
        pos.next_turn(pos.after(seat))
    else:
        pos.end(seat)


OPTIONAL_STEPS: Final = [OptionalStep(seat) for seat in range(6)]
