"""Random sets (TB-EDITOR-7..9): drawn from a collection, with a liking for cards that work together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.kernel.luck import seed_luck, step

from .rules import Row, TokenBattle
from .state import STACKS

LANE: Final = 3
"""Cards in each lane of a random set (TB-EDITOR-8)."""

BASE: Final = 4
"""The weight of a card that goes with nothing drawn so far; each liking below adds to it."""

LIKES: Final[tuple[tuple[str, str, int], ...]] = (
    # What fills the board goes with what asks for neighbours.
    ("SPAWN_F", "EXTRA", 3),
    ("SPAWN_F", "STRIKE", 2),
    ("SPAWN_F", "GOLD ability", 3),
    ("SPAWN_F", "BOOST_FRIENDLY", 3),
    ("SPAWN_F", "BOOST_ALL", 1),
    ("BOOST_FRIENDLY", "BOOST_FRIENDLY", 2),
    ("BOOST_FRIENDLY", "GOLD", 2),
    # Small tokens of the other side are prey.
    ("SPAWN_E", "REDUCE", 2),
    ("SPAWN_E", "STRIKE", 1),
    ("SPAWN_E", "PUSH", 1),
    # A drawback can be moved away, or to the other side's tokens.
    ("BOOST_ENEMY", "SWAP", 2),
    ("BOOST_ENEMY", "MIRROR", 1),
    # Beams want lines cleared and targets put into them; survivors stand in them.
    ("LASER_H", "PUSH", 1),
    ("LASER_V", "PUSH", 1),
    ("LASER_H", "SURVIVOR", 1),
    ("LASER_V", "SURVIVOR", 1),
    ("LASER_H", "LASER_V", 1),
    # A bonus goes to a token that stays, or counts twice.
    ("BONUS", "SURVIVOR", 2),
    ("BONUS", "GOLD", 3),
    ("BONUS", "OPP_EXTRA", 1),
    # An extra turn repays a given one.
    ("EXTRA", "OPP_EXTRA", 2),
    ("PUSH", "PUSH", 1),
    ("MIRROR", "MIRROR", 1),
)
"""Pairs of traits and how well they work together. A trait is an ability, "GOLD ability", or a token type."""


def traits(row: Row) -> tuple[str, ...]:
    """The ability and the token type of a card, as LIKES names them; NONE and PLAIN are no traits."""
    _, _, _, ability, _, kind = row
    named = "GOLD ability" if ability == "GOLD" else ability
    return tuple(trait for trait in (named, kind) if trait not in ("NONE", "PLAIN"))


_WEIGHT: Final = {pair: weight for one, two, weight in LIKES for pair in ((one, two), (two, one))}


def liking(one: Row, two: Row) -> int:
    """How well two cards work together; 0 for strangers, and the same both ways."""
    yours = traits(two)
    return sum(_WEIGHT.get((mine, your), 0) for mine in traits(one) for your in yours)


def random_set(rules: TokenBattle, luck: int) -> tuple[tuple[str, ...], ...]:
    """Four lanes of three card keys, the same for the same `luck` (any whole number).

    No card comes twice, and no OPP_EXTRA card comes into the first lane (TB-EDITOR-8). Each card is drawn with a weight
    that grows with how well it goes with those already drawn (TB-EDITOR-9). Raises ValueError when the collection is
    too small.
    """
    at = seed_luck(luck)
    keys = list(rules.number)
    weights = [BASE] * len(rules.pool)
    chosen: list[int] = []
    for n in range(STACKS * LANE):
        left = [
            card
            for card, row in enumerate(rules.pool)
            if card not in chosen and not (n < LANE and row[3] == "OPP_EXTRA")
        ]
        if not left:
            raise ValueError(f"a random set needs {STACKS * LANE} cards; this collection has {len(rules.pool)}")
        at, new = _weighted(at, left, weights)
        chosen.append(new)
        for card in left:
            weights[card] += liking(rules.pool[card], rules.pool[new])
    return tuple(tuple(keys[card] for card in chosen[n : n + LANE]) for n in range(0, STACKS * LANE, LANE))


def _weighted(luck: int, cards: Sequence[int], weights: Sequence[int]) -> tuple[int, int]:
    """The generator's next position, and one of `cards`, drawn in proportion to its weight."""
    luck, at = step(luck, sum(weights[card] for card in cards))
    for card in cards:
        at -= weights[card]
        if at < 0:
            return luck, card
    raise AssertionError("unreachable: the number drawn is below the sum of the weights")
