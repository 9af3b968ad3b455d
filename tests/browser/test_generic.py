"""Any game in the browser: the generic table draws what the server says of a board, and what is lit can be clicked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tablee.server.loadtest import Server

from .checks import clean, fits
from .generic import FRESH, Anybody, with_foreign_games
from .kit import LAPTOP, PHONE, Crowd, Somebody

WHOLE = """() => {
  const table = document.querySelector('.generic'), middle = table.querySelector('.middle')
  return table.scrollHeight <= table.clientHeight && middle.scrollHeight <= middle.clientHeight
}"""


@pytest.fixture(scope="module")
def foreign(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with with_foreign_games(tmp_path_factory.mktemp("foreign")) as server:
        yield server


@pytest.fixture
def people(browser: Browser, foreign: Server) -> Iterator[Crowd]:
    crowd = Crowd(browser, foreign)
    yield crowd
    assert crowd.leave() == []


def sits_down(people: Crowd, game: str, size: tuple[int, int], lang: str = "en", **more: object) -> tuple[Somebody, Anybody]:
    ada = people(size, lang=lang, game=game, **more)
    ada.play_solo()
    return ada, Anybody(ada)


def test_the_example_is_played_to_its_end_on_a_laptop(people: Crowd) -> None:
    ada, anybody = sits_down(people, "midnight_quay", LAPTOP)
    page = ada.page
    ada.my_turn()
    board = ada.state()["board"]
    hand = next(place["cards"] for place in board["places"] if place["name"] == "hand 1")
    own = page.locator('.own [data-place="hand 1"] .held')
    expect(own).to_have_count(3)
    assert [own.nth(at).get_attribute("data-card") for at in range(3)] == hand
    expect(own.first.locator("svg")).to_be_visible()
    expect(page.locator('[data-place="hand 2"] [data-card="?crate"]')).to_have_count(3)
    clean(page, "the quay")

    # A crate is chosen by clicking it; what it shall be called is left to say.
    own.first.click()
    expect(own.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".tray .chip")).to_have_count(6)
    clean(page, "a claim")
    page.keyboard.press("Escape")
    expect(page.locator(".tray .chip")).to_have_count(0)

    assert anybody.play() >= 8
    outcome = ada.outcome()
    assert outcome
    expect(page.locator(".end")).to_be_visible()
    clean(page, "the end")
    ada.button("ui-see-table").click()

    # A line of the log lights up what it speaks of.
    told = [event for state in ada.states() for event in state["events"]]
    last = [event for event in told if event["event"] in ("wave", "caught", "honest")][-1]
    ada.tab("log").locator("li", has_text="the crate").last.hover()
    expect(page.locator(f'[data-seat="{last["seat"]}"].spotlit')).to_be_visible()


def test_a_fresh_game_is_played_to_its_end_on_a_phone_in_french(people: Crowd) -> None:
    ada, anybody = sits_down(people, FRESH, PHONE, "fr", touch=True)
    ada.my_turn()
    fits(ada.page)
    clean(ada.page, "the row")
    assert anybody.play(4) == 4
    ada.until(ada.due, "one's turn")
    fits(ada.page)
    clean(ada.page, "a long row")
    assert anybody.play() >= 1
    assert ada.outcome()
    expect(ada.page.locator(".end")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize(("game", "least"), [(FRESH, 6), ("midnight_quay", 8)])
def test_a_game_is_played_to_its_end_with_the_keyboard(people: Crowd, game: str, least: int, size: tuple[int, int]) -> None:
    ada, anybody = sits_down(people, game, size)
    assert anybody.play(2, by_keys=True) == 2
    ada.until(ada.due, "one's turn")
    clean(ada.page, f"{game}, by keys")
    assert anybody.play(by_keys=True) >= least - 2
    assert ada.outcome()
    expect(ada.page.locator(".end")).to_be_visible()
    clean(ada.page, f"{game}, the end")


def test_nothing_is_cut_where_much_lies_on_the_table(people: Crowd) -> None:
    """The hand of a game with many places lies whole on the table, and so does its middle."""
    ada, anybody = sits_down(people, "conan", LAPTOP, generic=True)
    assert anybody.play(2) == 2
    ada.my_turn()
    ada.page.wait_for_function(WHOLE)


def test_cards_fly_from_where_they_were(people: Crowd) -> None:
    ada, anybody = sits_down(people, FRESH, LAPTOP, motion=True)
    ada.my_turn()
    ada.look_out(".flyer")
    anybody.lit.first.click()
    ada.saw(".flyer")


def test_what_a_game_brings_is_shown_around_its_table(people: Crowd) -> None:
    """How it plays, its rules, its player aid, its card facts."""
    ada = people(game="midnight_quay")
    page = ada.go("/games/midnight_quay")
    for step in (1, 2, 3, 4):
        expect(page.get_by_text(ada.say(f"how-to-play-{step}"))).to_be_visible()
    page.locator(".rules summary", has_text=ada.say("aid-title")).click()
    expect(page.get_by_text(ada.say("aid-caught"))).to_be_visible()
    expect(page.locator(".rules").get_by_text("QUAY-022")).to_be_visible()
    told = people.server.call("GET", "/api/games/midnight_quay/board")
    assert told["faces"]["2"] == {
        "back": "crate", "kind": "kind-crate", "icon": "turnip", "colour": "#7d3f6b", "numbers": {"worth": 2}, "text": "",
    }  # fmt: skip
    assert len(told["icons"]["turnip"]["paths"]) == 2  # its own drawing
    assert told["icons"]["candles"]["box"] == "0 0 512 512"  # one of the set


def test_developers_choose_the_generic_table(people: Crowd) -> None:
    ada = people()
    ada.go("/settings")
    ada.page.get_by_label(ada.say("ui-generic-table")).check()
    ada.play_solo()
    expect(ada.page.locator(".generic")).to_be_visible()
    assert Anybody(ada).play(1) == 1
    bob = people()
    bob.go("/?table=generic")
    bob.set_up().get_by_role("button", name=bob.say("ui-play"), exact=True).click()
    expect(bob.page.locator(".generic")).to_be_visible()
