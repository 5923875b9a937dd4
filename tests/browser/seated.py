"""A person at the table, as far as a browser can play one."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

BLOCKED = "Service Worker registration blocked by Playwright"
"""What a page says where conftest.py keeps its worker away."""
LAY = re.compile(r"^Lay .* on [a-f][1-6]\?$")


def complain(page: Page) -> list[str]:
    """Collects what the browser complains of, and requests that leave the server; empty in a good test."""
    found: list[str] = []
    page.on("console", lambda message: _says(message, found))
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("request", lambda request: _leaves(page, request.url, found))
    return found


def _says(message: ConsoleMessage, found: list[str]) -> None:
    if message.type in ("error", "warning") and message.text != BLOCKED:
        found.append(message.text)


def _leaves(page: Page, url: str, found: list[str]) -> None:
    home = re.match(r"\w+://[^/]+", page.url)
    if url.startswith("http") and home and home[0].startswith("http") and not url.startswith(home[0]):
        found.append(f"a request to {url}")


def api(page: Page, method: str, path: str, body: object = None) -> Any:
    """A call of the server's interface by whom the page belongs to, whatever the page is doing."""
    wire = page.request
    for _ in range(250):  # a page that has just come asks for a session itself: two would be two guests
        if not page.url.startswith("http") or page.context.cookies():
            break
        page.wait_for_timeout(20)
    assert wire.get("/api/session").ok
    answer = wire.fetch(path, method=method, headers={"X-Stolik": "1"}, data=body)
    assert answer.ok, (answer.status, answer.text())
    return answer.json()


def sit_down(page: Page, opponent: str = "bot:random", **wish: object) -> str:
    """Make a table by the server's interface and open it; returns its id. The game is a short one by default."""
    wish.setdefault("options", {"preset": "late", "score_limit": 150, "first": "0"})
    made = api(page, "POST", "/api/tables", {"game": "token-battle", "opponent": opponent, "deck": None, **wish})
    page.goto(made["path"])
    assert settled(page)
    return str(made["id"])


def speak(page: Page, lang: str) -> None:
    """From the next page on this browser has chosen a language."""
    page.add_init_script(
        f"localStorage.setItem('stolik.lang', '{lang}'); localStorage.setItem('stolik.lang.chosen', '1')"
    )


def take_deck(page: Page, name: str) -> None:
    """In the lobby: take a deck from the shelf."""
    page.get_by_role("button", name=re.compile("^All (decks|sets)$")).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{name}")).click()


def limits(page: Page) -> Locator:
    """In the lobby: open the sheet of limits, rules and spectators. Esc closes it."""
    page.get_by_role("button", name="Limits, rules, spectators").click()
    return page.get_by_role("dialog", name="Limits, rules, spectators")


def touch(thing: Locator) -> None:
    """Press it by a finger, which never rests on a thing."""
    thing.evaluate(
        """one => {
            for (const kind of ["pointerdown", "pointerup"])
                one.dispatchEvent(new PointerEvent(kind, {bubbles: true, pointerType: "touch"}));
            one.click();
        }"""
    )


def settled(page: Page) -> bool:
    """Waits until nothing is under way, and we are asked (True) or the game is over (False)."""
    told = page.locator(".table:is([data-stands=asked], [data-stands=over])[data-asking='0']")
    expect(told).to_be_visible()
    return told.get_attribute("data-stands") == "asked"


def drawn(page: Page) -> None:
    """Waits until the page has been laid out, and brings what moves in it to its end, with the mouse out of the way."""
    page.mouse.move(0, 0)
    page.evaluate(
        """async () => {
            await document.fonts.ready;
            for (let n = 0; n < 2; n++) await new Promise(done => requestAnimationFrame(done));
            const moving = document.getAnimations();
            for (const one of moving) one.finish();
            await Promise.allSettled(moving.map(one => one.finished));
        }"""
    )


def question(page: Page) -> Locator:
    """What the table asks."""
    return page.locator(".prompt h2")


def cell(page: Page, name: str) -> Locator:
    """A field by its name."""
    number = (int(name[1]) - 1) * 6 + "abcdef".index(name[0])
    return page.locator(f"[data-cell='{number}']")


def open_cells(page: Page) -> Locator:
    """The fields on which the chosen card may be laid."""
    return page.get_by_role("grid").locator("button.open")


def stack(page: Page, n: int) -> Locator:
    """One's own stack, 1 to 4."""
    return page.get_by_role("group", name="Your four stacks").get_by_role("button", name=f"Stack {n}:")


def my_turn(page: Page) -> bool:
    """Waits until one is asked for a card (True) or the game is over (False)."""
    expect(question(page)).to_have_text(re.compile(r"choose a card|to \d+", re.IGNORECASE))
    return settled(page)


def lay(page: Page, n: int, at: str | None = None) -> None:
    """Lay the top card of stack n, by mouse or finger; on the first open field unless one is named."""
    settled(page)
    stack(page, n).click()
    settled(page)
    (cell(page, at) if at else open_cells(page).first).click()
    expect(question(page)).not_to_have_text("Choose a field.")
    if LAY.match(question(page).inner_text()):
        page.get_by_role("button", name="Lay it").click()
    expect(question(page)).not_to_have_text(LAY)


def position(page: Page) -> list[str]:
    """The names of all fields as a screen reader says them, without what belongs to a chosen card."""
    known = page.get_by_role("group", name="Your four stacks")
    expect(known).not_to_contain_text("Unknown card")  # the names of the cards come on their own
    labels = page.get_by_role("grid").get_by_role("button")
    return [re.sub(r"; .*", "", label) for label in labels.evaluate_all("all => all.map(b => b.ariaLabel)")]


def resign(page: Page) -> None:
    """Give the game up, by the menu."""
    page.keyboard.press("m")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("button", name="Once more")).to_be_visible()
