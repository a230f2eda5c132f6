"""`manueline engine`: a bot of this package for somebody else's program."""

from __future__ import annotations

import sys

import click

from manueline import __version__
from manueline.engines import serve
from manueline.players import BOTS, make_thinker

DEFAULT = "search"


@click.command()
@click.option(
    "--bot",
    type=click.Choice(list(BOTS)),
    default=DEFAULT,
    show_default=True,
    help="The bot that thinks. A host can choose another: set bot NAME.",
)
def engine(bot: str) -> None:
    """Speak the engine protocol on standard input and output.

    A host program sends positions and gets moves, line by line; docs/protocol.md specifies how.
    It can be tried by hand:

    \b
    manueline 1
    new azul 1 players=2 wall=coloured
    position view:1 azul2c 1 offer ...
    moves
    go seconds 1
    quit
    """
    others = [name for name in BOTS if name != bot]
    serve(make_thinker, [bot, *others], __version__, sys.stdin.fileno(), sys.stdout.fileno())
