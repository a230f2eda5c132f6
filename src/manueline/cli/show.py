"""`manueline show` and `manueline schema`: a position as text, JSON or a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click
import msgspec

from manueline import schema
from manueline.cli.language import chosen_words
from manueline.cli.options import game_argument, game_options, made_game
from manueline.cli.screen import Screen
from manueline.games.base import Game, View
from manueline.games.errors import GameError
from manueline.games.values import NATURE, Move
from manueline.narration import Words, narrate
from manueline.schema.definitions import json_schema


@click.command()
@game_argument
@click.argument("position", required=False)
@game_options
@click.option("--play", "moves", metavar="MOVE", multiple=True, help="Play this move; repeatable.")
@click.option(
    "--seat",
    type=click.IntRange(1, 4),
    help="Show what this seat may know. [default: the seat to move]",
)
@click.option(
    "--form",
    type=click.Choice(["text", "json", "svg"]),
    default="text",
    show_default=True,
    help="A drawing for the terminal, data for programs, or a picture.",
)
def show(
    game: str,
    position: str | None,
    moves: tuple[str, ...],
    seat: int | None,
    form: str,
    **options: str | None,
) -> None:
    """Show a position, after further moves if any are given.

    POSITION is the one-line text of a position, or of a view (view:SEAT …), of a game with these
    options; without it the game is shown before its first move. As JSON the answer holds the
    position, the legal moves with their points and costs, and what every move played did, also
    in words; `manueline schema` prints its schema.
    """
    chosen = made_game(game, options)
    if seat is not None and seat > chosen.info.players:
        raise click.BadParameter(f"there are {chosen.info.players} seats.", param_hint="--seat")
    try:
        view, steps = _played(chosen, position, moves, None if seat is None else seat - 1)
    except GameError as error:
        raise click.UsageError(f"{error}.") from None
    if form == "json":
        click.echo(msgspec.json.encode(_shown(view, steps)).decode())
    elif form == "svg":
        click.echo(view.svg())
    else:
        words = chosen_words()
        Screen(words=words).show_view(view, _names(words, chosen))


@click.command("schema")
def schema_command() -> None:
    """Print the JSON schema of positions, moves and events."""
    click.echo(msgspec.json.format(msgspec.json.encode(json_schema())).decode())


Step = tuple[View, Move]
"""A view and the move, as the viewer knows it, that is played from it."""


def _played(
    game: Game, position: str | None, moves: Sequence[str], seat: int | None
) -> tuple[View, list[Step]]:
    """Raises NotationError for an impossible position, and IllegalMove."""
    if position is not None and position.startswith("view:"):
        return _played_in_view(game.parse_view(position), moves)
    states = [game.new() if position is None else game.parse(position)]
    made = [game.parse_move(text) for text in moves]
    for move in made:
        states.append(states[-1].play(move))
    turn = states[-1].turn
    viewer = seat if seat is not None or turn == NATURE else turn
    steps = [
        (state.view(viewer), state.redact(move, viewer))
        for state, move in zip(states, made, strict=False)
    ]
    return states[-1].view(viewer), steps


def _played_in_view(view: View, moves: Sequence[str]) -> tuple[View, list[Step]]:
    steps: list[Step] = []
    for text in moves:
        steps.append((view, view.state.game.parse_move(text)))
        view = view.play(steps[-1][1])
    return view, steps


def _shown(view: View, steps: list[Step]) -> dict[str, Any]:
    game = view.state.game
    words = chosen_words()
    names = _names(words, game)
    return {
        "position": schema.position_json(view),
        "legal": schema.legal_json(view),
        "played": [
            {
                "player": before.turn,
                "move": schema.move_json(game, move),
                "events": schema.events_json(before.events_of(move)),
                "told": [
                    sentence.text
                    for sentence in narrate(words, game.name, before.events_of(move), names)
                ],
            }
            for before, move in steps
        ],
    }


def _names(words: Words, game: Game) -> list[str]:
    return [words.say("seat-nameless", seat=seat) for seat in range(1, game.info.players + 1)]
