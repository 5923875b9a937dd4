"""How the cards of an edition of a pool are written down: numbers by set, and whole runs of them.

A card's number in a game is its place in the pool, and records, kept games and links hold such numbers. So cards that
are bundled later stand behind all that were there before, and a game of older cards is played over those alone
(`Game.of_edition`). An edition, once it was released, never changes (architecture: Records, undo and branches).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping


def ids_of(edition: Mapping[str, str]) -> Iterator[str]:
    """The ids of the cards of an edition, each as set and number: "3-5 SH6" are three numbers in a run and another."""
    for home, numbers in edition.items():
        for run in numbers.split():
            first, _, last = run.partition("-")
            if last:
                yield from (f"{home}-{n}" for n in range(int(first), int(last) + 1))
            else:
                yield f"{home}-{first}"
