"""The procedures of the Star Wars TCG."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.procedure import Again, Procedure, Procedures, again, ask, remember

__all__ = ["PROCEDURES", "Again", "Procedure", "again", "ask", "remember"]

PROCEDURES: Final = Procedures()
"""By name; each module adds its own."""
