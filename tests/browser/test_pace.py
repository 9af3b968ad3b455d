"""How a table moves: taking a turn while things still move, the speed one has chosen, and what others did in words."""

from __future__ import annotations

import re
from typing import Final, cast

import pytest
from playwright.sync_api import expect

from tablee import Rng
from tablee.games.epic.rules.position import Epic
from tablee.games.epic.tests.build import attempted
from tablee.testing.notation import question

from .epic import Party, answer, attempt, choice, done, hand_card, well_on
from .kit import Crowd, Somebody

BUSY: Final = ".table.busy"
WHILE_IT_MOVES: Final = """async ([card, how]) => {
  const frame = () => new Promise(requestAnimationFrame)
  const until = performance.now() + 15000
  while (!document.querySelector('.table.busy .rune') && performance.now() < until) await frame()
  const moving = document.querySelector('.table.busy') !== null
  const thing = document.querySelector(card)
  if (how === 'pointer') thing.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))
  else thing.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}))
  const ended = document.querySelector('.table.busy') === null
  thing.click()
  await frame()
  return [moving, ended, document.querySelector('[role="dialog"] [data-do="play"]') !== null]
}"""
HANDS: Final = {"A": "178 159 176", "B": "200 204 163"}


def ready() -> Epic:
    """Before an attempt whose runes show no double triangle, so that the next question is whether a card is played."""
    for seed in range(100):
        pos = well_on(2, hands=HANDS)
        pos.rng = Rng(seed)
        if question(attempted(cast(Epic, pos.clone()), "086", "bottom", 0)) == "Respond":
            return pos
    raise AssertionError("no throw without the double triangle")


def playable() -> int:
    """A card of Ada's hand that may be played once the runes lie."""
    pos = attempted(ready(), "086", "bottom", 0)
    named = [pos.name(action) for action in pos.legal(0)]
    return next(int(action["card"]) for action in named if action["verb"] == "play")


def thrown(ada: Somebody) -> None:
    """Ada attempts a Challenge and throws; the page may still be showing it."""
    attempt(ada, 86, 1)
    ada.my_turn()
    before = len(ada.acks())
    ada.tap(choice(ada, "dark-0"))
    ada.until(lambda: len(ada.acks()) > before, "the throw to be taken")


def test_a_turn_is_taken_while_things_still_move(people: Crowd) -> None:
    """While runes are in the air a card is pressed: they lie at once, and the card is held up to be played."""
    for how in ("pointer", "key"):
        with Party(people, ready()) as party:
            ada = party.browser(0, motion=True, speed="calm")
            thrown(ada)
            number = playable()
            card = f'.hand .hand-card[data-card="{number}"]'
            assert ada.page.evaluate(WHILE_IT_MOVES, [card, how]) == [True, True, True], how
            done(ada, 0, lambda ada=ada: ada.tap(choice(ada, "play")))
            assert ada.state()["view"]["table"]["stack"][-1]["card"] == f"{number:03}"


def test_a_click_lands_on_what_was_pressed(people: Crowd) -> None:
    """A real mouse, pressed while the table still moves, holds up the card that lay under it."""
    with Party(people, ready()) as party:
        ada = party.browser(0, motion=True, speed="calm")
        thrown(ada)
        expect(ada.page.locator(f"{BUSY} .rune").first).to_be_attached()
        hand_card(ada, 176).click(force=True)
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        expect(ada.page.locator('[data-look="176"]')).to_be_visible()
        expect(ada.page.locator(BUSY)).to_have_count(0)


def test_without_movement(people: Crowd) -> None:
    """Speed "off": nothing is ever under way, and the next question can be answered at once."""
    with Party(people, ready()) as party:
        ada = party.browser(0, motion=True)
        ada.page.goto(f"{ada.url}/settings")
        ada.page.get_by_label(ada.say("ui-speed-off"), exact=True).check()
        ada.go(f"/t/{party.id}")
        ada.my_turn()
        ada.look_out(BUSY)
        thrown(ada)
        ada.my_turn()
        expect(choice(ada, "pass")).to_be_visible()
        assert not ada.page.evaluate("(selector) => window.glimpsed.has(selector)", BUSY)
        assert ada.page.evaluate("() => JSON.parse(localStorage.getItem('tablee')).speed") == "off"


def test_what_others_do_is_told_on_the_table_and_shown_again(people: Crowd) -> None:
    """A caption for each step of another; the log marks what came since one's own move; A shows it once more."""
    with Party(people, well_on(2)) as party:
        ada, zoe = party.browser(0, motion=True), party.browser(1, motion=True)
        ada.my_turn()
        caption = zoe.page.locator("[data-caption]")
        attempt(ada, 86, 0)
        expect(caption).to_contain_text("Ada")
        expect(caption).to_have_count(0)
        zoe.look_out(BUSY)
        answer(ada, "dark-0")
        zoe.saw(BUSY)
        expect(zoe.page.locator(BUSY)).to_have_count(0)
        zoe.page.evaluate("() => window.glimpsed.clear()")
        zoe.page.keyboard.press("a")
        zoe.saw(BUSY)
        expect(caption).to_contain_text("Ada")
        zoe.page.keyboard.press("Escape")
        expect(zoe.page.locator(BUSY)).to_have_count(0)


HIDDEN: Final = """() => {
  const caption = document.querySelector('[data-caption]')
  if (!caption) return ['no caption']
  const box = caption.getBoundingClientRect()
  const under = (thing) => {
    const {left, right, top, bottom} = thing.getBoundingClientRect()
    const wide = Math.min(right, box.right) - Math.max(left, box.left)
    return wide > 2 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 2
  }
  return [...document.querySelectorAll('main [data-seat], main .hand, main button:not(:disabled)')]
    .filter((thing) => thing.checkVisibility() && !caption.contains(thing) && under(thing)).map((thing) => thing.className)
}"""


@pytest.mark.parametrize(("game", "size"), [("push", (1280, 800)), ("conan", (1280, 800)), ("push", (844, 390))])
def test_captions_hide_no_player_no_hand_and_no_choice(people: Crowd, game: str, size: tuple[int, int]) -> None:
    ada = people(size, game=game, motion=True)
    ada.play_solo()
    while not ada.page.locator("[data-caption]").count():
        ada.answers(most=1, by_list=True)
    ada.page.keyboard.press("a")
    ada.until(lambda: ada.page.evaluate(HIDDEN) == [], "a place that hides nothing", 4)


def test_an_upright_phone_says_it_in_its_line(people: Crowd) -> None:
    """Over the table of a phone there is no room for words: the line at its bottom says what others did."""
    ada = people((390, 844), motion=True)
    ada.play_solo()
    ada.answers(most=4, by_list=True)
    ada.my_turn()
    expect(ada.page.locator("[data-caption]:visible")).to_have_count(0)
    told = [event for event in ada.state()["events"] if event["seat"] == 1]
    assert told
    expect(ada.page.locator(".ticker")).to_contain_text(ada.facts()["seats"][1]["name"])


def test_the_keys_and_the_log_say_how_to_see_it_again(people: Crowd) -> None:
    """The key is on the list of keys; where the log marks one's own move, a button does the same."""
    ada = people(motion=True)
    ada.play_solo()
    ada.answers(most=4)
    ada.my_turn()
    again = ada.page.locator(".log").get_by_role("button", name=ada.say("ui-again"), exact=True)
    caption = ada.page.locator("[data-caption]")
    expect(caption).to_have_count(0)
    again.click()
    expect(caption).to_be_visible()
    ada.page.keyboard.press("?")
    expect(ada.sheet).to_contain_text(re.compile(re.escape(ada.say("ui-key-again"))))


def test_the_volume_is_remembered(people: Crowd) -> None:
    """Silent on a phone until somebody wants to hear it."""
    ada = people((390, 844), touch=True)
    page = ada.go("/settings")
    loud = page.get_by_role("slider", name=ada.say("ui-volume"))
    expect(loud).to_have_value("0")
    loud.fill("70")
    page.reload()
    expect(loud).to_have_value("70")
