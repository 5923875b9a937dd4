"""Every page: accessible in both themes and all sizes, in three languages, and without anything from elsewhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .seated import api, complain, lay, my_turn, open_cells, question, resign, settled, sit_down, stack, take_deck

pytestmark = pytest.mark.browser


def rules(page: Page) -> None:
    page.goto("/rules/token-battle/TB-ABIL-PUSH-2")
    expect(page.get_by_role("main")).to_contain_text("TB-ABIL-PUSH-2")


def guide(page: Page) -> None:
    page.goto("/how-to-play/star-wars")
    expect(page.get_by_role("heading", name="How you win")).to_be_visible()


def editor(page: Page) -> None:
    page.goto("/decks/token-battle/new")
    expect(page.get_by_role("main")).to_be_visible()


def lobby(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile("Gentle")).first).to_be_visible()


def table(page: Page) -> None:
    sit_down(page)
    lay(page, 1)
    assert my_turn(page)
    stack(page, 2).click()
    settled(page)
    open_cells(page).first.click()


def replay(page: Page) -> None:
    made = sit_down(page)
    lay(page, 1)
    resign(page)
    page.goto(f"/replay/{made}")
    expect(page.get_by_role("slider")).to_be_visible()


def come_back(page: Page) -> None:
    page.goto("/return#key")
    expect(page.get_by_role("button", name="Come back")).to_be_visible()


def entrances(page: Page) -> None:
    page.goto("/sessions")
    expect(page.get_by_role("button", name="End it here")).to_be_visible()


PAGES = (lobby, table, editor, replay, rules, guide, come_back, entrances)


@pytest.mark.parametrize(("lang", "words"), [("pl", "Usiądź"), ("ja", "ください")])
def test_languages_switch_at_once(page: Page, lang: str, words: str) -> None:
    page.goto("/")
    page.get_by_role("button", name={"pl": "Polski", "ja": "日本語"}[lang]).click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    api(page, "PATCH", "/api/session", {"lang": lang})
    page.goto("/rules/token-battle/TB-BOARD-4")
    expect(page.get_by_role("main")).to_contain_text({"pl": "polu", "ja": "マス"}[lang])
    made = api(page, "POST", "/api/tables", {"game": "token-battle", "opponent": "bot:random", "deck": None})
    page.goto(made["path"])
    expect(question(page)).to_have_text(re.compile({"pl": "[Ww]ybierz|[Gg]ra", "ja": "ください|番"}[lang]))
    assert not re.search(r"\b(the|your|turn)\b", page.locator("body").inner_text(), re.IGNORECASE)


def test_a_name_with_markup_is_only_a_name(page: Page) -> None:
    page.goto("/")
    complaints = complain(page)
    name = "<img src=x>&amp;"
    api(page, "PATCH", "/api/session", {"name": name})
    sit_down(page)
    expect(page.locator("img")).to_have_count(0)
    assert complaints == []


def test_a_rule_shows_itself_on_the_table(page: Page) -> None:
    """TB-ABIL-PUSH-2 opens as a drawn position, and can be played."""
    page.goto("/rules/token-battle/TB-ABIL-PUSH-2")
    expect(page.get_by_role("region", name="Push: three move, one is blocked")).to_contain_text("c2 moves to c1")
    arrow = page.locator(".ru__arrow").first
    expect(arrow).to_have_css("transform", "none")
    page.set_viewport_size({"width": 900, "height": 800})  # the boards stand one under the other
    expect(arrow).to_have_css("transform", re.compile(r"^matrix\(0, 1, -1, 0"))
    page.get_by_role("button", name=re.compile("^Show me")).first.click()
    page.wait_for_url(re.compile("/table/"))
    assert my_turn(page)
    lay(page, 1)


def test_printed_rules_go_over_many_sheets_and_no_row_over_two(page: Page) -> None:
    page.goto("/rules/token-battle")
    rows = page.locator(".ru__rows > li")
    expect(rows.first).to_be_visible()
    sheets = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))
    page.emulate_media(media="print")
    expect(page.locator(".ru__nav")).to_be_hidden()
    whole = rows.evaluate_all("all => all.every(one => getComputedStyle(one).breakInside === 'avoid')")
    high = rows.evaluate_all("all => all.reduce((sum, one) => sum + one.offsetHeight, 0)")
    assert whole and sheets >= high // 1123 > 3


def test_the_policy_forbids_foreign_scripts(page: Page) -> None:
    page.goto("/")
    page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'), {textContent: 'window.hit = 1'}))"
    )
    assert page.evaluate("window.hit") is None


def test_the_way_to_the_table_is_in_sight(page: Page) -> None:
    """At 1280×800 the button to play is seen before anything is scrolled, and no deck lies under another."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("/")
    page.get_by_text("Pokémon TCG").first.click()
    expect(page.locator(".deckopt")).not_to_have_count(0)
    box = page.get_by_role("button", name=re.compile("^Play against")).bounding_box()
    assert box and box["y"] + box["height"] <= 800
    wide = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
    assert page.locator(".deckopt .dk, .lobby__sit").evaluate_all(wide) == []


def test_the_cards_of_a_deck_open_before_it_is_chosen(page: Page) -> None:
    page.goto("/")
    for game, deck, card in (("Pokémon TCG", "Terra Firma", "Torterra"), ("Token Battle", None, None)):
        page.get_by_text(game).first.click()
        if deck:
            take_deck(page, deck)
        else:
            page.locator(".deckopt").last.click()
        page.get_by_role("button", name=f"What is in it {deck or ''}").click()
        look = page.get_by_role("dialog").first
        expect(look.get_by_text("The number before a card is its value.")).to_have_count(0 if deck else 1)
        name = look.get_by_role("button", name=card) if card else look.locator(".look__card")
        called = name.first.inner_text()
        name.first.click()
        expect(page.get_by_role("dialog", name=called)).to_be_visible()
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_name_that_was_not_chosen_is_in_the_language_of_the_page(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("banner")).to_contain_text(re.compile(r"You are Guest \d{4}"))
    page.get_by_role("button", name="Polski").click()
    expect(page.get_by_role("banner")).to_contain_text(re.compile(r"Gość \d{4}"))
    api(page, "PATCH", "/api/session", {"name": "Guest 12"})
    page.goto("/")
    page.get_by_role("button", name="日本語").click()
    expect(page.get_by_role("banner")).to_contain_text("Guest 12")


def test_rules_are_told_without_the_keys_of_formats(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Polski").click()
    page.goto("/rules/pokemon")
    expect(page.get_by_role("main")).to_contain_text("Po dwa aktywne Pokémony")
    assert not re.search(r"\b(double|half)\b", page.get_by_role("main").inner_text())


def test_the_positions_of_a_rule_have_names(page: Page) -> None:
    page.goto("/rules/pokemon")
    second = page.get_by_role("button", name=re.compile(r"^Show me 2: \w")).first
    expect(second).to_have_attribute("title", re.compile(r"^[^/]+ [^/]+$"))
