"""`manueline replay`: a saved game step by step, in words and boards, or as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import click

from manueline.cli.files import FileProblem, read_record, write_text
from manueline.cli.language import chosen_words
from manueline.cli.screen import Screen
from manueline.cli.styles import FAINT
from manueline.cli.telling import told_lines
from manueline.games.base import View
from manueline.games.values import NATURE
from manueline.narration import Sentence, Words, outcome_lines
from manueline.records import Entry, Record


class Page(NamedTuple):
    """A position of the record with the move that led to it and what happened in it."""

    heading: str
    lines: list[Sentence]
    view: View


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", "number", type=int, metavar="N", help="Which game of the file.")
@click.option("--from", "start", type=int, default=0, metavar="PLY", help="Where to begin.")
@click.option("--all", "everything", is_flag=True, help="Print the whole game without stopping.")
@click.option(
    "--svg",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write a picture of every position into this folder instead.",
)
@click.option("--no-colour", "--no-color", is_flag=True, help="Letters only. NO_COLOR works too.")
def replay(
    file: Path,
    number: int | None,
    start: int,
    everything: bool,
    folder: Path | None,
    no_colour: bool,
) -> None:
    """Step through a saved game.

    Keys, each with Enter: n or nothing for the next step, p for the previous one, g N to go to
    step N, q to quit. If the input is not a terminal, the whole game is printed.
    """
    screen = Screen(not no_colour, chosen_words())
    record = read_record(file, number, "--game")
    pages = _pages(record, screen.words)
    if not 0 <= start < len(pages):
        raise click.BadParameter(f"steps go from 0 to {len(pages) - 1}.", param_hint="--from")
    if folder is not None:
        _write_pictures(screen, record, pages[start:], folder, start)
    elif everything or not screen.is_interactive:
        for index in range(start, len(pages)):
            _show(screen, record, pages, index)
    else:
        _browse(screen, record, pages, start)


def _pages(record: Record, words: Words) -> list[Page]:
    first, *others = record.steps()
    opening = [Sentence("", f"({record.comment})")] if record.comment else []
    pages = [Page(words.say("terminal-before"), opening, View(first.state, record.viewer))]
    turn = first.state.turn
    for step, entry in zip(others, record.entries, strict=True):
        by_nature = turn is None or turn == NATURE
        mover = words.say("terminal-nature") if by_nature else record.players[turn or 0]
        lines = told_lines(words, record.game.name, turn, step.events, record.players)
        lines += _noted(entry, words)
        heading = f"{mover}: {_shortened(str(step.move))}"
        pages.append(Page(heading, lines, View(step.state, record.viewer)))
        turn = step.state.turn
    outcome = pages[-1].view.outcome
    if outcome is not None:
        ending = outcome_lines(words, outcome, record.players)
        pages[-1].lines.extend(Sentence("", line) for line in ending)
    return pages


def _noted(entry: Entry, words: Words) -> list[Sentence]:
    """What the record has beside a move: evaluation, comment, and what could have been played."""
    lines = []
    if entry.evaluation is not None:
        lines.append(words.say("terminal-evaluation", points=f"{entry.evaluation:+g}"))
    if entry.comment:
        lines.append(f"({entry.comment})")
    for line in entry.variations:
        lines.append(words.say("terminal-instead", moves=_line_text(line)))
    return [Sentence("", line) for line in lines]


def _line_text(line: Sequence[Entry]) -> str:
    """Moves as in a record: comments in braces, variations in parentheses."""
    parts = []
    for entry in line:
        parts.append(entry.move.text)
        if entry.comment:
            parts.append(f"{{{entry.comment}}}")
        parts += [f"({_line_text(other)})" for other in entry.variations]
    return " ".join(parts)


def _shortened(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"


def _show(screen: Screen, record: Record, pages: list[Page], index: int) -> None:
    page = pages[index]
    screen.say(f"{index}/{len(pages) - 1}  {page.heading}", style="bold")
    screen.tell(page.lines)
    screen.draw(page.view, record.players)


def _browse(screen: Screen, record: Record, pages: list[Page], index: int) -> None:
    last = len(pages) - 1
    _show(screen, record, pages, index)
    while True:
        try:
            typed = screen.ask(f"{screen.words.say('terminal-browse')}> ").lower()
        except (EOFError, KeyboardInterrupt):
            screen.blank()
            return
        word, _, rest = typed.partition(" ")
        if word in ("q", "quit"):
            return
        wanted = {"": index + 1, "n": index + 1, "p": index - 1}.get(word)
        if word == "g" and rest.isascii() and rest.isdigit() and len(rest) < 9:
            wanted = int(rest)
        if wanted is None:
            screen.say(screen.words.say("terminal-browse-keys"), style=FAINT)
        elif not 0 <= wanted <= last:
            screen.say(screen.words.say("terminal-steps", last=last), style=FAINT)
        else:
            index = wanted
            _show(screen, record, pages, index)


def _write_pictures(
    screen: Screen, record: Record, pages: list[Page], folder: Path, start: int
) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileProblem(f"{folder} cannot be made: {error.strerror}.") from None
    for index, page in enumerate(pages, start=start):
        write_text(folder / f"{index:04}.svg", page.view.svg(names=record.players))
    told = screen.words.say("terminal-pictures", count=len(pages), folder=str(folder))
    screen.say_unwrapped(told)
