"""The build step: partially building, deploying, completing Missions and Locations, pilots, stacks (SW-BUILD,
SW-MISSION, SW-LOC, SW-PILOT-9, SW-STACK-6..14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.cardgame.interpret import Effect, Run, chain
from stolik.games.star_wars.ast.nodes import Pilot, Sort
from stolik.games.star_wars.ast.printed import StarWarsCard
from stolik.kernel.decision import Answer, Decision, Option, RuleId

from . import atoms, memory
from .asked import actives, barred, held, in_battle, is_unit, keyword, needed, player_barred, twin_of
from .asked import everything as everything_there
from .events import MissionCompleted
from .meaning import admits, holds
from .pending import PendingCard, propose, settle
from .possible import can_pay, run_of
from .procedure import PROCEDURES, Procedure, again, ask
from .state import ABOARD, BUILT, RETREATED, UNITS, StarWarsState, Unit
from .tables import active_of
from .triggers import triggers, wake
from .windows import Window, marks, why_placed, why_used, wrong_chance

DONE: Final = Option("done")
MOST_CARDS: Final = 4
"""Cards in a stack (SW-STACK-8)."""


def build(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Whose build step it is does one thing after the other, until done (SW-BUILD-1)."""
    if picks is None:
        ask(s, f, Decision(f.seat, "build", tuple(options(s, f.seat))))
        return
    if picks[0] is DONE:
        return
    again(s, f)
    s.agenda.append(triggers())
    do(s, f.seat, picks[0])


def do(s: StarWarsState, seat: int, option: Option) -> None:
    """Do one thing of a build step."""
    verb, args = option.verb, option.args
    if verb == "use":
        _use(s, seat, option)
        return
    if verb == "start":
        unit = atoms.start(s, seat, args[0])
        s.agenda.append(Procedure("counters", seat=seat, data={memory.UNIT: unit.id}))
        return
    unit = s.units[args[0]]
    if verb == "add":
        s.agenda.append(Procedure("counters", seat=seat, data={memory.UNIT: unit.id}))
    elif verb in ("deploy", "keep"):
        deploy(s, unit, RETREATED if verb == "keep" else s.top(unit).kind)
    elif verb == "stack":
        twin = s.units[args[1]]
        atoms.stack(s, unit, twin, bool(args[2]))
        _refit(s, twin)
        wake(s, "deployed", twin)
    elif verb == "complete":
        complete(s, seat, unit)
    elif verb == "return":
        atoms.move(s, unit, s.top(unit).kind)
    elif verb == "board":
        atoms.board(s, unit, s.units[args[1]])
        atoms.mark_moved(unit, True)
    elif verb == "leave":
        atoms.disembark(s, unit, RETREATED if args[1] else "character")
        atoms.mark_moved(unit, True)
    elif verb == "top":
        atoms.reorganise(s, unit, args[1])
        _refit(s, unit)


def deploy(s: StarWarsState, unit: Unit, place: str) -> None:
    """A completed unit comes into its arena, or stays retreated (SW-BUILD-7, 8)."""
    atoms.deploy(s, unit, place)
    wake(s, "deployed", unit)


def _use(s: StarWarsState, seat: int, option: Option) -> None:
    unit = s.units[option.args[0]]
    one = held(s, unit)[option.args[1]]
    ability = active_of(one.ability)
    assert ability is not None
    marks(s, unit, one, ability)
    s.agenda.append(Procedure("use", seat=seat, data={memory.OPTION: option, memory.ABOUT: 0}))


def counters(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """How many build points go onto a card (SW-BUILD-2, 4)."""
    unit = s.units[f.data[memory.UNIT]]
    if picks is None:
        most = s.seats[f.seat].points
        numbers = tuple([Option("number", (n,)) for n in range(1, most + 1)])
        ask(s, f, Decision(f.seat, "counters", numbers, about=(unit.stack[-1], unit.id)))
        return
    n = picks[0].args[0]
    atoms.change_points(s, f.seat, -n)
    atoms.add_counters(s, unit, n)


PROCEDURES["counters"] = (counters,)


# ---- Missions and Locations


def complete(s: StarWarsState, seat: int, unit: Unit) -> None:
    """Reveal it, pay what it asks, carry out its effect, discard it (SW-MISSION-2); a Location lies in its arena."""
    card, kind = s.top(unit), unit.stack[-1]
    if card.kind == "location":
        atoms.place_location(s, unit, card.arena)
        wake(s, "completed", unit)
        return
    names: memory.Memos = {memory.COUNTERS: unit.counters, memory.COST: needed(s, unit)}
    atoms.remove(s, unit)
    atoms.tell(s, MissionCompleted(seat, kind))
    s.agenda.append(Procedure("mission", seat=seat, data={memory.CARD: propose(s, PendingCard(seat, kind, 0))}))
    if card.do is not None:
        s.agenda.append(Effect(seat, 0, kind, names, chain(*card.costs, card.do)))


def mission_over(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The Mission is discarded; its counters are gone already."""
    pending = settle(s, f.data[memory.CARD])
    if isinstance(pending, PendingCard):
        atoms.into_discard(s, (pending.kind,))


PROCEDURES["mission"] = (mission_over,)


# ---- pilots


def why_pilot(s: StarWarsState, pilot: Unit, ship: Unit) -> RuleId | None:
    """What keeps a pilot from lying on a unit at all."""
    return why_fits(s, pilot, s.top(pilot), ship)


def why_fits(s: StarWarsState, pilot: Unit, card: StarWarsCard, ship: Unit) -> RuleId | None:
    """The same with a card on top of the pilot."""
    ability = next((one for one in card.abilities if isinstance(one, Pilot)), None)
    if ability is None or card.kind != "character" or not is_unit(ship) or ship.seat != pilot.seat:
        return "SW-PILOT-1"
    if s.top(ship).kind == "character":
        return "SW-PILOT-1"
    if not any(admits(s, Sort(subtype), ship) for subtype in ability.of):
        return "SW-PILOT-2"
    if len([n for n in ship.pilots if n != pilot.id]) >= 1 + keyword(s, ship, "extra pilot"):
        return "SW-PILOT-3"
    return "SW-PILOT-4" if admits(s, Sort("Droid"), ship) else None


def why_board(s: StarWarsState, seat: int, pilot: Unit, ship: Unit) -> RuleId | None:
    """What keeps a pilot from being moved onto a unit in this build step (SW-PILOT-9)."""
    if pilot.seat != seat or not (is_unit(pilot) or pilot.place == ABOARD) or pilot.on == ship.id:
        return "SW-PILOT-9"
    if pilot.moved:
        return "SW-PILOT-9"
    if pilot.place != ABOARD and not in_battle(ship):
        return "SW-PILOT-9"
    if barred(s, pilot, "pilot"):
        return "SW-GOAL-10"
    return why_pilot(s, pilot, ship)


def why_leave(s: StarWarsState, seat: int, pilot: Unit) -> RuleId | None:
    """What keeps a pilot from being moved off its unit."""
    return "SW-PILOT-9" if pilot.seat != seat or pilot.place != ABOARD or pilot.moved else None


def _refit(s: StarWarsState, unit: Unit) -> None:
    """A stack on a unit whose new top card can't pilot it must be moved (SW-PILOT-19)."""
    if unit.place == ABOARD and why_pilot(s, unit, s.units[unit.on]) is not None:
        s.agenda.append(Procedure("refit", seat=unit.seat, data={memory.UNIT: unit.id}))


def refit(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Where it goes: onto a fitting unit, to the Character arena or to the build zone."""
    unit = s.units[f.data[memory.UNIT]]
    if picks is None:
        ships = [ship for ship in everything_there(s) if ship.id != unit.on and why_pilot(s, unit, ship) is None]
        found = tuple([Option("board", (unit.id, ship.id)) for ship in ships])
        rest = (Option("leave", (unit.id, 0)), Option("leave", (unit.id, 1)))
        ask(s, f, Decision(f.seat, "refit", (*found, *rest), about=(unit.id,)))
        return
    do(s, f.seat, picks[0])


PROCEDURES["refit"] = (refit,)
PROCEDURES["build"] = (build,)


# ---- what forbids


def why_start(s: StarWarsState, seat: int, kind: int) -> RuleId | None:
    """Starting a card of the hand."""
    if kind not in s.seats[seat].hand:
        return "SW-BUILD-2"
    if s.card(kind).kind == "battle":
        return "SW-BUILD-2"
    return why_points(s, seat)


def why_points(s: StarWarsState, seat: int) -> RuleId | None:
    """Spending a build point."""
    if player_barred(s, seat, "spend points"):
        return "SW-GOAL-10"
    return "SW-BUILD-2" if s.seats[seat].points < 1 else None


def why_add(s: StarWarsState, seat: int, unit: Unit) -> RuleId | None:
    """Putting counters on a card in the build zone."""
    if unit.seat != seat or unit.place != BUILT:
        return "SW-BUILD-3"
    return why_points(s, seat)


def why_complete(s: StarWarsState, seat: int, unit: Unit) -> RuleId | None:
    """Completing a Mission or Location."""
    card = s.top(unit)
    if unit.seat != seat or unit.place != BUILT or card.kind in UNITS:
        return "SW-MISSION-1"
    if unit.counters < needed(s, unit):
        return "SW-BUILD-5"
    names: memory.Memos = {memory.COUNTERS: unit.counters, memory.COST: needed(s, unit)}
    if card.needs is not None and not holds(s, card.needs, names, None, seat):
        return "SW-MISSION-2"
    c = Run(Effect(seat, 0, unit.stack[-1], names, None))
    return "SW-MISSION-2" if can_pay(s, c, card.costs) else None


def why_deploy(s: StarWarsState, seat: int, unit: Unit, place: str) -> RuleId | None:
    """Completing a unit."""
    if unit.seat != seat or unit.place != BUILT or s.top(unit).kind not in UNITS:
        return "SW-BUILD-7"
    if unit.counters < needed(s, unit):
        return "SW-BUILD-5"
    return "SW-GOAL-10" if place != RETREATED and barred(s, unit, "enter") else None


def why_stack(s: StarWarsState, seat: int, unit: Unit, twin: Unit, top: bool) -> RuleId | None:
    """Letting a completed unique join another version of it (SW-STACK-6..8)."""
    wrong = why_deploy(s, seat, unit, twin.place if in_battle(twin) else RETREATED)
    if wrong is not None:
        return wrong
    card = s.top(unit)
    if twin.seat != seat or twin_of(s, seat, unit.stack[-1]) is not twin:
        return "SW-STACK-6"
    if len(twin.stack) >= MOST_CARDS or card.version in [s.card(kind).version for kind in twin.stack]:
        return "SW-STACK-8"
    if top and card.cost < s.top(twin).cost:
        return "SW-STACK-7"
    return "SW-PILOT-19" if top and must_stay(s, twin, card) else None


def must_stay(s: StarWarsState, pilot: Unit, card: StarWarsCard) -> bool:
    """Whether a card may not come on top of a pilot: it would have to leave its unit, and has moved already
    (SW-PILOT-19)."""
    return pilot.place == ABOARD and pilot.moved and why_fits(s, pilot, card, s.units[pilot.on]) is not None


def why_top(s: StarWarsState, seat: int, unit: Unit, n: int) -> RuleId | None:
    """Bringing another card of a stack on top (SW-STACK-14)."""
    if unit.seat != seat or not 0 <= n < len(unit.stack) - 1:
        return "SW-STACK-14"
    return "SW-PILOT-19" if must_stay(s, unit, s.card(unit.stack[n])) else None


def why_return(s: StarWarsState, seat: int, unit: Unit) -> RuleId | None:
    """Moving a retreated unit to its arena (SW-BUILD-10)."""
    if unit.seat != seat or unit.place != RETREATED:
        return "SW-BUILD-10"
    return "SW-GOAL-10" if barred(s, unit, "enter") else None


def why_build_use(s: StarWarsState, seat: int, unit: Unit, n: int) -> RuleId | None:
    """Playing an ability in one's own build step (SW-BC-10)."""
    abilities = held(s, unit)
    if unit.seat != seat or unit.place == BUILT or not 0 <= n < len(abilities):
        return "SW-ABIL-5"
    one = abilities[n]
    ability = active_of(one.ability)
    if ability is None:
        return "SW-ABIL-2"
    wrong = why_placed(s, unit, one, ability)
    if wrong is not None:
        return wrong
    chance = s.fixed.tables.timing(ability).chance
    if chance != "build":
        return wrong_chance(chance, "build")
    if player_barred(s, seat, "play abilities") or barred(s, unit, "play abilities"):
        return "SW-GOAL-10"
    c = run_of(s, unit, one, seat, 0)
    if ability.while_ is not None and not holds(s, ability.while_, c.names, unit, seat):
        return "SW-BC-9"
    if why_used(s, Window("build"), unit, one, ability) is not None:
        return "SW-BC-10"
    return can_pay(s, c, ability.costs)


# ---- lists


def options(s: StarWarsState, seat: int) -> Iterator[Option]:
    """All that a player may do in the build step, in the order of `intents`: those that `why_not` doesn't forbid. What
    is the same for many of them is looked up once."""
    own = s.seats[seat]
    pays = why_points(s, seat) is None
    if pays:
        for kind in sorted(set(own.hand)):
            if s.card(kind).kind != "battle":
                yield Option("start", (kind,))
    mine = _mine(s, seat)
    ships = [unit for unit in mine if is_unit(unit) and s.top(unit).kind != "character"]
    for unit in mine:
        if unit.place == BUILT:
            if pays:
                yield Option("add", (unit.id,))
            for option in _completions(s, seat, unit):
                if why_not(s, seat, option) is None:
                    yield option
            continue
        if unit.place == RETREATED and why_return(s, seat, unit) is None:
            yield Option("return", (unit.id,))
        if not unit.moved and s.fixed.tables.pilots[unit.stack[-1]] is not None:
            for ship in ships:
                if ship is not unit and why_board(s, seat, unit, ship) is None:
                    yield Option("board", (unit.id, ship.id))
        for option in _of_stack(unit):
            if why_not(s, seat, option) is None:
                yield option
        for n, _, _ in actives(s, unit, "build"):
            if why_build_use(s, seat, unit, n) is None:
                yield Option("use", (unit.id, n))
    yield DONE


def _mine(s: StarWarsState, seat: int) -> list[Unit]:
    """What is a player's: units and what is in the build zone, then pilots, then Locations."""
    mine = [unit for unit in everything_there(s) if unit.seat == seat]
    mine += [s.units[n] for unit in mine for n in unit.pilots]
    return mine + [s.units[n] for n in s.locations.values() if n and s.units[n].seat == seat]


def _completions(s: StarWarsState, seat: int, unit: Unit) -> Iterator[Option]:
    """What might be done with a card that is partially built, but for more counters."""
    if s.top(unit).kind not in UNITS:
        yield Option("complete", (unit.id,))
        return
    yield Option("deploy", (unit.id,))
    yield Option("keep", (unit.id,))
    twin = twin_of(s, seat, unit.stack[-1])
    if twin is not None:
        yield Option("stack", (unit.id, twin.id, 0))
        yield Option("stack", (unit.id, twin.id, 1))


def _of_stack(unit: Unit) -> Iterator[Option]:
    """Where a pilot might leave for, and which cards might come on top."""
    if unit.place == ABOARD:
        yield Option("leave", (unit.id, 0))
        yield Option("leave", (unit.id, 1))
    for n in range(len(unit.stack) - 1):
        yield Option("top", (unit.id, n))


def intents(s: StarWarsState, seat: int) -> Iterator[Option]:
    """All that a player might try in the build step."""
    own = s.seats[seat]
    for kind in sorted(set(own.hand)):
        yield Option("start", (kind,))
    mine = _mine(s, seat)
    for unit in mine:
        if unit.place == BUILT:
            yield Option("add", (unit.id,))
            yield from _completions(s, seat, unit)
            continue
        if unit.place == RETREATED:
            yield Option("return", (unit.id,))
        if s.fixed.tables.pilots[unit.stack[-1]] is not None:
            for ship in mine:
                if ship.id != unit.id and is_unit(ship) and s.top(ship).kind != "character":
                    yield Option("board", (unit.id, ship.id))
        yield from _of_stack(unit)
        for n, one in enumerate(held(s, unit)):
            if active_of(one.ability) is not None:
                yield Option("use", (unit.id, n))
    yield DONE


def why_not(s: StarWarsState, seat: int, intent: Option) -> RuleId | None:
    """The first rule that forbids something in one's own build step."""
    verb, args = intent.verb, intent.args
    if verb == "done":
        return None
    if verb == "play":
        return "SW-BUILD-12"
    if verb == "start":
        return why_start(s, seat, args[0]) if args else "SW-BUILD-2"
    unit = s.units.get(args[0]) if args else None
    if unit is None or (unit.place == BUILT and unit.seat != seat):
        return "SW-BUILD-1"
    if verb == "add":
        return why_add(s, seat, unit)
    if verb in ("deploy", "keep"):
        return why_deploy(s, seat, unit, RETREATED if verb == "keep" else s.top(unit).kind)
    if verb == "complete":
        return why_complete(s, seat, unit)
    if verb == "return":
        return why_return(s, seat, unit)
    if verb == "leave":
        return why_leave(s, seat, unit)
    second = s.units.get(args[1]) if len(args) > 1 else None
    if verb == "board":
        return "SW-PILOT-1" if second is None else why_board(s, seat, unit, second)
    if verb == "stack":
        return "SW-STACK-6" if second is None else why_stack(s, seat, unit, second, bool(args[2:] and args[2]))
    if verb == "top":
        return why_top(s, seat, unit, args[1] if len(args) > 1 else -1)
    if verb == "use":
        return why_build_use(s, seat, unit, args[1] if len(args) > 1 else -1)
    return "SW-BUILD-1"
