"""Searches, batches and generators that several threads use at once."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import numpy as np
import pytest

from manueline.core import AzulBatch, AzulSearch, AzulState, DuelSearch, Rng
from manueline.games.errors import IllegalMove
from tests.support.core_positions import STARTS, decision, decisions, search_of

SECONDS = 1.0
"""How long the threads work side by side."""
FOR_EVER = 10**12
"""Nodes that no search comes to the end of."""


def at_once(*works: Callable[[], object]) -> None:
    """Repeats each work in a thread of its own for a while; raises what one of them raises.

    Each is done at least once, however late its thread comes.
    """
    end, failed = monotonic() + SECONDS, list[BaseException]()

    def repeat(work: Callable[[], object]) -> None:
        try:
            work()
            while monotonic() < end:
                work()
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=repeat, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failed:
        raise failed[0]


@pytest.mark.parametrize("name", ["azul-2", "duel"])
def test_threads_share_a_search(name: str) -> None:
    """Each call finds the tree as another call has left it, never in the middle of its work."""
    state = decision(STARTS[name])
    legal, searches = state.legal_ids(), [search_of(state)]
    reported = list[int]()

    def look() -> None:
        for search in list(searches):
            assert search.nodes >= 0
            reported.append(len(search.report()))

    def advance() -> None:
        with suppress(IllegalMove):  # another thread may have advanced it
            searches[0].advance(legal[0])
        searches[0] = search_of(state)

    def follow() -> None:
        search = searches[0]
        if isinstance(search, AzulSearch) and isinstance(state, AzulState):
            search.follow(state)

    def stop() -> None:
        searches[0].stop()

    at_once(
        lambda: searches[0].run(nodes=searches[0].nodes + 2000),
        lambda: searches[0].run(seconds=0.01),
        lambda: searches[0].run(nodes=searches[0].nodes + 500, threads=2),
        look,
        look,
        advance,
        follow,
        stop,
    )
    after = state.play(legal[0]).legal_ids()
    assert reported and set(reported) <= {len(legal), len(after)}


def value_of(search: AzulSearch | DuelSearch, seat: int) -> float:
    """The chance to win of one seat, over all simulations."""
    report = search.report()
    return sum(move.visits * move.win[seat] for move in report) / sum(
        move.visits for move in report
    )


@pytest.mark.parametrize("name", list(STARTS))
def test_several_threads_search_one_tree(name: str) -> None:
    """Every simulation counts once, and all together value the position as one thread does."""
    for state in decisions(name)[::25]:
        alone, together = search_of(state), search_of(state)
        alone.run(nodes=3000)
        together.run(nodes=3000, threads=4)
        assert together.nodes == 3000
        # The first simulation is the root's own.
        assert sum(move.visits for move in together.report()) == 2999
        seat = state.turn or 0
        # The order of threads moves the value by about 0.01; a lost or doubled update by far more.
        assert value_of(together, seat) == pytest.approx(value_of(alone, seat), abs=0.08)


def test_threads_of_a_search_are_counted() -> None:
    search = search_of(decision(STARTS["duel"]))
    for threads in (0, -1, 257, 10**30):
        with pytest.raises(ValueError, match="at least 1 thread and at most 256"):
            search.run(nodes=10, threads=threads)
    assert search.nodes == 0


def test_a_report_waits_for_the_run_and_stop_does_not() -> None:
    search = search_of(decision(STARTS["azul-2"]))
    running = threading.Thread(target=search.run, kwargs={"nodes": FOR_EVER})
    running.start()
    seen = list[int]()
    looking = threading.Thread(
        target=lambda: seen.append(sum(move.visits for move in search.report()))
    )
    looking.start()
    looking.join(0.1)
    search.stop()
    running.join(30)
    looking.join(30)
    assert not running.is_alive() and not looking.is_alive()
    assert seen == [0] or seen == [search.nodes - 1]


def test_a_stop_before_a_run_ends_that_run_and_no_other() -> None:
    search = search_of(decision(STARTS["azul-2"]))
    search.stop()
    search.stop()
    search.run(nodes=20_000)
    assert search.nodes == 0
    search.run(nodes=100)
    assert search.nodes == 100


def test_a_stop_ends_one_of_two_runs() -> None:
    search = search_of(decision(STARTS["azul-2"]))
    threads = [threading.Thread(target=search.run, kwargs={"nodes": FOR_EVER}) for _ in range(2)]
    for thread in threads:
        thread.start()
    search.stop()
    start = monotonic()
    while all(thread.is_alive() for thread in threads) and monotonic() - start < 30:
        threads[0].join(0.01)
    assert sum(thread.is_alive() for thread in threads) == 1
    search.stop()
    for thread in threads:
        thread.join(30)
    assert not any(thread.is_alive() for thread in threads)


def test_threads_share_a_batch() -> None:
    batch = AzulBatch(AzulState.new(), 16, 1, threads=2)
    position = batch.state(3)
    rows = np.zeros((16, batch.observation_size), np.int16)

    def step() -> None:
        with suppress(IllegalMove):  # another thread may have stepped in between
            batch.step(batch.sample_actions())

    def look() -> None:
        for game in range(16):
            assert batch.state(game).turn in (0, 1)
            assert batch.ended(game).turn in (None, 0, 1, -1)

    at_once(
        step,
        step,
        look,
        batch.reset,
        lambda: batch.set_state(3, position),
        lambda: batch.observe(np.zeros(16, np.int8), rows),
    )


def test_actions_that_change_during_a_step_are_played_as_they_were_checked() -> None:
    """Otherwise an id that nobody has checked would be played."""
    batch = AzulBatch(AzulState.new(), 4096, 1)
    actions = batch.sample_actions()

    def spoil() -> None:
        actions[:] = 10**9
        np.copyto(actions, batch.sample_actions())

    def step() -> None:
        with suppress(IllegalMove):
            batch.step(actions)

    at_once(step, spoil, spoil)
    assert all(batch.state(game).turn in (0, 1) for game in range(0, 4096, 64))


def test_threads_may_draw_from_one_generator() -> None:
    rng, state = Rng(1), AzulState.new()

    def play() -> None:
        after, moves = state.play_out(rng)
        assert after.is_over and moves > 20

    at_once(play, play, lambda: state.roll_out(5, rng))
    assert any(rng.words)
