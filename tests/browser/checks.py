"""What every screen must hold to: nothing too small or too wide, nothing that axe-core finds serious, a focus one can see."""

from __future__ import annotations

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

AXE = Axe()


def clean(page: Page, what: str) -> None:
    for _ in range(40):
        if page.evaluate("document.getAnimations().every((a) => a.playState !== 'running')"):
            break
        page.wait_for_timeout(50)
    found = AXE.run(page).response["violations"]
    bad = [
        f"{what}: {each['id']} {node['target']} {node['failureSummary'][:160]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:4]
    ]
    assert not bad, "\n".join(bad)


SMALL = """(least) =>
[...document.querySelectorAll('button, a[href], input:not([type=hidden]), select, summary, [role=button], [role=tab]')]
  .filter((e) => e.checkVisibility({checkOpacity: true, checkVisibilityCSS: true}) && !e.closest('[inert]'))
  .filter((e) => !e.matches('.skip, .column, label input') && !e.closest('.rules p, .rules li'))
  .map((e) => ({e, box: e.getBoundingClientRect()}))
  .filter(({box}) => box.width > 0 && (box.width < least || box.height < least))
  .map(({e, box}) => `${e.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`)
"""


def fits(page: Page) -> None:
    """Nothing scrolls sideways, and everything is big enough for a thumb."""
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), page.url
    small = page.evaluate(SMALL, 43.5)
    assert not small, "\n".join([page.url, *small])


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Tab until the focus is on such a thing."""
    for _ in range(most):
        if page.evaluate("(s) => document.activeElement?.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def back_out(page: Page, picked: Locator, mark: str) -> None:
    """Escape takes back what was picked, after it has closed what a focus at rest may have opened meanwhile."""
    page.keyboard.press("Escape")
    try:
        expect(picked).not_to_have_class(re.compile(mark), timeout=1_000)
    except AssertionError:
        page.keyboard.press("Escape")
        expect(picked).not_to_have_class(re.compile(mark))


def focus_ring(page: Page) -> None:
    """The focus can be seen."""
    assert page.evaluate(
        "(() => { const s = getComputedStyle(document.activeElement);"
        "return s.outlineStyle !== 'none' || s.boxShadow !== 'none' || !!document.activeElement.querySelector('*') })()"
    )
