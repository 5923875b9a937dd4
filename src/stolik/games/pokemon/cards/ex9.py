"""EX Emerald (ex9): the basic Energy cards that theme decks of the next set hold."""

from __future__ import annotations

from .recipes import basic_energy

CARDS = (
    basic_energy("ex9-101", "Grass Energy", "G"),
    basic_energy("ex9-102", "Fire Energy", "R"),
    basic_energy("ex9-104", "Lightning Energy", "L"),
)
