"""What a seat at a Pokémon table may see, built field by field from nothing (architecture, section 3).

Cards are kinds: kind % cards is the number of the card in the pool, kind // cards its owner. HIDDEN is a card's back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from stolik.cardgame.printed import Power
from stolik.kernel.view import View

from .asked import attacks_of, hp_of, missing, resistance_of, retreat_cost, types_of, units, weakness_of
from .state import CONDITION_BITS, Pokemon, PokemonState

HIDDEN = -1


@dataclass
class AttackSeen:
    """An attack that a Pokémon has: `n` its place in the list, `card` the kind of the card it stands on, `place` its
    place there, `cost` in letters as it is now, `missing` the letters that the Energy attached can't pay."""

    n: int
    card: int
    place: int
    cost: str
    missing: str


@dataclass
class AbilitySeen:
    """An ability: `n` its place in the list, `card` the kind it stands on, `place` its place there, `power` whether it
    is
    a Poké-Power, `used` whether it was used this turn."""

    n: int
    card: int
    place: int
    power: bool
    used: bool


@dataclass
class PokemonSeen:
    """A Pokémon in play. Face down for others during set-up: then only `id` and `seat` tell something, `cards` is
    empty."""

    id: int
    seat: int
    cards: tuple[int, ...]
    energy: tuple[int, ...]
    attached: tuple[int, ...]
    damage: int
    hp: int
    types: str
    conditions: tuple[str, ...]
    poison: int
    weakness: tuple[str, int | None] | None
    resistance: tuple[str, int | None] | None
    retreat: int
    fresh: bool
    attacks: tuple[AttackSeen, ...]
    abilities: tuple[AbilitySeen, ...]
    effects: tuple[tuple[int, str, int, int, str], ...]
    """(kind of the card it comes from, the modifier's class, first and last turn in which it holds, what was named)."""


@dataclass
class SideSeen:
    """One side of the table. The discard pile and the Lost Zone are open; the newest card is the last."""

    active: tuple[PokemonSeen, ...]
    bench: tuple[PokemonSeen, ...]
    discard: tuple[int, ...]
    lost: tuple[int, ...]


@dataclass
class SeatSeen:
    """One player: the own hand sorted, another's as backs (with what was shown of it in `known`); `deck` is how many
    cards are in it, `prizes` backs or what lies face up; `beside` the Supporter that lies there, or -1; `held` cards
    that lie open while an effect decides where they go; `lasting`
    effects
    on the player, as in PokemonSeen."""

    hand: tuple[int, ...]
    known: tuple[int, ...]
    deck: int
    prizes: tuple[int, ...]
    taken: int
    beside: int
    held: tuple[int, ...]
    lasting: tuple[tuple[int, str, int, int, str], ...]


@dataclass
class PokemonView(View):
    """A table. `turn` counts turns begun over both players (0 while setting up), `to_move` and `first` are seats or -1.
    `used` says what the player whose turn it is has done: energy, supporter, stadium, retreat. `looking` is what the
    asked
    seat looks at. `ended` is the rule that ended the game, `winner` the side that won or -1; `cards` the pool's
    size."""

    format: str
    turn: int
    to_move: int
    first: int
    phase: str
    cards: int
    sides: tuple[SideSeen, ...]
    seats: tuple[SeatSeen, ...]
    stadium: int
    used: dict[str, bool]
    looking: tuple[int, ...]
    sudden: int
    ended: str
    winner: int
    options: dict[str, Any]


def look(s: PokemonState, seat: int | None, game: str) -> PokemonView:
    """The view of `seat` (None: a spectator)."""
    decision = s.decision
    if decision is not None and decision.seat != seat:
        decision = None
    mover = s.seats[s.to_move] if s.to_move >= 0 else None
    return PokemonView(
        game=game,
        seat=seat,
        decision=decision,
        format=s.fixed.format.name,
        turn=s.turn,
        to_move=s.to_move,
        first=s.first,
        phase=s.phase,
        cards=s.fixed.size,
        sides=tuple([_side(s, n, seat) for n in range(len(s.sides))]),
        seats=tuple([_seat(s, n, seat) for n in range(len(s.seats))]),
        stadium=s.stadium,
        used={
            "energy": mover is not None and mover.energy,
            "supporter": mover is not None and mover.supporter,
            "stadium": mover is not None and mover.stadium,
            "retreat": mover is not None and mover.retreated,
        },
        looking=s.looking if decision is not None else (),
        sudden=s.sudden,
        ended=s.ended,
        winner=s.winner,
        options=s.fixed.options.to_data(),
    )


def _side(s: PokemonState, n: int, viewer: int | None) -> SideSeen:
    side = s.sides[n]
    return SideSeen(
        tuple([seen(s, s.mons[one], viewer) for one in side.active]),
        tuple([seen(s, s.mons[one], viewer) for one in side.bench]),
        tuple(side.discard),
        tuple(side.lost),
    )


def _seat(s: PokemonState, n: int, viewer: int | None) -> SeatSeen:
    own = s.seats[n]
    hand = tuple(sorted(own.hand)) if n == viewer else (HIDDEN,) * len(own.hand)
    known = () if n == viewer else tuple(sorted(own.shown))
    prizes = tuple([kind if place in own.open else HIDDEN for place, kind in enumerate(own.prizes)])
    lasting = tuple([(e.kind, type(e.what).__name__, e.begins, e.ends, e.word) for e in s.lasting[n]])
    return SeatSeen(hand, known, len(own.deck), prizes, own.taken, own.beside, own.held, lasting)


def seen(s: PokemonState, mon: Pokemon, viewer: int | None) -> PokemonSeen:
    """A Pokémon as `viewer` sees it."""
    if s.hidden and mon.seat != viewer:
        return PokemonSeen(mon.id, mon.seat, (), (), (), 0, 0, "", (), 0, None, None, 0, False, (), (), ())
    from .turn import cost_of, powers_of  # the turn asks the same questions

    have = units(s, mon)
    cards = s.fixed.cards
    attacks = []
    for n, (kind, attack) in enumerate(attacks_of(s, mon)):
        cost = cost_of(s, mon, attack)
        attacks.append(AttackSeen(n, kind, cards[kind].attacks.index(attack), cost, missing(have, cost)))
    abilities = tuple(
        [
            AbilitySeen(n, kind, cards[kind].abilities.index(one), isinstance(one, Power), one.name in mon.used)
            for n, (kind, one) in enumerate(powers_of(s, mon))
        ]
    )
    return PokemonSeen(
        mon.id,
        mon.seat,
        mon.stack,
        mon.energy,
        mon.attached,
        mon.damage,
        hp_of(s, mon),
        types_of(s, mon),
        tuple([word for word, bit in CONDITION_BITS.items() if mon.conditions & bit]),
        mon.poison,
        weakness_of(s, mon),
        resistance_of(s, mon),
        retreat_cost(s, mon),
        s.turn in (mon.came, mon.evolved),
        tuple(attacks),
        abilities,
        tuple([(e.kind, type(e.what).__name__, e.begins, e.ends, e.word) for e in mon.effects]),
    )
