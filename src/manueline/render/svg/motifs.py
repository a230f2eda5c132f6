"""The motif of every tile colour as SVG markup on a 40 x 40 square.

All artwork is the project's own. Motifs have no ids and contain their colours, so that they can
be used in any page.
"""

from __future__ import annotations

from manueline.render.palette import TILE_COLOURS

SIDE = 40
"""The side of the square that a motif is drawn on."""


def _turned(shape: str, angles: tuple[float, ...]) -> str:
    """The shape once for every angle, turned about the middle of the tile."""
    return "".join(f'<g transform="rotate({angle:g} 20 20)">{shape}</g>' for angle in angles)


QUARTERS = (0, 90, 180, 270)
EIGHTHS = (0, 45, 90, 135, 180, 225, 270, 315)


def _star(fill: str, ink: str) -> str:
    """Two squares make an eight-pointed star; quarter discs in the corners."""
    corners = _turned('<path d="M0 0H8A8 8 0 0 1 0 8Z"/>', QUARTERS)
    return (
        f'<g fill="{ink}">{corners}'
        '<path d="M10 10H30V30H10Z"/><path d="M20 5.9L34.1 20L20 34.1L5.9 20Z"/></g>'
        f'<circle cx="20" cy="20" r="7.5" fill="{fill}"/>'
        f'<path d="M20 15L25 20L20 25L15 20Z" fill="{ink}"/>'
    )


def _flower(fill: str, ink: str) -> str:
    """Four broad petals and four leaves around a round centre."""
    petals = _turned('<path d="M20 18C13 12 14 5 20 3C26 5 27 12 20 18Z"/>', QUARTERS)
    leaves = _turned('<path d="M20 15C18 9 18 4 20 -2C22 4 22 9 20 15Z"/>', (45, 135, 225, 315))
    return (
        f'<g fill="#fff5d6">{petals}</g><g fill="#a8641c">{leaves}</g>'
        f'<circle cx="20" cy="20" r="4.5" fill="#a8641c"/>'
        f'<circle cx="20" cy="20" r="1.8" fill="#fff5d6"/>'
    )


def _cross(fill: str, ink: str) -> str:
    """A cross with flaring arms, hollowed out, and small discs between them."""
    arms = _turned('<path d="M18 20L12 4H28L22 20Z"/>', QUARTERS)
    hollows = _turned('<path d="M19 15L16.4 7H23.6L21 15Z"/>', QUARTERS)
    discs = _turned('<circle cx="7" cy="7" r="3"/>', QUARTERS)
    return (
        f'<g fill="{ink}">{arms}{discs}<circle cx="20" cy="20" r="5"/></g>'
        f'<g fill="{fill}">{hollows}<circle cx="20" cy="20" r="2.2"/></g>'
    )


def _lattice(fill: str, ink: str) -> str:
    """Crossing bands with a diamond in every mesh."""
    bands = "M0 20L20 0L40 20L20 40ZM0 0L40 40M40 0L0 40"
    diamonds = "".join(
        f'<path d="M{x} {y - 4}L{x + 4} {y}L{x} {y + 4}L{x - 4} {y}Z"/>'
        for x, y in ((20, 10), (10, 20), (30, 20), (20, 30))
    )
    corners = _turned('<path d="M0 3L3 0H7L0 7Z" opacity=".6"/>', QUARTERS)
    return (
        f'<path d="{bands}" fill="none" stroke="{ink}" stroke-width="1.6" opacity=".75"/>'
        f'<g fill="{ink}">{diamonds}{corners}</g>'
    )


def _rosette(fill: str, ink: str) -> str:
    """Eight slender petals inside a ring."""
    petals = _turned('<path d="M20 18C17.4 14 17.4 9 20 5C22.6 9 22.6 14 20 18Z"/>', EIGHTHS)
    corners = _turned('<path d="M0 0H6L0 6Z"/>', QUARTERS)
    return (
        f'<circle cx="20" cy="20" r="17" fill="none" stroke="{ink}" stroke-width="1.4"/>'
        f'<g fill="{ink}">{petals}{corners}</g><circle cx="20" cy="20" r="2.6" fill="#d59a3a"/>'
    )


def _waves(fill: str, ink: str) -> str:
    """Concentric quarter circles from two opposite corners."""
    arcs = "".join(f"M0 {r}A{r} {r} 0 0 0 {r} 0" for r in (8, 14, 20, 26))
    rings = _turned(f'<path d="{arcs}"/>', (0, 180))
    quarters = _turned('<path d="M0 0H4.5A4.5 4.5 0 0 1 0 4.5Z"/>', (0, 180))
    drops = _turned('<path d="M36 4m-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0"/>', (0, 180))
    return (
        f'<g fill="none" stroke="{ink}" stroke-width="2.4">{rings}</g>'
        f'<g fill="{ink}">{quarters}{drops}</g>'
    )


def _sphere(fill: str, ink: str) -> str:
    """An armillary sphere: rings about a slanted axis."""
    return (
        f'<g fill="none" stroke="{ink}" stroke-width="1.7">'
        '<circle cx="20" cy="20" r="13"/>'
        '<g transform="rotate(-24 20 20)"><ellipse cx="20" cy="20" rx="13" ry="4.4"/>'
        '<ellipse cx="20" cy="20" rx="5" ry="13"/><path d="M20 2V38"/></g></g>'
        f'<circle cx="20" cy="20" r="2.6" fill="{ink}"/>'
    )


_MOTIFS = {
    "B": _star,
    "Y": _flower,
    "R": _cross,
    "K": _lattice,
    "W": _rosette,
    "T": _waves,
    "*": _sphere,
}


def motif(letter: str) -> str:
    """A whole tile, background and motif, on a square of SIDE."""
    colour = TILE_COLOURS[letter]
    return (
        f'<path d="M0 0H{SIDE}V{SIDE}H0Z" fill="{colour.fill}"/>'
        f"{_MOTIFS[letter](colour.fill, colour.ink)}"
    )


def first() -> str:
    """The starting player marker or first-player tile: a rope around a 1."""
    colour = TILE_COLOURS["*"]
    return (
        f'<path d="M0 0H{SIDE}V{SIDE}H0Z" fill="{colour.fill}"/>'
        f'<circle cx="20" cy="20" r="14" fill="none" stroke="{colour.ink}" stroke-width="3.4" '
        'stroke-dasharray="5.4 1.93"/>'
        f'<path d="M15.5 15.5L21 11.5V28.5M16 28.5H26" fill="none" stroke="{colour.ink}" '
        'stroke-width="2.6"/>'
    )


def wild() -> str:
    """Duel's wild space: a dot of every colour in a ring."""
    dots = "".join(
        f'<circle cx="20" cy="9" r="3.6" fill="{TILE_COLOURS[letter].print}" '
        f'transform="rotate({72 * index} 20 20)"/>'
        for index, letter in enumerate("BYRKT")
    )
    return f'{dots}<circle cx="20" cy="20" r="2.2" class="soft"/>'
