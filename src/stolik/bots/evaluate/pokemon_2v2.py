"""How good a position of two against two looks: as in a game of two, with partners as one side."""

from __future__ import annotations

from .pokemon import hides, score, value

__all__ = ["hides", "score", "value"]
