"""The decisions of Héros un jour, héros toujours, in the order of the ledger's table, and what a drawn card does."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...engine.decision import Decision, Need, Sealed
from ...engine.events import pack
from ...engine.position import Position
from ...engine.verb import Verb, Vocabulary
from .cards import (
    CHALLENGE,
    CHANGE,
    DEFECT,
    DRAWN,
    EXCHANGE_1,
    GIVEN,
    PREJUDICE,
    RECEIVE,
    SUN,
    VIRTUES,
    first_virtue,
    second_virtue,
    stays,
)
from .position import (
    DECLINED,
    HELD_VIRTUES,
    LOST,
    POSED,
    RECEIVED,
    REQUEST,
    REQUESTS,
    SERVED,
    SHOWN,
    STOCK,
    WITH_SUN,
    WITH_VIRTUE,
    Heros,
)

# A virtue is a number from 1 to 12, a card to give from 1 to 13 (the sun), a player a seat from 0.
DRAW: Final = Verb("draw")
ASK: Final = Verb("ask", {"virtue": 1}, virtue=12)
DECLINE: Final = Verb("decline")
OFFER: Final = Verb("offer", card=2)
PARTNER: Final = Verb("partner", player=6)
TAKEUP: Final = Verb("takeup", card=2)
DESIGNATE: Final = Verb("designate", player=6)
ONE: Final = Verb("one", player=6)
TWO: Final = Verb("two", first=6, second=6)
GIVE: Final = Verb("give", {"card": 1}, card=13)
GIVE2: Final = Verb("give2", {"card": 1, "other": 1}, card=13, other=13)
GIVETO: Final = Verb("giveto", {"first": 1, "second": 1}, first=13, second=13)
POSE: Final = Verb("pose", payment=4)
CORRECT: Final = Verb("correct", {"defect": 1}, defect=12, sun=2)
FINISH: Final = Verb("finish")
WORDS: Final = Vocabulary(
    [DRAW, ASK, DECLINE, OFFER, PARTNER, TAKEUP, DESIGNATE, ONE, TWO, GIVE, GIVE2, GIVETO, POSE, CORRECT, FINISH]
)

# Why a card has no effect.
NOTHING_TO_GIVE: Final = 1
NO_ADVANTAGE_LEFT: Final = 2
DRAW_AGAIN: Final = 3
NO_AVATAR_LEFT: Final = 4


def bit(seat: i64) -> i64:
    return i64(1) << seat


class DrawOrAsk(Decision):
    """Draw the top card, or ask all the others for one virtue (HEROS-019, 027 to 030)."""

    def options(self, pos: Position, seat: i64) -> vec[i64]:
        assert isinstance(pos, Heros)
        return DRAW_OR_ASK if self.forbids(pos, seat) == "" else DRAW_ONLY

    def forbids(self, pos: Heros, seat: i64) -> str:
        """The rule that forbids asking now: no advantage (HEROS-027), or everyone has asked (HEROS-039)."""
        if pos.advantages(seat) == 0:
            return "HEROS-027"
        return "HEROS-039" if pos.counters[REQUESTS] >= pos.seats else ""

    def resolve(self, pos: Position, seat: i64, action: i64) -> None:
        assert isinstance(pos, Heros)
        if action == DRAW.base:
            pos.counters[REQUESTS] = 0
            draw_card(pos, seat)
        else:
            self.ask(pos, seat, action - ASK.base + 1)

    def ask(self, pos: Heros, seat: i64, virtue: i64) -> None:
        """In public, of all the others, whatever they hold (HEROS-028, 097)."""
        pos.counters[REQUESTS] += 1
        pos.counters[REQUEST] = virtue
        if pos.past is not None:
            pos.tell("ask", seat, [virtue])
        pos.agenda.append(AnswerRequest((bit(pos.seats) - 1) & ~bit(seat), seat, virtue))

    def refusal(self, pos: Position, seat: i64, action: i64) -> str:
        assert isinstance(pos, Heros)
        return self.forbids(pos, seat) if ASK.covers(action) else "HEROS-019"


class AnswerRequest(Sealed):
    """Decline, offer the virtue named, or offer a sun; all at once (HEROS-031 to 033)."""

    fields = ("who", "asker", "virtue")
    asker: i64
    virtue: i64

    def __init__(self, who: i64, asker: i64, virtue: i64) -> None:
        super().__init__(who)
        self.asker = asker
        self.virtue = virtue

    def options(self, pos: Position, seat: i64) -> vec[i64]:
        assert isinstance(pos, Heros)
        return matching(pos, seat, self.virtue, OFFER.base)

    def refusal(self, pos: Position, seat: i64, action: i64) -> str:
        return "HEROS-032"

    def reveal(self, pos: Position, answers: vec[i64]) -> None:
        assert isinstance(pos, Heros)
        offers: i64 = 0
        partner: i64 = 0
        seat = pos.after(self.asker)
        while seat != self.asker:
            if note_answer(pos, seat, answers[seat] - OFFER.base):
                card = answer_card(pos, seat, self.virtue)
                pos.exhibit(pos.hand(seat), card)
                offers += 1
                partner = seat
                if pos.past is not None:
                    pos.tell("answers", seat, [], [pack(card)])
            seat = pos.after(seat)
        if offers == 0:
            self.fail(pos)
        elif offers == 1:
            trade(pos, self.asker, partner, self.virtue)  # HEROS-034
        else:
            pos.agenda.append(ChoosePartner(self.asker, self.virtue))

    def fail(self, pos: Heros) -> None:
        """The advantage is kept and the turn is lost (HEROS-035)."""
        pos.tell("nooffer", self.asker)
        next_turn(pos, pos.after(self.asker))


class ChoosePartner(Decision):
    """The asker exchanges with one of those who offer (HEROS-034)."""

    fields = ("seat", "virtue")
    virtue: i64

    def __init__(self, seat: i64, virtue: i64) -> None:
        super().__init__(seat)
        self.virtue = virtue

    def options(self, pos: Position, seat: i64) -> vec[i64]:
        assert isinstance(pos, Heros)
        options = vec[i64](capacity=6)
        for other in range(pos.seats):
            if pos.answered(other) > DECLINED:
                options = append(options, PARTNER.base + other)
        return options

    def refusal(self, pos: Position, seat: i64, action: i64) -> str:
        return "HEROS-034"

    def resolve(self, pos: Position, seat: i64, action: i64) -> None:
        assert isinstance(pos, Heros)
        trade(pos, seat, action - PARTNER.base, self.virtue)


class AnswerChallenge(Sealed):
    """Everybody, the drawer included: decline, or discard the virtue or a sun for an advantage (HEROS-040 to 044)."""

    fields = ("who", "drawer", "virtue")
    drawer: i64
    virtue: i64

    def __init__(self, who: i64, drawer: i64, virtue: i64) -> None:
        super().__init__(who)
        self.drawer = drawer
        self.virtue = virtue

    def options(self, pos: Position, seat: i64) -> vec[i64]:
        assert isinstance(pos, Heros)
        return matching(pos, seat, self.virtue, TAKEUP.base)

    def refusal(self, pos: Position, seat: i64, action: i64) -> str:
        return "HEROS-044"

    def reveal(self, pos: Position, answers: vec[i64]) -> None:
        """Takers are served clockwise from the drawer while the stock lasts (HEROS-045)."""
        assert isinstance(pos, Heros)
        takers: i64 = 0
        seat = self.drawer
        for _ in range(pos.seats):
            if note_answer(pos, seat, answers[seat] - TAKEUP.base):
                self.serve(pos, seat)
                takers += 1
            seat = pos.after(seat)
        if takers == 0:
            pos.tell("nobody", self.drawer)
        offer_step(pos, self.drawer)

    def serve(self, pos: Heros, seat: i64) -> None:
        card = answer_card(pos, seat, self.virtue)
        served = pos.counters[STOCK] > 0
        if served:
            pos.show(pos.hand(seat), card, pos.discard)
            pos.take_advantage(seat)
            pos.counters[SERVED] += 1
        else:
            pos.exhibit(pos.hand(seat), card)
        if pos.past is not None:
            pos.tell("takers" if served else "unserved", seat, [], [pack(card)])


class Designate(Decision):
    """Exchange 1: any other player (HEROS-054). Who is asked this has a card to give (HEROS-055)."""

    def needs(self, pos: Position) -> list[Need]:
        return [Need(self.seat, GIVEN, 1)]

    def agrees(self, world: Position) -> bool:
        assert isinstance(world, Heros)
        return world.exchangeable(self.seat) > 0

    def options(self, pos: Position, seat: i64) -> vec[i64]:
        return others(pos, seat, DESIGNATE.base)

    def refusal(self, pos: Position, seat: i64, action: i64) -> str:
        return "HEROS-054"

    def resolve(self, pos: Position, seat: i64, action: i64) -> None:
        assert isinstance(pos, Heros)
        exchange_with(pos, seat, action - DESIGNATE.base, 1)


class ChooseMode(Designate):
    """Exchange 2: two cards with one player, or one card with each of two (HEROS-058, 059)."""

    def options(self, pos: Position, seat: i64) -> vec[i64]:
        assert isinstance(pos, Heros)
        options = others(pos, seat, ONE.base)
        if pos.seats > 2 and pos.exchangeable(seat) > 1:
            for first in range(pos.seats):
                for second in range(first + 1, pos.seats):
                    if first != seat and second != seat:
                        options = append(options, TWO.base + first * 6 + second)
        return options

    def refusal(self, pos: Position, seat: i64, action: i64) -> str:
        assert isinstance(pos, Heros)
        short = pos.seats < 3 or pos.exchangeable(seat) < 2
        return "HEROS-059" if TWO.covers(action) and short else "HEROS-058"

    def resolve(self, pos: Position, seat: i64, action: i64) -> None:
        assert isinstance(pos, Heros)
        if ONE.covers(action):
            exchange_with(pos, seat, action - ONE.base, 2)
        else:
            self.with_two(pos, seat, (action - TWO.base) // 6, (action - TWO.base) % 6)

    def with_two(self, pos: Heros, seat: i64, first: i64, second: i64) -> None:
        """With each who has a card to give; nobody replaces one who has none (HEROS-061)."""
        one = announced(pos, seat, first, 1)
        two = announced(pos, seat, second, 1)
        if one and two:
            pos.agenda.append(GiveCards(bit(seat) | bit(first) | bit(second), seat, first, second, 1))
        elif one or two:
            partner = first if one else second
            pos.agenda.append(GiveCards(bit(seat) | bit(partner), seat, partner, -1, 1))
        else:
            offer_step(pos, seat)


class GiveCards(Sealed):
    """The parties of the exchanges announced choose their cards at the same time (HEROS-056, 060 to 062).

    Each gives `count` cards; a drawer with two partners gives one to the `first` and one to the `second`, else -1.
    """

    fields = ("who", "drawer", "first", "second", "count")
    drawer: i64
    first: i64
    second: i64
    count: i64

    def __init__(self, who: i64, drawer: i64, first: i64, second: i64, count: i64) -> None:
        super().__init__(who)
        self.drawer = drawer
        self.first = first
        self.second = second
        self.count = count

    def owes(self, seat: i64) -> i64:
        """How many cards a party gives in all: what was announced is certain (HEROS-063)."""
        return 2 if seat == self.drawer and self.second >= 0 else self.count

    def needs(self, pos: Position) -> list[Need]:
        return [Need(seat, GIVEN, self.owes(seat)) for seat in range(pos.seats) if self.asked(seat)]

    def agrees(self, world: Position) -> bool:
        assert isinstance(world, Heros)
        able = True
        for seat in range(world.seats):
            if self.asked(seat) and world.exchangeable(seat) < self.owes(seat):
                able = False
        return able

    def options(self, pos: Position, seat: i64) -> vec[i64]:
        assert isinstance(pos, Heros)
        bits = giveable(pos, seat)
        if self.owes(seat) == 1:
            return singles(bits)
        if self.count == 2:
            return pairs(pos, seat, bits, GIVE2.base, False)
        return pairs(pos, seat, bits, GIVETO.base, True)

    def refusal(self, pos: Position, seat: i64, action: i64) -> str:
        """A sun while a virtue is held (HEROS-052), a card not held (HEROS-056), too few or too many (HEROS-060, 061)."""
        assert isinstance(pos, Heros)
        asked = GIVE if self.owes(seat) == 1 else GIVE2 if self.count == 2 else GIVETO
        if not asked.covers(action):
            return "HEROS-061" if self.second >= 0 else "HEROS-060"
        for card in gifts(action):
            if card == SUN and pos.held(seat) & HELD_VIRTUES:
                return "HEROS-052"
        return "HEROS-056"

    def reveal(self, pos: Position, answers: vec[i64]) -> None:
        """All cards leave before any arrives (HEROS-062); each party sees what it gives and receives (HEROS-057)."""
        assert isinstance(pos, Heros)
        given = gifts(answers[self.drawer])
        if self.second >= 0:
            self.swap(pos, self.first, given[:1], gifts(answers[self.first]))
            self.swap(pos, self.second, given[1:], gifts(answers[self.second]))
        else:
            self.swap(pos, self.first, given, gifts(answers[self.first]))
        passing = pos.passing
        while len(passing.slots):
            pos.move_at(passing, 0, pos.hand(passing.tag(0) - 1))
        offer_step(pos, self.drawer)

    def swap(self, pos: Heros, partner: i64, given: vec[i64], taken: vec[i64]) -> None:
        both = bit(self.drawer) | bit(partner)
        for card in given:
            pos.slip(pos.hand(self.drawer), card, pos.passing, both, GIVEN, partner + 1)
        for card in taken:
            pos.slip(pos.hand(partner), card, pos.passing, both, GIVEN, self.drawer + 1)
        if pos.past is not None:
            ours = [pack(card, both, GIVEN, DRAWN) for card in given]
            theirs = [pack(card, both, GIVEN, DRAWN) for card in taken]
            pos.tell("swap", self.drawer, [partner, len(given)], ours, theirs)


class OptionalStep(Decision):
    """Pose one avatar, correct any number of defects, in any order; end the turn at will (HEROS-020, 024, 074 to 085)."""

    def options(self, pos: Position, seat: i64) -> vec[i64]:
        assert isinstance(pos, Heros)
        held = pos.held(seat)
        options = vec[i64](capacity=8)
        if held & (HELD_VIRTUES | SUN_BIT):
            if pos.counters[POSED] == 0 and len(pos.avatar(seat).slots):
                options = self.poses(pos, seat, held, options)
            if held >> DEFECT:
                options = self.corrections(held, options)
        return append(options, FINISH.base)

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

    def refusal(self, pos: Position, seat: i64, action: i64) -> str:
        assert isinstance(pos, Heros)
        if POSE.covers(action):
            return "HEROS-079" if pos.counters[POSED] else "HEROS-074"
        if CORRECT.covers(action):
            return "HEROS-082"
        return "HEROS-030" if ASK.covers(action) and pos.counters[REQUEST] else "HEROS-020"

    def resolve(self, pos: Position, seat: i64, action: i64) -> None:
        assert isinstance(pos, Heros)
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


# Turns.


def next_turn(pos: Heros, seat: i64) -> None:
    pos.clear_turn(seat)
    pos.agenda.append(TURNS[seat])


def offer_step(pos: Heros, seat: i64) -> None:
    """The optional step is asked of everybody, able or not, so that being asked says nothing (HEROS-025)."""
    pos.agenda.append(STEPS[seat])


def end_turn(pos: Heros, seat: i64) -> None:
    """Clockwise (HEROS-018), until the pile is empty (HEROS-086)."""
    if len(pos.draw_pile.slots):
        next_turn(pos, pos.after(seat))
    else:
        pos.end(seat)


# What a drawn card does.


def draw_card(pos: Heros, seat: i64) -> None:
    """A virtue, a sun or a defect is kept in secret (HEROS-021); any other card is read aloud and resolved (HEROS-022)."""
    pile = pos.draw_pile
    card = pile.last()
    if stays(card):
        pos.draw(pile, pos.hand(seat))
        if pos.past is not None:
            pos.tell("draw", seat, [], [pos.pack_slot(pos.hand(seat), len(pos.hand(seat).slots) - 1)])
        offer_step(pos, seat)
        return
    pos.draw(pile, pos.discard)
    pos.counters[SHOWN] = card + 1
    if pos.past is not None:
        pos.tell("reveal", seat, [], [pack(card)])
    if card < CHALLENGE:
        suffer(pos, seat, card - PREJUDICE)
    elif card < EXCHANGE_1:
        challenge(pos, seat, card - CHALLENGE)
    elif card < CHANGE:
        begin_exchange(pos, seat, card)
    elif card < RECEIVE:
        change_avatar(pos, seat)
    else:
        receive(pos, seat)


def suffer(pos: Heros, drawer: i64, virtue: i64) -> None:
    """Everybody who has the virtue discards one, never a sun (HEROS-048 to 051)."""
    lost: i64 = 0
    seat = drawer
    for _ in range(pos.seats):
        if pos.hand(seat).find(virtue) >= 0:
            pos.show(pos.hand(seat), virtue, pos.discard)
            lost += 1
            if pos.past is not None:
                pos.tell("lost", seat, [], [pack(virtue)])
        seat = pos.after(seat)
    if lost == 0:
        pos.tell("unharmed", drawer)
    pos.counters[LOST] += lost
    offer_step(pos, drawer)


def challenge(pos: Heros, drawer: i64, virtue: i64) -> None:
    """Everybody is asked, unless there is nothing to win (HEROS-040, 046, 097)."""
    if pos.counters[STOCK]:
        pos.agenda.append(AnswerChallenge(bit(pos.seats) - 1, drawer, virtue + 1))
    else:
        no_effect(pos, drawer, NO_ADVANTAGE_LEFT)


def begin_exchange(pos: Heros, drawer: i64, card: i64) -> None:
    """A drawer with nothing to give designates nobody (HEROS-055, 059)."""
    if pos.exchangeable(drawer) == 0:
        no_effect(pos, drawer, NOTHING_TO_GIVE)
    elif card == EXCHANGE_1:
        pos.agenda.append(DESIGNATIONS[drawer])
    else:
        pos.agenda.append(MODES[drawer])


def change_avatar(pos: Heros, drawer: i64) -> None:
    """The old one under the pile, then the top one (HEROS-064); without a pile, another card (HEROS-065, 066)."""
    avatars = pos.avatar_pile
    held = pos.avatar(drawer)
    if len(avatars.slots):
        knowers = held.knowers(0)
        avatars.put_under(held.take_at(0), knowers)
        pos.draw(avatars, held)
        if pos.past is not None:
            pos.tell("changed", drawer, [], [pos.pack_slot(held, 0)], [pos.pack_slot(avatars, 0)])
        offer_step(pos, drawer)
    elif len(pos.draw_pile.slots):
        tell_nothing(pos, drawer, DRAW_AGAIN)
        draw_card(pos, drawer)
    else:
        no_effect(pos, drawer, NO_AVATAR_LEFT)


def receive(pos: Heros, drawer: i64) -> None:
    """One advantage, if there is one left (HEROS-067, 068)."""
    if pos.counters[STOCK] == 0:
        no_effect(pos, drawer, NO_ADVANTAGE_LEFT)
        return
    pos.take_advantage(drawer)
    pos.counters[RECEIVED] += 1
    pos.tell("advantage", drawer)
    offer_step(pos, drawer)


def no_effect(pos: Heros, drawer: i64, why: int) -> None:
    """The optional step is open all the same (HEROS-025, 069)."""
    tell_nothing(pos, drawer, why)
    offer_step(pos, drawer)


def tell_nothing(pos: Heros, drawer: i64, why: int) -> None:
    if pos.past is not None:
        pos.tell("nothing", drawer, [why], [pack(pos.counters[SHOWN] - 1)])


# Answers and exchanges.


def matching(pos: Heros, seat: i64, virtue: i64, base: i64) -> vec[i64]:
    """Decline, or one matching card: the virtue if held, a sun if held (HEROS-032, 044)."""
    held = pos.held(seat)
    options = append(vec[i64](capacity=3), DECLINE.base)
    if held >> (virtue - 1) & 1:
        options = append(options, base)
    if held & SUN_BIT:
        options = append(options, base + 1)
    return options


def note_answer(pos: Heros, seat: i64, card: i64) -> bool:
    """Keep an answer in view for the turn; whether it offers a card (0 the virtue, 1 a sun)."""
    offers = card == 0 or card == 1
    pos.set_answered(seat, WITH_VIRTUE + card if offers else DECLINED)
    return offers


def answer_card(pos: Heros, seat: i64, virtue: i64) -> i64:
    return SUN if pos.answered(seat) == WITH_SUN else virtue - 1


def trade(pos: Heros, asker: i64, partner: i64, virtue: i64) -> None:
    """The offered card, a sun remaining a sun, against one advantage (HEROS-036, 072)."""
    card = answer_card(pos, partner, virtue)
    pos.show(pos.hand(partner), card, pos.hand(asker))
    pos.give_advantage(asker, partner)
    if pos.past is not None:
        pos.tell("exchange", asker, [partner], [pack(card)])
    offer_step(pos, asker)


def exchange_with(pos: Heros, drawer: i64, partner: i64, most: i64) -> None:
    """Card for card, as many as both have, up to `most` (HEROS-055, 060)."""
    count = announced(pos, drawer, partner, most)
    if count:
        pos.agenda.append(GiveCards(bit(drawer) | bit(partner), drawer, partner, -1, count))
    else:
        offer_step(pos, drawer)


def announced(pos: Heros, drawer: i64, partner: i64, most: i64) -> i64:
    """How many cards the two will exchange, told to everyone, and not who limits it (HEROS-063)."""
    count = min(most, pos.exchangeable(drawer), pos.exchangeable(partner))
    pos.announce(partner, count)
    pos.learned = True
    if pos.past is not None:
        pos.tell("announce", drawer, [partner, count])
    return count


def giveable(pos: Heros, seat: i64) -> i64:
    """A bit for each card a seat may give: its virtues, or the sun if it has none (HEROS-052)."""
    held = pos.held(seat)
    virtues = held & HELD_VIRTUES
    return virtues if virtues else held & SUN_BIT


def others(pos: Position, seat: i64, base: i64) -> vec[i64]:
    options = vec[i64](capacity=24)
    for other in range(pos.seats):
        if other != seat:
            options = append(options, base + other)
    return options


def singles(bits: i64) -> vec[i64]:
    options = vec[i64](capacity=13)
    card: i64 = 0
    while card <= SUN:
        if bits >> card & 1:
            options = append(options, GIVE.base + card)
        card += 1
    return options


def pairs(pos: Heros, seat: i64, bits: i64, base: i64, ordered: bool) -> vec[i64]:
    """Two cards, the same face twice if held twice; in both orders if the first and the second go to different players."""
    options = vec[i64](capacity=32)
    first: i64 = 0
    while first <= SUN:
        if bits >> first & 1:
            second = i64(0) if ordered else first
            while second <= SUN:
                if bits >> second & 1 and (first != second or pos.count(seat, first) > 1):
                    options = append(options, base + 13 * first + second)
                second += 1
        first += 1
    return options


def gifts(action: i64) -> vec[i64]:
    """The cards that an answer gives, in its order."""
    cards = vec[i64](capacity=2)
    if GIVE.covers(action):
        return append(cards, action - GIVE.base)
    rest = action - (GIVE2.base if GIVE2.covers(action) else GIVETO.base)
    return append(append(cards, rest // 13), rest % 13)


SUN_BIT: Final[i64] = 1 << SUN
DRAW_ONLY: Final = vec[i64]([DRAW.base])
DRAW_OR_ASK: Final = vec[i64](list(range(DRAW.base, ASK.base + ASK.size)))
TURNS: Final = [DrawOrAsk(seat) for seat in range(6)]
STEPS: Final = [OptionalStep(seat) for seat in range(6)]
DESIGNATIONS: Final = [Designate(seat) for seat in range(6)]
MODES: Final = [ChooseMode(seat) for seat in range(6)]
DECISIONS: Final[tuple[type[Decision], ...]] = (
    DrawOrAsk,
    AnswerRequest,
    ChoosePartner,
    AnswerChallenge,
    Designate,
    ChooseMode,
    GiveCards,
    OptionalStep,
)
