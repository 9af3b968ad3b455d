"""How knowledge moves with cards."""

from __future__ import annotations

from tablee import Rng
from tablee.engine.box import EVERYBODY, SPECTATOR, Kind, hand_of, open_row, pile
from tablee.engine.zone import Zone

A, B, C = 0, 1, 2
ME, YOU, THIRD = 1, 2, 4


def hand(*cards: tuple[int, int]) -> Zone:
    """A hand of the first seat: cards with who else knows them."""
    zone = Zone(hand_of(0))
    for card, known in cards:
        zone.put(card, known)
    return zone


def known_to(zone: Zone, bit: int) -> list[int]:
    return sorted(zone.card(slot) for slot in range(len(zone)) if zone.knowers(slot) & bit)


def take(zone: Zone, card: int, seen: int, among: Kind | None = None) -> None:
    zone.take_at(zone.choose(card, seen, among))


def test_a_place_shows_its_cards() -> None:
    assert hand((A, 0)).knowers(0) == ME
    row, stock = Zone(open_row("row")), Zone(pile("pile"))
    row.put(A)
    stock.put(A)
    assert row.knowers(0) == EVERYBODY
    assert stock.knowers(0) == 0


def test_open_copy_takes_one_mark() -> None:
    for marked in (0, 1):
        zone = hand(*((A, YOU if slot == marked else 0) for slot in range(2)))
        take(zone, A, EVERYBODY)
        assert known_to(zone, YOU) == []


def test_open_copy_leaves_the_other_marks() -> None:
    zone = hand((A, YOU), (A, YOU | THIRD), (B, YOU))
    take(zone, A, EVERYBODY)
    assert known_to(zone, YOU) == [A, B]
    assert known_to(zone, THIRD) == []


def test_marks_of_different_seats_leave_together() -> None:
    zone = hand((A, YOU), (A, THIRD), (A, 0))
    take(zone, A, EVERYBODY)
    assert known_to(zone, YOU) == known_to(zone, THIRD) == []


def test_hidden_choice_clears_all_marks() -> None:
    for card in (A, B):
        zone = hand((A, YOU | THIRD), (B, YOU))
        take(zone, card, ME | THIRD)
        assert known_to(zone, YOU) == []
        assert known_to(zone, ME) == [B if card == A else A]


def test_whoever_sees_the_face_keeps_the_other_marks() -> None:
    zone = hand((A, YOU), (B, YOU), (C, YOU))
    take(zone, A, ME | YOU)
    assert known_to(zone, YOU) == [B, C]


def test_hidden_choice_among_a_kind_spares_the_others() -> None:
    zone = hand((A, YOU), (B, YOU), (C, YOU))
    take(zone, A, ME, Kind("A or B", 0, [A, B]))
    assert known_to(zone, YOU) == [C]


def test_the_owner_always_sees_what_leaves() -> None:
    zone = hand((A, 0), (B, 0))
    take(zone, A, YOU)
    assert known_to(zone, ME) == [B]


def test_shuffling_clears_marks_kinds_and_tags() -> None:
    zone = Zone(pile("pile"))
    for card in range(8):
        zone.put(card, YOU, 1, card)
    zone.shuffle(Rng(1))
    assert sorted(zone.cards) == list(range(8))
    assert {(zone.knowers(slot), zone.kind(slot), zone.tag(slot)) for slot in range(8)} == {(0, 0, 0)}


def test_under_a_pile() -> None:
    zone = Zone(pile("pile"))
    zone.put(A)
    zone.put(B, YOU, 1, 7)
    zone.put_under(C, SPECTATOR, 2, 9)
    assert zone.cards == [C, A, B]
    assert [zone.knowers(slot) for slot in range(3)] == [SPECTATOR, 0, YOU]
    assert [zone.kind(slot) for slot in range(3)] == [2, 0, 1]
    assert [zone.tag(slot) for slot in range(3)] == [9, 0, 7]


def test_a_copy_is_independent() -> None:
    zone = hand((A, 0))
    other = zone.copy()
    other.look(0, YOU)
    other.put(B)
    assert (len(zone), zone.knowers(0)) == (1, ME)


def test_finding_and_counting() -> None:
    zone = hand((A, 0), (B, 0), (A, 0))
    assert (zone.find(A), zone.find(B), zone.find(C)) == (0, 1, -1)
    assert (zone.count(A), zone.count(C)) == (2, 0)
    assert zone.last() == A
