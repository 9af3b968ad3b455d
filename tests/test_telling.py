"""What goes with views and events so that a browser can say them: little, nothing secret, and the same in both languages."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tablee
from tablee import Position, Rng
from tablee.engine.errors import IllegalMove
from tablee.engine.game import Game
from tablee.engine.text import texts as text
from tablee.telling import action_telling, plain, told_events, told_view

ENVELOPE = 150
"""What a state frame has besides its view and its events, in bytes."""


def tool(name: str) -> ModuleType:
    path = Path(__file__).parent.parent / "tools" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CORPUS = tool("make_corpus")


@pytest.mark.parametrize("game", CORPUS.games(), ids=lambda game: game.id)
def test_the_corpus_is_up_to_date(game: Game) -> None:
    """`python tools/make_corpus.py` writes it; Vitest holds the browser to it."""
    path = CORPUS.FOLDER / f"{game.id}.json"
    assert path.read_text("utf-8") == CORPUS.written(game)


def frames(game: Game, seats: int, seed: int, moves: int = 150) -> Iterator[tuple[Position, int | None, int]]:
    """The first moves of a random match: each position, who looks, and since which event."""
    pos, rng = game.new(seats, seed), Rng(seed)
    told: dict[int | None, int] = dict.fromkeys((*range(seats), None), 0)
    for _ in range(moves):
        for seat, since in told.items():
            yield pos, seat, since
            told[seat] = len(pos.events(seat))
        if pos.over:
            return
        mover = pos.to_act[rng.below(len(pos.to_act))]
        legal = pos.legal(mover)
        pos.play(mover, legal[rng.below(len(legal))])


def size(value: Any) -> int:
    return len(msgspec.json.encode(value)) + ENVELOPE


@pytest.mark.parametrize("name", tablee.list_games())
def test_a_state_frame_grows_by_less_than_three_tenths(name: str) -> None:
    """At the 99th percentile, against the same frames without telling."""
    game = tablee.game(name)
    bare, told = [], []
    for seats in range(game.seats[0], game.seats[1] + 1):
        for pos, seat, since in frames(game, seats, seats):
            view, events = pos.view(seat), pos.events(seat, since)
            bare.append(size([view, events]))
            told.append(size([told_view(game, view), told_events(game, events, seat)]))
    before, after = (sorted(sizes)[len(sizes) * 99 // 100] for sizes in (bare, told))
    assert before < after * 1.0001
    assert after <= 1.3 * before, (before, after)


def test_what_is_told_apart_from_its_view_stands_by_itself() -> None:
    """An advised card of one's own is named though the view that says whose cards they are is not there."""
    game = tablee.game("push")
    pos = game.new(2, 1)
    while "low" not in pos.name(pos.legal(pos.to_act[0])[0]):
        pos.play(pos.to_act[0], pos.legal(pos.to_act[0])[0])
    seat = pos.to_act[0]
    view, named = plain(pos.view(seat)), pos.name(pos.legal(seat)[0])
    assert "legal" not in told_view(game, view)["telling"]
    assert set(action_telling(game, named, view)) == set(named) - {"verb"}


@pytest.mark.parametrize("name", tablee.list_games())
def test_a_number_beyond_its_verb_is_refused_by_a_rule_in_every_language(name: str) -> None:
    """Every parameter of every verb, below and above its range."""
    game = tablee.game(name)
    pos = game.new(game.seats[1], 3)
    seat = pos.to_act[0]
    for verb in game.verbs:
        for n, param in enumerate(verb.params):
            for value in (verb.starts[n] - 1, verb.ends(n)):
                named = {"verb": verb.name, **dict(zip(verb.params, verb.starts, strict=True)), param: value}
                with pytest.raises(IllegalMove) as refused:
                    pos.play(seat, named)
                assert not refused.value.rule.startswith("TABLEE"), named
                assert all(game.texts.has(lang, f"refuse-{refused.value.rule}") for lang in text.LANGUAGES), named


class References(Visitor):  # type: ignore[misc]
    """What Fluent's own parser finds in a pattern."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(f"{node.id.name}.{node.attribute.name if node.attribute else ''}".rstrip("."))


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("name", tablee.list_games())
def test_the_variables_of_a_message_are_those_that_fluent_finds(name: str, lang: str) -> None:
    package = tablee.game(name).package
    written = text.patterns(package, lang)
    for entry in FluentParser(with_spans=False).parse(text.source(package, lang)).body:
        if isinstance(entry, ast.Message):
            forms = {
                entry.id.name: entry.value,
                **{f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes},
            }
            for key, pattern in forms.items():
                found = References(pattern) if pattern else None
                assert set(text.VARIABLE.findall(written[key])) == (found.variables if found else set()), key
                assert set(text.REFERENCE.findall(written[key])) == (found.messages if found else set()), key
