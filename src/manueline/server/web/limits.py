"""Rate limits of addresses and sockets."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Bucket:
    """A token bucket: allows `rate` requests a second on average, and up to `burst` at once."""

    rate: float
    burst: float
    used: float = 0.0
    at: float = 0.0

    def take(self, now: float) -> float:
        """Take one, or how long to wait until one can be taken."""
        self.used = max(0.0, self.used - (now - self.at) * self.rate)
        self.at = now
        if self.used + 1 > self.burst:
            return (self.used + 1 - self.burst) / self.rate
        self.used += 1
        return 0.0
