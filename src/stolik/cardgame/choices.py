"""Questions that all card games ask alike: options, how many of them, and the decision of the effect that runs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from stolik.kernel.decision import Decision, Option, PickRule

from .ast import Number, Some
from .interpret import Run

MOST_KEPT: Final = 4096
"""How many options of a row are kept at most; ids of a state that came from outside may be anything."""


class OptionRow:
    """The options of one verb with one number, by that number: each is looked up by its content only once."""

    __slots__ = ("_made", "_verb")

    def __init__(self, verb: str) -> None:
        self._verb = verb
        self._made: list[Option] = []

    def at(self, n: int) -> Option:
        """The option with the number `n`."""
        made = self._made
        if not 0 <= n < MOST_KEPT:
            return Option(self._verb, (n,))
        while len(made) <= n:
            made.append(Option(self._verb, (len(made),)))
        return made[n]


_ROWS: Final[dict[str, OptionRow]] = {}


def row_of(verb: str) -> OptionRow:
    """The options of a verb with one number."""
    found = _ROWS.get(verb)
    if found is None:
        found = _ROWS[verb] = OptionRow(verb)
    return found


def card_options(kinds: Sequence[int]) -> tuple[tuple[Option, ...], tuple[int, ...]]:
    """Options for cards in a zone, by kind, with how often each is there: never in the order in which they lie."""
    counts: dict[int, int] = {}
    for kind in kinds:
        counts[kind] = counts.get(kind, 0) + 1
    ordered = sorted(counts)
    row = row_of("card")
    return tuple([row.at(kind) for kind in ordered]), tuple([counts[kind] for kind in ordered])


def options_for(verb: str, ids: Iterable[int]) -> tuple[Option, ...]:
    """An option for each: an entity, a seat, a number."""
    row = row_of(verb)
    return tuple([row.at(n) for n in ids])


def question(
    c: Run,
    what: str,
    options: tuple[Option, ...],
    least: int = 1,
    most: int = 1,
    counts: tuple[int, ...] | None = None,
    rule: PickRule | None = None,
    *,
    seat: int | None = None,
) -> Decision:
    """What the effect that runs asks, its user if no other `seat`: about its card and source. `what` is the word for
    the question."""
    asked = c.seat if seat is None else seat
    return Decision(asked, f"choose:{what}", options, least, most, counts, (c.kind, c.source), rule)


def bounds(s: Any, c: Run, noun: Some, there: int, amount: Callable[[Any, Run, Number], int]) -> tuple[int, int]:
    """How many must and may be chosen of `there` things; `amount` is the game's."""
    most = there if noun.most is None else min(there, amount(s, c, noun.most))
    return min(most, amount(s, c, noun.least)), most
