"""Arguments that several commands share: the game, its options, and a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import click

from manueline.dealer import SEED_BYTES, Dealer, parse_seed
from manueline.games import GAMES, game_class, game_of
from manueline.games.base import Game
from manueline.games.errors import GameError

Command = Callable[..., Any]

game_argument = click.argument("game", metavar="GAME")


def game_options(command: Command) -> Command:
    """The options of all games; those that a game does not have are refused by it."""
    helped: dict[str, dict[str, str]] = {}
    for name in GAMES:
        for option, text in game_class(name).option_help.items():
            helped.setdefault(option, {})[name.capitalize()] = text
    for option, texts in reversed(helped.items()):
        command = click.option(f"--{option}", metavar=option.upper(), help=_joined(texts))(command)
    return command


def _joined(texts: Mapping[str, str]) -> str:
    """The help of an option: by game, or once if it means the same in all of them."""
    if len(texts) == len(GAMES) and len(set(texts.values())) == 1:
        return next(iter(texts.values()))
    return " ".join(f"{game}: {text}" for game, text in texts.items())


def made_game(name: str, options: Mapping[str, str | None]) -> Game:
    """Raises UsageError for a game or option that does not exist."""
    if name not in GAMES:
        raise click.UsageError(f"There is no game {name[:40]!r}; there are {', '.join(GAMES)}.")
    try:
        return game_of(name, {key: value for key, value in options.items() if value is not None})
    except GameError as error:
        raise click.UsageError(f"{error}.") from None


def made_dealer(seed: str | None) -> Dealer:
    """A dealer for a seed given as a number or as 64 hexadecimal digits; without one, at random."""
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
