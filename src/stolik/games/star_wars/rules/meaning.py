"""What is asked of the nodes of the Star Wars TCG, and the tables of those that answer: `conditions.py`, `amounts.py`,
`filters.py`, `nouns.py`. Nothing that asks needs to know them."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.meaning import Meaning

from .state import StarWarsState, Unit

MEANING: Final = Meaning[StarWarsState, Unit]()

CONDITIONS: Final = MEANING.conditions
AMOUNTS: Final = MEANING.amounts
NAMED: Final = MEANING.named
COUNTED: Final = MEANING.counted
IN_PLAY: Final = MEANING.in_play
ON_CARD: Final = MEANING.on_card

holds: Final = MEANING.holds
value: Final = MEANING.value
units: Final = MEANING.things
count: Final = MEANING.count
admits: Final = MEANING.admits
admits_all: Final = MEANING.admits_all
card_admits: Final = MEANING.card_admits
