"""`manueline selfplay`: games of the search against itself, as records and training data."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from manueline.arena import WorkersDie, core_count
from manueline.arena.cluster import NoRay
from manueline.cli.backend import chosen_backend, progress_bar
from manueline.cli.options import game_options, made_game
from manueline.cli.play import INTERRUPTED
from manueline.cli.screen import Screen
from manueline.games.errors import GameError

if TYPE_CHECKING:
    from manueline.research.selfplay import Folder


@click.command()
@click.argument("game", metavar="[azul|duel]")
@game_options
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="FOLDER",
    required=True,
    help="Store everything here; games already there are not played again.",
)
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, help="How many.")
@click.option(
    "--nodes",
    type=click.IntRange(1),
    default=300,
    show_default=True,
    help="How many nodes the search visits for each move.",
)
@click.option(
    "--explore",
    type=click.IntRange(0),
    default=12,
    show_default=True,
    help="How many first moves are drawn at random, in proportion to the search's visits.",
)
@click.option(
    "--seed", type=click.IntRange(0), default=0, show_default=True, help="Fixes the games."
)
@click.option(
    "--shard",
    "size",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="Games in one file of training data.",
)
@click.option(
    "--jobs", type=click.IntRange(1), metavar="N", help="Games at a time. [default: all cores]"
)
@click.option("--cluster", metavar="ADDRESS", help="Play on a Ray cluster: HOST:PORT, auto, local.")
def selfplay(
    game: str,
    out: Path,
    games: int,
    nodes: int,
    explore: int,
    seed: int,
    size: int,
    jobs: int | None,
    cluster: str | None,
    **options: str | None,
) -> None:
    """Let the search play itself, and store the games and training data for a network.

    \b
      manueline selfplay azul --games 1000 --nodes 400 --out data
      manueline selfplay duel --tablets draw3 --out duels --cluster local

    Records are in FOLDER/records.jsonl, training data in FOLDER/shards. It can be interrupted at
    any time; the same command then resumes it, also with more --games.
    """
    chosen = made_game(game, options)
    # Imported here, so that the other commands start without numpy.
    from manueline.research.selfplay import Folder, Plan

    screen = Screen()
    try:
        folder = Folder(out, Plan(chosen, nodes, explore, seed, size))
        interrupted = _play(folder, games, screen, jobs, cluster)
    except (GameError, WorkersDie, NoRay) as error:
        raise click.ClickException(f"{error}.") from None
    except OSError as error:
        raise click.ClickException(f"{out} cannot be written: {error.strerror}.") from None
    left = len(folder.missing(games))
    screen.say(f"{games - left} of {games} games are in {out}.")
    if interrupted:
        screen.say("Interrupted. The same command resumes from there.")
        raise SystemExit(INTERRUPTED)


def _play(
    folder: Folder, games: int, screen: Screen, jobs: int | None, cluster: str | None
) -> bool:
    """Play what is missing under a progress bar; whether Ctrl-C ended it."""
    from manueline.research.shards import ShardWriter

    missing = len(folder.missing(games))
    shards = ShardWriter(folder)
    try:
        if not missing:
            shards.write(last=True)
            return False
        with (
            chosen_backend(min(jobs or core_count(), missing), cluster) as backend,
            progress_bar(screen) as bar,
        ):
            task = bar.add_task("0 positions", total=games, completed=games - missing)
            positions = 0
            for thought in folder.play(backend, games):
                positions += len(thought.visits)
                bar.update(task, advance=1, description=f"{positions} positions")
                shards.write()
        shards.write(last=True)
    except KeyboardInterrupt:
        return True
    return False
