"""The host side of the protocol: an engine as a bot."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, replace

from manueline.bots.analysing import AnalysingBot
from manueline.bots.base import Analysis, Limit, Line, check_to_move
from manueline.engines import messages
from manueline.engines.conversation import Conversation
from manueline.engines.processor_time import ProcessorBudget
from manueline.engines.transport import EngineFailure, Transport
from manueline.games.base import Game, View
from manueline.games.errors import GameError, NotationError
from manueline.games.values import AnyMove, Move
from manueline.records import Record

CPU_CHECKED = 0.005
"""How many seconds pass between two looks at the processor time of an engine that it limits."""
DEFAULT = Limit(seconds=1.0)
"""The limit of a turn without one."""


@dataclass(frozen=True, slots=True)
class Timeouts:
    """How many seconds an engine may take before it counts as failed."""

    start: float = 10.0
    """To answer the greeting, and to prepare for a game."""
    grace: float = 2.0
    """To answer `stop` after the limit of a turn."""
    unlimited: float = 60.0
    """For a turn that has no limit in seconds."""
    quit: float = 1.0
    """To exit after `quit`."""


class ExternalBot(AnalysingBot):
    """A bot whose moves come from an engine, which is started when it is first needed.

    After a failure it plays no further moves of that game; `new_game` restarts the engine. The
    protocol knows only seconds by the clock: a limit in processor seconds is kept on average.
    """

    def __init__(
        self,
        connect: Callable[[], Transport],
        name: str,
        limit: Limit | None = None,
        timeouts: Timeouts | None = None,
        seed: int | None = None,
    ) -> None:
        super().__init__(name, limit or DEFAULT)
        self._connect = connect
        self._timeouts = timeouts or Timeouts()
        self._values = {} if seed is None else {"seed": str(seed)}
        self._conversation: Conversation | None = None
        self._game: Game | None = None
        self._failure: EngineFailure | None = None
        self._budget = ProcessorBudget()

    def new_game(self, game: Game) -> None:
        """Prepare for a game, with a new process if there is none. Raises EngineFailure."""
        self._failure = None
        self._game = game
        try:
            if self._conversation is None:
                self._conversation = Conversation(self._connect(), self.name, self._timeouts.start)
                self.name = self._conversation.name
            self._conversation.new_game(game, self._values, self._timeouts.start)
        except EngineFailure as failure:
            self._fail(failure)
            raise

    def choose(
        self, view: View, limit: Limit | None = None, *, record: Record | None = None
    ) -> Move:
        """Raises EngineFailure. A record, redacted for the viewer, is sent instead of the view."""
        *_, analysis = self._request(view, self._left(view, limit), 1, record)
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
        """Yields an analysis for each report of the engine; the last has the move that it answers.

        Raises EngineFailure, and NotationError for `moves`, which the protocol does not support.
        """
        if moves is not None:
            raise NotationError("no-named-moves", "an engine cannot analyse given moves only")
        return self._request(view, self._allowed(limit), lines, None)

    @property
    def cpu(self) -> float | None:
        """The processor seconds that the engine has used so far; None if they are not known."""
        return None if self._conversation is None else self._conversation.cpu()

    def close(self) -> None:
        """End the engine, by force if it does not end by itself."""
        if self._conversation is not None:
            self._conversation.close(self._timeouts.quit)
            self._conversation = None

    def _fail(self, failure: EngineFailure) -> None:
        self._failure = failure
        if self._conversation is not None:
            self._conversation.kill()
            self._conversation = None

    def _request(
        self, view: View, limit: Limit, lines: int, record: Record | None
    ) -> Generator[Analysis, None, None]:
        check_to_move(view)
        conversation = self._ready_for(view, record)
        try:
            cpu_start = conversation.cpu()
            conversation.set_option("threads", str(limit.threads))
            conversation.send_position(view, record)
            told = self._told(conversation, limit)
            request = _Request(conversation, view, told, lines, self._timeouts, cpu_start)
        except EngineFailure as failure:
            self._fail(failure)
            raise
        try:
            while not request.is_answered:
                analysis = request.next_analysis()
                if analysis is not None:
                    if request.is_answered and limit.cpu is not None:
                        self._budget.end(analysis.seconds, analysis.cpu)
                    yield analysis
        except EngineFailure as failure:
            self._fail(failure)
            raise
        except GeneratorExit:
            # The caller closed the generator; the engine must answer before the next request.
            try:
                request.stop()
            except EngineFailure as failure:
                self._fail(failure)

    def _told(self, conversation: Conversation, limit: Limit) -> Limit:
        """The limit with seconds by the clock, which the protocol knows. Raises EngineFailure."""
        if limit.cpu is None:
            return limit
        if conversation.cpu() is None:
            raise conversation.failed("no-clock", "its processor time is not known on this system")
        seconds, cpu = self._budget.begin(limit.cpu)
        if limit.seconds is not None:
            seconds = min(seconds, limit.seconds)
        return replace(limit, seconds=seconds, cpu=cpu)

    def _ready_for(self, view: View, record: Record | None) -> Conversation:
        known = self._game is not None and self._game.is_game_of(view.state)
        if not known or (self._conversation is None and self._failure is None):
            self.new_game(view.game if record is None else record.game)
        if self._failure is not None:
            raise self._failure
        assert self._conversation is not None
        return self._conversation


class _Request:
    """One `go` and its answers up to `best`."""

    def __init__(
        self,
        conversation: Conversation,
        view: View,
        limit: Limit,
        lines: int,
        timeouts: Timeouts,
        cpu_start: float | None,
    ) -> None:
        self.is_answered = False
        self._conversation = conversation
        self._view = view
        self._allowed = timeouts.unlimited if limit.seconds is None else limit.seconds
        self._grace = timeouts.grace
        self._lines: dict[int, Line] = {}
        self._nodes = 0
        self._start = conversation.now()
        self._cpu_start = cpu_start
        self._most_cpu = limit.cpu
        self._ends = self._start + self._allowed
        self._stopped = False
        seconds = None if limit.seconds is None else messages.decimal(limit.seconds)
        conversation.send(messages.Go(seconds, limit.nodes, lines if lines > 1 else None))

    def next_analysis(self) -> Analysis | None:
        """The next analysis; None if the engine sent none in time. Raises EngineFailure."""
        conversation = self._conversation
        if conversation.now() >= self._ends:
            if self._stopped:
                raise conversation.failed(
                    "silent",
                    f"no best move came in {self._allowed:g} s and {self._grace:g} s of grace",
                )
            self._stop()
        elif self._most_cpu is not None and not self._stopped and self._cpu >= self._most_cpu:
            self._stop()
        left = max(0.0, self._ends - conversation.now())
        if self._most_cpu is not None and not self._stopped:
            left = min(left, CPU_CHECKED)
        answer = conversation.receive(left)
        if isinstance(answer, messages.Best):
            self.is_answered = True
            return self._analysis(_legal(conversation, self._view, answer.move))
        if isinstance(answer, messages.Info):
            return self._with_info(answer)
        if answer is not None:
            raise conversation.failed("out-of-turn", f"{answer.line[:60]!r} is not an answer to go")
        return None

    def stop(self) -> None:
        """Tell the engine to stop, and wait for its answer. Raises EngineFailure."""
        if not self.is_answered and not self._stopped:
            self._stop()
        while not self.is_answered:
            self.next_analysis()

    def _stop(self) -> None:
        self._stopped = True
        self._conversation.send(messages.STOP)
        self._ends = self._conversation.now() + self._grace

    def _with_info(self, info: messages.Info) -> Analysis | None:
        """The analysis with this info; None for an info without moves, whose nodes are kept."""
        self._nodes = max(self._nodes, info.nodes or 0)
        line = _line(self._conversation, self._view.game, info)
        if line is None:
            return None
        self._lines[info.rank or 1] = line
        return self._analysis(self._lines[min(self._lines)].move)

    def _analysis(self, move: Move) -> Analysis:
        lines = tuple(line for _, line in sorted(self._lines.items()))
        seconds = self._conversation.now() - self._start
        lines = lines or (Line(move, moves=(move,)),)
        return Analysis(lines, self._nodes, seconds, move, self._cpu)

    @property
    def _cpu(self) -> float:
        """The processor seconds used so far; 0 if they are not known."""
        now, start = self._conversation.cpu(), self._cpu_start
        return 0.0 if now is None or start is None else now - start


def _legal(conversation: Conversation, view: View, text: str) -> Move:
    """The move if it is legal. Raises EngineFailure with the rules' reason."""
    for legal in view.legal_moves:
        if legal.text == text:
            return legal
    try:
        view.play(view.game.parse_move(text))
        reason = "it is not a legal move here"
    except GameError as error:
        reason = str(error)
    raise conversation.failed("illegal-move", f"it answered {text!r}: {reason}")


def _line(conversation: Conversation, game: Game, info: messages.Info) -> Line | None:
    try:
        moves = tuple(game.parse_move(text) for text in info.moves or ())
    except NotationError as error:
        raise conversation.failed("garbled", f"{info.line[:60]!r}: {error}") from None
    if not moves:
        return None
    score = None if info.score is None else float(info.score)
    win = None if info.win is None else float(info.win)
    return Line(moves[0], score, win, None, moves)
