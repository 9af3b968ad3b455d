"""Set-up: the decks, the deal, the secret choices, the boards (EPIC-025 to 040, 142, 148 to 153)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.automatic import AutomaticStep, run_agenda
from ....engine.decision import Sealed
from ....engine.events import pack
from ....engine.position import bit_of
from ....engine.zone import CARD as FACE
from ....engine.zone import Zone
from .content import ACT_ONE, ACT_THREE, ACTION, ADVERSARY, ANTI_DECK, CLASS, DESTINY, HERITAGE, HERO_DECK, ORIGIN, QUEST
from .layout import ACTIONS, ADVERSARY_XP, ANTIHEROES, FIRST, HEROES, LEVEL, RESERVE
from .position import NOBODY, START_LEVEL, Epic
from .triggers import SetOff
from .turn import begin_turn
from .verbs import keep_action, kept_class, kept_destiny, kept_origin
from .vocabulary import ON_SETUP


def lay_out(pos: Epic) -> None:
    """Shuffle all decks, deal the cards, and let everybody choose in secret (EPIC-027 to 030)."""
    first = pos.rules.first
    pos.counters[FIRST] = first if first >= 0 else pos.rng.below(pos.seats)
    pos.tell("first", i64(pos.counters[FIRST]))
    if pos.has_adversary:
        oppose(pos)
    else:
        put_in_box(pos, pos.cards.cards_of(int(ADVERSARY)) + pos.cards.cards_of(int(QUEST)) + pos.cards.cards_of(int(ACTION)))
    deal_characters(pos)
    lay_decks(pos)
    for seat in range(pos.seats):
        pos.set_own(LEVEL, seat, START_LEVEL)
        pos.set_own(RESERVE, seat, pos.cards.start_xp)
        pos.draw_card(seat, HEROES)
        tell_dealt(pos, seat)
    pos.agenda.append(KeepCards(bit_of(pos.seats) - 1))


def put_in_box(pos: Epic, cards: list[int]) -> None:
    """Put cards away that are not part of this match."""
    for card in cards:
        pos.box.put(card)


def oppose(pos: Epic) -> None:
    """Lay out an Adversary, the Quest on its face, the Actions, and experience for each player (EPIC-031 to 033, 151, 153).

    The printed number is the gentle level; the others add to it (EPIC-156 to 158).
    """
    cards = pos.cards.cards_of(int(ADVERSARY))
    chosen = pos.rules.adversary or cards[pos.rng.below(len(cards))]
    pos.opposition.put(chosen)
    pos.opposition.put(pos.cards.first_quest, 0, 0, pos.rules.quest - pos.cards.first_quest)
    put_in_box(pos, [card for card in cards if card != chosen])
    for card in pos.cards.cards_of(int(ACTION)):
        ours = pos.cards.envelope[card] in (0, pos.cards.envelope[chosen])
        (pos.deck(ACTIONS) if ours else pos.box).put(card)
    pos.shuffle(pos.deck(ACTIONS))
    start = pos.cards.quest_start[pos.rules.quest]
    start += ("K4" in pos.rules.legacy) - ("K3" in pos.rules.legacy)
    pos.counters[ADVERSARY_XP] = start * pos.seats + pos.rules.strength
    pos.tell("oppose", NOBODY, [pos.counters[ADVERSARY_XP], pos.rules.quest], [pack(chosen)])


def is_open(pos: Epic, card: i64) -> bool:
    """Whether a card is available: in a campaign those of unopened envelopes are not (EPIC-026, 149)."""
    return pos.rules.chapter == 0 or pos.cards.envelope[card] <= pos.rules.chapter


def deal_characters(pos: Epic) -> None:
    """Deal one Heritage, two Origins, Classes and Destinies each; nobody knows which cards were not dealt (EPIC-028)."""
    for deck, each in ((HERITAGE, 1), (ORIGIN, 2), (CLASS, 2), (DESTINY, 2)):
        cards = shuffled(pos, [card for card in pos.cards.cards_of(int(deck)) if is_open(pos, card)])
        put_in_box(pos, [card for card in pos.cards.cards_of(int(deck)) if not is_open(pos, card)])
        for place in range(len(cards)):
            zone = pos.dealt(place // each) if place < each * pos.seats else pos.undealt
            zone.put(cards[place])


def shuffled(pos: Epic, cards: list[int]) -> list[int]:
    """The same cards in random order."""
    row = vec[i64](cards)
    pos.rng.shuffle(row)
    return [int(card) for card in row]


def lay_decks(pos: Epic) -> None:
    """Lay out the Acts with a row each, face down, and the Hero and Antihero decks (EPIC-027, 035, 142)."""
    for deck in range(int(ACT_ONE), int(ACT_THREE) + 1):
        fill_deck(pos, pos.deck(deck - ACT_ONE), pos.cards.cards_of(deck))
        for _ in range(pos.rules.row_size):
            pos.draw(pos.deck(deck - ACT_ONE), pos.row(deck - ACT_ONE))
    for number, pool in ((HEROES, HERO_DECK), (ANTIHEROES, ANTI_DECK)):
        cards = pos.cards.cards_of(int(pool))
        left_out = [card for card in cards if pos.cards.names_adversary(card) and not pos.has_adversary]
        put_in_box(pos, left_out)
        fill_deck(pos, pos.deck(number), [card for card in cards if card not in left_out])


def fill_deck(pos: Epic, deck: Zone, cards: list[int]) -> None:
    """Put cards into a deck and shuffle it."""
    for card in cards:
        deck.put(card)
    pos.shuffle(deck)


def tell_dealt(pos: Epic, seat: i64) -> None:
    """Tell a player which character cards they were dealt."""
    if pos.telling:
        dealt = pos.dealt(seat)
        pos.tell("dealt", seat, [], [pos.pack_slot(dealt, slot) for slot in range(len(dealt.slots))])


# The choices.


class KeepCards(Sealed[Epic]):
    """One of two Origins, Classes and Destinies, all at once and in secret (EPIC-030)."""

    def legal(self, pos: Epic, seat: i64) -> vec[i64]:
        answers = vec[i64](capacity=8)
        for origin in of_deck(pos, pos.dealt(seat), ORIGIN):
            for calling in of_deck(pos, pos.dealt(seat), CLASS):
                for destiny in of_deck(pos, pos.dealt(seat), DESTINY):
                    answers = append(answers, keep_action(origin, calling, destiny))
        return answers

    def refusal(self, pos: Epic, seat: i64, action: i64) -> str:
        return "EPIC-030"

    def reveal(self, pos: Epic, answers: vec[i64]) -> None:
        """Origin and Class become public, the Destiny and all rejected cards do not (EPIC-030, 036)."""
        for seat in range(pos.seats):
            keep(pos, seat, answers[seat])
        pos.agenda.append(Start(i64(pos.counters[FIRST])))
        step = pos.seats - 1
        while step >= 0:
            pos.agenda.append(SetOff((pos.counters[FIRST] + step) % pos.seats, ON_SETUP, 0))
            step -= 1
        inherit(pos)
        run_agenda(pos)


def of_deck(pos: Epic, zone: Zone, deck: i64) -> vec[i64]:
    """The cards of a place that belong to a deck."""
    found = vec[i64](capacity=2)
    for slot in zone.slots:
        if pos.cards.deck[slot & FACE] == deck:
            found = append(found, slot & FACE)
    return found


def keep(pos: Epic, seat: i64, action: i64) -> None:
    """Lay Heritage, Origin and Class face up, the Destiny face down, and put the others back, unseen (EPIC-030, 036)."""
    dealt = pos.dealt(seat)
    heritage = of_deck(pos, dealt, HERITAGE)[0]
    origin, calling = kept_origin(action), kept_class(action)
    for card in (heritage, origin, calling):
        pos.show(dealt, card, pos.character(seat))
    pos.slip(dealt, kept_destiny(action), pos.destiny(seat), bit_of(seat))
    while len(dealt.slots):
        pos.slip(dealt, dealt.last(), pos.rejected, bit_of(seat), 0, seat)
    if pos.telling:
        pos.tell("kept", seat, [], [pack(heritage), pack(origin), pack(calling)], [pos.pack_slot(pos.destiny(seat), 0)])


def inherit(pos: Epic) -> None:
    """Apply what the chapter before left behind, before the abilities of Origins (EPIC-037, 152)."""
    for seat in range(pos.seats):
        if "K1" in pos.rules.legacy:
            pos.gain_xp(seat, 1)
        if "K2" in pos.rules.legacy:
            pos.draw_card(seat, HEROES)
        if "K5" in pos.rules.legacy:
            pos.set_own(LEVEL, seat, START_LEVEL + 1)


class Start(AutomaticStep[Epic]):
    """The Act I row is turned face up, and the first player begins (EPIC-038, 039)."""

    def run(self, pos: Epic) -> None:
        pos.turn_up(0)
        begin_turn(pos, self.seat)
