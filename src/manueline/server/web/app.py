"""The application: every door with its guards."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from manueline.games.base import GameError
from manueline.server.bots import BotPool
from manueline.server.hub import Hub
from manueline.server.room import encode
from manueline.server.settings import Settings
from manueline.server.storage import Conflict, Store, Unavailable
from manueline.server.web import page
from manueline.server.web.api import ENDPOINTS, Call, Endpoint
from manueline.server.web.identity import known_browser, new_browser, remember
from manueline.server.web.problems import (
    OTHERWISE,
    STATUS,
    ProblemError,
    problem,
    unavailable,
    unreadable,
)
from manueline.server.web.socket import serve_socket

logger = logging.getLogger("manueline.web")


def make_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application."""
    store = Store(settings.database)
    pool = BotPool(settings.bot_processes)
    hub = Hub(settings, store, pool)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await store.open()
        hub.start()
        yield
        await hub.close()
        await pool.close()
        await store.close()

    app = FastAPI(
        title="Manueline", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None
    )
    app.state.hub = hub
    for endpoint in ENDPOINTS:
        app.add_api_route(
            f"{settings.base_path}/api{endpoint.path}",
            _route(endpoint, hub),
            methods=[endpoint.method],
        )

    @app.websocket(f"{settings.base_path}/api/tables/{{id}}/socket")
    async def socket(websocket: WebSocket, id: str) -> None:
        await serve_socket(websocket, hub, id)

    @app.get(f"{settings.base_path}/{{path:path}}", include_in_schema=False)
    async def front(request: Request, path: str) -> Response:
        return page.serve_page(request, path, settings.base_path)

    return app


def _route(endpoint: Endpoint, hub: Hub) -> Callable[[Request], Awaitable[Response]]:
    async def route(request: Request) -> Response:
        browser = known_browser(request)
        call_browser = browser or new_browser()
        try:
            body = await _body(request, endpoint)
            answer = await endpoint.handler(Call(hub, call_browser, request, body))
            response = answer if isinstance(answer, Response) else _json(answer)
        except GameError as error:
            response = _json(problem(error), STATUS.get(error.code, OTHERWISE))
        except (Unavailable, Conflict):
            response = _json(problem(unavailable()), 503)
        if browser is None:
            secure = request.url.scheme == "https"
            remember(response, call_browser, hub.settings.base_path, secure)
        return response

    return route


def _json(answer: object, status: int = 200) -> Response:
    return Response(encode(answer), status, media_type="application/json")


async def _body(request: Request, endpoint: Endpoint) -> object:
    if endpoint.body is None:
        return None
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
