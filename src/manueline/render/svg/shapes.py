"""The shapes of a picture: tiles, spaces, panels, labels, and the sheet around them.

A shape is SVG markup. The colours of background and text are CSS variables that follow the
reader's light or dark scheme; tiles look the same in both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

from manueline.games.tiles import Counts
from manueline.render.palette import TILE_COLOURS
from manueline.render.svg.area import Area
from manueline.render.svg.motifs import SIDE, first, motif, wild

STYLE = """
.manueline { --paper: #f5f0e6; --panel: #fffdf8; --ink: #22303c; --soft: #7d7a72;
  --edge: #d9cfbc; --rim: rgba(40, 30, 10, .28); --lit: #2f5d9f; --last: #3f8a3c; --arrow: #8b3fb0;
  font-family: "Iowan Old Style", Palatino, Georgia, serif; }
@media (prefers-color-scheme: dark) {
  .manueline { --paper: #12181e; --panel: #1b232b; --ink: #e9e4d8; --soft: #98a0a6;
    --edge: #35414c; --rim: rgba(255, 255, 255, .3); --lit: #7fabe6; --last: #86cf7c;
    --arrow: #cf9bee; }
}
.manueline .paper { fill: var(--paper); }
.manueline .panel { fill: var(--panel); stroke: var(--edge); stroke-width: 1.2; }
.manueline .lit { stroke: var(--lit); stroke-width: 2.4; }
.manueline .space { fill: none; stroke: var(--edge); stroke-width: 1.4; }
.manueline .soft { fill: var(--soft); }
.manueline .line { stroke: var(--edge); stroke-width: 1.2; }
.manueline .last-move { fill: none; stroke: var(--last); stroke-width: 3.4; }
.manueline .arrow { fill: var(--arrow); opacity: .82; }
.manueline .shaft { fill: none; stroke: var(--arrow); stroke-width: 5.5; }
.manueline text { fill: var(--ink); font-size: 15px; }
.manueline text.soft { fill: var(--soft); }
.manueline text.small { font-size: 12.5px; }
.manueline text.large { font-size: 21px; }
.manueline text.number { fill: var(--soft); font-size: 12px; }
""".strip()
"""Every rule is limited to the class of the picture, because it applies to the whole page."""


LONGEST_NAME = 24
"""How many characters of a player's name fit on a board."""


def number(value: float) -> str:
    """A coordinate with few digits, so that the text is the same on every machine."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def symbols(letters: str) -> str:
    """The definitions that `tile` and `wild_space` refer to.

    Their colours are inline, because the style's selectors do not match inside `use`.
    """
    clip = f'<clipPath id="tile-shape"><rect width="{SIDE}" height="{SIDE}" rx="4.5"/></clipPath>'
    rim = (
        f'<rect x=".5" y=".5" width="{SIDE - 1}" height="{SIDE - 1}" rx="4.5" '
        'style="fill: none; stroke: var(--rim)"/>'
    )
    drawn = {f"tile-{TILE_COLOURS[letter].name}": motif(letter) for letter in letters}
    tiles = "".join(
        f'<symbol id="{name}" viewBox="0 0 {SIDE} {SIDE}">'
        f'<g clip-path="url(#tile-shape)">{shape}</g>{rim}</symbol>'
        for name, shape in {**drawn, "first": first()}.items()
    )
    free = (
        f'<symbol id="wild" viewBox="0 0 {SIDE} {SIDE}" style="fill: var(--soft)">{wild()}</symbol>'
    )
    return f"<defs>{clip}{tiles}{free}</defs>"


def _use(name: str, x: float, y: float, size: float, more: str = "") -> str:
    return (
        f'<use href="#{name}" x="{number(x)}" y="{number(y)}" '
        f'width="{number(size)}" height="{number(size)}"{more}/>'
    )


def tile(letter: str, x: float, y: float, size: float) -> str:
    return _use(f"tile-{TILE_COLOURS[letter].name}", x, y, size)


def first_tile(x: float, y: float, size: float) -> str:
    """Azul's starting player marker, Duel's first-player tile."""
    return _use("first", x, y, size)


def printed_space(letter: str, x: float, y: float, size: float) -> str:
    """A free space that shows the colour it is for."""
    return empty_space(x, y, size) + _use(
        f"tile-{TILE_COLOURS[letter].name}", x, y, size, ' opacity=".26"'
    )


def wild_space(x: float, y: float, size: float) -> str:
    return empty_space(x, y, size) + _use("wild", x, y, size, ' opacity=".8"')


def empty_space(x: float, y: float, size: float) -> str:
    inset = 1.5
    side = number(size - 2 * inset)
    return (
        f'<rect x="{number(x + inset)}" y="{number(y + inset)}" width="{side}" height="{side}" '
        'rx="4" class="space"/>'
    )


def numeral(name: int | str, x: float, y: float) -> str:
    """The number or letter of a place in move texts."""
    return label(str(name), x, y, "number", "middle")


def label(words: str, x: float, y: float, style: str = "", anchor: str = "start") -> str:
    kind = f' class="{style}"' if style else ""
    side = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{number(x)}" y="{number(y)}"{kind}{side}>{escape(words)}</text>'


def panel(area: Area, lit: bool = False) -> str:
    """A background; `lit` marks the board of the player to move."""
    return (
        f'<rect x="{number(area.x)}" y="{number(area.y)}" width="{number(area.width)}" '
        f'height="{number(area.height)}" rx="{number(area.radius)}" '
        f'class="{"panel lit" if lit else "panel"}"/>'
    )


def group(title: str, parts: Iterable[str]) -> str:
    """Parts with a title for screen readers and tooltips."""
    return f"<g><title>{escape(title)}</title>{''.join(parts)}</g>"


def heap_words(heap: Counts, colours: str) -> str:
    """A heap for a title: `2 blue, 1 red`."""
    counted = [
        f"{count} {TILE_COLOURS[letter].name}"
        for letter, count in zip(colours, heap, strict=True)
        if count
    ]
    return ", ".join(counted) or "empty"


def counts_row(name: str, heap: Counts, colours: str, x: float, y: float) -> str:
    """A heap as small tiles with their counts."""
    parts = [label(f"{name} {sum(heap)}", x, y + 15, "soft")]
    for index, (letter, count) in enumerate(zip(colours, heap, strict=True)):
        left = x + 78 + 54 * index
        parts += [tile(letter, left, y, 20), label(str(count), left + 25, y + 15, "small")]
    return group(f"{name}: {heap_words(heap, colours)}", parts)


def sheet(
    title: str,
    description: str,
    extent: tuple[float, float],
    parts: Sequence[str],
    size: int | None = None,
) -> str:
    """The whole picture, `size` pixels wide.

    Without a size it has the width of its layout, but at most that of the page. Raises ValueError
    for a size below 1.
    """
    if size is not None and size < 1:
        raise ValueError(f"a picture is at least one pixel wide, not {size}")
    width, height = extent
    scale = 1 if size is None else size / width
    fits = ' style="max-width: 100%; height: auto"' if size is None else ""
    box = f"{number(width)} {number(height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="manueline" '
        f'width="{number(width * scale)}" height="{number(height * scale)}" '
        f'viewBox="0 0 {box}" role="img" aria-label={quoteattr(title)}{fits}>\n'
        f"<title>{escape(title)}</title>\n"
        f"<desc>{escape(description)}</desc>\n"
        f"<style>{STYLE}</style>\n"
        + "\n".join(('<rect width="100%" height="100%" class="paper"/>', *parts))
        + "\n</svg>\n"
    )
