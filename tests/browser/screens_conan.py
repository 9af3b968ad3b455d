"""The pictures of Conan."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tablee.games.conan import GAME
from tablee.games.conan.tests.build import play

from .conan import Party, adventure, answer, bid, button, card, four, press, take, well_on
from .heros import caught_up, done
from .kit import PHONE, Crowd, Somebody

Size = tuple[int, int]
Shots = Iterator[tuple[str, Somebody]]
FRENCH = ("Ada", "Zoé", "Malik", "Jeanne")


def seen(party: Party, seat: int, size: Size, **more: object) -> Somebody:
    return party.browser(seat, size=size, touch=size is PHONE, **{"lang": "fr", **more})


def conan_home(people: Crowd, size: Size) -> Shots:
    ada = people(size, "fr", game="conan", touch=size is PHONE)
    page = ada.home()
    ada.set_up()
    yield "conan-setup", ada
    ada.go("/games/conan")
    expect(page.locator(".rules h2").first).to_be_visible()
    yield "conan-how-to", ada


def conan_start(people: Crowd, size: Size) -> Shots:
    with Party(people, GAME.new(seats=3, seed=4), FRENCH) as party:
        ada, zoe, malik = (seen(party, seat, size) for seat in range(3))
        ada.my_turn()
        yield "conan-swap", ada
        three = (ada, zoe, malik)
        for seat, somebody in enumerate(three):
            answer(somebody, seat, "pass")
        for _ in three:
            seat = asked(ada)
            three[seat].my_turn(seat)
            if seat == 0:
                yield "conan-hide", ada
            hide(three[seat], seat)
            caught_up(ada, 0, three[seat].state(seat)["version"])
        seat = asked(ada)
        three[seat].my_turn(seat)
        yield "conan-stand", three[seat]


def asked(somebody: Somebody) -> int:
    """Whose turn it is."""
    seat: int = somebody.state()["view"]["to_act"][0]
    return seat


def hide(somebody: Somebody, seat: int) -> None:
    done(somebody, seat, lambda: somebody.tap(somebody.page.locator(".adventure.may .whole").first))


def conan_cards(people: Crowd, size: Size) -> Shots:
    with Party(people, well_on(phase="cards"), FRENCH) as party:
        ada = seen(party, 0, size)
        ada.my_turn()
        yield "conan-cards", ada
        take(ada, "A07")
        yield "conan-playing", ada
        ada.page.keyboard.press("Escape")
        ada.page.keyboard.press("Escape")
        if size is PHONE:
            ada.tap(adventure(ada, "A16").locator(".whole"))
        else:
            card(ada, "R12").focus()
            ada.page.keyboard.press("ArrowLeft")
        expect(ada.page.locator(".looked")).to_be_visible()
        yield "conan-card", ada


def conan_fight(people: Crowd, size: Size) -> Shots:
    with Party(people, well_on(), FRENCH) as party:
        ada, zoe = (seen(party, seat, size) for seat in range(2))
        ada.my_turn()
        yield "conan-hero", ada
        done(ada, 0, lambda: ada.tap(adventure(ada, "A10").locator(".challenge").first))
        ada.my_turn()
        done(ada, 0, lambda: bid(ada, 4))
        zoe.my_turn(1)
        yield "conan-bid", zoe
        done(zoe, 1, lambda: bid(zoe, 6))
        answer(ada, 0, "follow")
        ada.my_turn()
        yield "conan-attribute", ada
        done(ada, 0, lambda: ada.tap(ada.page.locator('[data-attribute="0"]')))
        ada.my_turn()
        done(ada, 0, lambda: take(ada, "R01"))
        zoe.my_turn(1)
        done(zoe, 1, lambda: take(zoe, "A05"))
        ada.my_turn()
        yield "conan-waves", ada
        done(ada, 0, lambda: take(ada, "R07"))
        answer(zoe, 1, "stop")
        answer(ada, 0, "stop")
        expect(button(zoe, "continue")).to_be_visible()
        zoe.page.wait_for_timeout(300)
        yield "conan-reveal", zoe


def conan_duel(people: Crowd, size: Size) -> Shots:
    pos = play(well_on(), "A duel C", "A open 3", "C follow")
    with Party(people, pos, FRENCH) as party:
        malik = seen(party, 2, size, lang="en")
        malik.my_turn(2)
        yield "conan-duel", malik


def conan_hire(people: Crowd, size: Size) -> Shots:
    pos = play(well_on(turn="B"), "B face C28")
    with Party(people, pos, FRENCH) as party:
        zoe = seen(party, 1, size)
        zoe.my_turn(1)
        yield "conan-hire", zoe


def conan_treaty(people: Crowd, size: Size) -> Shots:
    with Party(people, well_on(phase="diplomacy"), FRENCH) as party:
        ada, zoe, malik = (seen(party, seat, size) for seat in range(3))
        ada.my_turn()
        form = ada.page.locator(".diplomat")
        ada.tap(form.locator('[data-to="1"]'))
        take(ada, "R12")
        take(ada, "C06")
        ada.tap(form.locator('[data-given="C06"] .veil'))
        form.locator("select").first.select_option("2")
        yield "conan-treaty", ada
        ada.tap(form.locator('[data-do="propose"]'))
        zoe.my_turn(1)
        yield "conan-offer", zoe
        done(zoe, 1, lambda: press(zoe, "accept"))
        zoe.my_turn(1)
        done(zoe, 1, lambda: take(zoe, "R08"))
        malik.until(lambda: malik.page.locator(".herald").is_visible(), "the news")
        yield "conan-proclaimed", malik
        malik.tap(malik.page.locator('[data-spot="treaties"]'))
        yield "conan-treaties", malik


def conan_alliance(people: Crowd, size: Size) -> Shots:
    with Party(people, well_on(phase="diplomacy"), FRENCH) as party:
        ada, malik = (seen(party, seat, size) for seat in (0, 2))
        ada.my_turn()
        ada.tap(ada.page.locator('[data-kind="alliance"]'))
        yield "conan-alliance", ada
        done(ada, 0, lambda: press(ada, "ally"))
        malik.my_turn(2)
        yield "conan-allied", malik


def conan_four(people: Crowd, size: Size) -> Shots:
    with Party(people, four(), FRENCH) as party:
        ada = seen(party, 0, size)
        ada.my_turn()
        yield "conan-four", ada
        ada.tap(ada.page.locator('.seat[data-seat="1"]'))
        yield "conan-place", ada
    with Party(people, four(phase="cards"), FRENCH) as party:
        ada = seen(party, 0, size, lang="en")
        ada.my_turn()
        yield "conan-four-cards", ada


def conan_two(people: Crowd, size: Size) -> Shots:
    pos = well_on(
        players=2,
        hands={"A": "A07 C06 R01 R12 N03", "B": "C12 R08"},
        heroes={"A": "H01", "B": "H02"},
        glory={"A": 17, "B": 14},
        at={"A": "A10", "B": "A13"},
        adventures="A10 A13 A04",
        challenges=["B C07 A10 up", "A C28 A13"],
        accomplished={"A": "A01"},
    )
    with Party(people, pos, FRENCH) as party:
        ada = seen(party, 0, size, lang="en", theme="light")
        ada.my_turn()
        yield "conan-two-light", ada


def conan_omen(people: Crowd, size: Size) -> Shots:
    pos = well_on(
        phase="diplomacy", turn="C", lap=2, proposals=0, heroes={"A": "H04", "B": "H02", "C": "H09"}, pile="C11 R05"
    )
    with Party(people, play(pos, "C pass"), FRENCH) as party:
        ada = seen(party, 0, size)
        ada.my_turn()
        yield "conan-omen", ada


def conan_guide(people: Crowd, size: Size) -> Shots:
    with Party(people, well_on(phase="cards"), FRENCH) as party:
        ada = seen(party, 0, size, new=True)
        bubble = ada.page.get_by_role("dialog", name=ada.say("ui-guide"))
        expect(bubble).to_be_visible()
        bubble.get_by_role("button", name=ada.say("ui-guide-next")).click()
        yield "conan-guide", ada


def conan_end(people: Crowd, size: Size) -> Shots:
    pos = four(
        phase="cards",
        lap=2,
        glory={"A": 31, "B": 11, "C": 31},
        beaten="D",
        at={"A": "A18", "B": "A18"},
        objects={},
        alliance="",
        challenges=["C C07 A18 up"],
        hands={"A": "R01", "B": "R02", "C": "R03"},
    )
    with Party(people, pos, FRENCH) as party:
        ada = seen(party, 0, size)
        answer(ada, 0, "pass")
        expect(ada.page.locator(".end")).to_be_visible()
        ada.page.wait_for_timeout(300)
        yield "conan-end", ada


SHOTS = [
    conan_home,
    conan_start,
    conan_cards,
    conan_fight,
    conan_duel,
    conan_hire,
    conan_treaty,
    conan_alliance,
    conan_four,
    conan_two,
    conan_omen,
    conan_guide,
    conan_end,
]
