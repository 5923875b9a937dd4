"""Conditions of the Pokémon TCG that are about earlier moments of this turn or an earlier one, which a table remembers
only where a card of its decks asks."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.cardgame.ast import Condition, Filter, Noun

from .words import SpecialCondition


@dataclass(frozen=True)
class PlayedFromHand(Condition):
    """The Pokémon whose text it is was played from its player's hand in this turn."""


@dataclass(frozen=True)
class WasFed(Condition):
    """Such a card was attached to it from its player's hand in this turn."""

    noun: Noun
    filter: Filter


@dataclass(frozen=True)
class WasAffected(Condition):
    """It was affected by this Special Condition as it evolved in this turn."""

    noun: Noun
    condition: SpecialCondition


@dataclass(frozen=True)
class WasStruck(Condition):
    """It was damaged by an attack of this name, or got a Special Condition by it, during your last turn."""

    noun: Noun
    attack: str
