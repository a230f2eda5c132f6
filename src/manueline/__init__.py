"""Manueline: Azul and Azul Duel, exactly."""

from manueline.dealer import Dealer
from manueline.games import azul, duel
from manueline.games.values import NATURE

__version__ = "0.1.0"

__all__ = ["NATURE", "Dealer", "__version__", "azul", "duel"]
