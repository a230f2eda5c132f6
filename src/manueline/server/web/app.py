"""The ASGI application: its routes, its errors and its start."""

from __future__ import annotations

import asyncio
import gc
import gzip
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import asdict

import msgspec
from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from manueline.games.errors import GameError
from manueline.server import logs
from manueline.server import messages as m
from manueline.server.bots import BotPool, Thinking
from manueline.server.limits import OpenSockets, network_of
from manueline.server.live.links import Ask, Reply
from manueline.server.live.worker import ServingWorker
from manueline.server.long_work import LongWork
from manueline.server.problems import ProblemError, unavailable
from manueline.server.settings import Settings
from manueline.server.stopping import draining_on_signal
from manueline.server.storage import Unavailable
from manueline.server.table.views import encode
from manueline.server.web import openapi, page
from manueline.server.web.api import ENDPOINTS, Answerer, Endpoint
from manueline.server.web.guard import Guard
from manueline.server.web.identity import asker_of, noted_browser, remember
from manueline.server.web.responses import problem_response, response_of
from manueline.server.web.socket import serve_socket

Route = Callable[[Request], Awaitable[Response]]
COLLECTIONS = (5_000, 10, 50)
"""Thresholds of the garbage collector; tables make few reference cycles, so it can run rarely."""
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]
BODY_SECONDS = 20.0
"""How long a client may take to send a body."""
COMPRESSED_FROM, COMPRESSED_APART_FROM = 1000, 50_000
"""Bytes from which on an answer is compressed, and from which on in a thread of its own."""
COMPRESSION = 5

logger = logging.getLogger("manueline.web")

VARIABLE = "MANUELINE_SETTINGS"
"""The environment variable that holds the workers' settings."""
LOG_LEVEL = "MANUELINE_LOG_LEVEL"


def make_app(settings: Settings, thinking: Thinking | None = None) -> FastAPI:
    """The server as an ASGI application; `thinking` replaces its bot processes."""
    pool, long_work = BotPool(settings.bot_processes), LongWork()
    answerer = Answerer(long_work)
    worker = answerer.worker = ServingWorker(settings, thinking or pool, answerer)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await worker.start()
        if thinking is None:
            await pool.start()
        with draining_on_signal(worker):
            yield
        await worker.close()
        await pool.close()
        await long_work.close()

    app = FastAPI(
        title="Manueline",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        middleware=[
            Middleware(Guard, worker=worker),
            Middleware(GZipMiddleware, minimum_size=COMPRESSED_FROM, compresslevel=COMPRESSION),
        ],
        exception_handlers={HTTPException: _http_problem, Exception: _broken},
    )
    app.state.worker = worker
    _add_routes(app, worker, answerer, settings.base_path)
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


def _add_routes(app: FastAPI, worker: ServingWorker, answerer: Answerer, base: str) -> None:
    described = encode(openapi.document(base))
    sockets = OpenSockets(worker.settings)
    for path in dict.fromkeys(endpoint.path for endpoint in ENDPOINTS):
        routes: dict[str, Route] = {
            at.method: _route(at, worker, answerer) for at in ENDPOINTS if at.path == path
        }
        app.add_route(f"{base}/api{path}", _by_method(routes), methods=METHODS)

    @app.get(f"{base}/api/openapi.json")
    async def description() -> Response:
        return Response(described, media_type="application/json")

    @app.get(f"{base}/health/live")
    async def live() -> Response:
        return _health(worker, [])

    @app.get(f"{base}/health/ready")
    async def ready() -> Response:
        return _health(worker, worker.reasons_unready)

    @app.websocket(f"{base}/api/tables/{{id}}/socket")
    async def socket(websocket: WebSocket, id: str) -> None:
        await serve_socket(websocket, worker, sockets, id)

    @app.api_route(f"{base}/{{path:path}}", methods=["GET", "HEAD"])
    async def front(request: Request, path: str) -> Response:
        if path.split("/")[0] in ("api", "health"):
            raise HTTPException(404)
        return page.serve_page(request, path, base)


def _health(worker: ServingWorker, reasons: list[str]) -> Response:
    answer = m.Health("unready" if reasons else "ok", len(worker.tables), reasons)
    return Response(encode(answer), 503 if reasons else 200, media_type="application/json")


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


def _route(endpoint: Endpoint, worker: ServingWorker, answerer: Answerer) -> Route:
    async def route(request: Request) -> Response:
        browser = noted_browser(request)
        try:
            query = _query(request, endpoint)
            ask = Ask(
                0,
                request.path_params.get("id", ""),
                endpoint.name,
                browser.secret,
                asker_of(browser, network_of(request.client.host if request.client else "-")),
                query,
                await _body(request, endpoint),
            )
            response = response_of(await _compressed(await worker.ask(ask, answerer), request))
        except GameError as error:
            return problem_response(error)
        except Unavailable:
            return problem_response(unavailable())
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to read it
        is_new = endpoint.seats and not browser.is_known
        if response.status_code == 200 and (is_new or browser.needs_renewal):
            base, secure = worker.settings.base_path, request.url.scheme == "https"
            remember(response, browser, base, secure, worker.store.secret)
        return response

    return route


async def _compressed(reply: Reply, request: Request) -> Reply:
    """A long answer is compressed outside the event loop; shorter ones by the middleware."""
    accepts = "gzip" in request.headers.get("accept-encoding", "")
    if len(reply.body) < COMPRESSED_APART_FROM or not accepts:
        return reply
    body = await asyncio.to_thread(gzip.compress, reply.body, COMPRESSION)
    headers = {**reply.headers, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return msgspec.structs.replace(reply, body=body, headers=headers)


def _query(request: Request, endpoint: Endpoint) -> dict[str, str]:
    """The parameters that the endpoint knows. Raises ProblemError."""
    asked = {name: value for name, value in request.query_params.items() if name in endpoint.query}
    for name, value in asked.items():
        values = endpoint.query[name]
        if values and value not in values:
            raise ProblemError("unreadable", f"{name} is one of {', '.join(values)}")
    return asked


async def _body(request: Request, endpoint: Endpoint) -> bytes:
    """Raises ProblemError."""
    if endpoint.body is None:
        return b""
    media = request.headers.get("content-type", "").split(";")[0].strip().lower()
    wanted = "text/plain" if endpoint.body is str else "application/json"
    if media != wanted:
        raise ProblemError("bad-type", f"this is read as {wanted} only", type=wanted)
    received = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                received += part
                if len(received) > endpoint.longest:
                    raise ProblemError(
                        "too-large", f"at most {endpoint.longest} bytes are read here"
                    )
    except TimeoutError:
        raise ProblemError("too-slow", "the body did not arrive in time") from None
    return received
