"""How much script a page fetches, compressed, is bounded: tools/measure_client.py says the same in figures."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Route, expect

import tablee
from tablee.server.loadtest import Server

from .kit import FR, Crowd

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
from measure_client import fetched, open_table, packed, script_size, somebody

START = 96_000
TABLE = 135_000

EMPTY = "[...document.querySelectorAll('.lid path')].filter((path) => !path.getAttribute('d')).length"

EARLY = """new MutationObserver(() => {
  if (document.querySelector('[role=alert]')) sessionStorage.setItem('early', 'said')
}).observe(document.body, { childList: true, subtree: true })"""
"""Remembers that a page said something is missing, for the page that follows it."""


@pytest.fixture(scope="module")
def ada(server: Server, browser: Browser) -> Iterator[BrowserContext]:
    context = somebody(server, browser)
    yield context
    context.close()


@pytest.fixture(scope="module")
def start(server: Server, ada: BrowserContext) -> set[str]:
    """What the start page fetches; every lid is drawn, with all its icons."""
    page = ada.new_page()
    found = fetched(page, server.url, ".game")
    assert page.locator(".lid .scene").count() == len(tablee.list_games())
    assert page.locator(".lid path").count() > 50
    assert page.evaluate(EMPTY) == 0
    page.close()
    return found


def test_the_start_page_is_small(start: set[str]) -> None:
    assert script_size(start) <= START, sorted((packed(url), url) for url in start)[-8:]


@pytest.mark.parametrize("game", tablee.list_games())
def test_a_table_adds_little(server: Server, ada: BrowserContext, start: set[str], game: str) -> None:
    page = ada.new_page()
    found = fetched(page, server.url + open_table(server, ada, game), ".ask") - start
    page.close()
    assert script_size(found) <= TABLE, sorted((packed(url), url) for url in found)[-8:]


def test_a_screen_that_cannot_be_fetched_is_a_sentence_and_comes_when_asked_again(people: Crowd) -> None:
    eve = people()
    eve.home()
    eve.context.route("**/assets/Settings*.js", lambda route: route.abort())
    eve.page.get_by_role("link", name=eve.say("ui-settings-title")).click()
    expect(eve.page.get_by_role("alert")).to_contain_text(eve.say("ui-not-fetched"))
    eve.context.unroute("**/assets/Settings*.js")
    eve.page.get_by_role("button", name=eve.say("ui-try-again")).click()
    expect(eve.page.get_by_role("heading", name=eve.say("ui-settings-title"))).to_be_visible()
    eve.troubles.clear()


def test_a_page_that_opens_itself_again_says_nothing_first(people: Crowd) -> None:
    """A file that is gone makes the page open itself again, once; until it is there, nothing is said to be missing."""
    eve = people()
    eve.home()
    eve.page.evaluate(EARLY)
    held: list[Route] = []
    eve.context.route("**/assets/Settings*.js", lambda route: route.abort())
    eve.context.route("**/settings", lambda route: held.append(route))
    eve.page.get_by_role("link", name=eve.say("ui-settings-title")).click()
    while not held:
        eve.page.wait_for_timeout(50)
    eve.page.wait_for_timeout(300)
    held[0].continue_()
    expect(eve.page.get_by_role("alert")).to_contain_text(eve.say("ui-not-fetched"))
    assert len(held) == 1
    assert eve.page.evaluate("sessionStorage.getItem('early')") is None
    eve.troubles.clear()


def test_another_language_comes_when_it_is_chosen(people: Crowd) -> None:
    """The words of a language are fetched for the page and for the game that is open; nothing is loaded anew."""
    eve = people()
    eve.play_solo()
    eve.page.evaluate("window.same = true")
    eve.page.get_by_role("button", name=FR("ui-language-switch", code="FR")).click()
    expect(eve.page.locator("html")).to_have_attribute("lang", "fr")
    assert eve.page.evaluate("window.same")
    eve.page.reload()
    expect(eve.page.locator("html")).to_have_attribute("lang", "fr")
