"""What goes without saying in Pokémon, besides the one legal answer (architecture: What goes without saying)."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.interpret import NO
from stolik.kernel.decision import Answer, Decision

from .setup import HEADS, layable
from .state import PokemonState

AT_THE_END: Final = ("promote", "taker", "prize")
"""What is asked after a Knock Out although it may have decided the game (PK-KO-3, PK-KO-2, P2-PRIZE-3)."""


def is_shown(s: PokemonState, decision: Decision) -> bool:
    """Whether the asked player sees more than the question: cards that are looked at are shown, also where none of them
    may be taken; and a turn ends when its player says so, who has seen then what was drawn."""
    return bool(s.looking) or decision.kind == "turn"


def of_setup(s: PokemonState, decision: Decision) -> Answer | None:
    """Which side of a coin is called, which makes no difference before it falls (PK-SETUP-3); whether to lay out anew
    where the same would lie there again (PK-SETUP-7)."""
    if decision.kind == "call":
        return (HEADS,)
    if decision.kind == "relay" and lies_alone(s, decision.seat):
        return (NO,)
    return None


def of_prizes(s: PokemonState, decision: Decision) -> Answer | None:
    """Which face-down Prizes are taken (PK-KO-2): one is like the other to whoever has never seen any of them. Asked is
    whose deck has a card that looks at them, or one that uses attacks of others, who may take one that lies open, and
    everybody where the game was set up so."""
    own = s.seats[decision.seat]
    if decision.kind != "prize" or s.fixed.peeps[decision.seat] or s.fixed.options.prizes_by_hand:
        return None
    if any(option.args[0] != decision.seat or option.args[1] in own.open for option in decision.options):
        return None
    return decision.options[: decision.least]


def lies_alone(s: PokemonState, seat: int) -> bool:
    """Whether a player has laid one Pokémon, and holds nothing else to lay."""
    side = s.side(seat)
    laid = [n for n in (*side.active, *side.bench) if s.mons[n].seat == seat]
    return len(laid) == 1 and not any(layable(s, kind) for kind in s.seats[seat].hand)
