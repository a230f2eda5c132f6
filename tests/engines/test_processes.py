"""Real processes: whole games through pipes, and engines that hang, crash, flood or fork."""

from __future__ import annotations

import gc
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

from manueline.bots import Analysis, Bot, GreedyBot, Limit
from manueline.engines import EngineFailure, ExternalBot, Timeouts, engine_bot
from manueline.engines.transport import ProcessTransport
from manueline.games.azul import Azul
from manueline.games.base import Game
from manueline.games.duel import Duel
from manueline.players import make_player
from tests.support.commands import run
from tests.support.whole_games import play, view_of

ROOT = Path(__file__).parents[2]
PYTHON = shlex.quote(sys.executable)
OWN = f"{PYTHON} -m manueline engine --bot greedy"
TINY = f"{PYTHON} {shlex.quote(str(ROOT / 'examples' / 'tiny_engine.py'))}"
BOTS = f"{PYTHON} -m tests.support.engine_bots"
GREETING = "print('game azul 1\\nready', flush=True)"
PONG = "input(); input(); print('pong 1', flush=True); input(); input()"
GREETED = f"input(); {GREETING}; {PONG}"
"""Up to the first go."""


def scripted(code: str) -> str:
    """A command that runs a few lines of Python."""
    return f"{PYTHON} -c {shlex.quote('import os, sys, time, subprocess; ' + code)}"


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.fixture
def groups(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The process groups of the engines that a test starts; none may be left behind."""
    started: list[int] = []
    start = ProcessTransport.__init__

    def noted(self: ProcessTransport, command: list[str]) -> None:
        start(self, command)
        started.append(self.pid)

    monkeypatch.setattr(ProcessTransport, "__init__", noted)
    yield started
    assert started
    limit = monotonic() + 60
    while any(map(is_running, started)):
        assert monotonic() < limit, "an engine was left running"
        sleep(0.01)


def is_running(group: int) -> bool:
    """Whether a process of the group lives; one that nobody has buried yet does not."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
            if int(its_group) == group and state not in "ZX":
                return True
    return False


def failure(code: str, seconds: float = 0.2) -> tuple[EngineFailure, float]:
    """How an engine fails, and how long that took from its first choice on.

    Its start is not counted, since a busy machine may need long for it.
    """
    view = view_of()
    bot = engine_bot(scripted(code), Limit(seconds=seconds), Timeouts(start=60, grace=0.3))
    with suppress(EngineFailure):  # a choice tells it again
        bot.new_game(view.game)
    start = monotonic()
    with pytest.raises(EngineFailure) as failed:
        bot.choose(view)
    return failed.value, monotonic() - start


@pytest.mark.parametrize("command", [OWN, TINY], ids=["own", "tiny"])
@pytest.mark.parametrize("game", [Azul(3, "grey"), Duel(("draw4",))], ids=["azul", "duel"])
def test_an_engine_plays_a_whole_game(command: str, game: Game, groups: list[int]) -> None:
    bot = make_player(f"engine:{command}", seed=1)
    assert isinstance(bot, ExternalBot)
    with bot:
        others: list[Bot] = [GreedyBot() for _ in range(game.info.players - 1)]
        final = play(game, [bot, *others], 2)
    assert final.is_over
    if command == OWN:
        assert bot.name.startswith("Manueline ")
        assert final == play(game, [GreedyBot(), *others], 2)
    else:
        assert bot.name == "Tiny"


def test_news_come_while_it_thinks_and_leaving_the_loop_ends_it(groups: list[int]) -> None:
    view, news = view_of(), list[Analysis]()
    with engine_bot(BOTS) as bot:
        bot.new_game(view.game)
        for analysis in bot.analysing(view, Limit(seconds=30)):
            news.append(analysis)
            if len(news) == 5:
                break
        # The search has ended, so the engine can be asked again at once.
        assert bot.choose(view, Limit(nodes=2)) == view.legal_moves[-1]
    assert [analysis.nodes for analysis in news] == [1, 2, 3, 4, 5]
    assert news[4].seconds > news[0].seconds, "they did not come one by one"
    assert news[0].move == view.legal_moves[-1]
    assert news[0].lines[0].win == 0.625 and news[0].lines[0].score == 1.5


def test_an_engine_keeps_its_limits(groups: list[int]) -> None:
    view = view_of()
    with engine_bot(BOTS, Limit(seconds=0.2)) as bot:
        bot.new_game(view.game)
        start = monotonic()
        bot.choose(view)
        assert 0.2 <= monotonic() - start < 2


def test_quit_ends_an_engine_that_is_deep_in_thought() -> None:
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "tests.support.engine_bots"]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdin is not None and process.stdout is not None
        said = ["manueline 1", "set bot unstoppable", "new azul 1 start=1"]
        process.stdin.write("\n".join([*said, f"position {view_of().text}", "go", ""]))
        process.stdin.flush()
        while not process.stdout.readline().startswith("info"):
            pass
        start = monotonic()
        out, errors = process.communicate("stop\nping 5\nquit\n", timeout=60)
        assert monotonic() - start < 3
        assert "pong 5\n" in out and "best" not in out
        assert (process.returncode, errors) == (0, "")


def test_the_command_answers_whatever_it_hears() -> None:
    noise = b"\xff\xfe\n" + b"x" * 100_000 + b"\nmanueline 1\r\n\ngo\nping 1"
    done = subprocess.run(shlex.split(OWN), input=noise, capture_output=True, timeout=60)
    lines = done.stdout.decode().splitlines()
    assert [line.split()[1] for line in lines if line.startswith("error")] == [
        "not-text",
        "too-long",
        "unknown-message",
        "no-position",
    ]
    assert lines[-1] == "pong 1"
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_command_says_how_it_is_used() -> None:
    shown = run("engine", "--help").output
    assert "docs/protocol.md" in shown and "--bot" in shown and "default: search" in shown
    assert run("engine", "--bot", "deep").exit_code == 2


def test_an_engine_that_sleeps_is_killed_in_time(groups: list[int]) -> None:
    failed, seconds = failure(f"{GREETED}; time.sleep(600)")
    assert failed.code == "silent"
    assert seconds < 4


def test_what_an_engine_started_is_killed_with_it(groups: list[int]) -> None:
    children = "subprocess.Popen(['sleep', '600']); subprocess.Popen(['sleep', '600'])"
    failed, _ = failure(f"{children}; {GREETED}; time.sleep(600)")
    assert failed.code == "silent"


def test_a_flood_is_cut_off(groups: list[int]) -> None:
    failed, seconds = failure(f"{GREETED}\nwhile True: print('info nodes 1')")
    assert failed.code == "silent"
    assert seconds < 4
    failed, seconds = failure(f"{GREETED}\nwhile True: sys.stdout.write('x' * 99999)")
    assert failed.code == "too-long"
    assert seconds < 4


def test_a_flood_on_standard_error_does_no_harm(groups: list[int]) -> None:
    move = view_of().legal_moves[0]
    code = f"{GREETED}; sys.stderr.write('?' * 10**6); print('best {move}'); sys.exit()"
    with engine_bot(scripted(code)) as bot:
        assert bot.choose(view_of()) == move


def test_a_crash_is_told_with_its_last_words(groups: list[int]) -> None:
    failed, seconds = failure(f"{GREETED}; raise SystemError('out of tiles')", seconds=30)
    assert failed.code == "crashed"
    assert "exit code 1" in str(failed) and "out of tiles" in str(failed)
    failed, _ = failure("sys.exit(7)", seconds=30)
    assert "exit code 7" in str(failed)
    failed, _ = failure("os.kill(os.getpid(), 15)", seconds=30)
    assert "signal 15" in str(failed)
    failed, _ = failure("os.close(1); os.close(2); time.sleep(600)", seconds=30)
    assert "closed its output" in str(failed)
    assert seconds < 10


def test_an_engine_that_does_not_read_harms_nobody(groups: list[int]) -> None:
    transport = ProcessTransport(shlex.split(scripted("time.sleep(600)")))
    start = monotonic()
    for _ in range(100):
        transport.send("position " + "x" * 10_000)
    assert transport.receive(0.05) is None
    transport.close(0.05)
    transport.close(0.05)
    transport.send("quit")
    with pytest.raises(EngineFailure):
        transport.receive(1)
    assert monotonic() - start < 3


def test_what_is_said_to_an_engine_that_has_gone_is_lost(groups: list[int]) -> None:
    transport = ProcessTransport(["true"])
    with pytest.raises(EngineFailure, match="exit code 0"):
        transport.receive(10)
    transport.send("manueline 1")
    with pytest.raises(EngineFailure, match="exit code 0"):
        transport.receive(10)
    transport.close(1)


def test_an_engine_that_does_not_go_is_made_to(groups: list[int]) -> None:
    deaf = f"{GREETED}; print('best ' + '{view_of().legal_moves[0]}', flush=True); time.sleep(600)"
    bot = engine_bot(scripted(deaf), timeouts=Timeouts(quit=0.1))
    bot.choose(view_of())
    start = monotonic()
    bot.close()
    assert monotonic() - start < 2


def test_an_engine_does_not_outlive_a_host_that_forgets_it(groups: list[int]) -> None:
    bot = engine_bot(TINY)
    bot.choose(view_of())
    [group] = groups
    assert is_running(group)
    del bot
    gc.collect()
