"""The built client, and the headers that keep pages honest."""

from __future__ import annotations

import html
from pathlib import Path
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .texts import TEXTS, language

FOLDER: Final = Path(__file__).parent / "static"
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guarded:
    """Adds the security headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)


class Client(StaticFiles):
    """The client's files; any other path is the client's own to show. Hashed assets never change."""

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, check_dir=False, html=True)
        self.folder = folder

    async def check_config(self) -> None:
        """Nothing to check: without a built client, a page says how to build it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or path.startswith(("api/", "assets/")):
                raise
            response = self.page(scope)
        if path.startswith("assets/"):
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        else:
            response.headers.setdefault("cache-control", "no-cache")
        return response

    def page(self, scope: Scope) -> Response:
        if (self.folder / "index.html").is_file():
            return FileResponse(self.folder / "index.html")
        accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        said = html.escape(TEXTS.say(language(accepted), "no-client"))
        return HTMLResponse(f"<!doctype html><meta charset=utf-8><title>Tablée</title><p>{said}</p>", 503)
