"""Nodes of the Pokémon TCG that look at what is printed on several things at once: types, Retreat Costs."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.cardgame.ast import Amount, Filter, Noun


@dataclass(frozen=True)
class RetreatsFor(Filter):
    """Its Retreat Cost now is `most` or less."""

    most: int


@dataclass(frozen=True)
class TypesAmong(Amount):
    """How many different types there are among Pokémon in play, or in the Energy that attached cards provide; one that
    is of several types counts for all of them."""

    of: Noun
