"""The ids of tables; and how browsers and links of seats are known: by hashes, not by secrets."""

from __future__ import annotations

import hashlib
import hmac
import re

_TABLE_ID = re.compile("[A-Za-z0-9]{1,40}")


def is_table_id(text: str) -> bool:
    """Whether a table can have this id; nothing else is looked for in the database."""
    return _TABLE_ID.fullmatch(text) is not None


def browser_id_of(secret: str) -> str:
    """The id by which a browser is stored."""
    return _hashed(secret)


def link_key(token: str) -> str:
    """The hash by which a link's token is stored."""
    return _hashed(token)


def _hashed(secret: str) -> str:
    return hashlib.sha256(f"manueline seat {secret}".encode()).hexdigest()[:40]


def link_token(browser: str, table_id: str, seat: int, revoked: int = 0) -> str:
    """The token that claims a seat in another browser.

    It is computed from the browser's secret, so that only its hash has to be stored; `revoked`
    counts the links that came before.
    """
    text = f"{table_id} {seat}" if revoked == 0 else f"{table_id} {seat} {revoked}"
    return hmac.new(browser.encode(), text.encode(), "sha256").hexdigest()[:40]
