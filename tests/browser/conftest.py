"""One browser and one server for all tests of the client; a context, and so a memory, for each person.

Playwright's loop runs in the thread of the tests: everything is closed again when this folder is done, so that other
tests may have loops of their own.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tablee.server.loadtest import Server

from .kit import Crowd, a_server, launch


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with a_server(tmp_path_factory.mktemp("browser")) as made:
        yield made


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = launch(playwright)
        yield made
        made.close()


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[Crowd]:
    """Makes people with browsers; nothing may go wrong in the console of any of them."""
    crowd = Crowd(browser, server)
    yield crowd
    assert crowd.leave() == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "people" in getattr(item, "fixturenames", ()) and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(180))
