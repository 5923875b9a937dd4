"""Star Wars in the browser: a whole game, chances and passing, by mouse and by keyboard, at every size."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .at_star_wars import battle, draw, go, leave, sit_down, step, unit, verbs
from .seated import api, complain, question, resign, settled, take_deck, touch
from .sound import SIZES, keeps_clear

pytestmark = pytest.mark.browser


def test_a_whole_game_by_mouse_from_the_lobby(page: Page) -> None:
    complaints = complain(page)
    page.goto("/")
    page.get_by_text("Star Wars TCG").first.click()
    page.get_by_text("Carefree", exact=True).click()
    take_deck(page, "Rule of Two")
    page.get_by_role("button", name="Play against Carefree").click()
    page.wait_for_url(re.compile("/table/"))
    done = [step(page)]
    while done[-1] != "over" and len(done) < 400:
        done.append(step(page, end=len(done) % 9 == 8))
    assert done[-1] == "over" and {"verb", "thing", "end"} <= set(done)
    page.get_by_role("button", name="See the table").click()
    expect(page.get_by_role("log")).to_contain_text("Turn 1")
    expect(page.get_by_role("button", name="Once more")).to_be_visible()
    assert complaints == []


def test_a_light_deck_sits_on_the_light_side(page: Page) -> None:
    """SW-GOAL-1: whoever plays a Light deck has the second seat; the bot gets a Dark deck."""
    sit_down(page, other_deck=None)
    expect(page.locator(".handrow .seat")).to_contain_text("Light Side")
    expect(page.locator(".swt__far")).to_contain_text("Dark Side")


def test_a_unit_is_put_by_the_click_on_its_card_or_dropped_into_its_arena(page: Page) -> None:
    """SW-SETUP-7: to start building it instead stands among all that could be done; one that is only lifted stays."""
    sit_down(page)
    if leave(page).count():
        leave(page).click()
        settled(page)
    units, card = page.locator(".swt .rank:not(.far) .su"), page.locator(".longfan .card.lit")
    expect(units).to_have_count(0)
    carry(page, card.first, page.locator(".handrow .seat"))
    expect(page.locator(".longfan .card.picked")).to_have_count(1)
    page.keyboard.press("Escape")
    assert units.count() == 0
    carry(page, card.first, page.locator(".arena.ground"))
    expect(units).to_have_count(1)
    settled(page)
    page.keyboard.press("w")
    expect(page.get_by_role("dialog").get_by_role("button", name=re.compile("^Start building")).first).to_be_visible()
    page.keyboard.press("Escape")
    card.first.click()
    expect(units).to_have_count(2)
    settled(page)
    left = question(page).inner_text()
    touch(card.first)
    expect(verbs(page)).to_have_text([re.compile("^Put into")])
    assert units.count() == 2
    touch(page.locator(".longfan .card.picked"))
    expect(question(page)).to_contain_text("points are left")
    assert question(page).inner_text() != left


def carry(page: Page, card: Locator, to: Locator) -> None:
    """Draw a card somewhere by mouse and let it go there."""
    card.hover()
    page.mouse.down()
    to.hover(force=True)
    to.hover(force=True)
    page.mouse.up()


def test_two_decks_of_one_side_make_no_table(page: Page) -> None:
    assert page.request.get("/api/session").ok
    order = {"game": "star-wars", "opponent": "hotseat", "deck": "iron-fleet", "other_deck": "rule-of-two"}
    answer = page.request.post("/api/tables", headers={"X-Stolik": "1"}, data=order)
    assert (answer.status, answer.json()["error"]["code"]) == (400, "wrong-side")


def test_damage_waits_to_be_prevented(page: Page) -> None:
    """SW-POP-8: the slip says what is pending, who may do what, and what a pass does."""
    with_dice(page)
    expect(page.locator(".prompt__kind")).to_contain_text("only prevention fits here")
    expect(page.locator(".fray__dmg")).to_contain_text("about to land")
    expect(page.locator(".fray .die.hits").first).to_have_attribute("aria-label", re.compile(r"^\d, a hit$"))
    expect(verbs(page).filter(has_text="Pass")).to_contain_text("land")
    expect(page.locator(".prompt a.cite")).to_have_attribute("href", re.compile("/rules/star-wars/SW-POP"))


def test_attacks_are_chosen_on_the_table(page: Page) -> None:
    """SW-ATTACK-1: who acts needs no choosing; a click on the target is the attack."""
    draw(page, "dice-hits-damage")
    target = page.locator(".rank .su.lit:not(.soft)").first
    name = target.locator(".name").inner_text()
    target.click()
    expect(page.locator(".fray")).to_contain_text(name.split(" (")[0])
    expect(page.locator(".su.aimed")).to_have_count(1)


@pytest.mark.parametrize("width", [1440, 390])
def test_an_attack_is_foreseen_where_it_is_chosen_and_where_it_is_answered(page: Page, width: int) -> None:
    """SW-ATTACK-4: the verb says dice and chance; a finger's tap on the target and the next chance how they come."""
    page.set_viewport_size({"width": width, "height": 900})
    draw(page, "accuracy-against-armor")
    expect(verbs(page).first).to_contain_text("6\u00a0dice · 10.9% to be discarded")
    touch(page.locator(".rank .su.lit:not(.next)"))
    expect(page.locator(".prompt .foresee")).to_contain_text("10.9%")
    expect(page.get_by_role("link", name="SW-KW-SHIELDS-1")).to_have_count(1 if width > 720 else 0)
    page.keyboard.press("Escape")
    touch(verbs(page).first)
    expect(page.locator(".fray")).to_contain_text("10.9% to be discarded")
    expect(page.locator(".prompt .foresee")).to_contain_text("10.9%")


def test_chances_without_a_play_pass_by_themselves(page: Page) -> None:
    """Nobody is asked where nothing can be played; who wants to be is, in each chance."""
    complaints = complain(page)
    sit_down(page)
    battle(page)
    for _ in range(6):
        if not settled(page) or verbs(page).count() > 1:
            break
        step(page)
    passes = page.get_by_role("log").get_by_text("You passed", exact=False)
    assert passes.locator("visible=true").count() <= 1
    page.evaluate("localStorage.setItem('stolik.ask', 'yes')")
    page.reload()
    asked = []
    for _ in range(12):
        if not settled(page):
            break
        asked.append(verbs(page).all_inner_texts())
        step(page)
    assert any(len(one) == 1 and one[0].startswith("Pass") for one in asked)
    assert complaints == []


def test_taking_back_reaches_over_what_passed_by_itself(page: Page) -> None:
    sit_down(page)
    battle(page)
    told = [one.inner_text() for one in page.get_by_role("log").get_by_role("listitem").all()]
    page.keyboard.press("u")
    page.wait_for_timeout(300)
    if page.get_by_role("button", name="Take back").count() > 1:
        page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("took back")
    assert not page.locator(".arena.now").count() or len(told) > 3


@pytest.mark.parametrize("width", [1440, 390])
def test_what_may_be_bid_is_in_sight_and_its_key_is_the_figure(page: Page, width: int) -> None:
    """SW-BATTLE-11: nothing on the table is chosen for it."""
    page.set_viewport_size({"width": width, "height": 844})
    draw(page, "two-of-one-unique")
    expect(page.get_by_role("button", name="Bid 3 Force")).to_be_in_viewport(ratio=1)
    expect(page.locator(".swt .lit:not(.soft)")).to_have_count(0)
    page.keyboard.press("2")
    expect(question(page)).to_have_text("Bid 2\u00a0Force?")
    page.keyboard.press("Enter")
    expect(question(page)).to_contain_text("How much Force do you bid?")


def test_a_build_zone_shows_ones_own_cards_and_the_others_backs(page: Page) -> None:
    """SW-ZONE-8: of the other's partially built cards only the counters are seen."""
    draw(page, "counters-are-seen-the-card-is-not")
    near, far = page.locator(".swt__nz .bzc"), page.locator(".swt__fz .bzc")
    labels = [*near.all_inner_texts(), *far.all_inner_texts()]
    assert labels
    for one in far.all():
        expect(one.locator(".print:not(.sr)")).to_have_count(0)
        expect(one.locator(".sr")).to_contain_text("face down")


def test_the_speed_order_is_a_queue(page: Page) -> None:
    """SW-BATTLE: the fastest first; the queue tells speeds and names."""
    draw(page, "the-fastest-first")
    speeds = [int(text) for text in page.locator(".queue .sp").all_inner_texts()]
    assert speeds and speeds == sorted(speeds, reverse=True)
    expect(page.locator(".queue li.now")).to_have_count(1)


def test_an_unlit_card_says_why_not(page: Page) -> None:
    """SW-BUILD-12: a Battle card is not played in the build step; the card says so, with the rule."""
    draw(page, "no-battle-card-while-building")
    expect(page.locator(".longfan .swatch").first).to_be_visible()
    page.locator(".longfan .card[aria-disabled]").first.click(force=True)
    expect(page.locator(".pop.why:visible").first).to_contain_text("SW-BUILD-12")
    page.keyboard.press("Escape")
    expect(page.locator(".pop.why:visible")).to_have_count(0)


def test_setting_up_by_keyboard_alone(page: Page) -> None:
    sit_down(page)
    if leave(page).count():
        page.keyboard.press("Enter")  # it never says that nothing is chosen
        leave(page).focus()
        page.keyboard.press("Enter")
    settled(page)
    page.keyboard.press("h")
    expect(page.locator(".longfan .card:focus")).to_have_count(1)
    for _ in range(8):
        if "lit" in (page.locator(".longfan .card:focus").get_attribute("class") or ""):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".longfan .card.picked")).to_have_count(1)
    page.keyboard.press("1")
    settled(page)
    expect(page.locator(".swt .su")).not_to_have_count(0)
    page.keyboard.press("b")
    expect(page.locator(".arena.character [data-unit]:focus, .swt:not(:has(.arena.character .su))")).to_have_count(1)


def test_the_keys_are_listed_and_enter_presses_nothing_that_a_click_left_behind(page: Page) -> None:
    draw(page, "no-battle-card-while-building")
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog").locator("dt")).to_have_count(22)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("dialog:has(:focus)")).to_have_count(0)
    page.keyboard.press("e")
    expect(go(page)).to_have_text("End build step Enter")
    page.keyboard.press("Escape")
    unit(page, "Geonosian Guard").click()
    verbs(page).filter(has_text="Deploy").click()
    expect(unit(page, "Geonosian Guard")).to_be_visible()
    settled(page)
    before = verbs(page).all_inner_texts()
    page.keyboard.press("Enter")
    settled(page)
    assert before == ["End build step\nE"] == verbs(page).all_inner_texts()


def test_the_reader_opens_by_space(page: Page) -> None:
    draw(page, "evade-does-not-heal")
    unit(page, "Obi-Wan").focus()
    page.keyboard.press(" ")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Speed")
    expect(dialog.locator(".swr__rem dt").first).to_be_visible()


def test_coming_back_in_a_battle(page: Page) -> None:
    sit_down(page)
    battle(page)
    settled(page)
    before = question(page).inner_text()
    page.reload()
    settled(page)
    expect(question(page)).to_have_text(before)


def at_table(page: Page) -> None:
    sit_down(page)
    battle(page)
    settled(page)


def with_dice(page: Page) -> None:
    """An attack whose hits are counted and not yet prevented."""
    draw(page, "dice-hits-damage")
    for _ in range(12):
        if "about to land" in question(page).inner_text():
            return
        step(page)
        settled(page)
    raise AssertionError("no damage is pending")


def rule(page: Page) -> None:
    page.goto("/rules/star-wars/SW-ATTACK-6")
    expect(page.locator(".swpos").first).to_be_visible()


def replay(page: Page) -> None:
    made = sit_down(page)
    step(page)
    settled(page)
    page.keyboard.press("Escape")
    resign(page)
    page.goto(f"/replay/{made}")
    expect(page.get_by_role("slider")).to_be_visible()


def test_a_long_rule_is_text_and_a_short_one_is_a_headline(page: Page) -> None:
    page.goto("/rules/star-wars/SW-ATTACK-1")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^SW-ATTACK-1"))
    text = page.get_by_role("main").get_by_role("paragraph").filter(has_text="Overkill choice").first
    assert float(text.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")) <= 16
    page.goto("/rules/star-wars/SW-TURN-3")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Force")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_table_does_not_scroll(page: Page, width: int, height: int) -> None:
    """Nothing lies over the units or the hand, and the page itself stays where it is."""
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page)
    battle(page)
    settled(page)
    keeps_clear(page, (".arena.now", ".longfan"))


def test_ten_cards_of_a_hand_are_in_sight(page: Page) -> None:
    """They grow narrow before the row scrolls, and every name and number still lies on its card."""
    page.set_viewport_size({"width": 1440, "height": 900})
    sit_down(page)
    settled(page)
    hand = page.locator(".longfan")
    hand.evaluate(
        "row => { const own = [...row.children]; for (let n = own.length; n < 10; n++)"
        " row.append(own[n % own.length].cloneNode(true)); }"
    )
    expect(hand.locator(".card")).to_have_count(10)
    assert hand.evaluate("row => row.scrollWidth <= row.clientWidth")
    spill = (
        "card => [...card.querySelectorAll('.name, .stats span')].some(one => one.scrollWidth > one.clientWidth + 1)"
    )
    assert not any(card.evaluate(spill) for card in hand.locator(".card").all())


@pytest.mark.parametrize("lit", [True, False])
def test_a_phone_says_what_a_hand_card_does(page: Page, lit: bool) -> None:
    """Its face has no room for it: a tap brings the words, and a way to the whole card, also where it is refused."""
    page.set_viewport_size({"width": 390, "height": 844})
    if lit:
        sit_down(page)
    else:
        draw(page, "no-battle-card-while-building")
    settled(page)
    card = page.locator(".longfan .card.lit" if lit else ".longfan .card[aria-disabled]").first
    name = card.locator(".name").inner_text().split(" (")[0]
    card.click(force=True)
    page.get_by_role("button", name=re.compile(f"^Read {re.escape(name)}")).click()
    expect(page.get_by_role("dialog").locator(".fullcard__body")).to_contain_text(name)


def test_a_phone_has_pass_in_reach(page: Page) -> None:
    """However long the names of what may be played are."""
    page.set_viewport_size({"width": 390, "height": 844})
    draw(page, "everything-inside-everything")
    settled(page)
    page.locator(".acts.verbs .btn").first.click()
    settled(page)
    expect(page.locator(".acts.verbs .btn.ends")).to_be_in_viewport(ratio=1)


def test_a_phone_shows_one_arena_with_tabs(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    at_table(page)
    expect(page.locator(".arena:visible")).to_have_count(1)
    page.get_by_role("tab").nth(2).click()
    expect(page.locator(".arena.character")).to_be_visible()


@pytest.mark.parametrize(("lang", "words"), [("pl", "Ciemna Strona"), ("ja", "ダークサイド")])
def test_languages(page: Page, lang: str, words: str) -> None:
    """Nothing on the page is English but the names of cards and what is printed on them as kinds."""
    page.goto("/")
    api(page, "PATCH", "/api/session", {"lang": lang})
    sit_down(page)
    expect(page.locator(".swt__far")).to_contain_text(words)
    for _ in range(8):
        step(page)
    settled(page)
    assert not re.search(r"\b(the|your|turn|choose|force|points)\b", page.locator("body").inner_text())


def test_cards_that_are_out_of_the_game_lie_in_a_pile_of_their_own(page: Page) -> None:
    """SW-ZONE-15: it opens by keyboard, has the newest first, and is not there for whoever has no such cards."""
    draw(page, "what-pays-is-out-of-the-game")
    gone = page.get_by_role("button", name=re.compile("^out of the game"))
    expect(gone).to_have_accessible_name("out of the game 1")
    unit(page, "Slave I").click()
    verbs(page).first.click()
    expect(gone).to_have_accessible_name("out of the game 2")
    gone.press("Enter")
    pile = page.get_by_role("dialog", name="Removed from the game: Light Side, 2")
    expect(pile.locator(".name")).to_have_text([re.compile("Slave I"), "Weapon Response"])
    page.keyboard.press("Escape")
    expect(gone).to_be_focused()
