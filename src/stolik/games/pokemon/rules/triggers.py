"""Triggered abilities: what an event wakes in Poké-Bodies, Tools, Energy cards, Stadiums and lasting effects."""

from __future__ import annotations

from typing import Any

from stolik.cardgame.ast import When
from stolik.cardgame.interpret import Effect, Run, chain
from stolik.games.pokemon.ast.printed import Body
from stolik.kernel.agenda import Frame

from . import memory
from .asked import in_play, works
from .events import BodyWorked
from .meaning import holds
from .possible import could
from .procedure import knock_outs
from .state import NO_CARD, Pokemon, PokemonState


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
        found += _woken_players(s, event, names)
    return found


def _woken_players(s: PokemonState, event: str, names: dict[str, Any]) -> list[Effect]:
    """What an event wakes in lasting effects on players: those on whoever's Pokémon it is about."""
    about = s.mons.get(names.get(memory.EVENT, 0))
    found = []
    for effect in s.lasting[about.seat] if about is not None else ():
        if isinstance(effect.what, When) and effect.begins <= s.turn <= effect.ends:
            found += _woken(s, effect.what, None, effect.seat, effect.kind, event, names)
    return found


def woken(
    s: PokemonState, mon: Pokemon, event: str, names: dict[str, Any], only: tuple[int, ...] | None = None
) -> list[Effect]:
    """The effects that an event wakes in the cards of one Pokémon (`only` these), and in lasting effects on it."""
    found: list[Effect] = []
    hears = s.fixed.hears.get(event)
    if hears is not None:
        for kind in (mon.stack[-1], *mon.attached, *mon.energy):
            if kind in hears and (only is None or kind in only):
                for part in hears[kind]:
                    found += _woken(s, part, mon, s.speaker(mon.seat), kind, event, names)
    if only is None:
        for effect in mon.effects:
            if isinstance(effect.what, When) and effect.begins <= s.turn <= effect.ends:
                own = s.fixed.side_of[effect.seat] == s.fixed.side_of[mon.seat]
                seat = s.speaker(mon.seat) if own else effect.seat
                found += _woken(s, effect.what, mon, seat, effect.kind, event, names)
    return found


def sent_back(s: PokemonState, out: Pokemon, into: Pokemon) -> list[Effect]:
    """What it wakes in a Pokémon that it has gone to the Bench, and another one has come in its place."""
    if "sent back" not in s.fixed.listened:
        return []
    return woken(s, out, "sent back", {memory.EVENT: out.id, memory.NEW_ACTIVE: into.id})


def woken_stadium(s: PokemonState, event: str, names: dict[str, Any]) -> list[Effect]:
    """What an event wakes in the Stadium. In its text "you" is the player whose Pokémon it is about, if it is about
    one."""
    if s.stadium == NO_CARD:
        return []
    found = []
    about = s.mons.get(names.get(memory.EVENT, 0))
    seat = s.speaker(about.seat if about is not None else s.fixed.kinds[s.stadium][0])
    for part in s.fixed.hears.get(event, {}).get(s.stadium, ()):
        found += _woken(s, part, None, seat, s.stadium, event, names)
    return found


def _woken(
    s: PokemonState, part: When, mon: Pokemon | None, seat: int, kind: int, event: str, names: dict[str, Any]
) -> list[Effect]:
    if part.event != event or (mon is not None and kind == mon.stack[-1] and not works(s, mon, kind, part)):
        return []
    names = {**names, memory.HOLDER: mon.id} if mon is not None else names
    if part.while_ is not None and not holds(s, part.while_, {**names, memory.CARD: kind}, mon, seat):
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
    if s.sink is not None and could(part.do)(s, Run.of(effect)):
        bodies = [one for one in s.card(effect.kind).abilities if isinstance(one, Body)]
        name = next((body.name for body in bodies if part in body.parts), "")
        s.sink(BodyWorked(effect.seat, effect.source, effect.kind, name))


def then(s: PokemonState, frames: list[Frame]) -> None:
    """Push frames so that the first of them runs first, and look for Knock Outs after them."""
    if frames:
        s.agenda.append(knock_outs())
        s.agenda.extend(reversed(frames))
