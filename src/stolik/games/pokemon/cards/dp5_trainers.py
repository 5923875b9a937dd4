"""Majestic Dawn (dp5), Trainers and Energy, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import Draw, Shuffle, one
from stolik.games.pokemon.ast.nodes import Kind, Look

from .recipes import (
    DARKNESS_ENERGY_GIVES,
    ENERGY_SEARCH,
    POKE_BALL,
    QUICK_BALL,
    deck,
    item,
    special_energy,
    steps,
    supporter,
)

CARDS = (
    item("dp5-80", "Dusk Ball", steps(Look(7, one(deck(Kind("pokemon"))), end="bottom", show_taken=True), Shuffle())),
    supporter("dp5-83", "Mom's Kindness", Draw(2)),
    item("dp5-85", "Poké Ball", POKE_BALL),
    item("dp5-86", "Quick Ball", QUICK_BALL),
    item("dp5-90", "Energy Search", ENERGY_SEARCH),
    special_energy("dp5-93", "Darkness Energy", "D", *DARKNESS_ENERGY_GIVES),
)
