"""What nouns name at a table: who is "that Pokémon", whose deck is "your opponent's", and how many there are."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.ast import AnyOf, Filter, Named, OfChosen, Other, Which
from stolik.cardgame.meaning import Names
from stolik.games.pokemon.ast.nodes import EnergyOf, OfType, SameType, SharesName, SharesType

from . import memory
from .asked import changed_units, energy_count, hp_of, name_of, types_of
from .formats import WORDS
from .meaning import ATTACHED, COUNTED, NAMED, admits_all, card_admits, mons
from .sieves import sieve_of, sift, sift_mons
from .state import NO_CARD, Pokemon, PokemonState

NOTHING: Final[Names] = {}


@NAMED.of(Named)
def _named(s: PokemonState, noun: Named, names: Names, source: Pokemon | None, seat: int) -> list[Pokemon]:
    """Outside attacks "the Defending Pokémon" are the opponent's Active ones (P2-TEXT-6)."""
    name = noun.name
    if name == "self":
        return [source] if source is not None and source.id in s.mons else []
    if name == "active":
        return [s.mons[n] for n in s.side(seat).active]
    if name == "each defending" or (name == "defending" and memory.DEFENDING not in names):
        return [s.mons[n] for n in s.foes(seat).active]
    found = names.get(name, ())
    return [s.mons[n] for n in ((found,) if isinstance(found, int) else found) if n in s.mons]


@NAMED.of(Which)
def _which(s: PokemonState, noun: Which, names: Names, source: Pokemon | None, seat: int) -> list[Pokemon]:
    """Active ones first."""
    if noun.what != "pokemon":
        raise TypeError(f"{noun!r} names no Pokémon")
    own = s.fixed.side_of[seat]
    there: list[int] = []
    for n, side in enumerate(s.sides):
        if noun.whose == "each" or (n == own) == (noun.whose == "you"):
            if noun.where != "bench":
                there += side.active
            if noun.where != "active":
                there += side.bench
    filters = noun.filters
    if not filters:
        return [s.mons[n] for n in there]
    sieve = sieve_of(s.fixed, filters)
    if not sieve.sharing:
        found = sift_mons(s, filters, there, source)
        return _fewest(s, found) if sieve.fewest and found else found
    for one in filters:
        if type(one) is SharesType:
            filters = tuple([_typed(s, each, names, source, seat) for each in filters])
            break
        if type(one) is SharesName:
            alike = {name_of(s, mon) for mon in mons(s, one.of, names, source, seat)}
            there = [n for n in there if name_of(s, s.mons[n]) in alike]
            filters = tuple([each for each in filters if each is not one])
            break
    found = [mon for n in there if admits_all(s, filters, mon := s.mons[n], source)]
    return _fewest(s, found) if sieve.fewest and found else found


def _fewest(s: PokemonState, found: list[Pokemon]) -> list[Pokemon]:
    """Those of some Pokémon that have the fewest HP left."""
    fewest = min(hp_of(s, mon) - mon.damage for mon in found)
    return [mon for mon in found if hp_of(s, mon) - mon.damage == fewest]


def _typed(s: PokemonState, filter_: Filter, names: Names, source: Pokemon | None, seat: int) -> Filter:
    """A filter by which types are shared as one of the types that they are now."""
    if not isinstance(filter_, SharesType):
        return filter_
    types = "".join(types_of(s, mon) for mon in mons(s, filter_.of, names, source, seat))
    return AnyOf(tuple([OfType(letter) for letter in dict.fromkeys(types)]))


def seats_of(s: PokemonState, whose: str, seat: int, where: str, names: Names = NOTHING) -> tuple[int, ...]:
    """The seats that "you", "opponent" and "each" mean for an effect of `seat`, you first, where it is about this zone
    ("deck", "hand", "discard", "lost", "prizes", "play"). With several on a side `formats.WORDS` tells it (P2-TEXT);
    of a zone that a side shares one seat stands for it. The one opponent whose hand or deck it is lies in `names` once
    the effect has chosen; until then it may be any."""
    fixed = s.fixed
    if fixed.duel:
        return (seat,) if whose == "you" else (1 - seat,) if whose == "opponent" else (seat, 1 - seat)
    reach = WORDS[whose, where][0]
    if reach == "user":
        return (seat,)
    if reach == "one":
        return (names[memory.FOE],) if memory.FOE in names else fixed.foes[seat]
    shared = where in ("discard", "lost")
    mates = (seat,) if shared else (seat, *[one for one in fixed.mates[seat] if one != seat])
    foes = fixed.foes[seat][:1] if shared else fixed.foes[seat]
    return mates if whose == "you" else foes if whose == "opponent" else mates + foes


def zone(s: PokemonState, where: str, seat: int) -> list[int]:
    """The cards of a zone of a seat, as they lie."""
    if where == "hand":
        return s.seats[seat].hand
    if where == "deck":
        return s.seats[seat].deck
    if where == "discard":
        return s.side(seat).discard
    if where == "prizes":
        return s.seats[seat].prizes
    if where == "lost":
        return s.side(seat).lost
    if where == "play":  # the Supporter of this turn, wherever it is laid (PK-TRAINER-2)
        return [s.seats[seat].played] if s.to_move == seat and s.seats[seat].supporter else []
    raise TypeError(f"{where!r} is no zone of cards")


def cards(s: PokemonState, noun: Which, seat: int, source: Pokemon | None = None, names: Names = NOTHING) -> list[int]:
    """The cards in a zone that a noun names, in the order of the zone."""
    there = lying(s, noun, seat, names)
    return sift(s, noun.filters, there, source) if noun.filters else there


def lying(s: PokemonState, noun: Which, seat: int, names: Names = NOTHING) -> list[int]:
    """All cards in the zone of a noun, whatever its filters say; "deck or discard" is both."""
    found: list[int] = []
    for where in noun.where.split(" or "):
        for whose in seats_of(s, noun.whose, seat, where, names):
            found += zone(s, where, whose)
    return found


def how_many(s: PokemonState, noun: Which, seat: int, names: Names) -> int:
    """How many cards lie in the zone of a noun."""
    n = 0
    for where in noun.where.split(" or "):
        for whose in seats_of(s, noun.whose, seat, where, names):
            n += len(zone(s, where, whose))
    return n


def attached(
    s: PokemonState, noun: Which, names: Names, source: Pokemon | None, seat: int
) -> list[tuple[Pokemon, int]]:
    """The attached cards that a noun names, each with the Pokémon it is on (the Stadium: `stadium_of`)."""
    on = noun.on if noun.on is not None else Which("pokemon", noun.whose)
    found = []
    what = noun.what
    filters = [_alike(s, one, names, source, seat) for one in noun.filters]
    asked = [(ATTACHED[type(one)], one) for one in filters]
    for mon in mons(s, on, names, source, seat):
        cards_on = mon.attached if what == "trainer card" else mon.energy
        if what == "card" and mon.attached:
            cards_on += mon.attached
        for kind in cards_on:
            for handler, filter_ in asked:
                if not handler(s, filter_, kind, mon):
                    break
            else:
                found.append((mon, kind))
    if names.get(memory.CARD, NO_CARD) != NO_CARD and any(isinstance(filter_, Other) for filter_ in noun.filters):
        own = (names.get(memory.HOLDER), names[memory.CARD])
        for n, (mon, kind) in enumerate(found):
            if (mon.id, kind) == own:
                del found[n]  # another card than the one whose text it is
                break
    return found


def stadium_of(s: PokemonState, noun: Which, seat: int) -> int:
    """The Stadium, where it is among the "trainer card" that a noun names: those that lie in play, whether they are on
    a Pokémon or not; else NO_CARD."""
    kind = s.stadium
    if noun.what != "trainer card" or noun.on is not None or kind == NO_CARD:
        return NO_CARD
    if s.fixed.kinds[kind][0] not in seats_of(s, noun.whose, seat, "play"):
        return NO_CARD
    return kind if all(ATTACHED[type(one)](s, one, kind, None) for one in noun.filters) else NO_CARD


def _alike(s: PokemonState, filter_: Filter, names: Names, source: Pokemon | None, seat: int) -> Filter:
    """A filter by which attached Energy is of the type of other Energy, as one of the types that this provides now."""
    if not isinstance(filter_, SameType) or not isinstance(filter_.what, Which):
        return filter_
    others = attached(s, filter_.what, names, source, seat)
    letters = [letter for mon, kind in others for unit in changed_units(s, mon, (kind,)) for letter in unit]
    return AnyOf(tuple([EnergyOf(letter) for letter in dict.fromkeys(letters)]))


@COUNTED.of(Named)
def _count_named(s: PokemonState, noun: Named, names: Names, source: Pokemon | None, seat: int) -> int:
    found = names.get(noun.name, ())
    if noun.name == "chosen" and memory.CARDS in names:
        found = names[memory.CARDS]
    return 1 if isinstance(found, int) else len(found)


@COUNTED.of(OfChosen)
def _count_of_chosen(s: PokemonState, noun: OfChosen, names: Names, source: Pokemon | None, seat: int) -> int:
    kinds = names.get(memory.CARDS, ())
    return sum(all(card_admits(s, one, kind, source) for one in noun.filters) for kind in kinds)


@COUNTED.of(Which)
def _count_which(s: PokemonState, noun: Which, names: Names, source: Pokemon | None, seat: int) -> int:
    """Attached "energy" is counted as what it provides."""
    if noun.what == "pokemon":
        return len(mons(s, noun, names, source, seat))
    if noun.what == "energy":
        on = noun.on if noun.on is not None else Which("pokemon", noun.whose)
        type_ = next((f.type for f in noun.filters if hasattr(f, "type")), "")
        return sum(energy_count(s, mon, type_) for mon in mons(s, on, names, source, seat))
    if noun.on is not None or noun.what in ("energy card", "trainer card"):
        return len(attached(s, noun, names, source, seat)) + (stadium_of(s, noun, seat) != NO_CARD)
    return len(cards(s, noun, seat, source, names)) if noun.filters else how_many(s, noun, seat, names)
