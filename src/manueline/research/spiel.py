"""Both games for OpenSpiel: `manueline_azul` and `manueline_duel`, registered by importing this.

Nature's single draws are explicit chance nodes. A player's observation is its view; its information
state is the sequence of moves as it saw them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from manueline.core import CoreState, DuelState, Rng, bridge_of
from manueline.extras import missing_extra
from manueline.games.azul import Azul
from manueline.games.azul.components import FACTORY_TILES, LAST_ROUND
from manueline.games.base import Game, State, View
from manueline.games.duel import Duel
from manueline.games.duel.components import FIRST_GAME, ROUNDS
from manueline.games.values import NATURE
from manueline.research.layout import MOST_POINTS
from manueline.research.observation import layout_of
from manueline.research.spaces import Reward, checked, rewards_of

try:
    import pyspiel
except ModuleNotFoundError:
    raise missing_extra("research", __name__, "pyspiel") from None

AZUL, DUEL = "manueline_azul", "manueline_duel"
DUEL_DRAWS_PER_ROUND = 21 + 4 + 4 * 2 * 13 + 4 * 2
"""At most: tiles, chips, plates drawn (a back and a look each), and the display's plates."""

_NUMBER_OF_SEEDS = 2**63


def move_id(player: int, action: int) -> int:
    """Our id of an OpenSpiel action: nature's ids count down from -1, OpenSpiel's up from 0."""
    return -1 - action if player == pyspiel.PlayerId.CHANCE else action


class SeenMoves:
    """The moves of a game as one player saw them. Immutable: `extended` returns a longer value."""

    __slots__ = ("_texts", "length", "player", "view")

    def __init__(self, player: int, view: State, texts: tuple[str, ...], length: int) -> None:
        self.player, self.view, self._texts, self.length = player, view, texts, length

    @property
    def text(self) -> str:
        return f"seat {self.player + 1}: {' '.join(self._texts)}"

    def extended(self, actions: Sequence[int]) -> SeenMoves:
        """These moves and the later ones of the whole history, which must begin with them."""
        view, texts = self.view, list(self._texts)
        for action in actions[self.length :]:
            mover = pyspiel.PlayerId.CHANCE if view.turn == NATURE else view.turn
            assert mover is not None
            move = view.redact(view.game.move_of(move_id(mover, action)), self.player)
            view = View(view, self.player).play(move).state
            texts.append(move.text)
        return SeenMoves(self.player, view, tuple(texts), len(actions))

    def resampled(self, other: SeenMoves, world: State) -> SeenMoves:
        """What this player would know in a state that was sampled from the other's information."""
        view = world.view(self.player).state
        return SeenMoves(self.player, view, (*other._texts, f"[{view.text}]"), other.length)

    def __deepcopy__(self, memo: object) -> SeenMoves:
        return self


class SpielGame(pyspiel.Game):
    """One of our games, its options chosen by OpenSpiel's parameters."""

    def __init__(self, kind: Any, game: Game, reward: Reward, draws: int, params: Any) -> None:
        info = game.info
        by_points = (-MOST_POINTS, MOST_POINTS)
        low, high = by_points if checked(reward) == "margin" else info.utility_range
        self.rules = game
        self.reward: Reward = reward
        self._draws = draws
        described = pyspiel.GameInfo(
            num_distinct_actions=info.action_count,
            max_chance_outcomes=info.chance_count,
            num_players=info.players,
            min_utility=float(low),
            max_utility=float(high),
            utility_sum=0.0,
            max_game_length=info.longest_game,
        )
        super().__init__(kind, described, params)

    def max_chance_nodes_in_history(self) -> int:
        return self._draws

    def new_initial_state(self) -> SpielState:
        return SpielState(self, bridge_of(self.rules).new(self.rules))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.rules, kind, params)


class SpielState(pyspiel.State):
    """A position of the compiled core with OpenSpiel's interface."""

    def __init__(self, game: SpielGame, position: CoreState) -> None:
        super().__init__(game)
        self.position = position
        self._seen: tuple[SeenMoves, ...] | None = None

    @property
    def _game(self) -> Any:
        return self.get_game()

    def current_player(self) -> int:
        turn = self.position.turn
        if turn is None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if turn == NATURE else turn

    def is_terminal(self) -> bool:
        return self.position.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_ids()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weighed = self.position.chance()
        total = sum(weight for _, weight in weighed)
        return [(-1 - id_, weight / total) for id_, weight in weighed]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.play(move_id(self.current_player(), action))

    def _action_to_string(self, player: int, action: int) -> str:
        text: str = self._game.rules.move_of(move_id(player, action)).text
        return text

    def returns(self) -> list[float]:
        outcome = self.position.outcome
        if outcome is None:
            return [0.0] * self.position.players
        return rewards_of(outcome, self._game.reward)

    def seen_moves(self, player: int) -> SeenMoves:
        """The game as the player saw it. Only moves since the last call are replayed."""
        actions = self.history()
        if self._seen is None:
            new = self._game.rules.new()
            seats = range(self.position.players)
            self._seen = tuple(SeenMoves(seat, new.view(seat).state, (), 0) for seat in seats)
        if self._seen[player].length < len(actions):
            self._seen = tuple(seen.extended(actions) for seen in self._seen)
        return self._seen[player]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one; what it cannot know is drawn again.

        Its history stays the old one and does not lead to the new position.
        """
        own = self.seen_moves(player)
        other: SpielState = self.clone()
        if isinstance(self.position, DuelState):
            rng = Rng(int(sampler() * _NUMBER_OF_SEEDS))
            other.position = self.position.mask(player).fill(player, rng)
            world = self._game.rules.parse(other.position.text, check=False)
            other._seen = tuple(
                seen if seen.player == player else seen.resampled(own, world)
                for seen in self._seen or ()
            )
        return other

    def __str__(self) -> str:
        return self.position.text


class Observer:
    """A player's view as tensor and text; with perfect recall, the moves as it saw them, as text.

    It can be split into the public part and the part that only the player knows.
    """

    def __init__(self, rules: Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observation takes no parameters, such as {params}")
        private = pyspiel.PrivateInfoType
        if kind.private_info == private.ALL_PLAYERS:
            raise ValueError("a player cannot observe what is private to others")
        self._public = kind.public_info
        self._private = kind.private_info == private.SINGLE_PLAYER
        self._perfect_recall = kind.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not kind.perfect_recall:
            layout = layout_of(rules)
            self.tensor = np.zeros(layout.size, np.float32)
            self.dict = layout.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        row = _masked(state.position, player if self._private else None).observe(player)
        if not self._public:
            row = np.maximum(row - _masked(state.position, None).observe(player), 0)
        self.tensor[:] = row

    def string_from(self, state: SpielState, player: int) -> str | None:
        if self._perfect_recall:
            return state.seen_moves(player).text if self._public and self._private else None
        if self._public:
            seat = player + 1 if self._private else "-"
            view = _masked(state.position, player if self._private else None)
            return f"view:{seat} {view.text}"
        own, public = (_masked(state.position, who).text.split() for who in (player, None))
        return " ".join(mine for mine, theirs in zip(own, public, strict=True) if mine != theirs)


def _masked(position: CoreState, viewer: int | None) -> CoreState:
    return position.mask(viewer) if isinstance(position, DuelState) else position


def _game_type(
    name: str, title: str, information: Any, players: tuple[int, int], parameters: dict[str, Any]
) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=name,
        long_name=title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


AZUL_TYPE = _game_type(
    AZUL,
    "Azul",
    pyspiel.GameType.Information.PERFECT_INFORMATION,
    (2, 4),
    {"players": 2, "wall": "coloured", "reward": "outcome"},
)
DUEL_TYPE = _game_type(
    DUEL,
    "Azul Duel",
    pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    (2, 2),
    {"tablets": "+".join(FIRST_GAME), "reward": "outcome"},
)


def _chosen(kind: Any, params: Any) -> dict[str, Any]:
    return {**kind.parameter_specification, **(params or {})}


class AzulSpiel(SpielGame):
    """`manueline_azul(players=2,wall=coloured,reward=outcome)`."""

    def __init__(self, params: Any = None) -> None:
        chosen = _chosen(AZUL_TYPE, params)
        game = Azul(chosen["players"], chosen["wall"])
        draws = 1 + LAST_ROUND * FACTORY_TILES * game.factories
        super().__init__(AZUL_TYPE, game, chosen["reward"], draws, params or {})


class DuelSpiel(SpielGame):
    """`manueline_duel(tablets=rows+columns+diagonals,reward=outcome)`."""

    def __init__(self, params: Any = None) -> None:
        chosen = _chosen(DUEL_TYPE, params)
        game = Duel(tuple(chosen["tablets"].split("+")))
        draws = 10 + ROUNDS * DUEL_DRAWS_PER_ROUND
        super().__init__(DUEL_TYPE, game, chosen["reward"], draws, params or {})


pyspiel.register_game(AZUL_TYPE, AzulSpiel)
pyspiel.register_game(DUEL_TYPE, DuelSpiel)
