"""What events wake: triggered abilities, and Poké-Powers that answer (PK-POWER-1..4)."""

from __future__ import annotations

from typing import Any

from stolik.cardgame.ast import When
from stolik.cardgame.interpret import Effect, Run, chain
from stolik.games.pokemon.ast.printed import Body, Power
from stolik.kernel.agenda import Frame

from . import memory
from .asked import bodies_count, forbidden, in_play, is_active, powers_of
from .events import BodyWorked, PowerUsed
from .meaning import holds
from .procedure import knock_outs
from .reasons import reason
from .state import NO_CARD, Pokemon, PokemonState

# ---- triggered abilities


def wake(s: PokemonState, event: str, names: dict[str, Any], only: int | None = None) -> list[Frame]:
    """Frames for what an event wakes in the Pokémon in play (of the side of seat `only`) and the Stadium; "once"
    abilities of one name work once a turn (for all of their owner's)."""
    if event not in s.fixed.listened:
        return []
    found: list[Frame] = []
    for mon in in_play(s):
        if only is None or s.fixed.side_of[mon.seat] == s.fixed.side_of[only]:
            found += woken(s, mon, event, names)
    if only is None:
        found += woken_stadium(s, event, names)
    return found


def woken(
    s: PokemonState, mon: Pokemon, event: str, names: dict[str, Any], only: tuple[int, ...] | None = None
) -> list[Effect]:
    """The effects that an event wakes in the cards of one Pokémon (`only` these), and in lasting effects on it."""
    found = []
    for kind in (mon.stack[-1], *mon.attached, *mon.energy):
        if only is None or kind in only:
            for part in s.fixed.statics.get(kind, ()):
                if isinstance(part, When):
                    found += _woken(s, part, mon, s.speaker(mon.seat), kind, event, names)
    if only is None:
        for effect in mon.effects:
            if isinstance(effect.what, When) and effect.begins <= s.turn <= effect.ends:
                found += _woken(s, effect.what, mon, s.speaker(mon.seat), effect.kind, event, names)
    return found


def woken_stadium(s: PokemonState, event: str, names: dict[str, Any]) -> list[Effect]:
    """What an event wakes in the Stadium. In its text "you" is the player whose Pokémon it is about, if it is about
    one."""
    if s.stadium == NO_CARD:
        return []
    found = []
    about = s.mons.get(names.get(memory.EVENT, 0))
    seat = s.speaker(about.seat if about is not None else s.fixed.kinds[s.stadium][0])
    for part in s.fixed.statics.get(s.stadium, ()):
        if isinstance(part, When):
            found += _woken(s, part, None, seat, s.stadium, event, names)
    return found


def _woken(
    s: PokemonState, part: When, mon: Pokemon | None, seat: int, kind: int, event: str, names: dict[str, Any]
) -> list[Effect]:
    if part.event != event or (mon is not None and kind == mon.stack[-1] and not bodies_count(s, mon)):
        return []
    names = {**names, memory.HOLDER: mon.id} if mon is not None else names
    if part.while_ is not None and not holds(s, part.while_, names, mon, seat):
        return []
    if part.once:
        mark = f"{s.card(kind).name}:{event}@{seat}"
        if mark in s.shared:
            return []
        s.shared = (*s.shared, mark)
    effect = Effect(seat, mon.id if mon is not None else 0, kind, names, chain(part.do))
    _tell(s, effect, part)
    return [effect]


def _tell(s: PokemonState, effect: Effect, part: When) -> None:
    """Say which card begins to work by itself, unless it finds nothing to do."""
    if s.sink is not None and reason(part.do)(s, Run(effect)):
        bodies = [one for one in s.card(effect.kind).abilities if isinstance(one, Body)]
        name = next((body.name for body in bodies if part in body.parts), "")
        s.sink(BodyWorked(effect.seat, effect.source, effect.kind, name))


def then(s: PokemonState, frames: list[Frame]) -> None:
    """Push frames so that the first of them runs first, and look for Knock Outs after them."""
    if frames:
        s.agenda.append(knock_outs())
        s.agenda.extend(reversed(frames))


# ---- Poké-Powers


def power_barred(s: PokemonState, mon: Pokemon, power: Power) -> str | None:
    """The rule that keeps a Pokémon from using a Poké-Power now, whatever its occasion; None if nothing does."""
    if power.where != "play" and (power.where == "active") != is_active(s, mon):
        return "PK-POWER-1"
    if (power.limit == "once" and power.name in mon.used) or (power.shared and power.name in s.shared):
        return "PK-POWER-2"
    if power.healthy and mon.conditions:
        return "PK-POWER-4"
    if not bodies_count(s, mon, "power") or forbidden(s, mon, "use powers"):
        return "PK-POWER-1"
    return None


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
    if s.sink is not None:
        s.sink(PowerUsed(seat, mon.id, kind, power.name))
    does = Effect(seat, mon.id, kind, {**names, memory.HOLDER: mon.id}, chain(power.do))
    answers = wake(s, "opponent uses power", {memory.EVENT: mon.id}, s.foe(mon.seat))
    s.agenda.extend(reversed([does, *answers]))
