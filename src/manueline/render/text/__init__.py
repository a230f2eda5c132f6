"""Positions as text, for `print` and for terminals."""
