"""Set-up: heroes may be swapped, a Challenge is placed before another player, heroes take their places (CONAN-101 to 110)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.decision import Decision
from ....engine.events import pack
from ....engine.zone import CARD
from .content import A_CHALLENGE, ADVENTURES, HERO, HEROES, OBJECT, OBJECTS
from .position import Conan
from .rounds import begin_round
from .verbs import ACCEPT, PASS, PLACE, REFUSE, STAND, SWAP


def set_up(pos: Conan) -> None:
    """A hero each, face up; the others leave the game (CONAN-101). Then swaps in seat order, once round (CONAN-102)."""
    for card in pos.cards.draw_cards():
        pos.draw_pile.put(card)
    for card in range(OBJECT, OBJECT + OBJECTS):
        pos.object_pile.put(card)
    heroes = vec[i64](list(range(HERO, HERO + HEROES)))
    pos.rng.shuffle(heroes)
    for number in range(HEROES):
        zone = pos.hero_card(number) if number < pos.seats else pos.out
        zone.put(heroes[number])
    for seat in range(pos.seats):
        pos.tell("hero", seat, [], [pack(pos.hero(seat))])
    pos.agenda.append(OfferSwap(0))


class OfferSwap(Decision[Conan]):
    """Propose to one other player to swap heroes, or not (CONAN-102)."""

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        options = append(vec[i64](capacity=4), PASS.of())
        for other in range(pos.seats):
            if other != seat:
                options = append(options, SWAP.of(other))
        return options

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        return "CONAN-102"

    def resolve(self, pos: Conan, seat: i64, action: i64) -> None:
        if PASS.covers(action):
            end_offer(pos, seat)
        else:
            other = SWAP.part(action)
            pos.tell("swap", seat, [other])
            pos.agenda.append(AnswerSwap(other, seat))


class AnswerSwap(Decision[Conan]):
    """Accept or refuse at once; an accepted swap is immediate (CONAN-102)."""

    def __init__(self, seat: i64, proposer: i64) -> None:
        super().__init__(seat)
        self.proposer = proposer

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        return vec[i64]([ACCEPT.of(), REFUSE.of()])

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        return "CONAN-102"

    def resolve(self, pos: Conan, seat: i64, action: i64) -> None:
        if ACCEPT.covers(action):
            mine, theirs = pos.hero_card(seat), pos.hero_card(self.proposer)
            card = mine.take_at(0)
            mine.put(theirs.take_at(0))
            theirs.put(card)
            pos.tell("swapped", self.proposer, [seat])
        else:
            pos.tell("refused", seat, [self.proposer])
        end_offer(pos, self.proposer)


def end_offer(pos: Conan, seat: i64) -> None:
    """The next player may propose a swap; after the last the Adventures are laid."""
    if seat + 1 < pos.seats:
        pos.agenda.append(OfferSwap(seat + 1))
    else:
        lay_adventures(pos)


def lay_adventures(pos: Conan) -> None:
    """One Adventure before each player (CONAN-103): place s of the row is that of seat s."""
    adventures = vec[i64](list(range(ADVENTURES)))
    pos.rng.shuffle(adventures)
    for seat in range(pos.seats):
        pos.draw_pile.take_at(pos.draw_pile.find(adventures[seat]))
        pos.adventures.put(adventures[seat])
        pos.tell("before", seat, [], [pack(adventures[seat])])
    choose_first(pos)
    draw_challenges(pos)
    pos.agenda.append(PlaceChallenge(pos.starter()))


def choose_first(pos: Conan) -> None:
    """The highest Difficulty; a tie is broken by lot among those tied (CONAN-104)."""
    difficulties = [int(pos.cards.difficulty(pos.adventures.card(seat))) for seat in range(pos.seats)]
    tied = [seat for seat in range(pos.seats) if difficulties[seat] == max(difficulties)]
    pos.counters[pos.layout.first] = tied[pos.rng.below(len(tied))] if len(tied) > 1 else tied[0]
    pos.tell("first", pos.counters[pos.layout.first], [len(tied)])


def draw_challenges(pos: Conan) -> None:
    """One each from the shuffled Challenges alone, seen by its player (CONAN-105)."""
    challenges = pos.cards.challenges[:]
    pos.rng.shuffle(challenges)
    for card in challenges:
        pos.draw_pile.take_at(pos.draw_pile.find(card))
    for card in challenges:
        pos.draw_pile.put(card, 0, A_CHALLENGE)
    for seat in range(pos.seats):
        pos.draw(pos.draw_pile, pos.hand(seat))


class PlaceChallenge(Decision[Conan]):
    """Face down on the Adventure before another player, if it is not full; no glory for it (CONAN-106)."""

    def forbids(self, pos: Conan, seat: i64, place: i64) -> str:
        """The rule against the Adventure of a place, or an empty text."""
        if place < 0 or place == seat:
            return "CONAN-106"
        return "CONAN-006" if pos.full(pos.adventures.card(place)) else ""

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=4)
        for place in range(pos.seats):
            if self.forbids(pos, seat, place) == "":
                options = append(options, PLACE.of(pos.adventures.card(place)))
        return options

    def public(self, pos: Conan, seat: i64) -> bool:
        return True

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        return self.forbids(pos, seat, pos.adventures.find(PLACE.part(action))) if PLACE.covers(action) else "CONAN-106"

    def resolve(self, pos: Conan, seat: i64, action: i64) -> None:
        adventure = PLACE.part(action)
        pos.put_challenge(seat, pos.hand(seat).card(0), adventure)
        pos.tell("set", seat, [adventure + 1, 0], [pos.pack_slot(pos.challenges, len(pos.challenges.slots) - 1)])
        after = pos.next_in_lap(seat)
        if after >= 0:
            pos.agenda.append(PlaceChallenge(after))
        else:
            deal_hands(pos)
            pos.agenda.append(PlaceHero(pos.starter()))


def deal_hands(pos: Conan) -> None:
    """The piles, seven cards and fifteen glory points each (CONAN-107, 108), and the head starts (CONAN-1206)."""
    pos.shuffle(pos.draw_pile)
    pos.shuffle(pos.object_pile)
    for seat in range(pos.seats):
        pos.draw_hidden(seat, pos.cards.first_hand)
        pos.set_own(pos.layout.glory, seat, pos.cards.first_glory)
    for place in range(2):
        pos.gain((pos.counters[pos.layout.first] + place) % pos.seats, pos.rules.leads[place])


class PlaceHero(Decision[Conan]):
    """On an Adventure where one has not placed one's Challenge; one's own always qualifies (CONAN-109)."""

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        options = vec[i64](capacity=4)
        for slot in pos.adventures.slots:
            if pos.may_enter(seat, slot & CARD):
                options = append(options, STAND.of(slot & CARD))
        return options

    def public(self, pos: Conan, seat: i64) -> bool:
        return True

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        return "CONAN-109"

    def resolve(self, pos: Conan, seat: i64, action: i64) -> None:
        pos.arrive(seat, STAND.part(action))
        after = pos.next_in_lap(seat)
        if after >= 0:
            pos.agenda.append(PlaceHero(after))
        else:
            begin_round(pos)
