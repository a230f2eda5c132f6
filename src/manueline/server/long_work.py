"""Work that takes too long for the event loop: replays, records, positions to study, reviews.

It is done in processes of their own, of which there are few, and only so much of it may wait.
"""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec

from manueline.games.errors import GameError
from manueline.server import messages as m
from manueline.server.coach import messages as c
from manueline.server.processes import LineProcess, ProcessFailure
from manueline.server.table.errors import Refusal
from manueline.server.table.record import AnyEntry, TableRecord

LONGEST_ANSWER = 32 << 20
MOST_SECONDS = 20.0
MOST_WAITING = 16
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
    request: c.ReviewRequest


class EvaluateQuestions(msgspec.Struct, frozen=True, tag=True):
    request: c.EvaluateRequest


class ExplorePosition(msgspec.Struct, frozen=True, tag=True):
    request: c.PositionRequest


class DrawPosition(msgspec.Struct, frozen=True, tag=True):
    request: c.PictureRequest


CoachWork = ReviewRecord | EvaluateQuestions | ExplorePosition | DrawPosition
Work = ReplayText | StudyPosition | OfTable | CoachWork


class WorkDone(msgspec.Struct, frozen=True, tag=True):
    media_type: str
    body: str


class WorkRefused(msgspec.Struct, frozen=True, tag=True):
    """A GameError; `message` is its whole sentence."""

    code: str
    message: str
    clause: str | None
    params: dict[str, str | int | float | None]


class LongWork:
    """The processes, and who waits for one."""

    def __init__(self, processes: int = 1) -> None:
        self._all = [LineProcess(PROCESS, LONGEST_ANSWER) for _ in range(processes)]
        self._free: asyncio.Queue[LineProcess] = asyncio.Queue()
        for process in self._all:
            self._free.put_nowait(process)
        self.waiting = 0

    async def do(self, work: Work) -> WorkDone:
        """Raises GameError, also if too much waits already."""
        if self.waiting >= MOST_WAITING:
            raise Refusal("busy", "the server has too much to do; try again soon")
        self.waiting += 1
        try:
            process = await self._free.get()
        finally:
            self.waiting -= 1
        try:
            line = await process.answer(msgspec.json.encode(work), MOST_SECONDS)
            answer = msgspec.json.decode(line, type=WorkDone | WorkRefused)
        except (ProcessFailure, msgspec.MsgspecError) as error:
            raise Refusal("busy", f"the server could not do this: {error}") from error
        finally:
            self._free.put_nowait(process)
        if isinstance(answer, WorkRefused):
            refusal = GameError(answer.code, answer.message)
            refusal.params, refusal.clause = dict(answer.params), answer.clause
            raise refusal
        return answer

    async def close(self) -> None:
        await asyncio.gather(*(process.end() for process in self._all))
