"""Draws the pictures of the README: `python docs/pictures/make.py`."""

from pathlib import Path

from manueline import NATURE, Dealer, azul, duel
from manueline.bots import GreedyBot
from manueline.games.base import State

FOLDER = Path(__file__).parent


def midgame(state: State, moves: int) -> State:
    """A position of a game that greedy plays against itself."""
    dealer, bot = Dealer(12), GreedyBot()
    while moves or state.turn == NATURE:
        if state.turn == NATURE:
            state = state.play(dealer.move(state))
        else:
            state = state.play(bot.choose(state.view(state.turn)))
            moves -= 1
    return state


if __name__ == "__main__":
    for name, start, moves in (("azul", azul.new(start=0), 38), ("duel", duel.new(start=0), 70)):
        state = midgame(start, moves)
        (FOLDER / f"{name}.svg").write_text(state.view(state.turn).svg(), encoding="utf-8")
