"""Plays the worked examples of the rules pages and writes `web/src/rules/figures-GAME.json`.

`web/figures.json` names for each figure the section of the rules that it stands in, what is drawn
(`show`), a position, the moves played from it and the kinds of events that its caption tells. The
position that is drawn is the one after the moves, or with `before` the one they start from. So
every number on the rules pages is what the rules in Python give.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from manueline import schema
from manueline.games import game_of
from manueline.games.values import Event

FOLDER = Path(__file__).parent
SOURCE = FOLDER / "figures.json"
SEAT = 0
"""Whose board is drawn, and whose events are told."""


def figures(game: str) -> list[dict[str, Any]]:
    sources = json.loads(SOURCE.read_text(encoding="utf-8"))
    return [drawn(game, source) for source in sources[game]]


def drawn(name: str, source: dict[str, Any]) -> dict[str, Any]:
    """Raises GameError for a position that cannot arise or a move that is not legal."""
    game = game_of(name, source.get("options", {}))
    state = start = game.parse(source["position"])
    events: list[Event] = []
    for text in source["moves"]:
        move = game.parse_move(text)
        events += state.events_of(move)
        state = state.play(move)
    told = [
        event
        for event in schema.events_json(events)
        if event["kind"] in source["tell"] and event.get("player", SEAT) == SEAT
    ]
    before = source.get("before", False) or source["show"] == "offer"
    shown = start if before else state
    return {
        "section": source["section"],
        "show": source["show"],
        "position": schema.position_json(shown.view(SEAT)),
        "events": told,
    }


def target(game: str) -> Path:
    return FOLDER / "src" / "rules" / f"figures-{game}.json"


def main(arguments: list[str]) -> int:
    stale = 0
    for game in ("azul", "duel"):
        lines = [msgspec.json.encode(figure).decode() for figure in figures(game)]
        text = "[\n" + ",\n".join(lines) + "\n]\n"
        path = target(game)
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path.name} is stale: run python web/generate_figures.py", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
