"""A deleted person stays deleted when a backup from before is restored: a list of who was deleted is applied to it."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

from tablee.cli.app import run
from tablee.server.storage import Transaction
from tablee.server.storage.people.decency import add_block, deleted_people, drop_deleted
from tablee.server.storage.rows import Person, now
from tablee.server.tables import seating
from tablee.server.tables.table_registry import TableRegistry

from .test_inside import inside
from .test_keeper import BOB, Keeper, an_evening, everything, keeper, rows

__all__ = ["keeper"]
pytestmark = pytest.mark.timeout(120)


def tablee(*args: str) -> int:
    return run([*args, "--lang", "en"])


def bob_is_in(database: Path) -> bool:
    return any("bob" in line.lower() for line in everything(database))


@pytest.mark.parametrize("by", ["the keeper", "themselves"])
def test_who_was_deleted_since_is_not_in_a_restored_backup(
    tmp_path: Path, keeper: Keeper, capsys: pytest.CaptureFixture[str], by: str
) -> None:
    an_evening(tmp_path)
    database = tmp_path / "inside.db"
    file, names, other = tmp_path / "before.backup", tmp_path / "deleted.list", tmp_path / "other.db"
    assert tablee("backup", str(file), "--database", str(database)) == 0
    if by == "the keeper":
        assert keeper("delete", "-bob", "--yes")[0] == 0
    else:
        inside(tmp_path, lambda tables, ada: seating.forget(tables, BOB))
    code, text = keeper("deleted", "--out", str(names))
    assert code == 0
    assert "on the list: 1." in text
    assert stat.S_IMODE(names.stat().st_mode) == 0o600
    assert tablee("restore", str(file), "--forget", str(names), "--database", str(other)) == 0
    assert "Deleted again, because they were on the list: 1." in capsys.readouterr().out
    assert not bob_is_in(other)
    assert "Ada-words" in "\n".join(everything(other)), "the others stay"
    assert rows(other, "SELECT hash FROM deleted") == rows(database, "SELECT hash FROM deleted"), "and so does the list"


def test_without_the_list_they_are_back(tmp_path: Path, keeper: Keeper) -> None:
    """What the list is for."""
    an_evening(tmp_path)
    file, other = tmp_path / "before.backup", tmp_path / "other.db"
    tablee("backup", str(file), "--database", str(tmp_path / "inside.db"))
    keeper("delete", "-bob", "--yes")
    assert tablee("restore", str(file), "--database", str(other)) == 0
    assert bob_is_in(other)


def test_the_list_names_nobody(tmp_path: Path, keeper: Keeper) -> None:
    an_evening(tmp_path)
    names = tmp_path / "deleted.list"
    keeper("delete", "-bob", "--yes")
    keeper("deleted", "--out", str(names))
    (name,) = json.loads(names.read_text())["people"]
    assert len(name) == 32
    assert "bob" not in names.read_text().lower()
    assert name in keeper("deleted")[1]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (None, "cannot be read"),
        ("birds", "not a list of deleted people"),
        ('{"tablee_deleted": 2, "people": {}}', "not a list of"),
    ],
)
def test_a_list_that_is_none_is_one_sentence_and_nothing_is_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | None, why: str
) -> None:
    names = tmp_path / "deleted.list"
    if text is not None:
        names.write_text(text)
    code = tablee("restore", str(tmp_path / "x"), "--forget", str(names), "--database", str(tmp_path / "new.db"))
    captured = capsys.readouterr()
    assert code == 2
    assert why in captured.err + captured.out
    assert not (tmp_path / "new.db").exists()


def test_the_list_forgets_what_no_backup_has_any_more(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, ada: Person) -> None:
        def before(tx: Transaction) -> None:
            tx.add_person(BOB)
            add_block(tx, ada, BOB.id, BOB.name)

        await tables.storage.write(before)
        await seating.forget(tables, BOB)
        assert await tables.storage.blocked_by(ada.id) == frozenset()
        async with tables.storage.read() as connection:
            (at,) = (await connection.run_sync(deleted_people)).values()
        assert abs(at - now()) < 60_000
        await tables.storage.write(lambda tx: drop_deleted(tx, at))
        async with tables.storage.read() as connection:
            assert len(await connection.run_sync(deleted_people)) == 1
        await tables.storage.write(lambda tx: drop_deleted(tx, at + 1))
        async with tables.storage.read() as connection:
            assert await connection.run_sync(deleted_people) == {}

    inside(tmp_path, work)
