"""The hall: two people who do not know each other meet, make a first move, star each other and play again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ..server.hall_kit import Seeker
from .checks import clean, fits
from .kit import LAPTOP, PHONE, Crowd


def test_two_strangers_meet_and_make_a_first_move(people: Crowd) -> None:
    ada, bob = people(LAPTOP), people(PHONE, lang="fr")
    for somebody, name in ((ada, "Ada"), (bob, "Bob")):
        page = somebody.go("/hall")
        expect(page.get_by_role("heading", name=somebody.say("ui-hall-title"), exact=True)).to_be_visible()
        page.get_by_text(somebody.say("title"), exact=True).first.click()
        page.get_by_label(somebody.say("ui-your-name")).fill(name)
        clean(page, "the hall")
        fits(page)
    ada.button("ui-hall-play-now").click()
    expect(ada.button("ui-hall-stop")).to_be_visible()
    clean(ada.page, "a search")
    ada.page.locator("header.site .brand").click()
    expect(ada.page.locator(".bell")).to_contain_text(ada.say("ui-hall-seeking-game", game=ada.say("title")))
    clean(ada.page, "a search at home")
    expect(bob.page.locator(".wait li")).to_contain_text(bob.say("title"))
    bob.button("ui-hall-join-them").click()
    for somebody in (ada, bob):
        somebody.page.wait_for_url("**/t/*")
        expect(somebody.page.locator(".frame")).to_be_visible()
    assert ada.table_id == bob.table_id
    seats = {somebody: somebody.facts()["you"][0] for somebody in (ada, bob)}
    assert sorted(seats.values()) == [0, 1]
    assert [seat["name"] for seat in ada.facts()["seats"]] == (["Ada", "Bob"] if seats[ada] == 0 else ["Bob", "Ada"])
    somebody = next(each for each in (ada, bob) if each.state(seats[each])["view"]["legal"])
    somebody.answer(seats[somebody], by_list=True)
    expect(ada.page.locator(".bell p")).to_have_count(0)


def test_how_many_is_any_number_or_what_one_ticks_and_what_lies_between(people: Crowd) -> None:
    ada = people(game="heros")
    page = ada.go("/hall")
    page.get_by_text(ada.say("title"), exact=True).first.click()
    numbers = page.get_by_role("group", name=ada.say("ui-hall-seats"))
    any_number = numbers.get_by_label(ada.say("ui-hall-any-seats"))
    boxes = {count: numbers.get_by_label(str(count), exact=True) for count in range(2, 7)}

    def ticked(*wanted: int) -> None:
        expect(any_number).to_be_checked(checked=not wanted)
        for count, box in boxes.items():
            expect(box).to_be_checked(checked=count in wanted)

    ticked()
    boxes[2].check()
    ticked(2)
    boxes[4].check()
    ticked(2, 3, 4)
    boxes[6].click()
    ticked()
    any_number.click()
    ticked()
    boxes[3].check()
    boxes[5].check()
    boxes[4].uncheck()
    ticked(3)
    page.get_by_label(ada.say("ui-your-name")).fill("Ada")
    ada.button("ui-hall-play-now").click()
    expect(page.get_by_text(ada.say("ui-hall-with", count=3))).to_be_visible()
    ada.button("ui-hall-stop").click()
    ticked(3)


def test_whoever_joins_those_who_wait_takes_as_many_as_they_do(people: Crowd) -> None:
    ada, bob = people(), people(PHONE, lang="fr")
    ada.go("/hall").get_by_text(ada.say("title"), exact=True).first.click()
    ada.page.get_by_role("group", name=ada.say("ui-hall-seats")).get_by_label("3", exact=True).check()
    ada.page.get_by_label(ada.say("ui-your-name")).fill("Ada")
    ada.button("ui-hall-play-now").click()
    wait = bob.go("/hall").locator(".wait li")
    expect(wait).to_contain_text(bob.say("ui-hall-with", count=3))
    fits(bob.page)
    bob.button("ui-hall-join-them").click()
    expect(bob.page.locator(".seeking")).to_contain_text(bob.say("ui-hall-with", count=3))
    for somebody in (ada, bob):
        somebody.button("ui-hall-stop").click()


def test_a_rated_rematch_offers_no_seat_to_a_bot(people: Crowd) -> None:
    eve = Seeker(people.server, "Eve")
    ada = people(PHONE, lang="fr")
    ada.home()
    ada.set_out().get_by_label(ada.say("ui-your-name")).fill("Ada")
    ada.page.get_by_role("switch", name=ada.say("ui-rated-match")).check()
    ada.button("ui-create-table").click()
    ada.page.wait_for_url("**/t/*")
    table = ada.table_id
    eve.post(table, "sit", {})
    expect(ada.page.locator(".frame")).to_be_visible()
    eve.post(table, "resign", {})
    ada.page.locator(".end").get_by_role("button", name=ada.say("ui-rematch"), exact=True).click()
    expect(ada.page.get_by_text(ada.say("ui-rematch-why"))).to_be_visible()
    expect(ada.page.get_by_text(ada.say("ui-rematch-bots"))).to_have_count(0)


def test_an_invitation_is_seen_on_every_screen_and_taken_there(people: Crowd) -> None:
    eve = Seeker(people.server, "Eve")
    ada = people(PHONE)
    page = ada.go("/settings")
    page.get_by_label(ada.say("ui-your-name")).fill("Ada")
    ada.button("ui-save").click()
    ada.until(lambda: page.evaluate("Boolean(JSON.parse(localStorage.tablee).key)"), "a key")
    person = people.server.call("GET", "/api/people/me", None, ada.key())["person"]
    declined, table = eve.open("me", "open"), eve.open("me", "open", game="conan")
    for each in (declined, table):
        eve.post(each, "invite", {"person": person})
    lines = page.locator(".bell .line")
    expect(lines).to_have_count(2)
    clean(page, "invited")
    fits(page)
    lines.first.get_by_role("button", name=ada.say("ui-hall-decline"), exact=True).click()
    expect(lines).to_have_count(1)
    lines.first.get_by_role("button", name=ada.say("ui-hall-accept"), exact=True).click()
    page.wait_for_url(f"**/t/{table}")
    expect(page.locator(".frame")).to_be_visible()


def test_a_rematch_counts_who_has_accepted_and_favourites_are_starred(people: Crowd) -> None:
    eve = Seeker(people.server, "Eve")
    ada = people(LAPTOP)
    path = ada.invite("Ada", "open")
    eve.post(ada.table_id, "sit", {})
    expect(ada.page.locator(".frame")).to_be_visible()
    table = ada.table_id
    eve.post(table, "resign", {})
    end = ada.page.locator(".end")
    expect(end).to_be_visible()
    star = end.get_by_role("button", name=ada.say("ui-star", who="Eve"), exact=True)
    star.click()
    expect(star).to_have_attribute("aria-pressed", "true")
    end.get_by_role("button", name=ada.say("ui-rematch"), exact=True).click()
    ada.page.wait_for_url(re.compile(rf"/t/(?!{table}$)"))
    expect(ada.page.get_by_role("heading", name=ada.say("ui-rematch-count", count=1, all=2))).to_be_visible()
    expect(ada.page.get_by_text(ada.say("ui-rematch-bots"))).to_be_visible()
    clean(ada.page, "a rematch that waits")
    ada.go(path)
    expect(end.locator(".count")).to_have_text(ada.say("ui-rematch-count", count=1, all=2))
    expect(end.get_by_role("button", name=ada.say("ui-star", who="Eve"))).to_have_attribute("aria-pressed", "true")
    clean(ada.page, "the end, with a rematch")
    end.get_by_role("button", name=ada.say("ui-join-rematch"), exact=True).click()
    eve.post(table, "rematch")
    expect(ada.page.locator(".frame")).to_be_visible()
    ada.home()
    expect(ada.page.get_by_role("heading", name=ada.say("ui-favourites"), exact=True)).to_be_visible()
