"""What whoever runs a server watches: figures, log lines, readiness and settings, none of which tells a secret."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import perf_counter, sleep
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tablee.engine.text import fault_text
from tablee.server.bot_pool import BotTrouble, Pool
from tablee.server.loadtest import Server, family
from tablee.server.loadtest.process import is_bot
from tablee.server.operate.figures import Beat, forget_dead, level_label
from tablee.server.operate.logs import JsonLines, PlainLines, at_table
from tablee.server.operate.sources import Given, Source, gather, gather_with_sources, show
from tablee.server.settings import BadSettings, Settings

from .conftest import FAST, Friend, Live, lay, play_on
from .postgres import Postgres
from .test_secrecy import World, middle, play_alike, twin_of

pytestmark = pytest.mark.timeout(180)
WATCHED = msgspec.structs.replace(FAST, log_level="debug", log_json=True, metrics_seconds=0.0, sweep=30.0)
Start = Callable[..., tuple[Server, Path]]
MESSAGES = (
    r"a request is answered",
    r"a socket is closed",
    r"a move is stored and sent",
    r"(Started|Finished) server process \[\d+\]",
    r"Waiting for application (startup|shutdown)\.",
    r"Application (startup|shutdown) complete\.",
    r"Uvicorn running on http://127\.0\.0\.1:\d+ \(Press CTRL\+C to quit\)",
    r"Shutting down",
)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Servers whose log is kept in a file."""
    made: list[Server] = []

    def begin(settings: Settings = WATCHED) -> tuple[Server, Path]:
        log = tmp_path / f"{len(made)}.log"
        server = Server(str(tmp_path / f"{len(made)}.db"), settings=settings)
        made.append(server)
        with pytest.MonkeyPatch.context() as patch, log.open("wb") as sink:
            patch.setattr(subprocess, "Popen", partial(subprocess.Popen, stderr=sink))
            server.start()
        return server, log

    yield begin
    for server in made:
        server.stop()


def fetch(server: Server, path: str) -> tuple[int, bytes]:
    try:
        with urlopen(server.url + path, timeout=30) as response:
            return response.status, response.read()
    except HTTPError as error:
        return error.code, error.read()


def figures(server: Server) -> dict[str, float]:
    """The figures, without what the machine says of the process."""
    lines = fetch(server, "/metrics")[1].decode().splitlines()
    found = (line.rpartition(" ") for line in lines if line.startswith("tablee_"))
    return {name: float(value) for name, _, value in found}


def until(found: Callable[[], bool], seconds: float = 60.0) -> None:
    end = perf_counter() + seconds
    while not found():
        assert perf_counter() < end, "it did not come about"
        sleep(0.2)


def lines_of(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text("utf-8").splitlines()]


# What is counted.


def test_moves_are_counted_and_timed(start: Start) -> None:
    server, _ = start()
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    table = ada.open("me", "open", "easy")
    bob.post(table, "sit", {})
    with ada.live(table) as first, bob.live(table) as second:
        played = play_on({0: first, 1: second}, random.Random(3), 12)
        assert figures(server)["tablee_sockets"] == 2.0
    found = figures(server)
    assert found['tablee_moves_total{by="person"}'] == played == 12
    assert found["tablee_move_acknowledged_seconds_count"] == played
    assert found["tablee_move_told_seconds_count"] >= played
    assert 0.0 < found["tablee_move_acknowledged_seconds_sum"] < 60.0
    assert found["tablee_move_told_seconds_sum"] < 60.0
    bots = found['tablee_moves_total{by="bot"}']
    assert found['tablee_bot_thinking_seconds_count{level="easy"}'] >= bots > 0
    assert found['tablee_bot_wait_seconds_count{queue="awaited"}'] >= bots
    assert found['tablee_database_seconds_count{operation="commit"}'] > 0
    assert found['tablee_tables{status="running"}'] == 1.0
    assert found['tablee_requests_total{method="POST",route="/api/tables/{id}/sit",status="200"}'] == 1.0
    assert table not in " ".join(found)


def test_paths_that_somebody_makes_up_are_no_labels(start: Start) -> None:
    server, _ = start()
    before = len(figures(server))
    for number in range(30):
        fetch(server, f"/api/made/up/{number}")
        fetch(server, f"/api/tables/up{number}")
        fetch(server, f"/up/{number}")
    found = figures(server)
    assert len(found) < before + 75, "three routes, and what the database is asked; not ninety paths"
    assert "up" not in " ".join(found).replace("tablee_database_up", "")
    assert found['tablee_requests_total{method="GET",route="/api/{rest:path}",status="404"}'] == 30.0


def test_a_bot_that_fails_is_counted_and_told(tmp_path: Path, start: Start) -> None:
    """Bot processes that die at once: the match goes on, the figures and `/readyz` say what is wrong."""
    broken = msgspec.structs.replace(WATCHED, bot_command=(sys.executable, "-c", "pass"))
    server, log = start(broken)
    friend = Friend(server)
    with friend.live(friend.open("me", "easy")) as live:
        play_on({0: live}, random.Random(1), 4)
    assert figures(server)['tablee_fallbacks_total{why="crashed"}'] > 0
    status, body = fetch(server, "/readyz")
    assert (status, json.loads(body)["bots"], json.loads(body)["database"]) == (503, "no bot process answers", "ok")
    told = [line for line in lines_of(log) if "fallback" in line["message"]]
    assert told
    assert all(line["table"] and "request" not in line for line in told)


def test_bots_are_asked_again_after_failures() -> None:
    asyncio.run(ask_bots_again())


async def ask_bots_again() -> None:
    pool = Pool(1, 20.0, (sys.executable, "-c", "pass"))
    with pytest.raises(BotTrouble):
        await pool.check()
    assert pool.failures == 1
    whole = Pool(1, 60.0)
    try:
        await whole.check()
        assert whole.answered
        asked = whole.awaited.workers[0].process
        whole.failures = 3
        await whole.check()
        assert (whole.failures, whole.awaited.workers[0].process) == (0, asked)
    finally:
        await whole.close()


def test_levels_are_a_closed_list() -> None:
    found = {level_label(f"level{number}") for number in range(100)}
    assert len(found) <= 21
    assert "other" in found


def test_figures_hold_still_between_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    at = [1000.0]
    monkeypatch.setattr("tablee.server.operate.figures.time.time", lambda: at[0])
    beat = Beat(10.0)
    assert beat.told() is None
    text = beat.tell()
    at[0] = 1009.9
    assert beat.told() == text
    at[0] = 1010.0
    assert beat.told() is None


def test_the_processes_of_a_server_tell_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    monkeypatch.setattr("tablee.server.operate.figures.time.time", lambda: 1000.0)
    first, second = Beat(10.0), Beat(10.0)
    (tmp_path / "figures_99.txt").write_bytes(b"before")
    (tmp_path / "figures_100.txt").write_bytes(b"there first")
    assert first.tell() == b"there first"
    assert second.told() == b"there first"
    assert not (tmp_path / "figures_99.txt").exists()


def test_what_a_killed_process_held_is_forgotten(tmp_path: Path) -> None:
    (tmp_path / "alive_1.lock").touch()
    for name in ("gauge_livesum_1.db", "gauge_livesum_2.db", "counter_1.db"):
        (tmp_path / name).touch()
    forget_dead(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["alive_1.lock", "counter_1.db"]


def test_a_killed_worker_takes_no_move_from_the_sum() -> None:
    postgres = Postgres()
    server = Server(postgres.url, workers=2, settings=msgspec.structs.replace(FAST, metrics_seconds=0.0))
    server.start()
    try:
        friend = Friend(server)
        played = 0
        for seed in range(4):
            with friend.live(friend.open("me", "hot")) as live:
                played += play_on({0: live, 1: live}, random.Random(seed), 5)
        watching = [friend.live(friend.open("me", "open")) for _ in range(6)]
        assert figures(server)['tablee_moves_total{by="person"}'] == played == 20
        until(lambda: figures(server)["tablee_sockets"] == 6.0)
        assert server.process is not None
        workers = [pid for pid in family(server.process.pid)[1:] if not is_bot(pid) and is_worker(pid)]
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)
        until(lambda: all_alive(server, workers[0]))
        assert figures(server)['tablee_moves_total{by="person"}'] == played
        left = sum(is_open(live) for live in watching)
        until(lambda: figures(server)["tablee_sockets"] == left)
        until(lambda: fetch(server, "/readyz")[0] == 200)
        for live in watching:
            live.close()
    finally:
        server.stop()
        postgres.close()


def is_open(live: Live) -> bool:
    try:
        live.drain(0.5)
    except ConnectionClosed:
        return False
    return True


def is_worker(pid: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()


def all_alive(server: Server, killed: int) -> bool:
    """Whether the supervisor has put another worker in the place of one, and both answer."""
    assert server.process is not None
    try:
        workers = [pid for pid in family(server.process.pid)[1:] if is_worker(pid)]
    except OSError:
        return False
    return killed not in workers and len(workers) == 2 and "tablee_sockets" in figures(server)


# What is logged.


def test_no_secret_is_in_the_log_or_the_figures(start: Start) -> None:
    """A whole match with hidden cards at level debug: every line is one of a closed list."""
    server, log = start()
    ada, bob = Friend(server, "Zorglub"), Friend(server, "Quenotte")
    table = ada.open("me", "open", "easy", name="Xanadu")
    bob.post(table, "sit", {"name": "Quenotte"})
    hands: set[str] = set()
    with ada.live(table) as first, bob.live(table) as second, Live(server, table):
        first.send({"type": "chat", "id": "c", "text": "Abracadabra"})
        first.until("chat")
        play_on({0: first, 1: second}, random.Random(8))
        for frame in (*first.frames, *second.frames):
            if frame["type"] == "state":
                hands.update(json.dumps(action) for action in frame["view"]["legal"])
        first.finished()
    assert len(hands) > 10
    fetch(server, f"/api/tables/{table}/replay")
    fetch(server, f"/api/tables/{table}?key={ada.key}")
    text = fetch(server, "/metrics")[1].decode()
    with sqlite3.connect(server.database) as connection:
        seeds = [row[0] for row in connection.execute("SELECT seed FROM matches WHERE seed IS NOT NULL")]
        hashes = [row[0] for row in connection.execute("SELECT hash FROM keys")]
        people = [row[0] for row in connection.execute("SELECT id FROM people")]
    server.stop()
    written = log.read_text("utf-8")
    assert len(seeds) == 1
    for secret in (*seeds, *hashes, *people, *hands, ada.key, bob.key, "Zorglub", "Quenotte", "Xanadu", "Abracadabra"):
        assert secret not in written
        assert secret not in text
    assert table not in text
    for line in lines_of(log):
        check_line(line, table)
    kinds = Counter(line["message"] for line in lines_of(log))
    assert kinds["a move is stored and sent"] > 20
    assert kinds["a request is answered"] > 5
    assert kinds["a socket is closed"] == 3


def check_line(line: dict[str, Any], table: str) -> None:
    """A line has nothing but what is needed, and all of that."""
    assert any(re.fullmatch(message, line["message"]) for message in MESSAGES), line
    fields = set(line) - {"at", "level", "logger", "message"}
    if line["message"] == "a move is stored and sent":
        assert fields in ({"table", "ms"}, {"table", "ms", "request"})
        assert line["table"] == table
    elif line["message"] == "a request is answered":
        assert fields - {"table"} == {"request", "method", "route", "status", "ms"}
        assert line["route"].startswith("/")
        assert ("table" in line) == line["route"].startswith("/api/tables/{id}")
    elif line["message"] == "a socket is closed":
        assert fields == {"request", "table", "route", "seconds"}
    else:
        assert not fields
    assert line.get("table", table) == table
    assert re.fullmatch(r"[0-9a-f]{12}", line.get("request", "0" * 12))
    assert "127.0.0.1" not in json.dumps(line) or line["message"].startswith("Uvicorn running")


@pytest.mark.parametrize("swaps", [1, 8])
def test_worlds_that_a_seat_cannot_tell_apart_leave_the_same_lines_and_labels(start: Start, swaps: int) -> None:
    rng = random.Random(swaps)
    servers = [start(), start()]
    dump = middle(40 + swaps)
    worlds = []
    for (server, _), world in zip(servers, (dump, twin_of(dump, swaps, rng)), strict=True):
        me, other = Friend(server, "Me"), Friend(server, "Other")
        call_by_name(server)
        lay(server, "pair", world, ["Me", "Other"])
        worlds.append(World(server, "pair", me, other))
    steps, _ = play_alike(worlds[0], worlds[1], rng)
    assert steps > 3
    for each in worlds:
        each.close()
    for server, _ in servers:
        until(partial(nobody_looks, server))
    left, right = (steady(figures(server)) for server, _ in servers)
    assert left == right
    for server, _ in servers:
        server.stop()
    assert plain_lines(servers[0][1]) == plain_lines(servers[1][1])


def call_by_name(server: Server) -> None:
    """Give everybody their name as id: seats name their person, who would be another in each world."""
    with sqlite3.connect(server.database, timeout=10) as connection:
        connection.execute("UPDATE keys SET person = (SELECT name FROM people WHERE id = person)")
        connection.execute("UPDATE people SET id = name")


def nobody_looks(server: Server) -> bool:
    return figures(server)["tablee_sockets"] == 0.0


def steady(found: dict[str, float]) -> dict[str, float]:
    """What does not depend on time: all labels, and counts of what players do."""
    kept = ("tablee_moves_total", "tablee_move_acknowledged_seconds_count", "tablee_fallbacks", "tablee_errors")
    return {name: value if name.startswith(kept) else 0.0 for name, value in found.items()}


def plain_lines(log: Path) -> Counter[str]:
    """Lines up to times, ids of processes and ports; not how often the figures were asked for."""
    lines = []
    for line in lines_of(log):
        if line.get("route") != "/metrics":
            fixed = {name: value for name, value in line.items() if name not in ("at", "ms", "seconds", "request")}
            lines.append(re.sub(r"\[\d+\]|:\d{4,5}", "", json.dumps(fixed, sort_keys=True)))
    return Counter(lines)


def record_of(error: BaseException | None = None, name: str = "tablee.server", said: str = "a call failed") -> Any:
    info = (type(error), error, error.__traceback__) if error is not None else None
    return logging.LogRecord(name, logging.ERROR, "x.py", 1, said, (), info)


def test_an_error_is_told_without_what_it_holds() -> None:
    def fail() -> None:
        try:
            raise KeyError("the hand of seat 2 is R5 R7")
        except KeyError as error:
            raise ValueError("seed ab12") from error

    try:
        fail()
    except ValueError as error:
        record = record_of(error)
    with at_table("abc"):
        told = json.loads(JsonLines().format(record))
        plain = PlainLines().format(record)
    assert (told["error"], told["table"]) == ("ValueError", "abc")
    assert any("fail" in place for place in told["trace"])
    assert "after KeyError" in told["trace"]
    for text in (json.dumps(told), plain):
        assert "R5" not in text
        assert "ab12" not in text
    assert "table=abc" in plain.splitlines()[0]


def test_a_library_says_one_line() -> None:
    record = record_of(None, "asyncio", "Task exception was never retrieved\nfuture: KeyError('R5')")
    assert json.loads(JsonLines().format(record))["message"] == "Task exception was never retrieved"


def test_people_read_plain_lines_by_default(start: Start) -> None:
    server, log = start(msgspec.structs.replace(WATCHED, log_json=False, log_level="info"))
    with urlopen(server.url + "/healthz", timeout=10) as response:
        request = response.headers["x-request-id"]
    pattern = rf"\S+Z info tablee\.server\.request: a request is answered request={request} method=GET route=/healthz .*"
    assert re.search(rf"^{pattern}$", log.read_text("utf-8"), re.MULTILINE)


# Settings.


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("port", "70000", "a whole number from 1 to 65535"),
        ("sweep", "-1", "a number from 0 to 86400"),
        ("log_level", "loud", "one of debug, info, warning, error"),
        ("forced", "perhaps", "true or false"),
        ("pace", "2, 1", "two numbers from 0 to 86400, the smaller one first"),
        ("metrics_from", "proxy", "addresses or networks, such as 127.0.0.1 or 10.0.0.0/8"),
        ("public_url", "games.example.org", "an address such as https://games.example.org"),
        ("push_contact", "keeper@example.org", "an address such as mailto:keeper@example.org"),
    ],
)
def test_a_fault_names_setting_source_and_what_is_allowed(tmp_path: Path, name: str, value: str, allowed: str) -> None:
    file = tmp_path / "tablee.toml"
    file.write_text(f"# settings\nhost = 'localhost'\n{name} = {json.dumps(value)}\n")
    for given, source in (
        (({}, str(file), {}), f"{file}, line 3"),
        (({}, "", {f"TABLEE_{name.upper()}": value}), f"TABLEE_{name.upper()}"),
        (({name: Given(value, Source("flag", f"--set {name}"))}, "", {}), f"--set {name}"),
    ):
        with pytest.raises(BadSettings) as caught:
            gather(*given)
        said = fault_text(caught.value, "en")
        assert said == f"the setting “{name}” ({source}) cannot be “{value}”: it takes {allowed}"
        french = fault_text(caught.value, "fr")
        assert f"({source.replace('line', 'ligne')})" in french
        assert "\n" not in french


def test_an_unknown_setting_and_a_broken_file_are_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tablee.toml"
    file.write_text("port = 80\ncolour = 3\n")
    with pytest.raises(BadSettings) as caught:
        gather({}, str(file), {})
    assert fault_text(caught.value, "en").startswith(f"there is no setting “colour” ({file}, line 2); there are: host, port")
    file.write_text("port = 80\ncolour : 3\n")
    with pytest.raises(BadSettings) as caught:
        gather({}, str(file), {})
    assert fault_text(caught.value, "en") == f"{file} is not a valid TOML file (line 2)"


def test_what_holds_is_shown_with_its_source_and_without_secrets(tmp_path: Path) -> None:
    file = tmp_path / "tablee.toml"
    file.write_text('workers = 2\nport = 81\ndatabase = "postgresql://me:Losung@here/games?password=Losung"\n')
    around = {"TABLEE_PORT": "82", "TABLEE_HSOT": "0.0.0.0"}
    settings, sources = gather_with_sources({"host": "::"}, str(file), around)
    lines = show(settings, sources, around)
    assert 'host = "::"  # --host' in lines
    assert "port = 82  # TABLEE_PORT" in lines
    assert f"workers = 2  # {file}, line 1" in lines
    assert f'database = "postgresql://me:…@here/games?password=…"  # {file}, line 3' in lines
    assert "chat_lines = 10  # default" in lines
    assert "# TABLEE_HSOT: no setting" in lines
    assert "Losung" not in "\n".join(lines)
    shown = tmp_path / "shown.toml"
    shown.write_text("\n".join(line for line in lines if "database" not in line), "utf-8")
    assert msgspec.structs.replace(gather({}, str(shown), {}), database=settings.database) == settings


def test_serve_shows_its_settings_and_starts_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tablee.cli", "serve", "--show-config", "--log-json", "--set", "chat_lines=3"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ | {"TABLEE_PORT": "83"})
    assert "port = 83  # TABLEE_PORT" in ran.stdout
    assert "log_json = true  # --log-json" in ran.stdout
    assert "chat_lines = 3  # --set chat_lines" in ran.stdout
