"""Cards that enter a Story: gaining a Trait, placing a card, what its icons do, filling the row again (EPIC-077 to 080)."""

from __future__ import annotations

from mypy_extensions import i64

from ....engine.automatic import AutomaticStep
from ....engine.events import pack
from .content import count_of
from .layout import ADDED, ENDS_WITH, FACING, OUTCOME
from .position import WHOLE_STORY, Epic
from .triggers import Do, SetOff
from .vocabulary import ICONS, ON_ADD, ON_TRAIT, WHEN_SUCCEEDING


def gain_trait(pos: Epic, seat: i64, card: i64) -> None:
    """Gain a Trait: its text effect comes first, then it is placed, so its own icons do not count for it (EPIC-077, 078)."""
    if pos.telling:
        pos.tell("gain", seat, [], [pack(card)])
    pos.agenda.append(Place(seat, card, 0))
    pos.agenda.append(Do(seat, pos.cards.effect[card].number, card, 1))


class Place(AutomaticStep[Epic]):
    """A card goes under the character card of the current Act with one path visible, and its icons apply (EPIC-080, 108).

    The third one under a Destiny triggers the end (EPIC-123, 144).
    """

    def __init__(self, seat: i64, card: i64, path: i64) -> None:
        super().__init__(seat)
        self.card = card
        self.path = path

    def run(self, pos: Epic) -> None:
        seat, card = self.seat, self.card
        row = pos.row(pos.cards.act_of(card))
        space = row.find(card)
        if pos.telling:
            pos.tell("place", seat, [self.path, pos.current_act(seat)], [pack(card)])
        pos.move_at(row, space, pos.story(seat), 0, self.path)
        if len(pos.story(seat).slots) == WHOLE_STORY and pos.counters[ENDS_WITH] == 0:
            pos.counters[ENDS_WITH] = seat + 1
            pos.tell("last", seat)
        pos.agenda.append(Resolved(seat, pos.cards.act_of(card), space))
        pos.agenda.append(SetOff(seat, ON_TRAIT if pos.cards.is_trait[card] else WHEN_SUCCEEDING, 0))
        self.push_icons(pos)
        self.push_gifts(pos)

    def push_icons(self, pos: Epic) -> None:
        """Add each icon of the visible path to the Story."""
        icons = pos.cards.path_icons[2 * self.card + self.path]
        icon: i64 = len(ICONS) - 1
        while icon >= 0:
            count = count_of(icons, icon)
            if count:
                pos.set_own(ADDED, self.seat, pos.own(ADDED, self.seat) | i64(1) << icon)
            while count:
                pos.agenda.append(SetOff(self.seat, ON_ADD, icon))
                count -= 1
            icon -= 1

    def push_gifts(self, pos: Epic) -> None:
        """Carry out VIRTUE, CORRUPTION, HERO_CARD and ANTI_CARD of the visible path, in this order (EPIC-080)."""
        gifts = pos.cards.path_gifts[2 * self.card + self.path]
        gift: i64 = len(pos.cards.gifts) - 1
        while gift >= 0:
            if count_of(gifts, gift):
                pos.agenda.append(Do(self.seat, pos.cards.gifts[gift].number, self.card, count_of(gifts, gift)))
            gift -= 1


class Resolved(AutomaticStep[Epic]):
    """The Trait or Challenge is done with: the row is filled face up from the same deck (EPIC-096, 111)."""

    def __init__(self, seat: i64, act: i64, space: i64) -> None:
        super().__init__(seat)
        self.act = act
        self.space = space

    def run(self, pos: Epic) -> None:
        clear_challenge(pos)
        if self.act >= 0:
            refill(pos, self.act, self.space)


def refill(pos: Epic, act: i64, space: i64) -> None:
    """Fill a row up to its size, from a space on, as far as the deck has cards."""
    row = pos.row(act)
    while len(row.slots) < pos.rules.row_size:
        card = pos.fill(act, min(space, len(row.slots)))
        if card == 0:
            return
        if pos.telling:
            pos.tell("fill", -1, [act], [pack(card)])


def clear_challenge(pos: Epic) -> None:
    """Forget the Challenge that is over; how it ended is remembered for effects that wait for it."""
    counter = FACING
    while counter < OUTCOME:
        pos.counters[counter] = 0
        counter += 1
