"""A puzzle is solved on the game's own table, and the solution is told once it has been answered."""

from __future__ import annotations

from playwright.sync_api import expect

import tablee
from tablee.sentences import action_text, plain

from .checks import clean, fits
from .kit import LAPTOP, Crowd


def test_a_puzzle_of_push_from_its_page_to_the_solution(people: Crowd) -> None:
    ada = people(LAPTOP, new=True)
    page = ada.home()
    ada.go("/puzzles/push")
    clean(page, "puzzles")
    page.locator("button.primary").click()
    card = page.locator("section.puzzle")
    expect(card.locator(".asks")).to_be_visible()
    clean(page, "puzzle")
    fits(page)
    puzzle = tablee.game("push").puzzles.get(page.url.rpartition("/")[2])
    assert puzzle is not None
    pos = tablee.game("push").load(puzzle.position)
    names = [""] * puzzle.seats
    best = action_text(tablee.game("push"), "en", puzzle.best.action, names, plain(pos.view(puzzle.seat)), noted=False)
    expect(card).not_to_contain_text(best)
    expect(ada.mine).to_be_visible()
    page.keyboard.press("c")
    ada.sheet.get_by_role("button").filter(has_text=best).first.click()
    expect(card.locator(".result.right")).to_be_visible()
    expect(card).to_contain_text(best)
    clean(page, "solution")
    card.get_by_role("link").first.click()
    expect(card.locator(".asks")).to_be_visible()
    ada.go("/puzzles/push")
    expect(page.locator("dl.card dd").nth(1)).to_have_text("1 of 1")
