"""The command with its subcommands."""

from __future__ import annotations

from typing import Any

import click

from manueline import __version__
from manueline.cli.admin import admin
from manueline.cli.analyse import analyse
from manueline.cli.arena import arena
from manueline.cli.engine import engine
from manueline.cli.language import language_option
from manueline.cli.perft import perft_command
from manueline.cli.play import play
from manueline.cli.puzzles import puzzles_command
from manueline.cli.replay import replay
from manueline.cli.rules_command import rules
from manueline.cli.selfplay import selfplay
from manueline.cli.serve import serve
from manueline.cli.show import schema_command, show
from manueline.cli.tune import tune
from manueline.cli.verify import verify
from manueline.extras import MissingExtra


class _Commands(click.Group):
    """Prints which extra to install, instead of a traceback, if a command lacks one."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except MissingExtra as error:
            raise click.ClickException(str(error)) from None


@click.group(
    cls=_Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@language_option
@click.version_option(__version__, prog_name="manueline")
def main() -> None:
    """Azul for 2 to 4 players, with both walls, and Azul Duel, in your terminal.

    `manueline play` starts a game; every command has its own --help.
    """


for command in (
    *(play, serve, admin, replay, verify, analyse, puzzles_command, rules, show),
    *(schema_command, arena, tune, selfplay, engine, perft_command),
):
    main.add_command(command)
