"""Components, set-up, the turn: HEROS-001 to HEROS-026; chance and hidden information: HEROS-098, HEROS-099."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee import BadOptions
from tablee.games.heros import GAME
from tablee.testing.notation import LETTERS, asked, cards, choices, counter, discarded, hand, question, shown, told

from .build import advantages, allowed, avatar, pile, play, posed, refused, seen, table

SEATS = range(2, 7)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_play(seats: int) -> None:
    """HEROS-001"""
    with pytest.raises(BadOptions, match="2 to 6"):
        GAME.new(seats)


@pytest.mark.parametrize("seats", SEATS)
def test_180_cards_and_the_piles_at_the_start(seats: int) -> None:
    """HEROS-002, HEROS-010, HEROS-011, HEROS-012, HEROS-013, HEROS-014, HEROS-015, HEROS-017"""
    pos = GAME.new(seats, seed=7)
    assert len(pile(pos)) == 142
    assert len(cards(pos, "avatar pile")) == 12 - seats
    assert counter(pos, "stock") == 26
    assert cards(pos, "discard") == []
    assert 142 + 12 + 26 == 180
    for letter in LETTERS[:seats]:
        assert hand(pos, letter) == ""
        assert avatar(pos, letter).startswith("AV")
        assert posed(pos, letter) == []
        assert advantages(pos, letter) == 0


def test_what_the_draw_pile_is_made_of() -> None:
    """HEROS-003, HEROS-005, HEROS-006, HEROS-007, HEROS-008, HEROS-009"""
    deck = Counter(pile(GAME.new(2, seed=1)))
    for number in range(1, 13):
        assert deck[f"V{number:02}"] == 7
        assert deck[f"D{number:02}"] == deck[f"P{number:02}"] == deck[f"C{number:02}"] == 1
    assert deck["SUN"] == 7
    assert [deck[f"A{kind}"] for kind in range(1, 5)] == [4, 4, 3, 4]
    assert deck.total() == 142


def test_the_split_of_the_actions_is_an_option() -> None:
    """HEROS-008: always 15 cards."""
    deck = Counter(pile(GAME.new(2, seed=1, exchange1=2, exchange2=6, change=1)))
    assert [deck[f"A{kind}"] for kind in range(1, 5)] == [2, 6, 1, 6]


def test_a_player_may_be_designated_to_begin() -> None:
    """HEROS-016: a seat, or drawn; the deal is the same."""
    assert [GAME.new(4, 3, first=seat).to_act for seat in range(1, 5)] == [(0,), (1,), (2,), (3,)]
    assert {GAME.new(4, seed).to_act for seed in range(30)} == {(0,), (1,), (2,), (3,)}
    assert pile(GAME.new(4, 3, first=2)) == pile(GAME.new(4, 3))
    with pytest.raises(BadOptions, match="first"):
        GAME.new(4, 3, first=5)


def test_avatars_run_round_a_ring() -> None:
    """HEROS-004: two different virtues each, each virtue in two avatars, no pair twice."""
    pairs = set()
    for number in range(1, 13):
        one, two = f"V{number:02}", f"V{number % 12 + 1:02}"
        pos = table({"A": f"{one} {two}"}, avatars={"A": f"AV{number:02}"}, step=True)
        assert allowed(pos, "A pose 0")
        pairs.add((one, two))
    assert len(pairs) == 12
    assert set(Counter(virtue for pair in pairs for virtue in pair).values()) == {2}


def test_the_first_player_is_drawn_by_lot() -> None:
    """HEROS-016, HEROS-098: each seat begins about as often, and the three draws do not depend on each other."""
    starts = Counter(GAME.new(4, seed=seed).to_act[0] for seed in range(400))
    assert all(70 <= starts[seat] <= 130 for seat in range(4))
    tops = Counter(pile(GAME.new(4, seed=seed))[0] for seed in range(400))
    assert len(tops) > 40
    assert len({avatar(GAME.new(2, seed=seed), "A") for seed in range(200)}) == 12


def test_nothing_is_random_after_the_setup() -> None:
    """HEROS-098"""
    pos = GAME.new(3, seed=4)
    state = pos.rng.state()
    for _ in range(200):
        seat = pos.to_act[0]
        pos.play(seat, pos.legal(seat)[-1])
        if pos.over:
            break
    assert pos.rng.state() == state


def test_the_first_turn_is_a_draw() -> None:
    """HEROS-015"""
    pos = GAME.new(3, seed=2)
    letter = asked(pos)
    assert choices(pos, letter) == [{"verb": "draw"}]
    assert refused(pos, f"{letter} ask V01") == "HEROS-027"


def test_turns_pass_clockwise() -> None:
    """HEROS-018"""
    pos = table(players=3, turn="B", pile="V01 V02 V03 V04")
    order = []
    for _ in range(4):
        order.append(asked(pos))
        play(pos, f"{order[-1]} draw", f"{order[-1]} finish")
    assert order == ["B", "C", "A", "B"]


def test_draw_or_ask_there_is_no_passing() -> None:
    """HEROS-019"""
    pos = table({"A": "V01"}, advantages={"A": 1})
    assert {action["verb"] for action in choices(pos, "A")} == {"draw", "ask"}
    assert refused(pos, "A finish") == "HEROS-019"
    assert refused(pos, "A pose 0") == "HEROS-019"


def test_the_order_of_a_turn() -> None:
    """HEROS-020: draw, resolve, optional step, end, even at once."""
    pos = table({"B": "V05"}, players=2, pile="C05")
    assert question(pos) == "DrawOrAsk"
    play(pos, "A draw")
    assert question(pos) == "AnswerChallenge"
    play(pos, "A decline", "B decline")
    assert question(pos) == "OptionalStep"
    assert refused(pos, "A draw") == "HEROS-020"
    play(pos, "A finish")
    assert (question(pos), asked(pos)) == ("DrawOrAsk", "B")


@pytest.mark.parametrize("card", ["V01", "SUN", "D07"])
def test_a_kept_card_is_secret(card: str) -> None:
    """HEROS-021"""
    pos = play(table(pile=card), "A draw")
    assert hand(pos, "A") == card
    assert seen(pos, "A", "A") == [card]
    assert seen(pos, "B", "A") == seen(pos, "", "A") == ["?kept"]
    assert told(pos, "B")[-1] == {"n": 0, "event": "draw", "seat": 0, "cards": ["?kept"]}
    assert told(pos, "A")[-1]["cards"] == [card]


@pytest.mark.parametrize("card", ["P01", "C01", "A1", "A2", "A3", "A4"])
def test_any_other_card_is_revealed_and_never_in_a_hand(card: str) -> None:
    """HEROS-022"""
    start = table(pile=card)
    pos = play(start.clone(), "A draw")
    assert discarded(start, pos) == card
    assert hand(pos, "A") == ""
    assert told(pos, "C")[0] == {"n": 0, "event": "reveal", "seat": 0, "cards": [card]}
    assert shown(pos, "C")["revealed"] == card


@pytest.mark.parametrize(("card", "pending"), [("A1", "Designate"), ("A2", "ChooseMode"), ("C09", "AnswerChallenge")])
def test_the_card_comes_before_posing(card: str, pending: str) -> None:
    """HEROS-023: A could pose, but not yet."""
    pos = play(table({"A": "V01 V02"}, avatars={"A": "AV01"}, pile=card), "A draw")
    assert question(pos) == pending
    assert not allowed(pos, "A pose 0")


def test_a_prejudice_comes_before_posing() -> None:
    """HEROS-023"""
    pos = play(table({"A": "V01 V02"}, avatars={"A": "AV01"}, pile="P02"), "A draw")
    assert refused(pos, "A pose 0") == "HEROS-074"


def test_only_the_player_in_turn_poses_or_corrects() -> None:
    """HEROS-024"""
    pos = table({"B": "V01 V02 D03 V03"}, avatars={"B": "AV01"}, pile="V09 V09")
    assert refused(pos, "B pose 0") == "TABLEE-TURN"
    play(pos, "A draw")
    assert refused(pos, "B correct D03") == "TABLEE-TURN"
    play(pos, "A finish", "B draw")
    assert allowed(pos, "B pose 0")
    assert allowed(pos, "B correct D03")


@pytest.mark.parametrize("card", ["V09", "SUN", "D09", "P09", "A3", "A4"])
def test_the_optional_step_follows_any_draw(card: str) -> None:
    """HEROS-025"""
    pos = play(table(pile=card), "A draw")
    assert (question(pos), asked(pos)) == ("OptionalStep", "A")


def test_the_optional_step_follows_a_successful_request_only() -> None:
    """HEROS-025"""
    start = table({"B": "V01"}, players=2, advantages={"A": 1})
    assert question(play(start.clone(), "A ask V01", "B offer virtue")) == "OptionalStep"
    lost = play(start.clone(), "A ask V01", "B decline")
    assert (question(lost), asked(lost)) == ("DrawOrAsk", "B")


def test_there_is_no_hand_limit_and_no_free_discard() -> None:
    """HEROS-026"""
    full = " ".join(["V01"] * 7 + ["V02"] * 7 + ["V03"] * 7)
    pos = play(table({"A": full}, avatars={"A": "AV08"}, pile="V04"), "A draw")
    assert len(hand(pos, "A").split()) == 22
    assert choices(pos, "A") == [{"verb": "finish"}]


def test_what_everyone_sees() -> None:
    """HEROS-099"""
    pos = table({"A": "V01 D02", "B": "SUN"}, advantages={"B": 2}, avatar_pile=4, posed={"B": 1})
    for viewer in ("", "C"):
        view = shown(pos, viewer)
        assert view["draw_pile"] == len(pile(pos))
        assert (view["avatar_pile"], view["stock"]) == (4, 24)
        assert view["discard"] == cards(pos, "discard")
        first, second, _ = view["players"]
        assert (first["count"], first["hand"], first["avatar"]) == (2, ["?kept", "?kept"], "?avatar")
        assert (second["advantages"], len(second["posed"])) == (2, 1)
        assert second["points"] == 20 + 10 - 20
    assert shown(pos, "A")["players"][0]["hand"] == ["V01", "D02"]
