"""The words that Pokémon cards are written with, where a node or record holds one of a few; each list stands once.

Here are those that several fields share, and `OWN`, this game's words for the nodes of all card games; the words of one
field stand in its type. `cardgame/proofread.py` holds cards to them.

Types are letters: G Grass, R Fire, W Water, L Lightning, P Psychic, F Fighting, D Darkness, M Metal, Y Fairy, N Dragon,
C Colorless. Pokémon are in "play", "active" or "bench", cards in the other zones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

from stolik.cardgame.ast import Lasting, Letters, Named, Player, Search, Static, When, Which, Whose

TYPES: Final = "GRWLPFDMYNC"
Type: TypeAlias = Annotated[str, Letters(TYPES, 1)]
Types: TypeAlias = Annotated[str, Letters(TYPES)]
TypesOrAll: TypeAlias = Annotated[str, Letters(TYPES + "*")]
"""With "*": every type."""
Provided: TypeAlias = Annotated[str, Letters(TYPES + "* ")]
"""Units of Energy, parted by a space or by nothing (see Card)."""

_Condition: TypeAlias = Literal["asleep", "confused", "paralyzed", "poisoned", "burned"]
CONDITIONS: Final[tuple[str, ...]] = get_args(_Condition)
SpecialCondition: TypeAlias = Annotated[str, _Condition]

_Evolution: TypeAlias = Literal["stage 1", "stage 2", "vmax", "level-up"]
_Unplayed: TypeAlias = Literal["mega", "break", "legend", "restored", "baby", "vstar", "v-union"]
_Trainer: TypeAlias = Literal["item", "supporter", "stadium", "tool", "technical machine", "fossil"]
_Tag: TypeAlias = Literal[
    "ex", "sp", "delta", "star", "EX", "gx", "tag team", "v", "ultra beast", "prism star", "single strike",
    "rapid strike", "fusion strike", "ancient", "future", "radiant", "ace spec", "team plasma",
]  # fmt: skip
CardStage: TypeAlias = Annotated[str, Literal["basic"], _Evolution, _Unplayed, _Trainer, Literal["special"]]
"""Of Pokémon (some of other years are kept as data only, as their rule is not played), of Trainers; Energy cards are
"basic" or "special"."""
TAGS: Final[tuple[str, ...]] = get_args(_Tag)
Tag: TypeAlias = Annotated[str, _Tag]
"""What a card is beyond its stage; "EX" are Pokémon-EX, which are no Pokémon-ex."""
CardSort: TypeAlias = Annotated[
    str,
    Literal["pokemon", "basic pokemon", "evolution", "rule box"],
    _Evolution,
    _Tag,
    Literal["trainer"],
    _Trainer,
    Literal["energy", "basic energy", "special energy"],
]
"""Sorts of cards: "evolution" is a card that evolves from another, "rule box" one that has a rule of its kind,
"trainer" the whole kind, "item" a Trainer that is none of those behind it."""
Below: TypeAlias = Annotated[str, Literal["basic", "stage 1"]]
"""Cards under a Pokémon, by their stage."""
AbilitySort: TypeAlias = Annotated[str, Literal["power", "body", "any"]]
Stage: TypeAlias = Annotated[str, Literal["before", "after"]]
"""Before or after applying Weakness and Resistance."""
From: TypeAlias = Annotated[str, Literal["any", "opponent"]]
"""Attacks of any Pokémon, or only of an opponent's."""

Ignored: TypeAlias = Annotated[str, Literal["weakness", "resistance", "powers", "bodies", "effects"]]
"""What damage may not be affected by; "effects" are any other effects on the Pokémon that is hit."""

_Noun: TypeAlias = Literal[
    "self", "holder", "chosen", "rest", "defending", "each defending", "new defending", "attacker", "active",
    "new active", "replaced", "event",
]  # fmt: skip
_Event: TypeAlias = Literal[
    "attached", "between turns", "end of turn", "end of your turn", "damaged", "ally damaged", "would be damaged",
    "knocks out", "knocked out", "ally knocked out", "would be knocked out", "pokemon benched", "pokemon evolved",
    "pokemon leveled up", "energy attached", "you attach energy", "opponent attaches energy",
    "opponent plays supporter", "opponent retreats", "opponent uses power", "given", "sent back", "ally discarded",
    "attack used",
]  # fmt: skip
"""Of cards from the hand, "attached" is what their player does, "given" by an effect as well, but for those of attacks;
"sent back": it went from the Active place to the Bench; "ally discarded": its cards, CHOSEN, are with the discards;
"attack used": its own attack is over, with all Knock Outs."""

FOREVER: Final = 1_000_000
"""The turn with whose end an effect ends that has no end of its own."""
WITH_POISON: Final = FOREVER + 1
"""The same for one that ends as its Pokémon is no longer Poisoned, or is Poisoned anew."""

OWN: Final[Mapping[tuple[type, str], Any]] = {
    (Named, "name"): _Noun,
    (Which, "what"): Literal["pokemon", "card", "energy", "energy card", "trainer card"],
    (Which, "where"): Literal[
        "play", "active", "bench", "hand", "deck", "discard", "deck or discard", "prizes", "lost"
    ],
    (Search, "to"): Literal["hand", "bench", "deck", "deck top", "deck bottom", "discard", "shuffled top"],
    (Lasting, "on"): Player,
    (Lasting, "until"): Literal[
        "this turn",
        "opponent's next turn",
        "only opponent's next turn",
        "your next turn",
        "end of your next turn",
        "while active",
        "while poisoned",
    ],
    (Static, "to"): Whose,
    (When, "event"): _Event,
}
"""By node and field."""
