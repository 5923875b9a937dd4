"""Nodes of what takes the place of something else, of what waits with what was chosen for it, and of whose a unit is.
`nodes.py` has them among its own."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Annotated, Literal

from stolik.cardgame.ast import Amount, Filter, Modifier, Noun, Number, Player, Step, When

# ---- filters


@dataclass(frozen=True)
class Dying(Filter):
    """Damage that is pending now would discard it (SW-DAMAGE-12)."""


# ---- amounts


@dataclass(frozen=True)
class Half(Amount):
    """Half of `n`, rounded down, or `up`."""

    n: Number
    _: KW_ONLY
    up: bool = False


# ---- modifiers


@dataclass(frozen=True)
class Shows(Modifier):
    """Of a player, by YOU, OPPONENT or EACH: shows each card that is drawn (SW-ZONE-13)."""


@dataclass(frozen=True)
class Silent(Modifier):
    """It has no abilities as long as this lasts (SW-LOC-6)."""


@dataclass(frozen=True)
class Spared(Modifier):
    """Where it would be discarded from an arena it retreats instead, and all its damage counters are removed
    (SW-DAMAGE-13)."""


# ---- steps


@dataclass(frozen=True)
class MoveDamage(Step):
    """Move `n` damage counters (None: all) from `of` to `to`; it is no damage (SW-DAMAGE-14)."""

    n: Number | None
    of: Noun
    to: Noun


@dataclass(frozen=True)
class PreventFrom(Step):
    """Prevent all of the pending damage that `by` does, to whatever it is (SW-DAMAGE-15)."""

    by: Noun


@dataclass(frozen=True)
class Await(Step):
    """When that happens the next time, it is done; CHOSEN is then what is chosen now (SW-ABIL-31)."""

    when: When


@dataclass(frozen=True)
class Control(Step):
    """That player gains control of each of `what` until a time (SW-ABIL-33)."""

    what: Noun
    until: Annotated[str, Literal["turn", "game", "space step", "ground step", "character step"]]
    whose: Player = "you"
