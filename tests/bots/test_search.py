"""The search: legal, repeatable, blind to what is hidden, obedient to limits, and strong."""

from __future__ import annotations

import threading
from random import Random
from time import monotonic

import pytest

from manueline import Dealer
from manueline.bots import Bot, GreedyBot, Info, Limits, Searcher
from manueline.core import AzulSearch, AzulState, DuelSearch, DuelState
from manueline.games.base import State
from manueline.games.errors import NotationError
from manueline.games.values import Move
from manueline.players import make_bot
from tests.support.configurations import CONFIGURATIONS
from tests.support.toy_game import Nim
from tests.support.whole_games import decisions, play


def think(state: State, limits: Limits, seed: int = 1) -> tuple[Move, list[Info]]:
    news: list[Info] = []
    view = state.view(state.turn)
    return Searcher(seed).think(view, limits, news.append, threading.Event()), news


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_a_few_nodes_are_enough_to_beat_greedy(name: str) -> None:
    """Three of four games against one greedy, half of six against two or three of them."""
    game = CONFIGURATIONS[name]
    players = game.info.players
    games = 4 if players == 2 else 6
    won = 0
    for seed in range(games):
        bots: list[Bot] = [GreedyBot() for _ in range(players)]
        bots[seed % players] = make_bot("search:nodes=300", seed)
        outcome = play(game, bots, seed).outcome
        assert outcome is not None
        won += outcome.winners == (seed % players,)
    assert won >= 3


@pytest.mark.parametrize("name", ["azul-3-grey", "duel-four-drawn"])
def test_with_nodes_and_a_seed_it_always_plays_the_same(name: str) -> None:
    game = CONFIGURATIONS[name]

    def again() -> State:
        seats = range(game.info.players)
        return play(game, [make_bot("search:nodes=60", seat) for seat in seats], 5)

    assert again() == again()


def test_it_moves_alike_in_every_world_that_its_view_could_be() -> None:
    compared = 0
    rng = Random(2)
    for seed in range(4):
        for state in decisions(CONFIGURATIONS["duel-first-game"], seed):
            other = state.view(state.turn).sample(rng)
            if other != state:
                compared += 1
                limits = Limits(nodes=40)
                assert think(state, limits)[0] == think(other, limits)[0]
    assert compared > 20


def test_it_answers_soon_after_it_is_stopped() -> None:
    state = decisions(CONFIGURATIONS["azul-2-coloured"], 1)[0]
    stop = threading.Event()
    threading.Timer(0.2, stop.set).start()
    start = monotonic()
    move = Searcher(1).think(state.view(state.turn), Limits(seconds=60), lambda info: None, stop)
    assert move in state.legal_moves
    assert monotonic() - start < 20


def test_it_tells_its_best_lines_with_score_and_winning_chance() -> None:
    state = decisions(CONFIGURATIONS["duel-first-game"], 1)[20]
    move, news = think(state, Limits(nodes=5000, lines=3))
    last = news[-3:]
    assert [info.rank for info in last] == [1, 2, 3]
    assert last[0].line[0] == move
    assert len({info.line[0] for info in last}) == 3
    for info in news:
        assert info.line[0] in state.legal_moves
        assert info.win is not None and 0 <= info.win <= 1
        assert info.score is not None and abs(info.score) < 150
    nodes = [info.nodes for info in news if info.rank == 1]
    assert nodes[-1] == 5000 and len(nodes) > 1 and nodes == sorted(nodes, key=lambda n: n or 0)


def test_several_threads_share_the_nodes() -> None:
    state = decisions(CONFIGURATIONS["azul-2-coloured"], 1)[0]
    move, news = think(state, Limits(nodes=4000, threads=2))
    assert move in state.legal_moves
    assert news[-1].nodes == 4000


def test_the_parts_of_a_turn_are_one_search() -> None:
    """The second part is answered from the first one's tree, with no node of its own left."""
    states = decisions(CONFIGURATIONS["duel-first-game"], 1)
    acquiring = next(s for s in states if s.phase == "acquire" and "take:" in repr(s.legal_moves))
    answered = 0
    for state in states[states.index(acquiring) :]:
        searcher = Searcher(3)
        view = state.view(state.turn)
        first = searcher.think(view, Limits(nodes=3000), lambda info: None, threading.Event())
        after = state.play(first)
        if after.phase not in ("lay", "stack"):
            continue
        answered += 1
        one = Limits(nodes=1)
        second = searcher.think(after.view(after.turn), one, lambda info: None, threading.Event())
        fresh, _ = think(after, Limits(nodes=3000))
        assert second in after.legal_moves and fresh in after.legal_moves
        if answered == 5:
            return
    raise AssertionError("no turn in parts was found")


def test_the_tree_goes_on_where_the_others_moves_have_led() -> None:
    before = AzulState.from_text(decisions(CONFIGURATIONS["azul-2-coloured"], 1)[0].text)
    assert before.turn is not None
    search = AzulSearch(before, before.turn, 1)
    search.run(nodes=3000)
    best = search.report()[0].move_id
    assert not search.advance(best)
    reply = search.report()[0].move_id
    after = before.play(best).play(reply)
    assert not search.follow(before.play(best))
    assert search.follow(after)
    assert {move.move_id for move in search.report()} == set(after.legal_ids())
    assert sum(move.visits for move in search.report()) > 10 and search.nodes == 0
    search.run(nodes=50)
    assert search.nodes == 50


def test_a_position_that_the_tree_does_not_know_is_not_followed() -> None:
    one, other = (decisions(CONFIGURATIONS["duel-first-game"], seed)[20] for seed in (1, 2))
    assert one.turn is not None
    search = DuelSearch(DuelState.from_text(one.view(one.turn).state.text), one.turn, 1)
    search.run(nodes=100)
    search.advance(search.report()[0].move_id)
    assert not search.follow(DuelState.from_text(other.view(other.turn).state.text))


def test_moves_in_another_order_lead_to_what_the_tree_knows() -> None:
    found = 0
    for seed in range(1, 9):
        start = AzulState.from_text(decisions(CONFIGURATIONS["azul-2-coloured"], seed)[0].text)
        assert start.turn is not None
        search = AzulSearch(start, start.turn, 1)
        search.run(nodes=5000)
        first, reply, second, last = search.report()[0].line[:4]
        expected = start.play(first).play(reply).play(second).play(last)
        state = start
        for move in (second, reply, first, last):
            if move not in state.legal_ids():
                break
            state = state.play(move)
        if state.text != expected.text:
            continue  # these do not commute
        found += 1
        assert search.follow(state)
        assert {move.move_id for move in search.report()} == set(state.legal_ids())
    assert found


def test_a_position_that_differs_only_in_its_walls_is_not_followed() -> None:
    state = decisions(CONFIGURATIONS["azul-2-coloured"], 1)[0]
    assert state.turn is not None
    search = AzulSearch(AzulState.from_text(state.text), state.turn, 1)
    search.run(nodes=100)
    words = state.text.split(" ")
    blue, *others = words[7].split(".")
    words[7] = ".".join((str(int(blue) - 1), *others))
    moved = " ".join(words).replace("...../", "B..../", 1)
    assert not search.follow(AzulState.from_text(moved))
    assert search.follow(AzulState.from_text(state.text))


def test_thinking_for_seconds_ends_in_time_turn_after_turn() -> None:
    searcher, state = Searcher(1), decisions(CONFIGURATIONS["azul-2-coloured"], 1)[0]
    for _ in range(4):
        start = monotonic()
        view = state.view(state.turn)
        move = searcher.think(view, Limits(seconds=0.1), lambda info: None, threading.Event())
        assert monotonic() - start < 5
        state = state.play(move)
        state = state.play(GreedyBot().choose(state.view(state.turn)))


@pytest.mark.parametrize("name", ["search:nodes=x", "search:depth=3", "search:", "search:nodes=0"])
def test_limits_that_make_no_sense_are_refused(name: str) -> None:
    with pytest.raises(NotationError, match="search"):
        make_bot(name)


def test_an_unknown_game_is_refused() -> None:
    state = Dealer(1).deal(Nim().new())
    with pytest.raises(NotationError, match="does not know"):
        make_bot("search:nodes=5").choose(state.view(0))
