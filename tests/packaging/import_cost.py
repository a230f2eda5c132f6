"""What `import manueline` costs and loads, measured in fresh interpreters.

A busy machine makes every second of the processor longer, since cores share caches and clocks. So
the same is measured of some of Python's own modules, which take REFERENCE_SECONDS where the limit
of 0.1 s was set, and the limit grows with them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypedDict

MOST_SECONDS = 0.1
REFERENCE = ("asyncio", "unittest.mock")
REFERENCE_SECONDS = 0.045

MEASURE = """
import sys, time
before, began = set(sys.modules), time.process_time()
for module in sys.argv[1:]:
    __import__(module)
seconds = time.process_time() - began
loaded = sorted(set(sys.modules) - before)
import json
print(json.dumps({"seconds": seconds, "loaded": loaded}))
"""

Run = Callable[..., str]
"""Runs Python with these arguments and returns what it prints."""


class Measured(TypedDict):
    """Processor seconds, and the modules that were loaded."""

    seconds: float
    loaded: list[str]


def measured(run: Run, *modules: str) -> Measured:
    found: Measured = json.loads(run("-c", MEASURE, *modules))
    return found


def cost_and_limit(run: Run, times: int = 8) -> tuple[float, float]:
    """The least that `import manueline` costs, and what it may cost, both in seconds."""
    pairs = [
        (measured(run, "manueline")["seconds"], measured(run, *REFERENCE)["seconds"])
        for _ in range(times)
    ]
    cost, reference = (min(seconds) for seconds in zip(*pairs, strict=True))
    return cost, MOST_SECONDS * max(1.0, reference / REFERENCE_SECONDS)
