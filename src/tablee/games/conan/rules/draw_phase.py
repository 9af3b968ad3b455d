"""The draw phase (CONAN-1001 to 1004)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.decision import Decision
from .content import HOURGLASS, OMEN
from .position import Conan, bit, each_face
from .rounds import begin_round
from .verbs import KEEP


def draw_for(pos: Conan, seat: i64) -> None:
    """One card each in player order, two with the Hourglass; the Priestess chooses her first of two (CONAN-1001)."""
    if pos.has_power(seat, OMEN):
        draw_omen(pos, seat)
    else:
        pos.draw_hidden(seat, 2 if pos.has_object(seat, HOURGLASS) else 1)
        next_draws(pos, seat)


def draw_omen(pos: Conan, seat: i64) -> None:
    """Two cards to choose from; if there is only one she keeps it."""
    while len(pos.omen.slots) < 2 and pos.refill():
        pos.move_at(pos.draw_pile, len(pos.draw_pile.slots) - 1, pos.omen, bit(seat))
    if len(pos.omen.slots) == 2:
        if pos.telling:
            pos.tell("omen", seat, [], [pos.pack_slot(pos.omen, 0), pos.pack_slot(pos.omen, 1)])
        pos.agenda.append(KeepCard(seat))
        return
    if len(pos.omen.slots):
        pos.move_at(pos.omen, 0, pos.hand(seat))
        if pos.telling:
            pos.tell("draw", seat, [], [pos.pack_slot(pos.hand(seat), len(pos.hand(seat).slots) - 1)])
    end_draws(pos, seat)


class KeepCard(Decision[Conan]):
    """Which of the two cards of the Omen to keep; the other goes under the draw pile, known to her alone."""

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        return each_face(pos.omen, KEEP)

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        return "CONAN-1001"

    def resolve(self, pos: Conan, seat: i64, action: i64) -> None:
        pos.slip(pos.omen, KEEP.part(action), pos.hand(seat), bit(seat))
        knowers = pos.omen.knowers(0)
        pos.draw_pile.put_under(pos.omen.take_at(0), knowers)
        if pos.telling:
            kept = pos.pack_slot(pos.hand(seat), len(pos.hand(seat).slots) - 1)
            pos.tell("kept", seat, [], [kept], [pos.pack_slot(pos.draw_pile, 0)])
        end_draws(pos, seat)


def end_draws(pos: Conan, seat: i64) -> None:
    """The Hourglass draws one more card."""
    if pos.has_object(seat, HOURGLASS):
        pos.draw_hidden(seat, 1)
    next_draws(pos, seat)


def next_draws(pos: Conan, seat: i64) -> None:
    """After the last player a new round begins."""
    after = pos.next_in_lap(seat)
    if after >= 0:
        draw_for(pos, after)
    else:
        begin_round(pos)
