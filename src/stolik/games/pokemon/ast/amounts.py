"""Amounts of the Pokémon TCG: numbers that are looked up on the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from stolik.cardgame.ast import LATER, Amount, Noun, Whose

from .words import Type


@dataclass(frozen=True)
class Spare(Amount):
    """Energy of `type` ("" any) attached to the attacker but not used to pay for this attack's Energy cost."""

    type: Type = ""


@dataclass(frozen=True)
class DamageDealt(Amount):
    """Damage that this attack did to the Defending Pokémon, in damage counters' worth (damage divided by 10); `to`:
    what its last `Hit` did to those whom this names."""

    to: Noun | None = field(default=None, metadata=LATER)


@dataclass(frozen=True)
class DamageTaken(Amount):
    """Damage that `on` was done by an attack during the opponent's last turn."""

    on: Noun


@dataclass(frozen=True)
class RetreatCostOf(Amount):
    """Its Retreat Cost now, after all effects on it."""

    of: Noun


@dataclass(frozen=True)
class PrizesTaken(Amount):
    """How many Prize cards that player has taken. The cards left are a `Count` of Which("card", whose, "prizes")."""

    whose: Whose


@dataclass(frozen=True)
class ConditionsOn(Amount):
    """How many Special Conditions affect it."""

    of: Noun


@dataclass(frozen=True)
class PrintedHP(Amount):
    """The HP that is printed on a card that was moved last (CHOSEN), in points."""

    of: Noun


@dataclass(frozen=True)
class HPLeft(Amount):
    """Its remaining HP, in damage counters' worth."""

    of: Noun
