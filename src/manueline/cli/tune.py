"""`manueline tune`: settings of the search that win more often than the defaults."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import click
from rich.progress import Progress, TaskID

from manueline.arena import Backend, Judge, Tournament, WorkersDie, core_count
from manueline.arena.cluster import NoRay
from manueline.arena.standing import Adjusted, standing
from manueline.arena.statistics import Z95
from manueline.arena.tuning import Range, Study, Trial, player_text, ranges_for
from manueline.cli.backend import chosen_backend, progress_bar
from manueline.cli.options import game_options, made_game
from manueline.cli.play import INTERRUPTED
from manueline.cli.screen import Screen
from manueline.games.base import Game
from manueline.games.errors import GameError
from manueline.players import make_player

_SHOWN = 5


@click.command()
@click.argument("game", metavar="[azul|duel]")
@click.argument("settings", metavar="[SETTING]...", nargs=-1)
@game_options
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    required=True,
    help="Store the trials here, in SQLite, and their games in FILE.jsonl.",
)
@click.option("--trials", type=click.IntRange(1), default=50, show_default=True, help="How many.")
@click.option(
    "--games", type=click.IntRange(4), default=100, show_default=True, help="Games of a trial."
)
@click.option(
    "--limit",
    default="nodes=400",
    show_default=True,
    metavar="LIMIT",
    help="The limit of a turn, as of a player: nodes=400, cpu=0.1.",
)
@click.option(
    "--jobs", type=click.IntRange(1), metavar="N", help="Games at a time. [default: all cores]"
)
@click.option("--cluster", metavar="ADDRESS", help="Play on a Ray cluster: HOST:PORT, auto, local.")
def tune(
    game: str,
    settings: tuple[str, ...],
    out: Path,
    trials: int,
    games: int,
    limit: str,
    jobs: int | None,
    cluster: str | None,
    **options: str | None,
) -> None:
    """Look for settings of the search that win more often than its defaults.

    \b
    A SETTING is a name, or a name with its lowest and highest value; without any, all are tuned:
      manueline tune azul puct ucb-bonus=0:1 --limit nodes=400 --out puct.db
      manueline tune duel --limit cpu=0.1 --trials 200 --out duel.db

    Each trial is a match against the defaults on paired deals, judged without the luck of the
    deals. It can be interrupted at any time; the same command then resumes it, also with more
    --trials.
    """
    chosen = made_game(game, options)
    ranges = _ranges(chosen, settings)
    _check_limit(limit)
    screen = Screen()
    tuner = _Tuner(chosen, limit, games, out.with_name(f"{out.name}.jsonl"))
    try:
        study = Study(out, _name(chosen, limit, ranges), ranges)
        with (
            chosen_backend(min(jobs or core_count(), games), cluster) as backend,
            progress_bar(screen) as bar,
        ):
            done = len(study.finished)
            task = bar.add_task("", total=trials * games, completed=done * games)
            for _ in range(done, trials):
                number, proposed = study.propose()
                found = tuner.tried(proposed, backend, bar, task)
                error = (found.share.high - found.share.low) / 2 / Z95
                study.tell(number, found.share.mean, error)
    except (GameError, WorkersDie, NoRay) as error:
        raise click.ClickException(f"{error}.") from None
    except KeyboardInterrupt:
        screen.say("Interrupted. The same command resumes from there.")
        raise SystemExit(INTERRUPTED) from None
    _print_best(screen, study.finished, chosen, limit)


class _Tuner:
    """Plays the match of a trial."""

    def __init__(self, game: Game, limit: str, games: int, out: Path) -> None:
        self._game = game
        self._limit = limit
        self._games = games
        self._out = out

    def tried(
        self, settings: Mapping[str, float], backend: Backend, bar: Progress, task: TaskID
    ) -> Adjusted:
        names = player_text(self._limit, settings), player_text(self._limit, {})
        match = Tournament(self._game, names, self._games, out=self._out, judge=Judge())
        bar.update(task, advance=len(match.jobs) - len(match.missing), description=_text(settings))
        for _ in match.play(backend):
            bar.update(task, advance=1)
        row = next(row for row in standing(match.finished, names) if row.player == names[0])
        assert row.adjusted is not None
        return row.adjusted


def _ranges(game: Game, settings: tuple[str, ...]) -> list[Range]:
    try:
        ranges = [Range.of_text(text) for text in settings] or ranges_for(game)
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
    if len({one.name for one in ranges}) < len(ranges):
        raise click.UsageError("Name each setting once.")
    return ranges


def _check_limit(limit: str) -> None:
    try:
        make_player(player_text(limit, {}), 0).close()
    except GameError as error:
        raise click.UsageError(f"{error}.") from None


def _name(game: Game, limit: str, ranges: list[Range]) -> str:
    """Trials are compared only with those of the same game, limit and ranges."""
    options = " ".join(f"{key}={value}" for key, value in game.options.items())
    tuned = " ".join(f"{one.name}={one.low:g}:{one.high:g}" for one in ranges)
    return f"{game.name} {options} {limit} {tuned}"


def _text(settings: Mapping[str, float]) -> str:
    return " ".join(f"{name}={value:g}" for name, value in settings.items())


def _print_best(screen: Screen, trials: list[Trial], game: Game, limit: str) -> None:
    screen.say(f"The best of {len(trials)} trials, by their points without luck:")
    for trial in trials[:_SHOWN]:
        reach = Z95 * trial.error
        screen.say(f"{trial.value:.1%} ± {reach:.1%}  {_text(trial.settings)}")
    best = player_text(limit, trials[0].settings)
    screen.say("The best of many seems better than it is. A match of its own tells:")
    screen.say(f"manueline arena {game.name} {best} search:{limit} --sprt 0 10 --sprt-on adjusted")
