"""What is left at a push service: sealed for the one browser, of one size whatever it says, and signed by this server."""

from __future__ import annotations

import base64
from hashlib import blake2b
from typing import Final
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]

from ..storage.people.notices import KeyPair, Subscription
from ..storage.rows import now

SIZE: Final = 1024
LONGEST_TITLE: Final = 80
KEEP_SECONDS: Final = 24 * 60 * 60
CURVE: Final = ec.SECP256R1()


class Message(msgspec.Struct):
    """What a browser is told: which kind of notice, where, and in words of the person's language that everybody may read."""

    kind: str
    table: str
    game: str
    lang: str
    title: str
    text: str


def padded(message: Message) -> bytes:
    """A message as JSON that is always of one size: blanks at its end mean nothing there, and its length tells nothing."""
    text = msgspec.json.encode(message)
    assert len(text) <= SIZE, "every part of a message is bounded"
    return text.ljust(SIZE)


def new_pair() -> KeyPair:
    """A fresh pair of keys."""
    private = ec.generate_private_key(CURVE)
    number = private.private_numbers().private_value.to_bytes(32, "big")
    point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return KeyPair(private=encode(number), public=encode(point), created=now())


def is_key(p256dh: str, auth: str) -> bool:
    """Whether these are the keys of a browser: a point of the curve, and sixteen bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(p256dh))
        return len(decode(auth)) == 16
    except ValueError:
        return False


def seal(device: Subscription, message: bytes) -> bytes:
    """A message that only the browser can open."""
    sealed: bytes = http_ece.encrypt(
        message,
        private_key=ec.generate_private_key(CURVE),
        dh=decode(device.p256dh),
        auth_secret=decode(device.auth),
        version="aes128gcm",
    )
    return sealed


def headers(pair: KeyPair, contact: str, device: Subscription, table: str) -> dict[str, str]:
    """What goes with a sealed message: who sends it, how long it is kept, and which earlier one it replaces.

    The topic is another for each browser, so that a push service cannot tell who sits at one table.
    """
    parts = urlsplit(device.endpoint)
    claims = {"aud": f"https://{parts.netloc}", "exp": now() // 1000 + KEEP_SECONDS // 2, "sub": contact}
    signer = Vapid02.from_raw(pair.private.encode())
    signer.conf = {"no-strict": True}
    signed: dict[str, str] = signer.sign(claims)
    topic = blake2b(table.encode(), key=device.auth.encode()[:64], digest_size=24).digest()
    return {
        "authorization": signed["Authorization"],
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        "ttl": str(KEEP_SECONDS),
        "urgency": "normal",
        "topic": encode(topic),
    }


def encode(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of base64url; ValueError for what is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
