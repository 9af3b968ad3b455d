"""The terminal names the rule that refuses what was typed, in the language of the run; so does a record that cannot be."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import tablee as library
from tablee.cli.base import Say, Trouble
from tablee.cli.chooser import Chooser
from tablee.cli.match import Match, Seating
from tablee.engine.rng import Rng
from tablee.engine.text import LANGUAGES

from .conftest import Tablee

NAMES = ["Ada", "Blaise", "Émilie", "Denis", "Sophie"]


def match_of(name: str, lang: str) -> Match:
    """A match on a screen that nobody reads, seen by the seat that is asked first."""
    game = library.game(name)
    pos = game.new(game.seats[0], 3)
    seating = Seating(pos.to_act[0], [""] * pos.seats, NAMES[: pos.seats])
    return Match(pos, seating, Say(lang, game), Console(file=io.StringIO()), {}, Rng(3))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", library.list_games())
def test_what_is_typed_beyond_a_verb_or_too_early_names_its_rule(name: str, lang: str) -> None:
    """The first value alone is enough, since whatever follows would be refused too."""
    match = match_of(name, lang)
    game, me = match.game, match.me
    for verb in game.verbs:
        for values in ([], [verb.ends(0)], [verb.ends(0), *verb.starts[1:]]) if verb.params else ([],):
            view = match.pos.view(me)
            chooser = Chooser(game, match.say, NAMES, view, lambda text: None)
            if not values and verb.name in chooser.verbs:
                continue
            if (meant := chooser.verb_named(verb.name)) != verb.name:
                assert meant in chooser.verbs  # what is possible now and begins so is meant first
                continue
            with pytest.raises(Trouble) as told:
                match.choose(" ".join([verb.name, *map(str, values)]), chooser)
            why, _, rule = str(told.value).removeprefix("✗ ").removesuffix("]").rpartition(" [")
            assert not rule.startswith("TABLEE"), (verb.name, values)
            assert why == game.texts.say(lang, f"refuse-{rule}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_with_a_move_that_is_refused_names_the_rule(tablee: Tablee, tmp_path: Path, lang: str) -> None:
    pos = library.game("push").new(2, 5)
    for _ in range(12):
        pos.play(pos.to_act[0], pos.legal(pos.to_act[0])[0])
    record = json.loads(json.dumps(pos.record()))
    moved = next(n for n, move in enumerate(record["moves"]) if move["verb"] == "place")
    record["moves"][moved]["column"] = 99
    (tmp_path / "bad.json").write_text(json.dumps(record), "utf-8")
    why = pos.config.game.texts.say(lang, "refuse-PUSH-010")
    for command in (("replay",), ("verify",), ("play", "push", "--resume")):
        told = tablee(*command, "bad.json", "--lang", lang).stderr
        assert f"{why} [PUSH-010]" in told
        assert Say(lang)("seat-name", seat=record["moves"][moved]["seat"] + 1) in told
        assert f" {moved + 1} " in told


def test_an_error_of_the_library_keeps_what_is_wrong_with_a_name_for_who_writes_code() -> None:
    pos = library.game("push").new(2, 5)
    with pytest.raises(library.IllegalMove) as refused:
        pos.play(pos.to_act[0], {"verb": "banana"})
    assert refused.value.rule == "TABLEE-UNKNOWN"
    assert refused.value.why == pos.config.game.texts.say(pos.config.game.texts.language, "refuse-TABLEE-UNKNOWN")
    assert isinstance(refused.value.__cause__, library.NoSuchAction)
    assert "banana" in str(refused.value.__cause__)
