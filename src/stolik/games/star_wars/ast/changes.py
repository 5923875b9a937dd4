"""Nodes of what takes the place of something else, of what waits with what was chosen for it, and of whose a unit is.
`nodes.py` has them among its own."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import Annotated, Literal

from stolik.cardgame.ast import (
    LATER,
    Amount,
    Condition,
    Filter,
    Modifier,
    Named,
    Node,
    Noun,
    Number,
    Player,
    Step,
    When,
)

from .words import Arena

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
    """When that happens the next time, it is done; or, each time as long as the unit whose text it is stays "tapped"
    (SW-ABIL-38). CHOSEN is then what is chosen now (SW-ABIL-31)."""

    when: When
    until: Literal["once", "tapped"] = field(default="once", metadata=LATER)


@dataclass(frozen=True)
class Control(Step):
    """That player gains control of each of `what` until a time (SW-ABIL-33)."""

    what: Noun
    until: Annotated[str, Literal["turn", "game", "space step", "ground step", "character step", "battle step"]]
    whose: Player = "you"


@dataclass(frozen=True)
class Appear(Step):
    """The card of the text goes from its owner's hand into its arena, if it is there."""


# ---- a pilot, a target


RIDER = Named("rider")
"""The pilot that gives the ability to the unit that it is on (SW-PILOT-26)."""
QUARRY = Named("quarry")
"""The unit that SELF attacked last (SW-ATTACK-14)."""


# ---- conditions


@dataclass(frozen=True)
class Felled(Condition):
    """The defending unit was discarded in the attack under way."""


@dataclass(frozen=True)
class NoHarm(Condition):
    """The attacking unit has done no damage in the attack under way (SW-ATTACK-15)."""


@dataclass(frozen=True)
class DamagedBy(Condition):
    """The damage that is pending is that player's: of a unit, a Battle card or any other card (SW-DAMAGE-19)."""

    whose: Player


# ---- more filters, amounts, modifiers


@dataclass(frozen=True)
class SameLine(Filter):
    """A card with the same type line as the unit that the effect discarded, and another name; only of cards that are
    chosen in a zone."""


@dataclass(frozen=True)
class Wounds(Amount):
    """The damage counters on the unit of the event as it happened, where it is damaged."""


@dataclass(frozen=True)
class Mends(Modifier):
    """Of a player, by YOU: who would remove damage counters from one of the own units may remove up to twice as many
    (SW-DAMAGE-16)."""


@dataclass(frozen=True)
class MayStay(Modifier):
    """Its player may choose not to untap it in the untap step (SW-TURN-11)."""


@dataclass(frozen=True)
class Free(Modifier):
    """It can be deployed without paying its build cost (SW-BUILD-15)."""


# ---- more steps and abilities


@dataclass(frozen=True)
class Unearth(Step):
    """Reveal cards from the top of your deck until `n` of them are like that, all with different names; they are where
    "top" of a `Which` is, until they are taken away (SW-ZONE-14)."""

    filters: tuple[Filter, ...]
    n: int


@dataclass(frozen=True)
class OutOfPlay(Node):
    """A triggered ability that works only while its card lies in that zone of its owner (SW-ABIL-35)."""

    where: Literal["hand", "discard"]
    ability: When


@dataclass(frozen=True)
class PutMark(Step):
    """Put `n` counters of that name on each of `on` (None: remove all of them). THAT_MANY is then how many
    (SW-LOC-7)."""

    name: Annotated[str, Literal["Corruption"]]
    n: Number | None
    on: Noun


@dataclass(frozen=True)
class StackUnder(Step):
    """Search your deck for up to `most` cards with the same name as `on` and put them under it, as versions of one
    unique may lie under each other; the deck is shuffled (SW-STACK-18)."""

    most: int
    on: Noun


@dataclass(frozen=True)
class Worsens(Modifier):
    """Of a player, for a time: for each damage counter that is put on a unit in that arena, whoever's it is, one more
    is put on it (SW-DAMAGE-20)."""

    arena: Annotated[str, Literal["that arena"], Arena]


@dataclass(frozen=True)
class Watch(Modifier):
    """Of a unit, for a time: what happens to it sets this off for the player whose effect it is, whoever controls the
    unit then (SW-ABIL-44)."""

    when: When
