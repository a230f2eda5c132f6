"""Checking after a game that the dealer dealt what it had committed to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from manueline.cli.files import FileProblem, read_records
from manueline.cli.screen import Screen
from manueline.dealer import Difference, SeedError, commitment_of, differences, parse_seed
from manueline.games.errors import GameError
from manueline.records import Record

MOST_TOLD = 5


class Unverifiable(GameError):
    """A record that does not say enough to deal it again; the message is a sentence."""

    def __init__(self, message: str) -> None:
        super().__init__("unverifiable", message)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    """Check that the deals of saved games are what their seed deals.

    A record must hold the commitment that was shown before the game and the seed that was shown
    after it. The exit code is 1 if any game of FILE does not pass.
    """
    screen = Screen()
    try:
        records = read_records(file)
    except FileProblem:
        told = list(_changed_draws(read_records(file, check=False)))
        if not told:
            raise
        screen.say(*told)
        raise SystemExit(1) from None
    passed = True
    for number, record in enumerate(records, start=1):
        faults = _faults(record)
        passed = passed and not faults
        for sentence in faults or ["The deal is genuine."]:
            screen.say(_headed(sentence, number, records))
    if not passed:
        raise SystemExit(1)


def _headed(sentence: str, number: int, records: Sequence[Record]) -> str:
    return f"Game {number}: {sentence}" if len(records) > 1 else sentence


def _changed_draws(records: Sequence[Record]) -> Iterator[str]:
    """The changed draws of games that cannot be replayed to their end, since a move is illegal."""
    for number, record in enumerate(records, start=1):
        try:
            found = _differences(record)
        except GameError:
            continue  # no draw was changed before the illegal move, or the record lacks its seed
        for sentence in _sentences(found):
            yield _headed(sentence, number, records)


def _faults(record: Record) -> list[str]:
    """Why the deal cannot be confirmed; none if it is genuine."""
    try:
        return _sentences(_differences(record))
    except Unverifiable as error:
        return [str(error)]


def _differences(record: Record) -> list[Difference]:
    """Raises Unverifiable, and IllegalMove as `differences` does."""
    if record.view is not None:
        raise Unverifiable(
            "This record shows only what one seat saw, so its deal cannot be verified."
        )
    for tag in ("Commitment", "Seed"):
        if tag not in record.tags:
            raise Unverifiable(f"The record has no tag {tag}, so its deal cannot be verified.")
    try:
        seed = parse_seed(record.tags["Seed"])
    except SeedError as error:
        raise Unverifiable(f"The tag Seed is damaged: {error}.") from None
    if commitment_of(seed) != record.tags["Commitment"].lower():
        raise Unverifiable("The seed is not the one that was committed to.")
    first = next(record.steps()).state
    return differences(first, [entry.move for entry in record.entries], seed)


def _sentences(found: Sequence[Difference]) -> list[str]:
    told = [
        f"The deal differs at move {at.ply + 1}: the record has {at.recorded}, "
        f"the seed deals {at.dealt}."
        for at in found[:MOST_TOLD]
    ]
    if len(found) > MOST_TOLD:
        told.append(f"It differs in {len(found) - MOST_TOLD} further draws.")
    return told
