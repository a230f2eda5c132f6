"""Positions to look at: as text, as SVG pictures, and events told in English.

`str(view)` and `view.svg()` draw; the registry of games says which function does it for a game.
Nothing here knows a rule. Drawings read a view's fields and the games' component tables, and
whoever calls decides which seat's view is drawn. Nothing here needs a third-party module.
"""
