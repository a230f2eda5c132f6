"""External engines in the arena: any program can play, and a broken one harms only itself."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from manueline import players
from manueline.arena.play import play_game
from manueline.bots import Limits, RandomBot
from manueline.players import make_bot
from tests.support.arena_jobs import job

TINY = Path(__file__).parents[2] / "examples" / "tiny_engine.py"


def engine(*command: str) -> str:
    return "engine:" + shlex.join(command)


def test_an_external_engine_plays_a_whole_game() -> None:
    result = play_game(job("greedy", engine(sys.executable, str(TINY)))).result
    assert result.fault is None
    assert result.ranks == (1, 2)


def test_limits_may_stand_before_an_engines_command(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, Limits | None]] = []

    def note(command: str, limits: Limits | None, seed: int | None) -> RandomBot:
        made.append((command, limits))
        return RandomBot(seed)

    monkeypatch.setattr(players, "engine_bot", note)
    for name in ("seconds=0.5 ./own -x", "nodes=7 ./own", "./own seconds=1", "seconds=x ./own"):
        make_bot(f"engine:{name}", 1)
    assert made == [
        ("./own -x", Limits(seconds=0.5)),
        ("./own", Limits(nodes=7)),
        ("./own seconds=1", None),
        ("seconds=x ./own", None),
    ]


@pytest.mark.parametrize("command", [[sys.executable, "-c", ""], ["/no/such/engine"]])
def test_an_engine_that_dies_or_is_not_there_loses_with_a_reason(command: list[str]) -> None:
    result = play_game(job(engine(*command), "random")).result
    assert result.fault is not None
    assert result.fault.seat == 0
    assert "did not start" in result.fault.reason
    assert result.ranks == (2, 1)
