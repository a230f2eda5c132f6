"""An SVG picture as an array of pixels.

resvg renders it: a small wheel that needs no system libraries. It supports neither CSS variables
nor media queries, so variables are replaced by their values for a light page. Text needs a font of
the system: one that the picture names, or SERIF; without any the picture has no text.
"""

from __future__ import annotations

import re
from io import BytesIO

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

SERIF = "DejaVu Serif"
_MEDIA = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_VARIABLE = re.compile(r"(--[a-z]+):\s*([^;]+);")
_USE = re.compile(r"var\((--[a-z]+)\)")


def pixels(svg: str) -> NDArray[np.uint8]:
    """Height by width by red, green and blue."""
    data = bytes(resvg_py.svg_to_bytes(svg_string=_plain(svg), serif_family=SERIF))
    with Image.open(BytesIO(data)) as image:
        return np.array(image.convert("RGB"))


def _plain(svg: str) -> str:
    """The same picture with every variable replaced by its first value."""
    light = _MEDIA.sub("", svg)
    values = dict(_VARIABLE.findall(light))
    return _USE.sub(lambda use: values[use[1]], light)
