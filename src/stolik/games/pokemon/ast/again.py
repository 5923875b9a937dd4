"""Steps of the Pokémon TCG that are done several times over: Pokémon that are aimed at more than once, coins that are
flipped again, a second attack."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.cardgame.ast import Condition, Noun, Number, Step


@dataclass(frozen=True)
class TakeAim(Step):
    """Choose `to`: it is aimed at once more."""

    to: Noun


@dataclass(frozen=True)
class HitAimed(Step):
    """This attack does `n` damage to each Pokémon that was aimed at, or got a card from the step before, for each time
    that it was: all of it at once (PK-ATTACK-7)."""

    n: Number


@dataclass(frozen=True)
class Redo(Step):
    """`do`; then, as often as you like and as long as `while_` holds, `price` and `do` again."""

    do: Step
    price: Step
    while_: Condition


@dataclass(frozen=True)
class AttackAgain(Step):
    """The source uses another of its attacks than the one of this name, if it can: a second attack of the turn."""

    after: str


@dataclass(frozen=True)
class AttackIs(Condition):
    """In a `When` "attack used": the attack has this name."""

    name: str
