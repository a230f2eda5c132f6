"""Puzzles: positions with one clearly best move, mined from self-play (docs/puzzles.md)."""

from manueline.puzzles.collection import by_theme, daily, puzzle, puzzles, read_puzzles
from manueline.puzzles.model import OTHER, Puzzle, Worth, read_puzzle, write_puzzle

__all__ = [
    "OTHER",
    "Puzzle",
    "Worth",
    "by_theme",
    "daily",
    "puzzle",
    "puzzles",
    "read_puzzle",
    "read_puzzles",
    "write_puzzle",
]
