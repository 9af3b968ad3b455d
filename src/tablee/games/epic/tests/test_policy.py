"""The heuristic and the bots: sensible answers, legal answers, the same answers for the same seed."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tablee import Rng
from tablee.bots import Perspective, make_bot
from tablee.games.epic import GAME
from tablee.games.epic.bot.character_value import character_worth
from tablee.games.epic.bot.team_odds import victory_chance
from tablee.games.epic.bot.valuation import Valuation
from tablee.games.epic.rules.position import Epic

from .build import attempted, play, rolled, table, written

HALFWAY = {"A": "055 056 059 078 080 081", "B": "057 058 060 079 082 083"}


def liked(pos: Epic, spec: str = "greedy") -> str:
    """What the policy likes best."""
    seat = pos.to_act[0]
    return written(pos.name(make_bot(GAME, spec, 1).choose(Perspective.of(pos, seat, Rng(1)))))


# How the team stands.


def test_the_less_the_adversary_has_the_likelier_the_victory() -> None:
    chances = [victory_chance(table(adversary_xp=xp)) for xp in (20, 12, 6, 0)]
    assert chances == sorted(chances)
    assert chances[0] < 0.2
    assert chances[-1] > 0.8


def test_the_adversary_matters_the_more_the_more_defeat_threatens() -> None:
    matter = [Valuation(table(adversary_xp=xp), 0).matter for xp in (0, 8, 16)]
    assert matter == sorted(set(matter))


def test_without_an_adversary_it_does_not_matter() -> None:
    assert Valuation(table(options={"competitive": True}), 0).matter == 0.0


# The turn.


def test_it_keeps_cards_that_go_together() -> None:
    """Origin 018 has FOR and CON, which Destiny 042 counts; of the same Destiny 017 has nothing."""
    together, apart = (character_worth(table(options={"competitive": True}), origin, 29, 42) for origin in (18, 17))
    assert together > apart


def test_it_prefers_the_path_that_it_can_win() -> None:
    pos = table(
        boards={"A": "002 018 029 042"},
        rows={"act I": "064 076 071 077"},
        xp={"A": 0},
        options={"competitive": True},
    )
    assert liked(pos).split()[:2] == ["attempt", "064"]


def test_dark_runes_in_the_final_battle() -> None:
    pos = table(stories=HALFWAY, faced="AB", finals=1, ends_with="A", adversary="R1", adversary_xp=8, xp={"A": 3})
    play(pos, "A face")
    assert liked(pos) == "dark 3"


def test_no_dark_rune_where_success_is_certain() -> None:
    pos = table(boards={"A": "002 018 029 042"}, stories={"A": "056"}, rows={"act I": "063"}, options={"competitive": True})
    play(pos, "A attempt 063 top")
    assert liked(pos) == "dark 0"


def test_experience_is_not_stored_for_nothing() -> None:
    pos = table(xp={"A": 1}, class_xp={"A": 0}, acted=True)
    assert liked(pos) == "end"


def test_storing_saves_an_attempt() -> None:
    pos = table(
        boards={"A": "002 018 029 042"},
        rows={"act I": "064"},
        xp={"A": 2},
        class_xp={"A": 0},
        runes="OOI B B",
        options={"competitive": True},
    )
    attempted(pos, "064", "top", 0)
    assert liked(pos) == "store 2"


# Cards.


def test_a_card_that_saves_the_attempt_is_played() -> None:
    pos = table(
        boards={"A": "002 018 029 042"},
        hands={"A": "159"},
        rows={"act I": "064"},
        xp={"A": 0},
        runes="OOI B B",
        options={"competitive": True},
    )
    attempted(pos, "064", "top")
    assert liked(pos) == "play 159"


def test_a_card_is_kept_where_nothing_can_be_won() -> None:
    pos = table(
        boards={"A": "002 018 029 042"},
        hands={"A": "159"},
        rows={"act I": "064"},
        xp={"A": 0},
        runes="III S S",
        options={"competitive": True},
    )
    attempted(pos, "064", "top")
    assert liked(pos) == "pass"


def failing(**given: Any) -> Epic:
    """A's attempt of the path FOR lacks 2 points, and B is asked."""
    pos = table(boards={"A": "002 018 029 042"}, rows={"act I": "064"}, xp={"A": 0}, runes="OOI B B", **given)
    attempted(pos, "064", "top")
    return play(pos, "A pass")


def test_rivals_do_not_help() -> None:
    assert liked(failing(hands={"B": "159"}, options={"competitive": True})) == "pass"


def test_the_team_helps_when_defeat_threatens() -> None:
    pos = table(
        turn="A",
        stories={"A": "055 056 064 078 080 086 101 102 103", "B": "057 058 060 079 082 083"},
        faced="AB",
        finals=1,
        ends_with="A",
        adversary_xp=6,
        hands={"B": "167"},
        xp={"A": 0},
        runes="OII SSR S",
    )
    play(pos, "A face")
    rolled(pos)
    play(pos, "A pass")
    assert liked(pos) == "play 167"


def test_a_rival_is_hindered_without_an_adversary() -> None:
    pos = table(
        boards={"A": "002 018 029 042"},
        rows={"act III": "114 108 109 110"},
        stories=HALFWAY | {"A": "055 056 064 078 080 086"},
        xp={"A": 0},
        hands={"B": "200"},
        runes="OII BBS BBS",
        options={"competitive": True},
    )
    attempted(pos, "114", "bottom")
    play(pos, "A pass")
    assert liked(pos) == "play 200"


# Bots.


@pytest.mark.parametrize("spec", ["greedy:40", "rollout:6", "ismcts:4", "greedy/bright", "greedy/pure"])
@pytest.mark.parametrize("options", [{}, {"competitive": True}])
def test_bots_answer_legally_and_the_same_for_the_same_seed(spec: str, options: dict[str, Any]) -> None:
    pos, rng = GAME.new(2, seed=9, **options), Rng(3)
    for _ in range(6):
        seat = pos.to_act[0]
        window = Perspective.of(pos, seat, rng)
        one, two = (make_bot(GAME, spec, 5).choose(window) for _ in range(2))
        assert one == two
        assert one in pos.legal(seat)
        pos.play(seat, one)


@pytest.mark.parametrize(
    ("habit", "verb"), [("bright", "dark"), ("settled", "explore"), ("thrifty", "store"), ("silent", "play")]
)
def test_a_habit_leaves_one_thing_undone(habit: str, verb: str) -> None:
    pos, rng = cast(Epic, GAME.new(2, seed=2)), Rng(3)
    bot = make_bot(GAME, f"greedy/{habit}", 5)
    while not pos.over:
        seat = pos.to_act[0]
        told = written(pos.name(action := bot.choose(Perspective.of(pos, seat, rng))))
        own = seat == pos.active
        assert told.split()[0] != verb or told == "dark 0" or (habit == "silent" and own)
        pos.play(seat, action)


@pytest.mark.parametrize("options", [{}, {"competitive": True}])
def test_rewards_are_within_bounds(options: dict[str, Any]) -> None:
    pos, rng = GAME.new(3, seed=5, **options), Rng(8)
    bot = make_bot(GAME, "greedy:50", 5)
    while not pos.over:
        assert all(-1 <= reward <= 1 for reward in GAME.policy().reward(pos))
        seat = pos.to_act[0]
        pos.play(seat, bot.choose(Perspective.of(pos, seat, rng)))
    rewards = GAME.policy().reward(pos)
    assert pos.outcome is not None
    assert all(-1 <= reward <= 1 for reward in rewards)
    assert not pos.outcome.winners or rewards[pos.outcome.winners[0]] == max(rewards)
