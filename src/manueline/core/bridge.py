"""From games and views to the compiled core: which of its classes a game uses.

A game names its bridge in the part `core` of the registry. Callers use `bridge_of(game)`, so that
they need not test for the name of a game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from manueline.core._core import (
    AzulBatch,
    AzulSearch,
    AzulState,
    DuelBatch,
    DuelSearch,
    DuelState,
    azul_level_move,
    azul_level_order,
    azul_solve,
    duel_level_move,
    duel_level_order,
)
from manueline.core.results import Solution
from manueline.games.azul import Azul
from manueline.games.base import Game, View
from manueline.games.duel import Duel
from manueline.games.errors import NotationError
from manueline.games.registry import load_part

CoreState = AzulState | DuelState
CoreSearch = AzulSearch | DuelSearch
CoreBatch = AzulBatch | DuelBatch


Expected = tuple[int, float, float]
"""A move's id, and the points that a search expects for the mover and for the best other player."""


class Bridge(ABC):
    """What the compiled core offers for one game."""

    @abstractmethod
    def new(self, game: Game) -> CoreState:
        """The first position of the game with these options."""

    @abstractmethod
    def read(self, game: Game, text: str) -> CoreState:
        """The position, or the masked position, of this text. Raises NotationError."""

    @abstractmethod
    def search(
        self,
        view: View,
        seed: int,
        moves: Sequence[int] | None = None,
        settings: Mapping[str, float] | None = None,
    ) -> CoreSearch:
        """A search for the viewer's move; if ids are given, only of these, with equal visits.

        `settings` replace defaults of SEARCH_SETTINGS.
        """

    @abstractmethod
    def search_in(self, state: CoreState, seed: int) -> CoreSearch:
        """A search for the player to move in this position, from what that player may see."""

    @abstractmethod
    def follow(self, search: CoreSearch, view: View) -> bool:
        """Move the root to the view's position; False if the tree does not contain it."""

    @abstractmethod
    def batch(self, game: Game, games: int, seed: int, threads: int) -> CoreBatch:
        """A batch of this many games."""

    @abstractmethod
    def level_move(self, level: str, view: View, seed: int) -> int:
        """The id of the move that a level plays; the seed has 64 bits."""

    @abstractmethod
    def level_order(
        self, level: str, view: View, view_seed: int, tried: Sequence[Expected] | None = None
    ) -> list[int]:
        """The ids of tried moves, or of all, as they seem good to a level, the best first."""

    def solve(self, state: CoreState, budget: int) -> Solution | None:
        """The best move where the rest of the game is certain and takes few enough positions."""
        return None


class AzulBridge(Bridge):
    def new(self, game: Game) -> AzulState:
        assert isinstance(game, Azul)
        return AzulState.new(game.players, game.wall, game.start)

    def read(self, game: Game, text: str) -> AzulState:
        return AzulState.from_text(text)

    def search(
        self,
        view: View,
        seed: int,
        moves: Sequence[int] | None = None,
        settings: Mapping[str, float] | None = None,
    ) -> AzulSearch:
        seen = self.read(view.game, view.state.text)
        return AzulSearch(seen, view.state.mover, seed, moves=moves, settings=settings)

    def search_in(self, state: CoreState, seed: int) -> AzulSearch:
        assert isinstance(state, AzulState) and state.turn is not None
        return AzulSearch(state, state.turn, seed)

    def follow(self, search: CoreSearch, view: View) -> bool:
        seen = self.read(view.game, view.state.text)
        return isinstance(search, AzulSearch) and search.follow(seen)

    def batch(self, game: Game, games: int, seed: int, threads: int) -> AzulBatch:
        return AzulBatch(self.new(game), games, seed, threads)

    def level_move(self, level: str, view: View, seed: int) -> int:
        seen = self.read(view.game, view.state.text)
        return azul_level_move(level, seen, view.state.mover, seed)

    def level_order(
        self, level: str, view: View, view_seed: int, tried: Sequence[Expected] | None = None
    ) -> list[int]:
        return azul_level_order(level, self.read(view.game, view.state.text), view_seed, tried)

    def solve(self, state: CoreState, budget: int) -> Solution | None:
        assert isinstance(state, AzulState)
        return azul_solve(state, budget)


class DuelBridge(Bridge):
    def new(self, game: Game) -> DuelState:
        assert isinstance(game, Duel)
        return DuelState.new(game.tablets, game.start)

    def read(self, game: Game, text: str) -> DuelState:
        assert isinstance(game, Duel)
        return DuelState.from_text(text, game.tablets)

    def search(
        self,
        view: View,
        seed: int,
        moves: Sequence[int] | None = None,
        settings: Mapping[str, float] | None = None,
    ) -> DuelSearch:
        seen = self.read(view.game, view.state.text)
        return DuelSearch(seen, view.state.mover, seed, moves=moves, settings=settings)

    def search_in(self, state: CoreState, seed: int) -> DuelSearch:
        assert isinstance(state, DuelState) and state.turn is not None
        return DuelSearch(state.mask(state.turn), state.turn, seed)

    def follow(self, search: CoreSearch, view: View) -> bool:
        seen = self.read(view.game, view.state.text)
        return isinstance(search, DuelSearch) and search.follow(seen)

    def batch(self, game: Game, games: int, seed: int, threads: int) -> DuelBatch:
        return DuelBatch(self.new(game), games, seed, threads)

    def level_move(self, level: str, view: View, seed: int) -> int:
        seen = self.read(view.game, view.state.text)
        return duel_level_move(level, seen, view.state.mover, seed)

    def level_order(
        self, level: str, view: View, view_seed: int, tried: Sequence[Expected] | None = None
    ) -> list[int]:
        return duel_level_order(level, self.read(view.game, view.state.text), view_seed, tried)


AZUL = AzulBridge()
DUEL = DuelBridge()


def bridge_of(game: Game) -> Bridge:
    """Raises NotationError for a game that the compiled core does not know."""
    bridge: Bridge | None = load_part(game.name, "core")
    if bridge is None:
        raise NotationError("no-core", f"the compiled core does not know the game {game.name!r}")
    return bridge
