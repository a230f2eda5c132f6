"""For bot builders and researchers: observations, environments and data of self-play.

Needs `manueline[research]`; nothing here is needed to play. docs/research.md tells the whole.
"""
