"""The table of Virtopia: what it says, where it fits, who keeps the focus, and what is seen to happen."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tablee.games.virtopia import GAME

from .checks import tab_to
from .heros import done
from .kit import PHONE, Crowd, Somebody
from .virtopia import ROWS, Party, answer, cell, circle, colours, decision, nearly_lost, option, tap_cell, well_on

SMALL: Final = """
[...document.querySelectorAll('.virtopia-mood.table button')]
  .filter((e) => e.checkVisibility())
  .map((e) => [e.className, e.getBoundingClientRect()])
  .filter(([, box]) => box.width < 24 || box.height < 24)
  .map(([name, box]) => `${name} ${box.width}x${box.height}`)
"""
CUT: Final = """
[...document.querySelectorAll('.cell .face')]
  .filter((face) => [...face.querySelectorAll('.name, .crowd, .places')].some((part) => {
    const [box, card] = [part.getBoundingClientRect(), face.getBoundingClientRect()]
    return box.right > card.right + 1 || box.bottom > card.bottom + 1
  }))
  .map((face) => face.textContent)
"""


def overlap(a: Locator, b: Locator) -> bool:
    one, other = a.bounding_box(), b.bounding_box()
    assert one
    assert other
    apart = (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )
    return not apart


def reached(somebody: Somebody, thing: Locator) -> None:
    """It can be brought to where a finger reaches it."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    found = "([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.outerHTML"
    assert somebody.page.evaluate(found, middle) == thing.evaluate("(button) => button.outerHTML")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_prompt_names_the_next_click(people: Crowd, lang: str) -> None:
    with Party(people, GAME.new(seats=1, seed=1)) as party:
        ada = party.browser(0, lang=lang)
        ada.my_turn()
        ada.tap(ada.page.locator(ROWS).first)
        expect(ada.ask).to_contain_text(ada.say("ui-virtopia-where", colour=ada.say("colour-blue")))
        ada.tap(ada.page.locator('.dock .held[data-colour="red"]'))
        expect(ada.ask).to_contain_text(ada.say("ui-virtopia-where", colour=ada.say("colour-red")))
    with Party(people, well_on()) as party:
        ada = party.browser(0, lang=lang)
        ada.my_turn()
        tap_cell(ada, 1)
        maya, card = ada.say("leader-LT"), ada.say("card-VT")
        expect(ada.ask).to_contain_text(ada.say("ui-virtopia-what", leader=maya, card=card))
        done(ada, 0, option(ada, "develop-0").click)
        ada.my_turn()
        assert decision(ada) == "GivePoint"
        colours(ada).nth(1).click()
        expect(ada.ask).to_contain_text(ada.say("ui-virtopia-who", colour=ada.say("colour-blue")))


def test_a_fifth_captive_is_said_to_be_defeat(people: Crowd) -> None:
    """On every Flaw, on its card held up, and when a meeple is about to become captive."""
    with Party(people, nearly_lost()) as party:
        ada = party.browser(0)
        ada.my_turn()
        for flaw in (0, 3, 6, 9):
            expect(cell(ada, flaw)).to_contain_text(ada.say("ui-virtopia-last-place", "short"))
    with Party(people, well_on(at={"LT": "2"})) as party:
        ada = party.browser(0, size=PHONE, touch=True)
        ada.my_turn()
        tap_cell(ada, 6)
        expect(ada.page.locator(".looked")).to_contain_text(ada.say("ui-virtopia-last-place"))
        ada.page.keyboard.press("Escape")
        done(ada, 0, lambda: ada.tap(option(ada, "sow-0")))
        ada.my_turn()
        expect(ada.page.locator(".dock")).to_contain_text(ada.say("ui-virtopia-captive", number=2))


@pytest.mark.parametrize("size", [(640, 400), (844, 390), (360, 640)], ids=["enlarged", "landscape", "small"])
def test_a_turn_on_a_small_screen(people: Crowd, size: tuple[int, int]) -> None:
    """Everything is reached by a finger, nothing is cut off, and a sowing is played to a watchtower."""
    with Party(people, well_on()) as party:
        ada = party.browser(0, size=size, touch=True, lang="fr")
        ada.my_turn()
        assert ada.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        assert not ada.page.evaluate(SMALL)
        assert not ada.page.evaluate(CUT)
        for answer in ada.page.locator(".dock .opt").all():
            reached(ada, answer)
        for leader in ada.page.locator(".leader button.head").all():
            reached(ada, leader)
        tap_cell(ada, 1)
        expect(cell(ada, 3).locator(".odds")).to_be_visible()
        done(ada, 0, lambda: ada.tap(option(ada, "sow-0")))
        while decision(ada) == "LeaveMeeple":
            ada.my_turn()
            reached(ada, colours(ada).last)
            done(ada, 0, lambda: ada.tap(colours(ada).last))
        assert decision(ada) == "PassTower"
        ada.my_turn()
        reached(ada, option(ada, "roll"))


def test_odds_hide_no_other_card_on_a_phone(people: Crowd) -> None:
    with Party(people, well_on()) as party:
        ada = party.browser(0, size=PHONE, touch=True)
        ada.my_turn()
        tap_cell(ada, 1)
        odds = cell(ada, 3).locator(".odds")
        for beside in (2, 4):
            assert not overlap(odds, cell(ada, beside).locator(".name").first)


def test_the_focus_stays_on_the_table(people: Crowd) -> None:
    """Who answers by keyboard is led to the next answer, and not to the top of the page."""
    with Party(people, well_on()) as party:
        ada = party.browser(0)
        ada.my_turn()
        tab_to(ada.page, ".dock .opt", 90)
        done(ada, 0, lambda: ada.page.keyboard.press("Enter"))
        for _ in range(2):
            assert decision(ada) == "LeaveMeeple"
            ada.my_turn()
            ada.until(lambda: ada.page.evaluate("document.activeElement.matches('.dock .heap.may')"), "the focus")
            done(ada, 0, lambda: ada.page.keyboard.press("Enter"))
        ada.until(lambda: ada.page.evaluate("document.activeElement.matches('.dock button')"), "the focus")


def test_a_sowing_is_seen_meeple_by_meeple(people: Crowd) -> None:
    """Figures are lifted from the cell where they stood; then the table shows exactly what was sent."""
    with Party(people, well_on(at={"LT": "2"}, stored=-1, cells={"2": "BBB", "3": "Y"})) as party:
        ada, bob = party.browser(0, motion=True), party.browser(1)
        ada.my_turn()
        figures = '[data-figure="cell-2-meeple-1"]'
        for passing in (f"{figures}[data-lifted]", ".flyer .meeple", ".flyer .token", ".beam"):
            ada.look_out(passing)
        done(ada, 0, option(ada, "sow-0").click)
        for passing in (f"{figures}[data-lifted]", ".flyer .meeple", ".flyer .token", ".beam"):
            ada.saw(passing)
        expect(ada.page.locator(".flyer, .beam, [data-lifted]")).to_have_count(0)
        expect(ada.page.locator(figures)).to_have_count(0)
        ada.until(lambda: circle(ada) == circle(bob), "the same circle")


def test_the_tour_has_a_place_for_each_step(people: Crowd) -> None:
    """The circle, the Leader and the City from the first question on; how to sow once the first turn has come."""
    with Party(people, GAME.new(seats=1, seed=1)) as party:
        ada = party.browser(0)
        bubble = ada.page.get_by_role("dialog", name=ada.say("ui-guide"))
        for steps in (range(1, 4), range(1, 7)):
            ada.button("ui-menu").click()
            ada.button("ui-guide-again").click()
            for step in steps:
                expect(bubble).to_contain_text(ada.say(f"guide-{step}"))
                bubble.locator(".go").click()
            expect(bubble).to_have_count(0)
            while decision(ada) == "PlacePoints":
                answer(ada)
