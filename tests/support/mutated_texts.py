"""Texts with a few places changed, as hypothesis draws them."""

from __future__ import annotations

from hypothesis import strategies as st

ALPHABET = 'BYRKWTLMCsw0123456789>@/.:;?*+-= {}[]"\\%\nfloorbrokendealplateunder'


def mutated(text: str) -> st.SearchStrategy[str]:
    """The text with a few places cut, doubled or replaced."""

    def change(edits: list[tuple[int, int, str]]) -> str:
        result = text
        for start, length, inserted in edits:
            at = start % (len(result) + 1)
            result = result[:at] + inserted + result[at + length :]
        return result

    edit = st.tuples(st.integers(0, 10**6), st.integers(0, 4), st.text(ALPHABET, max_size=4))
    return st.lists(edit, max_size=3).map(change)


def swapped(text: str) -> st.SearchStrategy[str]:
    """The text with a few pairs of characters exchanged: what is there stays in number."""

    def change(pairs: list[tuple[int, int]]) -> str:
        result = list(text)
        for a, b in pairs:
            a, b = a % len(result), b % len(result)
            result[a], result[b] = result[b], result[a]
        return "".join(result)

    place = st.integers(0, 10**6)
    return st.lists(st.tuples(place, place), max_size=3).map(change)
