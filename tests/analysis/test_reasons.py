"""Reasons: every claim is recomputed from the rules, and every kind has words everywhere."""

from __future__ import annotations

from collections import Counter
from itertools import chain, zip_longest
from random import Random

import pytest

from manueline.analysis import reasons
from manueline.analysis.reason_words import in_english
from manueline.analysis.reasoning import Kind, Reason, read_reason
from manueline.bots import GreedyBot
from manueline.games import parse_view
from manueline.games.azul import Azul, AzulState
from manueline.games.azul import parse as parse_azul
from manueline.games.base import Game, State
from manueline.games.duel import Duel, DuelState, Phase
from manueline.games.errors import IllegalMove
from manueline.games.shared_moves import TileTake
from manueline.games.values import NATURE, Move
from tests.support.catalogues import LANGUAGES, keys, said
from tests.support.configurations import CONFIGURATIONS
from tests.support.reason_checks import choices, completing, number, others_lose
from tests.support.reason_checks_azul import check_azul
from tests.support.reason_checks_duel import check_duel
from tests.support.recorded_games import positions

LATE = 5
"""The round of most last moves."""


def expected_line(state: State, move: Move, other: Move, rng: Random) -> list[Move]:
    """A few moves after this one, in which its player completes the line of one of the two moves if
    they can."""
    wanted = [one.line for one in (move, other) if isinstance(one, TileTake)]
    line, position, player = list[Move](), state.play(move), state.mover
    # In a view the opponent's hidden plates cannot be named, so that no move is listed.
    while position.turn not in (None, NATURE) and len(line) < 6 and position.legal_moves:
        found: list[Move] = []
        if position.turn == player:
            found += [take for one in wanted for take in completing(position, one)]
        line.append(rng.choice(found or list(position.legal_moves)))
        position = position.play(line[-1])
    return line


def check(state: State, move: Move, other: Move, reason: Reason, line: list[Move]) -> None:
    if reason.kind == Kind.OTHERS_LOSE:
        assert number(reason, "count") == others_lose(state, move, line)
    elif isinstance(state, AzulState):
        check_azul(state, move, other, reason, line)
    else:
        assert isinstance(state, DuelState)
        check_duel(state, move, other, reason, line)


def check_positions(game: Game, count: int, seed: int) -> Counter[Kind]:
    """Check all reasons in so many positions: of the greedy bot's move and of two random ones, each
    alone, and with expected moves instead of another of the three."""
    seen, rng, greedy = Counter[Kind](), Random(seed), GreedyBot()
    for state in chosen(sampled(game, count), count, rng):
        shown = state.view(state.mover).state
        best = greedy.choose(state.view(state.mover))
        others = [move for move in state.legal_moves if move != best]
        moves = [best, *rng.sample(others, min(2, len(others)))]
        for move, other in zip(moves, [*moves[1:], best], strict=True):
            line = expected_line(shown, move, other, rng)
            against = reasons(state, move, line=line, instead=other, most=None)
            told = [(one, line) for one in against]
            told += [(one, []) for one in reasons(state, move, most=None)]
            for reason, expected in told:
                check(shown, move, other, reason, expected)
            seen.update({reason.kind for reason, _ in told})
    return seen


def chosen(states: list[State], count: int, rng: Random) -> list[State]:
    """So many positions: half of them as they come, half from each phase in turn, its last rounds
    apart, where most rare reasons hold."""
    drawn = rng.sample(states, len(states))
    half, parts = count // 2, dict[tuple[str, bool], list[State]]()
    for state in drawn[half:]:
        parts.setdefault((state.phase, state.round >= LATE), []).append(state)
    turns = chain.from_iterable(zip_longest(*parts.values()))
    return drawn[:half] + [state for state in turns if state is not None][: count - half]


def sampled(game: Game, count: int) -> list[State]:
    found, seed = list[State](), 0
    while len(found) < 4 * count:
        found += choices(game, seed)
        seed += 1
    return found


def test_no_reason_is_false() -> None:
    seen = Counter[Kind]()
    for game in CONFIGURATIONS.values():
        seen += check_positions(game, count=5, seed=1)
    assert len(seen) > 15


@pytest.mark.ci
def test_every_kind_of_reason_comes_in_2000_positions_and_none_is_false() -> None:
    seen = Counter[Kind]()
    for game in CONFIGURATIONS.values():
        seen += check_positions(game, count=2000 // len(CONFIGURATIONS) + 1, seed=2)
    assert set(seen) == set(Kind)


BLUE_LACKS_ROW_2 = (
    "azul2c 3 offer 1 1 BBYY/-/-/-/- -:2 12.12.12.12.12 0.0.0.0.0 "
    "9;-/Y1/-/-/-;B..../...../..B../...B./....B;- 4;-/-/-/-/-;...../...../...../...../.....;*"
)


def only(found: list[Reason], kind: Kind) -> Reason:
    (one,) = (reason for reason in found if reason.kind == kind)
    return one


def test_the_last_tile_of_a_colour_or_a_column_brings_its_bonus_and_the_last_but_one_is_told() -> (
    None
):
    state = parse_azul(BLUE_LACKS_ROW_2, check=False)
    mine, other = state.boards
    free = state._replace(boards=(mine._replace(lines=((-1, 0),) * 5), other))
    assert only(reasons(free, "1B>2", most=100), Kind.COLOUR).values == {
        "colour": "B",
        "points": 10,
    }
    walls = ((0, -1, -1, -1, -1), (4, -1, -1, -1, -1), (3, -1, -1, -1, -1), (-1,) * 5, (-1,) * 5)
    near = free._replace(
        factories=((0, 0, 4, 0, 0), *free.factories[1:]),
        boards=(free.boards[0]._replace(wall=walls), other),
    )
    told = only(reasons(near, "1R>4", most=100), Kind.COLUMN_NEAR)
    assert told.values == {"column": 1, "points": 7}
    last = (*walls[:4], (1, -1, -1, -1, -1))
    full = near._replace(boards=(near.boards[0]._replace(wall=last), other))
    assert only(reasons(full, "1R>4", most=100), Kind.COLUMN).values == {"column": 1, "points": 7}


def test_what_the_other_move_shares_is_no_reason_and_its_losses_are() -> None:
    state = parse_azul(BLUE_LACKS_ROW_2, check=False)
    assert reasons(state, "1Y>2", most=100)
    both = reasons(state, "1Y>2", instead="1Y>2", most=100)
    assert not [reason for reason in both if reason.kind != Kind.SAVED]
    saved = only(reasons(state, "1Y>3", instead="1Y>floor", most=100), Kind.SAVED)
    assert saved.values == {"points": 2}


def test_a_line_that_the_other_move_completes_may_be_completed_later_too() -> None:
    text = (
        "view:1 azul2c 2 offer 1 2 -/-/-/BBBR/RKKW BYYRRWW:* 9.14.12.11.14 5.1.1.0.0 "
        "4;-/R2/-/W3/K2;.Y.../..Y../..B../...../.....;- "
        "2;K1/K2/K2/-/-;.Y.../...R./...../...B./.....;-"
    )
    view, line = parse_view(text), ["CB>floor", "4R>1"]
    assert not [one for one in reasons(view, "5K>5", line=line) if one.kind == Kind.LINE_PLANNED]
    told = only(reasons(view, "5K>5", line=line, instead="4R>1", most=100), Kind.LINE_PLANNED)
    assert told.values == {"line": 1, "points": 5}
    for other in (["CB>floor"], []):
        found = reasons(view, "5K>5", line=other, instead="4R>1", most=100)
        assert not [one for one in found if one.kind == Kind.LINE_PLANNED]


def test_tiles_that_fall_are_told_where_the_score_stops_at_0_too() -> None:
    state = next(choices(Azul(), 1))
    assert state.scores == (0, 0)
    move = next(move for move in state.legal_moves if move.text.endswith(">floor"))
    fallen = only(reasons(state, move, most=None), Kind.FLOOR_FREE)
    assert fallen.values == {"count": 1} and fallen.worth < 0


def test_what_one_order_of_two_left_over_tiles_gives_the_other_one_denies() -> None:
    opposite = {Kind.ORDER_GIVES: Kind.ORDER_DENIES, Kind.ORDER_OFFERS: Kind.ORDER_BURIES}
    seen = Counter[Kind]()
    for state in chain.from_iterable(positions(Duel(), seed) for seed in range(4)):
        if not isinstance(state, DuelState) or state.phase != Phase.STACK or sum(state.rest) != 2:
            continue
        mine, other = (reasons(state, move, most=None) for move in state.legal_moves)
        for one, two in ((mine, other), (other, mine)):
            given = {(opposite[r.kind], *r.values.items()) for r in one if r.kind in opposite}
            assert given == {(r.kind, *r.values.items()) for r in two if r.kind not in opposite}
            seen.update(r.kind for r in one)
            assert all((r.worth < 0) == (r.kind in opposite) for r in one)
    assert set(seen) == {*opposite, *opposite.values()}


def test_the_weightiest_reasons_come_first() -> None:
    for state in list(choices(Azul(), 4))[::7]:
        found = reasons(state, state.legal_moves[0], most=100)
        worths = [abs(reason.worth) for reason in found]
        assert worths == sorted(worths, reverse=True)
        assert reasons(state, state.legal_moves[0], most=2) == found[:2]


def test_only_the_player_to_move_is_told_reasons() -> None:
    state = next(choices(Azul(), 1))
    with pytest.raises(IllegalMove):
        reasons(state.view(1 - state.mover), state.legal_moves[0])
    with pytest.raises(IllegalMove):
        reasons(state, "CB>1" if "CB>1" not in state.legal_moves else "9B>1")


def test_a_reason_is_written_and_read() -> None:
    state = next(choices(Azul(), 1))
    for reason in reasons(state, state.legal_moves[0], most=100):
        assert read_reason(reason.as_dict()).as_dict() == reason.as_dict()


def test_every_kind_of_reason_has_words() -> None:
    assert keys("reason-") == set(Kind)


SAMPLE = {"line": 3, "row": 2, "column": 4, "missing": 2, "left": 1, "fallen": 2}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_words_have_no_hole_and_english_is_that_of_the_catalogue(language: str, count: int) -> None:
    for kind in Kind:
        for colour, chip, side in (("B", "BR", "rows"), ("K", "K", "wilds")):
            values: dict[str, int | str] = {**SAMPLE, "points": count, "count": count}
            values |= {"colour": colour, "chip": chip}
            tablet = said(language, f"tablet-{side}")
            words = said(language, f"reason-{kind}", **values, tablet=tablet)
            assert words.endswith(".")
            if language == "en":
                assert words == in_english(Reason(kind, {**values, "tablet": side}))
