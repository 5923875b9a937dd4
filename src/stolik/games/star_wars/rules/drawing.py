"""The written form of a Star Wars table: reading, printing, acts and looks (architecture: Drawn tables).

    dark   space: Slave I (B) {damage 2} [Jango Fett (F)]   character: Darth Vader (C) < Darth Vader (A)   force: 4
    light  character: Mace Windu (A) {tapped}   build: Bail Organa (A)   built: Jedi Council Summons {2}   hand: none
    step: character   turn: 3   options: setup=alternate

A line of dark or light has, in any order and all optional:

    space, ground, character   units: the card on top, "<" the cards below, in braces the marks (tapped, moved, damage
                        2), in brackets the pilots on it, parted by ";"
    build               retreated units          built   partially built cards, in braces their build counters
    hand, discard, removed (from the game), shown (of the hand, what all have seen)   cards; nothing is "none"
    deck                cards, top first; ten of the first Space unit of the pool where it is left out
    from                a bundled deck (Iron Fleet): what of it is drawn nowhere else lies under the cards of `deck`, in
                        the order of its list
    force, points       numbers, 0 where they are left out

and the other lines: `step`, where the turn stands: untap, roll, build dark, build light, retreat dark, retreat light,
battle, space, ground, character (where it is left out), end; `damage`, pending at once: 4 from Jango Fett (A) to Mace
Windu (A), 2 to Yoda (B); `turn`, its number (2); `locations`, cards with their owners: Dark Cave of dark; `options`.

`setup:` draws two decks before anything is done: they are shuffled so that they lie as `deck` says, beneath it the rest
of the deck behind `from`, or else that Space unit up to sixty cards. Continuing effects, pending rolls and questions
are no part of a drawing; records hold them. A drawn table has no luck but what is scripted.

Cards are named as they print, with the version letter; where that may be several, with the id: X-Wing (ANH-60).
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

from stolik.cardgame.drawn import (
    DrawingError,
    FindDeck,
    Lines,
    keyed,
    luck_needed,
    no_deck,
    number,
    settings,
    split,
    swaps,
)
from stolik.games.star_wars.ast.nodes import ARENAS
from stolik.kernel.decision import Decision
from stolik.kernel.luck import LuckNeeded
from stolik.kernel.rules import SetupError
from stolik.kernel.state import Setup

from . import memory
from .asked import health_of, is_unit, locations
from .damage import inflict
from .looks import look
from .notation import SEATS, Drawn, DrawnNames, called, mark, meant, names_of, read_unit, show_unit
from .options import OPTIONS
from .pending import PendingDamage
from .procedure import PROCEDURES, Procedure
from .rules import StarWarsTCG
from .sentences import act, say
from .state import ABOARD, BUILT, DARK, LIGHT, LOCATION, RETREATED, StarWarsState, Unit
from .turn import battle, end_triggers, points, retreats, roll, untap

PLACES: Final = (*ARENAS, RETREATED, BUILT)
SEAT_KEYS: Final = (*PLACES, "hand", "discard", "removed", "shown", "deck", "from", "force", "points")
TABLE_KEYS: Final = ("step", "turn", "damage", "locations", "options", "setup")
DECK: Final = 10
"""How many cards lie in a deck that isn't drawn."""
FULL: Final = 60
"""How many cards a deck before setup is filled up to."""
STEPS: Final = (
    "untap", "roll", "build dark", "build light", "retreat dark", "retreat light", "battle", *ARENAS, "end",
)  # fmt: skip


@dataclass
class _Lying:
    """All that a drawing shows in the open and in hands: numbers of cards."""

    units: list[dict[str, list[Drawn]]]
    """Of each side what is in its places."""
    piles: list[dict[str, list[int]]]
    """Of each side the hand, the discard pile, what was removed from the game, and what of the hand was shown."""
    locations: list[tuple[int, int]]
    """Those in play, before the side whose they are."""

    def of(self, seat: int) -> list[int]:
        """A side's own cards."""
        cards = self.piles[seat]["hand"] + self.piles[seat]["discard"] + self.piles[seat]["removed"]
        cards += [n for ones in self.units[seat].values() for one in ones for n in _cards(one)]
        return cards + [n for n, owner in self.locations if owner == seat]


def read(text: str, rules: StarWarsTCG, find: FindDeck = no_deck) -> StarWarsState:
    """The table that `text` draws, about to go on with its step; `find` knows the bundled decks. Raises DrawingError,
    SetupError."""
    *seats, table = keyed(text, SEATS, SEAT_KEYS, TABLE_KEYS)
    names = names_of(rules.pool)
    options = settings(split(table.get("options", "")), OPTIONS)
    if "setup" in table:
        return _before(seats, table, names, rules, options, find)
    drawn = _lying(seats, table, names)
    own_cards = [drawn.of(seat) for seat in (DARK, LIGHT)]
    decks = [_deck(lines, names, find, cards, DECK) for lines, cards in zip(seats, own_cards, strict=True)]
    whole = [sorted(cards + deck) for cards, deck in zip(own_cards, decks, strict=True)]
    lists = tuple([(tuple([names.cards[n].id for n in cards]),) for cards in whole])
    s = StarWarsState(rules.fixed(Setup(rules.name, lists, options)), None)
    s.turn, s.phase = table.number("turn", "2"), ""
    for seat, lines in enumerate(seats):
        _fill_seat(s, seat, lines, drawn.piles[seat], decks[seat])
    _fill_places(s, drawn)
    _sound(s)
    _start(s, table)
    return s


def _lying(seats: list[Lines], table: Lines, names: DrawnNames) -> _Lying:
    return _Lying(
        [
            {place: lines.read(place, lambda said: [read_unit(one, names) for one in split(said)]) for place in PLACES}
            for lines in seats
        ],
        [{key: lines.read(key, names.numbers) for key in ("hand", "discard", "removed", "shown")} for lines in seats],
        table.read("locations", lambda said: [_location(part, names) for part in split(said)]),
    )


def _fill_seat(s: StarWarsState, seat: int, lines: Lines, piles: dict[str, list[int]], deck: list[int]) -> None:
    """A side's deck, hand and discard pile, and its numbers."""
    own, first = s.seats[seat], seat * s.fixed.size
    own.deck = [first + n for n in deck]
    own.hand = [first + n for n in piles["hand"]]
    own.discard = [first + n for n in piles["discard"]]
    own.removed = tuple([first + n for n in piles["removed"]])
    own.force, own.points = lines.number("force", "0"), lines.number("points", "0")
    own.done = True
    own.spent = s.fixed.options.setup_points
    own.shown = tuple([first + n for n in piles["shown"]])


def _fill_places(s: StarWarsState, drawn: _Lying) -> None:
    """The units of both sides, place by place, and the locations."""
    for place in PLACES:
        for seat in (DARK, LIGHT):
            for one in drawn.units[seat][place]:
                _put(s, seat, one, place)
    for n, owner in drawn.locations:
        unit = _thing(s, owner, [n], LOCATION)
        s.locations |= dict.fromkeys(s.top(unit).arenas, unit.id)


def _deck(lines: Lines, names: DrawnNames, find: FindDeck, elsewhere: list[int], usual: int) -> list[int]:
    """A player's deck, the top card last; `elsewhere` are the player's other cards, `usual` is how many lie in a
    deck of which nothing is said."""
    stock = names.stock(lines, find)
    top = lines.read("deck", partial(names.numbers, among=set(stock or ())))
    if stock is not None:
        return [*top, *names.without(stock, [*elsewhere, *top])][::-1]
    return top[::-1] if "deck" in lines else [_filler(names)] * usual


def _cards(drawn: Drawn) -> list[int]:
    return drawn.stack + [n for pilot in drawn.pilots for n in pilot.stack]


def _filler(names: DrawnNames) -> int:
    return next(n for n, card in enumerate(names.cards) if card.kind == "space" and not card.version)


def _location(text: str, names: DrawnNames) -> tuple[int, int]:
    name, _, owner = text.rpartition(" of ")
    if owner not in SEATS:
        raise DrawingError(f"locations: {text!r} is not like 'Dark Cave of dark'")
    return names.number(name), SEATS.index(owner)


def _thing(s: StarWarsState, seat: int, numbers: list[int], place: str) -> Unit:
    s.serial += 1
    unit = Unit(s.serial, seat, tuple([seat * s.fixed.size + n for n in numbers]), place, s.serial)
    s.units[unit.id] = unit
    return unit


def _put(s: StarWarsState, seat: int, drawn: Drawn, place: str) -> None:
    unit = _thing(s, seat, drawn.stack, place)
    mark(unit, drawn.marks)
    if place in ARENAS:
        s.arenas[place].append(unit.id)
    else:
        s.seats[seat].zone.append(unit.id)
    for one in drawn.pilots:
        pilot = _thing(s, seat, one.stack, ABOARD)
        mark(pilot, one.marks)
        pilot.on = unit.id
        unit.pilots += (pilot.id,)


def _sound(s: StarWarsState) -> None:
    """A drawing shows units where they belong, and none that is about to be discarded."""
    for unit in s.units.values():
        kind = s.top(unit).kind
        if unit.place in ARENAS and kind != unit.place:
            raise DrawingError(f"{called(s, unit)} doesn't belong in the {unit.place} arena")
        if unit.place == RETREATED and kind not in ARENAS:
            raise DrawingError(f"{called(s, unit)} is no unit, so it can't be retreated")
        if is_unit(unit) and unit.damage >= health_of(s, unit):
            raise DrawingError(f"{called(s, unit)} has health {health_of(s, unit)}: {unit.damage} damage is too much")


def _at(step: object) -> int:
    steps: tuple[object, ...] = PROCEDURES["turn"]
    return steps.index(step)


def _start(s: StarWarsState, table: Lines) -> None:
    """The frames with which the turn goes on."""
    step = table.one_of("step", STEPS, "character")
    agenda = s.agenda
    if step in ("untap", "roll"):
        agenda.append(Procedure("turn", _at(untap if step == "untap" else roll)))
    elif step.startswith("build"):
        agenda.append(Procedure("turn", _at(retreats)))
        if step == "build dark":
            agenda.append(Procedure("build turn", seat=LIGHT))
        agenda.append(Procedure("build turn", 1, DARK if step == "build dark" else LIGHT))
        s.phase, s.mover = "build", DARK if step == "build dark" else LIGHT
    elif step.startswith("retreat"):
        s.phase, s.mover = "retreat", DARK if step == "retreat dark" else LIGHT
        agenda.append(Procedure("turn", _at(battle)))
        agenda.append(Procedure("retreat", seat=LIGHT))
        if step == "retreat dark":
            agenda.append(Procedure("retreat", seat=DARK))
    elif step == "battle":
        s.phase = "battle"
        agenda.append(Procedure("turn", _at(battle)))
    elif step == "end":
        agenda.append(Procedure("turn", _at(end_triggers)))
    else:
        s.phase, s.arena = "battle", ARENAS[ARENAS.index(step)]
        agenda.append(Procedure("turn", _at(end_triggers)))
        agenda.append(Procedure("battle", 3))
        for arena in reversed(ARENAS[ARENAS.index(step) :]):
            agenda.append(Procedure("arena", data={memory.ARENA: arena}))
        if "damage" in table:
            inflict(s, table.read("damage", partial(_damage, s)))


_DAMAGE = re.compile(r"^(\d+) from (.+?) to (.+)$")


def _damage(s: StarWarsState, text: str) -> PendingDamage:
    found = _DAMAGE.match(text)
    if found is None:
        raise DrawingError(f"damage: {text!r} is not like '4 from Jango Fett (A) to Mace Windu (A), 2 to Yoda (B)'")
    by = meant(s, found[2])
    first, *others = split(found[3])
    parts = [(meant(s, first).id, int(found[1]))]
    for one in others:
        n, _, name = one.partition(" to ")
        parts.append((meant(s, name).id, number(n, "damage")))
    return PendingDamage(by.seat, by.id, tuple(parts), by.stack[-1])


def _before(
    seats: list[Lines],
    table: Lines,
    names: DrawnNames,
    rules: StarWarsTCG,
    options: dict[str, int | bool | str],
    find: FindDeck,
) -> StarWarsState:
    """A table before it is set up; its script shuffles the decks as they are drawn."""
    if any(lines.keys() - {"deck", "from"} for lines in seats) or table.keys() - {"setup", "options"}:
        raise DrawingError(
            "a table that is still to be set up has deck and from for dark and light, setup and options, nothing else"
        )
    decks = []
    for lines in seats:
        deck = _deck(lines, names, find, [], 0)
        decks.append([_filler(names)] * (0 if "from" in lines else FULL - len(deck)) + deck)
    lists = tuple([(tuple([names.cards[n].id for n in sorted(deck)]),) for deck in decks])
    s = StarWarsState(rules.fixed(Setup(rules.name, lists, options)), None)
    for seat, own in enumerate(s.seats):
        own.deck = [seat * s.fixed.size + n for n in decks[seat]]
        s.script += swaps(sorted(own.deck), own.deck)
        own.deck.sort()
    s.agenda = [Procedure("setup")]
    return s


# ---- printing


def show(s: StarWarsState) -> str:
    """The drawing of a state; `read` reads it. It shows everything, also what seats may not know."""
    names, size = names_of(s.fixed.pool), s.fixed.size
    rows = []
    s = _dealt(s)
    fresh = s.phase == "setup" and not any(own.discard or own.spent or own.done for own in s.seats)
    for seat, name in enumerate(SEATS):
        own = s.seats[seat]
        if fresh:  # the whole deck as it was shuffled, the first seven in the hand already
            whole = [*own.hand, *reversed(own.deck)]
            rows.append(f"{name}  deck: {names.listed(kind % size for kind in whole)}")
            continue
        there: dict[str, list[Unit]] = {place: [] for place in PLACES}
        for arena, ids in s.arenas.items():
            there[arena] = [s.units[n] for n in ids if s.units[n].seat == seat]
        for n in own.zone:
            there[s.units[n].place].append(s.units[n])
        parts = [
            f"{place}: {', '.join(show_unit(s, unit, names) for unit in ones)}" for place, ones in there.items() if ones
        ]
        piles = (("hand", own.hand), ("discard", own.discard), ("removed", own.removed), ("shown", own.shown))
        for key, pile in piles:
            if pile:
                parts.append(f"{key}: {names.listed(kind % size for kind in pile)}")
        parts.append(f"deck: {names.listed(kind % size for kind in reversed(own.deck))}")
        parts += [f"{key}: {n}" for key, n in (("force", own.force), ("points", own.points)) if n]
        rows.append(f"{name}  " + "   ".join(parts))
    rows.append("   ".join(_table(s, names)))
    return "\n".join(rows)


def _dealt(s: StarWarsState) -> StarWarsState:
    """A table that is about to be set up, with its decks shuffled and the hands drawn."""
    first = s.agenda[-1] if s.agenda else None
    if not (isinstance(first, Procedure) and first.name == "setup" and first.at == 0):
        return s
    s = s.clone()
    s.sink = None
    s.agenda.pop()
    PROCEDURES.run(s, first)
    return s


def _table(s: StarWarsState, names: DrawnNames) -> list[str]:
    settings = s.fixed.setup.options
    written = ", ".join(f"{k}={str(v).lower() if isinstance(v, bool) else v}" for k, v in sorted(settings.items()))
    options = [f"options: {written}"] if written else []
    if s.phase == "setup":
        return ["setup: yes", *options]
    parts = [f"step: {_step(s)}", f"turn: {s.turn}"]
    there = locations(s)
    if there:
        size = s.fixed.size
        named = (f"{names.written(unit.stack[-1] % size)} of {SEATS[unit.seat]}" for unit in there)
        parts.append(f"locations: {', '.join(named)}")
    return parts + options


def _step(s: StarWarsState) -> str:
    if s.phase in ("build", "retreat"):
        return f"{s.phase} {SEATS[s.mover]}"
    if s.phase == "battle":
        return s.arena or "battle"
    turns = [frame.at for frame in s.agenda if isinstance(frame, Procedure) and frame.name == "turn"]
    if not turns or turns[0] > _at(points):
        return "end"
    return "untap" if turns[0] == _at(untap) else "roll"


# ---- what a table needs to know beyond acts and looks


UNSAID: Final = ("pass",)
"""Who can do nothing but pass has passed, and nobody says so: "dark passes" is said of a choice."""


def settles(decision: Decision) -> bool:
    """Whether a drawn table answers this by itself: what is forced, but not the steps that players end themselves."""
    return decision.forced and decision.kind not in ("build", "retreat", "setup")


def luck(s: StarWarsState, word: str | int, sides: int) -> tuple[int, ...]:
    """What a word of scripted luck is: 1 to 6 a die, "S" a shuffle that leaves the cards in the order of the pool.
    Raises DrawingError."""
    if isinstance(word, int):
        return (word - 1,)
    if word.isdigit():
        return (int(word) - 1,)
    if word == "S":
        return tuple(range(sides - 1, 0, -1))
    raise DrawingError(f"luck: {word!r} is neither a die's number nor S, a shuffle")


def shows(s: StarWarsState, thing: str) -> bool:
    """Whether this is a thing on the table to point at: an arena, the order of speed (queue), a unit."""
    if thing == "queue" or thing in ARENAS:
        return True
    with suppress(DrawingError):
        return meant(s, thing).place in ARENAS
    return False


def needs(s: StarWarsState, need: LuckNeeded) -> str:
    """What luck a table lacks: "a die", "a shuffle of dark's deck"."""
    return luck_needed(need, [(f"{name}'s deck", own.deck) for name, own in zip(SEATS, s.seats, strict=True)])


__all__ = [
    "SEATS", "DrawingError", "SetupError", "act", "look", "luck", "needs", "read", "say", "settles", "show", "shows",
]  # fmt: skip
