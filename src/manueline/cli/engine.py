"""`manueline engine`: runs a bot of this package as an engine for other programs."""

from __future__ import annotations

import sys

import click

from manueline import __version__
from manueline.engines import serve
from manueline.games.errors import NotationError
from manueline.players import BOTS, make_player

DEFAULT = "search"


def _player(_: click.Context, __: click.Parameter, text: str) -> str:
    """A player's text that can be a value of the protocol's option `bot`, so one word."""
    try:
        make_player(text).close()
    except NotationError as error:
        raise click.BadParameter(f"{error}.") from None
    if " " in text:
        raise click.BadParameter("an engine offers bots whose text has no space.")
    return text


@click.command()
@click.option(
    "--bot",
    metavar="PLAYER",
    default=DEFAULT,
    show_default=True,
    callback=_player,
    help=f"The bot that plays: {', '.join(BOTS)}, search:seconds=0.5, python:MODULE:NAME. "
    "A host can choose another: set bot NAME.",
)
def engine(bot: str) -> None:
    """Speak the engine protocol on standard input and output.

    A host program sends positions and gets moves, line by line; docs/protocol.md specifies how.
    To try it, type for example:

    \b
    manueline 1
    new azul 1 players=2 wall=coloured
    position view:1 azul2c 1 offer ...
    moves
    go seconds 1
    quit
    """
    others = [name for name in BOTS if name != bot]
    serve(make_player, [bot, *others], __version__, sys.stdin.fileno(), sys.stdout.fileno())
