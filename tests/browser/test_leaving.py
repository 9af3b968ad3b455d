"""Somebody closes the page, or gives up: what the others are shown, and what they may do."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .checks import clean, fits
from .kit import LAPTOP, PHONE, Crowd, Somebody, finished_match, known_as
from .test_people import sit_two, step


def resign(somebody: Somebody) -> None:
    menu = somebody.menu()
    menu.get_by_role("button", name=somebody.say("ui-resign"), exact=True).click()
    sure = menu.get_by_role("alertdialog")
    expect(sure).to_contain_text(somebody.say("ui-resign-ends"))
    sure.get_by_role("button", name=somebody.say("ui-resign"), exact=True).click()


def apart(somebody: Somebody, one: str, other: str) -> None:
    """Of two things that may be shown for a while, neither covers the other."""
    boxes = [somebody.page.locator(each).first.bounding_box() for each in (one, other) if somebody.page.locator(each).count()]
    tops = [(box["y"], box["y"] + box["height"]) for box in boxes if box]
    assert len(tops) < 2 or tops[0][1] <= tops[1][0] or tops[1][1] <= tops[0][0], tops


@pytest.mark.parametrize(("size", "lang"), [(LAPTOP, "en"), (PHONE, "fr")], ids=["laptop", "phone"])
def test_a_closed_page_is_told_and_a_bot_plays_on_and_says_so(people: Crowd, size: tuple[int, int], lang: str) -> None:
    ada, bob = both = sit_two(people, size=size, lang=lang)
    for _ in range(4):
        step(both, by_list=True)
    while not bob.due(1):
        step(both, by_list=True)
        ada.until(lambda: ada.due() or bob.due(1), "a question")
    path, away = f"/t/{ada.table_id}", ada.say("ui-gone-since", who="Bob", time=ada.say("ui-gone-minutes", count=0))
    bob.go("/settings")
    expect(ada.ask).to_contain_text(away, timeout=20_000)
    clean(ada.page, "away")
    fits(ada.page)
    ada.button("ui-stand-in").click()
    expect(ada.page.locator(".banner").get_by_text(ada.say("ui-bot-plays-for", who="Bob"))).to_be_visible()
    expect(ada.page.locator('.totem[data-seat="1"]')).to_contain_text(ada.say("ui-name-bot", who="Bob"))
    ada.until(lambda: ada.due(0), "the bot's move")
    expect(ada.tab("log").get_by_text(ada.say("ui-log-bot", who="Bob"))).to_have_count(1)
    clean(ada.page, "a bot instead")
    apart(ada, ".banner", ".said button")
    if size == PHONE:
        ada.button("ui-close-panel").click()
    ada.button("ui-put-away").click()
    expect(ada.page.locator(".banner")).to_have_count(0)
    fits(ada.page)
    clean(ada.page, "a bot instead, folded")
    ada.page.get_by_role("button", name=ada.say("ui-bot-plays-for", who="Bob")).click()
    expect(ada.button("ui-stop-match")).to_be_visible()

    bob.go(path)
    bob.button("ui-come-back").click()
    expect(ada.page.locator(".banner")).to_have_count(0)
    ada.answer(by_list=True)
    bob.until(lambda: bob.due(1), "one's turn")
    bob.answer(1, by_list=True)
    expect(ada.tab("log").get_by_text(ada.say("ui-log-back", who="Bob"))).to_have_count(1)


def test_the_one_who_stays_may_stop_the_match(people: Crowd) -> None:
    ada, bob = sit_two(people)
    bob.go("/settings")
    expect(ada.button("ui-stop-match")).to_be_visible(timeout=20_000)
    ada.button("ui-stop-match").click()
    end = ada.page.locator(".end")
    expect(end).to_contain_text(ada.say("ui-stopped"))
    expect(end).to_contain_text(ada.say("ui-ended-stop"))
    expect(ada.mine).to_have_count(0)


@pytest.mark.parametrize(("size", "lang"), [(LAPTOP, "fr"), (PHONE, "en")], ids=["laptop", "phone"])
def test_resigning_ends_a_match_of_two(people: Crowd, size: tuple[int, int], lang: str) -> None:
    ada, bob = both = sit_two(people, size=size, lang=lang)
    for _ in range(3):
        step(both, by_list=True)
    resign(bob)
    for somebody, headline in ((ada, ada.say("ui-you-win")), (bob, bob.say("ui-won-by", who="Ada", count=1))):
        end = somebody.page.locator(".end")
        expect(end).to_contain_text(headline)
        expect(end).to_contain_text(somebody.say("ui-ended-resign", who="Bob"))
        expect(somebody.mine).to_have_count(0)
        clean(somebody.page, "resigned")
        fits(somebody.page)
    ada.page.locator(".end").get_by_role("link", name=ada.say("ui-replay-title")).click()
    expect(ada.page.locator(".caption")).to_contain_text(ada.say("ui-replay-start"))
    ada.page.keyboard.press("End")
    expect(ada.page.locator(".caption")).to_contain_text(ada.say("ui-ended-resign", who="Bob"))


def test_alone_one_goes_back_after_the_end(people: Crowd) -> None:
    table, key = finished_match(people.server)
    ada = people(**known_as(key))
    ada.go(f"/t/{table}")
    end = ada.page.locator(".end")
    expect(end).to_be_visible()
    end.get_by_role("button", name=ada.say("ui-takeback-end")).click()
    expect(end).to_have_count(0)
    ada.until(ada.due, "the question")
    ada.my_turn()
    while not ada.outcome():
        ada.answers(most=1, by_list=True)
    expect(end).to_be_visible()
    expect(end).to_contain_text(ada.say("ui-takebacks-used", count=1))
