"""What happens at a Pokémon table, and who may see it. A field `mon` is an entity id, `kind` the card on top of it, so
that a log can name what has left the table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from stolik.kernel.event import Event

HIDDEN = -1


@dataclass(frozen=True)
class _Cards(Event):
    """Cards of a seat that only some may see: `kinds`, hidden from the seats not in `seers` (None: from nobody)."""

    seat: int
    kinds: tuple[int, ...]
    seers: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> Event | None:
        """As it is, or with the cards' backs."""
        if self.seers is None or seat in self.seers:
            return self
        return replace(self, kinds=(HIDDEN,) * len(self.kinds))


@dataclass(frozen=True)
class SideCalled(Event):
    """PK-SETUP-3: the side of the coin that a player calls."""

    seat: int
    heads: bool


@dataclass(frozen=True)
class CoinFlipped(Event):
    """A coin. `why`: "start", "effect", "asleep", "burned", "confused", "attack" (an effect makes the attacker
    flip)."""

    seat: int
    heads: bool
    why: str


@dataclass(frozen=True)
class Guessed(Event):
    """A player has guessed what another hid: "heads" or "tails" of a coin, or the letter of a type."""

    seat: int
    what: str
    right: bool


@dataclass(frozen=True)
class SignsShown(Event):
    """Rock-Paper-Scissors: what a player shows, and what the opponent does: "rock", "paper" or "scissors"."""

    seat: int
    sign: str
    other: str


@dataclass(frozen=True)
class DieRolled(Event):
    """PK-SETUP-3: a die for who starts, 1 to 6."""

    seat: int
    value: int


@dataclass(frozen=True)
class FirstDecided(Event):
    """Who starts."""

    seat: int


@dataclass(frozen=True)
class TossWon(Event):
    """P2-SETUP-5: the team that won the toss, by its side."""

    side: int


@dataclass(frozen=True)
class OrderDecided(Event):
    """P2-SETUP-6: the seats in the order of their turns."""

    order: tuple[int, ...]


@dataclass(frozen=True)
class DeckShuffled(Event):
    """A deck was shuffled."""

    seat: int


@dataclass(frozen=True)
class DeckCut(Event):
    """PK-SETUP-2: the opponent cut the deck of `seat`."""

    seat: int
    by: int


@dataclass(frozen=True)
class CardsDrawn(_Cards):
    """Drawn from the top of the deck."""


@dataclass(frozen=True)
class PrizesLaid(Event):
    """PK-SETUP-4."""

    seat: int
    count: int


@dataclass(frozen=True)
class HandShown(Event):
    """A hand is shown to all."""

    seat: int
    kinds: tuple[int, ...]


@dataclass(frozen=True)
class DealRepeated(Event):
    """PK-SETUP-6: hand and Prizes went back, and were dealt again."""

    seat: int


@dataclass(frozen=True)
class PokemonPut(Event):
    """A Pokémon was put into play; while the table is set up face down for all but `seers`."""

    seat: int
    mon: int
    kind: int
    active: bool
    seers: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> Event | None:
        """With its face only for its own side while it lies face down."""
        return self if self.seers is None or seat in self.seers else replace(self, kind=HIDDEN)


@dataclass(frozen=True)
class LayoutTaken(Event):
    """PK-SETUP-7: a player took the Pokémon back to lay them out anew."""

    seat: int
    mons: tuple[int, ...]


@dataclass(frozen=True)
class PokemonRevealed(Event):
    """PK-SETUP-10."""

    seat: int
    mon: int
    kind: int


@dataclass(frozen=True)
class TurnBegan(Event):
    """A turn; numbers count both players' turns."""

    seat: int
    turn: int


@dataclass(frozen=True)
class TurnEnded(Event):
    """A turn ended."""

    seat: int


@dataclass(frozen=True)
class PokemonEvolved(Event):
    """`kind` was put onto `onto`, what lay on top before. `level`: it levelled up."""

    seat: int
    mon: int
    kind: int
    onto: int
    level: bool


@dataclass(frozen=True)
class PokemonExchanged(Event):
    """`kind` has taken the place of `gone`, the card on top before; everything on the Pokémon stayed."""

    seat: int
    mon: int
    kind: int
    gone: int


@dataclass(frozen=True)
class PokemonDevolved(Event):
    """`card` was taken off; `kind` is now on top. `to`: "hand" or "deck"."""

    mon: int
    kind: int
    card: int
    to: str


@dataclass(frozen=True)
class CardAttached(Event):
    """A card (Energy, Tool, Technical Machine …) was attached. `source`: "hand", "deck", "discard", "play"."""

    seat: int
    card: int
    mon: int
    kind: int
    source: str


@dataclass(frozen=True)
class CardMoved(Event):
    """An attached card went from one Pokémon to another."""

    card: int
    mon: int
    kind: int
    to: int
    to_kind: int


@dataclass(frozen=True)
class EnergyTurned(Event):
    """An Energy card on a Pokémon was turned face down, or `up` again."""

    mon: int
    kind: int
    card: int
    up: bool


@dataclass(frozen=True)
class AttachedDiscarded(Event):
    """Attached cards left a Pokémon. `to`: "discard", "hand", "deck top", "deck bottom", "deck"."""

    mon: int
    kind: int
    cards: tuple[int, ...]
    to: str


@dataclass(frozen=True)
class TrainerPlayed(Event):
    """A Trainer, Supporter or Stadium was played from the hand."""

    seat: int
    card: int


@dataclass(frozen=True)
class StadiumDiscarded(Event):
    """The Stadium left play."""

    card: int


@dataclass(frozen=True)
class PowerUsed(Event):
    """A Poké-Power was used."""

    seat: int
    mon: int
    kind: int
    name: str


@dataclass(frozen=True)
class BodyWorked(Event):
    """Something that a Pokémon or card does by itself began to work."""

    seat: int
    mon: int
    kind: int
    name: str


@dataclass(frozen=True)
class Retreated(Event):
    """PK-RETREAT-1; `cards` were discarded for it."""

    seat: int
    mon: int
    kind: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Switched(Event):
    """`mon` went to the Bench and `into` became Active. `into` 0: nobody took its place yet."""

    seat: int
    mon: int
    kind: int
    into: int
    into_kind: int


@dataclass(frozen=True)
class Promoted(Event):
    """A Benched Pokémon took an empty Active place."""

    seat: int
    mon: int
    kind: int


@dataclass(frozen=True)
class AttackUsed(Event):
    """PK-ATTACK-12: announced by name. `target` is the Defending Pokémon, 0 where the attack isn't about it."""

    seat: int
    mon: int
    kind: int
    name: str
    target: int
    target_kind: int


@dataclass(frozen=True)
class AttackStopped(Event):
    """The attack doesn't happen or does nothing. `why`: "confused", "effect", "text"."""

    mon: int
    kind: int
    why: str


@dataclass(frozen=True)
class DamageDealt(Event):
    """Damage was placed. `steps` is the reckoning: (what, change, result, rule, kind of the card that gives it or
    -1)."""

    mon: int
    kind: int
    amount: int
    damage: int
    hp: int
    steps: tuple[tuple[str, int, int, str, int], ...]


@dataclass(frozen=True)
class CountersPut(Event):
    """Damage counters that are no damage. `why`: "effect", "poisoned", "burned", "confused", "moved"."""

    mon: int
    kind: int
    count: int
    damage: int
    hp: int
    why: str


@dataclass(frozen=True)
class CountersRemoved(Event):
    """Damage counters were removed."""

    mon: int
    kind: int
    count: int
    damage: int
    hp: int


@dataclass(frozen=True)
class ConditionGained(Event):
    """A Special Condition."""

    mon: int
    kind: int
    condition: str


@dataclass(frozen=True)
class ConditionEnded(Event):
    """A Special Condition ended."""

    mon: int
    kind: int
    condition: str


@dataclass(frozen=True)
class EffectBegan(Event):
    """A lasting effect holds for a Pokémon (`mon`) or a player (`mon` 0). `what` is the modifier's class,
    `begins` and `ends` the turns in which it holds."""

    seat: int
    mon: int
    kind: int
    what: str
    word: str
    begins: int
    ends: int


@dataclass(frozen=True)
class PokemonKnockedOut(Event):
    """PK-KO-1: it and all its cards went to the discard pile."""

    seat: int
    mon: int
    kind: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class PokemonLeft(Event):
    """A Pokémon and all its cards left play without a Knock Out. `to`: "hand", "deck", "deck top", "discard",
    "lost"."""

    seat: int
    mon: int
    kind: int
    cards: tuple[int, ...]
    to: str


@dataclass(frozen=True)
class PrizeTaken(_Cards):
    """A Prize card went to the hand; `left` are left."""

    left: int


@dataclass(frozen=True)
class PrizeTurned(Event):
    """A card lies face up among the Prizes."""

    seat: int
    kind: int


@dataclass(frozen=True)
class CardsMoved(_Cards):
    """Cards of a seat went from a zone to another: "hand", "deck", "deck top", "deck bottom", "discard", "lost",
    "bench", "looked at", "aside"."""

    source: str
    to: str


@dataclass(frozen=True)
class DeckSearched(Event):
    """`seat` looks through a deck (or discard pile) of `whose`."""

    seat: int
    whose: int
    zone: str


@dataclass(frozen=True)
class CardsLookedAt(_Cards):
    """`seat` looks at cards of `whose`: of a deck's top or bottom, a hand, or face-down "prizes"."""

    whose: int
    zone: str


@dataclass(frozen=True)
class GameEnded(Event):
    """How it ended: the rule, and the side that won."""

    rule: str
    side: int


@dataclass(frozen=True)
class SuddenDeathBegan(Event):
    """PK-END-5: the n-th Sudden Death game."""

    n: int
