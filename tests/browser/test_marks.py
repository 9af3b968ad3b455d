"""Every table without colours, without motion and by its words alone: what colours tell is told by shapes and names too."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tablee import Position
from tablee.games.push.tests.build import table as push_table

from . import conan, epic, heros, push, virtopia
from .checks import SMALL, clean
from .kit import PHONE, Crowd, Somebody
from .test_reach import running

COLUMNS: Final = ["R1 G2 P3 B4 R5", "G5 R6", "R5 P6 R7 G8 B9 R0", "G5", "R4 G3", "P4 B5", "P1 P2", "B2"]
LEAST: Final = 23.9
"""What a pointer must find, in pixels; thumbs need more, which `fits` asks for on phones."""

PAIRS: Final = """([things, mark]) => [...document.querySelectorAll(things)].map((thing) => {
  const drawn = [...thing.querySelectorAll(mark)].map((each) => each.getAttribute('d')).join(' ')
  const ink = thing.closest('[style*="--c:"]')?.style.getPropertyValue('--c')
  const team = thing.closest('[class*="team-"]')?.className.match(/team-\\w+/)[0]
  return [ink ?? team ?? thing.getAttribute('class'), drawn]
})"""
"""The colour of each thing, by its ink, its team or its class, and what is drawn there."""

NAMELESS: Final = re.compile(
    r"^\s*- (button|link|tab|checkbox|radio|slider|textbox|combobox|group|region|img)( \[[^]]*\])*:?$"
)


class Laid(NamedTuple):
    """A table, and what has colours on it: where that is, and what else tells it apart."""

    party: type[heros.Party]
    pos: Callable[[], Position]
    coloured: list[tuple[str, str]]
    generic: bool = False


BADGES: Final = (".badge", "path")
TABLES: Final = {
    "push": Laid(
        push.Party,
        lambda: push_table(COLUMNS, {"R": "7 8 push"}, teams="RGPB"),
        [(".badge[class*=team-]", "path"), (".lain .corner", "i path")],
    ),
    "heros": Laid(heros.Party, heros.six, [BADGES]),
    "virtopia": Laid(virtopia.Party, virtopia.well_on, [(".heap svg", "g path")]),
    "conan": Laid(conan.Party, conan.four, [(".badge, .figure .foot, .challenge .owner", "path")]),
    "epic": Laid(epic.Party, lambda: epic.rolling(epic.well_on(4), "086", "bottom", 2), [BADGES]),
    "generic": Laid(virtopia.Party, virtopia.well_on, [(".generic .piece", ".form path")], generic=True),
}


def told_apart(page: Page, things: str, mark: str) -> None:
    """No two colours share a drawing."""
    inks: dict[str, str] = {}
    for ink, drawn in page.evaluate(PAIRS, [things, mark]):
        assert drawn, f"{things}: nothing but the colour {ink}"
        assert inks.setdefault(drawn, ink) == ink, f"{things}: {ink} is drawn as {inks[drawn]}"
    assert len(set(inks.values())) > 1, f"{things}: {inks}"


def by_name(page: Page) -> None:
    """Everything that can be reached has a name of its own, and there are ways to every part of the page."""
    tree = page.locator("body").aria_snapshot()
    nameless = [line for line in tree.splitlines() if NAMELESS.match(line)]
    assert not nameless, nameless
    twice = page.evaluate(
        "[...document.querySelectorAll('[id]')].map((e) => e.id).filter((id, at, all) => all.indexOf(id) !== at)"
    )
    assert not twice, twice
    for role in ("banner", "main"):
        expect(page.get_by_role(role)).to_have_count(1)  # type: ignore[arg-type]


def big_enough(page: Page) -> None:
    small = page.evaluate(SMALL, LEAST)
    assert not small, "\n".join(small)


def announced(ada: Somebody, generic: bool) -> None:
    """The question is told when it comes; what glows says that it may be chosen; every choice is in the list, by its name."""
    region = ada.page.get_by_role("region", name=ada.say("ui-question"))
    expect(region.locator("[aria-live=polite]")).not_to_be_empty()
    if not generic:  # there all that Virtopia offers is in words
        expect(ada.page.locator("[data-offered]").first).to_have_attribute("aria-description", ada.say("ui-offered"))
    ada.page.keyboard.press("c")
    choices = ada.sheet.locator("button[data-choice]")
    expect(choices.first).to_be_visible()
    names = choices.all_inner_texts()
    assert all(names)
    assert len(names) == len(ada.state()["view"]["legal"])
    ada.page.keyboard.press("Escape")
    expect(ada.sheet).to_have_count(0)


@pytest.mark.parametrize("name", TABLES)
def test_nothing_depends_on_colour_or_motion_alone(people: Crowd, name: str) -> None:
    laid = TABLES[name]
    with laid.party(people, laid.pos()) as party:
        ada = party.browser(0, **({"generic": True} if laid.generic else {}))
        ada.my_turn()
        for size in (None, PHONE):
            if size:
                ada.page.set_viewport_size({"width": size[0], "height": size[1]})
            for things, mark in laid.coloured:
                told_apart(ada.page, things, mark)
            by_name(ada.page)
            big_enough(ada.page)
        assert running(ada) == 0
        announced(ada, laid.generic)
        clean(ada.page, name)


def test_dark_runes_and_the_places_of_experience(people: Crowd) -> None:
    """A Dark Rune has its crescent on every face; six places for experience are wide enough, and all on their card."""
    with epic.Party(people, epic.rolling(epic.well_on(2), "086", "bottom", 2)) as party:
        ada = party.browser(0)
        ada.my_turn()
        for kind, mark in (("dark", "crescent"), ("special", "dots")):
            runes = ada.page.locator(f".rune.{kind} .face")
            assert runes.count() == runes.filter(has=ada.page.locator(f"em.{mark}")).count() > 0
        expect(ada.page.locator(".rune.skill em, .rune.base em")).to_have_count(0)
    with epic.Party(people, epic.well_on(2, class_xp={}, xp={"A": 6, "B": 3})) as party:
        ada = party.browser(0)
        ada.my_turn()
        places = ada.page.locator(".pips .free")
        expect(places).to_have_count(6)
        big_enough(ada.page)
        head = ada.page.locator(".head.class").bounding_box()
        assert head
        for place in places.all():
            box = place.bounding_box()
            assert box
            assert head["x"] <= box["x"]
            assert box["x"] + box["width"] <= head["x"] + head["width"]
            assert box["y"] + box["height"] <= head["y"] + head["height"]
