"""What nouns, amounts and conditions mean at a table: who is "that Pokémon", how many is "that many"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.cardgame.ast import (
    AllHeads,
    AllTails,
    Amount,
    AnyHeads,
    AnyOf,
    Both,
    CoinIs,
    Compare,
    Condition,
    Count,
    Exists,
    Filter,
    Heads,
    Is,
    Minus,
    Named,
    Noun,
    Number,
    OfChosen,
    Other,
    Some,
    Sum,
    ThatMany,
    Unless,
    Which,
)
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    EACH_DEFENDING,
    ConditionsOn,
    Counters,
    DamageDealt,
    DamageTaken,
    FirstTurn,
    GoesFirst,
    HPLeft,
    OfType,
    PlayedSupporter,
    PrizesTaken,
    RetreatCostOf,
    SharesType,
    Spare,
    StadiumInPlay,
    UsedLastTurn,
    WasDamaged,
    WasKnockedOut,
)

from .asked import (
    admits,
    admits_all,
    attached_admits,
    card_admits,
    energy_count,
    hp_of,
    is_active,
    retreat_cost,
    spare,
    types_of,
    units,
)
from .formats import WORDS
from .state import NO_CARD, NOBODY, Pokemon, PokemonState

Names = Mapping[str, Any]
NOTHING: Final[Names] = {}
FOE: Final = "foe"
"""The name under which an effect keeps the opponent whose hand and deck it is about (P2-TEXT-4)."""


def mons(s: PokemonState, noun: Noun, names: Names, source: Pokemon | None, seat: int) -> list[Pokemon]:
    """The Pokémon in play that a noun names now, Active ones first; those that left play are not among them."""
    if isinstance(noun, Named):
        name = noun.name
        if name == "self":
            return [source] if source is not None and source.id in s.mons else []
        if name == "active":
            return [s.mons[n] for n in s.side(seat).active]
        if name == "each defending":
            return [s.mons[n] for n in s.foes(seat).active]
        if name == "defending" and "defending" not in names:
            return [s.mons[n] for n in s.foes(seat).active]
        found = names.get(name, ())
        ids = (found,) if isinstance(found, int) else found
        return [s.mons[n] for n in ids if n in s.mons]
    if isinstance(noun, Which) and noun.what == "pokemon":
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
        if any(isinstance(one, SharesType) for one in filters):
            filters = tuple([_typed(s, one, names, source, seat) for one in filters])
        return [mon for n in there if admits_all(s, filters, mon := s.mons[n], source)]
    if isinstance(noun, Some):
        return mons(s, noun.which, names, source, seat)
    raise TypeError(f"{noun!r} names no Pokémon")


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
        return (names[FOE],) if FOE in names else fixed.foes[seat]
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
    raise TypeError(f"{where!r} is no zone of cards")


def cards(s: PokemonState, noun: Which, seat: int, source: Pokemon | None = None, names: Names = NOTHING) -> list[int]:
    """The cards in a zone that a noun names, in the order of the zone; "deck or discard" is both."""
    found: list[int] = []
    for where in noun.where.split(" or "):
        for whose in seats_of(s, noun.whose, seat, where, names):
            for kind in zone(s, where, whose):
                for filter_ in noun.filters:
                    if not card_admits(s, filter_, kind, source):
                        break
                else:
                    found.append(kind)
    return found


def attached(
    s: PokemonState, noun: Which, names: Names, source: Pokemon | None, seat: int
) -> list[tuple[Pokemon, int]]:
    """The attached cards that a noun names, each with the Pokémon it is on."""
    on = noun.on if noun.on is not None else Which("pokemon", noun.whose)
    found = []
    what, filters = noun.what, noun.filters
    for mon in mons(s, on, names, source, seat):
        cards_on = mon.attached if what == "trainer card" else mon.energy
        if what == "card" and mon.attached:
            cards_on += mon.attached
        for kind in cards_on:
            for filter_ in filters:
                if not attached_admits(s, filter_, kind, mon):
                    break
            else:
                found.append((mon, kind))
    if names.get("card", NO_CARD) != NO_CARD and any(isinstance(filter_, Other) for filter_ in noun.filters):
        own = (names.get("holder"), names["card"])
        for n, (mon, kind) in enumerate(found):
            if (mon.id, kind) == own:
                del found[n]  # another card than the one whose text it is
                break
    return found


def count(s: PokemonState, noun: Noun, names: Names, source: Pokemon | None, seat: int) -> int:
    """How many there are; attached "energy" is counted as what it provides."""
    if isinstance(noun, Named):
        found = names.get(noun.name, ())
        if noun.name == "chosen" and "cards" in names:
            found = names["cards"]
        return 1 if isinstance(found, int) else len(found)
    if isinstance(noun, OfChosen):
        kinds = names.get("cards", ())
        return sum(all(card_admits(s, one, kind, source) for one in noun.filters) for kind in kinds)
    if not isinstance(noun, Which):
        raise TypeError(f"{noun!r} can't be counted")
    if noun.what == "pokemon":
        return len(mons(s, noun, names, source, seat))
    if noun.what == "energy":
        on = noun.on if noun.on is not None else Which("pokemon", noun.whose)
        type_ = next((f.type for f in noun.filters if hasattr(f, "type")), "")
        return sum(energy_count(s, mon, type_) for mon in mons(s, on, names, source, seat))
    if noun.on is not None or noun.what in ("energy card", "trainer card"):
        return len(attached(s, noun, names, source, seat))
    return len(cards(s, noun, seat, source, names))


def value(s: PokemonState, number: Number | None, names: Names, source: Pokemon | None, seat: int) -> int:
    """A number, looked up now. None is 0."""
    if isinstance(number, int):
        return number
    if number is None:
        return 0
    if isinstance(number, Heads):
        return sum(names.get("coins", ()))
    if isinstance(number, Count):
        return count(s, number.of, names, source, seat)
    if isinstance(number, Counters):
        return sum(mon.damage for mon in mons(s, number.on, names, source, seat)) // 10
    if isinstance(number, ThatMany):
        return int(names.get("that", 0))
    if isinstance(number, Spare):
        attacker = names.get("attacker")
        if attacker not in s.mons:
            return 0
        return spare(units(s, s.mons[attacker]), str(names.get("cost", "")), number.type)
    if isinstance(number, DamageDealt):
        return int(names.get("dealt", 0)) // 10
    if isinstance(number, DamageTaken):
        return sum(mon.hit_for for mon in mons(s, number.on, names, source, seat) if mon.hit == s.turn - 1)
    if isinstance(number, RetreatCostOf):
        return sum(retreat_cost(s, mon) for mon in mons(s, number.of, names, source, seat))
    if isinstance(number, PrizesTaken):
        return sum(s.seats[one].taken for one in seats_of(s, number.whose, seat, "prizes"))
    if isinstance(number, ConditionsOn):
        return sum(mon.conditions.bit_count() for mon in mons(s, number.of, names, source, seat))
    if isinstance(number, HPLeft):
        return sum(hp_of(s, mon) - mon.damage for mon in mons(s, number.of, names, source, seat)) // 10
    if isinstance(number, Sum):
        return sum(value(s, one, names, source, seat) for one in number.numbers)
    if isinstance(number, Minus):
        return max(0, value(s, number.number, names, source, seat) - value(s, number.less, names, source, seat))
    raise TypeError(f"{number!r} is no amount of this game")


def times(s: PokemonState, n: Number, each: Amount | None, names: Names, source: Pokemon | None, seat: int) -> int:
    """`n`, or `n` for each of `each`."""
    base = value(s, n, names, source, seat)
    return base if each is None else base * value(s, each, names, source, seat)


_SIGNS = {"<": (-1,), "<=": (-1, 0), "=": (0,), ">=": (0, 1), ">": (1,)}


def holds(s: PokemonState, condition: Condition, names: Names, source: Pokemon | None, seat: int) -> bool:
    """Whether a condition is true now."""
    if isinstance(condition, Is) and isinstance(condition.noun, Named) and condition.noun.name == "chosen":
        if "cards" in names:  # cards were chosen or moved last, not Pokémon
            kinds = names["cards"]
            return bool(kinds) and all(attached_admits(s, condition.filter, kind) for kind in kinds)
    if isinstance(condition, Is):
        found = mons(s, condition.noun, names, source, seat)
        side = condition.noun in (ACTIVE, EACH_DEFENDING)
        fulfilled = any if side else all  # of a side's Active Pokémon one is enough (P2-TEXT-12)
        return bool(found) and fulfilled(admits(s, condition.filter, mon, source) for mon in found)
    if isinstance(condition, Exists):
        return count(s, condition.which, names, source, seat) > 0
    if isinstance(condition, Compare):
        left = value(s, condition.left, names, source, seat)
        right = value(s, condition.right, names, source, seat)
        return (left > right) - (left < right) in _SIGNS[condition.sign]
    if isinstance(condition, Unless):
        return not holds(s, condition.condition, names, source, seat)
    if isinstance(condition, Both):
        return all(holds(s, one, names, source, seat) for one in condition.conditions)
    coins: tuple[int, ...] = names.get("coins", ())
    if isinstance(condition, AllHeads):
        return all(coins)
    if isinstance(condition, AllTails):
        return not any(coins)
    if isinstance(condition, AnyHeads):
        return any(coins)
    if isinstance(condition, CoinIs):
        return len(coins) >= condition.n and bool(coins[condition.n - 1])
    if isinstance(condition, WasDamaged):
        return any(mon.hit and mon.hit == s.turn - 1 for mon in mons(s, condition.noun, names, source, seat))
    if isinstance(condition, WasKnockedOut):
        return any(
            s.turn > 1
            and turn == s.turn - 1
            and (by_attack or condition.by == "any")
            and all(card_admits(s, filter_, kind) for filter_ in condition.filters)
            for one in seats_of(s, condition.whose, seat, "play")
            for turn, kind, by_attack in s.seats[one].lost
        )
    if isinstance(condition, StadiumInPlay):
        if s.stadium == NO_CARD or (condition.name and s.card(s.stadium).name != condition.name):
            return False
        return condition.whose == "any" or s.fixed.kinds[s.stadium][0] in seats_of(s, condition.whose, seat, "play")
    if isinstance(condition, UsedLastTurn):
        if source is not None and source.id == names.get("attacker"):
            return bool(names.get("before") == condition.attack)  # the attack that asks is its latest by now
        return source is not None and source.attack == condition.attack and source.attacked == s.turn - 2
    if isinstance(condition, PlayedSupporter):
        own = s.seats[seat]
        if condition.name and (own.played == NO_CARD or s.card(own.played).name != condition.name):
            return False
        return s.to_move == seat and own.supporter
    if isinstance(condition, GoesFirst):
        return s.first != NOBODY and s.fixed.side_of[s.first] == s.fixed.side_of[seat]
    if isinstance(condition, FirstTurn):
        return s.to_move == seat and s.seats[seat].turns <= 1
    raise TypeError(f"{condition!r} is no condition of this game")


__all__ = ["FOE", "attached", "cards", "count", "holds", "is_active", "mons", "seats_of", "times", "value", "zone"]
