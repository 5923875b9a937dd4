"""Nodes of the Pokémon TCG that look at what is printed on several things at once (types, Retreat Costs), the
choice of a number, and Prize cards that are turned face up."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.cardgame.ast import Amount, Filter, Noun, Number, Step, Whose


@dataclass(frozen=True)
class RetreatsFor(Filter):
    """Its Retreat Cost now is `most` or less."""

    most: int


@dataclass(frozen=True)
class SharesName(Filter):
    """A Pokémon in play of the name that `of` has, itself too; a card of a zone that is called like one that was moved
    last (CHOSEN)."""

    of: Noun


@dataclass(frozen=True)
class TypesAmong(Amount):
    """How many different types there are among Pokémon in play, or in the Energy that attached cards provide; one that
    is of several types counts for all of them."""

    of: Noun


@dataclass(frozen=True)
class CountHands(Step):
    """Each player counts the cards in the other's hand: `HadInHand` is then how many there were."""


@dataclass(frozen=True)
class HadInHand(Amount):
    """How many cards were in that player's hand at the last `CountHands`."""

    whose: Whose


@dataclass(frozen=True)
class ChooseNumber(Step):
    """Choose a number of damage counters, at most `most`; THAT_MANY is then that number."""

    most: Number


@dataclass(frozen=True)
class TurnPrizes(Step):
    """Turn `n` of that player's face-down Prize cards face up (None: any number), chosen unseen; they stay so.
    THAT_MANY is then how many; CHOSEN the cards."""

    n: int | None
    whose: Whose = "you"
