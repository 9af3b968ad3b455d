"""What is refused names the rule that forbids it, in the person's language, by number and by name."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee import BadOptions, IllegalMove
from tablee.engine.text import LANGUAGES
from tablee.games.push import GAME
from tablee.testing.refusals import check_refusals

from .build import choosing, refused, table


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"apocalypse": True}), (3, {}), (4, {"aggressive": True, "tournament": True, "rounds": 2})],
)
def test_any_refusal_cites_a_rule_of_the_game(seats: int, options: dict[str, object]) -> None:
    cited = set[str]()
    for seed in range(3):
        cited |= check_refusals(GAME, "PUSH-", seats, seed, **options)
    assert {"PUSH-002", "PUSH-007", "PUSH-008", "PUSH-020", "PUSH-031", "PUSH-033", "PUSH-080"} <= cited


def test_every_refusal_text_is_raised_somewhere() -> None:
    """No text is dead: each rule with a sentence is named by the code, and each named has its sentence."""
    cited = set(GAME.bounds.values())
    for seats, options in ((2, {"apocalypse": True}), (3, {}), (4, {"aggressive": True})):
        for seed in range(4):
            cited |= check_refusals(GAME, "PUSH-", seats, seed, **options)
    set_up = {"PUSH-120", "PUSH-133", "PUSH-134", "PUSH-136"}
    for lang in LANGUAGES:
        written = {f"PUSH-{number:03}" for number in range(200) if GAME.texts.has(lang, f"refuse-PUSH-{number:03}")}
        assert written - cited - set_up == set()


def test_a_push_among_the_starters() -> None:
    """PUSH-007"""
    pos = choosing("RG")
    assert refused(pos, "R starters3 1 2 10") == "PUSH-007"
    assert refused(pos, "R starters3 2 1 3") == "PUSH-007"


def test_a_super_push_goes_one_two_or_three_steps() -> None:
    """PUSH-141"""
    pos = table(["R2 G3 R4 G5 R6"], {"R": "super 9 9"}, apocalypse=True)
    assert refused(pos, "R superpush 1 by 0") == refused(pos, "R superpush 1 by 4") == "PUSH-141"


def test_a_push_is_not_laid_in_a_column() -> None:
    """PUSH-020, PUSH-010, PUSH-050, PUSH-060, PUSH-080: out of range, by name."""
    pos = table(["R2"], {"R": "push 9 9"})
    assert refused(pos, "R place push on 1") == "PUSH-020"
    assert refused(pos, "R place 9 on 9") == "PUSH-010"
    assert refused(pos, "R pair push on 1") == "PUSH-050"
    assert refused(pos, "R run 10 on 1") == "PUSH-060"
    assert refused(pos, "R discard 12") == "PUSH-080"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_speaks_the_language_of_the_game(lang: str) -> None:
    game = tablee.game("push")
    before = game.texts.language
    game.texts.language = lang
    try:
        with pytest.raises(IllegalMove) as no:
            choosing("RG").play(0, {"verb": "starters3", "low": 1, "middle": 2, "high": 10})
    finally:
        game.texts.language = before
    assert no.value.why == game.texts.say(lang, "refuse-PUSH-007")


@pytest.mark.parametrize(
    ("option", "value", "rule"),
    [("target", 300, "PUSH-134"), ("rounds", 3, "PUSH-136"), ("ages", [2, 1], "PUSH-133")],
)
def test_options_of_a_tournament_are_refused_without_one(option: str, value: Any, rule: str) -> None:
    """PUSH-133, PUSH-134, PUSH-136"""
    with pytest.raises(BadOptions, match=rf"“{option}”.*{rule}"):
        GAME.new(2, 1, **{option: value})
    for lang in LANGUAGES:
        named = GAME.texts.say(lang, f"option-{option}").lower()
        assert named in GAME.texts.say(lang, f"refuse-{rule}").lower()
    assert GAME.check(2, {option: GAME.options[option].default}) == []
    assert GAME.check(2, {"tournament": True, option: value}) == []
    assert GAME.open_at(option) == [2, 3, 4]
    assert GAME.options[option].describe()["needs"] == "tournament"


def test_a_match_stored_with_an_option_without_effect_still_replays() -> None:
    """Older builds let the target of no tournament pass: such a match goes on, and says no more of it."""
    pos = GAME.new(2, 7)
    for _ in range(6):
        pos.play(pos.to_act[0], pos.legal(pos.to_act[0])[0])
    stored = pos.record()
    stored["options"] = {"target": 300, "ages": [2, 1]}
    dumped = {**pos.dump(), "options": {"target": 300, "ages": [2, 1]}}
    for again in (tablee.replay(stored), GAME.load(dumped)):
        assert again.dump() == pos.dump()
        assert again.config.options["target"] == 200
