"""What must hold of every page, whatever is on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Page

from .seated import complain, drawn

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = ((1440, 900), (1024, 768), (390, 844))
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
BY_COLOUR = ["color-contrast", "link-in-text-block"]
"""Rules that say something else in another theme."""
CRIPPLED = r"""() => [...document.querySelectorAll("[style]")]
    .map(one => one.getAttribute("style"))
    .filter(style => /NaN|undefined|null|\d\s+%/.test(style))"""
"""Styles of single elements with a value that no browser reads."""


def violations(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """What axe finds, by these rules alone if any are named. It is put in from outside, past the page's own policy."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8") + "\n0")
    only = {"type": "rule", "values": [*rules]} if rules else {"type": "tag", "values": TAGS}
    found = page.evaluate("only => axe.run(document, {resultTypes: ['violations'], runOnly: only})", only)["violations"]
    return [f"{one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['failureSummary']}" for one in found]


def sound_at_all_sizes(page: Page, visit: Callable[[Page], object]) -> None:
    """What `visit` opens is accessible in both themes and fits the screen at every size, and the browser complains of
    nothing."""
    complaints = complain(page)
    page.emulate_media(color_scheme="light")
    visit(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="light")
        # On a phone a bar stays at the lower edge; at its end the page lies under it no more.
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        drawn(page)
        found = violations(page)
        assert found == [], f"at {width}×{height}: {found}"
        have, room = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
        assert have <= room, f"the page scrolls sideways at {width}×{height}"
        page.emulate_media(color_scheme="dark")
        drawn(page)
        found = violations(page, BY_COLOUR)
        assert found == [], f"at {width}×{height}, in the dark: {found}"
    assert (crippled := page.evaluate(CRIPPLED)) == [], crippled
    assert complaints == [], complaints


def keeps_clear(page: Page, places: Sequence[str]) -> None:
    """The page does not scroll, and the slip lies over none of these places."""
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
    slip = page.locator(".prompt").bounding_box()
    for place in places:
        box = page.locator(place).first.bounding_box()
        assert slip and box, place
        apart = slip["x"] >= box["x"] + box["width"] or slip["y"] >= box["y"] + box["height"] - 1
        assert apart or slip["y"] + slip["height"] <= box["y"] + 1, place
