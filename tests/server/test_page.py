"""Serving the built page: its files, packed and kept, and its front page everywhere else."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from manueline.server.web import page


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<html><base href="/" /><script src="./a.js"></html>')
    (folder / "assets" / "a-1234.js").write_text("let a = 1;")
    (folder / "assets" / "a-1234.js.br").write_bytes(b"packed")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(page, "PAGE", folder)
    page.front_page.cache_clear()
    return folder


def served(path: str, base: str = "", accept: str = "gzip, br") -> Response:
    headers = [(b"accept-encoding", accept.encode())]
    scope = {"type": "http", "method": "GET", "path": f"/{path}", "headers": headers}
    return page.serve_page(Request(scope), path, base)


@pytest.mark.parametrize("path", ["", "table/abc123", "learn"])
def test_the_front_page_answers_every_address_of_the_page(path: str) -> None:
    response = served(path, "/azul")
    assert response.status_code == 200 and response.headers["cache-control"] == "no-cache"
    assert b'<base href="/azul/" />' in bytes(response.body)


def test_files_with_a_hash_are_kept_for_ever_and_sent_packed_to_whoever_can_unpack() -> None:
    packed = served("assets/a-1234.js")
    assert isinstance(packed, FileResponse) and str(packed.path).endswith(".js.br")
    assert packed.headers["content-encoding"] == "br"
    assert "javascript" in packed.headers["content-type"]
    assert "immutable" in packed.headers["cache-control"]
    plain = served("assets/a-1234.js", accept="identity")
    assert "content-encoding" not in plain.headers
    assert served("icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["assets/gone.js", "../secret.txt", "assets/../../secret.txt"])
def test_what_is_no_file_of_the_page_is_not_found(path: str) -> None:
    assert served(path).status_code == 404


def test_a_missing_page_says_what_to_do(built: Path) -> None:
    (built / "index.html").unlink()
    response = served("")
    assert response.status_code == 503 and b"make page" in bytes(response.body)
