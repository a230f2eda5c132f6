"""Work that takes too long for the event loop: replays, records, positions to study, reviews.

It is done in processes of their own, of which there are few, and only so much of it may wait.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Literal

import msgspec

from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server.coach import messages as c
from manueline.server.coach import puzzle_messages as p
from manueline.server.fair_queue import FairQueue
from manueline.server.limits import Meter
from manueline.server.processes import LineProcess, ProcessFailure
from manueline.server.table.errors import Refusal
from manueline.server.table.record import AnyEntry, TableRecord

LONGEST_ANSWER = 32 << 20
MOST_SECONDS = 20.0
"""Processor time that a piece of work may take; its process ends then."""
PATIENCE = 180.0
"""Seconds after which a process that does not answer is ended; a busy machine is no reason to."""
MOST_WAITING, MOST_OF_ADDRESS = 64, 8
"""Pieces of work that may wait, of everybody and of one address."""
PROCESS = "manueline.server.long_work_process"


class ReplayText(msgspec.Struct, frozen=True, tag=True):
    text: str


class StudyPosition(msgspec.Struct, frozen=True, tag=True):
    request: m.StudyRequest


class OfTable(msgspec.Struct, frozen=True, tag=True):
    """Something about a table."""

    what: Literal["replay", "verify", "record", "record as JSON"]
    record: TableRecord
    entries: list[AnyEntry]
    viewer: int | None


class ReviewRecord(msgspec.Struct, frozen=True, tag=True):
    request: bytes
    """A `ReviewRequest`, unread: one of two megabytes takes a tenth of a second."""


class EvaluateQuestions(msgspec.Struct, frozen=True, tag=True):
    request: c.EvaluateRequest


class ExplorePosition(msgspec.Struct, frozen=True, tag=True):
    request: c.PositionRequest


class DrawPosition(msgspec.Struct, frozen=True, tag=True):
    request: c.PictureRequest


class ExplainMoves(msgspec.Struct, frozen=True, tag=True):
    request: c.ReasonsRequest


class ExplainPuzzle(msgspec.Struct, frozen=True, tag=True):
    puzzle: str
    request: p.PuzzleTry


SearchWork = ReviewRecord | EvaluateQuestions
CoachWork = SearchWork | ExplorePosition | DrawPosition | ExplainMoves | ExplainPuzzle
Work = ReplayText | StudyPosition | OfTable | CoachWork


class WorkDone(msgspec.Struct, frozen=True, tag=True):
    media_type: str
    body: str
    seconds: float = 0.0
    """Processor time that it took."""


class WorkRefused(msgspec.Struct, frozen=True, tag=True):
    """A GameError; `message` is its whole sentence."""

    code: str
    message: str
    clause: str | None
    params: dict[str, str | int | float | None]
    seconds: float = 0.0
    """Processor time that it took."""


class LongWork:
    """The processes. Addresses take turns, so that one that asks much makes only itself wait."""

    def __init__(self, processes: int = 1, module: str = PROCESS) -> None:
        self.processes = [LineProcess(module, LONGEST_ANSWER) for _ in range(processes)]
        self._queue = FairQueue(self.processes)

    async def do(self, work: Work, address: str, meter: Meter) -> WorkDone:
        """Raises GameError, also if too much waits already."""
        waiting = self._queue.waiting
        if waiting >= MOST_WAITING or self._queue.waiting_of(address) >= MOST_OF_ADDRESS:
            raise Refusal("busy", "the server has too much to do; try again soon")
        process = await self._queue.take(address)
        started = perf_counter()
        try:
            answer = await process.answer(msgspec.json.encode(work), PATIENCE, _read)
            meter.seconds += answer.seconds
        except ProcessFailure as error:
            meter.seconds += perf_counter() - started
            raise Refusal("busy", f"the server could not do this: {error}") from error
        finally:
            self._queue.give_back(process)
        if isinstance(answer, WorkRefused):
            refusal = GameError(answer.code, answer.message)
            refusal.params, refusal.clause = dict(answer.params), answer.clause
            raise refusal
        return answer

    async def close(self) -> None:
        await asyncio.gather(*(process.end() for process in self.processes))


def _read(answer: bytes) -> WorkDone | WorkRefused:
    """Raises ProcessFailure; what was written instead may be about somebody else."""
    try:
        return msgspec.json.decode(answer, type=WorkDone | WorkRefused)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise ProcessFailure("the process wrote garbage") from None
