"""The standing order at the table: given by keys, kept, and shown only where a game has some."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..server.conftest import Friend
from .checks import clean, fits, focus_ring, tab_to
from .kit import LAPTOP, PHONE, Crowd, Somebody, Words, known_as


def at_epic(people: Crowd, size: tuple[int, int], lang: str = "en") -> tuple[Somebody, str]:
    """Somebody at a table of Epic against a bot."""
    owner = Friend(people.server, "Ada", lang)
    table = owner.open("me", "easy", game="epic")
    ada = people(size, lang, touch=size == PHONE, **known_as(owner.key))
    ada.say = Words(lang, "epic")
    ada.go(f"/t/{table}")
    expect(ada.button("ui-orders")).to_be_visible()
    return ada, table


def test_an_order_is_given_by_keys_and_kept(people: Crowd) -> None:
    ada, _ = at_epic(people, LAPTOP)
    page = ada.page
    page.keyboard.press("p")
    radios = ada.sheet.get_by_role("radio")
    expect(radios).to_have_count(4)
    expect(ada.sheet.get_by_role("radio", name=ada.say("order-ask"), exact=True)).to_be_checked()
    tab_to(page, "input[type=radio]")
    focus_ring(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    ada.until(lambda: ada.state()["order"] == "reach", "the order")
    clean(page, "orders")
    page.keyboard.press("Escape")
    expect(ada.sheet).to_have_count(0)
    page.reload()
    ada.button("ui-orders").click()
    expect(ada.sheet.get_by_role("radio", name=ada.say("order-reach"), exact=True)).to_be_checked()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_control_fits_a_phone(people: Crowd, lang: str) -> None:
    ada, _ = at_epic(people, PHONE, lang)
    ada.button("ui-orders").tap()
    for name in ("ask", "own", "reach", "never"):
        expect(ada.sheet.get_by_text(ada.say(f"order-{name}"), exact=True)).to_be_visible()
    fits(ada.page)
    ada.sheet.get_by_text(ada.say("order-never"), exact=True).tap()
    ada.until(lambda: ada.state()["order"] == "never", "the order")


def test_a_game_without_orders_has_the_switch_alone_and_a_spectator_nothing(people: Crowd) -> None:
    _, table = at_epic(people, LAPTOP)
    watcher = people()
    watcher.go(f"/t/{table}")
    watcher.until(lambda: watcher.states(None), "the table")
    expect(watcher.page.locator(".ask")).to_be_visible()
    expect(watcher.button("ui-orders")).to_have_count(0)
    expect(watcher.button("ui-auto")).to_have_count(0)
    ada = people()
    ada.play_solo()
    expect(ada.page.locator(".ask")).to_be_visible()
    expect(ada.button("ui-orders")).to_have_count(0)
    ada.page.keyboard.press("p")
    expect(ada.sheet.get_by_role("radio")).to_have_count(0)
    expect(ada.sheet.get_by_text(ada.say("ui-forced-why"))).to_be_visible()
    clean(ada.page, "the switch")


@pytest.mark.parametrize(("size", "lang"), [(LAPTOP, "fr"), (PHONE, "en")], ids=["laptop", "phone"])
def test_the_only_answer_is_sent_once_one_wants_it_and_at_the_next_table_too(
    people: Crowd, size: tuple[int, int], lang: str
) -> None:
    """Héros, where much has one answer: with the switch on, nobody is asked what has one."""
    ada = people(size, lang, game="heros")
    ada.play_solo()
    ada.menu().get_by_role("button", name=ada.say("ui-auto")).click()
    switch = ada.sheet.get_by_role("checkbox", name=ada.say("ui-forced"))
    expect(switch).not_to_be_checked()
    fits(ada.page)
    switch.check()
    ada.until(lambda: ada.state()["forced"], "the switch")
    ada.page.keyboard.press("Escape")
    expect(ada.sheet).to_have_count(0)
    for _ in range(6):
        ada.until(lambda: ada.due() and ada.state()["answer"] is None, "a question")
        if ada.outcome():
            break
        assert len(ada.state()["view"]["legal"]) > 1
        ada.my_turn()
        before = len(ada.acks())
        ada.by_list()
        ada.until(lambda before=before: len(ada.acks()) > before, "the move")
    ada.play_solo()
    ada.until(lambda: ada.state()["forced"], "the switch at the next table")


def test_alone_the_switch_is_offered_to_who_has_clicked_enough(people: Crowd) -> None:
    """Against bots, the third question with one answer brings the offer, once."""
    ada = people(PHONE, "fr", game="heros")
    ada.play_solo()
    offer = ada.page.locator(".offer-line").get_by_role("button", name=ada.say("ui-forced-yes"))
    only = 0
    while not offer.count():
        ada.until(lambda: ada.due() and ada.state()["answer"] is None, "a question")
        ada.my_turn()
        only += len(ada.state()["view"]["legal"]) == 1
        if only < 3:
            ada.answers(most=1, by_list=True)
        else:
            expect(offer).to_be_visible()
    fits(ada.page)
    clean(ada.page, "the offer")
    offer.click()
    ada.until(lambda: ada.state()["forced"], "the switch")
    assert only >= 2, "nobody has clicked enough"
