"""docs/operations.md, tried: its proxy, its unit, its copies and its upgrade."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import sqlite3
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from manueline.server.web import page
from tests.support.needs import found
from tests.support.server.browsers import Browser, azul, duel, play_on
from tests.support.server.running import FAST, Running
from tests.support.server.stored_tables import stored_table
from tests.support.services import HOST, PostgreSQL, Service, free_port, manueline_service

GUIDE = (Path(__file__).parents[3] / "docs" / "operations.md").read_text()
SITE = "localhost"


def block(language: str, start: str = "") -> str:
    """The first block of the guide in a language, and with a line that starts like this."""
    blocks: list[str] = re.findall(rf"```{language}\n(.*?)```", GUIDE, re.DOTALL)
    return next(text for text in blocks if re.search(f"^{re.escape(start)}", text, re.MULTILINE))


# --- the proxy -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Proxied:
    """A server below /azul behind nginx."""

    running: Running
    port: int
    trusted: ssl.SSLContext

    def browser(self) -> Browser:
        return Browser(f"https://{SITE}:{self.port}/azul", self.trusted)


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    folder = tmp_path_factory.mktemp("nginx")
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    certificate, key = _certificate(folder)
    with manueline_service("--database", database, "--base-path", "/azul", *FAST) as service:
        port = free_port()
        site = block("nginx")
        for written, meant in (
            ("127.0.0.1:8000", f"{HOST}:{service.port}"),
            ("listen 443", f"listen {HOST}:{port}"),
            ("example.org;", f"{SITE};"),
            ("/etc/letsencrypt/live/example.org/fullchain.pem", str(certificate)),
            ("/etc/letsencrypt/live/example.org/privkey.pem", str(key)),
        ):
            assert written in site
            site = site.replace(written, meant)
        with _nginx(folder, site, port):
            trusted = ssl.create_default_context(cafile=str(certificate))
            yield Proxied(Running(service, database), port, trusted)


def _certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate that signs itself, and its key."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-nodes", "-days", "2"),
            *("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"),
            *("-subj", f"/CN={SITE}", "-addext", f"subjectAltName=DNS:{SITE}"),
            *("-keyout", str(key), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    return certificate, key


def _nginx(folder: Path, site: str, port: int) -> Service:
    paths = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{path}_temp_path {folder}/{path};\n" for path in paths)
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/nginx.pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{site}}}\n"
    )
    program = found("nginx") or "nginx"
    return Service([program, "-p", str(folder), "-c", str(folder / "nginx.conf")], port)


def test_a_whole_game_is_played_through_nginx_with_tls_and_a_base_path(proxied: Proxied) -> None:
    browser = proxied.browser()
    table = browser.create(azul("me", "casual")).table

    async def play() -> None:
        async with browser.open(table) as page:
            await play_on(page, Random(1))

    asyncio.run(play())
    assert stored_table(proxied.running.database, table).phase == "over"


def test_behind_tls_cookies_are_secure_and_bound_to_the_base_path(proxied: Proxied) -> None:
    answer = proxied.browser().ask("POST", "/api/tables", duel("me", "casual"))
    cookie = answer.headers["Set-Cookie"].lower()
    for part in ("secure", "httponly", "samesite=lax", "path=/azul/"):
        assert part in cookie


def test_a_page_of_the_site_may_speak_through_the_proxy_and_another_may_not(
    proxied: Proxied,
) -> None:
    browser = proxied.browser()
    wanted = duel("me", "casual")
    own = {"Origin": f"https://{SITE}:{proxied.port}"}
    assert browser.ask("POST", "/api/tables", wanted, own).status == 200
    foreign = browser.ask("POST", "/api/tables", wanted, {"Origin": "https://elsewhere.example"})
    assert (foreign.status, foreign.code) == (403, "bad-origin")


def test_the_page_itself_comes_through_the_proxy(proxied: Proxied) -> None:
    answer = proxied.browser().ask("GET", "/")
    if not page.is_built():
        assert (answer.status, answer.body.decode()) == (503, page.MISSING)
        return
    assert answer.status == 200 and b'<base href="/azul/" />' in answer.body
    script = re.search(rb'src="(?:\./)?(assets/[^"]+\.js)"', answer.body)
    assert script is not None
    assert proxied.browser().ask("GET", f"/{script[1].decode()}").status == 200


def test_metrics_are_told_through_the_proxy_to_its_own_machine(proxied: Proxied) -> None:
    answer = proxied.browser().ask("GET", "/metrics")
    assert answer.status == 200 and b"manueline_tables" in answer.body


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs systemd-analyze")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "manueline.service"
    unit.write_text(block("ini").replace("/opt/manueline/bin/manueline", sys.executable))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True
    )
    assert str(unit) not in done.stderr and unit.name not in done.stderr, done.stderr


def test_the_settings_of_the_unit_start_a_server(tmp_path: Path) -> None:
    unit, port = block("ini"), free_port()
    settings = dict(re.findall(r"^Environment=(\w+)=(.*)$", unit, re.MULTILINE))
    settings["MANUELINE_SERVE_PORT"] = str(port)
    settings["MANUELINE_SERVE_DATABASE"] = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    command = ["env", *(f"{name}={value}" for name, value in settings.items())]
    with Service([*command, sys.executable, "-m", "manueline", "serve"], port):
        health = Browser(f"http://{HOST}:{port}/azul").ask("GET", "/api/health")
        assert health.status == 200 and health.json["status"] == "ok"


# --- copies ----------------------------------------------------------------------------------


def test_a_copy_of_sqlite_made_under_play_is_a_whole_database(tmp_path: Path) -> None:
    """Moves that were made after the copy are gone after it is restored; the game goes on."""
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    line = block("sh", "/opt/manueline/bin/python").strip()
    command = [
        *(sys.executable, *shlex.split(line)[1:-2]),
        *(str(file), str(copy)),
    ]
    with manueline_service("--database", f"sqlite:///{file}", *FAST) as service:
        running = Running(service, f"sqlite:///{file}")
        browser = running.browser()
        table = browser.create(azul("me", "casual")).table
        asyncio.run(_moves(browser, table, 3))
        subprocess.run(command, check=True)
        before = len(stored_table(f"sqlite:///{copy}", table).log)
        asyncio.run(_moves(browser, table, 3))
        assert len(stored_table(running.database, table).log) > before > 6
        service.stop()
        for ending in ("-wal", "-shm"):
            Path(f"{file}{ending}").unlink(missing_ok=True)
        shutil.copy(copy, file)
        service.start()
        asyncio.run(_moves(browser, table, 3))
        assert len(stored_table(running.database, table).log) > before


def test_a_dump_of_postgresql_is_restored(postgresql: PostgreSQL, tmp_path: Path) -> None:
    dump, restore = (line.split("   ")[0] for line in block("sh", "pg_dump").splitlines())
    with manueline_service("--database", postgresql.url, *FAST) as service:
        running = Running(service, postgresql.url)
        browser = running.browser()
        table = browser.create(azul("me", "casual")).table
        asyncio.run(_moves(browser, table, 2))
        _shell(dump, postgresql, tmp_path)
        before = stored_table(postgresql.url, table)
        asyncio.run(_moves(browser, table, 2))
        service.stop()
        _shell(restore, postgresql, tmp_path)
        assert len(stored_table(postgresql.url, table).log) <= len(before.log)
        service.start()
        asyncio.run(_moves(browser, table, 2))


def _shell(command: str, postgresql: PostgreSQL, folder: Path) -> None:
    environment = {"DATABASE": postgresql.url, "PATH": "/usr/local/bin:/usr/bin:/bin"}
    subprocess.run(["sh", "-ec", command], cwd=folder, env=environment, check=True)


async def _moves(browser: Browser, table: str, number: int) -> None:
    async with browser.open(table) as page:
        for _ in range(number):
            await page.until(lambda: bool(page.legal))
            version = page.version
            answer = await page.request("play", version=version, move=page.legal[0].text)
            assert answer.kind == "done", answer
            await page.until_after(version)


def test_a_database_of_a_newer_program_is_refused_in_a_sentence(own_database: str) -> None:
    with manueline_service("--database", own_database):
        pass
    with closing(sqlite3.connect(own_database.removeprefix("sqlite:///"))) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
        connection.commit()
    done = subprocess.run(
        [sys.executable, "-m", "manueline", "serve", "--port", "0", "--database", own_database],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Error: ") and "9999" in done.stderr
    assert "Traceback" not in done.stderr
