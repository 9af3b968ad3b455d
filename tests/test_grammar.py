"""How names and nouns join a sentence: the same cases are tried in the browser's twin (web/tests/grammar.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

import tablee
from tablee.engine.text import empty_bundle
from tablee.engine.text.grammar import FUNCTIONS, Words
from tablee.sentences import card_text, cards_text

CASES = json.loads((Path(__file__).parent.parent / "web" / "tests" / "grammar.json").read_text("utf-8"))

TOLD = """
tour = { CAP(LE($card)) } { DE($who) } : { FORM($card) ->
    [f] prise
   *[other] pris
}.
"""


@pytest.mark.parametrize(("function", "parts", "said"), CASES, ids=[f"{case[0]}-{case[2]}" for case in CASES])
def test_a_name_or_noun_joins_a_sentence(function: str, parts: list[tuple[str, str]], said: str) -> None:
    assert FUNCTIONS[function](Words.listed([Words(*part) for part in parts])) == said


def test_every_function_has_a_case() -> None:
    assert {case[0] for case in CASES} == set(FUNCTIONS)


def test_messages_call_the_functions_also_within_each_other() -> None:
    made = empty_bundle("fr")
    made.add_resource(FluentResource(TOLD))
    pattern = made.get_message("tour").value
    assert pattern is not None
    text, errors = made.format_pattern(pattern, {"card": Words("Justice", "f"), "who": "Irma"})
    assert (text, errors) == ("La Justice d’Irma : prise.", [])


def test_a_card_is_a_noun_with_the_form_that_its_message_declares(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tablee.game("heros")
    monkeypatch.setattr(game, "texts", game.texts.amended({"fr": {"card-V01.form": "m", "card-V02.form": "f"}}))
    assert FUNCTIONS["DU"](card_text(game, "fr", "V01")) == "du Courage"
    assert FUNCTIONS["LE"](cards_text(game, "fr", ["V01", "V02"])) == "le Courage et la Prudence"
    assert FUNCTIONS["LE"](cards_text(game, "fr", ["V01", "V01"])) == "deux cartes Courage"
