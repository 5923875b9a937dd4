"""What somebody new to the table asks first, and must find."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from .at_pokemon import draw, lay_out, sit_down, step
from .seated import api, drawn, limits, settled, take_deck

pytestmark = pytest.mark.browser


def test_a_position_from_the_rules_says_what_it_is_and_leads_back(page: Page) -> None:
    """The rule's words stand beside the position; one's own game is a link away, and the lobby takes neither for the
    other."""
    game = sit_down(page)
    page.goto("/rules/pokemon/PK-ATTACK-4")
    page.get_by_role("button", name="Show me on the table").first.click()
    page.wait_for_url(re.compile("/table/"))
    settled(page)
    lesson = page.get_by_role("region", name="Position from the rules")
    expect(lesson).to_contain_text("Weakness and Resistance of the Defending Pokémon")
    expect(lesson).to_contain_text("used Slash")
    expect(lesson.get_by_role("link", name="open this rule")).to_have_attribute("href", "/rules/pokemon/PK-ATTACK-4")
    page.reload()
    lesson.get_by_role("link", name="back to your table").click()
    page.wait_for_url(f"**/table/{game}")
    settled(page)
    expect(lesson).to_have_count(0)
    page.goto("/")
    side = page.get_by_role("complementary")
    expect(side.locator(".res")).to_have_count(1)
    side.get_by_text("1 position from the rules").click()
    side.get_by_role("button", name=re.compile("^Put away")).click()
    expect(side.get_by_text("position from the rules")).to_have_count(0)


def test_decks_that_do_not_fit_say_why_and_one_is_built_for_the_format(page: Page) -> None:
    """PK-SETUP-1: no bundled deck is a half deck; the lobby says so and leads to an editor that knows it."""
    page.goto("/")
    page.get_by_text("Pokémon TCG").first.click()
    take_deck(page, "Terra Firma")
    page.get_by_role("button", name="What is in it Terra Firma").click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("Pokémon 25.*4\\s*Turtwig.*Energy 24", re.DOTALL))
    page.keyboard.press("Escape")
    limits(page).get_by_label("Format").select_option("half")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="All decks").click()
    deck = page.get_by_role("dialog").get_by_role("button", name=re.compile("^Terra Firma"))
    expect(deck).to_contain_text("It needs 30.")
    expect(deck).to_be_disabled()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=re.compile("^Play against"))).to_be_disabled()
    page.get_by_role("link", name="Build one that does").click()
    page.get_by_role("button", name="As text").click()
    half = "Pokémon: 2\n2 Turtwig DP 103\n\nEnergy: 28\n28 Grass Energy\n"
    page.get_by_role("textbox", name="As text").fill(half)
    page.get_by_role("button", name="Take this text over").click()
    page.get_by_role("button", name="Play with it").click()
    expect(page.get_by_role("radio", name=re.compile("^My deck"))).to_be_checked()
    page.get_by_role("button", name=re.compile("^Play against")).click()
    page.wait_for_url(re.compile("/table/"))


def test_the_decks_of_a_game_stand_where_they_will_stand(page: Page) -> None:
    """Who chooses a game finds its decks at once: nothing below them moves when they have been read."""
    page.goto("/")
    expect(page.locator(".deckopt").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.route("**/api/games/pokemon/**", lambda route: route.abort())
    page.get_by_text("Pokémon TCG").first.click()
    expect(page.locator(".deckopt")).to_have_count(3)  # the others stand behind "all decks"


def boxes(page: Page, *places: str) -> list[dict[str, float]]:
    """Where things lie."""
    found = [page.locator(place).last.bounding_box() for place in places]
    assert all(found), places
    return [{"x": b["x"], "y": b["y"], "width": b["width"], "height": b["height"]} for b in found if b]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768)])
def test_a_card_looked_at_covers_neither_itself_nor_the_newest_line(page: Page, width: int, height: int) -> None:
    """And it is shown only to who moves the pointer: not to who has a card come to lie under it."""
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page)
    lay_out(page)
    for _ in range(6):
        step(page)
    settled(page)
    drawn(page)
    card = page.locator(".longfan .card").first
    card.hover()
    expect(page.locator(".peek")).to_be_visible()
    peek, line, fan, slip = boxes(page, ".peek", ".side .log li", ".longfan", ".prompt")
    assert peek["y"] + peek["height"] <= line["y"] + 1 and line["y"] + line["height"] <= height
    assert peek["y"] >= slip["y"] + slip["height"] and peek["x"] >= fan["x"] + fan["width"]
    page.mouse.move(20, 20)
    expect(page.locator(".peek")).to_have_count(0)
    box = card.bounding_box()
    assert box
    page.locator(".longfan").evaluate("(fan, by) => fan.style.paddingLeft = by", f"{box['width'] + 20}px")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(".longfan").evaluate("fan => fan.style.paddingLeft = ''")
    page.wait_for_timeout(900)
    expect(page.locator(".peek")).to_have_count(0)
    page.mouse.move(box["x"] + box["width"] / 2 + 2, box["y"] + box["height"] / 2)
    expect(page.locator(".peek")).to_be_visible()


def test_a_card_that_can_not_be_laid_says_why(page: Page) -> None:
    """PK-SETUP-5: before the first turn only Basic Pokémon are laid; by mouse, by key, and for the pointer with ?."""
    draw(page, "laying-out-face-down")
    why = page.locator(".pop.why:visible")
    card = page.locator(".longfan .card[aria-disabled]").first
    card.click(force=True)
    expect(why.first).to_contain_text("Only Basic Pokémon are laid now")
    expect(why.get_by_role("link", name=re.compile("PK-SETUP-5")).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    page.locator("h1").first.evaluate("() => document.activeElement.blur()")
    card.hover(force=True)
    page.keyboard.press("?")
    expect(why.first).to_contain_text("Only Basic Pokémon are laid now")


SLICED = """() => [...document.querySelectorAll('.longfan .body > *, .pk--bench .body > *')].filter(part => {
    const [box, room] = [part.getBoundingClientRect(), part.parentElement.getBoundingClientRect()];
    return box.height && (box.bottom > room.bottom + 0.6 || box.right > room.right + 0.6 || cut(part));
    function cut(part) {
        const words = part.classList.contains('words') || part.classList.contains('name');
        const line = parseFloat(getComputedStyle(part).lineHeight);
        return words && Math.abs(part.clientHeight / line - Math.round(part.clientHeight / line)) > 0.15;
    }
}).map(part => part.innerText)"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768), (390, 844)])
def test_cards_show_whole_lines_and_the_whole_hand(page: Page, width: int, height: int) -> None:
    """Seven different cards fit beside one another on a screen of 1280; no line of a card is cut in half."""
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, deck="raging-sea")
    settled(page)
    for _ in range(4):
        drawn(page)
        assert page.evaluate(SLICED) == []
        if width == 1280:
            assert page.locator(".longfan .card").count() < 9
            assert page.locator(".longfan").evaluate("fan => fan.scrollWidth - fan.clientWidth") == 0
        step(page)
        settled(page)


def test_the_deck_editor_names_every_fault(page: Page) -> None:
    """PK-SETUP-1: too many copies are named beside too few cards; the count lies on no other number."""
    page.goto("/decks/pokemon/new")
    page.get_by_role("searchbox").fill("name:turtwig")
    card = page.get_by_role("button", name=re.compile("^Turtwig")).first
    card.click(click_count=5)
    expect(page.locator(".dlist__verdict")).to_contain_text(re.compile("needs 60.*5 times", re.DOTALL))
    count, hp, foot, read = boxes(page, ".desk__cards .count", ".pk__hp", ".desk__cards .foot", ".desk__read")
    assert count["x"] + count["width"] < hp["x"] and foot["width"] - 24 <= read["x"] - foot["x"]


def test_to_end_the_turn_is_in_reach_on_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    sit_down(page)
    lay_out(page)
    for _ in range(20):
        if page.locator(".verbs .btn").count() >= 3:
            break
        step(page)
        settled(page)
    end = page.get_by_role("button", name="End turn")
    box = end.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert end.evaluate("(end, [x, y]) => end.contains(document.elementFromPoint(x, y))", middle)


AT_ONCE = """() => {
    const question = document.querySelector('.prompt h2');
    const watch = new MutationObserver(() => {
        const card = document.querySelector('.pk--bench.lit');
        if (!card || !question.innerText.includes('become Active')) return;
        watch.disconnect();
        const enter = () => {
            const key = new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true});
            if (card.dispatchEvent(key)) card.click();
        };
        card.focus();
        enter();
        setTimeout(enter);
    });
    watch.observe(question, {subtree: true, childList: true, characterData: true});
}"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_no_enter_is_lost_in_a_retreat(page: Page, motion: Literal["reduce", "no-preference"]) -> None:
    """PK-RETREAT-1: Enter answers as soon as the question is there, behind every animation, and wherever the cloth was
    clicked; what can be paid in one way only is paid, and who alone can come does."""
    page.emulate_media(reduced_motion=motion)
    active = page.locator(".pkt__nact .name")
    draw(page, "a-free-retreat")
    page.evaluate(AT_ONCE)
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(active).to_have_text("Turtwig")
    expect(page.get_by_role("dialog")).to_have_count(0)
    draw(page, "a-free-retreat")
    page.keyboard.press("r")
    page.locator("main").click(position={"x": 300, "y": 160})
    page.keyboard.press("Enter")
    expect(active).to_have_text("Turtwig")
    draw(page, "retreating-costs-energy")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(active).to_have_text("Starly")


def test_the_menu_and_the_keys_speak_of_the_game_that_is_played(page: Page) -> None:
    """In Polish: no token, stack or board of the other game, and the space bar by its name."""
    page.goto("/")
    api(page, "PATCH", "/api/session", {"lang": "pl"})
    sit_down(page)
    page.keyboard.press("m")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Pytaj jeszcze raz przed atakiem")
    menu = sheet.inner_text()
    sheet.get_by_role("button", name="Klawisze").click()
    expect(sheet).to_contain_text("Spacja")
    assert not re.search("żeton|stos|plansz|Space", menu + sheet.inner_text())


def test_who_is_forgotten_by_the_browser_comes_back_to_the_seat(page: Page, browser: Browser, base_url: str) -> None:
    game = sit_down(page)
    page.keyboard.press("m")
    page.get_by_role("button", name="Make a link for coming back").click()
    link = page.get_by_label("Your link for coming back").input_value()
    assert link.startswith(f"{base_url}/return?table={game}#")
    page.keyboard.press("Escape")
    elsewhere = browser.new_context(base_url=base_url, locale="en-GB", reduced_motion="reduce")
    for known in (True, False):
        there = elsewhere.new_page()
        there.goto(link)
        expect(there).to_have_url(f"{base_url}/return?table={game}")
        there.get_by_role("button", name="Come back").click()
        if known:
            there.wait_for_url(f"**/table/{game}")
            assert settled(there)
            expect(there.locator(".longfan .card").first).to_be_visible()
            elsewhere.clear_cookies()
        else:
            expect(there.get_by_role("alert")).to_contain_text("has been used")
    elsewhere.close()
