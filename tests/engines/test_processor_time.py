"""Processor time: of other processes, and as the limit of engines that know only the clock."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from random import Random

import pytest

from manueline.bots import Limit
from manueline.engines import EngineFailure
from manueline.engines.processor_time import ProcessorBudget, processor_seconds
from tests.support.engine_failures import IGNORED
from tests.support.scripted_engine import Said, Scripted, ScriptedTransport, playing
from tests.support.whole_games import view_of

WORKS = "import sys, time\nwhile time.process_time() < 0.3: pass\nprint(flush=True); input()"


def test_the_time_of_another_process_is_what_it_used() -> None:
    command = [sys.executable, "-c", WORKS]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        used = processor_seconds(process.pid)
        assert used is not None and 0.3 <= used < 0.4
        process.communicate(b"\n")
    assert processor_seconds(process.pid) is None, "it has ended"


@pytest.mark.parametrize(("low", "high"), [(0.9, 1.0), (0.2, 0.3), (0.05, 0.6)])
def test_a_budget_is_used_on_average_however_busy_the_machine_is(low: float, high: float) -> None:
    """The engine looks for a stop every 0.05 s, and has some work that its clock does not count."""
    budget, rng, used = ProcessorBudget(), Random(3), list[float]()
    for _ in range(300):
        told, most = budget.begin(0.1)
        share = rng.uniform(low, high)
        stopped = (most / share) // 0.05 * 0.05 + 0.05
        elapsed = min(told, stopped)
        used.append(elapsed * share + 0.005)
        budget.end(elapsed + 0.002, used[-1])
    assert sum(used) / len(used) == pytest.approx(0.1, rel=0.03)
    assert sum(used[:30]) / 30 == pytest.approx(0.1, rel=0.15)
    assert max(used) < 0.22


def test_a_turn_that_ended_by_itself_does_not_make_the_next_ones_longer() -> None:
    budget = ProcessorBudget()
    for _ in range(20):
        assert budget.begin(0.1) == (2.0, 0.1)
        budget.end(0.001, 0.001)


def test_an_engine_is_told_the_seconds_that_its_share_of_the_processor_needs() -> None:
    view = view_of()

    def thinks_to_the_end(told: str) -> Iterable[Said]:
        if told.startswith("go"):
            seconds = min(1.0, float(told.split()[2]))
            return [seconds, f"best {view.legal_moves[0].text}"]
        return playing()(told)

    bot = Scripted(thinks_to_the_end, limit=Limit(cpu=0.5))
    bot.transports[0].share = 0.5
    for _ in range(40):
        bot.choose(view)
    told = [float(line.split()[2]) for line in bot.transports[0].sent if line.startswith("go")]
    assert told[0] == 10 and told[1:] == pytest.approx([1.0] * 39, rel=0.05)
    assert bot.cpu == pytest.approx(40 * 0.5, rel=0.03)


def test_an_engine_that_gets_more_of_the_processor_than_before_is_stopped() -> None:
    view = view_of()
    first = view.legal_moves[0].text
    bot = Scripted(playing(go=IGNORED, stop=[0.01, f"best {first}"]), limit=Limit(cpu=0.5))
    bot.transports[0].share = 2.0
    assert bot.choose(view).text == first
    assert 0.25 <= bot.transports[0].now() < 0.28


def test_an_engine_whose_processor_time_is_not_known_cannot_be_limited_by_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ScriptedTransport, "cpu", lambda _: None)
    with pytest.raises(EngineFailure, match="processor time is not known") as failed:
        Scripted(playing(), limit=Limit(cpu=0.5)).choose(view_of())
    assert failed.value.code == "no-clock"
