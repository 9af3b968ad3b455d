"""Who is asking: keys, their hashes, and pages that may speak to us."""

from __future__ import annotations

import hmac
import secrets
from collections import OrderedDict
from contextlib import suppress
from hashlib import blake2b
from typing import Final
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from .storage import Away, Storage
from .storage.people.identity import note_use
from .storage.rows import Person, today
from .texts import Refusal

KEY_BYTES: Final = 32


def new_key() -> str:
    """A key for a new person."""
    return secrets.token_urlsafe(KEY_BYTES)


def hash_key(key: str) -> str:
    """Keys are random, so that one fast hash is enough: there is nothing to guess."""
    return blake2b(key.encode("utf-8", "replace"), digest_size=32, person=b"tablee-key").hexdigest()


class People:
    """Persons by their key, with a small memory in front of the database; whoever is held elsewhere is remembered too."""

    def __init__(self, storage: Storage, remembered: int = 5000) -> None:
        self.storage = storage
        self.remembered = remembered
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._held: WeakValueDictionary[str, Person] = WeakValueDictionary()
        self._forgotten = 0

    async def by_key(self, key: str) -> Person:
        """The person of a key; a Refusal when it is nobody's."""
        if not 20 <= len(key) <= 100:
            raise Refusal("key", 401)
        hashed = hash_key(key)
        person = await self._by_hash(hashed)
        if person is None or not hmac.compare_digest(person.key_hash, hashed):
            raise Refusal("key", 401)
        await self._note_use(person)
        return person

    async def _note_use(self, person: Person) -> None:
        """Note down that a key was used today. That it cannot be while the database is away stops nobody."""
        day = today()
        if person.used is None or person.used < day:
            person.used = day
            with suppress(Away):
                await self.storage.write(lambda tx: note_use(tx, person.key_hash, day))

    async def recalled(self, person: Person) -> Person | None:
        """A person by the name and in the language of now; None once the key with which they spoke is nobody's."""
        return await self._by_hash(person.key_hash)

    async def _by_hash(self, hashed: str) -> Person | None:
        person, forgotten = self._known.get(hashed) or self._held.get(hashed), self._forgotten
        if person is None:
            person = await self.storage.person_by_hash(hashed)
            if person is None or forgotten != self._forgotten:
                return person
        self._known[hashed] = self._held[hashed] = person
        self._known.move_to_end(hashed)
        if len(self._known) > self.remembered:
            self._known.popitem(last=False)
        return person

    def forget(self, person: str) -> None:
        """Read a person from the database again, next time. What is being read just now is not remembered."""
        self._forgotten += 1
        for known in (self._known, self._held):
            for hashed in [hashed for hashed, each in known.items() if each.id == person]:
                known.pop(hashed, None)

    def forget_all(self) -> None:
        """Read everybody from the database again: a key may have become worthless unheard."""
        self._forgotten += 1
        self._known.clear()
        self._held.clear()


def bearer(header: str | None) -> str | None:
    """The key in an Authorization header; None when there is no header.

    >>> bearer("Bearer abc")
    'abc'
    """
    if header is None:
        return None
    scheme, _, key = header.partition(" ")
    if scheme.lower() != "bearer":
        raise Refusal("key", 401)
    return key.strip()


def origin_fits(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from one of our pages. A browser names its page; other programs name none, and may ask.

    >>> origin_fits("https://play.example", "play.example", ())
    True
    >>> origin_fits("https://evil.example", "play.example", ())
    False
    """
    if origin is None or origin in allowed:
        return True
    page = urlsplit(origin)
    return page.scheme in ("http", "https") and bool(page.netloc) and page.netloc == host
