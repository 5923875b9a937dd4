"""Lessons, gone through by keyboard alone: Tab leads to what is lit, Enter does it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from stolik.catalog import GAMES
from stolik.lessons.lesson import load, said

from .at_pokemon import end_turn, go, step
from .seated import complain, drawn, lay, my_turn, resign, settled, speak

pytestmark = pytest.mark.browser

LANGS = ("en", "pl", "ja")
MOST_KEYS = 60
"""Keys of one lesson; the longest takes half as many."""


STEADY = 372
"""Of the coach, in all its states."""
NAMES_UNDER_TAG = """() => {
    const tag = document.querySelector(".spotring__tag")?.getBoundingClientRect();
    const under = box => tag && box.width && box.right > tag.left && box.left < tag.right && box.bottom > tag.top
        && box.top < tag.bottom;
    return [...document.querySelectorAll(".card .name, .slip .btn")]
        .filter(one => under(one.getBoundingClientRect())).map(one => one.textContent);
}"""
HEIGHT = "Math.round(document.querySelector('.coach').getBoundingClientRect().height)"


def phase(page: Page) -> str:
    """What the coach waits for, once nothing is under way."""
    return page.locator(".coach:not([aria-busy])").get_attribute("data-phase") or ""


def stand(page: Page) -> tuple[str, str]:
    """Which lesson the coach speaks of, and what it waits for, once nothing is under way."""
    coach = page.locator(".coach:not([aria-busy])")
    at, waits = coach.evaluate("({dataset}) => [dataset.lesson, dataset.phase]")
    return at, waits


def begin(page: Page, address: str) -> None:
    page.goto(address)
    assert phase(page) in ("look", "ask")


def go_on(page: Page) -> None:
    """Press what a person would: Enter where there is something to read, Tab and Enter where a move is asked for."""
    if phase(page) == "ask":
        if page.locator(".spotring").count() == 0:
            page.keyboard.press("t")
        page.locator(".spotring").wait_for()
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_played_by_keyboard(page: Page, game: str, lang: str) -> None:
    complaints, heights = complain(page), dict[str, int]()
    speak(page, lang)
    lessons = load(game)
    begin(page, f"/learn/{game}/{lessons[0].id}")
    for lesson in lessons:
        coach = page.locator(f'.coach[data-lesson="{lesson.id}"]')
        expect(coach).to_contain_text(said(lesson.title, lang))
        for _ in range(MOST_KEYS):
            at, waits = stand(page)
            if at != lesson.id or (waits == "done" and lesson is lessons[-1]):
                break
            heights[f"{at}, {waits}"] = page.evaluate(HEIGHT)
            go_on(page)
    expect(page.locator(".coach")).to_have_attribute("data-phase", "done")
    page.locator(".coach .btn:not(.go)").first.press("Enter")
    expect(page.locator(f'.stn.done[href^="/learn/{game}/"]')).to_have_count(len(lessons))
    assert {place: height for place, height in heights.items() if height != STEADY} == {}
    assert complaints == []


def test_the_answer_to_the_last_move_is_seen_before_the_next_lesson(page: Page) -> None:
    """The coach has promised it: Miu moves, and the game ends."""
    begin(page, "/learn/token-battle/how-one-wins")
    while stand(page)[1] != "right":
        go_on(page)
    go = page.locator(".coach .btn.go")
    expect(go).to_have_text("Next Enter")
    go.click()
    expect(page.locator(".coach")).to_have_attribute("data-phase", "done")
    expect(page.locator(".coach")).to_contain_text("Miu")
    expect(page.locator("[data-stands=over]")).to_be_attached()
    expect(go).to_have_text("Next: Four stacks, four choices Enter")


def test_a_lesson_that_ends_a_game_says_how(page: Page) -> None:
    """And not which step began before."""
    begin(page, "/learn/star-wars/build-over-two-turns")
    while phase(page) != "done":
        go_on(page)
    expect(page.locator(".coach__was")).to_contain_text("You win")


def test_after_the_last_lesson_enter_begins_the_guided_game(page: Page) -> None:
    begin(page, f"/learn/token-battle/{load('token-battle')[-1].id}")
    while phase(page) != "done":
        go_on(page)
    page.keyboard.press("Enter")
    expect(page.locator(".coached")).to_be_visible()


def test_the_note_of_a_lesson_is_there_whole_or_not_at_all(page: Page) -> None:
    begin(page, "/learn/star-wars/dice")
    note, seen = page.locator(".learning__note p"), set[bool]()
    for height in range(520, 1000, 60):
        page.set_viewport_size({"width": 1440, "height": height})
        drawn(page)
        seen.add(note.is_visible())
        if note.is_visible():
            box = note.bounding_box()
            assert box and box["y"] + box["height"] <= height, height
    assert seen == {True, False}


def test_a_wrong_move_is_answered_and_taken_back(page: Page) -> None:
    begin(page, "/learn/token-battle/how-one-wins")
    page.keyboard.press("Enter")
    page.locator('[data-own="1"]').click()
    page.locator('[data-cell="5"]').click()
    expect(page.locator(".coach")).to_contain_text("Take the bigger number")
    expect(page.locator("[data-stands=over]")).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator("[data-stands=asked]")).to_be_attached()
    expect(page.locator(".coach")).to_have_attribute("data-phase", "ask")


def test_a_move_that_the_lesson_does_not_know_is_taken_back_without_blame(page: Page) -> None:
    begin(page, "/learn/token-battle/over-the-edge")
    page.locator('[data-own="0"]').click()
    page.locator('[data-cell="35"]').click()
    expect(page.locator(".coach")).to_contain_text("That is allowed")
    expect(page.locator("[data-stands=asked]")).to_be_attached()


def test_what_the_rules_forbid_is_answered_by_the_coach(page: Page) -> None:
    begin(page, "/learn/token-battle/four-stacks")
    page.keyboard.press("Enter")
    page.locator('[data-own="0"]').click()
    page.locator('[data-cell="14"]').click(force=True)  # somebody stands there
    expect(page.locator(".coach.kind")).to_be_attached()


def test_a_lesson_goes_on_where_it_was_left(page: Page) -> None:
    begin(page, "/learn/pokemon/attack")
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_attribute("data-phase", "ask")
    page.reload()
    expect(page.locator(".coach")).to_have_attribute("data-phase", "ask")


def test_whoever_wants_fewer_hints_is_told_when_there_are_some(page: Page) -> None:
    page.goto("/learn/star-wars")
    page.get_by_role("button", name="A guided game").first.click()
    hint = page.locator(".hinted p")
    expect(hint).to_contain_text("Put into the arena")
    page.get_by_role("button", name="Fewer hints").click()
    expect(page.locator(".coached")).to_contain_text("From now on I wait")
    expect(hint).to_have_count(0)


def test_the_guided_game_begins_with_the_coachs_word(page: Page) -> None:
    page.goto("/learn/token-battle")
    page.get_by_role("button", name="A guided game").first.click()
    expect(page.locator(".coached")).to_contain_text("big number")
    page.get_by_role("button", name="No more hints").click()
    expect(page.locator(".coached")).to_have_count(0)


def miss(page: Page, times: int) -> None:
    """Lay Boulder where the lesson about pushing wants something else."""
    for _ in range(times):
        page.locator('[data-own="0"]').click()
        page.locator('[data-cell="35"]').click()
        expect(page.locator(".coach.kind:not([aria-busy])")).to_be_attached()
        assert page.evaluate(HEIGHT) == STEADY
        expect(page.locator("[data-stands=asked]")).to_be_attached()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_coach_keeps_its_height_and_cuts_nothing(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, f"/learn/{game}/{load(game)[0].id}")
    while phase(page) != "right":
        assert_room(page)
        go_on(page)
    assert_room(page)


def assert_room(page: Page) -> None:
    """What the coach says stands whole, in 288 pixels or, beside a hand, 250, and leaves the table its room."""
    least = 250 if page.locator(".hand [data-kind]").count() else 288
    assert page.evaluate("document.querySelector('.side').clientHeight") in range(least, 389)
    assert page.evaluate("(coach => coach.scrollHeight - coach.clientHeight)(document.querySelector('.coach'))") <= 1
    assert page.locator("main.cloth").bounding_box()["height"] > 250  # type: ignore[index]


def test_what_is_shown_is_drawn_with_numbers_and_said_where_nothing_is_to_move(page: Page) -> None:
    begin(page, "/learn/token-battle/over-the-edge")
    page.keyboard.press("t")
    expect(page.locator(".showing.still .showing__at b")).to_have_text(["1", "2"])
    box, card = [page.locator(one).first.bounding_box() for one in (".showing__at", '[data-own="0"]')]
    assert box and card and abs(box["x"] - card["x"]) < 2 and abs(box["y"] - card["y"]) < 2
    expect(page.locator(".coach [role=status]")).to_have_text("Like this: Lay Gale on b3.")
    assert page.locator('[data-own="0"]').get_attribute("aria-pressed") != "true"


def test_what_is_shown_is_played_once_in_dashes_and_taken_back(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    begin(page, "/learn/token-battle/over-the-edge")
    page.keyboard.press("t")
    ghost = page.locator(".showing__go")
    ends = ghost.evaluate("node => Promise.all(node.getAnimations().map(one => one.finished)).then(() => 'played')")
    assert ends == "played"
    assert ghost.evaluate("node => node.getAnimations()[0].effect.getComputedTiming().duration") == 840
    expect(ghost).to_have_css("opacity", "0")
    expect(page.locator("[data-stands=asked]")).to_be_attached()


def test_after_two_misses_show_me_is_the_dark_button_and_a_third_shows_it(page: Page) -> None:
    begin(page, "/learn/token-battle/over-the-edge")
    show = page.get_by_role("button", name="Show me")
    miss(page, 1)
    expect(show).not_to_have_class(re.compile(r"\bgo\b"))
    miss(page, 1)
    expect(show).to_have_class(re.compile(r"\bgo\b"))
    expect(page.locator(".showing")).to_have_count(0)
    miss(page, 1)
    expect(page.locator(".showing__at")).to_have_count(2)
    assert not re.search(r"\b3\b", page.locator(".coach").inner_text())


def test_the_last_step_leads_on_to_the_next_lesson(page: Page) -> None:
    one, two = load("token-battle")[:2]
    begin(page, f"/learn/token-battle/{one.id}")
    while stand(page)[0] == one.id:
        if page.locator(".coach.good").get_by_text(f"Next: {said(two.title, 'en')}").count():
            kept = json.loads(page.evaluate("localStorage.getItem('stolik.learn')"))
            assert kept["done"] == {"token-battle": [one.id]}, "whoever goes to all lessons now has done it, too"
            page.keyboard.press("Enter")
            break
        go_on(page)
    expect(page.locator(f'.coach[data-lesson="{two.id}"]')).to_be_visible()
    page.goto("/learn/token-battle")
    expect(page.locator(f'.stn.done[href$="/{one.id}"]')).to_be_visible()


def test_what_was_right_says_what_happened_and_why_it_counts(page: Page) -> None:
    begin(page, "/learn/star-wars/dice")
    go_on(page)
    while phase(page) == "ask":
        go_on(page)
    expect(page.locator(".coach.good")).to_contain_text(
        "Clone Trooper 6/298 attacked Super Battle Droid 5TE: 2 dice, 1 hit."
    )
    expect(page.locator(".coach.good")).to_contain_text("Why it counts:")
    expect(page.locator(".coach.good .btn")).to_contain_text(["Next", "Play it again"])


def test_the_coach_says_what_a_move_has_done_when_the_table_has_shown_it(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script("localStorage.setItem('stolik.speed', 'calm')")
    begin(page, "/learn/star-wars/dice")
    go_on(page)
    go_on(page)
    page.locator(".coach.good").wait_for()
    assert page.locator(".fray .landed").count() == 1


def test_dice_that_are_to_fall_are_dashed_and_the_three_figures_are_explained(page: Page) -> None:
    begin(page, "/learn/star-wars/dice")
    go_on(page)
    expect(page.locator(".togo .die.blank")).to_have_count(2)
    expect(page.locator(".togo")).to_contain_text("Power 2: 2 dice. Each 4, 5 or 6 hits.")
    expect(page.locator(".figs li")).to_have_count(3)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".figs")).to_be_hidden()


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_lit_first_in_a_lesson_is_on_the_screen_and_not_behind_the_coach(
    page: Page, game: str, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    for lesson in load(game):
        page.goto(f"/learn/{game}/{lesson.id}")
        if phase(page) == "ask" and page.locator(".spotring").count() == 0:
            page.keyboard.press("t")
        ring = page.locator(".spotring").bounding_box()
        coach = page.locator(".coach").bounding_box()
        assert ring and coach, lesson.id
        assert ring["x"] >= 0 and ring["x"] + ring["width"] <= width, lesson.id
        assert page.evaluate(NAMES_UNDER_TAG) == [], lesson.id
        beside = ring["x"] + ring["width"] <= coach["x"] + 1 or ring["y"] >= coach["y"] + coach["height"] - 1
        assert beside or ring["y"] + ring["height"] <= coach["y"] + 1, lesson.id


def guided(page: Page, game: str) -> None:
    page.goto(f"/learn/{game}")
    page.get_by_role("button", name="A guided game").first.click()
    expect(page.locator(".coached")).to_be_visible()


def test_the_coach_leads_until_a_theme_was_done_twice_as_advised(page: Page) -> None:
    guided(page, "token-battle")
    expect(page.locator(".hinted b")).to_be_visible()
    page.evaluate(
        "localStorage.setItem('stolik.themes', JSON.stringify("
        "Object.fromEntries([...Array(20).keys()].map(n => [`token-battle lay ${n}`, 2]))))"
    )
    page.reload()
    expect(page.locator(".coached")).to_be_visible()
    expect(page.locator("[data-stands=asked][data-asking='0']")).to_be_attached()
    expect(page.locator(".hinted b")).to_have_count(0)
    page.keyboard.press("i")
    expect(page.locator(".hinted b")).to_be_visible()


def test_what_is_done_as_advised_is_counted_for_its_theme(page: Page) -> None:
    guided(page, "token-battle")
    said = page.locator(".hinted b").inner_text()
    found = re.search(r"(\S+) on ([a-f])([1-6])", said)
    assert found, said
    card, cell = found[1], (int(found[3]) - 1) * 6 + "abcdef".index(found[2])
    page.locator("[data-own]").filter(has_text=card).first.click()
    page.locator(f'[data-cell="{cell}"]').click()
    page.wait_for_function("Object.values(JSON.parse(localStorage.getItem('stolik.themes') ?? '{}')).includes(1)")


def test_the_coach_says_when_it_will_say_less(page: Page) -> None:
    guided(page, "token-battle")
    told: list[str] = []
    while len(told) < 2 and my_turn(page):  # luck is each guest's own: the game may end soon after
        told += page.locator(".coached .muted").all_inner_texts()
        lay(page, 1)
    assert [line.split(" ", 3)[:3] for line in told] == [["From", "now", "on"], ["From", "here", "on"]]


def test_a_guided_game_ends_with_three_lines(page: Page) -> None:
    guided(page, "token-battle")
    resign(page)
    lines = page.get_by_role("region", name="Three things to take along").get_by_role("listitem")
    expect(lines).to_contain_text(["What decided it:", "A move to be proud of:", "To try otherwise next time:"])
    expect(page.get_by_role("button", name="A real game")).to_be_visible()


def test_the_silent_coach_says_wait_before_something_is_left_undone(page: Page) -> None:
    guided(page, "pokemon")
    for name in ("Turtwig", "Combee"):
        settled(page)
        page.locator(".hand .lit").filter(has_text=name).first.click()
        go(page).click()
    answer_all(page)
    for _ in range(4):
        end_turn(page)
        answer_all(page)
    page.locator("button.atk.lit:not(.power)").first.click()
    expect(page.locator(".coached")).to_contain_text(re.compile("Wait: .*you can still attach an Energy"))
    go(page).click()
    expect(page.locator(".coached")).to_have_count(0)


def answer_all(page: Page) -> None:
    """Until it is one's own turn again."""
    while settled(page) and not page.get_by_role("button", name="End turn").count():
        step(page)
