"""The invariants of the ledger, as sentences about what is broken."""

from __future__ import annotations

from typing import Any

from ....engine.decision import Decision
from .auction import AnswerBid, OpenAuction, cap
from .card_phase import CardTurn
from .content import ADVENTURES, HERO, HEROES, KINDS, OBJECT, OBJECTS, SORTS
from .draw_phase import KeepCard
from .hero_phase import HireOrFight, price
from .position import CARDS, DIPLOMACY, DRAWS, HERO_PHASE, LAST_ROUND, PHASES, SETTING_UP, Conan
from .resolution import WAVES, ChooseAttribute, LayCards
from .rounds import CARD_LAPS, PROPOSAL_LAPS
from .scoring import REASONS
from .setup_phase import AnswerSwap, OfferSwap, PlaceChallenge, PlaceHero
from .treaties.alliance import AnswerAlliance, may_ally
from .treaties.clauses import clauses, direction_giver, direction_of, direction_taker
from .treaties.diplomacy import Propose
from .treaties.pact import AnswerPact
from .treaties.treaty import AnswerTreaty


def faults(pos: Conan) -> list[str]:
    """What does not hold in a position, nothing in any that a match can reach."""
    return (
        _card_faults(pos)
        or _counter_faults(pos)
        or _player_faults(pos)
        or _adventure_faults(pos)
        or _alliance_faults(pos)
        or _question_faults(pos)
    )


# Invariants 1, 8 and 9: the cards.


def _card_faults(pos: Conan) -> list[str]:
    sorts = [[_sort(pos, card) for card in zone.cards] for zone in pos.zones]
    drawn = [card for zone in pos.zones for card in zone.cards if pos.cards.category(card)]
    if sorted(drawn) != sorted(pos.cards.draw_cards()):
        return ["the cards of the draw pile are not complete"]
    everywhere = sorted(card for zone in pos.zones for card in zone.cards if not pos.cards.category(card))
    if everywhere != [*range(OBJECT, OBJECT + OBJECTS), *range(HERO, HERO + HEROES)]:
        return ["the Objects or the Heroes are not complete"]
    for zone, allowed, lying in zip(pos.zones, _allowed(pos), sorts, strict=True):
        if not allowed.issuperset(lying):
            return [f"a card in “{zone.place.name}” cannot be there"]
    return _laid_faults(pos)


def _sort(pos: Conan, card: int) -> str:
    """The sort of a card."""
    kind = pos.cards.category(card)
    return KINDS[kind - 1] if kind else "object" if card < HERO else "hero"


def _allowed(pos: Conan) -> list[set[str]]:
    """The sorts that may lie in each place."""
    layout = pos.layout
    allowed = [set(KINDS) for _ in layout.places]
    for seat in range(pos.seats):
        allowed[layout.hero(seat)] = {"hero"}
        allowed[layout.allies(seat)] = {"challenge"}
        allowed[layout.objects(seat)] = {"object"}
        allowed[layout.accomplished(seat)] = {"adventure"}
    allowed[layout.object_pile] = {"object"}
    allowed[layout.adventures] = {"adventure"}
    allowed[layout.challenges] = {"challenge"}
    allowed[layout.out] = set(SORTS)
    return allowed


def _laid_faults(pos: Conan) -> list[str]:
    """Cards are laid in a resolution, offered in a treaty, shown by an omen, and at no other time."""
    top = pos.agenda[-1] if pos.agenda else None
    laid = [len(pos.laid(seat)) for seat in range(pos.seats)]
    if max(laid) > WAVES or (max(laid) and not isinstance(top, LayCards)):
        return ["cards are laid where there is no resolution, or too many"]
    if len(pos.offered) and not isinstance(top, AnswerTreaty | AnswerPact):
        return ["cards are offered where there is no treaty"]
    if len(pos.omen) != (2 if isinstance(top, KeepCard) else 0):
        return ["the omen shows two cards to the Priestess, and none to others"]
    return []


# Invariants 2, 3, 10 and 12: glory, rounds and laps.


def _counter_faults(pos: Conan) -> list[str]:
    layout, n = pos.layout, int(pos.seats)
    round, phase, ended = (int(pos.counters[number]) for number in (layout.round, layout.phase, layout.ended))
    if not (0 <= round <= LAST_ROUND and 0 <= phase < len(PHASES) and 0 <= pos.counters[layout.first] < n):
        return ["the round, the phase or the first player is none that there is"]
    laps = {int(CARDS): CARD_LAPS, int(DIPLOMACY): PROPOSAL_LAPS}.get(phase, 1)
    if pos.counters[layout.lap] > laps or not 0 <= pos.counters[layout.proposals] <= n:
        return ["there are too many laps or proposals"]
    if (round == 0) != (phase == SETTING_UP):
        return ["the rounds begin when all is set up"]
    if not 0 <= ended < len(REASONS) or bool(ended) == bool(pos.agenda):
        return ["a match that is over has ended for a reason"]
    dealt = int(pos.cards.first_glory) * n if _dealt(pos) else 0
    if sum(int(pos.glory(seat)) for seat in range(n)) != dealt + pos.counters[layout.minted]:
        return ["the glory points do not add up"]
    return []


def _dealt(pos: Conan) -> bool:
    """Whether the hands and the glory have been dealt (CONAN-108)."""
    return not (pos.agenda and isinstance(pos.agenda[-1], OfferSwap | AnswerSwap | PlaceChallenge))


# Invariants 2 and 7: what the living and the eliminated have.


def _player_faults(pos: Conan) -> list[str]:
    n = int(pos.seats)
    order = sorted(int(pos.own(pos.layout.beaten, seat)) for seat in range(n) if not pos.living(seat))
    if order != list(range(1, int(pos.counters[pos.layout.fallen]) + 1)) or len(order) >= n:
        return ["the order of elimination cannot be"]
    for seat in range(n):
        wrong = _living_faults(pos, seat) if pos.living(seat) else _beaten_faults(pos, seat)
        if wrong:
            return wrong
    return []


def _living_faults(pos: Conan, seat: int) -> list[str]:
    if len(pos.hero_card(seat)) != 1:
        return ["a living player has one hero"]
    if _dealt(pos) and pos.glory(seat) < 1:
        return ["a living player has no glory"]
    if pos.stands_on(seat) >= 0 and pos.adventures.find(pos.stands_on(seat)) < 0:
        return ["a hero stands on an Adventure that is not on the table"]
    if any(not pos.cards.hiring_cost(card) for card in pos.allies(seat).cards):
        return ["a Challenge that is no Ally was hired"]
    return ["hired Allies without a hero"] if len(pos.allies(seat)) and pos.stands_on(seat) < 0 else []


def _beaten_faults(pos: Conan, seat: int) -> list[str]:
    zones = [pos.hand(seat), pos.hero_card(seat), pos.allies(seat), pos.objects(seat), pos.accomplished(seat)]
    placed = any(pos.owner_of(place) == seat for place in range(len(pos.challenges)))
    if pos.glory(seat) or pos.stands_on(seat) >= 0 or placed or any(len(zone) for zone in zones):
        return ["an eliminated player still has something"]
    return []


# Invariants 5 and 6: Adventures and Challenges.


def _adventure_faults(pos: Conan) -> list[str]:
    for adventure in range(ADVENTURES):
        carried, received = pos.carries(adventure), pos.received(adventure)
        if not 0 <= carried <= received <= pos.cards.difficulty(adventure):
            return ["an Adventure carries or has received too many Challenges"]
        if pos.adventures.find(adventure) < 0 and carried:
            return ["a Challenge lies on no Adventure"]
    for place in range(len(pos.challenges)):
        owner = pos.owner_of(place)
        if owner >= pos.seats or pos.stands_on(owner) == pos.adventure_of(place):
            return ["a hero stands on an Adventure that carries a Challenge of his player"]
    return []


# Invariant 7: alliances.


def _alliance_faults(pos: Conan) -> list[str]:
    for seat in range(pos.seats):
        other = int(pos.partner(seat))
        if not -1 <= other < pos.seats or not 0 <= pos.own(pos.layout.truces, seat) < 1 << int(pos.seats):
            return ["a partner is not at the table"]
        if other < 0:
            if pos.own(pos.layout.share, seat) or pos.own(pos.layout.spoils, seat):
                return ["a share without an alliance"]
            continue
        if pos.partner(other) != seat or pos.stands_on(seat) < 0 or pos.stands_on(seat) != pos.stands_on(other):
            return ["the members of an alliance are not on the same Adventure"]
        if _both(pos, pos.layout.share, seat, other) != 4 or _both(pos, pos.layout.spoils, seat, other) > 1:
            return ["the terms of an alliance cannot be"]
    return []


def _both(pos: Conan, what: int, seat: int, other: int) -> int:
    """A counter of two players together."""
    return int(pos.own(what, seat) + pos.own(what, other))


# Invariants 4 and 11: one question at a time, put to somebody whom it concerns.


def _question_faults(pos: Conan) -> list[str]:
    if not pos.agenda:
        return []
    top = pos.agenda[-1]
    if pos.rules.pacts and clauses(pos) and not isinstance(top, AnswerPact):
        return ["there are clauses without a pact"]
    if len(pos.agenda) > 1:
        return ["there is one question at a time"]
    if not isinstance(top, LayCards) and not pos.living(top.seat):
        return ["an eliminated player is asked"]
    if pos.counters[pos.layout.phase] != _phase(top):
        return ["the question is not of this phase"]
    return [] if _fits(pos, top) else ["the question cannot be asked here"]


def _phase(top: Decision[Any]) -> int:
    if isinstance(top, OfferSwap | AnswerSwap | PlaceChallenge | PlaceHero):
        return int(SETTING_UP)
    if isinstance(top, Propose | AnswerTreaty | AnswerAlliance | AnswerPact):
        return int(DIPLOMACY)
    if isinstance(top, KeepCard):
        return int(DRAWS)
    return int(CARDS) if isinstance(top, CardTurn) else int(HERO_PHASE)


def _fits(pos: Conan, top: Decision[Any]) -> bool:
    if isinstance(top, HireOrFight):
        return _on_hand(pos, top.seat, top.place) and _affordable(pos, top)
    if isinstance(top, OpenAuction):
        return _contest(pos, int(top.seat), int(top.other), int(top.place))
    if isinstance(top, AnswerBid):
        agreed = top.seat in (top.hero, top.other) and 0 <= top.last < top.bid and top.raised in (0, 1)
        return agreed and _contest(pos, top.hero, top.other, top.place) and top.bid <= cap(pos, top.hero, top.other)
    if isinstance(top, ChooseAttribute):
        return _contest(pos, top.hero, top.other, top.place) and 1 <= top.stake <= cap(pos, top.hero, top.other)
    if isinstance(top, LayCards):
        return _lays(pos, top)
    if isinstance(top, AnswerTreaty):
        return 0 <= top.author < pos.seats and top.author != top.seat and pos.living(top.author)
    if isinstance(top, AnswerPact):
        return _binds(pos, top)
    if isinstance(top, AnswerAlliance):
        members = top.seat in (top.proposer, top.partner) and min(top.proposer, top.partner) >= 0
        return members and max(top.proposer, top.partner) < pos.seats and may_ally(pos, top.proposer, top.partner)
    return True


def _binds(pos: Conan, top: AnswerPact) -> bool:
    """Two or three living players, and clauses and cards between them alone."""
    named = [int(top.author), int(top.player), *([int(top.third)] if top.third >= 0 else [])]
    if len(set(named)) < len(named) or top.seat not in named[1:] or not all(0 <= seat < pos.seats for seat in named):
        return False
    offered = [int(pos.offered.tag(slot)) for slot in range(len(pos.offered))]
    going = [int(direction_of(made)) for made in clauses(pos)] + offered
    between = all(_goes_between(pair, named) for pair in going)
    return between and all(pos.living(seat) for seat in named)


def _goes_between(pair: int, named: list[int]) -> bool:
    """Whether something goes from one of the parties to another."""
    giver, taker = int(direction_giver(pair)), int(direction_taker(pair))
    return giver in named and taker in named and giver != taker


def _on_hand(pos: Conan, seat: int, place: int) -> bool:
    """A Challenge on the hero's own Adventure, turned up."""
    if not 0 <= place < len(pos.challenges) or pos.face_down(place):
        return False
    return bool(pos.adventure_of(place) == pos.stands_on(seat))


def _affordable(pos: Conan, top: HireOrFight) -> bool:
    card = pos.challenges.card(top.place)
    return pos.cards.hiring_cost(card) > 0 and price(pos, top.seat, card) <= pos.spare_glory(top.seat)


def _contest(pos: Conan, hero: int, other: int, place: int) -> bool:
    """A hero faces the owner of a Challenge, or an opposing hero on the same Adventure."""
    if not (0 <= hero < pos.seats and 0 <= other < pos.seats) or not pos.living(hero) or not pos.opposing(hero, other):
        return False
    if place < 0:
        return place == -1 and pos.stands_on(hero) >= 0 and bool(pos.stands_on(hero) == pos.stands_on(other))
    return _on_hand(pos, hero, place) and bool(pos.owner_of(place) == other)


def _lays(pos: Conan, top: LayCards) -> bool:
    """The contestants who have not stopped have laid a card in every wave so far."""
    if not _contest(pos, top.hero, top.other, top.place) or not 1 <= top.stake <= cap(pos, top.hero, top.other):
        return False
    if not (0 <= top.attribute < 3 and 1 <= top.wave <= WAVES) or top.who & ~(1 << top.hero | 1 << top.other):
        return False
    for seat in range(pos.seats):
        laid = len(pos.laid(seat))
        if (top.asked(seat) and laid != top.wave - 1) or (laid and seat not in (top.hero, top.other)):
            return False
    return True
