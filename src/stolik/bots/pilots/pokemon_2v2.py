"""How to play two against two: the rules of thumb of the ordinary game, for the own side (P2-TURN-12)."""

from __future__ import annotations

from .pokemon import make

__all__ = ["make"]
