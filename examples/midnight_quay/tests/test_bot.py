"""The bot bluffs, and not always; it doubts by what it has seen."""

from __future__ import annotations

from collections import Counter

from build import table
from midnight_quay import GAME

from tablee import Position, Rng
from tablee.bots import Perspective, make_bot
from tablee.lab import arena


def answers(pos: Position, times: int = 60) -> list[dict[str, int | str]]:
    """What the bot answers, each time in another world."""
    seat, rng = pos.to_act[0], Rng(1)
    bots = [make_bot(GAME, "hard", seed) for seed in range(times)]
    return [pos.name(bot.choose(Perspective.of(pos, seat, rng))) for bot in bots]


def test_it_bluffs_with_straw() -> None:
    claims = Counter(answer["claim"] for answer in answers(table("1 1 1", "2 3 4", cart=10)))
    assert max(claims) < 6, "nobody believes moonglass"
    assert sum(count for claim, count in claims.items() if claim > 1) > 30


def test_it_tells_the_truth_where_that_pays() -> None:
    assert {answer["claim"] for answer in answers(table("6 6 6", "2 3 4", cart=10))} == {6}


def test_it_opens_what_cannot_be_true() -> None:
    pos = table("1 2", "6 6 6", quay="1", claim=6, planks="6 6", turn=1)
    assert {answer["verb"] for answer in answers(pos)} == {"open"}


def test_it_waves_through_what_must_be_true() -> None:
    pos = table("1 2", "4 5 6", quay="1", claim=1, turn=1)
    assert {answer["verb"] for answer in answers(pos)} == {"wave"}


def test_it_cannot_be_read_in_between() -> None:
    pos = table("1 2", "3 4 5", quay="1", claim=5, cart=10, turn=1)
    assert {answer["verb"] for answer in answers(pos)} == {"open", "wave"}


def test_it_beats_chance() -> None:
    summary = arena.run(GAME.id, ["hard", "random"], games=120, seats=3, jobs=1)
    assert summary.bots[0].low > summary.bots[0].fair
