"""From the home to the end and back: tables that wait come first, an end says how it went for oneself, a decision is tried
again, and what is wrong can be reported."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import tablee
from tablee.telling import plain, told_view

from ..server.conftest import Friend, lay
from .checks import clean, fits
from .kit import LAPTOP, PHONE, Crowd, Somebody, finished_match, known_as


def test_home_begins_with_what_waits_for_me(people: Crowd) -> None:
    over, key = finished_match(people.server)
    friend = Friend(people.server)
    friend.key = key
    running = friend.open("me", "easy")
    ada = people(PHONE, "fr", **known_as(key))
    page = ada.home()
    row = page.locator(f'a[href="/t/{running}"]')
    expect(row).to_contain_text(ada.say("ui-your-turn"))
    place = row.bounding_box()
    assert place is not None
    assert place["y"] + place["height"] < PHONE[1], "nothing is to be looked for"
    expect(page.locator(f'a[href="/r/{over}"]')).to_be_visible()
    clean(page, "home")
    fits(page)


def the_end(people: Crowd, size: tuple[int, int], lang: str = "en") -> tuple[Somebody, str]:
    table, key = finished_match(people.server)
    ada = people(size, lang, **known_as(key))
    ada.go(f"/t/{table}")
    expect(ada.page.locator(".end")).to_be_visible()
    return ada, table


def test_an_end_says_how_it_went_and_a_decision_is_tried_again(people: Crowd) -> None:
    ada, table = the_end(people, LAPTOP, "fr")
    page = ada.page
    mine, other = ada.outcome()["scores"]
    said = "ui-result-won" if mine > other else "ui-result-lost" if mine < other else "ui-result-shared"
    expect(page.locator(".end h2").first).to_have_text(ada.say(said, mine=mine, other=other))
    expect(page.get_by_role("img", name=ada.say("running"))).to_have_count(1)
    clean(page, "end")
    page.locator(".end").get_by_role("link", name=ada.say("ui-retry")).click()
    retry = ada.button("ui-retry-here")
    expect(retry).to_be_enabled()
    clean(page, "retry")
    fits(page)
    ada.button("ui-own-before").click()
    expect(retry).to_be_enabled()
    retry.click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    ada.until(lambda: ada.state()["view"]["legal"] and not ada.state()["view"]["outcome"], "the decision")
    facts = people.server.call("GET", f"/api/tables/{ada.table_id}")
    assert facts["laid"]["match"] == table
    expect(page.get_by_role("link", name=ada.say("ui-retry-from", step=facts["laid"]["step"]))).to_be_visible()
    clean(page, "tried again")


def test_what_is_wrong_is_reported_from_the_menu(people: Crowd, tmp_path: Path) -> None:
    ada, _ = the_end(people, PHONE)
    page = ada.page
    page.locator(".end").get_by_role("button", name=ada.say("ui-see-table")).click()
    ada.menu().get_by_role("button", name=ada.say("ui-report")).click()
    page.get_by_label(ada.say("ui-report-words")).fill("The wolf ate my card.")
    clean(page, "report")
    fits(page)
    with page.expect_download() as saved:
        ada.button("ui-report-send").click()
    expect(ada.text("ui-report-saved")).to_be_visible()
    saved.value.save_as(tmp_path / "report.json")
    file: dict[str, Any] = json.loads((tmp_path / "report.json").read_text())
    assert file["report"]["words"] == "The wolf ate my card."
    assert tablee.replay(file).over


def test_a_choice_that_can_lose_the_match_says_so_in_the_list(people: Crowd) -> None:
    game, rng = tablee.game("virtopia"), random.Random(3)
    pos = game.new(1, seed=3)
    while not told_view(game, plain(pos.view(0))).get("telling", {}).get("dangers"):
        pos.play(0, rng.choice(pos.legal(0)))
    friend = Friend(people.server)
    person = friend.call("GET", "/api/people/me")["person"]
    lay(people.server, "dangerous", json.loads(json.dumps(pos.dump())), [person], ["Ada"])
    ada = people(game="virtopia", **known_as(friend.key))
    ada.go("/t/dangerous")
    ada.until(ada.due, "the question")
    expect(ada.mine).to_be_visible()
    page = ada.page
    page.keyboard.press("c")
    warnings = page.locator("dialog[open] .danger")
    dangers = [danger for danger in ada.state()["view"]["telling"]["dangers"] if danger]
    expect(warnings).to_have_count(len(dangers))
    expect(warnings.first).to_have_text(ada.say(dangers[0]["key"], **dangers[0]["values"]))
    clean(page, "list with a warning")
