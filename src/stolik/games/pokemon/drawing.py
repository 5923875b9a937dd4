"""The written form of a Pokémon table (architecture, section 8)."""

from __future__ import annotations

SEATS = ("A", "B")
