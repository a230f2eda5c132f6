"""Browsers are identified by a random cookie, which only the server can make; no accounts."""

from __future__ import annotations

import hmac
import re
import secrets
import time
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Scope

from manueline.server.limits import Asker
from manueline.server.table.identity import browser_id_of

COOKIE = "manueline"
DAY = 24 * 3600
YEAR = 365 * DAY
RENEWED_AFTER = 30
"""Days after which a browser gets its cookie again, so that it does not expire."""
NOTED = "manueline.browser"
"""Where the browser of a request is noted in its scope."""
_TOKEN = re.compile(r"([A-Za-z0-9_-]{43})\.([0-9]{1,6})\.([0-9a-f]{32})")


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser by its secret."""

    secret: str
    is_known: bool
    """Whether it has a cookie."""
    needs_renewal: bool


def browser_of(connection: HTTPConnection, key: str) -> Browser:
    """The browser that a cookie names; a new one if there is none that the server has made.

    Over TLS only `__Host-` counts: another host of the same site can set the other name.
    """
    is_secure = connection.url.scheme in ("https", "wss")
    found = _TOKEN.fullmatch(connection.cookies.get(_name(is_secure), ""))
    if found is not None:
        secret, day, mark = found.groups()
        if hmac.compare_digest(mark, _mark(secret, day, key)):
            return Browser(secret, True, _today() - int(day) > RENEWED_AFTER)
    return Browser(secrets.token_urlsafe(32), False, False)


def note_browser(scope: Scope, key: str) -> Browser:
    """Find out which browser a request is of; whoever handles it asks `noted_browser`."""
    browser = browser_of(HTTPConnection(scope), key)
    scope[NOTED] = browser
    return browser


def noted_browser(connection: HTTPConnection) -> Browser:
    found: Browser = connection.scope[NOTED]
    return found


def asker_of(browser: Browser, network: str) -> Asker:
    """All of an address without a cookie count as one browser: anybody can drop theirs."""
    return Asker(network, browser_id_of(browser.secret) if browser.is_known else network)


def remember(
    response: Response, browser: Browser, base_path: str, is_secure: bool, key: str
) -> None:
    """Set the cookie. `__Host-` binds it to this host and TLS, which also demands the path /."""
    day = str(_today())
    response.set_cookie(
        _name(is_secure),
        f"{browser.secret}.{day}.{_mark(browser.secret, day, key)}",
        max_age=YEAR,
        path="/" if is_secure else f"{base_path}/",
        secure=is_secure,
        httponly=True,
        samesite="lax",
    )


def _name(is_secure: bool) -> str:
    return f"__Host-{COOKIE}" if is_secure else COOKIE


def _mark(secret: str, day: str, key: str) -> str:
    return hmac.new(key.encode(), f"{secret}.{day}".encode(), "sha256").hexdigest()[:32]


def _today() -> int:
    return int(time.time() // DAY)
