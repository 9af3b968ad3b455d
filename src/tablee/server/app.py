"""The application: routes, errors as sentences, and what runs beside."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from ..engine.text import LANGUAGES
from .auth import bearer, origin_fits
from .campaigns import conclude_match
from .decency.barring import require_unbanned
from .hall.upkeep import keep_hall_forever
from .operate.figures import Beat
from .operate.logs import TABLE, table_named
from .settings import Settings, from_environment
from .storage import Away, Unfit
from .storage.rows import Person
from .study.settling import settle_forever
from .tables.replays import archive_forever
from .tables.sweeper import sweep_forever
from .tables.table_registry import TableRegistry
from .texts import Refusal, language
from .upgrade import upgrade_matches
from .web.call import Call, CallContext
from .web.calls import CALLS
from .web.connections import Admission, most_connections, open_files
from .web.hall.live import hall_live
from .web.health import measure_forever
from .web.health import routes as health_routes
from .web.hosts import KnownHosts
from .web.limits import Limits, address_key
from .web.openapi import description
from .web.request_log import OF_TABLES, RequestLog
from .web.sockets.listening import live
from .web.static import ClientFiles, CompressedJson, SecurityHeaders, StoredAnswer, json_response, stored_response
from .wire import ENCODER, Problem

LOG: Final = logging.getLogger("tablee.server")
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY")
Endpoint = Callable[[Request], Coroutine[Any, Any, Response]]


def make_app(settings: Settings | None = None) -> Starlette:
    """The application; without settings, those handed down in the environment."""
    chosen = settings or from_environment()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        tables = TableRegistry(chosen)
        await tables.open()
        await upgrade_matches(tables)
        app.state.tables = tables
        app.state.limits = Limits(chosen)
        app.state.beat = Beat(chosen.metrics_seconds)
        app.state.admission = Admission(chosen, most_connections(chosen, open_files()))
        tables.spawn(sweep_forever(tables))
        tables.spawn(keep_hall_forever(tables))
        tables.spawn(archive_forever(tables, conclude_match))
        tables.spawn(settle_forever(tables))
        if chosen.shared:
            tables.spawn(measure_forever(tables, app.state.admission))
        tune_garbage_collector()
        stop_with_supervisor()
        yield {"admission": app.state.admission, "farewell": tables.farewell}
        await tables.close()

    return Starlette(
        routes=routes(),
        lifespan=lifespan,
        middleware=[Middleware(SecurityHeaders), Middleware(RequestLog), Middleware(KnownHosts, settings=chosen)],
        exception_handlers={HTTPException: on_http_error, Exception: on_fault},
    )


def stop_with_supervisor() -> None:
    """Stop this worker when its supervisor is gone, since nobody could stop or replace it later."""
    supervisor = multiprocessing.parent_process()
    if supervisor is None:
        return

    def stop() -> None:
        loop.remove_reader(supervisor.sentinel)
        LOG.error("the supervisor is gone; this worker stops")
        signal.raise_signal(signal.SIGTERM)

    loop = asyncio.get_running_loop()
    loop.add_reader(supervisor.sentinel, stop)


def tune_garbage_collector() -> None:
    """Collect rarely, and leave out what lives long: a full collection walks every table in memory and stops play for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def routes() -> list[BaseRoute]:
    """Every path that is answered, in the order in which they are tried."""
    by_path: dict[str, list[Call]] = {}
    for call in CALLS:
        by_path.setdefault(call.path, []).append(call)
    made: list[BaseRoute] = [
        Route(path, endpoint({call.method: call for call in calls}), methods=METHODS) for path, calls in by_path.items()
    ]
    described = ENCODER.encode(description(version("tablee")))

    async def openapi(request: Request) -> Response:
        return await json_response(described, request.headers.get("accept-encoding"), True)

    async def nothing(request: Request) -> Response:
        return problem(Refusal("route", 404), request)

    return [
        Route("/api/openapi.json", openapi),
        *made,
        WebSocketRoute("/api/tables/{id}/live", live),
        WebSocketRoute("/api/hall/live", hall_live),
        Route("/api/{rest:path}", nothing, methods=METHODS),
        Route("/api", nothing, methods=METHODS),
        *health_routes(),
        Mount("/", ClientFiles()),
    ]


def endpoint(calls: dict[str, Call]) -> Endpoint:
    """What answers a path: one call for each method, and every refusal as a sentence."""

    async def answer(request: Request) -> Response:
        call = calls.get("GET" if request.method == "HEAD" else request.method)
        if call is None:
            return problem(Refusal("method", 405), request, {"allow": ", ".join(calls)})
        try:
            return await serve(call, request)
        except Refusal as refusal:
            return problem(refusal, request)
        except Away:
            return problem(Refusal("trouble", 503), request)
        except Unfit:
            return problem(Refusal("unfit", 409), request)

    return answer


async def serve(call: Call, request: Request) -> Response:
    """Check who and what is asking, do it, encode the answer."""
    tables: TableRegistry = request.app.state.tables
    limits: Limits = request.app.state.limits
    address = address_key(request.client.host if request.client else "")
    if not limits.calls.take(address):
        raise Refusal("slower", 429)
    if request.method not in ("GET", "HEAD"):
        if not origin_fits(request.headers.get("origin"), request.headers.get("host"), tables.settings.pages()):
            raise Refusal("origin", 403)
    person = await find_person(tables, request)
    if call.needs_key and person is None:
        raise Refusal("key-given", 401)
    if person is not None and call.needs_key and call.method != "GET" and not call.banned:
        require_unbanned(person)
    params = dict(request.path_params)
    if call.path.startswith(OF_TABLES):
        TABLE.set(table_named(params.get("id")))
    if any("\0" in value for value in params.values()):
        raise Refusal("route", 404)
    if call.seat_query:
        params["seat"] = seat_query(request)
    if call.lang_query:
        params["lang"] = lang_query(request)
    if call.query is not None:
        params["query"] = read_query(request, call.query)
    body = await read_body(request, call.body, call.most_bytes) if call.body is not None else None
    lang = person.lang if person else language(request.headers.get("accept-language"))
    answer = await call.serves(CallContext(tables, limits, person, params, address, lang, request.headers), body)
    if isinstance(answer, StoredAnswer):
        return stored_response(answer, request.headers)
    if isinstance(answer, Response):
        return answer
    return await encoded(answer, request.headers.get("accept-encoding"), call.compress)


async def find_person(tables: TableRegistry, request: Request) -> Person | None:
    """Whoever asks, by the key in the header; None without one."""
    key = bearer(request.headers.get("authorization"))
    person = await tables.people.by_key(key) if key is not None else None
    request.state.lang = person.lang if person else None
    return person


def seat_query(request: Request) -> int | None:
    """The seat that a query names; None when it names none."""
    given = request.query_params.getlist("seat")
    if not given:
        return None
    if len(given) > 1 or given[0] not in "01234567" or len(given[0]) != 1:
        raise Refusal("body", 422, why="seat")
    return int(given[0])


def lang_query(request: Request) -> str | None:
    """The language that a query names; None when it names none."""
    given = request.query_params.getlist("lang")
    if len(given) > 1 or any(lang not in LANGUAGES for lang in given):
        raise Refusal("body", 422, why="lang")
    return given[0] if given else None


def read_query(request: Request, kind: type) -> Any:
    """The fields of the query, each once, as the type they must have."""
    given = request.query_params.multi_items()
    if len(dict(given)) != len(given) or any("\0" in value for _, value in given):
        raise Refusal("body", 422, why=", ".join(sorted({name for name, _ in given}))[:200])
    try:
        return msgspec.convert(dict(given), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("body", 422, why=str(error)[:200]) from None


async def read_body(request: Request, kind: type, most: int) -> Any:
    """The body, no larger than it may be, as the type it must have."""
    if request.headers.get("content-type", "application/json").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("body", 415, why="content-type")
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise Refusal("large", 413)
    except ClientDisconnect:
        raise Refusal("body", 400, why="") from None
    try:
        return msgspec.convert(clean_json(msgspec.json.decode(data)), kind)
    except msgspec.ValidationError as error:
        raise Refusal("body", 422, why=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("body", 400, why="JSON") from None


def clean_json(value: Any) -> Any:
    """A decoded body with 4.0 as the whole number 4, JSON having one sort of number; a zero byte in a text is refused."""
    if isinstance(value, dict):
        return {key: clean_json(item) for key, item in value.items()}
    if isinstance(value, list):
        return [clean_json(item) for item in value]
    if isinstance(value, str) and "\0" in value:
        raise Refusal("unfit", 409)
    return int(value) if isinstance(value, float) and value.is_integer() else value


async def encoded(answer: Any, accepted: str | None, compress: bool) -> Response:
    """The response to a call."""
    if answer is None:
        return Response(status_code=204)
    return await json_response(answer if isinstance(answer, CompressedJson) else ENCODER.encode(answer), accepted, compress)


def problem(refusal: Refusal, request: Request, more: dict[str, str] | None = None) -> Response:
    """Every error is one sentence in the language of whoever asks."""
    lang = getattr(request.state, "lang", None) or language(request.headers.get("accept-language"))
    headers = {"retry-after": "2"} if refusal.status in (429, 503) else {}
    headers.update(more or {})
    return Response(ENCODER.encode(Problem(refusal.say(lang))), refusal.status, headers, "application/json")


async def on_http_error(request: Request, error: Exception) -> Response:
    """An error that Starlette found (no such file, no such path), as a sentence."""
    assert isinstance(error, HTTPException)
    key = {404: "route", 405: "method"}.get(error.status_code, "route")
    response = problem(Refusal(key, error.status_code), request)
    response.headers.update(error.headers or {})
    return response


async def on_fault(request: Request, error: Exception) -> Response:
    """A fault of ours: it is logged, and whoever asked is told no details."""
    LOG.error("a call failed", exc_info=error)
    return problem(Refusal("fault", 500), request)
