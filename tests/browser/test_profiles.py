"""Pages of people, ladders, finding games that are over, and a game in somebody else's page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

from .seated import api, complain
from .test_past import lost

pytestmark = pytest.mark.browser


@contextmanager
def elsewhere(site: bytes) -> Iterator[str]:
    """The address of another server, which has this page: a browser would not let a made-up one reach ours."""

    class Site(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(site)

        def log_message(self, *args: object) -> None:
            """Nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Site) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


@pytest.fixture
def other(browser: Browser, browser_context_args: dict[str, object]) -> Iterator[Page]:
    """A page of somebody else's."""
    context = browser.new_context(**browser_context_args)  # type: ignore[arg-type]
    context.set_default_timeout(90_000)
    yield context.new_page()
    context.close()


def come(page: Page, name: str) -> str:
    """Somebody of this name; their id."""
    page.goto("/")
    api(page, "PATCH", "/api/session", {"name": name})
    return str(api(page, "GET", "/api/session")["id"])


def met(one: Page, two: Page, name: str = "Bolek") -> tuple[str, str, str]:
    """Two play, and the first gives up: their ids, and the table."""
    first, second = come(one, "Alina"), come(two, name)
    wish = {"game": "token-battle", "opponent": "friend", "deck": "first-steps", "spectators": True}
    made = api(one, "POST", "/api/tables", wish)
    api(two, "POST", f"/api/join/{made['invite'].rsplit('/', 1)[1]}", {"deck": "carousel"})
    api(one, "POST", f"/api/tables/{made['id']}/leave")
    return first, second, str(made["id"])


def rated(page: Page) -> str:
    """Somebody with a rating and its course; their id."""
    me = come(page, "Celina")
    for _ in range(3):
        lost(page, rated=True, spectators=True)
    return me


def profile(page: Page) -> None:
    page.goto(f"/people/{rated(page)}")
    expect(page.locator(".rtc__ch")).to_be_visible()
    expect(page.locator(".fnd__row")).to_have_count(3)


def of_a_bot(page: Page) -> None:
    page.goto("/people/bot:greedy")
    expect(page.locator(".rtc").first).to_be_visible()


def found(page: Page) -> None:
    rated(page)
    page.goto("/games?q=rated")
    expect(page.locator(".fnd__row").first).to_be_visible()
    page.get_by_text("Fields").click()


def ladders(page: Page) -> None:
    page.goto("/ladders")
    expect(page.locator(".lads li").first).to_be_visible()


def ladder(page: Page) -> None:
    rated(page)
    page.goto("/ladders/token-battle")
    expect(page.locator(".lad .me")).to_be_visible()


def framed(page: Page) -> None:
    come(page, "Celina")
    page.goto(f"/embed/{lost(page, spectators=True)}")
    expect(page.locator(".emb__said")).to_be_visible()


def shared(page: Page) -> None:
    """The sheet with a link and a frame."""
    come(page, "Celina")
    page.goto(f"/replay/{lost(page, spectators=True)}")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("dialog")).to_contain_text('title="Celina – Zuzu"')


def test_one_comes_from_a_game_to_a_person_and_asks_them_for_another(page: Page, other: Page) -> None:
    complaints = complain(page)
    _, bolek, table = met(page, other, "Bo<b>lek")
    page.goto(f"/replay/{table}")
    page.get_by_role("region", name="Players").get_by_role("link", name="Bo<b>lek").click()
    expect(page).to_have_url(re.compile(f"/people/{bolek}$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Bo<b>lek")
    expect(page.get_by_role("region", name="You and")).to_contain_text("One game: won 0, lost 1, drawn 0.")
    expect(page.locator(".fnd__row")).to_contain_text(re.compile("Won.*Alina.*with Carousel.*Token Battle", re.DOTALL))
    page.get_by_role("button", name="Follow").click()
    expect(page.get_by_role("button", name="Follow no longer")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Ask for a game").click()
    sheet = page.get_by_role("dialog", name="Ask Bo<b>lek for a game")
    sheet.get_by_role("combobox", name="Clock").select_option("10 min + 5 s a turn")
    sheet.get_by_label("rated").check()
    sheet.get_by_role("button", name="Ask", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Asked.")).to_be_visible()
    other.goto("/")
    asked = other.get_by_role("region", name="Alina asks you for a game")
    expect(asked).to_contain_text(re.compile("Token Battle.*10 min \\+ 5 s a turn.*rated", re.DOTALL))
    assert complaints == []


def test_whom_one_has_blocked_has_a_name_and_games_and_no_buttons(page: Page, other: Page) -> None:
    alina, bolek, _ = met(page, other)
    page.goto(f"/people/{bolek}")
    page.get_by_role("button", name="Mute, block, report …").click()
    page.get_by_role("dialog").get_by_role("button", name="Block").click()
    page.keyboard.press("Escape")
    expect(page.get_by_text("You have blocked")).to_be_visible()
    expect(page.locator(".pf__head").get_by_role("button")).to_have_count(0)
    expect(page.locator(".fnd__row")).to_have_count(1)
    other.goto(f"/people/{alina}")
    expect(other.get_by_role("button", name="Ask for a game")).to_be_visible()


def test_a_search_stands_in_the_address_and_chips_write_it(page: Page) -> None:
    me = rated(page)
    lost(page, deck="first-steps")
    page.goto(f"/people/{me}")
    rows, box = page.locator(".fnd__row"), page.get_by_role("searchbox", name="Search the games")
    expect(rows).to_have_count(4)
    page.keyboard.press("/")
    expect(box).to_be_focused()
    page.keyboard.type("deck:first")
    expect(rows).to_have_count(1)
    expect(page).to_have_url(re.compile(r"\?q=deck%3Afirst$"))
    page.reload()
    expect(rows).to_have_count(1)
    box.fill("")
    page.get_by_role("button", name="Rated").click()
    expect(box).to_have_value("rated")
    expect(rows).to_have_count(3)
    page.get_by_role("button", name="Won", exact=True).click()
    expect(page.get_by_text("No game is like that.")).to_be_visible()


def test_what_is_no_search_is_told_and_what_was_found_stays(page: Page) -> None:
    rated(page)
    page.goto("/games?q=player:celina")
    rows, box = page.locator(".fnd__row"), page.get_by_role("searchbox")
    expect(rows.first).to_be_visible()
    before = rows.count()
    box.fill("player:celina colour:red")
    expect(page.get_by_role("alert")).to_contain_text("“colour:red” at letter 15: there is no such field.")
    expect(box).to_have_attribute("aria-invalid", "true")
    assert rows.count() == before


def test_older_games_follow_and_the_button_keeps_the_focus(page: Page) -> None:
    me = come(page, "Celina")
    for _ in range(61):
        lost(page)
    page.goto(f"/people/{me}")
    rows, older = page.locator(".fnd__row"), page.get_by_role("button", name="Older games")
    expect(rows).to_have_count(30)
    older.focus()
    page.keyboard.press("Enter")
    expect(rows).to_have_count(60)
    expect(older).to_be_focused()
    page.keyboard.press("Enter")
    expect(rows).to_have_count(61)
    expect(older).to_have_count(0)


def test_the_chart_says_in_words_and_in_a_table_what_it_shows(page: Page) -> None:
    profile(page)
    chart = page.get_by_role("img", name=re.compile(r"Rating in Token Battle.*: \d+ plus or minus \d+, 3 games"))
    expect(chart).to_be_visible()
    page.get_by_text("As a table").click()
    expect(page.locator(".rtc__all tbody tr")).to_have_count(3)


def test_a_ladder_shows_one_s_own_place_and_leads_to_people_and_bots(page: Page) -> None:
    ladder(page)
    expect(page.get_by_text("Your rating here is")).to_contain_text("provisional: 3 of 15 games")
    bot = page.locator(".lad .bot").first
    bot.get_by_role("link").click()
    expect(page).to_have_url(re.compile("/people/bot:"))
    expect(page.locator(".pf__head")).to_contain_text("a bot:")


def test_from_the_list_of_games_one_comes_to_all_games_and_back(page: Page) -> None:
    rated(page)
    page.goto("/games")
    page.get_by_role("link", name="All games that are over").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("All games that are over")
    page.locator(".fnd__game").first.click()
    expect(page).to_have_url(re.compile("/replay/"))
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("All games that are over")
    page.get_by_role("main").get_by_role("link", name="Your games").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your games")


def test_where_nobody_is_the_page_says_so(page: Page) -> None:
    page.goto("/people/nobody")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nobody is here")
    expect(page.get_by_role("main").get_by_role("link")).to_have_count(1)


def test_a_game_is_shown_in_somebody_else_s_page_and_no_other_page_is(page: Page, other: Page, base_url: str) -> None:
    come(page, "Celina")
    table = lost(page, spectators=True)
    size = 'width="960" height="720"'
    frames = "".join(
        f'<iframe name="{at}" src="{base_url}/{at}/{table}" {size}></iframe>' for at in ("embed", "replay")
    )
    site = f"<!doctype html><title>x</title>{frames}".encode()
    with elsewhere(site) as address:
        other.goto(address)
        _look_at_frames(other)


def _look_at_frames(other: Page) -> None:
    shown = other.frame_locator("iframe[name=embed]")
    expect(shown.get_by_role("heading", level=1)).to_contain_text("Celina – Zuzu")
    shown.get_by_role("button", name="To the end").click()
    expect(shown.locator(".emb__said")).to_contain_text("Zuzu wins")
    expect(shown.get_by_role("link", name="Open the game here")).to_have_attribute("target", "_blank")
    refused = other.frame(name="replay")
    assert refused is not None and refused.locator("#app").count() == 0
    assert not [one for one in other.context.cookies() if one["name"] == "stolik"]
