"""Half decks: 30 cards, at most 2 of a name, for two teams of two (P2-SETUP-2, 3)."""

from __future__ import annotations

from functools import cache

from stolik.decks.deck import Deck, read_counts

from . import in_order

GAME = "pokemon-2v2"
"""The game's id, as it stands in a Deck."""

DECKS: tuple[tuple[str, str], ...] = (
    (
        "Roaring Blaze",
        "2 sm9-12, 2 sm9-13, 2 sm9-14, 2 sm1-23, 2 sm2-165, 2 sm1-123, 2 sm35-62, 1 sm5-119, 1 sm3-115, 1 sm35-67, "
        "2 sm35-59, 11 sm1-165",
    ),
    (
        "Static Fang",
        "2 sm5-45, 2 sm5-47, 2 sm5-48, 2 sm9-40, 2 sm35-32, 2 sm2-165, 2 sm1-123, 2 sm35-62, 1 sm5-119, 2 sm35-67, "
        "11 sm1-167",
    ),
    (
        "Overvoltage",
        "2 sm35-28, 2 sm35-29, 2 sm7-47, 1 sm7-48, 2 sm4-35, 2 sm1-123, 2 sm35-62, 1 sm6-108, 2 sm35-67, 2 sm35-59, "
        "1 sm3-115, 11 sm1-167",
    ),
    (
        "First Strike",
        "2 sm5-140, 2 sm1-6, 2 sm35-6, 2 sm1-123, 2 sm35-62, 2 sm5-119, 1 sm3-112, 2 sm3-115, 2 sm35-67, 2 sm1-126, "
        "11 sm1-164",
    ),
    (
        "Last Words",
        "2 sm4-46, 2 sm4-47, 2 sm4-39, 2 sm10-78, 2 sm2-59, 1 sm35-45, 2 sm1-123, 2 sm35-62, 1 sm6-108, 1 sm3-115, "
        "1 sm35-67, 1 sm5-132, 11 sm1-168",
    ),
    (
        "Great Tide",
        "1 smp-SM166, 2 sm7-33, 2 sm7-34, 2 sm7-35, 2 sm1-36, 2 sm2-165, 2 sm1-123, 2 sm35-62, 1 sm5-119, 1 sm3-112, "
        "1 sm3-115, 1 sm35-59, 11 sm1-166",
    ),
    (
        "Quick Change",
        "2 sm1-101, 2 smp-SM186, 2 sm3-24, 2 sm8-38, 2 sm1-123, 2 sm35-62, 1 sm3-115, 2 sm35-59, 2 sm7-143, "
        "2 sm35-67, 1 sm6-108, 10 sm1-165",
    ),
    (
        "Latecomers",
        "2 sm8-118, 2 sm4-58, 2 sm4-59, 2 sm3-108, 2 sm1-99, 2 sm1-123, 2 sm35-62, 1 sm5-119, 2 sm8-192, 1 sm3-115, "
        "1 sm35-67, 11 sm1-170",
    ),
)
"""Names, and cards with counts. Our own, of eight plans: Charizard, which discards all its Fire Energy for damage; Luxray,
which weakens who attacks it; Raichu-GX with Electrode-GX, which gives its Energy away; Pheromosa-GX, which attacks in the
first turn; Salazzle and Mismagius, who poison and give a Prize for cards; Swampert beside the TAG TEAM of 300 HP; Eevee,
which evolves by Energy, with Shrine of Punishment; and Alolan Meowth, the better for going second, with Houndoom."""


@cache
def decks() -> tuple[Deck, ...]:
    """All half decks, each one stack in the order of the pool."""
    return tuple(Deck(name, GAME, (in_order(read_counts(text)),)) for name, text in DECKS)
