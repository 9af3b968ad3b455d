"""`tablee replay` and `tablee verify`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tablee as library
from tablee.engine.rng import commitment
from tablee.server import wire
from tablee.server.storage.rows import Person
from tablee.server.tables import opening, reports
from tablee.server.tables.table_registry import TableRegistry

from ..server.test_inside import BOTH, inside
from .conftest import Tablee


def played(finish: bool = True) -> dict[str, Any]:
    """A match of first choices, sealed."""
    pos = library.game("push").new(seats=3, seed=11, generator="blake2b")
    while not pos.over and (finish or len(pos.record()["moves"]) < 20):  # type: ignore[arg-type]
        pos.play(pos.to_act[0], pos.legal(pos.to_act[0])[0])
    record = json.loads(json.dumps(pos.record()))
    return {**record, "commitment": commitment(record["start"]["seed"])}


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return played()


def put(path: Path, record: object) -> str:
    path.write_text(json.dumps(record), "utf-8")
    return str(path)


def test_a_good_record_verifies(tablee: Tablee, tmp_path: Path, record: dict[str, Any]) -> None:
    ran = tablee("verify", put(tmp_path / "r.json", record))
    assert ran.returncode == 0
    assert "all legal" in ran.stdout
    assert "the one that was sealed" in ran.stdout
    del record["commitment"]
    assert "carries no seal" in tablee("verify", put(tmp_path / "r.json", record)).stdout
    record["commitment"] = commitment(record["start"]["seed"])
    assert "not over" in tablee("verify", put(tmp_path / "half.json", played(finish=False))).stdout


def test_a_match_with_changed_content_is_told_in_its_own_texts(tablee: Tablee, tmp_path: Path) -> None:
    pos = library.game("virtopia").new(1, 1, content={"text": {"en": {"leader-LT": "Perpetua"}}})
    for _ in range(6):
        pos.play(0, pos.legal(0)[0])
    file = put(tmp_path / "r.json", pos.record())
    assert tablee("verify", file).returncode == 0
    marks, _, told = tablee("replay", file).stdout.partition("\n")
    assert marks.startswith("◆")
    assert "Perpetua" in told
    assert library.game("virtopia").texts.say("en", "leader-LT") not in told


@pytest.mark.parametrize("damage", ["seed", "commitment", "move", "missing move", "version", "outcome", "dump start"])
def test_a_tampered_record_does_not_verify(tablee: Tablee, tmp_path: Path, record: dict[str, Any], damage: str) -> None:
    bad = json.loads(json.dumps(record))
    if damage == "seed":
        bad["start"]["seed"] = "ff" * 16
    elif damage == "commitment":
        bad["commitment"] = "00" * 32
    elif damage == "move":
        bad["moves"][12]["value"] = 99
    elif damage == "missing move":
        del bad["moves"][12]
    elif damage == "version":
        bad["rules_version"] = 12345
    elif damage == "outcome":
        bad["outcome"] = {"scores": [999, 0, 0], "winners": [0]}
    else:
        bad["start"] = {"dump": library.game("push").new(seats=3, seed=11).dump()}
    ran = tablee("verify", put(tmp_path / "r.json", bad))
    assert ran.returncode == 1, ran.stdout
    assert "does not verify" in ran.stderr
    assert len(ran.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "“glory” of A07 is a number from"), ("fr", "de la carte A07 est un nombre")]
)
def test_an_overlay_out_of_bounds_is_named(tablee: Tablee, tmp_path: Path, lang: str, told: str) -> None:
    """Whether the record begins with a deal or with a position."""
    pos = library.game("conan").new(2, 1, content={"change": {"A07": {"glory": 5}}})
    bad = json.loads(json.dumps(pos.record()))
    bad["content"]["change"]["A07"]["glory"] = 99
    dumped = json.loads(json.dumps({**pos.record(), "start": {"dump": pos.dump()}}))
    dumped["start"]["dump"]["content"]["change"]["A07"]["glory"] = 99
    for record in (bad, dumped):
        ran = tablee("verify", put(tmp_path / "r.json", record), "--lang", lang)
        assert ran.returncode == 1
        assert told in ran.stderr
        assert "99" in ran.stderr


def test_what_cannot_be_read_is_exit_code_2(tablee: Tablee, tmp_path: Path, record: dict[str, Any]) -> None:
    whole = json.dumps(record)
    for text in (whole[:-30], "", "{}", "[" * 100_000, '{"game": 3}', whole.replace('"push"', '"chess"')):
        (tmp_path / "r.json").write_text(text, "utf-8")
        ran = tablee("verify", "r.json")
        assert ran.returncode == 2, text[:40]
        assert len(ran.stderr.strip().splitlines()) == 1
    assert tablee("verify", "nowhere.json").returncode == 2
    assert tablee("verify", ".").returncode == 2


def test_replay_tells_the_match(tablee: Tablee, tmp_path: Path, record: dict[str, Any]) -> None:
    path = put(tmp_path / "r.json", record)
    told = tablee("replay", path).stdout
    assert "Player 1 plays the Red Starz." in told
    assert "hidden card" not in told
    assert "Column points" in told
    mine = tablee("replay", path, "--seat", "2").stdout
    assert "You play the Purple Pets." in mine
    assert tablee("replay", path, "--seat", "2", "--lang", "fr").stdout.startswith("  1  Joueur 1 joue les Red Starz.")
    assert tablee("replay", path, "--seat", "4").returncode == 2
    half = tablee("replay", put(tmp_path / "half.json", played(finish=False))).stdout
    assert "not finished" in half


# Reports.


def test_a_report_is_replayed_with_what_was_found_wrong_at_its_step(
    tablee: Tablee, tmp_path: Path, record: dict[str, Any]
) -> None:
    file = put(tmp_path / "report.json", {**record, "report": {"step": 12, "words": "The wolf ate my card."}})
    lines = tablee("replay", file).stdout.splitlines()
    (told,) = [line for line in lines if "The wolf ate my card." in line]
    assert told.split()[0] == "12"
    waiting = put(tmp_path / "half.json", {"tablee": 1, "game": "push", "report": {"step": 3, "words": "Hm."}})
    ran = tablee("replay", waiting)
    assert ran.returncode == 2
    assert "once the match is over" in ran.stderr


def test_the_keeper_lists_the_reports_and_writes_them(tablee: Tablee, tmp_path: Path) -> None:
    async def evening(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        await reports.report(tables, table, person, wire.NewReport("The [wolf] ate my card."))

    inside(tmp_path, evening)
    database = str(tmp_path / "inside.db")
    listed = tablee("reports", "--database", database).stdout
    assert "The [wolf] ate my card." in listed
    assert "stays sealed" in listed
    assert "One report written" in tablee("reports", "--out", str(tmp_path / "out"), "--database", database).stdout
    assert len(list((tmp_path / "out").iterdir())) == 1
    assert "no database" in tablee("reports", "--database", str(tmp_path / "none.db")).stderr
