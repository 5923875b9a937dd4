"""Studies on the pages: made of a replay, branched, commented by two people at once, and a puzzle out of one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .legible import LANGS, SIZES, faults
from .seated import api, complain, speak

pytestmark = pytest.mark.browser


def played(page: Page, game: str = "token-battle", turns: int = 5, deck: str = "first-steps") -> str:
    """A game at one screen that was given up after some answers; its id."""
    page.goto("/")
    order = {"game": game, "opponent": "hotseat", "deck": deck, "other_deck": deck, "spectators": True}
    table = api(page, "POST", "/api/tables", order)["id"]
    for _ in range(turns):
        answer(page, table)
    api(page, "POST", f"/api/bot/game/{table}/resign")
    return str(table)


def answer(page: Page, table: str) -> None:
    """Some answer to what is asked there: the first option, or as many as it takes."""
    for many in range(1, 8):
        picks = ",".join(str(n) for n in range(many))
        if page.request.post(f"/api/bot/game/{table}/move/{picks}", headers={"X-Stolik": "1"}).ok:
            return
    raise AssertionError("there is no simple answer")


def made(page: Page, readers: str = "all", **more: Any) -> str:
    """A study with a branch, two comments and a puzzle; its path on the server."""
    table = played(page, **more)
    api(page, "PATCH", "/api/session", {"name": "Ala"})
    study = api(page, "POST", "/api/studies", {"chapter": {"table": table}, "readers": readers, "title": "Corners"})
    path = f"/api/studies/{study['id']}/chapters/{study['chapter']}"
    options = api(page, "GET", f"{path}/at/2?lang=en")["options"]
    node = api(page, "POST", f"{path}/nodes", {"at": "2", "picks": [options[-1]]})["at"]
    api(page, "PATCH", f"{path}/nodes/{node}", {"name": "bolder"})
    api(page, "POST", f"{path}/comments", {"at": "2", "text": "Both players are still looking for a corner."})
    api(page, "POST", f"{path}/comments", {"at": node, "text": "This one wins a tempo.\n<b>I think</b>"})
    api(page, "POST", f"{path}/puzzles", {"at": "2", "answers": [[options[-1]]], "ask": "Where to?"})
    return path


def page_of(path: str, more: str = "") -> str:
    return path.removeprefix("/api").replace("/chapters/", "/") + more


def opened(page: Page) -> str:
    """A study at a position with a comment and choices."""
    path = made(page)
    page.goto(page_of(path, "?at=2"))
    expect(page.locator(".mays li").first).to_be_visible()
    return path


def listed(page: Page) -> None:
    made(page)
    page.goto("/studies")
    expect(page.get_by_role("link", name="Corners").first).to_be_visible()


def shared(page: Page) -> None:
    """What may be done with a study as a whole, at a branch of it."""
    opened(page)
    page.get_by_text("bolder").click()
    page.get_by_role("button", name="Share and more").click()
    page.get_by_role("button", name="Make a link that invites to write").click()
    expect(page.get_by_label("Whoever opens this link may write")).to_be_visible()


def posed(page: Page) -> str:
    """A puzzle of a study."""
    path = made(page)
    (puzzle,) = api(page, "GET", path)["puzzles"]
    page.goto(f"{page_of(path).rpartition('/')[0]}/puzzle/{puzzle['id']}")
    expect(page.locator(".mays li").first).to_be_visible()
    return path


def invited(page: Page) -> None:
    path = made(page)
    code = api(page, "POST", f"{path.partition('/chapters')[0]}/invite")["code"]
    page.goto(f"/studies/join/{code}")
    expect(page.get_by_role("button", name="Join")).to_be_visible()


@pytest.fixture
def second(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """Somebody else's page."""
    context = browser.new_context(**browser_context_args)
    yield context.new_page()
    context.close()


def test_a_study_is_made_of_a_replay_by_one_button(page: Page) -> None:
    wrong = complain(page)
    table = played(page)
    page.goto(f"/replay/{table}?n=3")
    page.get_by_role("button", name="Study").click()
    expect(page.locator('.stree [aria-current="step"]')).to_have_attribute("data-at", "3")
    assert "/studies/" in page.url
    assert wrong == []


def test_keys_lead_along_and_between_branches(page: Page) -> None:
    opened(page)
    here = page.locator('.stree [aria-current="step"]')
    page.locator("main").focus()
    page.keyboard.press("ArrowRight")
    expect(here).to_have_attribute("data-at", "3")
    page.keyboard.press("ArrowDown")
    expect(here).to_contain_text("bolder")
    expect(page.locator(".stsaid__text")).to_have_text("This one wins a tempo.\n<b>I think</b>")
    page.keyboard.press("ArrowLeft")
    expect(here).to_have_attribute("data-at", "2")
    page.keyboard.press("End")
    expect(here).to_have_attribute("data-at", "5")


def test_a_choice_becomes_a_branch_and_is_deleted_again(page: Page) -> None:
    opened(page)
    before = page.locator(".stree__go").count()
    page.locator(".mays__many summary").first.click()
    page.locator(".mays .btn").nth(2).click()
    expect(page.locator(".stree__go")).to_have_count(before + 1)
    expect(page.get_by_text("In a branch")).to_be_visible()
    page.locator(".mays__many summary").first.click()
    page.locator(".mays .btn").first.click()
    expect(page.locator(".stree__go")).to_have_count(before + 2)
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.locator(".stree__go")).to_have_count(before)
    expect(page.locator('.stree [aria-current="step"]')).to_have_attribute("data-at", "2")


def test_what_another_writes_appears_and_moves_nothing(page: Page, second: Page) -> None:
    path = opened(page)
    second.goto("/")
    api(second, "PATCH", "/api/session", {"name": "Bolek"})
    code = api(page, "POST", f"{path.partition('/chapters')[0]}/invite")["code"]
    second.goto(f"/studies/join/{code}")
    second.get_by_role("button", name="Join").click()
    expect(second.locator(".stree__go").first).to_be_visible()
    expect(page.locator(".st__who bdi")).to_have_text("Bolek")
    second.get_by_label("Your comment").fill("A word from the other side")
    second.get_by_role("button", name="Comment", exact=True).click()
    fresh = page.get_by_role("button", name="1 new")
    expect(fresh).to_be_visible()
    expect(page.locator('.stree [aria-current="step"]')).to_have_attribute("data-at", "2")
    fresh.click()
    expect(page.locator(".stsaid__text")).to_have_text("A word from the other side")
    expect(fresh).to_have_count(0)


def test_who_leads_is_followed_until_one_goes_elsewhere(page: Page, second: Page) -> None:
    path = opened(page)
    second.goto(page_of(path))
    expect(page.locator(".st__who bdi")).to_have_count(1)
    page.get_by_role("button", name="Lead", exact=True).click()
    follow = second.get_by_role("button", name="Follow along")
    follow.click()
    there = second.locator('.stree [aria-current="step"]')
    expect(there).to_have_attribute("data-at", "2")
    page.keyboard.press("ArrowRight")
    expect(there).to_have_attribute("data-at", "3")
    second.locator('[data-at="0"]').click()
    expect(follow).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("ArrowRight")
    expect(there).to_have_attribute("data-at", "0")


def test_a_puzzle_is_missed_then_found(page: Page) -> None:
    path = posed(page)
    assert page.locator(".stree").count() == 0
    page.locator(".mays__many summary").first.click()
    page.locator(".mays .btn").first.click()
    expect(page.locator(".stpz__bad")).to_be_visible()
    label = api(page, "GET", f"{path}?lang=en")["nodes"][0]["label"]
    page.locator(".mays__many summary").last.click()
    page.get_by_role("button", name=label, exact=True).click()
    expect(page.locator(".stpz__good")).to_be_visible()


def test_who_only_reads_is_shown_no_form(page: Page, second: Page) -> None:
    path = opened(page)
    second.goto(page_of(path, "?at=2"))
    expect(second.locator(".mays li").first).to_be_visible()
    assert second.locator("textarea, .mays button").count() == 0
    second.goto("/studies")
    second.get_by_label("Search by title or game").fill("corners")
    expect(second.get_by_role("link", name="Corners").first).to_be_visible()


def test_a_pokemon_game_is_studied_from_a_players_eyes(page: Page) -> None:
    path = made(page, game="pokemon", deck="terra-firma", turns=12)
    page.goto(page_of(path, "?at=2"))
    seats = page.locator(".st__eyes select")
    expect(seats.locator("option")).to_have_count(3)
    seats.select_option("1")
    expect(page).to_have_url(re.compile("seat=1"))
    expect(page.locator(".mays__in h2")).to_be_visible()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("visit", [listed, opened, shared, posed], ids=lambda visit: visit.__name__)
def test_no_text_of_a_study_is_cut(page: Page, visit: Callable[[Page], object], lang: str) -> None:
    visit(page)
    speak(page, lang)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    page.wait_for_load_state("networkidle")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == []
