"""A bot process of the server: it reads tasks and writes thoughts, one line each.

`python -m manueline.server.bots.process`. A line `stop` makes it answer the current task with the
best move so far; the process ends when its input does, so it never outlives the server.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading

import msgspec

from manueline.server.bots.task import Failed, Task, think
from manueline.server.processes import STOP


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the input
    tasks: queue.SimpleQueue[Task] = queue.SimpleQueue()
    stop = threading.Event()
    threading.Thread(target=_answer, args=(tasks, stop), daemon=True).start()
    for line in sys.stdin.buffer:
        if line == STOP:
            stop.set()
        else:
            stop.clear()  # a task comes only after the one before was answered
            tasks.put(msgspec.json.decode(line, type=Task))
    os._exit(0)


def _answer(tasks: queue.SimpleQueue[Task], stop: threading.Event) -> None:
    while True:
        task = tasks.get()
        try:
            answer: msgspec.Struct = think(task, stop)
        except Exception as error:  # the server waits for an answer to every task
            answer = Failed(f"{type(error).__name__}: {error}")
        os.write(1, msgspec.json.encode(answer) + b"\n")


if __name__ == "__main__":
    main()
