"""What PostgreSQL cannot store is refused as what it is; that is no outage."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
from sqlalchemy.exc import DBAPIError, OperationalError

from tablee.server.loadtest import Server
from tablee.server.storage import Away, Storage, Unfit, is_away

from .conftest import FAST, Friend, Live
from .postgres import Postgres

pytestmark = pytest.mark.timeout(120)


@pytest.fixture(scope="module")
def on_postgres(postgres: Postgres) -> Iterator[Server]:
    made = Server(postgres.url, settings=FAST)
    made.start()
    yield made
    made.stop()


def status(server: Server, method: str, path: str, body: object = None, key: str = "") -> int:
    try:
        server.call(method, path, body, key)
    except HTTPError as error:
        return error.code
    return 200


def test_a_zero_byte_is_the_askers_fault(on_postgres: Server) -> None:
    ada = Friend(on_postgres)
    table = ada.open("me", "hot")
    tried = [
        ("GET", "/api/tables/%00", None),
        ("GET", "/api/campaigns/a%00b", None),
        ("POST", "/api/people", {"name": "A\0da"}),
        ("POST", "/api/tables", {"game": "push", "name": "\0", "seats": [{"kind": "me"}, {"kind": "hot", "name": "x\0y"}]}),
        ("POST", "/api/campaigns", {"game": "epic", "name": "\0\0"}),
        ("POST", f"/api/tables/{table}/order", {"seat": 0, "order": "\0"}),
    ]
    for method, path, body in tried:
        assert 400 <= status(on_postgres, method, path, body, ada.key) < 500, (method, path)
    with Live(on_postgres, "%00") as live:
        assert live.until("bye", "trouble")["type"] == "bye"
    with ada.live(table) as live:
        live.until("state")
        live.send({"type": "chat", "id": 1, "text": "a\0b"})
        assert live.until("chat", "refused", "trouble")["type"] != "trouble"
    assert status(on_postgres, "GET", f"/api/tables/{table}") == 200


def test_the_database_says_whether_it_is_away(postgres: Postgres) -> None:
    """A value it refuses is unfit, a lost connection is away."""

    async def work() -> None:
        storage = Storage(msgspec.structs.replace(FAST, database=postgres.url))
        await storage.open()
        with pytest.raises(Unfit):
            await storage.match("\0")
        with pytest.raises(Unfit):
            await storage.moves("m", 2**40)
        postgres.stop()
        with pytest.raises(Away):
            await storage.match("m")
        postgres.start()
        await storage.close()

    asyncio.run(work())


def test_errors_of_sqlite_and_postgresql_are_told_apart() -> None:
    def wrapped(error: Any) -> DBAPIError:
        return OperationalError("", {}, error)

    def sqlite_error(code: int) -> sqlite3.OperationalError:
        error = sqlite3.OperationalError("…")
        error.sqlite_errorcode = code
        return error

    away = [
        wrapped(sqlite_error(sqlite3.SQLITE_BUSY)),
        wrapped(sqlite_error(sqlite3.SQLITE_IOERR | 256)),
        wrapped(sqlite_error(sqlite3.SQLITE_FULL)),
        wrapped(asyncpg.AdminShutdownError("")),
        asyncpg.CannotConnectNowError(""),
        asyncpg.DeadlockDetectedError(""),
        ConnectionRefusedError(),
        TimeoutError(),
    ]
    ours = [
        wrapped(sqlite_error(sqlite3.SQLITE_ERROR)),
        wrapped(asyncpg.CharacterNotInRepertoireError("")),
        wrapped(asyncpg.DataError("")),
        asyncpg.UndefinedTableError(""),
        ValueError(),
    ]
    assert [is_away(error) for error in away] == [True] * len(away)
    assert [is_away(error) for error in ours] == [False] * len(ours)
