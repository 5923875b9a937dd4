"""Muting, blocking and reporting on the page, and what hosts see and do; what those read whom it is about."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from sqlalchemy import insert

from stolik.server.conduct import pulses
from stolik.server.oversight import beside, name_host

from .conftest import Server
from .seated import api, resign, speak
from .sound import sound_at_all_sizes, violations
from .test_talk import meet

pytestmark = pytest.mark.browser


@pytest.fixture
def other(browser: Browser, browser_context_args: dict[str, object]) -> Iterator[Page]:
    """A page of somebody else's."""
    context = browser.new_context(**browser_context_args)  # type: ignore[arg-type]
    context.set_default_timeout(90_000)
    yield context.new_page()
    context.close()


@pytest.fixture
def host(browser: Browser, browser_context_args: dict[str, object], server: Server) -> Iterator[Page]:
    """A page of a host's."""
    context = browser.new_context(**browser_context_args)  # type: ignore[arg-type]
    context.set_default_timeout(90_000)
    page = context.new_page()
    page.goto("/")
    me = api(page, "GET", "/api/session")["id"]
    api(page, "PATCH", "/api/session", {"name": "night-watch"})
    named: list[bool] = []
    with beside(server.data) as backing:
        backing.commit(lambda connection: named.append(name_host(connection, time.time(), me)))
    yield page
    context.close()


def named(page: Page, name: str) -> None:
    page.goto("/")
    api(page, "PATCH", "/api/session", {"name": name})


def say(page: Page, words: str) -> None:
    page.locator(".side .talk input").fill(words)
    page.locator(".side .talk input").press("Enter")
    expect(page.locator(".side .talk input")).to_have_value("")


def about(page: Page) -> Locator:
    """Open what can be done about the other one, by the menu."""
    page.locator(".side .scroll").focus()
    page.keyboard.press("m")
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Mute, block, report").click()
    return page.locator("dialog.person")


def report(page: Page, reason: str = "what was said", words: str = "") -> None:
    sheet = about(page)
    sheet.get_by_role("button", name="Report …").click()
    sheet.get_by_role("radio", name=reason).check()
    if words:
        sheet.get_by_label("In a few words").fill(words)
    sheet.get_by_role("button", name="Send the report").click()
    expect(sheet.get_by_text("Thank you. A host will look at it.")).to_be_visible()


def quarrel(page: Page, other: Page, name: str = "loud_gasket") -> str:
    """Two at a table, one of whom is rude and is reported; the table's id."""
    named(page, "plumbtree")
    named(other, name)
    table = meet(page, other, spectators=True)
    say(other, "you call that a move, go back to checkers")
    expect(page.locator(".side .said")).to_have_count(1)
    report(page)
    return table


# ---- at the table


def test_whom_one_mutes_is_heard_no_more_until_one_undoes_it(page: Page, other: Page) -> None:
    named(page, "plumbtree")
    named(other, "<b>loud</b>")
    meet(page, other)
    say(other, "hello <i>you</i>")
    expect(page.locator(".side .said")).to_contain_text("<b>loud</b>: hello <i>you</i>")
    page.locator(".side .said").hover()
    page.locator(".side .said .who").click()
    sheet = page.get_by_role("dialog", name="<b>loud</b>")
    assert violations(page) == []
    sheet.get_by_role("button", name="Mute").click()
    expect(sheet.get_by_role("status").first).to_contain_text("You don’t hear")
    page.keyboard.press("Escape")
    expect(page.locator(".side .said")).to_have_count(0)
    say(other, "are you there?")
    other.locator(".side .phrases__open").click()
    other.get_by_role("menuitem", name="Thank you!").click()
    expect(page.locator(".side .said")).to_have_count(1)
    expect(page.locator(".side .said")).to_contain_text("Thank you!")
    page.goto("/sessions")
    row = page.get_by_role("region", name="People you don’t hear").get_by_role("listitem")
    expect(row).to_contain_text("<b>loud</b>")
    row.get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(row.get_by_role("button")).to_be_focused()
    expect(row.get_by_role("button")).to_have_text("undone")
    assert api(page, "GET", "/api/muted") == [] and violations(page) == []


def test_from_the_end_of_a_game_one_may_block_and_report(page: Page, other: Page) -> None:
    named(page, "plumbtree")
    named(other, "quick_leaver")
    meet(page, other, options={"preset": "late", "score_limit": 150, "first": "0"})
    resign(other)
    expect(
        page.get_by_role("button", name="Once more").or_(page.get_by_role("button", name="Play again"))
    ).to_be_visible()
    page.locator(".endp .people").get_by_role("button", name="Mute, block, report quick_leaver").click()
    sheet = page.get_by_role("dialog", name="quick_leaver")
    sheet.get_by_role("button", name="Block").click()
    expect(sheet.get_by_role("status").first).to_contain_text("and don’t meet")
    sheet.get_by_role("button", name="Report …").click()
    sheet.get_by_role("radio", name="something else").check()
    sheet.get_by_role("button", name="Send the report").click()
    assert sheet.get_by_label("In a few words").evaluate("field => field.validity.valueMissing")
    assert api(page, "GET", "/api/muted")[0]["blocked"] is True


# ---- hosts


def test_a_host_reads_what_was_reported_warns_and_takes_it_back(page: Page, other: Page, host: Page) -> None:
    quarrel(page, other, "warned_one")
    host.goto("/host")
    row = host.get_by_role("listitem").filter(has_text="warned_one").filter(has=host.locator("blockquote"))
    expect(host.get_by_role("heading", level=1)).to_have_text(re.compile("to do"))
    expect(row.locator("blockquote")).to_contain_text("go back to checkers")
    row.get_by_role("button", name="Warn").focus()
    host.keyboard.press("Enter")
    expect(row.get_by_role("status")).to_contain_text("warned")
    expect(row.get_by_role("button", name="Take back")).to_be_focused()
    other.goto("/games")
    sheet = other.get_by_role("dialog", name="A warning from the host")
    expect(sheet).to_contain_text("The reason: what was said.")
    other.keyboard.press("Escape")
    other.keyboard.press("Escape")
    expect(sheet).to_be_visible()
    assert violations(other) == []
    sheet.get_by_role("button", name="I have read it").click()
    expect(sheet).to_have_count(0)
    other.reload()
    expect(other.get_by_role("main")).to_be_visible()
    expect(sheet).to_have_count(0)
    row.get_by_role("button", name="Take back").click()
    expect(row.get_by_role("status")).to_contain_text("Taken back by")


def test_who_is_banned_reads_why_wherever_they_come_and_comes_back_when_it_is_taken_back(
    page: Page, other: Page, host: Page
) -> None:
    speak(other, "pl")
    table = quarrel(page, other, "banned_one")
    host.goto("/host")
    row = host.get_by_role("listitem").filter(has_text="banned_one").filter(has=host.locator("blockquote"))
    row.get_by_role("button", name="Ban …").click()
    expect(row.get_by_label("Reason")).to_be_focused()
    row.get_by_label("For how many days").fill("3")
    row.get_by_label("What they are told beside that").fill("third time")
    assert violations(host) == []
    row.get_by_role("button", name="Ban", exact=True).click()
    expect(row.get_by_role("status")).to_contain_text("banned")
    # The page that is open says so by itself.
    expect(other.get_by_role("heading", name="Na razie nie masz tu dostępu")).to_be_visible()
    for path in ("/", f"/table/{table}", "/games", "/rules/token-battle"):
        other.goto(path)
        expect(other.get_by_role("main")).to_contain_text("Gospodarz zamknął ci dostęp")
    expect(other.get_by_role("main")).to_contain_text("third time")
    assert violations(other) == []
    host.get_by_role("region", name="What was done").get_by_role("listitem").filter(has_text="banned_one").get_by_role(
        "button", name="Take back"
    ).click()
    expect(host.get_by_role("region", name="What was done")).to_contain_text("Taken back by")
    other.goto(f"/table/{table}")
    expect(other.locator(".side .talk input")).to_be_visible()
    assert api(other, "GET", "/api/session")["name"] == "banned_one"


def test_to_others_there_is_no_such_page(page: Page) -> None:
    page.goto("/host")
    expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()


def test_figures_change_in_place_and_what_gets_worse_is_said(
    page: Page, other: Page, host: Page, server: Server
) -> None:
    host.goto("/host")
    expect(host.locator("main[data-read=true]")).to_be_visible()
    host.clock.install()
    host.goto("/host")
    people = host.get_by_role("row", name=re.compile("^People at tables")).get_by_role("cell").first
    before = int(people.inner_text())
    quarrel(page, other, "somebody_else")
    host.clock.fast_forward(11_000)
    expect(people).to_have_text(str(before + 2))
    expect(host.get_by_role("main").get_by_role("status").first).to_contain_text("There is more to do")
    expect(host.get_by_role("listitem").filter(has_text="somebody_else").first).to_be_visible()


def test_the_page_of_hosts_is_sound(page: Page, other: Page, host: Page, server: Server) -> None:
    quarrel(page, other, "a_name_of_24_characters_")
    minute = int(time.time() / 60)
    rows = [
        {"process": "x", "minute": minute - n, "tables": 9 + n % 7, "people": 20 + n % 11, "refused": n % 3,
         "commits": n % 50, "slow": 0, "failed": 0}
        for n in range(4, 1400, 5)
    ]  # fmt: skip
    with beside(server.data) as backing:
        backing.commit(lambda connection: connection.execute(insert(pulses), rows) and None)

    def visit(there: Page) -> None:
        there.goto("/host")
        expect(there.locator("blockquote").first).to_be_visible()

    sound_at_all_sizes(host, visit)
