"""Virtopia: alone, by two, by three; the mouse, the keyboard, both sizes; and how it ends."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tablee.games.virtopia import GAME
from tablee.games.virtopia.tests.build import play

from .checks import back_out, clean, fits, focus_ring, tab_to
from .heros import caught_up, done
from .kit import LAPTOP, PHONE, Crowd, Somebody
from .virtopia import (
    Party,
    a_pair_to_free,
    answer,
    at_tower,
    cell,
    circle,
    colours,
    decision,
    leader,
    nearly_lost,
    nearly_over,
    nearly_won,
    option,
    tap_cell,
    well_on,
)


def own_turn(ada: Somebody, seat: int = 0) -> str:
    ada.until(lambda: ada.due(seat), "one's turn", 30)
    return decision(ada, seat)


def to_the_end(ada: Somebody, seat: int = 0) -> list[str]:
    """Answer whatever is asked until the match is over; returns what was asked."""
    asked = []
    while own_turn(ada, seat):
        asked.append(answer(ada, seat))
    return asked


def test_alone_from_the_home_page(people: Crowd) -> None:
    """One click begins a match beside a bot; the first sowing by mouse passes a watchtower."""
    ada = people(game="virtopia")
    ada.home()
    ada.box.get_by_role("button", name=ada.say("ui-play"), exact=True).click()
    expect(ada.ask).to_be_visible()
    asked = []
    while own_turn(ada) != "ChooseTurn":
        asked.append(answer(ada))
    assert asked == ["OrderLeaders", "PlacePoints", "PlacePoints"]

    ada.my_turn()
    table = ada.state()["view"]["table"]
    risky = next(sowing for sowing in table["sowings"] if sowing["towers"])
    way = option(ada, f"sow-{int(risky['step'])}")
    way.hover()
    flaw = risky["towers"][0]
    expect(cell(ada, flaw["cell"]).locator(".odds")).to_contain_text(f"{round(flaw['sanction'] * 100)}%")
    for number, at in enumerate(risky["cells"][:12], 1):
        expect(cell(ada, at).locator(".drop")).to_contain_text(str(number))
    rolls = len([event for state in ada.states() for event in state["events"] if event["event"] == "tower"])
    done(ada, 0, way.click)
    for _ in range(12):
        told = [event for state in ada.states() for event in state["events"] if event["event"] == "tower"]
        if len(told) > rolls or ada.outcome():
            break
        own_turn(ada)
        answer(ada)
    assert len(told) > rolls
    expect(ada.tab("log")).to_contain_text(re.compile(re.escape(ada.say(f"card-{flaw['flaw']}"))))


def test_two_people_share_a_table(people: Crowd) -> None:
    """Four Leaders between two; both browsers show the same circle at every step."""
    ada, bob = people(game="virtopia"), people(PHONE, game="virtopia", touch=True)
    bob.join(ada.invite("Ada", "open"), "Bob")
    bob.until(lambda: bob.state(1), "the table")
    for _ in range(7):
        ada.until(lambda: ada.due() or bob.due(1), "a question")
        who, seat = (ada, 0) if ada.due() else (bob, 1)
        assert decision(who, seat) in ("OrderLeaders", "PlacePoints", "ChooseTurn")
        answer(who, seat)
        version = max(ada.state()["version"], bob.state(1)["version"])
        caught_up(ada, 0, version)
        caught_up(bob, 1, version)
        assert circle(ada) == circle(bob)
    table = ada.state()["view"]["table"]
    assert any(event["event"] == "sow" for state in ada.states() for event in state["events"])
    assert sorted(turn["seat"] for turn in table["order"]) == [0, 0, 1, 1]


def test_three_people_and_the_common_leader(people: Crowd) -> None:
    """Irma is led by the second player in this round, by the third in the next one."""
    with Party(people, well_on("LC", players=3, round=2)) as party:
        ada, bob = party.browser(0, size=(1100, 740)), party.browser(1, size=(1100, 740))
        bob.my_turn(1)
        expect(leader(bob, 3)).to_contain_text(bob.say("ui-virtopia-common", who=bob.say("ui-virtopia-you")))
        expect(leader(ada, 3)).to_contain_text(ada.say("ui-virtopia-common", who="Bob"))
        expect(ada.ask.locator("p")).to_contain_text(ada.say("ask-ChooseTurn", "other", who="Bob", leader="Irma"))
        done(bob, 1, option(bob, "surveillance-0").click)
        caught_up(ada, 0, bob.state(1)["version"])
        assert circle(ada) == circle(bob)
        assert ada.state()["view"]["table"]["player"] == 2


def test_a_turn_with_the_keyboard(people: Crowd) -> None:
    with Party(people, well_on()) as party:
        ada = party.browser(0)
        page = ada.page
        press = page.keyboard.press
        ada.my_turn()
        tab_to(page, ".cell .whole")
        for _ in range(12):
            if page.evaluate("document.activeElement.closest('.cell')?.dataset.cell") == "1":
                break
            press("ArrowRight")
        focus_ring(page)
        press("Enter")
        expect(cell(ada, 1)).to_have_class(re.compile("picked"))
        back_out(page, cell(ada, 1), "picked")
        tab_to(page, ".dock .opt", 90)
        focus_ring(page)
        expect(cell(ada, 2).locator(".drop")).to_have_text("1")
        done(ada, 0, lambda: press("Enter"))
        while decision(ada) == "LeaveMeeple":
            ada.my_turn()
            tab_to(page, ".dock .heap.may", 90)
            press("ArrowRight")
            done(ada, 0, lambda: press("Enter"))
        assert decision(ada) == "PassTower"
        ada.my_turn()
        tab_to(page, '.dock [data-do="stored"]', 90)
        done(ada, 0, lambda: press("Enter"))
        assert ada.state()["view"]["table"]["stored"] is None


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_every_question_fits(people: Crowd, size: tuple[int, int]) -> None:
    """No question makes anything too small or too wide, and axe finds nothing serious."""
    touch = size is PHONE
    positions = [
        well_on(),
        play(well_on("LJ", at={"LJ": "3"}, stored=-1, dice="3"), "step"),
        GAME.new(seats=1, seed=1),
    ]
    for pos in positions:
        with Party(people, pos) as party:
            seat = pos.to_act[0]
            ada = party.browser(seat, size=size, touch=touch, theme="light" if touch else "dark")
            ada.my_turn(seat)
            if touch:
                fits(ada.page)
                assert ada.page.evaluate("document.querySelector('.virtopia-mood.table').scrollHeight <= innerHeight")
            assert ada.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
            assert ada.page.locator(".dock").evaluate("(dock) => dock.scrollWidth <= dock.clientWidth")
            clean(ada.page, decision(ada, seat))
    if touch:  # a tap on a cell shows what the move would do, or what the card says
        with Party(people, well_on()) as party:
            ada = party.browser(0, size=size, touch=True)
            ada.my_turn()
            tap_cell(ada, 1)
            expect(cell(ada, 3).locator(".odds")).to_be_visible()
            fits(ada.page)
            tap_cell(ada, 6)
            expect(ada.page.locator(".looked")).to_contain_text(ada.say("card-FE"))
    else:  # a meeple is chosen where it stands
        frightened = well_on("LJ", at={"LJ": "9"}, cells={"9": "G", "1": "GB", "10": "Y"}, stored=-1, dice="2")
        with Party(people, play(frightened, "step")) as party:
            ada = party.browser(1)
            ada.my_turn(1)
            done(ada, 1, cell(ada, 1).locator('.heap.may[data-colour="blue"]').click)
            assert ada.state(1)["view"]["table"]["cells"][6]["meeples"] == [0, 1, 0, 0]


def test_setup_is_clean(people: Crowd) -> None:
    ada = people(game="virtopia")
    ada.home()
    ada.set_up().locator("summary").click()
    layouts = ada.page.locator("option", has_text=re.compile(rf"^\d+\. {ada.say('card-FI')}, {ada.say('card-FG')}"))
    expect(layouts).to_have_count(4)
    clean(ada.page, "setup")


def test_a_set_up_by_choice(people: Crowd) -> None:
    """The Virtue where the dice begin is chosen on the circle, then the colours of each cell."""
    pos = GAME.new(seats=1, seed=4, chosen_start=True)
    while pos.agenda and type(pos.agenda[-1]).__name__ == "PlacePoints":
        pos.play(0, pos.legal(0)[0])
    with Party(people, pos) as party:
        ada = party.browser(0)
        ada.my_turn()
        assert decision(ada) == "ChooseStart"
        done(ada, 0, ada.page.locator('.dock [data-virtue="2"]').click)
        while own_turn(ada) == "FillCell":
            answer(ada)
        assert decision(ada) == "ChooseTurn"
        expect(ada.ask).to_contain_text(ada.say("ask-ChooseTurn", leader="", can=1, first=1, last=0).partition(": ")[2])


def test_the_end(people: Crowd) -> None:
    """The last point wins for both; a fifth captive loses."""
    with Party(people, nearly_won()) as party:
        ada, bob = party.browser(0), party.browser(1, size=PHONE, touch=True)
        ada.my_turn()
        ada.tap(option(ada, "develop-1"))
        for somebody in (ada, bob):
            sheet = somebody.page.locator(".end")
            expect(sheet).to_be_visible()
            expect(sheet.get_by_role("heading", name=somebody.say("ui-virtopia-won"))).to_be_visible()
            expect(sheet).to_contain_text(somebody.say("story-victory").split("\n")[0])
        fits(bob.page)
        clean(ada.page, "victory")
    with Party(people, nearly_lost()) as party:
        ada = party.browser(0)
        ada.my_turn()
        done(ada, 0, option(ada, "sow-0").click)
        colours(ada).first.click()
        sheet = ada.page.locator(".end")
        expect(sheet.get_by_role("heading", name=ada.say("ui-virtopia-lost"))).to_be_visible()
        expect(sheet).to_contain_text(ada.say("reason-captives").partition(": ")[2][2:])


def test_what_may_lose_the_match_says_so(people: Crowd) -> None:
    """The button of a sowing that brings a fifth captive, both ways past a watchtower, and the Flaw that is full."""
    with Party(people, nearly_lost()) as party:
        ada = party.browser(0)
        ada.my_turn()
        expect(option(ada, "sow-0").locator(".lose")).to_contain_text(ada.say("ui-virtopia-fifth"))
        assert ada.say("ui-virtopia-full") in str(cell(ada, 9).locator(".whole").get_attribute("aria-label"))
        done(ada, 0, option(ada, "sow-0").click)
        expect(ada.page.locator(".dock > .lose")).to_contain_text(ada.say("ui-virtopia-fifth"))
    with Party(people, at_tower("6", "GBYR", 4, cells={"6": "GBYR", "7": "G", "8": "GGGBBBYYYRRR"})) as party:
        bob = party.browser(1)
        bob.my_turn(1)
        certain = bob.say("ui-virtopia-lose", share="100%", certain=1, exact=1)
        expect(option(bob, "stored").locator(".lose")).to_contain_text(certain)
        expect(option(bob, "roll").locator(".lose")).to_contain_text("17%")


def test_a_sowing_behind_a_watchtower_is_previewed(people: Crowd) -> None:
    cells = {"9": "G", "10": "GBY", "0": "B", "1": "G", "4": "GBYR"}
    with Party(people, well_on("LJ", at={"LJ": "9"}, cells=cells, points={"LJ": "J2 T1"}, stored=-1)) as party:
        bob = party.browser(1)
        bob.my_turn(1)
        option(bob, "step-1").hover()
        for number, at in enumerate((11, 0, 1), 1):
            expect(cell(bob, at).locator(".drop")).to_have_text(str(number))
        for tower in (9, 0):
            expect(cell(bob, tower).locator(".odds")).to_be_visible()


def test_odds_leave_the_captives_in_sight_on_a_phone(people: Crowd) -> None:
    with Party(people, well_on()) as party:
        ada = party.browser(0, size=PHONE, touch=True)
        ada.my_turn()
        tap_cell(ada, 1)
        badge, track = (cell(ada, 3).locator(part).bounding_box() for part in (".odds", ".places"))
        assert badge
        assert track
        assert badge["y"] + badge["height"] <= track["y"] or badge["y"] >= track["y"] + track["height"]


@pytest.mark.parametrize("reason", ["seven", "hope", "sanction", "box", "rounds"])
def test_every_other_defeat(people: Crowd, reason: str) -> None:
    """One click from the end: the sheet says why it is lost."""
    with Party(people, nearly_over(reason)) as party:
        bob = party.browser(1, size=(1100, 740))
        bob.my_turn(1)
        done(bob, 1, option(bob, "surveillance-0" if reason == "rounds" else "stored").click)
        to_the_end(bob, 1)
        sheet = bob.page.locator(".end")
        expect(sheet.get_by_role("heading", name=bob.say("ui-virtopia-lost"))).to_be_visible()
        assert bob.state(1)["view"]["outcome"]["reason"] == reason


def test_the_stored_die_refused(people: Crowd) -> None:
    with Party(people, at_tower("9", "G", 4, cells={"9": "G", "1": "GB", "10": "YY"})) as party:
        bob = party.browser(1, size=(1100, 740))
        bob.my_turn(1)
        done(bob, 1, option(bob, "roll").click)
        table = bob.state(1)["view"]["table"]
        assert (table["stored"], table["dice"]["roll"]) == (None, "watchtower")


def test_a_prison_freed_by_two(people: Crowd) -> None:
    """Anselme escapes with Solal on the other Escape cell: all freed meeples come onto the circle."""
    with Party(people, a_pair_to_free()) as party:
        ada = party.browser(0)
        ada.my_turn()
        done(ada, 0, option(ada, "escape-1").click)
        ada.my_turn()
        if not ada.page.locator(".dock .chip.strong").is_visible():
            ada.tap(ada.page.locator(".dock button").first)
        done(ada, 0, ada.page.locator(".dock .chip.strong").click)
        table = ada.state()["view"]["table"]
        assert (table["prisons"], table["cells"][11]["meeples"]) == ([], [2, 0, 0, 0])


def test_alone_to_the_end(people: Crowd) -> None:
    """One person leads all four, from the starting points to the sheet."""
    with Party(people, GAME.new(seats=1, seed=3)) as party:
        ada = party.browser(0, size=(1100, 740))
        asked = to_the_end(ada)
        assert asked[:5] == ["PlacePoints"] * 4 + ["ChooseTurn"]
        expect(ada.page.locator(".end")).to_be_visible()


def test_the_searchlight(people: Crowd) -> None:
    """With motion, meeples fly one by one and the light sweeps; soon all is still again."""
    with Party(people, well_on(at={"LT": "2"}, stored=-1)) as party:
        ada = party.browser(0, motion=True)
        ada.my_turn()
        option(ada, "sow-0").click()
        expect(colours(ada).first).to_be_visible()
        for passing in (".flyer .meeple", ".beam"):
            ada.look_out(passing)
        colours(ada).first.click()
        ada.saw(".flyer .meeple")
        ada.saw(".beam")
        begun = time.monotonic()
        expect(ada.page.locator(".flyer, .beam")).to_have_count(0)
        assert time.monotonic() - begun < 8
        assert ada.state()["view"]["table"]["dice"]["roll"] == "watchtower"
