"""The reports that are shipped are what their results give, and the results are those of their plans."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.engine.text import languages
from tablee.lab import results as folders
from tablee.lab.measures import all_of
from tablee.lab.report.reading import kept, read
from tablee.lab.report.shipped import Shipped, all_shipped, cache, pages, renew
from tablee.registry import game, list_games

ROOT = Path(__file__).parents[2]
SHIPPED = all_shipped(ROOT)
MOST = 600_000
"""How many bytes each table of results may have that a game ships."""

DRAWING = re.compile(r"<svg xmlns.*?</svg>", re.DOTALL)


def test_every_game_ships_a_report() -> None:
    assert sorted(each.game for each in SHIPPED) == sorted(list_games())


@pytest.mark.parametrize("shipped", SHIPPED, ids=lambda each: each.game)
def test_results_are_those_of_the_plan(shipped: Shipped) -> None:
    assert not shipped.stale(), f"make balance GAMES={shipped.game}"
    assert max(path.stat().st_size for path in shipped.folder.glob("*.parquet")) < MOST


@pytest.mark.parametrize("shipped", SHIPPED, ids=lambda each: each.game)
def test_pages_are_what_the_results_give(shipped: Shipped) -> None:
    """But for how a chart is drawn, which hangs on the fonts of a machine: what it is drawn from stands beside it."""
    found = dict(pages(shipped, lambda spec, lang: ""))
    assert len(found) == 2 * len(languages(game(shipped.game).package)) + 1
    for path, text in found.items():
        assert DRAWING.sub("", path.read_text("utf-8")) == text, f"make balance GAMES={shipped.game}"


@pytest.mark.parametrize("shipped", SHIPPED, ids=lambda each: each.game)
def test_what_was_measured_follows_from_the_matches(shipped: Shipped) -> None:
    """As far as the matches and the uses of cards go: moments are not shipped."""
    said = {(one.key, one.seats, one.variant, one.of): one for one in kept(shipped.folder, shipped.game).measures}
    again = all_of(folders.read(shipped.folder))
    assert len(again) > 20
    assert [one for one in again if said[one.key, one.seats, one.variant, one.of] != one] == []


def test_every_question_is_answered_by_some_report() -> None:
    """What takes a second bot, choices asked again or a card forbidden, and not only matches."""
    measured = {one.key for shipped in SHIPPED for one in kept(shipped.folder, shipped.game).measures}
    assert {"skill", "breadth", "interaction", "kingmaking", "card-contribution", "card-forced"} <= measured


def test_a_plan_is_played_kept_and_told(tmp_path: Path) -> None:
    """What `make balance` does: a plan without results is stale, and after it has been played no more."""
    folder = tmp_path / "push" / "balance"
    folder.mkdir(parents=True)
    (folder / "plan.toml").write_text('game = "push"\nseats = 2\nbots = "random"\nmatches = 6\nseed = 1\n', "utf-8")
    shipped = Shipped("push", folder, tmp_path)
    assert shipped.stale()
    renew(shipped, tmp_path / "work", 1)
    assert not shipped.stale()
    assert kept(folder, "push").measures == read(tmp_path / "work" / "push")[0].measures
    cache(folders.read(tmp_path / "work" / "push"), folder)
    assert {path.name for path, _ in pages(shipped, lambda spec, lang: "")} >= {"report.fr.html", "report.en.md", "push.md"}
    (folder / "plan.toml").write_text('game = "push"\nseats = 2\nbots = "random"\nmatches = 6\nseed = 2\n', "utf-8")
    assert shipped.stale()
