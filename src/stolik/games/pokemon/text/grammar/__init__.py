"""Phrases of the Pokémon TCG, each said once for all languages.

Phrases are tried in the order in which they are registered, which is that of the first import; so all modules are
imported here, always in the same order.
"""

from __future__ import annotations

from . import (
    abilities,
    amounts,
    attacks,
    bodies,
    cards,
    coins,
    comparing,
    conditions,
    damage,
    demands,
    events,
    exchanges,
    guessing,
    later,
    modifiers,
    moves,
    nouns,
    players,
    powers,
    search,
    strikes,
    trainers,
    turns,
    verbs,
)

FAMILIES = (
    abilities,
    amounts,
    attacks,
    bodies,
    cards,
    coins,
    comparing,
    conditions,
    damage,
    demands,
    events,
    exchanges,
    guessing,
    later,
    modifiers,
    moves,
    nouns,
    players,
    powers,
    search,
    strikes,
    trainers,
    turns,
    verbs,
)
"""The modules whose phrases make the grammar."""
