"""Which cards in a zone, and which Pokémon in play, are as filters say. What is printed on a card never changes:
filters that ask no more than that are asked once of each kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.cardgame.ast import AllOf, AnyOf, Called, Filter, NameHas, Not, Other, inside
from stolik.games.pokemon.ast.nodes import (
    EnergyOf,
    EvolvesFrom,
    FewestHP,
    HasAbility,
    Kind,
    MaximumHP,
    OfType,
    SameType,
    SharesName,
    SharesType,
)

from .meaning import ON_CARD, admits_all
from .state import Pokemon, PokemonFixed, PokemonState

PRINTED: Final = (Called, EnergyOf, HasAbility, Kind, MaximumHP, NameHas, OfType, Other)
"""Filters that ask of a card in a zone what is printed on it, and nothing else."""
ON_TOP: Final = (Called, EnergyOf, Kind, NameHas)
"""Those of them that ask the same of a Pokémon in play, and nothing but its uppermost card."""
NAMING: Final = (EvolvesFrom, SameType, SharesName, SharesType)
"""Filters that may be about what an effect has named, or about Pokémon in play."""
MOST_SIEVES: Final = 4096
"""So many are kept: those of the cards of a pool are fewer, and those of effects that were read from data come newly
each time."""


class Sieve:
    """The filters of a noun, looked through once. They are held on to, since they are known by their id. `known`: which
    kinds they admit, as far as it was asked; None where that may change. `naming` are those that may be about what an
    effect has named, `plain` the others. `tops`: which kinds admit a Pokémon as its uppermost card to those of the
    filters that are `printed`, as far as it was asked; `other` are those that ask for more, `sharing` says whether one
    of them is about what Pokémon have in common, `fewest` whether one compares them."""

    __slots__ = ("fewest", "filters", "known", "naming", "other", "plain", "printed", "sharing", "tops")

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters = filters
        self.known: dict[int, bool] | None = {} if all(is_printed(one, PRINTED) for one in filters) else None
        self.naming = tuple([one for one in filters if not is_printed(one, PRINTED) and _names(one)])
        self.plain = tuple([one for one in filters if one not in self.naming])
        self.tops: dict[int, bool] = {}
        self.printed = tuple([one for one in filters if is_printed(one, ON_TOP)])
        self.other = tuple([one for one in filters if one not in self.printed])
        self.sharing = any(isinstance(one, (SharesType, SharesName)) for one in filters)
        self.fewest = any(isinstance(one, FewestHP) for one in filters)


def is_printed(filter_: Filter, asked: tuple[type[Filter], ...]) -> bool:
    """Whether a filter is one of those that are `asked`, or made of them: its answer never changes."""
    if isinstance(filter_, (AnyOf, AllOf)):
        return all(is_printed(one, asked) for one in filter_.filters)
    if isinstance(filter_, Not):
        return is_printed(filter_.filter, asked)
    if isinstance(filter_, EvolvesFrom):
        return isinstance(filter_.what, str)
    return isinstance(filter_, asked)


def _names(filter_: Filter) -> bool:
    return any(isinstance(part, NAMING) for part in inside(filter_))


def sieve_of(fixed: PokemonFixed, filters: tuple[Filter, ...]) -> Sieve:
    """What is known of the filters of a noun."""
    found: Sieve | None = fixed.sieves.get(id(filters))
    if found is None:
        if len(fixed.sieves) >= MOST_SIEVES:
            fixed.sieves.clear()
        found = fixed.sieves[id(filters)] = Sieve(filters)
    return found


def admitted(s: PokemonState, filters: tuple[Filter, ...], kind: int, source: Pokemon | None) -> bool:
    """Whether a card in a zone is as all filters say."""
    for one in filters:  # noqa: SIM110 - asked so often that a generator would be seen
        if not ON_CARD[type(one)](s, one, kind, source):
            return False
    return True


def sift(
    s: PokemonState, filters: tuple[Filter, ...], kinds: Sequence[int], source: Pokemon | None = None, most: int = -1
) -> list[int]:
    """Those of some cards in a zone that are as all filters say, in their order: all, or the first `most` of them."""
    known = sieve_of(s.fixed, filters).known
    found: list[int] = []
    for kind in kinds:
        if known is None:
            fits = admitted(s, filters, kind, source)
        else:
            asked = known.get(kind)
            if asked is None:
                asked = known[kind] = admitted(s, filters, kind, source)
            fits = asked
        if fits:
            found.append(kind)
            if len(found) == most:
                break
    return found


def sift_mons(
    s: PokemonState, filters: tuple[Filter, ...], ids: Sequence[int], source: Pokemon | None
) -> list[Pokemon]:
    """Those of some Pokémon in play that are as all filters say, in their order."""
    sieve = sieve_of(s.fixed, filters)
    tops, printed, other, mons = sieve.tops, sieve.printed, sieve.other, s.mons
    found: list[Pokemon] = []
    for n in ids:
        mon = mons[n]
        if printed:
            top = mon.stack[-1]
            fits = tops.get(top)
            if fits is None:
                fits = tops[top] = admits_all(s, printed, mon, source)
            if not fits:
                continue
        if not other or admits_all(s, other, mon, source):
            found.append(mon)
    return found
