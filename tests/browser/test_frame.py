"""The frame around every table: it keeps its height, says what others do, and is of the server's version."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tablee.server.frames import PROTOCOL

from .checks import fits
from .kit import LAPTOP, PHONE, Crowd
from .test_people import sit_two, step

SIZES = [(1280, 800), (390, 844), (844, 390), (360, 640), (640, 400)]
LONG = "A sentence that goes on and on, and then on again, so that no bar of two lines could ever hold all of it. " * 3


def of_another_version(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, headers={**answer.headers, "tablee-protocol": str(PROTOCOL + 1)})


def heights(page: Page) -> tuple[float, float]:
    """How high the question and the table are."""
    return tuple(page.locator(place).bounding_box()["height"] for place in (".ask", "main"))  # type: ignore[index, return-value]


def fits_whole(page: Page) -> bool:
    """Whether all of the question is read without opening it."""
    question = page.locator(".ask p")
    return not page.locator(".ask .whole").is_visible() and bool(
        question.evaluate("(line) => line.scrollHeight <= line.clientHeight + 1")
    )


def test_an_older_page_loads_itself_anew_once(people: Crowd) -> None:
    ada = people()
    loaded: list[str] = []
    ada.context.route("**/api/games", of_another_version)
    ada.page.on("request", lambda request: request.is_navigation_request() and loaded.append(request.url))
    ada.go("/")
    note = ada.page.locator(".renewal")
    expect(note).to_have_text(ada.say("ui-renewal-stuck"))
    ada.page.wait_for_timeout(1000)
    assert len(loaded) == 2
    expect(ada.page.locator(".game").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_long_question_does_not_shift_the_table(people: Crowd, size: tuple[int, int]) -> None:
    ada = people(size=size)
    ada.play_solo()
    ada.my_turn()
    before = heights(ada.page)
    ada.page.evaluate("(text) => (document.querySelector('.ask p').firstChild.data = text)", LONG)
    assert heights(ada.page) == before
    ada.answers(most=2)
    assert heights(ada.page) == before


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_buttons_make_room_for_a_long_question(people: Crowd, size: tuple[int, int]) -> None:
    ada = people(lang="fr", game="epic", size=size)
    ada.play_solo()
    ada.my_turn()
    hint = ada.page.get_by_role("button", name=ada.say("ui-hint"), exact=True)
    expect(hint).to_be_visible()
    assert fits_whole(ada.page), ada.ask.inner_text()


def test_what_others_do_is_said_while_the_panel_is_closed(people: Crowd) -> None:
    ada, bob = sit_two(people, panelOpen=False)
    news = ada.page.locator("[data-news]")
    for _ in range(12):
        step((ada, bob))
    expect(news).to_contain_text("Bob")
    bob.tab("chat").get_by_label(bob.say("ui-chat-say")).fill("My turn next")
    bob.page.keyboard.press("Enter")
    last = ada.page.locator(".said")
    expect(last).to_contain_text("My turn next")
    last.get_by_role("button").click()
    expect(ada.page.locator("#panel-chat")).to_contain_text("My turn next")
    expect(last).to_be_empty()


def test_how_it_plays_is_short_and_leads_to_a_match(people: Crowd) -> None:
    ada = people(size=(390, 844))
    ada.go("/games/push")
    expect(ada.page.locator(".rules h2").first).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollHeight") < 4500
    ada.page.get_by_role("button", name=ada.say("ui-play"), exact=True).first.click()
    expect(ada.ask).to_be_visible()


@pytest.mark.parametrize(("size", "lang"), [((1280, 800), "fr"), ((390, 844), "en")], ids=["laptop", "phone"])
def test_boxes_say_how_long_and_lie_lightest_first(people: Crowd, size: tuple[int, int], lang: str) -> None:
    """A newcomer meets what is soon learnt and soon played first; Conan is proposed for three."""
    ada = people(size, lang, game="conan")
    page = ada.home()
    boxes = page.locator("article.game")
    listed = [box.get_attribute("data-game") for box in boxes.all()]
    ours = [game for game in listed if game in ("push", "heros", "virtopia", "epic", "conan")]
    assert ours == ["push", "heros", "virtopia", "conan", "epic"]
    expect(ada.box).to_contain_text(ada.say("ui-players", low=2, high=4))
    expect(ada.box).to_contain_text(ada.say("ui-lasts-between", low=40, high=60))
    expect(ada.box).to_contain_text(ada.say("ui-weight-medium"))
    expect(ada.box).to_contain_text(ada.say("ui-best-seats", counts=ada.say("list-or", rest="3", last="4")))
    expect(ada.box).to_contain_text(ada.say("ui-against", bots=2, level=ada.say("ui-level-normal")))
    fits(page)


def test_whose_turn_it_is_shows_on_top_of_the_page(people: Crowd) -> None:
    ada = people(size=(390, 844))
    ada.play_solo()
    ada.my_turn()
    ada.home()
    due = ada.page.locator(".resume a").first
    expect(due).to_be_in_viewport()
    due.click()
    ada.my_turn()
