"""Steps of the Pokémon TCG that do what is printed somewhere else: attacks and effects that are copied."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from stolik.cardgame.ast import Noun, Step


@dataclass(frozen=True)
class UseAttackOf(Step):
    """Choose 1 of the attacks of `of`, which the source then performs. `cost`: "free" (ignoring the Energy cost and
    anything else required), "else" (only the Energy cost is ignored) or "paid" (its Energy must be there). `of` may be
    `Some` Pokémon card of a discard pile."""

    of: Noun
    cost: Annotated[str, Literal["free", "else", "paid"]] = "free"


@dataclass(frozen=True)
class UseEffectOf(Step):
    """Choose a Trainer card of `what`: its effect is the effect of this attack or Ability. The card stays where it
    is."""

    what: Noun


@dataclass(frozen=True)
class UseLastAttack(Step):
    """The source performs, as this attack, the attack that the opponent's Pokémon used during their last turn, if it is
    no GX attack. One that copies another attack can't be copied."""


@dataclass(frozen=True)
class PreventPower(Step):
    """Whatever the Poké-Power that EVENT, an opponent's Pokémon, is using would do is prevented; it was used. A Trainer
    that does this is played in that moment, in the opponent's turn, and in no other."""
