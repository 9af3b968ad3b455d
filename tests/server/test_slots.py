"""The time at which an automatic answer leaves does not depend on cards, for any level of any game."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import msgspec
import pytest

import tablee
from tablee.engine.errors import IllegalMove
from tablee.server import wire
from tablee.server.bot_pool import BotTrouble
from tablee.server.bot_worker import Job, JobResult
from tablee.server.settings import Settings
from tablee.server.storage.rows import Person
from tablee.server.tables import opening
from tablee.server.tables.match import LiveMatch
from tablee.server.tables.slots import budget_of, slots_for
from tablee.server.tables.table_registry import TableRegistry
from tablee.server.texts import Refusal

from .test_inside import inside

pytestmark = pytest.mark.timeout(180)
SLOT = 0.5
ANSWERS = 5


class Answer(NamedTuple):
    """How slow the bot was, in budgets, and when its answer left, in slots after the question."""

    slowness: float
    left: float


class Watch:
    """Takes the time from question to answer at every table, and makes bots as slow as their cards say."""

    def __init__(self, tables: TableRegistry, monkeypatch: pytest.MonkeyPatch, slowness: tuple[float, ...]) -> None:
        self.answers: dict[str, list[Answer]] = {}
        self.asked: dict[str, float] = {}
        self.slow: dict[str, float] = {}
        self.slowness = slowness
        after, play_for = LiveMatch._after, LiveMatch.play_for

        def noting_questions(match: LiveMatch, n: int, began: float | None = None) -> None:
            self.asked[match.id] = asyncio.get_running_loop().time()
            after(match, n, began)

        async def noting_answers(match: LiveMatch, seat: int, action: int, by: Any, n: int) -> None:
            if by == "bot" and match.id in self.asked:
                left = (asyncio.get_running_loop().time() - self.asked[match.id]) / SLOT
                self.answers.setdefault(match.id, []).append(Answer(self.slow[match.id], left))
            await play_for(match, seat, action, by, n)

        monkeypatch.setattr(LiveMatch, "_after", noting_questions)
        monkeypatch.setattr(LiveMatch, "play_for", noting_answers)
        monkeypatch.setattr(tables.pool, "ask", self.ask)

    async def ask(self, job: Job, requester: Any = None, seconds: float | None = None) -> JobResult:
        """How slow it is depends on the cards that the bot sees and imagines, and is never twice the same in a row."""
        assert job.dump is not None
        game = tablee.game(job.game)
        cards = crc32(msgspec.json.encode(job.dump["zones"]))
        before = self.slowness.index(self.slow.get(requester.table, self.slowness[0]))
        step = 1 + cards % (len(self.slowness) - 1)
        slowness = self.slow[requester.table] = self.slowness[(before + step) % len(self.slowness)]
        await asyncio.sleep(slowness * budget_of(game, job.bot, SLOT) * SLOT)
        if cards % 7 == 0:
            raise BotTrouble("and some cards make it fail")
        return JobResult(action=game.load(job.dump).legal(job.seat)[0])


async def answered(tables: TableRegistry, person: Person, watch: Watch, game: str, level: str) -> list[Answer]:
    """A match of a person, who answers at once, and a bot."""
    wish = wire.NewTable(game=game, seats=[wire.Place("me"), wire.Place("bot", level=level)])
    table = await opening.open_table(tables, person, wish)
    while len(watch.answers.get(table.id, ())) < ANSWERS and table.header.status == "running":
        assert table.history is not None
        if 0 in table.history.pos.to_act:
            with suppress(Refusal, IllegalMove):
                await table.match.play_for(0, table.history.pos.legal(0)[-1], "person", table.history.n)
        await asyncio.sleep(0.01)
    return watch.answers[table.id]


def all_levels(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, slowness: tuple[float, ...]
) -> dict[str, list[Answer]]:
    async def work(tables: TableRegistry, person: Person) -> dict[str, list[Answer]]:
        watch = Watch(tables, monkeypatch, slowness)
        levels = list(tablee.game(game).levels)
        found = await asyncio.gather(*[answered(tables, person, watch, game, level) for level in levels])
        return dict(zip(levels, found, strict=True))

    found: dict[str, list[Answer]] = inside(folder, work, pace=(SLOT, SLOT), slot=SLOT)
    return found


@pytest.mark.parametrize("game", tablee.list_games())
def test_the_time_of_an_answer_does_not_depend_on_cards(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the cards make a bot think within its budget, and even if they make it fail: always the same slot."""
    for level, answers in all_levels(tmp_path, monkeypatch, game, (0.0, 0.3, 0.6, 0.8)).items():
        budget = budget_of(tablee.game(game), level, SLOT)
        assert len({answer.slowness for answer in answers}) > 1, (level, answers)
        assert {round(answer.left) for answer in answers} == {budget}, (level, answers)
        assert all(abs(answer.left - budget) < 0.45 for answer in answers), (level, answers)


def test_a_late_answer_waits_for_the_next_slot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that cards make slower than its budget leaves when the budget has been spent once more."""
    for level, answers in all_levels(tmp_path, monkeypatch, "push", (1.2, 1.6)).items():
        budget = budget_of(tablee.game("push"), level, SLOT)
        assert {round(answer.left) for answer in answers} == {2 * budget}, (level, answers)


def test_budgets_know_public_facts_only() -> None:
    push = tablee.game("push")
    assert slots_for(push, "hard", 0.25, 0.6) == (0.75, 0.5)
    assert slots_for(push, "hard", 0.25, 0.1) == (0.5, 0.5)
    assert slots_for(push, "greedy", 0.25, 0.1) == (0.25, 0.25)
    assert slots_for(push, "ismcts:1500ms", 0.25, 0.1) == (1.75, 1.75)
    assert slots_for(push, "ismcts:30000@1500ms", 0.25, 0.1) == (0.75, 0.75)
    assert slots_for(push, None, 0.25, 1.2) == (1.25, 0.25)
    assert slots_for(push, "hard", 0.25, 0.0).leaves(9.0) == 0.0


def test_a_bot_alone_with_a_person_stays_brisk() -> None:
    """By default every level of every game answers within a second and a quarter."""
    usual = Settings()
    for name in tablee.list_games():
        game = tablee.game(name)
        for level in game.levels:
            assert slots_for(game, level, usual.slot, usual.pace[0]).first <= 0.75
            assert slots_for(game, level, usual.slot, usual.pace[1]).first <= 1.25
