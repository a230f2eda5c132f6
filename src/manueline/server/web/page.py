"""The page: files that Vite has built, and index.html for every address that the page routes."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

PAGE = Path(str(files("manueline.server"))) / "page"
MISSING = "The page has not been built. In the project's folder: make page"
FOREVER = "public, max-age=31536000, immutable"
"""Files below assets/ carry their hash in their name."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
BASE = re.compile(r'<base href="[^"]*"\s*/?>')


def is_built() -> bool:
    return (PAGE / "index.html").is_file()


@lru_cache(maxsize=1)
def front_page(base_path: str, changed: float) -> str:
    """index.html with its base set to the server's base path."""
    page = (PAGE / "index.html").read_text(encoding="utf-8")
    return BASE.sub(f'<base href="{base_path}/" />', page, count=1)


def serve_page(request: Request, path: str, base_path: str) -> Response:
    """A file of the page, or index.html for an address that the page itself routes."""
    if not is_built():
        return PlainTextResponse(MISSING, 503)
    if "\0" in path:
        return PlainTextResponse("There is no such file.", 404)
    file = (PAGE / path).resolve()
    if path and file.is_relative_to(PAGE.resolve()) and _is_file(file):
        return _file(request, file, path)
    if "." in path.rsplit("/", 1)[-1]:
        return PlainTextResponse("There is no such file.", 404)
    changed = (PAGE / "index.html").stat().st_mtime
    return Response(
        front_page(base_path, changed),
        media_type="text/html",
        headers={"Cache-Control": "no-cache"},
    )


def _is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError:  # the name is longer than any can be
        return False


def _file(request: Request, file: Path, path: str) -> Response:
    headers = {
        "Cache-Control": FOREVER if path.startswith("assets/") else "no-cache",
        "Vary": "Accept-Encoding",
    }
    accepted = request.headers.get("accept-encoding", "")
    for encoding, ending in ENCODINGS.items():
        packed = file.with_name(file.name + ending)
        if encoding in accepted and packed.is_file():
            media = FileResponse(file).media_type
            return FileResponse(
                packed, media_type=media, headers={**headers, "Content-Encoding": encoding}
            )
    return FileResponse(file, headers=headers)
