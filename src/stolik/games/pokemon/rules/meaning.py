"""What is asked of the nodes of the Pokémon TCG, and the tables of those that answer: `conditions.py`, `amounts.py`,
`filters.py`, `nouns.py`; of steps `attack.py` and `verbs*.py`. Nothing that asks needs to know them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stolik.cardgame.ast import Filter
from stolik.cardgame.interpret import Handler
from stolik.cardgame.meaning import Handlers, Meaning, connect
from stolik.games.pokemon.ast.printed import is_called

from .state import Pokemon, PokemonState

MEANING: Final = Meaning[PokemonState, Pokemon](coins=True, called=is_called)

CONDITIONS: Final = MEANING.conditions
AMOUNTS: Final = MEANING.amounts
NAMED: Final = MEANING.named
COUNTED: Final = MEANING.counted
IN_PLAY: Final = MEANING.in_play
ON_CARD: Final = MEANING.on_card
ATTACHED: Final[Handlers[Callable[[PokemonState, Any, int, Pokemon | None], bool]]] = Handlers(
    "filter for attached cards"
)
"""Asked of a card, by its kind, and the Pokémon that it is on."""
connect(ATTACHED)
STEPS: Final[Handlers[Handler]] = Handlers("step")

holds: Final = MEANING.holds
value: Final = MEANING.value
times: Final = MEANING.times
mons: Final = MEANING.things
count: Final = MEANING.count
admits: Final = MEANING.admits
admits_all: Final = MEANING.admits_all
card_admits: Final = MEANING.card_admits


def attached_admits(s: PokemonState, filter_: Filter, kind: int, mon: Pokemon | None = None) -> bool:
    """Whether an attached card is as a filter says: an Energy card counts as what it provides now, on `mon`."""
    return ATTACHED[type(filter_)](s, filter_, kind, mon)
