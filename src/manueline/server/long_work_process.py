"""A process for long work: it reads tasks and writes answers, one line each.

`python -m manueline.server.long_work_process`. It ends when its input does, so it never outlives
the server.
"""

from __future__ import annotations

import os
import resource
import signal
import sys

import msgspec

from manueline.games.errors import GameError
from manueline.records import write_json, write_record
from manueline.server import studies
from manueline.server.coach import messages as c
from manueline.server.coach import positions, puzzles, reasons, reviews
from manueline.server.long_work import (
    MOST_SECONDS,
    DrawPosition,
    EvaluateQuestions,
    ExplainMoves,
    ExplainPuzzle,
    ExplorePosition,
    OfTable,
    ReplayText,
    ReviewRecord,
    StudyPosition,
    Work,
    WorkDone,
    WorkRefused,
)
from manueline.server.problems import UNREADABLE, unreadable
from manueline.server.table import results
from manueline.server.table.table import Table

JSON = "application/json"
_encode = msgspec.json.Encoder().encode


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the input
    for line in sys.stdin.buffer:
        started = _processor_time()
        signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)  # its signal ends the process
        answered = _answered(line)
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        took = _processor_time() - started
        answer = _encode(msgspec.structs.replace(answered, seconds=took)) + b"\n"
        while answer:
            answer = answer[os.write(1, answer) :]


def _processor_time() -> float:
    """Exact: while a timer counts it, `time.process_time` may stand still for milliseconds."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def _answered(line: bytes) -> WorkDone | WorkRefused:
    try:
        return do(msgspec.json.decode(line, type=Work))
    except GameError as error:
        params = {
            name: value if isinstance(value, str | int | float | None) else str(value)
            for name, value in error.params.items()
        }
        return WorkRefused(error.code, str(error), error.clause, params)
    except Exception as error:  # the server waits for an answer to every task
        return WorkRefused("broken", f"{type(error).__name__}: {error}", None, {})


def do(work: Work) -> WorkDone:
    """Raises GameError."""
    match work:
        case ReplayText():
            return _json(studies.replay_text(work.text))
        case StudyPosition():
            return _json(studies.study(work.request))
        case OfTable():
            return _of_table(work)
        case ReviewRecord():
            return _json(reviews.review(_review_request(work.request)))
        case EvaluateQuestions():
            return _json(reviews.evaluate(work.request))
        case ExplorePosition():
            return _json(positions.explore(work.request))
        case DrawPosition():
            return WorkDone("image/svg+xml", positions.picture(work.request))
        case ExplainMoves():
            return _json(reasons.explained(work.request))
        case ExplainPuzzle():
            return _json(puzzles.explained(work.puzzle, work.request))


def _review_request(body: bytes) -> c.ReviewRequest:
    """Raises ProblemError."""
    try:
        return msgspec.json.decode(body, type=c.ReviewRequest)
    except UNREADABLE as error:
        raise unreadable(error) from None


def _of_table(work: OfTable) -> WorkDone:
    table = Table(work.record, work.entries)
    match work.what:
        case "verify":
            return _json(results.verified(table))
        case "replay":
            return _json(studies.replay_record(results.record(table, None)))
        case "record":
            return WorkDone("text/plain", write_record(results.record(table, work.viewer)))
        case "record as JSON":
            return WorkDone(JSON, write_json(results.record(table, work.viewer)))


def _json(answer: msgspec.Struct) -> WorkDone:
    return WorkDone(JSON, _encode(answer).decode())


if __name__ == "__main__":
    main()
