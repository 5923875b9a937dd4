"""Evolving or levelling up a Pokémon with a card of the hand (PK-EVO)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.games.pokemon.ast.nodes import CanEvolve
from stolik.games.pokemon.ast.printed import EVOLUTIONS, Card, is_called
from stolik.games.pokemon.rules import atoms, memory
from stolik.games.pokemon.rules.asked import is_active, may_evolve_early, of_side, why_evolve_now
from stolik.games.pokemon.rules.notation import called, meant
from stolik.games.pokemon.rules.procedure import knock_outs
from stolik.games.pokemon.rules.state import Pokemon, PokemonState
from stolik.games.pokemon.rules.triggers import then, wake
from stolik.kernel.decision import Option, RuleId

from .base import UNKNOWN, OfHand, in_hand, name_of, with_two
from .power import came

_NOBODY: Final[frozenset[int]] = frozenset()

ONTO: Final = (*EVOLUTIONS, "level-up")
"""Stages of cards that are put onto a Pokémon in play."""


class ToEvolve(OfHand):
    """The second number is the Pokémon that evolves."""

    __slots__ = ()

    name = "evolve"
    words = ("evolve", "evolves")

    def fits(self, card: Card) -> bool:
        return card.stage in ONTO

    def intents(self, s: PokemonState, seat: int, about: int) -> Iterator[Option]:
        for mon in of_side(s, s.fixed.side_of[seat]):
            yield Option("evolve", (about, mon.id))

    def why(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        kind, mon = self.meant(s, seat, args)
        return UNKNOWN if kind is None or mon is None else why_evolve(s, seat, kind, mon)

    def shut(self, s: PokemonState, seat: int) -> bool:
        """Nothing evolves in a player's first turn, unless an effect lets it (PK-EVO-6)."""
        return s.seats[seat].turns <= 1 and CanEvolve not in s.fixed.given

    def options(self, s: PokemonState, seat: int, about: int) -> list[Option]:
        """Most Pokémon have another name than the card evolves from."""
        mons, side = s.mons, s.side(seat)
        lower = _lower(s, about)
        found: list[Option] = []
        for row in (side.active, side.bench):
            for n in row:
                mon = mons[n]
                if mon.stack[-1] in lower and why_evolve(s, seat, about, mon) is None:
                    found.append(with_two("evolve", about, n))
        return found

    def act(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> None:
        kind, mon = args[0], s.mons[args[1]]
        atoms.take_from_hand(s, seat, kind)
        atoms.evolve(s, mon, kind)
        atoms.played_from_hand(s, mon, kind)
        s.agenda.append(knock_outs())  # fewer HP may be Knocked Out by the damage that stays
        level = s.card(kind).stage == "level-up"
        came(s, mon, "level-up" if level else "evolved")
        then(s, wake(s, "pokemon leveled up" if level else "pokemon evolved", {memory.EVENT: mon.id}))

    def say(self, s: PokemonState, args: tuple[int, ...]) -> str:
        return f"evolves {called(s, s.mons[args[1]])} into {name_of(s, args[0])}"

    def read(self, s: PokemonState, seat: int, text: str) -> Option:
        whom, _, into = text.partition(" into ")
        return Option.foreign("evolve", (in_hand(s, seat, into), meant(s, whom, seat).id))

    def facts(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> dict[str, object]:
        """from_name, lower: what the card evolves from, and whether the side has such a Pokémon in play; next, round:
        at a table of teams the seat in whose turn, and the round in which, the Pokémon can evolve at the earliest."""
        kind, mon = self.meant(s, seat, args)
        if kind is None or mon is None:
            return {}
        name = s.card(kind).evolves_from
        lower = any(is_called(s.top(one).name, name) for one in s.mons.values() if s.allied(one.seat, seat))
        found: dict[str, object] = {"from_name": name, "lower": lower}
        if len(s.order) > len(s.sides):
            found["next"], found["round"] = _earliest(s, seat, mon)
        return found


def _lower(s: PokemonState, kind: int) -> frozenset[int]:
    """The kinds of the cards that a card evolves from."""
    found: frozenset[int] = s.fixed.lower.get(kind, _NOBODY)
    return found


def why_evolve(s: PokemonState, seat: int, kind: int, mon: Pokemon) -> RuleId | None:
    """What keeps a card of the hand from being put onto a Pokémon."""
    card = s.card(kind)
    level = card.stage == "level-up"
    if not s.allied(mon.seat, seat) or card.stage not in ONTO:
        return "PK-EVO-1"
    top = s.top(mon)
    if level:
        if top.name != card.evolves_from or top.stage == "level-up" or not is_active(s, mon):
            return "PK-EVO-8"
    elif mon.stack[-1] not in _lower(s, kind) or top.stage == "level-up":
        return "PK-EVO-1"
    return why_evolve_now(s, mon, level)


def _earliest(s: PokemonState, seat: int, mon: Pokemon) -> tuple[int, int]:
    """The seat of the team, and the round, in which a Pokémon that can't evolve now can at the earliest: a later turn
    of the team, and none of round 1 unless its text frees it of that (P2-TURN-13, 14, 16..18)."""
    players, turn = len(s.order), s.turn + 1
    if not may_evolve_early(s, mon):
        turn = max(turn, players + 1)
    while not s.allied(s.order[(turn - 1) % players], seat):
        turn += 1
    return s.order[(turn - 1) % players], (turn - 1) // players + 1
