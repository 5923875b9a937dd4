"""Deck lists in tests of both card games: what is read of one, and why another can't be read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from stolik.decks.deck import Deck, DeckError


class Reading(NamedTuple):
    """A game's reader of lists over a pool."""

    read: Callable[..., Deck]
    pool: Mapping[str, Any]

    def cards(self, text: str, name: str = "") -> dict[str, int]:
        """The cards of a list, as {id: count}; of a file with several decks those of the one called `name`."""
        return dict(Counter(self.read(text, self.pool, *([name] if name else [])).cards))

    def refusal(self, text: str) -> tuple[int, str]:
        """The line and the message of a list that can't be read."""
        with pytest.raises(DeckError) as caught:
            self.read(text, self.pool)
        return caught.value.line, str(caught.value)
