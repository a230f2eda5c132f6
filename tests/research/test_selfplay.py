"""Self-play: the same games everywhere, nothing lost, and shards that say what was played."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import numpy as np
import pytest

from manueline.arena import ArenaFileError, Cores, InProcess
from manueline.dealer import differences
from manueline.games.azul import Azul
from manueline.games.base import Game
from manueline.games.duel import Duel
from manueline.games.values import NATURE
from manueline.records import parse_json
from manueline.research.observation import decode
from manueline.research.selfplay import Folder, Plan, Thought, choose, plan_from
from manueline.research.shards import Samples, ShardWriter, read_shard
from tests.support.commands import run

GAMES: list[Game] = [Azul(), Azul(3, "grey"), Duel(), Duel(("draw4",))]


def plan_of(game: Game, shard: int = 4) -> Plan:
    return Plan(game, nodes=30, explore=6, seed=5, shard=shard)


def thoughts_of(folder: Path) -> list[str]:
    return sorted((folder / "thoughts.jsonl").read_text("utf-8").splitlines())


def samples_in(folder: Path) -> list[Samples]:
    return [read_shard(path) for path in sorted((folder / "shards").glob("*.npz"))]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_shards_say_what_the_records_say(game: Game, tmp_path: Path) -> None:
    folder = Folder(tmp_path, plan_of(game))
    thoughts = list(folder.play(InProcess(), 4))
    assert ShardWriter(folder).write() == [tmp_path / "shards" / "games-0000000-0000003.npz"]
    (samples,) = samples_in(tmp_path)
    assert len(samples) == sum(len(thought.visits) for thought in thoughts)
    assert samples.policies.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert not samples.policies[~samples.masks].any()
    assert (np.abs(samples.values) <= 1).all()
    row = 0
    for number, line in enumerate((tmp_path / "records.jsonl").read_text("utf-8").splitlines()):
        record = parse_json(line)
        state = record.game.new()
        moves = [single for entry in record.entries for single in game.singles(entry.move)]
        seed = bytes.fromhex(record.tags["Seed"])
        assert not differences(state, moves, seed), "the deal can be verified"
        first = row
        for move in moves:
            if state.turn != NATURE:
                view = state.view(state.turn)
                assert decode(game, samples.observations[row]) == view
                legal = np.flatnonzero(samples.masks[row]).tolist()
                assert legal == [legal_move.id for legal_move in view.legal_moves]
                assert samples.policies[row, move.id] > 0, "what was played had been tried"
                assert samples.seats[row] == state.turn and samples.games[row] == number
                row += 1
            state = state.play(move)
        outcome = state.outcome
        assert outcome is not None
        for at in range(first, row):
            seat = int(samples.seats[at])
            assert samples.outcomes[at] == pytest.approx(outcome.utility(seat))
            assert samples.scores[at] == outcome.scores[seat]
    assert row == len(samples)


def test_the_search_is_worth_listening_to(tmp_path: Path) -> None:
    """What it is sure of comes true."""
    folder = Folder(tmp_path, Plan(Azul(), nodes=60, explore=4, seed=1, shard=12))
    list(folder.play(InProcess(), 12))
    ShardWriter(folder).write()
    (samples,) = samples_in(tmp_path)
    sure = np.abs(samples.values) > 0.8
    assert sure.sum() > 30
    assert (np.sign(samples.values[sure]) == np.sign(samples.outcomes[sure])).mean() > 0.8


def test_workers_play_the_same_games_and_a_dead_one_loses_nothing(tmp_path: Path) -> None:
    games = 10
    here = Folder(tmp_path / "here", plan_of(Azul()))
    list(here.play(InProcess(), games))
    there = Folder(tmp_path / "there", plan_of(Azul()))
    playing = there.play(Cores(2), games)
    next(playing)
    victim = multiprocessing.active_children()[0]
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    list(playing)
    assert thoughts_of(tmp_path / "there") == thoughts_of(tmp_path / "here")
    records = [
        sorted((tmp_path / name / "records.jsonl").read_text("utf-8").splitlines())
        for name in ("here", "there")
    ]
    assert records[0] == records[1] and len(records[0]) == games


def test_a_killed_command_goes_on_where_it_was(tmp_path: Path) -> None:
    command = [
        *(sys.executable, "-m", "manueline", "selfplay", "azul", "--games", "14"),
        *("--nodes", "60", "--shard", "4", "--jobs", "1", "--out"),
    ]
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    subprocess.run([*command, whole], check=True, capture_output=True)
    process = subprocess.Popen([*command, broken], stdout=subprocess.DEVNULL)
    lines = broken / "thoughts.jsonl"
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (
        not lines.exists() or lines.read_bytes().count(b"\n") < 5
    ):
        time.sleep(0.01)
    process.kill()
    process.wait()
    before = lines.read_bytes()
    assert 5 <= before.count(b"\n") < 14
    lines.write_bytes(before + b'{"number": 13, "key": "torn')
    subprocess.run([*command, broken], check=True, capture_output=True)
    after = lines.read_bytes()
    assert after.startswith(before), "no finished game was played again"
    assert thoughts_of(broken) == thoughts_of(whole)
    names = [
        sorted(path.name for path in (folder / "shards").iterdir()) for folder in (whole, broken)
    ]
    assert (
        names[0]
        == names[1]
        == [
            "games-0000000-0000003.npz",
            "games-0000004-0000007.npz",
            "games-0000008-0000011.npz",
            "games-0000012-0000013.npz",
        ]
    )
    for one, other in zip(samples_in(whole), samples_in(broken), strict=True):
        assert (one.observations == other.observations).all()
        assert (one.policies == other.policies).all()


def test_the_command_can_be_given_again_for_more_games(tmp_path: Path) -> None:
    limits = ["--nodes", "20", "--shard", "2", "--jobs", "1"]
    command = ["selfplay", "duel", *limits, "--out", str(tmp_path)]
    first = run(*command, "--games", "3")
    assert first.exit_code == 0 and "3 of 3 games" in first.output
    assert [len(set(s.games.tolist())) for s in samples_in(tmp_path)] == [2, 1]
    kept = thoughts_of(tmp_path)
    assert run(*command, "--games", "4").exit_code == 0
    assert set(kept) < set(thoughts_of(tmp_path))
    assert [sorted(set(s.games.tolist())) for s in samples_in(tmp_path)] == [[0, 1], [2, 3]]
    again = run(*command, "--games", "4")
    assert again.exit_code == 0 and len(thoughts_of(tmp_path)) == 4


def test_a_folder_of_other_games_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    Folder(tmp_path, plan_of(Azul()))
    with pytest.raises(ArenaFileError, match="name another folder"):
        Folder(tmp_path, plan_of(Duel()))
    result = run("selfplay", "azul", "--out", tmp_path)
    assert result.exit_code == 1 and "name another folder" in result.output
    assert plan_from(json.loads((tmp_path / "plan.json").read_text())) == plan_of(Azul())
    foreign = tmp_path / "foreign"
    foreign.mkdir()
    (foreign / "thoughts.jsonl").write_text("my diary\n")
    result = run("selfplay", "azul", "--out", foreign)
    assert result.exit_code == 1 and "holds something else" in result.output
    assert (foreign / "thoughts.jsonl").read_text() == "my diary\n"
    assert [path.name for path in foreign.iterdir()] == ["thoughts.jsonl"]


def test_what_is_no_shard_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games-0000000-0000001.npz"
    path.write_bytes(b"no zip")
    with pytest.raises(ValueError, match="not a shard"):
        read_shard(path)


def test_thoughts_that_do_not_fit_their_moves_are_refused(tmp_path: Path) -> None:
    folder = Folder(tmp_path, plan_of(Azul(), shard=1))
    (thought,) = folder.play(InProcess(), 1)
    folder.thoughts[0] = Thought(0, thought.key, thought.moves[:-1], thought.visits, thought.values)
    with pytest.raises(ValueError, match="do not match"):
        ShardWriter(folder).write()
    assert not list(tmp_path.glob("shards/*.npz"))


def test_the_first_moves_are_drawn_and_the_later_ones_the_best() -> None:
    rng = Random(1)
    drawn = [choose({3: 10, 8: 30}, rng, draw=True) for _ in range(400)]
    assert 60 < drawn.count(3) < 140
    assert {choose({3: 10, 8: 30}, rng, draw=False) for _ in range(5)} == {8}
