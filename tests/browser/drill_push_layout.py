"""Push on every screen: what can be clicked is within it, the next click is named, the score and the focus are never lost."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from tablee.games.push.tests.build import table

from .checks import fits, tab_to
from .heros import done
from .kit import PHONE, Crowd, Somebody
from .push import Party
from .test_previews import held

ZOOMED: Final = (640, 400)
"""A laptop of 1280 × 800 pixels at 200 %."""
LANDSCAPE: Final = (844, 390)
SMALL: Final = (360, 640)
LONG: Final = ["R1 G2 R3 G4 R5", "G5 G6", "G6 R7 G8 G9 R0 R1 R2", "G5", "G3", "R3 G4 R5"]
FOUR: Final = ["R1 G2 P3 B4 R5", "G5 R6", "R5 P6 R7 G8 B9 R0", "G5", "R4 G3", "P4 B5", "P1 P2", "B2"]

OUTSIDE: Final = """(things) => things.filter((thing) => {
  const box = thing.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const inside = box.x >= -1 && box.y >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
  return !inside || box.width < 24 || !thing.parentElement.contains(document.elementFromPoint(x, y))
}).map((thing) => thing.outerHTML.slice(0, 120))"""


def within(things: Locator) -> None:
    """All of them are on the screen, large enough, and a pointer at their middle meets them."""
    expect(things.first).to_be_visible()
    for _ in range(60):  # a table that has just been opened takes its measure first
        if not (outside := things.evaluate_all(OUTSIDE)):
            return
        things.page.wait_for_timeout(50)
    raise AssertionError(outside)


def seated(people: Crowd, size: tuple[int, int], pos: Any, **more: Any) -> Somebody:
    """The person whose turn it is, at a table laid like this."""
    ada = Party(people, pos).browser(0, size=size, **more)
    ada.my_turn()
    return ada


@pytest.mark.parametrize("size", [ZOOMED, LANDSCAPE, SMALL, PHONE])
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_is_within_the_screen(people: Crowd, size: tuple[int, int], seats: int) -> None:
    pos = table(LONG, {"R": "4 6 push", "G": "1 2 3"}) if seats == 2 else table(FOUR, {"R": "7 8 9"}, teams="RGPB")
    ada = seated(people, size, pos)
    page = ada.page
    for what in (".inhand", ".pile", ".column .lain.last", ".totem"):
        within(page.locator(what))
    fits(page)
    if seats == 2:
        held(ada, "R6").click()
        within(page.locator(".column .ghost"))
        within(page.locator(".sticker"))
        done(ada, 0, page.locator(".column.target .ghost").first.click)
    else:
        page.locator(".sticker").click()
        within(page.locator(".column .ghost"))
        done(ada, 0, page.locator(".column.target .ghost").first.click)
    assert len(ada.state()["view"]["table"]["columns"]) == (6 if seats == 2 else 8)


@pytest.mark.parametrize("size", [ZOOMED, LANDSCAPE, SMALL])
def test_a_match_begins_on_every_screen(people: Crowd, size: tuple[int, int]) -> None:
    ada = people(size)
    page = ada.play_solo()
    ada.my_turn()
    within(page.locator(".poster"))
    ada.answer()
    ada.until(ada.due, "the starters")
    ada.my_turn()
    within(page.locator(".tray .hero, .tray .slot, .tray .go"))
    fits(page)
    ada.answer()
    ada.until(ada.due, "the first turn")
    ada.my_turn()
    within(page.locator(".inhand"))
    ada.answer()


def test_a_super_push_is_aimed_on_a_small_screen(people: Crowd) -> None:
    pos = table(LONG, {"R": "6 6 super", "G": "1 2 3"}, apocalypse=True)
    for size in (ZOOMED, SMALL):
        ada = seated(people, size, pos)
        held(ada, "R-super").click()
        ada.column(3).locator(".lain.last").click()
        within(ada.page.locator(".step"))
        expect(ada.page.locator(".sticker")).to_have_count(0)


def test_the_prompt_names_the_next_click(people: Crowd) -> None:
    pos = table(LONG, {"R": "6 6 super", "G": "1 2 3"}, apocalypse=True)
    ada = seated(people, PHONE, pos)
    page, say, asked = ada.page, ada.say, ada.ask.locator("p")
    expect(page.locator(".cue, .sticker").first).to_be_visible()
    held(ada, "R6").click()
    expect(asked).to_have_text(say("ui-push-next-column", card=f"{say('card-R6')} (6)"))
    page.keyboard.press("Escape")
    page.locator(".sticker").click()
    expect(asked).to_have_text(say("ui-push-next-pair"))
    page.keyboard.press("Escape")
    held(ada, "R-super").click()
    expect(asked).to_have_text(say("ui-push-next-push"))
    ada.column(3).locator(".lain.last").click()
    expect(asked).to_have_text(say("ui-push-steps"))
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    ada.column(1).locator(".lain.last").click()
    expect(asked).to_have_text(say("ui-push-next-card", column=1))


@pytest.mark.parametrize("size", [(1280, 800), PHONE, ZOOMED])
def test_everybody_s_score_is_seen(people: Crowd, size: tuple[int, int]) -> None:
    pos = table(LONG, {"R": "4 6 push", "G": "1 2 3"}, tournament=True, totals={"R": 60, "G": 75}, round=2)
    ada = seated(people, size, pos)
    shown = ada.state()["view"]["table"]
    for seat, total in ((0, 60), (1, 75)):
        totem = ada.page.locator(f'.totem[data-seat="{seat}"]')
        expect(totem.locator(".sum")).to_be_visible()
        expect(totem.locator(".sum")).to_have_text(f"{total}+{shown['points'][seat]}")
        assert ada.say("ui-push-points", points=shown["points"][seat]) in (totem.get_attribute("aria-label") or "")


@pytest.mark.parametrize("motion", [False, True])
def test_a_lead_is_crowned(people: Crowd, motion: bool) -> None:
    """The seven on column 1 takes the lead from the six below it."""
    ada = seated(people, (1280, 800), table(["G6", "G3"], {"R": "7 0 1", "G": "1 2 3"}), motion=motion)
    ada.look_out(".badge.team-red .crown")
    held(ada, "R7").click()
    done(ada, 0, ada.column(1).locator(".ghost").click)
    ada.saw(".badge.team-red .crown")
    expect(ada.page.locator(".badge .crown")).to_have_count(0)


@pytest.mark.parametrize("motion", [False, True])
def test_the_end_of_a_round_is_celebrated(people: Crowd, motion: bool) -> None:
    pos = table(["G6", "G3"], {"R": "7", "G": "1 2 3"}, decks={"R": ""}, tournament=True, round=1)
    ada = seated(people, (1280, 800), pos, motion=motion)
    ada.look_out(".bell li.best b")
    held(ada, "R7").click()
    done(ada, 0, ada.column(1).locator(".ghost").click)
    ada.saw(".bell li.best b")
    ada.my_turn()
    expect(ada.page.locator(".tray")).to_be_visible()
    expect(ada.page.locator(".bell[aria-hidden]")).to_have_count(0)


def focused(ada: Somebody) -> str:
    found: str = ada.page.evaluate("document.activeElement.closest('#main') ? document.activeElement.className : 'lost'")
    return found


def test_the_focus_stays_on_the_table(people: Crowd) -> None:
    ada = seated(people, (1280, 800), table(["R5", "G5", "R5", "G5", "R4", "G4"], {"R": "0 1 push", "G": "1 2 3"}))
    page = ada.page
    tab_to(page, ".inhand")
    page.keyboard.press("Enter")
    tab_to(page, ".sticker.plain")
    done(ada, 0, lambda: page.keyboard.press("Enter"))
    ada.until(lambda: "inhand" in focused(ada), "the focus on the hand")


def test_the_guide_speaks_of_what_is_there(people: Crowd) -> None:
    """On a phone: every step has its place, and where it speaks of what glows something does."""
    with Party(people, table(LONG, {"R": "4 6 push", "G": "1 2 3"})) as party:
        ada = party.browser(0, size=PHONE)
        ada.button("ui-menu").click()
        ada.button("ui-guide-again").click()
        bubble = ada.page.get_by_role("dialog", name=ada.say("ui-guide"))
        for step in range(1, 7):
            expect(bubble).to_contain_text(ada.say(f"guide-{step}"))
            assert ada.page.locator(f'[data-guide~="{step}"]').count(), step
            if step == 4:
                assert ada.page.locator('.glow[data-guide~="4"]').count()
            bubble.locator(".go").click()
        expect(bubble).to_have_count(0)
