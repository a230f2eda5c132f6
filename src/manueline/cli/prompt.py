"""A person's turn at the keyboard: reads commands until a move is played or the person quits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from manueline.analysis import reasons
from manueline.bots import SearchBot
from manueline.bots.base import Limit
from manueline.cli.files import FileProblem, is_there, named
from manueline.cli.help import command_names, help_lines
from manueline.cli.language import refusal
from manueline.cli.listing import moves_table, worth
from manueline.cli.questions import question
from manueline.cli.rules_command import NO_CLAUSE, clause_text
from manueline.cli.saving import has_begun, new_path, save
from manueline.cli.styles import FAINT
from manueline.cli.table import Table
from manueline.games.base import View
from manueline.games.errors import GameError, NotationError
from manueline.games.values import NATURE, Move
from manueline.move_input import UNCLEAR, read_move
from manueline.narration import Words, reason_words
from manueline.records import SPECTATOR

HINT_NODES = 600
"""Searched for a hint: a moment's work, in Duel too."""


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
            "help": self._help,
            "peek": self._peek,
        }
        self._names = command_names(self.screen.words)

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
        self._say("terminal-alone", name=name)
        self.screen.ask(f"{self.screen.words.say('terminal-alone-ask', name=name)} ")

    def _say(self, key: str, /, **params: str | int) -> None:
        self.screen.say(self.screen.words.say(key, **params))

    def _ask(self, seat: int, shown: View) -> None:
        table = self.table
        view = table.state.view(seat)
        self.screen.draw(shown, table.names)
        self.screen.say(question(self.screen.words, view), style=FAINT)
        self._hinted = None
        while True:
            typed = self.screen.ask(f"{table.names[seat]}> ")
            try:
                if self._carry_out(typed, view):
                    return
            except GameError as error:
                self.screen.say(self._refusal(error, typed), style="red")
            except FileProblem as error:
                self.screen.say(error.message, style="red")

    def _carry_out(self, typed: str, view: View) -> bool:
        """Play a move or run a command; whether the position has changed. Raises GameError."""
        word, _, rest = typed.partition(" ")
        command = self._names.get(word.lower())
        if command is not None:
            return self._commands[command](rest.strip(), view)
        if not typed:
            if self._hinted is None:
                self.screen.say(self.screen.words.say("terminal-type-a-move"), style=FAINT)
                return False
            self.table.play(self._hinted)
            return True
        try:
            move = read_move(typed, view)
        except GameError as refused:
            fitting = [name for name in self._names if name.startswith(word.lower())]
            meant = {self._names[name] for name in fitting}
            if not meant:
                raise
            if len(meant) > 1:
                moves = ", ".join(fitting)
                told = f"{word!r} could be {moves}"
                raise NotationError(UNCLEAR, told, moves=moves) from refused
            return self._commands[meant.pop()](rest.strip(), view)
        self.table.play(move)
        return True

    def _moves(self, rest: str, view: View) -> bool:
        self.screen.show(moves_table(self.screen.words, view))
        return False

    def _hint(self, rest: str, view: View) -> bool:
        best = SearchBot(seed=0).analyse(view, Limit(nodes=HINT_NODES)).lines[0]
        self._hinted = best.move
        value = worth(view, self._hinted)
        told = f"{self._hinted} ({value})" if value else str(self._hinted)
        self._say("terminal-hint", move=told)
        for reason in reasons(view, best.move, line=best.moves[1:]):
            self.screen.say(f"  {reason_words(self.screen.words, reason.key, reason.values)}")
        return False

    def _undo(self, rest: str, view: View) -> bool:
        if self.table.undo():
            self._say("terminal-undone")
            return True
        self._say("error-nothing-to-undo")
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
        self.screen.say(*help_lines(self.screen.words, view.game))
        return False

    def _peek(self, rest: str, view: View) -> bool:
        if not self.table.is_shared:
            return self._board(rest, view)
        assert view.viewer is not None
        self._confirm_alone(view.viewer)
        with self.screen.private():
            self.screen.draw(view, self.table.names)
            self.screen.ask(f"{self.screen.words.say('terminal-hide')} ")
        return False

    def _save(self, rest: str, view: View) -> bool:
        path = self.path or new_path(self.table.recorder.game.name)
        self.save_to(named(rest) if rest else path)
        return False

    def save_to(self, path: Path) -> bool:
        """Whether it was saved: another file is not overwritten without asking."""
        if path != self.path and is_there(path):
            asked = self.screen.words.say("terminal-exists", file=str(path))
            if not self._means("terminal-yes", self.screen.ask(f"{asked} ")):
                self._say("terminal-not-saved")
                return False
        save(self.table, path)
        self.path = path
        self.screen.say_unwrapped(self.screen.words.say("terminal-saved", file=str(path)))
        return True

    def _quit(self, rest: str, view: View) -> bool:
        if has_begun(self.table):
            self.offer_saving()
        raise Leave

    def offer_saving(self) -> None:
        """Ask whether and where to save, until it is saved or refused."""
        path = self.path or new_path(self.table.recorder.game.name)
        while True:
            asked = self.screen.words.say("terminal-save-ask", file=str(path))
            answer = self.screen.ask(f"{asked} ")
            if self._means("terminal-no", answer):
                return
            agreed = not answer or self._means("terminal-yes", answer)
            try:
                if self.save_to(path if agreed else named(answer)):
                    return
            except FileProblem as error:
                self.screen.say(error.message, style="red")

    def _means(self, key: str, answer: str) -> bool:
        """Whether the answer is this word of the language, the English one, or its first letter."""
        said = answer.lower()
        words = (self.screen.words.say(key), Words().say(key))
        return bool(said) and any(said in (word, word[0]) for word in words)

    def _refusal(self, error: GameError, typed: str) -> str:
        """Why what was typed is not carried out."""
        words = self.screen.words
        if error.code == NO_CLAUSE:
            return words.say("terminal-no-clause", typed=str(error.params["typed"]))
        return refusal(words, error, typed)
