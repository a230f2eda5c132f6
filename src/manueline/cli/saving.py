"""Saving a game and resuming it.

The dealer's seed is written into a record only when the game is over. Until then it is in a file of
its own beside the record, so that a resumed game keeps its commitment.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import click

from manueline.cli.files import FileProblem, is_there, read_seed, write_text
from manueline.cli.table import Table
from manueline.dealer import Dealer, SeedError, commitment_of
from manueline.records import Record, Recorder, write_record

SUFFIX = ".game"


def seed_file(path: Path) -> Path:
    return path.with_name(path.name + ".seed")


def new_path(game: str) -> Path:
    """A file in this folder that does not exist yet."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M}"
    path, number = Path(stem + SUFFIX), 2
    while is_there(path):
        path, number = Path(f"{stem}-{number}{SUFFIX}"), number + 1
    return path


def save(table: Table, path: Path) -> None:
    """Raises FileProblem if the file cannot be written."""
    recorder, dealer = table.recorder, table.dealer
    finished = recorder.state.is_over
    is_committed = recorder.tags.get("Commitment") == dealer.commitment
    if finished and is_committed:
        recorder.tags["Seed"] = dealer.seed.hex()
    write_text(path, write_record(recorder.record()))
    if finished:
        seed_file(path).unlink(missing_ok=True)
    elif is_committed:
        write_text(seed_file(path), dealer.seed.hex() + "\n")


def save_somewhere(table: Table, path: Path | None) -> Path:
    """Save in this file, or if that fails in the home folder; where. Raises FileProblem."""
    wanted = path or new_path(table.recorder.game.name)
    try:
        save(table, wanted)
    except FileProblem:
        wanted = Path.home() / new_path(table.recorder.game.name).name
        save(table, wanted)
    return wanted


def dealer_of(record: Record, path: Path) -> tuple[Dealer, bool]:
    """The saved game's dealer if its seed is there, else a new one; and whether it is its own."""
    stored = seed_file(path)
    if stored.is_file():
        try:
            seed = read_seed(stored)
        except SeedError:
            seed = b""
        if seed and commitment_of(seed) == record.tags.get("Commitment"):
            return Dealer(seed), True
    return Dealer(), False


def resumed(record: Record) -> Recorder:
    """A recorder after the moves of an unfinished game. Raises UsageError for any other record."""
    if record.view is not None:
        raise click.UsageError("This record shows only what one seat saw, so it cannot go on.")
    recorder = Recorder.after(record)
    if recorder.state.is_over:
        raise click.UsageError("This game is over; `manueline replay` shows it.")
    return recorder


def has_begun(table: Table) -> bool:
    """Whether a person has moved; in a game of bots only, whether a bot has."""
    players = table.people or range(len(table.seats))
    return any(state.turn in players for state in table.recorder.states[:-1])
