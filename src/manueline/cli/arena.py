"""`manueline arena`: matches between bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from manueline.arena import Judge, Sprt, Tournament, WorkersDie, core_count
from manueline.arena.cluster import NoRay
from manueline.arena.plot import elo_plot
from manueline.arena.standing import Row, standing
from manueline.arena.statistics import pair_counts
from manueline.arena.table import (
    adjusted_text,
    cost_table,
    cpu_text,
    cross_table,
    difference_text,
    pairs_text,
    sprt_text,
    standing_table,
)
from manueline.arena.tally import Tally
from manueline.arena.tournament import SprtOn
from manueline.cli.backend import chosen_backend, progress_bar
from manueline.cli.files import write_text
from manueline.cli.options import game_options, made_game
from manueline.cli.play import INTERRUPTED
from manueline.cli.screen import Screen
from manueline.games.base import Game
from manueline.games.errors import GameError
from manueline.players import make_player

GAMES = 200
MOST_GAMES = 20_000
"""How many games a sequential test plays at most, unless --games says otherwise."""

_path = click.Path(path_type=Path, dir_okay=False)


@click.command()
@click.argument("game", metavar="[azul|duel]")
@click.argument("names", metavar="PLAYER PLAYER...", nargs=-1, required=True)
@game_options
@click.option(
    "--games",
    type=click.IntRange(1),
    metavar="N",
    help="Games of each two players (of each table, where three or four meet), rounded up to "
    f"whole pairs. [default: {GAMES}; {MOST_GAMES} with --sprt]",
)
@click.option(
    "--seed", type=click.IntRange(0), default=0, show_default=True, help="Fixes the deals."
)
@click.option(
    "--one-among",
    is_flag=True,
    help="The first of two players has one seat at every table, the second all others.",
)
@click.option(
    "--out", type=_path, metavar="FILE", help="Store results here; games already there count."
)
@click.option(
    "--adjust",
    is_flag=True,
    help="Judge the deals, and also report results without their luck; --sprt-on adjusted does so.",
)
@click.option("--records", type=_path, metavar="FILE", help="Store the games here, one per line.")
@click.option("--plot", type=_path, metavar="FILE.svg", help="Draw the ratings.")
@click.option(
    "--jobs", type=click.IntRange(1), metavar="N", help="Games at a time. [default: all cores]"
)
@click.option("--cluster", metavar="ADDRESS", help="Play on a Ray cluster: HOST:PORT, auto, local.")
@click.option(
    "--sprt",
    "elos",
    type=float,
    nargs=2,
    metavar="ELO0 ELO1",
    help="Stop as soon as the games show by which of these the first player is stronger.",
)
@click.option(
    "--sprt-on",
    type=click.Choice(["plain", "adjusted"]),
    default="plain",
    show_default=True,
    help="Test results as they are, or without the luck of the deals.",
)
@click.option("--alpha", type=float, default=0.05, show_default=True, help="Risk of a wrong ELO1.")
@click.option("--beta", type=float, default=0.05, show_default=True, help="Risk of a wrong ELO0.")
def arena(
    game: str,
    names: tuple[str, ...],
    games: int | None,
    seed: int,
    one_among: bool,
    out: Path | None,
    adjust: bool,
    records: Path | None,
    plot: Path | None,
    jobs: int | None,
    cluster: str | None,
    elos: tuple[float, float] | None,
    sprt_on: SprtOn,
    alpha: float,
    beta: float,
    **options: str | None,
) -> None:
    """Let bots play each other, on the same deals from every seat, and rate them.

    \b
    A PLAYER is a bot (greedy, skilled, search:seconds=0.5, search:nodes=1000,threads=2,
    search:cpu=0.5 for processor seconds, which a busy machine does not shorten),
    engine:COMMAND for a program of your own, or python:MODULE:NAME for a bot of your own.
    More than two play everybody against everybody:
      manueline arena azul greedy random --games 200 --out results.jsonl
      manueline arena azul greedy random --players 3 --wall grey
      manueline arena azul skilled casual --players 4 --one-among
      manueline arena duel greedy random --sprt 0 50

    With --out a match can be interrupted; the same command then resumes it, also with more
    --games or one more player.
    """
    chosen = made_game(game, options)
    _check_names(names)
    if one_among and len(names) != 2:
        raise click.UsageError("--one-among needs two players.")
    sprt = _test(elos, alpha, beta, names, chosen)
    most = games or (GAMES if sprt is None else MOST_GAMES)
    screen = Screen()
    try:
        match = Tournament(
            chosen,
            names,
            most,
            seed=seed,
            out=out,
            records=records,
            sprt=sprt,
            sprt_on=sprt_on,
            judge=Judge() if adjust or sprt_on == "adjusted" else None,
            one_among=one_among,
        )
        _print_start(screen, match, out)
        interrupted = _play(match, screen, jobs, cluster)
    except (GameError, WorkersDie, NoRay) as error:
        raise click.ClickException(f"{error}.") from None
    rows = standing(match.finished, names) if match.finished else []
    _print_results(screen, match, rows)
    if plot is not None and rows:
        write_text(plot, elo_plot(rows, _title(chosen)))
        screen.say(f"Drawn in {plot}.")
    if interrupted:
        screen.say(_interrupted_text(match, out))
        raise SystemExit(INTERRUPTED)


def _check_names(names: Sequence[str]) -> None:
    if len(names) < 2 or len(set(names)) < len(names):
        raise click.UsageError("Name two or more players, each once.")
    for name in names:
        try:
            make_player(name, 0).close()
        except GameError as error:
            raise click.UsageError(f"{error}.") from None
        except Exception as error:  # a user's bot may raise anything
            raise click.UsageError(f"{name} does not start: {error}.") from None


def _test(
    elos: tuple[float, float] | None, alpha: float, beta: float, names: Sequence[str], game: Game
) -> Sprt | None:
    if elos is None:
        return None
    if len(names) != 2 or game.info.players != 2:
        raise click.UsageError("--sprt needs two players and a game for two.")
    try:
        return Sprt(*elos, alpha, beta)
    except ValueError as error:
        raise click.UsageError(f"--sprt: {error}.") from None


def _play(match: Tournament, screen: Screen, jobs: int | None, cluster: str | None) -> bool:
    """Play what is missing under a progress bar; whether Ctrl-C ended it."""
    missing = len(match.missing)
    if not missing or match.answer is not None:
        return False
    tally = Tally(match.names)
    for result in match.results.values():
        tally.add(result)
    try:
        with (
            chosen_backend(min(jobs or core_count(), missing), cluster) as backend,
            progress_bar(screen) as bar,
        ):
            total = len(match.jobs)
            task = bar.add_task(tally.text, total=total, completed=total - missing)
            for result in match.play(backend):
                tally.add(result)
                bar.update(task, advance=1, description=tally.text)
    except KeyboardInterrupt:
        return True
    return False


def _print_start(screen: Screen, match: Tournament, out: Path | None) -> None:
    missing, total = len(match.missing), len(match.jobs)
    if missing < total:
        screen.say(f"{total - missing} of {total} games are in {out} already.")
    if match.others:
        screen.say(f"{match.others} games of other matches in {out} are ignored.")


def _print_results(screen: Screen, match: Tournament, rows: Sequence[Row]) -> None:
    if not rows:
        screen.say("No deal was played from every seat, so there are no results.")
        return
    seats = match.game.info.players
    screen.say(_title(match.game), style="bold")
    screen.show(standing_table(rows, seats))
    costs = cost_table(rows)
    if costs is not None:
        screen.blank()
        screen.show(costs)
    if len(match.names) > 2:
        screen.blank()
        screen.show(cross_table(match.finished, [row.player for row in rows]))
    else:
        first, second = match.names
        one, two = (next(row for row in rows if row.player == name) for name in match.names)
        screen.blank()
        screen.say(difference_text(first, second, one.rating))
        if seats == 2:
            screen.say(pairs_text(first, pair_counts(match.finished, first)))
            if one.adjusted is not None:
                screen.say(adjusted_text(first, second, one.adjusted))
        compared = cpu_text(one, two)
        if compared is not None:
            screen.say(compared)
    if match.sprt is not None:
        screen.say(sprt_text(match.sprt, match.evidence, sum(match.pairs)))
    for row in rows:
        if row.faults:
            lost = f"{row.player} lost {len(row.faults)} games by a fault"
            screen.say(f"{lost}; the first: {row.faults[0].reason}")


def _title(game: Game) -> str:
    options = ", ".join(f"{key} {value}" for key, value in game.options.items())
    return f"{game.name.capitalize()} ({options})" if options else game.name.capitalize()


def _interrupted_text(match: Tournament, out: Path | None) -> str:
    if out is None:
        return "Interrupted. Nothing was stored; with --out FILE the match could be resumed."
    left = len(match.missing)
    return f"Interrupted with {left} games to go. The same command resumes from {out}."
