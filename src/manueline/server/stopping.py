"""What a signal to stop does: the worker is unready for a while, then its clocks stand still."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from manueline.server.live.worker import ServingWorker

SIGNALS = (signal.SIGTERM, signal.SIGINT)


@contextmanager
def draining_on_signal(worker: ServingWorker) -> Iterator[None]:
    """Put this before what uvicorn does at a signal, which closes every socket first."""
    if threading.current_thread() is not threading.main_thread():
        yield  # no other thread gets signals
        return
    loop, seconds = asyncio.get_running_loop(), worker.settings.drain_seconds
    uvicorns = {number: signal.getsignal(number) for number in SIGNALS}

    def stop(number: int, frame: FrameType | None) -> None:
        worker.tables.hold_clocks()
        handler = uvicorns[signal.Signals(number)]
        if callable(handler):
            handler(number, frame)

    def drain(number: int, frame: FrameType | None) -> None:
        is_first, worker.is_draining = not worker.is_draining, True
        if is_first and number == signal.SIGTERM:
            loop.call_later(seconds, stop, number, frame)
        else:
            stop(number, frame)

    def heard(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(drain, number, frame)

    for number in SIGNALS:
        signal.signal(number, heard)
    try:
        yield
    finally:
        for number, handler in uvicorns.items():
            signal.signal(number, handler)
