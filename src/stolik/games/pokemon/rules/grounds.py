"""What a sentence about a refusal needs: cards as they are printed, numbers, and what tells a rule's reasons apart.

Nothing here says more than the seat sees: own cards of the hand, and what lies open on the table.
"""

from __future__ import annotations

from typing import Any

from stolik.kernel.decision import Option

from .actions.verbs import VERBS
from .asked import bench_room, is_active, is_basic
from .state import NO_CARD, PokemonState


def grounds(s: PokemonState, seat: int, intent: Option) -> dict[str, Any]:
    """What the seat sees of the reasons, each where it is known.

    to_move, seat, phase; card and pokemon, as they are printed; own, active, bench: whose the Pokémon is, whether it is
    Active, whether anything is on that side's Bench; cost, have, attack, missing; basic, full, limit: of a card to
    bench, and how many the Bench holds; last: the seat with the last turn of a round; energy, played: whether an Energy
    card was attached and a Stadium played this turn; stadium: the one in play; power: its name, "" for what is no
    Poké-Power; where: in which place it works; from_name, lower: what the card evolves from, and whether the side has
    such a Pokémon in play; next, round: at a table of teams the seat in whose turn, and the round in which, the Pokémon
    can evolve at the earliest.
    """
    own = s.seats[seat]
    found: dict[str, Any] = {
        "to_move": s.to_move,
        "seat": seat,
        "phase": s.phase,
        "energy": own.energy,
        "played": own.stadium,
    }
    if s.order:
        found["last"] = s.order[-1]
    if s.stadium != NO_CARD:
        found["stadium"] = s.card(s.stadium)
    verb = VERBS.get(intent.verb)
    if verb is not None:
        kind, mon = verb.meant(s, seat, intent.args)
    elif intent.verb == "card":
        kind, mon = next((one for one in own.hand if intent.args == (one,)), None), None
    else:  # an answer to a question, tried as a deed
        kind, mon = None, s.mons.get(intent.args[0]) if intent.args else None
    if kind is not None:
        found["card"] = card = s.card(kind)
        found["basic"] = is_basic(card) or card.stage == "fossil"
        found["full"] = bench_room(s, s.fixed.side_of[seat]) <= 0
        found["limit"] = s.fixed.format.bench
    if mon is not None and (not s.hidden or s.allied(mon.seat, seat)):
        found["pokemon"] = s.top(mon)
        found["own"] = s.allied(mon.seat, seat)
        found["active"] = is_active(s, mon)
        found["bench"] = bool(s.side(mon.seat).bench)
        if verb is not None:
            found |= verb.facts(s, seat, intent.args)
    return found
