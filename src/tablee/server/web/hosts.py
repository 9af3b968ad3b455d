"""The names under which this server may be asked.

A page of another site can have its own name lead to our address and so read us through a browser inside our network
(DNS rebinding); but its browser then asks for that name. So names are checked; an address is nobody's name.
"""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ..settings import Settings
from ..texts import Refusal, language
from ..wire import ENCODER, Problem

AT_HOME: Final = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")
"""What a network at home or at work puts behind a machine's name; none of these can be bought."""
PORT: Final = re.compile(r":\d*$")


def names_of(settings: Settings, machine: str | None = None) -> frozenset[str]:
    """All names of this server: those that are set, and those by which the machine is known around it.

    >>> names = names_of(Settings(public_url="https://play.example"), "box")
    >>> "box.local" in names, "play.example" in names, "evil.example" in names
    (True, True, False)
    """
    machine = (socket.gethostname() if machine is None else machine).lower()
    own = {f"{machine.partition('.')[0]}{end}" for end in AT_HOME} | {machine, settings.host.lower(), "localhost"}
    pages = {bare(urlsplit(page).netloc) for page in settings.pages()}
    return frozenset({*own, *pages, *[bare(host) for host in settings.hosts]} - {""})


def bare(host: str) -> str:
    """A Host header without its port.

    >>> bare("Play.example:8765"), bare("[::1]:8765")
    ('play.example', '::1')
    """
    return PORT.sub("", host.strip().lower()).strip("[]").rstrip(".") if host.count(":") < 2 or "]" in host else host


def is_ours(host: str | None, names: frozenset[str]) -> bool:
    """Whether a Host header names this server. Programs other than browsers may send none.

    >>> is_ours("192.168.1.7:8765", frozenset()), is_ours("evil.example:8765", frozenset({"localhost"}))
    (True, False)
    """
    if host is None:
        return True
    name = bare(host)
    if name in names or name.endswith(".localhost"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class KnownHosts:
    """Answers only under its own names."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.names = names_of(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        asked = HTTPConnection(scope)
        if is_ours(asked.headers.get("host"), self.names):
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            said = Refusal("name-here", 400).say(language(asked.headers.get("accept-language")))
            await Response(ENCODER.encode(Problem(said)), 400, media_type="application/json")(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})
