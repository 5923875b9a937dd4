"""A game that Stolik has not seen, played on the pages of a server that it was installed beside."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    return {"executable_path": os.environ["STOLIK_CHROMIUM"], "args": ["--no-sandbox"]}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    yield from served("--seed", "3")


@pytest.fixture
def fair_address() -> Iterator[str]:
    """Of a server whose luck nobody has chosen."""
    yield from served()


def served(*more: str) -> Iterator[str]:
    command = [sys.executable, "-m", "stolik", "serve", "--port", "0", "--data", ":memory:", *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            server.terminate()


@pytest.fixture
def table(page: Page, address: str) -> Page:
    """For three, one of them a person, with the kit that the lobby offers first."""
    page.goto(address)
    page.get_by_text("Magpies for three").first.click()
    page.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".prompt").first).to_contain_text("Use a trick before you lay?")
    return page


def test_seats_hands_and_kits_lie_on_the_table(table: Page) -> None:
    bots = table.get_by_role("region").filter(has_text="bot").filter(has_text="Hand 3, hidden")
    expect(bots).to_have_count(2)
    expect(table.get_by_role("main")).to_contain_text(re.compile(r"turn\s*1 of 15"))


def test_what_can_not_be_done_says_why_and_leads_to_the_rule(table: Page) -> None:
    table.get_by_role("button", name=re.compile("^(Button|Spoon|Key|Bell|Ring)")).first.click(force=True)
    why = table.locator(".why:visible")
    expect(why).to_contain_text("First comes one trick")
    why.get_by_role("link").click()
    expect(table.get_by_role("main")).to_contain_text("At the beginning of a turn, before anything is laid")


def test_an_answer_is_taken_back(table: Page) -> None:
    table.keyboard.press("2")
    table.keyboard.press("Enter")
    expect(table.get_by_role("log").first).to_contain_text("You used")
    table.keyboard.press("u")
    expect(table.locator(".prompt").first).to_contain_text("Use a trick before you lay?")


def test_its_name_follows_the_language_of_the_page(table: Page) -> None:
    expect(table.locator(".bar__game")).to_have_text("Magpies for three")
    table.keyboard.press("m")
    table.get_by_text("Polski", exact=True).click()
    expect(table.locator(".bar__game")).to_have_text("Sroki dla trojga")


def test_a_game_is_played_to_its_end_and_looked_at_again(table: Page) -> None:
    over = table.get_by_role("link", name="Replay").or_(table.get_by_role("button", name="Replay"))
    for _ in range(600):
        if over.count():
            break
        table.keyboard.press("1")
        table.keyboard.press("Enter")
        table.wait_for_timeout(150)
    expect(table.locator("body")).to_contain_text("All rounds are played.")
    over.first.click()
    expect(table).to_have_url(re.compile("replay"))
    expect(table.get_by_role("main")).to_contain_text("Hoard")


def test_the_browser_plays_it_anew_and_finds_that_it_was_dealt_fairly(page: Page, fair_address: str) -> None:
    page.goto(fair_address)
    page.get_by_text("Magpies for three").first.click()
    page.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".prompt").first).to_contain_text("Use a trick before you lay?")
    for _ in range(3):
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
    page.keyboard.press("m")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Was the deal fair?").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("This deal was fair.", timeout=60_000)
    expect(page.get_by_role("main")).to_contain_text(re.compile(r"positions compared: ([2-9]|1\d)"))
