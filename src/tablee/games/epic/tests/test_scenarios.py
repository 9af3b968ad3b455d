"""The ledger's worked examples, told in scenarios/*.toml: what is given, and what may be expected."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, cast

import pytest

from tablee import Position
from tablee.engine.text import LANGUAGES
from tablee.games.epic import GAME
from tablee.testing.notation import LETTERS, asked, events, question, shown
from tablee.testing.scenarios import Expect, Scenarios, each, one

from ..rules.challenge.runes import Pool
from ..rules.position import Epic
from ..rules.scoring import Sheet, set_points
from ..rules.vocabulary import ICONS
from ..show import campaign
from ..show.biography import tales
from .build import NOTATION, adversary_xp, cards, hand, icons, kind, level, of, result, story, table, xp

NAMES: Final = ("Ada", "Bo", "Cleo", "Dov")


def given(lost: int = 0, players: int = 2, **written: Any) -> Position:
    """What is written (see `build.table`), or the match after so many chapters, all of them lost and left behind."""
    if not lost:
        return table(players=players, **written)
    told = campaign.new("Ada, Bo")
    for _ in range(lost):
        now = campaign.progress_of(told)
        chapter = campaign.Chapter(now.envelope, campaign.adversary(now), "122", list(now.legacy), False)
        told = campaign.choose(campaign.add(told, chapter), "on")
    options: dict[str, Any] = campaign.options(told)
    return GAME.new(players, seed=1, **options)


def expect_icons(start: Position, pos: Position, expected: dict[str, dict[str, int]]) -> None:
    """Some icons of a Story."""
    for letter, counts in expected.items():
        assert {icon: icons(pos, letter).get(icon, 0) for icon in counts} == counts


def expect_pool(start: Position, pos: Position, expected: list[float]) -> None:
    """The lowest, mean and highest sum of so many runes of each Skill and Dark Runes, and a chance of reaching a number."""
    first, second, dark, lowest, mean, highest, needed, chance = expected
    pool = Pool(int(first), int(second), int(dark))
    assert (pool.lowest, pool.mean, pool.highest, pool.chance(int(needed))) == (lowest, mean, highest, chance)


def expect_sets(start: Position, pos: Position, expected: dict[str, int]) -> None:
    """What Story icons are worth, whoever has them."""
    points = expected.pop("points")
    assert set_points(sum(count << 4 * ICONS.index(icon) for icon, count in expected.items())) == points


def expect_told(start: Position, pos: Position, expected: list[str]) -> None:
    """The tale of A speaks of these cards, in this order, in both languages."""
    tale = tales(cast(Epic, pos), NAMES)[0]
    for lang in LANGUAGES:
        spoken = [GAME.texts.say(lang, f"card-{card}", "tale", hero="@").split("@")[-1].strip(" .") for card in expected]
        places = [tale[lang].find(words) for words in spoken]
        assert -1 not in places
        assert places == sorted(places)


def runes(pos: Position) -> list[int]:
    """How many runes of each group are in the roll."""
    return [len(group) for group in shown(pos)["challenge"]["roll"].values()]


def sheet(pos: Position, letter: str) -> list[int]:
    """Rows A to E and the sum."""
    found = Sheet(cast(Epic, pos), LETTERS.index(letter))
    rows = [sum(found.triumph), sum(found.tragedy), found.experience, found.icons, found.final]
    return [*rows, found.total]


def outcome(pos: Position) -> Any:
    assert pos.outcome is not None
    return pos.outcome


EXPECTS: Final[dict[str, Expect]] = {
    "xp": each(xp),
    "levels": each(level),
    "hands": each(hand),
    "stories": each(story),
    "played": each(lambda pos, letter: of(pos, letter, "played")),
    "icons": expect_icons,
    "result": one(lambda pos: list(result(pos))),
    "runes": one(runes),
    "pool": expect_pool,
    "sets": expect_sets,
    "adversary": one(lambda pos: shown(pos)["adversary"]["front"]),
    "adversary_xp": one(adversary_xp),
    "adversary_moves": one(lambda pos: [event["amount"] for event in events(pos, "adversary")]),
    "turned": one(lambda pos: shown(pos)["adversary"]["turned"]),
    "faced": one(lambda pos: shown(pos)["challenge"]["card"]),
    "actions": one(lambda pos: " ".join(sorted(cards(pos, "action deck").split()))),
    "stack": one(lambda pos: cards(pos, "stack")),
    "row": each(lambda pos, act: cards(pos, f"{act} row")),
    "revealed": one(lambda pos: [row["revealed"] for row in shown(pos)["rows"]]),
    "turn": one(asked),
    "kind": one(kind),
    "question": one(question),
    "sheet": each(sheet),
    "winners": one(lambda pos: "".join(LETTERS[seat] for seat in outcome(pos).winners)),
    "reason": one(lambda pos: outcome(pos).reason),
    "told": expect_told,
}
SCENARIOS: Final = Scenarios(GAME, given, NOTATION, EXPECTS)


def test_every_worked_example_has_its_scenario() -> None:
    assert SCENARIOS.numbers == [f"ex-{number:02}" for number in range(1, 31)]


@pytest.mark.parametrize("path", SCENARIOS.paths, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    SCENARIOS.run(path)
