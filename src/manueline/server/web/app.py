"""The ASGI application: its routes, its errors and its start."""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import asdict

import msgspec
from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from manueline.games.errors import GameError
from manueline.server import logs, metrics
from manueline.server.bots import BotPool, Thinking
from manueline.server.live.live_table import encode
from manueline.server.live.live_tables import LiveTables
from manueline.server.settings import Settings
from manueline.server.storage import Conflict, Store, Unavailable
from manueline.server.web import openapi, page
from manueline.server.web.api import ENDPOINTS, Call, Endpoint
from manueline.server.web.guard import Guard
from manueline.server.web.identity import known_browser, new_browser, remember
from manueline.server.web.problems import (
    ProblemError,
    problem_response,
    unavailable,
    unreadable,
)
from manueline.server.web.socket import serve_socket

Route = Callable[[Request], Awaitable[Response]]
COLLECTIONS = (5_000, 10, 50)
"""Thresholds of the garbage collector; tables make few reference cycles, so it can run rarely."""
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]

logger = logging.getLogger("manueline.web")

VARIABLE = "MANUELINE_SETTINGS"
"""The environment variable that holds the workers' settings."""
LOG_LEVEL = "MANUELINE_LOG_LEVEL"


def make_app(settings: Settings, thinking: Thinking | None = None) -> FastAPI:
    """The server as an ASGI application; `thinking` replaces its bot processes."""
    store = Store(settings.database)
    pool = BotPool(settings.bot_processes)
    hub = LiveTables(settings, store, thinking or pool)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await store.open()
        await hub.start()
        if thinking is None:
            await pool.start()
        yield
        await hub.close()
        await pool.close()
        await store.close()

    app = FastAPI(
        title="Manueline",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        middleware=[Middleware(Guard, settings=settings)],
        exception_handlers={HTTPException: _http_problem, Exception: _broken},
    )
    app.state.hub = hub
    _add_routes(app, hub, settings.base_path)
    return app


def app_from_environment() -> FastAPI:
    """What each of several workers runs."""
    logs.set_up(os.environ[LOG_LEVEL])
    app = make_app(msgspec.json.decode(os.environ[VARIABLE], type=Settings))
    _collect_rarely()
    return app


def _collect_rarely() -> None:
    """A full garbage collection visits every table and blocks the worker for 0.2 seconds."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def to_environment(settings: Settings) -> str:
    return msgspec.json.encode(asdict(settings)).decode()


def _add_routes(app: FastAPI, hub: LiveTables, base: str) -> None:
    described = encode(openapi.document(base))
    for path in dict.fromkeys(endpoint.path for endpoint in ENDPOINTS):
        routes: dict[str, Route] = {
            at.method: _route(at, hub) for at in ENDPOINTS if at.path == path
        }
        app.add_route(f"{base}/api{path}", _by_method(routes), methods=METHODS)

    @app.get(f"{base}/api/openapi.json")
    async def description() -> Response:
        return Response(described, media_type="application/json")

    @app.get(f"{base}/metrics")
    async def measured() -> Response:
        text, media_type = metrics.exposition()
        return Response(text, headers={"Content-Type": media_type})

    @app.websocket(f"{base}/api/tables/{{id}}/socket")
    async def socket(websocket: WebSocket, id: str) -> None:
        await serve_socket(websocket, hub, id)

    @app.api_route(f"{base}/{{path:path}}", methods=["GET", "HEAD"])
    async def front(request: Request, path: str) -> Response:
        if path.split("/")[0] == "api":
            raise HTTPException(404)
        return page.serve_page(request, path, base)


async def _http_problem(_: Request, error: Exception) -> Response:
    """The answer to a request that no route handles."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        response = problem_response(ProblemError("bad-method", "this cannot be done here"))
        response.headers.update(error.headers or {})
        return response
    return problem_response(ProblemError("no-such-page", "there is nothing at this address"))


async def _broken(_: Request, error: Exception) -> Response:
    logger.error("a request failed", exc_info=error)
    return problem_response(ProblemError("broken", "the server failed to handle this request"))


def _by_method(routes: Mapping[str, Route]) -> Route:
    """One route for all methods: the page's route would answer a GET that no endpoint has."""

    async def route(request: Request) -> Response:
        if request.method not in routes:
            raise HTTPException(405, headers={"Allow": ", ".join(routes)})
        return await routes[request.method](request)

    return route


def _route(endpoint: Endpoint, hub: LiveTables) -> Route:
    async def route(request: Request) -> Response:
        known = known_browser(request)
        browser = known or new_browser()
        try:
            _check_query(request, endpoint)
            body = await _body(request, endpoint)
            answer = await endpoint.handler(Call(hub, browser, request, body))
        except GameError as error:
            return problem_response(error)
        except (Unavailable, Conflict):
            return problem_response(unavailable())
        response = (
            answer
            if isinstance(answer, Response)
            else Response(encode(answer), media_type="application/json")
        )
        if known is None and endpoint.seats:
            remember(response, browser, hub.settings.base_path, request.url.scheme == "https")
        return response

    return route


def _check_query(request: Request, endpoint: Endpoint) -> None:
    for name, value in request.query_params.items():
        if name in endpoint.query and value not in endpoint.query[name]:
            values = ", ".join(endpoint.query[name])
            raise ProblemError("unreadable", f"{name} is one of {values}")


async def _body(request: Request, endpoint: Endpoint) -> object:
    """Raises ProblemError."""
    if endpoint.body is None:
        return None
    media = request.headers.get("content-type", "").split(";")[0].strip().lower()
    wanted = "text/plain" if endpoint.body is str else "application/json"
    if media != wanted:
        raise ProblemError("bad-type", f"this is read as {wanted} only", type=wanted)
    received = b""
    async for part in request.stream():
        received += part
        if len(received) > endpoint.longest:
            raise ProblemError("too-large", f"at most {endpoint.longest} bytes are read here")
    try:
        if endpoint.body is str:
            return received.decode()
        return msgspec.json.decode(received, type=endpoint.body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise unreadable(error) from None
