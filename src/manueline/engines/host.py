"""The host's side: an engine seated as a bot, and a clear reason when it fails."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass

from manueline.bots.analysing import AnalysingBot
from manueline.bots.base import Analysis, Limit, Line, check_to_move
from manueline.engines import messages as says
from manueline.engines.conversation import Conversation
from manueline.engines.transport import EngineFailure, Transport
from manueline.games.base import Game, View
from manueline.games.errors import GameError, NotationError
from manueline.games.values import AnyMove, Move
from manueline.records import Record

DEFAULT = Limit(seconds=1.0)
"""For a turn that brings no limit."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long an engine may take, in seconds, before it has failed."""

    start: float = 10.0
    """To answer the greeting, and to make ready for a game."""
    grace: float = 2.0
    """Beyond the limit of a turn, after it was told to stop."""
    unlimited: float = 60.0
    """For a turn that has no limit in seconds."""
    farewell: float = 1.0
    """To end by itself after quit."""


class ExternalBot(AnalysingBot):
    """A bot whose moves come from an engine, which is started when it is first needed.

    After a failure it refuses to play on in that game; `new_game` starts the engine afresh.
    """

    def __init__(
        self,
        connect: Callable[[], Transport],
        name: str,
        limit: Limit | None = None,
        patience: Patience | None = None,
        seed: int | None = None,
    ) -> None:
        super().__init__(name, limit or DEFAULT)
        self._connect = connect
        self._patience = patience or Patience()
        self._values = {} if seed is None else {"seed": str(seed)}
        self._talk: Conversation | None = None
        self._game: Game | None = None
        self._failure: EngineFailure | None = None

    def new_game(self, game: Game) -> None:
        """Make ready for a game, with a new process if there is none. Raises EngineFailure."""
        self._failure = None
        self._game = game
        try:
            if self._talk is None:
                self._talk = Conversation(self._connect(), self.name, self._patience.start)
                self.name = self._talk.name
            self._talk.new_game(game, self._values, self._patience.start)
        except EngineFailure as failure:
            self._give_up(failure)
            raise

    def choose(
        self, view: View, limit: Limit | None = None, *, record: Record | None = None
    ) -> Move:
        """Raises EngineFailure. A record, redacted for the viewer, is sent in the view's place."""
        *_, analysis = self._asked(view, self._left(view, limit), 1, record)
        self._spend(analysis)
        return analysis.move

    def analysing(
        self,
        view: View,
        limit: Limit | None = None,
        *,
        lines: int = 1,
        moves: Iterable[AnyMove] | None = None,
    ) -> Generator[Analysis, None, None]:
        """News as the engine tells them, the last one with the move that it answers.

        Raises EngineFailure, and NotationError for named moves, which the protocol does not have.
        """
        if moves is not None:
            raise NotationError("no-named-moves", "an engine cannot be asked for named moves only")
        return self._asked(view, self._allowed(limit), lines, None)

    def close(self) -> None:
        """End the engine, by force if it does not end by itself."""
        if self._talk is not None:
            self._talk.close(self._patience.farewell)
            self._talk = None

    def _give_up(self, failure: EngineFailure) -> None:
        self._failure = failure
        if self._talk is not None:
            self._talk.abandon()
            self._talk = None

    def _asked(
        self, view: View, limit: Limit, lines: int, record: Record | None
    ) -> Generator[Analysis, None, None]:
        check_to_move(view)
        talk = self._ready_for(view, record)
        try:
            talk.set_option("threads", str(limit.threads))
            talk.send_position(view, record)
            question = _Question(talk, view, limit, lines, self._patience)
        except EngineFailure as failure:
            self._give_up(failure)
            raise
        try:
            while not question.is_answered:
                analysis = question.news()
                if analysis is not None:
                    yield analysis
        except EngineFailure as failure:
            self._give_up(failure)
            raise
        except GeneratorExit:
            # Whoever asked has left; the engine must have answered before it is asked again.
            try:
                question.stop()
            except EngineFailure as failure:
                self._give_up(failure)

    def _ready_for(self, view: View, record: Record | None) -> Conversation:
        known = self._game is not None and self._game.is_game_of(view.state)
        if not known or (self._talk is None and self._failure is None):
            self.new_game(view.game if record is None else record.game)
        if self._failure is not None:
            raise self._failure
        assert self._talk is not None
        return self._talk


class _Question:
    """One `go`, up to its answer."""

    def __init__(
        self, talk: Conversation, view: View, limit: Limit, lines: int, patience: Patience
    ) -> None:
        self.is_answered = False
        self._talk = talk
        self._view = view
        self._allowed = patience.unlimited if limit.seconds is None else limit.seconds
        self._grace = patience.grace
        self._lines: dict[int, Line] = {}
        self._nodes = 0
        self._start = talk.now()
        self._ends = self._start + self._allowed
        self._stopped = False
        seconds = None if limit.seconds is None else says.decimal(limit.seconds)
        talk.send(says.Go(seconds, limit.nodes, lines if lines > 1 else None))

    def news(self) -> Analysis | None:
        """What the engine says next, if that is something new. Raises EngineFailure."""
        talk = self._talk
        if talk.now() >= self._ends:
            if self._stopped:
                raise talk.failed(
                    "silent",
                    f"no best move came in {self._allowed:g} s and {self._grace:g} s of grace",
                )
            self._stop()
        answer = talk.receive(max(0.0, self._ends - talk.now()))
        if isinstance(answer, says.Best):
            self.is_answered = True
            return self._analysis(_legal(talk, self._view, answer.move))
        if isinstance(answer, says.Info):
            return self._told(answer)
        if answer is not None:
            raise talk.failed("out-of-turn", f"{answer.line[:60]!r} is no answer to go")
        return None

    def stop(self) -> None:
        """Tell the engine to stop, and wait for its answer. Raises EngineFailure."""
        if not self.is_answered and not self._stopped:
            self._stop()
        while not self.is_answered:
            self.news()

    def _stop(self) -> None:
        self._stopped = True
        self._talk.send(says.STOP)
        self._ends = self._talk.now() + self._grace

    def _told(self, info: says.Info) -> Analysis | None:
        """Nodes alone are counted, but are no news of the position."""
        self._nodes = max(self._nodes, info.nodes or 0)
        line = _line(self._talk, self._view.game, info)
        if line is None:
            return None
        self._lines[info.rank or 1] = line
        return self._analysis(self._lines[min(self._lines)].move)

    def _analysis(self, move: Move) -> Analysis:
        lines = tuple(line for _, line in sorted(self._lines.items()))
        seconds = self._talk.now() - self._start
        return Analysis(lines or (Line(move, moves=(move,)),), self._nodes, seconds, move)


def _legal(talk: Conversation, view: View, text: str) -> Move:
    """The move if the view allows it, else a failure with the rules' own reason."""
    for legal in view.legal_moves:
        if legal.text == text:
            return legal
    try:
        view.play(view.game.parse_move(text))
        reason = "it is no choice here"
    except GameError as error:
        reason = str(error)
    raise talk.failed("illegal-move", f"it answered {text!r}: {reason}")


def _line(talk: Conversation, game: Game, info: says.Info) -> Line | None:
    try:
        moves = tuple(game.parse_move(text) for text in info.moves or ())
    except NotationError as error:
        raise talk.failed("garbled", f"{info.line[:60]!r}: {error}") from None
    if not moves:
        return None
    score = None if info.score is None else float(info.score)
    win = None if info.win is None else float(info.win)
    return Line(moves[0], score, win, None, moves)
