"""The rules of both games as pure functions over immutable values."""

from __future__ import annotations

from collections.abc import Mapping

from manueline.games.base import Game, State, View
from manueline.games.errors import NotationError
from manueline.games.registry import GAMES

__all__ = ["GAMES", "game_class", "game_of", "parse", "parse_view"]


def game_class(name: str) -> type[Game]:
    """The class of the game with this name. Raises NotationError if there is none."""
    if name not in GAMES:
        raise NotationError("unknown-game", f"there is no game {name[:40]!r}", name=name[:40])
    found: type[Game] = GAMES[name].load("game")
    return found


def game_of(name: str, options: Mapping[str, str], version: int | None = None) -> Game:
    """The game with these options. Raises NotationError if any of them is unknown."""
    game = game_class(name)
    if version is not None and version != game.version:
        raise NotationError(
            "unknown-version",
            f"{name} version {version} is not supported, only {game.version}",
            name=name,
            version=version,
        )
    return game.from_options(options)


def parse(text: str, game: Game | None = None, *, check: bool = True) -> State:
    """Read a position's text, which names its game.

    Only a Duel whose scoring tablets are still being drawn needs the game given. With `check` the
    position must also be one that can arise by the rules. Raises NotationError.
    """
    return (game or _named_game(text)).parse(text, check=check)


def parse_view(text: str, game: Game | None = None, *, check: bool = True) -> View:
    """Read what `View.text` writes, as `parse` reads a position. Raises NotationError."""
    position = text.partition(" ")[2] if text.startswith("view:") else text
    return (game or _named_game(position)).parse_view(text, check=check)


def _named_game(text: str) -> Game:
    head = text.partition(" ")[0]
    for name in GAMES:
        if head.startswith(name):
            return game_class(name).of_position(text)
    raise NotationError("bad-position", f"{head[:40]!r} does not start a position", text=head[:40])
