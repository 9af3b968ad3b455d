"""Epic Origins: alone to victory and to defeat, by two with interrupts, the flip, the tale, a campaign of two."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tablee import Rng
from tablee.engine.text import LANGUAGES
from tablee.games.epic import GAME
from tablee.games.epic.tests.build import play, table
from tablee.games.epic.tests.test_road import FORMER

from ..server.conftest import Friend
from ..server.test_campaigns import play_out, taken_in
from .checks import clean, fits, focus_ring, tab_to
from .epic import (
    NAME_CUT,
    Party,
    all_open,
    all_pass,
    answer,
    attempt,
    chance,
    choice,
    decision,
    last_turn,
    nothing_cut,
    play_card,
    rolling,
    row_card,
    to_the_end,
    well_on,
)
from .heros import caught_up, done
from .kit import LAPTOP, PHONE, Crowd, Somebody


def test_a_hero_is_put_together_and_sets_out(people: Crowd) -> None:
    """From the home page: three choices, and experience onto the Class."""
    ada = people(game="epic")
    ada.home()
    ada.set_up().get_by_text("1", exact=True).click()
    ada.sheet.get_by_role("button", name=ada.say("ui-play"), exact=True).click()
    ada.my_turn()
    page = ada.page
    for kind in ("origin", "class", "destiny"):
        page.locator(f".choice.{kind}").first.click()
    ada.until(lambda: decision(ada) == "Turn", "the first turn")
    ada.my_turn()
    view = ada.state()["view"]["table"]
    player = view["players"][0]
    expect(page.locator(".board .head.origin")).to_contain_text(ada.say(f"card-{player['origin']}"))
    before = len(ada.acks())
    page.locator(".slot.free").first.click()
    ada.until(lambda: len(ada.acks()) > before, "the store")
    expect(page.locator(".board .xp b")).to_have_text("2")
    assert ada.state()["view"]["table"]["players"][0]["class_xp"] == 1


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_offer_of_lessons_covers_no_choice(people: Crowd, size: tuple[int, int]) -> None:
    """On the first table of somebody who is new: it has a place of its own."""
    with Party(people, GAME.new(seats=2, seed=5, first=1)) as party:
        ada = party.browser(0, size=size, touch=size is PHONE, new=True)
        offer = ada.page.locator(".offer-line")
        expect(offer).to_be_visible()
        box, ground = offer.bounding_box(), ada.page.locator("main").bounding_box()
        assert box
        assert ground
        assert box["y"] + box["height"] <= ground["y"] + 1 or box["y"] >= ground["y"] + ground["height"] - 1
        for kind in ("origin", "class"):
            for card in ada.page.locator(f".choice.{kind}").all():
                ada.tap(card)
                expect(card).to_have_attribute("aria-checked", "true")
        expect(offer).to_be_visible()
        done(ada, 0, lambda: ada.tap(ada.page.locator(".choice.destiny").last))
        expect(offer).to_have_count(0)  # the first question is answered


def test_the_odds_before_the_runes(people: Crowd) -> None:
    """What may be attempted glows and says how likely it is; then the runes lie as they fell."""
    with Party(people, well_on(1, played={})) as party:
        ada = party.browser(0)
        ada.my_turn()
        odds = next(each for each in ada.state()["view"]["table"]["odds"] if each["card"] == "086")
        card = row_card(ada, 86)
        expect(card).to_have_class(re.compile("may"))
        expect(card).to_contain_text(chance(ada, odds["chances"][0]))
        attempt(ada, 86, odds["path"])
        expect(choice(ada, "dark-2")).to_contain_text(chance(ada, odds["chances"][2]))
        answer(ada, "dark-1")
        roll = ada.state()["view"]["table"]["challenge"]["roll"]
        faces = [each.get_attribute("data-face") for each in ada.page.locator(".runes .rune").all()]
        assert faces == roll["base"] + roll["first"] + roll["second"] + roll["dark"]


def test_no_preview_stays_over_the_arena(people: Crowd) -> None:
    """A card that comes to lie under the pointer at rest, or leaves from under it, is not looked at; one pointed at is."""
    with Party(people, well_on(1, played={})) as party:
        ada = party.browser(0)
        ada.my_turn()
        card = row_card(ada, 86)
        card.hover()
        ada.page.mouse.move(*middle(card, 4))
        expect(ada.page.locator(".looked")).to_be_visible()
        card.evaluate("card => card.click()")
        choice(ada, "attempt-0").evaluate("button => button.click()")
        expect(choice(ada, "dark-1")).to_be_visible()
        ada.page.wait_for_timeout(1200)
        expect(ada.page.locator(".looked")).to_have_count(0)


def middle(place: Locator, aside: int = 0) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2 + aside, box["y"] + box["height"] / 2


@pytest.mark.parametrize("won", [True, False], ids=["victory", "defeat"])
def test_a_chapter_alone(people: Crowd, won: bool) -> None:
    """The last turn of the first chapter: the Final Adversary is faced, the sheet says how it ended, and the tale is told."""
    with Party(people, last_turn(won), ("Ada",)) as party:
        ada = party.browser(0)
        page = ada.page
        expect(page.locator(".adversary.turned")).to_be_visible()
        share = ada.state()["view"]["table"]["odds"][0]["chances"][0]
        expect(choice(ada, "face")).to_contain_text(chance(ada, share))
        answer(ada, "face")
        answer(ada, "dark-0")
        expect(page.locator(".sum")).to_have_attribute("aria-label", re.compile(r"\d"))
        to_the_end(ada)
        sheet = page.locator(".end")
        expect(sheet.get_by_role("heading", name=ada.say("ui-epic-won" if won else "ui-epic-lost"))).to_be_visible()
        total = ada.state()["view"]["outcome"]["detail"][0]["total"]
        expect(sheet.locator(".total td")).to_have_text(str(total))
        tale = sheet.locator(".tale")
        expect(tale).to_contain_text("Ada")
        expect(tale).to_contain_text(str(total))
        if won:
            named(ada)
            retold(ada)
        clean(page, "the end")


def named(ada: Somebody) -> None:
    """The Hero gets a name and a pronoun, and the tale is told anew with them."""
    tales = ada.page.locator(".tales")
    she = re.compile(r"\bShe ")
    expect(tales.locator(".tale")).not_to_contain_text(she)
    tales.get_by_text(ada.say("ui-tale-hero"), exact=True).click()
    tales.get_by_label(ada.say("ui-tale-hero-name"), exact=True).fill("Adalind")
    tales.get_by_text(ada.say("ui-tale-address-f"), exact=True).click()
    tales.get_by_role("button", name=ada.say("ui-tale-anew"), exact=True).click()
    expect(tales.locator(".tale .name")).to_have_text("Adalind")
    expect(tales.locator(".tale")).to_contain_text(she)
    clean(ada.page, "the Hero's name")


def retold(ada: Somebody) -> None:
    """The tale is copied, rewritten, kept, and read by whoever has the link."""
    page = ada.page
    tales = page.locator(".tales")
    tales.get_by_role("button", name=ada.say("ui-copy"), exact=True).click()
    assert page.evaluate("navigator.clipboard.readText()").startswith("Adalind\n")
    tales.get_by_role("button", name=ada.say("ui-tale-edit"), exact=True).click()
    tales.get_by_label(ada.say("ui-tale-yours")).fill("And then Ada went home.")
    tales.get_by_role("button", name=ada.say("ui-tale-keep"), exact=True).click()
    expect(tales.locator(".tale")).to_have_text("And then Ada went home.")
    tales.get_by_role("button", name=ada.say("ui-tale-link"), exact=True).click()
    link = page.evaluate("navigator.clipboard.readText()")
    page.goto(link)
    expect(ada.sheet.locator(".tale")).to_have_text("And then Ada went home.")
    page.go_back()
    expect(page.locator(".end .tale")).to_be_visible()


def test_an_interrupt_answered_by_another(people: Crowd) -> None:
    """Bob hinders Ada's Challenge; she cancels his card, he cancels hers: last in, first out."""
    pos = rolling(table(rows={"act I": "063"}, hands={"A": "178 176", "B": "200 204"}, xp={"A": 0}), "063")
    with Party(people, pos) as party:
        ada, bob = party.browser(0), party.browser(1, size=PHONE, touch=True)
        result = ada.state()["view"]["table"]["challenge"]["result"]
        answer(ada, "pass")
        play_card(bob, 200, 1)
        play_card(ada, 178)
        assert ada.state()["view"]["table"]["stack"][-1]["aim"] == "200"
        answer(ada, "pass")
        play_card(bob, 204, 1)
        if decision(bob, 1) == "ChooseTarget":
            answer(bob, "target-178", 1)
        expect(ada.page.locator("[data-stacked]")).to_have_count(3)
        assert [each.get_attribute("data-stacked") for each in ada.page.locator("[data-stacked]").all()] == [
            "204",
            "178",
            "200",
        ]
        all_pass(
            lambda: not ada.state()["view"]["table"]["stack"], ada, bob
        )  # 204 takes effect, then 200: between them lay 178
        caught_up(ada, 0)
        now = ada.state()["view"]["table"]["challenge"]
        assert (now["result"], ada.state()["view"]["table"]["stack"]) == (result - 2, [])
        expect(ada.page.locator(".parts")).to_contain_text("−2")
        retry(ada, bob)


def retry(ada: Somebody, bob: Somebody) -> None:
    """Ada casts all runes again."""

    def told() -> list[str]:
        events = [event["event"] for state in ada.states() for event in state["events"]]
        return [event for event in events if event in ("roll", "retry")]

    before = len(told())
    play_card(ada, 176)
    all_pass(lambda: len(told()) > before, ada, bob)
    assert told()[before:] == ["retry", "roll"]
    expect(ada.tab("log")).to_contain_text(ada.say("event-retry", "you"))


def test_the_card_turns_when_all_have_faced_it(people: Crowd) -> None:
    """Bob is the last to face the front."""
    stories = {"A": "056 067 065b 078 088b 095", "B": "055 068b 073 083 092 094b"}
    pos = rolling(table(turn="B", stories=stories, faced="A"), "adversary")
    with Party(people, pos) as party:
        ada, bob = party.browser(0), party.browser(1)
        expect(ada.page.locator(".adversary")).not_to_have_class(re.compile("turned"))
        for somebody in (ada, bob):
            somebody.look_out(".verdict")
        all_pass(lambda: ada.state()["view"]["table"]["challenge"] is None, ada, bob)
        for somebody in (ada, bob):
            expect(somebody.page.locator(".adversary.turned")).to_be_visible()
            somebody.saw(".verdict")
        expect(ada.page.locator(".face.final .head")).to_contain_text(ada.say("card-125"))


def test_by_the_keyboard(people: Crowd) -> None:
    """A path is chosen and a card looked at without a mouse; Escape puts it back."""
    with Party(people, well_on(2)) as party:
        ada = party.browser(0)
        page, press = ada.page, ada.page.keyboard.press
        ada.my_turn()
        tab_to(page, ".row-card.may", 90)
        focus_ring(page)
        press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".row-card:focus")).to_be_visible()
        press("Enter")
        expect(page.locator("[data-do]:focus")).to_be_visible()
        done(ada, 0, lambda: press("Enter"))
        assert ada.state()["view"]["table"]["challenge"] or ada.state()["view"]["table"]["acted"]


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_four_seats_fit(people: Crowd, size: tuple[int, int]) -> None:
    """Nothing is too small or too wide, and axe finds nothing serious: the turn, a card held up, a Challenge."""
    touch = size is PHONE
    with Party(people, all_open()) as party:
        ada = party.browser(0, size=size, touch=touch, theme="light" if touch else "dark")
        ada.my_turn()
        fitting(ada, touch, "the turn")
        ada.tap(row_card(ada, 86))
        expect(choice(ada, "attempt-1")).to_be_visible()
        fitting(ada, touch, "a card held up")
        done(ada, 0, lambda: ada.tap(choice(ada, "attempt-1")))
        ada.my_turn()
        fitting(ada, touch, "Dark Runes")
        answer(ada, "dark-2")
        ada.my_turn()
        fitting(ada, touch, "the roll")


def test_no_card_is_cut_where_it_lies(people: Crowd) -> None:
    """A full hand in French, which is the longer; `make test-all` has the others."""
    nothing_cut(people, LANGUAGES[0], 7)


@pytest.mark.parametrize("high", [844, 640])
def test_names_of_a_hand_are_whole_on_a_phone(people: Crowd, high: int) -> None:
    """Three cards side by side, whatever their names."""
    with Party(people, well_on(2, hands={"A": "159 161 162", "B": ""}, played={})) as party:
        ada = party.browser(0, size=(PHONE[0], high), touch=True, lang=LANGUAGES[0])
        ada.my_turn()
        names = [GAME.texts.say(lang, f"card-{card}") for lang in LANGUAGES for card in range(159, 207)]
        assert ada.page.evaluate(NAME_CUT, names) == []


def fitting(ada: Somebody, touch: bool, what: str) -> None:
    if touch:
        fits(ada.page)
    assert ada.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), what
    assert ada.page.evaluate("document.querySelector('.epic-mood.table').scrollHeight <= innerHeight"), what
    clean(ada.page, what)


def test_the_runes_fly_and_land(people: Crowd) -> None:
    """With motion the sum counts up while the runes land; soon all is still."""
    pos = play(well_on(2), "A attempt 086 top")
    pos.rng = Rng(5)
    with Party(people, pos) as party:
        ada = party.browser(0, motion=True)
        ada.my_turn()
        choice(ada, "dark-2").click()
        begun = time.monotonic()
        flying = "() => [...document.querySelectorAll('.rune')].flatMap((r) => r.getAnimations({subtree: true})).length"
        ada.until(lambda: ada.page.evaluate(flying) > 0, "runes in the air")
        expect(ada.page.locator(".runes .rune")).to_have_count(8)
        ada.until(lambda: ada.page.evaluate(flying) == 0, "runes on the table")
        assert time.monotonic() - begun < 8
        shown = ada.state()["view"]["table"]["challenge"]["result"]
        expect(ada.page.locator(".sum .result")).to_have_text(str(shown))


def test_a_campaign_carried_on_by_others(people: Crowd) -> None:
    """Ada begins it and plays the first chapter; Bob joins by the link and opens the second."""
    ada, bob = people(game="epic"), people(PHONE, game="epic", touch=True)
    ada.home()
    ada.box.get_by_role("button", name=ada.say("ui-campaign"), exact=True).click()
    ada.sheet.get_by_label(ada.say("ui-campaign-name")).fill("The Seven Fords")
    ada.sheet.get_by_label(ada.say("ui-your-name")).fill("Ada")
    ada.sheet.get_by_role("button", name=ada.say("ui-campaign-begin")).click()
    ada.page.wait_for_url("**/c/*")
    path = ada.page.url.removeprefix(ada.url)
    expect(ada.page.locator(".envelope")).to_contain_text(ada.say("envelope-1", "place"))
    clean(ada.page, "a campaign")
    open_chapter(ada)
    over = play_out(friend_of(ada, people), ada.table_id)
    ada.go(path)
    expect(ada.page.locator(".chapter")).to_have_count(1)
    hero = ada.page.locator(".chronicle .hero")
    expect(hero).to_contain_text("Ada")
    hero.locator("summary").click()
    hero.get_by_role("link", name=ada.say("ui-tale-hero"), exact=True).click()
    named(ada)
    ada.go(path)
    expect(hero.locator(".tale .name")).to_have_text("Adalind")
    if not over["winners"]:
        ada.button("ui-campaign-on").click()
    expect(ada.page.locator(".envelope h2")).to_have_text(ada.say("envelope-2"))

    bob.go(path)
    bob.page.get_by_label(bob.say("ui-your-name")).fill("Bob")
    bob.tap(bob.button("ui-campaign-join"))
    expect(bob.page.locator(".members")).to_contain_text("Bob")
    fits(bob.page)
    ada.button("ui-campaign-leave").click()
    open_chapter(bob)
    foe = bob.state()["view"]["table"]["adversary"]["front"]
    assert foe == ("126" if over["winners"] else "138")
    play_out(friend_of(bob, people), bob.table_id)
    bob.go(path)
    expect(bob.page.locator(".chapter")).to_have_count(2)
    renamed(bob, "Eight Fords")
    file = exported(bob)
    assert file["name"] == "Eight Fords"
    assert [hero["name"] for hero in file["chapters"][1]["heroes"]] == ["Bob"]
    taken_up(ada, file)
    ada.button("ui-campaign-delete").click()
    ada.sheet.get_by_role("button", name=ada.say("ui-campaign-delete")).click()
    ada.page.wait_for_url(ada.url + "/")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=lambda size: str(size[0]))
def test_the_last_chapter_and_the_epilogue_know_the_road(people: Crowd, size: tuple[int, int]) -> None:
    """A campaign of an earlier build, before its last chapter, lost, refused, and given up."""
    friend = Friend(people.server, "Ada", "fr")
    file = json.loads(FORMER.read_text("utf-8"))
    name = taken_in(friend, file)
    ada = people(size, "fr", game="epic", touch=size is PHONE, key=friend.key, name="Ada")
    ada.go(f"/c/{name}")
    envelope, chapters = ada.page.locator(".envelope"), ada.page.locator(".chapter")
    for key, attribute in (("wood-1", "lost"), ("wood-2", "won"), ("wood-6", "lost")):
        expect(envelope).to_contain_text(ada.say(key, attribute))
    expect(envelope).to_contain_text("une à Gué-de-Sel et une à Gué-Clair")
    expect(chapters.first).to_contain_text(ada.say("fate-P6", "lost"))
    expect(chapters.last).to_contain_text(ada.say("refused-1"))
    fits(ada.page)
    clean(ada.page, "the last chapter")
    lost = {"envelope": 7, "adversary": "R4", "quest": "123", "legacy": ["K6", "K7"], "won": False}
    heroes = [{"name": "Ada", "score": 12, "won": False}]
    file["chapters"] += [{**lost, "heroes": heroes, "then": then} for then in ("replay", "on")]
    ada.go(f"/c/{taken_in(friend, file)}")
    expect(envelope).to_contain_text(ada.say("after-sum", left=2))
    expect(envelope).to_contain_text(ada.say("rival-R1", "won"))
    expect(envelope).to_contain_text("une à la source")
    expect(envelope.locator("p").last).to_have_text(ada.say("epilogue-R4", "defeat").split("\n\n")[-1])
    fits(ada.page)


def renamed(somebody: Somebody, name: str) -> None:
    somebody.tap(somebody.button("ui-campaign-rename"))
    somebody.sheet.get_by_label(somebody.say("ui-campaign-name")).fill(name)
    somebody.tap(somebody.sheet.get_by_role("button", name=somebody.say("ui-campaign-rename")))
    expect(somebody.page.locator("h1")).to_have_text(name)


def taken_up(ada: Somebody, file: dict[str, Any]) -> None:
    """From the file the campaign goes on as another one."""
    ada.home()
    ada.box.get_by_role("button", name=ada.say("ui-campaign"), exact=True).click()
    ada.sheet.get_by_label(ada.say("ui-campaign-name")).fill("Nine Fords")
    data = json.dumps(file).encode()
    ada.sheet.locator("input[type=file]").set_input_files(
        {"name": "fords.json", "mimeType": "application/json", "buffer": data}
    )
    ada.page.wait_for_url("**/c/*")
    expect(ada.page.locator("h1")).to_have_text("Nine Fords")
    expect(ada.page.locator(".chapter")).to_have_count(2)


def open_chapter(somebody: Somebody) -> None:
    somebody.tap(somebody.button("ui-campaign-start"))
    somebody.sheet.get_by_text("1", exact=True).click()
    somebody.tap(somebody.sheet.get_by_role("button", name=somebody.say("ui-campaign-start")))
    somebody.page.wait_for_url("**/t/*")
    somebody.until(lambda: somebody.state()["view"]["legal"], "the table")


def friend_of(somebody: Somebody, people: Crowd) -> Friend:
    """The same person without a browser."""
    friend = Friend(people.server)
    friend.key = somebody.key()
    return friend


def exported(somebody: Somebody) -> dict[str, Any]:
    with somebody.page.expect_download() as waiting:
        somebody.tap(somebody.button("ui-campaign-export"))
    found: dict[str, Any] = json.loads(waiting.value.path().read_text("utf-8"))
    return found
