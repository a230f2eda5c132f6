"""The engine's side: answers each line of a host at once, and thinks in a thread of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import closing

from manueline.bots.base import Analyser, Analysis, Bot, Limit
from manueline.engines import messages as says
from manueline.engines.grammar import MessageError, parse_command
from manueline.engines.lines import Line
from manueline.games import GAMES, game_class, game_of
from manueline.games.base import Game, View
from manueline.games.errors import GameError, NotationError
from manueline.games.values import Move
from manueline.records import parse_records
from manueline.records.model import seat_of

MOST_THREADS = 64
MOST_RECORD_LINES = 5_000
MakeBot = Callable[[str, int | None], Bot]
"""A bot by its name and a seed."""


class Engine:
    """What one host has said so far. `hear` never raises, and never waits for the bot."""

    def __init__(
        self, make: MakeBot, bots: Sequence[str], write: Callable[[str], None], version: str
    ) -> None:
        """The first of the bots plays until the host chooses another."""
        self._make = make
        self._write = write
        self._version = version
        self._writing = threading.Lock()
        self._is_finished = False
        self.options = [
            says.Option("bot", "combo", bots[0], choices=tuple(bots)),
            says.Option("seed", "spin", "0", (0, 2**32 - 1)),
            says.Option("threads", "spin", "1", (1, MOST_THREADS)),
        ]
        self._values: dict[str, str] = {}
        self._greeted = False
        self._bot: Bot | None = None
        self._game: Game | None = None
        self._view: View | None = None
        self._record: list[str] | None = None
        self._spoilt: GameError | None = None
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def hear(self, line: Line) -> bool:
        """Answer one line; False when it was the last."""
        try:
            if self._record is not None:
                self._hear_record(self._record, line)
                return True
            if isinstance(line, MessageError):
                raise line
            message = parse_command(line)
            if message == says.QUIT:
                return False
            self._answer(message)
        except GameError as error:
            self._refuse(error)
        except Exception as error:
            self._say(says.Refusal("internal", says.one_line(repr(error))))
        return True

    def finish(self, seconds: float) -> bool:
        """Stop thinking and write no more; whether the thread ended in time."""
        with self._writing:
            self._is_finished = True
        self._stop.set()
        thread = self._thread
        if thread is not None:
            thread.join(seconds)
            if thread.is_alive():
                return False
        if self._bot is not None:
            self._bot.close()
        return True

    def _say(self, message: says.Message) -> None:
        with self._writing:
            if not self._is_finished:
                self._write(message.line)

    def _refuse(self, error: GameError) -> None:
        self._say(says.Refusal(error.code, says.one_line(str(error))))

    def _answer(self, message: says.Message) -> None:
        if isinstance(message, says.Ping):
            self._say(says.Pong(message.number))
        elif isinstance(message, says.Hello):
            self._greet(message)
        elif not self._greeted:
            raise GameError("no-greeting", f"a host begins with 'manueline {says.VERSION}'")
        elif message == says.STOP:
            self._stop.set()
        elif message == says.ASK_MOVES:
            self._say(says.Moves(tuple(move.text for move in self._seen.legal_moves)))
        elif self._is_thinking:
            raise GameError("busy", "while it thinks, only stop, moves, ping and quit are heard")
        elif isinstance(message, says.SetOption):
            self._set(message)
        elif isinstance(message, says.NewGame):
            self._game = game_of(message.name, dict(message.options), message.version)
            self._view = None
            self._end_bot()
        elif isinstance(message, says.Position):
            self._view = None
            self._view = _same_moves(self._playing.parse_view(message.view), message)
        elif message == says.RECORD:
            self._view, self._record, self._spoilt = None, [], None
        elif isinstance(message, says.Go):
            self._go(message)
        else:
            raise GameError("out-of-turn", "there is no record to end")

    def _greet(self, message: says.Hello) -> None:
        if message.version != says.VERSION:
            raise GameError("unknown-version", f"only version {says.VERSION} is spoken here")
        self._greeted = True
        self._say(says.Identity("name", f"Manueline {self._version}"))
        self._say(says.Identity("author", "the Manueline authors"))
        for name in GAMES:
            self._say(says.PlaysGame(name, game_class(name).version))
        for option in self.options:
            self._say(option)
        self._say(says.READY)

    def _set(self, message: says.SetOption) -> None:
        option = next((known for known in self.options if known.name == message.name), None)
        if option is None:
            raise GameError("unknown-option", f"there is no option {message.name!r}")
        if not option.allows(message.value):
            raise GameError("bad-option", f"{message.value[:40]!r} is no value of {option.name}")
        self._values[option.name] = message.value
        if option.name != "threads":
            self._end_bot()

    def _end_bot(self) -> None:
        if self._bot is not None:
            self._bot.close()
            self._bot = None

    def _hear_record(self, lines: list[str], line: Line) -> None:
        """Until `end` every line is the record's, also one that could be a message."""
        if isinstance(line, str) and line.partition(" ")[0] == "end":
            self._record = None
            end = parse_command(line)
            assert isinstance(end, says.RecordEnd)
            if self._spoilt is not None:
                raise self._spoilt
            self._view = _same_moves(self._read_record("\n".join(lines)), end)
        elif isinstance(line, MessageError):
            self._spoilt = line
        elif len(lines) == MOST_RECORD_LINES:
            self._spoilt = GameError("too-long", f"at most {MOST_RECORD_LINES} lines make a record")
        else:
            lines.append(line)

    def _read_record(self, text: str) -> View:
        record, *more = parse_records(text)
        if more:
            raise NotationError("bad-record", "one game at a time")
        if record.game != self._playing:
            raise NotationError("other-game", "the record is of another game than the one begun")
        if record.view is None:
            raise NotationError(
                "not-redacted", "the record must be redacted: a tag View is missing"
            )
        view = View(record.final, seat_of(record.view))
        if not view.is_exact:
            raise NotationError("not-redacted", "the record shows what its seat may not know")
        return self._playing.parse_view(view.text)

    @property
    def _playing(self) -> Game:
        if self._game is None:
            raise GameError("no-game", "a game begins with new")
        return self._game

    @property
    def _seen(self) -> View:
        if self._view is None:
            raise GameError("no-position", "there is no position yet")
        return self._view

    @property
    def _is_thinking(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def _go(self, message: says.Go) -> None:
        view = self._seen
        if not view.legal_moves:
            raise GameError("not-to-move", "it is not this seat's move")
        if self._bot is None:
            seed = self._values.get("seed")
            name = self._values.get("bot", self.options[0].default)
            self._bot = self._make(name, None if seed is None else int(seed))
        limit = Limit(
            None if message.seconds is None else float(message.seconds),
            message.nodes,
            int(self._values.get("threads", "1")),
        )
        self._stop = threading.Event()
        arguments = (self._bot, view, limit, message.lines or 1, self._stop)
        self._thread = threading.Thread(target=self._think, args=arguments, daemon=True)
        self._thread.start()

    def _think(self, bot: Bot, view: View, limit: Limit, lines: int, stop: threading.Event) -> None:
        try:
            answer: says.Message = says.Best(self._chosen(bot, view, limit, lines, stop).text)
        except GameError as error:
            answer = says.Refusal(error.code, says.one_line(str(error)))
        except Exception as error:
            answer = says.Refusal("internal", says.one_line(repr(error)))
        # Once the answer is out a host may send the next position: by then this is over.
        self._thread = None
        self._say(answer)

    def _chosen(
        self, bot: Bot, view: View, limit: Limit, lines: int, stop: threading.Event
    ) -> Move:
        """The bot's move; an analyser tells its news and is stopped between them."""
        if not isinstance(bot, Analyser):
            return bot.choose(view, limit)
        with closing(bot.analysing(view, limit, lines=lines)) as news:
            for analysis in news:
                for info in _infos(analysis):
                    self._say(info)
                if stop.is_set():
                    break
        return analysis.move


def _same_moves(view: View, message: says.Position | says.RecordEnd) -> View:
    """The view, if the host's rules and these allow the same."""
    if message.moves is not None and set(message.moves) != {m.text for m in view.legal_moves}:
        raise NotationError(
            "other-moves", "the moves given are not the legal moves of the position"
        )
    return view


def _infos(analysis: Analysis) -> list[says.Info]:
    return [
        says.Info(
            analysis.nodes,
            says.decimal(analysis.seconds),
            None if line.score is None else says.decimal(line.score),
            None if line.win is None else says.decimal(line.win),
            rank,
            tuple(move.text for move in line.moves) or None,
        )
        for rank, line in enumerate(analysis.lines, start=1)
    ]
