"""What people write to change a game: one change, a file, a form; read alike, checked by name, told before and after."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.engine.errors import BadContent, BadOptions, TableeError
from tablee.engine.overlay import (
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_BYTES,
    MOST_CHANGES,
    changes,
    checked_overlay,
    content_of,
    describe,
    merged,
    options_of,
    parse_change,
    read_overlay,
    shaped,
    write_overlay,
)
from tablee.engine.text import COMMON, LANGUAGES, Texts, fault_text

CONAN = tablee.game("conan")
EPIC = tablee.game("epic")
GAMES = [tablee.game(name) for name in tablee.list_games()]
WHOLE: dict[str, Any] = {
    "change": {"A07": {"glory": 5}, "C03": {"values": [2, 4, 1]}},
    "add": {"challenge": [{"id": "C33", "kind": "monster", "values": [2, 9, 9], "trophy": 3}]},
    "text": {"fr": {"card-A07": "Le « puits »", "card-A07.text": "Deux\nlignes."}, "en": {"card-C33": "The Ghoul"}},
    "options": {"forfeit": True},
}


@pytest.mark.parametrize(
    ("game", "typed", "meant"),
    [
        (CONAN, "A07.glory=5", {"change": {"A07": {"glory": 5}}}),
        (CONAN, " C03.values = 2, 4 ,1", {"change": {"C03": {"values": [2, 4, 1]}}}),
        (CONAN, "H01.power=omen", {"change": {"H01": {"power": "omen"}}}),
        (CONAN, "fr.card-A07=Le puits = le trou", {"text": {"fr": {"card-A07": "Le puits = le trou"}}}),
        (CONAN, "forfeit=oui", {"options": {"forfeit": True}}),
        (EPIC, "055.band=FOR, TRI 1", {"change": {"055": {"band": ["FOR", "TRI 1"]}}}),
        (EPIC, "055.effect=XP(3)", {"change": {"055": {"effect": "XP(3)"}}}),
        (EPIC, "adversary=P3", {"options": {"adversary": "P3"}}),
        (EPIC, "014.abilities=STATIC: FREE_DARK", {"change": {"014": {"abilities": ["STATIC: FREE_DARK"]}}}),
        (tablee.game("virtopia"), "PR1.colours=red,blue", {"change": {"PR1": {"colours": ["red", "blue"]}}}),
        (tablee.game("push"), "numbers.hand_size=4", {"change": {"numbers": {"hand_size": 4}}}),
    ],
)
def test_a_change_is_read_as_its_field_is_written(game: Any, typed: str, meant: object) -> None:
    assert parse_change(game, typed) == meant
    assert checked_overlay(game, meant) == meant


@pytest.mark.parametrize(
    ("game", "typed", "said"),
    [
        (CONAN, "A07.glory", "a change is written"),
        (CONAN, ".glory=5", "a change is written"),
        (CONAN, "A07.=5", "a change is written"),
        (CONAN, "A99.glory=5", "there is no card “A99”"),
        (CONAN, "A07.depth=5", "cannot change “depth” of A07; it can change: difficulty, glory"),
        (CONAN, "A07.glory=21", "“glory” of A07 is a number from 0 to 20, not “21”"),
        (CONAN, "A07.glory=five", "not “five”"),
        (CONAN, "C03.values=1,2", "“values” of C03 is a list of 3 numbers from 0 to 12"),
        (CONAN, "H01.power=luck", "“power” of H01 is one of: fury"),
        (CONAN, "speed=3", "conan has no option “speed”; its options: turning"),
        (CONAN, "forfeit=perhaps", "“forfeit” cannot be “perhaps”; it can be: false, true"),
        (EPIC, "055.band=", "“band” of 055 is a list of 1 to 4 of: FOR"),
        (EPIC, "055.effect=FLY(3)", "“effect” of 055 is not an effect that this card could have"),
        (EPIC, "P1.gain=NEVER", "“gain” of P1 is nothing that an Adversary waits for"),
        (EPIC, "014.abilities=FLY", "“abilities” of 014 is a list of 1 to 2 effects"),
        (tablee.game("virtopia"), "PR1.colours=pink", "“colours” of PR1 is a list of 1 to 4 different ones of: green"),
        (tablee.game("push"), "R5.value=6", "“value” of R5"),
    ],
)
def test_a_change_that_does_not_fit_names_card_field_and_bounds(game: Any, typed: str, said: str) -> None:
    with pytest.raises((BadContent, BadOptions)) as refusal:
        parse_change(game, typed)
    assert said in fault_text(refusal.value, "en")
    assert fault_text(refusal.value, "fr") != fault_text(refusal.value, "en")


def test_a_file_says_the_same_in_toml_and_json_and_written_either_way(tmp_path: Path) -> None:
    toml, dotted, plain = tmp_path / "a.toml", tmp_path / "b.toml", tmp_path / "c.json"
    toml.write_text(write_overlay(WHOLE), "utf-8")
    plain.write_text(json.dumps(WHOLE), "utf-8")
    dotted.write_text('[change]\n"A07.glory" = 5\nC03.values = [2, 4, 1]\n[text.fr]\ncard-A07.text = "Un"\n', "utf-8")
    assert read_overlay(toml) == read_overlay(plain) == checked_overlay(CONAN, WHOLE) == WHOLE
    assert read_overlay(dotted) == {
        "change": {"A07": {"glory": 5}, "C03": {"values": [2, 4, 1]}},
        "text": {"fr": {"card-A07.text": "Un"}},
    }


@pytest.mark.parametrize("written", ["[change", "= 3", "\udcff", "[[change]]\na = 1", "[modify]\na = 1", "change = 3"])
def test_a_file_that_is_no_overlay_is_refused_in_a_sentence(tmp_path: Path, written: str) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(written, "utf-8", "surrogateescape")
    with pytest.raises(BadContent) as refusal:
        read_overlay(file)
    assert refusal.value.key.startswith("fault-overlay-")


def test_later_overlays_lie_over_earlier_ones() -> None:
    first = {"change": {"A07.glory": 5, "A07.cards": 1}, "add": {"challenge": [{"id": "C33", "kind": "trap"}]}}
    second = {
        "change": {"A07": {"glory": 9}},
        "add": {"challenge": [{"id": "C33", "kind": "ally"}, {"id": "C34"}]},
        "options": {"truce": True},
    }
    both = merged(first, second, {"options": {"truce": False}})
    assert both["change"] == {"A07": {"glory": 9, "cards": 1}}
    assert both["add"] == {"challenge": [{"id": "C33", "kind": "ally"}, {"id": "C34"}]}
    assert (options_of(both), "options" in content_of(both)) == ({"truce": False}, False)
    assert merged() == shaped({}) == {}


def texts(**by_language: dict[str, str]) -> dict[str, Any]:
    """An overlay of texts alone."""
    return {"text": by_language}


@pytest.mark.parametrize(
    ("overlay", "key"),
    [
        (texts(en={"card-A07": "x" * (LONGEST_NAME + 1)}), "fault-text-length"),
        (texts(en={"card-A07.text": "x" * (LONGEST_TEXT + 1)}), "fault-text-length"),
        (texts(en={"card-A07": " "}), "fault-text-length"),
        (texts(en={"card-A07": "a\u202eb"}), "fault-text-sign"),
        (texts(en={"card-A07": "a\x1b[2Jb"}), "fault-text-sign"),
        (texts(en={"ui-leave": "Stay"}), "fault-text-key"),
        (texts(en={"title": "Mine"}), "fault-text-key"),
        (texts(tlh={"card-A07": "Qapla’"}), "fault-text-language"),
        (
            texts(en={"card-A07.text": "x" * 599, **{f"card-A{n:02}.text": "x" * 599 for n in range(8, 64)}}),
            "fault-overlay-size",
        ),
        ({"options": {f"o{n}": 1 for n in range(MOST_CHANGES + 1)}}, "fault-overlay-changes"),
        ({"change": {"A07": {"glory": object()}}}, "fault-overlay-data"),
        ({"options": {"turning": "maybe"}}, "fault-option-value"),
        ({"text": {"en": ["card-A07"]}}, "fault-text-list"),
    ],
)
def test_limits_are_named(overlay: object, key: str) -> None:
    with pytest.raises((BadContent, BadOptions)) as refusal:
        checked_overlay(CONAN, overlay)
    assert refusal.value.key == key
    assert fault_text(refusal.value, "fr") not in (str(refusal.value), fault_text(refusal.value, "en"))


def test_a_file_that_is_too_long_is_not_even_read(tmp_path: Path) -> None:
    file = tmp_path / "long.toml"
    file.write_text("#" * (MOST_BYTES + 1))
    with pytest.raises(BadContent) as refusal:
        read_overlay(file)
    assert "32" in fault_text(refusal.value, "fr")


@pytest.mark.parametrize(
    "text", ["{ $who }", "{title}", "[red]Red[/red]", "<b>x</b>", "*x*", "# .a = b", ".text = x", "a\n\n  {b"]
)
def test_texts_are_plain(text: str) -> None:
    """Neither Fluent nor a mark of any other kind is read in them."""
    overlay = checked_overlay(CONAN, texts(en={"card-A07.text": text}))
    said = CONAN.amended(content_of(overlay)).texts.say("en", "card-A07", "text")
    assert said.replace("\n  ", "\n") == text.replace("\n  ", "\n")


def test_what_changes_is_told_with_before_and_after() -> None:
    told = {(one.kind, one.field): one for one in changes(CONAN, WHOLE, "fr")}
    glory = told["change", "glory"]
    assert (glory.card, glory.name, glory.before, glory.after) == ("A07", "Le « puits »", 6, 5)
    assert told["change", "values"].before == [4, 5, 5]
    assert (told["add", "challenge"].card, told["add", "challenge"].before) == ("C33", None)
    assert told["text", "fr.card-A07"].before == "Les Mines de cuivre rouge"
    assert (told["option", "forfeit"].before, told["option", "forfeit"].after) == (False, True)
    assert changes(CONAN.amended(content_of(WHOLE)), WHOLE, "fr") == list(told.values())
    assert changes(CONAN, {"change": {"A07": {"glory": 6}}}) == []


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_description_says_what_may_be_changed(game: Any) -> None:
    """Every value that it shows fits its own bounds, and every text is one that may be changed."""
    described = describe(game, "fr")
    assert [section.name for section in described.sections] == list(game.content.rows)
    assert list(described.options) == list(game.options)
    for section in described.sections:
        assert section.fields or section.closed, section.name
        for row in section.rows:
            closed = {field.name for field in section.fields} - set(row.fields)
            assert closed <= {"effect"} if row.id[0] == "N" else not closed, row.id
        one = section.rows[0]
        if one.texts:
            checked_overlay(game, {"text": {"fr": one.texts}})
    assert sum(len(section.rows) for section in described.sections) == sum(len(rows) for rows in game.content.rows.values())


def test_a_described_variant_has_its_added_cards() -> None:
    rows = {row.id: row for section in describe(CONAN.amended(content_of(WHOLE))).sections for row in section.rows}
    assert (rows["C33"].name, rows["A07"].values["glory"]) == ("The Ghoul", 5)
    assert rows["C33"].texts == {"card-C33": "The Ghoul"}


def test_every_sentence_about_overlays_is_there_in_every_language() -> None:
    said = Texts(COMMON)
    kinds = {
        str(field.describe()["kind"]) for game in GAMES for one in game.sections.values() for field in one.fields.values()
    }
    assert all(said.has(lang, f"fault-field-{kind}") for kind in kinds for lang in LANGUAGES)
    assert isinstance(BadContent("x").saying("fault-overlay-data"), TableeError)
