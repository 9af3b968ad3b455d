"""The built client, and the headers that keep pages honest."""

from __future__ import annotations

import gzip
import html
import zlib
from asyncio import to_thread
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..frames import PROTOCOL
from ..texts import TEXTS, language

SMALL: Final = 1000
FOLDER: Final = Path(__file__).parents[1] / "static"
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
        "frame-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SCREENS: Final = {
    0: ("",),
    1: ("settings", "credits", "kit", "hall", "history", "link"),
    2: ("t", "r", "c", "games", "learn", "puzzles", "history", "person"),
    3: ("learn", "puzzles"),
}
"""The first parts of the client's paths, by how many parts these have."""
WORKER: Final = "worker.js"
GAME_SCREENS: Final = ("cards", "balance", "people")
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class CompressedJson(NamedTuple):
    """JSON that is stored compressed, as zlib does it."""

    data: bytes


class StoredAnswer(NamedTuple):
    """An answer that stays the same until another version is installed: as it is, as gzip, and a mark that tells it apart."""

    data: bytes
    packed: bytes
    mark: str
    media: str
    headers: tuple[tuple[str, str], ...]


class SecurityHeaders:
    """Adds the security headers to every answer, and to those of calls the version of the protocol."""

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
                    headers["tablee-protocol"] = str(PROTOCOL)
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)


class ClientFiles(StaticFiles):
    """The client's files; any other path is the client's own to show. Hashed assets never change."""

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, check_dir=False, html=True)
        self.folder = folder
        self._compressed: dict[tuple[str, str], bytes] = {}

    async def check_config(self) -> None:
        """Nothing to check: without a built client, a page says how to build it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page of the client where no file is meant."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or not is_page(path):
                raise
            response = self.page(scope)
            if not is_screen(path):
                response.status_code = 404
        if path.startswith("assets/"):
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        else:
            response.headers.setdefault("cache-control", "no-cache")
        if path == WORKER:
            response.headers["service-worker-allowed"] = "/"
        return await self.compressed(response, scope)

    async def compressed(self, response: Response, scope: Scope) -> Response:
        """A file as gzip, where that makes it smaller and is understood; it is made once, and kept."""
        if not isinstance(response, FileResponse) or response.status_code != 200 or not compresses_well(response.media_type):
            return response
        asked = Headers(scope=scope)
        response.headers.add_vary_header("Accept-Encoding")
        if not accepts(asked.get("accept-encoding"), "gzip") or "range" in asked:
            return response
        kept = (str(response.path), response.headers.get("etag", ""))
        if kept not in self._compressed:
            self._compressed[kept] = await to_thread(pack_file, Path(response.path))
        headers = {name: value for name, value in response.headers.items() if name not in ("content-length", "accept-ranges")}
        headers |= {"content-encoding": "gzip", "etag": f"W/{kept[1]}"}
        return Response(self._compressed[kept], 200, headers)

    def page(self, scope: Scope) -> Response:
        """The page of the client; without a built client, a sentence that says how to build it."""
        index = self.folder / "index.html"
        if index.is_file():
            return FileResponse(index, stat_result=index.stat())
        accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        said = html.escape(TEXTS.say(language(accepted), "no-client"))
        return HTMLResponse(f"<!doctype html><meta charset=utf-8><title>Tablée</title><p>{said}</p>", 503)


def is_screen(path: str) -> bool:
    """Whether the client has a screen for a path; on any other it says that there is nothing (`lib/router.svelte.ts`).

    >>> is_screen(""), is_screen("t/abc"), is_screen("games/push/cards"), is_screen("t"), is_screen("table/abc")
    (True, True, True, False, False)
    """
    parts = [part for part in path.split("/") if part and part != "."]
    if len(parts) == 3 and parts[0] == "games":
        return parts[2] in GAME_SCREENS
    return (parts[0] if parts else "") in SCREENS.get(len(parts), ())


def is_page(path: str) -> bool:
    """Whether a path may be one that the client shows; what has a dot in its last part is a file, and not here.

    >>> is_page("table/abc"), is_page("wp-login.php"), is_page("api/x")
    (True, False, False)
    """
    return not path.startswith(("api/", "assets/")) and "." not in path.rstrip("/").rpartition("/")[2]


def compresses_well(media_type: str | None) -> bool:
    """Whether files of a type get smaller: texts and vectors do; pictures and fonts are compressed already."""
    kind = (media_type or "").partition(";")[0]
    return kind.startswith("text/") or kind in ("image/svg+xml", "application/json") or kind.endswith(("javascript", "+json"))


def accepts(header: str | None, encoding: str) -> bool:
    """Whether an Accept-Encoding header takes an encoding.

    >>> accepts("gzip;q=0, deflate", "gzip"), accepts("br, gzip", "gzip")
    (False, True)
    """
    for part in (header or "").lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == encoding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


async def json_response(answer: bytes | CompressedJson, header: str | None, compress: bool) -> Response:
    """A JSON answer, compressed where `compress` allows it and the client understands it. Replays are sent as stored."""
    headers: dict[str, str] = {"vary": "Accept-Encoding"} if compress or isinstance(answer, CompressedJson) else {}
    if isinstance(answer, CompressedJson):
        if accepts(header, "deflate"):
            return Response(answer.data, 200, headers | {"content-encoding": "deflate"}, "application/json")
        answer = await to_thread(zlib.decompress, answer.data)
    elif compress and len(answer) > SMALL and accepts(header, "gzip"):
        packed = await to_thread(gzip.compress, answer, 6, mtime=0)
        return Response(packed, 200, headers | {"content-encoding": "gzip"}, "application/json")
    return Response(answer, 200, headers, "application/json")


def stored_answer(data: bytes, media: str, headers: tuple[tuple[str, str], ...] = ()) -> StoredAnswer:
    """An answer made once for everybody."""
    mark = f'"{blake2b(data, digest_size=12).hexdigest()}"'
    return StoredAnswer(data, gzip.compress(data, 6, mtime=0), mark, media, headers)


def stored_response(answer: StoredAnswer, asked: Headers) -> Response:
    """A stored answer, compressed where that is understood; nothing where the asker still has the same."""
    headers = {
        **dict(answer.headers),
        "etag": answer.mark,
        "cache-control": "no-cache",
        "vary": "Accept-Encoding, Accept-Language, Authorization",
    }
    if answer.mark in asked.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if accepts(asked.get("accept-encoding"), "gzip"):
        return Response(answer.packed, 200, headers | {"content-encoding": "gzip"}, answer.media)
    return Response(answer.data, 200, headers, answer.media)


def pack_file(path: Path) -> bytes:
    """A file as gzip."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)
