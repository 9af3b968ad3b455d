"""The effect words for what a Hero gains or loses, and for the Adversary's experience."""

from __future__ import annotations

from mypy_extensions import i64

from ..feasibility import somebody_else_has_xp
from ..layout import ACTED, ADVERSARY_XP, ANTIHEROES, FREE_EXPLORES, HEROES
from ..position import BEST_LEVEL, BOTTOM_LEVEL, Epic
from ..triggers import adversary_gains, move_marker
from .nodes import PLENTY, Effect
from .questions import DiscardCards, RobHero, TakeCard


class GainXp(Effect):
    """XP(n): so much experience into the reserve."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        pos.gain_xp(seat, self.amount * times)


class LoseXp(Effect):
    """LOSEXP(n): so much experience from the reserve."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        pos.lose_xp(seat, self.amount * times)

    def room(self, pos: Epic, seat: i64, card: i64) -> i64:
        return pos.reserve(seat)


class StealXp(Effect):
    """STEALXP(n): so much experience from the reserve of another Hero."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        pos.agenda.append(RobHero(seat, self.amount * times))

    def room(self, pos: Epic, seat: i64, card: i64) -> i64:
        return PLENTY if somebody_else_has_xp(pos, seat) else i64(0)


class DrawHero(Effect):
    """HERO(n): so many Hero cards."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        pos.draw_cards(seat, HEROES, self.amount * times)

    def room(self, pos: Epic, seat: i64, card: i64) -> i64:
        return pos.can_give(HEROES)


class DrawAnti(Effect):
    """ANTI(n): so many Antihero cards."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        pos.draw_cards(seat, ANTIHEROES, self.amount * times)

    def room(self, pos: Epic, seat: i64, card: i64) -> i64:
        return pos.can_give(ANTIHEROES)


class DrawCard(Effect):
    """CARD(n): so many cards, Hero or Antihero as the player likes."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        pos.agenda.append(TakeCard(seat, self.amount * times))

    def room(self, pos: Epic, seat: i64, card: i64) -> i64:
        return pos.can_give(HEROES) + pos.can_give(ANTIHEROES)


class Discard(Effect):
    """DISCARD(n): so many cards of one's own hand."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        pos.agenda.append(DiscardCards(seat, self.amount * times, 0))

    def room(self, pos: Epic, seat: i64, card: i64) -> i64:
        return len(pos.hand(seat).slots)


class Virtue(Effect):
    """VIRTUE(n): the marker moves up so many levels."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        move_marker(pos, seat, self.amount * times)

    def room(self, pos: Epic, seat: i64, card: i64) -> i64:
        return pos.level(seat) - BEST_LEVEL


class Corruption(Effect):
    """CORRUPTION(n): the marker moves down so many levels."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        move_marker(pos, seat, -self.amount * times)

    def room(self, pos: Epic, seat: i64, card: i64) -> i64:
        return BOTTOM_LEVEL - pos.level(seat)


class Explore(Effect):
    """EXPLORE(n): so many free Explores, as long as one may Explore at all (EPIC-048)."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        if not pos.counters[ACTED]:
            pos.counters[FREE_EXPLORES] += self.amount * times

    def room(self, pos: Epic, seat: i64, card: i64) -> i64:
        return i64(0) if pos.counters[ACTED] else PLENTY


class AdversaryXp(Effect):
    """ADVXP(n): the Adversary gains so much experience, or loses it."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        adversary_gains(pos, self.amount * times)

    def room(self, pos: Epic, seat: i64, card: i64) -> i64:
        if self.amount < 0:
            return i64(pos.counters[ADVERSARY_XP])
        return PLENTY if pos.has_adversary else i64(0)


class StealFromAdversary(Effect):
    """STEALADV(n): so much of the Adversary's experience goes to the reserve."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        pos.gain_xp(seat, -adversary_gains(pos, -self.amount * times))

    def room(self, pos: Epic, seat: i64, card: i64) -> i64:
        return i64(pos.counters[ADVERSARY_XP])


class Triumph(Effect):
    """TRI(n): points of Triumph for a line of a Destiny, which scoring.py counts (EPIC-139)."""


class Tragedy(Effect):
    """TRA(n): points of Tragedy for a line of a Destiny, which scoring.py counts (EPIC-139)."""


class FreeDark(Effect):
    """FREE_DARK: the first Dark Rune of each turn costs nothing; the price of the runes asks for it (EPIC-056)."""
