"""The engine side of the protocol: answers a host's lines, and searches in a thread."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from decimal import Decimal

from manueline.bots.base import Analyser, Analysis, Bot, Limit
from manueline.core import SEARCH_SETTINGS
from manueline.engines import messages
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
"""Makes a bot from its name and a seed."""


class Engine:
    """The protocol state of one host. `handle` never raises and never waits for the bot."""

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
            messages.Option("bot", "combo", bots[0], choices=tuple(bots)),
            messages.Option("seed", "spin", "0", (0, 2**32 - 1)),
            messages.Option("threads", "spin", "1", (1, MOST_THREADS)),
        ]
        if any(_is_search(bot) for bot in bots):
            self.options += map(_setting, SEARCH_SETTINGS)
        self._values: dict[str, str] = {}
        self._greeted = False
        self._bot: Bot | None = None
        self._game: Game | None = None
        self._view: View | None = None
        self._record: list[str] | None = None
        self._record_error: GameError | None = None
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def handle(self, line: Line) -> bool:
        """Answer one line; False after `quit`."""
        try:
            if self._record is not None:
                self._handle_record_line(self._record, line)
                return True
            if isinstance(line, MessageError):
                raise line
            message = parse_command(line)
            if message == messages.QUIT:
                return False
            self._answer(message)
        except GameError as error:
            self._refuse(error)
        except Exception as error:
            self._say(messages.Refusal("internal", messages.one_line(repr(error))))
        return True

    def finish(self, seconds: float) -> bool:
        """Stop the search and write no more; whether the thread ended in time."""
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

    def _say(self, message: messages.Message) -> None:
        with self._writing:
            if not self._is_finished:
                self._write(message.line)

    def _refuse(self, error: GameError) -> None:
        self._say(messages.Refusal(error.code, messages.one_line(str(error))))

    def _answer(self, message: messages.Message) -> None:
        if isinstance(message, messages.Ping):
            self._say(messages.Pong(message.number))
        elif isinstance(message, messages.Hello):
            self._greet(message)
        elif not self._greeted:
            raise GameError("no-greeting", f"a host begins with 'manueline {messages.VERSION}'")
        elif message == messages.STOP:
            self._stop.set()
        elif message == messages.ASK_MOVES:
            self._say(messages.Moves(tuple(move.text for move in self._seen.legal_moves)))
        elif self._is_searching:
            raise GameError("busy", "during a search only stop, moves, ping and quit are accepted")
        elif isinstance(message, messages.SetOption):
            self._set(message)
        elif isinstance(message, messages.NewGame):
            self._game = game_of(message.name, dict(message.options), message.version)
            self._view = None
            self._end_bot()
        elif isinstance(message, messages.Position):
            self._view = None
            self._view = _same_moves(self._playing.parse_view(message.view), message)
        elif message == messages.RECORD:
            self._view, self._record, self._record_error = None, [], None
        elif isinstance(message, messages.Go):
            self._go(message)
        else:
            raise GameError("out-of-turn", "there is no record to end")

    def _greet(self, message: messages.Hello) -> None:
        if message.version != messages.VERSION:
            raise GameError("unknown-version", f"only version {messages.VERSION} is supported")
        self._greeted = True
        self._say(messages.Identity("name", f"Manueline {self._version}"))
        self._say(messages.Identity("author", "the Manueline authors"))
        for name in GAMES:
            self._say(messages.PlaysGame(name, game_class(name).version))
        for option in self.options:
            self._say(option)
        self._say(messages.READY)

    def _set(self, message: messages.SetOption) -> None:
        option = next((known for known in self.options if known.name == message.name), None)
        if option is None:
            raise GameError("unknown-option", f"there is no option {message.name!r}")
        if not option.allows(message.value):
            raise GameError("bad-option", f"{message.value[:40]!r} is not a value of {option.name}")
        self._values[option.name] = message.value
        if option.name != "threads":
            self._end_bot()

    def _end_bot(self) -> None:
        if self._bot is not None:
            self._bot.close()
            self._bot = None

    def _handle_record_line(self, lines: list[str], line: Line) -> None:
        """Until `end` every line belongs to the record, even one that could be a message."""
        if isinstance(line, str) and line.partition(" ")[0] == "end":
            self._record = None
            end = parse_command(line)
            assert isinstance(end, messages.RecordEnd)
            if self._record_error is not None:
                raise self._record_error
            self._view = _same_moves(self._read_record("\n".join(lines)), end)
        elif isinstance(line, MessageError):
            self._record_error = line
        elif len(lines) == MOST_RECORD_LINES:
            self._record_error = GameError(
                "too-long", f"a record has at most {MOST_RECORD_LINES} lines"
            )
        else:
            lines.append(line)

    def _read_record(self, text: str) -> View:
        record, *more = parse_records(text)
        if more:
            raise NotationError("bad-record", "a record must be one game")
        if record.game != self._playing:
            raise NotationError("other-game", "the record is not of the game that new began")
        if record.view is None:
            raise NotationError(
                "not-redacted", "the record must be redacted: the tag View is missing"
            )
        view = View(record.final, seat_of(record.view))
        if not view.is_exact:
            raise NotationError("not-redacted", "the record shows what its seat may not know")
        return self._playing.parse_view(view.text)

    @property
    def _playing(self) -> Game:
        if self._game is None:
            raise GameError("no-game", "there is no game yet: send new")
        return self._game

    @property
    def _seen(self) -> View:
        if self._view is None:
            raise GameError("no-position", "there is no position yet")
        return self._view

    @property
    def _player(self) -> str:
        """The bot's text; that of the search has the settings behind it."""
        name = self._values.get("bot", self.options[0].default)
        values = [f"{key}={self._values[key]}" for key in SEARCH_SETTINGS if key in self._values]
        if not values or not _is_search(name):
            return name
        return f"{name}{',' if ':' in name else ':'}{','.join(values)}"

    @property
    def _is_searching(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def _go(self, message: messages.Go) -> None:
        view = self._seen
        if not view.legal_moves:
            raise GameError("not-to-move", "it is not this seat's move")
        if self._bot is None:
            seed = self._values.get("seed")
            self._bot = self._make(self._player, None if seed is None else int(seed))
        limit = Limit(
            None if message.seconds is None else float(message.seconds),
            message.nodes,
            int(self._values.get("threads", "1")),
        )
        self._stop = threading.Event()
        arguments = (self._bot, view, limit, message.lines or 1, self._stop)
        self._thread = threading.Thread(target=self._search, args=arguments, daemon=True)
        self._thread.start()

    def _search(
        self, bot: Bot, view: View, limit: Limit, lines: int, stop: threading.Event
    ) -> None:
        try:
            answer: messages.Message = messages.Best(
                self._chosen(bot, view, limit, lines, stop).text
            )
        except GameError as error:
            answer = messages.Refusal(error.code, messages.one_line(str(error)))
        except Exception as error:
            answer = messages.Refusal("internal", messages.one_line(repr(error)))
        # Reset before answering: after the answer the host may send the next position at once.
        self._thread = None
        self._say(answer)

    def _chosen(
        self, bot: Bot, view: View, limit: Limit, lines: int, stop: threading.Event
    ) -> Move:
        """The bot's move; each analysis is sent, and a stop takes effect after one."""
        if not isinstance(bot, Analyser):
            return bot.choose(view, limit)
        with closing(bot.analysing(view, limit, lines=lines)) as analyses:
            for analysis in analyses:
                for info in _infos(analysis):
                    self._say(info)
                if stop.is_set():
                    break
        return analysis.move


def _is_search(bot: str) -> bool:
    return bot.partition(":")[0] == "search"


def _setting(name: str) -> messages.Option:
    default, lowest, highest = (Decimal(f"{number:.15g}") for number in SEARCH_SETTINGS[name])
    return messages.Option(name, "number", f"{default:f}", (lowest, highest))


def _same_moves(view: View, message: messages.Position | messages.RecordEnd) -> View:
    """The view, if the host lists the same legal moves. Raises NotationError."""
    if message.moves is not None and set(message.moves) != {m.text for m in view.legal_moves}:
        raise NotationError(
            "other-moves", "the moves given are not the legal moves of the position"
        )
    return view


def _infos(analysis: Analysis) -> list[messages.Info]:
    return [
        messages.Info(
            analysis.nodes,
            messages.decimal(analysis.seconds),
            None if line.score is None else messages.decimal(line.score),
            None if line.win is None else messages.decimal(line.win),
            rank,
            tuple(move.text for move in line.moves) or None,
        )
        for rank, line in enumerate(analysis.lines, start=1)
    ]
