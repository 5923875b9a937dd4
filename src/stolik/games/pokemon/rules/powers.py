"""Poké-Powers: when they may be used, and what using one sets off (PK-POWER-1..4)."""

from __future__ import annotations

from typing import Any

from stolik.cardgame.interpret import Effect, chain
from stolik.games.pokemon.ast.nodes import Cannot
from stolik.games.pokemon.ast.printed import Power
from stolik.games.pokemon.ast.words import FOREVER

from . import atoms, memory
from .asked import cited, forbidding, is_active, muting, powers_of
from .events import PowerUsed
from .procedure import Procedure
from .state import LastingEffect, Pokemon, PokemonState, Spent
from .triggers import wake


def power_barred(s: PokemonState, mon: Pokemon, power: Power) -> str | None:
    """The rule that keeps a Pokémon from using a Poké-Power now, whatever its occasion; None if nothing does."""
    if power.where != "play" and (power.where == "active") != is_active(s, mon):
        return "PK-POWER-1"
    if (power.limit == "once" and power.name in mon.used) or (power.shared and power.name in s.shared):
        return "PK-POWER-2"
    if power.limit == "game" and _is_spent(s, s.speaker(mon.seat), power.name):
        return "PK-POWER-2"
    if power.healthy and mon.conditions:
        return "PK-POWER-4"
    if power.held:
        return None
    taken = muting(s, mon, "power")
    if taken is not None:
        return cited(s, taken, "NoAbility")
    holder = forbidding(s, mon, "use powers")
    if holder is None and any(s.lasting):
        holder = next((one.kind for one in s.lasting[s.speaker(mon.seat)] if _bars(s, one)), None)
    return None if holder is None else cited(s, holder, "Cannot")


def _is_spent(s: PokemonState, seat: int, power: str) -> bool:
    """Whether a player has used a Poké-Power of this name in this game."""
    return any(one.word == power for one in s.lasting[seat] if isinstance(one.what, Spent))


def _bars(s: PokemonState, effect: LastingEffect) -> bool:
    """Whether an effect on a player keeps all Pokémon of that player from using Poké-Powers now."""
    return effect.begins <= s.turn <= effect.ends and effect.what == Cannot("use powers")


def power_on(s: PokemonState, mon: Pokemon, event: str) -> tuple[int, Power] | None:
    """Its Poké-Power that may be used when this happens, with the kind of its card; None if there is none now."""
    for kind, ability in powers_of(s, mon):
        if isinstance(ability, Power) and ability.on == event:
            if ability.turn and (ability.turn == "your") != (s.to_move in s.fixed.mates[mon.seat]):
                continue
            if power_barred(s, mon, ability) is None:
                return kind, ability
    return None


def use_power(s: PokemonState, mon: Pokemon, kind: int, power: Power, names: dict[str, Any]) -> None:
    """Use a Poké-Power: mark it, tell it, do what it says, and let others answer. Knock Outs are the caller's. Who
    plays for its side now uses it, also if a partner put it into play (P2-TURN-12)."""
    seat = s.speaker(mon.seat)
    mon.used = (*mon.used, power.name)
    if power.shared:
        s.shared = (*s.shared, power.name)
    if power.limit == "game":
        atoms.note_player(s, seat, LastingEffect(Spent(), seat, kind, s.turn, FOREVER, power.name))
    if s.sink is not None:
        s.sink(PowerUsed(seat, mon.id, kind, power.name))
    does = Effect(seat, mon.id, kind, {**names, memory.HOLDER: mon.id}, chain(power.do))
    answers = [] if power.held else wake(s, "opponent uses power", {memory.EVENT: mon.id}, s.foe(mon.seat))
    s.agenda.extend(reversed([does, *answers]))
    if not power.held and (s.fixed.answers or s.fixed.cancelled):
        s.agenda.append(Procedure("power used", data={memory.MON: mon.id}))
