"""While the database is away: the page says that a move is being sent again, and no longer when it is stored."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tablee.server.loadtest import Server

from ..server.conftest import FAST
from .kit import Crowd
from .test_people import sit_two


@pytest.mark.timeout(180)
def test_a_move_made_during_an_outage_is_shown_as_waiting_until_it_is_stored(browser: Browser, tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tablee.db"), settings=msgspec.structs.replace(FAST, patience=0.3))
    server.start()
    try:
        people = Crowd(browser, server)
        both = sit_two(people)
        seat = next(seat for seat, somebody in enumerate(both) if somebody.due(seat))
        ada, bob = both[seat], both[1 - seat]
        before = len(ada.acks())
        lock = sqlite3.connect(server.database, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        ada.by_list()
        waiting = ada.page.locator(".banner", has_text=ada.say("ui-move-waits"))
        expect(waiting).to_be_visible()
        expect(bob.page.locator(".banner")).to_be_visible()
        expect(bob.page.locator(".banner", has_text=bob.say("ui-move-waits"))).to_have_count(0)
        end = time.monotonic() + 4.0
        while time.monotonic() < end:
            ada.page.wait_for_timeout(200)
        expect(waiting).to_be_visible()
        lock.execute("ROLLBACK")
        ada.until(lambda: len(ada.acks()) == before + 1, "the acknowledgement")
        for somebody in both:
            expect(somebody.page.locator(".banner")).to_have_count(0)
        with sqlite3.connect(server.database) as stored:
            assert stored.execute("SELECT count(*) FROM moves").fetchone() == (1,)
        assert people.leave() == []
    finally:
        server.stop()
