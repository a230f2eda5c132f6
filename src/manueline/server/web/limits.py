"""How much one address or socket may ask for."""

from __future__ import annotations

from dataclasses import dataclass

BURST_SECONDS = 5.0


@dataclass(slots=True)
class Bucket:
    """Lets through `rate` a second on average, and more for a moment; 0 is without limit."""

    rate: float
    burst: float = 0.0
    free: float = -1.0
    at: float = 0.0

    def wait(self, now: float) -> float:
        """Take one; how long to wait until it is allowed."""
        if not self.rate:
            return 0.0
        most = self.burst or self.rate * BURST_SECONDS
        self.free = most if self.free < 0 and not self.at else self.free
        self.free = min(most, self.free + (now - self.at) * self.rate)
        self.at = now
        self.free -= 1
        return max(0.0, -self.free / self.rate)
