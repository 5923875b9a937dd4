"""Editions of the pool: which cards were bundled first.

A card's number in a game is its place in the pool, and records, kept games and links hold such numbers. So cards that
are bundled later stand behind all that were there before, and a game of older cards is played over those alone
(`Game.of_edition`). An edition, once it was released, never changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

FIRST: Mapping[str, str] = {
    "ex9": "101-102 104",
    "ex11": (
        "1-4 14 18 21-22 25 27-28 32-33 41-46 52-53 55-57 65 68-72 74-78 80 82-83 86-93 95-103 105 107-109 112 114"
    ),
    "dp1": "1-8 11-17 19 22 25-29 31-32 34 39-44 48-54 56-61 63-65 68 72 76-77 79-82 84-87 89 92-98 100-119 121-130",
    "dp2": (
        "6 12-14 16 19-21 23 25 27 29 33 35 39 41 43 45-46 50-51 54-55 60 62-63 74 77-81 84 86 89 96-97 100-104 "
        "106 108-114 116-120 122-124"
    ),
    "dp3": (
        "1-4 11-12 14 19-20 22 25-27 30-32 36 38 40 46 48 50-51 56 60 65 75 77 82 84 87-91 93-94 98 101 104 "
        "112-114 117-130"
    ),
    "dp5": "80 83 85-86 90 93",
    "dp6": "131 136-137",
    "dp7": (
        "1-3 5-6 8-10 12-15 17-20 22 24 26-30 32-34 36 39-41 43 45 47 49-50 52-56 60-65 67 69-76 78-87 91-95 98 100-103"
    ),
    "pl1": (
        "1 6-8 11-12 20-22 24 28 30-34 36 38 46-48 50-52 55-56 62-63 66 69-70 72 74 76-78 80-83 87-89 91-92 "
        "102-103 105-108 111 114-116 118-121 SH6"
    ),
    "xy6": "58",
    "sm1": (
        "4-7 9-11 14 16-18 23-26 28-29 33-34 36-37 39-41 49-50 53 64-67 69-70 72-75 97 99 101-104 106-107 "
        "111-114 116 118-120 122-123 126-128 132 134-136 164-172"
    ),
    "smp": "SM66 SM166 SM186",
    "sm2": "11-12 15-16 18-20 48-50 52-53 55-56 58-59 61 73 77 83-84 87 103-105 112-113 117-122 127 130 165",
    "sm3": "18-19 22-24 27-31 36-38 43 59-60 65-67 69-72 76 108 112 114-115 117 123 125 128",
    "sm35": "6 28-32 45 59 62 67",
    "sm4": "29-31 35 39 46-47 54-55 58-62 64 75-77 89 93 96",
    "sm5": "28 31 33-38 41-43 45 47-48 53 66-69 96 98-99 102 104 112-113 115 119 122 125-126 128 132-133 140",
    "sm6": "3-4 43 55 83 99 108-109",
    "sm7": "8-10 23-24 33-35 41 45 47-52 110 120-121 124 127 129 132 138-139 143 147-149",
    "sm75": "3-6 55",
    "sm8": "16 18 34 38 43 45-47 76-79 81-82 107-108 118 155 157 179 181 189 192",
    "sm9": "10 12-14 17-18 23-27 40 54-56 83 100 121 123-124 127 135",
    "sm10": "36 78",
    "sm11": "206",
}
"""The cards of the first edition: numbers by set, and whole runs of them."""


def ids_of(edition: Mapping[str, str]) -> Iterator[str]:
    """The ids of the cards of an edition."""
    for home, numbers in edition.items():
        for run in numbers.split():
            first, _, last = run.partition("-")
            if last:
                yield from (f"{home}-{n}" for n in range(int(first), int(last) + 1))
            else:
                yield f"{home}-{first}"


THIRD: Mapping[str, str] = {"dp2": "37"}
"""Those that came behind the second edition, which has all others."""

OF_FIRST, OF_THIRD = frozenset(ids_of(FIRST)), frozenset(ids_of(THIRD))


def edition_of(card: str) -> int:
    """In which edition a card came, 0 the first."""
    return 0 if card in OF_FIRST else 2 if card in OF_THIRD else 1
