"""How a game ended, and its line in the file of results."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from manueline.arena.costs import Cost, costs_from, write_costs
from manueline.arena.schedule import Job


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a player lost before the game was over."""

    seat: int
    """Counted from 0."""
    reason: str


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game. With a fault the scores are those of the position where it stopped."""

    key: str
    players: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """From 1; equal ranks are a draw. A fault ranks last and the others share the first rank."""
    moves: int
    """The players' moves, without nature's."""
    fault: Fault | None = None
    luck: tuple[float, ...] | None = None
    """What the deals added to each seat's share of the victory; None if they were not judged."""
    costs: tuple[Cost, ...] | None = field(default=None, compare=False)
    """What each seat used; None in files of before it was kept."""


def shares_of(ranks: Sequence[int]) -> tuple[float, ...]:
    """Each seat's share of the victory."""
    return tuple((rank == 1) / ranks.count(1) for rank in ranks)


def write_result(job: Job, result: Result) -> str:
    """One line of JSON, which also names the game and all that it depended on."""
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
        "luck": result.luck,
        "costs": write_costs(result.costs),
    }
    return json.dumps(data, ensure_ascii=False)


RESULT_BEGINNING = json.dumps({"key": ""}).removesuffix('"}')
"""How every line of `write_result` begins, by which a file of results is recognised."""


def result_from(data: object) -> Result:
    """Raises ValueError unless this is a line's data."""
    try:
        match data:
            case {
                "key": str(key),
                "players": [*players],
                "scores": [*scores],
                "ranks": [*ranks],
                "moves": moves,
                "fault": fault,
                **more,
            } if len(players) == len(scores) == len(ranks):
                return Result(
                    key,
                    tuple(map(_text, players)),
                    tuple(map(_number, scores)),
                    tuple(map(_number, ranks)),
                    _number(moves),
                    _fault_from(fault),
                    _luck_from(more.get("luck")),
                    costs_from(more.get("costs")),
                )
    except TypeError:
        pass
    raise ValueError("this line is not a result")


def _fault_from(data: object) -> Fault | None:
    match data:
        case None:
            return None
        case {"seat": int(seat), "reason": str(reason)} if seat >= 1:
            return Fault(seat - 1, reason)
    raise TypeError


def _luck_from(data: object) -> tuple[float, ...] | None:
    match data:
        case None:
            return None
        case [*values]:
            return tuple(map(_real, values))
    raise TypeError


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _real(value: object) -> float:
    if not isinstance(value, int | float):
        raise TypeError
    return float(value)


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError
    return value
