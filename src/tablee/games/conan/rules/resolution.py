"""The resolution: an attribute, cards laid in up to three waves, and what they make of the totals (CONAN-601 to 617)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.decision import Decision, Sealed
from ....engine.events import pack
from ....engine.zone import CARD, Zone
from .conclusion import end_fight, pay_stake
from .content import (
    ANY,
    CHANGE,
    FURY,
    LOSE_CARD,
    LOSE_GLORY,
    PARRY,
    PAY,
    RECKLESS,
    STRENGTHEN,
    WEAKEN,
)
from .position import NOBODY, Conan, bit, each_face
from .verbs import CHOOSE, LAY, STOP

WAVES: Final[i64] = 3
CANCELLED: Final[i64] = 8
FOR_TROPHY: Final[i64] = 1
FOR_PAY: Final[i64] = 2


class ChooseAttribute(Decision[Conan]):
    """Force, Ruse or Esprit, before any card is laid (CONAN-601); in a duel the challenged player chooses (CONAN-703)."""

    def __init__(self, seat: i64, hero: i64, other: i64, place: i64, stake: i64) -> None:
        super().__init__(seat)
        self.hero = hero
        self.other = other
        self.place = place
        self.stake = stake

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        return vec[i64]([CHOOSE.of(0), CHOOSE.of(1), CHOOSE.of(2)])

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        return "CONAN-601"

    def shows(self, pos: Conan) -> dict[str, int]:
        return standings(pos, self.hero, self.other, self.place)

    def resolve(self, pos: Conan, seat: i64, action: i64) -> None:
        attribute = CHOOSE.part(action)
        pos.tell("choose", seat, [attribute])
        both = bit(self.hero) | bit(self.other)
        pos.agenda.append(LayCards(both, self.hero, self.other, self.place, self.stake, attribute, 1))


class LayCards(Sealed[Conan]):
    """One card of the hand, whatever its kind, or stop; all who have not stopped choose at once (CONAN-602 to 604)."""

    def __init__(self, who: i64, hero: i64, other: i64, place: i64, stake: i64, attribute: i64, wave: i64) -> None:
        super().__init__(who)
        self.hero = hero
        self.other = other
        self.place = place
        self.stake = stake
        self.attribute = attribute
        self.wave = wave

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        return append(each_face(pos.hand(seat), LAY), STOP.of())

    def shows(self, pos: Conan) -> dict[str, int]:
        return standings(pos, self.hero, self.other, self.place)

    def public(self, pos: Conan, seat: i64) -> bool:
        """Whoever holds no card has nothing else to answer."""
        return len(pos.hand(seat).slots) == 0

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        return "CONAN-604"

    def reveal(self, pos: Conan, answers: vec[i64]) -> None:
        """How many cards each has laid and who has stopped is seen, never the faces (CONAN-603)."""
        going: i64 = 0
        for seat in range(pos.seats):
            if self.asked(seat):
                if not STOP.covers(answers[seat]):
                    going |= bit(seat)
                    pos.slip(pos.hand(seat), LAY.part(answers[seat]), pos.laid(seat), bit(seat), 0, self.wave)
                pos.tell("lay" if going >> seat & 1 else "stop", seat, [self.wave])
        if going and self.wave < WAVES:
            again = LayCards(going, self.hero, self.other, self.place, self.stake, self.attribute, self.wave + 1)
            pos.agenda.append(again)
        else:
            Fight(pos, self).resolve()


class Fight:
    """One resolution, from the reveal to the result. `hero` acts; `other` owns the Challenge or is challenged."""

    pos: Conan
    hero: i64
    other: i64
    place: i64
    stake: i64
    attribute: i64

    def __init__(self, pos: Conan, laid: LayCards) -> None:
        self.pos = pos
        self.hero = laid.hero
        self.other = laid.other
        self.place = laid.place
        self.stake = laid.stake
        self.attribute = laid.attribute

    @property
    def duel(self) -> bool:
        """Whether two heroes fight, and no Challenge."""
        return self.place < 0

    def resolve(self) -> None:
        """Parries, changers, modifiers, result (CONAN-607)."""
        self.turn_up()
        parry(self.pos, self.hero, self.other)
        parry(self.pos, self.other, self.hero)
        self.change()
        ours, theirs = self.hero_total(), self.other_total()
        self.pos.tell("totals", self.hero, [self.other, self.attribute, ours, theirs])
        self.end(ours > theirs)

    def change(self) -> None:
        """The final attribute (CONAN-609); what was cancelled and what was changed is told."""
        before = self.attribute
        ours, theirs = changer(self.pos, self.hero), changer(self.pos, self.other)
        self.attribute = final_attribute(before, ours, theirs)
        if self.pos.telling:
            tell_parries(self.pos, self.hero, self.other)
            tell_parries(self.pos, self.other, self.hero)
            if ours >= 0 or theirs >= 0:
                self.pos.tell("changed", NOBODY, [self.attribute, before])

    def turn_up(self) -> None:
        """All laid cards are revealed together (CONAN-605)."""
        pos = self.pos
        for seat in (self.hero, self.other):
            laid = pos.laid(seat)
            for slot in range(len(laid.slots)):
                pos.reveal(laid, slot)
            if pos.telling:
                pos.tell("reveal", seat, [], [pos.pack_slot(laid, slot) for slot in range(len(laid.slots))])

    def hero_total(self) -> i64:
        """CONAN-610, 612"""
        return total(self.pos, self.hero, self.attribute, self.duel) + self.modifiers(self.hero, self.other)

    def other_total(self) -> i64:
        """A Challenge has its printed value (CONAN-611), a challenged hero a hero's total (CONAN-704)."""
        return against(self.pos, self.other, self.place, self.attribute) + self.modifiers(self.other, self.hero)

    def modifiers(self, seat: i64, opponent: i64) -> i64:
        """What strengthens one side, less what the opponent weakens it by (CONAN-612)."""
        pos, attribute = self.pos, self.attribute
        return amounts(pos, seat, STRENGTHEN, attribute) - amounts(pos, opponent, WEAKEN, attribute)

    def end(self, won: bool) -> None:
        """The hero wins only if strictly higher (CONAN-613); the stake, then the rest in the order of CONAN-615."""
        pos = self.pos
        winner, loser = (self.hero, self.other) if won else (self.other, self.hero)
        reckless = amounts(pos, winner, RECKLESS, ANY)
        pos.tell("won", winner, [loser, self.stake])
        self.discard_laid()
        pay_stake(pos, winner, loser, self.stake, self.hero, self.duel)
        take_recklessly(pos, winner, loser, reckless)
        if not self.duel:
            if won:
                self.overcome()
            else:
                self.fail()
        end_fight(pos, self.hero, loser, loser if self.duel else NOBODY)

    def discard_laid(self) -> None:
        """Whatever the result (CONAN-617)."""
        for seat in (self.hero, self.other):
            while len(self.pos.laid(seat).slots):
                self.pos.discard_at(self.pos.laid(seat), 0)

    def overcome(self) -> None:
        """Trophy and pay from the bank; the Challenge is discarded (CONAN-615, 616)."""
        pos = self.pos
        trophy, paid = pos.cards.trophy(pos.challenges.card(self.place)), pos.has_power(self.hero, PAY)
        if trophy or paid:
            bonus = trophy + (1 if paid else 0)
            pos.gain(self.hero, bonus)
            pos.tell("bonus", self.hero, [bonus, (FOR_TROPHY if trophy else 0) + (FOR_PAY if paid else 0)])
        pos.discard_at(pos.challenges, self.place)

    def fail(self) -> None:
        """The failure effect of a Trap; a loser without glory loses nothing more (CONAN-615)."""
        pos = self.pos
        failure = pos.cards.failure(pos.challenges.card(self.place))
        if pos.glory(self.hero) == 0:
            return
        if failure == LOSE_CARD:
            lose_card(pos, self.hero)
        elif failure == LOSE_GLORY and pos.spare_glory(self.hero):
            pos.gain(self.hero, -1)
            pos.tell("lose", self.hero, [1])


# Totals.


def standings(pos: Conan, hero: i64, other: i64, place: i64) -> dict[str, int]:
    """Both sides of a fight in each attribute as they stand before any card (CONAN-610, 611, 704)."""
    found: dict[str, int] = {}
    for attribute in range(3):
        found[f"hero_{attribute}"] = int(total(pos, hero, attribute, place < 0))
        found[f"other_{attribute}"] = int(against(pos, other, place, attribute))
    return found


def total(pos: Conan, seat: i64, attribute: i64, duel: bool) -> i64:
    """A hero's total before cards: the best value of his side, and his player's own bonuses (CONAN-406, 610, 933)."""
    value = best_value(pos, seat, attribute)
    if pos.partner(seat) >= 0:
        value = max(value, best_value(pos, pos.partner(seat), attribute))
    return value + bonus(pos, seat, attribute) + (1 if duel and pos.has_power(seat, FURY) else 0)


def against(pos: Conan, other: i64, place: i64, attribute: i64) -> i64:
    """What a hero is up against, before cards: the printed value of a Challenge, or a challenged hero's total."""
    return total(pos, other, attribute, True) if place < 0 else pos.cards.value(pos.challenges.card(place), attribute)


def best_value(pos: Conan, seat: i64, attribute: i64) -> i64:
    """The highest among a hero and his hired Allies (CONAN-406)."""
    value = pos.cards.value(pos.hero(seat), attribute)
    for slot in pos.allies(seat).slots:
        value = max(value, pos.cards.value(slot & CARD, attribute))
    return value


def bonus(pos: Conan, seat: i64, attribute: i64) -> i64:
    """One for each Object and each accomplished Adventure of the attribute."""
    found: i64 = 0
    for slot in pos.objects(seat).slots:
        if pos.cards.object_effect(slot & CARD) == attribute:
            found += 1
    for slot in pos.accomplished(seat).slots:
        if pos.cards.adventure_effect(slot & CARD) == attribute:
            found += 1
    return found


# Cards laid: the tag of each is its wave, and whether a Parry has cancelled it.


def parry(pos: Conan, seat: i64, opponent: i64) -> None:
    """Each Parry cancels the opponent's latest resolution card that is no Parry and not cancelled yet (CONAN-608)."""
    against = pos.laid(opponent)
    for slot in pos.laid(seat).slots:
        if pos.cards.special_effect(slot & CARD) == PARRY:
            place = i64(len(against.slots)) - 1
            while place >= 0 and not parried(pos, against, place):
                place -= 1
            if place >= 0:
                against.set_tag(place, against.tag(place) | CANCELLED)


def tell_parries(pos: Conan, seat: i64, other: i64) -> None:
    """What the Parries of a player have cancelled, if he laid any; perhaps nothing."""
    if any(pos.cards.special_effect(card) == PARRY for card in pos.laid(seat).cards):
        laid = pos.laid(other)
        cancelled = [pos.pack_slot(laid, slot) for slot in range(len(laid.slots)) if laid.tag(slot) & CANCELLED]
        pos.tell("parried", seat, [other], cancelled)


def parried(pos: Conan, laid: Zone, place: i64) -> bool:
    """Whether a Parry cancels the card of a place; the waves are in the order of the places."""
    card = laid.card(place)
    resolved = pos.cards.bears_indicator(card) and pos.cards.special_effect(card) != PARRY
    return resolved and not laid.tag(place) & CANCELLED


def final_attribute(chosen: i64, ours: i64, theirs: i64) -> i64:
    """One changer, or two that agree, change it; two that differ do not (CONAN-609). -1 is no changer."""
    if ours < 0 or theirs < 0:
        return max(ours, theirs) if ours >= 0 or theirs >= 0 else chosen
    return ours if ours == theirs else chosen


def changer(pos: Conan, seat: i64) -> i64:
    """The attribute of a player's latest changer that is not cancelled, or -1 (CONAN-609)."""
    laid = pos.laid(seat)
    found: i64 = -1
    for place in range(len(laid.slots)):
        card = laid.card(place)
        if pos.cards.special_effect(card) == CHANGE and not laid.tag(place) & CANCELLED:
            found = pos.cards.special_attribute(card)
    return found


def amounts(pos: Conan, seat: i64, effect: i64, attribute: i64) -> i64:
    """The sum of an effect over a player's uncancelled cards that apply to the final attribute (CONAN-612)."""
    laid = pos.laid(seat)
    found: i64 = 0
    for place in range(len(laid.slots)):
        card = laid.card(place)
        if pos.cards.special_effect(card) == effect and not laid.tag(place) & CANCELLED:
            only = pos.cards.special_attribute(card)
            if only in (ANY, attribute):
                found += pos.cards.amount(card)
    return found


def take_recklessly(pos: Conan, winner: i64, loser: i64, amount: i64) -> None:
    """Two for each Recklessness of the winner, but the loser keeps his last glory point (CONAN-615)."""
    taken = min(amount, pos.spare_glory(loser))
    if taken:
        pos.transfer(loser, winner, taken)
        pos.tell("rob", winner, [loser, taken])


def lose_card(pos: Conan, seat: i64) -> None:
    """A card of the hand at random; nothing if it is empty."""
    hand = pos.hand(seat)
    if len(hand.slots):
        card = hand.card(pos.rng.below(len(hand.slots)))
        pos.show(hand, card, pos.discard)
        if pos.telling:
            pos.tell("drop", seat, [], [pack(card)])
