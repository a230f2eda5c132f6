"""The bot `search`: the tree search of the compiled core on a view."""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterable
from time import monotonic

from manueline.bots.analysing import AnalysingBot
from manueline.bots.base import Analysis, Limit, Line, check_to_move, fresh_seed, named_moves
from manueline.core import Bridge, CoreSearch, TriedMove, bridge_of
from manueline.games.base import View
from manueline.games.values import AnyMove, Move

SLICE_SECONDS = 0.05
SLICE_NODES = 2048
"""How long the search runs between two analyses, where it can be stopped."""
DEFAULT = Limit(nodes=3000)
"""The default limit: in nodes, so that it plays the same on every machine."""
MOST_SOLVED = 5000
"""The node limit for solving the rest of the game."""


class SearchBot(AnalysingBot):
    """A tree search; with a seed, one thread and a node limit it always plays the same.

    Later moves of a turn reuse the tree of the first. With a limit in seconds alone, the next turn
    reuses it too, if it contains the position.
    """

    def __init__(
        self,
        seed: int | None = None,
        limit: Limit | None = None,
        *,
        name: str = "search",
    ) -> None:
        super().__init__(name, limit or DEFAULT)
        self._seed = fresh_seed() if seed is None else seed
        self._trees: list[CoreSearch] = []
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
        bridge, allowed = bridge_of(view.game), self._allowed(limit)
        named = None if moves is None else named_moves(view, moves)
        if named is None and self._solves(view):
            solved = _solved(bridge, view, allowed)
            if solved is not None:
                self._expected = ""
                yield solved
                return
        self._trees = self._trees_for(bridge, view, allowed, named)
        yield from self._searching(view, allowed, lines if named is None else len(named), named)

    def _trees_for(
        self, bridge: Bridge, view: View, limit: Limit, named: list[Move] | None
    ) -> list[CoreSearch]:
        """The trees of the last choice if they contain this view, else new ones: one per thread.

        With a node limit only trees of an earlier move of this turn are reused, so that a move
        depends on view and seed alone.
        """
        threads = min(limit.threads, limit.nodes or limit.threads)
        if named is None and len(self._trees) == threads:
            if view.text == self._expected:
                return self._trees
            if limit.nodes is None and all(bridge.follow(tree, view) for tree in self._trees):
                return self._trees
        ids = None if named is None else [move.id for move in named if move.id is not None]
        return [
            bridge.search(view, view_seed(self._seed + n, view.text), ids) for n in range(threads)
        ]

    def _searching(
        self, view: View, limit: Limit, lines: int, named: list[Move] | None
    ) -> Generator[Analysis, None, None]:
        trees, self._expected = self._trees, ""
        analysis: Analysis | None = None
        try:
            for seconds in _slices(trees, limit):
                tried = _merged(trees)
                if named is not None:
                    # They have equal visits, so what they promise ranks them.
                    tried.sort(key=lambda move: (-move.utility, -move.lead(view.state.mover)))
                analysis = Analysis(
                    tuple(_line(view, move) for move in tried[:lines]),
                    sum(tree.nodes for tree in trees),
                    seconds,
                    view.game.move_of(self._choice(view, tried)),
                )
                yield analysis
        finally:
            if analysis is not None:
                self._advance(view, analysis.move)

    def _solves(self, view: View) -> bool:
        """Whether the rest of the game is solved exactly where it can be."""
        return True

    def _choice(self, view: View, tried: list[TriedMove]) -> int:
        """The id of the move to play, of those that the search has tried."""
        return tried[0].move_id

    def _advance(self, view: View, move: Move) -> None:
        """Move the roots of the trees to the position after the move."""
        assert move.id is not None
        advanced = [tree.advance(move.id) for tree in self._trees]
        self._expected = view.play(move).text if all(advanced) else ""


def view_seed(seed: int, text: str) -> int:
    """A seed for the search that depends only on the view and the bot's seed."""
    return int.from_bytes(hashlib.sha256(f"{seed} {text}".encode()).digest()[:8], "big")


def _solved(bridge: Bridge, view: View, limit: Limit) -> Analysis | None:
    """The exact best move, if the rest of the game has no chance and is short."""
    start = monotonic()
    budget = min(MOST_SOLVED, limit.nodes or MOST_SOLVED)
    state = bridge.read(view.game, view.state.text)
    mover = view.state.mover
    solution = bridge.solve(state, budget)
    if solution is None:
        return None
    ids, nodes = [solution.move_id], solution.nodes
    state = state.play(solution.move_id)
    while (reply := None if state.is_over else bridge.solve(state, MOST_SOLVED)) is not None:
        ids.append(reply.move_id)
        state = state.play(reply.move_id)
    moves = tuple(view.game.move_of(id_) for id_ in ids)
    line = Line(moves[0], solution.lead(mover), solution.win[mover], moves=moves)
    return Analysis((line,), nodes, monotonic() - start, moves[0])


def _slices(trees: list[CoreSearch], limit: Limit) -> Generator[float, None, None]:
    """Search in slices until a limit is reached; yields the seconds since the start."""
    # Imported here: it loads logging, a tenth of the time of `import manueline`.
    from concurrent.futures import ThreadPoolExecutor

    start = monotonic()
    each = None if limit.nodes is None else -(-limit.nodes // len(trees))
    with ThreadPoolExecutor(len(trees)) as pool:
        while True:
            left = None if limit.seconds is None else limit.seconds - (monotonic() - start)
            seconds = 0.0 if left is None else max(1e-4, min(SLICE_SECONDS, left))
            nodes = trees[0].nodes + SLICE_NODES
            nodes = nodes if each is None else min(nodes, each)
            list(pool.map(lambda tree, n=nodes, s=seconds: tree.run(s, n), trees))
            used = monotonic() - start
            yield used
            if each is not None and trees[0].nodes >= each:
                return
            if limit.seconds is not None and used >= limit.seconds:
                return


def _merged(trees: list[CoreSearch]) -> list[TriedMove]:
    """The moves of all trees merged, the most visited first."""
    if len(trees) == 1:
        return trees[0].report()
    totals: dict[int, TriedMove] = {}
    for tree in trees:
        for move in tree.report():
            known = totals.get(move.move_id)
            totals[move.move_id] = move if known is None else known.merged(move)
    return sorted(totals.values(), key=lambda move: (-move.visits, -move.utility, move.move_id))


def _line(view: View, tried: TriedMove) -> Line:
    moves, seat = tuple(view.game.move_of(id_) for id_ in tried.line), view.state.mover
    if not tried.visits:  # nothing is expected yet
        return Line(moves[0], visits=0, moves=moves)
    return Line(moves[0], tried.lead(seat), tried.win[seat], tried.visits, moves)
