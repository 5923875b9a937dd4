"""What a browser keeps for when there is no connection, and what it never keeps."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from stolik.lessons.lesson import load

from .at_pokemon import draw
from .conftest import PATIENCE, Server
from .seated import api, complain, lay, my_turn, resign, sit_down, speak

pytestmark = [pytest.mark.browser, pytest.mark.browser_context_args(service_workers="allow")]

KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const asked of await (await caches.open(name)).keys())
            found.push([name, asked.url, await (await caches.match(asked)).text()]);
    return found;
}"""
GAMES = 4


@pytest.fixture
def renewed(server: Server) -> Iterator[Callable[[], None]]:
    """Starts the server again as a newer one."""

    def renew() -> None:
        server.end()
        server.more = ("newer",)
        assert server.start()

    yield renew
    server.end()
    server.more = ()
    assert server.start()


def kept(page: Page) -> list[tuple[str, str, str]]:
    """Everything that is kept: in which cache, of which address, and what."""
    return [(name, url, body) for name, url, body in page.evaluate(KEPT)]


def come(page: Page, address: str, least: int = 1, holds: str = "") -> None:
    """Wait until so many answers are kept whose address is like this, and in which this stands."""
    for _ in range(PATIENCE * 10):
        if sum(1 for _, url, body in kept(page) if re.search(address, url) and holds in body) >= least:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{address} is not kept")


def visit(page: Page, path: str = "/") -> None:
    """Open a page with a connection, and wait until what is read ahead has been."""
    page.goto(path)
    come(page, "/cards|/decks|/api/rules|/how-to-play|/lessons/", 5 * GAMES)


def cut_off(context: BrowserContext, page: Page, path: str) -> None:
    """Lose the connection, and open a page."""
    context.set_offline(True)
    page.goto(path)


# ---- installed


@pytest.mark.parametrize(("lang", "learn"), [("en", "Learn"), ("pl", "Nauka"), ("ja", "学ぶ")])
def test_it_can_be_installed_in_every_language(page: Page, lang: str, learn: str) -> None:
    speak(page, lang)
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    wire = page.context.new_cdp_session(page)
    errors = wire.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors] in ([], ["in-incognito"])  # as every context of a test is
    told = wire.send("Page.getAppManifest")
    manifest = json.loads(told["data"])
    assert told["errors"] == [] and manifest["lang"] == lang
    assert [one["name"] for one in manifest["shortcuts"]][:1] == [learn]


def test_the_shortcut_to_the_rules_opens_those_of_the_game_one_looked_at_last(page: Page) -> None:
    page.goto("/rules/pokemon")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Pokémon")
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Pokémon")


# ---- without a connection


def test_rules_how_to_play_decks_and_the_editor_are_read_without_a_connection(
    context: BrowserContext, page: Page
) -> None:
    visit(page)
    for path, words in (
        ("/rules/star-wars", "Star Wars"),
        ("/how-to-play/token-battle", "Token Battle"),
        ("/learn", "Learn"),
        ("/decks/pokemon", "Inferno Zone"),
    ):
        cut_off(context, page, path)
        expect(page.get_by_role("main")).to_contain_text(words)
        expect(page.get_by_role("status").filter(has_text="You are not connected.")).to_be_visible()
    page.get_by_role("link", name=re.compile("Inferno Zone")).click()
    expect(page.get_by_role("main")).to_contain_text("Infernape")


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "You are not connected."), ("pl", "Nie masz połączenia."), ("ja", "接続がありません。")]
)
def test_the_lobby_says_that_it_is_not_connected_and_hears_when_it_is_again(
    context: BrowserContext, page: Page, lang: str, words: str
) -> None:
    speak(page, lang)
    visit(page)
    note = page.get_by_role("status").filter(has_text=words)
    cut_off(context, page, "/")
    expect(note).to_be_visible()
    context.set_offline(False)
    expect(note).to_have_count(0)
    expect(page.locator(".lobby")).to_contain_text("Pokémon")


def test_a_lesson_that_was_opened_is_gone_through_without_a_connection(context: BrowserContext, page: Page) -> None:
    lesson, after = (one.id for one in load("token-battle")[:2])
    visit(page)
    page.goto(f"/learn/token-battle/{lesson}")
    come(page, f"/{lesson}[?]", holds='"phase":"done"')
    cut_off(context, page, f"/learn/token-battle/{lesson}")
    coach = page.locator(".coach:not([aria-busy])")
    for _ in range(20):
        if "Next: " in coach.inner_text():
            break
        if coach.get_attribute("data-phase") == "ask":
            if page.locator(".spotring").count() == 0:
                page.keyboard.press("t")
            page.locator(".spotring").wait_for()
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{after}")
    assert page.evaluate("JSON.parse(localStorage.getItem('stolik.learn')).done['token-battle']") == [lesson]


def test_a_replay_that_was_looked_at_is_looked_at_without_a_connection(context: BrowserContext, page: Page) -> None:
    visit(page)
    table = sit_down(page)
    resign(page)
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("slider")).to_be_visible()
    cut_off(context, page, f"/replay/{table}")
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(page.get_by_role("main")).to_contain_text("resign")


# ---- what is never kept


def test_nothing_of_a_table_a_session_or_a_token_is_kept(page: Page) -> None:
    complaints = complain(page)
    visit(page)
    name = api(page, "PATCH", "/api/session", {"name": "Nadobnica"})["name"]
    token = api(page, "POST", "/api/token", {"name": "my-program"})["token"]
    key = api(page, "POST", "/api/session/key")["key"]
    tables = [sit_down(page)]
    my_turn(page)
    lay(page, 1)
    page.evaluate("token => fetch('/api/games', {headers: {Authorization: `Bearer ${token}`}})", token)
    draw(page, "a-level-x-is-no-stage")
    tables.append(page.url.rsplit("/", 1)[1])
    for path in ("/", "/games", "/sessions"):
        page.goto(path)
        expect(page.get_by_role("main")).to_be_visible()
    secrets = [one["value"] for one in page.context.cookies()] + [name, token, key, *tables]
    found = kept(page)
    assert len(found) > 20
    assert [url for _, url, body in found if any(one in url + body for one in secrets)] == []
    paths = {urlsplit(url).path for _, url, _ in found if "/api/" in url}
    assert [path for path in paths if not re.match("/api/(games|rules|how-to-play|lessons|puzzles)", path)] == []
    assert complaints == []


def test_who_leaves_takes_along_what_was_kept_of_their_own(page: Page) -> None:
    visit(page)
    api(page, "POST", "/api/games/token-battle/decks", {"name": "Mine alone", "stacks": [[]]})
    page.goto("/decks/token-battle")
    expect(page.get_by_role("main")).to_contain_text("Mine alone")
    assert any("Mine alone" in body for _, _, body in kept(page))
    page.goto("/sessions")
    page.get_by_role("button", name="End it here").click()
    page.get_by_role("dialog").get_by_role("button", name="End it here").click()
    expect(page.get_by_role("dialog", name="Your session has ended")).to_be_visible()
    assert [url for name, url, _ in kept(page) if name.startswith("stolik own ")] == []


# ---- a newer Stolik


def test_a_newer_edition_takes_the_place_of_the_old_one_and_disturbs_no_game(
    renewed: Callable[[], None], context: BrowserContext, page: Page
) -> None:
    visit(page)
    table = context.new_page()
    sit_down(table)
    old = {name for name, _, _ in kept(page)}
    renewed()
    page.evaluate("async () => { await (await navigator.serviceWorker.getRegistration()).update(); }")
    note = "A newer Stolik is here."
    expect(page.get_by_role("status").filter(has_text=note)).to_be_visible()
    expect(table.locator("body")).not_to_contain_text(note)
    assert not old & {name for name, _, _ in kept(page)}
    page.get_by_role("button", name="Load it").click()
    expect(page.locator("script[src*='-Newer123']")).to_be_attached()
    cut_off(context, page, "/rules/token-battle")
    expect(page.locator("script[src*='-Newer123']")).to_be_attached()
