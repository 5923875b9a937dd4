"""Steps about units: chosen, discarded, returned, tapped, moved, with counters and effects on them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from stolik.cardgame.ast import (
    Amount,
    Both,
    Choose,
    ForEach,
    Lasting,
    Node,
    Some,
    Step,
    When,
    Which,
    which_of,
)
from stolik.cardgame.choices import question
from stolik.cardgame.interpret import Effect, Run, chain
from stolik.games.star_wars.ast.nodes import (
    ARENAS,
    AddCounters,
    ChooseArena,
    CompleteUnit,
    Discard,
    InArena,
    MovePilot,
    Negative,
    PutInto,
    Retreat,
    Return,
    Tap,
    Untap,
    UpTo,
    Worsens,
)
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms, memory
from .asked import arena_of, barred, can_retreat, needed, numbers
from .choices import amount, call_chosen, named, pick_cards, pick_units, self_or_pilot
from .events import CardsShown
from .losses import discard_units
from .nouns import seats_of
from .possible import about_hand
from .procedure import Procedure
from .state import ABOARD, BUILT, LOCATION, RETREATED, UNITS, StarWarsState, Unit
from .steps_cards import return_cards
from .steps_force import how_many, is_cost
from .steps_uncommon import bound, wake_forced
from .triggers import wake

MOST: Final = 99
"""More build counters than are put anywhere at once."""

# ---- choices


def do_choose(s: StarWarsState, c: Run, node: Choose, picks: Answer | None) -> Decision | None:
    """Choose units; later steps call them CHOSEN."""
    found = pick_units(s, c, node.what, picks, "unit")
    return found if isinstance(found, Decision) else None


def do_choose_arena(s: StarWarsState, c: Run, node: ChooseArena, picks: Answer | None) -> Decision | None:
    """Choose an arena."""
    if picks is None:
        options = tuple([Option("arena", (n,)) for n, arena in enumerate(ARENAS) if arena in node.among])
        return question(c, "arena", options)
    c.names[memory.ARENA] = ARENAS[picks[0].args[0]]
    return None


def do_for_each(s: StarWarsState, c: Run, node: ForEach, picks: Answer | None) -> Decision | None:
    """The step for each, one after the other; the one at hand is CHOSEN."""
    found = pick_units(s, c, node.of, picks, "each")
    if isinstance(found, Decision):
        return found
    frames = [
        Effect(c.seat, c.source, c.kind, {**c.names, memory.CHOSEN: (unit.id,)}, chain(node.do)) for unit in found
    ]
    c.first += frames
    return None


# ---- away, and elsewhere


def do_discard(s: StarWarsState, c: Run, node: Discard, picks: Answer | None) -> Decision | None:
    """Discard units, or cards of a hand."""
    if about_hand(node.what):
        cards = pick_cards(s, c, node.what, picks, "discard")
        if isinstance(cards, Decision):
            return cards
        s.looking = ()
        for seat in (0, 1):
            atoms.discard_cards(s, seat, [kind for kind in cards if s.fixed.kinds[kind][0] == seat], "hand")
        wake_forced(s, c, cards)
        c.names[memory.THAT] = len(cards)
        return None
    found = pick_units(s, c, node.what, picks, "discard")
    if isinstance(found, Decision):
        return found
    c.names[memory.THAT] = len(found)
    _spend(s, c, node, found)
    if found and s.fixed.tables.echoes:
        c.names[memory.DISCARDED] = found[-1].stack[-1]
    discard_units(s, found)
    return None


def do_return(s: StarWarsState, c: Run, node: Return, picks: Answer | None) -> Decision | None:
    """Units go back to their owners' hands or decks."""
    if about_hand(node.what):
        return return_cards(s, c, node, picks)
    found = pick_units(s, c, node.what, picks, "return")
    if isinstance(found, Decision):
        return found
    for unit in found:
        owners = {s.fixed.kinds[kind][0] for kind in unit.stack}
        atoms.return_unit(s, unit, node.to)
        if node.to == "deck":
            for seat in sorted(owners):
                atoms.shuffle_deck(s, seat)
    return None


def do_retreat(s: StarWarsState, c: Run, node: Retreat, picks: Answer | None) -> Decision | None:
    """Units go to their build zones, unless they can't retreat; nobody pays with one that can't (SW-RETREAT-5)."""
    among = None
    if isinstance(node.what, Some) and picks is None and is_cost(s, c, node):
        among = [unit for unit in named(s, c, node.what) if can_retreat(s, unit)]
    found = pick_units(s, c, node.what, picks, "retreat", among)
    if isinstance(found, Decision):
        return found
    _spend(s, c, node, found)
    for unit in found:
        if not can_retreat(s, unit):
            continue
        if node.tapped:
            atoms.set_tapped(s, unit, True)
        if unit.place == ABOARD:
            atoms.disembark(s, unit, RETREATED)
        else:
            atoms.move(s, unit, RETREATED)
    return None


def _spend(s: StarWarsState, c: Run, step: Step, found: list[Unit]) -> None:
    """What a cost is paid with is remembered, with its numbers and its arena, where a card asks for it; of a Location
    always."""
    if (
        found
        and (s.fixed.tables.spends or found[0].place == LOCATION)
        and isinstance(getattr(step, "what", None), Some)
        and is_cost(s, c, step)
    ):
        c.names[memory.SPENT] = (found[0].id,)
        c.names[memory.WORTH] = numbers(s, found[0])
        c.names[memory.ARENA] = arena_of(s, found[0])


def do_put_into(s: StarWarsState, c: Run, node: PutInto, picks: Answer | None) -> Decision | None:
    """Retreated units that can enter, or cards of a zone, go to their arenas."""
    which = which_of(node.what)
    if isinstance(which, Which) and which.what == "card":
        kinds = pick_cards(s, c, node.what, picks, "put")
        if isinstance(kinds, Decision):
            return kinds
        s.looking = ()
        entered = []
        for kind in kinds:
            owner = s.fixed.kinds[kind][0]
            atoms.take_from(s, owner, which.where, kind)
            entered.append(atoms.enter(s, owner, kind, s.card(kind).kind))
            atoms.tell_deployed(s, entered[-1])
        call_chosen(c, [unit.id for unit in entered])
        return None
    found = pick_units(s, c, node.what, picks, "put")
    if isinstance(found, Decision):
        return found
    for unit in found:
        if unit.place == RETREATED and not barred(s, unit, "enter"):
            atoms.move(s, unit, s.top(unit).kind)
    return None


def do_move_pilot(s: StarWarsState, c: Run, node: MovePilot, picks: Answer | None) -> Decision | None:
    """Pilots go from their units to the Character arena; the units stay (SW-PILOT-6)."""
    found = pick_units(s, c, node.what, picks, "pilot")
    if isinstance(found, Decision):
        return found
    for unit in found:
        if unit.place == ABOARD and node.another:
            c.first.append(Procedure("transfer", seat=c.seat, data={memory.UNIT: unit.id, memory.KIND: c.kind}))
        elif unit.place == ABOARD:
            atoms.disembark(s, unit, "character")
    return None


def ready(s: StarWarsState, unit: Unit) -> bool:
    """Whether a partially built card is a unit with enough counters that can enter its arena."""
    return (
        unit.place == BUILT
        and s.top(unit).kind in UNITS
        and unit.counters >= needed(s, unit)
        and not barred(s, unit, "enter")
    )


def do_finish(s: StarWarsState, c: Run, node: CompleteUnit, picks: Answer | None) -> Decision | None:
    """What has enough counters is completed, out of one's build step."""
    found = pick_units(s, c, node.what, picks, "unit")
    if isinstance(found, Decision):
        return found
    for unit in found:
        if ready(s, unit):
            atoms.deploy(s, unit, s.top(unit).kind)
            wake(s, "deployed", unit)
    return None


# ---- what lies on them


def do_tap(s: StarWarsState, c: Run, node: Tap, picks: Answer | None) -> Decision | None:
    """Tap units; of several only untapped ones can be chosen."""
    if isinstance(node.what, Some) and picks is None:
        there = [unit for unit in self_or_pilot(s, c, node.what) if not unit.tapped]
        found = pick_units(s, c, node.what, picks, "tap", there)
    else:
        found = self_or_pilot(s, c, node.what) if picks is None else pick_units(s, c, node.what, picks, "tap")
    if not isinstance(found, Decision):
        _spend(s, c, node, found)
    return _turned(s, found, True)


def do_untap(s: StarWarsState, c: Run, node: Untap, picks: Answer | None) -> Decision | None:
    """Untap units."""
    return _turned(s, pick_units(s, c, node.what, picks, "untap"), False)


def _turned(s: StarWarsState, found: list[Unit] | Decision, tapped: bool) -> Decision | None:
    """They are tapped or untapped, once they are chosen."""
    if isinstance(found, Decision):
        return found
    for unit in found:
        atoms.set_tapped(s, unit, tapped)
    return None


def do_counters(s: StarWarsState, c: Run, node: AddCounters, picks: Answer | None) -> Decision | None:
    """Build counters on partially built cards."""
    if memory.ADD_TO in c.names:
        found: list[Unit] | Decision = [s.units[n] for n in c.names.pop(memory.ADD_TO) if n in s.units]
    else:
        found, picks = pick_units(s, c, node.on, picks, "counters"), None
    if isinstance(found, Decision):
        return found
    n = _so_many(s, c, node, found, picks)
    if isinstance(n, Decision):
        c.names[memory.ADD_TO] = tuple([unit.id for unit in found])
        return n
    if node.show:
        for unit in found:
            atoms.tell(s, CardsShown(unit.seat, unit.stack))
    changed = 0
    for unit in found:
        if unit.place == BUILT:
            changed += atoms.add_counters(s, unit, -unit.counters if n is None else n)
    c.names[memory.THAT] = abs(changed)
    return None


def _so_many(
    s: StarWarsState, c: Run, node: AddCounters, found: list[Unit], picks: Answer | None
) -> int | Decision | None:
    """How many counters; "up to" a number is asked for: those that are taken off as many as lie there at most."""
    if node.n is None or not found:
        return 0 if node.n is not None else None
    less = isinstance(node.n, Negative)
    number = node.n.n if isinstance(node.n, Negative) else node.n
    if not isinstance(number, UpTo):
        return amount(s, c, node.n)
    there = max(unit.counters for unit in found) if less else MOST
    n = how_many(s, c, number, there, picks)
    return n if isinstance(n, Decision) else -n if less else n


def fixed_numbers(s: StarWarsState, c: Run, what: Node) -> Node:
    """The modifier with its numbers as they are now: "+X power, where X is …" doesn't change later."""
    fields: dict[str, Any] = {}
    for name in getattr(what, "__dataclass_fields__", ()):
        number = getattr(what, name)
        if isinstance(number, Amount):
            fields[name] = amount(s, c, number)
    return replace(what, **fields) if fields else what  # type: ignore[type-var]


def there(c: Run, what: Node) -> Node:
    """What lasts and speaks of "that arena": the one that was chosen (SW-ABIL-39)."""
    arena = c.names.get(memory.ARENA, "")
    if isinstance(what, Worsens) and what.arena == "that arena":
        return replace(what, arena=arena)
    if not arena or not isinstance(what, When) or what.while_ is None:
        return what
    parts = what.while_.conditions if isinstance(what.while_, Both) else (what.while_,)
    known = tuple(
        [replace(one, arena=arena) if isinstance(one, InArena) and one.arena == "that arena" else one for one in parts]
    )
    return replace(what, while_=Both(known) if isinstance(what.while_, Both) else known[0])


def until_of(s: StarWarsState, c: Run, until: str) -> str:
    """A time as effects have it: as long as a unit stays tapped, which one; "" where it is not tapped any more
    (SW-ABIL-38)."""
    if until != "tapped":
        return until
    return f"tapped:{c.source}" if c.source in s.units and s.units[c.source].tapped else ""


def do_lasting(s: StarWarsState, c: Run, node: Lasting, picks: Answer | None) -> Decision | None:
    """Something holds for a while (SW-ABIL-1, 20, 21)."""
    what = bound(s, c, fixed_numbers(s, c, node.what), node.until)
    until = until_of(s, c, node.until)
    if not until:
        return None
    if isinstance(node.on, str):
        what = there(c, what)
        for seat in seats_of(node.on, c.seat):
            atoms.give_player(s, seat, what, c.seat, c.kind, until)
        return None
    found = pick_units(s, c, node.on, picks, "effect")
    if isinstance(found, Decision):
        return found
    for unit in found:
        atoms.give(s, unit, what, c.seat, c.kind, until)
    return None


HANDLERS: Final[dict[type, Any]] = {
    AddCounters: do_counters,
    Choose: do_choose,
    ChooseArena: do_choose_arena,
    Discard: do_discard,
    CompleteUnit: do_finish,
    ForEach: do_for_each,
    Lasting: do_lasting,
    MovePilot: do_move_pilot,
    PutInto: do_put_into,
    Retreat: do_retreat,
    Return: do_return,
    Tap: do_tap,
    Untap: do_untap,
}
