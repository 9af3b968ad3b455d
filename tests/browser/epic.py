"""Tables of Epic Origins: positions laid out as the ledger writes them, and hands that play on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from playwright.sync_api import Locator, expect

from tablee import Rng
from tablee.games.epic import GAME
from tablee.games.epic.rules.position import Epic
from tablee.games.epic.tests.build import attempted, move, table
from tablee.testing.notation import question

from . import heros
from .heros import caught_up, done
from .kit import LAPTOP, Crowd, Somebody

STORIES: Final = {"A": "056 067 065b 078 088b", "B": "055 068b 073 083", "C": "058 070", "D": "062 072b 064"}
HANDS: Final = {"A": "159 172 183 176", "B": "178 163 190", "C": "162 196", "D": "189"}


class Party(heros.Party):
    """People around a laid table of Epic Origins."""

    def __enter__(self) -> Party:
        return self

    def browser(self, seat: int, **more: Any) -> Somebody:
        """The person of a seat opens the table in a browser of their own."""
        key, name = self.friends[seat].key, self.names[seat]
        somebody = self.people(game="epic", **{"key": key, "name": name, **more})
        somebody.go(f"/t/{self.id}")
        caught_up(somebody, seat)
        return somebody

    def play(self, *moves: str) -> None:
        """Moves of those who are here without a browser, written as in the tests of the rules."""
        for text in moves:
            seat, action = move(text)
            live = self.lives[seat]
            while not live.states[seat]["view"]["legal"]:
                live.get()
            live.until("ack", id=live.play(seat, action))


def well_on(players: int = 4, turn: str = "A", **more: Any) -> Epic:
    """The middle of a match: two Acts face up, Stories half written, some experience on a Class."""
    seats = "ABCD"[:players]
    given: dict[str, Any] = {
        "stories": {seat: STORIES[seat] for seat in seats},
        "hands": {seat: HANDS[seat] for seat in seats},
        "played": {seat: card for seat, card in {"A": "160", "B": "184"}.items() if seat in seats},
        "levels": {seat: level for seat, level in {"A": 4, "B": 2, "C": 3, "D": 6}.items() if seat in seats},
        "xp": dict.fromkeys(seats, 3),
        "class_xp": {seat: xp for seat, xp in {"A": 3, "B": 4}.items() if seat in seats},
        "rows": {"act I": "063 060 066 074", "act II": "086 089 082 096"},
        "adversary_xp": 9,
    }
    return table(players=players, turn=turn, **{**given, **more})


def all_open() -> Epic:
    """Four seats, and all three rows face up."""
    return well_on(4, stories={**STORIES, "B": "055 068b 073 083 092 094b"}, faced="B")


def rolling(pos: Epic, card: str, path: str = "top", dark: int = 0) -> Epic:
    """The window of a Challenge whose runes lie on the table, without the double triangle."""
    for seed in range(100):
        found = cast(Epic, pos.clone())
        found.rng = Rng(seed)
        if question(attempted(found, card, path, dark)) == "Respond":
            return found
    raise AssertionError(f"no throw for {card}")


def last_turn(won: bool) -> Epic:
    """Alone, before the Final Adversary of the first chapter; whether it has anything left decides."""
    given: dict[str, Any] = {"players": 1, "faced": "A", "finals": 1, "ends_with": "A", "options": {"chapter": 1}}
    story = {"A": "056 067 065b 078 088b 095 105 114b 109"}
    pos = table(stories=story, turns={"A": 12}, adversary_xp=0 if won else 30, **given)
    for seed in range(100):
        pos.rng = Rng(seed)
        if question(attempted(cast(Epic, pos.clone()), "adversary")) == "Respond":
            return pos
    raise AssertionError("no throw without the double triangle")


# Things on the table.


def decision(somebody: Somebody, seat: int = 0) -> str:
    question = somebody.state(seat)["view"]["question"]
    return str(question["decision"]) if question else ""


def choice(somebody: Somebody, name: str) -> Locator:
    """A button beside the question, or on the card that is held up: "pass", "dark-2", "attempt-1"."""
    return somebody.page.locator(f'[data-do="{name}"]')


def row_card(somebody: Somebody, number: int) -> Locator:
    return somebody.page.locator(f'.row-card[data-card="{number}"]')


def hand_card(somebody: Somebody, number: int) -> Locator:
    return somebody.page.locator(f'.hand .hand-card[data-card="{number}"]')


def chance(somebody: Somebody, share: float) -> str:
    """As it is written; only what is certain is 0 or 100."""
    rounded = int(share * 100 + 0.5)
    return somebody.say("ui-epic-percent", share=rounded if share in (0, 1) else min(99, max(1, rounded)))


# Their hands.


def attempt(somebody: Somebody, number: int, path: int, seat: int = 0) -> None:
    """A Challenge of a row: the card is held up, then one of its paths is chosen."""
    somebody.my_turn(seat)
    somebody.tap(row_card(somebody, number))
    done(somebody, seat, lambda: somebody.tap(choice(somebody, f"attempt-{path}")))


def answer(somebody: Somebody, name: str, seat: int = 0) -> None:
    somebody.my_turn(seat)
    done(somebody, seat, lambda: somebody.tap(choice(somebody, name)))


def play_card(somebody: Somebody, number: int, seat: int = 0) -> None:
    somebody.my_turn(seat)
    somebody.tap(hand_card(somebody, number))
    expect(choice(somebody, "play")).to_be_visible()
    done(somebody, seat, lambda: somebody.tap(choice(somebody, "play")))


def all_pass(until: Callable[[], bool], *people: Somebody) -> None:
    """They pass, by their seats, until something holds; whose only answer it is, for them it is given."""
    for _ in range(400):
        if until():
            return
        for seat, somebody in enumerate(people):
            state = somebody.state(seat)
            may_pass = any(action["verb"] == "pass" for action in state["view"]["legal"])  # or it is a turn already
            if may_pass and state["answer"] is None and not until():
                answer(somebody, "pass", seat)
        people[0].page.wait_for_timeout(25)
    raise AssertionError("they passed in vain")


def to_the_end(ada: Somebody, seat: int = 0) -> None:
    """Whatever is asked is answered with the last button, and turns are ended, until the sheet is there."""
    end = ada.page.locator(".end")
    while not ada.outcome(seat):
        ada.until(lambda: ada.outcome(seat) or (ada.due(seat) and ada.state(seat)["answer"] is None), "a question", 30)
        if ada.outcome(seat):
            break
        ada.my_turn(seat)
        done(ada, seat, lambda: ada.tap(ada.page.locator(".dock .opt").last))
    expect(end).to_be_visible()


CUT: Final = """([at, faces]) => {
  const card = document.querySelector(at)
  const put = (part, text) => card.querySelector(part) && (card.querySelector(part).textContent = text)
  return faces.filter(([name, brief, whole]) => {
    put(at.includes('hand') ? 'b' : '.title', name)
    put('.rules:not(.whole)', brief)
    put('.whole', whole)
    return [...card.querySelectorAll('.rules, .top')].some((part) => part.scrollHeight > part.clientHeight + 1)
  }).map(([name]) => name)
}"""
"""The faces of which a part would be cut off if they lay where a card lies now."""


NAME_CUT: Final = """(names) => {
  const card = document.querySelector('.hand .hand-card')
  const name = card.querySelector('b')
  return names.filter((text) => {
    name.textContent = text
    const all = document.createRange()
    all.selectNodeContents(name)
    const [said, room] = [all.getBoundingClientRect(), card.querySelector('.words').getBoundingClientRect()]
    const top = card.querySelector('.top')
    return said.right > room.right + 1 || said.bottom > room.bottom + 1 || top.scrollWidth > top.clientWidth
  })
}"""
"""The names of which a part would be cut off if they stood on the first card of a hand on a phone."""


def nothing_cut(people: Crowd, lang: str, held: int) -> None:
    """Hands of a size and the Traits of a row: the whole text, a shorter one, or the name alone; held up, all of it."""
    say = GAME.texts.say
    hand = " ".join(str(card) for card in range(159, 159 + held))
    parts = {
        card: [say(lang, f"card-{card:03}"), "", say(lang, f"rules-{card:03}")] for card in (*range(55, 63), *range(78, 86))
    }
    parts |= {card: [say(lang, f"card-{card}"), "", say(lang, f"rules-{card}")] for card in range(159, 207)}
    faces = {card: [name, say(lang, f"rules-{card:03}", "short"), text] for card, (name, _, text) in parts.items()}
    with Party(people, well_on(2, hands={"A": hand, "B": ""}, played={})) as party:
        ada = party.browser(0, lang=lang)
        ada.my_turn()
        for width, height in (LAPTOP, (1920, 1080), (1024, 768)):
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.wait_for_timeout(300)
            hands = [face for card, face in faces.items() if card > 121]
            traits = [face for card, face in faces.items() if card < 122]
            assert ada.page.evaluate(CUT, [".hand .hand-card", hands]) == [], (width, height)
            assert ada.page.evaluate(CUT, [".row-card:has(.rules)", traits]) == [], (width, height)
        ada.page.locator(".hand .hand-card").first.click()
        expect(ada.page.locator("[data-look] li").first).to_have_text(faces[159][2])
