"""`manueline analyse`: what was luck in a saved game, and which moves mattered."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import click

from manueline.analysis import Plan, Review, Settings
from manueline.analysis.annotating import annotated
from manueline.analysis.html import html_report
from manueline.analysis.json import json_report
from manueline.analysis.model import LEAST
from manueline.analysis.processes import OnBackend
from manueline.analysis.reviewing import DEFAULT, answered
from manueline.analysis.store import Stored
from manueline.analysis.text import text_report
from manueline.arena import WorkersDie, core_count
from manueline.arena.cluster import NoRay
from manueline.cli.backend import chosen_backend, progress_bar
from manueline.cli.files import read_record, write_text
from manueline.cli.play import INTERRUPTED
from manueline.cli.screen import Screen
from manueline.games.errors import GameError
from manueline.narration import Words, move_words
from manueline.records import write_record

_path = click.Path(path_type=Path, dir_okay=False)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", "number", type=int, metavar="N", help="Which game of the file.")
@click.option(
    "--nodes",
    type=click.IntRange(LEAST["nodes"]),
    default=DEFAULT.nodes,
    show_default=True,
    help="Searched for each decision.",
)
@click.option(
    "--deals",
    type=click.IntRange(LEAST["deals"]),
    default=DEFAULT.deals,
    show_default=True,
    help="With how many other deals each deal is compared.",
)
@click.option(
    "--deal-nodes",
    type=click.IntRange(LEAST["deal_nodes"]),
    default=DEFAULT.deal_nodes,
    show_default=True,
    help="Searched for each of these deals.",
)
@click.option("--html", type=_path, metavar="FILE", help="Write a page with a graph here.")
@click.option("--json", "data", type=_path, metavar="FILE", help="Write all numbers here.")
@click.option(
    "--record",
    type=_path,
    metavar="FILE",
    help="Write the game with evaluations and comments here.",
)
@click.option(
    "--evaluations",
    type=_path,
    metavar="FILE",
    help="Keep evaluations here, for the next time. [default: FILE.evaluations]",
)
@click.option(
    "--jobs", type=click.IntRange(1), metavar="N", help="Searches at a time. [default: all cores]"
)
@click.option(
    "--cluster", metavar="ADDRESS", help="Search on a Ray cluster: HOST:PORT, auto, local."
)
def analyse(
    file: Path,
    number: int | None,
    nodes: int,
    deals: int,
    deal_nodes: int,
    html: Path | None,
    data: Path | None,
    record: Path | None,
    evaluations: Path | None,
    jobs: int | None,
    cluster: str | None,
) -> None:
    """Review a saved game: its luck, its mistakes, and what they cost.

    \b
      manueline analyse azul.game
      manueline analyse games.jsonl --game 3 --html review.html

    Every move is judged by what its player knew. It can be interrupted at any time; the same
    command then resumes it.
    """
    screen = Screen()
    saved = read_record(file, number, "--game")
    kept = evaluations or file.with_name(file.name + ".evaluations")
    try:
        plan = Plan(saved, Settings(nodes, deals, deal_nodes))
        review = _reviewed(plan, screen, kept, jobs or core_count(), cluster)
    except (GameError, WorkersDie, NoRay) as error:
        raise click.ClickException(f"{error}.") from None
    if review is None:
        screen.say_unwrapped(f"Interrupted. The same command resumes from {kept}.")
        raise SystemExit(INTERRUPTED)
    click.echo(text_report(review), nl=False)
    if html is not None:
        tell = partial(move_words, Words("en"), saved.game)  # the report's language
        write_text(html, html_report(review, _title(review), tell))
    if data is not None:
        write_text(data, json.dumps(json_report(review), indent=1) + "\n")
    if record is not None:
        write_text(record, write_record(annotated(review)))
    for path in (html, data, record):
        if path is not None:
            screen.say_unwrapped(f"Written to {path}.")


def _reviewed(
    plan: Plan, screen: Screen, kept: Path, jobs: int, cluster: str | None
) -> Review | None:
    """Search what is missing under a progress bar; None if Ctrl-C ended it."""
    try:
        with chosen_backend(jobs, cluster) as backend, progress_bar(screen) as bar:
            task = bar.add_task("searches", total=None)
            evaluator = Stored(OnBackend(backend), plan.record.game, kept)

            def progress(done: int, total: int) -> None:
                bar.update(task, completed=done, total=total)

            return answered(plan, evaluator, progress)
    except KeyboardInterrupt:
        return None


def _title(review: Review) -> str:
    return f"{review.record.game.name.capitalize()}: {' - '.join(review.record.players)}"
