"""The optional step at the end of a turn: avatars posed, defects corrected (HEROS-020, 024, 070 to 086)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.decision import Decision
from ....engine.events import pack
from .content import DEFECT, SUN, VIRTUES, first_virtue, second_virtue
from .position import HELD_VIRTUES, POSED, REQUEST, Heros
from .verbs import ASK, CORRECT, FINISH, POSE, SUN_BIT


class OptionalStep(Decision[Heros]):
    """Pose one avatar, correct any number of defects, in any order; end the turn at will (HEROS-020, 024, 074 to 085)."""

    def legal(self, pos: Heros, seat: i64) -> vec[i64]:
        held = pos.held(seat)
        options = vec[i64](capacity=8)
        if held & (HELD_VIRTUES | SUN_BIT):
            if pos.counters[POSED] == 0 and len(pos.avatar(seat).slots):
                options = self.poses(pos, seat, held, options)
            if held >> DEFECT:
                options = self.corrections(held, options)
        return append(options, FINISH.base)

    def public(self, pos: Heros, seat: i64) -> bool:
        """Whoever holds no card has nothing else to answer."""
        return len(pos.hand(seat).slots) == 0

    def poses(self, pos: Heros, seat: i64, held: i64, options: vec[i64]) -> vec[i64]:
        """Each of the two virtues paid by its card or by a sun (HEROS-070, 071, 074, 075)."""
        avatar = pos.avatar(seat).last()
        first = held >> first_virtue(avatar) & 1
        second = held >> second_virtue(avatar) & 1
        if first and second:
            options = append(options, POSE.base)
        if held & SUN_BIT:
            if second:
                options = append(options, POSE.base + 1)
            if first:
                options = append(options, POSE.base + 2)
            if pos.count(seat, SUN) > 1:
                options = append(options, POSE.base + 3)
        return options

    def corrections(self, held: i64, options: vec[i64]) -> vec[i64]:
        """Each defect paid by its antidote or by a sun (HEROS-070, 082)."""
        sun = held & SUN_BIT
        virtue: i64 = 0
        while virtue < VIRTUES:
            if held >> (DEFECT + virtue) & 1:
                if held >> virtue & 1:
                    options = append(options, CORRECT.base + 2 * virtue)
                if sun:
                    options = append(options, CORRECT.base + 2 * virtue + 1)
            virtue += 1
        return options

    def refusal(self, pos: Heros, seat: i64, action: i64) -> str:
        if POSE.covers(action):
            return self.no_pose(pos, seat, action - POSE.base)
        if CORRECT.covers(action):
            return "HEROS-082"
        return "HEROS-030" if ASK.covers(action) and pos.counters[REQUEST] else "HEROS-020"

    def no_pose(self, pos: Heros, seat: i64, payment: i64) -> str:
        """One a turn (HEROS-079), if there is one (HEROS-078); one sun does not pay twice (HEROS-085)."""
        if pos.counters[POSED]:
            return "HEROS-079"
        if len(pos.avatar(seat).slots) == 0:
            return "HEROS-078"
        return "HEROS-085" if payment == 3 and pos.count(seat, SUN) == 1 else "HEROS-074"

    def resolve(self, pos: Heros, seat: i64, action: i64) -> None:
        if action == FINISH.base:
            end_turn(pos, seat)
            return
        if POSE.covers(action):
            self.pose(pos, seat, action - POSE.base)
        else:
            self.correct(pos, seat, (action - CORRECT.base) >> 1, (action - CORRECT.base) & 1)
        offer_step(pos, seat)

    def pose(self, pos: Heros, seat: i64, payment: i64) -> None:
        """Face up for good, both cards discarded, and the next avatar if there is one (HEROS-075, 077, 078, 080)."""
        avatar = pos.avatar(seat).last()
        first = SUN if payment & 1 else first_virtue(avatar)
        second = SUN if payment & 2 else second_virtue(avatar)
        pos.show(pos.avatar(seat), avatar, pos.posed(seat))
        pos.show(pos.hand(seat), first, pos.discard)
        pos.show(pos.hand(seat), second, pos.discard)
        pos.counters[POSED] = 1
        if pos.past is not None:
            pos.tell("pose", seat, [], [pack(avatar)], [pack(first), pack(second)])
        if len(pos.avatar_pile.slots):
            pos.draw(pos.avatar_pile, pos.avatar(seat))
            if pos.past is not None:
                pos.tell("newavatar", seat, [], [pos.pack_slot(pos.avatar(seat), 0)])

    def correct(self, pos: Heros, seat: i64, virtue: i64, sun: i64) -> None:
        """The defect goes with a card that pays for it alone (HEROS-082, 085)."""
        paid = SUN if sun else virtue
        pos.show(pos.hand(seat), DEFECT + virtue, pos.discard)
        pos.show(pos.hand(seat), paid, pos.discard)
        if pos.past is not None:
            pos.tell("correct", seat, [], [pack(DEFECT + virtue)], [pack(paid)])


def offer_step(pos: Heros, seat: i64) -> None:
    """The optional step is asked of everybody, able or not, so that being asked says nothing (HEROS-025)."""
    pos.agenda.append(STEPS[seat])


def end_turn(pos: Heros, seat: i64) -> None:
    """Clockwise (HEROS-018), until the pile is empty (HEROS-086)."""
    if len(pos.draw_pile.slots):
        pos.next_turn(pos.after(seat))
    else:
        pos.end(seat)


STEPS: Final = [OptionalStep(seat) for seat in range(6)]
