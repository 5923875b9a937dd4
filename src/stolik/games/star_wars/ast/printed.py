"""Card records of the Star Wars TCG: what is printed, as facts and effect trees; no rules, no printed sentences.

A printed name, number or tree is looked up here; what a unit *has* in a game is asked of the game, since effects
change it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from stolik.cardgame.ast import LATER, Condition, Static, Step, When
from stolik.cardgame.ast import written as written

from .nodes import Activated, OutOfPlay, Pilot, Reserves
from .words import ARENAS, Arena

Side: TypeAlias = Literal["dark", "light", "neutral"]
Kind: TypeAlias = Literal["space", "ground", "character", "battle", "mission", "location"]
UnitAbility = Activated | When | Static | Reserves | Pilot | OutOfPlay


@dataclass(frozen=True)
class StarWarsCard:
    """A card of the Star Wars TCG.

    `id` is "ANH-15" (set and number). `name` is without the version letter, `version` that letter ("" for a card that
    isn't unique, SW-STACK-1). `side` is "dark", "light" or "neutral", `kind` "space", "ground", "character", "battle",
    "mission" or "location", `subtypes` the words behind it as printed. `arena` is where a Location lies, `beside` the
    arenas in which it lies as well (SW-LOC-4). `cost` is in build counters (Battle cards: 0).

    Units: `speed`, `power`, `health`, `abilities`; Locations have abilities too. Battle cards: `plays`, the ways to
    play it ("Choose one", Enhance). Missions: `needs` what must hold to complete it, `costs` what must be paid for it,
    `do` its effect."""

    id: str
    name: str
    version: str
    side: Side
    kind: Kind
    subtypes: str = ""
    cost: int = 0
    speed: int = 0
    power: int = 0
    health: int = 0
    arena: Annotated[str, Literal[""], Arena] = ""
    abilities: tuple[UnitAbility, ...] = ()
    plays: tuple[Activated, ...] = ()
    needs: Condition | None = None
    costs: tuple[Step, ...] = ()
    do: Step | None = None
    beside: tuple[Arena, ...] = field(default=(), metadata=LATER)

    @property
    def arenas(self) -> tuple[str, ...]:
        """All arenas in which a Location lies, in the order of the table; none for other cards."""
        return tuple(arena for arena in ARENAS if arena == self.arena or arena in self.beside)

    @property
    def printed_name(self) -> str:
        """The name as it is printed."""
        return with_version(self.name, self.version)


def with_version(name: str, version: str) -> str:
    """A name with its version letter, which is no part of it (SW-STACK-1); a card that isn't unique has none."""
    return f"{name} ({version})" if version else name
