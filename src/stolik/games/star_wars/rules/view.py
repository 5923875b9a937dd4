"""What a seat at a Star Wars table may see, built field by field from nothing (architecture: Views and worlds).

Cards are kinds: kind % cards is the number of the card in the pool, kind // cards its owner. HIDDEN is a card's back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from stolik.games.star_wars.ast.nodes import ARENAS, KEYWORDS, CostsLess, Gets, Keyword, Said
from stolik.games.star_wars.ast.words import Arena as Arena
from stolik.kernel.decision import Decision, Seat
from stolik.kernel.view import View

from .asked import (
    Auras,
    amount,
    arena_of,
    auras_of,
    controller,
    cost_of,
    held,
    is_granted,
    keywords_of,
    needed,
    numbers_of,
    plain,
    printed_of,
    standing,
)
from .atoms import gives, said_until
from .pending import PendingCard, PendingDamage, PendingRoll
from .state import BUILT, Mode, Nowhere, Phase, Player, StarWarsState, Unit
from .tables import AbilitySeen as AbilitySeen
from .tables import active_of, place_of
from .vain import vain

HIDDEN = -1
Chance: TypeAlias = Literal["", "open", "reroll", "prevent", "disrupt"]
CHANCES: Final[dict[str, Chance]] = {
    "window:open": "open",
    "window:reroll": "reroll",
    "window:prevent": "prevent",
    "window:disrupt": "disrupt",
}
EffectSeen: TypeAlias = tuple[int, str, tuple[tuple[str, int], ...], str]
"""A lasting effect: the card that it comes from, the class of its modifier, what that gives, how long it lasts."""
ChangeSeen: TypeAlias = tuple[int, tuple[tuple[str, int], ...]]
"""What changes a unit as long as it is there: the card that says so, and the numbers and keywords that it gives."""
STATIC_KEYWORDS = tuple(
    word for word in KEYWORDS if word not in ("deflect", "enhance", "evade", "intercept", "reserves")
)


@dataclass(init=False)
class UnitSeen:
    """A unit, partially built card, pilot or Location. Of another's partially built card only id, seat, place and
    `counters` tell something; `cards` is empty (SW-ZONE-8), and `cost` what completes one's own as things are.
    `keywords` are (name, number) as they are now; `effects` (kind, class, what it gives as in the event EffectBegan,
    until); `changes` what its numbers and keywords have from static abilities, without its own keywords."""

    id: int
    seat: int
    place: str
    cards: tuple[int, ...]
    tapped: bool
    damage: int
    counters: int
    speed: int
    power: int
    health: int
    cost: int
    pilots: tuple[UnitSeen, ...]
    keywords: tuple[tuple[str, int], ...]
    abilities: tuple[AbilitySeen, ...]
    effects: tuple[EffectSeen, ...]
    # It follows from the rest, and what bots draw by chance hangs on what a view says of itself.
    changes: tuple[ChangeSeen, ...] = field(repr=False)

    def __init__(
        self,
        id: int,  # noqa: A002
        seat: int,
        place: str,
        cards: tuple[int, ...],
        tapped: bool,
        damage: int,
        counters: int,
        speed: int,
        power: int,
        health: int,
        cost: int,
        pilots: tuple[UnitSeen, ...],
        keywords: tuple[tuple[str, int], ...],
        abilities: tuple[AbilitySeen, ...],
        effects: tuple[EffectSeen, ...],
        changes: tuple[ChangeSeen, ...],
    ) -> None:
        self.id = id
        self.seat = seat
        self.place = place
        self.cards = cards
        self.tapped = tapped
        self.damage = damage
        self.counters = counters
        self.speed = speed
        self.power = power
        self.health = health
        self.cost = cost
        self.pilots = pilots
        self.keywords = keywords
        self.abilities = abilities
        self.effects = effects
        self.changes = changes


@dataclass(init=False)
class PlayerSeen:
    """One player: the own hand sorted, another's as backs (with what was shown of it in `known`); `deck` is how many
    cards are in it; `zone` what lies in the build zone; `effects` on the player as on a unit;
    `removed` the cards that are out of the game."""

    hand: tuple[int, ...]
    known: tuple[int, ...]
    deck: int
    discard: tuple[int, ...]
    force: int
    points: int
    spent: int
    done: bool
    zone: tuple[UnitSeen, ...]
    effects: tuple[EffectSeen, ...]
    # What bots draw by chance hangs on what a view says of itself.
    removed: tuple[int, ...] = field(repr=False)

    def __init__(
        self,
        hand: tuple[int, ...],
        known: tuple[int, ...],
        deck: int,
        discard: tuple[int, ...],
        force: int,
        points: int,
        spent: int,
        done: bool,
        zone: tuple[UnitSeen, ...],
        effects: tuple[EffectSeen, ...],
        removed: tuple[int, ...],
    ) -> None:
        self.hand = hand
        self.known = known
        self.deck = deck
        self.discard = discard
        self.force = force
        self.points = points
        self.spent = spent
        self.done = done
        self.zone = zone
        self.effects = effects
        self.removed = removed


@dataclass
class StrikeSeen:
    """The attack under way: `mode` "", "bombard" or "ion cannon"; `rolled` once the dice are down; `counted` are (face,
    whether it is a hit) once the hits are counted, with `critical` added to them; `declared` are (unit, dice) that will
    retaliate."""

    attacker: int
    defender: int
    mode: Mode
    rolled: bool
    counted: tuple[tuple[int, bool], ...]
    critical: int
    declared: tuple[tuple[int, int], ...]


@dataclass
class PendingSeen:
    """A roll ("roll": its natural faces), damage ("damage": (target, amount) for each unit) or Battle card ("card")
    that is pending; `unit` and `kind` say whose it is."""

    what: Literal["roll", "damage", "card"]
    seat: int
    unit: int
    kind: int
    dice: tuple[int, ...]
    parts: tuple[tuple[int, int], ...]
    disrupted: bool


@dataclass(init=False)
class StarWarsView(View):
    """A table. `to_move` is the seat that is asked now or -1, `chance` the kind of chance in which it is asked, or "".
    `arenas` are the units of both players in each arena, `queue` the untapped ones of the arena whose step
    it is, in the order in which they would act; `control` who controls each arena, or -1. `looking` is what the asked
    seat looks at. `ended` is the rule that ended the game, `winner` who won or -1; `cards` the pool's size;
    `vain` are the positions of what the asked seat may play in this chance and what could change nothing."""

    turn: int
    to_move: int
    chance: Chance
    phase: Phase
    mover: int
    arena: Arena | Nowhere
    cards: int
    arenas: dict[Arena, tuple[UnitSeen, ...]]
    locations: dict[Arena, UnitSeen | None]
    control: dict[Arena, int]
    queue: tuple[int, ...]
    seats: tuple[PlayerSeen, PlayerSeen]
    strike: StrikeSeen | None
    pending: tuple[PendingSeen, ...]
    looking: tuple[int, ...]
    ended: str
    winner: int
    vain: tuple[int, ...]
    options: dict[str, Any]

    def __init__(
        self,
        game: str,
        seat: Seat | None,
        decision: Decision | None,
        turn: int,
        to_move: int,
        chance: Chance,
        phase: Phase,
        mover: int,
        arena: Arena | Nowhere,
        cards: int,
        arenas: dict[Arena, tuple[UnitSeen, ...]],
        locations: dict[Arena, UnitSeen | None],
        control: dict[Arena, int],
        queue: tuple[int, ...],
        seats: tuple[PlayerSeen, PlayerSeen],
        strike: StrikeSeen | None,
        pending: tuple[PendingSeen, ...],
        looking: tuple[int, ...],
        ended: str,
        winner: int,
        vain: tuple[int, ...],
        options: dict[str, Any],
    ) -> None:
        self.game = game
        self.seat = seat
        self.decision = decision
        self.turn = turn
        self.to_move = to_move
        self.chance = chance
        self.phase = phase
        self.mover = mover
        self.arena = arena
        self.cards = cards
        self.arenas = arenas
        self.locations = locations
        self.control = control
        self.queue = queue
        self.seats = seats
        self.strike = strike
        self.pending = pending
        self.looking = looking
        self.ended = ended
        self.winner = winner
        self.vain = vain
        self.options = options


def look(s: StarWarsState, seat: int | None, game: str) -> StarWarsView:
    """The view of `seat` (None: a spectator)."""
    asked = decision = s.decision
    if decision is not None and decision.seat != seat:
        decision = None
    strike = s.strike
    glance = Glance(s, seat)
    arenas = {arena: tuple([glance.at(s.units[n]) for n in s.arenas[arena]]) for arena in ARENAS}
    return StarWarsView(
        game=game,
        seat=seat,
        decision=decision,
        turn=s.turn,
        to_move=-1 if asked is None else asked.seat,
        chance="" if asked is None else CHANCES.get(asked.kind, ""),
        phase=s.phase,
        mover=s.mover,
        arena=s.arena,
        cards=s.fixed.size,
        arenas=arenas,
        locations={arena: glance.at(s.units[n]) if (n := s.locations[arena]) else None for arena in ARENAS},
        control={arena: controller(s, arena) for arena in ARENAS},
        queue=_queue(s, arenas[s.arena]) if s.arena else (),
        seats=(_player(s, 0, seat, glance), _player(s, 1, seat, glance)),
        strike=None
        if strike is None
        else StrikeSeen(
            strike.attacker,
            strike.defender,
            strike.mode,
            strike.rolled,
            strike.counted,
            strike.critical,
            tuple([(unit, n) for unit, n, _ in strike.declared]),
        ),
        pending=tuple([one for n in s.proposals if (one := _pending(s, n)) is not None]),
        looking=s.looking if decision is not None else (),
        ended=s.ended,
        winner=s.winner,
        vain=() if decision is None else vain(s, decision),
        options=s.fixed.options.to_data(),
    )


def _queue(s: StarWarsState, there: tuple[UnitSeen, ...]) -> tuple[int, ...]:
    """Who of an arena is still to act, in the order in which they would as things stand (SW-BATTLE-3, 4)."""
    ready = [(-unit.speed, unit.seat, s.units[unit.id].since, unit.id) for unit in there if not unit.tapped]
    return tuple([n for _, _, _, n in sorted(ready)])


def _player(s: StarWarsState, n: int, viewer: int | None, glance: Glance) -> PlayerSeen:
    own = s.seats[n]
    hand = tuple(sorted(own.hand)) if n == viewer else (HIDDEN,) * len(own.hand)
    return PlayerSeen(
        hand,
        () if n == viewer else tuple(sorted(own.shown)),
        len(own.deck),
        tuple(own.discard),
        own.force,
        own.points,
        own.spent,
        own.done,
        tuple([glance.at(s.units[one]) for one in own.zone]),
        _effects(own) if own.effects else (),
        own.removed,
    )


def _pending(s: StarWarsState, n: int) -> PendingSeen | None:
    one = s.proposals[n]
    if isinstance(one, PendingRoll):
        return PendingSeen("roll", one.seat, one.unit, HIDDEN, one.dice, (), False)
    if isinstance(one, PendingDamage):
        return PendingSeen("damage", one.seat, one.unit, one.kind, (), one.parts, False)
    assert isinstance(one, PendingCard)
    return PendingSeen("card", one.seat, 0, one.kind, (), (), one.disrupted)


class Glance:
    """One look at a table, as `viewer` sees it: what changes several units is looked up once."""

    def __init__(self, s: StarWarsState, viewer: int | None) -> None:
        self.s = s
        self.viewer = viewer
        self.numbers: Auras = auras_of(s, Gets)
        self.words: Auras = auras_of(s, Keyword)
        self.less: Auras = auras_of(s, CostsLess)
        self.used = {(unit, key) for unit, key, _ in s.used}
        self.users = {unit for unit, _, _ in s.used}
        self.granted = is_granted(s)

    def at(self, unit: Unit) -> UnitSeen:
        """A thing."""
        s = self.s
        if unit.place == BUILT:
            mine = unit.seat == self.viewer
            cards = unit.stack if mine else ()
            cost = needed(s, unit, self.less) if mine else 0
            return UnitSeen(
                unit.id,
                unit.seat,
                BUILT,
                cards,
                False,
                0,
                unit.counters,
                0,
                0,
                0,
                cost,
                (),
                (),
                (),
                _effects(unit) if unit.effects else (),
                (),
            )
        words = keywords_of(s, unit, self.words)
        speed, power, health = numbers_of(s, unit, self.numbers)
        return UnitSeen(
            unit.id,
            unit.seat,
            unit.place if not unit.on else arena_of(s, unit) or unit.place,
            unit.stack,
            unit.tapped,
            unit.damage,
            unit.counters,
            speed,
            power,
            health,
            cost_of(s, unit),
            tuple([self.at(s.units[n]) for n in unit.pilots]) if unit.pilots else (),
            tuple([(word, n) for word in STATIC_KEYWORDS if (n := words.get(word, 0))]) if words else (),
            self._abilities(unit),
            _effects(unit) if unit.effects else (),
            self._changes(unit, (speed, power, health)),
        )

    def _changes(self, unit: Unit, numbers: tuple[int, int, int]) -> tuple[ChangeSeen, ...]:
        """What changes it but for effects; of the keywords that its own card gives the card tells."""
        s, card, found = self.s, self.s.top(unit), list[ChangeSeen]()
        if Said in s.fixed.tables.sources:
            said = [(stat, printed_of(s, unit, stat) - getattr(card, stat)) for stat in ("speed", "power", "health")]
            found.append((unit.stack[-1], tuple([(stat, n) for stat, n in said if n])))
        if numbers != (card.speed, card.power, card.health) and not plain(s, unit, Gets, self.numbers):
            for kind, what, source in standing(s, unit, Gets, self.numbers):
                given = [(stat, amount(s, getattr(what, stat), source)) for stat in ("speed", "power", "health")]
                found.append((kind, tuple([(stat, n) for stat, n in given if n])))
        if self.words or unit.pilots:
            for kind, what, source in standing(s, unit, Keyword, self.words):
                if kind != unit.stack[-1]:
                    found.append((kind, ((what.name, amount(s, what.n, source)),)))
        return tuple([one for one in found if one[1]]) if found else ()

    def _abilities(self, unit: Unit) -> tuple[AbilitySeen, ...]:
        used = unit.id in self.users
        if not (used or self.granted or unit.pilots or unit.effects):
            return self.s.fixed.tables.seen[unit.stack[-1]]
        return tuple(
            [
                AbilitySeen(n, one.kind, place_of(one.key), used and (unit.id, one.key) in self.used)
                for n, one in enumerate(held(self.s, unit))
                if active_of(one.ability) is not None
            ]
        )


def _effects(on: Unit | Player) -> tuple[EffectSeen, ...]:
    return tuple([(one.kind, type(one.what).__name__, gives(one.what), said_until(one.until)) for one in on.effects])


# ---- what is printed, for players that weigh it


@dataclass(frozen=True)
class PlayFacts:
    """A printed activated ability, or a way to play a Battle card. `chance` is when (as in `timing`), `attack` whether
    only in an attack; `force` what it costs, `dear` whether it costs more than Force and being tapped; `does` what it
    does, in the words of `games/star_wars/facts.py`."""

    chance: str
    attack: bool
    keyword: str
    force: int
    tap: bool
    dear: bool
    does: Mapping[str, float]


@dataclass(frozen=True)
class CardFacts:
    """What is printed on a card, which everybody may read: a table of these by number is `StarWarsTCG.printed()`.
    `abilities` are by their places, as `AbilitySeen` names them; `plays` the ways to play a Battle card; `pilots` the
    subtypes that it may pilot; `keywords` static ones; `does` the effect of a Mission."""

    id: str
    name: str
    version: str
    side: str
    kind: str
    subtypes: str
    cost: int
    speed: int
    power: int
    health: int
    abilities: Mapping[str, PlayFacts]
    plays: tuple[PlayFacts, ...]
    pilots: tuple[str, ...]
    keywords: Mapping[str, int]
    does: Mapping[str, float]
