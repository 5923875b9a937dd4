"""Questions that all card games ask alike."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.kernel.decision import Option


def card_options(kinds: Sequence[int]) -> tuple[tuple[Option, ...], tuple[int, ...]]:
    """Options for cards in a zone, by kind, with how often each is there: never in the order in which they lie."""
    counts: dict[int, int] = {}
    for kind in kinds:
        counts[kind] = counts.get(kind, 0) + 1
    ordered = sorted(counts)
    return tuple([Option("card", (kind,)) for kind in ordered]), tuple([counts[kind] for kind in ordered])
