"""The backend that a command plays its games on, and its progress bar."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from manueline.arena import Backend, Cores, InProcess
from manueline.arena.cluster import Cluster
from manueline.cli.screen import Screen


@contextmanager
def chosen_backend(jobs: int, cluster: str | None) -> Iterator[Backend]:
    """`jobs` games at a time on this machine, or a Ray cluster. Raises NoRay or MissingExtra."""
    if cluster is None:
        yield InProcess() if jobs == 1 else Cores(jobs)
        return
    joined = Cluster(cluster)
    try:
        yield joined
    finally:
        joined.close()


def progress_bar(screen: Screen) -> Progress:
    """Hidden if the output is not a terminal."""
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
        console=screen.console,
        disable=not screen.console.is_terminal,
        transient=True,
    )
