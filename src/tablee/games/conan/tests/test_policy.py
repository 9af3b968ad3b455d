"""The heuristic and the bots: sensible answers, bids that bluff, offers weighed, and what a level is."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee import Position, Rng
from tablee.bots import Perspective, make_bot
from tablee.engine.offers import Reason
from tablee.games.conan import GAME
from tablee.testing.notation import LETTERS

from .build import play, table

TEN_FOR_NOTHING = {"to_all": 0, "counter": 0, "glory": -10, "first": -1, "second": -1, "ceded": 0, "claimed": 0, "truce": 0}
VARIANTS: list[dict[str, object]] = [{}, {"turning": True}, {"truce": True}, {"diplomacy": False}]


def liked(pos: Position, letter: str, seed: int = 1, bot: str = "greedy") -> dict[str, Any]:
    """What the policy likes best, in a temper that depends on the seed."""
    seat = LETTERS.index(letter)
    return dict(pos.name(make_bot(GAME, bot, 1).choose(Perspective.of(pos, seat, Rng(seed)))))


def tempers(pos: Position, letter: str, count: int = 60) -> Counter[str]:
    """What it does in many tempers, in a word and an amount."""
    answers = [liked(pos, letter, seed) for seed in range(count)]
    return Counter(" ".join(str(value) for value in answer.values()) for answer in answers)


# The card phase and the heroes.


def test_it_takes_the_loot_when_nothing_is_in_the_way() -> None:
    assert liked(table(at={"A": "A13"}), "A") == {"verb": "accomplish"}


def test_it_goes_for_the_better_loot() -> None:
    assert liked(table(at={}, adventures="A01 A07", received={"A01": 2, "A07": 3}), "A") == {"verb": "move", "adventure": 7}


def test_it_puts_a_challenge_in_the_way_of_whoever_is_about_to_take_the_loot() -> None:
    pos = table({"A": "C11"}, phase="cards", at={"A": "A01", "B": "A13"}, adventures="A01 A13 A02", glory={"B": 20})
    assert liked(pos, "A") == {"verb": "set", "challenge": 11, "adventure": 13}


def test_it_ends_the_match_when_it_is_ahead_and_only_then() -> None:
    at = {"A": "A01", "B": "A13"}
    ahead = table({"A": "C11"}, phase="cards", lap=2, at=at, glory={"A": 31, "B": 20})
    assert liked(ahead, "A") == {"verb": "pass"}
    behind = table({"A": "C11"}, phase="cards", lap=2, at=at, glory={"A": 20, "B": 31})
    assert liked(behind, "A")["verb"] == "set"


def test_it_robs_the_leader() -> None:
    pos = table({"A": "N03"}, phase="cards", at={"A": "A01"}, glory={"B": 12, "C": 24})
    assert liked(pos, "A") == {"verb": "rob", "player": 2}


def test_it_hires_for_nothing_who_stands_before_the_loot() -> None:
    pos = table(at={"A": "A13"}, challenges=["B C25 A13"], heroes={"A": "H10", "C": "H06"}, received={"A13": 4})
    assert liked(play(pos, "A face C25"), "A") == {"verb": "hire"}


# Fights.


def facing(hand: str, challenge: str, hero: str = "H01") -> Position:
    """The Barbarian before a Challenge of B, who holds four cards."""
    hands = {"A": hand, "B": "A02 A03 C20 C21"}
    return play(table(hands, at={"A": "A13"}, challenges=[f"B {challenge} A13"], heroes={"A": hero}), f"A face {challenge}")


def test_equal_hands_do_not_bid_alike() -> None:
    strong = tempers(facing("R04 R01 R07", "C02"), "A")
    weak = tempers(facing("A05 A06 N02", "C01"), "A", 150)
    assert len(strong) > 2
    assert len(weak) > 1
    assert 5 < sum(count for bid, count in weak.items() if bid != "open 1") < 75


def test_a_strong_hand_follows_and_a_hopeless_one_withdraws() -> None:
    weak = table({"A": "A05 A06 A07", "B": ""}, at={"A": "A13"}, challenges=["B C02 A13"], heroes={"A": "H03"})
    assert tempers(play(weak, "A face C02", "A open 4"), "B")["withdraw"] > 40
    strong = table({"A": "A05", "B": "R04 R01 R07"}, at={"A": "A13"}, challenges=["B C11 A13"], heroes={"A": "H01"})
    assert tempers(play(strong, "A face C11", "A open 2"), "B")["withdraw"] == 0


def test_it_chooses_its_best_attribute() -> None:
    pos = play(facing("A05", "C02"), "A open 1", "B follow")
    assert tempers(pos, "A").most_common(1)[0][0] == "choose 0"


def test_it_lays_what_tips_the_fight_and_sometimes_a_bluff() -> None:
    tie = play(facing("R01 A05", "C02"), "A open 3", "B follow", "A choose force")
    assert tempers(tie, "A").most_common(1)[0][0] == f"lay {GAME.box.numbers['R01']}"
    sure = play(facing("A05 A06", "C03", "H01"), "A open 3", "B follow", "A choose force")
    laid = tempers(sure, "A")
    assert laid["stop"] > 0
    assert any(word.startswith("lay") for word in laid)


# Bargains.


def offered(*terms: str) -> Position:
    """A puts a treaty to B."""
    return play(table({"B": "A05"}, phase="diplomacy", at={"A": "A01"}), "A treaty B", *terms, "A sign")


def test_it_accepts_a_gift_and_refuses_a_theft() -> None:
    assert liked(offered("A pay 3"), "B") == {"verb": "accept"}
    assert liked(offered("A charge 3"), "B")["verb"] != "accept"


def test_between_two_it_offers_nothing() -> None:
    pos = table({"A": "R04 R02", "B": "R05"}, players=2, phase="diplomacy", at={"A": "A01", "B": "A13"})
    assert liked(pos, "A") == {"verb": "pass"}


def test_two_heroes_in_each_others_way_ally_where_a_third_one_plays() -> None:
    heroes = {"A": "H07", "B": "H06", "C": "H05"}
    pos = table(phase="diplomacy", at={"A": "A13", "B": "A13"}, challenges=["C C11 A13 up"], heroes=heroes)
    assert liked(pos, "A")["verb"] == "ally"
    greedy = play(pos.clone(), "A ally B 4 proposer")
    assert liked(greedy, "B")["verb"] != "accept"
    assert liked(play(pos, "A ally B 2 alternate"), "B")["verb"] != "refuse"


def test_the_habits_sign_everything_or_nothing() -> None:
    assert liked(offered("A charge 3"), "B", bot="greedy/accept") == {"verb": "accept"}
    assert liked(offered("A pay 3"), "B", bot="greedy/refuse") == {"verb": "refuse"}


def test_a_third_habit_asks_the_richest_for_all_it_may() -> None:
    pos = table(phase="diplomacy", at={"A": "A01"}, glory={"C": 18})
    for verb in ("treaty", "charge", "sign"):
        step = liked(pos, "A", bot="greedy/demand")
        assert step["verb"] == verb
        pos.play(0, step)
    assert pos.view(2)["question"] == {"decision": "AnswerTreaty", "seat": 2, "author": 0, **TEN_FOR_NOTHING}


# Bots.


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options) or "plain")
def test_whims_and_all_the_policy_answers_every_question(seats: int, options: dict[str, object]) -> None:
    """Every other answer is any legal one, so that it is asked what it would never have come to by itself."""
    made: Any = GAME.new
    pos = made(seats, 7 + seats, **options)
    rng = Rng(seats)
    bots = [make_bot(GAME, "greedy:50", seat) for seat in range(seats)]
    while not pos.over:
        seat = pos.to_act[0]
        pos.play(seat, bots[seat].choose(Perspective.of(pos, seat, rng)))
    assert pos.faults() == []


@pytest.mark.parametrize("spec", ["greedy:40", "rollout:6", "ismcts:2"])
def test_bots_answer_legally_and_the_same_for_the_same_seed(spec: str) -> None:
    pos = GAME.new(3, seed=9)
    rng = Rng(3)
    for _ in range(30):
        seat = pos.to_act[0]
        window = Perspective.of(pos, seat, rng)
        one, two = (make_bot(GAME, spec, 5).choose(window) for _ in range(2))
        assert one == two
        assert one in pos.legal(seat)
        pos.play(seat, one)


def test_it_knows_no_more_than_its_player() -> None:
    """Other hidden cards, the same temper: the same answer."""
    at = {"A": "A13"}
    pos = play(table({"A": "R01 A05", "B": "R04 R08"}, at=at, challenges=["B C02 A13", "C C11 A13"]), "A face C02")
    other = play(table({"A": "R01 A05", "B": "A06 A07"}, at=at, challenges=["B C02 A13", "C C25 A13"]), "A face C02")
    policy = GAME.policy()
    for action in pos.legal(0):
        assert policy.worth(pos, 0, action) == policy.worth(other, 0, action)


def test_rewards_are_within_bounds_and_follow_the_glory() -> None:
    rewards = GAME.policy().reward(table(glory={"A": 12, "B": 20, "C": 16}))
    assert rewards[1] > rewards[2] > rewards[0]
    assert all(-1 <= reward <= 1 for reward in rewards)


# Reasons.


def why(pos: Position, letter: str, verb: str) -> list[str]:
    seat = LETTERS.index(letter)
    action = next(action for action in pos.legal(seat) if pos.name(action)["verb"] == verb)
    return [reason.key for reason in GAME.reasons(pos, seat, action)]


def test_it_says_why_it_signs_or_not() -> None:
    assert why(offered("A charge 3"), "B", "refuse") == ["why-refuse-treaty"]
    assert why(offered("A pay 3"), "B", "accept") == ["why-accept-treaty"]


def test_it_calls_a_bluff_a_bluff() -> None:
    pos = facing("A05", "C14", "H02")
    high = GAME.reasons(pos, 0, pos.number("open", amount=6))
    assert [reason.key for reason in high] == ["why-bid-bluff"]


@pytest.mark.parametrize("seed", range(3))
def test_every_reason_has_its_sentence(seed: int) -> None:
    """Along random matches, for answers of every sort; nothing in a sentence is left blank."""
    pos, rng = GAME.new(seats=2 + seed, seed=seed), Rng(seed)
    while not pos.over:
        seat = pos.to_act[0]
        legal = pos.legal(seat)
        for action in {pos.name(action)["verb"]: action for action in legal}.values():
            for reason in GAME.reasons(pos, seat, action):
                assert all("{" not in text and "\N{REPLACEMENT CHARACTER}" not in text for text in sentences(reason)), reason
        pos.play(seat, legal[rng.below(len(legal))])


def sentences(reason: Reason) -> list[str]:
    """In both languages, the keys among the values said first."""
    said = []
    for lang in ("fr", "en"):
        values: dict[str, Any] = dict(reason.values)
        values |= {key: GAME.texts.say(lang, value) for key, value in values.items() if isinstance(value, str)}
        said.append(GAME.texts.say(lang, reason.key, **values))
    return said
