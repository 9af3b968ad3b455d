"""Whole matches typed through a pipe."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import tablee as library
from tablee.cli.sealing import unseal

from .conftest import Tablee

TO_THE_END = "1\n" * 60
OPENING = "1\n5 7 9\n"


def saved(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = unseal(json.loads(path.read_text("utf-8")))
    return data


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_whole_match_ends_with_its_score_sheet(tablee: Tablee, lang: str) -> None:
    ran = tablee("play", "push", "--against", "greedy", "--seed", "5", "--lang", lang, typed=OPENING + TO_THE_END)
    assert ran.returncode == 0, ran.stderr
    assert {"fr": "Points de colonnes", "en": "Column points"}[lang] in ran.stdout
    assert {"fr": "l’emporte", "en": "win"}[lang] in ran.stdout
    assert not [word for word in ran.stdout.split() if word.startswith(("act-", "event-", "play-", "term-", "ask-"))]


@pytest.mark.parametrize("seats", ["3", "4"])
def test_other_seats_and_options(tablee: Tablee, seats: str) -> None:
    options = ["--option", "apocalypse=yes", "-o", "first=2"]
    ran = tablee(
        "play", "push", "--seats", seats, "--seat", "2", "--against", "random", *options, typed="1\n9 4\n" + TO_THE_END
    )
    assert ran.returncode == 0, ran.stderr
    assert "Column points" in ran.stdout


def test_the_same_seed_gives_the_same_match(tablee: Tablee) -> None:
    runs = [tablee("play", "push", "--against", "greedy", "--seed", "77", typed=OPENING + TO_THE_END) for _ in range(2)]
    assert runs[0].stdout == runs[1].stdout


def test_no_hidden_card_of_a_bot_is_shown(tablee: Tablee, tmp_path: Path) -> None:
    """What is on the screen is the person's own view: with another's hidden cards dealt otherwise, the same screen."""
    tablee("play", "push", "--against", "random", "--seed", "5", typed=OPENING + "s here.json\n")
    pos = library.replay(saved(tmp_path / "here.json"))
    other = pos.resample(0, library.Rng(99))
    assert other.dump() != pos.dump()
    (tmp_path / "there.json").write_text(json.dumps(library.game("push").load(other.dump()).record()), "utf-8")
    screens = [tablee("play", "push", "--resume", name, typed="t\n").stdout for name in ("here.json", "there.json")]
    assert "Your hand" in screens[0]
    assert screens[0].split("Match saved")[0] == screens[1].split("Match saved")[0]


def test_end_of_input_saves_and_resume_goes_on(tablee: Tablee, tmp_path: Path) -> None:
    ran = tablee("play", "push", "--against", "greedy", "--seed", "5", typed=OPENING + "1\n1\n")
    autosave = tmp_path / "data" / "tablee" / "autosave-push.json"
    assert ran.returncode == 0
    assert str(autosave) in ran.stdout
    before = saved(autosave)
    again = tablee("play", "push", "--resume", str(autosave), typed=TO_THE_END + "s end.json\n")
    assert "Column points" in again.stdout
    assert before["table"] == {"seat": 0, "bots": ["", "greedy"], "names": ["You", "Ada"], "takebacks": 0}


def test_save_then_finish_keeps_the_whole_match(tablee: Tablee, tmp_path: Path) -> None:
    typed = OPENING + "1\n" * 40 + "x\n"
    first = tablee("play", "push", "--against", "greedy", "--seed", "5", typed=typed.replace("x\n", ""))
    moves = first.stdout.count("›")
    assert moves > 10
    cut = OPENING + "1\n" * 4 + "s half.json\nq\nn\n"
    tablee("play", "push", "--against", "greedy", "--seed", "5", typed=cut)
    half = saved(tmp_path / "half.json")
    assert not library.replay(half).over
    tablee("play", "--resume", "half.json", typed="s same.json\nq\nn\n")
    assert saved(tmp_path / "same.json") == half


def test_a_save_is_sealed_until_the_match_is_over(tablee: Tablee, tmp_path: Path) -> None:
    seed = "c0ffee" * 6
    tablee("play", "push", "--against", "greedy", "--seed", seed, typed=OPENING + "1\ns half.json\nq\nn\n")
    text = (tmp_path / "half.json").read_text("utf-8")
    assert seed not in text
    assert set(json.loads(text)) == {"tablee", "game", "rules_version", "seats", "options", "commitment", "sealed"}
    assert tablee("verify", "half.json").returncode == 0
    assert tablee("replay", "half.json", "--seat", "1").returncode == 0
    peek = tablee("replay", "half.json", "--seat", "2")
    assert peek.returncode == 2
    assert "stays secret" in peek.stderr
    tablee("play", "--resume", "half.json", typed="s whole.json\n1\n" * 60)
    assert seed in (tmp_path / "whole.json").read_text("utf-8")
    assert tablee("replay", "whole.json", "--seat", "2").returncode == 0


def test_quit_offers_to_save(tablee: Tablee, tmp_path: Path) -> None:
    assert tablee("play", "push", "--against", "random", typed="q\ny\n").returncode == 0
    assert len(list((tmp_path / "data" / "tablee").glob("push-*.json"))) == 1
    tablee("play", "push", "--against", "random", typed="q\nn\n")
    assert len(list((tmp_path / "data" / "tablee").glob("*.json"))) == 1


def test_undo_goes_back_to_the_previous_decision(tablee: Tablee, tmp_path: Path) -> None:
    typed = OPENING + "s before.json\n1\nu\ns after.json\n"
    tablee("play", "push", "--against", "greedy", "--seed", "5", typed=typed)
    before, after = saved(tmp_path / "before.json"), saved(tmp_path / "after.json")
    assert before["moves"] == after["moves"]
    table = after["table"]
    assert isinstance(table, dict)
    assert table["takebacks"] == 1
    assert "nothing to take back" in tablee("play", "push", "--against", "random", typed="u\n").stdout


def test_refusals_say_why_and_name_the_rule(tablee: Tablee) -> None:
    typed = OPENING + "push 1\nplace 9 99\nplace 9 8\nsuper 1 1\nstarters3 1 2 3\n99\nbanana\n1 2 3 4\n"
    told = tablee("play", "push", "--against", "random", "--seed", "5", typed=typed).stdout
    for part in ("PUSH-033", "PUSH-140", "PUSH-031", "Choose a number from 1 to", "“banana” means nothing here"):
        assert part in told


def test_long_choices_can_be_narrowed_or_typed_in_any_order(tablee: Tablee, tmp_path: Path) -> None:
    for name, typed in (
        ("a", "5\n7\n9\n"),
        ("b", "9 5 7\n"),
        ("c", "5 7\n9\n"),
        ("d", "5\nb\nR5 R7 R9\n"),
        ("e", "1 1 1\n5 7 9\n"),
    ):
        tablee("play", "push", "--against", "random", "--seed", "5", typed=f"1\n{typed}s {name}.json\n")
        moves = saved(tmp_path / f"{name}.json")["moves"]
        assert isinstance(moves, list)
        assert {"seat": 0, "verb": "starters3", "low": 5, "middle": 7, "high": 9} in moves, name


def test_help_hint_log_and_rule(tablee: Tablee) -> None:
    told = tablee(
        "play", "push", "--against", "random", "--seed", "5", typed=OPENING + "?\nh\nl\nl 2\nr 42\nr nothing\n"
    ).stdout
    for part in (
        "asks a bot for a hint",
        "imagined matches",
        "reveal your starter cards",
        "never cover your own",
        "no rule “nothing”",
    ):
        assert part in told


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (["play", "chess"], "no game “chess”"),
        (["play", "push", "--seats", "7"], "2 to 4 players, not 7"),
        (["play", "push", "--seats", "many"], "--seats is not valid"),
        (["play", "push", "--seat", "3"], "no seat 3"),
        (["play", "push", "--against", "genius"], "no bot “genius”"),
        (["play", "push", "--against", "easy,easy"], "2 bots for one opponent"),
        (["play", "push", "--option", "speed=9"], "no option “speed”"),
        (["play", "push", "--option", "apocalypse"], "name=value"),
        (["play", "push", "--option", "target=9999"], "10–1000"),
        (["play", "push", "--option", "aggressive=yes"], "PUSH-120"),
        (["play", "push", "--option", "target=300"], "target score is for tournaments only"),
        (["play", "push", "--seed", "xyz"], "a seed is"),
        (["play", "push", "--resume", "none.json"], "none.json cannot be read"),
        (["play"], "needs GAME"),
        (["play", "push", "--colour"], "no option --colour"),
        (["dance"], "no command “dance”"),
        (["games", "--lang", "de"], "not “de”"),
        (["rules", "push", "PUSH-999"], "no rule “PUSH-999”"),
    ],
)
def test_mistakes_are_one_sentence_and_exit_code_2(tablee: Tablee, args: list[str], part: str) -> None:
    ran = tablee(*args)
    assert ran.returncode == 2
    assert part in ran.stderr
    assert len(ran.stderr.strip().splitlines()) == 1
    assert ran.stdout == ""


@pytest.mark.parametrize(
    "damage", ["truncated", "not json", "a list", "other game", "illegal move", "seats", "table", "binary", "seal"]
)
def test_a_damaged_save_is_refused_with_a_sentence(tablee: Tablee, tmp_path: Path, damage: str) -> None:
    tablee("play", "push", "--against", "random", "--seed", "5", typed=OPENING + "1\ns good.json\n")
    whole = (tmp_path / "good.json").read_text("utf-8")
    data = json.loads(whole) if damage == "seal" else saved(tmp_path / "good.json")
    bad = tmp_path / "bad.json"
    if damage == "seal":
        data["sealed"] = data["sealed"][:40] + data["sealed"][44:]
    elif damage == "illegal move":
        data["moves"][-1]["column"] = 9
    elif damage == "seats":
        data["seats"] = 40
    elif damage == "table":
        data["table"]["seat"] = 12
    elif damage == "other game":
        data["game"] = "chess"
    texts = {"truncated": whole[: len(whole) // 2], "not json": "hello", "a list": "[1, 2]"}
    bad.write_text(texts.get(damage, json.dumps(data)), "utf-8")
    if damage == "binary":
        bad.write_bytes(bytes(range(256)))
    ran = tablee("play", "push", "--resume", "bad.json")
    assert ran.returncode == 2
    assert len(ran.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("game", "part"), [("push", "The circle: after 9 comes 0"), ("heros", "Sun: it stands for any virtue")]
)
def test_the_help_shows_the_player_aid(tablee: Tablee, game: str, part: str) -> None:
    ran = tablee("play", game, "--against", "random", "--seed", "5", typed="?\nq\nn\n")
    assert "Player aid" in ran.stdout
    assert part in ran.stdout


def test_the_games_are_listed_in_the_language_of_the_person(tablee: Tablee) -> None:
    """Values and levels too, with what is typed beside a word that is another one."""
    french = tablee("games", "--lang", "fr").stdout
    assert "facile (easy), normal, difficile (hard)" in french
    assert re.search(r"Tournoi +non\b", french)
    assert re.search(r"Premier joueur +aucun\b", french)
    assert "Tiré au sort (random)" in french
    assert not re.search(r"\b(yes|no|none)\b", french)
    english = tablee("games").stdout
    assert "easy, normal, hard" in english
    assert re.search(r"Tournament +no\b", english)


def test_the_help_is_in_both_languages(tablee: Tablee) -> None:
    for command in ("play", "arena", "verify", "replay", "rules", "games", "bench"):
        french, english = tablee(command, "--help", "--lang", "fr").stdout, tablee(command, "--help").stdout
        assert french != english
        assert "--lang" in english
    assert "Commandes" in tablee("--help", "--lang", "fr").stdout
    assert tablee("--version").stdout.startswith("tablee ")
