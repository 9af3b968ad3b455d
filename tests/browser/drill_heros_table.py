"""The table of Héros on small screens, with the keyboard, and while things move."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from playwright.sync_api import expect

from tablee import Position
from tablee.games.heros.tests.build import table

from .heros import Party, ask, card, doing, done, draw, finish, give, place, pose, press, sees, six, well_on
from .kit import LAPTOP, PHONE, Crowd, Somebody

ZOOMED = (640, 400)
LANDSCAPE = (844, 390)
SMALL = (360, 640)
SIZES = pytest.mark.parametrize("size", [ZOOMED, LANDSCAPE, SMALL], ids=["200 %", "landscape", "small"])

TOO_SMALL = """[...document.querySelectorAll('.table button')]
  .map((e) => ({e, box: e.getBoundingClientRect()}))
  .filter(({box}) => box.width > 0 && (box.width < 24 || box.height < 24))
  .map(({e}) => e.outerHTML.slice(0, 90))"""


def asking() -> Position:
    """Ada has advantages and half of her avatar; the others hold what she wants; an exchange and a challenge come next."""
    hands = {"A": "V03 V08 V08 V09 V11 D11 SUN", "B": "V04 V05 V06 D01", "C": "V07 V08 SUN V12 V12"}
    avatars = {"A": "AV03", "B": "AV08", "C": "AV11"}
    pos = table(hands, pile="A1 C09", avatars=avatars, posed={"A": 1, "B": 2}, advantages={"A": 2, "B": 1})
    return well_on(pos, 30)


@contextmanager
def sitting(people: Crowd, pos: Position, size: tuple[int, int], motion: bool = False) -> Iterator[tuple[Party, Somebody]]:
    """Ada in her browser, the others played by a script."""
    with Party(people, pos) as party:
        ada = party.browser(0, size=size, touch=size in (PHONE, SMALL), motion=motion)
        party.script(*range(1, pos.seats))
        yield party, ada


def playable(ada: Somebody) -> None:
    """Nothing scrolls sideways, nothing is too small to hit, and the middle of the table can be seen."""
    page = ada.page
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate("document.querySelector('.centre').clientHeight >= 44")
    assert page.evaluate("document.querySelector('.table .bar').getBoundingClientRect().bottom <= innerHeight + 1")


@SIZES
def test_a_small_screen_is_played_with_the_pointer(people: Crowd, size: tuple[int, int]) -> None:
    """A request with its answers, an avatar that is posed, an exchange and a challenge."""
    with sitting(people, asking(), size) as (party, ada):
        ada.my_turn()
        playable(ada)
        doing(ada, 0, lambda: ask(ada, "V04"))
        party.play("B offer virtue", "C offer sun")
        ada.my_turn()
        playable(ada)
        doing(ada, 0, lambda: ada.tap(ada.page.locator(".answers button").first))
        playable(ada)
        doing(ada, 0, lambda: pose(ada))
        doing(ada, 0, lambda: finish(ada))
        party.play("B draw", "B designate A")
        doing(ada, 0, lambda: give(ada, "V09"))
        party.play("B give V05", "B finish", "C draw")
        ada.my_turn()
        playable(ada)
        doing(ada, 0, lambda: press(ada, "ui-heros-takeup", card=ada.say("card-SUN")))
        playable(ada)


@SIZES
def test_six_seats_on_a_small_screen(people: Crowd, size: tuple[int, int]) -> None:
    with sitting(people, six(), size) as (party, ada):
        ada.my_turn()
        playable(ada)
        ada.tap(ada.page.locator(".purse.glow"))
        for virtue in ("V01", "V12"):
            ada.page.locator(".tray button").filter(has_text=ada.say(f"card-{virtue}")).click(trial=True)
        ada.page.keyboard.press("Escape")
        doing(ada, 0, lambda: draw(ada))
        party.play("C takeup sun")
        doing(ada, 0, lambda: press(ada, "ui-heros-takeup", card=ada.say("card-V06")))
        playable(ada)


@pytest.mark.parametrize("size", [LAPTOP, PHONE, ZOOMED], ids=["laptop", "phone", "200 %"])
def test_every_step_of_the_guide_has_what_it_speaks_of(people: Crowd, size: tuple[int, int]) -> None:
    with sitting(people, table(players=2), size) as (_, ada):
        ada.my_turn()
        for step in range(1, 7):
            assert ada.say(f"guide-{step}")
            expect(ada.page.locator(f'[data-guide~="{step}"]')).to_be_visible()


def test_the_prompt_names_the_next_click(people: Crowd) -> None:
    with sitting(people, asking(), LAPTOP) as (party, ada):
        ada.my_turn()
        ada.tap(ada.page.locator(".purse.glow"))
        expect(ada.ask).to_contain_text(ada.say("ui-heros-next-ask"))
        ada.page.keyboard.press("Escape")
        doing(ada, 0, lambda: ask(ada, "V04"))
        party.play("B offer virtue", "C decline")
        ada.my_turn()
        ada.tap(ada.page.locator(".avatar.glow"))
        expect(ada.ask).to_contain_text(ada.say("ui-heros-next-pose"))
        ada.page.keyboard.press("Escape")
        ada.tap(card(ada, "D11"))
        expect(ada.ask).to_contain_text(ada.say("ui-heros-next-correct", card=ada.say("card-D11")))


def test_the_score_is_seen_to_run(people: Crowd) -> None:
    """What everybody can see of the score stands at each place, and changes with a posed avatar."""
    with sitting(people, asking(), LAPTOP) as (party, ada):
        ada.my_turn()
        players = ada.state()["view"]["table"]["players"]
        for seat in (1, 2):
            expect(place(ada, seat).locator(".score")).to_have_text(points(ada, players[seat]["points"]))
        own = ada.page.locator(".bar .score")
        expect(own).to_have_text(points(ada, players[0]["points"]))
        doing(ada, 0, lambda: ask(ada, "V04"))
        party.play("B offer virtue", "C decline")
        doing(ada, 0, lambda: pose(ada))
        after = ada.state()["view"]["table"]["players"][0]["points"]
        assert after > players[0]["points"]
        expect(own).to_have_text(points(ada, after))


def points(ada: Somebody, score: int) -> str:
    return ada.say("ui-heros-score", points=str(score).replace("-", "\N{MINUS SIGN}"))


def test_the_focus_stays(people: Crowd) -> None:
    """Whoever answers with the keyboard is still among the answers afterwards, and has the next ones at hand."""
    with sitting(people, asking(), LAPTOP) as (party, ada):
        page = ada.page
        ada.my_turn()
        page.locator(".dock button").first.focus()
        doing(ada, 0, partial(page.keyboard.press, "Enter"))
        expect(page.locator(".dock")).to_be_focused()
        doing(ada, 0, lambda: ada.tap(place(ada, 1)))
        ada.my_turn()
        card(ada, "V09").focus()
        page.keyboard.press("Enter")
        page.locator(".dock button").focus()
        done(ada, 0, partial(page.keyboard.press, "Enter"))
        expect(page.locator(".dock")).to_be_focused()
        party.play("B give V05")
        ada.my_turn()
        expect(page.locator(".dock button")).to_be_focused()


def test_sealed_answers_can_be_followed(people: Crowd) -> None:
    """They turn over together on the table as it lay, before any card moves; a click ends that, and is taken."""
    with sitting(people, asking(), LAPTOP, motion=True) as (party, ada):
        doing(ada, 0, lambda: ask(ada, "V04"))
        sees(ada, Bob="pending", Cléo="pending")
        ada.look_out(".table.busy .letter.virtue")
        ada.look_out(".table.busy .letter.declined")
        ada.look_out(".flyer")
        party.play("B offer virtue", "C decline")
        ada.saw(".table.busy .letter.virtue")
        ada.saw(".table.busy .letter.declined")
        ada.saw(".flyer")
        ada.my_turn()
        sees(ada, Bob="virtue V04", Cléo="declined")
        expect(card(ada, "V04")).to_be_visible()


def test_a_click_ends_what_moves_and_is_taken(people: Crowd) -> None:
    with sitting(people, asking(), LAPTOP, motion=True) as (party, ada):
        page = ada.page
        doing(ada, 0, lambda: ask(ada, "V04"))
        party.play("B offer virtue", "C decline")
        expect(page.locator(".table.busy")).to_have_count(1)
        page.locator(".pile.discard").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(page.locator(".table.busy")).to_have_count(0)
        expect(card(ada, "V04")).to_have_count(1)
