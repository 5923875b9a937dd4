"""Nodes of the Pokémon TCG that are about the card itself whose text they are: where it lies, where it is put, and that
it goes; and about cards that were attached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from stolik.cardgame.ast import Condition, Filter, Noun, Number, Step


@dataclass(frozen=True)
class Lies(Condition):
    """This card lies so: "beside" its player's Active Pokémon, as a Supporter that was played does until the turn ends;
    attached as a "tool"; as the "stadium" in play."""

    how: Annotated[str, Literal["beside", "tool", "stadium"]]


@dataclass(frozen=True)
class DiscardSelf(Step):
    """This card is discarded: one that is attached to HOLDER, or the Stadium in play. Nothing happens where it has left
    that place."""


@dataclass(frozen=True)
class AttachSelf(Step):
    """This Trainer or Pokémon card is attached to `to`, and stays."""

    to: Noun


@dataclass(frozen=True)
class ReturnSelf(Step):
    """The Trainer card that is being played goes to the hand instead of the discard pile."""


@dataclass(frozen=True)
class BecomeEnergy(Step):
    """Instead of being discarded this Pokémon's card is attached as an Energy card to `to` (see Card.provides)."""

    to: Noun


@dataclass(frozen=True)
class BecomeStadium(Step):
    """Instead of being discarded this Pokémon's card becomes the Stadium in play; all other cards on it are discarded.
    What would discard it there returns it to its owner's hand. It was Knocked Out all the same."""


@dataclass(frozen=True)
class Revive(Step):
    """Instead of being discarded this Pokémon stays: damage counters, Special Conditions and other effects end, and all
    cards attached to it are discarded but those that `keeps` admits. It was Knocked Out all the same."""

    keeps: Filter


@dataclass(frozen=True)
class AttachThrown(Step):
    """If cards that the filter admits were discarded from one of `to` by its own attack this turn, attach up to `n` of
    them to it."""

    n: Number
    filter: Filter
    to: Noun
