"""The suite bites: each game that breaks a promise is caught, by the check that is meant for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee import Game
from tablee.testing import checks, texts
from tablee.testing.case import Case

from ..small_games import leaky

CAUGHT = [
    (leaky.GLASS, checks.check_non_interference, "view differs"),
    (leaky.MIRROR, checks.check_non_interference, "features differs"),
    (leaky.LEDGER, checks.check_lockstep, "sees what nobody told"),
    (leaky.TRAIL, checks.check_lockstep, "sees what nobody told"),
    (leaky.COPIES, checks.check_lockstep, "sees what nobody told"),
    (leaky.HOLDERS, checks.check_lockstep, "who is asked depends on what is hidden"),
    (leaky.MOODY, checks.check_same_seed, "the same seed gave another match"),
    (leaky.MOODY, checks.check_saving, "a replayed record is not the same position"),
    (leaky.OFFERS, checks.check_offered, "was offered"),
    (leaky.ENDLESS, checks.check_ends, "not over after"),
    (leaky.SLEEVE, checks.check_invariants, "the cards are not complete"),
    (leaky.SKETCH, checks.check_drafts, "sees a draft"),
    (leaky.TALLY, checks.check_drafts, "sees a draft"),
    (leaky.FORGETFUL, checks.check_undo, "has seen could be taken back"),
    (leaky.RIGGED, checks.check_dealt_again, "nothing is dealt again"),
    (leaky.PEEKING, checks.check_orders, "depends on what the seat does not know"),
    (leaky.STUBBORN, checks.check_non_interference, "no world can be dealt"),
    (leaky.BLIND, checks.check_non_interference, "has no legal move in a world"),
]


@pytest.mark.parametrize(("game", "check", "words"), CAUGHT, ids=lambda value: getattr(value, "id", None))
def test_is_caught(game: Game, check: Callable[[Case], None], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        hunt(game, check)


def hunt(game: Game, check: Callable[[Case], None]) -> None:
    for seed in range(60):
        check(Case(game, game.seats[1], {}, seed, seed % 20))


def test_missing_text_is_caught() -> None:
    with pytest.raises(AssertionError, match="ask-Mute"):
        texts.check_texts(leaky.MUTE)
    with pytest.raises(AssertionError, match="order-silent"):
        texts.check_texts(leaky.WORDLESS)
