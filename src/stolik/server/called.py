"""How players are called in what comes from a file."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
"""Characters of a player's name."""
LEFT_NAME: Final = "\ue000"
"""What stands in a game, instead of their name, for somebody who has left for good: no name is that, and whoever
reads it is told so in words (words.people)."""


def tidied(name: str, longest: int = LONGEST_NAME) -> str:
    """A name as it may be shown: NFC, single blanks, and nothing that can't be seen or turns the direction; "" if
    nothing is left."""
    kept = unicodedata.normalize("NFC", name[: 8 * longest])
    kept = "".join(letter for letter in kept if letter.isspace() or unicodedata.category(letter)[0] != "C")
    return " ".join(kept.split())[:longest].strip()
