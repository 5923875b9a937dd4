"""The position of a Star Wars game: fields only. What they may become is written in `atoms`, what they mean in `asked`.

Hands, decks and discard piles are lists of kinds: a kind is a card of an owner, without identity. Units, partially
built cards, pilots and Locations are entities with an id."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeAlias

from stolik.cardgame.ast import Modifier, Node, Static
from stolik.cardgame.interpret import Effect
from stolik.games.star_wars.ast.nodes import ARENAS
from stolik.games.star_wars.ast.printed import StarWarsCard
from stolik.games.star_wars.ast.words import Arena
from stolik.kernel.codec import register
from stolik.kernel.compiling import mypyc_attr
from stolik.kernel.state import Fixed, Setup, StateOf, in_order, kinds_of

from .options import Options
from .tables import Active, Held, Source, Tables

if TYPE_CHECKING:
    from typing import Self

DARK: Final = 0
LIGHT: Final = 1
NOBODY: Final = -1
NO_CARD: Final = -1
Phase: TypeAlias = Literal["setup", "build", "retreat", "battle", "over", ""]
Nowhere: TypeAlias = Literal[""]
Mode: TypeAlias = Literal["", "bombard", "ion cannon"]
"""How a unit attacks: in its own arena, or from another one."""
UNITS: Final = ARENAS
"""The kinds of unit cards: each is the name of the arena that the unit belongs to."""
BUILT: Final = "built"
"""Where a partially built card lies: face down in the build zone, and no unit (SW-ZONE-9)."""
RETREATED: Final = "build"
"""Where a retreated unit lies: face up in the build zone."""
ABOARD: Final = "pilot"
"""Where a pilot lies: on a unit."""
LOCATION: Final = "location"
"""Where a Location lies: in the arena of its type line."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StarWarsFixed(Fixed):
    """What never changes: the kinds and what is printed on them, as tables by kind. kinds[k] is (seat, card id), with
    k = seat * len(pool) + number in the pool, and closed cards behind those of both seats. `tables` say what the cards
    in the decks may do at all: where no card does a thing, nothing is scanned for it."""

    __slots__ = ("cards", "in_decks", "options", "pool", "size", "tables")

    def __init__(
        self, setup: Setup, pool: Mapping[str, StarWarsCard], options: Options, closed: Mapping[str, StarWarsCard]
    ) -> None:
        super().__init__(setup, kinds_of(2, pool, closed), (DARK, LIGHT))
        self.pool = pool
        self.size = len(pool)
        self.options = options
        self.cards: tuple[StarWarsCard, ...] = tuple(pool.values()) * 2 + tuple(closed.values()) * 2
        number = {kind: n for n, kind in enumerate(self.kinds)}
        self.in_decks: tuple[tuple[int, ...], ...] = tuple(
            tuple(in_order([number[seat, one] for stack in deck for one in stack], setup))
            for seat, deck in enumerate(setup.decks)
        )
        self.tables = Tables(self.cards, [kind for deck in self.in_decks for kind in deck])


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Continuing:
    """A continuous effect (SW-ABIL-20): `what` (a modifier or an ability) holds until the "attack", the "battle", the
    "turn" or the "game" ends. `seat` is whose effect it is, `kind` the card that it comes from, `number` tells effects
    apart."""

    __slots__ = ("kind", "number", "seat", "until", "what")

    def __init__(self, what: Node, seat: int, kind: int, until: str, number: int) -> None:
        self.what = what
        self.seat = seat
        self.kind = kind
        self.until = until
        self.number = number


register(Continuing)


@dataclass(frozen=True)
class Controlled(Modifier):
    """Whose a unit is as long as this lasts, and who had it before anybody took control of it (SW-ABIL-33)."""

    seat: int
    before: int


register(Controlled)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Unit:
    """A unit, a partially built card, a pilot on a unit, or a Location.

    `seat` controls it. `stack` are its cards, the top one last. `place` is an arena, "build" (retreated), "built"
    (partially built), "pilot" (on the unit `on`) or "location". `pilots` are the ids of those on it. `counters` are
    build counters. `since` orders units by when they were put where they are. `moved` says that a pilot was moved in
    this build step. `effects` are continuous effects on it."""

    __slots__ = (
        "counters", "damage", "effects", "id", "moved", "on", "pilots", "place", "seat", "since", "stack", "tapped",
    )  # fmt: skip

    def __init__(
        self,
        id: int,  # noqa: A002
        seat: int,
        stack: tuple[int, ...],
        place: str,
        since: int,
        on: int = 0,
        pilots: tuple[int, ...] = (),
        tapped: bool = False,
        damage: int = 0,
        counters: int = 0,
        moved: bool = False,
        effects: tuple[Continuing, ...] = (),
    ) -> None:
        self.id = id
        self.seat = seat
        self.stack = stack
        self.place = place
        self.since = since
        self.on = on
        self.pilots = pilots
        self.tapped = tapped
        self.damage = damage
        self.counters = counters
        self.moved = moved
        self.effects = effects

    def clone(self) -> Unit:
        """An independent copy."""
        return Unit(
            self.id, self.seat, self.stack, self.place, self.since, self.on, self.pilots, self.tapped, self.damage,
            self.counters, self.moved, self.effects,
        )  # fmt: skip


register(Unit)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Player:
    """What belongs to one player: hand, deck (its top is the last), discard pile, Force, build points of this turn.
    `spent` are the points spent in setup; `done` says that setup is over for this player. `zone` are the ids in the
    build zone in the order in which they came; `shown` cards of the hand that all have seen; `known[v]` how many cards
    from the top of the deck seat v knows. `effects` are continuous effects on the player. `removed` are cards that were
    removed from the game (SW-ZONE-15)."""

    __slots__ = (
        "deck", "discard", "done", "effects", "force", "hand", "known", "points", "removed", "shown", "spent", "zone",
    )  # fmt: skip
    LATER: ClassVar[Mapping[str, Any]] = {"removed": ()}

    def __init__(
        self,
        hand: list[int],
        deck: list[int],
        discard: list[int],
        zone: list[int],
        force: int = 0,
        points: int = 0,
        spent: int = 0,
        done: bool = False,
        shown: tuple[int, ...] = (),
        known: tuple[int, ...] = (0, 0),
        effects: tuple[Continuing, ...] = (),
        removed: tuple[int, ...] = (),
    ) -> None:
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.force = force
        self.points = points
        self.spent = spent
        self.done = done
        self.zone = zone
        self.shown = shown
        self.known = known
        self.effects = effects
        self.removed = removed

    def clone(self) -> Player:
        """An independent copy."""
        return Player(
            self.hand[:], self.deck[:], self.discard[:], self.zone[:], self.force, self.points, self.spent, self.done,
            self.shown, self.known, self.effects, self.removed,
        )  # fmt: skip


register(Player)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class AttackState:
    """The attack that is under way (SW-ATTACK). `attacked` are all units that were attacked in it; `mode` is "",
    "bombard" or "ion cannon"; `declared` are (unit, dice, kind) that will retaliate; `ended` an effect has ended it.
    `counted` are (face, whether it is a hit) once the hits are counted, `critical` what Critical Hits add to them."""

    __slots__ = (
        "attacked", "attacker", "counted", "critical", "declared", "defender", "ended", "mode", "rolled",
    )  # fmt: skip

    def __init__(self, attacker: int, defender: int, mode: Mode) -> None:
        self.attacker = attacker
        self.defender = defender
        self.attacked: tuple[int, ...] = (defender,)
        self.counted: tuple[tuple[int, bool], ...] = ()
        self.critical = 0
        self.mode = mode
        self.declared: tuple[tuple[int, int, int], ...] = ()
        self.rolled = False
        self.ended = False

    def with_(self, **fields: Any) -> AttackState:
        """The same with other fields: an attack is never changed once made, so clones share it."""
        new = AttackState(self.attacker, self.defender, self.mode)
        new.attacked = self.attacked
        new.counted = self.counted
        new.critical = self.critical
        new.declared = self.declared
        new.rolled = self.rolled
        new.ended = self.ended
        for name, value in fields.items():
            setattr(new, name, value)
        return new


register(AttackState)


Mark = tuple[int, str, str]
"""(unit or 0, which of its abilities, period): an ability that was played in this "turn" or "attack"."""
Standing = tuple[tuple[int, Static, str], ...]
"""Static abilities that work now: the id of what has each, the ability, and what tells equal ones apart."""
Usable = tuple[tuple[int, Active], ...]
"""Activated abilities, each with the id of what has it."""


class Lay:
    """What was found out of how things lie and what effects are on them; good until one is moved or an effect on it
    begins or ends (`atoms.shift`), also in clones. Things go by their ids: `statics` by what they give, `abilities` of
    what has pilots or effects on it, `usable` ones by seat and chance, `hearers` by event and by its name for any unit.
    `frail` are those whose health may change all the same, `granted` says whether anything grants abilities; both are
    None where nobody has asked. `apart` says that no two uniques can be double or contest."""

    __slots__ = ("abilities", "apart", "frail", "granted", "hearers", "statics", "usable")

    def __init__(self) -> None:
        self.apart = False
        self.frail: tuple[int, ...] | None = None
        self.granted: bool | None = None
        self.hearers: dict[tuple[str, str], tuple[int, ...]] = {}
        self.statics: dict[Source, Standing] = {}
        self.abilities: dict[int, tuple[Held, ...]] = {}
        self.usable: dict[tuple[int, str], Usable] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class StarWarsState(StateOf[StarWarsFixed]):
    """A whole game.

    `turn` counts turns (0: setting up). `phase` is "setup", "build", "retreat", "battle", "over", or "" between these;
    `mover` is whose build or retreat step it is, `arena` the arena whose battle step it is. `arenas` are the ids of the
    units in each arena in the order in which they came; `locations` the Location of each or 0. `strike` is the attack
    under way. `waiting` are effects of triggers that wait for their turn (SW-ABIL-14). `used` marks what was played.
    `discarded` notes (arena, seat, kind) of units discarded this turn. `ended` is the rule that ended the game,
    `winner` who won.

    What follows from the rest: `touched` says that since `losses.must_settle` found nothing something lies otherwise
    than it did, or is damaged; `lay` is what was found out of how things lie, None where nothing was."""

    __slots__ = (
        "arena", "arenas", "discarded", "ended", "lay", "locations", "looking", "mover", "phase", "seats", "strike",
        "touched", "turn", "units", "used", "waiting", "winner",
    )  # fmt: skip

    DERIVED: ClassVar[Mapping[str, Any]] = {"touched": True, "lay": None}

    def __init__(self, fixed: StarWarsFixed, luck: int | None, script: tuple[int, ...] = ()) -> None:
        super().__init__(fixed, luck, script)
        self.turn = 0
        self.phase: Phase = "setup"
        self.mover = NOBODY
        self.arena: Arena | Nowhere = ""
        self.seats = [Player([], list(deck), [], []) for deck in fixed.in_decks]
        self.units: dict[int, Unit] = {}
        self.arenas: dict[str, list[int]] = {arena: [] for arena in ARENAS}
        self.locations: dict[str, int] = dict.fromkeys(ARENAS, 0)
        self.strike: AttackState | None = None
        self.waiting: tuple[Effect, ...] = ()
        self.used: tuple[Mark, ...] = ()
        self.discarded: tuple[tuple[str, int, int], ...] = ()
        self.looking: tuple[int, ...] = ()
        self.ended = ""
        self.winner = NOBODY
        self.touched = True
        self.lay: Lay | None = None

    def clone(self) -> Self:
        """An independent copy that shares what is fixed."""
        new = super().clone()
        new.turn = self.turn
        new.phase = self.phase
        new.mover = self.mover
        new.arena = self.arena
        new.seats = [own.clone() for own in self.seats]
        new.units = {n: unit.clone() for n, unit in self.units.items()}
        new.arenas = {arena: ids[:] for arena, ids in self.arenas.items()}
        new.locations = dict(self.locations)
        new.strike = self.strike
        new.waiting = self.waiting
        new.used = self.used
        new.discarded = self.discarded
        new.looking = self.looking
        new.ended = self.ended
        new.winner = self.winner
        new.touched = self.touched
        new.lay = self.lay
        return new

    def card(self, kind: int) -> StarWarsCard:
        """What is printed on a card of this kind."""
        return self.fixed.cards[kind]

    def top(self, unit: Unit) -> StarWarsCard:
        """The card on top."""
        return self.fixed.cards[unit.stack[-1]]


register(StarWarsState)
