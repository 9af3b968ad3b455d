"""Clocks as people see them: whose runs, who is soon out of time, and a match that is claimed of somebody who is gone."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Browser, expect

import tablee
from tablee.server.auth import hash_key
from tablee.server.loadtest import Server
from tablee.server.storage.rows import now

from ..server.conftest import FAST, Friend, lay
from .checks import clean, fits
from .kit import LAPTOP, PHONE, Crowd, known_as

pytestmark = pytest.mark.timeout(120)
CLAIM: float = 2.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets a match be claimed soon, and that has lived for an hour."""
    settings = msgspec.structs.replace(FAST, away=0.5, claim=CLAIM)
    made = Server(str(tmp_path_factory.mktemp("clocks") / "tablee.db"), settings=settings)
    made.start()
    made.stop()
    with sqlite3.connect(made.database) as connection:
        connection.execute("INSERT INTO lives (id, since, until) VALUES ('before', ?, ?)", (now() - 3_600_000, now()))
    made.start()
    yield made
    made.stop()


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[Crowd]:
    crowd = Crowd(browser, server)
    yield crowd
    assert crowd.leave() == []


def begun(server: Server, name: str, seconds: float, clock: str) -> tuple[Friend, Friend]:
    """A match of two that began some seconds ago, in which nobody has answered yet."""
    friends = Friend(server, "Ada"), Friend(server, "Bob")
    with sqlite3.connect(server.database, timeout=10) as connection:
        who = "SELECT person FROM keys WHERE hash = ?"
        ids = [connection.execute(who, (hash_key(friend.key),)).fetchone()[0] for friend in friends]
    lay(server, name, tablee.game("push").new(2, "ab" * 8).dump(), ids, ["Ada", "Bob"])
    with sqlite3.connect(server.database, timeout=10) as connection:
        started = now() - int(seconds * 1000)
        connection.execute("UPDATE matches SET clock = ?, started = ? WHERE id = ?", (clock, started, name))
    return friends


@pytest.mark.parametrize(("size", "lang"), [(LAPTOP, "en"), (PHONE, "fr")], ids=["laptop", "phone"])
def test_who_is_soon_out_of_time_is_told_in_words_and_the_match_is_claimed(
    people: Crowd, size: tuple[int, int], lang: str
) -> None:
    """Ada is asked and has less than a minute; Bob has never come."""
    friends = begun(people.server, f"late-{lang}", 560, "rapid")
    ada = people(size, lang, **known_as(friends[0].key))
    ada.go(f"/t/late-{lang}")
    own, other = ada.page.locator(".clocks li").first, ada.page.locator(".clocks li").last
    expect(own).to_have_class(re.compile("runs.*low"))
    expect(own).to_contain_text(ada.say("ui-clock-low"))
    expect(own.get_by_role("timer")).to_have_text(re.compile(r"^0:[34]\d$"))
    expect(other.get_by_role("timer")).to_have_text("10:00")
    expect(other).not_to_have_class(re.compile("runs"))
    expect(ada.page.locator(".clocks [role=status]")).to_have_text(ada.say("ui-clock-told", count=60))
    clean(ada.page, "clocks")
    fits(ada.page)
    ada.button("ui-claim").click()
    end = ada.page.locator(".end")
    expect(end).to_contain_text(ada.say("ui-ended-claim", who="Bob"))
    expect(end).to_contain_text(ada.say("ui-you-win"))


def test_days_apart_the_clock_names_the_days_and_nobody_is_missed(people: Crowd) -> None:
    friends = begun(people.server, "slow", 3600, "day")
    ada = people(LAPTOP, "en", **known_as(friends[0].key))
    ada.go("/t/slow")
    expect(ada.page.locator(".clocks li").first).to_contain_text(re.compile("2[23] h.*, reserve 3 days"))
    expect(ada.page.locator(".clocks li").last).to_contain_text("reserve 3 days")
    expect(ada.page.locator(".banner")).to_have_count(0)


def test_a_pace_is_chosen_by_its_name_and_says_what_it_means(people: Crowd) -> None:
    ada = people()
    ada.home()
    sheet = ada.set_out()
    for pace in ("none", "2min", "rapid", "calm", "day", "days"):
        sheet.get_by_text(ada.say(f"ui-clock-{pace}"), exact=True).click()
        expect(sheet).to_contain_text(ada.say(f"ui-clock-{pace}-why"))
    clean(ada.page, "paces")
