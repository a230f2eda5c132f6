"""Metrics for Prometheus. With several workers their values are summed."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

from manueline.bots.levels import LEVELS

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

HTTP = Counter("manueline_http_requests", "HTTP requests", ["method", "status"])
REQUESTS = Counter("manueline_requests", "Requests over sockets", ["kind", "outcome"])
ANSWERED = Histogram(
    "manueline_answer_seconds", "From a request over a socket to its answer", buckets=_SECONDS
)
STORED = Histogram("manueline_store_seconds", "Transactions of the database", buckets=_SECONDS)
GROUPED = Histogram(
    "manueline_stored_together", "Changes in one transaction", buckets=(1, 2, 4, 8, 16, 64, 256)
)
BOT_MOVES = Counter("manueline_bot_moves", "Moves of bots", ["level"])
BOT_FAILURES = Counter("manueline_bot_failures", "Tasks that a bot failed at")
BOTS_WAITING = Gauge(
    "manueline_bots_waiting", "Bots that wait to think", multiprocess_mode="livesum"
)
TASK_FAILURES = Counter(
    "manueline_task_failures", "Background tasks that failed and were started again", ["task"]
)
READY = Gauge("manueline_ready", "Workers that can serve", multiprocess_mode="livesum")
LOOP_DELAY = Histogram(
    "manueline_loop_delay_seconds", "How late the event loop is", buckets=_SECONDS
)
TABLES = Gauge("manueline_tables", "Tables in memory", multiprocess_mode="livesum")
SOCKETS = Gauge("manueline_sockets", "Open sockets", multiprocess_mode="livesum")

_METHODS = frozenset(("GET", "HEAD", "POST", "OPTIONS"))


def method_label(method: str) -> str:
    """The method of a request; whatever nobody serves is `other`, so that labels stay few."""
    return method if method in _METHODS else "other"


def level_label(level: str) -> str:
    """The level of a bot; engines, whose names the operator chooses, count together."""
    return level if level in LEVELS else "engine"
