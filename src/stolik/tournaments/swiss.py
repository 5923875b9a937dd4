"""Swiss pairing: who has as many points meets, nobody meets anybody twice, byes go round.

As *Swiss-Style Pairing System Basics* (Wizards of the Coast, 1999) asks for: at random among those with equal points,
and otherwise with points as near as can be. It is one matching of most weight (networkx) over a graph of entrants, and
of one more vertex for the bye where their number is odd. In this order counts:

1. that everybody is paired, and that nobody meets a bot whom they have met: no edge;
2. that nobody has a bye who has had more byes than somebody else: no edge to the bye;
3. how few meet again. There is a second match of two only where there is no other way, and the pair says so;
4. that the bye goes to whoever has the fewest points;
5. the sum of the squares of the differences in points;
6. a lot for each pair, drawn by the seed.

The lots make the best pairing the only one, so that it depends on the entrants, their points and the seed, and not on
the order in which they are given, nor on how the library goes about it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from .extras import graphs
from .lots import BITS, lot, shuffled
from .refusals import TournamentError

MOST: Final = 256
"""Entrants of one Swiss tournament: the time of a pairing grows with the third power of their number."""
_BYE: Final = 0
"""The vertex of the bye; the others are ids."""


@dataclass(frozen=True)
class Contender:
    """Somebody to be paired: with so many points (0 or more), having met these (`met`), after so many `byes`."""

    id: str
    points: int = 0
    met: frozenset[str] = frozenset()
    byes: int = 0
    bot: bool = False


@dataclass(frozen=True)
class Pair:
    """Two who meet, or one who has a bye (`second` is None). `again` says that they have met before."""

    first: str
    second: str | None
    again: bool = False


def swiss(contenders: Collection[Contender], seed: str) -> list[Pair]:
    """The pairs of a round, those with most points first and the bye last. Raises TournamentError ("too-few",
    "no-pairing" where somebody would have to meet a bot again, "full"), and ExtraError without networkx."""
    ranked = sorted(contenders, key=lambda one: (-one.points, lot(seed, "order", one.id), one.id))
    if len(ranked) < 2:
        raise TournamentError("too-few", least=2, found=len(ranked))
    if len(ranked) > MOST:
        raise TournamentError("full", most=MOST)
    pairs = [Pair(a.id, b.id, b.id in a.met) if b else Pair(a.id, None) for a, b in _matched(ranked, seed)]
    return [pair for pair in pairs if pair.second is not None] + [pair for pair in pairs if pair.second is None]


def halves(order: Sequence[str]) -> list[Pair]:
    """A first round by seeds, the best first: the upper half meets the lower one in the same order, and with an odd
    number the last has a bye. Raises TournamentError for less than two."""
    if len(order) < 2:
        raise TournamentError("too-few", least=2, found=len(order))
    half = len(order) // 2
    pairs = [Pair(order[n], order[half + n]) for n in range(half)]
    return pairs + [Pair(order[-1], None)] * (len(order) % 2)


def drawn(ids: Collection[str], seed: str) -> list[Pair]:
    """A first round at random. Raises TournamentError for less than two."""
    order = shuffled(seed, "first", ids)
    if len(order) < 2:
        raise TournamentError("too-few", least=2, found=len(order))
    pairs = [Pair(order[n], order[n + 1]) for n in range(0, len(order) - 1, 2)]
    return pairs + [Pair(order[-1], None)] * (len(order) % 2)


def _matched(ranked: Sequence[Contender], seed: str) -> list[tuple[Contender, Contender | None]]:
    """Who meets whom, the one who is ranked higher first."""
    library = graphs()
    # each thing that counts outweighs all that follow it, in all pairs together
    many = len(ranked)
    lots = many << BITS
    lowest, widest = ranked[-1].points, ranked[0].points - ranked[-1].points
    apart = lots * (many * widest * widest + 1)
    again = apart * (widest + 1)
    graph = library.Graph()
    for a, b in combinations(ranked, 2):
        met = b.id in a.met or a.id in b.met
        if met and (a.bot or b.bot):
            continue
        cost = again * met + lots * (a.points - b.points) ** 2 + lot(seed, "pair", *sorted((a.id, b.id)))
        graph.add_edge(a.id, b.id, weight=-cost)
    if many % 2:
        fewest = min(one.byes for one in ranked)
        for one in ranked:
            if one.byes == fewest:
                graph.add_edge(one.id, _BYE, weight=-(apart * (one.points - lowest) + lot(seed, "bye", one.id)))
    found = library.max_weight_matching(graph, maxcardinality=True)
    if 2 * len(found) != many + many % 2:
        raise TournamentError("no-pairing")
    partner = {a: b for pair in found for a, b in (pair, pair[::-1])}
    known: dict[object, Contender | None] = {one.id: one for one in ranked}
    done: set[object] = {_BYE}
    pairs = []
    for one in ranked:
        if one.id not in done:
            other = partner[one.id]
            pairs.append((one, known.get(other)))
            done |= {one.id, other}
    return pairs
