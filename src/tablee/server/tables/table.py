"""One table as everybody in this process shares it: the match that is played, the feed of those who look, the robots.

No process owns a match. A move is played on a copy of the position, offered to the database under the next number,
and becomes ours when it has landed there; when another process was faster, we catch up and look again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING
from weakref import proxy

from ..settings import Settings
from ..storage import Storage
from ..storage.rows import Match, Move, Seat
from ..texts import Refusal
from .clocks.spans import Deed
from .feed import Feed
from .history import History
from .match import LiveMatch
from .robots import Robots

if TYPE_CHECKING:
    from .table_registry import TableRegistry


class Table:
    """A table in memory.

    `match` is what is played and committed, `feed` is who looks at it and what they are sent, `robots` are bots, clocks
    and automatic answers. The three know the table by a weak reference: a table that is dropped is gone at once, and not
    when garbage is collected. Whatever runs beside must therefore hold the table itself (`itself`).
    """

    def __init__(
        self, tables: TableRegistry, header: Match, seats: list[Seat], history: History | None, deeds: Iterable[Deed] = ()
    ) -> None:
        self.tables = tables
        self.id = header.id
        self.match = LiveMatch(proxy(self), header, seats, history, deeds)
        self.feed = Feed(proxy(self))
        self.robots = Robots(proxy(self))

    def itself(self) -> Table:
        """The table, of which the caller may have a weak reference only."""
        return self

    # What its parts share.

    @property
    def settings(self) -> Settings:
        """The settings of the server."""
        return self.tables.settings

    @property
    def storage(self) -> Storage:
        """The database in which the match is kept."""
        return self.tables.storage

    @property
    def header(self) -> Match:
        """The row of the match: its game, options, status and clock."""
        return self.match.header

    @property
    def seats(self) -> list[Seat]:
        """The seats, by number."""
        return self.match.seats

    @property
    def history(self) -> History | None:
        """The moves so far; None before the start, and for a finished match of other rules, which has its replay only."""
        return self.match.history

    @property
    def idle(self) -> bool:
        """Whether the table may be dropped from memory."""
        return not (self.feed.listeners or self.robots.busy or self.match.busy)

    # Questions about who sits here.

    def seats_of(self, person: str | None) -> list[int]:
        """The numbers of a person's seats."""
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def opponent(self, number: int) -> int | None:
        """Who wins when a seat of two gives up or is out of time. In a team, or a campaign, the match goes on."""
        two = self.header.seats == 2 and self.header.campaign is None
        return 1 - number if two and self.history is not None and not self.history.pos.config.game.team else None

    def alone(self) -> bool:
        """Whether one person plays against bots only."""
        return sum(other.kind != "bot" for other in self.seats) == 1

    def among_people(self) -> bool:
        """Whether more than one person plays, or may yet; those at one browser look at one screen."""
        return len({seat.person for seat in self.seats if seat.kind != "bot"}) > 1

    def allows_hints(self) -> bool:
        """Whether a hint may be asked for at this table."""
        if self.header.rated_play:
            return False
        return self.header.hints is not False or not self.among_people()

    def spectators_read_chat(self) -> bool:
        """Whether those who only look may read the chat."""
        return self.header.public if self.header.open_chat is None else self.header.open_chat

    def may_read_chat(self, person: str | None) -> bool:
        """Whether somebody may read the chat."""
        inside = person is not None and (self.header.host == person or bool(self.seats_of(person)))
        return inside or self.spectators_read_chat()

    # Questions about what is played.

    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer, in a match under way."""
        if self.history is None or self.header.status != "running" or self.header.paused:
            return ()
        return self.history.pos.to_act

    def running_history(self) -> History:
        """The history of a match under way; a Refusal when it is not, or is paused."""
        if self.header.status != "running" or self.history is None:
            raise Refusal("running")
        if self.header.paused:
            raise Refusal("paused")
        return self.history

    def check_played_by_person(self, seat: int) -> None:
        """Raise a Refusal where a bot has taken over: whoever resigned or left does not play."""
        if self.seats[seat].resigned:
            raise Refusal("resigned")
        if self.seats[seat].away:
            raise Refusal("left")

    # What others ask of it, beside what they do themselves.

    async def refresh(self) -> None:
        """Read everything again that may have changed elsewhere."""
        await self.match.refresh()

    async def hear(self, moves: list[Move]) -> None:
        """Take in moves that another process has committed."""
        await self.match.hear(moves)

    async def snapshot(self) -> None:
        """Store the position whole, if it has changed since that was last done."""
        await self.match.snapshot()
