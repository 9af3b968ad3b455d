"""Asking, answering, hiding, taking back: the position at work, in the small games."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import tablee
from tablee import Position, Rng
from tablee.engine import record
from tablee.engine.box import EVERYBODY
from tablee.engine.decision import Need

from ..small_games.ask import A_SUN, ASK, SUN, Believe
from ..small_games.gift import GIFT
from ..small_games.pile import PILE
from ..small_games.swap import SWAP, Swap

FIRST, SECOND, THIRD = 1, 2, 4


def bare(seats: int = 3) -> Swap:
    """A table of Swap with nothing on it but a question to the first seat."""
    pos = SWAP.new(seats, 1)
    assert isinstance(pos, Swap)
    for zone in pos.zones:
        zone.clear()
    return pos


def name(pos: Position, seat: int, zone: int) -> list[str]:
    """The cards of a zone as a seat sees them."""
    zones: list[list[list[str]]] = list(pos.view(seat)["table"]["zones"].values())  # type: ignore[index]
    return zones[zone][0]


# Sealed answers.


def test_a_sealed_answer_is_secret_and_final() -> None:
    pos = SWAP.new(3, 5)
    pos.play(0, {"verb": "trade", "partner": 1})
    before = pos.view(1)
    assert pos.to_act == (0, 1)
    pos.play(0, pos.legal(0)[0])
    assert pos.to_act == (1,)
    assert pos.can_undo(0) == 0
    assert pos.view(0)["question"]["answered"] == pos.name(pos.answers[0])  # type: ignore[index]
    assert pos.view(1)["question"] == before["question"]
    assert pos.events(1)[-1] == {"n": 4, "event": "sealed", "seat": 0}
    with pytest.raises(tablee.IllegalMove) as refused:
        pos.play(0, pos.name(pos.answers[0]))
    assert refused.value.rule == "TABLEE-SEALED"


def test_pending_answers_are_drawn_again_for_the_others() -> None:
    pos = SWAP.new(2, 7)
    pos.play(0, {"verb": "trade", "partner": 1})
    pos.play(0, pos.legal(0)[0])
    rng = Rng(1)
    assert len({int(pos.resample(1, rng).answers[0]) for _ in range(40)}) > 2
    assert {int(pos.resample(0, rng).answers[0]) for _ in range(10)} == {int(pos.answers[0])}


# What has been played and told, by name.


def test_moves_and_the_question_are_known_by_name() -> None:
    pos = SWAP.new(3, 5)
    assert (pos.moves, pos.last_move) == ([], None)
    assert pos.question is pos.agenda[-1]
    pos.play(0, {"verb": "trade", "partner": 1})
    first = pos.number("trade", partner=1)
    assert (pos.moves, pos.last_move) == ([(0, first)], (0, first))
    again = pos.clone()
    pos.play(1, pos.legal(1)[0])
    assert again.moves == [(0, first)]
    assert pos.moves == [(0, first), pos.last_move]
    assert (again.quiet().moves, again.quiet().last_move, again.quiet().event_count) == ([], None, 0)


@pytest.mark.parametrize("game", [SWAP, GIFT, PILE, ASK])
def test_told_events_are_counted_for_each_seat(game: tablee.Game) -> None:
    pos = game.new(game.seats[1], 3)
    rng = Rng(2)
    while not pos.over:
        since = pos.event_count
        before = {seat: pos.told_count(seat) for seat in (None, *range(pos.seats))}
        seat_to_act = pos.to_act[0]
        legal = pos.legal(seat_to_act)
        pos.play(seat_to_act, legal[int(rng.below(len(legal)))])
        for seat, count in before.items():
            assert pos.told_count(seat) == len(pos.events(seat)) == count + pos.told_count(seat, since)
            assert all(number >= since for number in pos.told_numbers(seat, since))
            assert len(pos.told_numbers(seat)) == len(set(pos.told_numbers(seat))) == pos.told_count(seat)
    assert pos.question is None
    assert len(pos.open_events()) == pos.event_count
    assert pos.open_events(2) == pos.open_events()[2:]
    assert "?" not in json.dumps(pos.open_view()["table"])


# Drafts.


def test_a_draft_is_private_and_can_be_backed_out() -> None:
    pos = GIFT.new(2, 3)
    start = pos.dump()
    pos.play(0, {"verb": "to", "partner": 1})
    pos.play(0, pos.legal(0)[0])
    assert "draft" in pos.view(0)["question"]  # type: ignore[operator]
    assert "draft" not in pos.view(1)["question"]  # type: ignore[operator]
    assert pos.resample(1, Rng(1)).draft == []
    assert pos.resample(0, Rng(1)).draft == pos.draft
    assert (pos.can_undo(0), pos.can_undo(1)) == (2, 0)
    assert pos.undone(2).dump() == start


def test_a_draft_does_not_show_in_what_others_may_take_back() -> None:
    """The right to take back would vanish when the draft begins, and so tell that it has: so it ends with the question."""
    pos = GIFT.new(2, 3)
    assert pos.past is not None
    pos.past.undo_seat, pos.past.undo_moves = 1, 1
    before = pos.can_undo(1)
    pos.play(0, {"verb": "to", "partner": 1})
    assert pos.can_undo(1) == before == 0


# Taking back.


def test_own_quiet_moves_can_be_taken_back() -> None:
    pos = GIFT.new(2, 3)
    dumps = [pos.dump()]
    for move in ({"verb": "to", "partner": 1}, pos.name(pos.number("add", card=pos.zones[0].card(0)))):
        pos.play(0, move)
        dumps.append(pos.dump())
    assert [pos.undone(count).dump() for count in (0, 1, 2)] == dumps[::-1]
    with pytest.raises(tablee.TableeError):
        pos.undone(3)


def test_looking_at_a_card_cannot_be_taken_back() -> None:
    pos = PILE.new(1, 1)
    pos.play(0, {"verb": "peek"})
    assert pos.can_undo(0) == 0


def test_taking_back_does_not_tell_who_has_spied() -> None:
    """Whether the other already knew the card must not show in what its owner may take back."""
    for spied in (0, SECOND):
        pos = bare()
        pos.hand(0).put(0, spied)
        pos.learned = False
        pos.slip(pos.hand(0), 0, pos.offer(0), FIRST | SECOND)
        assert pos.learned


def test_moving_among_own_places_can_be_taken_back() -> None:
    pos = bare()
    pos.hand(0).put(0)
    pos.learned = False
    pos.slip(pos.hand(0), 0, pos.offer(0), FIRST)
    assert not pos.learned


def test_what_everybody_knows_teaches_nothing() -> None:
    pos = bare()
    pos.hand(0).put(0, EVERYBODY)
    pos.learned = False
    pos.show(pos.hand(0), 0, pos.zones[2 * pos.seats + 1])
    assert not pos.learned


# Knowledge.


def test_two_remember_an_exchange_and_the_third_does_not() -> None:
    pos = bare()
    for card in (0, 1):
        pos.hand(0).put(card)
        pos.hand(1).put(card + 2)
    pos.lay(0, 1)
    pos.lay(1, 2)
    pos.exchange(0, 1)
    assert name(pos, 0, 1) == ["B", "?card"]
    assert name(pos, 1, 0) == ["C", "?card"]
    assert name(pos, 2, 0) == name(pos, 2, 1) == ["?card", "?card"]
    assert pos.events(0)[-1]["given"] == ["B"]
    assert pos.events(2)[-1]["given"] == ["?card"]


def test_the_third_forgets_what_could_have_left() -> None:
    pos = bare()
    pos.hand(0).put(0, THIRD)
    pos.hand(0).put(1, THIRD)
    pos.hand(1).put(2)
    pos.lay(0, 0)
    assert name(pos, 2, 0) == ["?card"]


def test_a_label_goes_with_a_hidden_choice_that_could_have_been_it() -> None:
    for card in (0, 1):
        pos = ASK.new(2, 1)
        for zone in pos.zones:
            zone.clear()
        hand, gone = pos.zones[0], pos.zones[5]
        hand.put(0, 0, 1)
        hand.put(1, 0, 2)
        pos.slip(hand, card, gone, FIRST)
        assert name(pos, 1, 0) == ["?card"]


def test_a_label_goes_with_an_open_card_that_could_have_been_it() -> None:
    for labelled in (0, 1):
        pos = ASK.new(2, 1)
        for zone in pos.zones:
            zone.clear()
        hand = pos.zones[0]
        for slot in range(2):
            hand.put(SUN, 0, 1 if slot == labelled else 0)
        pos.show(hand, SUN, pos.zones[6])
        assert name(pos, 1, 0) == ["?card"]


def test_a_label_stays_when_it_could_not_have_been_the_one() -> None:
    pos = ASK.new(2, 1)
    for zone in pos.zones:
        zone.clear()
    hand = pos.zones[0]
    hand.put(0, 0, 1)
    hand.put(1)
    pos.show(hand, 1, pos.zones[6])
    assert name(pos, 1, 0) == ["?A or sun"]


def test_an_unordered_zone_shows_no_order() -> None:
    views = []
    for order in ([0, 1, 2], [2, 0, 1]):
        pos = bare()
        for card in order:
            pos.hand(0).put(card, SECOND if card == 1 else 0)
        views.append((name(pos, 0, 0), name(pos, 1, 0), name(pos, 2, 0)))
    assert views[0] == views[1]


# Worlds.


def test_worlds_keep_what_is_known_and_deal_the_rest_evenly() -> None:
    pos = bare(2)
    pos.hand(1).put(0)
    pos.hand(1).put(1, FIRST)
    for card in (2, 3):
        pos.zones[4].put(card)
    rng = Rng(2)
    seen = Counter(pos.resample(0, rng).zones[1].card(0) for _ in range(900))
    assert all(pos.resample(0, rng).zones[1].card(1) == 1 for _ in range(20))
    assert set(seen) == {0, 2, 3}
    assert all(230 < count < 370 for count in seen.values())


def test_worlds_respect_kinds() -> None:
    pos = ASK.new(2, 1)
    for zone in pos.zones:
        zone.clear()
    pos.zones[0].put(0, 0, 1)
    for card in (0, 1, 1, 2, SUN):
        pos.zones[4].put(card)
    rng = Rng(3)
    assert {pos.resample(1, rng).zones[0].card(0) for _ in range(60)} == {0, SUN}


def needing(labels: tuple[int, ...]) -> Position:
    """The first seat holds a sun among labelled cards, and the second is told that it has one."""
    pos = ASK.new(2, 1)
    for zone in pos.zones:
        zone.clear()
    for slot, label in enumerate(labels):
        pos.zones[0].put(SUN if slot == 0 else 1, 0, label)
    for card in (0, 0, 1, 1, 2, SUN, SUN):
        pos.zones[4].put(card)
    pos.agenda.clear()
    pos.agenda.append(Believe(1, 0))
    return pos


@pytest.mark.parametrize("labels", [(0, 0), (0, 2), (2, 2), (4, 0), (2,)])
def test_worlds_respect_needs_beside_kinds(labels: tuple[int, ...]) -> None:
    pos = needing(labels)
    rng = Rng(4)
    for _ in range(60):
        world = pos.resample(1, rng)
        assert SUN in world.zones[0].cards
        cards = sorted(card for zone in world.zones for card in zone.cards)
        assert cards == sorted(card for zone in pos.zones for card in zone.cards)


def test_two_needs_of_one_zone() -> None:
    class Both(Believe):
        def needs(self, pos: Position) -> list[Need]:
            return [Need(0, A_SUN, 1), Need(0, 1, 2)]

    pos = needing((0, 0))
    pos.zones[0].set_card(1, 0)
    pos.agenda[0] = Both(1, 0)
    rng = Rng(5)
    for _ in range(60):
        cards = pos.resample(1, rng).zones[0].cards
        assert SUN in cards
        assert all(card in (0, SUN) for card in cards)


def test_a_world_holds_no_record_and_only_its_own_log() -> None:
    pos = SWAP.new(3, 5)
    world = pos.resample(0, Rng(1))
    with pytest.raises(tablee.TableeError):
        world.record()
    log = json.dumps(world.dump()["log"])
    assert log.count('"known": [1]') == 4
    hidden = [event for event in world.dump()["log"] if event["seat"] == 1]  # type: ignore[attr-defined]
    assert {card["card"] for card in hidden[0]["groups"][0]} == {"A"}


def test_a_world_does_not_say_how_long_a_draft_is() -> None:
    pos = GIFT.new(2, 3)
    pos.play(0, {"verb": "to", "partner": 1})
    assert pos.resample(1, Rng(1)).can_undo(0) == 0


# Files.


def test_changing_a_dump_after_loading_changes_nothing() -> None:
    dump = SWAP.new(2, 1).dump()
    pos = SWAP.load(dump)
    dump["zones"].clear()  # type: ignore[attr-defined]
    assert record.replay(SWAP, pos.record()).dump() == pos.dump()


def test_a_dump_in_which_an_owner_does_not_know_its_hand() -> None:
    dump = json.loads(json.dumps(SWAP.new(2, 1).dump()))
    dump["zones"]["hand 1"][0] = {"card": dump["zones"]["hand 1"][0], "known": [1]}
    with pytest.raises(tablee.BadDump, match="hand 1"):
        SWAP.load(dump)


def test_refusals() -> None:
    pos = SWAP.new(2, 1)
    for seat, action, rule in ((1, 0, "TURN"), (0, -1, "UNKNOWN"), (0, {"verb": "fly"}, "UNKNOWN"), (0, "up", "UNKNOWN")):
        with pytest.raises(tablee.IllegalMove) as refused:
            pos.play(seat, action)  # type: ignore[arg-type]
        assert refused.value.rule == f"TABLEE-{rule}"


@pytest.mark.parametrize("seat", [-1, 2, 64, 2**70])
def test_there_is_no_such_seat(seat: int) -> None:
    pos = SWAP.new(2, 1)
    assert pos.legal(seat) == []
    with pytest.raises(tablee.TableeError):
        pos.view(seat)
    with pytest.raises(tablee.IllegalMove):
        pos.play(seat, 1)
