"""The strong bot: a tree search of the compiled core, given a view and nothing else."""

from __future__ import annotations

import hashlib
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random
from time import monotonic

from manueline.bots.thinking import Info, Limits, Report
from manueline.core import AzulSearch, AzulState, DuelSearch, DuelState, TriedMove, azul_solve
from manueline.games.azul import Azul
from manueline.games.base import View
from manueline.games.duel import Duel
from manueline.games.errors import NotationError
from manueline.games.values import Move

SLICE_SECONDS = 0.05
SLICE_NODES = 2048
"""How long the search runs before it tells its news and looks whether to stop."""
DEFAULT = Limits(nodes=3000)
"""Where nobody sets a limit: nodes, so that it plays the same on every machine."""


Search = AzulSearch | DuelSearch

MOST_SOLVED = 5000
"""How many positions are looked at to solve the rest of the game."""


class Searcher:
    """Thinks with a tree search; with one thread and a node limit it always plays the same.

    A turn in parts is one search: its later parts go on in the tree that the first one grew. Under
    a limit of seconds alone so does the next turn, where the tree knows what the others did. With
    a blur it errs as people do: it misjudges what moves lead to, by that many points on average.
    """

    name = "search"

    def __init__(self, seed: int | None = None, blur: float = 0.0) -> None:
        self._seed = seed or 0
        self._blur = blur
        self._searches: list[Search] = []
        self._expected = ""

    def think(self, view: View, limits: Limits, report: Report, stop: threading.Event) -> Move:
        """Raises NotationError for a game that it does not know, or a view without a move."""
        if not view.legal_moves:
            raise NotationError("no-move", "there is no move to think about in this view")
        if limits.seconds is None and limits.nodes is None:
            limits = replace(limits, nodes=DEFAULT.nodes)
        threads = min(limits.threads, limits.nodes or limits.threads)
        goes_on = view.text == self._expected or (limits.nodes is None and self._follows(view))
        if not goes_on or len(self._searches) != threads:
            self._searches = [_new_search(view, self._seed + n) for n in range(threads)]
        solved = None if self._blur else _solved(view, limits)
        if solved is not None:
            self._expected = ""
            report(solved)
            return solved.line[0]
        _run(self._searches, view, limits, report, stop)
        best = self._choice(view)
        move: Move = view.state.game.move_of(best)
        advanced = [search.advance(best) for search in self._searches]
        self._expected = view.play(move).text if all(advanced) else ""
        return move

    def _follows(self, view: View) -> bool:
        """Whether the trees know the position that the others' moves have led to.

        Only without a node limit, so that with one a move depends on view and seed alone.
        """
        seen = _core_state(view)
        if isinstance(seen, AzulState):
            return all(isinstance(s, AzulSearch) and s.follow(seen) for s in self._searches)
        return all(isinstance(s, DuelSearch) and s.follow(seen) for s in self._searches)

    def _choice(self, view: View) -> int:
        """The most visited move, or with a blur the one that seems to lead furthest."""
        tried = _merged(self._searches)
        if not self._blur:
            return tried[0].move_id
        rng, seat = Random(f"{self._seed} {view.text}"), _seat(view)
        seems = {
            move.move_id: move.lead(seat) + rng.gauss(0.0, self._blur)
            for move in tried
            if move.visits
        }
        return max(seems, key=seems.__getitem__, default=tried[0].move_id)


def _new_search(view: View, seed: int) -> Search:
    """The same view and seed give the same search, whatever hidden world lies behind."""
    digest = hashlib.sha256(f"{seed} {view.text}".encode()).digest()
    number = int.from_bytes(digest[:8], "big")
    seen, seat = _core_state(view), _seat(view)
    if isinstance(seen, AzulState):
        return AzulSearch(seen, seat, number)
    return DuelSearch(seen, seat, number)


def _core_state(view: View) -> AzulState | DuelState:
    """The compiled core's position. Raises NotationError for a game that it does not know."""
    game = view.state.game
    if isinstance(game, Azul):
        return AzulState.from_text(view.state.text)
    if isinstance(game, Duel):
        return DuelState.from_text(view.state.text)
    raise NotationError("no-bot", f"search does not know the game {game.name!r}")


def _solved(view: View, limits: Limits) -> Info | None:
    """The last turns of the last round of Azul for two leave nothing to guess."""
    if not isinstance(view.state.game, Azul) or view.state.game.players != 2:
        return None
    budget = min(MOST_SOLVED, limits.nodes or MOST_SOLVED)
    solution = azul_solve(AzulState.from_text(view.state.text), budget)
    if solution is None:
        return None
    move, seat = view.state.game.move_of(solution.move_id), _seat(view)
    return Info(
        solution.nodes, 0.0, score=solution.lead(seat), win=solution.win[seat], line=(move,)
    )


def _seat(view: View) -> int:
    assert view.viewer is not None
    return view.viewer


def _run(
    searches: list[Search],
    view: View,
    limits: Limits,
    report: Report,
    stop: threading.Event,
) -> None:
    start = monotonic()
    each = None if limits.nodes is None else -(-limits.nodes // len(searches))
    with ThreadPoolExecutor(len(searches)) as pool:
        while True:
            left = None if limits.seconds is None else limits.seconds - (monotonic() - start)
            seconds = SLICE_SECONDS if left is None else max(1e-4, min(SLICE_SECONDS, left))
            nodes = searches[0].nodes + SLICE_NODES
            nodes = nodes if each is None else min(nodes, each)
            timed = 0.0 if limits.seconds is None else seconds
            list(pool.map(lambda search, n=nodes, s=timed: search.run(s, n), searches))
            for info in _news(searches, view, limits.lines, monotonic() - start):
                report(info)
            out_of_time = left is not None and monotonic() - start >= (limits.seconds or 0.0)
            if stop.is_set() or out_of_time or (each is not None and searches[0].nodes >= each):
                return


def _merged(searches: list[Search]) -> list[TriedMove]:
    """The moves of all threads' trees together, the most visited first."""
    if len(searches) == 1:
        return searches[0].report()
    totals: dict[int, TriedMove] = {}
    for search in searches:
        for move in search.report():
            known = totals.get(move.move_id)
            totals[move.move_id] = move if known is None else known.merged(move)
    return sorted(totals.values(), key=lambda move: (-move.visits, -move.utility, move.move_id))


def _news(searches: list[Search], view: View, lines: int, seconds: float) -> list[Info]:
    game = view.state.game
    nodes = sum(search.nodes for search in searches)
    seat = _seat(view)
    return [
        Info(
            nodes,
            seconds,
            score=move.lead(seat),
            win=move.win[seat],
            line=tuple(game.move_of(id_) for id_ in move.line),
            rank=rank,
        )
        for rank, move in enumerate(_merged(searches)[:lines], start=1)
    ]
