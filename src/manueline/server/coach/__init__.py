"""The coach: reviews of games whose searches a page does, and positions to analyse.

Nothing is kept: a page sends everything that an answer needs, so any worker can answer.
"""
