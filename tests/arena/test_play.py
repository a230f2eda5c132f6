"""One game: repeatable, and lost by whoever does something wrong."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from manueline.arena.play import KEY_TAG, LONGEST_REASON, play_game
from manueline.arena.results import result_from, write_result
from manueline.arena.schedule import groups
from manueline.dealer import differences, parse_seed
from manueline.games.azul import Azul
from manueline.games.duel import Duel
from manueline.records import parse_json
from tests.support.arena_jobs import job
from tests.support.faulty_bots import HERE


def test_a_job_always_gives_the_same_game() -> None:
    first, second = (play_game(job("random", "random"), with_record=True) for _ in range(2))
    assert first == second
    other = replace(job("random", "random"), bot_seeds=(5, 6))
    assert play_game(other).result.scores != first.result.scores


@pytest.mark.parametrize("game", [Azul(3, "grey"), Duel()])
def test_the_record_replays_to_the_result_and_the_deal_is_genuine(game: Azul | Duel) -> None:
    one = groups(game, ["greedy", "random"], 2, seed=0)[0][1]
    played = play_game(one, with_record=True)
    assert played.record is not None
    record = parse_json(played.record)
    assert record.players == one.seating
    assert record.tags[KEY_TAG] == one.key and record.tags["Seed"] == one.seed
    assert record.final.outcome is not None
    assert record.final.outcome.ranks == played.result.ranks
    assert record.final.scores == played.result.scores
    moves = [entry.move for entry in record.entries]
    assert differences(game.new(), moves, parse_seed(one.seed)) == []
    assert play_game(one).record is None


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Raising", "raised ValueError: out of ideas ?"),
        ("Mute", "raised Error"),
        ("Leaving", "raised SystemExit: enough"),
        ("Cheating", "made an illegal move: "),
        ("Chatting", "returned a str, not a move"),
        ("Scrapping", "made a damaged move: RuntimeError: no text"),
        ("Absent", "did not start: OSError: not at home"),
        (
            "Nobody",
            "did not start: NotationError: 'python:tests.support.faulty_bots:Nobody' cannot",
        ),
        (
            "Bare",
            "did not start: NotationError: 'python:tests.support.faulty_bots:Bare' makes a Bare",
        ),
        ("Late", "raised TimeoutError: no time left"),
    ],
)
def test_a_fault_loses_the_game_and_says_why(name: str, reason: str) -> None:
    played = play_game(job("random", HERE + name), with_record=True)
    result = played.result
    assert result.ranks == (1, 2)
    assert result.fault is not None and result.fault.seat == 1
    assert result.fault.reason.startswith(reason)
    assert len(result.fault.reason) <= LONGEST_REASON
    assert played.record is not None
    record = parse_json(played.record)
    assert record.result is None and record.tags["Fault"].startswith("seat 2 ")
    assert (name == "Late") == (result.moves > 3)
    assert result_from(json.loads(write_result(played.job, result))) == result


def test_the_others_share_the_first_place() -> None:
    result = play_game(job("random", HERE + "Raising", "greedy")).result
    assert result.ranks == (1, 3, 1)


def test_a_result_is_a_line_of_json() -> None:
    played = play_game(job("greedy", "random"))
    line = write_result(played.job, played.result)
    assert "\n" not in line
    assert result_from(json.loads(line)) == played.result
    data = json.loads(line)
    for wrong in (
        *({"ranks": [1]}, {"scores": ["1", "2"]}, {"moves": True}, {"key": None}),
        *({"players": [1, 2]}, {"fault": {"seat": 0, "reason": ""}}, {"fault": {"seat": 1}}),
    ):
        with pytest.raises(ValueError, match="this line is not a result"):
            result_from({**data, **wrong})
