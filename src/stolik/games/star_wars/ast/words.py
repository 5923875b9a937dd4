"""The words that Star Wars cards are written with, where a node or record holds one of a few; each list stands once.

Here are those that several fields share, and `OWN`, this game's words for the nodes of all card games; the words of one
field stand in its type. `cardgame/proofread.py` holds cards to them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

from stolik.cardgame.ast import Lasting, Named, Player, Search, Static, When, Which

Arena: TypeAlias = Literal["space", "ground", "character"]
ARENAS: Final[tuple[Arena, ...]] = ("space", "ground", "character")
KEYWORDS: Final = (
    "accuracy", "armor", "bombard", "critical hit", "deflect", "enhance", "evade", "intercept", "ion cannon",
    "overkill", "reserves", "retaliate", "shields", "stun",
)  # fmt: skip
Stat: TypeAlias = Annotated[str, Literal["speed", "power", "health", "cost", "cards"]]

_OfUnits: TypeAlias = Literal[
    "attacks", "attacked", "attack ends", "rolls", "rolled at", "would be damaged", "damage prevented", "damaged",
    "damages", "defeats", "deployed", "completed", "discarded", "gone",
]  # fmt: skip
_OfAnyUnit: TypeAlias = Literal[
    "unit attacks", "unit attacked", "unit attack ends", "unit rolls", "unit rolled at", "unit would be damaged",
    "unit damage prevented", "unit damaged", "unit damages", "unit defeats", "unit deployed", "unit completed",
    "unit discarded", "unit gone",
]  # fmt: skip
_OfTurns: TypeAlias = Literal[
    "build roll", "draw step starts", "build step starts", "battle phase starts", "battle phase ends", "turn ends",
    "turn starts", "battle step starts",
    "space step starts", "space step ends", "ground step starts", "ground step ends", "character step starts",
    "character step ends", "battle card", "opposing battle card", "forced from hand",
]  # fmt: skip

OWN: Final[Mapping[tuple[type, str], Any]] = {
    (Named, "name"): Literal[
        "self",
        "chosen",
        "attacker",
        "defender",
        "event",
        "target",
        "by",
        "spent",
        "rest",
        "you",
        "opponent",
        "each",
        "rider",
        "quarry",
    ],
    (Which, "what"): Literal["unit", "built", "pilot", "location", "card"],
    (Which, "where"): Annotated[
        str,
        Literal["arenas", "build", "anywhere", "same arena", "that arena", "beside", "same side", "bereft"],
        Arena,
        Literal["hand", "deck", "discard", "top"],
    ],
    (Search, "to"): Literal["hand", "deck top", "deck bottom", "discard"],
    (Lasting, "on"): Player,
    (Lasting, "until"): Literal[
        "attack", "battle", "turn", "game", "untap", "once", "tapped", "space step", "ground step", "character step"
    ],
    (Static, "to"): Player,
    (When, "event"): Annotated[str, _OfUnits, _OfAnyUnit, _OfTurns],
}
"""By node and field."""
