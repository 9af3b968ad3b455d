"""Measures the built client in Chromium: what a page fetches, how soon it stands, and what a match does to the memory.

`python tools/measure_client.py` prints a table for docs/speed.md: script and icons in gzip bytes, largest paint, blocked
time and layout shift of the start page and of one table of each game, on a slow phone (processor four times slower,
1.6 Mbit/s, 150 ms). `tests/browser/test_size.py` holds the sizes to their bounds.
"""

from __future__ import annotations

import gzip
import json
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import tablee
from tablee.server.loadtest import Server
from tablee.server.settings import Settings

STATIC: Final = Path(tablee.__file__).parent / "server" / "static"
CHROMES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SLOW: Final = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
QUICK: Final = Settings(forced=False, pace=(0.0, 0.0), ease=1e6, bot_seconds=20.0)
WATCH: Final = """
Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
window.seen = { lcp: 0, cls: 0, tbt: 0 }
const watch = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
watch('layout-shift', (entry) => entry.hadRecentInput || (seen.cls += entry.value))
watch('longtask', (entry) => (seen.tbt += Math.max(0, entry.duration - 50)))
"""


class Figures(NamedTuple):
    """What a page costs: script and icons in gzip bytes; in milliseconds its largest paint and the time it was blocked."""

    name: str
    script: int
    icons: int
    paint: float
    blocked: float
    shift: float


def packed(url: str) -> int:
    """How many bytes a file of the client is on its way."""
    return len(gzip.compress((STATIC / "assets" / url.rpartition("/")[2]).read_bytes(), 6))


def somebody(server: Server, browser: Browser, lang: str = "en", **device: Any) -> BrowserContext:
    """A browser that the server knows, in a language. It saves data: a page fetches what it needs, and nothing ahead."""
    key = server.call("POST", "/api/people", {"name": "Ada", "lang": lang})["key"]
    known = {"key": key, "name": "Ada", "named": True, "lang": lang, "guided": dict.fromkeys(tablee.list_games(), True)}
    context = browser.new_context(**device)
    context.add_init_script(f"localStorage.setItem('tablee', {json.dumps(json.dumps(known))})")
    context.add_init_script(WATCH)
    return context


def open_table(server: Server, context: BrowserContext, game: str) -> str:
    """The path of a match against bots."""
    page = context.new_page()
    page.goto(server.url)
    key = page.evaluate("JSON.parse(localStorage.getItem('tablee')).key")
    page.close()
    bots = max(1, tablee.game(game).seats[0] - 1)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * bots]
    return f"/t/{server.call('POST', '/api/tables', {'game': game, 'seats': seats}, key)['id']}"


def throttle(page: Page) -> None:
    """The phone is slow, and so is what it is connected by."""
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", SLOW)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": 4})


def fetched(page: Page, url: str, there: str, slow: bool = False) -> set[str]:
    """The scripts and the files of icons that a page fetches until something is there and all is quiet."""
    found: set[str] = set()
    page.on("response", lambda answer: found.add(answer.url) if answer.url.endswith((".js", ".json")) else None)
    if slow:
        throttle(page)
    page.goto(url)
    page.locator(there).first.wait_for(timeout=120_000)
    page.wait_for_load_state("networkidle", timeout=120_000)
    return found


def script_size(found: set[str]) -> int:
    """The scripts among some files, in gzip bytes."""
    return sum(packed(url) for url in found if url.endswith(".js"))


def start_files(server: Server, context: BrowserContext) -> set[str]:
    """What the start page fetches."""
    return fetched(context.new_page(), server.url, ".game")


def measured(server: Server, browser: Browser, name: str, path: str, there: str) -> Figures:
    """One page on a slow phone whose memory of files is empty."""
    context = somebody(server, browser, **PHONE)
    address = open_table(server, context, name) if path == "table" else path
    base = start_files(server, context) if path == "table" else set()
    fresh = somebody(server, browser, **PHONE) if path != "table" else context
    page = fresh.new_page()
    tools = fresh.new_cdp_session(page)
    tools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    found = fetched(page, server.url + address, there, slow=True) - base
    page.wait_for_timeout(1500)
    seen = page.evaluate("window.seen")
    script = script_size(found)
    icons = sum(map(packed, found)) - script
    for used in {context, fresh}:
        used.close()
    return Figures(name, script, icons, seen["lcp"], seen["tbt"], seen["cls"])


def heap(page: Page) -> int:
    """The bytes of memory that the page holds on to."""
    tools = page.context.new_cdp_session(page)
    tools.send("HeapProfiler.enable")
    for _ in range(3):  # what only weak things held on to goes after them
        tools.send("HeapProfiler.collectGarbage")
    used: int = tools.send("Runtime.getHeapUsage")["usedSize"]
    tools.detach()
    return used


@contextmanager
def house() -> Iterator[tuple[Server, Browser]]:
    """A server and a browser."""
    chrome = next(filter(None, map(shutil.which, CHROMES)), None)
    if chrome is None:
        sys.exit(f"no browser here: one of {', '.join(CHROMES)} is needed")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(str(Path(folder) / "tablee.db"), settings=QUICK)
        server.start()
        browser = playwright.chromium.launch(executable_path=chrome, args=["--no-sandbox"])
        try:
            yield server, browser
        finally:
            browser.close()
            server.stop()


def main() -> None:
    print("| page | script, kB gzip | icons, kB gzip | largest paint, s | blocked, ms | layout shift |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    with house() as (server, browser):
        pages = [("start page", "/", ".game"), *((game, "table", ".ask") for game in tablee.list_games())]
        for name, path, there in pages:
            figures = measured(server, browser, name, path, there)
            more = "" if path == "/" else "+ "
            print(
                f"| {name} | {more}{figures.script / 1000:.0f} | {more}{figures.icons / 1000:.0f} "
                f"| {figures.paint / 1000:.1f} | {figures.blocked:.0f} | {figures.shift:.3f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
