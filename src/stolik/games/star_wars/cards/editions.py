"""Editions of the pool: which cards were bundled first (`decks/editions.py` says what for)."""

from __future__ import annotations

from collections.abc import Mapping

from stolik.decks.editions import ids_of

FIRST: Mapping[str, str] = {
    "AOTC": "1-4 6-7 9-10 14-30 32 34-45 47-48 50 52-65 67-69 71-96 98-105 108-148 151-160 162-180",
    "SR": "1-2 4 6-7 11-15 17-22 24-27 29 31-32 34-39 41-90",
    "ANH": (
        "2 4 6-11 14-22 24-29 31-34 36-38 40-44 46-55 57 59-86 88-96 98 101 103 105-114 116-144 147-150 152-154 "
        "156-157 159-180"
    ),
    "JG": "1-3 5 7 11-12 18-21 23 25-26 28 30-33 35-37 39 44-45 47-52 54-55 59-63 68-72 74-75 77 80-82 84 86-91 93-104",
    "ESB": (
        "1 3-6 9-10 12 18 20 22 28-30 33-34 36-37 40-44 51-52 54-55 62-64 66 70-74 76-83 87-90 92 95-96 100-101 103 "
        "106 109-112 115 118-119 121-123 125-126 132-133 135 137 139-145 147 151 153-154 156-160 163-164 168-169 "
        "171-173 175-177 180-184 186-198 200-206 209-210"
    ),
}
"""The cards of the first edition: numbers by set, and whole runs of them."""

OF_FIRST = frozenset(ids_of(FIRST))
