"""No serious or critical finding of axe-core on any screen, at both sizes and in both themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .checks import clean
from .kit import LAPTOP, PHONE, Crowd, Somebody, finished_match, known_as


def looks(people: Crowd, size: tuple[int, int], theme: str, key: str = "") -> Somebody:
    return people(size, theme=theme, **known_as(key))


@pytest.mark.parametrize(
    ("size", "theme"), [(LAPTOP, "dark"), (PHONE, "dark"), (LAPTOP, "light")], ids=["laptop", "phone", "light"]
)
def test_pages(people: Crowd, size: tuple[int, int], theme: str) -> None:
    table, key = finished_match(people.server)
    ada = looks(people, size, theme, key)
    page = ada.home()
    expect(page.locator(f'a[href="/t/{table}"]')).to_be_visible()
    clean(page, "home")
    ada.set_up().locator("summary").click()
    clean(page, "setup")
    page.keyboard.press("Escape")
    ada.set_out().get_by_text(ada.say("ui-guest-hot"), exact=True).first.click()
    clean(page, "invite")
    for path, there in (
        ("/games/push", ".rules h2"),
        ("/settings", "form"),
        ("/link", "form"),
        ("/credits", "li"),
        ("/nowhere", "main"),
    ):
        ada.go(path)
        expect(page.locator(there).first).to_be_visible()
        clean(page, path)
    assert [trouble for trouble in ada.troubles if "404" not in trouble] == []
    ada.troubles.clear()  # there is nothing at /nowhere, and its answer says so
    ada.go(f"/t/{table}")
    expect(page.locator(".end")).to_be_visible()
    page.locator(".end summary").last.click()
    clean(page, "end")
    ada.go(f"/r/{table}?step=12")
    expect(page.locator(".column").first).to_be_visible()
    clean(page, "replay")


@pytest.mark.parametrize(("size", "theme"), [(LAPTOP, "light"), (PHONE, "dark")], ids=["laptop", "phone"])
def test_lobby_and_table(people: Crowd, size: tuple[int, int], theme: str) -> None:
    ada, bob = looks(people, size, theme), looks(people, size, theme)
    path = ada.invite("Ada", "open")
    clean(ada.page, "lobby")
    bob.go(path)
    expect(bob.button("ui-sit")).to_be_visible()
    clean(bob.page, "join")
    bob.page.get_by_label(bob.say("ui-your-name")).fill("Bob")
    bob.button("ui-sit").click()
    bob.until(lambda: bob.state(1), "the table")
    ada.until(ada.due, "the first question")
    ada.my_turn()
    clean(ada.page, "teams")
    ada.answer()
    bob.until(lambda: bob.due(1), "one's turn")
    bob.answer(1)
    ada.until(lambda: ada.due() and ada.state()["view"]["question"]["decision"] == "ChooseStarters", "the starters")
    ada.my_turn()
    ada.page.locator(".tray .hero").nth(3).click()
    clean(ada.page, "starters")
    ada.page.locator(".tray .slot.full").click()
    ada.answer()
    clean(ada.page, "sealed")
    bob.answer(1)
    ada.until(lambda: ada.state()["view"]["question"]["decision"] == "Turn", "the star")
    bob.until(lambda: bob.state(1)["view"]["question"]["decision"] == "Turn", "the star")
    ada.until(lambda: ada.due() or bob.due(1), "a turn")
    me, seat = (ada, 0) if ada.due() else (bob, 1)
    other = bob if me is ada else ada
    me.my_turn(seat)
    clean(me.page, "turn")
    clean(other.page, "waiting")
    me.hand.first.click()
    clean(me.page, "a card in hand")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("c")
    expect(me.sheet).to_be_visible()
    clean(me.page, "choices")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("?")
    clean(me.page, "keys")
    me.page.keyboard.press("Escape")
    for tab in ("log", "rules", "chat"):
        me.tab(tab)
        clean(me.page, tab)
    me.button("ui-close-panel").click()
    me.menu()
    clean(me.page, "menu")


def test_curtain_and_guide(people: Crowd) -> None:
    ada = people()
    ada.invite("Ada", "hot")
    expect(ada.page.locator(".curtain")).to_be_visible()
    clean(ada.page, "curtain")
    new = people()
    new.play_solo()
    new.answers(most=2)
    new.until(new.due, "one's turn")
    new.menu()
    new.button("ui-guide-again").click()
    expect(new.page.get_by_role("dialog", name=new.say("ui-guide"))).to_be_visible()
    clean(new.page, "guide")
