"""What a sentence about a refusal needs: cards as they are printed, numbers, and what tells a rule's reasons apart.

Nothing here says more than the seat sees: own cards of the hand, and what lies open on the table.
"""

from __future__ import annotations

from typing import Any

from stolik.cardgame.printed import Power
from stolik.kernel.decision import Option

from .asked import bench_room, is_active, is_basic, powers_of
from .state import NO_CARD, PokemonState
from .turn import facts


def grounds(s: PokemonState, seat: int, intent: Option) -> dict[str, Any]:
    """What the seat sees of the reasons, each where it is known.

    to_move, seat, phase; card and pokemon, as they are printed; own, active, bench: whose the Pokémon is, whether it is
    Active, whether anything is on that side's Bench; cost, have, attack, missing; basic, full, limit: of a card to
    bench, and how many the Bench holds; last: the seat with the last turn of a round; energy, played: whether an Energy
    card was attached and a Stadium played this turn; stadium: the one in play; power: its name, "" for what is no
    Poké-Power; where: in which place it works.
    """
    found: dict[str, Any] = facts(s, seat, intent)
    own = s.seats[seat]
    found["phase"] = s.phase
    found["energy"] = own.energy
    found["played"] = own.stadium
    if s.order:
        found["last"] = s.order[-1]
    kind = found.get("card")
    if kind is not None:
        found["card"] = card = s.card(kind)
        found["basic"] = is_basic(card) or card.stage == "fossil"
        found["full"] = bench_room(s, s.fixed.side_of[seat]) <= 0
        found["limit"] = s.fixed.format.bench
    if s.stadium != NO_CARD:
        found["stadium"] = s.card(s.stadium)
    if "pokemon" in found:
        found["pokemon"] = s.card(found["pokemon"])
        mon = s.mons[intent.args[1] if intent.verb in ("evolve", "attach") else intent.args[0]]
        found["own"] = s.allied(mon.seat, seat)
        found["active"] = is_active(s, mon)
        found["bench"] = bool(s.side(mon.seat).bench)
        powers = powers_of(s, mon)
        if intent.verb == "power" and 0 <= intent.args[1] < len(powers):
            one = powers[intent.args[1]][1]
            found["power"] = one.name if isinstance(one, Power) else ""
            found["where"] = one.where if isinstance(one, Power) else ""
    return found
