"""Conan: three people through auctions, a duel, a treaty, an alliance and an elimination; what is hidden stays hidden."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tablee import Position
from tablee.games.conan.tests.build import play, table

from .checks import back_out, clean, fits, focus_ring, tab_to
from .conan import (
    Party,
    adventure,
    answer,
    bid,
    button,
    card,
    challenge,
    decision,
    four,
    glory,
    go_on,
    hero,
    press,
    seat_of,
    take,
    tap_adventure,
    well_on,
)
from .heros import caught_up, done
from .kit import LAPTOP, PHONE, Crowd, Somebody

SMALL = (1100, 740)
PANES = ('.seat[data-seat="1"]', '[data-spot="discard"]', '[data-spot="treaties"]')
ON_PHONE = ("cards", "bid", "treaty", "alliance")
"""Which questions axe looks at on a phone; at the others it looks on a laptop."""


def log_says(somebody: Somebody, text: str) -> None:
    expect(somebody.tab("log")).to_contain_text(text)


def knows(somebody: Somebody, seat: int, name: str) -> bool:
    """Whether a card was ever shown to this person, in what was sent or in words on the page."""
    told = [[state["view"]["table"], state["view"]["question"], state["events"]] for state in somebody.states(seat)]
    return f'"{name}"' in json.dumps(told) or somebody.say(f"card-{name}") in somebody.page.content()


def three_to_the_end() -> Position:
    """Bob has two glory left, Ada is close to thirty; everything of a round is one click away."""
    return table(
        {"A": "R01 R12 C06 C21", "B": "R07 N03 A05 C22", "C": "R09 R08 C01"},
        round=4,
        heroes={"A": "H01", "B": "H07", "C": "H10"},
        glory={"A": 20, "B": 12, "C": 9},
        at={"A": "A10", "B": "A13", "C": "A10"},
        adventures="A10 A13 A04 A02",
        challenges=["B C07 A10", "C C20 A13", "A C02 A04"],
        pile="C11 C12 C13",
    )


def test_three_people_to_the_end(people: Crowd) -> None:
    """A raised and followed auction, a withdrawal, a duel with expulsion, a treaty, an alliance and its split, the end."""
    with Party(people, three_to_the_end()) as party:
        ada, bob, cleo = three = [party.browser(seat, size=SMALL, motion=seat == 2) for seat in range(3)]

        # A face-down Challenge is known to its owner only.
        for somebody, known in zip(three, (False, True, False), strict=True):
            label = challenge(somebody, "A10").get_attribute("aria-label") or ""
            assert (somebody.say("card-C07") in label) is known
        assert not knows(ada, 0, "C07")

        # It is faced: turned up for all. The auction is raised and followed.
        ada.my_turn(0)
        done(ada, 0, challenge(ada, "A10").click)
        for seat, somebody in enumerate(three):
            caught_up(somebody, seat, ada.state()["version"])
            expect(somebody.page.locator(".arena h2")).to_contain_text(somebody.say("card-C07"))
        ada.my_turn(0)
        done(ada, 0, lambda: bid(ada, 2))
        bob.my_turn(1)
        expect(
            bob.page.get_by_role("img", name=bob.say("ui-conan-bids", who="Ada", bid=2, other="Bob", against=0))
        ).to_be_visible()
        done(bob, 1, lambda: bid(bob, 4))
        answer(ada, 0, "follow")
        ada.my_turn(0)
        done(ada, 0, ada.page.locator('[data-attribute="0"]').click)

        # Waves: nobody sees whether the other has laid or stopped, nor what.
        ada.my_turn(0)
        done(ada, 0, lambda: take(ada, "R01"))
        bob.my_turn(1)
        expect(bob.page.locator(".arena .laid")).to_have_count(1)
        assert not knows(bob, 1, "R01")
        assert not knows(cleo, 2, "R01")
        done(bob, 1, lambda: take(bob, "A05"))
        answer(ada, 0, "stop")
        version = answer(bob, 1, "stop")

        # All is turned over together, for everybody: 8 against 7.
        for seat, somebody in enumerate(three):
            caught_up(somebody, seat, version)
            over = somebody.page.locator('.arena[data-step="over"]')
            expect(over.locator(".total")).to_have_text(["8", "7"])
            expect(over.locator(".laid .sr")).to_contain_text([somebody.say("card-R01"), somebody.say("card-A05")])
        for somebody in (ada, bob):
            go_on(somebody)
        assert [glory(bob, seat) for seat in range(3)] == [24, 8, 9]
        expect(challenge(bob, "A10")).to_have_count(0)

        # A withdrawal: Bob faces a Challenge of Cléo, who raises.
        bob.my_turn(1)
        done(bob, 1, challenge(bob, "A13").click)
        bob.my_turn(1)
        done(bob, 1, lambda: bid(bob, 1))
        cleo.my_turn(2)
        done(cleo, 2, lambda: bid(cleo, 5))
        version = answer(bob, 1, "withdraw")
        caught_up(ada, 0, version)
        log_says(ada, ada.say("event-withdraw", who="Bob", other="Cléo", amount=1))
        for somebody in (bob, cleo):
            go_on(somebody)
        expect(challenge(ada, "A13")).to_have_class(re.compile("up"))

        # A duel: Cléo challenges Ada, who chooses Force; Cléo is expelled.
        cleo.my_turn(2)
        done(cleo, 2, hero(cleo, 0).click)
        cleo.my_turn(2)
        done(cleo, 2, lambda: bid(cleo, 2))
        answer(ada, 0, "follow")
        ada.my_turn(0)
        done(ada, 0, ada.page.locator('[data-attribute="0"]').click)
        answer(ada, 0, "stop")
        version = answer(cleo, 2, "stop")
        caught_up(bob, 1, version)
        for somebody in (ada, cleo):
            go_on(somebody)
        expect(hero(ada, 2)).to_have_count(0)
        log_says(ada, ada.say("event-expelled", who="Cléo", adventure=ada.say("card-A10")))

        # A treaty: a veiled card and a shown one for two glory; the third player learns the category only.
        ada.my_turn(0)
        form = ada.page.locator(".diplomat")
        form.locator('[data-to="2"]').click()
        take(ada, "R12")
        take(ada, "C21")
        form.locator('[data-given="C21"] .veil').click()
        for _ in range(2):
            form.get_by_role("button", name=f"{ada.say('ui-conan-ask-glory')} +1").click()
        before = len(ada.acks())
        press(ada, "propose")
        cleo.my_turn(2)
        ada.until(lambda: len(ada.acks()) == before + 5, "each step: addressed, two cards, glory, signed")
        offer = bob.page.locator('[data-offer="treaty"]')
        expect(offer).to_contain_text(bob.say("back-veiled-special", count=1))
        expect(offer).to_contain_text(bob.say("card-C21"))
        version = answer(cleo, 2, "accept")
        caught_up(bob, 1, version)
        expect(bob.page.locator(".herald")).to_contain_text(bob.say("back-veiled-special", count=1))
        expect(card(cleo, "R12")).to_be_visible()
        assert knows(cleo, 2, "R12")
        assert not knows(bob, 1, "R12")

        # Bob proposes nothing; Cléo's hero is on the road, so nobody can be allied yet.
        answer(bob, 1, "pass")
        cleo.my_turn(2)
        expect(cleo.page.locator("[data-kind]")).to_have_count(0)


def allies_to_be() -> Position:
    """Ada and Cléo stand together; Bob has one glory and a Challenge in their way."""
    return table(
        {"A": "R01 R07", "B": "R02", "C": "R03 N01"},
        round=5,
        phase="diplomacy",
        lap=2,
        turn="A",
        heroes={"A": "H01", "B": "H07", "C": "H10"},
        glory={"A": 29, "B": 1, "C": 9},
        at={"A": "A10", "B": "A13", "C": "A10"},
        adventures="A10 A13 A04",
        challenges=["B C07 A10 up", "C C20 A13", "B C22 A04"],
        pile="A05 C12 C13",
    )


def test_an_alliance_its_split_an_elimination_and_the_end(people: Crowd) -> None:
    with Party(people, allies_to_be()) as party:
        ada, bob, cleo = three = [party.browser(seat, size=SMALL) for seat in range(3)]

        # An alliance, countered with other terms and sealed: everybody sees it.
        ada.my_turn(0)
        ada.page.locator('[data-kind="alliance"]').click()
        ada.page.locator('.diplomat input[type="range"]').fill("3")
        answer(ada, 0, "ally")
        cleo.my_turn(2)
        expect(bob.page.locator('[data-offer="alliance"]')).to_contain_text(bob.say("quarters-3"))
        press(cleo, "counter")
        cleo.page.locator('.offer input[type="range"]').fill("2")
        cleo.page.get_by_text(cleo.say("ui-conan-spoils-turns"), exact=True).click()
        answer(cleo, 2, "amend")
        version = answer(ada, 0, "accept")
        for seat, somebody in enumerate(three):
            caught_up(somebody, seat, version)
            expect(hero(somebody, 0).locator(".pact")).to_be_visible()
            expect(hero(somebody, 2).locator(".pact")).to_be_visible()
        label = seat_of(bob, 0).get_attribute("aria-label") or ""
        assert bob.say("ui-conan-allied", who="Cléo", share=2) in label
        answer(bob, 1, "pass")
        answer(cleo, 2, "pass")

        # The Secret Passage splits it.
        answer(ada, 0, "pass")
        answer(bob, 1, "pass")
        cleo.my_turn(2)
        take(cleo, "N01")
        version = done(cleo, 2, lambda: tap_adventure(cleo, "A04"))
        caught_up(bob, 1, version)
        expect(bob.page.locator(".herald")).to_contain_text(bob.say("event-parted", who="Cléo", other="Ada"))
        expect(hero(bob, 0).locator(".pact")).to_have_count(0)

        # The pact is in the history, with what became of it.
        bob.page.locator('[data-spot="treaties"]').click()
        history = bob.page.get_by_role("dialog", name=bob.say("ui-conan-treaties"))
        expect(history.locator('[data-state="countered"]')).to_have_count(1)
        expect(history.locator('[data-state="parted"]')).to_contain_text(bob.say("quarters-2"))
        bob.page.keyboard.press("Escape")
        expect(history).to_have_count(0)

        # Bob withdraws with his last glory: he and his Challenges leave the table, Ada accomplishes at once.
        answer(ada, 0, "pass")
        ada.my_turn(0)
        done(ada, 0, challenge(ada, "A10").click)
        ada.my_turn(0)
        done(ada, 0, lambda: bid(ada, 1))
        version = answer(bob, 1, "withdraw")
        for seat, somebody in enumerate(three):
            caught_up(somebody, seat, version)
        expect(seat_of(ada, 1)).to_contain_text(ada.say("ui-conan-fallen"))
        expect(adventure(cleo, "A10")).to_have_count(0)
        expect(challenge(cleo, "A04")).to_have_count(0)
        assert glory(cleo, 0) == 35  # the last glory of Bob, four of loot, and one for the Crown that came with it
        go_on(ada)

        # Cléo acts, nobody deals; in the next round somebody has thirty: the end.
        answer(cleo, 2, "pass")
        for somebody, seat in ((ada, 0), (cleo, 2)):
            answer(somebody, seat, "pass")
        for somebody, seat in ((ada, 0), (cleo, 2), (ada, 0)):
            answer(somebody, seat, "pass")
        for somebody in three:
            rows = somebody.page.locator(".end tbody tr")
            expect(rows).to_have_count(3)
            expect(rows.first).to_contain_text("Ada")
            expect(rows.last).to_contain_text(somebody.say("sheet-beaten", order=1))
        clean(ada.page, "end")


def test_a_treaty_countered_refused_and_remembered(people: Crowd) -> None:
    """Two cards asked by category; a counter-proposal; a refusal; the history after a reload."""
    with Party(people, well_on(phase="diplomacy")) as party:
        ada, bob = (party.browser(seat, size=SMALL) for seat in range(2))
        party.script(2)
        ada.my_turn(0)
        form = ada.page.locator(".diplomat")
        form.locator('[data-to="1"]').click()
        form.locator("select").first.select_option("2")
        press(ada, "propose")
        bob.my_turn(1)
        expect(bob.page.locator(".offer")).to_contain_text(bob.say("back-asked-special", count=1))

        # Countered: Bob gives his Boots for two glory.
        press(bob, "counter")
        reply = bob.page.locator(".diplomat")
        reply.get_by_role("button", name=bob.say("card-O07")).click()
        for _ in range(2):
            reply.get_by_role("button", name=f"{bob.say('ui-conan-ask-glory')} +1").click()
        press(bob, "propose")
        ada.my_turn(0)
        expect(ada.page.locator(".offer")).to_contain_text(ada.say("card-O07"))
        expect(button(ada, "counter")).to_have_count(0)
        answer(ada, 0, "refuse")

        # Bob asks everybody for an Adventure; Cléo refuses, Ada hands over the one she chooses.
        bob.my_turn(1)
        bob.page.locator('[data-to="4"]').click()
        bob.page.locator(".diplomat select").first.select_option("0")
        press(bob, "propose")
        party.play("C refuse")
        answer(ada, 0, "accept")
        ada.my_turn(0)
        expect(ada.page.locator(".hand .may")).to_have_count(1)
        version = done(ada, 0, lambda: take(ada, "A07"))
        caught_up(bob, 1, version)
        expect(card(bob, "A07")).to_be_visible()

        ada.page.reload()
        caught_up(ada, 0, version)
        ada.page.locator('[data-spot="treaties"]').click()
        states = [each.get_attribute("data-state") for each in ada.page.locator("[data-pact]").all()]
        assert states == ["countered", "refused", "agreed"]


def test_a_truce_is_added_before_signing(people: Crowd) -> None:
    with Party(people, well_on(phase="diplomacy", options={"truce": True})) as party:
        ada = party.browser(0, size=SMALL)
        party.script(1, 2)
        ada.my_turn(0)
        ada.page.locator('[data-to="1"]').click()
        ada.page.get_by_role("button", name=f"{ada.say('ui-conan-give-glory')} +1").click()
        press(ada, "propose")
        expect(button(ada, "sign")).to_be_visible()
        press(ada, "truce")
        party.play("B accept")
        ada.until(lambda: ada.state()["view"]["table"]["players"][0]["truces"] == [1], "the truce")
        assert ada.say("ui-conan-truce", who="Bob") in (seat_of(ada, 0).get_attribute("aria-label") or "")


def own_turn(ada: Somebody) -> str:
    ada.until(ada.due, "one's turn", 30)
    return decision(ada)


def from_the_list(ada: Somebody) -> None:
    expect(ada.sheet).to_have_count(0)
    ada.page.keyboard.press("c")
    expect(ada.sheet.locator("button[data-choice]").first).to_be_focused()
    ada.page.keyboard.press("Enter")


def test_alone_from_the_home_page(people: Crowd) -> None:
    """One click begins a match against a bot; the set-up and a first turn on the things themselves."""
    ada = people(game="conan")
    ada.home()
    ada.box.get_by_role("button", name=ada.say("ui-play"), exact=True).click()
    expect(ada.ask).to_be_visible()
    hands = {
        "OfferSwap": lambda: press(ada, "pass"),
        "AnswerSwap": lambda: press(ada, "refuse"),
        "PlaceChallenge": lambda: ada.page.locator(".adventure.may .whole").first.click(position={"x": 30, "y": 14}),
        "PlaceHero": lambda: ada.page.locator(".adventure.may .whole").first.click(position={"x": 30, "y": 14}),
    }
    while own_turn(ada) in hands:
        ada.my_turn()
        done(ada, 0, hands[decision(ada)])
    assert decision(ada) == "CardTurn"
    assert ada.state()["view"]["table"]["players"][0]["stands"]
    ada.my_turn()
    name = ada.page.locator('.hand .may[data-hand^="A"], .hand .may[data-hand^="C"]').first.get_attribute("data-hand") or ""
    take(ada, name)
    expect(card(ada, name)).to_have_class(re.compile("up"))
    target = ada.page.locator(".ghost" if name.startswith("A") else ".adventure.may .whole").first
    done(ada, 0, lambda: target.click(position={"x": 30, "y": 14}))
    told = [event for state in ada.states() for event in state["events"] if event["event"] in ("play", "set")]
    assert [event["cards"] for event in told if event["seat"] == 0][-1] == [name]
    expect(card(ada, name)).to_have_count(0)


def test_a_turn_with_the_keyboard(people: Crowd) -> None:
    """A Challenge is hidden, a Challenge faced, a bid made, without a mouse."""
    with Party(people, well_on(phase="cards", lap=2)) as party:
        ada = party.browser(0)
        party.script(1, 2)
        page = ada.page
        press_key = page.keyboard.press
        ada.my_turn()
        tab_to(page, '[data-hand="A07"]', 90)
        press_key("ArrowRight")
        assert page.evaluate("document.activeElement.dataset.hand") == "C06"
        focus_ring(page)
        press_key("Enter")
        expect(card(ada, "C06")).to_have_class(re.compile("up"))
        back_out(page, card(ada, "C06"), "up")
        press_key("Enter")
        page.locator(".skip").first.focus()
        tab_to(page, ".adventure.may .whole", 90)
        focus_ring(page)
        done(ada, 0, lambda: press_key("Enter"))
        party.play("B pass")
        ada.my_turn()
        assert decision(ada) == "HeroTurn"
        tab_to(page, ".challenge.may", 90)
        done(ada, 0, lambda: press_key("Enter"))
        ada.my_turn()
        tab_to(page, '.arena input[type="range"]', 90)
        for _ in range(2):
            press_key("ArrowRight")
        tab_to(page, '[data-do="bid"]', 20)
        done(ada, 0, lambda: press_key("Enter"))
        assert ada.state()["view"]["question"]["bid"] == 3
        party.play("B follow")
        for _ in range(2):
            ada.my_turn()
            done(ada, 0, lambda: from_the_list(ada))


def questions() -> list[tuple[str, Position, int]]:
    """Of four seats, as full as a table gets: what is asked, and of whom."""
    return [
        ("turn", four(), 0),
        ("cards", four(phase="cards"), 0),
        ("bid", play(four(), "A face C07", "A open 2"), 2),
        ("attribute", play(four(), "A face C07", "A open 2", "C follow"), 0),
        ("waves", play(four(), "A face C07", "A open 2", "C follow", "A choose force", "C lay R09", "A lay R01"), 0),
        ("treaty", four(phase="diplomacy"), 0),
        ("alliance", play(four(phase="diplomacy", alliance=""), "A ally B 2 alternate"), 1),
        (
            "offer",
            play(four(phase="diplomacy"), "A treaty C", "A give C06 shown", "A give R01 concealed", "A cede 3", "A sign"),
            2,
        ),
    ]


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_every_question_fits_at_four(people: Crowd, size: tuple[int, int]) -> None:
    """No question makes anything too small or too wide for four seats, and axe finds nothing serious."""
    touch = size is PHONE
    for what, pos, seat in questions():
        with Party(people, pos) as party:
            ada = party.browser(seat, size=size, touch=touch)
            ada.my_turn(seat)
            fits(ada.page)
            if (what in ON_PHONE) is touch:
                clean(ada.page, what)
            for opened in PANES if what == "turn" else ():
                ada.tap(ada.page.locator(opened).first)
                expect(ada.page.locator(".pane")).to_be_visible()
                fits(ada.page)
                if opened == PANES[0] or not touch:
                    clean(ada.page, opened)
                ada.page.keyboard.press("Escape")
            ada.context.close()
            people.people.remove(ada)


def test_a_card_that_cannot_be_played_says_why(people: Crowd) -> None:
    """A card for fights in the card phase, and a Writ of Exile while nobody else is on an Adventure."""
    with Party(people, table({"A": "R01 N06"}, phase="cards", at={"A": "A01"}, heroes={"A": "H01"})) as party:
        ada = party.browser(0, size=SMALL)
        party.script(1, 2)
        ada.my_turn(0)
        for name, rule in (("R01", "CONAN-209"), ("N06", "CONAN-208")):
            card(ada, name).click()
            expect(ada.page.locator("body")).to_contain_text(ada.say(f"refuse-{rule}"))


def test_what_a_withdrawal_costs_is_on_its_button(people: Crowd) -> None:
    """Against the Thief, with the Challenge that goes with it."""
    given = {"at": {"A": "A01"}, "challenges": ["B C07 A01"], "heroes": {"A": "H02"}, "options": {"forfeit": True}}
    with Party(people, table({"A": "R01"}, **given)) as party:  # type: ignore[arg-type]
        bob = party.browser(1, size=SMALL)
        party.script(0, 2)
        party.play("A face C07", "A open 3")
        bob.my_turn(1)
        expect(button(bob, "withdraw")).to_contain_text(bob.say("ui-conan-withdraw-cost", count=2, left=13, forfeits=1))
        before = glory(bob, 1)
        answer(bob, 1, "withdraw")
        bob.until(lambda: bob.state(1)["view"]["table"]["players"][1]["glory"] == before - 2, "the price")


def test_a_pact_of_three_is_written_clause_by_clause(people: Crowd) -> None:
    with Party(people, well_on(phase="diplomacy", options={"pacts": True})) as party:
        ada = party.browser(0, size=SMALL)
        party.script(1, 2)
        ada.my_turn(0)
        ada.page.locator('[data-kind="pact"]').click()
        ada.page.locator('[data-with="1-2"]').click()
        ada.page.locator('[data-between="0-1"]').click()
        ada.page.locator('[data-goods="pledge"]').select_option("1")
        ada.page.locator('[data-between="1-2"]').click()
        ada.page.locator('[data-goods="grant"]').select_option("0")
        press(ada, "sign")
        party.play("B accept", "C accept")
        ada.until(lambda: ada.state()["view"]["table"]["players"][2]["objects"] == ["O07"], "the Object to change hands")
        assert (glory(ada, 0), glory(ada, 1)) == (15, 16)
