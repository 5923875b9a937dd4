"""What the tests of Star Wars texts share: the cards of the card files, where the player has any, and what they say."""

import os
from functools import cache
from pathlib import Path

import pytest

from stolik.games.star_wars.cards import SETS
from stolik.games.star_wars.cards.files import BadEntry, RawCard, read_file
from stolik.games.star_wars.text import cards


def card_folder() -> Path:
    """Where the card files of this game lie. Skips without any."""
    folder = Path(os.environ.get("STOLIK_CARD_FILES") or ".") / "star-wars"
    if not folder.is_dir():
        pytest.skip("STOLIK_CARD_FILES names no folder with star-wars")
    return folder


@cache
def printed() -> tuple[tuple[RawCard, cards.Read | None], ...]:
    """Every card of the files with what it reads as, None where that is nothing. Skips without card files."""
    return tuple((facts, read(facts)) for name in SETS for facts in cards_of(name))


def cards_of(name: str) -> tuple[RawCard, ...]:
    """The cards of the file of a set; no entry of it is wrong. Skips without card files."""
    found = read_file(card_folder() / f"{name}.tsv")
    assert [one for one in found if isinstance(one, BadEntry)] == []
    return tuple(one for one in found if isinstance(one, RawCard))


def read(facts: RawCard) -> cards.Read | None:
    """What the text of a card says; None if it can't be read."""
    try:
        return cards.read_text(facts.text, cards.context(facts))
    except (cards.Declined, cards.Ambiguous):
        return None
