"""The table of Push: what moves is seen to move, between a view and the next, and nothing else is ever shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.games.push.tests.build import table

from .heros import done
from .kit import Crowd, Somebody
from .push import Party
from .test_previews import held, middle

STAR = ["R5", "G5 R6 G7", "R5", "G5", "R4", "G4"]
LOOKS = """() => {
  const seen = (window.columns = new Set())
  const look = () => seen.add([...document.querySelectorAll('.column')].map((c) => c.querySelectorAll('.lain').length).join())
  new MutationObserver(look).observe(document.querySelector('.columns'), {subtree: true, childList: true})
  look()
}"""


def lengths(ada: Somebody) -> set[str]:
    """How many cards lay in the columns, at any time since one began to look."""
    found: list[str] = ada.page.evaluate("[...window.columns]")
    return set(found)


def test_a_push_bumps_and_the_pushed_card_flies(people: Crowd) -> None:
    pos = table(STAR, {"R": "4 6 0", "G": "1 2 push"}, turn="G")
    with Party(people, pos) as party:
        ada = party.browser(0, motion=True)
        party.script(1)
        for what in (".flyer .card", ".bang", ".table.busy", "[data-caption]", ".column.lit"):
            ada.look_out(what)
        ada.page.evaluate(LOOKS)
        party.play("G push 2")
        for what in (".flyer .card", ".bang", ".table.busy", "[data-caption]", ".column.lit"):
            ada.saw(what)
        ada.my_turn()
        assert lengths(ada) == {"1,3,1,1,1,1", "1,2,1,1,1,1"}  # the view before, the view after
        expect(ada.page.locator(".flyer")).to_have_count(0)
        expect(ada.page.locator(".pile.eliminated .top")).to_have_count(1)


def test_a_covered_card_flies(people: Crowd) -> None:
    pos = table(STAR, {"R": "4 6 0", "G": "1 2 4"}, turn="G")
    with Party(people, pos) as party:
        ada = party.browser(0, motion=True)
        party.script(1)
        ada.look_out(".flyer .card")
        ada.look_out(".bang")
        party.play("G place 4 on 5")
        ada.saw(".flyer .card")
        ada.saw(".bang")
        ada.my_turn()
        expect(ada.column(5).locator(".fresh")).to_have_count(1)


def test_a_click_ends_what_moves_and_is_taken(people: Crowd) -> None:
    pos = table(STAR, {"R": "4 6 0", "G": "1 2 push"}, turn="G")
    with Party(people, pos) as party:
        ada = party.browser(0, motion=True, speed="calm")
        party.script(1)
        x, y = middle(held(ada, "R6"))
        party.play("G push 2")
        expect(ada.page.locator(".table.busy")).to_be_visible()
        ada.page.mouse.click(x, y)
        expect(ada.page.locator(".table.busy")).to_have_count(0, timeout=100)
        expect(ada.page.locator(".inhand.picked")).to_have_count(1)


@pytest.mark.parametrize("motion", [False, True])
def test_cards_laid_come_to_lie(people: Crowd, motion: bool) -> None:
    """One's own move: the hand is refilled, the column grows, nothing stays in the air."""
    with Party(people, table(STAR, {"R": "4 6 0", "G": "1 2 push"})) as party:
        ada = party.browser(0, motion=motion)
        ada.my_turn()
        held(ada, "R6").click()
        done(ada, 0, ada.column(1).locator(".ghost").click)
        expect(ada.page.locator(".table.busy")).to_have_count(0)
        expect(ada.column(1).locator(".lain")).to_have_count(2)
        expect(ada.hand).to_have_count(3)
        expect(ada.page.locator("[data-lifted]")).to_have_count(0)
