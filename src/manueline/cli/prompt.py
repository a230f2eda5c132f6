"""A person's turn at the keyboard: reads commands until a move is played or the person quits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from manueline.bots import GreedyBot
from manueline.cli.files import FileProblem, is_there, named
from manueline.cli.listing import moves_table, worth
from manueline.cli.questions import question, questions_of
from manueline.cli.rules_command import clause_text
from manueline.cli.saving import has_begun, new_path, save
from manueline.cli.styles import FAINT
from manueline.cli.table import Table
from manueline.games.base import View
from manueline.games.errors import GameError, NotationError
from manueline.games.values import NATURE, Move
from manueline.move_input import UNKNOWN, read_move
from manueline.records import SPECTATOR

HELP = """\
A move is typed as in the notation; case, spaces and signs do not matter, and what only one move
can mean may be left out: 3R>4, 3r4 and 3 red 4 are the same, so are CB>floor and cb f.

  moves          all your legal moves, with points and costs
  hint           what the greedy bot would play; Enter then plays it
  undo           back to your previous decision
  board          draw the position again
  log            the moves so far
  rule A9        a clause of the rules, as error messages name them
  save [FILE]    save the game
  quit           leave the game
  help           this text

In drawings an upper-case letter is a tile and a lower-case one a free space for that colour.
B blue, Y yellow, R red, K black, W white, T turquoise."""


class Leave(Exception):
    """The player quits; the game is saved, if the player wanted that."""


class Prompt:
    """Asks one person at a time; remembers the file the game is saved in."""

    def __init__(self, table: Table, path: Path | None = None) -> None:
        self.table = table
        self.screen = table.screen
        self.path = path
        self._hinted: Move | None = None
        self._commands: dict[str, Callable[[str, View], bool]] = {
            "moves": self._moves,
            "hint": self._hint,
            "undo": self._undo,
            "board": self._board,
            "log": self._log,
            "rule": self._rule,
            "save": self._save,
            "quit": self._quit,
            "exit": self._quit,
            "help": self._help,
            "peek": self._peek,
            "?": self._help,
        }

    def decide(self) -> None:
        """Let the person to move play a move or take one back; on a private screen, all moves of
        the turn that others may not see."""
        table, seat = self.table, self.table.state.turn
        assert seat is not None and seat != NATURE
        if not table.must_be_alone(seat):
            self._ask(seat, table.open_view(seat))
            return
        self._confirm_alone(seat)
        with self.screen.private():
            while table.state.turn == seat and table.must_be_alone(seat):
                self._ask(seat, table.state.view(seat))

    def _confirm_alone(self, seat: int) -> None:
        name = self.table.names[seat]
        self.screen.say(f"{name}, the next screen shows plates that only you may see.")
        self.screen.ask(f"Are you alone at it, {name}? Enter shows them. ")

    def _ask(self, seat: int, shown: View) -> None:
        table = self.table
        view = table.state.view(seat)
        self.screen.draw(shown, table.names)
        self.screen.say(question(view), style=FAINT)
        self._hinted = None
        while True:
            typed = self.screen.ask(f"{table.names[seat]}> ")
            try:
                if self._carry_out(typed, view):
                    return
            except GameError as error:
                self.screen.say(_sentence(str(error)), style="red")
            except FileProblem as error:
                self.screen.say(error.message, style="red")

    def _carry_out(self, typed: str, view: View) -> bool:
        """Play a move or run a command; whether the position has changed. Raises GameError."""
        word, _, rest = typed.partition(" ")
        command = self._commands.get(word.lower())
        if command is not None:
            return command(rest.strip(), view)
        if not typed:
            if self._hinted is None:
                self.screen.say("Type a move, or moves, hint, help.", style=FAINT)
                return False
            self.table.play(self._hinted)
            return True
        try:
            move = read_move(typed, view)
        except GameError as error:
            meant = [name for name in self._commands if name.startswith(word.lower())]
            if len(meant) > 1:
                raise NotationError("unclear", f"{word!r} could be {' or '.join(meant)}") from None
            if meant:
                return self._commands[meant[0]](rest.strip(), view)
            if error.code == UNKNOWN:
                told = f"{typed[:40]!r} is neither a move nor a command; try help"
                raise NotationError(UNKNOWN, told) from None
            raise
        self.table.play(move)
        return True

    def _moves(self, rest: str, view: View) -> bool:
        self.screen.show(moves_table(view))
        return False

    def _hint(self, rest: str, view: View) -> bool:
        self._hinted = GreedyBot().choose(view)
        value = worth(view, self._hinted)
        told = f"{self._hinted} ({value})" if value else str(self._hinted)
        self.screen.say(f"Greedy would play {told}. Enter plays it.")
        return False

    def _undo(self, rest: str, view: View) -> bool:
        if self.table.undo():
            self.screen.say("Taken back.")
            return True
        self.screen.say("There is no decision to take back.")
        return False

    def _board(self, rest: str, view: View) -> bool:
        seat = view.viewer
        assert seat is not None
        alone = self.table.must_be_alone(seat)
        self.screen.draw(view if alone else self.table.open_view(seat), self.table.names)
        return False

    def _log(self, rest: str, view: View) -> bool:
        watcher = self.table.watcher
        recorder = self.table.recorder
        record = recorder.record(SPECTATOR if watcher is None else str(watcher + 1))
        state, number = next(record.steps()).state, 0
        for entry in record.entries:
            mover = "" if state.turn in (None, NATURE) else self.table.names[state.turn or 0]
            number += bool(mover)
            counted = f"{number:>4}  {mover}: " if mover else "      "
            self.screen.say(f"{counted}{entry.move}", style="" if mover else FAINT)
            state = View(state, watcher).play(entry.move).state
        return False

    def _rule(self, rest: str, view: View) -> bool:
        self.screen.show(clause_text(rest))
        return False

    def _help(self, rest: str, view: View) -> bool:
        self.screen.say(HELP)
        more = questions_of(view.game).help
        if more:
            self.screen.say(more)
        return False

    def _peek(self, rest: str, view: View) -> bool:
        if not self.table.is_shared:
            return self._board(rest, view)
        assert view.viewer is not None
        self._confirm_alone(view.viewer)
        with self.screen.private():
            self.screen.draw(view, self.table.names)
            self.screen.ask("Enter hides it again. ")
        return False

    def _save(self, rest: str, view: View) -> bool:
        path = self.path or new_path(self.table.recorder.game.name)
        self.save_to(named(rest) if rest else path)
        return False

    def save_to(self, path: Path) -> bool:
        """Whether it was saved: another file is not overwritten without asking."""
        if path != self.path and is_there(path):
            answer = self.screen.ask(f"{path} exists already. Write over it? (y or n) ")
            if answer.lower() not in ("y", "yes"):
                self.screen.say("Nothing was saved.")
                return False
        save(self.table, path)
        self.path = path
        self.screen.say_unwrapped(f"Saved in {path}.")
        return True

    def _quit(self, rest: str, view: View) -> bool:
        if has_begun(self.table):
            self.offer_saving()
        raise Leave

    def offer_saving(self) -> None:
        """Ask whether and where to save, until it is saved or refused."""
        path = self.path or new_path(self.table.recorder.game.name)
        while True:
            answer = self.screen.ask(f"Save the game? (Enter: {path}, a file name, or n) ")
            if answer.lower() in ("n", "no"):
                return
            try:
                if self.save_to(path if answer.lower() in ("", "y", "yes") else named(answer)):
                    return
            except FileProblem as error:
                self.screen.say(error.message, style="red")


def _sentence(message: str) -> str:
    """An error as a sentence of its own."""
    return message[:1].upper() + message[1:] + ("" if message.endswith((".", "…")) else ".")
