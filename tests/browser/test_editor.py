"""The set editor: four lanes, the collection in pages, filters, drafts, keys and dragging."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .seated import api, complain

pytestmark = pytest.mark.browser


@pytest.fixture
def editor(page: Page) -> Page:
    page.goto("/decks/token-battle/new")
    expect(page.get_by_role("region", name="Collection")).to_be_visible()
    return page


def lane(page: Page, n: int) -> Locator:
    return page.locator(".lane").nth(n - 1)


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name="Collection").get_by_role("button", name=re.compile(rf"^{name}\b")).first


def put(page: Page, name: str, n: int) -> None:
    """Choose a card of the collection and press the lane's number."""
    page.get_by_role("searchbox").fill(name)
    card(page, name).focus()
    page.keyboard.press(str(n))
    expect(lane(page, n)).to_contain_text(name)


def test_pages_of_twelve(editor: Page) -> None:
    """TB-EDITOR-2, TB-EDITOR-5: lanes at the left, 72 cards in six pages of twelve with a button each."""
    expect(editor.locator(".lane")).to_have_count(4)
    pages = editor.get_by_role("navigation", name=re.compile("[Pp]ages")).get_by_role("button")
    expect(pages).to_have_count(6)
    cards = editor.get_by_role("region", name="Collection").locator("button.tbc")
    expect(cards).to_have_count(12)
    first = cards.first.text_content() or ""
    pages.nth(5).click()
    expect(cards.first).not_to_have_text(first)
    expect(cards).to_have_count(12)
    left = lane(editor, 1).bounding_box()
    right = cards.first.bounding_box()
    assert left and right and left["x"] + left["width"] <= right["x"]


def test_filters(editor: Page) -> None:
    """TB-EDITOR-6: by ability, type and value, and by a word."""
    cards = editor.get_by_role("region", name="Collection").locator("button.tbc")
    editor.get_by_role("button", name=re.compile("^push$", re.IGNORECASE)).click()
    expect(editor.get_by_text(re.compile("^11 of 72"))).to_be_visible()
    expect(cards).to_have_count(11)
    editor.get_by_role("button", name=re.compile("^survivor$", re.IGNORECASE)).click()
    expect(cards).to_have_count(1)
    expect(cards.first).to_contain_text("Drawbridge")


def test_build_save_and_play(editor: Page) -> None:
    """TB-EDITOR-1, TB-EDITOR-3, TB-EDITOR-4: order matters, a lane of one is refused with the rule, a draft is kept."""
    complaints = complain(editor)
    names = ("Gale", "Ambush", "Campfire", "Hive", "Alchemist", "Anthill", "Level Lamp")
    for n, name in enumerate(names):
        put(editor, name, 1 + n // 2)
    expect(editor.get_by_text("TB-DECK-7").first).to_be_visible()
    put(editor, "Echo", 4)
    expect(editor.get_by_text("TB-DECK-7")).to_have_count(0)
    editor.get_by_label(re.compile("name", re.IGNORECASE)).first.fill("Wind and fire")
    editor.keyboard.press("Control+s")
    editor.wait_for_url(re.compile(r"/decks/token-battle/(?!new)"))
    saved = [deck for deck in api(editor, "GET", "/api/games/token-battle/decks") if deck["own"]]
    assert saved[0]["name"] == "Wind and fire" and saved[0]["playable"]
    assert saved[0]["stacks"][0] == ["gale", "ambush"]
    assert complaints == []


def test_drag_into_a_lane_and_reorder_by_key(editor: Page) -> None:
    """TB-EDITOR-2, TB-EDITOR-3"""
    for name in ("Gale", "Ambush"):
        editor.get_by_role("searchbox").fill(name)
        card(editor, name).drag_to(lane(editor, 2))
        expect(lane(editor, 2)).to_contain_text(name)
    lane(editor, 2).get_by_role("button", name=re.compile("Ambush")).first.focus()
    editor.keyboard.press("Alt+ArrowUp")
    expect(lane(editor, 2).get_by_role("button").first).to_contain_text("Ambush")


@pytest.mark.parametrize("width", [1440, 1024])
def test_cards_in_the_lanes_show_their_facts_at_fixed_places(page: Page, width: int) -> None:
    """TB-DECK-15: the small cards as well show the value at the top left, the ability at the top right."""
    page.set_viewport_size({"width": width, "height": 800})
    page.goto("/decks/token-battle/carousel")
    small = page.locator(".lanecard").filter(has=page.locator("svg.abil")).first
    box = small.bounding_box()
    value, ability, area = (small.locator(f".{part}").bounding_box() for part in ("val", "abil", "area"))
    assert box and value and ability and area
    assert box["x"] <= value["x"] <= box["x"] + 12 and box["y"] <= value["y"] <= box["y"] + 12
    assert 0 <= box["x"] + box["width"] - ability["x"] - ability["width"] <= 12 and ability["y"] <= box["y"] + 12
    assert value["x"] + value["width"] <= area["x"] and area["x"] + area["width"] <= ability["x"]


def test_random_set(editor: Page) -> None:
    """TB-EDITOR-7, TB-EDITOR-8: drawn at random: twelve cards, three a lane."""
    editor.get_by_role("button", name=re.compile("random|draw", re.IGNORECASE)).first.click()
    for n in (1, 2, 3, 4):
        expect(lane(editor, n)).to_contain_text("3 of 2–5")


def test_changes_are_not_lost_by_a_link(editor: Page) -> None:
    """Whoever goes to another page is asked what becomes of changes; nobody is whose deck is kept."""
    put(editor, "Boulder", 1)
    brand = editor.get_by_role("link", name="Stolik")
    brand.click()
    asked = editor.get_by_role("dialog", name="The changes are not saved yet")
    asked.get_by_role("button", name="Close").click()
    expect(lane(editor, 1)).to_contain_text("Boulder")
    brand.click()
    asked.get_by_role("button", name="Save and leave").click()
    expect(editor).to_have_url(re.compile(r"/$"))
    assert editor.evaluate("scrollY") == 0
    editor.go_back()
    editor.get_by_label("Name of the set").fill("Other")
    expect(editor.get_by_text("Saved as a draft.")).to_have_count(0)
    editor.go_forward()
    expect(editor).to_have_url(re.compile("/decks/token-battle/"))
    asked.get_by_role("button", name="Leave without saving").click()
    expect(editor).to_have_url(re.compile(r"/$"))


def test_changes_of_a_deck_that_was_kept_are_not_lost_by_going_back(editor: Page) -> None:
    """Its address is another since it was kept for the first time."""
    editor.goto("/")
    editor.goto("/decks/token-battle")
    editor.get_by_role("link", name="New set").click()
    put(editor, "Boulder", 1)
    editor.keyboard.press("Control+s")
    expect(editor).not_to_have_url(re.compile("/new$"))
    kept = editor.url
    put(editor, "Old Oak", 1)
    editor.go_back()
    asked = editor.get_by_role("dialog", name="The changes are not saved yet")
    expect(editor).to_have_url(kept)
    asked.get_by_role("button", name="Close").click()
    expect(editor.locator("dialog .acts")).to_have_count(0)
    expect(lane(editor, 1)).to_contain_text("Old Oak")
    editor.go_back()
    expect(editor).to_have_url(kept)
    asked.get_by_role("button", name="Leave without saving").click()
    expect(editor).to_have_url(re.compile("/decks/token-battle$"))
