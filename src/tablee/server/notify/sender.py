"""Leaving messages at push services: what came of each, and what follows from it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Literal, NamedTuple

from ..operate.figures import NOTICES
from ..storage import Storage
from ..storage.people.notices import KeyPair, Subscription, count_failures, drop_endpoint, keep_pair, stored_pair
from . import sealing
from .doors import BadDoor, Doors

LOG: Final = logging.getLogger("tablee.server")
MOST_FAILURES: Final = 20
GONE: Final = (404, 410)
LATER: Final = (408, 425, 429)

Result = Literal["sent", "gone", "failed", "later"]


class Sent(NamedTuple):
    """What came of a message; `later`: it may be tried again, not before so many seconds if the service has named some."""

    result: Result
    wait: float | None = None


class Sender:
    """Signs, seals and leaves messages. `doors` says where; tests have doors of their own."""

    def __init__(self, storage: Storage, contact: str, doors: Doors | None = None) -> None:
        self.storage = storage
        self.contact = contact
        self.doors = doors or Doors()
        self._pair: KeyPair | None = None

    async def pair(self) -> KeyPair:
        """The server's pair of keys, made on the first start."""
        if self._pair is not None:
            return self._pair
        async with self.storage.read("notices") as connection:
            pair = await connection.run_sync(stored_pair)
        if pair is None:
            fresh = sealing.new_pair()
            pair = await self.storage.write(lambda tx: keep_pair(tx, fresh), "notices")
        self._pair = pair
        return pair

    async def send(self, device: Subscription, message: bytes, table: str) -> Sent:
        """Leave a message for a device. One that its push service knows no more is forgotten."""
        pair = await self.pair()
        headers = sealing.headers(pair, self.contact, device, table)
        try:
            answer = await self.doors.leave(device.endpoint, headers, sealing.seal(device, message))
            sent = result_of(answer.status, answer.wait)
        except BadDoor:
            sent = Sent("gone")
        except OSError:
            sent = Sent("later")
        except Exception as error:
            LOG.warning("a notice could not be sealed or sent (%s)", type(error).__name__)
            sent = Sent("failed")
        NOTICES.labels(sent.result).inc()
        await self._follow(device, sent)
        return sent

    async def _follow(self, device: Subscription, sent: Sent) -> None:
        if sent.result == "gone":
            await self.storage.write(lambda tx: drop_endpoint(tx, device), "notices")
        elif sent.result == "failed":
            await self.give_up(device)
        elif sent.result == "sent" and device.failures:
            await self.storage.write(lambda tx: count_failures(tx, device, 0), "notices")

    async def give_up(self, device: Subscription) -> None:
        """Count a message that will not be left; a device that has missed many in a row is forgotten."""
        if device.failures + 1 >= MOST_FAILURES:
            await self.storage.write(lambda tx: drop_endpoint(tx, device), "notices")
        else:
            await self.storage.write(lambda tx: count_failures(tx, device, device.failures + 1), "notices")

    def close(self) -> None:
        """Look up no more names."""
        self.doors.close()


def result_of(status: int, wait: float | None = None) -> Sent:
    """What the status of a push service means. It is not followed anywhere else.

    >>> [result_of(status).result for status in (201, 410, 302, 503)]
    ['sent', 'gone', 'failed', 'later']
    """
    if 200 <= status < 300:
        return Sent("sent")
    if status in GONE:
        return Sent("gone")
    return Sent("later", wait) if status in LATER or status >= 500 else Sent("failed")


async def send_all(sender: Sender, devices: list[Subscription], message: bytes, table: str) -> dict[str, Sent]:
    """Leave one message for several devices at once; what came of it, by device."""
    sent = await asyncio.gather(*[sender.send(device, message, table) for device in devices])
    return {device.id: each for device, each in zip(devices, sent, strict=True)}
