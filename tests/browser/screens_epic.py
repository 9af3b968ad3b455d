"""The pictures of Epic Origins."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tablee import Rng
from tablee.games.epic import GAME
from tablee.games.epic.rules.position import Epic
from tablee.games.epic.tests.build import attempted
from tablee.testing.notation import question

from ..server.conftest import Friend
from ..server.test_campaigns import chapter, play_out, taken_in
from .epic import Party, all_open, answer, choice, hand_card, last_turn, play_card, rolling, row_card, to_the_end, well_on
from .heros import done
from .kit import PHONE, Crowd, Somebody

Size = tuple[int, int]
Shots = Iterator[tuple[str, Somebody]]
FRENCH = ("Ada", "Zoé", "Malik", "Jeanne")


def seen(party: Party, seat: int, size: Size, **more: object) -> Somebody:
    return party.browser(seat, size=size, touch=size is PHONE, **{"lang": "fr", **more})


def epic_home(people: Crowd, size: Size) -> Shots:
    ada = people(size, "fr", game="epic", touch=size is PHONE)
    ada.home()
    ada.set_up()
    yield "epic-setup", ada
    page = ada.go("/games/epic")
    expect(page.locator(".rules h2").first).to_be_visible()
    yield "epic-how-to", ada


def epic_start(people: Crowd, size: Size) -> Shots:
    with Party(people, GAME.new(seats=2, seed=5, first=1), FRENCH) as party:
        ada = seen(party, 0, size)
        ada.my_turn()
        ada.tap(ada.page.locator(".choice.origin").first)
        yield "epic-keep", ada


def epic_guide(people: Crowd, size: Size) -> Shots:
    with Party(people, well_on(2), FRENCH) as party:
        ada = seen(party, 0, size, new=True)
        bubble = ada.page.get_by_role("dialog", name=ada.say("ui-guide"))
        expect(bubble).to_be_visible()
        yield "epic-guide", ada
        for _ in range(3):
            bubble.get_by_role("button", name=ada.say("ui-guide-next")).click()
        yield "epic-guide-row", ada


def epic_turn(people: Crowd, size: Size) -> Shots:
    with Party(people, well_on(2), FRENCH) as party:
        ada, zoe = seen(party, 0, size), seen(party, 1, size)
        ada.my_turn()
        yield "epic-turn", ada
        yield "epic-waiting", zoe
        ada.tap(row_card(ada, 86))
        yield "epic-card", ada
        done(ada, 0, lambda: ada.tap(choice(ada, "attempt-1")))
        ada.my_turn()
        yield "epic-dark", ada
    with Party(people, all_open(), FRENCH) as party:
        ada = seen(party, 0, size, panelOpen=False)
        ada.my_turn()
        yield "epic-four", ada
        ada.tap(ada.page.locator('.rival[data-seat="1"]'))
        yield "epic-board", ada


def epic_challenge(people: Crowd, size: Size) -> Shots:
    hands = {"A": "178 159 176", "B": "200 204 163"}
    with Party(people, rolling(well_on(2, hands=hands, levels={"A": 4, "B": 3}), "086", "bottom", 2), FRENCH) as party:
        ada, zoe = seen(party, 0, size), seen(party, 1, size)
        ada.my_turn()
        yield "epic-roll", ada
        answer(ada, "pass")
        play_card(zoe, 200, 1)
        ada.my_turn()
        ada.tap(hand_card(ada, 178))
        yield "epic-interrupt", ada
        done(ada, 0, lambda: ada.tap(choice(ada, "play")))
        answer(ada, "pass")
        zoe.my_turn(1)
        yield "epic-stack", zoe
    with Party(people, heritage(), FRENCH) as party:
        ada = seen(party, 0, size)
        ada.my_turn()
        yield "epic-heritage", ada


def heritage() -> Epic:
    """The double triangle: the Adversary acts, and the Heritage may be used."""
    for seed in range(100):
        pos = well_on(2)
        pos.rng = Rng(seed)
        if question(attempted(pos, "086", "top", 1)) == "UseHeritage":
            return pos
    raise AssertionError("no throw with the double triangle")


def epic_end(people: Crowd, size: Size) -> Shots:
    for won in (True, False):
        with Party(people, last_turn(won), FRENCH) as party:
            ada = seen(party, 0, size)
            ada.my_turn()
            if won:
                yield "epic-final", ada
            answer(ada, "face")
            answer(ada, "dark-0")
            to_the_end(ada)
            expect(ada.page.locator(".end .tale")).to_be_visible()
            yield f"epic-{'won' if won else 'lost'}", ada
            if won:
                ada.page.locator(".tales").scroll_into_view_if_needed()
                yield "epic-tale", ada


def epic_campaign(people: Crowd, size: Size) -> Shots:
    friend = Friend(people.server, "Ada", "fr")
    name = taken_in(friend, chapter(won=False))
    ada = people(size, "fr", game="epic", touch=size is PHONE, key=friend.key, name="Ada")
    ada.go(f"/c/{name}")
    expect(ada.page.locator(".chapter")).to_be_visible()
    yield "epic-lost-chapter", ada
    ada.tap(ada.button("ui-campaign-on"))
    expect(ada.page.locator(".envelope h2")).to_have_text(ada.say("envelope-2"))
    yield "epic-campaign", ada
    ada.tap(ada.button("ui-campaign-start"))
    yield "epic-chapter", ada
    table = friend.call("POST", f"/api/campaigns/{name}/start", {"seats": [{"kind": "me"}]})["id"]
    play_out(friend, table)
    ada.go(f"/c/{name}")
    expect(ada.page.locator(".chapter")).to_have_count(2)
    ada.page.locator(".chronicle .hero summary").first.click()
    ada.page.locator(".chronicle").scroll_into_view_if_needed()
    yield "epic-chronicle", ada
    ada.home()
    ada.page.locator("#campaigns").scroll_into_view_if_needed()
    yield "epic-campaigns", ada


SHOTS = [epic_home, epic_start, epic_guide, epic_turn, epic_challenge, epic_end, epic_campaign]
