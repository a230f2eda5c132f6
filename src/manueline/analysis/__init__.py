"""Reviews of games: what was luck, what was the players' doing, and which moves mattered."""

from manueline.analysis.game import ReviewError
from manueline.analysis.judging import THRESHOLDS, Grade
from manueline.analysis.model import Deal, Decision, Review, SeatReview, Settings, Share
from manueline.analysis.plan import Plan
from manueline.analysis.questions import Answer, Evaluator, InThisProcess, Question
from manueline.analysis.reasoning import Reason, reasons
from manueline.analysis.reviewing import review
from manueline.analysis.themes import Theme
from manueline.analysis.values import Value

__all__ = [
    "THRESHOLDS",
    "Answer",
    "Deal",
    "Decision",
    "Evaluator",
    "Grade",
    "InThisProcess",
    "Plan",
    "Question",
    "Reason",
    "Review",
    "ReviewError",
    "SeatReview",
    "Settings",
    "Share",
    "Theme",
    "Value",
    "reasons",
    "review",
]
