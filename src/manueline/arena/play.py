"""Plays the game of a job. A player that fails loses that game; no other game is affected."""

from __future__ import annotations

from dataclasses import dataclass, replace

from manueline.arena.costs import Meter
from manueline.arena.luck import Judge
from manueline.arena.results import Fault, Result
from manueline.arena.schedule import Job
from manueline.bots import Bot
from manueline.dealer import Dealer, commitment_of, parse_seed
from manueline.engines import ExternalBot
from manueline.games.base import State
from manueline.games.errors import IllegalMove
from manueline.games.values import NATURE, Move
from manueline.players import make_player
from manueline.records import Recorder, parse_json, write_json

LONGEST_REASON = 200
KEY_TAG = "Arena"
"""The tag of a record that holds the key of its job."""


@dataclass(frozen=True, slots=True)
class Played:
    """A job and its result."""

    job: Job
    result: Result
    record: str | None
    """The game as a line of JSON; None if it was not asked for."""


@dataclass(frozen=True, slots=True)
class Unjudged:
    """A game that was played before somebody asked for its luck."""

    job: Job
    result: Result
    record: str
    judge: Judge

    @property
    def seating(self) -> tuple[str, ...]:
        return self.job.seating


class _PlayerFailed(Exception):
    """A player did something that ends the game."""

    def __init__(self, seat: int, reason: str) -> None:
        plain = " ".join(reason.split()).encode("utf-8", "replace").decode()
        self.fault = Fault(seat, plain[:LONGEST_REASON])


def play_game(job: Job, with_record: bool = False, judge: Judge | None = None) -> Played:
    """Play the job's game to its end; a judge finds how lucky its seats were."""
    dealer = Dealer(parse_seed(job.seed))
    state, moves = job.game.new(), list[Move]()
    fault, turns = None, 0
    bots: list[Bot] = []
    meters: list[Meter] = []
    try:
        for seat in range(len(job.seating)):
            bots.append(_seated(job, seat))
            meters.append(Meter(bots[seat]))
        while state.turn is not None:
            if state.turn == NATURE:
                move = dealer.move(state)
                after = state.play(move)
            else:
                with meters[state.turn].move(state.mid_turn):
                    move, after = _turn(bots[state.turn], state, state.turn)
                turns += 1
            moves.append(move)
            state = after
    except _PlayerFailed as failure:
        fault = failure.fault
    finally:
        for bot in bots:
            bot.close()
    luck = None if judge is None else judge.luck(job.game, moves, job.seed)
    costs = tuple(meter.cost for meter in meters)
    ranks = _ranks(state, fault)
    result = Result(job.key, job.seating, state.scores, ranks, turns, fault, luck, costs)
    return Played(job, result, _record(job, moves, fault) if with_record else None)


def judge_game(game: Unjudged) -> Played:
    """The game's result with its luck, found from the record."""
    played = (
        single
        for entry in parse_json(game.record).entries
        for single in game.job.game.singles(entry.move)
    )
    luck = game.judge.luck(game.job.game, played, game.job.seed)
    return Played(game.job, replace(game.result, luck=luck), game.record)


def _seated(job: Job, seat: int) -> Bot:
    try:
        bot = make_player(job.seating[seat], job.bot_seeds[seat])
        if isinstance(bot, ExternalBot):
            bot.new_game(job.game)
        return bot
    except (Exception, SystemExit) as error:
        raise _PlayerFailed(seat, f"did not start: {_described(error)}") from None


def _turn(bot: Bot, state: State, seat: int) -> tuple[Move, State]:
    """The bot's move and the position after it."""
    try:
        move = bot.choose(state.view(seat))
    except (Exception, SystemExit) as error:
        raise _PlayerFailed(seat, f"raised {_described(error)}") from None
    if not isinstance(move, Move):
        raise _PlayerFailed(seat, f"returned a {type(move).__name__}, not a move")
    try:
        return move, state.play(move)
    except IllegalMove as error:
        raise _PlayerFailed(seat, f"made an illegal move: {error}") from None
    except Exception as error:  # a malformed move can raise anything inside the rules
        raise _PlayerFailed(seat, f"made a damaged move: {_described(error)}") from None


def _described(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:  # str() of a player's own exception may raise, too
        return type(error).__name__


def _ranks(state: State, fault: Fault | None) -> tuple[int, ...]:
    seats = state.game.info.players
    if fault is not None:
        return tuple(seats if seat == fault.seat else 1 for seat in range(seats))
    assert state.outcome is not None
    return state.outcome.ranks


def _record(job: Job, moves: list[Move], fault: Fault | None) -> str:
    seed = parse_seed(job.seed)
    tags = {"Commitment": commitment_of(seed), "Seed": job.seed, KEY_TAG: job.key}
    if fault is not None:
        tags["Fault"] = f"seat {fault.seat + 1} {fault.reason}"
    recorder = Recorder(job.game, job.seating, tags)
    for move in moves:
        recorder.play(move)
    return write_json(recorder.record())
