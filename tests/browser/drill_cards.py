"""The cards of every game, drawn and listed, at every size: nothing scrolls sideways or is too small, axe is content."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

import tablee

from .checks import clean, fits, focus_ring, tab_to
from .kit import LAPTOP, PHONE, Crowd

LYING: Final = (844, 390)
ZOOMED: Final = (640, 400)
"""A laptop at 200 % has half its pixels."""

SIZES: Final = {"laptop": LAPTOP, "phone": PHONE, "lying": LYING, "zoomed": ZOOMED}


@pytest.mark.parametrize("game", tablee.list_games())
@pytest.mark.parametrize(
    ("size", "lang", "theme"),
    [("laptop", "fr", "dark"), ("phone", "en", "light"), ("lying", "en", "dark"), ("zoomed", "fr", "light")],
    ids=SIZES,
)
def test_every_section_is_drawn_and_listed(people: Crowd, game: str, size: str, lang: str, theme: str) -> None:
    ada = people(SIZES[size], lang, game, theme=theme)
    page = ada.go(f"/games/{game}/cards")
    sections = page.locator(".sections label")
    expect(sections.first).to_be_visible()
    for drawn in ("ui-cards-drawn", "ui-cards-listed"):
        page.get_by_text(ada.say(drawn), exact=True).click()
        for at in range(sections.count()):
            sections.nth(at).click()
            fits(page)
        clean(page, f"{game} {drawn}")


@pytest.mark.parametrize("game", tablee.list_games())
@pytest.mark.parametrize("size", SIZES)
def test_every_sort_of_card_opens_and_closes(people: Crowd, game: str, size: str) -> None:
    ada = people(SIZES[size], "en", game)
    page = ada.go(f"/games/{game}/cards")
    sections = page.locator(".sections label")
    expect(sections.first).to_be_visible()
    for at in range(sections.count()):
        sections.nth(at).click()
        first = page.locator("button[data-card]")
        if not first.count():
            continue
        first.first.click()
        expect(ada.sheet.locator("figure").first).to_be_visible()
        fits(page)
        assert ada.sheet.locator(".body").evaluate("(e) => e.scrollWidth <= e.clientWidth")
        clean(page, f"{game} card")
        page.keyboard.press("Escape")
        expect(ada.sheet).to_have_count(0)


@pytest.mark.parametrize("game", tablee.list_games())
def test_cards_are_reached_and_changed_by_keys_alone(people: Crowd, game: str) -> None:
    ada = people(LAPTOP, "en", game)
    page = ada.go(f"/games/{game}/cards")
    expect(page.locator("button[data-card]").first).to_be_visible()
    tab_to(page, "button[data-card]")
    focus_ring(page)
    page.keyboard.press("Enter")
    expect(ada.sheet).to_be_visible()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement?.matches('button[data-card]')")
