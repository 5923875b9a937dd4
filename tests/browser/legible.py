"""Whether the text of a page can be read: a measure of the whole page, at each size and in each language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page, WebSocket

from .seated import api

MEASURE = Path(__file__).with_name("cut.js").read_text(encoding="utf-8")
SIZES = ((1440, 900), (1024, 768), (390, 844))
LANGS = ("en", "pl", "ja")

SPEAK = """async (lang) => {
    if (document.documentElement.lang === lang) return false;
    const bar = document.querySelector(`.bar__langs [lang=${lang}]`);
    if (bar) {
        bar.click();
        return true;
    }
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const prefs = () => document.querySelector(`.prefs button[lang=${lang}]`);
    document.querySelector(".bar__tools > button[aria-haspopup=dialog]:last-child").click();
    await drawn();
    prefs().click();
    await drawn();
    prefs().closest("dialog").close();
    return true;
}"""
"""Chooses a language where a reader does: in the bar, or else in the menu; whether it was another one."""

REST = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
    await frame();
    await frame();
    document.getAnimations().forEach((one) => one.effect.getTiming().iterations === Infinity || one.finish());
    await frame();
}"""


def speak(page: Page, lang: str) -> None:
    """The page goes on in another language, without being loaded again."""
    told: list[object] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: told.append(frame))

    page.on("websocket", listen)
    changed = page.evaluate(SPEAK, lang)
    page.wait_for_load_state("networkidle")
    # A table is told anew, on a new line.
    while changed and not told and page.locator(".table:not(.learning)").count():
        page.wait_for_timeout(10)
    page.remove_listener("websocket", listen)


def faults(page: Page, allowed: Sequence[tuple[str, str]] = ()) -> list[str]:
    """What of the page's text can't be read now. `allowed` are pairs of a kind of fault, or "*", and of a selector."""
    page.evaluate(REST)
    found: list[str] = page.evaluate(MEASURE, [list(pair) for pair in allowed])
    return found


def play(page: Page, table: str, answers: int) -> None:
    """Whoever is asked answers so often, by the server's interface, with the first options that the rules take."""
    for n in range(answers):
        for picks in (str((n * 7) % 5), "0", "0,1", "0,1,2"):
            path = f"/api/bot/game/{table}/move/{picks}"
            if page.request.post(path, headers={"X-Stolik": "1"}).ok:
                break


def opened(page: Page, **wish: object) -> str:
    """A table of the server at which we sit on all sides; its id."""
    whom = {} if "seats" in wish else {"opponent": "hotseat"}
    return str(api(page, "POST", "/api/tables", {**whom, **wish})["id"])
