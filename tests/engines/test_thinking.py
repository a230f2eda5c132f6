"""Limits, and the ways between plain bots and thinkers."""

from __future__ import annotations

import threading

import pytest

from manueline import Dealer
from manueline.bots import Bot, GreedyBot, Info, Limits, ThinkerBot
from manueline.bots.thinking import Report
from manueline.games.azul import Azul
from manueline.games.base import View
from manueline.games.duel import Duel
from manueline.games.errors import NotationError
from manueline.games.values import NATURE, Move
from manueline.players import make_bot, make_thinker
from tests.support.configurations import CONFIGURATIONS
from tests.support.recorded_games import positions
from tests.support.whole_games import play, view_of


class Costly:
    """Plays at random; every part of a turn costs it a hundred nodes and takes a moment."""

    name = "costly"

    def __init__(self) -> None:
        self.asked: list[tuple[View, Limits]] = []
        self._random = make_bot("random", 3)

    def think(self, view: View, limits: Limits, report: Report, stop: threading.Event) -> Move:
        self.asked.append((view, limits))
        report(Info(nodes=60))
        stop.wait(0.0005)
        report(Info(nodes=100))
        report(Info(win=0.5))
        return self._random.choose(view)


def test_the_parts_of_a_turn_share_its_limits() -> None:
    thinker = Costly()
    limits = Limits(seconds=5, nodes=250, threads=2)
    bots: list[Bot] = [ThinkerBot(thinker, limits), GreedyBot()]
    play(Duel(start=0), bots, 3)
    part, longest = 0, 0
    for view, given in thinker.asked:
        part = part + 1 if view.state.mid_turn else 0
        longest = max(longest, part)
        assert given.nodes == max(1, 250 - 100 * part)
        assert given.seconds is not None and given.threads == 2
        if part:
            assert 4 < given.seconds <= 5 - 0.0005 * part
        else:
            assert given == limits
    assert longest >= 3


def test_a_turn_begins_with_a_choice_of_what_to_do() -> None:
    for game in CONFIGURATIONS.values():
        for state in positions(game):
            if state.turn not in (None, NATURE):
                assert state.mid_turn == (
                    state.phase in ("stack", "draw", "keep", "return", "lay", "pay")
                )


def test_unlimited_stays_unlimited() -> None:
    thinker = Costly()
    bots: list[Bot] = [ThinkerBot(thinker, Limits()), GreedyBot()]
    play(Duel(start=0), bots, 3)
    assert {limits for _, limits in thinker.asked} == {Limits()}


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_plain_bot_thinks_what_it_would_choose(name: str) -> None:
    state = Dealer(2).deal(Azul(start=0).new())
    view, news = state.view(0), list[Info]()
    move = make_thinker(name, 5).think(view, Limits(), news.append, threading.Event())
    assert move == make_bot(name, 5).choose(view)
    [info] = news
    assert (info.line, info.nodes, info.rank) == ((move,), len(view.legal_moves), 1)
    assert ThinkerBot(make_thinker(name, 5), Limits()).choose(view) == move


@pytest.mark.parametrize(
    "wrong",
    [
        {"seconds": -1.0},
        {"seconds": float("inf")},
        {"seconds": float("nan")},
        {"nodes": 0},
        {"threads": 0},
        {"lines": 0},
    ],
)
def test_limits_must_leave_something(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"number|least"):
        Limits(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["engine:", "engine:  ", "engine:'open", "Engine:x", "engine"])
def test_what_names_no_engine_is_refused(name: str) -> None:
    with pytest.raises(NotationError):
        make_bot(name)


def test_an_engine_starts_when_it_is_needed() -> None:
    bot = make_bot("engine:no-such-program --fast")
    assert bot.name == "no-such-program --fast"
    with pytest.raises(ValueError, match="'no-such-program' cannot be started: No such file"):
        bot.choose(view_of())
