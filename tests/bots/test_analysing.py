"""Limits, how the parts of a turn share one, and the seeds of bots."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import replace

import pytest

from manueline.bots import AnalysingBot, Analysis, Bot, GreedyBot, Limit, Line, RandomBot
from manueline.games.base import View
from manueline.games.duel import Duel
from manueline.games.values import NATURE, AnyMove
from tests.support.configurations import CONFIGURATIONS
from tests.support.recorded_games import positions
from tests.support.whole_games import play


class Costly(AnalysingBot):
    """Plays at random; every part of a turn costs a hundred nodes and half a second."""

    def __init__(self, limit: Limit) -> None:
        super().__init__("costly", limit)
        self.asked: list[tuple[View, Limit]] = []
        self._random = RandomBot(3)

    def analysing(
        self,
        view: View,
        limit: Limit | None = None,
        *,
        lines: int = 1,
        moves: Iterable[AnyMove] | None = None,
    ) -> Generator[Analysis, None, None]:
        assert limit is not None
        self.asked.append((view, limit))
        move = self._random.choose(view)
        for nodes in (60, 100):
            yield Analysis((Line(move),), nodes, nodes / 200, move)


def asked_in_a_game(limit: Limit) -> list[tuple[View, Limit]]:
    with Costly(limit) as bot:
        play(Duel(start=0), [bot, GreedyBot()], 3)
    return bot.asked


def test_the_parts_of_a_turn_share_its_limit() -> None:
    limit = Limit(seconds=1.25, nodes=250, threads=2)
    part, longest = 0, 0
    for view, given in asked_in_a_game(limit):
        part = part + 1 if view.state.mid_turn else 0
        longest = max(longest, part)
        left = replace(limit, seconds=max(0.0, 1.25 - part / 2), nodes=max(1, 250 - 100 * part))
        assert given == left
    assert longest >= 3


def test_unlimited_stays_unlimited() -> None:
    assert {limit for _, limit in asked_in_a_game(Limit())} == {Limit()}


def test_a_limit_given_goes_before_the_bots_own() -> None:
    view = CONFIGURATIONS["azul-2-coloured"]
    state = next(state for state in positions(view) if state.turn == 0)
    bot = Costly(Limit(seconds=3))
    bot.choose(state.view(0), Limit(nodes=7))
    bot.choose(state.view(0))
    bot.choose(state.view(0), Limit(threads=4))
    limits = [limit for _, limit in bot.asked]
    assert limits == [Limit(nodes=7), Limit(seconds=3), Limit(seconds=3, threads=4)]


def test_an_analysis_is_the_last_of_the_news() -> None:
    state = next(s for s in positions(CONFIGURATIONS["azul-2-coloured"]) if s.turn == 0)
    assert Costly(Limit()).analyse(state.view(0), Limit()).nodes == 100


def test_a_turn_begins_with_a_choice_of_what_to_do() -> None:
    for game in CONFIGURATIONS.values():
        for state in positions(game):
            if state.turn not in (None, NATURE):
                assert state.mid_turn == (
                    state.phase in ("stack", "draw", "keep", "return", "lay", "pay")
                )


@pytest.mark.parametrize(
    "wrong",
    [
        {"seconds": -1.0},
        {"seconds": float("inf")},
        {"seconds": float("nan")},
        {"nodes": 0},
        {"threads": 0},
    ],
)
def test_limits_must_leave_something(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"number|least"):
        Limit(**wrong)  # type: ignore[arg-type]


def test_every_bot_is_a_context_manager() -> None:
    bots: list[Bot] = [RandomBot(1), GreedyBot(), Costly(Limit())]
    for bot in bots:
        with bot as same:
            assert same is bot
