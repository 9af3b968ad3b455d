"""Every language, size, device and habit."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from .checks import fits, focus_ring, tab_to
from .kit import EN, FR, LAPTOP, PHONE, Crowd, Somebody, finished_match


def can_do(person: Somebody) -> str:
    """What the question of a turn of Push names: by what is legal now."""
    verbs = {action["verb"] for action in person.state()["view"]["legal"]}
    return "place" if verbs & {"place", "pair", "run"} else "push" if verbs & {"push", "superpush"} else "discard"


def test_language(people: Crowd) -> None:
    ada = people(lang="fr")
    page = ada.home()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(ada.button("ui-invite").first).to_be_visible()
    page.get_by_role("button", name="EN: English").click()
    expect(page.get_by_role("button", name=EN("ui-invite"), exact=True).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.get_by_role("button", name=EN("ui-invite"), exact=True).first).to_be_visible()

    ada.say = EN
    ada.play_solo()
    ada.answers(most=2)
    ada.tab("rules")
    expect(page.locator("#panel-rules h2").first).to_have_text(re.compile("."))
    english = page.locator("#panel-rules").inner_text()
    page.get_by_role("button", name="FR : passer en français").click()
    expect(ada.mine.locator("p")).to_have_text(FR("ask-Turn", can=can_do(ada)))
    expect(page).to_have_title(re.compile(re.escape(FR("ui-your-turn"))))
    expect(page.locator("#panel-rules")).not_to_have_text(english)
    ada.say = FR
    expect(ada.tab("log")).to_contain_text(re.compile(r"pioche"))
    ada.answers(most=1)


def test_phone(people: Crowd) -> None:
    ada = people(PHONE, touch=True)
    page = ada.home()
    fits(page)
    ada.set_up()
    fits(page)
    ada.sheet.get_by_text(ada.say("ui-level-easy"), exact=True).tap()
    ada.sheet.get_by_role("button", name=ada.say("ui-play"), exact=True).tap()
    ada.until(ada.due, "the first question")
    for _ in range(5):
        ada.my_turn()
        fits(page)
        ada.answer()
        ada.until(ada.due, "one's turn")
    ada.my_turn()
    ada.hand.first.tap()
    fits(page)
    page.keyboard.press("Escape")
    page.locator(".ticker").tap()
    expect(page.locator("#panel-log")).to_be_visible()
    fits(page)
    for tab in ("rules", "chat"):
        ada.tab(tab)
        fits(page)
    ada.button("ui-close-panel").tap()
    ada.menu()
    fits(page)


def test_phone_end_and_other_screens(people: Crowd) -> None:
    table, key = finished_match(people.server, "easy", "easy", "easy")
    ada = people(PHONE, touch=True, key=key, name="Ada")
    for path, there in (
        (f"/t/{table}", ".end"),
        (f"/r/{table}?step=20", ".column"),
        ("/games/push", ".rules"),
        ("/settings", "form"),
        ("/credits", "li"),
    ):
        page = ada.go(path)
        expect(page.locator(there).first).to_be_visible()
        fits(page)


CLOSE_AND_OPEN = """async () => {
  document.querySelector('dialog[open] header button').click()
  while (document.querySelector('dialog[open]')) await null
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'c', bubbles: true}))
}"""


def test_a_list_opened_again_at_once_stays_open(people: Crowd) -> None:
    """The browser tells of the first closing when the list is open again."""
    ada = people()
    page = ada.play_solo()
    ada.my_turn()
    page.keyboard.press("c")
    expect(ada.sheet).to_be_visible()
    page.evaluate(CLOSE_AND_OPEN)
    page.wait_for_timeout(200)
    expect(ada.sheet.locator("button[data-choice]").first).to_be_focused()


@pytest.mark.timeout(120)
def test_keyboard_alone(people: Crowd) -> None:
    ada = people()
    page = ada.home()
    press = page.keyboard.press
    tab_to(page, '[data-game="push"] .btn.primary')
    focus_ring(page)
    press("Enter")
    ada.until(ada.due, "the first question")
    ada.my_turn()

    press("?")
    expect(ada.sheet).to_contain_text(ada.say("ui-key-escape"))
    press("Escape")
    expect(ada.sheet).to_have_count(0)

    tab_to(page, ".poster")
    press("ArrowRight")
    press("ArrowRight")
    expect(page.locator(".poster").nth(2)).to_be_focused()
    press("Enter")
    ada.until(lambda: ada.due() and ada.state()["view"]["question"]["decision"] == "ChooseStarters", "the starters")
    ada.my_turn()
    tab_to(page, ".hero")
    for key in ("Enter", "ArrowRight", "Enter", "ArrowRight", "Enter"):
        press(key)
    before = len(ada.acks())
    tab_to(page, ".tray .go", 80)
    press("Enter")
    ada.until(lambda: len(ada.acks()) > before, "the starters to be sealed")
    ada.until(lambda: ada.state()["view"]["question"]["decision"] != "ChooseStarters", "the starters of both")

    for turn in range(4):
        ada.until(ada.due, "one's turn")
        if ada.outcome():
            break
        ada.my_turn()
        version = ada.state()["version"]
        if turn == 1:  # from the list
            press("c")
            expect(ada.sheet.locator("button[data-choice]").first).to_be_focused()
            press("ArrowDown")
            press("ArrowUp")
            press("Enter")
        else:
            tab_to(page, ".inhand")
            for _ in range(3):
                if page.evaluate("document.activeElement.matches('.glow')"):
                    break
                press("ArrowRight")
            glowing = page.evaluate("document.activeElement.matches('.glow')")
            press("Enter")
            expect(page.locator(".inhand.picked").first).to_be_visible()
            if turn == 0:  # Escape backs out, and nothing was played
                press("Escape")
                expect(page.locator(".inhand.picked")).to_have_count(0)
                assert ada.state()["version"] == version
                press("Enter")
            targets = page.locator(".column.target").count()
            if glowing and targets:
                tab_to(page, ".column", 80)
                walk_to_target(page)
                press("Enter")
            else:
                tab_to(page, ".sticker.plain")
                press("Enter")
            if ada.climbing():
                tab_to(page, ".step")
                press("Enter")
        ada.until(partial(moved_on, ada, version), "the move")


def moved_on(ada: Somebody, version: int) -> bool:
    return bool(ada.state()["version"] > version)


def walk_to_target(page: Page) -> None:
    """Arrows among the columns until a glowing one has the focus."""
    for key in [
        "ArrowRight",
        "ArrowDown",
        "ArrowLeft",
        "ArrowLeft",
        "ArrowUp",
        "ArrowUp",
        "ArrowRight",
        "ArrowRight",
        "ArrowDown",
    ] * 3:
        if page.evaluate("document.activeElement.matches('.column.target')"):
            return
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.matches('.column.target')")


def running(ada: Somebody) -> int:
    """How many animations of the page take time."""
    found: int = ada.page.evaluate(
        "document.getAnimations().filter((a) => a.playState === 'running' && (a.effect.getTiming().duration > 50)).length"
    )
    return found


@pytest.mark.parametrize("how", ["device", "setting"])
def test_reduced_motion(people: Crowd, how: str) -> None:
    ada = people(LAPTOP, motion=how == "setting")
    if how == "setting":
        ada.go("/settings")
        ada.page.get_by_label(ada.say("ui-less-motion")).check()
    ada.home()
    expect(ada.page.locator("html")).to_have_attribute("data-motion", "less")
    assert running(ada) == 0
    ada.play_solo()
    ada.answers(most=4)
    assert running(ada) == 0
    expect(ada.page.locator(".flyer")).to_have_count(0)
