"""Checks the origin and rate of every request, and adds security headers to every answer."""

from __future__ import annotations

import logging
import math
import time
from collections import OrderedDict
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from manueline.server import metrics
from manueline.server.settings import Settings
from manueline.server.web.limits import Bucket
from manueline.server.web.problems import ProblemError, problem_response

logger = logging.getLogger("manueline.http")

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
MOST_ADDRESSES = 10_000
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._tables: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
        except ProblemError as error:
            await self._refuse(scope, receive, send, error)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        await self._answer(scope, receive, send, self._app)

    async def _refuse(
        self, scope: Scope, receive: Receive, send: Send, error: ProblemError
    ) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send, problem_response(error))
            return
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": error.code})

    async def _answer(self, scope: Scope, receive: Receive, send: Send, app: ASGIApp) -> None:
        started, status = time.perf_counter(), 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if "/api/" in scope["path"]:
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await app(scope, receive, send_guarded)
        finally:
            metrics.HTTP.labels(scope["method"], str(status)).inc()
            logger.info(
                "%s %s",
                scope["method"],
                scope["path"],
                extra={
                    "status": status,
                    "ms": round((time.perf_counter() - started) * 1000, 1),
                    "address": _address(scope),
                },
            )

    def _check(self, scope: Scope) -> None:
        """Raises ProblemError for a page of another origin, or for too many requests."""
        headers = Headers(scope=scope)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not self._is_own_page(headers):
            raise ProblemError("bad-origin", "requests from pages of other origins are refused")
        path = scope["path"].removeprefix(self._settings.base_path)
        if not path.startswith("/api/"):
            return
        now, address = time.monotonic(), _address(scope)
        rate = self._settings.requests_per_minute / 60
        _take(self._requests, address, rate, 60 * rate, now)
        if changes and path == "/api/tables":
            tables = float(self._settings.tables_per_hour)
            _take(self._tables, address, tables / 3600, tables, now)

    def _is_own_page(self, headers: Headers) -> bool:
        """Browsers always send the origin here; a client without it is no browser."""
        origin = headers.get("origin")
        if origin is None:
            return True
        return origin in self._settings.origins or urlsplit(origin).netloc == headers.get("host")


def _address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else "-"


def _take(
    buckets: OrderedDict[str, Bucket], address: str, rate: float, burst: float, now: float
) -> None:
    """Raises ProblemError if this address has asked for too much."""
    if not rate:
        return
    bucket = buckets.setdefault(address, Bucket(rate, burst))
    buckets.move_to_end(address)
    while len(buckets) > MOST_ADDRESSES:
        buckets.popitem(last=False)
    wait = bucket.take(now)
    if wait:
        raise ProblemError("too-many", "too many requests; please wait", seconds=math.ceil(wait))
