"""Triggered abilities: what an event sets off waits, and is carried out one by one, Dark's first (SW-ABIL-11..16)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.cardgame.ast import Lasting, Unless, When
from stolik.cardgame.interpret import Effect, chain
from stolik.games.star_wars.ast.nodes import OutOfPlay, Watch, YourStep
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms, memory
from .asked import at_work, barred, hearers, held
from .events import AbilityTriggered
from .meaning import holds
from .procedure import PROCEDURES, Procedure, again, ask
from .state import ABOARD, DARK, LOCATION, StarWarsState, Unit
from .tables import NONE, Held, rider_of

NOTHING: Final[Mapping[str, Any]] = {}
"""Nothing to remember."""
AT_ONCE: Final = Procedure("triggers", data={memory.CHANCE: "", memory.ABOUT: 0})
"""The frame that carries out ordinary triggers."""
ONCE = "once"
"""How long an effect on a player lasts that waits for one event, and then is over."""


_OF_ANY: Final[dict[str, str]] = {}


def _of_any(event: str) -> str:
    """The name of an event for whoever it happens to."""
    found = _OF_ANY.get(event)
    if found is None:
        found = _OF_ANY[event] = f"unit {event}"
    return found


def wake(
    s: StarWarsState,
    event: str,
    about: Unit | None = None,
    seat: int | None = None,
    names: Mapping[str, Any] = NOTHING,
) -> None:
    """What an event sets off joins those that wait. `about` is the unit to which it happened: abilities with the bare
    name of the event are about their own unit, those with "unit " before it about any. `seat`: only what belongs to
    this player hears it. `names` is what their effects are to remember besides."""
    tables = s.fixed.tables
    anyone = "" if about is not None and about.place == LOCATION else _of_any(event)  # it is no unit (SW-LOC-3)
    listeners = tables.listeners
    if (event not in listeners and anyone not in listeners) or s.phase == "setup":
        return
    bound = {memory.EVENT: about.id, **names} if about is not None else dict(names)
    for unit in hearers(s, event, anyone):
        if seat is not None and unit.seat != seat:
            continue
        for one in at_work(s, unit, held(s, unit)):
            if isinstance(one.ability, When):
                fits = one.ability.event == event and (about is None or (about is unit and unit.place != ABOARD))
                if (fits or one.ability.event == anyone) and not (is_bounty(one.ability) and barred(s, unit, "bounty")):
                    queue(s, one.ability, unit, unit.seat, one.kind, riding(s, one, bound))
    if about is not None and Watch in tables.sources:
        _wake_watching(s, event, about, seat, bound)
    for whose, player in enumerate(s.seats):
        if seat is not None and whose != seat:
            continue
        for effect in player.effects:
            if isinstance(effect.what, When) and effect.what.event in (event, anyone):
                if effect.until == ONCE:
                    if not _meant(s, effect.what, bound, effect.seat):
                        continue
                    atoms.end_effect(s, whose, effect.number)
                queue(s, effect.what, None, effect.seat, effect.kind, bound)
    deaf = tables.aside.isdisjoint(listeners.get(event, NONE)) and tables.aside.isdisjoint(listeners.get(anyone, NONE))
    if not deaf:
        _wake_aside(s, (event, anyone), seat, bound)


def _wake_watching(s: StarWarsState, event: str, about: Unit, seat: int | None, names: dict[str, Any]) -> None:
    """What somebody's effect waits for to happen to this unit; it is no ability of the unit (SW-ABIL-44)."""
    for effect in about.effects:
        if isinstance(effect.what, Watch) and effect.what.when.event == event and seat in (None, effect.seat):
            queue(s, effect.what.when, None, effect.seat, effect.kind, names)


def _wake_aside(s: StarWarsState, events: tuple[str, str], seat: int | None, names: dict[str, Any]) -> None:
    """Cards that hear it from a hand or discard pile, each for itself (SW-ABIL-35)."""
    for whose, player in enumerate(s.seats):
        if seat is not None and whose != seat:
            continue
        for where, there in (("hand", player.hand), ("discard", player.discard)):
            for kind in [one for one in there if one in s.fixed.tables.aside]:
                for ability in s.card(kind).abilities:
                    if isinstance(ability, OutOfPlay) and ability.where == where and ability.ability.event in events:
                        queue(s, ability.ability, None, whose, kind, names)


def riding(s: StarWarsState, one: Held, names: dict[str, Any]) -> dict[str, Any]:
    """The names with the pilot that gives an ability, where a card asks for it (SW-PILOT-26)."""
    rider = rider_of(one) if s.fixed.tables.rides else 0
    return {**names, memory.RIDER: rider} if rider else names


def is_bounty(when: When) -> bool:
    """Whether an ability is a Bounty: what is owed for a discarded unit (SW-KW-BOUNTY-1)."""
    return when.event == "defeats" and isinstance(when.do, Lasting) and isinstance(when.do.what, When)


def _meant(s: StarWarsState, when: When, names: dict[str, Any], seat: int) -> bool:
    """Whether what waits for one event waits for this one: "your next build step" is not the other player's."""
    step = when.while_.condition if isinstance(when.while_, Unless) else when.while_
    return when.while_ is None or not isinstance(step, YourStep) or holds(s, when.while_, names, None, seat)


def queue(s: StarWarsState, when: When, unit: Unit | None, seat: int, kind: int, names: dict[str, Any]) -> None:
    """One triggered ability joins those that wait, if its condition holds now, and if it is not for once a turn and was
    set off already."""
    if when.while_ is not None and not holds(s, when.while_, names, unit, seat):
        return
    if when.once:
        mark = (0, f"{seat}:{s.card(kind).name}:{when.event}", "turn")
        if mark in s.used:
            return
        s.used = (*s.used, mark)
    s.waiting = (*s.waiting, Effect(seat, unit.id if unit is not None else 0, kind, dict(names), chain(when.do)))


def waits_for(s: StarWarsState, effect: Effect) -> str:
    """The chance in which a waiting effect acts: "reroll" or "prevent" for those that do that, else "" for at once."""
    assert effect.todo is not None
    return s.fixed.tables.bound(effect.todo[0])


def triggers(chance: str = "", about: int = 0) -> Procedure:
    """The frame that carries out what waits, for ordinary triggers or for those of a chance about a proposal."""
    return Procedure("triggers", data={memory.CHANCE: chance, memory.ABOUT: about}) if chance else AT_ONCE


def resolve(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Dark resolves one of its own, by choice; Light only if Dark has none; until none waits (SW-ABIL-14)."""
    ready = [n for n, effect in enumerate(s.waiting) if waits_for(s, effect) == f.data[memory.CHANCE]]
    if not ready:
        return
    seat = DARK if any(s.waiting[n].seat == DARK for n in ready) else 1 - DARK
    mine = [n for n in ready if s.waiting[n].seat == seat]
    if len(mine) > 1 and picks is None:
        options = tuple([Option("trigger", (n, s.waiting[n].source, s.waiting[n].kind)) for n in mine])
        ask(s, f, Decision(seat, "trigger", options))
        return
    n = mine[0] if picks is None else picks[0].args[0]
    effect = s.waiting[n]
    s.waiting = s.waiting[:n] + s.waiting[n + 1 :]
    again(s, f)
    if effect.source or effect.kind not in s.seats[effect.seat].hand or effect.kind not in s.fixed.tables.aside:
        if s.sink is not None:
            s.sink(AbilityTriggered(effect.seat, effect.source, effect.kind))  # else it lies hidden in a hand
    names: dict[str, Any] = {**effect.names, memory.ABOUT: f.data[memory.ABOUT]}
    s.agenda.append(Effect(effect.seat, effect.source, effect.kind, names, effect.todo))


PROCEDURES["triggers"] = (resolve,)
