"""How much addresses and browsers may ask for: requests, tables, sockets, and processor time."""

from __future__ import annotations

import ipaddress
import math
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple

from manueline.server.settings import Settings
from manueline.server.table.errors import Refusal

MOST_KNOWN = 20_000
"""Addresses or browsers that are remembered, those of the last requests."""
SECONDS_PER_BYTE = 40e-9
"""What it costs to compress and send a byte."""


def network_of(address: str) -> str:
    """The address that limits count: a provider gives each customer at least a /64 of IPv6."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    mapped = parsed.ipv4_mapped
    if mapped is not None:
        return str(mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)


@dataclass(slots=True)
class Bucket:
    """A token bucket: allows `rate` a second on average, and up to `burst` at once."""

    rate: float
    burst: float
    used: float = 0.0
    at: float = 0.0

    def wait(self, now: float, amount: float = 1.0) -> float:
        """How long to wait until so much can be taken; an amount above the burst counts as it."""
        self.used = max(0.0, self.used - (now - self.at) * self.rate)
        self.at = now
        over = self.used + min(amount, self.burst) - self.burst
        return over / self.rate if over > 0 else 0.0

    def take(self, now: float, amount: float = 1.0) -> float:
        """Take so much, or how long to wait until it can be taken."""
        wait = self.wait(now, amount)
        if not wait:
            self.used += amount
        return wait

    def charge(self, now: float, amount: float) -> None:
        """Take what was used already."""
        self.wait(now, 0.0)
        self.used += amount

    def queue(self, now: float, longest: float) -> float | None:
        """Take one, and wait for its turn; None, and nothing is taken, if that takes too long."""
        wait = self.wait(now)
        if wait > longest:
            return None
        self.used += 1.0
        return wait


class Buckets:
    """A bucket for each address or browser; without a rate there is no limit."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def of(self, key: str) -> Bucket | None:
        if not self._rate:
            return None
        bucket = self._known.setdefault(key, Bucket(self._rate, self._burst))
        self._known.move_to_end(key)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return bucket

    def take(self, key: str, now: float, amount: float = 1.0) -> None:
        """Raises Refusal if this was asked for too often."""
        bucket = self.of(key)
        wait = bucket.take(now, amount) if bucket else 0.0
        if wait:
            raise Refusal("too-many", "too many requests; please wait", seconds=math.ceil(wait))

    def queue(self, key: str, now: float, longest: float) -> float | None:
        """How long to wait for one's turn; None if that takes too long."""
        bucket = self.of(key)
        return bucket.queue(now, longest) if bucket else 0.0


class Shares:
    """A limit for each address, of which one browser may use a part only.

    So whoever shares an address with others cannot shut them out.
    """

    def __init__(self, addresses: Buckets, browsers: Buckets) -> None:
        self._addresses, self._browsers = addresses, browsers

    def take(self, address: str, browser: str, now: float) -> None:
        """Raises Refusal if this was asked for too often."""
        self._browsers.take(browser, now)
        self._addresses.take(address, now)


@dataclass(slots=True)
class Meter:
    """The processor time that a request has taken."""

    seconds: float = 0.0


class Asker(NamedTuple):
    """Whose processor time something is."""

    address: str
    payer: str
    """The browser's id, or the address."""


class Costs:
    """Processor time that addresses and browsers have used; whoever used too much waits."""

    def __init__(self, settings: Settings) -> None:
        address, browser = settings.address_cost, settings.browser_cost
        self._addresses = Buckets(address, 20 * address)
        self._browsers = Buckets(browser, 20 * browser)

    def wait(self, address: str, payer: str, now: float) -> float:
        """How long this browser has to wait before the next request is handled."""
        waits = [bucket.wait(now, 0.001) for bucket in self._both(address, payer)]
        return max(waits, default=0.0)

    def charge(self, address: str, payer: str, now: float, seconds: float) -> None:
        for bucket in self._both(address, payer):
            bucket.charge(now, seconds)

    def _both(self, address: str, payer: str) -> list[Bucket]:
        found = (self._addresses.of(address), self._browsers.of(payer))
        return [bucket for bucket in found if bucket is not None]


class NewTables(Shares):
    """How many tables each address and each browser have set, also by asking for a rematch."""

    def __init__(self, settings: Settings) -> None:
        addresses, browsers = settings.tables_per_hour, settings.browser_tables_per_hour
        super().__init__(_hourly(addresses), _hourly(browsers))


def _hourly(most: int) -> Buckets:
    return Buckets(most / 3600, float(most))


class OpenSockets:
    """How many sockets each address and each browser have open."""

    def __init__(self, settings: Settings) -> None:
        self._addresses = _Open(settings.sockets_per_address)
        self._browsers = _Open(settings.all_sockets_per_browser)

    @contextmanager
    def one_more(self, address: str, browser: str) -> Iterator[None]:
        """Count a socket as long as it is open. Raises Refusal."""
        with self._browsers.one_more(browser), self._addresses.one_more(address):
            yield


class _Open:
    """How many sockets are open of each; 0 is without limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, whose: str) -> Iterator[None]:
        if self._most and self._open[whose] >= self._most:
            raise Refusal("too-many", "too many pages are open at this address", seconds=30)
        self._open[whose] += 1
        try:
            yield
        finally:
            self._open[whose] -= 1
            if self._open[whose] <= 0:
                del self._open[whose]
