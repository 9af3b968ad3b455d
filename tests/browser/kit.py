"""People with browsers: what they see, and their hands on the table.

Things on the table are found the way a person finds them: what glows is clicked. Texts come from the same `.ftl` files as
the client's, so that a better wording breaks nothing here.
"""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentResource
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect

from tablee.engine.text import empty_bundle, source
from tablee.engine.text.grammar import Words as Noun
from tablee.server.loadtest import Server

from ..server.conftest import FAST, Friend, asked

CHROMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
LAPTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
KNOWN: Final = {"guided": {"push": True, "heros": True, "virtopia": True, "conan": True, "epic": True}}
"""What a browser remembers of somebody who has been told of the lessons."""

LOOK_OUT: Final = """(selector) => {
  const seen = (window.glimpsed ??= new Set())
  const look = () => document.querySelector(selector) && seen.add(selector)
  new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true})
  look()
}"""

expect.set_options(timeout=20_000)


def launch(playwright: Playwright) -> Browser:
    path = next(filter(None, map(shutil.which, CHROMES)), None)
    assert path, f"no browser here: one of {', '.join(CHROMES)} is needed"
    return playwright.chromium.launch(executable_path=path, args=ARGS)


class Words:
    """The client's texts in one language, with those of a game."""

    def __init__(self, lang: str, game: str = "push", package: str = "") -> None:
        self.bundle = empty_bundle(lang)
        for name in ("tablee", package or f"tablee.games.{game}"):
            self.bundle.add_resource(FluentResource(source(name, lang)), allow_overrides=True)

    def __call__(self, key: str, attr: str = "", **given: Any) -> str:
        message = self.bundle.get_message(key)
        pattern = message.attributes[attr] if attr else message.value
        assert pattern is not None, key
        said, form = str(self.bundle.format_pattern(pattern, given)[0]), message.attributes.get("form")
        return said if attr or form is None else Noun(said, str(self.bundle.format_pattern(form)[0]))


EN: Final = Words("en")
FR: Final = Words("fr")
WORDS: Final = {
    ("en", "push"): EN,
    ("fr", "push"): FR,
    **{(lang, game): Words(lang, game) for game in ("heros", "virtopia", "conan", "epic") for lang in ("en", "fr")},
}


class Somebody:
    """A person with a browser of their own."""

    def __init__(self, context: BrowserContext, url: str, words: Words = EN, touch: bool = False) -> None:
        self.context = context
        self.touch = touch
        self.url = url
        self.say = words
        self.page: Page = context.new_page()
        self.frames: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.troubles: list[str] = []
        self.rng = random.Random(7)
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        """Remember every frame and everything that goes wrong."""
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda line: self.troubles.append(line.text) if line.type == "error" else None)
        page.on("websocket", self._socket)

    def _socket(self, socket: Any) -> None:
        socket.on("framereceived", lambda data: self.frames.append(json.loads(data)))
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))

    # Where they are.

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def home(self) -> Page:
        self.go("/")
        expect(self.box).to_be_visible()
        return self.page

    @property
    def box(self) -> Locator:
        """The box of the game this person has come for, whatever lies beside it."""
        title = self.page.get_by_role("heading", name=self.say("title"), exact=True)
        return self.page.locator("article.game").filter(has=title)

    def set_up(self) -> Locator:
        """The sheet of a match against bots."""
        self.box.locator(".more button").first.click()
        return self.sheet

    def set_out(self) -> Locator:
        """The sheet of a table for friends."""
        self.box.get_by_role("button", name=self.say("ui-invite"), exact=True).click()
        return self.sheet

    def button(self, key: str, **given: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **given), exact=True)

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(key), exact=True)

    def text(self, key: str, attr: str = "", **given: Any) -> Locator:
        return self.page.get_by_text(self.say(key, attr, **given))

    @property
    def sheet(self) -> Locator:
        return self.page.locator("dialog[open]")

    @property
    def table_id(self) -> str:
        found = re.search(r"/[tr]/([^/?#]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    # What they were told.

    def states(self, seat: int | None = 0) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "state" and frame["seat"] == seat]

    def state(self, seat: int | None = 0) -> dict[str, Any]:
        told = self.states(seat)
        if not told:
            raise LookupError("nothing was told yet")
        return told[-1]

    def acks(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "ack"]

    def facts(self) -> dict[str, Any]:
        facts: dict[str, Any] = next(frame for frame in reversed(self.frames) if frame["type"] == "table")["table"]
        return facts

    def until(self, true: Callable[[], object], what: str = "it", seconds: float = 30.0) -> None:
        """Let the browser go on until something holds."""
        for _ in range(int(seconds / 0.025)):
            try:
                if true():
                    return
            except LookupError:
                pass
            self.page.wait_for_timeout(25)
        raise AssertionError(f"waited {seconds} s in vain for {what}")

    def look_out(self, selector: str) -> None:
        """From now on what is shown only for a moment is remembered, however late one asks for it."""
        self.page.evaluate(LOOK_OUT, selector)

    def saw(self, selector: str) -> None:
        self.until(lambda: self.page.evaluate("(selector) => window.glimpsed.has(selector)", selector), selector)

    # What they see at the table.

    @property
    def ask(self) -> Locator:
        return self.page.locator(".ask")

    @property
    def mine(self) -> Locator:
        """The question, when it is for this person."""
        return self.page.locator(".ask.mine")

    @property
    def hand(self) -> Locator:
        return self.page.locator(".inhand")

    def column(self, number: int) -> Locator:
        return self.page.locator(f'.column[data-drop="{number}"]')

    def my_turn(self, seat: int = 0) -> None:
        """Until the page, too, knows what it was told: the question is asked, nothing is on its way or still moving."""
        expect(self.mine).to_be_visible()
        listed = self.mine.locator("button").last

        def asked_and_open() -> bool:
            state = self.state(seat)
            legal = state["view"]["legal"]
            moving = self.shown_version() != state["version"] or self.page.locator(".table.busy").count()
            if moving or not legal:
                return False
            count = self.say("ui-choices-count", count=len(legal))
            return listed.get_attribute("aria-label") == count

        self.until(asked_and_open, "the question")

    def shown_version(self) -> int:
        """How much of what was told the page shows."""
        return int(self.page.locator("main").get_attribute("data-version") or -1)

    def over(self) -> bool:
        return self.page.locator(".end").is_visible()

    # Their hands.

    def tap(self, thing: Locator) -> None:
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def choose_team(self) -> None:
        posters = self.page.locator(".poster.legal")
        expect(posters.first).to_be_visible()
        self.tap(posters.nth(self.rng.randrange(posters.count())))

    def choose_starters(self) -> None:
        heroes = self.page.locator(".tray .hero")
        expect(heroes).to_have_count(10)
        go = self.page.locator(".tray .go")
        while go.is_disabled():
            self.tap(heroes.nth(self.rng.randrange(10)))
        go.dispatch_event("click")  # it beats, and never holds still for a patient mouse

    def turn(self) -> None:
        """One action by what glows: a card, then a column (and how far); where no column does, a discard."""
        page = self.page
        expect(self.hand.first).to_be_visible()
        glowing = page.locator(".inhand.glow")
        together = page.locator(".sticker:not(.plain)")
        self.tap(glowing.nth(self.rng.randrange(glowing.count())))
        targets = page.locator(".column.target")
        if targets.count() == 0 and together.count() == 0:  # nothing fits: any card may go
            self.tap(self.button("ui-push-throw").last)
            return
        if targets.count() == 0:  # it goes only together with others
            page.keyboard.press("Escape")
            self.tap(together.first)
        expect(targets.first).to_be_visible(timeout=3000)
        goal = targets.nth(self.rng.randrange(targets.count()))
        self.tap(goal.locator(".lain.last"))
        steps = page.locator(".steps .step")
        if self.climbing():
            expect(steps.first).to_be_visible()
            self.tap(steps.last)

    def climbing(self) -> bool:
        return self.page.locator(".steps").is_visible()

    def by_list(self) -> None:
        """One answer from the list of choices, as a screen reader offers them."""
        self.page.keyboard.press("c")
        choices = self.sheet.locator("button[data-choice]")
        expect(choices.first).to_be_visible()
        choices.nth(self.rng.randrange(min(choices.count(), 40))).click()
        expect(self.sheet).to_have_count(0)

    def answer(self, seat: int = 0, by_list: bool = False) -> None:
        """Whatever is asked, answered; returns once the server has taken it."""
        self.my_turn(seat)
        decision = self.state(seat)["view"]["question"]["decision"]
        before = len(self.acks())
        if by_list:
            self.by_list()
        else:
            {"ChooseTeam": self.choose_team, "ChooseStarters": self.choose_starters, "Turn": self.turn}[decision]()
        self.until(lambda: len(self.acks()) > before, "the move")
        version = self.acks()[-1]["version"]
        self.until(lambda: self.state(seat)["version"] >= version, "what the move did")

    def due(self, seat: int = 0) -> bool:
        view = self.state(seat)["view"]
        return bool(view["legal"] or view["outcome"])

    def outcome(self, seat: int | None = 0) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.state(seat)["view"]["outcome"]
        return found

    def answers(self, seat: int = 0, most: int = 10_000, by_list: bool = False) -> int:
        """Play on against bots until the match is over, or so many answers."""
        for played in range(most):
            self.until(lambda: self.due(seat), "one's turn", 30)
            if self.outcome(seat):
                return played
            self.answer(seat, by_list)
        self.until(lambda: self.due(seat), "one's turn", 30)
        return most

    # The widgets.

    def play_solo(self, level: str = "easy", seats: int = 2) -> Page:
        """Home, the sheet, a running match."""
        self.home()
        self.set_up().get_by_text(self.say(f"ui-level-{level}"), exact=True).click()
        self.sheet.get_by_text(str(seats), exact=True).click()
        self.sheet.get_by_role("button", name=self.say("ui-play"), exact=True).click()
        expect(self.ask).to_be_visible()
        return self.page

    def invite(self, name: str, *guests: str, public: bool = False) -> str:
        """A table for friends; guests are open, hot or bot. Returns its path."""
        self.home()
        sheet = self.set_out()
        sheet.get_by_label(self.say("ui-your-name")).fill(name)
        sheet.get_by_text(str(len(guests) + 1), exact=True).click()
        for at, guest in enumerate(guests):
            group = sheet.get_by_role("group", name=self.say("ui-seat", seat=at + 2))
            group.get_by_text(self.say(f"ui-guest-{guest}"), exact=True).click()
        if public:
            sheet.get_by_label(self.say("ui-make-public")).check()
        sheet.get_by_role("button", name=self.say("ui-create-table")).click()
        self.page.wait_for_url("**/t/*")
        return f"/t/{self.table_id}"

    def join(self, path: str, name: str) -> None:
        self.go(path)
        self.page.get_by_label(self.say("ui-your-name")).fill(name)
        self.button("ui-sit").click()

    def menu(self) -> Locator:
        self.button("ui-menu").click()
        expect(self.sheet).to_be_visible()
        return self.sheet

    def tab(self, name: str) -> Locator:
        """Open the side panel at one of its tabs."""
        if not self.page.locator("aside.open").count():
            self.button("ui-side-panel").click()
        self.page.get_by_role("tab", name=re.compile(f"^{re.escape(self.say(f'ui-{name}'))}")).click()
        return self.page.locator(f"#panel-{name}")

    def key(self) -> str:
        found: str = self.page.evaluate("JSON.parse(localStorage.getItem('tablee')).key")
        return found


class Crowd:
    """Makes people, and sees them off."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.people: list[Somebody] = []

    def __call__(
        self,
        size: tuple[int, int] = LAPTOP,
        lang: str = "en",
        game: str = "push",
        new: bool = False,
        motion: bool = False,
        touch: bool = False,
        installs: bool = False,
        **remembered: Any,
    ) -> Somebody:
        """`new`: has never seen the guide; `motion`: with full animations; `installs`: the service worker may come; more is
        what the browser remembers."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            is_mobile=touch,
            accept_downloads=True,
            permissions=["clipboard-read", "clipboard-write", *(["notifications"] if installs else [])],
            service_workers="allow" if installs else "block",
        )
        memory = {**({} if new else KNOWN), **remembered}
        if memory:
            text = json.dumps(json.dumps(memory))
            context.add_init_script(f"if (!localStorage.getItem('tablee')) localStorage.setItem('tablee', {text})")
        somebody = Somebody(context, self.server.url, WORDS[lang, game], touch)
        self.people.append(somebody)
        return somebody

    def leave(self) -> list[str]:
        """All contexts are closed; what went wrong in any of them."""
        troubles = [trouble for somebody in self.people for trouble in somebody.troubles]
        for somebody in self.people:
            somebody.context.close()
        return troubles


def known_as(key: str) -> dict[str, Any]:
    """What the browser of somebody remembers who has been here before."""
    return {"key": key, "name": "Ada", "named": True} if key else {}


def finished_match(server: Server, *kinds: str, seed: int = 1, moves: int = 10_000, game: str = "push") -> tuple[str, str]:
    """A match of one person against bots, played by a script to the end or for so many answers: its id and the key."""
    ada = Friend(server, "Ada")
    table = ada.open("me", *(kinds or ("easy",)), game=game)
    with ada.live(table) as live:
        rng = random.Random(seed)
        live.until("state")
        for _ in range(moves):
            while not asked(live.states[0]["view"]):
                live.get()
            if live.states[0]["view"]["outcome"]:
                break
            before = live.states[0]["version"]
            live.play(0, rng.choice(live.states[0]["view"]["legal"]))
            while live.states[0]["version"] == before:
                live.get()
        while not asked(live.states[0]["view"]):
            live.get()
    return table, ada.key


@contextmanager
def a_server(folder: Path) -> Iterator[Server]:
    """A real server process with quick bots."""
    static = files("tablee.server").joinpath("static/index.html")
    assert static.is_file(), "the client is not built: npm run build in web/"
    made = Server(str(folder / "tablee.db"), settings=FAST)
    made.start()
    try:
        yield made
    finally:
        made.stop()
