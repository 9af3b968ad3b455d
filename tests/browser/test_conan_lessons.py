"""Conan's lessons on its own table: one thing after the other, in words for who reads them, and nothing covers a title."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tablee.testing.prose import spoken_faults

from .checks import clean, fits
from .conan import adventure, bid, button, seat_of, take, tap_adventure
from .kit import LAPTOP, PHONE, Crowd, Somebody
from .test_lessons import beside, said


def learner(people: Crowd, lesson: str, lang: str = "en", size: tuple[int, int] = LAPTOP) -> Somebody:
    somebody = people(size, lang, game="conan", touch=size is PHONE)
    somebody.go(f"/learn/conan/{lesson}")
    expect(somebody.mine).to_be_visible()
    return somebody


def ready(page: Page) -> None:
    """Nothing is moving any more."""
    expect(page.locator(".conan-mood.busy")).to_have_count(0)


def apart(one: Locator, other: Locator) -> None:
    """Neither lies over the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    assert across <= 0 or down <= 0, (a, b)


def reads_well(page: Page, lang: str) -> None:
    """Nobody is spoken to as somebody else: every line on the table, one by one."""
    lines = page.locator("main").inner_text().splitlines()
    assert [fault for line in lines for fault in spoken_faults(lang, line.strip()) if "verb" in fault] == []


def test_after_an_alliance_nothing_covers_the_treaty(people: Crowd) -> None:
    for lang in ("en", "fr"):
        ada = learner(people, "diplomacy", lang)
        page = ada.page
        page.locator('[data-kind="alliance"]').click()
        page.locator('[data-do="ally"]').click()
        expect(page.locator(".herald")).to_be_visible()
        expect(page.locator(".offer")).to_be_visible()
        ready(page)
        expect(page.locator("[data-caption]")).to_be_visible()
        title, herald, caption = (page.locator(each) for each in (".offer h2", ".herald", "[data-caption]"))
        apart(title, herald)
        apart(title, caption)
        apart(herald, caption)
        expect(page.locator(".offer h3").last).to_contain_text(ada.say("ui-conan-gives", "you"))
        reads_well(page, lang)


def test_a_fight_that_is_over_is_seen_before_the_next_is_asked_about(people: Crowd) -> None:
    ada = learner(people, "auction")
    page = ada.page
    bid(ada, 3)
    expect(button(ada, "continue")).to_be_visible()
    expect(ada.ask).to_contain_text(ada.say("ui-conan-ended"))
    beside(page, said("conan", "en", "lesson-auction-1.done"))
    lesson = page.locator("section.lesson")
    expect(lesson).not_to_contain_text(said("conan", "en", "lesson-auction-2"))
    clean(page, "a fight that is over")
    button(ada, "continue").click()
    expect(lesson).to_contain_text(said("conan", "en", "lesson-auction-2"))
    expect(ada.ask).not_to_contain_text(ada.say("ui-conan-ended"))
    expect(page.locator('.arena[data-step="bid"]')).to_contain_text("Chloe")


def test_the_totals_run_along_while_cards_are_laid(people: Crowd) -> None:
    for lang in ("en", "fr"):
        ada = learner(people, "fight", lang)
        page = ada.page
        page.locator(".challenge.may").click()
        bid(ada, 3)
        page.locator('[data-attribute="0"]').click()
        totals = page.locator(".arena .running .total")
        expect(totals).to_have_text(["6", "7"])
        reads_well(page, lang)
        take(ada, "R01")
        expect(totals).to_have_text(["8", "7"])


def test_a_hired_ally_counts_on_ones_own_sheet(people: Crowd) -> None:
    ada = learner(people, "ally")
    page = ada.page
    values = seat_of(ada, 0).locator(".values > span")
    expect(values).to_have_text(["6", "3", "3"])
    page.locator(".challenge.may").first.click()
    button(ada, "hire").click()
    expect(values).to_have_text(["7", "6", "4"])


def test_a_rivals_plate_leads_to_the_duel(people: Crowd) -> None:
    ada = learner(people, "duel")
    ready(ada.page)
    plate = seat_of(ada, 1)
    expect(plate).to_have_class(re.compile(r"\bmay\b"))
    expect(seat_of(ada, 2)).not_to_have_class(re.compile(r"\bmay\b"))
    plate.click()
    clean(ada.page, "a rival looked at")
    button(ada, "duel").click()
    beside(ada.page, said("conan", "en", "lesson-duel-2"))
    expect(ada.page.locator(".arena")).to_be_visible()


def test_what_an_adventure_has_received_is_explained(people: Crowd) -> None:
    ada = learner(people, "cards")
    ready(ada.page)
    told = ada.say("ui-conan-received", count=1, most=4, left=3)
    expect(adventure(ada, "A13").locator(".whole")).to_have_attribute("aria-label", re.compile(re.escape(told.rstrip("."))))
    adventure(ada, "A13").locator(".whole").hover(position={"x": 30, "y": 16})
    expect(ada.page.locator(".looked")).to_contain_text(told)


def test_the_last_lesson_follows_the_one_before_it(people: Crowd) -> None:
    ada = learner(people, "setup", "fr", PHONE)
    page = ada.page
    ada.tap(button(ada, "swap-2"))
    ada.tap(button(ada, "refuse"))
    for _ in range(2):
        ready(page)
        tap_adventure(ada, str(page.locator(".adventure.may").first.get_attribute("data-adventure")))
    beside(page, said("conan", "fr", "lesson-setup.end", "phone"))
    ada.tap(page.locator("section.lesson").get_by_role("link").first)
    expect(page.get_by_role("heading", name=said("conan", "fr", "lesson-match"))).to_be_visible()
    clean(page, "the last lesson")
    fits(page)
    ada.tap(ada.button("ui-lesson-begin"))
    expect(ada.mine).to_be_visible()
    assert ada.table_id


def test_on_a_phone_no_answer_lies_under_ones_own_plate(people: Crowd) -> None:
    ada = learner(people, "loot", "fr", PHONE)
    ready(ada.page)
    tap_adventure(ada, "A01")
    beside(ada.page, said("conan", "fr", "lesson-loot-2", "phone"))
    ready(ada.page)
    expect(button(ada, "pass")).to_be_visible()
    box = seat_of(ada, 0).locator(".values").bounding_box()
    first = button(ada, "accomplish").bounding_box()
    assert box is not None
    assert first is not None
    assert box["x"] + box["width"] <= first["x"]
    ada.tap(button(ada, "accomplish"))
    beside(ada.page, said("conan", "fr", "lesson-loot.end", "phone"))
