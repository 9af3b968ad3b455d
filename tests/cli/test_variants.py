"""What if, in the terminal: a match with changes is marked, saved, resumed and verified; cards show what changes."""

from __future__ import annotations

import json
from pathlib import Path

from tablee.cli.files import read_record
from tablee.engine.overlay import read_overlay

from .conftest import Tablee

CHANGED = ("--change", "numbers.hand_size=4", "--change", "en.card-R5=Iron [b]Lady[/b]", "--change", "aggressive=no")
SEATED = ("play", "push", "--against", "random", "--seed", "5")


def test_a_match_with_changes_is_marked_saved_and_played_again(tablee: Tablee, tmp_path: Path) -> None:
    ran = tablee(*SEATED, *CHANGED, typed="v\n1\n1 5 9\ns half.json\nq\n")
    assert "◆ Variant: 2 changes (v)" in ran.stdout
    assert "cards in hand (hand_size)  3 → 4" in ran.stdout
    assert "Iron [b]Lady[/b]" in ran.stdout
    again = tablee("play", "--resume", "half.json", typed="h\n1\n1\ns more.json\nq\nn\n")
    assert "◆ Variant: 2 changes" in again.stdout
    assert read_record(tmp_path / "more.json")["content"] == {
        "change": {"numbers": {"hand_size": 4}},
        "text": {"en": {"card-R5": "Iron [b]Lady[/b]"}},
    }
    for command in ("replay", "verify"):
        told = tablee(command, "more.json")
        assert (told.returncode, told.stderr) == (0, "")
        assert "(hand_size)  3 → 4" in told.stdout


def test_a_variant_is_saved_as_a_file_and_played_from_it(tablee: Tablee, tmp_path: Path) -> None:
    assert tablee("cards", "push", *CHANGED, "--save", "mine.toml").returncode == 0
    assert read_overlay(tmp_path / "mine.toml")["options"] == {"aggressive": False}
    ran = tablee(*SEATED, "--variant", "mine.toml", "--change", "numbers.hand_size=5", typed="v\nq\nn\n")
    assert "3 → 5" in ran.stdout
    assert "◆" not in tablee(*SEATED, typed="v\nq\nn\n").stdout


def test_cards_show_values_bounds_and_changes(tablee: Tablee) -> None:
    card = tablee("cards", "conan", "A07", "--change", "A07.glory=9")
    assert "◆ 6 → 9" in card.stdout
    assert "0 to 20" in card.stdout
    assert "en.card-A07" in card.stdout
    facts = json.loads(tablee("cards", "conan", "A07", "--change", "A07.glory=9", "--json").stdout)
    assert facts["card"]["values"]["glory"] == 9
    assert [(one["field"], one["before"], one["after"]) for one in facts["changes"]] == [("glory", 6, 9)]
    whole = json.loads(tablee("cards", "heros", "--json").stdout)
    assert {section["name"] for section in whole["sections"]} >= {"numbers", "virtue", "avatar"}


def test_the_arena_plays_a_variant(tablee: Tablee, tmp_path: Path) -> None:
    ran = tablee("arena", "push", "--bots", "random", "--games", "2", "--jobs", "1", "--out", "run", *CHANGED)
    assert (ran.returncode, "(hand_size)  3 → 4" in ran.stdout) == (0, True)
    assert json.loads((tmp_path / "run" / "plan.json").read_text("utf-8"))["content"]["change"] == {
        "numbers": {"hand_size": 4}
    }
