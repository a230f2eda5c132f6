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
from manueline.records.model import seat_of
from manueline.render.words.sentences import tell, tell_outcome


class Step(NamedTuple):
    """A position of the record, how it came about and what happened."""

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
    """Look at a saved game again.

    Keys, each with Enter: n or nothing for the next step, p for the previous one, g N to go to
    step N, q to leave. Where nobody can type, the whole game is printed.
    """
    screen = Screen(not no_colour)
    record = read_record(file, number)
    steps = _steps(record)
    if not 0 <= start < len(steps):
        raise click.BadParameter(f"steps go from 0 to {len(steps) - 1}.", param_hint="--from")
    if folder is not None:
        _write_pictures(screen, record, steps[start:], folder, start)
    elif everything or not screen.is_typed_at:
        for index in range(start, len(steps)):
            _show(screen, record, steps, index)
    else:
        _browse(screen, record, steps, start)


def _steps(record: Record) -> list[Step]:
    viewer = None if record.view is None else seat_of(record.view)
    state = record.game.new()
    steps = [Step("Before the game", [], View(state, viewer))]
    for entry, after, events in record.replay():
        by_nature = state.turn in (None, NATURE)
        mover = "Nature" if by_nature else record.players[state.turn or 0]
        lines = tell(record.game, events, record.players)
        if entry.comment:
            lines.append(f"({entry.comment})")
        steps.append(Step(f"{mover}: {_shortened(entry.move.text)}", lines, View(after, viewer)))
        state = after
    if state.outcome is not None:
        steps[-1].lines.extend(tell_outcome(state.outcome, record.players))
    return steps


def _shortened(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"


def _show(screen: Screen, record: Record, steps: list[Step], index: int) -> None:
    step = steps[index]
    screen.say(f"{index}/{len(steps) - 1}  {step.heading}", style="bold")
    screen.tell(step.lines)
    screen.draw(step.view, record.players)


def _browse(screen: Screen, record: Record, steps: list[Step], index: int) -> None:
    last = len(steps) - 1
    _show(screen, record, steps, index)
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
            _show(screen, record, steps, index)


def _write_pictures(
    screen: Screen, record: Record, steps: list[Step], folder: Path, start: int
) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileProblem(f"{folder} cannot be made: {error.strerror}.") from None
    for index, step in enumerate(steps, start=start):
        write_text(folder / f"{index:04}.svg", step.view.svg(names=record.players))
    screen.say_whole(f"{len(steps)} pictures are in {folder}.")
