"""A lesson is played on the game's own table, and what has been learned is remembered."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, Request, expect

import tablee
from tablee.lessons import LessonTexts

from .checks import clean, fits
from .kit import LAPTOP, PHONE, Crowd, Somebody

SILENT = {"says": "", "named": {"verb": "discard", "value": 0}, "why": [], "telling": {}}
"""What a coach answers who has nothing to say."""

POINTED: Final = """() => [...document.querySelectorAll('[data-advised]')]
  .filter((thing) => !thing.closest('[inert]'))
  .map((thing) => [thing, thing.getBoundingClientRect()])
  .map(([thing, box]) => [thing, box.x + box.width / 2, box.y + box.height / 2])
  .filter(([thing, x, y]) => thing.contains(document.elementFromPoint(x, y)))
  .map(([thing, x, y]) => [x, y, thing.dataset.do ?? thing.dataset.card ?? thing.dataset.seat ?? thing.className])"""
"""What the table points at and a finger can reach, without scrolling and without putting anything away first."""


def said(game: str, lang: str, key: str, screen: str = "laptop") -> str:
    return LessonTexts(tablee.game(game)).say(lang, key, screen)


def beside(page: Page, text: str) -> None:
    """What the lesson says beside the table."""
    expect(page.locator("section.lesson")).to_contain_text(text)


def listed(ada: Somebody, name: str) -> None:
    """Do something by the list of choices."""
    expect(ada.mine).to_be_visible()
    ada.page.keyboard.press("c")
    ada.sheet.get_by_role("button", name=re.compile(name)).first.click()


def test_a_lesson_of_push_from_the_box_to_its_end(people: Crowd) -> None:
    ada = people(LAPTOP, new=True)
    page = ada.home()
    ada.box.get_by_role("link", name=ada.say("ui-learn"), exact=True).click()
    course = page.locator("ol li")
    expect(course).to_have_count(len(tablee.game("push").lessons))
    clean(page, "course")
    course.first.get_by_role("link").click()

    # The table points at the card, then at the column.
    beside(page, said("push", "en", "lesson-place-1"))
    page.locator(".inhand[data-advised]").click()
    page.locator(".column[data-advised] .ghost").click()

    # What is wrong is answered by the rule, which can be read, and may be tried again.
    beside(page, said("push", "en", "lesson-place-2"))
    listed(ada, r"^Discard .*\(0\)")
    beside(page, said("push", "en", "lesson-place-2.discard"))
    clean(page, "lesson")
    fits(page)
    page.locator("section.lesson .rule").click()
    expect(ada.sheet).to_contain_text("PUSH-080")
    page.keyboard.press("Escape")
    listed(ada, r"\(0\) on column 2")
    beside(page, said("push", "en", "lesson-place.end"))
    page.locator("section.lesson").get_by_role("link").first.click()
    beside(page, said("push", "en", "lesson-cover-1"))

    ada.go("/learn/push")
    expect(page.locator("ol li .mark.done")).to_have_count(1)


def test_a_lesson_of_heros_on_a_phone(people: Crowd) -> None:
    ada = people(PHONE, "fr", game="heros")
    page = ada.go("/learn/heros/pose")
    beside(page, said("heros", "fr", "lesson-pose-1", "phone"))
    listed(ada, r"^Piocher")
    beside(page, said("heros", "fr", "lesson-pose-2", "phone"))
    fits(page)
    clean(page, "lesson")
    listed(ada, r"^Poser")
    beside(page, said("heros", "fr", "lesson-pose-3", "phone"))


def test_the_match_with_a_coach_played_to_its_end_is_learned(people: Crowd) -> None:
    ada = people(LAPTOP)
    told: list[Request] = []
    page = ada.go("/learn/push/match")
    page.on("request", lambda request: told.append(request) if request.url.endswith("/people/me/lessons") else None)
    page.route("**/api/tables/*/coach", lambda route: route.fulfill(json=SILENT))
    ada.button("ui-lesson-begin").click()
    ada.answers()
    expect(page.locator(".end")).to_be_visible()
    expect(page.locator(".toast")).to_contain_text(said("push", "en", "lesson-match.end"))
    page.wait_for_timeout(500)
    assert len(told) == 1
    ada.go("/learn/push")
    expect(page.locator("ol li .mark.done")).to_have_count(1)


def pointed(page: Page) -> list[tuple[float, float, str]]:
    return [(x, y, name) for x, y, name in page.evaluate(POINTED)]


def follow(ada: Somebody) -> None:
    """A lesson done by touching nothing but what the table points at, which is each time in sight."""
    page, done = ada.page, ada.page.locator("section.lesson.done")
    show = ada.button("ui-lesson-show")

    def led() -> bool:
        if show.is_visible():
            show.click()
        return done.count() > 0 or len(pointed(page)) > 0

    for _ in range(40):
        ada.until(led, "something to touch in sight")
        if done.count():
            return
        page.wait_for_timeout(400)  # a lesson that is over, or a table that still makes room
        before = pointed(page)
        if not before:
            continue
        x, y, _name = before[0]
        page.mouse.click(x, y)
        ada.until(lambda before=before: done.count() or show.is_visible() or pointed(page) != before, "what a touch does")
    raise AssertionError("the lesson never ends")


@pytest.mark.parametrize("lesson", ["trait", "dark", "experience", "hero"])
def test_a_lesson_of_epic_is_done_on_a_phone_by_touching_what_it_points_at(people: Crowd, lesson: str) -> None:
    """Exploring, a card of the hand, the Class on a board that is folded away, the cards of a Hero."""
    ada = people(PHONE, "fr", game="epic")
    page = ada.go(f"/learn/epic/{lesson}")
    beside(page, said("epic", "fr", f"lesson-{lesson}-1", "phone"))
    follow(ada)
    beside(page, said("epic", "fr", f"lesson-{lesson}.end", "phone"))


def test_experience_is_stored_from_the_class_on_a_phone(people: Crowd) -> None:
    ada = people(PHONE, "fr", game="epic")
    page = ada.go("/learn/epic/experience")
    page.locator('[data-seat][data-spot~="card-32"][data-taught]').click()
    expect(page.locator('[role=dialog] [data-do="store-2"]').last).to_be_in_viewport()
    page.locator('[role=dialog] button[data-spot="card-32"]').click()
    page.locator('[role=dialog] [data-do="store-2"]').click()
    beside(page, said("epic", "fr", "lesson-experience-2", "phone"))
