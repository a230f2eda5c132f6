"""What is general stays general: a toy game runs through dealer, records and bots."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from manueline import NATURE, Dealer
from manueline.bots import GreedyBot, RandomBot
from manueline.dealer import differences
from manueline.games import GAMES
from manueline.games.errors import NotationError
from manueline.records import Recorder, parse_json, parse_records, write_json, write_record
from tests.support.toy_game import ENTRY, Nim


@pytest.fixture
def toy() -> Iterator[Nim]:
    GAMES["nim"] = ENTRY
    yield Nim()
    del GAMES["nim"]


def played(game: Nim) -> Recorder:
    recorder, dealer, bot = Recorder(game, ["A", "B"]), Dealer(5), RandomBot(1)
    while not recorder.state.is_over:
        state = recorder.state
        nature = state.turn == NATURE
        recorder.play(dealer.move(state) if nature else bot.choose(state.view(state.turn)))
    return recorder


def test_a_toy_game_is_played_saved_and_verified(toy: Nim) -> None:
    recorder = played(toy)
    record = recorder.record()
    assert parse_records(write_record(record)) == [record]
    assert parse_json(write_json(record)) == record
    assert sorted(record.final.scores) == [0, 1]
    moves = [entry.move for entry in record.entries]
    assert differences(toy.new(), moves, Dealer(5).seed) == []


def test_greedy_says_that_it_does_not_know_a_toy_game(toy: Nim) -> None:
    state = Dealer(1).deal(toy.new())
    with pytest.raises(NotationError, match="does not know the game"):
        GreedyBot().choose(state.view(0))
