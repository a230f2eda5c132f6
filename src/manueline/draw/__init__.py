"""Positions for the eye: as text for a terminal, as SVG, and events in English words.

Nothing here knows a rule. Drawings read a view's fields and the games' component tables, and
whoever calls decides which seat's view is drawn.
"""

from manueline.draw.picture import svg
from manueline.draw.terminal import text
from manueline.draw.words import tell

__all__ = ["svg", "tell", "text"]
