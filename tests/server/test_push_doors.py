"""Where notices may be left: at push services of the Internet, whatever a person names and a resolver answers."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tablee.server.notify import doors as knocking
from tablee.server.notify.doors import HTTPS, Answer, BadDoor, Doors, is_public, place_of

pytestmark = pytest.mark.timeout(60)
TAKEN = b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"
PUBLIC = "93.184.215.14"
INSIDE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.9",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "fd12:3456::1",
    "fec0::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:93.184.215.14",
    "::7f00:1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "2002:7f00:1::1",
    "2001:0:7f00:1::1",
    "2001:db8::1",
    "fe80::1%eth0",
    "nonsense",
]


@pytest.mark.parametrize("address", INSIDE)
def test_no_address_of_ones_own_network_is_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [PUBLIC, "8.8.8.8", "2606:4700:4700::1111", "2a00:1450:4007::200e"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "ftp://push.example/x",
        "https://push.example:80/x",
        "https://push.example:0/x",
        "https://push.example:99999/x",
        "https://ada:key@push.example/x",
        "https://@push.example/x",
        "https://push.example/x#part",
        "https://push.example/x y",
        "https://push.example/x\r\nhost: other",
        "https://push.example/é",
        "https://pu sh.example/x",
        "https://[::1/x",
        "https:///x",
        "https://",
        "push.example",
        "",
    ],
)
def test_only_plain_https_addresses_are_taken(endpoint: str) -> None:
    with pytest.raises(BadDoor):
        place_of(endpoint)


def test_an_endpoint_has_a_host_a_port_and_a_path() -> None:
    assert place_of("https://Push.Example/a/b?c=d") == ("push.example", HTTPS, "/a/b?c=d")
    assert place_of("https://push.example:443") == ("push.example", HTTPS, "/")


class Resolver:
    """Answers what it is told to, one answer after the other, and counts."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, int]] = []

    async def __call__(self, host: str, port: int) -> list[str]:
        self.asked.append((host, port))
        return self.answers.pop(0)


def test_one_private_address_among_others_is_enough_to_stay_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*args: Any, **more: Any) -> Any:
        raise AssertionError("nothing is connected to")

    monkeypatch.setattr(asyncio, "open_connection", never)
    for addresses in [answer for inside in INSIDE for answer in ([inside], [PUBLIC, inside], [inside, PUBLIC])]:
        with pytest.raises(BadDoor):
            asyncio.run(Doors(Resolver(addresses)).leave("https://push.example/x", {}, b"x"))


def test_a_name_that_resolves_to_nothing_is_no_door() -> None:
    with pytest.raises(BadDoor):
        asyncio.run(Doors(Resolver([])).find("https://push.example/x"))


def test_a_name_is_asked_for_once_and_its_address_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever answers differently the second time is not asked a second time."""
    connected: list[Any] = []

    async def noted(*args: Any, **more: Any) -> Any:
        connected.append((args, more["server_hostname"]))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", noted)
    resolver = Resolver([PUBLIC], ["127.0.0.1"])
    with pytest.raises(ConnectionRefusedError):
        asyncio.run(Doors(resolver).leave("https://push.example/x", {}, b"x"))
    assert resolver.asked == [("push.example", HTTPS)]
    assert connected == [((PUBLIC, HTTPS), "push.example")]


def test_a_resolver_that_fails_or_hangs_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knocking, "FIND_SECONDS", 0.05)

    async def hangs(host: str, port: int) -> list[str]:
        await asyncio.sleep(60)
        return []

    for resolve in (hangs, Doors()._ask_system):
        with pytest.raises(OSError, match="not found"):
            asyncio.run(Doors(resolve).find(f"https://{'a' * 64}.invalid/x"))


# A real service on this machine, for which the rule is set aside.


def certificate(folder: Path, host: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """What a service of this name shows, and what a client needs to believe it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    day = timedelta(days=1)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(1).not_valid_before(datetime.now(UTC) - day).not_valid_after(datetime.now(UTC) + day)
    names = x509.SubjectAlternativeName([x509.DNSName(host)])
    signed = made.add_extension(names, critical=False).sign(key, hashes.SHA256())
    pem = signed.public_bytes(serialization.Encoding.PEM)
    private = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (folder / "both.pem").write_bytes(private + pem)
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(folder / "both.pem")
    return serving, ssl.create_default_context(cadata=pem.decode())


@asynccontextmanager
async def service(tls: ssl.SSLContext, says: bytes, heard: list[bytes]) -> AsyncIterator[int]:
    """A push service that keeps what it hears and says one thing; its port."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        heard.append(head + await reader.readexactly(length))
        writer.write(says)
        await writer.drain()
        await reader.read()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=tls)
    async with server:
        yield server.sockets[0].getsockname()[1]


def leave(folder: Path, says: bytes, name: str = "push.example") -> tuple[Callable[[], Awaitable[Answer]], list[bytes]]:
    """Leave a message at a service of that name, which says something."""
    serving, believing = certificate(folder, "push.example")
    heard: list[bytes] = []

    async def run() -> Answer:
        async with service(serving, says, heard) as port:
            doors = Doors(Resolver(["127.0.0.1"]), may=lambda address: True, port=port, tls=believing)
            return await doors.leave(f"https://{name}:{port}/wp/abc", {"ttl": "60"}, b"sealed")

    return run, heard


async def _run(work: Callable[[], Awaitable[Answer]]) -> Answer:
    return await work()


def test_a_message_is_left_with_its_headers(tmp_path: Path) -> None:
    run, heard = leave(tmp_path, TAKEN)
    assert asyncio.run(_run(run)) == Answer(201)
    head, _, body = heard[0].partition(b"\r\n\r\n")
    assert head.startswith(b"POST /wp/abc HTTP/1.1\r\n")
    assert b"\r\nhost: push.example" in head.lower()
    assert b"\r\nttl: 60" in head.lower()
    assert body == b"sealed"


def test_nobody_else_may_answer_for_a_service(tmp_path: Path) -> None:
    run, heard = leave(tmp_path, TAKEN, "other.example")
    with pytest.raises(ssl.SSLCertVerificationError):
        asyncio.run(_run(run))
    assert heard == []


def test_an_answer_leads_nowhere_else(tmp_path: Path) -> None:
    run, heard = leave(tmp_path, b"HTTP/1.1 307 Go\r\nlocation: https://127.0.0.1/admin\r\ncontent-length: 0\r\n\r\n")
    assert asyncio.run(_run(run)).status == 307
    assert len(heard) == 1


def test_how_long_to_wait_is_believed_within_bounds(tmp_path: Path) -> None:
    run, _ = leave(tmp_path, b"HTTP/1.1 429 Slow\r\nretry-after: 999999\r\ncontent-length: 0\r\n\r\n")
    assert asyncio.run(_run(run)) == Answer(429, 3600.0)


@pytest.mark.parametrize("says", [b"HTTP/1.1 200 Fine\r\nx: " + b"y" * 10_000_000, b"no HTTP at all\r\n\r\n", b""])
def test_an_answer_that_is_none_is_an_error(tmp_path: Path, says: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knocking, "LEAVE_SECONDS", 0.5)
    run, _ = leave(tmp_path, says)
    with pytest.raises((ConnectionError, TimeoutError)):
        asyncio.run(_run(run))


def test_a_long_answer_is_not_read(tmp_path: Path) -> None:
    run, _ = leave(tmp_path, b"HTTP/1.1 201 Created\r\ncontent-length: 10000000\r\n\r\n" + b"z" * 100_000)
    assert asyncio.run(_run(run)).status == 201
