"""Names, invitations and first matches; hints among people and what they mark on the table."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import Final

import pytest
from playwright.sync_api import expect

import tablee
from tablee.server.loadtest import Server

from ..server.conftest import Friend, lay
from .checks import clean, fits
from .kit import EN, FR, LAPTOP, PHONE, Crowd, known_as
from .test_people import sit_two, step

SPEAK_FRENCH: Final = "localStorage.tablee = JSON.stringify({...JSON.parse(localStorage.tablee), lang: 'fr'})"


@pytest.mark.parametrize(("size", "lang"), [(LAPTOP, "en"), (PHONE, "fr")], ids=["laptop", "phone"])
def test_a_name_is_asked_before_others_see_one(people: Crowd, size: tuple[int, int], lang: str) -> None:
    """Alone nobody is asked; whoever invites or joins says a name, and is not given one that they never chose."""
    ada = people(size, lang)
    ada.play_solo()
    ada.home()
    sheet = ada.set_out()
    field = sheet.get_by_label(ada.say("ui-your-name"))
    expect(field).to_have_value("")
    sheet.get_by_role("button", name=ada.say("ui-create-table")).click()
    expect(field).to_be_focused()
    clean(ada.page, "invite")
    fits(ada.page)
    field.fill("Ada")
    sheet.get_by_role("button", name=ada.say("ui-create-table")).click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.get_by_role("note")).to_contain_text(ada.say("ui-link-local"))
    expect(ada.page.get_by_role("note")).to_contain_text("--host 0.0.0.0")
    clean(ada.page, "lobby")
    fits(ada.page)
    bob = people(size, lang)
    bob.play_solo()
    bob.go(f"/t/{ada.table_id}")
    expect(bob.page.get_by_label(bob.say("ui-your-name"))).to_have_value("")


def test_among_people_hints_are_for_tables_that_allow_them(people: Crowd) -> None:
    ada, bob = sit_two(people)
    ada.until(ada.due, "a question")
    expect(ada.mine).to_be_visible()
    expect(ada.button("ui-hint")).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(ada.page.locator(".hint")).to_have_count(0)
    ada.home()
    sheet = ada.set_out()
    sheet.get_by_label(ada.say("ui-allow-hints")).check()
    sheet.get_by_role("button", name=ada.say("ui-create-table")).click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.text("ui-hints-on")).to_be_visible()
    for somebody in (ada, bob):  # what they were told at the table before
        somebody.frames.clear()
    bob.join(f"/t/{ada.table_id}", "Bob")
    ada.until(lambda: ada.due() or bob.due(1), "a question")
    step((ada, bob))
    ada.until(lambda: ada.due() or bob.due(1), "a question")
    expect((ada if ada.due() else bob).button("ui-hint")).to_be_visible()


def test_a_hint_is_told_once_and_in_the_language_of_who_reads_it(people: Crowd) -> None:
    """The sentence has the name, so that none stands before it; the server may still believe in another language."""
    ada, bob = people(), people()
    ada.home()
    sheet = ada.set_out()
    sheet.get_by_label(ada.say("ui-your-name")).fill("Ada")
    sheet.get_by_label(ada.say("ui-allow-hints")).check()
    sheet.get_by_role("button", name=ada.say("ui-create-table")).click()
    ada.page.wait_for_url("**/t/*")
    bob.join(f"/t/{ada.table_id}", "Bob")
    step((ada, bob))
    ada.until(lambda: ada.due() or bob.due(1), "a question")
    asking, reading, name = (ada, bob, "Ada") if ada.due() else (bob, ada, "Bob")
    asking.button("ui-hint").click()
    expect(reading.page.locator(".said button")).to_have_text(EN("ui-said-hint", who=name), timeout=25_000)
    reading.page.evaluate(SPEAK_FRENCH)
    reading.page.reload()
    reading.say = FR
    expect(reading.ask).to_be_visible()
    reading.tab("chat")
    line = reading.page.get_by_role("log").get_by_role("listitem").locator("p")
    expect(line).to_have_text(re.compile(rf"^{re.escape(FR('ui-said-hint', who=name))} \d\d:\d\d$"))


@pytest.mark.parametrize(("size", "game"), [(LAPTOP, "push"), (PHONE, "push"), (LAPTOP, "virtopia"), (LAPTOP, "heros")])
def test_a_hint_marks_what_leads_to_it(people: Crowd, size: tuple[int, int], game: str) -> None:
    """Following the marks, and nothing else, plays the advised move; touching anything else ends the advice."""
    ada = people(size, game=game)
    page = ada.play_solo()
    while True:
        ada.until(lambda: ada.due() and ada.state()["answer"] is None, "a question")
        ada.my_turn()
        asked = ada.state()["view"]["question"]["decision"]
        if asked in ("Turn", "ChooseTurn", "DrawOrAsk") and len(ada.state()["view"]["legal"]) > 1:
            break
        before = len(ada.acks())
        ada.by_list()
        ada.until(lambda before=before: len(ada.acks()) > before, "the move")
    page.keyboard.press("h")
    hint, marked = page.locator(".hint"), page.locator("[data-advised]")
    expect(hint).to_be_visible(timeout=25_000)
    expect(marked.first).to_be_visible()
    expect(marked.first).to_have_attribute("aria-description", ada.say("ui-hint-here"))
    clean(page, "hint")
    hint.get_by_role("button", name=ada.say("ui-close")).click()
    expect(marked).to_have_count(0)
    assert len(ada.state()["view"]["legal"]) > 1
    ada.my_turn()


def winner(server: Server, name: str, game: str = "virtopia") -> str:
    """The key of somebody who has won a match of a game, as the server remembers it."""
    friend = Friend(server)
    person = friend.call("GET", "/api/people/me")["person"]
    lay(server, name, json.loads(json.dumps(tablee.game(game).new(1, seed=1).dump())), [person])
    with sqlite3.connect(server.database, timeout=10) as connection:
        over = "UPDATE matches SET status = 'finished', finished = created, outcome = ? WHERE id = ?"
        connection.execute(over, (json.dumps({"winners": [0]}), name))
    return friend.key


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_virtopia_begins_gently_until_one_has_won(people: Crowd, lang: str) -> None:
    ada = people(lang=lang, game="virtopia")
    ada.home()
    expect(ada.box).to_contain_text(ada.say("ui-beginner"))
    ada.box.get_by_role("button", name=ada.say("ui-play"), exact=True).click()
    expect(ada.ask).to_be_visible()
    ada.until(lambda: ada.facts()["options"]["level"] == "awakening", "the level")
    bea = people(lang=lang, game="virtopia", **known_as(winner(people.server, f"won-{lang}")))
    bea.home()
    expect(bea.box).not_to_contain_text(bea.say("ui-beginner"))
    bea.box.get_by_role("button", name=bea.say("ui-play"), exact=True).click()
    expect(bea.ask).to_be_visible()
    bea.until(lambda: bea.facts()["options"].get("level", "standard") == "standard", "the level")


def test_epic_begins_alone_until_one_has_won_and_friends_are_still_invited(people: Crowd) -> None:
    ada = people(PHONE, "fr", game="epic")
    ada.home()
    expect(ada.box).to_contain_text(ada.say("ui-beginner"))
    expect(ada.box).to_contain_text(ada.say("ui-against", bots=0, level=""))
    expect(ada.set_out().get_by_role("radio", name="2", exact=True)).to_be_checked()
    ada.page.keyboard.press("Escape")
    expect(ada.sheet).to_have_count(0)
    ada.box.get_by_role("button", name=ada.say("ui-play"), exact=True).click()
    expect(ada.ask).to_be_visible()
    ada.until(lambda: ada.facts()["options"]["adversary"] == "P1", "the Adversary")
    assert len(ada.facts()["seats"]) == 1
    won = people(lang="fr", game="epic", **known_as(winner(people.server, "won-epic", "epic")))
    won.home()
    expect(won.box).not_to_contain_text(won.say("ui-beginner"))
    won.box.get_by_role("button", name=won.say("ui-play"), exact=True).click()
    expect(won.ask).to_be_visible()
    won.until(lambda: len(won.facts()["seats"]) == 2, "a companion")
