"""One-time codes with which another device takes on who one is: short enough to type, and worthless soon.

A code is looked up by its hash. Guessing is stopped by how few may be entered (`web/limits.py`): while a code of eight signs
is good, a server process lets some 1,300 guesses through, out of a million million.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

from ..texts import Refusal

ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""32 signs, so five bits each; none is taken for another that is in it (no 0 and O, no 1 and I)."""
LINK_SIGNS: Final = 8
LINK_MS: Final = 10 * 60_000
RECOVERY_SIGNS: Final = 16
RECOVERY_MS: Final = 24 * 3_600_000
GROUP: Final = 4


def new_code(signs: int = LINK_SIGNS) -> str:
    """A code, drawn at random."""
    return "".join(secrets.choice(ALPHABET) for _ in range(signs))


def shown_code(code: str) -> str:
    """A code as people read it.

    >>> shown_code("ABCDEFGH")
    'ABCD-EFGH'
    """
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def entered_hash(text: str) -> str:
    """The hash of a code as somebody entered it; a Refusal when it can be none."""
    code = "".join(sign for sign in text.upper() if not sign.isspace() and sign != "-")
    if len(code) not in (LINK_SIGNS, RECOVERY_SIGNS) or not set(code) <= set(ALPHABET):
        raise Refusal("code", 404)
    return hash_code(code)


def hash_code(code: str) -> str:
    """What is kept of a code."""
    return blake2b(code.encode(), digest_size=32, person=b"tablee-code").hexdigest()
