"""Steps of the Pokémon TCG in which one thing comes in the place of another, and those that give and take cards outside
the usual way: Prizes, the Lost Zone."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.cardgame.ast import Noun, Number, Step, Whose


@dataclass(frozen=True)
class Exchange(Step):
    """Search your deck for `what`, a `Some` of cards. The card that is found takes the place of the source's card: all
    cards, damage counters, Special Conditions and effects that the source has are on it then. The card that it was goes
    into the deck (a `Shuffle` follows)."""

    what: Noun


@dataclass(frozen=True)
class DrawUpTo(Step):
    """Each such player draws as many cards as that player likes, at most `n`; you first. THAT_MANY is then how many."""

    n: Number
    whose: Whose = "you"


@dataclass(frozen=True)
class TakePrizes(Step):
    """That player takes `n` Prize cards, as for a Knock Out (PK-KO-2)."""

    n: Number
    whose: Whose = "you"


@dataclass(frozen=True)
class LoseTop(Step):
    """Put the top `n` cards of that player's deck in the Lost Zone. THAT_MANY is then how many."""

    n: Number
    whose: Whose = "you"
