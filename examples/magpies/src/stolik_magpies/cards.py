"""What there is: trinkets of the common hoard, tricks, and kits of three tricks. Facts only; words are in words.py."""

from __future__ import annotations

from typing import Final

TRINKETS: Final = (("button", 1, 14), ("spoon", 2, 14), ("key", 3, 12), ("bell", 4, 10), ("ring", 5, 10))
"""Key, worth, and how many lie in the hoard (MG-HOARD-1)."""
TRICKS: Final = ("sparkle", "feint", "big-beak", "deep-pocket", "fresh-feathers")
"""Keys; MG-TRICK-1 to MG-TRICK-5 say what each does, in this order."""

KEYS: Final = (*(key for key, _, _ in TRINKETS), *TRICKS)
"""All cards. A card's number in views, options and events is its place here."""
WORTH: Final = tuple(worth for _, worth, _ in TRINKETS)
COPIES: Final = tuple(copies for _, _, copies in TRINKETS)
SPARKLE, FEINT, BIG_BEAK, DEEP_POCKET, FRESH_FEATHERS = range(len(TRINKETS), len(KEYS))

KIT: Final = 3
"""Tricks in a kit (MG-KIT-1)."""
KITS: Final = (
    ("Show-off", ("sparkle", "big-beak", "feint")),
    ("Hoarder", ("deep-pocket", "big-beak", "fresh-feathers")),
    ("Careful", ("feint", "deep-pocket", "sparkle")),
    ("Gambler", ("fresh-feathers", "sparkle", "big-beak")),
)
