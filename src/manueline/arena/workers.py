"""Backends, which play games: in this process, or on several cores.

A backend takes jobs and returns their results, in any order and each once. If a worker dies, its
games are played again by another.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Protocol, TypeVar


class Seated(Protocol):
    """A game to be played. Backends need only its players, for error messages."""

    @property
    def seating(self) -> Sequence[str]: ...


JobT = TypeVar("JobT", bound=Seated)
ResultT = TypeVar("ResultT")
MOST_DEATHS = 5
"""After this many deaths in a row without a finished game, the games must be the cause."""


class WorkersDie(Exception):
    """Workers keep dying, so the match cannot go on."""


class Backend(Protocol):
    """Plays games."""

    def play(
        self, jobs: Iterable[JobT], player: Callable[[JobT], ResultT]
    ) -> Generator[ResultT, None, None]:
        """Play every job once; closing the generator stops the rest. Raises WorkersDie."""


class InProcess:
    """One game after the other, in this process."""

    def play(
        self, jobs: Iterable[JobT], player: Callable[[JobT], ResultT]
    ) -> Generator[ResultT, None, None]:
        yield from map(player, jobs)


class Cores:
    """Several games at a time, each in a process of its own."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(
        self, jobs: Iterable[JobT], player: Callable[[JobT], ResultT]
    ) -> Generator[ResultT, None, None]:
        waiting = deque(jobs)
        deaths = 0
        while waiting:
            for played in self._play_until_a_worker_dies(waiting, player):
                deaths = 0
                yield played
            deaths += 1
            if waiting and deaths == MOST_DEATHS:
                raise WorkersDie(
                    f"{MOST_DEATHS} times in a row a worker died before a game was over; "
                    f"the next would have been {' - '.join(waiting[0].seating)}"
                )

    def _play_until_a_worker_dies(
        self, waiting: deque[JobT], player: Callable[[JobT], ResultT]
    ) -> Generator[ResultT, None, None]:
        """Play what is waiting. Games of a worker that died go to the end of the queue, so that a
        game that kills every worker does not block the others."""
        context = get_context("spawn")  # a fork would copy the locks of running threads
        parent_ends, parent = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(self.workers, context, _start_worker, (parent_ends,))
        running: dict[Future[ResultT], JobT] = {}
        broken = False
        try:
            while (waiting and not broken) or running:
                while waiting and not broken and len(running) < 2 * self.workers:
                    job = waiting.popleft()
                    try:
                        with _ignoring_ctrl_c():
                            running[pool.submit(player, job)] = job
                    except BrokenProcessPool:
                        waiting.append(job)
                        broken = True
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    job = running.pop(future)
                    try:
                        played = future.result()
                    except BrokenProcessPool:
                        waiting.append(job)
                        broken = True
                    else:
                        yield played
        finally:
            parent.close()
            pool.shutdown(cancel_futures=True)
            parent_ends.close()


@contextmanager
def _ignoring_ctrl_c() -> Iterator[None]:
    """A worker that is started in this context ignores Ctrl-C from its first instruction on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)


def _start_worker(parent_ends: Connection) -> None:
    """Ignore Ctrl-C, which the parent handles, and exit when the parent closes the pipe or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, args=(parent_ends,), daemon=True).start()


def _exit_with_parent(parent_ends: Connection) -> None:
    parent_ends.poll(None)
    os._exit(1)


def core_count() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
