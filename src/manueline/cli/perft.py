"""`manueline perft`: how many ways players can move to a depth, the deals fixed by a seed."""

from __future__ import annotations

import time

import click
from rich.table import Table

from manueline.cli.options import game_argument, game_options, made_dealer, made_game
from manueline.cli.screen import Screen
from manueline.dealer import Dealer
from manueline.games.base import State
from manueline.games.errors import GameError
from manueline.perft import divide, perft


@click.command("perft")
@game_argument
@game_options
@click.option("--depth", type=click.IntRange(1, 12), default=2, show_default=True)
@click.option("--position", metavar="TEXT", help="Count from this position in its notation.")
@click.option("--seed", default="0", show_default=True, help="The seed that fixes the deals.")
@click.option("--divide", "divided", is_flag=True, help="Count for every first move by itself.")
def perft_command(
    game: str, depth: int, position: str | None, seed: str, divided: bool, **options: str | None
) -> None:
    """Count the positions that players' moves lead to, depth by depth.

    Two implementations of the rules that list the same moves get the same numbers, so these check
    one against the other. Nature's moves come from the seed and add no depth.
    """
    chosen = made_game(game, options)
    dealer = made_dealer(seed)
    try:
        state = chosen.new() if position is None else chosen.parse(position)
    except GameError as error:
        raise click.BadParameter(str(error), param_hint="--position") from None
    screen = Screen()
    screen.show(_divided(state, depth, dealer) if divided else _by_depth(state, depth, dealer))


def _table(*headings: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "move" else "right", style="none")
    return table


def _by_depth(state: State, depth: int, dealer: Dealer) -> Table:
    table = _table("depth", "nodes", "seconds")
    for level in range(1, depth + 1):
        start = time.perf_counter()
        nodes = perft(state, level, dealer)
        table.add_row(str(level), str(nodes), f"{time.perf_counter() - start:.2f}")
    return table


def _divided(state: State, depth: int, dealer: Dealer) -> Table:
    table = _table("move", "nodes")
    counts = divide(state, depth, dealer)
    for move, nodes in counts:
        table.add_row(move.text, str(nodes))
    table.add_row("all", str(sum(nodes for _, nodes in counts)))
    return table
