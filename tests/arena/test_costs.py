"""What a game costs each seat, and limits by processor time."""

from __future__ import annotations

import json
import shlex
import sys
import time

import pytest

from manueline.arena.costs import Cost, Meter, costs_from, write_costs
from manueline.arena.play import play_game
from manueline.arena.results import result_from, write_result
from manueline.bots import Bot, RandomBot
from manueline.games.base import View
from manueline.games.values import Move
from manueline.players import make_player
from tests.support.arena_jobs import job
from tests.support.whole_games import view_of


class Working(RandomBot):
    """Needs a known processor time for each move, and sleeps a little."""

    def choose(self, view: View, limit: object = None) -> Move:
        start = time.process_time()
        while time.process_time() < start + 0.02:
            pass
        time.sleep(0.02)
        return super().choose(view)


def test_a_meter_tells_working_from_waiting() -> None:
    bot: Bot = Working(1)
    meter = Meter(bot)
    for _ in range(3):
        with meter.move(mid_turn=False):
            bot.choose(view_of())
    with meter.move(mid_turn=True):
        pass
    cost = meter.cost
    assert cost.turns == 3 and cost.cpu is not None
    assert 0.06 <= cost.cpu < 0.1 and cost.seconds >= cost.cpu + 0.05


def test_every_seat_has_its_costs_and_a_file_keeps_them() -> None:
    engine = "engine:cpu=0.01 " + shlex.join([sys.executable, "-m", "manueline", "engine"])
    played = play_game(job("search:cpu=0.01", engine))
    costs = played.result.costs
    assert costs is not None and sum(cost.turns for cost in costs) == played.result.moves
    assert all(cost.cpu is not None and cost.cpu > 0.03 for cost in costs)
    again = result_from(json.loads(write_result(played.job, played.result)))
    assert again == played.result and again.costs == costs


def test_results_of_before_costs_were_kept_can_be_read() -> None:
    played = play_game(job("random", "random"))
    data = json.loads(write_result(played.job, played.result))
    del data["costs"], data["luck"]
    assert result_from(data).costs is None and result_from(data).luck is None


@pytest.mark.parametrize("damaged", [3, [3], [[1, 2]], [[1.5, 2, 3]], [[1, "2", 3]]])
def test_damaged_costs_are_refused(damaged: object) -> None:
    with pytest.raises(TypeError):
        costs_from(damaged)
    assert costs_from(write_costs([Cost(3, 1.5, None)])) == (Cost(3, 1.5, None),)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_search_keeps_a_limit_of_processor_time(threads: int) -> None:
    with make_player(f"search:cpu=0.2,threads={threads}", 1) as bot:
        view = view_of()
        bot.choose(view)  # what is loaded at first is not the search's
        start = time.process_time()
        make_player(f"search:cpu=0.2,threads={threads}", 1).choose(view)
        assert time.process_time() - start == pytest.approx(0.2, rel=0.1)
