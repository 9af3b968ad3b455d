"""Saved matches that are not over are sealed, so that nobody sees the seed or the others' cards by opening the file.

The seal keeps honest eyes away. It is no encryption: whoever has this program can open it, because it must resume.
"""

from __future__ import annotations

import json
import secrets
import zlib
from base64 import b64decode, b64encode
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

OPEN: Final = ("tablee", "game", "rules_version", "seats", "options", "commitment")
"""What a sealed file still says."""


def seal(record: Mapping[str, Any]) -> dict[str, Any]:
    """A record with its start and its moves closed.

    >>> kept = seal({"tablee": 1, "game": "push", "start": {"seed": "2a"}, "moves": []})
    >>> sorted(kept), unseal(kept)["start"]
    (['game', 'sealed', 'tablee'], {'seed': '2a'})
    """
    nonce = secrets.token_bytes(16)
    inner = zlib.compress(json.dumps(record, ensure_ascii=False).encode(), 9)
    closed = {key: record[key] for key in OPEN if key in record}
    return {**closed, "sealed": b64encode(nonce + _mixed(inner, nonce)).decode()}


def unseal(data: Mapping[str, Any]) -> Any:
    """What was sealed; anything else as it is. ValueError when the seal is broken."""
    if "sealed" not in data:
        return data
    try:
        raw = b64decode(str(data["sealed"]), validate=True)
        return json.loads(zlib.decompress(_mixed(raw[16:], raw[:16])))
    except zlib.error:
        raise ValueError("the seal is broken") from None


def _mixed(data: bytes, nonce: bytes) -> bytes:
    """The data with a stream of bytes laid over it; laid over it twice, it is as before."""
    blocks = range(0, len(data), 64)
    stream = b"".join(blake2b(block.to_bytes(8, "big"), key=nonce, person=b"tablee-save").digest() for block in blocks)
    return bytes(one ^ other for one, other in zip(data, stream, strict=False))
