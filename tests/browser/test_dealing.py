"""Two browsers and a spectator check the deal of the game that they have played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from .conftest import Server
from .seated import api, complain, lay, limits, settled
from .sound import sound_at_all_sizes

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def chance(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose luck nobody has chosen."""
    made = Server(tmp_path_factory.mktemp("chance") / "data", "chance")
    made.begin()
    yield made
    made.kill()


@pytest.fixture
def people(browser: Browser, chance: Server, browser_context_args: dict[str, Any]) -> Iterator[list[Page]]:
    """Three browsers at its first page."""
    contexts = [browser.new_context(**{**browser_context_args, "base_url": chance.url}) for _ in range(3)]
    pages = [context.new_page() for context in contexts]
    for page in pages:
        page.goto("/")
    yield pages
    for context in contexts:
        context.close()


def lay_table(page: Page, foe: str, game: str = "Token Battle", *settings: str) -> str:
    """Orders a table as a person does; its id."""
    page.get_by_role("radio", name=game).check(force=True)
    page.get_by_role("radio", name=foe).check(force=True)
    sheet = limits(page)
    for setting in ("Spectators may watch", *settings):
        sheet.get_by_label(setting).check()
    page.keyboard.press("Escape")
    page.locator("form.lobby__sit button[type=submit]").click()
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def hands_told(*pages: Page) -> list[Page]:
    """Whose first hand of a Star Wars game everybody knows to hold nothing to exchange: its player was not asked, and
    the game is past that question (SW-SETUP)."""
    asked = who_is_asked(*pages)
    dark = next(page for page in pages if "Dark Side" in page.locator(".hand .seat").inner_text())
    if "discard" not in asked.locator(".prompt h2").inner_text():
        return list(pages)
    return [] if asked is dark else [dark]


def who_is_asked(*pages: Page) -> Page:
    """Waits until one of these is asked for a card."""
    while True:
        for page in pages:
            if page.locator(".table[data-stands=asked][data-asking='0']").count():
                return page
        pages[0].wait_for_timeout(20)


def ask(page: Page, table: str) -> Any:
    """The page that says whether the deal of a table was fair."""
    page.goto(f"/replay/{table}/deal")
    return page.get_by_role("heading", level=1)


def test_two_browsers_and_a_spectator_find_that_their_deal_was_fair(people: list[Page]) -> None:
    ala, bolek, cela = people
    wrong = [complain(page) for page in people]
    table = lay_table(ala, "A friend")
    cela.goto(f"/table/{table}")
    bolek.goto(ala.get_by_role("textbox", name="Invitation link").first.input_value())
    bolek.get_by_role("button", name="Sit down").click()
    for page in people:
        expect(page.get_by_role("grid")).to_be_visible()
    for _ in range(6):
        lay(who_is_asked(ala, bolek), 1)
    who_is_asked(ala, bolek)
    api(ala, "POST", f"/api/tables/{table}/leave")
    ala.get_by_role("link", name="Was the deal fair?").click()
    for page in people:
        expect(ask(page, table)).to_have_text("This deal was fair.")
        expect(page.get_by_text("the seal that this browser was shown before the first card")).to_be_visible()
        expect(page.get_by_text("positions compared: 7")).to_be_visible()
    assert wrong == [[], [], []]


def test_a_deal_is_checked_as_well_whose_deck_lists_stay_closed(people: list[Page]) -> None:
    ala, bolek, cela = people
    table = lay_table(ala, "A friend", "Star Wars", "Deck lists stay closed after the game")
    bolek.goto(ala.get_by_role("textbox", name="Invitation link").first.input_value())
    bolek.get_by_role("button", name="Sit down").click()
    told = hands_told(ala, bolek)
    api(ala, "POST", f"/api/tables/{table}/leave")
    fair, agree = "This deal was fair.", "The record agrees with itself."  # of Cela, who was not there
    for page, most, verdict in ((ala, 60, fair), (bolek, 60, fair), (cela, 120, agree)):
        expect(ask(page, table)).to_have_text(verdict)
        closed = most - 7 * sum(other is not page for other in told)
        expect(page.get_by_text(f" {closed} cards that you never saw stay closed")).to_be_visible()
    cela.get_by_role("link", name="Back to the replay").click()
    expect(cela.get_by_role("link", name="Save")).to_be_visible()
    expect(cela.get_by_role("button", name="Play on from here")).to_have_count(0)


def test_the_page_of_a_deal_is_accessible_and_fits(people: list[Page]) -> None:
    page = people[0]
    table = lay_table(page, "Both seats")
    assert settled(page)
    api(page, "POST", f"/api/tables/{table}/leave")
    sound_at_all_sizes(page, lambda page: expect(ask(page, table)).to_be_visible())
    page.get_by_role("button", name="The numbers in full").press("Enter")
    expect(page.get_by_text("Secret of the server")).to_be_visible()


def changed(page: Page, table: str, change: Any) -> None:
    """From now on the server tells another story of this game."""

    def answer(route: Route) -> None:
        record = route.fetch().json()
        change(record)
        route.fulfill(body=json.dumps(record), content_type="application/json")

    page.route(f"**/api/tables/{table}/record", answer)


def other_secret(record: Any) -> None:
    record["deal"]["secret"] = "6" * 64


def other_card(record: Any) -> None:
    stack = record["setup"]["decks"][0][0]
    stack[0], stack[1] = stack[1], stack[0]


def other_story(record: Any) -> None:
    del record["deal"]


def other_answer(record: Any) -> None:
    record["entries"][0][0][1] = 1  # of another stack


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (other_secret, "Another secret was opened: the seal of step 1 does not fit."),
        (other_card, "is not the one that was sealed."),
        (other_story, "Before the first card this browser was shown another seal than the record has."),
        (other_answer, "At entry 0 of the record the game comes out differently"),
    ],
)
def test_a_story_that_is_told_differently_afterwards_is_found(people: list[Page], change: Any, why: str) -> None:
    page = people[0]
    table = lay_table(page, "Both seats")
    assert settled(page)
    lay(page, 1)
    assert settled(page)
    api(page, "POST", f"/api/tables/{table}/leave")
    changed(page, table, change)
    expect(ask(page, table)).to_have_text("This deal was not fair.")
    expect(page.get_by_role("main").get_by_role("status").first).to_contain_text(why)


def test_a_card_that_the_server_showed_and_did_not_deal_is_found(people: list[Page]) -> None:
    """Everything in the record agrees: only what this browser was shown can tell."""
    page = people[0]
    page.route_web_socket("**/ws/table/*", show_another_card)
    table = lay_table(page, "Both seats")
    assert settled(page)
    api(page, "POST", f"/api/tables/{table}/leave")
    expect(ask(page, table)).to_have_text("This deal was not fair.")
    expect(page.get_by_role("main").get_by_role("status").first).to_contain_text(
        "At position 0 this browser was shown something else"
    )


def show_another_card(line: WebSocketRoute) -> None:
    """The first card of seat 0 is one of another number on the way to the page."""

    def pass_on(message: str | bytes) -> None:
        frame = json.loads(message)
        if view := frame.get("d", {}).get("view"):
            view["stacks"][0][0][0] = (view["stacks"][0][0][0] + 1) % 72
        line.send(json.dumps(frame))

    line.connect_to_server().on_message(pass_on)


def test_a_program_at_the_table_leaves_nothing_to_show(people: list[Page]) -> None:
    page = people[0]
    made = api(page, "POST", "/api/tables", {"game": "token-battle", "opponent": "hotseat", "deck": None})
    api(page, "POST", f"/api/tables/{made['id']}/leave")
    expect(ask(page, made["id"])).to_have_text("Not to be shown.")
    expect(page.get_by_text("Nothing was sealed before the cards were dealt.")).to_be_visible()


def test_a_page_that_never_opens_its_part_is_told_so(people: list[Page]) -> None:
    page = people[0]
    page.evaluate("Storage.prototype.getItem = () => null")  # this browser forgets its part
    table = lay_table(page, "Both seats")
    assert settled(page)
    api(page, "POST", f"/api/tables/{table}/leave")
    expect(ask(page, table)).to_have_text("Not to be shown.")
    expect(page.get_by_role("main").get_by_role("status").first).to_contain_text("did not open it in time")
