"""What an answer comes to by the end of the match: told only where it is beyond doubt, true, and in words."""

from __future__ import annotations

import pytest

import tablee
from tablee import Position, Rng
from tablee.bots import Perspective, make_bot
from tablee.bots.loop import play_on
from tablee.bots.outlook import is_sure, outlook
from tablee.engine.offers import Ledger, Reason
from tablee.engine.text import LANGUAGES
from tablee.sentences import reason_text

LINES = [
    (name, line)
    for name in tablee.list_games()
    for ledger in [tablee.game(name).ledger]
    for line in (*ledger.better, *ledger.worse, *(("score", "rival") if ledger.scores else ()))
]


def late(answers: int) -> Position:
    """A match of Push, so many answers before its end."""
    game = tablee.game("push")
    pos, bot, rng = game.new(2, seed=11), make_bot(game, "greedy", 3), Rng(3)
    while not pos.over:
        seat = pos.to_act[0]
        pos.play(seat, bot.choose(Perspective.of(pos, seat, rng)))
    return pos.undone(answers)


def mean_score(pos: Position, seat: int, action: int, worlds: int, rng: Rng) -> float:
    """The mean score of a seat by the end, found without the code that is tested."""
    total, policy = 0, pos.config.game.policy()
    for _ in range(worlds):
        world = pos.resample(seat, rng)
        world.play(seat, action)
        play_on(world, policy, rng, -1)
        assert world.outcome is not None
        total += world.outcome.scores[seat]
    return total / worlds


@pytest.mark.parametrize(("name", "line"), LINES)
def test_every_line_is_named_in_every_language(name: str, line: str) -> None:
    for lang in LANGUAGES:
        for key in ("why-outlook-more", "why-outlook-less"):
            text = reason_text(tablee.game(name), lang, Reason(key, {"line": f"ledger-{line}", "amount": 3}), [])
            assert "ledger-" not in text
            assert "3" in text


@pytest.mark.parametrize("name", tablee.list_games())
def test_the_lines_are_those_of_the_score_sheet(name: str) -> None:
    game = tablee.game(name)
    pos, rng = game.new(game.usual_seats, seed=4), Rng(4)
    play_on(pos, game.policy(), rng, -1)
    assert pos.outcome is not None
    found = game.ledger.of(pos.outcome, 0)
    assert set(found) == {line for other, line in LINES if other == name}


@pytest.mark.parametrize("answers", [5, 8, 15])
def test_what_is_better_is_told_and_true(answers: int) -> None:
    pos = late(answers)
    seat = pos.to_act[0]
    means = {action: mean_score(pos, seat, action, 40, Rng(1)) for action in pos.legal(seat)}
    best, worst = max(means, key=means.__getitem__), min(means, key=means.__getitem__)
    (reason,) = outlook(Perspective.of(pos, seat, Rng(2)), best, worst, 40, Rng(2))
    assert reason.key == "why-outlook-more"
    assert reason.values["line"] == "ledger-score"
    assert reason.values["amount"] == pytest.approx(means[best] - means[worst], abs=5)
    assert outlook(Perspective.of(pos, seat, Rng(2)), best, best, 40, Rng(2)) == []


def test_nothing_is_told_that_is_in_doubt() -> None:
    assert not is_sure([30, -29, 1, -1])
    assert not is_sure([1, 0, 0, 0, 0, 0, 0, 0])
    assert is_sure([3, 3, 3, 4])


def test_what_the_table_shares_counts_for_everybody_and_less_of_what_is_bad_is_better() -> None:
    outcome = tablee.Outcome((1, 1), (1, 1), (0, 1), (1.0, 1.0), "victory", [{"captives": [1, 0, 2], "points": 5}])
    ledger = Ledger(better=("points",), worse=("captives",), scores=False)
    assert ledger.of(outcome, 0) == ledger.of(outcome, 1) == {"points": 5, "captives": -3}
    assert ledger.is_worse("captives")
    assert ledger.is_worse("rival")
