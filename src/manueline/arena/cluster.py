"""Games on a Ray cluster; needs `manueline[cluster]`, here and on every node."""

from __future__ import annotations

import importlib
import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Any

from manueline.arena.workers import MOST_DEATHS, JobT, ResultT, Seated, WorkersDie
from manueline.extras import require


class NoRay(Exception):
    """There is no cluster at the address."""


class Cluster:
    """Ray's workers. Where one dies, or its whole node, Ray gives the game to another."""

    def __init__(self, address: str) -> None:
        """`address` is HOST:PORT, ray://HOST:PORT, `auto`, or `local` for one of its own.

        Raises NoRay, or MissingExtra if Ray is not installed.
        """
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # games are nobody else's business
        require("cluster", "a cluster", "ray")
        self._ray: Any = importlib.import_module("ray")
        try:
            own = {"include_dashboard": False} if address == "local" else {}
            self._ray.init(address, log_to_driver=False, logging_level="ERROR", **own)
        except (ConnectionError, ValueError, RuntimeError) as error:
            reason = " ".join(str(error).split())[:200]
            raise NoRay(f"there is no cluster to use at {address}: {reason}") from None

    def play(
        self, jobs: Iterable[JobT], player: Callable[[JobT], ResultT]
    ) -> Generator[ResultT, None, None]:
        """Raises WorkersDie."""
        ray = self._ray
        task = ray.remote(max_retries=MOST_DEATHS)(_play)
        waiting, running = deque(jobs), dict[Any, JobT]()
        try:
            while waiting or running:
                while waiting and len(running) < self._room():
                    job = waiting.popleft()
                    running[task.remote(player, job)] = job
                done, _ = ray.wait(list(running), num_returns=1)
                for reference in done:
                    job = running.pop(reference)
                    yield self._result(reference, job)
        finally:
            for reference in running:
                ray.cancel(reference, force=True)

    def _result(self, reference: Any, job: Seated) -> Any:
        try:
            return self._ray.get(reference)
        except (self._ray.exceptions.WorkerCrashedError, self._ray.exceptions.NodeDiedError):
            raise WorkersDie(
                f"{MOST_DEATHS + 1} workers died of the game {' - '.join(job.seating)}"
            ) from None

    def _room(self) -> int:
        """Games to hand out at a time; nodes that join while the match runs are counted."""
        return max(2, 2 * int(self._ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()


def _play(player: Callable[[JobT], ResultT], job: JobT) -> ResultT:
    """Ray takes nothing but plain functions."""
    return player(job)
