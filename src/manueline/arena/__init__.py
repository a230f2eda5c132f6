"""Matches between bots: paired deals, ratings, and a sequential test that ends a match early."""

from manueline.arena.files import ArenaFileError
from manueline.arena.luck import Judge
from manueline.arena.play import Played, play_game
from manueline.arena.results import Fault, Result
from manueline.arena.schedule import Job
from manueline.arena.sprt import Sprt
from manueline.arena.standing import Row, standing
from manueline.arena.tournament import Tournament
from manueline.arena.workers import Backend, Cores, InProcess, WorkersDie, core_count

__all__ = [
    "ArenaFileError",
    "Backend",
    "Cores",
    "Fault",
    "InProcess",
    "Job",
    "Judge",
    "Played",
    "Result",
    "Row",
    "Sprt",
    "Tournament",
    "WorkersDie",
    "core_count",
    "play_game",
    "standing",
]
