"""A real server and a real browser for many tests, which each set tables of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.support.needs import found
from tests.support.services import Service
from tests.support.web.people import PATIENCE, People, people_at, quick_server

# Each window would come with a process for the browser's own buttons. This list takes the place
# of Playwright's, so that what Playwright switches off for steady tests stands here, too.
SWITCHED_OFF = [
    *("InitialWebUI", "PreloadTopChromeWebUI", "WebUIReloadButton", "WebUIOmniboxPopup"),
    *("SpareRendererForSitePerProcess", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades"),
    *("LensOverlay", "MediaRouter", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "AimEnabled"),
    "NetworkTimeServiceQuerying",
]

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(SWITCHED_OFF)}",
]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with quick_server(tmp_path_factory.mktemp("server")) as service:
        yield service


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found("chromium"), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def people(browser: Browser, server: Service) -> Iterator[People]:
    """Whoever comes to the test."""
    with people_at(server, browser) as come:
        yield come


@pytest.fixture(scope="module")
def regulars(browser: Browser, server: Service) -> Iterator[People]:
    """Whoever stays for all tests of a module: a new browser takes longer than most of them."""
    with people_at(server, browser) as come:
        yield come
