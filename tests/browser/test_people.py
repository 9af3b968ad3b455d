"""Several people, each with a browser."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from .kit import Crowd, Somebody


def sit_two(people: Crowd, **more: Any) -> tuple[Somebody, Somebody]:
    """Ada invites, Bob comes by the link."""
    ada, bob = people(**more), people(**more)
    path = ada.invite("Ada", "open")
    expect(ada.page.get_by_label(ada.say("ui-share-link"))).to_have_value(ada.url + path)
    bob.join(path, "Bob")
    for seat, somebody in enumerate((ada, bob)):
        expect(somebody.ask).to_be_visible()
        somebody.until(partial(somebody.state, seat), "the table")
    return ada, bob


def step(both: tuple[Somebody, Somebody], by_list: bool = False) -> bool:
    """Whoever is asked answers, as soon as somebody is; false once the match is over."""

    def asked() -> list[int]:
        return [seat for seat, somebody in enumerate(both) if somebody.due(seat)]

    both[0].until(asked, "a question")
    seat = asked()[0]
    if both[seat].outcome(seat):
        return False
    both[seat].answer(seat, by_list)
    return True


def sees_nothing_of(somebody: Somebody, seat: int, other: int) -> None:
    """Neither a frame nor the page has ever shown a card in the other's hand."""
    for frame in somebody.states(seat):
        if frame["view"]["outcome"]:
            continue  # all cards are laid open at the end
        assert all(card.startswith("?") for card in frame["view"]["table"]["players"][other]["hand"])
        question = frame["view"]["question"]
        if question and question["decision"] == "ChooseStarters" and frame["view"]["table"]["round"]:
            assert not any(event["event"] == "starters" and event["seat"] == other for event in frame["events"])
        for event in frame["events"]:
            if event["event"] == "draw" and event["seat"] == other:
                assert all(card.startswith("?") for card in event["cards"])
    if not somebody.outcome(seat):
        expect(somebody.page.locator(f'.totem[data-seat="{other}"] .fan .card:not(.back)')).to_have_count(0)


@pytest.mark.timeout(240)
def test_a_whole_match_by_link(people: Crowd) -> None:
    ada, bob = both = sit_two(people, size=(1000, 700))

    # The engine lets one change one's team until the next one has chosen.
    ada.answer(0)
    ada.button("ui-undo").click()
    ada.until(lambda: ada.state(0)["view"]["legal"], "the undo")
    for _ in range(6):
        step(both)
        for seat, somebody in enumerate(both):
            sees_nothing_of(somebody, seat, 1 - seat)

    # They talk, in words that are only words.
    nasty = "<img src=x onerror=alert(1)> bonne chance, l'ami & toi"
    chat = ada.tab("chat")
    chat.get_by_label(ada.say("ui-chat-say")).fill(nasty)
    chat.get_by_role("button", name=ada.say("ui-send")).click()
    expect(bob.page.locator(".unread")).to_have_text("1")
    expect(bob.tab("chat").get_by_text(nasty)).to_be_visible()
    bob.page.get_by_label(bob.say("ui-chat-say")).fill("Merci !")
    bob.page.keyboard.press("Enter")
    expect(ada.page.locator("#panel-chat").get_by_text("Merci !")).to_be_visible()
    menu = ada.menu()
    menu.get_by_label(ada.say("ui-mute-chat")).check()
    expect(bob.text("ui-chat-muted")).to_be_visible()
    ada.page.keyboard.press("Escape")

    turns = 0
    while step(both, by_list=turns % 3 == 0):
        turns += 1
        assert turns < 3000
    for seat, somebody in enumerate(both):
        expect(somebody.page.locator(".end")).to_be_visible()
        sees_nothing_of(somebody, seat, 1 - seat)
    sums = [somebody.page.locator(".end tr.total td").all_inner_texts() for somebody in both]
    outcome = ada.outcome(0)
    assert outcome
    assert sums[0] == sums[1] == [str(score) for score in outcome["scores"]]

    # One proposes a rematch, the other joins it.
    before = ada.table_id
    ada.page.locator(".end").get_by_role("button", name=ada.say("ui-rematch")).click()
    bob.page.locator(".end").get_by_role("button", name=bob.say("ui-join-rematch")).click()
    for somebody in both:
        somebody.page.wait_for_url(re.compile(rf"/t/(?!{before}$)"))
        expect(somebody.ask).to_be_visible()
    assert bob.table_id == ada.table_id


def test_reconnect_in_mid_turn(people: Crowd) -> None:
    ada, bob = both = sit_two(people)
    while ada.state(0)["view"]["question"]["decision"] != "Turn":
        step(both)
    while not ada.state(0)["view"]["legal"]:
        step(both)
    ada.my_turn(0)
    hand = [card.get_attribute("aria-label") for card in ada.hand.all()]

    # The page is loaded again with a card in hand: nothing is lost, nothing was played.
    ada.hand.first.click()
    ada.page.reload()
    ada.my_turn(0)
    assert [card.get_attribute("aria-label") for card in ada.hand.all()] == hand

    # The line is cut; the other goes on; what was missed arrives, exactly.
    ada.answer(0)
    ada.context.set_offline(True)
    ada.page.evaluate("dispatchEvent(new Event('offline'))")
    bob.until(lambda: bob.state(1)["view"]["legal"], "Bob's turn")
    people.server.call("GET", f"/api/tables/{ada.table_id}")
    seen = ada.state(0)["version"]
    bob.answer(1)
    ada.context.set_offline(False)
    ada.until(lambda: ada.state(0)["version"] > seen and ada.state(0)["view"]["legal"], "what was missed", 25)
    ada.answer(0)
    bob.until(lambda: bob.state(1)["version"] >= ada.state(0)["version"] - 1, "the move")
    told = {frame["version"]: frame for frame in ada.states(0)}
    for frame in told.values():
        assert [event["n"] for event in frame["events"]] == list(range(frame["since"], frame["version"]))
    ada.troubles[:] = [trouble for trouble in ada.troubles if "ERR_INTERNET_DISCONNECTED" not in trouble]


def test_a_cut_socket_comes_back(people: Crowd) -> None:
    """The socket dies under a running match: a banner, then the same turn goes on and what was clicked counts once."""
    ada = people()
    ada.context.add_init_script(
        """(() => {
            const Real = WebSocket
            window.sockets = []
            window.WebSocket = class extends Real { constructor(...a) { super(...a); window.sockets.push(this) } }
        })()"""
    )
    ada.play_solo()
    ada.answers(most=3)
    version = ada.state()["version"]
    hellos = sum(frame["type"] == "hello" for frame in ada.sent)
    ada.page.evaluate("sockets.findLast(({ url }) => url.includes('/api/tables/')).close()")
    expect(ada.text("ui-reconnecting")).to_be_visible()
    ada.until(lambda: sum(frame["type"] == "hello" for frame in ada.sent) > hellos, "a new socket")
    expect(ada.text("ui-reconnecting")).to_have_count(0)
    hello = [frame for frame in ada.sent if frame["type"] == "hello"][-1]
    assert hello["since"] == {"0": version}
    ada.answers(most=2)
    assert ada.state()["version"] > version


def test_spectator(people: Crowd) -> None:
    ada, bob = both = sit_two(people)
    carl = people()
    carl.go(f"/t/{ada.table_id}")
    expect(carl.text("ui-watching")).to_be_visible()
    for _ in range(7):
        step(both)
    carl.until(
        lambda: carl.state(None)["view"]["table"]["columns"] == ada.state(0)["view"]["table"]["columns"], "the columns"
    )
    expect(carl.page.locator(".column")).to_have_count(6)
    expect(carl.page.locator(".fan .card.back").first).to_be_visible()
    expect(carl.page.locator(".fan .card:not(.back)")).to_have_count(0)
    expect(carl.hand).to_have_count(0)
    for frame in carl.states(None):
        assert frame["view"]["legal"] == []
        for player in frame["view"]["table"]["players"]:
            assert all(card.startswith("?") for card in player["hand"])
    assert bob.key() not in json.dumps(carl.frames)
    expect(carl.tab("log").get_by_role("listitem").first).to_be_visible()
    carl.tab("chat")
    expect(carl.page.get_by_label(carl.say("ui-chat-say"))).to_have_count(0)


def test_hot_seat(people: Crowd) -> None:
    ada = people()
    ada.home()
    sheet = ada.set_out()
    sheet.get_by_label(ada.say("ui-your-name")).fill("Ada")
    sheet.get_by_text("2", exact=True).click()
    sheet.get_by_text(ada.say("ui-guest-hot"), exact=True).click()
    sheet.get_by_label(ada.say("ui-name-of-seat", seat=2)).fill("Zoé")
    sheet.get_by_role("button", name=ada.say("ui-create-table")).click()
    names = ["Ada", "Zoé"]
    curtain = ada.page.locator(".curtain")
    expect(curtain.or_(ada.ask).first).to_be_visible()
    for _ in range(8):
        ada.until(lambda: any(ada.state(seat)["view"]["legal"] for seat in (0, 1)), "somebody's turn")
        who = next(seat for seat in (0, 1) if ada.state(seat)["view"]["legal"])
        if curtain.is_visible():
            # Behind the curtain there is no table, no hand, no list, no log.
            for hidden in (".inhand", ".column", ".tray", ".fan", ".poster", "#panel-log li"):
                expect(ada.page.locator(hidden)).to_have_count(0)
            ada.page.keyboard.press("c")
            expect(ada.sheet).to_have_count(0)
            expect(curtain).to_contain_text(ada.say("ui-pass-to", who=names[who]))
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
        expect(ada.ask).to_be_visible()
        other = ada.page.locator(f'.totem[data-seat="{1 - who}"] .fan .card:not(.back)')
        expect(other).to_have_count(0)
        ada.answer(who)
        if ada.state(who)["view"]["question"] and not ada.state(who)["view"]["legal"]:
            expect(curtain).to_be_visible()


def test_the_lobby(people: Crowd) -> None:
    """A public table is listed; somebody sits, is removed, comes again; the host fills up with bots and starts."""
    ada, bob = people(), people()
    path = ada.invite("Ada", "open", "open", public=True)
    row = bob.home().locator(f'a[href="{path}"]')
    expect(row).to_be_visible()
    row.click()
    bob.page.get_by_label(bob.say("ui-your-name")).fill("Bob")
    bob.button("ui-sit-here").first.click()
    seats = ada.page.get_by_role("region", name=ada.say("ui-around-the-table"))
    expect(seats.get_by_text("Bob")).to_be_visible()
    ada.button("ui-remove").click()
    expect(seats.get_by_text("Bob")).to_have_count(0)
    expect(bob.button("ui-sit")).to_be_visible()
    bob.button("ui-sit").click()
    expect(seats.get_by_text("Bob")).to_be_visible()
    bob.button("ui-leave-lobby").click()
    expect(seats.get_by_text("Bob")).to_have_count(0)
    ada.page.get_by_label(ada.say("ui-make-public")).uncheck()
    bob.home()
    expect(row).to_have_count(0)
    ada.page.get_by_text(ada.say("ui-level-easy"), exact=True).click()
    ada.button("ui-start-now").click()
    ada.answers(most=1)
    assert [seat["kind"] for seat in ada.facts()["seats"]] == ["person", "bot", "bot"]


def test_leaving_and_coming_back(people: Crowd) -> None:
    ada, bob = both = sit_two(people)
    for _ in range(4):
        step(both)

    # Pause by agreement.
    ada.menu().get_by_role("button", name=ada.say("ui-pause")).click()
    bob.button("ui-agree").click()
    expect(ada.page.locator(".paused")).to_be_visible()
    expect(ada.mine).to_have_count(0)
    expect(bob.mine).to_have_count(0)
    ada.button("ui-resume").click()
    bob.page.locator(".paused").get_by_role("button", name=bob.say("ui-resume")).click()
    expect(ada.page.locator(".paused")).to_have_count(0)
    step(both)

    # Leave: a bot takes over; come back from "my tables".
    path = f"/t/{ada.table_id}"
    menu = bob.menu()
    menu.get_by_role("button", name=bob.say("ui-leave"), exact=True).click()
    menu.get_by_role("alertdialog").get_by_role("button", name=bob.say("ui-leave"), exact=True).click()
    expect(bob.box).to_be_visible()
    expect(bob.page.locator(".due")).to_have_count(0)
    ada.until(lambda: ada.facts()["seats"][1]["away"], "the bot")
    ada.until(lambda: ada.due(0), "the bot's move")
    bob.page.locator(f'a[href="{path}"]').click()
    bob.button("ui-come-back").click()
    expect(bob.button("ui-come-back")).to_have_count(0)
    ada.until(lambda: not ada.facts()["seats"][1]["away"], "Bob")
    for _ in range(3):
        step(both)


def test_personal_link_and_deleting_ones_data(people: Crowd) -> None:
    ada = people()
    ada.play_solo()
    ada.answers(most=2)
    path = f"/t/{ada.table_id}"
    ada.go("/settings")
    ada.button("ui-copy").click()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert "/#/me/" in link
    expect(ada.page.get_by_label(ada.say("ui-personal-link"))).not_to_have_value(link)

    elsewhere = people()
    elsewhere.go(link.removeprefix(elsewhere.url))
    elsewhere.link("ui-my-tables").click()
    assert ada.key() not in elsewhere.page.url
    elsewhere.page.locator(f'a[href="{path}"]').first.click()
    elsewhere.answers(most=1)

    ada.button("ui-forget-me").click()
    ada.page.get_by_role("alert").get_by_role("button", name=ada.say("ui-forget-me")).click()
    expect(ada.text("ui-forgotten")).to_be_visible()
    assert ada.key() == ""
    ada.home()
    expect(ada.page.locator(f'a[href="{path}"]')).to_have_count(0)
    again = people()
    again.go(link.removeprefix(again.url))
    expect(again.text("ui-me-bad")).to_be_visible()
    for somebody in (again, elsewhere):
        somebody.troubles[:] = [trouble for trouble in somebody.troubles if "401" not in trouble]
