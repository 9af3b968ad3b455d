"""Draw the icons of the installed client from one drawing: `python tools/make_icons.py` writes `web/public/icons/`.

Needs the browser that the tests need. Systems cut a maskable icon to a shape of their own, so that its drawing keeps to the
middle; a badge is a silhouette, of which only the opacity counts.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ICONS: Final = Path(__file__).parents[1] / "web" / "public" / "icons"
GROUND: Final = '<rect width="64" height="64" fill="#2a201a"/>'
ROUNDED: Final = '<rect width="64" height="64" rx="15" fill="#2a201a"/>'
DRAWING: Final = (
    '<ellipse cx="32" cy="36" rx="23" ry="14" fill="#e9a23b"/><ellipse cx="32" cy="33" rx="23" ry="14" fill="#f6c56b"/>'
    '<rect x="20" y="17" width="13" height="18" rx="2.5" fill="#fffaf0" transform="rotate(-14 26 26)"/>'
    '<rect x="31" y="17" width="13" height="18" rx="2.5" fill="#c2412d" transform="rotate(12 38 26)"/>'
)
SILHOUETTE: Final = (
    '<mask id="gap"><rect width="64" height="64" fill="#fff"/>'
    '<g fill="#000" stroke="#000" stroke-width="5">'
    '<rect x="17" y="10" width="15" height="22" rx="3" transform="rotate(-14 24 21)"/>'
    '<rect x="31" y="10" width="15" height="22" rx="3" transform="rotate(12 39 21)"/></g></mask>'
    '<ellipse cx="32" cy="40" rx="29" ry="17" fill="#fff" mask="url(#gap)"/>'
    '<rect x="17" y="10" width="15" height="22" rx="3" fill="#fff" transform="rotate(-14 24 21)"/>'
    '<rect x="31" y="10" width="15" height="22" rx="3" fill="#fff" transform="rotate(12 39 21)"/>'
)
FULL: Final = f"{GROUND}{DRAWING}"
SAFE: Final = f'{GROUND}<g transform="translate(7.7 7.2) scale(0.76)">{DRAWING}</g>'
WANTED: Final = {
    "app-192": (192, f"{ROUNDED}{DRAWING}"),
    "app-512": (512, f"{ROUNDED}{DRAWING}"),
    "maskable-192": (192, SAFE),
    "maskable-512": (512, SAFE),
    "apple-180": (180, FULL),
    "badge-96": (96, SILHOUETTE),
}


def main() -> None:
    """Write every icon."""
    ICONS.mkdir(parents=True, exist_ok=True)
    path = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, (size, drawing) in WANTED.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="{size}" height="{size}">{drawing}</svg>'
            )
            page.set_content(f"<style>*{{margin:0}}svg{{display:block}}</style>{svg}")
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
