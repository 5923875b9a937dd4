"""A house where one comes in by invitation: what a newcomer reads, and the links of the host and of a friend."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from stolik.server import oversight

from .conftest import Server
from .seated import api

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("invited") / "data", "invited")
    made.begin()
    yield made
    made.kill()


@pytest.fixture(scope="module")
def base_url(server: Server) -> str:
    return server.url


@pytest.fixture
def newcomer(browser: Browser, base_url: str) -> Iterator[Callable[..., Page]]:
    """Makes pages of people whom the house doesn't know."""
    made: list[BrowserContext] = []

    def come(locale: str = "en-GB") -> Page:
        made.append(browser.new_context(base_url=base_url, locale=locale, reduced_motion="reduce"))
        return made[-1].new_page()

    yield come
    for context in made:
        context.close()


def link(server: Server, uses: int = 1) -> str:
    """The host's invitation."""
    made: list[str] = []
    with oversight.beside(server.data) as backing:
        backing.commit(lambda connection: made.append(oversight.invite(connection, time.time(), uses, 7)[1]))
    return "/enter#" + made[-1]


@pytest.mark.parametrize(
    ("locale", "title"),
    [("en", "You come in here by invitation"), ("pl", "Tu wchodzi się z zaproszeniem"), ("ja", "ここは招待制です")],
)
def test_a_newcomer_reads_that_one_comes_in_by_invitation(
    newcomer: Callable[..., Page], locale: str, title: str
) -> None:
    page = newcomer(locale)
    page.goto("/")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    assert page.title().startswith(title) and page.get_by_role("dialog").count() == 0
    page.goto("/rules/token-battle")
    expect(page.get_by_role("link", name="TB-VAR-12")).to_be_visible()


def test_the_link_of_the_host_lets_in_when_one_says_so_and_only_once(
    newcomer: Callable[..., Page], server: Server
) -> None:
    page, late, invited = newcomer(), newcomer(), link(server)
    page.goto(invited)
    page.get_by_role("button", name="Come in").focus()
    assert page.url.endswith("/enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Sit down.")).to_be_visible()
    late.goto(invited)
    late.get_by_role("button", name="Come in").click()
    expect(late.get_by_role("alert")).to_contain_text("has been used, withdrawn, or is too old")


def test_a_friend_comes_by_the_link_to_a_table_and_sits_down(newcomer: Callable[..., Page], server: Server) -> None:
    page, friend, late = newcomer(), newcomer(), newcomer()
    page.goto(link(server))
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("heading", name="Sit down.")).to_be_visible()
    table = api(page, "POST", "/api/tables", {"game": "token-battle", "opponent": "friend", "deck": None})
    friend.goto(table["invite"])
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_url(re.compile("/table/" + re.escape(table["id"])))
    late.goto(table["invite"])
    expect(late.get_by_role("heading", name="You come in here by invitation")).to_be_visible()
    expect(late.get_by_role("alert")).to_be_visible()
