"""The pictures of Virtopia."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tablee.games.virtopia import GAME
from tablee.games.virtopia.tests.build import play

from .heros import done
from .kit import PHONE, Crowd, Somebody
from .virtopia import Party, cell, colours, nearly_lost, nearly_won, option, tap_cell, well_on

Size = tuple[int, int]
Shots = Iterator[tuple[str, Somebody]]
FRENCH = ("Ada", "Zoé", "Malik", "Jeanne")


def seen(party: Party, seat: int, size: Size, **more: object) -> Somebody:
    return party.browser(seat, size=size, touch=size is PHONE, **{"lang": "fr", **more})


def advised(somebody: Somebody) -> None:
    """A bot's advice, with its reason."""
    somebody.tap(somebody.button("ui-hint"))
    expect(somebody.page.locator(".hint .why").first).to_be_visible(timeout=25_000)


def virtopia_home(people: Crowd, size: Size) -> Shots:
    ada = people(size, "fr", game="virtopia", touch=size is PHONE)
    page = ada.home()
    ada.set_up()
    yield "virtopia-setup", ada
    ada.go("/games/virtopia")
    expect(page.locator(".rules h2").first).to_be_visible()
    yield "virtopia-how-to", ada


def virtopia_start(people: Crowd, size: Size) -> Shots:
    pos = GAME.new(seats=2, seed=5, first=1, leaders="TWJC")
    with Party(people, pos, FRENCH) as party:
        ada = seen(party, 0, size)
        party.script(1)
        ada.my_turn()
        yield "virtopia-order", ada
        done(ada, 0, lambda: ada.tap(ada.page.locator("[data-leader-choice]").last))
        party.play("lead LJ")
        ada.my_turn()
        for row in (1, 0):
            ada.tap(ada.page.locator(f'.dock [data-virtue="{row}"]'))
        yield "virtopia-points", ada


def virtopia_turn(people: Crowd, size: Size) -> Shots:
    with Party(people, well_on(), FRENCH) as party:
        ada, zoe = seen(party, 0, size), seen(party, 1, size)
        ada.my_turn()
        yield "virtopia-turn", ada
        advised(ada)
        yield "virtopia-hint", ada
        ada.tap(ada.page.locator(".hint .icon-btn"))
        tap_cell(ada, 1)
        yield "virtopia-preview", ada
        done(ada, 0, lambda: ada.tap(option(ada, "sow-0")))
        ada.my_turn()
        yield "virtopia-sow", ada
        yield "virtopia-waiting", zoe
        done(ada, 0, lambda: ada.tap(colours(ada).first))
        ada.my_turn()
        done(ada, 0, lambda: ada.tap(colours(ada).last))
        ada.my_turn()
        yield "virtopia-stored", ada


def virtopia_sanctions(people: Crowd, size: Size) -> Shots:
    """Ignorance takes points, Extremism meeples of a colour, Fear those on Virtues."""
    pos = play(well_on("LJ", at={"LJ": "3"}, stored=-1, dice="3"), "step")
    with Party(people, pos, FRENCH) as party:
        ada = seen(party, 1, size)
        ada.my_turn(1)
        yield "virtopia-ignorance", ada
    pos = play(well_on("LJ", at={"LJ": "6"}, stored=-1, dice="0 R"), "step")
    with Party(people, pos, FRENCH) as party:
        ada = seen(party, 1, size)
        ada.my_turn(1)
        yield "virtopia-extremism", ada
    pos = play(
        well_on("LJ", at={"LJ": "9"}, cells={"9": "GB", "1": "GBY", "4": "RR", "10": "Y"}, stored=-1, dice="2"), "step"
    )
    with Party(people, pos, FRENCH) as party:
        ada = seen(party, 1, size)
        ada.my_turn(1)
        if size is PHONE:
            tap_cell(ada, 1)
        yield "virtopia-fear", ada


def virtopia_actions(people: Crowd, size: Size) -> Shots:
    with Party(people, play(well_on(), "develop"), FRENCH) as party:
        ada = seen(party, 0, size)
        ada.my_turn()
        yield "virtopia-develop", ada
    with Party(people, play(well_on(at={"LT": "2"}), "tunnel"), FRENCH) as party:
        ada = seen(party, 0, size)
        ada.my_turn()
        yield "virtopia-tunnel", ada
        done(ada, 0, lambda: tap_cell(ada, 7))
        ada.my_turn()
        ada.tap(colours(ada).first)
        yield "virtopia-passengers", ada
    with Party(people, play(well_on("LC", at={"LC": "11", "LT": "5"}), "escape"), FRENCH) as party:
        ada = seen(party, 1, size)
        ada.my_turn(1)
        yield "virtopia-escape", ada


def virtopia_three(people: Crowd, size: Size) -> Shots:
    with Party(people, well_on("LC", players=3, round=2), FRENCH) as party:
        ada = seen(party, 1, size)
        ada.my_turn(1)
        yield "virtopia-three", ada
        if size is PHONE:
            cell(ada, 6).locator(".whole").tap()
        else:
            cell(ada, 5).locator(".whole").focus()
            ada.page.keyboard.press("ArrowRight")
        expect(ada.page.locator(".looked")).to_be_visible()
        yield "virtopia-card", ada


def virtopia_guide(people: Crowd, size: Size) -> Shots:
    pos = GAME.new(seats=1, seed=5, leaders="TWJC")
    pos = play(pos, "place T T W J", "place T W W J", "place T C J J", "place C T W C")
    with Party(people, pos, FRENCH) as party:
        ada = seen(party, 0, size, new=True)
        bubble = ada.page.get_by_role("dialog", name=ada.say("ui-guide"))
        expect(bubble).to_be_visible()
        yield "virtopia-guide", ada
        for _ in range(3):
            bubble.get_by_role("button", name=ada.say("ui-guide-next")).click()
        yield "virtopia-guide-sow", ada


def virtopia_end(people: Crowd, size: Size) -> Shots:
    with Party(people, nearly_won(), FRENCH) as party:
        ada = seen(party, 0, size)
        ada.my_turn()
        ada.tap(option(ada, "develop-1"))
        expect(ada.page.locator(".end")).to_be_visible()
        ada.page.wait_for_timeout(300)
        yield "virtopia-won", ada
    with Party(people, nearly_lost(), FRENCH) as party:
        ada = seen(party, 0, size)
        ada.my_turn()
        done(ada, 0, lambda: ada.tap(option(ada, "sow-0")))
        ada.tap(colours(ada).first)
        expect(ada.page.locator(".end")).to_be_visible()
        ada.page.wait_for_timeout(300)
        yield "virtopia-lost", ada


SHOTS = [
    virtopia_home,
    virtopia_start,
    virtopia_turn,
    virtopia_sanctions,
    virtopia_actions,
    virtopia_three,
    virtopia_guide,
    virtopia_end,
]
