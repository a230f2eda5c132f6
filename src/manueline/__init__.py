"""Azul for 2 to 4 players on both walls, and Azul Duel: exact rules, records, pictures and bots.

>>> import manueline
>>> from manueline import Dealer, azul
>>> state = Dealer(seed=7).deal(azul.new(players=2))
>>> state = state.play(state.legal_moves[0])
>>> state.turn in (0, 1)
True
"""

from importlib import import_module
from typing import TYPE_CHECKING

from manueline.dealer import Dealer
from manueline.games import parse, parse_view
from manueline.games.base import Game, State, View
from manueline.games.errors import GameError, IllegalMove, NotationError
from manueline.games.values import NATURE, Event, Move, Outcome
from manueline.perft import perft

if TYPE_CHECKING:
    from manueline.analysis import Review, ReviewError, review
    from manueline.bots import LEVELS, Analysis, Bot, Limit, Line
    from manueline.games import azul, duel
    from manueline.move_input import read_move
    from manueline.players import analyse, analysing, bot
    from manueline.records import (
        Entry,
        Record,
        Recorder,
        RecordError,
        Step,
        load,
        load_all,
        load_each,
        loads,
        loads_all,
        save,
    )

__version__ = "0.1.0"

__all__ = [
    "LEVELS",
    "NATURE",
    "Analysis",
    "Bot",
    "Dealer",
    "Entry",
    "Event",
    "Game",
    "GameError",
    "IllegalMove",
    "Limit",
    "Line",
    "Move",
    "NotationError",
    "Outcome",
    "Record",
    "RecordError",
    "Recorder",
    "Review",
    "ReviewError",
    "State",
    "Step",
    "View",
    "__version__",
    "analyse",
    "analysing",
    "azul",
    "bot",
    "duel",
    "load",
    "load_all",
    "load_each",
    "loads",
    "loads_all",
    "parse",
    "parse_view",
    "perft",
    "read_move",
    "review",
    "save",
]

_LOADED_WHEN_USED = {
    "manueline.analysis": ("Review", "ReviewError", "review"),
    "manueline.bots": ("LEVELS", "Analysis", "Bot", "Limit", "Line"),
    "manueline.games.azul": ("azul",),
    "manueline.games.duel": ("duel",),
    "manueline.move_input": ("read_move",),
    "manueline.players": ("analyse", "analysing", "bot"),
    "manueline.records": (
        *("Entry", "Record", "Recorder", "RecordError", "Step"),
        *("load", "load_all", "load_each", "loads", "loads_all", "save"),
    ),
}
"""Modules and what comes from them, so that importing the package costs little."""


def __getattr__(name: str) -> object:
    for module, names in _LOADED_WHEN_USED.items():
        if name in names:
            loaded = import_module(module)
            found = loaded if module.endswith(f".{name}") else getattr(loaded, name)
            globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
