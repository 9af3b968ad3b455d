"""Héros un jour, héros toujours: hidden hands and sealed answers, each seen from a browser of its own."""

from __future__ import annotations

import json
import re
from functools import partial

import pytest
from playwright.sync_api import expect

from tablee.games.heros.tests.build import table

from .checks import clean, fits, focus_ring, tab_to
from .heros import Party, ask, card, caught_up, doing, done, draw, finish, give, place, pose, press, sees, six, take, well_on
from .kit import LAPTOP, PHONE, Crowd, Somebody

AT_HAND = ("DrawOrAsk", "OptionalStep", "AnswerRequest", "AnswerChallenge")
"""What is answered with one button of the table."""


def sit_three(people: Crowd) -> tuple[Somebody, Somebody, Somebody]:
    """Ada lacks one virtue of her avatar, which Bob has; the pile holds an exchange, a challenge and a prejudice.

    Cléo sees everything move.
    """
    pos = table(
        {"A": "V03 V09 D11", "B": "V04 V05 V06 SUN", "C": "V07 V10 SUN"},
        pile="A1 C09 P10",
        left=3,
        avatars={"A": "AV03", "B": "AV10", "C": "AV12"},
        advantages={"A": 1},
    )
    party = Party(people, pos)
    ada, bob, cleo = (party.browser(seat, size=(1100, 740), motion=seat == 2) for seat in range(3))
    return ada, bob, cleo


def knows(somebody: Somebody, seat: int, name: str) -> bool:
    """Whether a card was ever shown to this person: as a card of somebody else, in an event, or in words on the page."""
    states = somebody.states(seat)
    hands = [player["hand"] for state in states for at, player in enumerate(state["view"]["table"]["players"]) if at != seat]
    events = [state["events"] for state in states]
    return f'"{name}"' in json.dumps([hands, events]) or somebody.say(f"card-{name}") in somebody.page.content()


def test_three_people_to_the_end(people: Crowd) -> None:
    ada, bob, cleo = sit_three(people)
    three = (ada, bob, cleo)

    # A request: who owes an answer is seen by all, what was answered by nobody.
    doing(ada, 0, lambda: ask(ada, "V04"))
    for somebody in three:
        sees(somebody, Bob="pending", Cléo="pending")
    expect(place(ada, 1)).to_have_accessible_name(re.compile(re.escape(ada.say("ui-heros-owes"))))
    doing(bob, 1, lambda: press(bob, "ui-heros-offer", card=bob.say("card-V04")))
    for somebody in three:
        sees(somebody, Bob="sealed", Cléo="pending")
    for somebody in (ada, cleo):
        assert '"answered"' not in json.dumps(somebody.frames)
        assert "virtue" not in [
            player["answer"] for player in somebody.states(0 if somebody is ada else 2)[-1]["view"]["table"]["players"]
        ]
    expect(bob.page.locator(".letter .own")).to_have_count(1)
    expect(ada.page.locator(".letter .own")).to_have_count(0)

    # The last answer turns all of them over, for everybody; then the asker chooses.
    doing(cleo, 2, lambda: press(cleo, "ui-heros-offer", card=cleo.say("card-SUN")))
    for somebody in three:
        sees(somebody, Bob="virtue V04", Cléo="sun SUN")
    ada.my_turn(0)
    expect(ada.page.locator(".answers button")).to_have_count(2)
    version = done(ada, 0, lambda: ada.page.locator(".answers button").first.click())
    expect(card(ada, "V04")).to_be_visible()
    expect(card(bob, "V04")).to_have_count(0)
    expect(bob.page.locator(".self .purse b")).to_have_text("×1")
    expect(card(cleo, "SUN")).to_be_visible()

    # The avatar stands up in front of everybody; a new one is taken in secret.
    version = doing(ada, 0, lambda: pose(ada))
    for seat, somebody in ((1, bob), (2, cleo)):
        caught_up(somebody, seat, version)
        expect(place(somebody, 0).locator(".stand .doll")).to_have_count(1)
        expect(place(somebody, 0)).to_have_accessible_name(re.compile(re.escape(somebody.say("card-AV03"))))
    expect(ada.page.locator(".posed .doll")).to_have_count(1)
    doing(ada, 0, lambda: finish(ada))

    # An exchange: two see what they gave and got, the third only that cards moved.
    doing(bob, 1, lambda: draw(bob))
    doing(bob, 1, lambda: bob.tap(place(bob, 2)))
    sees(ada, Bob="pending", Cléo="pending")
    doing(bob, 1, lambda: give(bob, "V05"))
    sees(cleo, Bob="sealed")
    assert not knows(cleo, 2, "V05")
    version = doing(cleo, 2, lambda: give(cleo, "V07"))
    caught_up(ada, 0, version)
    caught_up(bob, 1, version)
    expect(card(bob, "V07")).to_be_visible()
    expect(card(cleo, "V05")).to_be_visible()
    expect(bob.tab("log")).to_contain_text(
        bob.say("event-swap", "seen", count=1, partner="Cléo", given=bob.say("card-V05"), received=bob.say("card-V07"))
    )
    expect(ada.tab("log")).to_contain_text(ada.say("event-swap", who="Bob", partner="Cléo", count=1))
    for name in ("V05", "V06", "V07", "V10"):
        assert not knows(ada, 0, name)
    assert knows(bob, 1, "V07")
    assert knows(cleo, 2, "V05")
    doing(bob, 1, lambda: finish(bob))

    # A challenge: all three answer, sealed, and the answers turn over together.
    doing(cleo, 2, lambda: draw(cleo))
    for somebody in three:
        sees(somebody, Ada="pending", Bob="pending", Cléo="pending")
    doing(ada, 0, lambda: press(ada, "ui-heros-takeup", card=ada.say("card-V09")))
    doing(cleo, 2, lambda: press(cleo, "verb-decline"))
    for somebody in three:
        sees(somebody, Ada="sealed", Bob="pending", Cléo="sealed")
    doing(bob, 1, lambda: press(bob, "ui-heros-takeup", card=bob.say("card-SUN")))
    for somebody in three:
        sees(somebody, Ada="virtue V09", Bob="sun SUN", Cléo="declined")
    doing(cleo, 2, lambda: finish(cleo))

    # The last card, a prejudice; the last challenge and its answers are still in sight.
    version = doing(ada, 0, lambda: draw(ada))
    caught_up(bob, 1, version)
    for somebody in (ada, bob):
        memory = somebody.page.locator(".memory")
        expect(memory).to_contain_text(somebody.say("card-C09"))
        expect(memory.get_by_role("img", name=somebody.say("ui-heros-answer-declined", who="Cléo"))).to_be_visible()
    doing(ada, 0, lambda: finish(ada))

    # The score sheet is the same everywhere and says what the engine says.
    outcome = ada.outcome(0)
    assert outcome
    scores = [str(score).replace("-", "\N{MINUS SIGN}") for score in sorted(outcome["scores"], reverse=True)]
    for somebody in three:
        expect(somebody.page.locator(".end tr").last.locator("td")).to_have_text(scores)
    sheets = [somebody.page.locator(".end table").inner_text() for somebody in three]
    assert sheets[0] == sheets[1] == sheets[2]


def test_a_page_loaded_again_knows_the_last_answers(people: Crowd) -> None:
    """What was asked last is told from the log, not remembered by the page."""
    ada, bob, cleo = sit_three(people)
    doing(ada, 0, lambda: ask(ada, "V04"))
    doing(bob, 1, lambda: press(bob, "verb-decline"))
    doing(cleo, 2, lambda: press(cleo, "verb-decline"))
    version = doing(bob, 1, lambda: draw(bob))
    caught_up(ada, 0, version)
    for _ in range(2):
        memory = ada.page.locator(".memory")
        expect(memory).to_contain_text(ada.say("ui-heros-last-request", card=ada.say("card-V04"), who="Ada"))
        for who in ("Bob", "Cléo"):
            expect(memory.get_by_role("img", name=ada.say("ui-heros-answer-declined", who=who))).to_be_visible()
        ada.page.reload()
        caught_up(ada, 0, version)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_six_seats_fit(people: Crowd, size: tuple[int, int]) -> None:
    with Party(people, six()) as party:
        ada = party.browser(0, size=size, touch=size is PHONE)
        page = ada.page
        party.script(1, 2, 3, 4, 5)

        def fine(what: str) -> None:
            fits(page)
            clean(page, what)

        ada.my_turn()
        fine("turn")
        ada.tap(page.locator(".purse.glow"))
        expect(page.locator(".tray")).to_be_visible()
        fine("asking")
        page.keyboard.press("Escape")
        doing(ada, 0, lambda: draw(ada))
        party.play("B decline", "C takeup sun")
        ada.my_turn()
        fine("challenge")
        doing(ada, 0, lambda: press(ada, "ui-heros-takeup", card=ada.say("card-V06")))
        fine("sealed")
        party.play("D decline", "E decline", "F takeup virtue")
        ada.my_turn()
        fine("answers")
        ada.tap(page.locator(".avatar.glow"))
        expect(page.locator(".payment").first).to_be_visible()
        fine("paying")
        page.keyboard.press("Escape")
        ada.tap(page.locator(".pile.discard"))
        expect(page.get_by_role("dialog")).to_be_visible()
        fine("discard")
        page.keyboard.press("Escape")
        ada.tap(place(ada, 4))
        expect(page.get_by_role("dialog")).to_be_visible()
        fine("a place")
        page.keyboard.press("Escape")
        doing(ada, 0, lambda: finish(ada))
        party.play("B draw", "B two A C")
        ada.my_turn()
        take(ada, "V12")
        fine("giving")


def by_keyboard(ada: Somebody) -> None:
    """One answer at the table, without a mouse: what glows is reached with Tab and chosen with Enter."""
    decision = ada.state()["view"]["question"]["decision"]
    tab_to(ada.page, ".pile.draw" if decision == "DrawOrAsk" else ".dock button:not(:disabled)", 80)
    focus_ring(ada.page)
    ada.page.keyboard.press("Enter")


def from_the_list(ada: Somebody) -> None:
    """The same from the list of choices: the second one where there are two."""
    expect(ada.sheet).to_have_count(0)
    ada.page.keyboard.press("c")
    expect(ada.sheet.locator("button[data-choice]").first).to_be_focused()
    if len(ada.state()["view"]["legal"]) > 1:
        ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("Enter")


def test_alone_from_the_home_page(people: Crowd) -> None:
    """One key on the home page starts a match against five bots."""
    ada = people(game="heros", setups={"heros": {"seats": 6, "level": "easy", "options": {}, "clock": "none"}})
    ada.home()
    ada.box.get_by_role("button", name=ada.say("ui-play"), exact=True).focus()
    ada.page.keyboard.press("Enter")
    for _ in range(4):
        ada.until(ada.due, "one's turn")
        at_hand = ada.state()["view"]["question"]["decision"] in AT_HAND
        doing(ada, 0, partial(by_keyboard if at_hand else from_the_list, ada))
    assert [seat["kind"] for seat in ada.facts()["seats"]] == ["person", *["bot"] * 5]


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_end_with_the_keyboard(people: Crowd, size: tuple[int, int]) -> None:
    """The last turns of a match against bots, to its score sheet, without a mouse."""
    pos = table({"A": "V03 V04 D04 SUN", "B": "V05 V05", "C": "V08 V09"}, pile="V01 C05 A1 V02 D07 P03", advantages={"A": 1})
    with Party(people, well_on(pos, 6, keep=6), bots=2) as party:
        ada = party.browser(0, size=size)
        played = 0
        while not ada.outcome():
            at_hand = ada.state()["view"]["question"]["decision"] in AT_HAND and played % 2 == 0
            doing(ada, 0, partial(by_keyboard if at_hand else from_the_list, ada))
            played += 1
            ada.until(ada.due, "one's turn", 30)
        assert played >= 4
        page = ada.page
        expect(page.locator(".end")).to_be_visible()
        clean(page, "end")
        fits(page)
        ada.go("/games/heros")
        expect(page.locator(".rules h2").first).to_be_visible()
        clean(page, "rules")
        fits(page)
