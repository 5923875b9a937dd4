"""Games as they might be, as all card games imagine them: what a seat can't know is pooled and dealt anew
(architecture: Views and worlds)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from stolik.kernel.luck import seed_luck, shuffle_by
from stolik.kernel.state import Setup

Fits = Callable[[int], bool]
"""Whether a kind may lie where something lies face down."""


class Dealer:
    """Deals from a pool of kinds, sorted first so that where they truly lay makes no difference."""

    def __init__(self, luck: int, pool: list[int]) -> None:
        pool.sort()
        self.luck = shuffle_by(seed_luck(luck), pool)
        self.pool = pool

    def take(self, n: int) -> list[int]:
        """n kinds."""
        taken = self.pool[len(self.pool) - n :]
        del self.pool[len(self.pool) - n :]
        return taken

    def take_fitting(self, fits: Fits) -> int:
        """A kind that fits where it is to lie. Raises StopIteration where none does."""
        n = next(n for n in range(len(self.pool) - 1, -1, -1) if fits(self.pool[n]))
        return self.pool.pop(n)


def parted(deck: list[int], known: int) -> tuple[list[int], list[int]]:
    """A deck as what lies below, and as many cards of its top as somebody knows in their order."""
    return deck[: len(deck) - known], deck[len(deck) - known :]


def without(cards: Iterable[int], shown: Iterable[int]) -> list[int]:
    """What stays hidden of a hand of which some cards were shown."""
    hidden = list(cards)
    for kind in shown:
        hidden.remove(kind)
    return hidden


def suppose(
    world: Any,
    seat: int,
    hidden: Sequence[int],
    lying: Iterable[int],
    guesses: Sequence[Any],
    fixed_for: Callable[[Setup], Any],
    fits: Fits,
    fitting: int,
) -> list[int]:
    """The cards from which the hidden ones of a seat are supposed: of the guessed deck that fits best what was seen of
    it (the first of equal ones), what was not seen. Never too few, and at least `fitting` that fit. `lying` are all
    cards on the table, hidden ones too. The world gets the tables of such a game."""
    fixed = world.fixed
    seen = Counter([kind for kind in lying if fixed.kinds[kind][0] == seat])
    seen.subtract(hidden)
    numbers = {card: n for n, card in enumerate(fixed.pool)}
    best, most = Counter[int](), -1
    for guess in guesses:
        held = Counter([seat * fixed.size + numbers[card] for stack in guess for card in stack if card in numbers])
        fit = (held & seen).total()
        if fit > most:
            best, most = held, fit
    rest = sorted((best - seen).elements())
    whole = sorted(best.elements())
    while len(rest) < len(hidden):
        rest += whole
    spare = [kind for kind in whole if fits(kind)]
    rest += spare[: max(0, fitting - sum(fits(kind) for kind in rest))]
    decks = list(fixed.setup.decks)
    decks[seat] = (tuple(fixed.kinds[kind][1] for kind in sorted((best | +seen).elements())),)
    world.fixed = fixed_for(Setup(fixed.setup.format, tuple(decks), fixed.setup.options))
    return rest
