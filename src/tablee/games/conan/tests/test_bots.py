"""Bots as people meet them: what they propose and sign, how they stake; on a whim, after a search, by both readings.

`SEARCH` is the hard level with fewer worlds: what it will not even try is the same. The readings are those of CONAN-508.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

import pytest

from tablee import Position, Rng
from tablee.bots import Perspective, make_bot
from tablee.engine.events import Event
from tablee.games.conan import GAME
from tablee.games.conan.rules.treaties.alliance import AnswerAlliance
from tablee.games.conan.rules.treaties.diplomacy import Propose
from tablee.games.conan.rules.treaties.treaty import AnswerTreaty
from tablee.games.conan.show.facts import asks_for_nothing
from tablee.testing.notation import LETTERS

from .build import play, table

SEARCH: Final = "rollout:6"
BOTS: Final = ("easy", "normal", SEARCH)
READINGS: Final = (False, True)


def match(seats: int, seed: int, bots: Sequence[str], **options: object) -> Position:
    """A match from its deal to its end, the same for the same seed."""
    made: Any = GAME.new
    pos: Position = made(seats, seed, **options)
    players = [make_bot(GAME, bot, 10 * seed + seat) for seat, bot in enumerate(bots)]
    rng = Rng(seed)
    while not pos.over:
        seat = pos.to_act[0]
        pos.play(seat, players[seat].choose(Perspective.of(pos, seat, rng)))
    return pos


def totals(matches: Sequence[Position]) -> Counter[str]:
    """What the laboratory keeps of them, added up."""
    found: Counter[str] = Counter()
    for pos in matches:
        found.update(GAME.facts(pos))
    return found


def answers(pos: Position, letter: str, bot: str, count: int = 12) -> Counter[str]:
    """What a bot does in many tempers, in a word."""
    seat = LETTERS.index(letter)
    chosen = [make_bot(GAME, bot, seed).choose(Perspective.of(pos, seat, Rng(seed))) for seed in range(count)]
    return Counter(str(pos.name(action)["verb"]) for action in chosen)


# What they propose.


@pytest.mark.parametrize(("bot", "seats", "count"), [("easy", 3, 12), ("normal", 3, 12), ("normal", 4, 8)])
def test_they_ask_for_nothing_without_an_offer_and_sign_often_enough(bot: str, seats: int, count: int) -> None:
    found = totals([match(seats, seed, [bot] * seats) for seed in range(count)])
    proposed = found["treaties proposed"] + found["alliances proposed"]
    assert proposed > 3
    assert found["one-sided proposals"] < 0.1 * proposed
    if bot != "easy":
        assert found["treaties"] + found["alliances"] >= 0.3 * proposed


@pytest.mark.parametrize("bot", BOTS)
def test_between_the_last_two_nobody_proposes_anything(bot: str) -> None:
    pos = table({"A": "R04 R02 C01", "B": "R05 A05"}, players=2, phase="diplomacy", at={"A": "A01", "B": "A13"})
    assert answers(pos, "A", bot) == {"pass": 12}


def searched(pos: Position, seed: int) -> Position:
    """What comes of a question about a bargain if the seat asked answers it after a search, its draft written to the end."""
    after, seat = pos.clone(), pos.to_act[0]
    bot, rng = make_bot(GAME, SEARCH, seed), Rng(seed)
    done = len(told(after))
    while len(told(after)) == done:
        after.play(seat, bot.choose(Perspective.of(after, seat, rng)))
    return after


def told(pos: Position) -> Sequence[Event]:
    assert pos.past is not None
    return pos.past.events()


def test_a_search_proposes_what_others_sign_and_signs_what_they_propose() -> None:
    """Where normal bots bargain, in matches of three."""
    proposed, answered = Counter[str](), Counter[str]()
    for seed in range(3):
        for pos in bargains(seed):
            event = told(searched(pos, seed))[len(told(pos))]
            if isinstance(pos.agenda[-1], Propose):
                proposed["one-sided" if asks_for_nothing(event) else event.name] += 1
            else:
                answered["signed" if event.name in ("concluded", "allied") else "not"] += 1
    assert proposed["one-sided"] == 0
    assert proposed["ally"] + proposed["treaty"] > 0
    assert answered["signed"] >= 0.3 * answered.total() > 0


def bargains(seed: int) -> Iterator[Position]:
    """The questions of diplomacy in a match of three normal bots, before they are answered."""
    pos, rng = GAME.new(3, seed), Rng(seed)
    bot = make_bot(GAME, "normal", seed)
    while not pos.over:
        if isinstance(pos.agenda[-1], Propose | AnswerTreaty | AnswerAlliance) and not pos.draft:
            yield pos
        seat = pos.to_act[0]
        pos.play(seat, bot.choose(Perspective.of(pos, seat, rng)))


@pytest.mark.parametrize("bot", BOTS)
def test_heroes_are_not_swapped_at_random(bot: str) -> None:
    assert answers(GAME.new(3, seed=4), "A", bot) == {"pass": 12}


# What they sign.


def offered(*terms: str) -> Position:
    """A puts a treaty to B, who could pay and has a card of each category."""
    pos = table({"A": "N02 R04", "B": "A05 C20 R08", "C": "A06"}, phase="diplomacy", at={"A": "A01"})
    return play(pos, "A treaty B", *terms, "A sign")


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("demand", ["A charge 10", "A charge 1", "A ask special"])
def test_nobody_signs_for_nothing_nor_answers_with_an_offer(bot: str, demand: str) -> None:
    assert answers(offered(demand), "B", bot) == {"refuse": 12}


@pytest.mark.parametrize("bot", ["normal", SEARCH])
def test_a_trifle_does_not_make_a_robbery_fair(bot: str) -> None:
    assert answers(offered("A give N02 shown", "A charge 4"), "B", bot)["accept"] == 0


@pytest.mark.parametrize("bot", ["normal", SEARCH])
def test_a_good_offer_is_signed(bot: str) -> None:
    assert answers(offered("A give R04 shown", "A pay 2"), "B", bot)["accept"] > 6


@pytest.mark.parametrize("seats", [3, 4])
def test_who_demands_for_nothing_signs_no_treaty_of_his_own(seats: int) -> None:
    for seed in range(5):
        pos = match(seats, seed, ["normal/demand", *["normal"] * (seats - 1)])
        concluded = [event for event in told(pos) if event.name == "concluded" and event.seat == 0]
        assert all(event.numbers[1] >= 0 or event.groups[0] or event.numbers[4] for event in concluded)


# How they stake.


@pytest.mark.parametrize("forfeit", READINGS)
@pytest.mark.parametrize(("bot", "count"), [("easy", 40), ("normal", 40)])
def test_no_match_of_two_ends_in_its_first_round(bot: str, count: int, forfeit: bool) -> None:
    found = totals([match(2, seed, [bot, bot], forfeit=forfeit) for seed in range(count)])
    assert found["ended in round 1 by an all-in"] == 0


def test_nobody_gains_by_staking_all_each_time() -> None:
    """Whoever is made to stake all follows with good cards: the bully does not win much more than half."""
    won = sum(1 in match(2, seed, ["normal", "normal/bully"], forfeit=True).outcome.winners for seed in range(40))  # type: ignore[union-attr]
    assert won <= 26


def test_a_whim_stakes_little() -> None:
    pos = play(table({"A": "A05", "B": "A06"}, at={"A": "A13"}, challenges=["B C02 A13"]), "A face C02")
    whims = GAME.policy().whims(pos, 0, pos.legal(0))
    assert [pos.name(action)["amount"] for action in whims] == [1, 2, 3]
    play(pos, "A open 12")
    assert [pos.name(action)["verb"] for action in GAME.policy().whims(pos, 1, pos.legal(1))] == ["withdraw"]


# Both readings of CONAN-508.


def withdrawing(forfeit: bool) -> float:
    """What withdrawing is worth to the owner of the last Challenge before the loot."""
    pos = table({"A": "R04 R01", "B": "A06"}, at={"A": "A13"}, challenges=["B C01 A13"], options={"forfeit": forfeit})
    play(pos, "A face C01", "A open 3")
    return float(GAME.policy().worth(pos, 1, pos.number("withdraw")))


def test_an_owner_withdraws_more_gladly_where_his_challenge_stays() -> None:
    """By the book it costs a glory point; by the house rule the loot as well."""
    assert withdrawing(False) > -3.0
    assert withdrawing(True) < withdrawing(False) - 1.0


def test_a_hero_hopes_for_less_where_an_owner_may_block_him() -> None:
    """Against an owner who will withdraw, a bid clears the way by the house rule only."""
    worth = []
    for forfeit in READINGS:
        pos = table({"A": "R04 R01", "B": ""}, at={"A": "A13"}, challenges=["B C01 A13"], options={"forfeit": forfeit})
        play(pos, "A face C01")
        worth.append(GAME.policy().worth(pos, 0, pos.number("open", amount=4)))
    assert worth[0] < worth[1]


@pytest.mark.parametrize("forfeit", READINGS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_play_both_readings_to_the_end(seats: int, forfeit: bool) -> None:
    found = totals([match(seats, seed, ["normal"] * seats, forfeit=forfeit) for seed in range(3)])
    assert found["accomplished"] > 0
    assert found["followed"] > 0


def test_most_matches_of_three_see_an_adventure_accomplished_by_the_house_rule() -> None:
    found = totals([match(3, seed, ["normal"] * 3, forfeit=True) for seed in range(20)])
    assert found["without Adventure"] <= 4
