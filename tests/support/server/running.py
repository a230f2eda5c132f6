"""`manueline serve` with its database."""

from __future__ import annotations

from dataclasses import dataclass

from tests.support.server.browsers import Browser
from tests.support.services import HOST, Service

FAST = ("--bot-delay", "0", "--no-limits")
"""Options of a server whose bots do not wait to be followed, and whose clients are in a hurry."""


@dataclass(frozen=True, slots=True)
class Running:
    """A server that has been started, and where it stores its tables."""

    service: Service
    database: str

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.service.port}"

    def browser(self) -> Browser:
        return Browser(self.address)
