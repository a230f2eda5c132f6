"""Draws the pictures of README, site and cookbook: `make pictures`.

A picture of a page is an expression in the names that the page's code defines, so that text and
picture agree.
"""

from __future__ import annotations

import contextlib
import io
import tempfile
from pathlib import Path
from typing import Any

from manueline import NATURE, Dealer, azul, duel
from manueline.bots import GreedyBot
from manueline.games.base import State
from tests.support.documents import ROOT, blocks, write_scripts

FOLDER = Path(__file__).parent
NAMES = "names=['Ana', 'Rui']"

PICTURES = {
    "getting-started.md": {"recipe-start": "end.svg(names=['Greedy', 'Random'])"},
    "walk-of-a-move.md": {"recipe-walk": f"after.svg({NAMES}, last_move='1R>2')"},
    "walk-of-a-search.md": {
        "recipe-search": f"view.svg({NAMES}, arrows=[line.move for line in analysis.lines])"
    },
    "cookbook/play-a-bot.md": {"recipe-play": "state.svg(names=['You', 'Casual'])"},
    "cookbook/explain-moves.md": {"recipe-explain": "picture"},
    "cookbook/records.md": {"recipe-record": f"list(record.steps())[-2].state.svg({NAMES})"},
    "cookbook/draw.md": {"recipe-draw": "picture"},
    "cookbook/hidden-views.md": {
        "recipe-hidden": f"own.svg({NAMES})",
        "recipe-hidden-other": f"other.svg({NAMES})",
    },
    "cookbook/write-a-bot.md": {"recipe-bot": "end.svg(names=['Careful', 'Random'])"},
    "cookbook/write-an-engine.md": {
        "recipe-engine": "view.play('1B>1').svg(names=['Engine', 'You'], last_move='1B>1')"
    },
    "cookbook/match.md": {"recipe-match": "picture"},
    "cookbook/train.md": {"recipe-train": "env.view(0).svg()"},
    "cookbook/analyse.md": {
        "recipe-analyse": f"state.svg({NAMES}, arrows=[analysis.lines[0].move])"
    },
    "cookbook/verify.md": {"recipe-verify": f"dealer.deal(state).svg({NAMES})"},
}


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


def names_of(page: Path) -> dict[str, Any]:
    """What the code of a page defines."""
    known: dict[str, Any] = {"__name__": "example"}
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        write_scripts(page, Path(folder))
        with contextlib.redirect_stdout(io.StringIO()):
            for block in blocks(page, "python"):
                exec(compile(block.code, page.name, "exec"), known)
    return known


def write(name: str, picture: str) -> None:
    (FOLDER / f"{name}.svg").write_text(picture, encoding="utf-8")
    print(f"{name}.svg: {len(picture) / 1000:.0f} kB")


def main() -> None:
    for name, start, moves in (("azul", azul.new(start=0), 38), ("duel", duel.new(start=0), 70)):
        state = midgame(start, moves)
        write(name, state.view(state.turn).svg(names=["Ana", "Rui"]))
    for page, pictures in PICTURES.items():
        known = names_of(ROOT / "docs" / page)
        for name, expression in pictures.items():
            write(name, eval(expression, known))


if __name__ == "__main__":
    main()
