"""Units that go: discarded when their counters reach their health, because of a second unique, or by an effect; and
contests between uniques of both players (SW-DAMAGE-2, 3, SW-STACK-3, SW-BATTLE-11)."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.games.star_wars.ast.nodes import Ejects, Spared
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms, memory
from .asked import (
    arena_of,
    battling,
    below,
    can_retreat,
    cost_of,
    health_of,
    in_battle,
    is_granted,
    is_unit,
    lay_of,
    numbers,
    player_barred,
    scan,
    shows_draws,
    statics,
)
from .events import BidMade, ContestEnded
from .procedure import PROCEDURES, Procedure, again, ask
from .state import ABOARD, BUILT, DARK, LIGHT, LOCATION, RETREATED, StarWarsState, Unit
from .tables import HEALTH
from .triggers import wake


def dies(s: StarWarsState, unit: Unit) -> bool:
    """Whether it has as many counters as health, or more; health of 0 or less means it too (SW-DAMAGE-2, SW-ABIL-19).
    A pilot on a unit may need more, by the setting (SW-PILOT-14)."""
    if not (is_unit(unit) or unit.place == ABOARD):
        return False
    health = health_of(s, unit)
    if unit.place == ABOARD and s.fixed.options.pilot_dies == "more":
        return unit.damage > health
    return unit.damage >= health


def frail(s: StarWarsState) -> tuple[int, ...]:
    """Of what units the health may change though nothing moves, by ids: any other card may change it, they themselves,
    their pilots, or an effect."""
    lay = lay_of(s)
    if lay.frail is None:
        lay.frail = tuple([unit.id for unit in _frail(s)]) if s.fixed.tables.healthy else ()
    return lay.frail


def _frail(s: StarWarsState) -> list[Unit]:
    there = list(s.units.values())
    if statics(s, HEALTH) or (HEALTH in s.fixed.tables.lent and is_granted(s)):
        return there
    kinds = s.fixed.tables.hardened
    return [
        unit
        for unit in there
        if unit.effects or unit.stack[-1] in kinds or any(s.units[n].stack[-1] in kinds for n in unit.pilots)
    ]


def dying(s: StarWarsState) -> list[Unit]:
    """All that are to be discarded now; none before the first turn (SW-SETUP-11)."""
    if s.phase == "setup":
        return []
    healthy = s.fixed.tables.healthy  # else only what is damaged can be gone
    return [unit for unit in s.units.values() if (healthy or unit.damage) and dies(s, unit)]


def doubles(s: StarWarsState) -> list[Unit]:
    """Uniques of which their player has another, put in before (SW-STACK-2, 3)."""
    names = s.fixed.tables.unique
    seen: dict[tuple[int, str], Unit] = {}
    found = []
    for unit in s.units.values():
        name = names[unit.stack[-1]]
        if name and (is_unit(unit) or unit.place == ABOARD):
            first = seen.setdefault((unit.seat, name), unit)
            if first is not unit:
                found.append(max(first, unit, key=lambda one: one.since))
    return found


def contested(s: StarWarsState) -> list[tuple[Unit, Unit]]:
    """Pairs of uniques of one name in battle, Dark's first (SW-BATTLE-11, 12); only in the battle phase."""
    if s.phase != "battle":
        return []
    names = s.fixed.tables.contest
    dark = {name: unit for unit in battling(s) if unit.seat == DARK and (name := names[unit.stack[-1]])}
    if not dark:
        return []
    return [
        (dark[name], unit) for unit in battling(s) if unit.seat == LIGHT and (name := names[unit.stack[-1]]) in dark
    ]


def must_settle(s: StarWarsState) -> bool:
    """Whether anything of this has to happen before play goes on. It is asked before each step of the game, so it looks
    only where something was touched, or where something lies by which health may depend on anything; and there closely
    only at what is damaged and at uniques."""
    if s.ended:
        return False
    if s.touched:
        s.touched = any_dies(s) or any_meet(s)
        return s.touched
    lay = s.lay
    return lay is not None and bool(lay.frail) and any_dies(s)


def any_dies(s: StarWarsState) -> bool:
    """Whether `dying` would find anything."""
    if s.phase == "setup":
        return False
    for n in frail(s):
        if dies(s, s.units[n]):
            return True
    cards = s.fixed.cards
    for unit in s.units.values():
        if unit.damage and unit.damage >= cards[unit.stack[-1]].health + below(unit) and dies(s, unit):
            return True
    return False


def any_meet(s: StarWarsState) -> bool:
    """Whether `doubles` or `contested` would find anything."""
    lay = lay_of(s)
    if lay.apart:
        return False
    singular = s.fixed.tables.singular
    named = [unit for unit in s.units.values() if unit.stack[-1] in singular and unit.place not in (BUILT, LOCATION)]
    if len(named) > 1 and _are_double(s, named):
        return True
    lay.apart = not _contest_each_other(s, named)
    return s.phase == "battle" and not lay.apart


def _are_double(s: StarWarsState, named: list[Unit]) -> bool:
    unique = s.fixed.tables.unique
    seen: tuple[set[str], set[str]] = (set(), set())
    for unit in named:
        name, mine = unique[unit.stack[-1]], seen[unit.seat]
        if name in mine:
            return True
        mine.add(name)
    return False


def _contest_each_other(s: StarWarsState, named: list[Unit]) -> bool:
    contest = s.fixed.tables.contest
    there = [unit for unit in named if in_battle(unit)]
    dark = [contest[unit.stack[-1]] for unit in there if unit.seat == DARK]
    return any(unit.seat == LIGHT and contest[unit.stack[-1]] in dark for unit in there)


def draw(s: StarWarsState, seat: int, n: int) -> None:
    """Draw; who must draw from an empty deck loses at once (SW-GOAL-6), unless that player can't lose (SW-GOAL-7)."""
    drawn = atoms.draw_cards(s, seat, n)
    if drawn and shows_draws(s, seat):
        atoms.show_cards(s, seat, s.seats[seat].hand[-drawn:])
    if drawn < n and not player_barred(s, seat, "lose"):
        atoms.finish(s, "SW-GOAL-6", 1 - seat)


def remembered(s: StarWarsState, unit: Unit) -> memory.Memos:
    """What is to be remembered of a unit that is about to be discarded, as far as cards ask for it."""
    tables = s.fixed.tables
    found: memory.Memos = {memory.LAST: numbers(s, unit)} if tables.recalls else {}
    if tables.names_fallen:
        found[memory.FALLEN] = unit.stack[-1]
    if tables.takes_back:
        found[memory.GONE] = (*unit.stack, *[kind for n in unit.pilots for kind in s.units[n].stack])
    return found


def spared(s: StarWarsState, unit: Unit) -> bool:
    """Whether it would retreat in the place of being discarded (SW-DAMAGE-13)."""
    if Spared not in s.fixed.tables.sources or not in_battle(unit):
        return False
    return bool(scan(s, unit, Spared)) and can_retreat(s, unit)


def _spare(s: StarWarsState, unit: Unit) -> None:
    atoms.put_damage(s, unit, -unit.damage, health_of(s, unit))
    atoms.move(s, unit, RETREATED)


def discard_units(s: StarWarsState, units: Sequence[Unit], why: str = "") -> None:
    """Units go to the discard pile together; abilities that look at it are set off as they lay (SW-ABIL-11). `why` is
    what the event says of the reason."""
    safe = [unit for unit in units if spared(s, unit)]
    there = [(unit, arena_of(s, unit)) for unit in units if unit not in safe]
    for unit in safe:
        _spare(s, unit)
    for unit, arena in there:
        if arena and unit.place != ABOARD:
            wake(s, "discarded", unit, names={memory.ARENA: arena, **remembered(s, unit)})
        if is_unit(unit):
            wake(s, "gone", unit, names=remembered(s, unit))
    for unit, arena in there:
        if arena and unit.pilots and scan(s, unit, Ejects):  # its pilots are not discarded with it (SW-PILOT-25)
            for n in unit.pilots:
                atoms.set_tapped(s, s.units[n], True)
                atoms.disembark(s, s.units[n], "character")
    strike = s.strike if s.fixed.tables.fells else None
    for unit, arena in there:
        if strike is not None and strike.defender == unit.id:
            s.used = (*s.used, (unit.id, memory.FELLED, "attack"))
        if unit.id in s.units:
            atoms.discard_unit(s, unit, arena, why)


def settle(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Discard what is to be discarded, then let uniques contest, one pair after the other; Dark picks the order."""
    if picks is not None:
        pairs = contested(s)
        _contest(s, pairs[picks[0].args[0]])
        return
    gone = dying(s)
    if gone:
        discard_units(s, gone)
        return
    second = doubles(s)
    if second:
        discard_units(s, second, "second")
        return
    pairs = contested(s)
    if len(pairs) > 1:
        options = tuple([Option("pair", (n, a.id, b.id)) for n, (a, b) in enumerate(pairs)])
        ask(s, f, Decision(DARK, "contest", options))
    elif pairs:
        _contest(s, pairs[0])


def _contest(s: StarWarsState, pair: tuple[Unit, Unit]) -> None:
    s.agenda.append(Procedure("contest", data={memory.UNITS: (pair[0].id, pair[1].id)}))


PROCEDURES["settle"] = (settle,)


def bid(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Dark bids, Light bids, then each may raise its own bid until neither does; the higher sum of bid and total build
    cost wins, Dark wins ties."""
    bids: tuple[int, ...] = f.data.get(memory.BIDS, ())
    seat: int = f.data.get(memory.SEAT, DARK)
    kept: int = f.data.get(memory.KEPT, 0)
    ids: tuple[int, int] = f.data[memory.UNITS]
    if picks is not None:
        n = picks[0].args[0]
        raised = len(bids) < 2 or n > bids[seat]
        bids = (*bids, n) if len(bids) < 2 else tuple([n if one == seat else bids[one] for one in (DARK, LIGHT)])
        atoms.tell(s, BidMade(seat, n, s.units[ids[seat]].stack[-1]))
        kept = 0 if raised else kept + 1
        if len(bids) < 2 or kept < 2:
            again(s, f, {memory.BIDS: bids, memory.SEAT: 1 - seat, memory.KEPT: kept})
            return
        _decide(s, ids, bids)
        return
    lowest = bids[seat] if len(bids) == 2 else 0
    options = tuple([Option("bid", (n,)) for n in range(lowest, max(lowest, s.seats[seat].force) + 1)])
    ask(s, f, Decision(seat, "bid", options, about=(ids[0], ids[1], *bids)))


def _decide(s: StarWarsState, ids: tuple[int, int], bids: tuple[int, ...]) -> None:
    dark, light = s.units[ids[0]], s.units[ids[1]]
    winner = DARK if bids[0] + cost_of(s, dark) >= bids[1] + cost_of(s, light) else LIGHT
    atoms.change_force(s, winner, -bids[winner], "bid")
    atoms.tell(s, ContestEnded(winner, bids[winner], s.units[ids[winner]].stack[-1]))
    atoms.move(s, s.units[ids[1 - winner]], RETREATED)


PROCEDURES["contest"] = (bid,)
