"""One connection to an engine: greeting, options, games and positions."""

from __future__ import annotations

from manueline.engines import messages
from manueline.engines.grammar import MessageError, parse_answer
from manueline.engines.transport import EngineFailure, Transport
from manueline.games.base import Game, View
from manueline.records import Entry, Record, write_record

MOST_OPTIONS = 100
"""The most lines an engine may send between the greeting and `ready`."""
LONGEST_NAME = 40


class Conversation:
    """The protocol state of one connection. An unexpected answer raises EngineFailure."""

    def __init__(self, transport: Transport, name: str, seconds: float) -> None:
        """Greet the engine and read its introduction. Raises EngineFailure after ending it."""
        self.name = name
        self.games: set[tuple[str, int]] = set()
        self.options: dict[str, messages.Option] = {}
        self._values: dict[str, str] = {}
        self._transport = transport
        self._pings = 0
        try:
            self._greet(seconds)
        except EngineFailure:
            self.kill()
            raise

    def now(self) -> float:
        return self._transport.now()

    def cpu(self) -> float | None:
        """The processor seconds that the engine has used; None if they are not known."""
        return self._transport.cpu()

    def send(self, message: messages.Message) -> None:
        self._transport.send(message.line)

    def receive(self, seconds: float) -> messages.Message | None:
        """The next message, skipping notes; None on timeout. Raises EngineFailure."""
        limit = self.now() + seconds
        while True:
            try:
                line = self._transport.receive(max(0.0, limit - self.now()))
            except EngineFailure as failure:
                raise self.failed(failure.code, str(failure)) from None
            if line is None:
                return None
            if isinstance(line, MessageError):
                raise self.failed("too-long" if line.code == "too-long" else "garbled", str(line))
            try:
                message = parse_answer(line)
            except MessageError as error:
                raise self.failed("garbled", str(error)) from None
            if isinstance(message, messages.Refusal):
                raise self.failed("refused", f"it sent the error {message.code}: {message.text}")
            if not isinstance(message, messages.Note):
                return message
            if self.now() >= limit:
                return None

    def failed(self, code: str, reason: str) -> EngineFailure:
        return EngineFailure(code, f"the engine {self.name} failed: {reason}", engine=self.name)

    def set_option(self, name: str, value: str) -> None:
        """Set an option if the engine has it and allows the value; otherwise do nothing."""
        option = self.options.get(name)
        if option is not None and option.allows(value) and self._values.get(name) != value:
            self._values[name] = value
            self.send(messages.SetOption(name, value))

    def new_game(self, game: Game, values: dict[str, str], seconds: float) -> None:
        """Raises EngineFailure."""
        if (game.name, game.version) not in self.games:
            raise self.failed("unknown-game", f"it does not play {game.name} {game.version}")
        for name, value in values.items():
            self.set_option(name, value)
        self.send(messages.NewGame(game.name, game.version, tuple(game.options.items())))
        self._pings += 1
        self.send(messages.Ping(self._pings))
        answer = self._awaited(seconds, "pong")
        if answer != messages.Pong(self._pings):
            raise self.failed("out-of-turn", f"{answer.line[:60]!r} is not an answer to ping")

    def send_position(self, view: View, record: Record | None) -> None:
        """The view's text, or the record that leads to it. Raises EngineFailure."""
        unasked = self.receive(0)
        if unasked is not None:
            raise self.failed("out-of-turn", f"it sent {unasked.line[:60]!r} unasked")
        moves = tuple(move.text for move in view.legal_moves)
        if record is None:
            self.send(messages.Position(view.text, moves))
            return
        self.send(messages.RECORD)
        for line in _record_lines(view, record):
            self._transport.send(line)
        self.send(messages.RecordEnd(moves))

    def close(self, seconds: float) -> None:
        self.send(messages.QUIT)
        self._transport.close(seconds)

    def kill(self) -> None:
        """End the engine at once, without `quit`."""
        self._transport.close(0)

    def _greet(self, seconds: float) -> None:
        self.send(messages.Hello())
        limit = self.now() + seconds
        for _ in range(MOST_OPTIONS):
            answer = self._awaited(limit - self.now(), "ready")
            if isinstance(answer, messages.Identity):
                self.name = answer.text[:LONGEST_NAME] if answer.what == "name" else self.name
            elif isinstance(answer, messages.PlaysGame):
                self.games.add((answer.name, answer.version))
            elif isinstance(answer, messages.Option):
                self.options[answer.name] = answer
            elif answer == messages.READY:
                return
            else:
                raise self.failed(
                    "out-of-turn", f"{answer.line[:60]!r} is not part of an introduction"
                )
        raise self.failed("out-of-turn", f"its introduction has more than {MOST_OPTIONS} lines")

    def _awaited(self, seconds: float, word: str) -> messages.Message:
        answer = self.receive(seconds)
        if answer is None:
            raise self.failed("silent", f"no {word} came in time")
        return answer


def _record_lines(view: View, record: Record) -> list[str]:
    """The record without notes and tags, which could contain what the seat may not know."""
    if view.viewer is None or record.view != str(view.viewer + 1) or record.final != view.state:
        raise ValueError("the record must lead to the view and be redacted for its seat")
    entries = tuple(Entry(entry.move) for entry in record.entries)
    bare = Record(
        record.game,
        record.players,
        entries,
        view=record.view,
        start_position=record.start_position,
    )
    return [line for line in write_record(bare).split("\n") if line]
