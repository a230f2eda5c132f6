"""External engines in the arena: any program can play, and a broken one harms only itself."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from manueline import engines
from manueline.arena.play import play_game
from manueline.bots import Limit, RandomBot
from manueline.games.errors import NotationError
from manueline.players import make_player
from tests.support.arena_jobs import job

TINY = Path(__file__).parents[2] / "examples" / "tiny_engine.py"


def engine(*command: str) -> str:
    return "engine:" + shlex.join(command)


def test_an_external_engine_plays_a_whole_game() -> None:
    result = play_game(job("greedy", engine(sys.executable, str(TINY)))).result
    assert result.fault is None
    assert result.ranks == (1, 2)


def test_limits_may_stand_before_an_engines_command(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, Limit | None]] = []

    def note(command: str, limit: Limit | None, seed: int | None) -> RandomBot:
        made.append((command, limit))
        return RandomBot(seed)

    monkeypatch.setattr(engines, "engine_bot", note)
    for name in ("seconds=0.5 ./own -x", "nodes=7,threads=2 ./own", "./own seconds=1"):
        make_player(f"engine:{name}", 1)
    assert made == [
        ("./own -x", Limit(seconds=0.5)),
        ("./own", Limit(nodes=7, threads=2)),
        ("./own seconds=1", Limit(seconds=1)),
    ]
    with pytest.raises(NotationError, match="engine: has seconds=NUMBER"):
        make_player("engine:seconds=x ./own")


@pytest.mark.parametrize("command", [[sys.executable, "-c", ""], ["/no/such/engine"]])
def test_an_engine_that_dies_or_is_not_there_loses_with_a_reason(command: list[str]) -> None:
    result = play_game(job(engine(*command), "random")).result
    assert result.fault is not None
    assert result.fault.seat == 0
    assert "did not start" in result.fault.reason
    assert result.ranks == (2, 1)
