"""Whole games in the browser: by mouse, by keyboard, over a reload and a killed server, and two people at one table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import Server
from .seated import (
    LAY,
    api,
    cell,
    complain,
    lay,
    limits,
    my_turn,
    open_cells,
    position,
    question,
    resign,
    settled,
    sit_down,
    stack,
    touch,
)

pytestmark = pytest.mark.browser


def test_a_whole_game_by_mouse_from_the_lobby(page: Page) -> None:
    complaints = complain(page)
    page.goto("/")
    page.get_by_text("Carefree", exact=True).click()
    limits(page).get_by_label("Score limit").fill("150")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play against Carefree").click()
    turns = 0
    while my_turn(page):
        lay(page, 1 + turns % 4)
        turns += 1
    assert turns >= 4
    expect(page.get_by_role("link", name="TB-END-1")).to_be_visible()
    page.get_by_role("button", name="See the table").click()
    expect(page.get_by_role("log")).to_contain_text("Turn 1")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert complaints == []


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    complaints = complain(page)
    sit_down(page)
    turns = 0
    while my_turn(page):
        page.keyboard.press(str(1 + turns % 4))
        expect(question(page)).to_have_text("Choose a field.")
        page.keyboard.press("b")
        moves = 0
        while not re.search("a token may be laid|plus", page.evaluate("document.activeElement.ariaLabel") or ""):
            page.keyboard.press("ArrowRight" if moves % 6 < 5 else "ArrowDown")
            if moves % 6 == 5:
                for _ in range(5):
                    page.keyboard.press("ArrowLeft")
            moves += 1
            assert moves < 60, "no open field was reached by the arrow keys"
        page.keyboard.press("Enter")
        expect(question(page)).to_have_text(LAY)
        page.keyboard.press("Enter")
        expect(question(page)).not_to_have_text(LAY)
        turns += 1
    assert turns >= 4 and complaints == []


def test_the_preview_is_what_then_happens(page: Page) -> None:
    """TB-AI-5: the preview shows what the move does, and the score that follows."""
    sit_down(page, deck="first-steps")
    stack(page, 2).click()
    open_cells(page).first.hover()
    slip = page.get_by_role("region", name="What this move does")
    expect(slip).to_contain_text("If Trident lands on")
    settled(page)
    promised = slip.locator("td.new").first.inner_text()
    open_cells(page).first.click()
    expect(page.get_by_role("log")).to_contain_text("You laid Trident")
    entry = page.get_by_role("log").locator("li", has_text="You laid Trident")
    expect(entry).to_contain_text(f": {promised} to ")


def test_a_card_that_is_chosen_by_its_key_foresees_nothing_until_a_field_is_walked_to(page: Page) -> None:
    sit_down(page)
    page.keyboard.press("1")
    expect(question(page)).to_have_text("Choose a field.")
    settled(page)
    assert page.locator(".tok.ghost").count() == 0
    page.keyboard.press("ArrowDown")
    expect(page.locator(".tok.ghost")).to_have_count(1)


def test_arrow_keys_try_another_field_after_a_touch(page: Page) -> None:
    sit_down(page)
    page.keyboard.press("1")
    touch(page.locator('.field.open[data-cell="28"]'))
    expect(page.locator(".prompt h2")).to_contain_text("on e5?")
    page.mouse.move(5, 5)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".prompt h2")).to_contain_text("on e4?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("on e4")


def test_the_value_of_a_token_stays_in_its_middle(page: Page) -> None:
    """Of one that is only foreseen, with motion, and of one with two digits."""
    sit_down(page)
    page.emulate_media(reduced_motion="no-preference")
    page.keyboard.press("1")
    page.locator(".field.open").nth(9).hover()
    token = page.locator(".tok.ghost").first
    expect(token).to_be_visible()
    token.evaluate("one => one.classList.add('digits')")
    token.evaluate("one => Promise.all(one.getAnimations({ subtree: true }).map((each) => each.finished))")
    expect(token.locator("b")).to_have_css("opacity", "1")
    whole, value = [box.bounding_box() or {} for box in (token, token.locator("b"))]
    assert abs(whole["x"] + whole["width"] / 2 - value["x"] - value["width"] / 2) < 2


def test_a_reload_in_mid_game_brings_the_same_table(page: Page) -> None:
    sit_down(page)
    lay(page, 1)
    assert my_turn(page)
    before, score = position(page), page.get_by_role("region", name="Score").inner_text()
    page.reload()
    assert my_turn(page)
    assert position(page) == before and page.get_by_role("region", name="Score").inner_text() == score
    lay(page, 2)


def test_a_killed_server_brings_the_same_table(page: Page, server: Server) -> None:
    sit_down(page)
    lay(page, 1)
    assert my_turn(page)
    before = position(page)
    server.kill()
    assert server.start(), server.words()
    page.reload()
    assert my_turn(page) and position(page) == before
    lay(page, 2)


def test_a_server_that_is_restarted_says_so_and_the_table_comes_back_by_itself(page: Page, server: Server) -> None:
    sit_down(page)
    lay(page, 1)
    assert my_turn(page)
    server.end()
    expect(page.get_by_role("alert")).to_have_text("The table is being restarted; it comes back by itself.")
    assert server.start(), server.words()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert my_turn(page)
    lay(page, 2)


def test_two_people_at_one_table(browser: Browser, page: Page, browser_context_args: dict) -> None:
    """TB-AI-6, TB-TURN-1: two browsers, one game; each sees the other's move and only its own hidden cards."""
    page.goto("/")
    wish = {"game": "token-battle", "opponent": "friend", "deck": "first-steps", "options": {"first": "0"}}
    made = api(page, "POST", "/api/tables", wish)
    page.goto(made["path"])
    expect(question(page)).to_have_text("The second seat is free.")
    context = browser.new_context(**browser_context_args)
    friend = context.new_page()
    friend.goto(made["invite"])
    friend.get_by_role("button", name=re.compile("sit down|join", re.IGNORECASE)).click()
    expect(friend.get_by_role("grid")).to_be_visible()
    assert my_turn(page)
    lay(page, 1, "a1")
    expect(friend.get_by_role("log")).to_contain_text("laid Boulder on a1")
    assert my_turn(friend)
    assert "a1" in cell(friend, "a1").get_attribute("aria-label") and "value 6" in position(friend)[0]
    lay(friend, 1, "f6")
    expect(page.get_by_role("log")).to_contain_text("on f6")
    context.close()


def test_why_not_says_the_rule(page: Page) -> None:
    """A taken field answers with TB-BOARD-4 and a way to the rule."""
    sit_down(page, "hotseat", deck="first-steps")
    lay(page, 1, "a1")
    assert my_turn(page)
    stack(page, 1).click()
    cell(page, "a1").click(force=True)
    why = page.locator(".pop.why:visible")
    expect(why).to_contain_text("TB-BOARD-4")
    why.get_by_role("link").first.click()
    expect(page.get_by_text("A field holds at most one token.").first).to_be_visible()


def test_the_slip_is_as_high_for_a_card_as_for_a_field_and_for_the_other_ones_turn(page: Page) -> None:
    sit_down(page)
    slip, heights = page.locator(".side > .prompt"), set[float]()
    for _ in range(2):
        assert my_turn(page)
        heights.add((slip.bounding_box() or {})["height"])
        stack(page, 1).click()
        expect(question(page)).to_have_text("Choose a field.")
        heights.add((slip.bounding_box() or {})["height"])
        open_cells(page).first.click()
        heights.add((slip.bounding_box() or {})["height"])
    assert len(heights) == 1


def test_a_token_says_what_it_pays_and_from_where(page: Page) -> None:
    """TB-SCORE-2: asked without a card in hand, by click or key; under a pointer that rests it is shown beside."""
    sit_down(page, "hotseat", deck="hearth")
    assert my_turn(page)
    start = page.locator(".tb button[aria-label*='value 2']")
    start.click(force=True)
    reading = page.get_by_role("dialog")
    expect(reading.get_by_role("definition")).to_have_text(["2", "Plain", "2 a turn"])
    page.keyboard.press("Escape")
    stack(page, 1).hover()
    start.hover(force=True)
    expect(page.locator(".peek")).to_contain_text("2 a turn")
    stack(page, 1).click()
    start.click(force=True)
    expect(page.locator(".pop.why:visible")).to_contain_text("TB-BOARD-4")
    start.press(" ")
    expect(reading).to_contain_text("2 a turn")


def test_what_boosters_and_gold_do_to_a_token_is_told_at_it(page: Page) -> None:
    """TB-SCORE-2, TB-TYPE-GOLD-1: a golden 3 beside two boosters pays 10."""
    page.goto(api(page, "POST", "/api/tables", {"scenario": "token-battle/gold-doubles-value-and-boosts"})["path"])
    assert settled(page)
    cell(page, "c3").press(" ")
    reading = page.get_by_role("dialog", name="on c3")
    expect(reading.get_by_role("definition")).to_have_text(["3", "+2", "Golden", "10 a turn"])
    expect(reading.get_by_role("link", name="TB-TYPE-GOLD-1")).to_be_visible()


def test_why_not_stands_level_with_what_was_refused_and_on_no_field(page: Page) -> None:
    sit_down(page)
    my_turn(page)
    stack(page, 1).click()
    settled(page)
    grid = page.get_by_role("grid").bounding_box()
    for refused in (page.locator(".tb button:not(.open)").first, page.locator("[data-far='0']")):
        refused.click(force=True)
        settled(page)
        why, thing = page.locator("#why").bounding_box(), refused.bounding_box()
        assert why and thing and grid and why["x"] >= grid["x"] + grid["width"]
        level = thing["y"] + thing["height"] / 2 - why["y"] - why["height"] / 2
        assert abs(level) < 2 or (thing["y"] < grid["y"] and abs(why["y"] - grid["y"]) < 40)


def test_undo_against_a_bot_is_granted_at_once(page: Page) -> None:
    sit_down(page)
    before = position(page)
    lay(page, 1, "a1")
    assert my_turn(page)
    page.keyboard.press("u")
    expect(cell(page, "a1")).to_have_attribute("aria-label", re.compile("empty"))
    assert my_turn(page) and position(page) == before


def test_resign_and_once_more(page: Page) -> None:
    """TB-END-8"""
    table = sit_down(page)
    resign(page)
    expect(page.get_by_role("link", name="TB-END-8")).to_be_visible()
    page.get_by_role("button", name="Once more").click()
    expect(page).not_to_have_url(re.compile(table))
    my_turn(page)


def test_both_seats(page: Page) -> None:
    sit_down(page, "hotseat")
    lay(page, 1, "a1")
    assert my_turn(page)
    lay(page, 1, "f6")
    expect(page.get_by_role("log")).to_contain_text("on f6")


def test_last_five_moves_and_cards_at_fixed_places(page: Page) -> None:
    """TB-DECK-14, TB-DECK-15: the log keeps the moves; a card shows value, ability and area where they belong."""
    sit_down(page, deck="first-steps")
    card = stack(page, 2)
    box = card.bounding_box()
    places = {part: card.locator(f".{part}").bounding_box() for part in ("val", "abil", "area")}
    assert box and all(places.values())
    middle = box["x"] + box["width"] / 2
    assert places["val"]["x"] < middle < places["abil"]["x"]
    assert places["val"]["y"] < places["area"]["y"] and places["abil"]["y"] < places["area"]["y"]
    assert abs(places["area"]["x"] + places["area"]["width"] / 2 - middle) < 3
    for n in range(3):
        lay(page, 1 + n)
        assert my_turn(page)
    assert page.get_by_role("log").locator("li", has_text=" laid ").count() >= 5


def test_play_on_from_a_replay(page: Page) -> None:
    """A finished game is played on from any of its turns, also on a low screen where the board leaves little room."""
    table = sit_down(page)
    while my_turn(page):
        lay(page, 1)
    page.set_viewport_size({"width": 1280, "height": 760})
    page.goto(f"/replay/{table}")
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.locator("[data-turn='3'] button").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")  # not the move that was clicked: the game is played
    page.get_by_role("button", name="Pause").wait_for()
    page.keyboard.press(" ")
    expect(page.locator("[aria-current=step]")).not_to_have_text(re.compile("^[0-3]\\b"))
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Carefree")).click()
    page.wait_for_url(re.compile("/table/"))
    assert table not in page.url and my_turn(page)
    assert sum("empty" not in label for label in position(page)) >= 2
