"""A server that meets everybody: bounds on connections, on requests, on names and on what may be read."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
import resource
import socket
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from time import perf_counter, sleep
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tablee.server.loadtest import Server
from tablee.server.operate.sources import gather
from tablee.server.settings import BadSettings, Settings
from tablee.server.web.static import GAME_SCREENS, SCREENS, ClientFiles, is_screen

from .conftest import FAST, Friend, Live
from .postgres import Postgres

Start = Callable[..., Server]
ALLOWED = re.compile(
    r"""((process|python)_\w+(\{(generation|implementation)=.*\})?
    |tablee_(connections|sockets|tables_in_memory|database_up)
    |tablee_tables\{status="(open|running|finished|expired)"\}
    |tablee_requests_total\{method="([A-Z]+|other)",route="(other|/[a-z/.]*(\{[a-z:]+\}[a-z/]*)*)",status="\d{3}"\}
    |tablee_turned_away_total\{why="(full|idle|too[ ](slow|large))"\}
    |tablee_moves_total\{by="(person|clock|bot)"\}
    |tablee_fallbacks_total\{why="(timeout|crashed|failed|illegal)"\}
    |tablee_errors_total\{kind="\w+"\}
    |tablee_bot_(queue|busy)\{queue="(awaited|unawaited|analyses)"\}
    |tablee_move_(acknowledged|told)_seconds_(sum|count|bucket\{le="([.\d]+|\+Inf)"\})
    |tablee_(database_seconds|bot_wait_seconds|bot_thinking_seconds|bot_work_seconds)_(sum|count|bucket)
     \{(le="([.\d]+|\+Inf)",)?(operation|queue|level|work)="[a-z_]+"\}
    )[ ][-+.e\d]+""",
    re.VERBOSE,
)
FRESH = msgspec.structs.replace(FAST, metrics_seconds=0.0)
HIDING = """
import os, pathlib
from tablee.cli.hosting import hide_password
hide_password()
print(pathlib.Path("/proc/self/cmdline").read_bytes(), os.environ["TABLEE_DATABASE"])
"""


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """A server with settings of one's own, stopped in the end."""
    made: list[Server] = []

    def begin(files: int = 0, **chosen: Any) -> Server:
        server = Server(str(tmp_path / f"{len(made)}.db"), settings=Settings(pace=(0.0, 0.0), **chosen))
        made.append(server)
        with pytest.MonkeyPatch.context() as patch:
            if files:
                patch.setattr(subprocess, "Popen", partial(subprocess.Popen, preexec_fn=partial(limit_files, files)))
            server.start()
        return server

    yield begin
    for server in made:
        server.stop()


def limit_files(most: int) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def ask(server: Server, path: str, method: str = "GET", body: bytes | None = None, **headers: str) -> tuple[int, Any, bytes]:
    """Status, headers and body, whatever the status."""
    request = Request(
        server.url + path, body, {name.replace("_", "-"): value for name, value in headers.items()}, method=method
    )
    try:
        with urlopen(request, timeout=20) as response:
            return response.status, response.headers, response.read()
    except HTTPError as error:
        return error.code, error.headers, error.read()


def half_sent(server: Server, address: str = "127.0.0.1") -> socket.socket:
    half = socket.create_connection(("127.0.0.1", server.port), timeout=10, source_address=(address, 0))
    half.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
    return half


def is_shut(held: socket.socket, seconds: float = 0.5) -> bool:
    held.settimeout(seconds)
    try:
        while held.recv(4096):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


# Connections.


@pytest.mark.parametrize("addresses", [1, 40])
def test_half_sent_requests_do_not_keep_others_out(start: Start, addresses: int) -> None:
    server = start(files=1024, head_seconds=60.0)
    halves: list[socket.socket] = []
    try:
        for number in range(1050):
            with suppress(OSError):
                halves.append(half_sent(server, f"127.0.0.{1 + number % addresses}"))
        began = perf_counter()
        for _ in range(20):
            assert ask(server, "/api/games")[0] == 200
        friend = Friend(server)
        with friend.live(friend.open("me", "easy")) as live:
            live.until("state")
        assert perf_counter() - began < 60
    finally:
        for half in halves:
            half.close()


def test_whoever_is_too_slow_is_shown_the_door(start: Start) -> None:
    server = start(head_seconds=0.5, body_seconds=0.5)
    with closing(half_sent(server)) as half:
        sleep(0.3)
        half.sendall(b"a")
        assert is_shut(half, 5.0), "a head that trickles in"
    with closing(socket.create_connection(("127.0.0.1", server.port))) as silent:
        assert is_shut(silent, 5.0), "a connection that says nothing"
    with closing(socket.create_connection(("127.0.0.1", server.port))) as slow:
        slow.sendall(b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{")
        assert is_shut(slow, 5.0), "a body that does not come"
    with closing(socket.create_connection(("127.0.0.1", server.port))) as pair:
        pair.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /health HTTP/1.1\r\nHost: loc")
        for _ in range(8):
            with suppress(OSError):
                pair.sendall(b"a")
            sleep(0.2)
        assert is_shut(pair, 5.0), "a second head that trickles in behind a first"


def test_an_address_has_its_share_of_connections_and_the_rest_is_logged(tmp_path: Path) -> None:
    settings = Settings(connections_each=5, head_seconds=60.0, ease=1.0)
    server = Server(str(tmp_path / "each.db"), settings=settings)
    log = (tmp_path / "log").open("wb")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(subprocess, "Popen", partial(subprocess.Popen, stderr=log))
        server.start()
    try:
        halves = [half_sent(server, "127.0.0.9") for _ in range(12)]
        sleep(0.5)
        assert sum(not is_shut(half, 0.1) for half in halves) == 5
        assert ask(server, "/health")[0] == 200
    finally:
        server.stop()
    assert b"connections turned away" in (tmp_path / "log").read_bytes()


def test_places_are_free_again_when_sockets_close(start: Start) -> None:
    server = start(connections_each=6)
    friend = Friend(server)
    table = friend.open("me", "easy")
    for _ in range(20):
        with friend.live(table) as live:
            live.until("state")
    lives = [friend.live(table) for _ in range(6)]
    for live in lives:
        live.until("state")
    assert ask(server, "/health")[0] == 503
    for live in lives:
        live.close()
    sleep(0.3)
    assert ask(server, "/health")[0] == 200


# Sizes.


def test_a_giant_header_is_refused_early(start: Start) -> None:
    server = start()
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=10)) as giant:
        sent, answer = 0, b""
        with suppress(OSError):
            giant.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Giant: ")
            while sent < 150_000_000:
                giant.sendall(b"a" * 65536)
                sent += 65536
        with suppress(OSError):
            answer = giant.recv(4096)
    assert sent < 8_000_000
    assert not answer or b" 431 " in answer
    assert server.memory() < 300_000


@pytest.mark.parametrize(
    "head",
    [
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Large: " + b"a" * 40_000 + b"\r\n\r\n",
        b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n" + b"X-Many: a\r\n" * 200 + b"\r\n",
    ],
)
def test_heads_have_a_size(start: Start, head: bytes) -> None:
    server = start()
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=10)) as large:
        large.sendall(head)
        assert b" 431 " in large.recv(4096)


def test_nothing_grows_behind_a_body(start: Start) -> None:
    """Trailers and chunk extensions are no header and no body, and bounded all the same."""
    server = start()
    for rest in (b"0\r\nX-Trailer: ", b"1;a="):
        with closing(socket.create_connection(("127.0.0.1", server.port), timeout=10)) as large:
            sent = 0
            with suppress(OSError):
                large.sendall(b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" + rest)
                while sent < 150_000_000:
                    large.sendall(b"a" * 65536)
                    sent += 65536
            assert sent < 12_000_000


# Names and origins.


def test_only_its_own_names_are_answered(start: Start) -> None:
    server = start(hosts=("games.example",), public_url="https://play.example")
    for host in (
        "localhost:1",
        "127.0.0.1",
        "192.168.1.20:8765",
        "[::1]:8765",
        "games.example",
        "play.example",
        socket.gethostname(),
    ):
        assert ask(server, "/health", host=host)[0] == 200, host
    for host in ("evil.example", "evil.example:8765", "localhost.evil.example", "127.0.0.1.evil.example"):
        status, _, body = ask(server, "/api/games", host=host, accept_language="fr")
        assert status == 400, host
        assert "réglages" in json.loads(body)["error"]
    with pytest.raises(InvalidStatus), socket.create_connection(("127.0.0.1", server.port)) as through:
        connect("ws://evil.example/api/tables/x/live", sock=through).__enter__()


@pytest.mark.parametrize("chosen", [{"origins": ("https://play.example",)}, {"public_url": "https://play.example/tablee"}])
def test_behind_a_proxy_that_rewrites_host(start: Start, chosen: dict[str, Any]) -> None:
    server = start(**chosen)
    headers = {"host": f"127.0.0.1:{server.port}", "content_type": "application/json"}
    assert ask(server, "/api/people", "POST", b"{}", origin="https://play.example", **headers)[0] == 200
    assert ask(server, "/api/people", "POST", b"{}", origin="https://evil.example", **headers)[0] == 403
    url = f"ws://127.0.0.1:{server.port}/api/tables/x/live"
    with connect(url, origin="https://play.example") as ws:  # type: ignore[arg-type]
        ws.send('{"type":"hello"}')
        assert "table" in json.loads(ws.recv())["why"]


def counted_calls(server: Server, forwarded: Callable[[int], str]) -> list[int]:
    return [ask(server, "/api/games", x_forwarded_for=forwarded(n))[0] for n in range(150)]


def test_nobody_is_believed_to_forward_by_default(start: Start) -> None:
    """Whoever names another address with each call is still one address."""
    server = start(ease=0.5)
    assert 429 in counted_calls(server, lambda n: f"198.51.100.{n}")


def test_a_trusted_proxy_speaks_for_many(start: Start) -> None:
    server = start(ease=0.5, trusted_proxies=("127.0.0.1",))
    assert 429 not in counted_calls(server, lambda n: f"198.51.100.{n}")
    assert 429 in counted_calls(server, lambda n: f"203.0.113.{n}, 198.51.100.250"), "only the last hop is the proxy's word"


# Settings.


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tablee.toml"
    file.write_text('port = 1001\nhost = "0.0.0.0"\norigins = ["https://a.example"]\nchat_lines = 5\npace = [0.1, 0.2]\n')
    around = {"TABLEE_PORT": "1002", "TABLEE_ORIGINS": "https://b.example, https://c.example", "TABLEE_DEBUG": "1"}
    chosen = gather({"port": 1003, "workers": "2"}, str(file), around)
    assert (chosen.port, chosen.workers, chosen.host, chosen.chat_lines) == (1003, 2, "0.0.0.0", 5)
    assert (chosen.origins, chosen.pace) == (("https://b.example", "https://c.example"), (0.1, 0.2))
    assert gather({}, "", {"TABLEE_CONFIG": str(file)}).port == 1001
    assert gather({}, "", {}) == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("colour", "red"),
        ("port", "many"),
        ("port", "0"),
        ("trusted_proxies", "*"),
        ("trusted_proxies", "proxy.example"),
        ("origins", "play.example"),
        ("origins", "https://play.example/path"),
        ("shared", "true"),
    ],
)
def test_settings_that_cannot_be_are_named(name: str, value: str) -> None:
    with pytest.raises(BadSettings, match=value.replace("*", r"\*") if name in ("origins", "trusted_proxies") else name):
        gather({name: value}, "", {})


def test_the_latest_word_on_the_database_counts(tmp_path: Path) -> None:
    secret = tmp_path / "database"
    secret.write_text("postgresql://me:secret@here/games\n")
    around = {"TABLEE_DATABASE": "other.db"}
    assert gather({"database_file": str(secret)}, "", around).database == ""
    assert gather({}, "", around).database == "other.db"


def test_every_setting_is_described() -> None:
    described = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    for name in Settings.__struct_fields__:
        assert name == "shared" or f"| `{name}` |" in described, name


# Health.


def test_health_is_told(start: Start) -> None:
    server = start()
    status, headers, body = ask(server, "/health")
    assert (status, json.loads(body)["status"], headers["content-type"]) == (200, "ok", "application/json")
    for path in ("/readyz", "/ready"):
        status, _, body = ask(server, path)
        assert (status, json.loads(body)) == (200, {"status": "ok", "database": "ok", "bus": "ok", "bots": "ok"})
    assert ask(server, "/healthz")[2] == ask(server, "/health")[2]
    assert ask(server, "/robots.txt")[2].startswith(b"User-agent: *\n")
    Path(server.database).rename(server.database + ".gone")
    status, _, body = ask(server, "/readyz")
    told = {"status": "not ready", "database": "the database does not answer", "bus": "ok", "bots": "ok"}
    assert (status, json.loads(body)) == (503, told)
    assert ask(server, "/health")[0] == 200


def test_what_is_not_there_is_not_found(start: Start) -> None:
    server = start()
    for path in ("/wp-login.php", "/.env", "/table/x/.git", "/api", "/api/x", "/api/v1/x.json", "/assets/x", "/favicon.png"):
        assert ask(server, path)[0] == 404, path
    for path in ("/table/abc", "/t", "/games/push/other", "/settings/more", "/nothing/at/all/here"):
        status, headers, _ = ask(server, path)
        assert (status, headers["content-type"].partition(";")[0]) == (404, "text/html"), "the client's own page says it"
    for path in ("/", "/t/abc", "/r/abc", "/c/abc", "/learn/push", "/learn/push/one", "/puzzles/push/1", "/settings"):
        assert ask(server, path)[0] in (200, 503), f"the client's own page, or that there is none: {path}"


def test_the_server_knows_the_paths_of_the_client() -> None:
    """Every path that the client's router reads is one that the server answers with 200, and no other."""
    router = (Path(__file__).parents[2] / "web" / "src" / "lib" / "router.svelte.ts").read_text("utf-8")
    read = set(re.findall(r"parts.length === (\d) && parts\[0\] === '(\w+)'(?: && parts\[2\] === '(\w+)')?", router))
    assert len(read) > 10
    for count, first, third in read:
        path = "/".join([first, "x", third or "y"][: int(count)])
        assert is_screen(path), path
    ours = {(str(count), first, "") for count, firsts in SCREENS.items() if count for first in firsts}
    assert read == ours | {("3", "games", third) for third in GAME_SCREENS}


def test_figures_tell_of_nobody(start: Start) -> None:
    """Every line is one of a closed list; nothing in it comes from a table, a person or a card."""
    server = start(ease=1e6)
    friend = Friend(server, "Zorglub")
    table = friend.open("me", "easy", name="Xanadu")
    with friend.live(table) as live:
        live.until("state")
        live.send({"type": "chat", "id": "c", "text": "Abracadabra"})
        live.until("chat")
        status, headers, body = ask(server, "/metrics")
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    text = body.decode()
    for secret in ("Zorglub", "Xanadu", "Abracadabra", table, friend.key, "push", server.database):
        assert secret not in text
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert "tablee_sockets 1.0" in lines
    assert "tablee_database_up 1.0" in lines
    for line in lines:
        assert ALLOWED.fullmatch(line), line


def test_figures_do_not_tell_when_players_move(start: Start) -> None:
    """Whoever reads them again and again is told the same for a while, whatever somebody at a quiet table does."""
    server = start(ease=1e6, sweep=60.0, metrics_seconds=3600.0)
    ada, bob = Friend(server, "Ada"), Friend(server, "Bob")
    table = ada.open("me", "open")
    bob.post(table, "sit", {})
    with ada.live(table) as live:
        live.until("state")
        while not live.states[0]["view"]["legal"]:
            live.get()
        before = figures(server)
        live.play(0, live.states[0]["view"]["legal"][0])
        live.until("ack")
        assert figures(server) == before
        assert before['tablee_moves_total{by="person"}'] == "0.0"


def figures(server: Server) -> dict[str, str]:
    """All but what the machine says of the process."""
    lines = ask(server, "/metrics")[2].decode().splitlines()
    return {name: value for name, _, value in (line.rpartition(" ") for line in lines if line.startswith("tablee_"))}


def test_figures_are_the_sums_of_all_workers() -> None:
    postgres = Postgres()
    server = Server(postgres.url.replace("@", ":Losung@"), workers=2, settings=FRESH)
    server.start()
    try:
        for pid in family_of(server):
            assert b"Losung" not in Path(f"/proc/{pid}/cmdline").read_bytes()
        friend = Friend(server)
        table = friend.open("me", "open")
        lives = [friend.live(table) for _ in range(12)]
        for live in lives:
            live.until("table")
        end = perf_counter() + 30
        while figures(server)["tablee_sockets"] != "12.0":
            assert perf_counter() < end
            sleep(0.5)
        for live in lives:
            live.close()
        assert ask(server, "/readyz")[0] == 200
        postgres.stop()
        status, _, body = ask(server, "/readyz")
        assert (status, json.loads(body)["bots"]) == (503, "ok")
        assert {json.loads(body)[name] for name in ("database", "bus")}.isdisjoint({"ok"})
        assert ask(server, "/api/tables/public")[0] == 503
        assert ask(server, "/health")[0] == 200
        postgres.start()
    finally:
        server.stop()
        postgres.close()


def test_figures_are_for_whoever_runs_the_server(start: Start) -> None:
    server = start(trusted_proxies=("127.0.0.1",))
    assert ask(server, "/metrics")[0] == 200
    assert ask(server, "/metrics", x_forwarded_for="198.51.100.7")[0] == 404
    assert ask(server, "/metrics", x_forwarded_for="127.0.0.1")[0] == 404
    plain = start()
    assert ask(plain, "/metrics", x_forwarded_for="198.51.100.7")[0] == 404, "a proxy that we do not know"
    closed = start(metrics_from=())
    assert ask(closed, "/metrics")[0] == 404


# The end, and what is small.


def test_a_last_word_is_said_before_the_server_stops(start: Start) -> None:
    server = start()
    friend = Friend(server)
    with friend.live(friend.open("me", "easy")) as live, Live(server, friend.open("me", "open")) as other:
        live.until("state")
        other.until("table")
        assert server.process is not None
        server.process.terminate()
        assert live.until_closed() == {"type": "bye", "why": "The server is restarting; come back in a moment."}
        assert other.until_closed()["type"] == "bye"
        assert server.process.wait(10) in (0, -15)


def test_files_and_public_answers_travel_packed(server: Server) -> None:
    for path in ("/api/games", "/api/openapi.json"):
        _, headers, plain = ask(server, path)
        assert headers["content-encoding"] is None
        _, headers, packed = ask(server, path, accept_encoding="gzip")
        assert headers["content-encoding"] == "gzip"
        assert "ccept-" in headers["vary"]
        assert len(packed) < len(plain) / 3
        assert json.loads(gzip.decompress(packed)) == json.loads(plain)


def test_a_replay_travels_as_it_is_stored(server: Server) -> None:
    friend = Friend(server)
    table = friend.open("easy", "easy")
    with friend.live(table) as live:
        live.finished()
    _, headers, packed = ask(server, f"/api/tables/{table}/replay", accept_encoding="gzip, deflate, br")
    assert headers["content-encoding"] == "deflate"
    plain = ask(server, f"/api/tables/{table}/replay")[2]
    assert zlib.decompress(packed) == plain
    assert len(packed) < len(plain) / 3


def test_what_holds_a_secret_is_not_packed(server: Server) -> None:
    """A key beside a name that somebody else may choose: its size must not tell whether they are alike."""
    body = json.dumps({"name": "a" * 40}).encode()
    headers = {"content_type": "application/json", "accept_encoding": "gzip, deflate"}
    _, told, data = ask(server, "/api/people", "POST", body, **headers)
    assert told["content-encoding"] is None
    key = json.loads(data)["key"]
    assert ask(server, "/api/people/me", authorization=f"Bearer {key}", accept_encoding="gzip")[1]["content-encoding"] is None
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/x/live", compression="deflate") as ws:
        assert "sec-websocket-extensions" not in (ws.response.headers if ws.response else {})


def test_a_file_of_the_client_is_packed_once(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>" + "<p>Bonjour</p>" * 500)
    (tmp_path / "picture.png").write_bytes(b"\x89PNG" + b"0" * 5000)
    client = ClientFiles(tmp_path)

    def get(path: str, **headers: str) -> httpx.Response:
        async def asking() -> httpx.Response:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(client), base_url="http://localhost") as asks:
                return await asks.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})

        return asyncio.run(asking())

    packed = get("/", accept_encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < 500
    assert packed.text == get("/", accept_encoding="identity").text
    assert get("/", accept_encoding="gzip", if_none_match=packed.headers["etag"]).status_code == 304
    assert get("/table/abc").status_code == 404
    deep = get("/t/abc", accept_encoding="gzip")
    assert (deep.text, deep.headers["content-encoding"]) == (packed.text, "gzip")
    assert "content-encoding" not in get("/picture.png", accept_encoding="gzip").headers


# Secrets of the process.


def environment_of(pid: int) -> bytes:
    return Path(f"/proc/{pid}/environ").read_bytes()


def family_of(server: Server) -> list[int]:
    from tablee.server.loadtest import family

    assert server.process is not None
    return family(server.process.pid)


def test_no_command_line_and_no_bot_knows_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOME_TOKEN", "hush")
    server = Server(str(tmp_path / "Schatulle.db"), settings=FAST)
    server.start()
    try:
        friend = Friend(server)
        with friend.live(friend.open("easy", "easy")) as live:
            live.finished()
        pids = family_of(server)
        assert len(pids) > 1, "a bot has thought"
        for pid in pids:
            assert b"Schatulle" not in Path(f"/proc/{pid}/cmdline").read_bytes()
        for pid in pids[1:]:
            if b"bot_worker" in Path(f"/proc/{pid}/cmdline").read_bytes():
                assert b"Schatulle" not in environment_of(pid)
                assert b"hush" not in environment_of(pid)
    finally:
        server.stop()


def test_a_password_on_the_command_line_is_hidden(tmp_path: Path) -> None:
    url = "postgresql://tablee:Losung@127.0.0.1:9/none"
    ran = subprocess.run(
        [sys.executable, "-c", HIDING, "backup", "x", "--database", url], capture_output=True, text=True, check=True
    )
    shown, _, handed = ran.stdout.strip().rpartition(" ")
    assert "Losung" not in shown
    assert handed == url
    assert "--database-file" in ran.stderr


def test_files_are_for_their_owners_eyes(tmp_path: Path) -> None:
    database = tmp_path / "tablee.db"
    server = Server(str(database), settings=FAST)
    before = os.umask(0o022)
    try:
        database.touch(0o644)
        server.start()
        Friend(server)
        found = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        assert {"tablee.db", "tablee.db-wal"} <= set(found)
        assert set(found.values()) == {0o600}, found
    finally:
        os.umask(before)
        server.stop()
