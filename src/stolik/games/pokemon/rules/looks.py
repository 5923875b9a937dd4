"""What can be said of a drawn table, and whether it is true.

Of a Pokémon: `Magnemite damage 30` · `conditions asleep, poisoned` (or none) · `energy G C` · `attached Energy Link` ·
`stack Turtwig, Grotle` (lowest first) · `hp 50` · `types F M` · `weakness G x2` · `weakness F +10` ·
`resistance M -20` · `retreat 1` · `poison 2` · `attacks Rend, Slash` · `abilities Delta Storm` ·
`effects Cannot` (classes of lasting ones).

Of a player: `A active Torterra` · `A bench Bidoof, Shinx` · `A hand Potion` · `A discard none` · `A lost none` (in any
order) · `A deck 10` · `A deck top Potion, Switch` · `A prizes 4` · `A holds 3` (cards in the hand) · `A taken 1` ·
`A asked promote` · `B sees A hand ?, ?, Potion` (also prizes, active, bench; nobody sees …) ·
`A may attack 'Ram'` · `A may not retreat: PK-RETREAT-3` (what acts say, in the infinitive) · `A may choose Bidoof`.

Of the table: `turn A` · `turns 5` (begun before this one) · `round 2` · `stadium none` · `running` ·
`over A PK-END-1` (or nobody) · `sudden 1` · `nobody asked`.

Of what happened in the last act: `coins HT` · `flipped B, C` (who) · `dice 6 3` · `the attack did 40` (a number for
each Pokémon hit; nothing) · `reckoned base 50, weakness +10, resistance -20` · `told AttackUsed, CoinFlipped` (events,
in this order; others may stand between) · `untold PrizeTaken`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from stolik.cardgame.drawn import DrawingError
from stolik.cardgame.looking import cards, expanded, hand, in_order, may, told, top
from stolik.kernel.event import Event

from .asked import abilities_of, attacks_of, hp_of, resistance_of, retreat_cost, types_of, weakness_of
from .events import CoinFlipped, DamageDealt, DieRolled
from .notation import SEATS, meant, names_of
from .rules import PokemonTCG
from .sentences import intents
from .state import CONDITION_BITS, NO_CARD, NOBODY, Pokemon, PokemonState
from .view import HIDDEN, PokemonSeen

_MAY: Final = re.compile(r"^([A-D]) may( not)? (\w+)(?: (.+?))?(?:: (P[K2]-\S+|\w+-\w+:\w+))?$")
_SEES: Final = re.compile(r"^([A-D]|nobody) sees ([A-D]) (hand|prizes|active|bench) (.+)$")
_SEAT: Final = re.compile(r"^([A-D]) (active|bench|hand|discard|lost|deck top|deck|prizes|holds|taken|asked) (.+)$")
_TABLE: Final = re.compile(
    r"^(turn|turns|round|stadium|over|sudden|coins|flipped|dice|the attack did|reckoned|told|untold) (.+)$"
)
_POKEMON: Final = re.compile(
    r"^(.+?) (damage|conditions|energy|attached|stack|hp|types|weakness|resistance|retreat|poison|attacks|abilities"
    r"|effects) (.+)$"
)


def look(s: PokemonState, rules: PokemonTCG, events: Sequence[Event], text: str) -> str:
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
        found, wanted = _of_table(s, about[1], about[2]) if about[1] not in _TOLD else _told(events, about[1], about[2])
    elif about := _POKEMON.match(text):
        found, wanted = _of_pokemon(s, meant(s, about[1]), about[2], about[3])
    else:
        raise DrawingError(f"{text!r} is no statement about a table")
    return "" if found == wanted else f"{text!r}, but it is {found}"


def _may(s: PokemonState, rules: PokemonTCG, tried: re.Match[str]) -> str:
    seat = SEATS.index(tried[1])
    asked = s.decision.kind if s.decision is not None else ""
    return may(s, rules, seat, intents(s, seat, tried[3], tried[4] or ""), tried, every=asked != "turn")


def _of_seat(s: PokemonState, seat: int, what: str, text: str) -> tuple[str, str]:
    own, side = s.seats[seat], s.side(seat)
    names, size = names_of(s.fixed.pool), s.fixed.size
    if what in ("active", "bench"):
        there = side.active if what == "active" else side.bench
        if "#" in text:
            ids = sorted(meant(s, part, seat).id for part in text.split(","))
            return str(sorted(there)), str(ids)
        return cards(names, size, [s.mons[n].stack[-1] for n in there], text)
    if what in ("hand", "discard", "lost"):
        return cards(
            names_of(s.fixed.pool),
            s.fixed.size,
            {"hand": own.hand, "discard": side.discard, "lost": side.lost}[what],
            text,
        )
    if what == "deck top":
        return top(names, size, own.deck, text)
    if what == "asked":
        asked = "nothing" if s.decision is None or s.decision.seat != seat else s.decision.kind
        return asked, text
    counts = {"deck": len(own.deck), "prizes": len(own.prizes), "holds": len(own.hand), "taken": own.taken}
    return str(counts[what]), text


def _of_table(s: PokemonState, what: str, text: str) -> tuple[str, str]:
    if what == "turn":
        return "nobody's" if s.ended or s.to_move == NOBODY else SEATS[s.to_move], text
    if what == "turns":
        return str(s.turn - 1), text
    if what == "round":
        return str(s.seats[s.to_move].turns), text
    if what == "sudden":
        return str(s.sudden), text
    if what == "over":
        winner = "nobody" if s.winner == NOBODY else SEATS[s.winner]
        return f"{winner} {s.ended}" if s.ended else "the game runs", text
    names, size = names_of(s.fixed.pool), s.fixed.size
    return cards(names, size, [] if s.stadium == NO_CARD else [s.stadium], text)


_TOLD: Final = ("coins", "flipped", "dice", "the attack did", "reckoned", "told", "untold")


def _told(events: Sequence[Event], what: str, text: str) -> tuple[str, str]:
    if what == "coins":
        return "".join("TH"[event.heads] for event in events if isinstance(event, CoinFlipped)) or "none", text
    if what == "flipped":
        return ", ".join(SEATS[event.seat] for event in events if isinstance(event, CoinFlipped)) or "nobody", text
    if what == "dice":
        return " ".join(str(event.value) for event in events if isinstance(event, DieRolled)) or "none", text
    dealt = [event for event in events if isinstance(event, DamageDealt)]
    if what == "the attack did":
        return ", ".join(str(event.amount) for event in dealt) or "nothing", text
    if what == "reckoned":
        steps = dealt[-1].steps if dealt else ()
        signs = {"base": "{}", "times": "x{}"}
        parts = [f"{step} {signs.get(step, '{:+}').format(change)}" for step, change, *_ in steps]
        return ", ".join(parts) or "nothing", text
    return told(events, what, text)


def _of_pokemon(s: PokemonState, mon: Pokemon, what: str, text: str) -> tuple[str, str]:
    names, size = names_of(s.fixed.pool), s.fixed.size
    if what in ("attached", "energy"):
        there = sorted(kind % size for kind in (mon.energy if what == "energy" else mon.attached))
        read = names.energy if what == "energy" else names.numbers
        return names.listed(there), names.listed(sorted(read(text, set(there))))
    if what == "stack":
        there = [kind % size for kind in mon.stack]
        return names.listed(there), names.listed(names.numbers(text, set(there)))
    if what in ("conditions", "attacks", "abilities", "effects", "types"):
        lists = {
            "conditions": [word for word, bit in CONDITION_BITS.items() if mon.conditions & bit],
            "attacks": [attack.name for _, attack in attacks_of(s, mon)],
            "abilities": [ability.name for _, ability in abilities_of(s, mon)],
            "effects": [type(effect.what).__name__ for effect in mon.effects],
            "types": list(types_of(s, mon)),
        }
        parted = text.split() if what == "types" else [part.strip() for part in text.split(",")]
        return in_order(lists[what]), in_order([part for part in parted if part != "none"])
    if what in ("weakness", "resistance"):
        pair = weakness_of(s, mon) if what == "weakness" else resistance_of(s, mon)
        if pair is None:
            return "none", text
        number = f"+{pair[1]}" if what == "weakness" else f"-{pair[1] or 30}"
        return f"{pair[0]} {'x2' if what == 'weakness' and pair[1] is None else number}", text
    numbers = {"damage": mon.damage, "hp": hp_of(s, mon), "retreat": retreat_cost(s, mon), "poison": mon.poison}
    return str(numbers[what]), text


def _seen(s: PokemonState, rules: PokemonTCG, who: str, whose: int, what: str) -> str:
    """What a viewer sees of a hand, of Prizes, of Pokémon: names, and ? for backs."""
    view = rules.view(s, None if who == "nobody" else SEATS.index(who))
    names = names_of(s.fixed.pool)

    def name(kind: int) -> str:
        return "?" if kind == HIDDEN else names.written(kind % s.fixed.size)

    if what in ("active", "bench"):
        side = view.sides[s.fixed.side_of[whose]]
        mons: Sequence[PokemonSeen] = side.active if what == "active" else side.bench
        return in_order([name(mon.cards[-1]) if mon.cards else "?" for mon in mons])
    own = view.seats[whose]
    if what == "prizes":
        return in_order([name(kind) for kind in own.prizes])
    return hand(names, s.fixed.size, own.hand, own.known, HIDDEN)
