"""What a REST call is, and what the function that serves it is given."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar

from starlette.datastructures import Headers

from .. import campaigns, wire
from ..storage import Away
from ..storage.rows import Person
from ..tables.table import Table
from ..tables.table_registry import TableRegistry
from ..texts import Refusal
from .limits import BODY_BYTES, Limits

LOG: Final = logging.getLogger("tablee.server")
T = TypeVar("T")


class CallContext:
    """One call: who asks, about which table or campaign, and from where."""

    def __init__(
        self,
        tables: TableRegistry,
        limits: Limits,
        person: Person | None,
        params: dict[str, Any],
        address: str,
        lang: str,
        headers: Headers | None = None,
    ) -> None:
        self.tables = tables
        self.limits = limits
        self.person = person
        self.params = params
        self.address = address
        self.lang = lang
        self.headers = headers or Headers()

    @property
    def me(self) -> Person:
        """The person who asks; a Refusal without a key."""
        if self.person is None:
            raise Refusal("key-given", 401)
        return self.person

    @property
    def spoken(self) -> str:
        """The language of the answer: the one that the query names, or that of whoever asks."""
        return str(self.params.get("lang") or self.lang)

    @property
    def person_id(self) -> str | None:
        """The id of the person who asks; None without a key."""
        return self.person.id if self.person else None

    async def table(self) -> Table:
        """The table that the path names."""
        return await self.tables.table(self.params["id"])

    async def own_table(self, seat: int) -> Table:
        """The table that the path names, if the seat is this person's."""
        table = await self.table()
        if seat not in table.seats_of(self.me.id):
            raise Refusal("seat-yours", 403)
        return table

    # Answers.

    def describe(self, table: Table) -> wire.TableFacts:
        """A table as the person who asks sees it."""
        return table.feed.describe(self.person_id, self.lang)

    async def describe_all(self, names: list[str]) -> list[wire.TableFacts]:
        """Tables as the person who asks sees them. One that cannot be opened is left out."""

        async def found(name: str) -> wire.TableFacts:
            return self.describe(await self.tables.table(name))

        return await each(names, found)

    async def describe_campaign(self, name: str | None = None) -> wire.CampaignFacts:
        """A campaign, by default the one that the path names, as the person who asks sees it."""
        return await campaigns.describe(self.tables, name or self.params["id"], self.person_id)

    def describe_published(self, table: Table) -> wire.TableFacts:
        """A table as the person who asks sees it. A public one is counted for the address that it came from."""
        listed = self.limits.publics.setdefault(self.address, []) if table.header.public else []
        if table.header.public and table.id not in listed:
            listed.append(table.id)
        return self.describe(table)

    # Limits.

    def spend_thought(self) -> None:
        """Count a question to a bot, which costs more than most; a Refusal when there were too many."""
        if not self.limits.thoughts.take(self.address):
            raise Refusal("slower", 429)

    def spend_analysis(self) -> None:
        """Count an analysis, of which each person has some a day; a Refusal when there were too many."""
        if not self.limits.analyses.take(self.me.id):
            raise Refusal("many-analyses", 429)

    def spend_check(self) -> None:
        """Count an overlay that is checked, for which a game is made anew; a Refusal when there were too many."""
        if not self.limits.checks.take(self.address):
            raise Refusal("slower", 429)

    def spend_entry(self) -> None:
        """Count a code that is tried, here and in all; a Refusal when there were too many."""
        if not self.limits.entries.take(self.address) or not self.limits.all_entries.take():
            raise Refusal("many-entries", 429)

    def spend_sign_in(self) -> None:
        """Count a passkey that is tried, which nobody guesses; a Refusal when there were too many."""
        if not self.limits.entries.take(self.address):
            raise Refusal("many-entries", 429)

    def spend_creation(self) -> None:
        """Count something new (a person, a table, a campaign); a Refusal when there were too many."""
        if not self.limits.makes.take(self.address):
            raise Refusal("slower", 429)

    async def check_public_tables(self, public: bool | None) -> None:
        """Refuse one more table in the public list where this address has put as many there as it may."""
        if public:
            listed = self.limits.publics.get(self.address, [])
            listed = await self.tables.storage.still_listed(listed) if listed else []
            self.limits.publics.pop(self.address, None)
            if listed:
                self.limits.publics[self.address] = listed
            if len(listed) >= self.tables.settings.most("public_tables_each"):
                raise Refusal("many-public", 429)


async def each(names: list[str], found: Callable[[str], Awaitable[T]]) -> list[T]:
    """What is found under each name. One that cannot be opened is logged and left out."""
    made = []
    for name in names:
        try:
            made.append(await found(name))
        except Refusal as refusal:
            LOG.warning("%s is left out of a list: %s", name, refusal.say("en"))
        except Away:
            raise
        except Exception:
            LOG.exception("%s is left out of a list", name)
    return made


Serves = Callable[[CallContext, Any], Awaitable[Any]]


class Call(NamedTuple):
    """One REST call and the function that serves it.

    Where `body` is None nothing is sent, and where `answer` is None nothing comes back (204). `compress` says that the
    answer holds nothing that its size might give away, and may travel compressed; `lang_query` that the query may name the
    language of the answer. `query` are the fields that the query may have besides. `media` is the type of the answer.
    `banned` says that somebody who is banned may do it too, beside whatever only reads.
    """

    method: str
    path: str
    serves: Serves
    body: type | None
    answer: Any
    needs_key: bool
    seat_query: bool = False
    lang_query: bool = False
    query: type | None = None
    most_bytes: int = BODY_BYTES
    compress: bool = False
    media: str = "application/json"
    banned: bool = False
