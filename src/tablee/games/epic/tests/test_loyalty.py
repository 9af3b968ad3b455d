"""Whims: an answer may be poor, but it never harms the team. Rivals and a Hero alone are free."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import Rng
from tablee.bots import Perspective, make_bot
from tablee.games.epic import GAME
from tablee.games.epic.bot.loyalty import harms
from tablee.games.epic.rules.position import Epic

from .build import attempted, play, table, written

ATTACKS = ("200", "201", "202")


def harmful(pos: Epic) -> list[str]:
    """What whoever is asked may do and a whim may not."""
    seat = pos.to_act[0]
    return [written(pos.name(action)) for action in pos.legal(seat) if harms(pos, seat, action)]


def watched(hand: str, runes: str, path: str = "top", **given: object) -> Epic:
    """A attempts 063 (FOR, DEX), has passed, and B may answer."""
    pos = table(hands={"B": hand}, rows={"act I": "063"}, runes=runes, **given)  # type: ignore[arg-type]
    attempted(pos, "063", path, 0)
    return play(pos, "A pass")


def test_cards_against_another() -> None:
    assert harmful(watched("200 202 183 159", "III S")) == ["play 200", "play 202"]


def test_a_won_challenge_is_neither_rolled_again_nor_darkened() -> None:
    assert harmful(watched("176 193 205", "III S")) == ["play 176", "play 193", "play 205"]


def test_a_lost_one_may_be() -> None:
    assert harmful(watched("176 193 205", "OOI B", "bottom", adversary="P3")) == []


def test_only_what_works_against_the_challenger_is_cancelled() -> None:
    """204 may be played against the Adversary's Action, not against the friend's card that lies on it."""
    pos = table(hands={"A": "159", "B": "204"}, rows={"act I": "063"}, decks={"action": "148"}, runes="OOD S", adversary="P3")
    attempted(pos, "063", "top", 0)
    play(pos, "A decline", "A play 159", "A pass")
    assert harmful(pos) == []
    play(pos, "B play 204")
    assert harmful(pos) == ["target 159"]


def test_nothing_to_cancel_but_a_friends_card() -> None:
    pos = table(hands={"A": "159", "B": "204"}, rows={"act I": "063"}, runes="OOI S", adversary="P3")
    attempted(pos, "063", "top", 0)
    assert harmful(play(pos, "A play 159", "A pass")) == ["play 204"]


def test_experience_of_another() -> None:
    pos = table(players=3, hands={"A": "203"}, adversary="P3")
    assert harmful(play(pos, "A play 203")) == ["choose 0"]
    assert harmful(play(pos, "A choose 0")) == ["rob B", "rob C"]


@pytest.mark.parametrize(("adversary", "verb"), [("P6", "explore"), ("P2", "play"), ("R3", "play")])
def test_the_adversary_is_not_fed(adversary: str, verb: str) -> None:
    found = harmful(table(hands={"A": "206 180"}, adversary=adversary))
    assert found
    assert {text.split()[0] for text in found} == {verb}
    assert "play 180" not in found


def test_dark_runes_that_feed_it() -> None:
    pos = table(rows={"act I": "063"}, adversary="P4")
    assert harmful(play(pos, "A attempt 063 top")) == ["dark 1", "dark 2", "dark 3"]


def test_rivals_and_a_hero_alone_are_free() -> None:
    assert harmful(watched("200 176", "III S", options={"competitive": True})) == []
    assert harmful(table(players=1, adversary="P6")) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_of_whims(seats: int) -> None:
    """Bots that do nothing but what they fancy: nobody is attacked or robbed, no friend's card is cancelled."""
    played = 0
    for seed in range(4):
        pos = GAME.new(seats, seed)
        bots = [make_bot(GAME, "greedy:100", 10 * seed + seat) for seat in range(seats)]
        eyes = Rng(seed)
        while not pos.over:
            seat = pos.to_act[0]
            window = Perspective.of(pos, seat, eyes)
            pos.play(seat, bots[seat].choose(window))
        active = None
        events: list[Any] = pos.events(None)
        for event in events:
            active = event["seat"] if event["event"] == "turn" else active
            assert event["event"] != "rob"
            if event["event"] == "play" and event["seat"] != active:
                played += 1
                assert not set(ATTACKS) & set(event["cards"])
            if event["event"] == "aim":
                assert int(event["cards"][0]) < 159 or event["cards"][0] in ATTACKS
    assert played
