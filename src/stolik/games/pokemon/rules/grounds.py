"""What a sentence about a refusal needs: cards as they are printed, numbers, and what tells a rule's reasons apart.

Nothing here says more than the seat sees: own cards of the hand, and what lies open on the table.
"""

from __future__ import annotations

from typing import Any

from stolik.games.pokemon.ast.printed import Power
from stolik.kernel.decision import Option

from .asked import bench_room, is_active, is_basic, may_evolve_early, powers_of
from .state import NO_CARD, Pokemon, PokemonState
from .turn import facts


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
        if intent.verb == "evolve" and kind is not None:
            found["from_name"] = name = found["card"].evolves_from
            found["lower"] = any(s.top(one).name == name for one in s.mons.values() if s.allied(one.seat, seat))
            if len(s.order) > len(s.sides):
                found["next"], found["round"] = _earliest(s, seat, mon)
        powers = powers_of(s, mon)
        if intent.verb == "power" and 0 <= intent.args[1] < len(powers):
            one = powers[intent.args[1]][1]
            found["power"] = one.name if isinstance(one, Power) else ""
            found["where"] = one.where if isinstance(one, Power) else ""
    return found


def _earliest(s: PokemonState, seat: int, mon: Pokemon) -> tuple[int, int]:
    """The seat of the team, and the round, in which a Pokémon that can't evolve now can at the earliest: a later turn
    of the team, and none of round 1 unless its text frees it of that (P2-TURN-13, 14, 16..18)."""
    players, turn = len(s.order), s.turn + 1
    if not may_evolve_early(s, mon):
        turn = max(turn, players + 1)
    while not s.allied(s.order[(turn - 1) % players], seat):
        turn += 1
    return s.order[(turn - 1) % players], (turn - 1) // players + 1
