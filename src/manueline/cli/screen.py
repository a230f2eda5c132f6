"""The terminal: printing, asking, and screens that only one person may see."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from manueline.cli.styles import STRONG, rich_text
from manueline.games.base import View
from manueline.games.registry import load_part
from manueline.narration import Sentence, Words

with suppress(ImportError):
    import readline  # gives `input` line editing, where the system has it

_CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Empties the screen, then the lines scrolled out of it, for which rich has no code: some
terminals keep those of the alternate screen too."""
_BLANK_LINES = 60
"""What hides a private screen where the terminal cannot clear itself."""


class Screen:
    """Prints text and asks for lines. Without colour it writes no escape code for any style."""

    def __init__(self, colour: bool = True, words: Words | None = None) -> None:
        self.words = words or Words()
        plain = not colour or bool(os.environ.get("NO_COLOR"))
        options: dict[str, Any] = {"color_system": None} if plain else {}
        self.console = Console(highlight=False, markup=False, emoji=False, **options)
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):  # a byte of another encoding must not end a game
                stream.reconfigure(errors="replace")

    @property
    def is_interactive(self) -> bool:
        """Whether the input is a terminal."""
        return sys.stdin is not None and sys.stdin.isatty()

    def say(self, *lines: str | Text, style: str = "") -> None:
        for line in lines:
            self.console.print(line, style=style)

    def say_unwrapped(self, line: str) -> None:
        """Print a line without wrapping, so that a file's name in it stays in one piece."""
        self.console.print(line, soft_wrap=True)

    def show(self, renderable: RenderableType) -> None:
        self.console.print(renderable)

    def blank(self) -> None:
        self.console.print()

    def tell(self, lines: Iterable[Sentence]) -> None:
        """Print what happened; a line that begins a round is bold."""
        for line in lines:
            self.console.print(Text(line.text, STRONG if line.kind == "RoundStarted" else ""))

    def show_view(self, view: View, names: Sequence[str] | None = None) -> None:
        """The position, as wide as the terminal."""
        drawing = load_part(view.game.name, "text")(
            view, names=names, width=self.console.width, label=self._label
        )
        coloured = self.console.color_system is not None
        self.console.print(rich_text(drawing, coloured), soft_wrap=True)

    def _label(self, key: str, /, **params: str | int) -> str:
        return self.words.say(f"drawing-{key}", **params)

    def draw(self, view: View, names: Sequence[str]) -> None:
        """The position between blank lines."""
        self.blank()
        self.show_view(view, names)
        self.blank()

    def ask(self, prompt: str) -> str:
        """A line typed by the player. Raises EOFError and KeyboardInterrupt."""
        self.console.file.flush()
        if sys.stdin is None:
            raise EOFError
        typed = input(prompt)
        if not self.is_interactive:  # no terminal echoed the line, so print it
            self.console.print(typed, soft_wrap=True)
        return typed.strip()

    @contextmanager
    def private(self) -> Iterator[None]:
        """What is printed in this context is removed after it, from scrollback and history too."""
        can_switch = self.console.is_terminal and not self.console.is_dumb_terminal
        try:
            if can_switch:
                with self._alternate_screen():
                    yield
            else:
                yield
        finally:
            if not can_switch:
                self._write("\n" * _BLANK_LINES)
            if "readline" in globals():
                readline.clear_history()

    @contextmanager
    def _alternate_screen(self) -> Iterator[None]:
        with self.console.screen(hide_cursor=False):
            self._write(_CLEAR)
            try:
                yield
            finally:
                self._write(_CLEAR)

    def _write(self, codes: str) -> None:
        self.console.file.write(codes)
        self.console.file.flush()
