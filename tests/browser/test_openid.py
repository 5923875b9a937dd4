"""Signing in with a provider, through its own pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import Server
from .sound import sound_at_all_sizes

pytestmark = pytest.mark.browser
pytest.importorskip("authlib")
pytest.importorskip("oidc_provider_mock")

from tests.server.provider import CLIENT, SECRET, Elsewhere  # noqa: E402


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[Elsewhere]:
    made = Elsewhere()
    yield made
    if made.process is not None and made.process.poll() is None:
        made.stop()


def named(elsewhere: Elsewhere) -> list[str]:
    """What the host says of it."""
    words = {"issuer": elsewhere.issuer, "client": CLIENT, "secret": SECRET, "name": "Harbour"}
    return [f"openid_{key}={value}" for key, value in words.items()]


@pytest.fixture(scope="module")
def home(elsewhere: Elsewhere, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose host has named the provider."""
    data: Path = tmp_path_factory.mktemp("openid") / "data"
    served = Server(data, *named(elsewhere))
    served.port += 500
    served.begin()
    yield served.url.replace("127.0.0.1", "localhost")
    served.end()


@pytest.fixture
def device(browser: Browser, home: str, browser_context_args: dict[str, Any]) -> Iterator[Any]:
    contexts = []

    def make() -> Page:
        contexts.append(browser.new_context(**{**browser_context_args, "base_url": home, "storage_state": None}))
        return contexts[-1].new_page()

    yield make
    for context in contexts:
        context.close()


def at_provider(page: Page, subject: str) -> None:
    """Say who one is on the provider's own page."""
    page.locator("input[name=sub]").fill(subject)
    page.locator("button[type=submit], input[type=submit]").first.click()


def test_a_guest_keeps_an_account_and_comes_back(device: Any, elsewhere: Elsewhere) -> None:
    page = device()
    page.goto("/account")
    page.get_by_label("Name", exact=True).last.fill("Harbour Guest")
    page.get_by_label("With Harbour").check()
    page.get_by_role("button", name="Keep it").click()
    at_provider(page, "harbour-1")
    expect(page.get_by_role("dialog")).to_contain_text("Harbour Guest")
    assert "code=" not in page.url
    page.get_by_role("button", name="I have them").click()
    expect(page.get_by_text("since", exact=False).first).to_be_visible()
    sound_at_all_sizes(page, lambda page: page.goto("/account"))
    phone = device()
    phone.goto("/sign-in")
    phone.get_by_role("button", name="Sign in with Harbour").click()
    at_provider(phone, "harbour-1")
    expect(phone.get_by_role("heading", name="Harbour Guest")).to_be_visible()


def test_who_is_not_known_and_who_brings_nothing_reads_why(device: Any, elsewhere: Elsewhere) -> None:
    page = device()
    page.goto("/sign-in")
    page.get_by_role("button", name="Sign in with Harbour").click()
    at_provider(page, "harbour-nobody")
    expect(page.get_by_role("alert")).to_contain_text("No account here opens with this sign-in at Harbour")
    sound_at_all_sizes(page, lambda page: page.goto("/sign-in/back?error=access_denied"))
    expect(page.get_by_role("alert")).to_contain_text("Nothing came back")


def test_while_it_is_away_one_is_told_so_and_the_page_can_be_used(
    device: Any, elsewhere: Elsewhere, tmp_path: Path
) -> None:
    elsewhere.stop()
    served = Server(tmp_path / "data", *named(elsewhere))
    served.port += 700
    served.begin()
    try:
        page = device()
        page.goto(f"{served.url}/sign-in")
        page.get_by_role("button", name="Sign in with Harbour").click()
        expect(page.get_by_role("alert")).to_contain_text("Harbour does not answer just now.")
        expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_enabled()
    finally:
        served.end()
