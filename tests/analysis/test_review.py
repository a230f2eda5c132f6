"""Reviews: luck, skill and error add up, mistakes are found, luck has the mean 0."""

from __future__ import annotations

import math
from functools import cache
from random import Random
from statistics import mean, stdev

import pytest

import manueline
from manueline import NATURE, Dealer, Record, Recorder
from manueline.analysis import Grade, Plan, Review, ReviewError, Settings, review
from manueline.analysis.game import Chance, Choice, alternatives, moments_of
from manueline.analysis.judging import THRESHOLDS, accuracy_of, grade_of
from manueline.analysis.questions import Answer, InThisProcess
from manueline.analysis.reviewing import answered
from manueline.analysis.themes import Theme
from manueline.bots import SearchBot
from manueline.games.azul import Azul, AzulState
from manueline.games.base import Game
from manueline.games.duel import Duel
from tests.support.configurations import CONFIGURATIONS
from tests.support.recorded_games import recorded
from tests.support.whole_games import play_out

QUICK = Settings(nodes=12, deals=3, deal_nodes=3)


@cache
def quick(game: Game) -> Review:
    return answered(Plan(play_out(game, 5).record(), QUICK), InThisProcess())


@pytest.mark.parametrize("game", CONFIGURATIONS.values(), ids=CONFIGURATIONS.keys())
def test_start_luck_skill_and_error_are_the_result(game: Game) -> None:
    found = quick(game)
    outcome = found.record.final.outcome
    assert outcome is not None and found.seats
    for seat in found.seats:
        won = seat.seat in outcome.winners
        assert seat.result.wins == pytest.approx(won / len(outcome.winners))
        others = [*outcome.scores[: seat.seat], *outcome.scores[seat.seat + 1 :]]
        assert seat.result.points == outcome.scores[seat.seat] - max(others)
        parts = (seat.start, seat.luck, seat.skill, seat.error)
        assert math.fsum(part.wins for part in parts) == pytest.approx(seat.result.wins)
        assert math.fsum(part.points for part in parts) == pytest.approx(seat.result.points)
        assert seat.adjusted.wins == pytest.approx(seat.result.wins - seat.luck.wins)
        luck = math.fsum(part.luck.wins for part in seat.rounds)
        skill = math.fsum(part.skill.wins for part in seat.rounds)
        assert luck == pytest.approx(seat.luck.wins)
        assert skill == pytest.approx(seat.own_skill.wins)
    for name in ("luck", "skill", "error"):
        total = math.fsum(getattr(seat, name).wins for seat in found.seats)
        assert total == pytest.approx(0, abs=1e-3), "what one seat gains the others lose"


def test_the_error_of_the_search_is_within_three_of_its_standard_errors() -> None:
    for seed in range(3):
        found = review(recorded(Azul(), seed).record(), nodes=150, deals=6, deal_nodes=60)
        for seat in found.seats:
            assert abs(seat.error.wins) < 3 * seat.standard_error.wins
            assert abs(seat.error.points) < 3 * seat.standard_error.points


def test_every_move_with_an_alternative_is_a_decision_and_every_draw_belongs_to_a_deal() -> None:
    found = quick(CONFIGURATIONS["duel-first-game"])
    state, choices, draws = found.record.game.new(), 0, 0
    for entry in found.record.entries:
        for move in found.record.game.singles(entry.move):
            if state.turn == NATURE:
                draws += 1
            elif len(state.legal_moves) > 1:
                choices += 1
            state = state.play(move)
    assert len(list(found.decisions)) == choices
    assert sum(len(deal.moves) for deal in found.deals) == draws
    assert [moment.ply for moment in found.moments] == sorted(
        moment.ply for moment in found.moments
    )


def test_a_move_is_judged_by_its_players_view_only() -> None:
    plan = Plan(play_out(Duel(), 2).record(), QUICK)
    asked = plan.missing({})
    assert len(asked) > 100
    for question in asked:
        assert question.view.viewer == question.view.turn and question.view.is_exact


def test_the_same_record_and_seed_give_the_same_review() -> None:
    record = recorded(Azul(), 1).record()
    first, second = (answered(Plan(record, QUICK), InThisProcess()) for _ in range(2))
    assert first == second


def planted(plies: tuple[int, ...], seed: int) -> tuple[Record, list[int]]:
    """A game of the search in which some moves throw tiles on the floor, and their numbers."""
    bot, dealer = SearchBot(1), Dealer(seed)
    recorder, turns, found = Recorder(Azul(start=0), ["A", "B"]), 0, list[int]()
    while not recorder.state.is_over:
        state = recorder.state
        if state.turn == NATURE:
            recorder.play(dealer.move(state))
            continue
        assert isinstance(state, AzulState)
        view = state.view(state.mover)
        move = bot.choose(view, manueline.Limit(nodes=150))
        turns += 1
        if turns in plies:
            worst = max(view.legal_moves, key=lambda one: manueline.azul.preview(view, one)[1])
            compared = manueline.analyse(view, moves=[move, worst], nodes=6000, seed=1)
            if min(line.difference or 0.0 for line in compared.lines) <= -0.1:
                found.append(len(recorder.record().entries) + 1)
                move = worst
        recorder.play(move)
    return recorder.record(), found


def test_planted_blunders_are_found_and_told_with_their_theme() -> None:
    record, plies = planted((3, 8, 13, 18, 23, 28), seed=4)
    assert len(plies) >= 3
    found = review(record, nodes=600, deals=2, deal_nodes=20)
    graded = {decision.ply: decision for decision in found.decisions if decision.grade}
    for ply in plies:
        assert graded[ply].grade in (Grade.MISTAKE, Grade.BLUNDER)
        assert graded[ply].loss > 0.05 and Theme.FLOOR in graded[ply].themes
        assert graded[ply].best[0].move != graded[ply].move
    assert {decision.ply for decision in found.turning_points()} <= graded.keys()
    lost = math.fsum(seat.lost.wins for seat in found.seats)
    assert lost == pytest.approx(math.fsum(decision.loss for decision in graded.values()))


def test_a_loss_within_two_standard_errors_has_no_name() -> None:
    assert grade_of(0.2, 0.11) is None
    assert grade_of(0.2, 0.09) is Grade.BLUNDER
    assert [grade_of(least, 0.0) for least in THRESHOLDS.values()] == list(THRESHOLDS)
    assert grade_of(0.02, 0.0) is None and grade_of(-0.1, 0.0) is None


def test_accuracy_falls_from_100_to_0_percent() -> None:
    falling = [accuracy_of(loss / 100) for loss in range(0, 101, 5)]
    assert falling[0] == pytest.approx(100, abs=0.01) and falling[-1] == 0
    assert falling == sorted(falling, reverse=True)
    assert accuracy_of(0.1) == pytest.approx(63.6, abs=0.1)


@pytest.mark.parametrize("game", [Azul(), Duel()])
def test_the_mean_luck_of_games_is_zero(game: Game) -> None:
    settings = Settings(nodes=12, deals=3, deal_nodes=6)
    luck = list[float]()
    for seed in range(25 if isinstance(game, Azul) else 5):
        found = answered(Plan(play_out(game, seed).record(), settings), InThisProcess())
        luck.extend(deal.change.wins[0] for deal in found.deals)
    assert abs(mean(luck)) < 3.5 * stdev(luck) / math.sqrt(len(luck))
    assert stdev(luck) > 0.01


def chances(game: Game) -> list[Chance]:
    moments, _ = moments_of(play_out(game, 3).record())
    return [moment for moment in moments if isinstance(moment, Chance)]


def test_few_outcomes_are_all_compared_with_their_probabilities() -> None:
    single = [chance for chance in chances(Duel()) if len(chance.moves) == 1]
    assert len(single) > 5
    for chance in single:
        outcomes = chance.before.chance_outcomes()
        states, weights, exact = alternatives(chance.before, 64, Random(0))
        assert exact and math.fsum(weights) == pytest.approx(1)
        assert chance.after in states
        total = sum(weight for _, weight in outcomes)
        likely = {chance.before.play(move): weight / total for move, weight in outcomes}
        assert dict(zip(states, weights, strict=True)) == pytest.approx(likely)


def test_many_outcomes_are_sampled() -> None:
    for chance in chances(Azul()):
        states, weights, exact = alternatives(chance.before, 16, Random(0))
        assert not exact and len(states) == 16 and weights == [1.0] * 16
        assert all(state.turn != NATURE for state in states)


@pytest.mark.parametrize("moves", [0, 5, 12])
def test_where_a_record_ends_early_the_last_position_takes_the_place_of_the_result(
    moves: int,
) -> None:
    recorder = recorded(Azul(), 1, moves)
    found = answered(Plan(recorder.record(), QUICK), InThisProcess())
    assert not found.is_over and len(list(found.decisions)) == moves
    for seat in found.seats:
        parts = (seat.start, seat.luck, seat.skill, seat.error)
        assert math.fsum(part.wins for part in parts) == pytest.approx(seat.result.wins)
        assert 0 < seat.result.wins < 1


def test_a_deal_that_is_not_complete_is_no_luck() -> None:
    recorder, dealer = recorded(Azul(), 1, 12), Dealer(1)
    while recorder.state.turn != NATURE:
        recorder.play(recorder.state.legal_moves[0])
    before = answered(Plan(recorder.record(), QUICK), InThisProcess())
    for _ in range(3):
        recorder.play(dealer.move(recorder.state))
    after = answered(Plan(recorder.record(), QUICK), InThisProcess())
    assert after.end == before.end and after.moments == before.moments


def test_a_record_of_what_one_seat_saw_is_refused() -> None:
    with pytest.raises(ReviewError, match="one seat saw"):
        Plan(recorded(Duel(), 1).record(view="1"))


def test_a_review_without_work_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 12"):
        review(recorded(Azul(), 1).record(), nodes=0)


def test_a_move_that_is_the_best_one_costs_no_comparison() -> None:
    record = recorded(Azul(), 1).record()
    plan, answers = Plan(record, QUICK), dict[str, Answer]()
    for question, found in InThisProcess().evaluate(plan.missing({})):
        answers[question.key] = found
    compared = {question.view.text: question.moves for question in plan.missing(answers)}
    assert compared
    moves = {
        moment.view.text: moment.move
        for moment in moments_of(record)[0]
        if isinstance(moment, Choice)
    }
    for text, (best, played) in compared.items():
        assert played == moves[text] and best != played


def test_games_are_compared_with_different_deals_of_the_first_round() -> None:
    def first_deals(seed: int) -> set[str]:
        plan = Plan(recorded(Azul(), seed, moves=1).record(), QUICK)
        return {question.view.text for question in plan.missing({}) if question.seed == 1}

    assert not first_deals(1) & first_deals(2)
    assert first_deals(1) == first_deals(1)


def test_a_game_from_a_position_is_reviewed_from_there() -> None:
    whole = play_out(Azul(), 5)
    start = whole.states[len(whole.states) // 2]
    recorder = Recorder(Azul(), ["One", "Two"], start_position=start)
    for entry in whole.entries[len(whole.states) // 2 :]:
        recorder.play(entry.move)
    found = answered(Plan(recorder.record(), QUICK), InThisProcess())
    assert found.seats[0].result.wins == quick(Azul()).seats[0].result.wins
    assert 0 < len(list(found.decisions)) < len(list(quick(Azul()).decisions))
