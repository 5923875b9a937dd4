"""What a browser calls itself, said as coarsely as a person would: "Firefox on Linux". Nothing finer is kept."""

from __future__ import annotations

from typing import Final, NamedTuple

READ: Final = 400
"""Characters of a User-Agent that are looked at."""
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Opera", "Opera"),
    ("Vivaldi", "Vivaldi"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chromium", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""By a mark, the most telling first: most of them also call themselves Chrome, and that one Safari."""
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
    ("BSD", "BSD"),
)


class Device(NamedTuple):
    """What somebody came with; "" for what can't be told."""

    browser: str = ""
    system: str = ""


def device_of(agent: str) -> Device:
    """The device of a User-Agent header."""
    agent = agent[:READ]
    browser = next((name for mark, name in BROWSERS if mark in agent), "")
    return Device(browser, next((name for mark, name in SYSTEMS if mark in agent), ""))
