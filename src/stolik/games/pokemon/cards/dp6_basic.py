"""Legends Awakened (dp6), Basic Pokémon, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

CARDS = ()
