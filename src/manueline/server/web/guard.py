"""Checks the host, origin and rate of every request; adds security headers to every answer."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import socket
import time
from collections import Counter
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from manueline.games.errors import GameError
from manueline.server import metrics
from manueline.server.limits import Buckets, Shares, network_of
from manueline.server.live.worker import ServingWorker
from manueline.server.problems import ProblemError, banned
from manueline.server.table.errors import Refusal
from manueline.server.table.identity import browser_id_of
from manueline.server.web.api import ENDPOINTS
from manueline.server.web.identity import Browser, asker_of, note_browser
from manueline.server.web.responses import problem_response
from manueline.server.web.socket import turn_away

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
SAFE = ("GET", "HEAD", "OPTIONS")
FOREIGN = ("bad-host", "bad-origin")
STARTED_A_SECOND, STARTED_AT_ONCE = 100.0, 30.0
"""Requests of one address that are begun; further ones wait, so that others come in between."""
BROWSER_STARTED_A_SECOND, BROWSER_STARTED_AT_ONCE = 50.0, 15.0
"""The same for one browser."""
LONGEST_WAIT = 2.0
"""Whoever would have to wait longer to be begun is refused."""
REFUSED_AFTER = 1.0
"""Whoever asks too often is refused after so many seconds; at once, they would ask more often."""
REFUSED_A_SECOND, REFUSED_AT_ONCE = 10.0, 10.0
"""Refusals of one address: they cost as much as answers; further ones wait."""
LONGEST_REFUSAL = 10.0
"""But so long at most."""
MOST_DELAYED = 200
"""Requests of one address that wait to be begun or refused; further ones are refused at once."""
FILES_FACTOR = 5
"""The page's files may be asked for so much more often than tables: the first visit needs many."""
STRICT_TRANSPORT = "max-age=31536000"
_SHOWN = {
    re.compile(path.replace("{id}", "[^/]+")): path
    for path in (
        *("/health/live", "/health/ready", "/api/openapi.json"),
        *(f"/api{endpoint.path}" for endpoint in ENDPOINTS),
    )
}
"""How each path of the HTTP interface is logged."""


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, worker: ServingWorker) -> None:
        self._app, self._worker, self._settings = app, worker, worker.settings
        rate = self._settings.requests_per_minute
        part = self._settings.browser_requests_per_minute
        self._requests = Shares(_a_minute(rate), _a_minute(part))
        self._files = Shares(_a_minute(FILES_FACTOR * rate), _a_minute(FILES_FACTOR * part))
        self._starts = Buckets(STARTED_A_SECOND if rate else 0.0, STARTED_AT_ONCE)
        self._browser_starts = Buckets(
            BROWSER_STARTED_A_SECOND if part else 0.0, BROWSER_STARTED_AT_ONCE
        )
        self._refusals = Buckets(REFUSED_A_SECOND, REFUSED_AT_ONCE)
        self._delayed = Counter[str]()
        own = socket.gethostname().lower()
        self._sites = {"localhost", own, f"{own}.local", *map(str.lower, self._settings.sites)}
        self._sites |= {urlsplit(origin).hostname or "" for origin in self._settings.origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        network = network_of(_address(scope))
        browser = note_browser(scope, self._worker.store.secret)
        try:
            await self._wait_for_turn(network, asker_of(browser, network).payer)
            self._check(scope, browser, network)
        except GameError as error:
            if error.code == "too-many":
                await self._slow_down(network)
            await self._refuse(scope, receive, send, error)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        await self._answer(scope, receive, send, self._app)

    async def _wait_for_turn(self, network: str, payer: str) -> None:
        """Raises Refusal if too many of the same address or browser wait already."""
        for starts, whose in ((self._browser_starts, payer), (self._starts, network)):
            wait = starts.queue(whose, time.monotonic(), LONGEST_WAIT)
            if wait is None:
                raise Refusal("too-many", "too many requests; please wait", seconds=1)
            await self._delay(network, wait)

    async def _slow_down(self, network: str) -> None:
        """Let whoever is refused wait for it, if not too many of the same address do already."""
        if self._delayed[network] < MOST_DELAYED:
            turn = self._refusals.queue(network, time.monotonic(), LONGEST_REFUSAL)
            await self._delay(network, REFUSED_AFTER + (LONGEST_REFUSAL if turn is None else turn))

    async def _delay(self, network: str, seconds: float) -> None:
        if seconds <= 0:
            return
        self._delayed[network] += 1
        try:
            await asyncio.sleep(seconds)
        finally:
            self._delayed[network] -= 1
            if not self._delayed[network]:
                del self._delayed[network]

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, error: GameError) -> None:
        """A page of this server learns why its socket is refused; nobody else is spoken to."""
        if scope["type"] == "http":
            await self._answer(scope, receive, send, problem_response(error))
        elif error.code in FOREIGN:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": error.code})
        else:
            await turn_away(WebSocket(scope, receive, send), error)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, app: ASGIApp) -> None:
        started, status = time.perf_counter(), 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers.setdefault("Strict-Transport-Security", STRICT_TRANSPORT)
                if "/api/" in scope["path"] or "/health/" in scope["path"]:
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await app(scope, receive, send_guarded)
        finally:
            method = metrics.method_label(scope["method"])
            metrics.HTTP.labels(method, str(status)).inc()
            logger.info(
                "%s %s",
                method,
                self._shown_path(scope),
                extra={
                    "status": status,
                    "ms": round((time.perf_counter() - started) * 1000, 1),
                    "client": self._worker.client_of(network_of(_address(scope))),
                },
            )

    def _path(self, scope: Scope) -> str:
        return str(scope["path"]).removeprefix(self._settings.base_path)

    def _shown_path(self, scope: Scope) -> str:
        """The path without the id of a table: whoever reads the log must not find the table.

        Only what the server knows is shown whole; anything else can be written by anybody.
        """
        path = self._path(scope)
        for pattern, shown in _SHOWN.items():
            if pattern.fullmatch(path):
                return shown
        return "/" if path.count("/") < 2 else f"/{path.split('/')[1][:20]}/..."

    def _check(self, scope: Scope, browser: Browser, network: str) -> None:
        """Raises GameError for a foreign host or origin, a ban, or too many requests."""
        headers = Headers(scope=scope)
        if not self._is_own_host(headers.get("host", "")):
            raise ProblemError("bad-host", "this server is not known under this name")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not self._is_own_page(headers):
            raise ProblemError("bad-origin", "requests from pages of other origins are refused")
        path, now, payer = self._path(scope), time.monotonic(), asker_of(browser, network).payer
        if path.startswith("/health/"):
            return
        if not path.startswith("/api/"):
            self._files.take(network, payer, now)
            return
        if self._worker.is_banned(browser_id_of(browser.secret), network):
            raise banned()
        self._requests.take(network, payer, now)
        if changes and path == "/api/tables":
            self._worker.tables.new_tables.take(network, payer, now)

    def _is_own_host(self, host: str) -> bool:
        """A number cannot be a name that somebody else has pointed at this server."""
        if not host:
            return True
        name = _split(f"//{host}").hostname
        if not name:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name in self._sites
        return True

    def _is_own_page(self, headers: Headers) -> bool:
        """Browsers always send the origin here; a client without it is no browser."""
        origin = headers.get("origin")
        if origin is None:
            return True
        return origin in self._settings.origins or _split(origin).netloc == headers.get("host")


def _a_minute(most: int) -> Buckets:
    return Buckets(most / 60, float(most))


def _split(address: str) -> SplitResult:
    """The parts of an address; none of them if it is no address."""
    try:
        return urlsplit(address)
    except ValueError:
        return SplitResult("", "", "", "", "")


def _address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else "-"
