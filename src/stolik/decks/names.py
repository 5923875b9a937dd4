"""What a name of a card may be that somebody's file brings: pages, records and terminals show it to others."""

from __future__ import annotations

from typing import Final

NAMES_LACK: Final = "<>{}|\\`"
"""Signs that stand in no name; pages and files are written with them."""
LONGEST_NAME: Final = 100
"""Characters of a name."""


def name_fault(name: str) -> str:
    """What is wrong with a name, as a sentence goes on behind its place; "" if nothing is."""
    if len(name) > LONGEST_NAME:
        return f"has {len(name)} characters; a name has at most {LONGEST_NAME}"
    found = next((sign for sign in name if sign in NAMES_LACK or not sign.isprintable()), "")
    return f"holds {found!r}, which stands in no name" if found else ""
