"""Choosing things for a step: the nouns of a step become Pokémon and cards, by asking where there is a choice.

A step calls one of these with the picks it was given. It gets the things, or the Decision that it must return.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.cardgame.ast import CHOSEN, AnyOf, Filter, Named, Noun, Number, OfChosen, Some, Which, inside, which_of
from stolik.cardgame.choices import bounds, card_options, options_for, question
from stolik.cardgame.interpret import Run
from stolik.cardgame.meaning import Names
from stolik.games.pokemon.ast.nodes import (
    AttachThrown,
    CannotAttach,
    EvolvesFrom,
    Evolving,
    Onto,
    SameType,
    SharesName,
    SharesType,
)
from stolik.games.pokemon.ast.printed import is_called
from stolik.kernel.decision import Answer, Decision, Option, PickRule

from . import memory
from .asked import forbidden, types_of, why_evolve_now
from .atoms import shuffle_hand
from .meaning import admits, card_admits, mons, value
from .nouns import attached, lying, seats_of, zone
from .sieves import sieve_of, sift
from .state import NO_CARD, Pokemon, PokemonState, Thrown


def source_of(s: PokemonState, c: Run) -> Pokemon | None:
    """The Pokémon whose text runs, if it is in play."""
    return s.mons.get(c.source)


def call_chosen(c: Run, ids: Sequence[int]) -> None:
    """These Pokémon are CHOSEN from now on."""
    c.names[memory.CHOSEN] = tuple(ids)
    c.names.pop(memory.CARDS, None)


def call_cards(c: Run, kinds: Sequence[int]) -> None:
    """These cards are CHOSEN from now on ("that card")."""
    c.names[memory.CARDS] = tuple(kinds)
    c.names.pop(memory.CHOSEN, None)


def asker(s: PokemonState, c: Run, by: str) -> int:
    """The seat that "you" or "opponent" means for a choice: the opponent that the effect is about, else the one whose
    turn comes next (P2-TEXT-13)."""
    if by == "you":
        return c.seat
    return c.names[memory.FOE] if memory.FOE in c.names else s.foe(c.seat)


def amount(s: PokemonState, c: Run, number: Number) -> int:
    """A number of an effect, looked up now."""
    return value(s, number, c.names, s.mons.get(c.source), c.seat)


def named(s: PokemonState, c: Run, noun: Noun) -> list[Pokemon]:
    """The Pokémon that a noun names now."""
    return mons(s, noun, c.names, s.mons.get(c.source), c.seat)


def tells(noun: Noun, *nodes: object) -> bool:
    """Whether any of these nodes is about what is chosen of a noun."""
    called = noun if isinstance(noun, Named) else CHOSEN
    return any(isinstance(one, OfChosen) or (isinstance(one, Named) and one == called) for one in inside(*nodes))


def pick_pokemon(
    s: PokemonState,
    c: Run,
    noun: Noun,
    picks: Answer | None,
    what: str,
    exclude: Pokemon | None = None,
    does: Callable[[Pokemon], bool] | None = None,
) -> list[Pokemon] | Decision:
    """The Pokémon that a step is about. A `Some`, and with two Active Pokémon also "the Defending Pokémon" and "your
    Active Pokémon" (PK-DOUBLE-4), are asked for; what was chosen is CHOSEN from then on.

    `does` says whether the step would do anything to a Pokémon. Where it would to none of them, and nothing that
    follows is about the one that was chosen, nobody is asked and the step is about none."""
    if picks is not None:
        found = [s.mons[option.args[0]] for option in picks]
        if isinstance(noun, Named):
            c.names[noun.name] = found[0].id
        else:
            call_chosen(c, [mon.id for mon in found])
        return found
    candidates = named(s, c, noun)
    if exclude is not None:
        candidates = [mon for mon in candidates if mon is not exclude]
    if isinstance(noun, Some):
        least, most = bounds(s, c, noun, len(candidates), amount)
        if most == 0:
            call_chosen(c, ())
            return []
        seat = asker(s, c, noun.by)
    elif isinstance(noun, Named) and noun.name in ("defending", "active") and len(candidates) > 1:
        least = most = 1
        seat = c.seat
    else:
        return candidates
    if does is not None and not any(map(does, candidates)) and not tells(noun, c.todo):
        return []
    return question(c, what, options_for("pokemon", [mon.id for mon in candidates]), least, most, seat=seat)


def pick_cards(s: PokemonState, c: Run, noun: Noun, picks: Answer | None, what: str) -> list[int] | Decision:
    """The cards in a zone (by kind) that a step is about; without looking, their places are asked for."""
    if not isinstance(noun, Some):
        return candidate_cards(s, c, noun)
    if picks is not None:
        if noun.blind:
            return [zone(s, "hand", option.args[0])[option.args[1]] for option in picks]
        return [option.args[0] for option in picks]
    kinds = candidate_cards(s, c, noun.which)
    least, most = bounds(s, c, noun, len(kinds), amount)
    if most == 0:
        return []
    seat = asker(s, c, noun.by)
    if noun.blind:
        assert isinstance(noun.which, Which)
        (whose,) = seats_of(s, noun.which.whose, c.seat, noun.which.where, c.names)
        shuffle_hand(s, whose)
        places = tuple([Option("place", (whose, n)) for n in range(len(kinds))])
        return question(c, what, places, least, most, seat=seat)
    options, counts = card_options(kinds)
    rule = different(s, noun, options)
    if rule is not None:
        least = min(least, len(set(rule.groups)))
    if noun.by == "you":
        look_into_hand(s, c, noun.which)
    return question(c, what, options, least, most, counts, rule, seat=seat)


def candidate_cards(s: PokemonState, c: Run, noun: Noun) -> list[int]:
    """The cards, by kind, that a noun names: those remembered by its name ("that card"), some of them ("those Energy
    cards"), or those in a zone."""
    if isinstance(noun, Named):
        return list(c.names.get(memory.CARDS if noun.name == memory.CHOSEN else noun.name, ()))
    if isinstance(noun, OfChosen):
        kinds = c.names.get(memory.CARDS, ())
        return [kind for kind in kinds if all(card_admits(s, one, kind, source_of(s, c)) for one in noun.filters)]
    assert isinstance(noun, Which)
    return fitting(s, c, noun)


def hand_of_foe(s: PokemonState, seat: int, noun: Noun, names: Names) -> int | None:
    """The opponent from whose hand cards are chosen; None where a noun is about something else."""
    if isinstance(noun, Which) and noun.whose == "opponent" and noun.where == "hand":
        (whose,) = seats_of(s, "opponent", seat, "hand", names)
        return whose
    return None


def look_into_hand(s: PokemonState, c: Run, noun: Noun) -> None:
    """Who chooses cards of an opponent's hand sees all of it."""
    whose = hand_of_foe(s, c.seat, noun, c.names)
    if whose is not None:
        s.looking = tuple(sorted(zone(s, "hand", whose)))


def fitting(s: PokemonState, c: Run, which: Which) -> list[int]:
    """The cards in a zone that a noun names; its filters may be about what the effect has named."""
    return fitting_of(s, c, which.filters, lying(s, which, c.seat, c.names))


def number_of(s: PokemonState, c: Run, which: Which, most: int) -> int:
    """How many cards in a zone a noun names, counted up to `most`."""
    if not which.filters or sieve_of(s.fixed, which.filters).naming:
        return min(most, len(fitting(s, c, which)))
    return len(sift(s, which.filters, lying(s, which, c.seat, c.names), source_of(s, c), most))


def fitting_of(s: PokemonState, c: Run, filters: tuple[Filter, ...], kinds: list[int]) -> list[int]:
    """Those of some cards in a zone that are as all filters say, which may be about what the effect has named."""
    sieve = sieve_of(s.fixed, filters)
    if sieve.plain:
        kinds = sift(s, sieve.plain, kinds, source_of(s, c))
    for one in sieve.naming:
        kinds = _named_by(s, c, one, kinds)
    return kinds


def fits(s: PokemonState, c: Run, filter_: Filter, kind: int) -> bool:
    """Whether a card in a zone is as a filter says, which may be about what the effect has named."""
    return bool(_named_by(s, c, filter_, [kind]))


def _named_by(s: PokemonState, c: Run, filter_: Filter, kinds: list[int]) -> list[int]:
    """Those of some cards that are as a filter says; "evolves from" may name Pokémon in play, "the same type" Energy
    cards or Pokémon. An LV.X evolves from nothing unless it is asked for. What is named is looked up once, if there is
    any card that it may be about."""
    card = s.fixed.cards
    if isinstance(filter_, AnyOf):
        able = {kind for one in filter_.filters for kind in _named_by(s, c, one, kinds)}
        return [kind for kind in kinds if kind in able]
    if isinstance(filter_, EvolvesFrom) and not isinstance(filter_.what, str):
        kinds = [kind for kind in kinds if (card[kind].stage == "stage 2" if filter_.over else card[kind].evolves_from)]
        if not kinds:
            return kinds
        below = [s.top(mon) for mon in named(s, c, filter_.what)]
        names = {top.name for top in below if top.stage != "level-up"}
        if not filter_.over:
            return [kind for kind in kinds if any(is_called(name, card[kind].evolves_from) for name in names)]
        under = s.fixed.under
        return [
            kind
            for kind in kinds
            if any(is_called(name, said) for said in under.get(card[kind].evolves_from, ()) for name in names)
        ]
    if isinstance(filter_, SameType):
        types = "".join(card[energy].provides for energy in c.names.get(memory.CARDS, ()))
        return [kind for kind in kinds if any(letter in types for letter in card[kind].types)]
    if isinstance(filter_, SharesName):
        alike = {card[one].name for one in c.names.get(memory.CARDS, ())}
        return [kind for kind in kinds if card[kind].name in alike]
    if isinstance(filter_, SharesType):
        types = "".join(types_of(s, mon) for mon in named(s, c, filter_.of))
        return [kind for kind in kinds if any(letter in types for letter in card[kind].types)]
    source = source_of(s, c)
    return [kind for kind in kinds if card_admits(s, filter_, kind, source)]


def may_evolve(s: PokemonState, to: Evolving, mon: Pokemon) -> bool:
    """Whether a card of the hand may be put onto a Pokémon now (PK-EVO-7, P2-TURN-19)."""
    return not forbidden(s, mon, "evolve") if to.free else why_evolve_now(s, mon) is None


def different(s: PokemonState, noun: Some, options: Sequence[Option]) -> PickRule | None:
    """No two of the same name or type, where the noun says so."""
    if not noun.different:
        return None
    seen: dict[str, int] = {}
    groups = []
    for option in options:
        card = s.card(option.args[0])
        word = card.name if noun.different == "name" else card.types or card.provides
        groups.append(seen.setdefault(word, len(seen)))
    return PickRule(tuple(groups))


def pick_attached(
    s: PokemonState, c: Run, noun: Noun, picks: Answer | None, what: str
) -> list[tuple[Pokemon, int]] | Decision:
    """Attached cards that a step is about, each with the Pokémon it is on. For "energy" the number is of Energy, and
    cards are chosen until they provide as much."""
    if picks is not None:
        return [(s.mons[option.args[0]], option.args[1]) for option in picks]
    if isinstance(noun, Named):
        on = c.names.get(memory.CHOSEN_ON, ())
        return [(s.mons[n], kind) for n, kind in on if n in s.mons]
    which = which_of(noun)
    assert isinstance(which, Which)
    found = attached(s, which, c.names, source_of(s, c), c.seat)
    if not isinstance(noun, Some):
        return found
    least, most = bounds(s, c, noun, len(found), amount)
    if most == 0:
        return []
    counts: dict[tuple[int, int], int] = {}
    for mon, kind in found:
        counts[mon.id, kind] = counts.get((mon.id, kind), 0) + 1
    options = tuple([Option("attached", key) for key in counts])
    seat = asker(s, c, noun.by)
    return question(c, what, options, least, most, tuple(counts.values()), seat=seat)


def is_attached(noun: Noun) -> bool:
    """Whether a noun is about attached cards."""
    which = which_of(noun)
    if not isinstance(which, Which):
        return False
    return which.on is not None or which.what in ("energy", "energy card", "trainer card")


# ---- where cards go


def places(s: PokemonState, c: Run, to: Onto, what: Noun) -> list[Pokemon]:
    """The Pokémon to which cards may be attached; "another" is another than the one the card is on."""
    noun = which_of(to.to)
    another = is_attached(what) and not isinstance(noun, Named)
    return allowed(s, c, what, mons(s, noun, c.names, None if another else source_of(s, c), c.seat))


def allowed(s: PokemonState, c: Run, what: Noun, able: list[Pokemon]) -> list[Pokemon]:
    """Those to which cards of the hand may be attached now."""
    which = which_of(what)
    if not s.lasting[c.seat] or is_attached(what) or not isinstance(which, Which) or which.where != "hand":
        return able
    held = [one.what for one in s.lasting[c.seat] if one.begins <= s.turn <= one.ends]
    bars = [one for one in held if isinstance(one, CannotAttach)]
    return [mon for mon in able if not any(bar.to is None or admits(s, bar.to, mon) for bar in bars)]


def has_place(s: PokemonState, c: Run, to: Onto, what: Noun) -> bool:
    """Whether there is a Pokémon to which such cards could be attached: where they are on one, another one."""
    if not is_attached(what):
        return bool(places(s, c, to, what))
    which = which_of(what)
    assert isinstance(which, Which)
    there = attached(s, which, c.names, source_of(s, c), c.seat)
    able = places(s, c, to, what)
    return any(mon is not origin for origin in dict.fromkeys(mon for mon, _ in there) for mon in able)


def holders(s: PokemonState, c: Run, noun: Noun) -> list[Pokemon]:
    """The Pokémon to which the Trainer that is played may be attached: a Tool to one without (PK-TRAINER-4). A Pokémon
    is attached as a Tool, and not to itself."""
    found = [mon for mon in named(s, c, noun) if mon.id != c.source]
    if c.kind != NO_CARD and is_tool(s, c.kind):
        found = [mon for mon in found if not any(is_tool(s, kind) for kind in mon.attached)]
    return found


def is_tool(s: PokemonState, kind: int) -> bool:
    """Whether a card that is attached is a Pokémon Tool card: a Pokémon can be one."""
    card = s.card(kind)
    return card.stage == "tool" or card.kind == "pokemon"


def thrown_from(s: PokemonState, c: Run, node: AttachThrown) -> tuple[Pokemon | None, list[int]]:
    """The Pokémon, and those of the cards that its attack discarded which lie in the discard pile still."""
    for mon in named(s, c, node.to):
        there, found = list(s.side(mon.seat).discard), list[int]()
        for effect in mon.effects:
            if isinstance(effect.what, Thrown) and effect.ends >= s.turn:
                for kind in effect.what.kinds:
                    if kind in there and card_admits(s, node.filter, kind, mon):
                        there.remove(kind)
                        found.append(kind)
        if found:
            return mon, found
    return None, []
