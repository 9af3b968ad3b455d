"""The effect words for the challenger's roll, result or difficulty, and for the stack."""

from __future__ import annotations

from mypy_extensions import i64

from .....engine.events import pack
from ..challenge.rolls import TurnRune, add_dark, add_rune, roll
from ..content import HERITAGE
from ..feasibility import dark_runes_left, some_rune_left
from ..hero import Hero
from ..layout import AIM, CLASS_MODIFIER, CLASS_OFF, DARKS, HARDER, MODIFIER, RETRIED
from ..position import Epic
from ..vocabulary import NO_SKILL, SKILLS
from .nodes import PLENTY, Effect
from .questions import ChooseSymbol, put_away


class OfChallenge(Effect):
    """What changes the Challenge under way concerns the challenger, whoever's card it is."""

    def in_challenge(self) -> bool:
        return True

    def affected(self, pos: Epic, seat: i64) -> i64:
        return pos.active


class ChangeResult(OfChallenge):
    """RESULT(n): the result rises or falls; what a Class adds is apart, for CLASSOFF takes it away (EFF-16)."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        by_class = card == pos.calling(pos.active)
        pos.counters[CLASS_MODIFIER if by_class else MODIFIER] += self.amount * times

    def standing(self, hero: Hero) -> i64:
        return self.amount


class ChangeDifficulty(OfChallenge):
    """DIFFICULTY(n): the difficulty rises or falls."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        pos.counters[HARDER] += self.amount * times


class AddSymbol(OfChallenge):
    """SYMBOL(Skill) or SYMBOL(choice): a rune more of a Skill of the Challenge (EPIC-089)."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        if self.amount == NO_SKILL:
            pos.agenda.append(ChooseSymbol(pos.active))
        else:
            add_rune(pos, self.amount)

    def room(self, pos: Epic, seat: i64, card: i64) -> i64:
        return PLENTY if some_rune_left(pos, self.amount) else i64(0)

    def values(self) -> dict[str, object]:
        return {"icons": "choice" if self.amount == NO_SKILL else [f"icon-{SKILLS[self.amount]}"]}


class AddDark(OfChallenge):
    """DARK(n): so many Dark Runes more (EPIC-090)."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        add_dark(pos, self.amount * times, card)

    def room(self, pos: Epic, seat: i64, card: i64) -> i64:
        return dark_runes_left(pos, card)


class Retry(OfChallenge):
    """RETRY: all runes are rolled anew; a Heritage does so once in a Challenge."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        if pos.cards.deck[card] == HERITAGE:
            pos.counters[RETRIED] = 1
        pos.tell("retry", pos.active)
        roll(pos)

    def room(self, pos: Epic, seat: i64, card: i64) -> i64:
        return i64(0) if pos.counters[RETRIED] and pos.cards.deck[card] == HERITAGE else PLENTY


class ClassOff(OfChallenge):
    """CLASSOFF: the Class of the challenger does nothing in this Challenge (EFF-16)."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        pos.counters[CLASS_OFF] = 1
        pos.counters[CLASS_MODIFIER] = 0


class PickDark(OfChallenge):
    """PICKDARK: one Dark Rune is turned over (EFF-17)."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        pos.agenda.append(TurnRune(pos.active))

    def room(self, pos: Epic, seat: i64, card: i64) -> i64:
        return i64(pos.counters[DARKS])


class Cancel(Effect):
    """CANCEL: the card aimed at leaves the stack without effect; one that was played stays played (EPIC-074)."""

    def carry_out(self, pos: Epic, seat: i64, card: i64, times: i64) -> None:
        place = pos.stack.find(i64(pos.counters[AIM]))
        if place >= 0:
            if pos.telling:
                pos.tell("cancel", seat, [], [pack(pos.stack.card(place))])
            put_away(pos, place)

    def room(self, pos: Epic, seat: i64, card: i64) -> i64:
        return len(pos.stack.slots)

    def in_challenge(self) -> bool:
        return True
