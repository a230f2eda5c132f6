"""Both games for OpenSpiel: `manueline_azul` and `manueline_duel`, registered by importing this.

Nature's single draws are explicit chance nodes. What a player observes is its view; what it knows,
its information state, is the run of moves as it saw them.
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
    """Our id of an OpenSpiel action: nature's count down from -1, there all count up from 0."""
    return -1 - action if player == pyspiel.PlayerId.CHANCE else action


class Story:
    """A game so far as one player saw it: an immutable value that grows when it is asked for."""

    __slots__ = ("_told", "length", "player", "view")

    def __init__(self, player: int, view: State, told: tuple[str, ...], length: int) -> None:
        self.player, self.view, self._told, self.length = player, view, told, length

    @property
    def text(self) -> str:
        return f"seat {self.player + 1}: {' '.join(self._told)}"

    def grown(self, actions: Sequence[int]) -> Story:
        """The story up to the end of the history, of which it knows the beginning."""
        view, told = self.view, list(self._told)
        for action in actions[self.length :]:
            mover = pyspiel.PlayerId.CHANCE if view.turn == NATURE else view.turn
            assert mover is not None
            move = view.redact(view.game.move_of(move_id(mover, action)), self.player)
            view = View(view, self.player).play(move).state
            told.append(move.text)
        return Story(self.player, view, tuple(told), len(actions))

    def imagined_by(self, other: Story, world: State) -> Story:
        """What this player would know if the world were one that the other cannot rule out."""
        view = world.view(self.player).state
        return Story(self.player, view, (*other._told, f"[{view.text}]"), other.length)

    def __deepcopy__(self, memo: object) -> Story:
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
    """A position of the compiled core, with what OpenSpiel asks of one."""

    def __init__(self, game: SpielGame, position: CoreState) -> None:
        super().__init__(game)
        self.position = position
        self._stories: tuple[Story, ...] | None = None

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

    def story(self, player: int) -> Story:
        """The game as the player saw it. Only what is new since the last call has to be told."""
        actions = self.history()
        if self._stories is None:
            new = self._game.rules.new()
            seats = range(self.position.players)
            self._stories = tuple(Story(seat, new.view(seat).state, (), 0) for seat in seats)
        if self._stories[player].length < len(actions):
            self._stories = tuple(story.grown(actions) for story in self._stories)
        return self._stories[player]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that is the same to the player, what it cannot know drawn anew.

        Its history stays the old one, and is no longer what led to its position.
        """
        own = self.story(player)
        other: SpielState = self.clone()
        if isinstance(self.position, DuelState):
            rng = Rng(int(sampler() * _NUMBER_OF_SEEDS))
            other.position = self.position.mask(player).fill(player, rng)
            world = self._game.rules.parse(other.position.text, check=False)
            other._stories = tuple(
                story if story.player == player else story.imagined_by(own, world)
                for story in self._stories or ()
            )
        return other

    def __str__(self) -> str:
        return self.position.text


class Observer:
    """A player's view as tensor and text; with perfect recall, the game as it saw it, as text.

    It can be parted into what the public sees too, and what only the player does.
    """

    def __init__(self, rules: Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observation takes no parameters, such as {params}")
        private = pyspiel.PrivateInfoType
        if kind.private_info == private.ALL_PLAYERS:
            raise ValueError("nobody observes what is private to others")
        self._public = kind.public_info
        self._private = kind.private_info == private.SINGLE_PLAYER
        self._remembers = kind.perfect_recall
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
        if self._remembers:
            return state.story(player).text if self._public and self._private else None
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
