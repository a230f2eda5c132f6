"""How a game ended, and its line in the file of results."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

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


def result_from(data: dict[str, Any]) -> Result:
    """Raises ValueError, KeyError or TypeError unless this is a line's data."""
    players = tuple(map(str, data["players"]))
    scores, ranks = tuple(map(int, data["scores"])), tuple(map(int, data["ranks"]))
    if not len(players) == len(scores) == len(ranks):
        raise ValueError("a result has one score and one rank for every player")
    fault = data["fault"]
    return Result(
        str(data["key"]),
        players,
        scores,
        ranks,
        int(data["moves"]),
        None if fault is None else Fault(int(fault["seat"]) - 1, str(fault["reason"])),
    )
