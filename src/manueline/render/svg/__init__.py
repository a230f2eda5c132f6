"""Positions as SVG pictures."""
