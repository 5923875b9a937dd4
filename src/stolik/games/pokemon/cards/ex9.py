"""EX Emerald (ex9): the basic Energy cards that theme decks of the next set hold."""

from __future__ import annotations

from stolik.games.pokemon.ast.printed import Card

CARDS: tuple[Card, ...] = (
    Card("ex9-101", "Grass Energy", "energy", "basic", provides="G"),
    Card("ex9-102", "Fire Energy", "energy", "basic", provides="R"),
    Card("ex9-104", "Lightning Energy", "energy", "basic", provides="L"),
)
