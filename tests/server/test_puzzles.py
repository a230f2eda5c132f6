"""Puzzles over HTTP: lists, tasks with their solutions, and words about a try."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from manueline.puzzles import Puzzle, daily, puzzles
from manueline.server.coach import puzzle_messages as p
from tests.support.server.pages import Browser

GAMES = pytest.mark.parametrize("game", ["azul", "duel"])


def some(game: str) -> tuple[Puzzle, ...]:
    every = puzzles(game)
    return every[:: len(every) // 4]


@GAMES
def test_a_list_has_every_puzzle_and_that_of_today(ana: Browser, game: str) -> None:
    before = datetime.now(UTC).date()
    listed = msgspec.convert(ana.get(f"/api/puzzles?game={game}"), p.PuzzleList)
    assert [one.id for one in listed.puzzles] == [one.id for one in puzzles(game)]
    assert all(one.themes for one in listed.puzzles)
    days = {before, before + timedelta(days=1)}  # the test may run at midnight
    assert (listed.day, listed.daily) in {(day.isoformat(), daily(game, day).id) for day in days}


@GAMES
def test_a_task_says_what_is_right(ana: Browser, game: str) -> None:
    for one in some(game):
        task = ana.get(f"/api/puzzles/{one.id}")
        assert (task["id"], task["game"], task["rating"]) == (one.id, game, one.rating)
        assert task["position"]["text"] == one.position
        legal = {move["text"] for move in task["legal"]}
        assert legal == {move.text for move in one.view.legal_moves}
        assert task["solutions"][0] == task["best"]["text"] == one.best
        assert set(task["solutions"]) < legal
        assert task["second"]["text"] in legal - set(task["solutions"])
        assert (task["win"], task["second_win"]) == (one.worth.win, one.second_worth.win)


@GAMES
def test_a_try_is_explained_and_the_line_is_played(ana: Browser, game: str) -> None:
    for one in some(game):
        wrong = ana.post(f"/api/puzzles/{one.id}/try", {"move": one.trap})
        assert wrong["reasons"] == [reason.as_dict() for reason in one.reasons]
        assert wrong["drawbacks"] == [reason.as_dict() for reason in one.against(one.trap)]
        assert [entry["move"]["text"] for entry in wrong["line"]] == [one.best, *one.line]
        assert all(entry["position"] for entry in wrong["line"])
        right = ana.post(f"/api/puzzles/{one.id}/try", {"move": one.best})
        assert right == {**wrong, "drawbacks": []}


@pytest.mark.parametrize("name", ["azul-0-0", "chess-1-1", "azul", "..%2Fazul"])
def test_a_puzzle_that_is_not_there_is_a_problem(ana: Browser, name: str) -> None:
    assert ana.get(f"/api/puzzles/{name}", 404)["code"] in ("no-such-puzzle", "no-such-page")
    assert ana.post("/api/puzzles/azul-0-0/try", {"move": "x"}, 404)["code"] == "no-such-puzzle"


def test_a_try_that_is_no_move_is_a_problem(ana: Browser) -> None:
    path = f"/api/puzzles/{puzzles('azul')[0].id}/try"
    assert ana.post(path, {"move": "nonsense"}, 422)["code"]
    assert ana.post(path, {"move": "1B>floor"}, 422)["code"]
    assert ana.post(path, {"move": "x" * 100}, 422)["code"] == "unreadable"
    assert ana.get("/api/puzzles?game=chess", 422)["code"] == "unreadable"


def test_a_browser_keeps_puzzles_and_nobody_else_does(ana: Browser) -> None:
    for path in ("/api/puzzles?game=duel", f"/api/puzzles/{puzzles('duel')[0].id}"):
        _, headers, _ = ana.request("GET", path)
        kind, seconds = headers["cache-control"].split(", max-age=")
        assert kind == "private" and 0 <= int(seconds) <= 3600
