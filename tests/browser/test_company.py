"""What one may do about somebody, what everybody is told, and a server that is renewed while people play."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tablee.server.loadtest import Server
from tablee.server.operate.order import queue
from tablee.server.operate.telling import announce, drain, tell_no_longer

from ..server.conftest import FAST
from .checks import clean, fits
from .kit import PHONE, Crowd
from .test_people import sit_two

pytestmark = pytest.mark.timeout(180)


def beside(work: Callable[..., Any], *args: Any) -> Any:
    """Run what a keeper does, which has a loop of its own, away from that of the browser."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work, *args).result()


def test_somebody_is_reported_from_a_line_of_chat_and_blocked_from_the_menu(people: Crowd) -> None:
    ada, bob = sit_two(people)
    bob.tab("chat")
    bob.page.get_by_label(bob.say("ui-chat-say")).fill("<i>slow</i>")
    bob.page.keyboard.press("Enter")
    chat = ada.tab("chat")
    about = ada.say("ui-person-about", name="Bob")
    chat.get_by_role("button", name=about).click()
    expect(ada.sheet).to_be_visible()
    clean(ada.page, "somebody")
    fits(ada.page)
    send = ada.sheet.get_by_role("button", name=ada.say("ui-complaint-send"))
    expect(send).to_be_disabled()
    ada.sheet.get_by_text(ada.say("ui-complaint-other"), exact=True).click()
    expect(send).to_be_disabled()
    ada.sheet.get_by_label(ada.say("ui-complaint-words")).fill("He hurries me.")
    send.click()
    expect(ada.text("ui-complaint-sent")).to_be_visible()
    found = next(each for each in beside(queue, people.server.database) if each.complaint.match == ada.table_id)
    assert (found.complaint.words, found.complaint.line) == ("He hurries me.", 0)
    assert [line.text for line in found.lines] == ["<i>slow</i>"]
    ada.menu().get_by_role("button", name=about).click()
    ada.button("ui-block-do", name="Bob").click()
    expect(chat.get_by_text("<i>slow</i>")).to_have_count(0)
    bob.page.get_by_label(bob.say("ui-chat-say")).fill("still there?")
    bob.page.keyboard.press("Enter")
    expect(bob.page.locator("#panel-chat").get_by_text("still there?")).to_be_visible()
    ada.answer(0)
    expect(chat.get_by_text("still there?")).to_have_count(0)
    ada.go("/settings")
    expect(ada.page.get_by_text("Bob", exact=True)).to_be_visible()
    clean(ada.page, "blocked people")
    ada.button("ui-unblock-whom", name="Bob").click()
    expect(ada.text("ui-blocked-nobody")).to_be_visible()


def test_people_play_on_by_themselves_when_a_drained_server_is_renewed(browser: Browser, tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tablee.db"), settings=FAST)
    server.start()
    try:
        people = Crowd(browser, server)
        ada, _ = both = sit_two(people)
        told = ada.page.locator(".told .line")
        expect(told).to_have_count(0)
        beside(announce, server.database, {"fr": "Thé <b>", "": "Tea <b>"}, None)
        expect(told).to_contain_text("Tea <b>")
        beside(drain, server.database, 1.0)
        expect(told).to_have_count(2)
        clean(ada.page, "told")
        ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        clean(ada.page, "told on a phone")
        fits(ada.page)
        ada.page.set_viewport_size({"width": 1280, "height": 800})
        ada.button("ui-put-away").first.click()
        expect(told).to_have_count(1)
        seat = next(seat for seat, somebody in enumerate(both) if somebody.due(seat))
        both[seat].answer(seat, by_list=True)
        server.stop()
        expect(ada.page.locator(".banner").first).to_be_visible()
        server.start()
        for somebody in both:
            expect(somebody.page.locator(".banner")).to_have_count(0)
        seat = next(seat for seat, somebody in enumerate(both) if somebody.due(seat))
        both[seat].answer(seat, by_list=True)
        beside(tell_no_longer, server.database, "drain")
        expect(told).to_have_count(0)
        newcomer = people(lang="fr")
        newcomer.home()
        expect(newcomer.page.locator(".told .line")).to_contain_text("Thé <b>")
        newcomer.button("ui-put-away").click()
        newcomer.go("/settings")
        expect(newcomer.page.locator("form").first).to_be_visible()
        expect(newcomer.page.locator(".told .line")).to_have_count(0)
        refused = ("ERR_CONNECTION_REFUSED", "WebSocket connection")
        for somebody in people.people:
            somebody.troubles[:] = [line for line in somebody.troubles if not any(word in line for word in refused)]
        assert people.leave() == []
    finally:
        server.stop()
