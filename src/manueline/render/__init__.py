"""Renders positions as text and as SVG pictures.

`str(view)` and `view.svg()` call the function that the registry names for the game. There are no
rules here: drawings read a view's fields and the games' component tables, and show only what the
view's seat may see. No third-party module is needed.
"""
