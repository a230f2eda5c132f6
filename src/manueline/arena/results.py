"""How a game ended, and its line in the file of results."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated

import msgspec

from manueline.arena.schedule import Job


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a player lost before the game was over."""

    seat: int
    """Counted from 0."""
    reason: str


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game. With a fault the scores are those of the position where it broke off."""

    key: str
    players: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """From 1; equal ranks are a draw. A fault ranks last and the others share the first rank."""
    moves: int
    """The players' moves, without nature's."""
    fault: Fault | None = None


class _Fault(msgspec.Struct):
    seat: Annotated[int, msgspec.Meta(ge=1)]
    """Counted from 1."""
    reason: str


class _Line(msgspec.Struct):
    """What is read of a line; it also says which game it was."""

    key: str
    players: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: int
    fault: _Fault | None


def write_result(job: Job, result: Result) -> str:
    """One line of JSON that also says which game it was."""
    fault = result.fault
    data = {
        "key": result.key,
        "game": job.game.name,
        "version": job.game.version,
        "options": dict(job.game.options),
        "players": result.players,
        "seed": job.seed,
        "bot_seeds": job.bot_seeds,
        "scores": result.scores,
        "ranks": result.ranks,
        "moves": result.moves,
        "fault": None if fault is None else {"seat": fault.seat + 1, "reason": fault.reason},
    }
    return json.dumps(data, ensure_ascii=False)


RESULT_BEGINNING = json.dumps({"key": ""}).removesuffix('"}')
"""How every line of `write_result` begins: what tells a file of results from any other."""


def result_from(data: object) -> Result:
    """Raises ValueError unless this is a line's data."""
    line = msgspec.convert(data, _Line)  # its ValidationError is a ValueError
    if not len(line.players) == len(line.scores) == len(line.ranks):
        raise ValueError("a result has one score and one rank for every player")
    fault = None if line.fault is None else Fault(line.fault.seat - 1, line.fault.reason)
    return Result(line.key, line.players, line.scores, line.ranks, line.moves, fault)
