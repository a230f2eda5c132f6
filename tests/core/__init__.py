"""Tests of the compiled twin."""
