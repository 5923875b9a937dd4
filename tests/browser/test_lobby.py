"""The lobby: games, the offer to learn, opponents and decks, the bar to play by, and the link for who looks on."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from stolik.games.pokemon.cards.decks import decks
from stolik.lessons.lesson import load

from .seated import api, drawn, limits, resign, settled, take_deck

DECKS = len(decks())

pytestmark = pytest.mark.browser

GAMES = ("token-battle", "pokemon", "pokemon-2v2", "star-wars")

OVERFLOWING = """() => {
    const found = [];
    const walk = document.createTreeWalker(document.querySelector('.lobby'), NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode());) {
        if (!node.data.trim() || node.parentElement.closest('.sr, option')) continue;
        const range = document.createRange();
        for (const { index, 0: word } of node.data.matchAll(/[\\p{Script=Latin}]+/gu)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (range.getClientRects().length > 1) found.push(`${word} is broken`);
        }
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        for (let at = node.parentElement; box.width && !at.matches('.sit__in, .lobby'); at = at.parentElement) {
            const room = at.getBoundingClientRect();
            if (!room.width) continue;  // it draws no box
            const cut = at.matches('.card, .dk, .opt, .offer, .btn, .set') && box.bottom > room.bottom - 2;
            if (cut || box.right > room.right + 1 || box.left < room.left - 1)
                found.push(`${node.data} in ${at.className || at.tagName}`);
        }
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const list of document.querySelectorAll('.lobby select')) {
        const { font, paddingLeft, paddingRight } = getComputedStyle(list);
        pen.font = font;
        const text = list.selectedOptions[0]?.text ?? '';
        const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 16;
        if (pen.measureText(text).width > room) found.push(`${text} in a list of ${room}`);
    }
    return found;
}"""
"""Texts that reach out of what they stand in, words that are broken, and lists whose choice is not seen whole."""

COVERED = """() => [...document.querySelectorAll('.lobby__sit :is(label, button, select, a):not(.sr)')].filter(one => {
    one.scrollIntoView({block: 'nearest'});
    const box = one.getBoundingClientRect();
    if (!box.width) return false;
    return [0.1, 0.5, 0.9].some(part => {
        const [x, y] = [box.x + box.width / 2, box.y + box.height * part];
        const top = document.elementFromPoint(x, y);
        return !top || !(one.contains(top) || top.contains(one));
    });
}).map(one => one.innerText)"""
"""What one can't click from its upper to its lower edge: something lies on it."""

ROOM = "() => [document.documentElement, document.querySelector('.sit__in')].map(e => e.scrollHeight - e.clientHeight)"


def sit(page: Page, game: str) -> None:
    """Open the lobby with a game chosen, by somebody who is new."""
    page.goto("/")
    page.locator(f".gcard input[value='{game}']").check(force=True)
    expect(page.locator(".dk:not(.ghost)").first).to_be_visible()
    page.wait_for_load_state("networkidle")


def ordered(page: Page) -> dict[str, Any]:
    """Sit down; what the page orders of the server."""
    with page.expect_request(lambda sent: sent.method == "POST" and sent.url.endswith("/api/tables")) as sent:
        page.locator(".playbar__go").click()
    page.wait_for_url(re.compile("/table/"))
    body: dict[str, Any] = sent.value.post_data_json
    return body


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (1024, 768)])
def test_all_of_the_lobby_is_in_sight_and_nothing_lies_on_anything(
    page: Page, width: int, height: int, lang: str
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.route("**/api/tournaments*", lambda route: route.fulfill(json=[]))  # other tests hold some in this house
    page.goto("/")
    api(page, "PATCH", "/api/session", {"lang": lang})
    for game in GAMES:
        sit(page, game)
        drawn(page)
        assert page.evaluate(ROOM) == [0, 0], game
        assert page.evaluate(OVERFLOWING) == [], game
        assert page.evaluate(COVERED) == [], game


def test_who_has_played_nothing_begins_with_the_set_of_the_lessons_then_one_is_drawn(page: Page) -> None:
    page.goto("/")
    chosen = page.locator(".dk.on")
    expect(chosen).to_contain_text("First Steps")
    page.get_by_role("button", name="Play against").click()
    expect(page.locator(".tbt__far .seat__note")).to_have_text("bot · Gentle")
    resign(page)
    page.goto("/")
    expect(chosen).to_contain_text("First Steps")
    page.evaluate("localStorage.removeItem('stolik.deck.token-battle')")
    page.reload()
    expect(page.locator(".dk.on input")).to_have_value("")


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_on_a_phone_the_button_stays_at_the_edge_and_the_settings_stand_in_the_page(page: Page, lang: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/")
    api(page, "PATCH", "/api/session", {"lang": lang})
    for game in GAMES:
        sit(page, game)
        drawn(page)
        play = page.locator(".playbar__go").bounding_box()
        assert play and 760 < play["y"] + play["height"] <= 844
        assert page.evaluate(OVERFLOWING) == [], game
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        page.locator(".set__open").focus()
        limits, play = (page.locator(one).bounding_box() for one in (".set__open", ".playbar__go"))
        assert limits and play and limits["y"] + limits["height"] <= play["y"], game


def test_in_a_low_window_the_button_is_seen_and_covers_no_choice(page: Page) -> None:
    """What has no room is reached by scrolling above the bar, never below it."""
    page.set_viewport_size({"width": 1200, "height": 560})
    sit(page, "pokemon-2v2")
    expect(page.locator(".playbar__go")).to_be_in_viewport(ratio=1)
    assert page.evaluate(ROOM)[1] > 0
    assert page.evaluate(COVERED) == []


def test_in_a_low_window_the_same_is_so_with_others_here(page: Page, browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url)
    other = context.new_page()
    other.goto("/")
    expect(other.locator(".playbar__go")).to_be_enabled()
    page.set_viewport_size({"width": 1200, "height": 560})
    sit(page, "token-battle")
    expect(page.locator(".lobby__live")).to_be_attached()
    expect(page.locator(".playbar__go")).to_be_in_viewport(ratio=1)
    assert page.evaluate(COVERED) == []
    context.close()


def test_two_clicks_or_a_key_lead_to_the_first_question(page: Page) -> None:
    page.goto("/")
    page.get_by_text("Pokémon TCG").first.click()
    page.get_by_role("button", name="Play against Gentle").click()
    page.wait_for_url(re.compile("/table/"))
    assert settled(page)
    page.goto("/")
    expect(page.locator(".deckopt input:checked")).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/table/"))


def test_lessons_are_offered_once_for_each_game(page: Page) -> None:
    """Who says "not now", or sits down, is not asked again; the other games still offer theirs."""
    offer = page.get_by_role("region", name="First time?")
    sit(page, "pokemon")
    expect(offer).to_contain_text("New to Pokémon TCG?")
    expect(offer.get_by_role("link", name="Show me how")).to_have_attribute("href", "/learn/pokemon/attack")
    offer.get_by_role("button", name="not now").click()
    expect(offer).to_have_count(0)
    sit(page, "star-wars")
    expect(offer).to_contain_text("New to Star Wars TCG?")
    ordered(page)
    for game in ("pokemon", "star-wars"):
        sit(page, game)
        expect(offer).to_have_count(0)
    sit(page, "token-battle")
    expect(offer).to_have_count(1)


def test_after_the_lessons_comes_the_guided_game_and_then_a_puzzle(page: Page) -> None:
    done = json.dumps({"done": {"token-battle": [one.id for one in load("token-battle")]}, "left": {}})
    page.add_init_script(f"localStorage.setItem('stolik.learn', {json.dumps(done)})")
    sit(page, "token-battle")
    offer = page.get_by_role("region", name="What comes next")
    expect(offer).to_contain_text("a whole game of Token Battle, with a coach")
    offer.get_by_role("button", name="A guided game").click()
    assert settled(page)
    resign(page)
    expect(page.locator(".endp")).to_be_visible()
    page.goto("/learn/token-battle")
    expect(page.locator(".path.cur .btn.go")).to_have_text("A real game")
    assert page.locator(".btn.go").count() == 1
    sit(page, "token-battle")
    expect(offer.get_by_role("link", name="Solve one")).to_have_attribute("href", re.compile("^/puzzles/token-battle/"))
    offer.get_by_role("button", name="not now").click()
    expect(offer).to_have_count(0)


def test_three_decks_lie_there_and_the_others_stand_on_the_shelf(page: Page) -> None:
    sit(page, "pokemon")
    expect(page.locator(".deckopt")).to_have_count(3)
    page.get_by_role("button", name="All decks").click()
    shelf = page.get_by_role("dialog", name="All decks")
    expect(shelf.get_by_role("listitem")).to_have_count(DECKS)
    shelf.get_by_label("Year").select_option("2007")
    shelf.get_by_role("searchbox").fill("grass")
    expect(shelf.get_by_role("status")).to_have_text(re.compile(rf"^\d+ of {DECKS}$"))
    shelf.get_by_role("button", name=re.compile("^Terra Firma")).click()
    expect(shelf).to_have_count(0)
    first = page.get_by_role("radio").and_(page.locator(".deckopt input")).first
    expect(first).to_be_checked()
    assert ordered(page)["deck"] == "terra-firma"
    sit(page, "pokemon")
    expect(page.locator(".deckopt").first).to_contain_text("Terra Firma")


def test_where_the_table_draws_sets_that_is_the_first_choice_until_one_was_played(page: Page) -> None:
    sit(page, "token-battle")
    expect(page.locator(".deckopt").first).to_contain_text("Drawn at random")
    page.locator(".deckopt").last.click()
    name = page.locator(".deckopt .dk__name").last.inner_text()
    ordered(page)
    sit(page, "token-battle")
    expect(page.locator(".deckopt")).to_have_count(3)
    expect(page.locator(".deckopt").first).to_contain_text(name)
    take_deck(page, "Drawn at random")
    assert ordered(page)["deck"] is None


def test_the_bar_says_whom_one_meets_and_how_long_it_may_take(page: Page) -> None:
    sit(page, "pokemon")
    page.get_by_label("The other seat's deck").select_option("a lighter one")
    page.get_by_label("Clock").select_option("10+5")
    limits(page).get_by_label("Spectators may watch").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Limits, rules, spectators")).to_have_text("changed: 1")
    sent = ordered(page)
    assert (sent["rival"], sent["other_deck"], sent["spectators"]) == ("lighter", None, False)
    assert sent["clock"] == {"minutes": 10, "increment": 5}


def test_who_follows_the_link_for_spectators_looks_on(page: Page, browser: Browser, base_url: str) -> None:
    """The link stands in the menu, and where a table waits for its players, unless nobody may watch."""
    page.goto("/")
    wish = {"game": "token-battle", "deck": None}
    made = api(page, "POST", "/api/tables", {**wish, "opponent": "bot:random", "spectators": True})
    page.goto(made["path"])
    assert settled(page)
    page.keyboard.press("m")
    link = page.get_by_label("Link for spectators").input_value()
    elsewhere = browser.new_context(base_url=base_url, locale="en-GB", reduced_motion="reduce")
    there = elsewhere.new_page()
    there.goto(link)
    expect(there.locator(".prompt")).to_contain_text("You are watching this table.")
    expect(page.locator(".bar__seen")).to_have_text("1 spectator")
    elsewhere.close()
    for spectators in (True, False):
        waiting = api(page, "POST", "/api/tables", {**wish, "opponent": "friend", "spectators": spectators})
        page.goto(waiting["path"])
        expect(page.get_by_role("textbox", name="Invitation link")).to_be_visible()
        expect(page.get_by_label("Link for spectators")).to_have_count(int(spectators))


def shelf(page: Page) -> None:
    sit(page, "pokemon")
    page.get_by_role("button", name="All decks").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(DECKS)


def sheet(page: Page) -> None:
    sit(page, "pokemon")
    expect(limits(page).get_by_label("Format")).to_be_visible()


def four_seats(page: Page) -> None:
    sit(page, "pokemon-2v2")


def waiting(page: Page) -> None:
    page.goto("/")
    order = {"game": "token-battle", "deck": None, "opponent": "friend", "spectators": True}
    page.goto(api(page, "POST", "/api/tables", order)["path"])
    expect(page.get_by_label("Link for spectators")).to_be_visible()


def cards(page: Page) -> None:
    page.goto("/decks/pokemon/new")
    page.locator("summary", has_text="Kind").click()
    expect(page.get_by_role("group", name="Kind")).to_be_visible()
