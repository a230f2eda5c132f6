"""docs/operations.md, tried: its proxy, unit, commands, copies and drain; not its installation."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shlex
import shutil
import signal
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
from manueline.server.web.api import ENDPOINTS
from tests.support.needs import found
from tests.support.server.browsers import Browser, Gone, azul, duel, play_on
from tests.support.server.running import FAST, Running
from tests.support.server.stored_tables import stored_table
from tests.support.services import (
    HOST,
    PATIENCE,
    PostgreSQL,
    Service,
    accepts,
    free_port,
    manueline_service,
    wait_until,
    workers_of,
)

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


def test_behind_tls_cookies_are_secure_and_bound_to_the_host(proxied: Proxied) -> None:
    answer = proxied.browser().ask("POST", "/api/tables", duel("me", "casual"))
    cookie = answer.headers["Set-Cookie"].lower()
    for part in ("__host-manueline=", "secure", "httponly", "samesite=lax", "path=/;"):
        assert part in f"{cookie};"
    assert "max-age" in answer.headers["Strict-Transport-Security"]


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


def test_health_is_told_through_the_proxy_to_its_own_machine_and_metrics_are_not(
    proxied: Proxied,
) -> None:
    assert proxied.browser().ask("GET", "/health/ready").json["status"] == "ok"
    assert b"manueline_tables" not in proxied.browser().ask("GET", "/metrics").body


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
    settings["MANUELINE_SERVE_METRICS_PORT"] = str(free_port())
    settings["MANUELINE_SERVE_DATABASE"] = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    command = ["env", *(f"{name}={value}" for name, value in settings.items())]
    with Service([*command, sys.executable, "-m", "manueline", "serve"], port):
        browser = Browser(f"http://{HOST}:{port}/azul")
        assert browser.ask("GET", "/health/ready").json["status"] == "ok"
        named = browser.ask("GET", "/api/levels", headers={"Host": "example.org"})
        foreign = browser.ask("GET", "/api/levels", headers={"Host": "example.com"})
        assert (named.status, foreign.status) == (200, 403)


# --- copies ----------------------------------------------------------------------------------


@pytest.mark.ci
def test_a_copy_made_and_put_back_under_play_is_a_whole_database(
    postgresql: PostgreSQL, own_database: str, tmp_path: Path
) -> None:
    """Moves that were made after the copy are gone after it is restored; the game goes on."""
    backup, restore = block("sh", "manueline admin backup").splitlines()
    for database in (own_database, postgresql.url):
        with manueline_service("--database", database, *FAST) as service:
            running = Running(service, database)
            browser = running.browser()
            table = browser.create(azul("me", "casual")).table
            asyncio.run(_moves(browser, table, 3))
            _command(backup, database, tmp_path)
            before = len(stored_table(database, table).log)
            asyncio.run(_moves(browser, table, 3))
            assert len(stored_table(database, table).log) > before > 6
            _command(restore, database, tmp_path)
            assert len(stored_table(database, table).log) == before
            asyncio.run(_moves(browser, table, 3))
            assert len(stored_table(database, table).log) > before
            _command("manueline admin check", database, tmp_path)


@pytest.mark.ci
def test_the_operators_commands_work_while_the_server_runs(
    own_database: str, tmp_path: Path
) -> None:
    with manueline_service("--database", own_database, *FAST) as service:
        browser = Running(service, own_database).browser()
        table = browser.create(azul("me", "casual")).table
        asyncio.run(_moves(browser, table, 1))
        browser_id = stored_table(own_database, table).record["host"]
        for line in block("sh", "manueline admin tables").splitlines():
            written = line.partition("#")[0].replace('"$TABLE"', table)
            _command(written.replace('"$BROWSER"', browser_id), own_database, tmp_path)
        assert stored_table(own_database, table).phase == "over"
        assert browser_id not in str(stored_table(own_database, table).record)


def _command(line: str, database: str, folder: Path) -> None:
    """Run a command of the guide on a database."""
    assert line.startswith("manueline ")
    done = subprocess.run(
        [sys.executable, "-m", *shlex.split(line)],
        cwd=folder,
        env={**os.environ, "MANUELINE_SERVE_DATABASE": database},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"{line}: {done.stderr}"


def test_a_server_that_is_told_to_stop_drains_and_gives_its_tables_up(own_database: str) -> None:
    _drain(own_database)


@pytest.mark.ci
def test_several_workers_drain_too(postgresql: PostgreSQL) -> None:
    _drain(postgresql.url, "--workers", "2")


def _drain(database: str, *options: str) -> None:
    with manueline_service("--database", database, "--drain", "600", *options, *FAST) as service:
        running = Running(service, database)
        browser = running.browser()
        clock = {"kind": "game", "seconds": 600, "increment": 0}
        table = browser.create(azul("me", "me", clock=clock)).table

        async def drained() -> None:
            async with browser.open(table) as page:
                assert service.pid is not None
                os.kill(service.pid, signal.SIGTERM)
                await asyncio.to_thread(
                    wait_until, lambda: browser.ask("GET", "/health/ready").status == 503, "drain"
                )
                answer = await page.request("play", version=page.version, move=page.legal[0].text)
                assert answer.kind == "done", "it serves while it drains"
                for worker in workers_of(service.pid):
                    os.kill(worker, signal.SIGTERM)  # whoever cannot wait says it again
                with contextlib.suppress(Gone):
                    await page.until(lambda: False)
                assert page.socket.close_code == 1012

        asyncio.run(drained())
        wait_until(lambda: not accepts(service.port), "the end")


@pytest.mark.ci
def test_workers_that_start_slowly_are_not_replaced(
    postgresql: PostgreSQL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = "import sys, time\nif 'spawn_main' in ' '.join(sys.orig_argv): time.sleep(8)\n"
    (tmp_path / "sitecustomize.py").write_text(slow)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    with manueline_service("--database", postgresql.url, "--workers", "2", *FAST) as service:
        assert Running(service, postgresql.url).browser().ask("GET", "/health/ready").status == 200


def test_the_proxy_lets_the_longest_body_pass() -> None:
    size = re.search(r"client_max_body_size (\d+)m;", GUIDE)
    assert size is not None
    assert int(size[1]) * 2**20 >= max(endpoint.longest for endpoint in ENDPOINTS)


@pytest.mark.ci
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
    """Make some moves; a page that is sent away comes back."""
    made = 0
    while made < number:
        with contextlib.suppress(Gone):
            async with browser.open(table) as page:
                while made < number:
                    await page.until(lambda: bool(page.legal))
                    version = page.version
                    answer = await page.request("play", version=version, move=page.legal[0].text)
                    assert answer.kind == "done", answer
                    made += 1
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
        timeout=PATIENCE,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Error: ") and "9999" in done.stderr
    assert "Traceback" not in done.stderr
