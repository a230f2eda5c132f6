"""The rules of both games: pure functions over values, and nothing else."""

from collections.abc import Mapping

from manueline.games.azul import Azul
from manueline.games.base import Game, NotationError
from manueline.games.duel import Duel

GAMES: dict[str, type[Game]] = {Azul.name: Azul, Duel.name: Duel}
"""Every game by name. A further game enters here and then runs through records and commands."""


def game_of(name: str, options: Mapping[str, str], version: int | None = None) -> Game:
    """The game with these options. Raises NotationError for a name, option or version unknown."""
    if name not in GAMES:
        raise NotationError("unknown-game", f"there is no game {name[:40]!r}", name=name[:40])
    game = GAMES[name]
    if version is not None and version != game.version:
        raise NotationError(
            "unknown-version",
            f"{name} version {version} is not known here, only {game.version}",
            name=name,
            version=version,
        )
    return game.from_options(options)
