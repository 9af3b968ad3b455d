"""What a device is called in the list of one's own: roughly what its browser says of itself, and nothing finer."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
"""Marks in a User-Agent header, and what they mean; the first that is there counts, since browsers pose as others."""


def device_of(user_agent: str | None) -> str:
    """The device behind a User-Agent header; "" where none is to be recognised.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_of("curl/8.5.0")
    ''
    """
    found = [next((name for mark, name in known if mark in (user_agent or "")), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found))
