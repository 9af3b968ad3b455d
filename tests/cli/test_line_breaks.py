"""Where the lines of the terminal break: French marks stay with the word that they follow, however narrow the window."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from typer.main import get_command

import tablee
from tablee.cli.app import app, run
from tablee.cli.base import Settings
from tablee.cli.manual import every

TORN = re.compile(r"(?:^|│|\s{2,})\s*[;:!?»](?=\s|$)|«\s*(?:│|$)", re.M)
"""A line, or a cell of a table, that begins with a mark or ends with an opening one."""


def commands() -> Iterator[list[str]]:
    """Everything long that the command line says: the rules of every game, the help of every command."""
    for game in tablee.list_games():
        yield ["rules", game]
        yield ["games", game]
    for _, key in every(get_command(app)):
        yield [*key.split("-")[1:], "--help"] if key != "help-new-game" else ["new-game", "--help"]


@pytest.fixture(autouse=True)
def in_french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Settings, "lang", "fr")


@pytest.mark.parametrize("columns", [44, 60, 77])
@pytest.mark.parametrize("typed", list(commands()), ids=" ".join)
def test_no_line_begins_with_a_mark_or_ends_with_an_opening_one(
    typed: list[str], columns: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    assert run(["--lang", "fr", *typed]) == 0
    said = capsys.readouterr().out
    assert len(said.splitlines()) > 3
    assert not [said[max(0, torn.start() - 40) : torn.end() + 20] for torn in TORN.finditer(said)]
    assert not re.search("[\ue000-\uf8ff]", said), "what stands for a no-break space never shows"


def test_spaces_that_do_not_break_are_printed_as_they_were(capsys: pytest.CaptureFixture[str]) -> None:
    run(["--lang", "fr", "rules", "push", "42"])
    assert "\u202f" in capsys.readouterr().out
