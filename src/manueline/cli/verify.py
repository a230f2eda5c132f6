"""Checking after a game that the dealer dealt what it had committed to."""

from __future__ import annotations

from pathlib import Path

import click

from manueline.cli.files import read_records
from manueline.cli.screen import Screen
from manueline.dealer import commitment_of, differences, parse_seed
from manueline.games.errors import GameError
from manueline.records import Record

MOST_TOLD = 5


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    """Check that the deals of saved games are what their seed deals.

    A record must name the commitment that was shown before the game and the seed that was told
    after it. The exit code is 1 if any game of FILE does not pass.
    """
    screen = Screen()
    records = read_records(file)
    passed = True
    for number, record in enumerate(records, start=1):
        heading = f"Game {number}: " if len(records) > 1 else ""
        faults = _faults(record)
        passed = passed and not faults
        if not faults:
            screen.say(f"{heading}The deal is genuine.")
        for fault in faults:
            screen.say(f"{heading}{fault}")
    if not passed:
        raise SystemExit(1)


def _faults(record: Record) -> list[str]:
    """Why the deal cannot be confirmed; none if it is genuine."""
    if record.view is not None:
        return ["This record shows only what one seat saw, so its deal cannot be verified."]
    missing = [tag for tag in ("Commitment", "Seed") if tag not in record.tags]
    if missing:
        return [f"The record has no tag {missing[0]}, so its deal cannot be verified."]
    try:
        seed = parse_seed(record.tags["Seed"])
    except GameError as error:
        return [f"The tag Seed is damaged: {error}."]
    if commitment_of(seed) != record.tags["Commitment"].lower():
        return ["The seed is not the one that was committed to."]
    moves = [entry.move for entry in record.entries]
    found = differences(record.game.new(), moves, seed)
    told = [
        f"The deal differs at move {found_at.ply + 1}: the record has {found_at.recorded}, "
        f"the seed deals {found_at.dealt}."
        for found_at in found[:MOST_TOLD]
    ]
    if len(found) > MOST_TOLD:
        told.append(f"It differs in {len(found) - MOST_TOLD} further draws.")
    return told
