"""How a fight ends: the stake and its sharing, eliminations, expulsion, and at once the Adventure if it is free.

CONAN-511, 614, 705, 803, 935 to 937, 1101 to 1104.
"""

from __future__ import annotations

from mypy_extensions import i64

from ....engine.box import EVERYBODY
from ....engine.events import pack
from .accomplishment import accomplish, free_to_accomplish, part_of
from .position import Conan
from .rounds import end_hero_turn
from .scoring import BY_SURVIVAL


def pay_stake(pos: Conan, winner: i64, loser: i64, amount: i64, hero: i64, duel: bool) -> None:
    """The winner takes the amount; the alliance of a hero who acts or is challenged shares it (CONAN-614, 935, 937)."""
    pos.transfer(loser, winner, amount)
    if duel or loser == hero:
        share_loss(pos, loser, amount)
    if duel or winner == hero:
        share_gain(pos, winner, amount)


def net_loss(pos: Conan, loser: i64, amount: i64, hero: i64, duel: bool) -> i64:
    """What a player really loses of an amount that is taken from him: his partner may pay a part back (CONAN-935, 937)."""
    return amount - (repaid(pos, loser, amount) if duel or loser == hero else 0)


def repaid(pos: Conan, seat: i64, amount: i64) -> i64:
    """What the partner pays back, never his last glory point (CONAN-937)."""
    other = pos.partner(seat)
    return min(part_of(pos, other, amount), pos.spare_glory(other)) if other >= 0 else i64(0)


def share_gain(pos: Conan, seat: i64, amount: i64) -> None:
    """The partner receives his part; the first keeps the rest."""
    other = pos.partner(seat)
    if other >= 0 and part_of(pos, other, amount):
        pos.transfer(seat, other, part_of(pos, other, amount))
        pos.tell("shared", seat, [other, part_of(pos, other, amount)])


def share_loss(pos: Conan, seat: i64, amount: i64) -> None:
    """The partner pays his part back."""
    other, paid = pos.partner(seat), repaid(pos, seat, amount)
    if paid:
        pos.transfer(other, seat, paid)
        pos.tell("shared", other, [seat, paid])


def end_fight(pos: Conan, hero: i64, loser: i64, expelled: i64) -> None:
    """Elimination, then expulsion, then the Adventure (CONAN-1101); then the next hero acts."""
    if pos.glory(loser) == 0:
        eliminate(pos, loser)
    if expelled >= 0 and pos.living(expelled):
        expel(pos, expelled)
    if pos.living_count() == 1:
        pos.finish(BY_SURVIVAL)  # CONAN-1104
    else:
        end_action(pos, hero)


def end_action(pos: Conan, hero: i64) -> None:
    """At the end of his own action a hero accomplishes his Adventure if nothing is in the way (CONAN-803, 1103)."""
    if pos.living(hero) and free_to_accomplish(pos, hero):
        accomplish(pos, hero)
    else:
        end_hero_turn(pos, hero)


def expel(pos: Conan, seat: i64) -> None:
    """The loser of a duel is on no Adventure, and may not come back in this phase (CONAN-312, 705)."""
    pos.set_own(pos.layout.expelled, seat, pos.stands_on(seat) + 1)
    pos.tell("expelled", seat, [pos.stands_on(seat) + 1])
    pos.depart(seat)


def eliminate(pos: Conan, seat: i64) -> None:
    """All he had leaves the table (CONAN-1102)."""
    pos.counters[pos.layout.fallen] += 1
    hand = sorted(pos.hand(seat).cards)
    placed = [pos.challenges.card(place) for place in range(len(pos.challenges.slots)) if pos.owner_of(place) == seat]
    pos.tell("eliminated", seat, [], [pack(card) for card in hand], [pack(card) for card in placed])
    pos.depart(seat)
    remove_challenges(pos, seat)
    for card in hand:
        pos.show(pos.hand(seat), card, pos.discard)
    while len(pos.objects(seat).slots):
        pos.object_pile.put_under(pos.objects(seat).take_at(0), EVERYBODY)
    for zone in (pos.accomplished(seat), pos.hero_card(seat)):
        while len(zone.slots):
            pos.out.put(zone.take_at(0))
    pos.set_own(pos.layout.beaten, seat, i64(pos.counters[pos.layout.fallen]))
    pos.set_own(pos.layout.truces, seat, 0)


def remove_challenges(pos: Conan, seat: i64) -> None:
    """The Challenges he placed are discarded, wherever they are (CONAN-1102)."""
    place = i64(len(pos.challenges.slots)) - 1
    while place >= 0:
        if pos.owner_of(place) == seat:
            pos.discard_at(pos.challenges, place)
        place -= 1
