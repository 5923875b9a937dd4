"""The written form of a table for two teams: as in `drawing`, with lines for the teams and for their players.

    A+C  active: Shinx, Litten@C {R}   bench: Zapdos   discard: Judge, Guzma@C
    B+D  active: Bronzor {M}, Poliwag
    A    hand: Nest Ball, Guzma@C   deck: Switch, Lightning Energy x3   prizes: 2
    turn: C   round: 3   stadium: Shrine of Punishment of B   options: version=1.0

A line of a team has active, bench, discard, lost; a line of a player hand, deck, prizes, from (a half deck), shown,
open, beside, aside, fell, known (to A, B, C and D: 2:0:0:0) and gx (yes: its GX attack was used). A card is of the
player in whose line it stands, of the team's earlier one in a team's line; behind "@" stands another owner. Energy
and what is attached is of the owner of the lowest card of its Pokémon. `turn` and `round` say whose turn it is (A in
round 2 where nothing is said); the players play in the order A, B, C, D.

`setup: A` draws four decks before anything else is done; the team of A wins the toss (`none`: there is no toss).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from stolik.cardgame.drawn import DrawingError, FindDeck, Lines, counted, keyed, no_deck, settings, split
from stolik.kernel.state import Setup

from .drawing import (
    done,
    given,
    hidden,
    in_play,
    knowledge,
    lay_aside,
    lists,
    luck,
    lying,
    needs,
    player,
    put,
    settles,
    shows,
    sound,
    to_set_up,
    used,
)
from .formats import MULTI_OPTIONS
from .looks import look
from .notation import SEATS, DrawnNames, kind_of, names_of, read_pokemon, standing
from .rules import PokemonMulti
from .sentences import act, say
from .state import PokemonState
from .turn import MAIN

TEAMS: Final = ("A+C", "B+D")
TEAM_KEYS: Final = ("active", "bench", "discard", "lost")
SEAT_KEYS: Final = ("hand", "deck", "prizes", "from", "shown", "open", "beside", "aside", "fell", "known", "gx")
TABLE_KEYS: Final = ("turn", "round", "stadium", "used", "options", "setup")
ROUND: Final = 2

Owned = tuple[int, int]
"""Owner and number of a card."""

_OWNER = re.compile(r"@([A-D])")
_ENERGY = re.compile(r"\{([^{}]*)\}")
_ATTACHED = re.compile(r"\[([^\[\]]*)\]$")
_LETTERS = re.compile(r"[A-Z](?:@[A-D])?(?: [A-Z](?:@[A-D])?)*")


class _Drawn:
    """A Pokémon of a drawing."""

    __slots__ = ("attached", "energy", "marks", "stack")

    def __init__(self, text: str, seat: int, names: DrawnNames) -> None:
        parts = _ATTACHED.sub("", _ENERGY.sub("", text)).split("<")
        owners = [SEATS.index(found[1]) if (found := _OWNER.search(part)) else seat for part in reversed(parts)]
        read = read_pokemon(_OWNER.sub("", text), names)
        self.stack: list[Owned] = list(zip(owners, read.stack, strict=True))
        self.energy = _owned(_ENERGY.findall(text), owners[0], names.energy)
        self.attached = _owned(_ATTACHED.findall(text) if read.attached else [], owners[0], names.numbers)
        self.marks = read.marks

    def cards(self) -> list[Owned]:
        return [*self.stack, *self.energy, *self.attached]


def _owned(groups: list[str], seat: int, numbers: Callable[[str], list[int]]) -> list[Owned]:
    """Attached cards with their owners: `R R@C, Multi Energy@C`."""
    found: list[Owned] = []
    for group in groups:
        for part in group.split(","):
            tokens = part.split() if _LETTERS.fullmatch(part.strip()) else [part]
            for token in tokens:
                name, _, owner = token.strip().partition("@")
                found += [(SEATS.index(owner) if owner in SEATS else seat, n) for n in numbers(name)]
    return found


def _cards(seat: int, names: DrawnNames, text: str) -> list[Owned]:
    """A list of cards with their owners."""
    found: list[Owned] = []
    for part in split(text):
        name, times = counted(part)
        name, _, owner = name.partition("@")
        if owner and owner not in SEATS:
            raise DrawingError(f"{part!r}: {owner!r} is none of {', '.join(SEATS)}")
        found += [(SEATS.index(owner) if owner else seat, names.number(name))] * times
    return found


def _pokemon(seat: int, names: DrawnNames, text: str) -> list[_Drawn]:
    """A list of Pokémon."""
    return [_Drawn(part, seat, names) for part in split(text)]


@dataclass
class _Lying:
    """All that a drawing shows in the open, as owners and numbers, and in hands."""

    teams: list[list[list[_Drawn]]]
    """Of each team the Active Pokémon and the Bench."""
    thrown: list[dict[str, list[Owned]]]
    """Of each team discard pile and Lost Zone."""
    held: list[dict[str, list[Owned]]]
    """Of each player the hand, what lies beside and aside, and what of the hand was shown."""
    stadium: list[Owned]

    def of(self, seat: int) -> list[int]:
        """The numbers of a player's own cards."""
        there = [
            *self.stadium,
            *(card for team in self.teams for place in team for one in place for card in one.cards()),
        ]
        there += [card for piles in self.thrown for pile in piles.values() for card in pile]
        there += [card for zones in self.held for key in ("hand", "beside", "aside") for card in zones[key]]
        return [n for owner, n in there if owner == seat]


def read(text: str, rules: PokemonMulti, find: FindDeck = no_deck) -> PokemonState:
    """The table that `text` draws, with the player whose turn it is about to be asked; `find` knows the bundled decks.
    Raises DrawingError, SetupError."""
    teams, seats, table = _lines(text)
    names = names_of(rules.pool)
    options = settings(table.get("options", "").split(), MULTI_OPTIONS)
    if "setup" in table:
        return _before(teams, seats, table, rules, options, find)
    drawn = _lying(teams, seats, table, names)
    whole, own_cards = rules.options(options).format, [drawn.of(seat) for seat in range(len(SEATS))]
    piles = [hidden(line, names, whole.prizes, find, cards) for line, cards in zip(seats, own_cards, strict=True)]
    s = PokemonState(rules.fixed(Setup(rules.name, lists(names, own_cards, piles), options)), None)
    s.phase, s.hidden = "turn", False
    _turns(s, table)
    _fill_seats(s, seats, drawn, piles)
    _fill_sides(s, drawn)
    used(s, table)
    sound(s, TEAMS)
    s.agenda = [MAIN]
    return s


def _lines(text: str) -> tuple[list[Lines], list[Lines], Lines]:
    """What is said of the teams, of the players, of the table. Raises DrawingError."""
    *lines, table = keyed(text, (*TEAMS, *SEATS), (*TEAM_KEYS, *SEAT_KEYS), TABLE_KEYS)
    for name, line, keys in zip((*TEAMS, *SEATS), lines, [TEAM_KEYS] * 2 + [SEAT_KEYS] * 4, strict=True):
        for key in line:
            if key not in keys:
                whose = "a player" if key in SEAT_KEYS else "a team"
                raise DrawingError(f"{name}: {key} stands in a line of {whose}", line.at[key])
    return lines[: len(TEAMS)], lines[len(TEAMS) :], table


def _lying(teams: list[Lines], seats: list[Lines], table: Lines, names: DrawnNames) -> _Lying:
    return _Lying(
        [
            [team.read(key, partial(_pokemon, side, names)) for key in ("active", "bench")]
            for side, team in enumerate(teams)
        ],
        [
            {key: team.read(key, partial(_cards, side, names)) for key in ("discard", "lost")}
            for side, team in enumerate(teams)
        ],
        [
            {key: line.read(key, partial(_cards, seat, names)) for key in ("hand", "beside", "aside", "shown")}
            for seat, line in enumerate(seats)
        ],
        table.read("stadium", partial(standing, SEATS, names)),
    )


def _kinds(s: PokemonState, cards: Iterable[Owned]) -> list[int]:
    return [owner * s.fixed.size + n for owner, n in cards]


def _fill_seats(
    s: PokemonState, seats: list[Lines], drawn: _Lying, piles: Sequence[tuple[list[int], list[int]]]
) -> None:
    """Decks, Prizes and hands."""
    for seat, own in enumerate(s.seats):
        deck, prizes = piles[seat]
        own.deck = _kinds(s, ((seat, n) for n in deck))
        own.prizes = _kinds(s, ((seat, n) for n in prizes))
        own.hand = _kinds(s, drawn.held[seat]["hand"])
        own.shown = tuple(_kinds(s, drawn.held[seat]["shown"]))
        own.taken = s.fixed.format.prizes - len(own.prizes)
        own.laid = True
        for kind in _kinds(s, drawn.held[seat]["beside"]):
            own.beside = kind
        lay_aside(s, seat, _kinds(s, drawn.held[seat]["aside"]))
        own.gx = seats[seat].get("gx", "no") == "yes"
        knowledge(s, seat, seats[seat])


def _fill_sides(s: PokemonState, drawn: _Lying) -> None:
    """What lies on the field, and the teams' piles."""
    for kind in _kinds(s, drawn.stadium):
        s.stadium = kind
    for side, piles in enumerate(drawn.thrown):
        s.sides[side].discard += _kinds(s, piles["discard"])
        s.sides[side].lost += _kinds(s, piles["lost"])
        for active, place in zip((True, False), drawn.teams[side], strict=True):
            for one in place:
                put(s, [_kinds(s, part) for part in (one.stack, one.energy, one.attached)], one.marks, active)


def _turns(s: PokemonState, table: Lines) -> None:
    """Whose turn it is, and in which round."""
    rounds = table.number("round", str(ROUND))
    if not rounds:
        raise DrawingError("round: the first round is round 1", table.at["round"])
    s.order = tuple(range(len(SEATS)))
    s.first, s.to_move = 0, SEATS.index(table.one_of("turn", SEATS, "A"))
    s.turn = (rounds - 1) * len(SEATS) + s.to_move + 1
    for seat, own in enumerate(s.seats):
        own.turns = rounds if seat <= s.to_move else rounds - 1


def _before(
    teams: list[Lines],
    seats: list[Lines],
    table: Lines,
    rules: PokemonMulti,
    options: dict[str, int | bool | str],
    find: FindDeck,
) -> PokemonState:
    """A table before it is set up; its script shuffles the decks as they are drawn, and decides the toss."""
    if any(teams) or any(own.keys() - {"deck", "from"} for own in seats) or table.keys() - {"setup", "options"}:
        raise DrawingError("a table that is still to be set up has deck and from for each player, setup and options")
    s = to_set_up(seats, rules, options, find)
    winner = table.one_of("setup", (*SEATS, "none"), "", ": whose team wins the toss")
    if winner in SEATS:
        s.script += (s.fixed.side_of[SEATS.index(winner)],)
    return s


# ---- printing


def show(s: PokemonState) -> str:
    """The drawing of a state; `read` reads it. It shows everything, also what seats may not know."""
    rows = []
    for n, name in enumerate(TEAMS):
        side = s.sides[n]
        rows.append((name, [*in_play(s, n, n), *lying(s, {"discard": side.discard, "lost": side.lost}, n)]))
    for seat, name in enumerate(SEATS):
        own = s.seats[seat]
        zones = {"hand": own.hand, "shown": own.shown}
        rows.append((name, [*lying(s, zones, seat), *player(s, seat), *(["gx: yes"] if own.gx else [])]))
    lines = [f"{name}  " + "   ".join(parts) for name, parts in rows if parts]
    if s.phase == "setup":
        table = [f"setup: {_winner(s)}"]
    else:
        table = [f"turn: {SEATS[s.to_move]}", f"round: {s.seats[s.to_move].turns}", *done(s)]
    return "\n".join([*lines, "   ".join([*table, *given(s)])])


def _winner(s: PokemonState) -> str:
    """Whose team wins the toss, from the script."""
    shuffled = sum(len(own.deck) - 1 for own in s.seats)
    winner = s.script[shuffled : shuffled + 1] if s.fixed.options.start == "random" else ()
    return SEATS[winner[0]] if winner else "none"


__all__ = [
    "SEATS", "DrawingError", "act", "kind_of", "look", "luck", "needs", "read", "say", "settles", "show", "shows",
]  # fmt: skip
