"""The grammar of players: one for every command, and the library's functions on top of it."""

from __future__ import annotations

import shlex
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from manueline.bots import Analyser, AnalysingBot, Limit
from manueline.cli.engine import engine
from manueline.engines import ExternalBot
from manueline.games.errors import IllegalMove, NotationError
from manueline.games.values import AnyMove
from manueline.players import BOTS, analyse, analysing, bot, make_player
from tests.support.commands import run
from tests.support.faulty_bots import HERE
from tests.support.whole_games import view_of

TINY = shlex.join([sys.executable, str(Path(__file__).parents[1] / "examples" / "tiny_engine.py")])
PLAYERS = [
    *BOTS,
    "search:seconds=0.01",
    "search:nodes=30",
    "search:nodes=30,threads=2",
    "regular:seconds=0.05,threads=2",
    f"engine:{TINY}",
    f"engine:nodes=3 {TINY}",
    HERE + "Late",
]


def limit_of(text: str) -> Limit:
    made = make_player(text)
    assert isinstance(made, AnalysingBot)
    return made.limit


@pytest.mark.parametrize("text", PLAYERS)
def test_every_command_takes_the_same_players(text: str) -> None:
    make_player(text, 1).close()
    seats = ["--start", "2", "--seat", "human", "--seat", text]
    assert "Goodbye!" in run("play", "azul", *seats, typed="quit\nn\n").output
    if " " not in text:
        assert engine.make_context("engine", ["--bot", text]).params == {"bot": text}


def test_settings_become_the_limit_of_a_turn() -> None:
    assert limit_of("search") == Limit(nodes=3000)
    assert limit_of("search:seconds=0.5") == Limit(seconds=0.5)
    assert limit_of("search:nodes=1000,threads=2") == Limit(nodes=1000, threads=2)
    assert limit_of("search:threads=2") == Limit(nodes=3000, threads=2)
    assert limit_of("search:seconds=2,nodes=9") == Limit(seconds=2, nodes=9)
    assert limit_of("master:seconds=2") == Limit(seconds=2)
    assert limit_of("engine:./own") == Limit(seconds=1)
    assert limit_of("engine:nodes=7,threads=3 ./own") == Limit(nodes=7, threads=3)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("deep", "no bot 'deep', only random, greedy, newcomer"),
        ("", "no bot ''"),
        ("Greedy", "no bot"),
        ("engine", "no bot"),
        ("search:", "search has seconds=NUMBER"),
        ("search:depth=3", "search has seconds=NUMBER.*not 'depth=3'"),
        ("search:nodes=x", "not 'nodes=x'"),
        ("search:nodes=0", "not 'nodes=0'"),
        ("search:nodes=1,nodes=2", "not 'nodes=1,nodes=2'"),
        ("search:seconds=nan", "not 'seconds=nan'"),
        ("expert:blur=1", "expert has seconds=NUMBER"),
        ("greedy:nodes=5", "greedy has no settings"),
        ("novice:seconds=1", "novice has no settings"),
        ("random:", "random has no settings"),
        ("engine:", "needs a command"),
        ("engine:  ", "needs a command"),
        ("engine:seconds=1", "needs a command"),
        ("engine:seconds=soon ./own", "has seconds=NUMBER"),
        ("engine:'open", "No closing quotation"),
        ("python:nowhere:Bot", "cannot be imported"),
        ("python:", "cannot be imported"),
        (HERE + "Nobody", "cannot be imported"),
        (HERE + "Bare", "makes a Bare, which lacks"),
    ],
)
def test_what_names_no_player_is_refused_with_what_exists(text: str, complaint: str) -> None:
    with pytest.raises(NotationError, match=complaint):
        make_player(text)


def test_a_player_of_ones_own_gets_the_seed() -> None:
    assert make_player("python:manueline.bots:SearchBot", 5).name == "search"
    view = view_of()
    assert make_player("python:manueline.bots:RandomBot", 5).choose(view) == make_player(
        "random", 5
    ).choose(view)


def test_an_engine_starts_when_it_is_needed() -> None:
    made = make_player("engine:no-such-program --fast")
    assert made.name == "no-such-program --fast"
    with pytest.raises(ValueError, match="'no-such-program' cannot be started: No such file"):
        made.choose(view_of())


def test_a_bot_by_name_with_limits() -> None:
    view = view_of()
    with bot("search", nodes=50, seed=1) as made:
        assert isinstance(made, AnalysingBot) and made.limit == Limit(nodes=50)
        assert made.choose(view) in view.legal_moves
    with bot("engine:nodes=3 ./own", seconds=0.5) as external:
        assert isinstance(external, ExternalBot)
        assert external.limit == Limit(seconds=0.5, nodes=3)
    assert isinstance(bot("strong"), Analyser) and not isinstance(bot("random"), Analyser)
    with pytest.raises(NotationError, match="random has no settings"):
        bot("random", seconds=1)
    with pytest.raises(NotationError, match="not 'nodes=0'"):
        bot("search", nodes=0)


def test_an_analysis_tells_the_best_lines_and_the_move() -> None:
    view = view_of()
    analysis = analyse(view, nodes=500, lines=3, seed=1)
    assert len(analysis.lines) == 3 and analysis.nodes == 500
    assert analysis.move == analysis.lines[0].move == analysis.lines[0].moves[0]
    again = analyse(view, nodes=500, lines=3, seed=1)
    assert replace(again, seconds=analysis.seconds) == analysis
    for line in analysis.lines:
        assert line.move in view.legal_moves
        assert line.win is not None and 0 < line.win < 1
        assert line.score is not None and abs(line.score) < 150
        assert line.visits is not None and line.visits > 0


def test_named_moves_get_equal_work_whichever_way_they_are_named() -> None:
    view = view_of()
    first, second, third = view.legal_moves[:3]
    assert second.id is not None
    named: list[AnyMove] = [first, second.id, third.text]
    analysis = analyse(view, nodes=301, moves=named, seed=1)
    assert {line.move for line in analysis.lines} == {first, second, third}
    assert [line.visits for line in analysis.lines] == [100, 100, 100]
    scores = [line.score for line in analysis.lines if line.score is not None]
    assert analysis.move == analysis.lines[0].move and len(scores) == 3
    assert [line.move for line in analyse(view, nodes=20, moves=[third]).lines] == [third]


@pytest.mark.parametrize(
    ("moves", "error"),
    [
        (["9Z>9"], NotationError),
        (["CB>1"], IllegalMove),
        ([], IllegalMove),
        ([10**6], NotationError),
    ],
)
def test_moves_that_cannot_be_looked_at_are_refused(
    moves: list[AnyMove], error: type[Exception]
) -> None:
    with pytest.raises(error):
        analyse(view_of(), nodes=10, moves=moves)


def test_leaving_the_loop_stops_the_search() -> None:
    view, heard = view_of(), 0
    for analysis in analysing(view, seconds=600, seed=1):
        heard += 1
        assert analysis.move in view.legal_moves
        if heard == 3:
            break
    assert heard == 3
    nodes = [analysis.nodes for analysis in analysing(view, nodes=5000, seed=1)]
    assert nodes[-1] == 5000 and len(nodes) > 1 and nodes == sorted(nodes)


def test_a_seat_that_is_not_to_move_cannot_be_analysed() -> None:
    view = view_of().state.view(1)
    for name in ("search", "novice", "expert"):
        made = make_player(name)
        assert isinstance(made, Analyser)
        with pytest.raises(NotationError, match="has no move in this view"):
            made.analyse(view)
