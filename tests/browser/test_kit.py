"""The page that shows the parts of the kit, each in the mood of every game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import tablee

from .checks import clean
from .kit import LAPTOP, PHONE, Crowd

MOOD = "(mood) => { const own = getComputedStyle(mood); return own.backgroundColor + own.color }"


@pytest.mark.parametrize(("size", "theme"), [(LAPTOP, "dark"), (PHONE, "light")], ids=["laptop", "phone"])
def test_every_part_is_shown_in_every_mood(people: Crowd, size: tuple[int, int], theme: str) -> None:
    ada = people(size, theme=theme)
    page = ada.go("/kit")
    benches = page.locator(".bench")
    expect(benches).to_have_count(1 + len(tablee.list_games()))
    moods = [f"{game}-mood" for game in tablee.list_games()]
    for mood in moods:
        expect(page.locator(f".bench.{mood}")).to_be_visible()
    page.wait_for_function("new Set([...document.querySelectorAll('.bench')].map(" + MOOD + ")).size > 4")
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    clean(page, "kit")

    # A card is drawn from the pile, which is said and counted; one of the hand is held up, and Escape lays it down.
    bench = page.locator(f".bench.{moods[0]}")
    held = bench.locator(".held")
    before = held.count()
    bench.locator("[data-drop=pile]").click()
    expect(held).to_have_count(before + 1)
    expect(bench.locator("[data-caption]")).to_be_visible(visible=size == LAPTOP)  # a phone says it in its bottom line
    expect(bench.locator(".seat .counter").first).to_have_text(str(before + 1))
    held.first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    clean(page, "kit, a card held up")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
