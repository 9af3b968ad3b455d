"""A card enlarged goes when the card does, and nothing pops up under a hand that has just played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tablee.games.heros.tests.build import table as heros_table
from tablee.games.push.tests.build import table

from . import heros
from .heros import caught_up, doing
from .kit import Crowd, Somebody
from .push import Party

FAR = ["R5", "G5", "R5", "G5", "R4", "G4"]


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def held(ada: Somebody, card: str) -> Locator:
    """A card of one's hand, by name."""
    return ada.hand.nth(ada.state()["view"]["table"]["players"][0]["hand"].index(card))


def drag(ada: Somebody, card: Locator, goal: Locator) -> None:
    """With a mouse that stays where it let go."""
    mouse = ada.page.mouse
    mouse.move(*middle(card))
    mouse.down()
    x, y = middle(goal)
    mouse.move(x - 30, y, steps=5)
    mouse.move(x, y, steps=3)
    mouse.up()


@pytest.mark.parametrize("motion", [False, True])
def test_no_preview_covers_play_after_a_drop(people: Crowd, motion: bool) -> None:
    with Party(people, table(FAR, {"R": "4 6 push", "G": "1 2 3"})) as party:
        ada = party.browser(0, motion=motion)
        ada.my_turn()
        zoomed = ada.page.locator(".zoomed")
        ada.page.mouse.move(*middle(held(ada, "R4")))
        expect(zoomed).to_be_visible()
        doing(ada, 0, lambda: drag(ada, held(ada, "R4"), ada.column(2).locator(".lain.last")))
        expect(ada.column(2).locator(".lain")).to_have_count(2)
        ada.page.wait_for_timeout(900)
        expect(zoomed).to_have_count(0)
        # Pointing at it, one sees it again.
        ada.page.mouse.move(2, 2)
        ada.page.mouse.move(*middle(ada.column(2).locator(".lain.last")), steps=4)
        expect(zoomed).to_be_visible()


def test_a_preview_goes_with_its_card(people: Crowd) -> None:
    """Played from the list, the card under the pointer leaves the hand and takes its preview along."""
    with Party(people, table(FAR, {"R": "4 6 push", "G": "1 2 3"})) as party:
        ada = party.browser(0)
        ada.my_turn()
        card = ada.hand.first
        ada.page.mouse.move(*middle(card))
        expect(ada.page.locator(".zoomed")).to_be_visible()
        doing(ada, 0, ada.by_list)
        ada.page.wait_for_timeout(700)
        expect(ada.page.locator(".zoomed")).to_have_count(0)


def test_what_can_be_done_glows_when_nothing_fits(people: Crowd) -> None:
    with Party(people, table(FAR, {"R": "0 1 push", "G": "1 2 3"})) as party:
        ada = party.browser(0)
        ada.my_turn()
        expect(ada.ask).to_contain_text(ada.say("ask-Turn", can="discard"))
        expect(ada.page.locator(".inhand.glow")).to_have_count(3)
        ada.hand.first.click()
        expect(ada.page.locator(".pile.discard.welcome")).to_be_visible()
        version = doing(ada, 0, ada.button("ui-push-throw").last.click)
        caught_up(ada, 0, version)
        assert len(ada.state()["view"]["table"]["discard"]) == 1


def test_a_preview_in_heros_goes_with_its_card(people: Crowd) -> None:
    pos = heros_table({"A": "V01 V02", "B": "V03 V04"}, players=2, pile="A1")
    with heros.Party(people, pos) as party:
        party.script(1)
        ada = party.browser(0)
        doing(ada, 0, lambda: heros.draw(ada))
        expect(ada.ask).to_contain_text(ada.say("ask-Designate", can="one", other="Bob"))
        doing(ada, 0, lambda: heros.place(ada, 1).click())
        ada.my_turn()
        card = heros.card(ada, "V01")
        ada.page.mouse.move(*middle(card))
        expect(ada.page.locator(".zoomed")).to_be_visible()
        card.click()
        ada.button("ui-heros-seal").click()
        party.play("B give V03")
        ada.until(lambda: ada.state()["view"]["question"]["decision"] == "OptionalStep", "the exchange")
        ada.page.wait_for_timeout(700)
        expect(ada.page.locator(".zoomed")).to_have_count(0)
