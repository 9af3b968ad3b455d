"""Something is wrong: reports are kept for the keeper of the server, and nobody gets the record before the match is over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tablee
from tablee import __version__
from tablee.server import wire
from tablee.server.backup import backup, restore
from tablee.server.storage.rows import Person
from tablee.server.tables import opening, reports, seating
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal

from .test_inside import BOTH, inside, play_some

pytestmark = pytest.mark.timeout(120)
WISH = wire.NewReport("The wolf ate my card.")


def kept(folder: Path) -> list[reports.Kept]:
    return reports.kept_reports(str(folder / "inside.db"))


def test_the_record_of_a_running_match_is_given_to_nobody(tmp_path: Path) -> None:
    async def evening(tables: TableRegistry, person: Person) -> tuple[wire.Reported, str]:
        table = await opening.open_table(tables, person, BOTH)
        await play_some(table, 9)
        return await reports.report(tables, table, person, WISH), str(table.header.seed)

    made, seed = inside(tmp_path, evening)
    (found,) = kept(tmp_path)
    assert found.file == made.file == {"tablee": 1, "game": "push", "report": found.file["report"]}
    about = found.file["report"]
    assert (about["words"], about["step"], about["version"], about["seat"]) == (WISH.words, 9, __version__, 0)
    assert seed not in json.dumps(found.file)
    assert "zones" not in json.dumps(found.file)


def test_two_matches_that_look_alike_are_reported_alike(tmp_path: Path) -> None:
    """What a reporter gets back depends on nothing hidden: it names the match, the step and their own words."""

    async def evening(tables: TableRegistry, person: Person) -> None:
        files = []
        for _ in range(2):
            table = await opening.open_table(tables, person, BOTH)
            await play_some(table, 4)
            file = (await reports.report(tables, table, person, WISH)).file
            assert file is not None
            files.append({**file, "report": {**file["report"], "id": "", "match": "", "at": 0}})
        assert files[0] == files[1]

    inside(tmp_path, evening)


def test_once_it_is_over_the_report_is_a_record_that_opens_at_that_step(tmp_path: Path) -> None:
    async def evening(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        await play_some(table, 9)
        await reports.report(tables, table, person, WISH)
        await play_some(table, 3000)
        later = await reports.report(tables, table, person, wire.NewReport("The end is wrong.", step=5))
        assert later.file is not None
        assert later.file["report"]["step"] == 5

    inside(tmp_path, evening)
    first, second = kept(tmp_path)
    assert tablee.replay(first.file).over
    assert (first.file["report"]["step"], second.file["report"]["step"]) == (9, 5)
    paths = reports.write_reports([first], tmp_path / "out")
    assert json.loads(paths[0].read_text())["report"]["words"] == WISH.words
    assert paths[0].stat().st_mode & 0o077 == 0, "only the keeper reads it"


def test_what_was_taken_back_is_still_in_its_report(tmp_path: Path) -> None:
    async def evening(tables: TableRegistry, person: Person) -> None:
        solo = wire.NewTable(game="virtopia", seats=[wire.Place("me")])
        table = await opening.open_table(tables, person, solo)
        await play_some(table, 6, by="person")
        await reports.report(tables, table, person, WISH)
        await table.match.take_back(0, person.id, "takeback")
        while table.history is not None and not table.history.pos.over:
            await play_some(table, 50, by="person")

    inside(tmp_path, evening)
    (found,) = kept(tmp_path)
    pos = tablee.replay(found.file)
    assert len(pos.moves) >= 6
    assert found.file["report"]["step"] == 6


def test_reports_are_bounded_and_said_in_words(tmp_path: Path) -> None:
    async def evening(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        with pytest.raises(Refusal, match="report-empty"):
            await reports.report(tables, table, person, wire.NewReport("   "))
        for _ in range(2):
            await reports.report(tables, table, person, WISH)
        with pytest.raises(Refusal) as caught:
            await reports.report(tables, table, person, WISH)
        assert (caught.value.key, caught.value.status) == ("many-reports", 429)

    inside(tmp_path, evening, reports=2)


def test_a_keeper_far_away_is_sent_the_report_and_nobody_is_given_a_file(tmp_path: Path) -> None:
    async def evening(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        assert (await reports.report(tables, table, person, WISH)).file is None

    inside(tmp_path, evening, public_url="https://games.example.org")
    assert len(kept(tmp_path)) == 1


def test_who_is_deleted_takes_their_reports_along(tmp_path: Path) -> None:
    async def evening(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        await reports.report(tables, table, person, WISH)
        await seating.forget(tables, person)

    inside(tmp_path, evening)
    assert kept(tmp_path) == []


def test_reports_are_in_a_backup(tmp_path: Path) -> None:
    async def evening(tables: TableRegistry, person: Person) -> None:
        await reports.report(tables, await opening.open_table(tables, person, BOTH), person, WISH)

    inside(tmp_path, evening)
    backup(str(tmp_path / "inside.db"), tmp_path / "all.backup")
    restore(str(tmp_path / "new.db"), tmp_path / "all.backup")
    assert [each.report.words for each in reports.kept_reports(str(tmp_path / "new.db"))] == [WISH.words]
