"""The table on a phone, by finger alone: no mouse and no key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from stolik.catalog import GAMES
from stolik.lessons.lesson import load
from stolik.puzzles.puzzle import load as load_puzzles

from . import at_pokemon as pk
from . import at_star_wars as sw
from .seated import LAY, api, drawn, lay, my_turn, open_cells, position, question, settled, sit_down, speak, stack

MOST_TAPS = 40
"""In a lesson; the longest takes half as many."""
PHONE = {"width": 390, "height": 844}
pytestmark = [
    pytest.mark.browser,
    pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, is_mobile=True),
]


def cut(some: Locator) -> list[str]:
    """The texts that have less room than they need."""
    found: list[str] = some.evaluate_all(
        """all => all.filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
            .map(one => one.innerText)"""
    )
    return found


@pytest.fixture(autouse=True)
def fingers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is clicked is tapped."""
    monkeypatch.setattr(Locator, "click", Locator.tap)


class Finger:
    """A finger that does more than tap: it rests, or draws."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wire = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    def rest(self, on: Locator, seconds: float = 0.8) -> None:
        """Stay where it is, as if to read."""
        x, y = middle(on)
        self._touch("touchStart", (x, y))
        self.page.wait_for_timeout(seconds * 1000)
        self._touch("touchEnd")

    def draw(self, on: Locator, by: float, up: float = 0) -> None:
        """Draw sideways or up, without a rest."""
        x, y = middle(on)
        self._touch("touchStart", (x, y))
        for n in range(1, 9):
            self._touch("touchMove", (x + by * n / 8, y - up * n / 8))
        self._touch("touchEnd")

    def spread(self, on: Locator) -> None:
        """Two fingers go apart."""
        x, y = middle(on)
        self._touch("touchStart", (x - 20, y))
        for n in range(12):
            self._touch("touchMove" if n else "touchStart", (x - 20 - 8 * n, y), (x + 20 + 8 * n, y))
            self.page.wait_for_timeout(20)
        self._touch("touchEnd")


def middle(of: Locator) -> tuple[float, float]:
    """The middle of what is seen of a thing."""
    of.scroll_into_view_if_needed()
    box = of.bounding_box()
    assert box
    return box["x"] + min(box["width"], PHONE["width"] - box["x"]) / 2, box["y"] + box["height"] / 2


# ---- whole ways


def test_a_token_is_laid_by_finger(page: Page) -> None:
    sit_down(page)
    my_turn(page)
    before = position(page)
    lay(page, 1)
    my_turn(page)
    assert position(page) != before


def test_energy_is_attached_and_an_attack_is_made_by_finger(page: Page) -> None:
    pk.sit_down(page)
    pk.lay_out(page)
    done = [pk.step(page)]
    while not {"card", "attack"} <= set(done) and done[-1] != "over" and len(done) < 40:
        done.append(pk.step(page))
    assert {"card", "attack"} <= set(done)


def test_a_unit_is_built_and_attacks_by_finger(page: Page) -> None:
    sw.sit_down(page)
    sw.battle(page)
    assert page.locator(".arena .su").count() > 0
    sw.draw(page, "dice-hits-damage")
    page.locator(".rank .su.lit:not(.soft)").first.click()
    sw.go(page).click()
    expect(page.locator(".su.aimed")).to_have_count(1)


# ---- reading, and what is not meant


TAG = """() => {
    const tag = document.querySelector(".spotring__tag")?.getBoundingClientRect();
    const head = document.querySelector(".tray__head b")?.getBoundingClientRect();
    const whole = !tag || (tag.left >= 0 && tag.right <= innerWidth && tag.top >= 0 && tag.bottom <= innerHeight);
    return whole && !(tag && head && tag.top < head.bottom && tag.bottom > head.top && tag.left < head.right);
}"""
"""The tag at what is lit is all on the screen, and not on the question of a tray."""


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_gone_through_by_finger(page: Page, game: str) -> None:
    lessons = load(game)
    page.goto(f"/learn/{game}/{lessons[0].id}")
    coach, ring = page.locator(".coach:not([aria-busy])"), page.locator(".spotring")
    done, shown = set[str](), page.get_by_role("button", name="Show me")
    # A tap that was seen late may answer while we look: then there is nothing to show, but a way on.
    onward = page.locator(".coach:not([data-phase=ask]) .btn.go")
    for _ in range(MOST_TAPS * len(lessons)):
        lesson, phase = coach.evaluate("({dataset}) => [dataset.lesson, dataset.phase]")
        done.add(lesson)
        if phase == "done" and lesson == lessons[-1].id:
            break
        if phase != "ask":
            onward.tap()
            continue
        if ring.count() == 0:
            shown.or_(onward).tap()
            drawn(page)
            continue
        drawn(page)
        assert page.evaluate(TAG), lesson
        x, y = middle(ring)
        assert 0 < y < PHONE["height"] and 0 < x < PHONE["width"], lesson
        page.touchscreen.tap(x, y)
        drawn(page)
    assert done == {lesson.id for lesson in lessons}


def test_a_card_is_read_by_a_long_press_before_it_is_played(page: Page) -> None:
    pk.sit_down(page)
    pk.lay_out(page)
    settled(page)
    finger, asked = Finger(page), question(page).inner_text()
    for card in (page.locator(".longfan .lit").first, page.locator(".pk--active .pk__whole").first):
        finger.rest(card)
        expect(page.locator("dialog.reading[open] .fullcard")).to_be_visible()
        page.get_by_role("button", name="Close").click()
    assert settled(page) and question(page).inner_text() == asked
    expect(page.locator(".longfan .picked")).to_have_count(0)


def test_a_unit_and_a_token_are_read_by_a_long_press(page: Page) -> None:
    sw.draw(page, "evade-does-not-heal")
    Finger(page).rest(sw.unit(page, "Obi-Wan"))
    expect(page.get_by_role("dialog")).to_contain_text("Speed")
    sit_down(page)
    my_turn(page)
    Finger(page).rest(stack(page, 1))
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    Finger(page).rest(page.locator(".tb button[aria-label*='value 2']"))
    expect(page.get_by_role("dialog")).to_contain_text("2 a turn")
    page.get_by_role("button", name="Close").tap()
    stack(page, 1).tap()
    Finger(page).rest(open_cells(page).first)  # there is nothing to read: a slow finger chooses
    expect(question(page)).to_have_text(LAY)


def test_what_is_read_by_a_long_press_is_not_chosen_and_what_was_chosen_stays_so(page: Page) -> None:
    sit_down(page)
    my_turn(page)
    for chosen in (None, 2):
        if chosen:
            stack(page, chosen).tap()
        Finger(page).rest(stack(page, 1))
        page.get_by_role("button", name="Close").tap()
        expect(page.locator("[data-own][aria-pressed=true]")).to_have_count(1 if chosen else 0)
    open_cells(page).first.tap()
    expect(question(page)).to_have_text(LAY)


def board(page: Page) -> object:
    """Where the board of Token Battle lies."""
    assert settled(page)
    drawn(page)
    return page.locator(".tb").bounding_box()


def test_the_board_lies_still_whatever_is_said_under_it(page: Page) -> None:
    speak(page, "pl")
    sit_down(page)
    lies = board(page)
    page.locator(".asks .tool").first.tap()
    expect(page.locator(".hinted b")).to_be_visible()
    assert board(page) == lies
    page.locator("[data-far='0']").tap(force=True)
    expect(page.locator(".why:visible")).to_be_visible()
    assert board(page) == lies
    page.locator("[data-own='0']").tap()
    assert board(page) == lies
    open_cells(page).first.tap()
    expect(page.locator(".gist")).to_be_visible()
    assert board(page) == lies and cut(page.locator(".prompt :is(h2, p, .acts):visible")) == []
    page.locator(".prompt .btn.go").tap()
    assert board(page) == lies and cut(page.locator(".ticker > span:not(.mark)")) == []


@pytest.mark.parametrize("lesson", ["mind-the-gap", "over-the-edge"])
def test_the_board_lies_still_in_a_lesson(page: Page, lesson: str) -> None:
    page.goto(f"/learn/token-battle/{lesson}")
    lies = board(page)
    own, field = page.locator("[data-own='0']"), page.locator("[data-cell='35']")
    own.tap()
    assert board(page) == lies
    field.tap()
    expect(question(page).last).to_have_text(LAY)
    assert board(page) == lies
    page.get_by_role("button", name="Lay it").tap()
    expect(page.locator(".coach.kind")).to_be_visible()
    drawn(page)
    assert page.locator(".tb").bounding_box() == lies


def test_the_board_lies_still_in_a_puzzle_and_the_question_is_whole(page: Page) -> None:
    page.goto(f"/puzzles/token-battle/{load_puzzles('token-battle')[0].id}")
    lies = board(page)
    page.locator("[data-own='0']").tap()
    assert settled(page)
    open_cells(page).first.tap()
    expect(page.locator(".gist")).to_be_visible()
    assert board(page) == lies
    side = page.locator(".side")
    assert side.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    expect(page.locator(".riddle h2")).to_be_in_viewport()


def test_the_tag_at_what_is_lit_is_on_the_screen(page: Page) -> None:
    page.goto("/learn/token-battle/over-the-edge")
    board(page)
    tag = page.locator(".spotring__tag").bounding_box()
    assert tag and tag["y"] + tag["height"] <= PHONE["height"]


def test_the_coach_of_a_guided_game_lies_on_no_field(page: Page) -> None:
    page.goto(api(page, "POST", "/api/tables", {"guided": "token-battle"})["path"])
    lies = board(page)
    expect(page.locator(".hinted b")).to_be_visible()
    coached, grid = page.locator(".coached").bounding_box(), page.locator(".tb").bounding_box()
    assert coached and grid and coached["y"] + coached["height"] <= grid["y"] and grid == lies


def test_a_row_of_cards_is_drawn_along_without_playing_one(page: Page) -> None:
    pk.sit_down(page)
    pk.lay_out(page)
    settled(page)
    row, asked = page.locator(".longfan"), question(page).inner_text()
    Finger(page).draw(row.locator(".card").nth(1), -240)
    page.wait_for_function("() => document.querySelector('.longfan').scrollLeft > 60")
    drawn(page)
    expect(row.locator(".picked")).to_have_count(0)
    assert question(page).inner_text() == asked


def test_a_card_that_is_drawn_up_out_of_the_hand_is_played(page: Page) -> None:
    """Onto the table; one that is let go before is only chosen."""
    sw.sit_down(page)
    settled(page)
    sw.leave(page).tap()
    settled(page)
    card, units = page.locator(".longfan .lit").first, page.locator(".arena .rank:not(.far) .su")
    before = units.count()
    Finger(page).draw(card, 0, up=40)
    expect(page.locator(".longfan .picked")).to_have_count(1)
    assert units.count() == before
    Finger(page).draw(card, 30, up=400)
    expect(units).to_have_count(before + 1)


def test_two_quick_taps_enlarge_nothing_and_two_fingers_lose_nothing(page: Page) -> None:
    sit_down(page)
    my_turn(page)
    asked, field = question(page).inner_text(), page.get_by_role("grid")
    x, y = middle(field)
    for _ in range(2):
        page.touchscreen.tap(x, y)
    assert page.evaluate("visualViewport.scale") == 1
    Finger(page).spread(page.get_by_role("main"))
    page.wait_for_function("() => visualViewport.scale > 1.5", timeout=15_000)
    assert settled(page) and question(page).inner_text() == asked


SMALL = """() => [...document.querySelectorAll('a[href], button, label:has(input), summary, select, [tabindex="0"]')]
    .filter(one => one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
    .filter(one => one.tagName !== 'A' || getComputedStyle(one).display !== 'inline')
    .map(one => [one.getBoundingClientRect(), one.outerHTML.slice(0, 90)])
    .filter(([box]) => box.width > 1 && (box.width < 24 || box.height < 24))
    .map(([box, what]) => `${Math.round(box.width)}x${Math.round(box.height)} ${what}`)"""


def test_whatever_is_pressed_is_large_enough_for_a_finger(page: Page) -> None:
    """WCAG 2.2, 2.5.8; links within a sentence are left out there too."""
    sit_down(page)
    my_turn(page)
    assert page.evaluate(SMALL) == []
    pk.sit_down(page)
    pk.lay_out(page)
    assert page.evaluate(SMALL) == []
    page.get_by_text("attack", exact=True).first.tap()
    expect(page.get_by_role("tooltip")).to_be_visible()
    sw.sit_down(page)
    sw.battle(page)
    assert page.evaluate(SMALL) == []
    for path in ("/", "/decks/token-battle/new", "/decks/pokemon", "/learn", "/games", "/sessions"):
        page.goto(path)
        expect(page.get_by_role("main")).to_be_visible()
        drawn(page)
        assert page.evaluate(SMALL) == [], path


# ---- everything that a desk shows is there


def test_ones_own_name_is_whole_beside_whose_side_it_is(page: Page) -> None:
    page.goto("/")
    api(page, "PATCH", "/api/session", {"lang": "pl"})
    sw.sit_down(page)
    seat = page.locator(".handrow .seat")
    expect(seat).to_contain_text("Jasna Strona")
    expect(seat.locator(".seat__name")).to_have_text("Ty")
    assert cut(seat.locator(".seat__name")) == []


def test_the_second_line_of_a_name_on_the_bench_is_whole(page: Page) -> None:
    pk.draw(page, "a-level-x-is-no-stage")
    names = page.locator(".pk--bench .name")
    expect(names.filter(has_text="Regigigas LV.X")).to_be_visible()
    assert cut(names) == [] and cut(page.locator(".pk--bench .body")) == []


def test_keywords_and_the_order_of_acting_are_read_in_full(page: Page) -> None:
    sw.sit_down(page)
    sw.battle(page)
    words = page.locator(".arena.front .su__kw")
    expect(words.filter(has_text="Shields").first).to_be_visible()
    assert cut(words) == [] and cut(page.locator(".queue .qn")) == []
    page.get_by_role("button", name="Speed order, ").tap()
    order = page.get_by_role("dialog", name="Speed order, ")
    expect(order.get_by_role("listitem")).to_have_count(page.locator(".arena.front .su").count())
    expect(order).to_contain_text("An attacker's power is X lower while it attacks this unit.")
