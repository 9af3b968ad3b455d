"""The analysis of a finished match through the front door: made once, kept, open to whoever has the link."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from tablee.server.loadtest import Server
from tablee.server.settings import Settings
from tablee.server.storage.rows import Person
from tablee.server.study import analyses
from tablee.server.study.running_analyses import Running
from tablee.server.tables import opening
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal
from tablee.server.web.limits import Limits

from .conftest import play_on, two_at_table
from .test_inside import BOTH, inside, play_some

pytestmark = pytest.mark.timeout(180)


def done(server: Server, path: str) -> dict[str, Any]:
    """Wait for an analysis as somebody without a key does."""
    while True:
        state: dict[str, Any] = server.call("GET", path)
        if state["status"] != "running":
            return state
        assert state.get("done", 0) <= state.get("total", 0)
        time.sleep(0.1)


def test_a_match_is_analysed_once_it_is_over_and_everybody_with_the_link_reads_it(server: Server) -> None:
    table, ada, bob = two_at_table(server)
    path = f"/api/tables/{table}/analysis"
    with ada.live(table) as a, bob.live(table) as b:
        play_on({0: a, 1: b}, random.Random(1), 1)
        with pytest.raises(HTTPError, match="409"):
            server.call("GET", path)
        with pytest.raises(HTTPError, match="409"):
            ada.post(table, "analysis")
        bob.post(table, "resign", {})
    assert server.call("GET", path) == {"status": "none"}
    with pytest.raises(HTTPError, match="401"):
        server.call("POST", path)
    assert ada.post(table, "analysis")["status"] in ("running", "done")
    state = done(server, path)
    assert state["status"] == "done"
    analysis = state["analysis"]
    assert analysis["moves"] == 1
    assert not analysis["finished"]
    for split in analysis["splits"]:
        parts = sum(split[part] for part in ("start", "luck", "own", "others"))
        assert parts == pytest.approx(split["result"], abs=1e-9)
    assert ada.post(table, "analysis")["analysis"] == analysis
    decided = analysis["decisions"][0]
    line = server.call("POST", f"/api/tables/{table}/line", {"step": decided["step"]})["steps"]
    assert line[0]["n"] == decided["step"]
    assert line[1]["named"] == decided["preferred"]["named"]
    with pytest.raises(HTTPError, match="404"):
        server.call("POST", f"/api/tables/{table}/line", {"step": 99})


def test_one_analysis_at_a_time_and_none_of_a_match_that_goes_on(tmp_path: Path) -> None:
    async def work(tables: TableRegistry, person: Person) -> None:
        table = await opening.open_table(tables, person, BOTH)
        with pytest.raises(Refusal, match="over"):
            await analyses.state(tables, table)
        await play_some(table, 2000)
        tables.analyses.running["another"] = Running(person.id, 3)
        with pytest.raises(Refusal, match="analysing"):
            analyses.begin(tables, table.header, person)
        tables.analyses.running.clear()
        with pytest.raises(Refusal, match="step"):
            await analyses.better_line(tables, table, 0, None)

    inside(tmp_path, work)


def test_each_person_has_so_many_analyses_a_day() -> None:
    limits = Limits(Settings(analyses=2))
    assert [limits.analyses.take("ada") for _ in range(3)] == [True, True, False]
    assert limits.analyses.take("bob")
