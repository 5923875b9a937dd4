"""Putting a card from the hand on the Bench: a Basic Pokémon, or a Fossil (PK-BENCH, PK-TRAINER-4)."""

from __future__ import annotations

from stolik.games.pokemon.ast.printed import Card
from stolik.games.pokemon.rules import atoms, memory
from stolik.games.pokemon.rules.asked import bench_room, is_active, is_basic
from stolik.games.pokemon.rules.procedure import knock_outs
from stolik.games.pokemon.rules.state import PokemonState
from stolik.games.pokemon.rules.triggers import then, wake
from stolik.kernel.decision import Option, RuleId

from .base import UNKNOWN, OfHand, just
from .play import cant_play, no_trainers_yet
from .power import came


class ToBench(OfHand):
    """A Fossil is played as a Pokémon, but as a card it is a Trainer (PK-SETUP-11)."""

    __slots__ = ()

    name = "bench"
    words = ("bench", "benches")

    def fits(self, card: Card) -> bool:
        return is_basic(card) or card.stage == "fossil"

    def intents(self, s: PokemonState, seat: int, about: int) -> tuple[Option, ...]:
        return just("bench", about)

    def why(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        kind, _ = self.meant(s, seat, args)
        if kind is None:
            return UNKNOWN
        card = s.card(kind)
        if not self.fits(card):
            return "PK-BENCH-1"
        if self.shut(s, seat):
            return "PK-BENCH-2" if s.fixed.format.actives > 1 else "PK-BENCH-1"
        if card.stage == "fossil":
            return no_trainers_yet(s, seat) or cant_play(s, seat, kind)
        return None

    def shut(self, s: PokemonState, seat: int) -> bool:
        """The Bench is full."""
        return bench_room(s, s.fixed.side_of[seat]) <= 0

    def options(self, s: PokemonState, seat: int, about: int) -> tuple[Option, ...]:
        """With room on the Bench nothing keeps a Basic Pokémon from it."""
        if s.fixed.cards[about].stage == "fossil" and self.why(s, seat, (about,)) is not None:
            return ()
        return just("bench", about)

    def act(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> None:
        atoms.take_from_hand(s, seat, args[0])
        mon = atoms.put_pokemon(s, seat, args[0], False)
        atoms.played_from_hand(s, mon, args[0])
        if is_active(s, mon):
            return  # it never was on the Bench (P2-FIELD-14)
        if s.fixed.format.actives > 1:
            s.agenda.append(knock_outs())  # a free Active place is filled (PK-DOUBLE-2)
        came(s, mon, "put")
        then(s, wake(s, "pokemon benched", {memory.EVENT: mon.id}))
