"""Makes tests/bots/tactics.json: positions whose best moves are known, and not the obvious ones.

python native/make_tactics.py azul 60 1
python native/make_tactics.py duel 60 1

The numbers are how many positions there shall be, and the seed of the first game that is looked at.

In Azul for two they are positions of the last round: every legal move is solved to the end of the
game, and the shorter ones again by plain minimax. Some moves win, or share the victory, and all
others have a worse outcome. In Duel a search of 20,000 nodes picks a move, and then
its rivals are compared with it by common random numbers: it is better than each of them by more
than four standard errors. A position is taken only if the move of the highest prior is not best.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from manueline.core import AzulSearch, AzulState, DuelSearch, DuelState, Rng, azul_solve

FILE = Path(__file__).parents[1] / "tests/bots/tactics.json"
BUDGET = 30_000
"""Positions that the solver may look at for each move."""
PLAIN = 20_000
"""Positions of a plain minimax."""
PLAYED, LOOKED, DEEP = 40, 300, 20_000
"""Nodes: of the moves of the games, of a first look, and of a proof."""
RIVALS = 3
ERRORS = 4
State = AzulState | DuelState
Search = AzulSearch | DuelSearch


def search_of(state: State, seed: int, moves: list[int] | None = None) -> Search:
    assert state.turn is not None
    if isinstance(state, AzulState):
        return AzulSearch(state, state.turn, seed, moves=moves)
    return DuelSearch(state.mask(state.turn), state.turn, seed, moves=moves)


def decisions(start: State, seed: int) -> Iterator[State]:
    """The choices of a game that a weak search plays with itself."""
    state, rng = start, Rng(seed)
    while not state.is_over:
        assert state.turn is not None
        if state.turn < 0:
            move = state.sample_move(rng)
            assert move is not None
        else:
            if len(state.legal_ids()) > 1:
                yield state
            search = search_of(state, rng.next())
            search.run(nodes=PLAYED)
            move = search.report()[0].move_id
        state = state.play(move)


def seems_best(state: State) -> int:
    """The move of the highest prior."""
    return search_of(state, 1).report()[0].move_id


# --- Azul ----------------------------------------------------------------------------------------


def solved_values(state: AzulState) -> dict[int, tuple[float, float]] | None:
    """The mover's share of the victory and lead after each move, by the solver."""
    player, values = state.turn, {}
    assert player is not None
    for move in state.legal_ids():
        after = state.play(move)
        if after.outcome is not None:
            score, ranks = after.scores, after.outcome.ranks
            win = 0.5 if ranks[0] == ranks[1] else float(ranks[player] == 1)
            values[move] = (win, float(score[player] - score[1 - player]))
            continue
        solution = azul_solve(after, BUDGET)
        if solution is None:
            return None
        values[move] = (solution.win[player], solution.lead(player))
    return values


class TooManyPositions(Exception):
    pass


def minimax(state: AzulState, known: dict[str, tuple[float, float]]) -> tuple[float, float]:
    """Player 0's share of the victory and lead after best play, without any pruning."""
    if (found := known.get(state.text)) is not None:
        return found
    if len(known) > PLAIN:
        raise TooManyPositions
    if state.outcome is not None:
        ranks, score = state.outcome.ranks, state.scores
        win = 0.5 if ranks[0] == ranks[1] else float(ranks[0] == 1)
        value = (win, float(score[0] - score[1]))
    else:
        results = [minimax(state.play(move), known) for move in state.legal_ids()]
        value = max(results) if state.turn == 0 else min(results)
    known[state.text] = value
    return value


def check_by_minimax(state: AzulState, values: dict[int, tuple[float, float]]) -> bool:
    """Whether plain minimax was short enough to check the values."""
    known: dict[str, tuple[float, float]] = {}
    try:
        for move, (win, lead) in values.items():
            found = minimax(state.play(move), known)
            expected = (win, lead) if state.turn == 0 else (1 - win, -lead)
            assert found == expected, (state.text, move, found, expected)
    except TooManyPositions:
        return False
    return True


def errs(state: AzulState) -> bool:
    """Whether the move of the highest prior gives up what best play has."""
    if state.round < 5 and max(state.scores) < 20:
        return False  # hardly the last round
    solution = azul_solve(state, BUDGET)
    if solution is None or state.turn is None or solution.win[state.turn] == 0:
        return False
    after = state.play(seems_best(state))
    if after.is_over:
        return False
    reply = azul_solve(after, BUDGET)
    return reply is not None and reply.win[state.turn] < solution.win[state.turn]


def azul_tactics(first_seed: int) -> Iterator[dict[str, object]]:
    for seed in count(first_seed):
        wall = ("coloured", "grey")[seed % 2]
        taken = 0
        for state in decisions(AzulState.new(2, wall, 0), seed):
            if taken == 2 or not isinstance(state, AzulState) or state.phase != "offer":
                continue
            if not errs(state):
                continue
            values = solved_values(state)
            if values is None:
                continue
            top, _ = max(values.values())
            best = [move for move, (win, _) in values.items() if win == top]
            if len(best) > len(values) / 3:
                continue
            proof = "minimax" if check_by_minimax(state, values) else "solver"
            yield {"position": state.text, "best": best, "proof": proof}
            taken += 1


# --- Duel ----------------------------------------------------------------------------------------


def proven(state: DuelState, seed: int) -> tuple[int, float, float] | None:
    """The best move, and the smallest difference to a rival with its error, if it is certain."""
    deep = search_of(state, seed)
    deep.run(nodes=DEEP)
    report = [move for move in deep.report() if move.visits]
    ids = [move.move_id for move in report[: RIVALS + 1]]
    if len(ids) < 2 or report[0].visits < DEEP / 3:
        return None
    pairs = search_of(state, seed + 1, ids)
    pairs.run(nodes=DEEP)
    best, *rivals = pairs.report()
    if best.move_id != ids[0]:
        return None
    differences = [(rival.difference or 0.0, rival.difference_error or 0.5) for rival in rivals]
    least, error = max(differences)
    if any(-difference <= ERRORS * off for difference, off in differences):
        return None
    return ids[0], -least, error


def duel_tactics(first_seed: int) -> Iterator[dict[str, object]]:
    for seed in count(first_seed):
        start = DuelState.new(("draw4",) if seed % 2 else ("draw3",), 0)
        taken = 0
        for number, state in enumerate(decisions(start, seed)):
            if taken == 4 or not isinstance(state, DuelState) or state.phase != "acquire":
                continue
            looked = search_of(state, number)
            looked.run(nodes=LOOKED)
            first, *rest = looked.report()
            if not rest or first.move_id == seems_best(state) or first.visits < LOOKED / 2:
                continue
            found = proven(state, 1000 * seed + number)
            if found is None:
                continue
            assert state.turn is not None
            move, difference, error = found
            yield {
                "position": state.mask(state.turn).text,
                "best": [move],
                "proof": f"{difference:.3f} more wins, error {error:.3f}",
            }
            taken += 1


MAKERS = {"azul": azul_tactics, "duel": duel_tactics}


def main() -> None:
    """Adds positions to those of the game; every one is written at once."""
    name, wanted, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    made = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    found = made.setdefault(name, [])
    for tactic in MAKERS[name](seed):
        found.append(tactic)
        print(len(found), tactic["position"], tactic["best"], tactic["proof"], flush=True)
        FILE.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
        if len(found) >= wanted:
            return


if __name__ == "__main__":
    main()
