"""Standing orders in the terminal: what one is not asked, how to say so, and that taking back asks again."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from rich.console import Console

import tablee
from tablee import Position
from tablee.bots import Bot
from tablee.bots.base import Perspective
from tablee.cli.base import Say, Trouble
from tablee.cli.match import Match, Seating
from tablee.cli.play import begin, checked_order, seating_of
from tablee.engine.errors import BadRecord
from tablee.engine.game import Game
from tablee.engine.rng import Rng
from tests.engine.test_orders import stacked
from tests.small_games.stack import BLANK, BOLT, NO, STACK
from tests.small_games.swap import SWAP

from .conftest import Tablee

NAMES = ["You", "Ada", "Blaise"]


class Scripted(Bot):
    """Casts a bolt when it can, and passes otherwise."""

    def choose(self, window: Perspective) -> int:
        bolt = STACK.vocabulary.number("cast", {"card": BOLT})
        return bolt if bolt in window.legal else window.legal[0]


class Typed(Match):
    """Types the lines given, and then goes."""

    lines: Iterator[str]

    def read(self) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line


def played(pos: Position, lines: Iterable[str], order: str | None = None) -> tuple[Typed, str]:
    """The match after these lines, and all that was on the screen."""
    screen = io.StringIO()
    console = Console(file=screen, width=100, markup=False, emoji=False, highlight=False)
    bots: dict[int, Bot] = {1: Scripted(), 2: Scripted()}
    match = Typed(pos, Seating(0, ["", "random", "random"], NAMES, order=order), Say("en", STACK), console, bots, Rng(1))
    match.lines = iter(lines)
    match.keep = lambda path: None  # type: ignore[method-assign]
    match.play()
    return match, screen.getvalue()


def hands(mine: tuple[int, ...]) -> Position:
    return stacked(mine, (BOLT, BLANK, BOLT), (NO, BLANK, NO))


def decisions(screen: str) -> int:
    return screen.count("Your move (Respond)")


def test_a_forced_pass_is_not_asked_for() -> None:
    match, screen = played(hands((BLANK, BLANK, BOLT)), ["pass"])
    assert decisions(screen) == 0
    assert [STACK.vocabulary.name(match.pos.moves[n][1])["verb"] for n in match.sent] == ["pass"]
    assert screen.count("You: pass.") == 2


@pytest.mark.parametrize(("order", "asked"), [(None, 1), ("ask", 1), ("mine", 0), ("never", 0)])
def test_an_order_says_when_one_is_asked(order: str | None, asked: int) -> None:
    _, screen = played(hands((BLANK, NO, BLANK)), ["pass"], order)
    assert decisions(screen) == asked


def test_an_order_is_given_and_shown_by_a_command() -> None:
    match, screen = played(hands((BLANK, NO, BLANK)), ["pass", "o", "o 9", "o never", "o 2"])
    assert "● 1 Ask me whenever I can respond" in screen
    assert "Choose a number from 1 to 3" in screen
    assert "● 3 Always pass" in screen
    assert match.seating.order == "mine"
    assert len(match.sent) >= 1
    assert match.record()["table"]["order"] == "mine"  # type: ignore[index]


def test_taking_back_goes_to_ones_own_last_decision_and_asks_there() -> None:
    match, _ = played(hands((BLANK, NO, BLANK)), ["pass", "u"], "never")
    assert (match.returned, len(match.pos.moves), match.sent) == (True, 0, set())
    first, again = (played(hands((BLANK, NO, BLANK)), ["pass", "pass", *more])[1] for more in ([], ["u"]))
    assert decisions(again) == decisions(first) + 1


def test_a_match_remembers_its_order() -> None:
    kept: dict[str, Any] = Seating(0, ["", "easy"], ["You", "Ada"], order="never").to_dict()
    assert seating_of(json.loads(json.dumps(kept)), 2).order == "never"
    assert "order" not in Seating(0, ["", "easy"], ["You", "Ada"]).to_dict()
    with pytest.raises(BadRecord):
        seating_of({**kept, "order": 3}, 2)


def test_only_an_order_that_is_there_is_taken(tablee: Tablee) -> None:
    assert checked_order(STACK, "mine") == "mine"
    with pytest.raises(Trouble):
        checked_order(SWAP, "mine")
    ran = tablee("play", "push", "--order", "mine")
    assert ran.returncode != 0
    assert "“mine”" in ran.stderr


def test_a_game_without_orders_says_so(tablee: Tablee) -> None:
    assert "no standing orders" in tablee("play", "push", "--seed", "5", typed="o\n").stdout


def test_the_only_answer_is_sent_by_public_facts_or_by_the_switch() -> None:
    """Conan for two: where to place is plain to see. Héros: that nothing but ending is legal is not; one may want it so."""
    game = tablee.game("conan")
    match = seated_at(game, 2)
    while type(match.pos.agenda[-1]).__name__ not in ("PlaceChallenge", "PlaceHero") or match.me not in match.pos.to_act:
        seat = match.pos.to_act[0]
        match.pos.play(seat, match.pos.legal(seat)[0])
    assert len(match.pos.legal(match.me)) == 1
    assert match.answered_for()
    heros = seated_at(tablee.game("heros"), 2)
    while not one_secret_answer(heros.pos, heros.me):
        seat = heros.pos.to_act[0]
        heros.pos.play(seat, heros.pos.legal(seat)[0])
    assert not heros.answered_for()
    before = len(heros.pos.moves)
    heros.send_forced()
    assert len(heros.pos.moves) == before + 1
    assert heros.seating.to_dict()["forced"] is True
    assert seating_of(heros.seating.to_dict(), 2).forced


def seated_at(game: Game, seats: int) -> Match:
    return begin(game.new(seats, 4), Seating(0, ["", *["greedy"] * (seats - 1)], ["You", "Ada"]))


def one_secret_answer(pos: Position, seat: int) -> bool:
    """Whether a seat has one answer, which only it can know."""
    return seat in pos.to_act and len(pos.legal(seat)) == 1 and not pos.agenda[-1].public(pos, seat)
