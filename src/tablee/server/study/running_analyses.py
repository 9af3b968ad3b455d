"""The analyses that a server process is making now."""

from __future__ import annotations

import asyncio


class Running:
    """An analysis that is being made: for whom, and how many moves of how many are done."""

    def __init__(self, person: str, total: int) -> None:
        self.person = person
        self.done = 0
        self.total = total

    def tell(self, done: int, total: int) -> None:
        """Note how far it is."""
        self.done, self.total = done, total


class Analyses:
    """The analyses that this server process is making, by match, and those that failed."""

    def __init__(self) -> None:
        self.running: dict[str, Running] = {}
        self.failed: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def of_person(self, person: str) -> bool:
        """Whether one is being made for somebody."""
        return any(running.person == person for running in self.running.values())

    async def close(self) -> None:
        """Give up what is being made."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
