"""What must hold of every page, whatever is on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Page

from .seated import complain, drawn

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = ((1440, 900), (1024, 768), (390, 844))


def violations(page: Page) -> list[str]:
    """What axe finds serious or critical. It is put in from outside, past the page's own policy."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "\n0")
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def sound_at_all_sizes(page: Page, visit: Callable[[Page], None], theme: str) -> None:
    """What `visit` opens is accessible and fits the screen at every size, and the browser complains of nothing."""
    complaints = complain(page)
    page.emulate_media(color_scheme=theme)
    visit(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert violations(page) == []
        have, room = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
        assert have <= room, f"the page scrolls sideways at {width}×{height}"
    assert complaints == []


def keeps_clear(page: Page, places: Sequence[str]) -> None:
    """The page does not scroll, and the slip lies over none of these places."""
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
    slip = page.locator(".prompt").bounding_box()
    for place in places:
        box = page.locator(place).first.bounding_box()
        assert slip and box, place
        apart = slip["x"] >= box["x"] + box["width"] or slip["y"] >= box["y"] + box["height"] - 1
        assert apart or slip["y"] + slip["height"] <= box["y"] + 1, place
