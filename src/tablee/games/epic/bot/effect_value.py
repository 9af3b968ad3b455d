"""What each effect word is worth to a player: one small class to a word, found in a table by the number of the word.

`gain` is what it brings outside the roll, in points; `aid` what it adds to one's own result on average; `pend` notes what it
will do to the Challenge under way. A word that says nothing about one of them is worth nothing there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ..rules.challenge.prospects import class_bonus
from ..rules.effects.combinators import Conditional, PerCount
from ..rules.effects.nodes import Effect
from ..rules.feasibility import dark_runes_left, some_rune_left
from ..rules.layout import CLASS_MODIFIER
from ..rules.vocabulary import DIFFICULTY, EFFECT_WORDS, RESULT

if TYPE_CHECKING:
    from .attempt_value import Contest, Pending
    from .valuation import Valuation

# What a rune more adds to a result on average, and a free Explore to a turn.
A_RUNE: Final = 1.3
A_FREE_EXPLORE: Final = 0.3
LEAST: Final = -99.0


class Worth:
    """The worth of a word; this one is worth nothing."""

    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        """What an effect on the Hero or the Adversary is worth; what changes the Challenge is worth nothing here."""
        return 0.0

    def aid(self, valuation: Valuation, effect: Effect) -> float:
        """What an effect adds to one's own result on average."""
        return 0.0

    def pend(self, contest: Contest, pending: Pending, effect: Effect, owner: i64, card: i64) -> None:
        """What an effect does to the result, less the difficulty."""

    def takes(self, effect: Effect) -> bool:
        """Whether an effect gives to the Adversary, or takes from another Hero."""
        return False

    def hampers(self, effect: Effect) -> bool:
        """Whether an effect makes a Challenge harder."""
        return False


def gain_of(valuation: Valuation, effect: Effect, card: i64) -> float:
    """What an effect brings outside the roll, in points."""
    return WORTHS[effect.op].gain(valuation, effect, card)


def aid_of(valuation: Valuation, effect: Effect) -> float:
    """What an effect adds to one's own result on average."""
    return WORTHS[effect.op].aid(valuation, effect)


def note(contest: Contest, pending: Pending, effect: Effect, owner: i64, card: i64) -> None:
    """Note what an effect will do to the Challenge under way."""
    WORTHS[effect.op].pend(contest, pending, effect, owner, card)


def takes(effect: Effect) -> bool:
    """Whether an effect gives to the Adversary, or takes from another Hero."""
    return WORTHS[effect.op].takes(effect)


def hampers(effect: Effect) -> bool:
    """Whether an effect makes a Challenge harder."""
    return WORTHS[effect.op].hampers(effect)


# What a Hero gains or loses, and the Adversary.


class XpWorth(Worth):
    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        return valuation.experience(effect.amount)


class LoseXpWorth(Worth):
    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        return valuation.experience(-effect.amount)


class StealXpWorth(Worth):
    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        return valuation.experience(effect.amount) + valuation.rivalry * float(effect.amount)

    def takes(self, effect: Effect) -> bool:
        return True


class HeroWorth(Worth):
    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        return float(effect.amount) * valuation.drawing(True)


class AntiWorth(Worth):
    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        return float(effect.amount) * valuation.drawing(False)


class CardWorth(Worth):
    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        return float(effect.amount) * max(valuation.drawing(True), valuation.drawing(False))


class DiscardWorth(Worth):
    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        return -float(effect.amount) * valuation.cheapest_card()


class VirtueWorth(Worth):
    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        return valuation.marker(effect.amount)


class CorruptionWorth(Worth):
    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        return valuation.marker(-effect.amount)


class ExploreWorth(Worth):
    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        return A_FREE_EXPLORE


class AdversaryXpWorth(Worth):
    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        return -float(effect.amount) * valuation.matter

    def takes(self, effect: Effect) -> bool:
        return effect.amount > 0


class StealFromAdversaryWorth(Worth):
    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        return valuation.matter + valuation.experience(1)


# What changes the Challenge.


class ResultWorth(Worth):
    def aid(self, valuation: Valuation, effect: Effect) -> float:
        return float(max(effect.amount, i64(0)))

    def pend(self, contest: Contest, pending: Pending, effect: Effect, owner: i64, card: i64) -> None:
        pending.shift += effect.amount

    def hampers(self, effect: Effect) -> bool:
        return effect.amount < 0


class DifficultyWorth(Worth):
    def pend(self, contest: Contest, pending: Pending, effect: Effect, owner: i64, card: i64) -> None:
        pending.shift -= effect.amount

    def hampers(self, effect: Effect) -> bool:
        return effect.amount > 0


class DarkWorth(Worth):
    def aid(self, valuation: Valuation, effect: Effect) -> float:
        return A_RUNE

    def pend(self, contest: Contest, pending: Pending, effect: Effect, owner: i64, card: i64) -> None:
        pending.runes += min(effect.amount, dark_runes_left(contest.pos, card))


class SymbolWorth(Worth):
    def aid(self, valuation: Valuation, effect: Effect) -> float:
        return A_RUNE

    def pend(self, contest: Contest, pending: Pending, effect: Effect, owner: i64, card: i64) -> None:
        pending.runes += 1 if some_rune_left(contest.pos, effect.amount) else 0


class RetryWorth(Worth):
    def pend(self, contest: Contest, pending: Pending, effect: Effect, owner: i64, card: i64) -> None:
        pending.retry = True


class ClassOffWorth(Worth):
    def pend(self, contest: Contest, pending: Pending, effect: Effect, owner: i64, card: i64) -> None:
        pos, attempt = contest.pos, contest.attempt
        seat = pos.active
        bonus = class_bonus(pos.cards, pos.calling(seat), pos.unlocked(seat), attempt.face, attempt.path)
        pending.shift -= bonus + pos.counters[CLASS_MODIFIER]


# The combinators.


class AndWorth(Worth):
    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        total = 0.0
        for part in effect.parts:
            total += gain_of(valuation, part, card)
        return total

    def aid(self, valuation: Valuation, effect: Effect) -> float:
        return aid_of(valuation, effect.parts[0])

    def pend(self, contest: Contest, pending: Pending, effect: Effect, owner: i64, card: i64) -> None:
        for part in effect.parts:
            note(contest, pending, part, owner, card)

    def takes(self, effect: Effect) -> bool:
        return any(takes(part) for part in effect.parts)

    def hampers(self, effect: Effect) -> bool:
        return any(hampers(part) for part in effect.parts)


class ChoiceWorth(Worth):
    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        best = LEAST
        for part in effect.parts:
            if part.possible(valuation.pos, valuation.seat, card):
                best = max(best, gain_of(valuation, part, card))
        return best if best > LEAST else 0.0

    def pend(self, contest: Contest, pending: Pending, effect: Effect, owner: i64, card: i64) -> None:
        """The challenger will rather pay than see the result fall, where there is something else to choose."""
        for part in effect.parts:
            if part.op not in (RESULT, DIFFICULTY) and part.possible(contest.pos, owner, card):
                return
        note(contest, pending, effect.parts[len(effect.parts) - 1], owner, card)


class PayWorth(Worth):
    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        assert effect.cost is not None
        return valuation.paying(effect.cost) + gain_of(valuation, effect.parts[0], card)

    def pend(self, contest: Contest, pending: Pending, effect: Effect, owner: i64, card: i64) -> None:
        note(contest, pending, effect.parts[0], owner, card)


class PerWorth(Worth):
    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        assert isinstance(effect, PerCount)
        return float(effect.count(valuation.pos, valuation.seat)) * gain_of(valuation, effect.parts[0], card)

    def aid(self, valuation: Valuation, effect: Effect) -> float:
        assert effect.quantity is not None
        return float(valuation.hero.count(effect.quantity)) * aid_of(valuation, effect.parts[0])

    def pend(self, contest: Contest, pending: Pending, effect: Effect, owner: i64, card: i64) -> None:
        assert isinstance(effect, PerCount)
        if effect.parts[0].op == RESULT:
            pending.shift += effect.count(contest.pos, owner) * effect.parts[0].amount


class IfWorth(Worth):
    def gain(self, valuation: Valuation, effect: Effect, card: i64) -> float:
        assert isinstance(effect, Conditional)
        branch = effect.branch(valuation.pos, valuation.seat)
        return 0.0 if branch is None else gain_of(valuation, branch, card)

    def aid(self, valuation: Valuation, effect: Effect) -> float:
        return aid_of(valuation, effect.parts[0])

    def pend(self, contest: Contest, pending: Pending, effect: Effect, owner: i64, card: i64) -> None:
        assert isinstance(effect, Conditional)
        branch = effect.branch(contest.pos, owner)
        if branch is not None:
            note(contest, pending, branch, owner, card)


BY_WORD: Final[dict[str, Worth]] = {
    "XP": XpWorth(),
    "HERO": HeroWorth(),
    "ANTI": AntiWorth(),
    "CARD": CardWorth(),
    "VIRTUE": VirtueWorth(),
    "CORRUPTION": CorruptionWorth(),
    "RESULT": ResultWorth(),
    "DIFFICULTY": DifficultyWorth(),
    "DARK": DarkWorth(),
    "ADVXP": AdversaryXpWorth(),
    "STEALADV": StealFromAdversaryWorth(),
    "DISCARD": DiscardWorth(),
    "LOSEXP": LoseXpWorth(),
    "EXPLORE": ExploreWorth(),
    "STEALXP": StealXpWorth(),
    "TRI": Worth(),
    "TRA": Worth(),
    "RETRY": RetryWorth(),
    "CLASSOFF": ClassOffWorth(),
    "PICKDARK": Worth(),
    "CANCEL": Worth(),
    "FREE_DARK": Worth(),
    "SYMBOL": SymbolWorth(),
    "CHOICE": ChoiceWorth(),
    "PAY": PayWorth(),
    "PER": PerWorth(),
    "IF": IfWorth(),
    "LATER": Worth(),
    "AND": AndWorth(),
}
WORTHS: Final[list[Worth]] = [BY_WORD[word] for word in EFFECT_WORDS]
