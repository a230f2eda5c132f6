"""The base class of bots that play by analysis; the moves of a turn share its limit."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Generator, Iterable
from dataclasses import replace

from manueline.bots.base import Analyser, Analysis, Limit
from manueline.games.base import View
from manueline.games.values import AnyMove, Move


class AnalysingBot(Analyser):
    """Plays the move of its last analysis.

    Some turns of Azul Duel have several moves. `choose` sums the time and nodes used since the turn
    began, and gives each later move what is left of the limit.
    """

    def __init__(self, name: str, limit: Limit) -> None:
        """`limit` applies to turns without a limit of their own."""
        self.name = name
        self.limit = limit
        self._spent_seconds = 0.0
        self._spent_nodes = 0
        self._spent_cpu = 0.0

    @abstractmethod
    def analysing(
        self,
        view: View,
        limit: Limit | None = None,
        *,
        lines: int = 1,
        moves: Iterable[AnyMove] | None = None,
    ) -> Generator[Analysis, None, None]: ...

    def choose(self, view: View, limit: Limit | None = None) -> Move:
        """Raises as `analysing` does."""
        analysis = self.analyse(view, self._left(view, limit))
        self._spend(analysis)
        return analysis.move

    def _allowed(self, limit: Limit | None) -> Limit:
        """The limit that applies if this one is requested."""
        if limit is None:
            return self.limit
        if limit.is_open:
            return replace(self.limit, threads=limit.threads)
        return limit

    def _left(self, view: View, limit: Limit | None) -> Limit:
        """The turn's limit minus what its earlier moves have used."""
        if not view.state.mid_turn:
            self._spent_seconds, self._spent_nodes, self._spent_cpu = 0.0, 0, 0.0
        whole = self._allowed(limit)
        seconds, nodes, cpu = whole.seconds, whole.nodes, whole.cpu
        return replace(
            whole,
            seconds=None if seconds is None else max(0.0, seconds - self._spent_seconds),
            nodes=None if nodes is None else max(1, nodes - self._spent_nodes),
            cpu=None if cpu is None else max(0.0, cpu - self._spent_cpu),
        )

    def _spend(self, analysis: Analysis) -> None:
        self._spent_seconds += analysis.seconds
        self._spent_nodes += analysis.nodes
        self._spent_cpu += analysis.cpu
