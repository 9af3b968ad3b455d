"""Tables of Héros un jour, héros toujours: positions laid out as the ledger writes them, and hands that play on them."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any, ClassVar, Final

from playwright.sync_api import Locator, expect
from playwright.sync_api import Position as Position2D

from tablee import Position
from tablee.games.heros import GAME
from tablee.games.heros.tests.build import lost, move, table

from ..server.conftest import Friend, Live, lay
from .kit import Crowd, Somebody

NAMES: Final = ("Ada", "Bob", "Cléo", "Dan", "Ève", "Finn")


def well_on(pos: Position, left: int, keep: int = 4) -> Position:
    """The same position later in the match: the pile has so many cards left, under its top ones any that may be."""
    dump: dict[str, Any] = pos.dump()
    zones = dump["zones"]
    under, top = zones["draw pile"][:-keep], zones["draw pile"][-keep:]
    random.Random(1).shuffle(under)
    gone = len(under) - (left - keep)
    zones["discard"] = zones.get("discard", []) + under[:gone]
    zones["draw pile"] = under[gone:] + top
    dump["counters"]["lost"] = lost(zones)
    return GAME.load(dump)


def six() -> Position:
    """Six seats, and so many cards that nothing could be fuller; a challenge and an exchange come next."""
    hands = {
        "A": "V01 V02 V03 V04 V05 V06 V07 V08 V09 V10 V11 V12 V12 SUN D01 D02 D03",
        "B": "V01 V01 V05 V06",
        "C": "V02 V07 V08 SUN",
        "D": "V03 V09 V10",
        "E": "V11 V11 V12 D04 D05 D06 D07 D08 D09",
        "F": "V06 SUN",
    }
    held = {"A": 3, "B": 2, "C": 1, "D": 10, "E": 0, "F": 2}
    posed = {"A": 2, "B": 1, "D": 2, "E": 1}
    return well_on(table(hands, players=6, pile="C06 A2", advantages=held, posed=posed), 40)


class Party:
    """People around a laid table: some with browsers, the others played by a script; bots sit last."""

    game: ClassVar = "heros"

    def __init__(self, people: Crowd, pos: Position, names: tuple[str, ...] = NAMES, bots: int = 0) -> None:
        self.people = people
        self.pos = pos
        self.id = f"laid-{secrets.token_hex(6)}"
        self.names = names
        self.friends = [Friend(people.server, name) for name in names[: pos.seats - bots]]
        ids = [friend.call("GET", "/api/people/me")["person"] for friend in self.friends] + [""] * bots
        lay(people.server, self.id, pos.dump(), ids, names)
        self.lives: dict[int, Live] = {}

    def browser(self, seat: int, **more: Any) -> Somebody:
        """The person of a seat opens the table in a browser of their own."""
        key, name = self.friends[seat].key, self.names[seat]
        somebody = self.people(game=self.game, **{"key": key, "name": name, **more})
        somebody.go(f"/t/{self.id}")
        caught_up(somebody, seat)
        return somebody

    def script(self, *seats: int) -> None:
        """These seats are here without a browser."""
        for seat in seats:
            self.lives[seat] = live = self.friends[seat].live(self.id)
            while seat not in live.states:
                live.get()

    def read(self, text: str) -> tuple[int, dict[str, Any]]:
        """Who does what, as the tests of the rules write it: "B offer virtue"."""
        return move(self.pos, text)

    def play(self, *moves: str) -> None:
        """Moves of those seats."""
        for text in moves:
            seat, action = self.read(text)
            live = self.lives[seat]
            while not live.states[seat]["view"]["legal"]:
                live.get()
            live.until("ack", id=live.play(seat, action))

    def __enter__(self) -> Party:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for live in self.lives.values():
            live.close()


def caught_up(somebody: Somebody, seat: int | None, version: int = 0) -> None:
    """Until the page shows what its person was told."""
    somebody.until(
        lambda: somebody.shown_version() == somebody.state(seat)["version"] >= version, "the page to show what it was told"
    )


def doing(somebody: Somebody, seat: int, act: Callable[[], None]) -> int:
    """Does something at one's own turn; returns the version it led to once the page shows it."""
    somebody.my_turn(seat)
    return done(somebody, seat, act)


def done(somebody: Somebody, seat: int, act: Callable[[], None]) -> int:
    """The same with the last click of a choice in the making."""
    before = len(somebody.acks())
    act()
    somebody.until(lambda: len(somebody.acks()) > before, "the move")
    version: int = somebody.acks()[-1]["version"]
    caught_up(somebody, seat, version)
    return version


# Things on the table.


def place(somebody: Somebody, seat: int) -> Locator:
    return somebody.page.locator(f'.place[data-place="{seat}"]')


def card(somebody: Somebody, name: str) -> Locator:
    """A card in one's hand."""
    return somebody.page.locator(f'[data-hand="{name}"]')


def answers(somebody: Somebody) -> list[str]:
    """What the letters of the last request, challenge or exchange say, in the order of the table."""
    letters = somebody.page.locator(".answers li").locator("[role=img], button")
    return [letter.get_attribute("aria-label") or "" for letter in letters.all()]


def said(somebody: Somebody, **given: str) -> list[str]:
    """The same in words: `Ada="sealed"`, `Bob="virtue V04"`."""
    found = []
    for who, what in given.items():
        answer, _, of = what.partition(" ")
        name = somebody.say(f"card-{of}") if of else ""
        found.append(somebody.say(f"ui-heros-answer-{answer}", who=who, card=name))
    return found


def sees(somebody: Somebody, **given: str) -> None:
    """The page shows these answers and no others."""
    wanted = sorted(said(somebody, **given))
    somebody.until(lambda: sorted(answers(somebody)) == wanted, f"{wanted}, not {answers(somebody)}", 5)


def press(somebody: Somebody, key: str, **given: Any) -> None:
    somebody.tap(somebody.page.locator(".dock button").filter(has_text=somebody.say(key, **given)))


# Their hands.


def draw(somebody: Somebody) -> None:
    somebody.tap(somebody.page.locator(".pile.draw"))


def ask(somebody: Somebody, virtue: str) -> None:
    somebody.tap(somebody.page.locator(".purse.glow"))
    name = somebody.say(f"card-{virtue}")
    somebody.tap(somebody.page.locator(".tray button").filter(has_text=name))


def finish(somebody: Somebody) -> None:
    press(somebody, "ui-heros-finish")


def pose(somebody: Somebody) -> None:
    """With the first payment there is."""
    somebody.tap(somebody.page.locator(".avatar.glow"))
    payment = somebody.page.locator(".payment").first
    expect(payment).to_be_visible()
    somebody.tap(payment)


def take(somebody: Somebody, name: str) -> None:
    """A click on the strip that is never covered by the next card."""
    at: Position2D = {"x": 14, "y": 22}
    if somebody.touch:
        card(somebody, name).tap(position=at)
    else:
        card(somebody, name).click(position=at)


def give(somebody: Somebody, *cards: str) -> None:
    for name in cards:
        take(somebody, name)
    press(somebody, "ui-heros-seal")
