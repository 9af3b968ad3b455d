"""Whatever is refused, a rule of the game says why, in both languages, and says what is true there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tablee import IllegalMove, Position, Rng
from tablee.engine.text import LANGUAGES, source
from tablee.engine.verb import Verb
from tablee.games.virtopia import GAME
from tablee.games.virtopia.rules.verbs import BOUNDS

from .build import play, refused, table

LITERAL = {"open_recruit": True, "fleeting_die": True, "chosen_start": True}
RULES = set(re.findall(r"^- \*\*(VIRTO-\d{3})\*\*", GAME.rules("fr"), re.MULTILINE))


def why(pos: Position, seat: int, action: int | dict[str, Any]) -> str:
    with pytest.raises(IllegalMove) as raised:
        pos.play(seat, action)
    return raised.value.rule


@pytest.mark.parametrize("seed", range(12))
def test_every_refusal_cites_a_rule_in_both_languages(seed: int) -> None:
    """Along random matches, any action that is not legal."""
    options: dict[str, Any] = LITERAL if seed % 3 == 0 else {}
    pos, rng = GAME.new(1 + seed % 4, seed=seed, **options), Rng(seed)
    cited = set()
    while not pos.over:
        seat = pos.to_act[0]
        legal = pos.legal(seat)
        for _ in range(25):
            action = rng.below(GAME.actions)
            if action not in legal:
                cited.add(why(pos, seat, action))
        pos.play(seat, legal[rng.below(len(legal))])
    assert cited <= RULES
    for lang in LANGUAGES:
        assert all(GAME.texts.has(lang, f"refuse-{rule}") for rule in cited)


def test_no_refusal_is_a_dead_letter() -> None:
    """Every sentence belongs to a rule that some question, bound or set-up refuses by."""
    code = "".join(path.read_text("utf-8") for path in Path(__file__).parents[1].glob("[rbs]*/*.py"))
    told = set(re.findall(r"^refuse-(VIRTO-\d{3}) =", source(GAME.package, "fr"), re.MULTILINE))
    assert {rule for rule in told if f'"{rule}"' not in code} == set()
    assert told <= RULES


@pytest.mark.parametrize("verb", [verb for verb in GAME.verbs if verb.params])
def test_values_out_of_range_are_refused_by_the_rule_that_bounds_them(verb: Verb) -> None:
    for param in verb.params:
        pos = table("LT", cells={"1": "GB"})
        named = {"verb": verb.name, **dict.fromkeys(verb.params, 0), param: 99}
        rule = why(pos, 0, named)
        assert rule in RULES
        bound = BOUNDS.get(f"{verb.name}.{param}", BOUNDS.get(verb.name))
        assert rule == (bound or "VIRTO-021")


def test_too_many_meeples_are_refused_by_what_is_asked() -> None:
    """VIRTO-057, 060, 076: `take` serves several questions."""
    tunnel = play(table("LT", at={"LT": "2"}, cells={"2": "GB"}), "tunnel", "dig 5")
    recruit = play(table("LT", at={"LT": "2"}, cells={"2": "G"}), "recruit")
    struggle = play(table("LW", at={"LW": "3"}, cells={"3": "GBY"}), "struggle")
    for pos, rule in ((tunnel, "VIRTO-057"), (recruit, "VIRTO-060"), (struggle, "VIRTO-076")):
        assert why(pos, pos.to_act[0], {"verb": "take", "green": 9, "blue": 0, "yellow": 0, "red": 0}) == rule


def test_who_lies_after_impossibility_is_not_said_to_have_acted() -> None:
    """VIRTO-022 also holds after VIRTO-103 and before anything was done: the sentence speaks of the posture only."""
    pos = table("LT", at={"LT": "5 lying"}, cells={"5": "G"})
    assert refused(pos, "surveillance") == "VIRTO-022"
    assert "déjà" not in GAME.texts.say("fr", "refuse-VIRTO-022")
    assert "already" not in GAME.texts.say("en", "refuse-VIRTO-022")


def test_with_empty_virtue_cells_fear_asks_for_points() -> None:
    """VIRTO-091: then no meeple of a Virtue cell can be chosen, and the refusal says so."""
    pos = play(table("LT", at={"LT": "9"}, cells={"9": "G", "10": ""}, points={"LT": "T2 W2 J1"}, dice="2"), "step")
    assert refused(pos, "scare J G") == "VIRTO-091"
