"""Retreating an Active Pokémon (PK-RETREAT)."""

from __future__ import annotations

from functools import lru_cache

from stolik.cardgame.drawn import DrawingError
from stolik.games.pokemon.ast.nodes import Cannot, CanRetreat, HPLike
from stolik.games.pokemon.rules import atoms, memory
from stolik.games.pokemon.rules.asked import (
    can_retreat_for,
    changed_units,
    cited,
    forbidding,
    is_active,
    is_fossil,
    retreat_cost,
    scan,
    units,
)
from stolik.games.pokemon.rules.events import Retreated
from stolik.games.pokemon.rules.procedure import PROCEDURES, Procedure, ask, knock_outs
from stolik.games.pokemon.rules.state import ASLEEP, CONDITION_BITS, PARALYZED, Pokemon, PokemonState
from stolik.games.pokemon.rules.triggers import sent_back, then, wake
from stolik.kernel.decision import Answer, Decision, Option, RuleId

from .base import UNKNOWN, OfPokemon, just


class ToRetreat(OfPokemon):
    """What it costs is asked for afterwards, if there is a choice."""

    __slots__ = ()

    name = "retreat"
    words = ("retreat", "retreats")
    active = True

    def intents(self, s: PokemonState, seat: int, about: Pokemon) -> tuple[Option, ...]:
        return just("retreat", about.id)

    def why(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        mon = s.mons.get(args[0]) if args else None
        return UNKNOWN if mon is None else why_retreat(s, seat, mon)

    def options(self, s: PokemonState, seat: int, about: Pokemon) -> tuple[Option, ...]:
        """What is quickly asked comes first."""
        if s.seats[seat].retreated or not s.side(seat).bench:
            return ()
        if about.conditions and why_held(s, about):
            return ()
        if is_fossil(s, about) or not can_retreat_for(s, about):
            return ()
        return () if Cannot in s.fixed.given and why_kept(s, about) else just("retreat", about.id)

    def act(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> None:
        s.agenda.append(Procedure("retreat", seat=seat, data={memory.MON: args[0]}))

    def read(self, s: PokemonState, seat: int, text: str) -> Option:
        """Without a name the Active Pokémon, or the first of them."""
        if text:
            return super().read(s, seat, text)
        active = s.side(seat).active
        if not active:
            raise DrawingError("there is no Active Pokémon that could retreat")
        return Option.foreign("retreat", (active[0],))

    def facts(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> dict[str, object]:
        """cost, have: its Retreat Cost, and the Energy that it has."""
        _, mon = self.meant(s, seat, args)
        return {} if mon is None else {"cost": retreat_cost(s, mon), "have": len(units(s, mon))}


def why_retreat(s: PokemonState, seat: int, mon: Pokemon) -> RuleId | None:
    """What keeps a Pokémon from retreating (architecture: Which rule is cited)."""
    if not s.allied(mon.seat, seat) or not is_active(s, mon):
        return "PK-RETREAT-1"
    if is_fossil(s, mon):
        return cited(s, mon.stack[-1], "stage")
    if s.seats[seat].retreated:
        return "PK-RETREAT-4"
    held = why_held(s, mon) or why_kept(s, mon)
    if held is not None:
        return held
    if not s.side(seat).bench or not can_retreat_for(s, mon):
        return "PK-RETREAT-1"
    return None


def why_held(s: PokemonState, mon: Pokemon) -> RuleId | None:
    """A Special Condition that keeps it from retreating."""
    held = mon.conditions & (ASLEEP | PARALYZED)
    return "PK-RETREAT-3" if held and held & ~spared(s, mon) else None


def why_kept(s: PokemonState, mon: Pokemon) -> RuleId | None:
    """A card that keeps it from retreating."""
    holder = forbidding(s, mon, "retreat", "attack or retreat")
    return None if holder is None else cited(s, holder, "Cannot")


def spared(s: PokemonState, mon: Pokemon) -> int:
    """The Special Conditions, as bits, that don't keep it from retreating: an effect says so."""
    if CanRetreat not in s.fixed.given:
        return 0
    given = [one.what for one in scan(s, mon, CanRetreat)]
    return sum({CONDITION_BITS[word] for one in given if isinstance(one, CanRetreat) for word in one.conditions})


# ---- doing it


@lru_cache(maxsize=8192)
def payments(energy: tuple[int, ...], provides: tuple[int, ...], cost: int) -> tuple[tuple[int, ...], ...]:
    """The ways to pay a Retreat Cost: sets of cards of which none could be left out (PK-RETREAT-6). `provides[i]` is
    how much the card `energy[i]` provides; equal cards make equal ways."""
    found: dict[tuple[int, ...], None] = {}

    def extend(at: int, chosen: tuple[int, ...], paid: int, smallest: int) -> None:
        if paid >= cost:
            if paid - smallest < cost:
                found[tuple(energy[i] for i in chosen)] = None
            return
        for i in range(at, len(energy)):
            if i > at and energy[i] == energy[i - 1]:
                continue
            extend(i + 1, (*chosen, i), paid + provides[i], min(smallest, provides[i]) if chosen else provides[i])

    extend(0, (), 0, 0)
    return tuple(found)


def pay_retreat(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Discard Energy worth the Retreat Cost (PK-RETREAT-1, 6)."""
    mon = s.mons[f.data[memory.MON]]
    if picks is None:
        cost = retreat_cost(s, mon)
        s.seats[f.seat].retreated = True
        if cost:
            provides = tuple([len(changed_units(s, mon, (kind,))) for kind in mon.energy])
            ways = payments(mon.energy, provides, cost)
            options = tuple([Option("pay", (mon.id, *way)) for way in ways])
            ask(s, f, Decision(f.seat, "pay", options, about=(mon.stack[-1], mon.id)))
            return
        cards: tuple[int, ...] = ()
    else:
        cards = picks[0].args[1:]
        atoms.detach(s, mon, cards, "discard", f.seat)
    if s.sink is not None:
        s.sink(Retreated(f.seat, mon.id, mon.stack[-1], cards))


def go_back(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Change places with a Benched Pokémon."""
    mon = s.mons[f.data[memory.MON]]
    if picks is None:
        options = tuple([Option("pokemon", (n,)) for n in s.side(f.seat).bench])
        ask(s, f, Decision(f.seat, "choose:switch", options, about=(mon.stack[-1], mon.id)))
        return
    into = s.mons[picks[0].args[0]]
    atoms.switch(s, mon, into)
    if HPLike in s.fixed.given:
        s.agenda.append(knock_outs())  # who copies the HP of who stands there may have fewer now
    then(s, [*sent_back(s, mon, into), *wake(s, "opponent retreats", {memory.EVENT: mon.id}, s.foe(f.seat))])


PROCEDURES["retreat"] = (pay_retreat, go_back)
