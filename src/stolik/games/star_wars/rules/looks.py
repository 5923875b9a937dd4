"""What can be said of a drawn table, and whether it is true.

Of a thing: `Jango Fett damage 2` · `speed 60` · `power 5` · `health 4` · `cost 9` · `tapped yes` · `place character`
(or build, built, pilot, location) · `stack Luke Skywalker (A), Luke Skywalker (B)` (the top one last) · `pilots Jango
Fett` (or none) · `counters 3` · `keywords accuracy 1, armor 1` · `abilities 2` (activated ones).

Of a player: `dark force 4` · `dark points 3` · `dark hand Slave I` · `dark holds 3` · `dark deck 10` · `dark deck top
Slave I` · `dark discard none` · `dark space Slave I` (also ground, character, build, built) · `dark controls space`
(or nothing) · `dark asked window:prevent` (or nothing) · `light sees dark hand ?, ?` (also built; nobody sees …) ·
`dark may attack Mace Windu with Jango Fett` · `dark may not use Evade of Yoda: SW-KW-EVADE-2`.

Of the table: `turn 3` · `step space` · `queue Jango Fett, Mace Windu` · `running` · `over dark SW-GOAL-3` · `nobody
asked` · `pending 3 to Mace Windu`.

Of what happened in the last act: `dice 4 2 6` (the last roll) · `told AttackDeclared, DiceRolled` ·
`untold DamageDealt`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from stolik.cardgame.drawn import DrawingError
from stolik.cardgame.looking import cards, expanded, hand, in_order, may, told, top
from stolik.games.star_wars.ast.nodes import ARENAS
from stolik.kernel.event import Event

from .asked import controls, cost_of, health_of, held, in_arena, keyword, power_of, speed_of
from .battle import order_of
from .events import DiceRerolled, DiceRolled
from .notation import SEATS, called, meant, names_of
from .pending import PendingDamage
from .rules import StarWarsTCG
from .sentences import intents
from .state import BUILT, RETREATED, StarWarsState, Unit
from .tables import active_of
from .view import HIDDEN, STATIC_KEYWORDS

_MAY: Final = re.compile(r"^(dark|light) may( not)? (\w+)(?: (.+?))?(?:: (SW-\S+))?$")
_SEES: Final = re.compile(r"^(dark|light|nobody) sees (dark|light) (hand|built) (.+)$")
_SEAT: Final = re.compile(
    r"^(dark|light) (force|points|hand|holds|deck top|deck|discard|removed|space|ground|character|build|built|controls"
    r"|asked) (.+)$"
)
_TABLE: Final = re.compile(r"^(turn|step|queue|over|pending|dice|told|untold) (.+)$")
_UNIT: Final = re.compile(
    r"^(.+?) (damage|speed|power|health|cost|tapped|place|stack|pilots|counters|keywords|abilities) (.+)$"
)


def look(s: StarWarsState, rules: StarWarsTCG, events: Sequence[Event], text: str) -> str:
    """What is wrong with a statement about the table: "" when it is true. `events` are those of the last act. Raises
    DrawingError for a statement that can't be read."""
    if tried := _MAY.match(text):
        return _may(s, rules, tried)
    if text == "running":
        return f"the game is over by {s.ended}" if s.ended else ""
    if text == "nobody asked":
        return "" if s.decision is None else f"{SEATS[s.decision.seat]} is asked {s.decision.kind}"
    if seen := _SEES.match(text):
        found = _seen(s, rules, seen[1], SEATS.index(seen[2]), seen[3])
        wanted = expanded(seen[4])
    elif about := _SEAT.match(text):
        found, wanted = _of_seat(s, SEATS.index(about[1]), about[2], about[3])
    elif about := _TABLE.match(text):
        found, wanted = _of_table(s, events, about[1], about[2])
    elif about := _UNIT.match(text):
        found, wanted = _of_unit(s, meant(s, about[1]), about[2], about[3])
    else:
        raise DrawingError(f"{text!r} is no statement about a table")
    return "" if found == wanted else f"{text!r}, but it is {found}"


def _may(s: StarWarsState, rules: StarWarsTCG, tried: re.Match[str]) -> str:
    seat = SEATS.index(tried[1])
    return may(s, rules, seat, intents(s, seat, tried[3], tried[4] or ""), tried, every=False)


def _of_seat(s: StarWarsState, seat: int, what: str, text: str) -> tuple[str, str]:
    own, names, size = s.seats[seat], names_of(s.fixed.pool), s.fixed.size
    if what in ("hand", "discard", "removed"):
        return cards(names, size, getattr(own, what), text)
    if what in ARENAS:
        return cards(names, size, [unit.stack[-1] for unit in in_arena(s, what, seat)], text)
    if what in (RETREATED, BUILT):
        return cards(
            names_of(s.fixed.pool),
            s.fixed.size,
            [s.units[n].stack[-1] for n in own.zone if s.units[n].place == what],
            text,
        )
    if what == "deck top":
        return top(names, size, own.deck, text)
    if what == "controls":
        return in_order([arena for arena in ARENAS if controls(s, seat, arena)]), expanded(
            text.replace("nothing", "none")
        )
    if what == "asked":
        return "nothing" if s.decision is None or s.decision.seat != seat else s.decision.kind, text
    counts = {"force": own.force, "points": own.points, "holds": len(own.hand), "deck": len(own.deck)}
    return str(counts[what]), text


def _of_table(s: StarWarsState, events: Sequence[Event], what: str, text: str) -> tuple[str, str]:
    if what == "turn":
        return str(s.turn), text
    if what == "step":
        where = f"{s.phase} {SEATS[s.mover]}" if s.phase in ("build", "retreat") else s.arena or s.phase or "between"
        return where, text
    if what == "queue":
        return ", ".join(called(s, unit) for unit in order_of(s, s.arena)) or "none", text
    if what == "over":
        winner = SEATS[s.winner] if s.winner >= 0 else "nobody"
        return f"{winner} {s.ended}" if s.ended else "the game runs", text
    if what == "pending":
        pending = [one for one in s.proposals.values() if isinstance(one, PendingDamage)]
        parts = pending[-1].parts if pending else ()
        return ", ".join(f"{n} to {called(s, s.units[unit])}" for unit, n in parts) or "nothing", text
    if what == "dice":
        rolls = [event.dice for event in events if isinstance(event, (DiceRolled, DiceRerolled))]
        return " ".join(map(str, rolls[-1])) if rolls else "none", text
    return told(events, what, text)


def _of_unit(s: StarWarsState, unit: Unit, what: str, text: str) -> tuple[str, str]:
    names, size = names_of(s.fixed.pool), s.fixed.size
    if what == "stack":
        there = [kind % size for kind in unit.stack]
        return names.listed(there), names.listed(names.numbers(text, set(there)))
    if what == "pilots":
        return cards(names, size, [s.units[n].stack[-1] for n in unit.pilots], text)
    if what == "keywords":
        words = [f"{word} {n}" for word in STATIC_KEYWORDS if (n := keyword(s, unit, word))]
        return in_order(words), in_order([part.strip() for part in text.split(",") if part.strip() != "none"])
    if what == "tapped":
        return "yes" if unit.tapped else "no", text
    if what == "place":
        return unit.place, text
    numbers = {
        "damage": unit.damage,
        "speed": speed_of(s, unit),
        "power": power_of(s, unit),
        "health": health_of(s, unit),
        "cost": cost_of(s, unit),
        "counters": unit.counters,
        "abilities": sum(active_of(one.ability) is not None for one in held(s, unit)),
    }
    return str(numbers[what]), text


def _seen(s: StarWarsState, rules: StarWarsTCG, who: str, whose: int, what: str) -> str:
    """What a viewer sees of a hand or of partially built cards: names, and ? for backs."""
    view = rules.view(s, None if who == "nobody" else SEATS.index(who))
    names = names_of(s.fixed.pool)

    def name(kind: int) -> str:
        return "?" if kind == HIDDEN else names.written(kind % s.fixed.size)

    own = view.seats[whose]
    if what == "built":
        return in_order([name(one.cards[0]) if one.cards else "?" for one in own.zone if one.place == BUILT])
    return hand(names, s.fixed.size, own.hand, own.known, HIDDEN)
