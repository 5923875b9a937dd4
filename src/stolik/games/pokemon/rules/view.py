"""What a seat at a Pokémon table may see, built field by field from nothing (architecture: Views and worlds).

Cards are kinds: kind % cards is the number of the card in the pool, kind // cards its owner. HIDDEN is a card's back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias

from stolik.games.pokemon.ast.printed import Ability, Attack, Power, is_called, species_of
from stolik.games.pokemon.ast.words import TYPES as TYPES
from stolik.kernel.decision import Decision, Seat
from stolik.kernel.view import View

from .asked import (
    aside,
    attacks_of,
    attacks_on,
    bringing,
    cost_of,
    hp_of,
    missing,
    powers_on,
    resistance_of,
    retreat_cost,
    types_of,
    units,
    weakness_of,
)
from .state import CONDITION_BITS, LastingEffect, Phase, Pokemon, PokemonFixed, PokemonState

HIDDEN = -1
EffectSeen: TypeAlias = tuple[int, str, int, int, str]
"""A lasting effect: the kind of the card it comes from, the modifier's class, first and last turn in which it holds,
what was named."""


@dataclass
class AttackSeen:
    """An attack that a Pokémon has: `n` its place in the list, `card` the kind of the card it stands on, `place` its
    place there, `cost` in letters as it is now, `missing` the letters that the Energy attached can't pay; `damage` and
    `sign` as printed."""

    n: int
    card: int
    place: int
    cost: str
    missing: str
    damage: int
    sign: str


@dataclass
class AbilitySeen:
    """An ability: `n` its place in the list, `card` the kind it stands on, `place` its place there, `power` whether it
    is a Poké-Power, `used` whether it was used this turn."""

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
    effects: tuple[EffectSeen, ...]


@dataclass(init=False)
class SideSeen:
    """One side of the table. The discard pile and the Lost Zone are open; the newest card is the last."""

    active: tuple[PokemonSeen, ...]
    bench: tuple[PokemonSeen, ...]
    discard: tuple[int, ...]
    lost: tuple[int, ...]

    def __init__(
        self,
        active: tuple[PokemonSeen, ...],
        bench: tuple[PokemonSeen, ...],
        discard: tuple[int, ...],
        lost: tuple[int, ...],
    ) -> None:
        self.active = active
        self.bench = bench
        self.discard = discard
        self.lost = lost


@dataclass(init=False)
class SeatSeen:
    """One player: the own hand and a partner's (P2-SETUP-4) sorted, an opponent's as backs (with what was shown of it
    in `known`); `deck` is how many cards are in it, `prizes` backs or what lies face up; `beside` the Supporter that
    lies there, or -1; `held` cards that lie open while an effect decides where they go; `lasting` effects on the
    player, as in PokemonSeen; `gx`: its GX attack of the game was used; `aside` the cards of the hand that lie beside
    it for a while, an opponent's as backs."""

    hand: tuple[int, ...]
    known: tuple[int, ...]
    deck: int
    prizes: tuple[int, ...]
    taken: int
    beside: int
    held: tuple[int, ...]
    lasting: tuple[EffectSeen, ...]
    gx: bool
    aside: tuple[int, ...]

    def __init__(
        self,
        hand: tuple[int, ...],
        known: tuple[int, ...],
        deck: int,
        prizes: tuple[int, ...],
        taken: int,
        beside: int,
        held: tuple[int, ...],
        lasting: tuple[EffectSeen, ...],
        gx: bool,
        aside: tuple[int, ...],
    ) -> None:
        self.hand = hand
        self.known = known
        self.deck = deck
        self.prizes = prizes
        self.taken = taken
        self.beside = beside
        self.held = held
        self.lasting = lasting
        self.gx = gx
        self.aside = aside


@dataclass(init=False)
class PokemonView(View):
    """A table. `turn` counts turns begun over all players (0 while setting up), `to_move` and `first` are seats or -1,
    `order` the seats in the order of their turns, once it is known. `used` says what the player whose turn it is has
    done: energy, supporter, stadium, retreat. `looking` is what the asked seat looks at. `ended` is the rule that ended
    the game, `winner` the side that won or -1; `cards` the pool's size, `prizes` how many Prizes each lays out. Kinds
    from `turned` on are Energy cards that lie face down on a Pokémon; they count on from there as others from 0."""

    format: str
    turn: int
    to_move: int
    first: int
    order: tuple[int, ...]
    phase: Phase
    cards: int
    prizes: int
    sides: tuple[SideSeen, SideSeen]
    seats: tuple[SeatSeen, ...]
    stadium: int
    used: dict[Literal["energy", "supporter", "stadium", "retreat"], bool]
    looking: tuple[int, ...]
    sudden: int
    ended: str
    winner: int
    options: dict[str, Any]
    turned: int

    def __init__(
        self,
        game: str,
        seat: Seat | None,
        decision: Decision | None,
        format: str,  # noqa: A002
        turn: int,
        to_move: int,
        first: int,
        order: tuple[int, ...],
        phase: Phase,
        cards: int,
        prizes: int,
        sides: tuple[SideSeen, SideSeen],
        seats: tuple[SeatSeen, ...],
        stadium: int,
        used: dict[Literal["energy", "supporter", "stadium", "retreat"], bool],
        looking: tuple[int, ...],
        sudden: int,
        ended: str,
        winner: int,
        options: dict[str, Any],
        turned: int,
    ) -> None:
        self.game = game
        self.seat = seat
        self.decision = decision
        self.format = format
        self.turn = turn
        self.to_move = to_move
        self.first = first
        self.order = order
        self.phase = phase
        self.cards = cards
        self.prizes = prizes
        self.sides = sides
        self.seats = seats
        self.stadium = stadium
        self.used = used
        self.looking = looking
        self.sudden = sudden
        self.ended = ended
        self.winner = winner
        self.options = options
        self.turned = turned


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
        order=s.order,
        phase=s.phase,
        cards=s.fixed.size,
        prizes=1 if s.sudden else s.fixed.format.prizes,
        sides=(_side(s, 0, seat), _side(s, 1, seat)),
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
        turned=s.fixed.turned,
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
    open_hand = viewer in s.fixed.mates[n]
    hand = tuple(sorted(own.hand)) if open_hand else (HIDDEN,) * len(own.hand)
    known = () if open_hand else tuple(sorted(own.shown))
    prizes = tuple([kind if place in own.open else HIDDEN for place, kind in enumerate(own.prizes)])
    apart = aside(s, n)
    return SeatSeen(
        hand, known, len(own.deck), prizes, own.taken, own.beside, own.held, _effects(s.lasting[n]), own.gx,
        apart if open_hand else (HIDDEN,) * len(apart),
    )  # fmt: skip


def seen(s: PokemonState, mon: Pokemon, viewer: int | None) -> PokemonSeen:
    """A Pokémon as `viewer` sees it."""
    if s.hidden and viewer not in s.fixed.mates[mon.seat]:
        return PokemonSeen(mon.id, mon.seat, (), (), (), 0, 0, "", (), 0, None, None, 0, False, (), (), ())
    fixed = s.fixed
    draw = _picture if fixed.lends else _kept_picture
    return draw(
        fixed, mon.id, mon.seat, mon.stack, mon.energy, mon.attached, mon.damage, mon.conditions, mon.poison,
        s.turn in (mon.came, mon.evolved), mon.used, mon.effects,
        None if fixed.shows_printed else _numbers(s, mon),
        attacks_of(s, mon) if fixed.lends else None,
    )  # fmt: skip


Numbers: TypeAlias = tuple[
    int, str, tuple[str, int | None] | None, tuple[str, int | None] | None, int, tuple[str, ...], tuple[str, ...]
]
"""What cards may change of what is printed on a Pokémon: HP, types, Weakness, Resistance, Retreat Cost, what its Energy
provides, and what its attacks cost."""


def _numbers(s: PokemonState, mon: Pokemon) -> Numbers:
    return (
        hp_of(s, mon),
        types_of(s, mon),
        weakness_of(s, mon),
        resistance_of(s, mon),
        retreat_cost(s, mon),
        units(s, mon),
        tuple([cost_of(s, mon, attack) for _, attack in attacks_of(s, mon)]),
    )


def _picture(
    fixed: PokemonFixed,
    id: int,  # noqa: A002
    seat: int,
    stack: tuple[int, ...],
    energy: tuple[int, ...],
    attached: tuple[int, ...],
    damage: int,
    conditions: int,
    poison: int,
    fresh: bool,
    used: tuple[str, ...],
    effects: tuple[LastingEffect, ...],
    numbers: Numbers | None,
    attacks: tuple[tuple[int, Attack], ...] | None,
) -> PokemonSeen:
    """A Pokémon of these cards, in this state; `numbers` where cards may change what is printed, `attacks` where it may
    have others than its own."""
    if attacks is None:
        attacks = attacks_on(fixed, stack[-2:], attached)
    if numbers is None:
        card = fixed.cards[stack[-1]]
        have = tuple([unit for kind in energy for unit in fixed.provides[kind]])
        costs = tuple([attack.cost for _, attack in attacks])
        numbers = card.hp, card.types, card.weakness, card.resistance, card.retreat, have, costs
    hp, types, weakness, resistance, retreat, have, costs = numbers
    return PokemonSeen(
        id,
        seat,
        stack,
        energy,
        attached,
        damage,
        hp,
        types,
        _conditions(conditions),
        poison,
        weakness,
        resistance,
        retreat,
        fresh,
        _attacks(fixed, attacks, costs, have),
        _abilities(powers_on(fixed, stack[-2:], bringing(fixed, attached, energy)), used),
        _effects(effects),
    )


_kept_picture: Final = lru_cache(maxsize=8192)(_picture)
"""The same, kept: most Pokémon are as they were when they were last looked at, and search looks often. All that it
depends on are its arguments."""


def _attacks(
    fixed: PokemonFixed, there: tuple[tuple[int, Attack], ...], costs: Sequence[str], have: tuple[str, ...]
) -> tuple[AttackSeen, ...]:
    found = []
    at, below = 0, -1
    for n, ((kind, attack), cost) in enumerate(zip(there, costs, strict=True)):
        at, below = (at + 1 if kind == below else 0), kind
        printed = fixed.cards[kind].attacks
        if at >= len(printed) or printed[at].name != attack.name:  # not all attacks of a card are lent
            at = next(n for n, one in enumerate(printed) if one.name == attack.name)
        found.append(AttackSeen(n, kind, at, cost, missing(have, cost), attack.damage, attack.sign))
    return tuple(found)


def _abilities(there: tuple[tuple[int, Ability], ...], used: tuple[str, ...]) -> tuple[AbilitySeen, ...]:
    found = []
    at, below = 0, -1
    for n, (kind, one) in enumerate(there):
        at, below = (at + 1 if kind == below else 0), kind
        found.append(AbilitySeen(n, kind, at, isinstance(one, Power), one.name in used))
    return tuple(found)


def _effects(effects: tuple[LastingEffect, ...]) -> tuple[EffectSeen, ...]:
    return tuple([(e.kind, type(e.what).__name__, e.begins, e.ends, e.word) for e in effects])


def _conditions(bits: int) -> tuple[str, ...]:
    return tuple([word for word, bit in CONDITION_BITS.items() if bits & bit]) if bits else ()


# ---- what is printed, for players that weigh it


@dataclass(frozen=True)
class AttackFacts:
    """A printed attack. `terms`: the damage that it does on the average, as numbers times what they count ("": nothing,
    they are damage; "own energy", "foe energy", "own counters", "foe counters", "spare energy", "foe retreat",
    "own taken", "foe taken": Prize cards); `does`: what else it does on the average, in the words of
    `facts.py`."""

    name: str
    cost: str
    damage: int
    sign: str
    terms: tuple[tuple[float, str], ...]
    does: Mapping[str, float]


@dataclass(frozen=True)
class AbilityFacts:
    """A printed ability; `power`: a Poké-Power, with its `limit` and the event that it waits for (`on`)."""

    name: str
    power: bool
    limit: str
    on: str
    does: Mapping[str, float]


@dataclass(frozen=True)
class CardFacts:
    """What is printed on a card, which everybody may read: a table of these by number is `PokemonTCG.printed()`."""

    id: str
    name: str
    kind: str
    stage: str
    hp: int
    types: str
    evolves_from: str
    retreat: int
    prizes: int
    provides: tuple[str, ...]
    attacks: tuple[AttackFacts, ...]
    abilities: tuple[AbilityFacts, ...]
    does: Mapping[str, float]

    @property
    def below(self) -> tuple[str, ...]:
        """The names by which cards may say that they evolve from this one (PK-EVO-1)."""
        return tuple(dict.fromkeys((self.name, species_of(self.name))))

    def goes_on(self, name: str) -> bool:
        """Whether it evolves from a Pokémon of this name (PK-EVO-1)."""
        return is_called(name, self.evolves_from)
