"""The position of a Pokémon game: fields only. What they may become is written in `atoms`, what they mean in `asked`.

Hands, decks, Prizes, discard piles, and what a Pokémon consists of, are lists or tuples of kinds: a kind is a card of
an owner, without identity (architecture: Hidden things). Pokémon in play are entities with an id."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from stolik.cardgame.ast import Modifier, Named, Static, When
from stolik.games.pokemon.ast.nodes import (
    AttackCost,
    AttacksBelow,
    AttacksOf,
    CostIs,
    EnergyGives,
    EnergyIs,
    ExtraHP,
    HPLike,
    NoResistance,
    NoWeakness,
    Provides,
    RetreatCost,
    TypeIs,
    TypeOfBelow,
    WeaknessIs,
    WeaknessTypeIs,
)
from stolik.games.pokemon.ast.printed import Ability, Attack, Card, Power
from stolik.kernel.codec import register
from stolik.kernel.compiling import mypyc_attr
from stolik.kernel.state import Fixed, Setup, StateOf, in_order

from .card_tables import CardTables
from .formats import Format, Options

if TYPE_CHECKING:
    from typing import Self

CHANGING: Final = (
    AttackCost,
    AttacksBelow,
    AttacksOf,
    CostIs,
    EnergyGives,
    EnergyIs,
    ExtraHP,
    HPLike,
    NoResistance,
    NoWeakness,
    Provides,
    RetreatCost,
    TypeIs,
    TypeOfBelow,
    WeaknessIs,
    WeaknessTypeIs,
)
"""Modifiers by which a Pokémon shows something else than what is printed on it."""


ASLEEP: Final = 1
CONFUSED: Final = 2
PARALYZED: Final = 4
POISONED: Final = 8
BURNED: Final = 16
CONDITION_BITS: Final = {"asleep": 1, "confused": 2, "paralyzed": 4, "poisoned": 8, "burned": 16}
TURNED: Final = ASLEEP | CONFUSED | PARALYZED
"""Those that replace one another (PK-COND-2)."""

Phase: TypeAlias = Literal["setup", "turn", "over"]
NOBODY: Final = -1
NO_CARD: Final = -1


ITS_OWN: Final = (Named("self"), Named("holder"))
"""For whom a modifier is that reaches no other Pokémon than that on which its card is."""
FED: Final = ("attached", "given", "you attach energy", "opponent attaches energy", "energy attached")
"""The events of Energy that is attached from a hand."""
APART: Final = ("stadium", "supporter")
"""Stages of cards that give what they give without lying on a Pokémon."""

Kinds = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The cards of a Pokémon, what is attached to it besides Energy, and its Energy."""
Lying = tuple[tuple[int, ...], tuple[int, ...]]
"""The two uppermost cards of a Pokémon, and what is attached to it besides Energy."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PokemonFixed(Fixed):
    """What never changes: the kinds and what is printed on them, as tables by kind.

    kinds[k] is (seat, card id), with k = seat * len(pool) + number in the pool, so that a kind says nothing of what
    else is in a deck; closed cards are behind those of all seats. `given` names the classes of modifiers, and
    `listened` the events, that any card in the decks may bring; where there is none, nothing is scanned for.
    `standing` are the modifiers that come from cards in play and not only from lasting effects, by the kind that gives
    them."""

    __slots__ = (
        "active", "aiding", "answers", "attacks", "benched", "burdens", "cancelled", "cancels", "cards",
        "costs_change", "could", "duel", "easy", "ends", "energy_changes", "far", "fed", "foes", "format", "fossils",
        "given", "hears", "held", "in_decks", "layouts", "lends", "listened", "looks_back", "lower", "mates", "nodes",
        "options", "passing", "payable", "peeps", "pool", "powered", "powers", "provides", "recalls", "shows_printed",
        "shrinks", "sieves", "size", "standing", "statics", "steady", "turn_powers", "turned", "under", "units", "uses",
        "weighed",
    )  # fmt: skip

    def __init__(self, setup: Setup, tables: CardTables, options: Options) -> None:
        sides = options.format.side_of
        super().__init__(setup, tables.kinds, sides)
        self.pool = tables.pool
        self.size = len(tables.pool)
        self.options = options
        self.format: Format = options.format
        self.duel = len(sides) == 2
        """Whether every side is one seat."""
        self.mates: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n, side in enumerate(sides) if side == own) for own in sides
        )
        """By seat: who plays for its side, itself too; they see each other's hands (P2-SETUP-4)."""
        self.foes: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n, side in enumerate(sides) if side != own) for own in sides
        )
        """By seat: who plays for the other side."""
        self.cards, self.provides, self.turned = tables.cards, tables.provides, tables.turned
        self.in_decks: tuple[tuple[int, ...], ...] = tuple(
            tuple(in_order([tables.number[seat, one] for stack in deck for one in stack], setup))
            for seat, deck in enumerate(setup.decks)
        )
        brought = {kind: tables.brought(kind) for deck in self.in_decks for kind in deck}
        self.statics: dict[int, tuple[Static | When, ...]] = {kind: one.parts for kind, one in brought.items()}
        """By kind: what a card gives while it lies in play, Poké-Bodies first."""
        self.held: dict[int, tuple[Static | When, ...]] = {kind: one.held for kind, one in brought.items() if one.held}
        """By kind: those that an item on it has, which is no Poké-Body."""
        self.given: dict[type, bool] = {what: True for one in brought.values() for what in one.given}
        self.listened: dict[str, bool] = {event: True for one in brought.values() for event in one.listened}
        self.fed = any(event in self.listened for event in FED)
        """Whether any card waits for Energy that is attached from a hand."""
        self.standing: dict[type, dict[int, tuple[Static, ...]]] = {}
        for kind, one in brought.items():
            for part in one.parts:
                if isinstance(part, Static):
                    given_by = self.standing.setdefault(type(part.what), {})
                    given_by[kind] = (*given_by.get(kind, ()), part)
        self.far = frozenset(
            what
            for what, given_by in self.standing.items()
            for kind, parts in given_by.items()
            if self.cards[kind].stage not in APART and any(part.to not in ITS_OWN for part in parts)
        )
        """The classes of those that a Pokémon in play, or a card on it, may give to others."""
        self.hears: dict[str, dict[int, tuple[When, ...]]] = {}
        """By event: what of the cards that lie in play waits for it, by kind."""
        for kind, one in brought.items():
            for part in one.parts:
                if isinstance(part, When):
                    waiting = self.hears.setdefault(part.event, {})
                    waiting[kind] = (*waiting.get(kind, ()), part)
        self.weighed = any(one.weighs for one in brought.values())
        """Whether any card asks how much damage an attack has done to a Pokémon."""
        self.shrinks = any(one.shrinks for one in brought.values())
        """Whether any card may lower the HP of a Pokémon, …"""
        self.burdens = any(one.burdens for one in brought.values())
        """… or raise its Retreat Cost."""
        self.powered = frozenset(
            kind for kind in brought if self.cards[kind].kind == "energy" and self.cards[kind].abilities
        )
        """Energy cards with a power of their own."""
        others = [kind for kind in brought if self.cards[kind].kind != "pokemon"]
        self.aiding = frozenset(
            kind for kind in others if self.cards[kind].abilities and self.cards[kind].stage not in APART
        )
        """Cards that may bring an ability to the Pokémon to which they are attached."""
        self.nodes: frozenset[type] = frozenset().union(*[one.nodes for one in brought.values()])
        """The classes of all nodes of the cards in the decks."""
        self.answers = any(one.answers for one in brought.values())
        """Whether any card has a Poké-Power that is used when something happens."""
        self.passing = any(one.passing for one in brought.values())
        """Whether any card stays attached only for a time."""
        self.peeps = tuple(any(brought[kind].peeps for kind in deck) for deck in self.in_decks)
        """By seat: whether any card of its deck may show it Prizes that lie face down."""
        self.recalls = any(one.recalls for one in brought.values())
        """Whether any card asks what an attack has discarded from its Pokémon."""
        self.ends = any(one.ends for one in brought.values())
        """Whether any card has a Poké-Power that may be used as a turn ends."""
        self.cancels = tuple(any(brought[kind].cancels for kind in deck) for deck in self.in_decks)
        """By seat: whether any card of its deck may be played as an opponent's Poké-Power is used."""
        self.cancelled = any(self.cancels)
        self.easy, self.could, self.layouts, self.sieves = tables.easy, tables.could, tables.layouts, tables.sieves
        self.looks_back, self.lower, self.under = tables.looks_back, tables.lower, tables.under
        self.fossils = tables.fossils
        self.energy_changes = not self.given.keys().isdisjoint((EnergyIs, Provides, EnergyGives))
        """Whether any card may change what Energy provides, …"""
        self.costs_change = AttackCost in self.given or CostIs in self.given
        """… whether any may change what an attack costs, …"""
        self.shows_printed = self.given.keys().isdisjoint(CHANGING)
        """… whether every Pokémon shows what is printed on it, …"""
        self.lends = AttacksBelow in self.given or AttacksOf in self.given
        """… and whether any lets a Pokémon use attacks that are not its own."""
        self.uses, self.active, self.benched = tables.uses, tables.active, tables.benched
        self.units: dict[tuple[int, ...], tuple[str, ...]] = {}
        """What Energy cards attached together provide, where no effect changes it: a cache, as those below."""
        self.attacks: dict[Lying, tuple[tuple[int, Attack], ...]] = {}
        self.powers: dict[Lying, tuple[tuple[int, Ability], ...]] = {}
        """The attacks and abilities that cards lying on each other bring, each with its card."""
        self.turn_powers: dict[Lying, tuple[tuple[int, int, Power], ...]] = {}
        """Which of those abilities are Poké-Powers for the turn."""
        self.steady = not (self.energy_changes or self.costs_change or self.lends)
        """Whether what attacks a Pokémon can pay depends on its cards alone: …"""
        self.payable: dict[Kinds, tuple[tuple[int, int, Attack], ...]] = {}
        """… then those, by its cards and its Energy: each with its place, and the kind of its card."""

    def upright(self, kind: int) -> int:
        """The kind of a card however it lies: also of one that is face down on a Pokémon."""
        return kind - self.turned if kind >= self.turned else kind


@dataclass(frozen=True)
class WakesOn(Modifier):
    """As long as it is Asleep, `coins` are flipped between turns instead of one; `deadly` as in `Inflict`, which leaves
    this."""

    coins: int
    deadly: bool = False


register(WakesOn)


@dataclass(frozen=True)
class Thrown(Modifier):
    """In this turn its own attack has discarded these cards from it, by kind."""

    kinds: tuple[int, ...]


register(Thrown)


@dataclass(frozen=True)
class Aside(Modifier):
    """These cards of the hand of the player on whom this lies are set aside, by kind, until the turn ends with which
    this ends (`SetAside`)."""

    kinds: tuple[int, ...]


register(Aside)


@dataclass(frozen=True)
class TurnedDown(Modifier):
    """A card on a Pokémon of the player on whom this lies is face down until the turn ends with which this ends
    (`TurnDown`): the Pokémon's id, and the card's kind as it is face up."""

    mon: int
    kind: int


register(TurnedDown)


@dataclass(frozen=True)
class Spent(Modifier):
    """A player has used a Poké-Power that may be used once a game; its effect names it."""


register(Spent)


@dataclass(frozen=True)
class HurtsItself(Modifier):
    """As long as it is Confused, tails before its attack put so many damage counters on it instead of 3; `Inflict`
    leaves this."""

    counters: int


register(HurtsItself)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class LastingEffect:
    """A modifier with an end: it holds in the turns `begins` to `ends` (numbers of turns; PK-EVO-3, PK-RETREAT-2 end it
    sooner). `seat` is whose effect it is, `kind` the card that it comes from, `word` what was chosen with it (an
    attack's name)."""

    __slots__ = ("begins", "ends", "kind", "seat", "what", "word")

    def __init__(self, what: Modifier | When, seat: int, kind: int, begins: int, ends: int, word: str = "") -> None:
        self.what = what
        self.kind = kind
        self.seat = seat
        self.begins = begins
        self.ends = ends
        self.word = word


register(LastingEffect)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Pokemon:
    """A Pokémon in play.

    `stack` are its cards, lowest first; `energy` the Energy cards (those that lie face down are of kinds of their own,
    from `PokemonFixed.turned` on) and `attached` the other cards on it (Tools, Technical Machines …). `damage` is in
    points. `poison` and `burn` are the damage counters that they put between turns. `came` and `evolved` are the
    turns in which it was put into play and last evolved (0: before the first turn); `held` is the turn in which it
    was Paralyzed. `used` holds the abilities used this turn. `hit` and `hit_for` are the turn and amount of the
    last damage by an opponent's attack; `attacked` and `attack` the turn and name of its last attack; `moved` the
    turn in which it went from the Bench to an Active place (0: never). `seat` is who put it into play, which tells
    its side. Turns are counted over all players."""

    __slots__ = (
        "attached", "attack", "attacked", "burn", "came", "conditions", "damage", "effects", "energy", "evolved",
        "held", "hit", "hit_for", "id", "moved", "poison", "seat", "stack", "used",
    )  # fmt: skip

    def __init__(self, id: int, seat: int, stack: tuple[int, ...], came: int) -> None:  # noqa: A002
        self.id = id
        self.seat = seat
        self.stack = stack
        self.energy: tuple[int, ...] = ()
        self.attached: tuple[int, ...] = ()
        self.damage = 0
        self.conditions = 0
        self.poison = 1
        self.burn = 2
        self.came = came
        self.evolved = NOBODY
        self.held = 0
        self.used: tuple[str, ...] = ()
        self.hit = 0
        self.hit_for = 0
        self.attacked = 0
        self.attack = ""
        self.moved = 0
        self.effects: tuple[LastingEffect, ...] = ()

    def clone(self) -> Pokemon:
        """An independent copy."""
        new = Pokemon.__new__(Pokemon)
        new.id = self.id
        new.seat = self.seat
        new.stack = self.stack
        new.energy = self.energy
        new.attached = self.attached
        new.damage = self.damage
        new.conditions = self.conditions
        new.poison = self.poison
        new.burn = self.burn
        new.came = self.came
        new.evolved = self.evolved
        new.held = self.held
        new.used = self.used
        new.hit = self.hit
        new.hit_for = self.hit_for
        new.attacked = self.attacked
        new.attack = self.attack
        new.moved = self.moved
        new.effects = self.effects
        return new


register(Pokemon)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class SeatState:
    """What belongs to one player: hand, deck (its top is the last), Prizes.

    `open` are the places of Prizes that lie face up; `shown` the cards of the hand that all have seen; `known[v]` how
    many cards from the top of the deck seat v knows in their order; `beside` a Supporter that lies until the turn ends,
    `played` the Supporter that was played this turn.
    `taken` counts Prizes taken, `turns` the player's own turns. `energy`, `supporter`, `stadium` and `retreated` say
    what was done this turn; `lost` are this player's Pokémon that were Knocked Out in this turn or the last: (turn,
    kind, whether by damage from an attack); `laid` is True once its Pokémon are laid out; `owed` are Prizes that it is
    to take for what was Knocked Out in the middle of an effect. `held` are cards that lie open while an effect decides
    where they go. `gx`: whether its GX attack of the game was used (P2-TURN-35)."""

    __slots__ = (
        "beside", "deck", "energy", "gx", "hand", "held", "known", "laid", "lost", "open", "owed", "played", "prizes",
        "retreated", "shown", "stadium", "supporter", "taken", "turns",
    )  # fmt: skip

    def __init__(self, deck: list[int], seats: int) -> None:
        self.hand: list[int] = []
        self.deck = deck
        self.prizes: list[int] = []
        self.open: tuple[int, ...] = ()
        self.shown: tuple[int, ...] = ()
        self.known: tuple[int, ...] = (0,) * seats
        self.beside = NO_CARD
        self.played = NO_CARD
        self.taken = 0
        self.turns = 0
        self.energy = False
        self.supporter = False
        self.stadium = False
        self.retreated = False
        self.lost: tuple[tuple[int, int, bool], ...] = ()
        self.laid = False
        self.owed = 0
        self.gx = False
        self.held: tuple[int, ...] = ()

    def clone(self) -> SeatState:
        """An independent copy."""
        new = SeatState.__new__(SeatState)
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.prizes = self.prizes[:]
        new.open = self.open
        new.shown = self.shown
        new.known = self.known
        new.beside = self.beside
        new.played = self.played
        new.taken = self.taken
        new.turns = self.turns
        new.energy = self.energy
        new.supporter = self.supporter
        new.stadium = self.stadium
        new.retreated = self.retreated
        new.lost = self.lost
        new.laid = self.laid
        new.owed = self.owed
        new.gx = self.gx
        new.held = self.held
        return new


register(SeatState)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class SideState:
    """What belongs to one side of the table: Active Pokémon and Bench (entity ids), discard pile and Lost Zone. `used`
    is the attack that it used last: (turn, card, name), () before the first."""

    __slots__ = ("active", "bench", "discard", "lost", "used")

    def __init__(self) -> None:
        self.active: list[int] = []
        self.bench: list[int] = []
        self.discard: list[int] = []
        self.lost: list[int] = []
        self.used: tuple[()] | tuple[int, int, str] = ()

    def clone(self) -> SideState:
        """An independent copy."""
        new = SideState.__new__(SideState)
        new.active = self.active[:]
        new.bench = self.bench[:]
        new.discard = self.discard[:]
        new.lost = self.lost[:]
        new.used = self.used
        return new


register(SideState)


@mypyc_attr(allow_interpreted_subclasses=True)
class PokemonState(StateOf[PokemonFixed]):
    """A whole game.

    `turn` counts the turns begun over all players (0: setting up), `to_move` whose turn it is, `first` who started;
    `order` are the seats in the order of their turns, once it is known.
    `phase` is "setup", "turn" or "over". `stadium` is the Stadium in play. `lasting[seat]` are effects on players.
    `shared` are the names of abilities that were used this turn and count once for all cards. `ended` is the rule that
    ended the game, `winner` the side that won (-1: nobody). `sudden` counts Sudden Death games; `hidden` is True until
    the Pokémon of both players are revealed. `looking` is what the asked seat looks at: kinds, in the order shown.
    """

    __slots__ = (
        "ended", "first", "hidden", "lasting", "looking", "mons", "order", "phase", "seats", "shared", "sides",
        "stadium", "sudden", "to_move", "turn", "winner",
    )  # fmt: skip

    def __init__(self, fixed: PokemonFixed, luck: int | None, script: tuple[int, ...] = ()) -> None:
        super().__init__(fixed, luck, script)
        seats = len(fixed.side_of)
        self.turn = 0
        self.to_move = NOBODY
        self.first = NOBODY
        self.order: tuple[int, ...] = ()
        self.phase: Phase = "setup"
        self.hidden = True
        self.stadium = NO_CARD
        self.ended = ""
        self.winner = NOBODY
        self.sudden = 0
        self.shared: tuple[str, ...] = ()
        self.looking: tuple[int, ...] = ()
        self.lasting: tuple[tuple[LastingEffect, ...], ...] = ((),) * seats
        self.seats = [SeatState(list(deck), seats) for deck in fixed.in_decks]
        self.sides = [SideState() for _ in range(max(fixed.side_of) + 1)]
        self.mons: dict[int, Pokemon] = {}

    def clone(self) -> Self:
        """An independent copy that shares what is fixed."""
        new = super().clone()
        new.turn = self.turn
        new.to_move = self.to_move
        new.first = self.first
        new.order = self.order
        new.phase = self.phase
        new.hidden = self.hidden
        new.stadium = self.stadium
        new.ended = self.ended
        new.winner = self.winner
        new.sudden = self.sudden
        new.shared = self.shared
        new.looking = self.looking
        new.lasting = self.lasting
        new.seats = [seat.clone() for seat in self.seats]
        new.sides = [side.clone() for side in self.sides]
        new.mons = {n: mon.clone() for n, mon in self.mons.items()}
        return new

    def card(self, kind: int) -> Card:
        """What is printed on a card of this kind."""
        return self.fixed.cards[kind]

    def top(self, mon: Pokemon) -> Card:
        """The card on top of a Pokémon."""
        return self.fixed.cards[mon.stack[-1]]

    def side(self, seat: int) -> SideState:
        """The side that a seat plays for."""
        return self.sides[self.fixed.side_of[seat]]

    def foes(self, seat: int) -> SideState:
        """The other side."""
        return self.sides[1 - self.fixed.side_of[seat]]

    def allied(self, one: int, other: int) -> bool:
        """Whether two seats play for the same side."""
        return one == other or self.fixed.side_of[one] == self.fixed.side_of[other]

    def comes_next(self, seats: tuple[int, ...]) -> int:
        """Of some seats the one whose turn comes next; before the first turn the one that is earlier in the order, or
        at the table."""
        if len(seats) == 1:
            return seats[0]
        order = self.order or tuple(range(len(self.seats)))
        at = order.index(self.to_move) + 1 if self.to_move in order else 0
        return next(seat for seat in order[at:] + order[:at] if seat in seats)

    def foe(self, seat: int) -> int:
        """The opponent of a seat; of two that one whose turn comes next (P2-TEXT-13, 15)."""
        return 1 - seat if self.fixed.duel else self.comes_next(self.fixed.foes[seat])

    def speaker(self, seat: int) -> int:
        """Who acts for the side of a seat: the one whose turn it is, else the one whose turn comes next (P2-FIELD-12,
        P2-TEXT-13)."""
        if self.fixed.duel:
            return seat
        mates = self.fixed.mates[seat]
        return self.to_move if self.to_move in mates else self.comes_next(mates)

    def home(self, kind: int, to: str, user: int) -> int:
        """The seat to whose zone a card goes by an effect of `user`: a deck is its owner's (P2-FIELD-5), a hand the
        user's where the card is of the user's side (P2-FIELD-6, 10)."""
        owner = self.fixed.kinds[kind][0]
        return user if to == "hand" and self.allied(owner, user) else owner


register(PokemonState)
