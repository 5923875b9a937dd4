"""A person at the table, as far as a browser can play one."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

LAY = re.compile(r"^Lay .* on [a-f][1-6]\?$")


def complain(page: Page) -> list[str]:
    """Collects what the browser complains of, and requests that leave the server; empty in a good test."""
    found: list[str] = []
    page.on("console", lambda message: found.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("request", lambda request: _leaves(page, request.url, found))
    return found


def _leaves(page: Page, url: str, found: list[str]) -> None:
    home = re.match(r"\w+://[^/]+", page.url)
    if url.startswith("http") and home and home[0].startswith("http") and not url.startswith(home[0]):
        found.append(f"a request to {url}")


def api(page: Page, method: str, path: str, body: object = None) -> Any:
    """The page's own call of the server's interface, with its session."""
    answer = page.evaluate(
        """async ([method, path, body]) => {
            await fetch("/api/session");
            const reply = await fetch(path, {method, headers: {"X-Stolik": "1", "Content-Type": "application/json"},
                                             body: body === null ? undefined : JSON.stringify(body)});
            return {ok: reply.ok, status: reply.status, data: await reply.json()};
        }""",
        [method, path, body],
    )
    assert answer["ok"], answer
    return answer["data"]


def sit_down(page: Page, opponent: str = "bot:random", **wish: object) -> str:
    """Make a table by the server's interface and open it; returns its id. The game is a short one by default."""
    if not page.url.startswith("http"):
        page.goto("/")
    wish.setdefault("options", {"preset": "late", "score_limit": 150, "first": "0"})
    made = api(page, "POST", "/api/tables", {"game": "token-battle", "opponent": opponent, "deck": None, **wish})
    page.goto(made["path"])
    expect(question(page)).to_be_visible()
    return str(made["id"])


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
    """Waits until one is asked (True) or the game is over (False)."""
    expect(question(page)).to_have_text(re.compile(r"choose a card|to \d+", re.IGNORECASE), timeout=15_000)
    return "card" in question(page).inner_text()


def lay(page: Page, n: int, at: str | None = None) -> None:
    """Lay the top card of stack n, by mouse; on the first open field unless one is named."""
    stack(page, n).click()
    (cell(page, at) if at else open_cells(page).first).click()
    expect(question(page)).to_have_text(LAY)
    page.get_by_role("button", name="Lay it").click()
    expect(question(page)).not_to_have_text(LAY)


def position(page: Page) -> list[str]:
    """The names of all fields as a screen reader says them, without what belongs to a chosen card."""
    labels = page.get_by_role("grid").get_by_role("button")
    return [re.sub(r"; .*", "", label) for label in labels.evaluate_all("all => all.map(b => b.ariaLabel)")]
