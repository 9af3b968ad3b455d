"""Conan's table: a hand that can be read on a phone, Heroes seen before a swap, rules told, every size playable."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tablee import Position
from tablee.games.conan import GAME
from tablee.games.conan.tests.build import play, table

from .checks import fits, tab_to
from .conan import Party, answer, bid, button, card, challenge, glory, seat_of, take, tap_adventure, well_on
from .heros import done
from .kit import PHONE, Crowd, Somebody

ZOOMED: Final = (640, 400)
ACROSS: Final = (844, 390)
SMALL_PHONE: Final = (360, 640)
SIZES: Final = {"zoomed": ZOOMED, "across": ACROSS, "small": SMALL_PHONE}

CLIPPED: Final = """
[...document.querySelectorAll('.hand [data-hand] .name')]
  .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1)
  .map((name) => `${name.textContent} ${name.scrollWidth}/${name.clientWidth} ${name.scrollHeight}/${name.clientHeight}`)
"""
"""Names in the hand of which a part is cut off."""

COVERED: Final = """
[...document.querySelectorAll('.hand [data-hand]')]
  .filter((held) => {
    held.scrollIntoView({block: 'nearest', inline: 'nearest'})
    const box = held.getBoundingClientRect()
    const at = [[0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]]
    return at.some(([x, y]) => !held.contains(document.elementFromPoint(box.x + x * box.width, box.y + y * box.height)))
  })
  .map((held) => held.dataset.hand)
"""
"""Cards of the hand on which something else lies."""

TINY: Final = """
[...document.querySelectorAll('.table button, .table input, .table select')]
  .filter((e) => e.checkVisibility({checkOpacity: true, checkVisibilityCSS: true}) && !e.closest('[inert]'))
  .map((e) => ({e, box: e.getBoundingClientRect()}))
  .filter(({box}) => box.width < 24 || box.height < 24)
  .map(({e, box}) => `${e.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`)
"""
"""Targets of the table that a pointer would miss."""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [PHONE, *SIZES.values()], ids=["phone", *SIZES])
def test_a_hand_on_a_phone_can_be_read(people: Crowd, size: tuple[int, int], lang: str) -> None:
    """Eight cards: each whole, with its whole name; those out of sight are reached by a swipe."""
    with Party(people, well_on(phase="cards")) as party:
        touch = size in (PHONE, SMALL_PHONE)
        ada = party.browser(0, size=size, touch=touch, lang=lang)
        ada.my_turn()
        names = ada.page.locator(".hand [data-hand] .name")
        expect(names).to_have_count(8)
        assert ada.page.evaluate(CLIPPED) == []
        assert ada.page.evaluate(COVERED) == []
        expect(card(ada, "C06")).to_contain_text(ada.say("card-C06"))
        if touch:
            fits(ada.page)


def test_the_heroes_are_shown_before_a_swap(people: Crowd) -> None:
    """Whoever may offer a swap, and whoever answers one, reads what the other Hero can do."""
    with Party(people, GAME.new(seats=3, seed=4)) as party:
        ada, bob = (party.browser(seat, size=PHONE, touch=True) for seat in range(2))
        party.script(2)
        ada.my_turn()
        heroes = [player["hero"] for player in ada.state()["view"]["table"]["players"]]
        for seat, hero in enumerate(heroes):
            shown = ada.page.locator(f'[data-swap="{seat}"]')
            expect(shown).to_contain_text(ada.say(f"card-{hero}"))
            expect(shown).to_contain_text(ada.say(f"card-{hero}", "effect"))
        expect(button(ada, "swap-0")).to_have_count(0)
        fits(ada.page)
        answer(ada, 0, "swap-1")
        bob.my_turn(1)
        expect(bob.page.locator("[data-swap]")).to_have_count(2)
        expect(bob.page.locator('[data-swap="0"]')).to_contain_text(bob.say(f"card-{heroes[0]}", "effect"))
        answer(bob, 1, "accept")
        bob.until(lambda: bob.state(1)["view"]["table"]["players"][1]["hero"] == heroes[0], "the swap")


def rules_told() -> list[tuple[Position, int, str, str]]:
    """A question, who is asked, a card that does not answer it, and the rule that says so."""
    here: dict[str, Any] = {"at": {"A": "A01"}, "heroes": {"A": "H01"}}
    return [
        (table({"A": "N04 C06"}, phase="cards", adventures="A01", **here), 0, "N04", "CONAN-212"),
        (table({"A": "N04 C06"}, phase="cards", adventures="A01", **here), 0, "C06", "CONAN-207"),
        (well_on(), 0, "R01", "CONAN-302"),
        (play(well_on(), "A face C07"), 0, "R01", "CONAN-503"),
        (play(well_on(), "A face C07", "A open 2"), 1, "R08", "CONAN-504"),
    ]


def test_whatever_cannot_be_played_says_the_rule(people: Crowd) -> None:
    for pos, seat, name, rule in rules_told():
        with Party(people, pos) as party:
            somebody = party.browser(seat)
            somebody.my_turn(seat)
            take(somebody, name)
            expect(somebody.page.locator(".toast")).to_contain_text(somebody.say(f"refuse-{rule}"))
            somebody.context.close()
            people.people.remove(somebody)


def test_a_third_card_of_a_treaty_says_the_rule(people: Crowd) -> None:
    with Party(people, well_on(phase="diplomacy")) as party:
        ada = party.browser(0)
        ada.my_turn()
        for name in ("R12", "C06", "R01"):
            take(ada, name)
        expect(ada.page.locator("[data-given]")).to_have_count(2)
        expect(ada.page.locator(".toast")).to_contain_text(ada.say("refuse-CONAN-904"))


@pytest.mark.parametrize("size", list(SIZES.values()), ids=list(SIZES))
def test_every_size_is_played_with_a_pointer(people: Crowd, size: tuple[int, int]) -> None:
    """A Challenge is laid, one faced, a bid made and followed, an attribute chosen, a card laid, a treaty proposed."""
    with Party(people, well_on(phase="cards", lap=2)) as party:
        ada = party.browser(0, size=size)
        party.script(1, 2)
        ada.my_turn()
        assert ada.page.evaluate(TINY) == []
        take(ada, "C06")
        expect(card(ada, "C06")).to_have_class(re.compile("up"))
        done(ada, 0, lambda: tap_adventure(ada, "A02"))
        party.play("B pass")
        ada.my_turn()
        done(ada, 0, challenge(ada, "A10").click)
        ada.my_turn()
        assert ada.page.evaluate(TINY) == []
        done(ada, 0, lambda: bid(ada, 3))
        party.play("B follow")
        ada.my_turn()
        done(ada, 0, ada.page.locator('[data-attribute="0"]').click)
        ada.my_turn()
        done(ada, 0, lambda: take(ada, "R01"))
        party.play("B stop")
        answer(ada, 0, "stop")
        ada.page.locator('[data-do="continue"]').click()
        assert glory(ada, 0) > 17
    with Party(people, well_on(phase="diplomacy")) as party:
        ada = party.browser(0, size=size)
        ada.my_turn()
        take(ada, "R12")
        assert ada.page.evaluate(TINY) == []
        done(ada, 0, button(ada, "propose").click)


def test_everybodys_glory_is_always_in_sight(people: Crowd) -> None:
    """At every size, also during a fight."""
    for size in (PHONE, *SIZES.values()):
        with Party(people, play(well_on(), "A face C07", "A open 2")) as party:
            bob = party.browser(1, size=size)
            bob.my_turn(1)
            for seat, points in enumerate((17, 14, 9)):
                shown = seat_of(bob, seat).locator(".glory b")
                expect(shown).to_have_text(str(points))
                expect(shown).to_be_in_viewport()
            bob.context.close()
            people.people.remove(bob)


def focused(somebody: Somebody, selector: str) -> bool:
    found: bool = somebody.page.evaluate("(s) => !!document.activeElement?.closest(s)", selector)
    return found


def test_the_focus_stays_after_a_move(people: Crowd) -> None:
    """A card is laid with the keyboard: the focus is on its neighbour; a bid is made: it is still in the fight."""
    with Party(people, well_on(phase="cards", lap=2)) as party:
        ada = party.browser(0)
        party.script(1, 2)
        ada.my_turn()
        tab_to(ada.page, '[data-hand="A07"]', 90)
        ada.page.keyboard.press("Enter")
        tab_to(ada.page, '[data-do="play"]', 90)
        done(ada, 0, lambda: ada.page.keyboard.press("Enter"))
        ada.until(lambda: focused(ada, ".bottom"), "the focus to stay beside the hand")
        party.play("B pass")
        ada.my_turn()
        tab_to(ada.page, ".challenge.may", 90)
        done(ada, 0, lambda: ada.page.keyboard.press("Enter"))
        ada.my_turn()
        tab_to(ada.page, '[data-do="bid"]', 90)
        done(ada, 0, lambda: ada.page.keyboard.press("Enter"))
        ada.until(lambda: focused(ada, ".arena"), "the focus to stay in the fight")


def test_the_focus_comes_back_from_a_sheet(people: Crowd) -> None:
    """A sheet over the table is closed: the focus is on what opened it."""
    with Party(people, well_on()) as party:
        ada = party.browser(0)
        ada.my_turn()
        tab_to(ada.page, '[data-spot="discard"]', 90)
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator(".pane button").first).to_be_focused()
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator('[data-spot="discard"]')).to_be_focused()


def test_the_prompt_names_the_next_click(people: Crowd) -> None:
    """What the question says can be done is what can be done; a card that was taken up says where it goes."""
    with Party(people, well_on(phase="cards", hands={"A": "C06 N03 N04"})) as party:
        ada = party.browser(0)
        ada.my_turn()
        expect(ada.mine).to_contain_text(ada.say("ask-CardTurn", lap=1))
        for name, key in (("C06", "adventure"), ("N03", "player"), ("N04", "shift")):
            take(ada, name)
            expect(ada.mine).to_contain_text(ada.say(f"ui-conan-help-{key}"))
    for pos, can in (
        (well_on(), "fight"),
        (well_on(at={"A": "A10", "B": "A13"}), "face"),
        (well_on(challenges=[]), "duel"),
        (well_on(at={"A": "A10", "B": "A13"}, challenges=[]), "accomplish"),
        (well_on(at={"B": "A13", "C": "A10"}), "go"),
    ):
        with Party(people, pos) as party:
            ada = party.browser(0)
            ada.my_turn()
            expect(ada.mine).to_contain_text(ada.say("ask-HeroTurn", can=can, adventure=ada.say("card-A10")))
            ada.context.close()
            people.people.remove(ada)
