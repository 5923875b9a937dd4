"""The procedures of the Pokémon TCG, and the one that every effect ends with."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.procedure import Again, Procedure, Procedures, again, ask, remember

from . import memory

__all__ = ["PROCEDURES", "Again", "Procedure", "again", "ask", "knock_outs", "remember"]

PROCEDURES: Final = Procedures()
"""By name; each module adds its own."""


def knock_outs(attacker: int = 0, hits: tuple[int, ...] = (), own: tuple[int, ...] = ()) -> Procedure:
    """The frame that looks for Knock Outs after an effect (PK-KO-4); `hits` were damaged by an attack of `attacker`, an
    opponent of theirs, `own` by one of their own side."""
    if not (attacker or hits or own):
        return QUIET
    return Procedure(KNOCK_OUTS, data={memory.ATTACKER: attacker, memory.HITS: hits, memory.OWN: own})


KNOCK_OUTS: Final = "knock outs"
QUIET: Final = Procedure(KNOCK_OUTS, data={memory.ATTACKER: 0, memory.HITS: (), memory.OWN: ()})
"""The frame after what was no attack: one for all."""
