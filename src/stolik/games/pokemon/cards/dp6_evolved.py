"""Legends Awakened (dp6), Evolutions and Pokémon LV.X, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

CARDS = ()
