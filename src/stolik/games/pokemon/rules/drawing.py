"""The written form of a Pokémon table: reading, printing, acts and looks (architecture: Drawn tables).

    A  active: Torterra < Grotle < Turtwig {G C C} (damage 30, poisoned)   bench: Bidoof, Shinx   hand: Potion, Switch
    B  active: Magnemite (dp7-67) [Energy Link]   prizes: 2   deck: Grass Energy x3, Potion   discard: Switch
    turn: B   turns: 5   stadium: Lake Boundary   options: format=half

A line of A or B has, in any order and all optional but `active`:

    active, bench       Pokémon: the card on top, "<" the cards below, in braces the Energy (letters, or names of
                        special Energy), in parentheses the marks (see `mark`), in brackets other attached cards
    hand, discard, lost, shown (of the hand, what all have seen)          cards; nothing is "none"
    deck                cards, top first; ten Grass Energy where it is left out
    prizes              their number (Grass Energy), or the cards; six (one in Sudden Death) where it is left out
    from                a bundled deck (Breakthrough): what of it is drawn nowhere else lies under the cards of `deck`;
                        Prizes that are only a number come from there too, in the order of its list
    open                the places of Prizes that lie face up, from 1
    beside              a Supporter that lies there
    aside               cards of the hand that lie apart until the end of the player's next turn
    fell                Pokémon Knocked Out lately: Bidoof in 4, Shinx in 4 by attack
    known               how many cards from the top of this deck A and B know: 2:0

and the other lines: `turn` whose turn it is (A), `turns` how many turns began before it (4, or 5 if it is B's; who
started follows from it), `stadium` and after its name whose, `used` what was done this turn (energy, supporter,
stadium, retreat, and names of Poké-Powers that count once for all), `sudden` (Sudden Death games begun), `options`.

`setup: A` draws two decks before anything else is done: they are shuffled so that they lie as `deck` says (beneath it
the rest of the deck behind `from`, or else Grass Energy up to the size of the format), and A is the one picked to call
the coin (`none` if no coin is flipped).
A table in the middle of setting up is printed, but can't be read. Lasting effects and questions other than that of a
turn are no part of a drawing; records hold them. A drawn table has no luck but what is scripted.

Cards are named as they print; where that may be several, with the id: Magnemite (dp7-67).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
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
    runs,
    settings,
    split,
    swaps,
)
from stolik.kernel.decision import Decision
from stolik.kernel.luck import LuckNeeded
from stolik.kernel.rules import SetupError
from stolik.kernel.state import Setup

from . import memory, notation
from .asked import aside, hp_of
from .formats import OPTIONS
from .looks import look
from .notation import FILLER, Drawn, DrawnNames, called, kind_of, mark, names_of, read_pokemon, show_pokemon, standing
from .procedure import Procedure
from .rules import PokemonTCG
from .sentences import act, say
from .state import NO_CARD, NOBODY, Aside, Pokemon, PokemonState
from .turn import MAIN

SEAT_KEYS: Final = (
    "active", "bench", "hand", "deck", "prizes", "from", "discard", "lost", "shown", "open", "beside", "aside",
    "fell", "known",
)  # fmt: skip
OWN_ZONES: Final = ("hand", "discard", "lost", "beside", "aside")
"""The zones of a player in which cards lie that are drawn nowhere else."""
SEATS: Final = notation.SEATS[:2]
TABLE_KEYS: Final = ("turn", "turns", "stadium", "used", "sudden", "options", "setup")
DECK: Final = 10
"""How many cards lie in a deck that isn't drawn."""

_DONE: Final = {"energy": "energy", "supporter": "supporter", "stadium": "stadium", "retreat": "retreated"}
"""What can be done once a turn: how it is written, and where a player's state has it."""
_FELL = re.compile(r"^(.*\S) in (\d+)( by attack)?$")


@dataclass
class _Lying:
    """All that a drawing shows in the open and in hands: numbers of cards."""

    places: list[list[list[Drawn]]]
    """Of each player the Active Pokémon and the Bench."""
    zones: list[dict[str, list[int]]]
    """Of each player the hand, discard pile and Lost Zone, what lies beside and aside, what of the hand was shown."""
    stadium: list[tuple[int, int]]
    """The one in play, after the seat whose it is."""

    def of(self, seat: int) -> list[int]:
        """A player's own cards."""
        cards = [n for key in OWN_ZONES for n in self.zones[seat][key]]
        cards += [n for place in self.places[seat] for one in place for n in (*one.stack, *one.energy, *one.attached)]
        return cards + [n for owner, n in self.stadium if owner == seat]


def read(text: str, rules: PokemonTCG, find: FindDeck = no_deck) -> PokemonState:
    """The table that `text` draws, with the player whose turn it is about to be asked; `find` knows the bundled decks.

    Raises DrawingError, SetupError.
    """
    *seats, table = keyed(text, SEATS, SEAT_KEYS, TABLE_KEYS)
    names = names_of(rules.pool)
    options = settings(table.get("options", "").split(), OPTIONS)
    if "setup" in table:
        return _before(seats, table, rules, options, find)
    drawn = _lying(seats, table, names)
    sudden = table.number("sudden", "0")
    laid = 1 if sudden else rules.options(options).format.prizes
    own_cards = [drawn.of(seat) for seat in range(len(SEATS))]
    piles = [hidden(lines, names, laid, find, cards) for lines, cards in zip(seats, own_cards, strict=True)]
    s = PokemonState(rules.fixed(Setup(rules.name, lists(names, own_cards, piles), options)), None)
    s.phase, s.hidden, s.sudden = "turn", False, sudden
    _turns(s, table)
    for owner, n in drawn.stadium:
        s.stadium = owner * s.fixed.size + n
    for seat, lines in enumerate(seats):
        _fill_seat(s, seat, drawn.zones[seat], piles[seat], laid)
        knowledge(s, seat, lines)
        _fill_side(s, seat, drawn)
    used(s, table)
    sound(s, SEATS)
    s.agenda = [MAIN]
    return s


def _lying(seats: list[Lines], table: Lines, names: DrawnNames) -> _Lying:
    places = [
        [
            lines.read(key, lambda said: [read_pokemon(part, names) for part in split(said)])
            for key in ("active", "bench")
        ]
        for lines in seats
    ]
    zones = [{key: lines.read(key, names.numbers) for key in (*OWN_ZONES, "shown")} for lines in seats]
    return _Lying(places, zones, table.read("stadium", partial(standing, SEATS, names)))


def lists(
    names: DrawnNames, own_cards: Sequence[Sequence[int]], piles: Sequence[tuple[Sequence[int], Sequence[int]]]
) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """The deck lists of players who have these cards in the open and in hand, and these decks and Prizes."""
    return tuple(
        [
            (tuple([names.cards[n].id for n in sorted([*cards, *deck, *prizes])]),)
            for cards, (deck, prizes) in zip(own_cards, piles, strict=True)
        ]
    )


def _fill_seat(
    s: PokemonState, seat: int, zones: dict[str, list[int]], piles: tuple[list[int], list[int]], laid: int
) -> None:
    """A player's deck, Prizes (of `laid` ones) and hand."""
    own, first = s.seats[seat], seat * s.fixed.size
    deck, prizes = piles
    own.deck = [first + n for n in deck]
    own.prizes = [first + n for n in prizes]
    own.hand = [first + n for n in zones["hand"]]
    own.shown = tuple([first + n for n in zones["shown"]])
    own.taken = max(0, laid - len(own.prizes))
    own.laid = True
    if zones["beside"]:
        own.beside = first + zones["beside"][0]
    lay_aside(s, seat, [first + n for n in zones["aside"]])


def lay_aside(s: PokemonState, seat: int, kinds: Sequence[int]) -> None:
    """Cards of a hand lie apart (`SetAside`)."""
    if kinds:
        notation.lay(s, seat, Aside(tuple(sorted(kinds))), str(len(kinds)))


def _fill_side(s: PokemonState, seat: int, drawn: _Lying) -> None:
    """A player's discard pile, Lost Zone and Pokémon."""
    side, first = s.side(seat), seat * s.fixed.size
    side.discard += [first + n for n in drawn.zones[seat]["discard"]]
    side.lost += [first + n for n in drawn.zones[seat]["lost"]]
    for active, place in zip((True, False), drawn.places[seat], strict=True):
        for one in place:
            put(s, [[first + n for n in part] for part in (one.stack, one.energy, one.attached)], one.marks, active)


def hidden(
    lines: Lines, names: DrawnNames, prizes: int, find: FindDeck, elsewhere: Collection[int]
) -> tuple[list[int], list[int]]:
    """Deck and Prizes of a player as numbers of cards; `prizes` is how many there are where nothing is said,
    `elsewhere` the player's cards that lie in neither."""
    stock, said = names.stock(lines, find), lines.get("prizes", str(prizes))
    known = set(stock or ())
    top = lines.read("deck", partial(names.numbers, among=known))
    row = [] if said.isdigit() else lines.read("prizes", partial(names.numbers, among=known))
    if stock is None:
        filler = names.number(FILLER)
        deck = top if "deck" in lines else [filler] * DECK
        return deck[::-1], [filler] * int(said) if said.isdigit() else row
    rest = names.without(stock, [*elsewhere, *top, *row])
    if said.isdigit():
        row, rest = rest[: int(said)], rest[int(said) :]
    return [*top, *rest][::-1], row


def used(s: PokemonState, table: Lines) -> None:
    """What was done in this turn."""
    for word in split(table.get("used", "")):
        if word in _DONE:
            setattr(s.seats[s.to_move], _DONE[word], True)
        else:
            s.shared += (word,)


def _turns(s: PokemonState, table: Lines) -> None:
    """Whose turn it is, which one, and so who started."""
    s.to_move = SEATS.index(table.one_of("turn", SEATS, "A"))
    before = table.number("turns", "45"[s.to_move])
    s.turn = before + 1
    s.first = s.to_move if before % 2 == 0 else 1 - s.to_move
    s.order = (s.first, 1 - s.first)
    for seat, own in enumerate(s.seats):
        own.turns = (s.turn + 1) // 2 if seat == s.first else s.turn // 2


def knowledge(s: PokemonState, seat: int, lines: Lines) -> None:
    """What of a player's cards lies open, what others know of the deck, and what was Knocked Out."""
    own = s.seats[seat]
    own.open = lines.read("open", lambda said: tuple([number(part, "open") - 1 for part in split(said)]))
    if "known" in lines:
        own.known = lines.read("known", lambda said: tuple([number(part, "known") for part in said.split(":")]))
    own.lost += lines.read("fell", lambda said: tuple([_fallen(s, seat, part) for part in split(said)]))


def _fallen(s: PokemonState, seat: int, text: str) -> tuple[int, int, bool]:
    """In which turn a Pokémon was Knocked Out, its card, and whether by an attack."""
    found = _FELL.match(text)
    if found is None:
        raise DrawingError(f"fell: {text!r} is not like 'Bidoof in 4' or 'Bidoof in 4 by attack'")
    return int(found[2]), kind_of(s, seat, found[1]), bool(found[3])


def put(s: PokemonState, cards: Sequence[Iterable[int]], marks: Sequence[str], active: bool) -> None:
    """A Pokémon in play: the kinds of its stack, lowest first, of its Energy and of what else is attached."""
    stack, energy, attached = cards
    s.serial += 1
    mon = Pokemon(s.serial, NOBODY, tuple(stack), 0)
    mon.seat = s.fixed.kinds[mon.stack[0]][0]
    mon.energy = tuple(sorted(energy))
    mon.attached = tuple(attached)
    mark(s, mon, marks)
    s.mons[mon.id] = mon
    side = s.side(mon.seat)
    (side.active if active else side.bench).append(mon.id)


def sound(s: PokemonState, sides: Sequence[str]) -> None:
    """A drawing shows a table at rest: nobody is about to be Knocked Out or to move up. `sides` are what they are
    called. Raises DrawingError."""
    form = s.fixed.format
    for side, name in zip(s.sides, sides, strict=True):
        if not 1 <= len(side.active) <= form.actives or (len(side.active) < form.actives and side.bench):
            raise DrawingError(f"{name}: {form.actives} Active Pokémon are needed, not {len(side.active)}")
        if len(side.bench) > form.bench:
            raise DrawingError(f"{name}: the Bench has {form.bench} places, not {len(side.bench)}")
    for mon in s.mons.values():
        if mon.damage >= hp_of(s, mon):
            raise DrawingError(f"{called(s, mon)} has {hp_of(s, mon)} HP, so {mon.damage} damage is too much")


def _before(
    seats: list[Lines], table: Lines, rules: PokemonTCG, options: dict[str, int | bool | str], find: FindDeck
) -> PokemonState:
    """A table before it is set up; its script shuffles the decks as they are drawn."""
    if any(lines.keys() - {"deck", "from"} for lines in seats) or table.keys() - {"setup", "options"}:
        raise DrawingError(
            "a table that is still to be set up has deck and from for A and B, setup and options, nothing else"
        )
    s = to_set_up(seats, rules, options, find)
    caller = table.one_of("setup", (*SEATS, "none"), "", ": who calls the coin")
    if caller in SEATS:
        s.script += (SEATS.index(caller),)
    return s


def to_set_up(
    seats: Sequence[Lines], rules: PokemonTCG, options: dict[str, int | bool | str], find: FindDeck
) -> PokemonState:
    """A table with only decks, completed by the named ones or filled up to the size of the format; its script shuffles
    them as they are drawn."""
    names = names_of(rules.pool)
    whole = rules.options(options).format.deck
    decks = []
    for lines in seats:
        stock = names.stock(lines, find)
        drawn = lines.read("deck", partial(names.numbers, among=set(stock or ())))
        filler = [names.number(FILLER)] * (whole - len(drawn))
        decks.append([*drawn, *(filler if stock is None else names.without(stock, drawn))][::-1])
    lists = tuple([(tuple([names.cards[n].id for n in sorted(deck)]),) for deck in decks])
    s = PokemonState(rules.fixed(Setup(rules.name, lists, options)), None)
    for seat, own in enumerate(s.seats):
        own.deck = [seat * s.fixed.size + n for n in decks[seat]]
        s.script += swaps(sorted(own.deck), own.deck)
    s.agenda = [Procedure(rules.opening)]
    return s


# ---- printing


def show(s: PokemonState) -> str:
    """The drawing of a state; `read` reads it. It shows everything, also what seats may not know."""
    rows = []
    for seat, name in enumerate(SEATS):
        own, side = s.seats[seat], s.sides[seat]
        zones = {"hand": own.hand, "discard": side.discard, "lost": side.lost, "shown": own.shown}
        rows.append(f"{name}  " + "   ".join([*in_play(s, seat, seat), *lying(s, zones, seat), *player(s, seat)]))
    if s.phase == "setup":
        table = [f"setup: {_caller(s)}", *given(s)]
    else:
        table = [f"turn: {SEATS[s.to_move]}", f"turns: {s.turn - 1}", *done(s)]
        table += [*([f"sudden: {s.sudden}"] if s.sudden else []), *given(s)]
    return "\n".join([*rows, "   ".join(table)])


def listed(s: PokemonState, kinds: Iterable[int], seat: int) -> str:
    """Cards in the line of a player, printed; others' with their owners behind "@"."""
    names, size = names_of(s.fixed.pool), s.fixed.size
    return runs([names.written(k % size) + (f"@{notation.SEATS[k // size]}" * (k // size != seat)) for k in kinds])


def in_play(s: PokemonState, side: int, seat: int) -> list[str]:
    """The Pokémon of a side, in the line of `seat`."""
    names, places = names_of(s.fixed.pool), (("active", s.sides[side].active), ("bench", s.sides[side].bench))
    return [
        f"{key}: {', '.join(show_pokemon(s, s.mons[n], names, seat) for n in place)}" for key, place in places if place
    ]


def lying(s: PokemonState, zones: Mapping[str, Sequence[int]], seat: int) -> list[str]:
    """The cards of zones that aren't empty, in the line of `seat`."""
    return [f"{key}: {listed(s, zone, seat)}" for key, zone in zones.items() if zone]


def player(s: PokemonState, seat: int) -> list[str]:
    """What belongs to one player besides the hand."""
    own = s.seats[seat]
    parts = [f"deck: {listed(s, reversed(own.deck), seat)}"]
    if own.prizes or s.phase != "setup":
        parts.append(f"prizes: {listed(s, own.prizes, seat)}")
    if own.open:
        parts.append(f"open: {', '.join(str(n + 1) for n in own.open)}")
    if own.beside != NO_CARD:
        parts.append(f"beside: {listed(s, [own.beside], seat)}")
    if apart := aside(s, seat):
        parts.append(f"aside: {listed(s, apart, seat)}")
    if own.lost:
        fell = (f"{listed(s, [kind], seat)} in {turn}{' by attack' * hit}" for turn, kind, hit in own.lost)
        parts.append(f"fell: {', '.join(fell)}")
    if any(own.known):
        parts.append(f"known: {':'.join(map(str, own.known))}")
    return parts


def done(s: PokemonState) -> list[str]:
    """The Stadium in play, and what was done in this turn."""
    parts = []
    if s.stadium != NO_CARD:
        whose, n = divmod(s.stadium, s.fixed.size)
        parts.append(f"stadium: {names_of(s.fixed.pool).written(n)} of {notation.SEATS[whose]}")
    words = [word for word, field in _DONE.items() if getattr(s.seats[s.to_move], field)]
    if words or s.shared:
        parts.append(f"used: {', '.join((*words, *s.shared))}")
    return parts


def given(s: PokemonState) -> list[str]:
    """The options that were given."""
    options = sorted(s.fixed.setup.options.items())
    written = " ".join(f"{key}={str(value).lower() if isinstance(value, bool) else value}" for key, value in options)
    return [f"options: {written}"] if written else []


def _caller(s: PokemonState) -> str:
    """Who is picked to call the coin: from what the procedure remembers, or from the script."""
    if s.fixed.options.start != "coin":
        return "none"
    shuffles = sum(len(own.deck) - 1 for own in s.seats)
    for f in s.agenda:
        if isinstance(f, Procedure) and f.name == "setup":
            return SEATS[f.data.get(memory.CALLER, s.script[shuffles] if f.at == 0 else 0)]
    return "none"


# ---- what a table needs to know beyond acts and looks


def settles(decision: Decision) -> bool:
    """Whether a drawn table answers this by itself: whatever is forced, except what to do in a turn."""
    return decision.kind != "turn" and decision.forced


def luck(s: PokemonState, word: str | int, sides: int) -> tuple[int, ...]:
    """What a word of scripted luck is, as numbers: "H" or "T" a coin, 1 to 6 a die, "S" a shuffle that leaves the cards
    in the order of the pool, "A: Potion, Bidoof" one that puts these on top of A's deck. `sides` is how many outcomes
    the next draw has. Raises DrawingError."""
    if isinstance(word, int):
        return (word - 1,)
    if word in ("H", "T"):
        return (int(word == "H"),)
    if word == "S":
        return tuple(range(sides - 1, 0, -1))
    seat, colon, cards = word.partition(":")
    if not colon or seat not in notation.SEATS[: len(s.seats)]:
        raise DrawingError(f"luck: {word!r} is neither H, T, S, a number nor an order like 'A: Potion, Bidoof'")
    at = notation.SEATS.index(seat)
    deck = s.seats[at].deck
    rest, top = deck[:], []
    for part in names_of(s.fixed.pool).numbers(cards, {kind % s.fixed.size for kind in deck}):
        kind = at * s.fixed.size + part
        if kind not in rest:
            raise DrawingError(f"luck: {word!r}: there are not so many of these cards in the deck")
        rest.remove(kind)
        top.append(kind)
    return swaps(deck, rest + top[::-1])


_ZONE = re.compile(r"^(?:(?:[A-D]'s )?(?:Active|Bench)|prizes)$")


def shows(s: PokemonState, thing: str) -> bool:
    """Whether this is a thing on the table to point at: a Pokémon in play ("B's Turtwig"), a place for some ("Active",
    "B's Bench"), the Prizes."""
    if _ZONE.match(thing):
        return True
    try:
        return bool(called(s, notation.meant(s, thing)))
    except DrawingError:
        return False


def needs(s: PokemonState, need: LuckNeeded) -> str:
    """What luck a table lacks: "a coin", "a shuffle of A's deck"."""
    zones = zip(notation.SEATS, s.seats, strict=False)
    return luck_needed(
        need, [one for name, own in zones for one in ((f"{name}'s deck", own.deck), (f"{name}'s hand", own.hand))]
    )


__all__ = [
    "SEATS", "DrawingError", "SetupError", "act", "kind_of", "look", "luck", "needs", "read", "say", "settles", "show",
    "shows",
]  # fmt: skip
