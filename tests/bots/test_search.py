"""The search: legal, repeatable, blind to what is hidden, within its limits; one tree a turn."""

from __future__ import annotations

from random import Random
from time import monotonic

import pytest

from manueline import Dealer
from manueline.bots import Analysis, GreedyBot, Limit, SearchBot
from manueline.core import AzulSearch, AzulState, DuelSearch, DuelState
from manueline.games.base import State
from manueline.games.errors import NotationError
from manueline.players import make_player
from tests.support.configurations import CONFIGURATIONS
from tests.support.toy_game import Nim
from tests.support.whole_games import decisions, play


def news_of(state: State, limit: Limit, lines: int = 1, seed: int = 1) -> list[Analysis]:
    return list(SearchBot(seed).analysing(state.view(state.turn), limit, lines=lines))


@pytest.mark.parametrize("name", ["azul-3-grey", "duel-four-drawn"])
def test_with_nodes_and_a_seed_it_always_plays_the_same(name: str) -> None:
    game = CONFIGURATIONS[name]

    def again() -> State:
        seats = range(game.info.players)
        return play(game, [make_player("search:nodes=60", seat) for seat in seats], 5)

    assert again() == again()


def test_it_moves_alike_in_every_world_that_its_view_could_be() -> None:
    compared = 0
    rng = Random(2)
    for seed in range(4):
        for state in decisions(CONFIGURATIONS["duel-first-game"], seed):
            other = state.view(state.turn).sample(rng)
            if other != state:
                compared += 1
                limit = Limit(nodes=40)
                assert news_of(state, limit)[-1].move == news_of(other, limit)[-1].move
    assert compared > 20


def test_it_can_be_left_after_any_news_and_asked_again() -> None:
    state = decisions(CONFIGURATIONS["azul-2-coloured"], 1)[0]
    bot, start = SearchBot(1), monotonic()
    for analysis in bot.analysing(state.view(state.turn), Limit(seconds=600)):
        assert analysis.move in state.legal_moves
        break
    after = state.play(analysis.move)
    after = after.play(after.legal_moves[0])
    assert bot.choose(after.view(after.turn), Limit(nodes=10)) in after.legal_moves
    assert monotonic() - start < 20


def test_it_tells_its_best_lines_with_score_chance_and_visits() -> None:
    state = decisions(CONFIGURATIONS["duel-first-game"], 1)[20]
    news = news_of(state, Limit(nodes=5000), lines=3)
    last = news[-1]
    assert last.lines[0].move == last.move and len({line.move for line in last.lines}) == 3
    for analysis in news:
        for line in analysis.lines:
            assert line.move in state.legal_moves and line.moves[0] == line.move
            assert line.score is not None and abs(line.score) < 150
            assert line.win is not None and 0 <= line.win <= 1
    visits = [line.visits or 0 for line in last.lines]
    assert visits == sorted(visits, reverse=True) and visits[-1] > 0
    nodes = [analysis.nodes for analysis in news]
    assert nodes[-1] == 5000 and len(nodes) > 1 and nodes == sorted(nodes)


def test_several_threads_share_the_nodes() -> None:
    state = decisions(CONFIGURATIONS["azul-2-coloured"], 1)[0]
    analysis = news_of(state, Limit(nodes=4000, threads=2))[-1]
    assert analysis.move in state.legal_moves
    assert analysis.nodes == 4000


def test_the_parts_of_a_turn_are_one_search() -> None:
    """The second part goes on in the first one's tree; a new tree has visited nothing so far."""
    states = decisions(CONFIGURATIONS["duel-first-game"], 1)
    acquiring = next(s for s in states if s.phase == "acquire" and "take:" in repr(s.legal_moves))
    found = 0
    for state in states[states.index(acquiring) :]:
        bot = SearchBot(3)
        after = state.play(bot.choose(state.view(state.turn), Limit(nodes=3000)))
        if after.phase not in ("lay", "stack"):
            continue
        found += 1
        view, every = after.view(after.turn), len(after.legal_moves)
        second = bot.analyse(view, Limit(nodes=1), lines=every)
        fresh = SearchBot(3).analyse(view, Limit(nodes=1), lines=every)
        assert second.nodes == fresh.nodes == 1
        assert sum(line.visits or 0 for line in fresh.lines) == 0
        assert sum(line.visits or 0 for line in second.lines) > 20
        assert second.lines[0].move == second.move
        if found == 5:
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
    bot, state = SearchBot(1), decisions(CONFIGURATIONS["azul-2-coloured"], 1)[0]
    for _ in range(4):
        start = monotonic()
        move = bot.choose(state.view(state.turn), Limit(seconds=0.1))
        assert monotonic() - start < 5
        state = state.play(move)
        state = state.play(GreedyBot().choose(state.view(state.turn)))


def test_an_unknown_game_is_refused() -> None:
    state = Dealer(1).deal(Nim().new())
    with pytest.raises(NotationError, match="does not know"):
        SearchBot().choose(state.view(0))
