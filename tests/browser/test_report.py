"""The page of a report opens without a network, answers to the pointer, reads well for everybody, and prints."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tablee.lab.report import made, page
from tests.lab.report_samples import FULL

from .checks import clean
from .kit import PHONE


def test_the_page_works_without_a_network_and_is_accessible(browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    path.write_text(page(made([FULL], "fr")), "utf-8")
    asked: list[str] = []
    wrong: list[str] = []
    width, height = PHONE
    context = browser.new_context(offline=True, color_scheme="dark", viewport={"width": width, "height": height})
    shown = context.new_page()
    shown.on("request", lambda request: asked.append(request.url))
    shown.on("console", lambda said: wrong.append(said.text))
    shown.on("pageerror", lambda error: wrong.append(str(error)))
    shown.goto(path.as_uri())
    shown.wait_for_function("document.querySelectorAll('.chart:not([data-live])').length === 0")
    charts = shown.locator(".chart")
    assert charts.count() > 5
    assert shown.locator(".chart svg").count() == charts.count()
    assert shown.evaluate("document.documentElement.scrollWidth") <= width
    clean(shown, "dark")
    shown.emulate_media(color_scheme="light")
    clean(shown, "light")
    charts.first.locator(".mark-symbol path").first.hover(force=True)
    expect(shown.locator("#vg-tooltip-element.visible")).to_contain_text("n = 2\u202f000")
    printed = shown.pdf(format="A4")
    context.close()
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert wrong == []
    assert printed.startswith(b"%PDF")
