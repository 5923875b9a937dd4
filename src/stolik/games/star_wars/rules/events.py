"""What happens at a Star Wars table, for the log and for those who watch. A hidden card is -1, others are kinds."""

from __future__ import annotations

from dataclasses import dataclass, replace

from stolik.kernel.decision import Seat
from stolik.kernel.event import Event

from .state import NO_CARD


@dataclass(frozen=True)
class CardsDrawn(Event):
    """A player drew cards; others see how many."""

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """Others see backs."""
        return self if seat == self.seat else replace(self, cards=(NO_CARD,) * len(self.cards))


@dataclass(frozen=True)
class CardsDiscarded(Event):
    """Cards went from a hand or deck to the discard pile."""

    seat: int
    cards: tuple[int, ...]
    source: str


@dataclass(frozen=True)
class CardsShown(Event):
    """A player showed cards to the other."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class HandSeen(Event):
    """A player looked at the other's hand."""

    seat: int
    by: int


@dataclass(frozen=True)
class ZoneSeen(Event):
    """A player looked at what the other has partially built."""

    seat: int
    by: int


@dataclass(frozen=True)
class TypeNamed(Event):
    """A player named a type of cards."""

    seat: int
    card_type: str


@dataclass(frozen=True)
class CardsRemoved(Event):
    """Cards of a player's discard pile were removed from the game."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class DeckSearched(Event):
    """A player searched a deck and took so many cards to a place; the cards are shown or hidden."""

    seat: int
    cards: tuple[int, ...]
    to: str
    shown: bool

    def seen_by(self, seat: Seat | None) -> Event:
        """Others see what was shown."""
        return self if self.shown or seat == self.seat else replace(self, cards=(NO_CARD,) * len(self.cards))


@dataclass(frozen=True)
class DeckShuffled(Event):
    """A deck was shuffled."""

    seat: int


@dataclass(frozen=True)
class CardReturned(Event):
    """A card or unit returned to a hand or deck."""

    seat: int
    cards: tuple[int, ...]
    to: str


@dataclass(frozen=True)
class TurnBegan(Event):
    """A turn began."""

    turn: int


@dataclass(frozen=True)
class StepBegan(Event):
    """A step began: "untap", "force", "roll", "draw", "build", "retreat", "battle", "space", "ground", "character",
    "end". `seat` is whose, or -1."""

    step: str
    seat: int


@dataclass(frozen=True)
class ForceChanged(Event):
    """Force was gained, lost or paid; `left` is how much there is now."""

    seat: int
    change: int
    left: int
    why: str


@dataclass(frozen=True)
class PointsChanged(Event):
    """Build points were got or spent; `everywhere` of those that were got are for units in all three arenas
    (SW-TURN-5)."""

    seat: int
    change: int
    left: int
    everywhere: int = 0


@dataclass(frozen=True)
class DiceRolled(Event):
    """Dice were rolled: their natural faces. `why` is "attack", "damage", "build" or "effect"; `unit` whose dice they
    are (0: nobody's)."""

    seat: int
    why: str
    unit: int
    kind: int
    dice: tuple[int, ...]


@dataclass(frozen=True)
class DiceRerolled(Event):
    """Some dice were rolled again."""

    seat: int
    before: tuple[int, ...]
    dice: tuple[int, ...]


@dataclass(frozen=True)
class CardStarted(Event):
    """A card was put face down into the build zone."""

    seat: int
    unit: int
    kind: int

    def seen_by(self, seat: Seat | None) -> Event:
        """Others see its back (SW-ZONE-8)."""
        return self if seat == self.seat else replace(self, kind=NO_CARD)


@dataclass(frozen=True)
class CountersAdded(Event):
    """Build counters were put on a card, or taken off; `total` is how many lie there."""

    seat: int
    unit: int
    kind: int
    count: int
    total: int

    def seen_by(self, seat: Seat | None) -> Event:
        """The counters are public, the card is not (SW-ZONE-8)."""
        return self if seat == self.seat else replace(self, kind=NO_CARD)


@dataclass(frozen=True)
class MarksPut(Event):
    """Counters of a name were put on a unit or Location, or removed (negative); `total` is how many lie there."""

    seat: int
    unit: int
    kind: int
    name: str
    count: int
    total: int


@dataclass(frozen=True)
class UnitDeployed(Event):
    """A unit was completed, or put into an arena in setup; `place` is the arena, or "build" where it stays."""

    seat: int
    unit: int
    kind: int
    place: str


@dataclass(frozen=True)
class CardStacked(Event):
    """A card joined a unit: on top, or under it."""

    seat: int
    unit: int
    kind: int
    top: bool


@dataclass(frozen=True)
class StackReorganised(Event):
    """Another card of a stack is on top."""

    seat: int
    unit: int
    kind: int


@dataclass(frozen=True)
class MissionCompleted(Event):
    """A Mission was revealed and takes effect."""

    seat: int
    kind: int


@dataclass(frozen=True)
class LocationPlaced(Event):
    """A Location was put into its arena; `old` is the one that left, or -1."""

    seat: int
    kind: int
    arena: str
    old: int


@dataclass(frozen=True)
class UnitMoved(Event):
    """A unit moved to an arena or to the build zone ("build")."""

    seat: int
    unit: int
    kind: int
    place: str


@dataclass(frozen=True)
class PilotMoved(Event):
    """A pilot was put onto a unit (`on`), or off it (0) to `place`."""

    seat: int
    unit: int
    kind: int
    on: int
    on_kind: int
    place: str


@dataclass(frozen=True)
class UnitTapped(Event):
    """A unit was tapped or untapped."""

    seat: int
    unit: int
    kind: int
    tapped: bool


@dataclass(frozen=True)
class AttackDeclared(Event):
    """A unit attacks another; `mode` "", "bombard" or "ion cannon"."""

    seat: int
    unit: int
    kind: int
    target: int
    target_kind: int
    mode: str


@dataclass(frozen=True)
class AttackRedirected(Event):
    """Another unit is attacked now."""

    unit: int
    kind: int


@dataclass(frozen=True)
class HitsCounted(Event):
    """What the attack dice did: (face, whether it is a hit) for each, what is added by Critical Hits, and what number a
    die had to reach. How many dice there were: the attack's `mode`, its power when they were rolled, and how much the
    defender's Shields took from it."""

    unit: int
    kind: int
    hits: tuple[tuple[int, bool], ...]
    critical: int
    needed: int
    accuracy: int
    mode: str
    power: int
    shields: int


@dataclass(frozen=True)
class HitsDivided(Event):
    """Overkill: so many hits go to a second unit."""

    unit: int
    kind: int
    count: int


@dataclass(frozen=True)
class DamagePending(Event):
    """Damage waits to be prevented: (target, kind, amount) for each unit."""

    unit: int
    kind: int
    parts: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True)
class DamagePrevented(Event):
    """Some of it was prevented."""

    unit: int
    kind: int
    amount: int


@dataclass(frozen=True)
class DamageDealt(Event):
    """Damage counters were placed by damage; `damage` is how many lie there now, `health` what the unit has in all."""

    unit: int
    kind: int
    amount: int
    damage: int
    health: int


@dataclass(frozen=True)
class DamageCountersPut(Event):
    """Damage counters were put without damage (SW-DAMAGE-9), or removed (negative); `damage` and `health` as there."""

    unit: int
    kind: int
    count: int
    damage: int
    health: int


@dataclass(frozen=True)
class UnitDiscarded(Event):
    """A unit went to the discard pile, with what lay on it. `why`: "second", of a unique of which its player has
    another (SW-STACK-3), else ""."""

    seat: int
    unit: int
    kinds: tuple[int, ...]
    place: str
    why: str = ""


@dataclass(frozen=True)
class AbilityPlayed(Event):
    """An activated ability was played."""

    seat: int
    unit: int
    kind: int
    keyword: str


@dataclass(frozen=True)
class AbilityTriggered(Event):
    """A triggered ability takes effect."""

    seat: int
    unit: int
    kind: int


@dataclass(frozen=True)
class BattleCardPlayed(Event):
    """A Battle card was played; `mode` is which of its ways."""

    seat: int
    kind: int
    mode: int


@dataclass(frozen=True)
class BattleCardDisrupted(Event):
    """It has no effect."""

    seat: int
    kind: int


@dataclass(frozen=True)
class EffectBegan(Event):
    """Something lasts from now on, on a unit (`on` is its top card, or -1 for one that lies face down) or (unit 0) on a
    player. `kind` is the card that it comes from, `what` the class of the modifier, `gives` its numbers: ("power", 2),
    ("critical hit", 1), or what is barred with 1 where only some things are."""

    seat: int
    unit: int
    on: int
    kind: int
    what: str
    gives: tuple[tuple[str, int], ...]
    until: str


@dataclass(frozen=True)
class ControlTaken(Event):
    """A player gained control of a unit until a time; `by` is the card that says so."""

    seat: int
    unit: int
    kind: int
    by: int
    until: str


@dataclass(frozen=True)
class ControlEnded(Event):
    """A unit is that player's again."""

    seat: int
    unit: int
    kind: int


@dataclass(frozen=True)
class BidMade(Event):
    """A bid in a contest of uniques."""

    seat: int
    bid: int
    kind: int


@dataclass(frozen=True)
class ContestEnded(Event):
    """Who won a contest, and what was paid."""

    seat: int
    paid: int
    kind: int


@dataclass(frozen=True)
class Passed(Event):
    """A player passed in a chance."""

    seat: int
    chance: str


@dataclass(frozen=True)
class GameEnded(Event):
    """The game is over."""

    rule: str
    winner: int
