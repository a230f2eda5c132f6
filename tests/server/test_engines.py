"""Programs of others that the operator lets sit at tables."""

from __future__ import annotations

import asyncio
import shlex
import sys
from collections import Counter
from pathlib import Path

import pytest

from manueline.games.azul import Azul
from manueline.games.base import Game
from manueline.games.duel import Duel
from manueline.server import messages as m
from manueline.server.bots import BotFailure, BotPool, Task, Thought
from tests.support.commands import run
from tests.support.server.live_tables import ME, AtOnce, Listener, new_table, serving
from tests.support.server.pages import Browser, server_with, sqlite_at
from tests.support.whole_games import view_of

PYTHON = shlex.quote(sys.executable)
TINY = f"{PYTHON} {Path(__file__).parents[2] / 'examples' / 'tiny_engine.py'}"
DEAD = f"{PYTHON} -c 'raise SystemExit(3)'"


def task(game: Game, engine: str) -> Task:
    return Task(game.name, dict(game.options), view_of(game).text, "Tiny", 0.5, engine=engine)


def test_one_engine_serves_tables_of_both_games_in_turn_and_a_dead_one_harms_no_other() -> None:
    async def test() -> None:
        pool = BotPool(1)
        try:
            for game in (Azul(start=0), Duel(start=0), Azul(start=0)):
                thought = await pool.think(task(game, TINY))
                assert thought.move == view_of(game).legal_moves[0].text
                with pytest.raises(BotFailure, match="EngineFailure"):
                    await pool.think(task(game, DEAD))
        finally:
            await pool.close()

    asyncio.run(test())


class Noting(AtOnce):
    """Remembers whom it was asked to think like."""

    def __init__(self) -> None:
        super().__init__()
        self.levels = Counter[str]()

    async def think(self, task: Task, *more: object) -> Thought:
        self.levels[task.level] += 1
        return await super().think(task, *more)


def test_where_an_engine_fails_the_stand_in_plays_the_game_to_its_end(tmp_path: Path) -> None:
    async def test() -> None:
        thinking = Noting()
        engines = {"Dead": DEAD}
        async with serving(tmp_path, thinking, engines=engines, stand_in="casual") as running:
            room = await new_table(running, ME, m.NewSeat("bot", bot="Dead"))
            await Listener(room).play_out()
            assert room.table.phase == "over"
        assert thinking.levels["casual"] == thinking.levels["Dead"] > 10

    asyncio.run(test())


def test_people_find_an_engine_beside_the_levels_and_play_it(tmp_path: Path) -> None:
    with server_with(sqlite_at(tmp_path), "--engine", f"Tiny = {TINY}") as server:
        ana = Browser(server)
        assert {"name": "Tiny", "ratings": {}} in ana.get("/api/levels")
        table = ana.new_table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "Tiny"}])
        with ana.open(table) as page:
            page.hear()
            page.wait(lambda: bool(page.game["legal"]))
            before = page.game["version"]
            page.play()
            page.wait(lambda: page.game["version"] > before + 1 and bool(page.game["legal"]))


@pytest.mark.parametrize(
    ("engine", "complaint"),
    [
        ("Tiny", "needs a command"),
        ("Tiny='open", "No closing quotation"),
        ("master=x", "no name for an engine"),
        ("=x", "no name for an engine"),
        ("a name that is much too long=x", "no name for an engine"),
    ],
)
def test_an_engine_without_a_name_or_a_command_is_refused(engine: str, complaint: str) -> None:
    refused = run("serve", "--engine", engine)
    assert refused.exit_code == 2 and complaint in refused.output
