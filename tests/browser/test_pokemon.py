"""Pokémon in the browser: whole games, by mouse and by keyboard, at every size, in three languages; decks and rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .at_pokemon import attack, draw, go, lay_out, lit, play_card, sit_down, step
from .seated import api, complain, drawn, limits, question, resign, settled, take_deck, touch
from .sound import SIZES, keeps_clear

pytestmark = pytest.mark.browser


def test_a_whole_game_by_mouse_from_the_lobby(page: Page) -> None:
    complaints = complain(page)
    page.goto("/")
    page.get_by_text("Pokémon TCG").first.click()
    page.get_by_text("Carefree", exact=True).click()
    take_deck(page, "Inferno Zone")
    limits(page).get_by_label("Who goes first").select_option("0")
    page.keyboard.press("Escape")
    page.get_by_label("The other seat's deck").select_option("Terra Firma")
    page.get_by_role("button", name="Play against Carefree").click()
    page.wait_for_url(re.compile("/table/"))
    done = [step(page)]
    while done[-1] != "over" and len(done) < 200:
        done.append(step(page))
    assert done[-1] == "over" and {"answer", "card", "attack"} <= set(done)
    expect(page.get_by_role("log")).to_contain_text("Turn 1")
    expect(page.get_by_role("button", name="Once more")).to_be_visible()
    assert complaints == []


def test_a_card_shows_where_it_may_go(page: Page) -> None:
    """PK-ENERGY-1: Energy goes onto one's own Pokémon, once a turn; then the card says why not."""
    draw(page, "one-energy-a-turn")
    hand = page.locator(".longfan")
    hand.get_by_role("button", name="Grass Energy").click()
    expect(question(page)).to_have_text("Where does Grass Energy go?")
    expect(page.locator(".pk--bench.aim")).to_have_count(1)
    page.locator(".pkt__nact .pk--active.aim .pk__whole").click()
    expect(page.get_by_role("log")).to_contain_text("attached Grass Energy to Turtwig")
    settled(page)
    hand.get_by_role("button", name="Water Energy").click(force=True)
    expect(page.locator(".pop.why:visible").first).to_contain_text("PK-ENERGY-1")


CORNERS = """card => {
    const turned = new DOMMatrix(getComputedStyle(card).transform);
    const box = card.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const [w, h] = [card.offsetWidth / 2 - 5, card.offsetHeight / 2 - 5];
    return [[0, 0], [-w, -h], [w, -h], [-w, h], [w, h]].map(([a, b]) => {
        const at = turned.transformPoint(new DOMPoint(a, b));
        return [x + at.x, y + at.y];
    });
}"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_turned_card_takes_a_click_wherever_it_is_seen(page: Page, width: int, height: int) -> None:
    """PK-COND-5: a Confused Pokémon lies turned; Energy is laid onto it at its middle and at each of its corners."""
    page.set_viewport_size({"width": width, "height": height})
    for place in range(5):
        draw(page, "first-the-discard-then-confusion")
        page.locator(".longfan").get_by_role("button", name="Fire Energy").click()
        card = page.locator(".pkt__nact .turned > .pk--active.aim")
        expect(card).to_be_visible()
        drawn(page)
        page.mouse.click(*card.evaluate(CORNERS)[place])
        expect(page.locator(".longfan").get_by_role("button", name="Fire Energy")).to_have_count(0)


def test_escape_lets_go(page: Page) -> None:
    draw(page, "one-energy-a-turn")
    asked = question(page).inner_text()
    page.locator(".longfan .lit").first.click()
    expect(question(page)).not_to_have_text(asked)
    page.keyboard.press("Escape")
    expect(question(page)).to_have_text(asked)
    page.keyboard.press("e")
    expect(go(page)).to_contain_text("End turn")
    page.keyboard.press("Escape")
    expect(question(page)).to_have_text(asked)


def test_an_attack_says_what_is_missing_and_why(page: Page) -> None:
    """PK-ENERGY-2: an attack that can't be paid is not lit, says what is missing, and why when it is asked."""
    draw(page, "magnemite-pays")
    row = page.locator(".pkt__nact button.atk.lacks")
    expect(row).to_have_attribute("aria-disabled", "true")
    expect(row).to_contain_text("missing")
    expect(row.locator(".sr")).to_contain_text(re.compile("costs .*, missing "))
    row.click(force=True)
    expect(page.locator(".pop.why:visible").first).to_contain_text("PK-ENERGY-2")


def test_damage_opens_its_reckoning(page: Page) -> None:
    """PK-ATTACK-7: every number of damage can be asked how it was reckoned."""
    draw(page, "the-whole-order-of-damage")
    assert attack(page)
    page.get_by_role("log").get_by_role("button", name="how?").click()
    sums = page.get_by_role("dialog").locator(".sums")
    expect(sums.get_by_role("link", name=re.compile("PK-ATTACK-7")).first).to_be_visible()
    expect(sums.locator(".total")).to_contain_text("30")


def test_the_reader_opens_by_space(page: Page) -> None:
    sit_down(page)
    lay_out(page)
    page.keyboard.press("b")
    name = page.locator(".pkt__nact .name").first.inner_text()
    page.keyboard.press("Space")
    reader = page.get_by_role("dialog")
    expect(reader).to_contain_text(name)
    expect(reader).to_contain_text("Retreat Cost")
    page.keyboard.press("Escape")
    expect(reader).to_have_count(0)


def test_setting_up_and_a_turn_by_keyboard_alone(page: Page) -> None:
    complaints = complain(page)
    sit_down(page)
    while "Setting up" in page.locator(".bar__turn").inner_text():
        if page.locator(".verbs").count():
            page.keyboard.press("1")
            settled(page)
            continue
        page.keyboard.press("h")
        for _ in range(12):
            if page.evaluate("document.activeElement.classList.contains('lit')"):
                break
            page.keyboard.press("ArrowRight")
        if page.evaluate("document.activeElement.classList.contains('lit')"):
            page.keyboard.press("Enter")
        expect(go(page)).to_be_enabled()
        go(page).focus()
        page.keyboard.press("Enter")
        settled(page)
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("You ended your turn")
    assert complaints == []


def test_each_zone_is_one_tab_stop_with_its_count(page: Page) -> None:
    sit_down(page)
    lay_out(page)
    expect(page.get_by_role("group", name=re.compile(r"^Your hand, \d+ cards?$")).last).to_be_visible()
    expect(page.get_by_role("group", name=re.compile(r"^Bench: You, \d of 5$"))).to_be_visible()
    expect(page.get_by_role("group", name="Prizes: You, 6 left")).to_be_visible()
    zones = page.locator("main [role=group], .hand [role=group]")
    stops = zones.evaluate_all("all => all.map(zone => zone.querySelectorAll('[data-item][tabindex=\"0\"]').length)")
    assert max(stops) == 1 and sum(stops) >= 3


def test_a_search_opens_a_sorted_tray(page: Page) -> None:
    """A deck that is searched is shown, with a field to search it by words."""
    sit_down(page)
    tray = page.locator(".tray")
    for _ in range(80):
        settled(page)
        if (tray.count() and page.locator("[data-search]").count()) or step(page) == "over":
            break
    before = tray.get_by_role("button").count()
    page.locator("[data-search]").fill("energy")
    expect(tray.get_by_role("button")).not_to_have_count(before)
    page.locator("[data-search]").fill("")
    lit(page).first.click()
    for _ in range(4):
        # Enter on a card that was chosen takes another of its kind, and answers where there is no other to take.
        if tray.count():
            page.keyboard.press("Enter")
            settled(page)
    expect(tray.locator("visible=true")).to_have_count(0)


def test_every_line_of_the_log_says_whose_it_is(page: Page) -> None:
    """By a mark, and where the sentence names nobody by a word for whoever doesn't see it."""
    draw(page, "weakness-first-then-resistance")
    attack(page)
    settled(page)
    lines = page.locator(".side .log li:not(.turn)")
    expect(lines.filter(has_text="used")).to_have_text(re.compile(r"^\s*\S+:\s+\S.* used "))
    expect(lines.filter(has_text=" damage").locator(".mark.nobody")).to_have_count(1)
    expect(lines.filter(has_text=" damage")).to_have_text(re.compile(r"^\s*The table:\s"))
    assert lines.count() == lines.locator("> .mark").count()


def played(page: Page) -> None:
    """A table some turns on, with a card chosen."""
    sit_down(page)
    lay_out(page)
    for _ in range(8):
        step(page)
    settled(page)
    if page.locator(".longfan .lit").count():
        page.locator(".longfan .lit").first.click()


def editor(page: Page) -> None:
    page.goto("/decks/pokemon/terra-firma")
    expect(page.get_by_text("60 cards. Ready to play.")).to_be_visible()


def rule(page: Page) -> None:
    page.goto("/rules/pokemon/PK-ATTACK-4")
    expect(page.get_by_role("heading", level=1)).to_contain_text("PK-ATTACK-4")
    expect(page.get_by_role("article")).to_contain_text("Weakness and Resistance of the Defending")


def replay(page: Page) -> None:
    made = sit_down(page)
    lay_out(page)
    play_card(page)
    settled(page)
    page.keyboard.press("Escape")
    resign(page)
    page.goto(f"/replay/{made}")
    expect(page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_table_does_not_scroll(page: Page, width: int, height: int) -> None:
    """Nothing lies over the fighting cards or the hand, and the page itself stays where it is."""
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page)
    lay_out(page)
    page.locator(".longfan .card").first.scroll_into_view_if_needed()
    keeps_clear(page, (".pkt__nact .pk--active", ".pkt__fact .pk--active", ".longfan"))


@pytest.mark.parametrize(("lang", "words"), [("pl", "Wybierz|Twoja"), ("ja", "選|番")])
def test_languages(page: Page, lang: str, words: str) -> None:
    page.goto("/")
    api(page, "PATCH", "/api/session", {"lang": lang})
    sit_down(page)
    expect(question(page)).to_have_text(re.compile(words))
    for _ in range(6):
        step(page)
    settled(page)
    assert not re.search(r"\b(the|your|turn|choose)\b", page.locator("body").inner_text(), re.IGNORECASE)


def test_a_deck_is_built_and_judged(page: Page) -> None:
    """PK-SETUP-1: cards are found, put in, counted and judged as the deck grows; a list is taken over from text."""
    page.goto("/decks/pokemon/new")
    page.get_by_role("searchbox").fill("name:turtwig")
    page.get_by_role("button", name=re.compile("^Turtwig")).first.click()
    expect(page.locator(".verdict.no").first).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("PK-SETUP")).first).to_be_visible()
    page.get_by_role("button", name="As text").click()
    page.get_by_role("textbox", name="As text").fill("Pokémon: 4\n4 Turtwig DP 103\n\nEnergy: 56\n56 Grass Energy\n")
    page.get_by_role("button", name="Take this text over").click()
    expect(page.get_by_text("60 cards. Ready to play.")).to_be_visible()
    expect(page.get_by_text("4 Basics in 60.")).to_be_visible()
    page.get_by_role("button", name="Deal a hand").click()
    expect(page.locator(".dealt li")).to_have_count(7)


def test_a_bundled_deck_is_written_out(page: Page) -> None:
    """The text is that of PTCG Live, and reads back as the same deck."""
    editor(page)
    page.get_by_role("button", name="As text").click()
    page.get_by_role("button", name="Write out").click()
    field = page.get_by_role("textbox", name="As text")
    expect(field).to_have_value(re.compile(r"Pokémon: 25\n1 Torterra .*Total Cards: 60", re.DOTALL))


def test_two_active_pokemon(page: Page) -> None:
    """PK-DOUBLE-1: two Active Pokémon a side, four places on the Bench."""
    sit_down(page, options={"start": "0", "format": "double"})
    lay_out(page)
    expect(page.get_by_role("group", name=re.compile(r"^Bench: You, \d of 4$"))).to_be_visible()
    assert 1 <= page.locator(".pkt__nact .pk--active").count() <= 2


def test_a_rule_shows_itself_on_the_table(page: Page) -> None:
    """PK-ATTACK-4 opens as a drawn position, and can be played."""
    rule(page)
    page.get_by_role("button", name=re.compile("^Show me")).first.click()
    page.wait_for_url(re.compile("/table/"))
    settled(page)
    assert attack(page) or lit(page).count()


def test_enter_does_what_the_slip_prints_after_a_click(page: Page) -> None:
    """A button that was clicked keeps the focus, but Enter belongs to what the slip prints."""
    draw(page, "one-energy-a-turn")
    page.locator(".longfan").get_by_role("button", name="Grass Energy").click()
    page.locator(".pkt__nact .pk--active.aim .pk__whole").click()
    settled(page)
    back = page.get_by_role("button", name="Take back")
    back.click()
    log = page.get_by_role("log")
    expect(log).to_contain_text("took back")
    settled(page)
    expect(back).to_be_focused()
    page.keyboard.press("e")
    expect(go(page)).to_contain_text("Enter")
    page.keyboard.press("Enter")
    expect(log).to_contain_text("ended")


def test_taking_back_the_turn_of_the_other_side_is_asked_first(page: Page) -> None:
    sit_down(page)
    lay_out(page)
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    log = page.get_by_role("log")
    expect(log).to_contain_text("Turn 2")
    settled(page)
    asked = question(page).inner_text()
    page.keyboard.press("u")
    expect(question(page)).to_have_text(re.compile("^This goes back to turn 1, and takes back what .+ did since"))
    page.keyboard.press("Escape")
    expect(question(page)).to_have_text(asked)
    # Who walks to the button is led to the answer, so that Enter says yes once it is asked.
    page.get_by_role("button", name="Take back").focus()
    page.keyboard.press("Enter")
    expect(question(page)).to_have_text(re.compile("^This goes back"))
    expect(go(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(log).not_to_contain_text("Turn 2")


def test_a_retreat_that_is_not_offered_says_why(page: Page) -> None:
    """PK-RETREAT: the slip, R and the line on the card all give the refusal."""
    sit_down(page)
    lay_out(page)
    why = page.locator(".pop.why:visible").first
    for ask in (page.locator(".prompt .stays"), page.locator(".pkt__nact [data-retreat]")):
        ask.click(force=True)
        expect(why).to_contain_text("PK-")
        page.keyboard.press("Escape")
        expect(why).to_have_count(0)
    page.keyboard.press("r")
    expect(why).to_contain_text("PK-")


def test_a_condition_is_explained(page: Page) -> None:
    """PK-COND-5: the close-up says what lies on a Pokémon and what that does; the badge says it as a description."""
    draw(page, "first-the-discard-then-confusion")
    active = page.locator(".pkt__nact .pk__whole").first
    expect(active).to_have_attribute("title", re.compile("Confused: when it attacks"))
    page.keyboard.press("b")
    page.keyboard.press("Space")
    reader = page.get_by_role("dialog")
    expect(reader).to_contain_text("Confused when it attacks")
    expect(reader.get_by_role("link", name="PK-COND-5")).to_be_visible()


def test_a_trainer_is_asked_to_be_played(page: Page) -> None:
    """PK-TRAINER-1: a card that goes nowhere isn't asked where it goes; an attack keeps its number, R retreats."""
    draw(page, "a-trainer-is-used-and-discarded")
    page.locator(".longfan").get_by_role("button", name="Potion").click()
    expect(question(page)).to_have_text("Play Potion?")
    draw(page, "retreating-costs-energy")
    keys = page.locator(".prompt .verbs kbd")
    expect(keys.first).to_have_text("1")
    expect(page.locator(".prompt .verbs .btn").first).to_contain_text("Attack")
    page.keyboard.press("r")
    expect(page.get_by_role("log")).to_contain_text("Turtwig retreated")


def test_who_comes_in_for_a_retreat_that_is_paid_in_one_way_only_is_asked_once(page: Page) -> None:
    """PK-RETREAT-1: with the retreat, and not again once its Energy is gone."""
    draw(page, "magnemite-pays")
    page.locator(".longfan").get_by_role("button", name="Switch").first.click()
    page.locator(".prompt .btn").filter(has_text="Play").first.click()
    settled(page)
    page.locator(".pk--bench.lit [data-mon]").first.or_(page.locator(".pk--bench.lit")).first.click()
    settled(page)
    page.keyboard.press("r")
    expect(question(page)).to_contain_text("Who comes in for Magnemite?")
    page.locator(".pk--bench.aim").last.click()
    settled(page)
    expect(page.get_by_role("log")).to_contain_text("retreated")
    expect(question(page)).to_have_text("Your turn.")


def test_a_card_that_is_quicker_than_the_table_is_chosen_when_it_has_answered(page: Page) -> None:
    """Both are pressed in one moment: the free place for the first, then the second."""
    draw(page, "what-may-be-done-in-a-turn")
    touch(page.locator(".longfan").get_by_role("button", name="Chikorita"))
    second = page.locator(".longfan").get_by_role("button", name="Starly").element_handle()
    page.locator(".slot.lit").first.evaluate("(place, card) => { place.click(); card.click(); }", second)
    expect(question(page)).to_have_text("Bench: Starly?")


def test_a_card_with_one_place_is_there_by_the_click_on_it_and_by_a_tap_after_a_word(page: Page) -> None:
    """PK-BENCH-1: with a mouse, under which it is read before; what is played for its effect is asked about."""
    draw(page, "what-may-be-done-in-a-turn")
    bench, hand = page.locator(".pkt__nbench .pk--bench"), page.locator(".longfan")
    there = bench.count()
    hand.get_by_role("button", name="Chikorita").click()
    expect(bench).to_have_count(there + 1)
    settled(page)
    touch(hand.get_by_role("button", name="Starly"))
    expect(question(page)).to_have_text("Bench: Starly?")
    page.keyboard.press("Escape")
    settled(page)
    draw(page, "magnemite-pays")
    page.locator(".longfan").get_by_role("button", name="Switch").first.click()
    expect(go(page)).to_contain_text("Play")


def test_ones_own_active_pokemon_is_read_where_the_mouse_rests_on_it(page: Page) -> None:
    draw(page, "what-may-be-done-in-a-turn")
    page.locator(".pkt__nact .atk").first.hover()
    expect(page.locator(".peek")).to_contain_text("Poison Leaf")


def test_a_log_says_whose_pokemon_is_meant(page: Page) -> None:
    """Where both sides have a Pokémon of one name, a mark of the side stands beside it, with words for who hears it."""
    sit_down(page, deck="inferno-zone", other_deck="inferno-zone", opponent="hotseat")
    log = page.get_by_role("log")
    attacks = log.locator("li:has(> .mark + .whose, > .mark + .sr + .whose)").filter(has_text=re.compile(r"\bused\b"))
    for _ in range(60):
        settled(page)
        if attacks.count() or step(page) == "over":
            break
    # Who attacks stands first, and is the one whose line it is; an Energy card is nobody's twin.
    whose = attacks.first.locator(".whose").first
    far = whose.locator(".mark.far").count()
    assert attacks.first.locator("> .mark.far").count() == far
    name = page.locator(".pkt__far .seat__name" if far else ".row .seat__name").first.inner_text()
    expect(whose.locator(".sr")).to_have_text(f" ({name})")
    names = [set(log.locator(place).all_inner_texts()) for place in ("li em", ".whose em")]
    assert [any("Energy" in name for name in found) for found in names] == [True, False]


def test_the_wheel_moves_a_tray(page: Page) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    sit_down(page)
    row = page.locator(".tray__cards[data-after]")
    for _ in range(80):
        settled(page)
        if row.count() or step(page) == "over":
            break
    row.hover()
    page.mouse.wheel(0, 400)
    expect(page.locator(".tray__cards[data-before]")).to_have_count(1)
    before = page.locator(".tray__cards").evaluate("row => row.scrollLeft")
    page.locator(".tray__go.before").click()
    page.wait_for_function("was => document.querySelector('.tray__cards').scrollLeft < was", arg=before)
