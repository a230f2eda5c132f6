"""The types of the compiled extension. States are immutable values."""

from collections.abc import Mapping, Sequence
from typing import Generic, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from manueline.core.results import Play, RoundSolution, SearchSetting, Solution, TriedMove
from manueline.games.values import Outcome

FORECAST_NODES: int
"""The chances to win are those of a game that goes on with so many nodes for every move."""

class Rng:
    """A seeded generator (xoshiro256++); every function that needs randomness takes one."""

    def __init__(self, seed: int) -> None: ...
    def next(self) -> int: ...
    def below(self, n: int) -> int: ...
    def fraction(self) -> float: ...
    @property
    def words(self) -> list[int]: ...
    @staticmethod
    def of(words: Sequence[int]) -> Rng: ...

class _State:
    @property
    def text(self) -> str: ...
    @property
    def phase(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def action_count(self) -> int: ...
    @property
    def turn(self) -> int | None: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    def legal_ids(self) -> list[int]: ...
    def is_legal(self, move_id: int) -> bool: ...
    def chance(self) -> list[tuple[int, float]]: ...
    def observe(self, viewer: int) -> NDArray[np.int16]: ...
    def play(self, move_id: int) -> Self: ...
    def play_with_points(self, move_id: int) -> tuple[Self, list[tuple[str, int, int, int]]]: ...
    def sample_move(self, rng: Rng) -> int | None: ...
    def play_out(self, rng: Rng) -> tuple[Self, int]: ...
    def roll_out(self, games: int, rng: Rng) -> tuple[list[float], int]: ...

class AzulState(_State):
    @staticmethod
    def new(players: int = 2, wall: str = "coloured", start: int | None = None) -> AzulState: ...
    @staticmethod
    def from_text(text: str) -> AzulState: ...

class DuelState(_State):
    @staticmethod
    def new(
        tablets: Sequence[str] = ("rows", "columns", "diagonals"), start: int | None = None
    ) -> DuelState: ...
    @staticmethod
    def from_text(text: str, tablets: Sequence[str] | None = None) -> DuelState: ...
    def mask(self, player: int | None) -> DuelState: ...
    def fill(self, player: int | None, rng: Rng) -> DuelState: ...

_S = TypeVar("_S", bound=_State)

class _Batch(Generic[_S]):
    def __init__(
        self, start: _S, games: int, seed: int, threads: int = 1, auto_reset: bool = True
    ) -> None: ...
    def __len__(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def action_count(self) -> int: ...
    def reset(self) -> None: ...
    def step(self, actions: NDArray[np.int32]) -> None: ...
    def sample_actions(self) -> NDArray[np.int32]: ...
    @property
    def observation_size(self) -> int: ...
    def observe(self, seats: NDArray[np.int8], rows: NDArray[np.int16]) -> None: ...
    def state(self, game: int) -> _S: ...
    def ended(self, game: int) -> _S: ...
    def set_state(self, game: int, state: _S) -> None: ...
    @property
    def states(self) -> NDArray[np.uint8]: ...
    @property
    def turn(self) -> NDArray[np.int8]: ...
    @property
    def done(self) -> NDArray[np.uint8]: ...
    @property
    def legal(self) -> NDArray[np.uint8]: ...
    @property
    def scores(self) -> NDArray[np.int32]: ...
    @property
    def rewards(self) -> NDArray[np.float32]: ...

class AzulBatch(_Batch[AzulState]): ...
class DuelBatch(_Batch[DuelState]): ...

class _Search(Generic[_S]):
    """A search tree that several calls extend; they may come from several threads.

    Calls run one at a time and wait for each other, except `stop`.
    """

    def __init__(
        self,
        view: _S,
        viewer: int,
        seed: int,
        most_edges: int = 8_000_000,
        moves: Sequence[int] | None = None,
        settings: Mapping[str, float] | None = None,
    ) -> None:
        """With `most_edges` moves in it the tree stops growing; the search continues.

        If `moves` are given, only these are searched and reported at the first root, with visit
        counts that differ by at most one. ValueError if one is illegal or repeated, and as of
        `check_search_settings`.
        """

    def run(
        self, seconds: float = 0.0, nodes: int = 0, cpu: float = 0.0, threads: int = 1
    ) -> float:
        """Searches until a limit is reached; 0 is no limit, and one of them is needed.

        `cpu` is in processor seconds of all threads, which a busy machine does not reduce; so is
        what is returned. Several threads share the tree, and then the results depend on chance.
        Named moves are searched by one.
        """

    def stop(self) -> None:
        """Ends one run: the one in progress, or else the next one, before its first node."""

    def advance(self, move_id: int) -> bool: ...
    def follow(self, view: _S) -> bool: ...
    @property
    def nodes(self) -> int:
        """The simulations since the root was set."""

    @property
    def edges(self) -> int:
        """How many moves the tree keeps, which is what its memory depends on."""

    def report(self) -> list[TriedMove]:
        """All of the root's moves, the most visited first."""

class AzulSearch(_Search[AzulState]): ...
class DuelSearch(_Search[DuelState]): ...

def search_settings() -> dict[str, SearchSetting]: ...
def check_search_settings(settings: Mapping[str, float]) -> None:
    """ValueError for a name that does not exist or a value out of range."""

def load_azul_weights(file: bytes) -> None:
    """For searches that start from now on; ValueError says why the weights cannot be used."""

def load_duel_weights(file: bytes) -> None:
    """Either file of Duel; the search uses the position network once it has one."""

def azul_solve(state: AzulState, budget: int) -> Solution | None:
    """The last round's best move by the outcome; None beyond the budget or before that round."""

def azul_solve_round(state: AzulState, budget: int) -> RoundSolution | None:
    """The best move by the lead at the round's end; None beyond the budget."""

def azul_playouts(state: AzulState, games: int, seed: int) -> tuple[list[float], list[float]]: ...
def duel_playouts(state: DuelState, games: int, seed: int) -> tuple[list[float], list[float]]: ...
def azul_position_network(
    state: AzulState,
) -> tuple[list[int], tuple[float, ...], tuple[float, ...], dict[int, float]]:
    """What Azul's position network sees and says.

    The inputs that are on; of every seat, from the player to move on, the win logit and the points
    to come beyond the score if the round ended now; and the logit of every legal move.
    """

def duel_position_network(
    state: DuelState,
) -> tuple[list[int], tuple[float, ...], tuple[float, ...], dict[int, float]]:
    """The same of Duel's; RuntimeError if none has been loaded.

    Nothing in it depends on a plate that the player to move has not seen.
    """

def azul_features(state: AzulState, player: int) -> list[float]: ...
def duel_features(state: DuelState, player: int) -> list[float]: ...
def level_table() -> list[tuple[str, str, Play, Play]]:
    """Each level's name, description, and how it plays Azul and Duel; the weakest first."""

_Tried = Sequence[tuple[int, float, float]] | None

def azul_level_move(level: str, view: AzulState, viewer: int, seed: int) -> int:
    """The move that a level plays: it depends on these and the weights of the search alone."""

def duel_level_move(level: str, view: DuelState, viewer: int, seed: int) -> int: ...
def azul_level_order(
    level: str, view: AzulState, view_seed: int, tried: _Tried = None
) -> list[int]:
    """The ids of moves as they seem good to a level, the best first.

    Those that a search has tried, with the points that it expects for the mover and for the best
    other player; without them all legal moves, by what this turn brings.
    """

def duel_level_order(
    level: str, view: DuelState, view_seed: int, tried: _Tried = None
) -> list[int]: ...
