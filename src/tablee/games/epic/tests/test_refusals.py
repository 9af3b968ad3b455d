"""Refusals: whatever is refused cites a rule of the game, in both languages, and that rule is really in the way."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, cast

import pytest

from tablee import IllegalMove, Rng
from tablee.bots import Perspective, make_bot
from tablee.engine.text import LANGUAGES, source
from tablee.games.epic import GAME
from tablee.games.epic.rules.position import Epic
from tablee.games.epic.show.printed import PRINTED

from .build import attempted, play, table

RIVALS: Final = {"competitive": True}
Named = Mapping[str, Any]

# What must be so where a rule refuses an action that could be named.
HOLDS: Final[dict[str, Callable[[Epic, int, Named], bool]]] = {
    "EPIC-008": lambda pos, seat, named: PRINTED.is_trait[named["card"]] == 1,
    "EPIC-077": lambda pos, seat, named: PRINTED.is_trait[named["card"]] == 0,
    "EPIC-024": lambda pos, seat, named: pos.level(seat) > 5 if PRINTED.is_hero(named["card"]) else pos.level(seat) < 3,
    "EPIC-063": lambda pos, seat, named: named["card"] not in pos.hand(seat).cards,
    "EPIC-068": lambda pos, seat, named: named["verb"] != "discard" or named["card"] not in pos.hand(seat).cards,
    "EPIC-106": lambda pos, seat, named: PRINTED.act_of(named["card"]) < pos.current_act(seat),
    "EPIC-107": lambda pos, seat, named: not pos.may_take(seat, named["card"]),
    "EPIC-048": lambda pos, seat, named: bool(shown(pos)["acted"]),
    "EPIC-022": lambda pos, seat, named: pos.level(seat) == 8,
    "EPIC-116": lambda pos, seat, named: shown(pos)["kind"] == "adversary",
    "EPIC-124": lambda pos, seat, named: shown(pos)["kind"] == "final",
}


def shown(pos: Epic) -> Any:
    view: Any = pos.view(None)
    return view["table"]


def refused(pos: Epic, seat: int, action: Any) -> str:
    with pytest.raises(IllegalMove) as caught:
        pos.play(seat, action)
    rule = caught.value.rule
    assert rule.startswith("EPIC-"), (rule, action)
    for lang in LANGUAGES:
        assert GAME.texts.has(lang, f"refuse-{rule}")
        assert re.search(rf"^- \*\*{rule}\*\*", GAME.rules(lang), re.MULTILINE)
    return rule


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"quest": "123"}), (4, {}), (3, RIVALS)])
def test_any_refused_action_cites_a_rule_that_is_in_the_way(seats: int, options: dict[str, Any]) -> None:
    pos, rng = cast(Epic, GAME.new(seats, seed=seats, **options)), Rng(seats)
    bot = make_bot(GAME, "greedy:50", seats)
    cited = set()
    while not pos.over:
        seat = pos.to_act[0]
        legal = set(pos.legal(seat))
        for _ in range(8):
            action = rng.below(GAME.actions)
            if action not in legal:
                rule = refused(pos, seat, action)
                named = pos.name(action)
                cited.add(rule)
                assert rule not in HOLDS or HOLDS[rule](pos, seat, named), (rule, named)
        pos.play(seat, bot.choose(Perspective.of(pos, seat, rng)))
    assert len(cited) > 8


@pytest.mark.parametrize("verb", [verb for verb in GAME.verbs if verb.params], ids=lambda verb: str(verb.name))
def test_a_value_out_of_range_cites_the_rule_that_bounds_it(verb: Any) -> None:
    pos = table(boards={"A": "002 018 029 042"})
    for param in verb.params:
        for value in (-1, 9999):
            rule = refused(pos, 0, {"verb": verb.name, **dict.fromkeys(verb.params, 1), param: value})
            assert rule in GAME.bounds.values(), param


@pytest.mark.parametrize(
    ("named", "rule"),
    [
        ({"verb": "store", "amount": 0}, "EPIC-057"),
        ({"verb": "store", "amount": 7}, "EPIC-057"),
        ({"verb": "dark", "runes": 4}, "EPIC-085"),
        ({"verb": "attempt", "card": 64, "path": 2}, "EPIC-082"),
        ({"verb": "gain", "card": 200}, "EPIC-107"),
        ({"verb": "play", "card": 12}, "EPIC-063"),
    ],
)
def test_the_bounds_by_name(named: dict[str, Any], rule: str) -> None:
    """EPIC-057, EPIC-063, EPIC-082, EPIC-085."""
    pos = table(rows={"act I": "064"})
    with pytest.raises(IllegalMove) as caught:
        pos.play(0, named)
    assert caught.value.rule == rule


def test_no_refusal_stands_there_unused() -> None:
    """Every sentence is raised by the code, and by no more than it needs."""
    code = "\n".join(path.read_text("utf-8") for path in Path(__file__).parents[1].glob("[rbs]*/**/*.py"))
    for lang in LANGUAGES:
        written = set(re.findall(r"^refuse-(EPIC-\d{3}) =", source(GAME.package, lang), re.MULTILINE))
        assert written == set(re.findall(r'"(EPIC-\d{3})"', code))


def test_a_rune_too_many_and_a_card_of_another() -> None:
    """EPIC-063, EPIC-085."""
    smith = {"A": "002 018 029 042"}
    pos = play(table(boards=smith, rows={"act I": "064"}, xp={"A": 0}, options=RIVALS), "A attempt 064 top")
    assert refused(pos, 0, {"verb": "dark", "runes": 3}) == "EPIC-085"
    other = table(boards=smith, hands={"B": "159"}, rows={"act I": "064"}, xp={"A": 0}, runes="OOI B B", options=RIVALS)
    attempted(other, "064", "top")
    assert refused(other, 0, {"verb": "play", "card": 159}) == "EPIC-063"
