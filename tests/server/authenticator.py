"""A passkey made of software: what a phone or a password manager does for a page."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, on the page of an origin."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.secret = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0
        self.handle = b""

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What the browser answers that is asked for a new passkey."""
        self.handle = unpacked(options["user"]["id"])
        numbers = self.secret.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        held = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        told = self._told(options["rp"]["id"], HAS_KEY) + held
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": told})
        client = self._client("webauthn.create", options["challenge"])
        return self._answer({"clientDataJSON": packed(client), "attestationObject": packed(attested)})

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """What the browser answers that is asked for a signature."""
        self.uses += 1
        told = self._told(options["rpId"])
        client = self._client("webauthn.get", options["challenge"])
        signed = self.secret.sign(told + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        answer = {"clientDataJSON": client, "authenticatorData": told, "signature": signed, "userHandle": self.handle}
        return self._answer({name: packed(value) for name, value in answer.items()})

    def _told(self, name: str, more: int = 0) -> bytes:
        flags = PRESENT | VERIFIED | more
        return hashlib.sha256(name.encode()).digest() + struct.pack(">BI", flags, self.uses)

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _answer(self, response: dict[str, Any]) -> dict[str, Any]:
        name = packed(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}
