"""Browsers are identified by a random cookie; there are no accounts."""

from __future__ import annotations

import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "manueline"
YEAR = 365 * 24 * 3600
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def known_browser(connection: HTTPConnection) -> str | None:
    """The browser's secret from its cookie; None if it has none."""
    token = connection.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def new_browser() -> str:
    return secrets.token_urlsafe(32)


def remember(response: Response, browser: str, base_path: str, secure: bool) -> None:
    response.set_cookie(
        COOKIE,
        browser,
        max_age=YEAR,
        path=f"{base_path}/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )
