"""What several commands take alike: the game, its options, and a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import click

from manueline.dealer import SEED_BYTES, Dealer, parse_seed
from manueline.games import GAMES, game_of
from manueline.games.base import Game
from manueline.games.errors import GameError

Command = Callable[..., Any]

game_argument = click.argument("game", metavar="GAME")


def game_options(command: Command) -> Command:
    """The options that make a game; those that a game does not have are refused by it."""
    for option in reversed(
        (
            click.option("--players", metavar="N", help="Azul: 2, 3 or 4 players. [default: 2]"),
            click.option(
                "--wall", metavar="WALL", help="Azul: coloured or grey. [default: coloured]"
            ),
            click.option(
                "--tablets",
                metavar="SIDES",
                help="Duel: three or four of rows|variety, columns|ring, diagonals|corners, "
                "wilds|specials, joined by +; or draw3, draw4. [default: rows+columns+diagonals]",
            ),
            click.option("--start", metavar="SEAT", help="The seat that starts. [default: drawn]"),
        )
    ):
        command = option(command)
    return command


def made_game(name: str, options: Mapping[str, str | None]) -> Game:
    """Raises UsageError for a game or option that does not exist."""
    if name not in GAMES:
        raise click.UsageError(f"There is no game {name[:40]!r}; there are {', '.join(GAMES)}.")
    try:
        return game_of(name, {key: value for key, value in options.items() if value is not None})
    except GameError as error:
        raise click.UsageError(f"{error}.") from None


def made_dealer(seed: str | None) -> Dealer:
    """A dealer for a seed given as a number or as 64 hexadecimal digits, fresh without one."""
    if seed is None:
        return Dealer()
    try:
        if len(seed) == 2 * SEED_BYTES:
            return Dealer(parse_seed(seed))
        if not (seed.isascii() and seed.isdigit()):
            raise GameError("bad-seed", "a seed is a number or 64 hexadecimal digits")
        return Dealer(int(seed))
    except ValueError as error:
        raise click.BadParameter(f"{error}.", param_hint="--seed") from None
