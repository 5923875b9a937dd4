"""A whole game of two against two."""

from __future__ import annotations

import pytest

from stolik import Match

from .tables import DECKS, MULTI


@pytest.fixture
def match():
    return Match(MULTI, DECKS[:4], 3, {}, ("Ann", "Bea", "Cid", "Dan"))
