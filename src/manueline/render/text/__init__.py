"""Positions as text, for terminals and `print`."""
