"""`manueline puzzles`: positions with one clearly best move, to solve and to mine anew."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from random import Random

import click

from manueline.analysis.reasoning import Reason
from manueline.arena import WorkersDie, core_count
from manueline.arena.cluster import NoRay
from manueline.cli.backend import chosen_backend, progress_bar
from manueline.cli.files import write_text
from manueline.cli.help import command_names
from manueline.cli.language import chosen_words, refusal
from manueline.cli.listing import moves_table
from manueline.cli.play import INTERRUPTED
from manueline.cli.questions import question
from manueline.cli.screen import Screen
from manueline.cli.styles import FAINT
from manueline.games.base import View
from manueline.games.errors import GameError
from manueline.games.values import Move
from manueline.move_input import read_move
from manueline.narration import Words, reason_words
from manueline.puzzles import Puzzle, daily, puzzle, puzzles, read_puzzles
from manueline.puzzles.checking import Check, Checked, checked
from manueline.puzzles.mining import GAMES, Job, mined
from manueline.puzzles.work import Mine, lines_of

_DEEP = 10 * Job("azul", 0).nodes
"""Of a check: ten times what a puzzle had to pass."""
_AHEAD = 1000
"""Games given to the backend at a time."""
_game = click.argument("game", type=click.Choice(list(GAMES)))
_jobs = click.option(
    "--jobs", type=click.IntRange(1), metavar="N", help="Searches at a time. [default: all cores]"
)
_cluster = click.option(
    "--cluster", metavar="ADDRESS", help="Search on a Ray cluster: HOST:PORT, auto, local."
)


@click.group("puzzles")
def puzzles_command() -> None:
    """Find the best move: solve puzzles, or mine new ones from games of the levels."""


@puzzles_command.command()
@_game
@click.option("--id", "name", metavar="ID", help="This puzzle.")
@click.option("--theme", metavar="THEME", help="One about this: floor, line, gift, denied, …")
@click.option("--daily", "today", is_flag=True, help="The puzzle of today.")
def solve(game: str, name: str | None, theme: str | None, today: bool) -> None:
    """Show a position and ask for the best move; any puzzle if none is named."""
    screen, chosen = _screen(), _chosen(game, name, theme, today)
    view, words = chosen.view, screen.words
    about = words.say(f"puzzle-theme-{chosen.theme}")
    screen.say_unwrapped(f"{chosen.id} · {about} · {chosen.rating}")
    screen.show_view(view)
    screen.say(words.say("puzzle-ask"))
    screen.say(question(words, view), style=FAINT)
    answer = _answer(screen, view)
    if answer is None:
        return
    if chosen.is_solved_by(answer):
        screen.say(words.say("puzzle-right"))
    else:
        wrong = f"{answer.text}: {words.say('puzzle-wrong')}"
        screen.say(wrong, *_told_reasons(words, chosen.against(answer)))
    _explain(screen, chosen)


def _answer(screen: Screen, view: View) -> Move | None:
    """A move that can be played; None if the solver quits. `moves` lists all, and `help` says how
    they are typed."""
    names = command_names(screen.words)
    while True:
        try:
            typed = screen.ask("> ")
        except (EOFError, KeyboardInterrupt):
            raise SystemExit(INTERRUPTED) from None
        if not typed:
            continue
        match names.get(typed.lower()):
            case "quit":
                return None
            case "moves":
                screen.show(moves_table(screen.words, view))
                continue
            case "help":
                screen.say(screen.words.say("terminal-help-typing"))
                continue
        try:
            return read_move(typed, view)
        except GameError as error:
            screen.say(refusal(screen.words, error, typed), style="red")


@puzzles_command.command("show")
@_game
@click.argument("name", metavar="ID")
def show_puzzle(game: str, name: str) -> None:
    """Show a puzzle with its solution."""
    screen, chosen = _screen(), _chosen(game, name, None, False)
    screen.show_view(chosen.view)
    _explain(screen, chosen)


def _screen() -> Screen:
    """One that tells in the language of the command."""
    words = chosen_words()
    for catalogue in ("coach", "puzzles"):
        words.read(catalogue)
    return Screen(words=words)


def _explain(screen: Screen, chosen: Puzzle) -> None:
    words, best, second = screen.words, chosen.worth, chosen.second_worth
    worth = words.say(
        "puzzle-worth",
        chance=words.say("coach-percent", percent=f"{100 * best.win:.0f}"),
        points=f"{best.points:+.1f}",
        second=chosen.second,
        secondChance=words.say("coach-percent", percent=f"{100 * second.win:.0f}"),
        secondPoints=f"{second.points:+.1f}",
    )
    screen.say(f"{chosen.best}: {worth}", *_told_reasons(words, chosen.reasons))


def _told_reasons(words: Words, found: list[Reason]) -> list[str]:
    return [f"  {reason_words(words, reason.key, reason.values)}" for reason in found]


def _chosen(game: str, name: str | None, theme: str | None, today: bool) -> Puzzle:
    if name is not None:
        found = puzzle(game, name)
        if found is None:
            raise click.UsageError(f"There is no puzzle {name[:40]!r} of {game}.")
        return found
    if today:
        return daily(game, datetime.now(UTC).date())
    matching = [one for one in puzzles(game) if theme is None or theme in (one.theme, *one.themes)]
    if not matching:
        themes = sorted({one.theme for one in puzzles(game)})
        raise click.UsageError(f"There is no such puzzle; the themes are {', '.join(themes)}.")
    return Random().choice(matching)


@puzzles_command.command()
@_game
@click.option("--count", type=click.IntRange(1), default=500, show_default=True, help="How many.")
@click.option(
    "--nodes",
    type=click.IntRange(100),
    default=Job("azul", 0).nodes,
    show_default=True,
    help="For each of the two searches that a candidate must pass.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    required=True,
    metavar="FILE",
    help="Write the puzzles here, one a line; FILE.games keeps the games mined so far.",
)
@click.option(
    "--also",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Puzzles to keep, as `check --keep` wrote them; they count.",
)
@_jobs
@_cluster
def mine(
    game: str,
    count: int,
    nodes: int,
    out: Path,
    also: Path | None,
    jobs: int | None,
    cluster: str | None,
) -> None:
    """Mine positions with one clearly best move from games of the levels.

    It can be interrupted at any time; the same command then resumes it.
    """
    screen = Screen()
    try:
        kept = () if also is None else read_puzzles(also)
        work = Mine(Job(game, 0, nodes=nodes), out.with_name(out.name + ".games"), kept)
        done = _mined(work, screen, count, jobs or core_count(), cluster)
    except (GameError, OSError, ValueError, LookupError, TypeError, WorkersDie, NoRay) as error:
        raise click.ClickException(f"{error}.") from None
    found = work.puzzles()
    write_text(out, lines_of(found))
    screen.say_unwrapped(f"{len(found)} puzzles written to {out}.")
    if not done:
        screen.say_unwrapped("Interrupted. The same command resumes.")
        raise SystemExit(INTERRUPTED)


def _mined(work: Mine, screen: Screen, count: int, jobs: int, cluster: str | None) -> bool:
    """Mine games until there are enough puzzles; False if Ctrl-C ended it."""
    try:
        with chosen_backend(jobs, cluster) as backend, progress_bar(screen) as bar:
            task = bar.add_task("puzzles", total=count)
            while (known := len(work.puzzles())) < count:
                bar.update(task, completed=known)
                playing = backend.play(islice(work.jobs(), _AHEAD), mined)
                for job, found in playing:
                    work.add(job, found)
                    known += len(found)
                    bar.update(task, completed=known)
                    if known >= count:
                        playing.close()
                        break
    except KeyboardInterrupt:
        return False
    return True


@puzzles_command.command()
@_game
@click.option(
    "--file",
    "path",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Puzzles that `mine` wrote. [default: those that ship]",
)
@click.option(
    "--every", type=click.IntRange(1), default=1, show_default=True, help="One puzzle of so many."
)
@click.option(
    "--nodes",
    type=click.IntRange(100),
    default=_DEEP,
    show_default=True,
    help="For each of the two searches.",
)
@click.option(
    "--keep",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write those that are still clear here, with their new numbers.",
)
@_jobs
@_cluster
def check(
    game: str,
    path: Path | None,
    every: int,
    nodes: int,
    keep: Path | None,
    jobs: int | None,
    cluster: str | None,
) -> None:
    """Search puzzles again, deeper: is the move still the best, and still clearly?"""
    screen = Screen()
    try:
        wanted = (puzzles(game) if path is None else read_puzzles(path))[::every]
        with chosen_backend(jobs or core_count(), cluster) as backend, progress_bar(screen) as bar:
            searching = backend.play([Check(one, nodes) for one in wanted], checked)
            found = list(bar.track(searching, total=len(wanted), description="puzzles"))
    except (OSError, ValueError, LookupError, TypeError, WorkersDie, NoRay) as error:
        raise click.ClickException(f"{error}.") from None
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None
    for one in sorted(found, key=lambda one: one.puzzle.id):
        if not (one.stands and one.clear):
            screen.say_unwrapped(_told(one))
    standing = [one for one in found if one.stands]
    clear = [one.puzzle for one in standing if one.clear]
    if keep is not None:
        write_text(keep, lines_of(sorted(clear, key=lambda one: (one.rating, one.id))))
    screen.say_unwrapped(
        f"{_share(len(standing), len(found))} have the same best move; "
        f"{_share(len(clear), len(found))} have it clearly."
    )


def _told(one: Checked) -> str:
    """What is different now."""
    ahead = f"{100 * one.difference:+.1f} ± {100 * one.difference_error:.1f} %"
    said = "still best" if one.stands else f"{one.chosen} is chosen"
    return f"{one.puzzle.id}: {one.puzzle.best}, {said}; against the strongest other move {ahead}"


def _share(some: int, whole: int) -> str:
    return f"{some} of {whole} puzzles ({100 * some / max(1, whole):.1f} %)"
