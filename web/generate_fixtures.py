"""Plays games and writes them as a page hears them: `python web/generate_fixtures.py [DIR]`.

Every file holds the start, each entry with its events and position, and the legal moves that the
seat to move has after it. Without a folder it writes those that the boards' tests read, packed.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path
from typing import Any

import msgspec

from manueline import schema
from manueline.dealer import Dealer
from manueline.games.azul import Azul
from manueline.games.base import Game, State
from manueline.games.duel import Duel
from manueline.games.values import NATURE, Event
from manueline.players import make_player

GAMES: dict[str, tuple[type[Game], dict[str, str], str]] = {
    "azul": (Azul, {"players": "2"}, "greedy"),
    "azul-4": (Azul, {"players": "4"}, "greedy"),
    "azul-grey": (Azul, {"players": "3", "wall": "grey"}, "random"),
    "duel": (Duel, {}, "greedy"),
    "duel-random": (Duel, {"tablets": "draw4"}, "random"),
}
FIXTURES = Path(__file__).parent / "src" / "boards" / "fixtures"
TESTED = ("azul-grey", "duel-random")


def run(game: Game, bot: str, seed: int) -> dict[str, Any]:
    """A whole game; each entry as its own player sees it, nature's runs joined into one."""
    bots = [make_player(bot, seed + seat) for seat in range(game.info.players)]
    dealer, state = Dealer(seed), game.new()
    start = schema.position_json(state.view(None))
    entries: list[dict[str, Any]] = []
    while not state.is_over:
        player = state.mover
        viewer = 0
        shown, view = state, state.view(0)
        if player == NATURE:
            draws, events, state = deal(state, dealer, viewer)
            move = game.join_draws(draws, shown)[-1]
        else:
            move = bots[player].choose(state.view(player))
            redacted = state.redact(move, viewer)
            events = list(state.view(viewer).events_of(redacted))
            state, move = state.play(move), redacted
        to_move = state.view(state.mover if not state.is_over and state.mover >= 0 else viewer)
        entries.append(
            {
                "entry": "move",
                "version": len(entries) + 1,
                "player": player,
                "move": schema.move_json(game, move),
                "events": schema.events_json(events),
                "position": schema.position_json(state.view(viewer)),
                "changes": schema.changes_json(view, events),
                "legal": schema.legal_json(to_move),
            }
        )
    return {"start": start, "entries": entries}


def deal(state: State, dealer: Dealer, viewer: int) -> tuple[list[Any], list[Event], State]:
    """Nature's run of moves, what the viewer sees of it, and the position after it."""
    draws: list[Any] = []
    events: list[Event] = []
    while not state.is_over and state.turn == NATURE:
        move = dealer.move(state)
        events += state.view(viewer).events_of(state.redact(move, viewer))
        draws.append(move)
        state = state.play(move)
    return draws, events, state


def main(arguments: list[str]) -> int:
    for name, (kind, options, bot) in GAMES.items():
        played = msgspec.json.encode(run(kind.from_options(options), bot, seed=7))
        if arguments:
            Path(arguments[0], f"{name}.json").write_bytes(played)
        elif name in TESTED:
            (FIXTURES / f"{name}.json.gz").write_bytes(gzip.compress(played, mtime=0))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
