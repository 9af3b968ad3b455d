"""Effects by name: a dump writes the card and the path, and the numbers of older dumps still stand for what they did."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tablee import BadDump, Rng

from .. import GAME
from ..bot.effect_value import BY_WORD
from ..rules.content import ROWS, EpicContent
from ..rules.effects.words import WORDS
from ..rules.vocabulary import EFFECT_WORDS
from ..show.printed import PRINTED

CARDS: Final = Path(__file__).parents[1] / "rules" / "cards"
FORMER: Final[list[str]] = tomllib.loads((CARDS / "former_effects.toml").read_text("utf-8"))["paths"]
# Of the word, the amount and the number of parts of all former effects in their order, as the former code had them.
FORMER_NODES: Final = "a80e87b441b1c189828f12d419bb9c528b07f4de7bbf7b2c1d010f4612e9605b"


def test_every_word_has_one_class_and_one_worth() -> None:
    assert tuple(WORDS) == tuple(BY_WORD) == EFFECT_WORDS
    assert len(set(WORDS.values())) == len(EFFECT_WORDS)
    assert all(type(effect) is WORDS[EFFECT_WORDS[effect.op]] for effect in PRINTED.effects)


def test_every_effect_has_a_path_of_its_own() -> None:
    assert len(set(PRINTED.paths)) == len(PRINTED.effects)
    for number, path in enumerate(PRINTED.paths):
        assert PRINTED.effects[number].number == number
        assert PRINTED.written("effect", number) == path
        assert PRINTED.read("effect", path) == number


def test_every_number_of_the_older_dumps_is_the_effect_that_it_was() -> None:
    found = [PRINTED.effects[int(str(PRINTED.read("effect", number)))] for number in range(len(FORMER))]
    nodes = [(int(effect.op), int(effect.amount), len(effect.parts)) for effect in found]
    assert len(FORMER) == 318
    assert hashlib.sha256(json.dumps(nodes).encode()).hexdigest() == FORMER_NODES
    assert [PRINTED.written("effect", int(effect.number)) for effect in found] == FORMER


@pytest.mark.parametrize("written", [-1, 318, "146/effect/9", "", None, 1.5, ["146/effect"]])
def test_an_effect_that_is_none_is_refused(written: object) -> None:
    with pytest.raises(BadDump, match="there is no effect"):
        PRINTED.read("effect", written)


def dumps_with_effects() -> Iterator[dict[str, Any]]:
    """Dumps of matches in which an agenda holds effects."""
    for seed in range(6):
        pos, rng = GAME.new(2, seed), Rng(seed)
        while not pos.over:
            legal = pos.legal(pos.to_act[0])
            pos.play(pos.to_act[0], legal[rng.below(len(legal))])
            if any(hasattr(step, "effect") for step in pos.agenda):
                yield pos.dump()


def test_dumps_with_names_and_with_former_numbers_load_alike() -> None:
    found = list(dumps_with_effects())
    assert len(found) > 3
    for dump in found:
        former = json.loads(json.dumps(dump))
        for step in former["agenda"]:
            if "effect" in step:
                assert step["effect"] in PRINTED.paths
                step["effect"] = FORMER.index(step["effect"])
        assert GAME.load(former).dump() == GAME.load(dump).dump() == dump


def test_contents_do_not_share_effects() -> None:
    """A content numbers its own effects: making another changes nothing."""
    before = [(effect, effect.number) for effect in PRINTED.effects]
    other = EpicContent(ROWS)
    assert [(effect, effect.number) for effect in PRINTED.effects] == before
    assert not {id(effect) for effect in other.effects} & {id(effect) for effect in PRINTED.effects}
