"""Positions for the eye: as text for a terminal, as SVG, and events in English words.

Nothing here knows a rule. Drawings read a view's fields and the games' component tables, and
whoever calls decides which seat's view is drawn.
"""

from manueline.render.svg.position import as_svg
from manueline.render.text.position import as_text
from manueline.render.words.sentences import tell

__all__ = ["as_svg", "as_text", "tell"]
