"""The bot `search`: the tree search of the compiled core on a view."""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterable, Mapping
from time import monotonic, thread_time

from manueline.bots.analysing import AnalysingBot
from manueline.bots.base import Analysis, Limit, Line, check_to_move, fresh_seed, named_moves
from manueline.core import (
    FORECAST_NODES,
    SEARCH_SETTINGS,
    Bridge,
    CoreSearch,
    TriedMove,
    bridge_of,
    check_search_settings,
)
from manueline.games.base import View
from manueline.games.values import AnyMove, Move

CONTINUATION = f"search:nodes={FORECAST_NODES}"
"""The chances to win are those of a game that goes on so."""
SLICE_SECONDS = 0.05
SLICE_NODES = 2048
"""How long the search runs between two analyses, where it can be stopped."""
DEFAULT = Limit(nodes=3000)
"""The default limit: in nodes, so that it plays the same on every machine."""


class SearchBot(AnalysingBot):
    """A tree search; with a seed, one thread and a node limit it always plays the same.

    Later moves of a turn reuse the tree of the first. Without a node limit the next turn reuses
    it too, if it contains the position. `settings` replace defaults of
    `manueline.core.SEARCH_SETTINGS`.
    """

    def __init__(
        self,
        seed: int | None = None,
        limit: Limit | None = None,
        *,
        name: str = "search",
        settings: Mapping[str, float] | None = None,
    ) -> None:
        """Raises ValueError for a setting that does not exist or is out of range."""
        super().__init__(name, limit or DEFAULT)
        self._seed = fresh_seed() if seed is None else seed
        self.settings = dict(settings or {})
        check_search_settings(self.settings)
        self._tree: CoreSearch | None = None
        self._expected = ""

    def analysing(
        self,
        view: View,
        limit: Limit | None = None,
        *,
        lines: int = 1,
        moves: Iterable[AnyMove] | None = None,
    ) -> Generator[Analysis, None, None]:
        """Raises NotationError for a game that it does not know, or a view without a move."""
        check_to_move(view)
        watch = _Watch()
        bridge, allowed = bridge_of(view.game), self._allowed(limit)
        named = None if moves is None else named_moves(view, moves)
        if named is None and self._solves(view):
            solved = _solved(bridge, view, allowed, self._setting("solver-positions"), watch)
            if solved is not None:
                self._expected = ""
                yield solved
                return
        tree = self._tree_for(bridge, view, allowed, named)
        self._tree = tree if named is None else None  # a tree of named moves lacks the others
        count = lines if named is None else len(named)
        yield from self._searching(tree, view, allowed, count, named, watch)

    def _setting(self, name: str) -> float:
        return self.settings.get(name, SEARCH_SETTINGS[name].default)

    def _tree_for(
        self, bridge: Bridge, view: View, limit: Limit, named: list[Move] | None
    ) -> CoreSearch:
        """The tree of the last choice if it contains this view, else a new one.

        With a node limit only the tree of an earlier move of this turn is reused, so that a move
        depends on view and seed alone.
        """
        if named is None and self._tree is not None:
            if view.text == self._expected:
                return self._tree
            if limit.nodes is None and bridge.follow(self._tree, view):
                return self._tree
        ids = None if named is None else [move.id for move in named if move.id is not None]
        return bridge.search(view, view_seed(self._seed, view.text), ids, self.settings)

    def _searching(
        self,
        tree: CoreSearch,
        view: View,
        limit: Limit,
        lines: int,
        named: list[Move] | None,
        watch: _Watch,
    ) -> Generator[Analysis, None, None]:
        self._expected = ""
        analysis: Analysis | None = None
        try:
            for _ in _slices(tree, limit, watch):
                tried = tree.report()
                if named is not None:
                    # They have equal visits, so what they promise ranks them.
                    tried.sort(key=lambda move: (-move.utility, -move.lead(view.state.mover)))
                analysis = Analysis(
                    tuple(_line(view, move) for move in tried[:lines]),
                    tree.nodes,
                    watch.seconds,
                    view.game.move_of(self._choice(view, tried)),
                    watch.cpu,
                    CONTINUATION,
                )
                yield analysis
        finally:
            if analysis is not None:
                self._advance(tree, view, analysis.move)

    def _solves(self, view: View) -> bool:
        """Whether the rest of the game is solved exactly where it can be."""
        return True

    def _choice(self, view: View, tried: list[TriedMove]) -> int:
        """The id of the move to play, of those that the search has tried."""
        return tried[0].move_id

    def _advance(self, tree: CoreSearch, view: View, move: Move) -> None:
        """Move the root of the tree to the position after the move."""
        assert move.id is not None
        self._expected = view.play(move).text if tree.advance(move.id) else ""


class _Watch:
    """The time since an analysis began, by the clock and of the processor."""

    def __init__(self) -> None:
        self._start = monotonic()
        self._cpu_start = thread_time()
        self.threads_cpu = 0.0
        """The processor seconds of other threads than the one that analyses."""

    @property
    def seconds(self) -> float:
        return monotonic() - self._start

    @property
    def cpu(self) -> float:
        return thread_time() - self._cpu_start + self.threads_cpu


def view_seed(seed: int, text: str) -> int:
    """A seed for the search that depends only on the view and the bot's seed."""
    return int.from_bytes(hashlib.sha256(f"{seed} {text}".encode()).digest()[:8], "big")


def _solved(
    bridge: Bridge, view: View, limit: Limit, most: float, watch: _Watch
) -> Analysis | None:
    """The exact best move, if the rest of the game has no chance and at most so many positions."""
    if most < 1:
        return None
    budget = min(int(most), limit.nodes or int(most))
    state = bridge.read(view.game, view.state.text)
    mover = view.state.mover
    solution = bridge.solve(state, budget)
    if solution is None:
        return None
    ids, nodes = [solution.move_id], solution.nodes
    state = state.play(solution.move_id)
    while (reply := None if state.is_over else bridge.solve(state, int(most))) is not None:
        ids.append(reply.move_id)
        state = state.play(reply.move_id)
    moves = tuple(view.game.move_of(id_) for id_ in ids)
    line = Line(
        moves[0],
        solution.lead(mover),
        solution.win[mover],
        moves=moves,
        wins=solution.win,
        scores=solution.score,
        spreads=(0.0,) * len(solution.score),
        error=0.0,
        exact=True,
    )
    return Analysis((line,), nodes, watch.seconds, moves[0], watch.cpu, CONTINUATION)


def _slices(tree: CoreSearch, limit: Limit, watch: _Watch) -> Generator[None, None, None]:
    """Search in slices until a limit is reached; yields after each."""
    while True:
        seconds = _slice_seconds(limit.seconds, watch.seconds)
        cpu = _slice_seconds(limit.cpu, watch.cpu)
        nodes = tree.nodes + SLICE_NODES * limit.threads
        nodes = nodes if limit.nodes is None else min(nodes, limit.nodes)
        start = thread_time()
        used = tree.run(seconds, nodes, cpu, limit.threads)
        watch.threads_cpu += used - (thread_time() - start)
        yield
        if limit.nodes is not None and tree.nodes >= limit.nodes:
            return
        if limit.seconds is not None and watch.seconds >= limit.seconds:
            return
        if limit.cpu is not None and watch.cpu >= limit.cpu:
            return


def _slice_seconds(limit: float | None, used: float) -> float:
    """How long the search runs until the next analysis; 0 is no limit."""
    return 0.0 if limit is None else max(1e-4, min(SLICE_SECONDS, limit - used))


def _line(view: View, tried: TriedMove) -> Line:
    moves, seat = tuple(view.game.move_of(id_) for id_ in tried.line), view.state.mover
    if not tried.visits:  # nothing is expected yet
        return Line(moves[0], visits=0, moves=moves)
    return Line(
        moves[0],
        tried.lead(seat),
        tried.win[seat],
        tried.visits,
        moves,
        tried.win,
        tried.score,
        tried.spread,
        tried.error,
        tried.exact,
        tried.difference,
        tried.difference_error,
    )
