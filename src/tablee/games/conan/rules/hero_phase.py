"""The hero phase: one action each, Move, Face a Challenge, Duel or Accomplish, or none (CONAN-301 to 313, 401 to 410)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ....engine.decision import Decision
from ....engine.events import pack
from ....engine.verb import Verb
from ....engine.zone import CARD
from .accomplishment import accomplish, free_to_accomplish
from .auction import NO_CHALLENGE, OpenAuction
from .conclusion import end_action
from .content import BOOTS, HAGGLING, NO_TIES
from .position import Conan
from .rounds import end_hero_turn
from .verbs import ACCOMPLISH, DUEL, ESCAPE, FACE, FIGHT, HIRE, MOVE, PASS


class HeroTurn(Decision[Conan]):
    """One action with the hero, or none (CONAN-302, 304); a hero on no Adventure must Move if he can (CONAN-303)."""

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        options = append(vec[i64](capacity=16), PASS.of())
        if pos.stands_on(seat) < 0:
            moves = add_moves(pos, seat, MOVE, vec[i64](capacity=8))
            return moves if len(moves) else options
        options = add_moves(pos, seat, MOVE, options)
        options = add_moves(pos, seat, ESCAPE, options)
        for place in range(len(pos.challenges.slots)):
            if pos.adventure_of(place) == pos.stands_on(seat):
                options = append(options, FACE.of(place))
        for other in range(pos.seats):
            if no_duel(pos, seat, other) == "":
                options = append(options, DUEL.of(other))
        return append(options, ACCOMPLISH.of()) if free_to_accomplish(pos, seat) else options

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        if PASS.covers(action):
            return "CONAN-303"
        if MOVE.covers(action):
            return no_move(pos, seat, MOVE.part(action), False)
        if ESCAPE.covers(action):
            return no_move(pos, seat, ESCAPE.part(action), True)
        if FACE.covers(action):
            return "CONAN-401"
        if DUEL.covers(action):
            return no_duel(pos, seat, DUEL.part(action))
        return "CONAN-801" if ACCOMPLISH.covers(action) else "CONAN-302"

    def resolve(self, pos: Conan, seat: i64, action: i64) -> None:
        if FACE.covers(action):
            face(pos, seat, FACE.part(action))
        elif DUEL.covers(action):
            other = DUEL.part(action)
            pos.tell("duel", seat, [other])
            pos.agenda.append(OpenAuction(seat, other, NO_CHALLENGE))
        elif ACCOMPLISH.covers(action):
            accomplish(pos, seat)
        else:
            self.move(pos, seat, action)

    def move(self, pos: Conan, seat: i64, action: i64) -> None:
        """After a Move, or none, the turn is over (CONAN-306)."""
        if ESCAPE.covers(action):
            pos.out.put(pos.objects(seat).take_at(pos.objects(seat).find(BOOTS)))
            pos.tell("boots", seat)
            pos.arrive(seat, ESCAPE.part(action))
        elif MOVE.covers(action):
            pos.arrive(seat, MOVE.part(action))
        else:
            pos.tell("pass", seat)
        end_hero_turn(pos, seat)


# Moving.


def add_moves(pos: Conan, seat: i64, verb: Verb, options: vec[i64]) -> vec[i64]:
    """Every Adventure to which a hero may Move, or escape thanks to the Boots."""
    for slot in pos.adventures.slots:
        if no_move(pos, seat, slot & CARD, verb is ESCAPE) == "":
            options = append(options, verb.of(slot & CARD))
    return options


def no_move(pos: Conan, seat: i64, adventure: i64, boots: bool) -> str:
    """The rule against a Move, or an empty text. The Boots are used up only by a hero who is locked."""
    if pos.own(pos.layout.waiting, seat):
        return "CONAN-810"
    if boots and not (locked(pos, seat) and pos.has_object(seat, BOOTS)):
        return "CONAN-310"
    if not boots and locked(pos, seat):
        return "CONAN-309"
    if pos.adventures.find(adventure) < 0 or adventure == pos.stands_on(seat):
        return "CONAN-308"
    if pos.own(pos.layout.expelled, seat) == adventure + 1:
        return "CONAN-312"
    return "" if pos.may_enter(seat, adventure) else "CONAN-311"


def locked(pos: Conan, seat: i64) -> bool:
    """A Challenge holds the heroes on its Adventure, but not the Nomad (CONAN-307, 309, 310)."""
    adventure = pos.stands_on(seat)
    return adventure >= 0 and pos.carries(adventure) > 0 and not pos.has_power(seat, NO_TIES)


# Challenging a hero.


def no_duel(pos: Conan, seat: i64, other: i64) -> str:
    """An opposing hero on the same Adventure (CONAN-701), no partner (CONAN-934), no truce (CONAN-1202)."""
    if other >= pos.seats or not pos.living(other) or other == seat:
        return "CONAN-701"
    if pos.stands_on(seat) < 0 or pos.stands_on(other) != pos.stands_on(seat):
        return "CONAN-701"
    if not pos.opposing(seat, other):
        return "CONAN-934"
    return "CONAN-1202" if pos.under_truce(seat, other) else ""


# Facing a Challenge.


def face(pos: Conan, seat: i64, place: i64) -> None:
    """It is turned up for good (CONAN-402), and the player is committed (CONAN-403)."""
    card = pos.turn_up(place)
    pos.tell("face", seat, [pos.owner_of(place)], [pack(card)])
    if pos.cards.hiring_cost(card) and price(pos, seat, card) <= pos.spare_glory(seat):
        pos.agenda.append(HireOrFight(seat, place))
    else:
        fight(pos, seat, place)


def fight(pos: Conan, seat: i64, place: i64) -> None:
    """Auction, then resolution, against the owner of the Challenge (CONAN-408, 410)."""
    pos.agenda.append(OpenAuction(seat, pos.owner_of(place), place))


def price(pos: Conan, seat: i64, card: i64) -> i64:
    """What an Ally costs a hero; the Merchant pays one less (CONAN-404)."""
    cost = pos.cards.hiring_cost(card)
    return max(cost - 1, i64(0)) if pos.has_power(seat, HAGGLING) else cost


class HireOrFight(Decision[Conan]):
    """Hire a faced Ally that one can pay, or overcome it like any Challenge (CONAN-404, 408)."""

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place = place

    def legal(self, pos: Conan, seat: i64) -> vec[i64]:
        return vec[i64]([HIRE.of(), FIGHT.of()])

    def refusal(self, pos: Conan, seat: i64, action: i64) -> str:
        return "CONAN-403"

    def shows(self, pos: Conan) -> dict[str, int]:
        """What the Ally costs this hero (CONAN-404)."""
        return {"price": int(price(pos, self.seat, pos.challenges.card(self.place)))}

    def resolve(self, pos: Conan, seat: i64, action: i64) -> None:
        if HIRE.covers(action):
            self.hire(pos, seat)
        else:
            fight(pos, seat, self.place)

    def hire(self, pos: Conan, seat: i64) -> None:
        """Paid to the bank; the Ally goes beside the hero, and the action ends there (CONAN-404, 405)."""
        card = pos.challenges.take_at(self.place)
        pos.gain(seat, -price(pos, seat, card))
        pos.allies(seat).put(card)
        pos.tell("hire", seat, [price(pos, seat, card)], [pack(card)])
        end_action(pos, seat)
