"""The analyses that a server process is making now."""

from __future__ import annotations

import asyncio
import secrets


class Running:
    """An analysis that this process is making: for whom, and how many moves of how many are done."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.done = 0
        self.total = 0

    def tell(self, done: int, total: int) -> None:
        """Note how far it is."""
        self.done, self.total = done, total


class Analyses:
    """The analyses that this server process is making, by match. In the database it goes by the name `maker`."""

    def __init__(self) -> None:
        self.maker = secrets.token_hex(8)
        self.running: dict[str, Running] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Give up what is being made."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
