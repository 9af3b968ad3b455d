"""Who has lost every key: a one-time code that a keeper hands over, `tablee admin recover`.

Whoever has the code becomes that person, so a keeper must know to whom it is given. It is kept as a hash among the codes with
which devices are linked; a server looks for it there, and may run meanwhile.
"""

from __future__ import annotations

import asyncio

import msgspec

from ..identity.codes import RECOVERY_MS, RECOVERY_SIGNS, hash_code, new_code, shown_code
from ..storage import Transaction
from ..storage.people.identity import add_code
from ..storage.rows import now
from .keeper import change, find_person


class Recovery(msgspec.Struct):
    """A code, whose it is, and until when it can be entered."""

    name: str
    code: str
    expires: int


def recover_person(database: str, person: str) -> Recovery:
    """A one-time code for a person, in the place of any before; CannotKeep where there is nobody."""
    return asyncio.run(change(database, lambda tx: recover(tx, person), beside=True))


def recover(tx: Transaction, person_id: str) -> Recovery:
    """Keep a new code for a person."""
    person = find_person(tx, person_id)
    made = Recovery(person.name, new_code(RECOVERY_SIGNS), now() + RECOVERY_MS)
    add_code(tx, person.id, hash_code(made.code), made.expires)
    made.code = shown_code(made.code)
    return made
