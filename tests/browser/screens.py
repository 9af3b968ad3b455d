"""Pictures of every screen at both sizes, in `.screens/`: `python -m tests.browser.screens [name…]` makes them anew.

The pictures are scaled down and have few colours, so that each stays small. Those that the pages of `docs/` show are kept in
`docs/screens/`, copied there by hand when a screen has changed.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Error, expect, sync_playwright

from tablee.server.loadtest import Server

from ..server.conftest import Friend, Live, two_at_table
from . import screens_conan, screens_epic, screens_generic, screens_heros, screens_virtopia
from .generic import with_foreign_games
from .kit import LAPTOP, PHONE, Crowd, Somebody, finished_match, known_as, launch

FOLDER: Final = Path(__file__).parents[2] / ".screens"
MOST: Final = 150_000
LENGTHENING: Final = {"run": 0, "pair": 1, "place": 2, "discard": 3}


def save(somebody: Somebody, name: str, size: str) -> None:
    page = somebody.page
    page.mouse.move(2, 2)
    page.wait_for_timeout(250)
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    for width, colours in ((1000, 200), (1000, 128), (900, 128), (800, 128), (800, 96), (700, 96)):
        small = picture
        if picture.width > width:
            small = picture.resize((width, picture.height * width // picture.width), Image.Resampling.LANCZOS)
        out = io.BytesIO()
        few = small.quantize(colours, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
        few.save(out, "PNG", optimize=True)
        if out.tell() < MOST:
            break
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}-{size}.png").write_bytes(out.getvalue())
    print(f"{name}-{size}.png {out.tell() // 1000} kB, {small.width} px, {colours} colours", flush=True)


# Positions made by scripts.


def play_long(server: Server, moves: int) -> tuple[str, str]:
    """Two people who only ever make the longest column longer; it is the first one's turn again."""
    table, ada, bob = two_at_table(server)
    with ada.live(table) as first, bob.live(table) as second:
        lives: dict[int, Live] = {0: first, 1: second}
        for seat, live in lives.items():
            while seat not in live.states:
                live.get()
        for _ in range(moves):
            while not (seat := next((s for s, live in lives.items() if live.states[s]["view"]["legal"]), -1)) >= 0:
                first.drain(0.05), second.drain(0.05)
            view = lives[seat].states[seat]["view"]
            if view["question"]["decision"] == "Turn" and seat == 0 and _ > moves - 3:
                break
            before = [lives[s].states[s]["version"] for s in (0, 1)]
            lives[seat].play(seat, longest(view))
            for s in (0, 1):
                while lives[s].states[s]["version"] == before[s]:
                    lives[s].get()
    return table, ada.key


def longest(view: dict[str, Any]) -> dict[str, Any]:
    columns = view["table"]["columns"]

    def worth(action: dict[str, Any]) -> tuple[int, int]:
        column = columns[action["column"] - 1] if "column" in action else []
        return LENGTHENING.get(action["verb"], 4), -len(column)

    best: dict[str, Any] = min(view["legal"], key=worth)
    return best


def seen_by(people: Crowd, size: tuple[int, int], lang: str, key: str = "", **more: Any) -> Somebody:
    return people(size, lang, touch=size is PHONE, **known_as(key), **more)


# Screens.

Shot = Callable[[Crowd, tuple[int, int]], Iterator[tuple[str, Somebody]]]


def pages(people: Crowd, size: tuple[int, int]) -> Iterator[tuple[str, Somebody]]:
    host = Friend(people.server, "Zoé")
    host.open("me", "open", "easy", public=True)
    _, key = finished_match(people.server, moves=4)
    ada = seen_by(people, size, "en", key)
    page = ada.home()
    yield "home", ada
    ada.set_up().locator("summary").click()
    yield "setup", ada
    page.keyboard.press("Escape")
    ada.set_out()
    yield "invite", ada
    ada.go("/games/push")
    expect(page.locator(".rules h2").first).to_be_visible()
    yield "how-to", ada
    ada.go("/settings")
    yield "settings", ada
    ada.go("/credits")
    yield "credits", ada


def light(people: Crowd, size: tuple[int, int]) -> Iterator[tuple[str, Somebody]]:
    _, key = finished_match(people.server, moves=6)
    ada = seen_by(people, size, "fr", key, theme="light")
    page = ada.home()
    yield "home-light", ada
    page.locator('.resume a[href^="/t/"]').first.click()
    ada.until(ada.due, "the turn")
    expect(ada.hand.first).to_be_visible()
    yield "turn-light", ada


def beginning(people: Crowd, size: tuple[int, int]) -> Iterator[tuple[str, Somebody]]:
    ada, bob = seen_by(people, size, "en"), seen_by(people, size, "en")
    path = ada.invite("Ada", "open")
    yield "lobby", ada
    bob.go(path)
    expect(bob.button("ui-sit")).to_be_visible()
    yield "join", bob
    bob.page.get_by_label(bob.say("ui-your-name")).fill("Bob")
    bob.button("ui-sit").click()
    bob.until(lambda: bob.state(1), "the table")
    ada.until(ada.due, "the turn")
    ada.my_turn()
    yield "teams", ada
    ada.answer()
    bob.until(lambda: bob.due(1), "the turn")
    bob.answer(1)
    ada.until(lambda: ada.due() and ada.state()["view"]["question"]["decision"] == "ChooseStarters", "the starters")
    ada.my_turn()
    for value in (3, 7):
        ada.tap(ada.page.locator(".tray .hero").nth(value))
    yield "starters", ada
    ada.page.locator(".tray .slot.full").first.click()
    ada.page.locator(".tray .slot.full").first.click()
    ada.answer()
    yield "sealed", ada


def middle(people: Crowd, size: tuple[int, int]) -> Iterator[tuple[str, Somebody]]:
    table, key = finished_match(people.server, moves=9)
    ada = seen_by(people, size, "en", key)
    page = ada.go(f"/t/{table}")
    ada.until(ada.due, "the turn")
    ada.my_turn()
    yield "turn", ada
    glowing = page.locator(".inhand.glow")
    ada.tap(glowing.first if glowing.count() else ada.hand.first)
    yield "chosen", ada
    page.keyboard.press("Escape")
    ada.tab("rules")
    page.wait_for_timeout(250)
    yield "rules", ada
    ada.tab("chat")
    yield "chat", ada
    ada.button("ui-close-panel").click()
    page.keyboard.press("c")
    yield "choices", ada
    page.keyboard.press("Escape")
    ada.menu()
    yield "menu", ada
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_visible(timeout=25_000)
    yield "hint", ada


def guide(people: Crowd, size: tuple[int, int]) -> Iterator[tuple[str, Somebody]]:
    table, key = finished_match(people.server, moves=2)
    ada = people(size, touch=size is PHONE, new=True, key=key, name="Ada")
    ada.go(f"/t/{table}")
    bubble = ada.page.get_by_role("dialog", name=ada.say("ui-guide"))
    expect(bubble).to_be_visible()
    bubble.get_by_role("button", name=ada.say("ui-guide-next")).click()
    bubble.get_by_role("button", name=ada.say("ui-guide-next")).click()
    yield "guide", ada


def refusal(people: Crowd, size: tuple[int, int]) -> Iterator[tuple[str, Somebody]]:
    table, key = finished_match(people.server, moves=3, seed=5)
    ada = seen_by(people, size, "en", key)
    page = ada.go(f"/t/{table}")
    ada.until(ada.due, "the turn")
    ada.my_turn()
    for at in range(3):
        ada.tap(ada.hand.nth(at))
        for column in page.locator(".column:not(.target)").all():
            ada.tap(column.locator(".lain.last"))
            with suppress(AssertionError):
                expect(page.locator(".toast")).to_be_visible(timeout=800)
                yield "refusal", ada
                return


def waiting(people: Crowd, size: tuple[int, int]) -> Iterator[tuple[str, Somebody]]:
    table, ada, bob = two_at_table(people.server)
    with ada.live(table) as first, bob.live(table) as second:
        lives = {0: first, 1: second}
        from random import Random

        from ..server.conftest import play_on

        play_on(lives, Random(4), 17)
        first.drain()
        key = ada.key if not first.states[0]["view"]["legal"] else bob.key
        seat = 0 if key == ada.key else 1
        somebody = seen_by(people, size, "en", key)
        somebody.go(f"/t/{table}")
        somebody.until(lambda: somebody.state(seat), "the table")
        expect(somebody.hand.first).to_be_visible()
        yield "waiting", somebody


def long(people: Crowd, size: tuple[int, int]) -> Iterator[tuple[str, Somebody]]:
    table, key = play_long(people.server, 34)
    ada = seen_by(people, size, "en", key)
    ada.go(f"/t/{table}")
    expect(ada.page.locator(".column").first).to_be_visible()
    yield "long", ada


def four(people: Crowd, size: tuple[int, int]) -> Iterator[tuple[str, Somebody]]:
    table, key = finished_match(people.server, "easy", "normal", "easy", moves=11)
    ada = seen_by(people, size, "fr", key)
    ada.go(f"/t/{table}")
    ada.until(ada.due, "the turn")
    expect(ada.hand.first).to_be_visible()
    yield "four", ada


def end(people: Crowd, size: tuple[int, int]) -> Iterator[tuple[str, Somebody]]:
    table, key = finished_match(people.server, "easy")
    ada = seen_by(people, size, "en", key)
    page = ada.go(f"/t/{table}")
    expect(page.locator(".end")).to_be_visible()
    page.wait_for_timeout(300)
    yield "end", ada
    ada.go(f"/r/{table}?step=20")
    expect(page.locator(".column").first).to_be_visible()
    ada.button("ui-advice").click()
    expect(page.locator(".hint li").first).to_be_visible(timeout=25_000)
    yield "replay", ada


def resume(people: Crowd, size: tuple[int, int]) -> Iterator[tuple[str, Somebody]]:
    """A decision that is tried again, what is reported from its table, and the home that has both."""
    table, key = finished_match(people.server, "easy")
    ada = seen_by(people, size, "en", key)
    page = ada.go(f"/t/{table}")
    page.locator(".end figure").scroll_into_view_if_needed()
    yield "end-score", ada
    page.locator(".end").get_by_role("link", name=ada.say("ui-retry")).click()
    expect(ada.button("ui-retry-here")).to_be_enabled()
    ada.button("ui-own-before").click()
    yield "retry", ada
    ada.button("ui-retry-here").click()
    ada.until(ada.due, "the decision")
    expect(ada.hand.first).to_be_visible()
    yield "retried", ada
    ada.menu().get_by_role("button", name=ada.say("ui-report")).click()
    ada.page.get_by_label(ada.say("ui-report-words")).fill("The third column should have been mine.")
    yield "report", ada
    ada.home()
    yield "home-resume", ada


def hot(people: Crowd, size: tuple[int, int]) -> Iterator[tuple[str, Somebody]]:
    ada = seen_by(people, size, "en")
    ada.invite("Ada", "hot")
    expect(ada.page.locator(".curtain")).to_be_visible()
    yield "curtain", ada


SHOTS: Final[list[Shot]] = [
    pages,
    light,
    beginning,
    middle,
    guide,
    refusal,
    waiting,
    long,
    four,
    end,
    resume,
    hot,
    *screens_heros.SHOTS,
    *screens_virtopia.SHOTS,
    *screens_conan.SHOTS,
    *screens_epic.SHOTS,
    *screens_generic.SHOTS,
]


def main() -> None:
    wanted = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder, with_foreign_games(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for shot in SHOTS:
            if wanted and shot.__name__ not in wanted:
                continue
            for size, label in ((LAPTOP, "laptop"), (PHONE, "phone")):
                crowd = Crowd(browser, server)
                try:
                    for name, somebody in shot(crowd, size):
                        save(somebody, name, label)
                except (AssertionError, Error) as problem:
                    print(f"{shot.__name__} {label}: {str(problem)[:300]}", flush=True)
                for trouble in crowd.leave():
                    print(f"{shot.__name__} {label}: {trouble}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
