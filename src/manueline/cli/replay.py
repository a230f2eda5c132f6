"""`manueline replay`: a saved game step by step, in words and boards, or as pictures."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import click

from manueline.cli.files import FileProblem, read_record, write_text
from manueline.cli.screen import Screen
from manueline.cli.styles import FAINT
from manueline.games.base import View
from manueline.games.values import NATURE
from manueline.records import Record
from manueline.render.words.sentences import tell, tell_outcome


class Page(NamedTuple):
    """A position of the record with the move that led to it and what happened in it."""

    heading: str
    lines: list[str]
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
    screen = Screen(not no_colour)
    record = read_record(file, number, "--game")
    pages = _pages(record)
    if not 0 <= start < len(pages):
        raise click.BadParameter(f"steps go from 0 to {len(pages) - 1}.", param_hint="--from")
    if folder is not None:
        _write_pictures(screen, record, pages[start:], folder, start)
    elif everything or not screen.is_interactive:
        for index in range(start, len(pages)):
            _show(screen, record, pages, index)
    else:
        _browse(screen, record, pages, start)


def _pages(record: Record) -> list[Page]:
    first, *others = record.steps()
    pages = [Page("Before the game", [], View(first.state, record.viewer))]
    turn = first.state.turn
    for step in others:
        mover = "Nature" if turn is None or turn == NATURE else record.players[turn]
        lines = tell(record.game, step.events, record.players)
        if step.comment:
            lines.append(f"({step.comment})")
        heading = f"{mover}: {_shortened(str(step.move))}"
        pages.append(Page(heading, lines, View(step.state, record.viewer)))
        turn = step.state.turn
    outcome = pages[-1].view.outcome
    if outcome is not None:
        pages[-1].lines.extend(tell_outcome(outcome, record.players))
    return pages


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
            typed = screen.ask("n next, p previous, g N go to, q quit> ").lower()
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
            screen.say("Type n, p, q, or g and a number.", style=FAINT)
        elif not 0 <= wanted <= last:
            screen.say(f"Steps go from 0 to {last}.", style=FAINT)
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
    screen.say_unwrapped(f"{len(pages)} pictures are in {folder}.")
