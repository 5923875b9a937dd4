"""Discarding a Fossil from play (PK-TRAINER-4)."""

from __future__ import annotations

from stolik.games.pokemon.ast.printed import Card
from stolik.games.pokemon.rules import atoms
from stolik.games.pokemon.rules.asked import is_fossil
from stolik.games.pokemon.rules.procedure import knock_outs
from stolik.games.pokemon.rules.state import Pokemon, PokemonState
from stolik.kernel.decision import Option, RuleId

from .base import UNKNOWN, OfPokemon, just


class ToThrow(OfPokemon):
    """Who has nothing else in play loses by it, as by a Knock Out (PK-BENCH-3): allowed all the same."""

    __slots__ = ()

    name = "throw"
    words = ("discard", "discards")

    def fits(self, card: Card) -> bool:
        return card.stage == "fossil"

    def intents(self, s: PokemonState, seat: int, about: Pokemon) -> tuple[Option, ...]:
        return just(self.name, about.id) if s.fixed.cards[about.stack[-1]].stage == "fossil" else ()

    def options(self, s: PokemonState, seat: int, about: Pokemon) -> tuple[Option, ...]:
        """Of one's own Pokémon it is always legal."""
        return self.intents(s, seat, about)

    def why(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        mon = s.mons.get(args[0]) if args else None
        if mon is None:
            return UNKNOWN
        return None if s.allied(mon.seat, seat) and is_fossil(s, mon) else "PK-TRAINER-4"

    def act(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> None:
        s.agenda.append(knock_outs())
        atoms.leave(s, s.mons[args[0]], "discard", seat)
