"""Manueline: Azul and Azul Duel, exactly."""

__version__ = "0.1.0"
