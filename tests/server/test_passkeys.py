"""Passkeys: made, used, listed and removed; answers that are old, forged, somebody else's, or from another page."""

from __future__ import annotations

import copy
import json
import secrets
import sqlite3
from collections.abc import Awaitable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from starlette.datastructures import Headers

from tablee.server import wire
from tablee.server.identity import passkeys
from tablee.server.loadtest import Server
from tablee.server.settings import Settings
from tablee.server.storage.people.identity import MOST_PASSKEYS
from tablee.server.storage.rows import Person, now, today
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal
from tablee.server.web.call import CallContext
from tablee.server.web.identity import key_calls, passkey_calls
from tablee.server.web.limits import Limits

from .authenticator import Authenticator, packed, unpacked
from .conftest import Friend
from .test_inside import inside

pytestmark = pytest.mark.timeout(120)
ME = "/api/people/me"


class Browser:
    """A page of the server under a name to which passkeys can be tied, and whoever uses it."""

    def __init__(self, server: Server, key: str = "", origin: str = "") -> None:
        self.server, self.key = server, key
        self.origin = origin or f"http://localhost:{server.port}"

    def call(self, method: str, path: str, body: object = None) -> Any:
        headers = {"content-type": "application/json", "origin": self.origin, "host": f"localhost:{self.server.port}"}
        if self.key:
            headers["authorization"] = f"Bearer {self.key}"
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.server.url + path, data, headers, method=method), timeout=30) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def refused(self, status: int, method: str, path: str, body: object = None) -> str:
        with pytest.raises(HTTPError) as caught:
            self.call(method, path, body)
        assert caught.value.code == status
        said: str = json.load(caught.value)["error"]
        return said

    def make(self) -> Authenticator:
        """A passkey of whoever uses this browser."""
        device = Authenticator(self.origin)
        self.call("POST", f"{ME}/passkeys", {"credential": device.make(self.asked_to_make())})
        return device

    def asked_to_make(self) -> dict[str, Any]:
        options: dict[str, Any] = self.call("POST", f"{ME}/passkeys/challenge")["options"]
        return options

    def asked(self) -> dict[str, Any]:
        options: dict[str, Any] = self.call("POST", "/api/passkeys/challenge")["options"]
        return options

    def sign_in(self, device: Authenticator) -> Any:
        return self.call("POST", "/api/passkeys", {"credential": device.use(self.asked())})


@pytest.fixture
def ada(server: Server) -> Browser:
    return Browser(server, Friend(server, "Ada").key)


@pytest.fixture
def stranger(server: Server) -> Browser:
    return Browser(server)


def test_a_passkey_brings_a_person_back(ada: Browser, stranger: Browser) -> None:
    options = ada.asked_to_make()
    assert options["rp"] == {"id": "localhost", "name": "Tablée"}
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "preferred"
    device = ada.make()
    (kept,) = ada.call("GET", f"{ME}/passkeys")
    assert (kept["id"], kept["used"]) == (packed(device.id), None)
    asked = stranger.asked()
    assert "allowCredentials" not in asked or asked["allowCredentials"] == [], "nobody is told which passkeys there are"
    back = stranger.sign_in(device)
    assert back["person"] == ada.call("GET", ME)["person"]
    assert back["key"] != ada.key
    assert len(ada.call("GET", f"{ME}/keys")) == 2
    assert ada.call("GET", f"{ME}/passkeys")[0]["used"] == today()
    assert ada.asked_to_make()["excludeCredentials"][0]["id"] == packed(device.id)
    again = Browser(ada.server, back["key"])
    renewed = again.sign_in(device)
    again.refused(401, "GET", ME)
    assert renewed["key"] != back["key"]
    assert len(ada.call("GET", f"{ME}/keys")) == 2, "the same browser has not become two"
    ada.call("DELETE", f"{ME}/passkeys/{packed(device.id)}")
    stranger.refused(404, "POST", "/api/passkeys", {"credential": device.use(stranger.asked())})
    ada.refused(404, "DELETE", f"{ME}/passkeys/{packed(device.id)}")


def test_an_answer_is_good_once(ada: Browser, stranger: Browser) -> None:
    device = ada.make()
    answer = device.use(stranger.asked())
    assert stranger.call("POST", "/api/passkeys", {"credential": answer})
    stranger.refused(409, "POST", "/api/passkeys", {"credential": answer})
    made = Authenticator(ada.origin).make(ada.asked_to_make())
    ada.call("POST", f"{ME}/passkeys", {"credential": made})
    ada.refused(409, "POST", f"{ME}/passkeys", {"credential": made})


def test_an_answer_that_fails_has_spent_its_challenge(ada: Browser, stranger: Browser) -> None:
    device = ada.make()
    answer = device.use(stranger.asked())
    forged = copy.deepcopy(answer)
    forged["response"]["signature"] = packed(secrets.token_bytes(70))
    stranger.refused(422, "POST", "/api/passkeys", {"credential": forged})
    stranger.refused(409, "POST", "/api/passkeys", {"credential": answer})


def test_challenges_are_put_by_the_server_to_one_person_and_for_a_while(
    server: Server, ada: Browser, stranger: Browser
) -> None:
    device, bob = ada.make(), Browser(server, Friend(server, "Bob").key)
    own = {"rpId": "localhost", "challenge": packed(secrets.token_bytes(32))}
    stranger.refused(409, "POST", "/api/passkeys", {"credential": device.use(own)})
    for_making = ada.asked_to_make()
    signed = device.use({"rpId": "localhost", "challenge": for_making["challenge"]})
    stranger.refused(409, "POST", "/api/passkeys", {"credential": signed})
    made = Authenticator(bob.origin).make(for_making)
    bob.refused(409, "POST", f"{ME}/passkeys", {"credential": made})
    ada.call("POST", f"{ME}/passkeys", {"credential": made})
    asked = stranger.asked()
    with sqlite3.connect(server.database, timeout=10) as connection:
        hashed = passkeys.hash_challenge(unpacked(asked["challenge"]))
        gone = connection.execute("UPDATE challenges SET expires = ? WHERE hash = ?", (now() - 1, hashed))
        assert gone.rowcount == 1, "what is kept of a challenge is its hash"
    stranger.refused(409, "POST", "/api/passkeys", {"credential": device.use(asked)})


def test_another_page_gets_nothing(server: Server, ada: Browser, stranger: Browser) -> None:
    """Neither does one that asks itself, nor one that has a person sign for it."""
    device = ada.make()
    evil = Browser(server, origin="https://evil.example")
    evil.refused(403, "POST", "/api/passkeys/challenge")
    other_port = f"http://localhost:{server.port + 1}"
    for origin in (evil.origin, other_port, "http://localhost.evil.example", "null"):
        lured = copy.copy(device)
        lured.origin = origin
        stranger.refused(422, "POST", "/api/passkeys", {"credential": lured.use(stranger.asked())})
        ada.refused(422, "POST", f"{ME}/passkeys", {"credential": Authenticator(origin).make(ada.asked_to_make())})
    elsewhere = stranger.asked() | {"rpId": "evil.example"}
    stranger.refused(422, "POST", "/api/passkeys", {"credential": device.use(elsewhere)})


def test_nobody_signs_in_as_somebody_else(server: Server, ada: Browser, stranger: Browser) -> None:
    bob = Browser(server, Friend(server, "Bob").key)
    device, others = ada.make(), bob.make()
    posing = copy.copy(others)
    posing.id = device.id
    stranger.refused(422, "POST", "/api/passkeys", {"credential": posing.use(stranger.asked())})
    posing = copy.copy(others)
    posing.handle = device.handle
    stranger.refused(422, "POST", "/api/passkeys", {"credential": posing.use(stranger.asked())})
    bob.refused(404, "DELETE", f"{ME}/passkeys/{packed(device.id)}")
    taken = copy.copy(others)
    taken.id = device.id
    bob.refused(409, "POST", f"{ME}/passkeys", {"credential": taken.make(bob.asked_to_make())})
    assert stranger.sign_in(device)["name"] == "Ada"
    unknown = Authenticator(stranger.origin)
    stranger.refused(404, "POST", "/api/passkeys", {"credential": unknown.use(stranger.asked())})


def test_a_copied_passkey_is_found_out(ada: Browser, stranger: Browser) -> None:
    """A device that counts its uses never counts back."""
    device = ada.make()
    stranger.sign_in(device)
    copied = copy.copy(device)
    stranger.sign_in(device)
    stranger.refused(422, "POST", "/api/passkeys", {"credential": copied.use(stranger.asked())})


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"response": {}},
        {"response": []},
        {"response": {"clientDataJSON": 3}},
        {"response": {"clientDataJSON": "é"}},
        {"response": {"clientDataJSON": packed(b"[]")}},
        {"response": {"clientDataJSON": packed(b'{"challenge": 5, "type": "webauthn.get", "origin": ""}')}},
    ],
)
def test_what_cannot_be_read_is_refused_in_a_sentence(ada: Browser, credential: dict[str, Any]) -> None:
    for path in ("/api/passkeys", f"{ME}/passkeys"):
        assert len(ada.refused(422, "POST", path, {"credential": credential})) > 10


def test_there_are_only_so_many_passkeys(ada: Browser) -> None:
    for _ in range(MOST_PASSKEYS):
        ada.make()
    made = Authenticator(ada.origin).make(ada.asked_to_make())
    assert "remove one" in ada.refused(409, "POST", f"{ME}/passkeys", {"credential": made})


def test_for_whom_passkeys_are() -> None:
    behind = Settings(public_url="https://play.example", origins=("https://app.play.example", "https://other.example"))
    assert passkeys.party(behind, "play.example", "https://app.play.example") == passkeys.Party(
        "play.example", ["https://app.play.example", "https://play.example"]
    )
    with pytest.raises(Refusal) as caught:
        passkeys.party(behind, "other.example", "https://other.example")
    assert "play.example" in caught.value.say("en")
    assert passkeys.party(Settings(), "box.lan:8765", "https://box.lan:8765").origins == ["https://box.lan:8765"]
    for plain in ("http://box.lan:8765", "https://box.lan"):
        with pytest.raises(Refusal):
            passkeys.party(Settings(), "box.lan:8765", plain)
    for address in ("192.168.1.7:8765", "[::1]:8765", "", None):
        with pytest.raises(Refusal) as caught:
            passkeys.party(Settings(), address, None)
        assert caught.value.key == "passkey-address"


async def refusal(asked: Awaitable[object]) -> str:
    """Why something is refused; "" where it is not."""
    try:
        await asked
    except Refusal as refusal:
        return refusal.key
    return ""


def test_a_passkey_is_no_guess_at_a_code(tmp_path: Path) -> None:
    """While codes are guessed from everywhere, people sign in with passkeys all the same; each address has its measure."""

    async def work(tables: TableRegistry, person: Person) -> None:
        limits = Limits(tables.settings)

        def context(address: str) -> CallContext:
            headers = Headers({"host": "localhost:8765", "origin": "http://localhost:8765"})
            return CallContext(tables, limits, None, {}, address, "en", headers)

        while limits.all_entries.take():
            pass
        assert await refusal(key_calls.look_at_code(context("192.0.2.1"), wire.EnterCode("AAAA-AAAA"))) == "many-entries"
        assert (await passkey_calls.ask_to_sign_in(context("192.0.2.2"), None)).options
        keys = [await refusal(passkey_calls.ask_to_sign_in(context("192.0.2.3"), None)) for _ in range(40)]
        assert set(keys) == {"", "many-entries"}
        left = limits.all_entries.left
        assert await refusal(passkey_calls.sign_in(context("192.0.2.4"), wire.PasskeyAnswer({}))) not in ("", "many-entries")
        assert limits.all_entries.left == left, "nor does it spend what codes are counted by"

    inside(tmp_path, work)
