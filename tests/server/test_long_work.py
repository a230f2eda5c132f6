"""Long work: who pays for it, who waits for whom, and what becomes of a process that fails."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from manueline.games.errors import GameError
from manueline.server.limits import Meter
from manueline.server.long_work import MOST_OF_ADDRESS, LongWork, ReplayText
from tests.support.services import wait_until

WORKER = """
import json, sys, time
for line in sys.stdin:
    text = json.loads(line)["text"]
    if text == "die":
        sys.exit()
    if text == "1e-9":
        print("garbage")
    time.sleep(float(text))
    print(json.dumps({"type": "WorkDone", "media_type": "t", "body": text, "seconds": 0.001}))
    sys.stdout.flush()
"""

SHORT_WORKER = """
import time
from manueline.server import long_work_process
from manueline.server.long_work import WorkDone

def do(work):
    if work.text == "wait":
        time.sleep(0.5)
    while work.text == "compute":
        pass
    return WorkDone("t", work.text)

long_work_process.MOST_SECONDS, long_work_process.do = 0.3, do
long_work_process.main()
"""


@pytest.fixture
def worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LongWork:
    """Work that sleeps as long as its text says, and uses a millisecond of the processor."""
    (tmp_path / "sleeping_worker.py").write_text(WORKER)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return LongWork(1, "sleeping_worker")


def test_waiting_for_others_costs_nothing_and_one_address_does_not_hold_others_up(
    worker: LongWork,
) -> None:
    async def test() -> None:
        order: list[str] = []

        async def do(address: str, text: str) -> float:
            meter = Meter()
            await worker.do(ReplayText(text), address, meter)
            order.append(address)
            return meter.seconds

        much = [asyncio.create_task(do("much", "0.1")) for _ in range(MOST_OF_ADDRESS)]
        await asyncio.sleep(0.02)
        costs = [await do("little", "0"), *await asyncio.gather(*much)]
        assert costs == [0.001] * (MOST_OF_ADDRESS + 1)
        assert order.index("little") <= 2
        await worker.close()

    asyncio.run(test())


def test_one_address_cannot_take_every_place(worker: LongWork) -> None:
    async def test() -> None:
        much = [
            asyncio.create_task(worker.do(ReplayText("0.05"), "much", Meter()))
            for _ in range(MOST_OF_ADDRESS + 20)
        ]
        await asyncio.sleep(0.02)
        little = await worker.do(ReplayText("0"), "little", Meter())
        assert little.body == "0"
        results = await asyncio.gather(*much, return_exceptions=True)
        refused = [error for error in results if isinstance(error, GameError)]
        assert [error.code for error in refused] == ["busy"] * 19
        await worker.close()

    asyncio.run(test())


def test_a_process_that_dies_is_paid_for_and_started_again(worker: LongWork) -> None:
    async def test() -> None:
        meter = Meter()
        with pytest.raises(GameError) as refused:
            await worker.do(ReplayText("die"), "here", meter)
        assert refused.value.code == "busy" and meter.seconds > 0
        assert (await worker.do(ReplayText("0"), "here", Meter())).body == "0"
        await worker.close()

    asyncio.run(test())


def test_after_a_line_that_is_no_answer_nobody_gets_the_answer_of_somebody_else(
    worker: LongWork,
) -> None:
    async def test() -> None:
        with pytest.raises(GameError, match="garbage") as refused:
            await worker.do(ReplayText("1e-9"), "here", Meter())
        assert refused.value.code == "busy"
        for text in ("0.001", "0.002"):
            assert (await worker.do(ReplayText(text), "there", Meter())).body == text
        await worker.close()

    asyncio.run(test())


def test_work_that_takes_too_much_of_the_processor_is_ended_but_not_one_that_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "short_worker.py").write_text(SHORT_WORKER)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    async def test() -> None:
        work = LongWork(1, "short_worker")
        assert (await work.do(ReplayText("wait"), "here", Meter())).body == "wait"
        with pytest.raises(GameError, match="the process died") as refused:
            await work.do(ReplayText("compute"), "here", Meter())
        assert refused.value.code == "busy"
        assert (await work.do(ReplayText("wait"), "here", Meter())).body == "wait"
        await work.close()

    asyncio.run(test())


def test_a_process_that_died_between_two_tasks_is_replaced_unnoticed(worker: LongWork) -> None:
    async def test() -> None:
        await worker.do(ReplayText("0"), "here", Meter())
        (process,) = worker.processes
        assert process.pid is not None
        stat = Path(f"/proc/{process.pid}/stat")
        os.kill(process.pid, signal.SIGKILL)
        wait_until(lambda: not stat.exists() or ") Z " in stat.read_text(), "its end")
        assert (await worker.do(ReplayText("0"), "here", Meter())).body == "0"
        await worker.close()

    asyncio.run(test())


def test_the_real_process_says_what_its_work_took() -> None:
    async def test() -> None:
        work = LongWork()
        for _ in range(10):  # short work counts, too
            meter = Meter()
            with pytest.raises(GameError) as refused:
                await work.do(ReplayText("no record"), "here", meter)
            assert refused.value.code == "bad-record" and 0 < meter.seconds < 5
        await work.close()

    asyncio.run(test())
