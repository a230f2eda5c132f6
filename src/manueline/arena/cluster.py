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
    """Plays on Ray's workers. If a worker or a node dies, Ray runs its game again on another."""

    def __init__(self, address: str) -> None:
        """`address` is HOST:PORT, ray://HOST:PORT, `auto`, or `local` to start a cluster here.

        Raises NoRay, or MissingExtra if Ray is not installed.
        """
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would send usage reports
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
                while waiting and len(running) < self._most_running():
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
                f"{MOST_DEATHS + 1} workers died while they played {' - '.join(job.seating)}"
            ) from None

    def _most_running(self) -> int:
        """How many games to submit at a time; nodes that join while the match runs are counted."""
        return max(2, 2 * int(self._ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        """Disconnect from the cluster."""
        self._ray.shutdown()


def _play(player: Callable[[JobT], ResultT], job: JobT) -> ResultT:
    """A plain function, since Ray accepts no other callable as a task."""
    return player(job)
