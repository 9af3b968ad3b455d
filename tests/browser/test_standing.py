"""A rated match from its table to the ratings that it changed, and the matches played found again."""

from __future__ import annotations

from importlib.resources import files

from fluent.runtime import FluentResource
from playwright.sync_api import expect

from ..server.conftest import Friend
from ..server.test_ratings import one_move_each
from .checks import clean, fits
from .kit import LAPTOP, PHONE, Crowd, Words, known_as


def words(lang: str) -> Words:
    """The texts of the pages that tell of standings, in a language."""
    made = Words(lang)
    made.bundle.add_resource(FluentResource(files("tablee").joinpath(f"text/standing.{lang}.ftl").read_text("utf-8")))
    return made


def test_a_rated_match_changes_ratings_and_is_found_again(people: Crowd) -> None:
    say = words("en")
    ada = people(LAPTOP)
    page = ada.home()
    ada.set_out().get_by_label(ada.say("ui-your-name")).fill("Ada")
    ada.sheet.get_by_text(ada.say("ui-guest-bot"), exact=True).first.click()
    switch = page.get_by_role("switch", name=ada.say("ui-rated-match"))
    expect(switch).to_have_count(0)
    ada.sheet.get_by_text(ada.say("ui-guest-open"), exact=True).first.click()
    switch.check()
    expect(page.get_by_label(ada.say("ui-allow-hints"))).to_have_count(0)
    clean(page, "invite, rated")
    ada.button("ui-create-table").click()
    expect(ada.text("ui-rated-waits")).to_be_visible()
    clean(page, "lobby, rated")
    expect(ada.button("ui-start-now")).to_have_count(0)
    table = page.url.rpartition("/")[2]
    me = Friend(people.server)
    me.key = str(page.evaluate("JSON.parse(localStorage.getItem('tablee')).key"))
    bob = Friend(people.server, "Bob")
    bob.post(table, "sit", {})
    one_move_each(table, me, bob)
    expect(page.get_by_title(ada.say("ui-rated-why")).first).to_be_visible()
    bob.post(table, "resign", {})
    changes = page.locator(".changes li")
    expect(changes).to_have_count(2)
    expect(changes.first).to_contain_text("(+")
    clean(page, "end, rated")
    tops = page.locator(".end footer .btn").evaluate_all("all => all.map((each) => each.getBoundingClientRect().top)")
    assert len(set(tops)) == 1, "what one may do afterwards is one row"
    ada.go("/history")
    expect(page.get_by_text("100%", exact=True)).to_be_visible()
    row = page.locator("li.card.won")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Bob")
    page.get_by_role("combobox", name=say("ui-played-result"), exact=True).select_option("lost")
    expect(page.locator("li.card")).to_have_count(0)
    expect(page.get_by_text(say("ui-played-none")).last).to_be_visible()
    page.get_by_role("combobox", name=say("ui-played-result"), exact=True).select_option("")
    expect(row.get_by_role("link").first).to_have_attribute("href", f"/r/{table}?seat=0")
    clean(page, "history")
    ada.go("/games/push/people")
    expect(page.locator("tr.mine")).to_contain_text("Ada")
    clean(page, "leaders")


def test_what_was_played_is_told_in_french_on_a_phone(people: Crowd) -> None:
    say = words("fr")
    ada, bob = Friend(people.server, "Ada", "fr"), Friend(people.server, "Bob", "fr")
    for _ in range(2):
        table = ada.open("me", "open", rated=True)
        bob.post(table, "sit", {})
        one_move_each(table, ada, bob)
        ada.post(table, "resign", {})
        ada.call("GET", f"/api/tables/{table}/ratings")
    phone = people(PHONE, lang="fr", **known_as(ada.key))
    page = phone.go("/history")
    expect(page.get_by_role("heading", name=say("ui-played-title"))).to_be_visible()
    expect(page.locator("li.card.lost")).to_have_count(2)
    expect(page.get_by_text(say("ui-rating-course"))).to_be_visible()
    page.locator("figure summary").click()
    expect(page.locator(".values tbody tr")).to_have_count(2)
    clean(page, "history, phone")
    fits(page)
    phone.home()
    for match in page.locator("li.over a.whole").all():
        box = match.bounding_box()
        assert box is not None
        assert box["width"] > 300, "a finished match can be read"
    fits(page)
    phone.go("/games/virtopia/people")
    expect(page.get_by_text(say("ui-leaders-team"))).to_be_visible()
    phone.go("/games/push/people")
    expect(page.locator("tr.mine")).to_be_visible()
    clean(page, "leaders, phone")
    fits(page)
