"""What a page's main thread was busy with."""

from __future__ import annotations

import json


def busiest_tasks(trace: bytes) -> list[float]:
    """Milliseconds of processor time of each renderer's main thread's tasks, the longest first.

    Time on the clock would also count what other programs do meanwhile.
    """
    events = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = (event for event in events if (event["pid"], event["tid"]) in mains)
    return sorted((event.get("tdur", 0) / 1000 for event in tasks if "dur" in event), reverse=True)
