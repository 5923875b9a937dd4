"""Attaching an Energy card of the hand, or a card that may be attached as one (PK-ENERGY)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.games.pokemon.ast.nodes import CannotAttach
from stolik.games.pokemon.ast.printed import Card
from stolik.games.pokemon.rules import atoms, memory
from stolik.games.pokemon.rules.asked import cited, of_side
from stolik.games.pokemon.rules.meaning import admits, card_admits
from stolik.games.pokemon.rules.notation import called, meant
from stolik.games.pokemon.rules.procedure import PROCEDURES, Procedure, ask
from stolik.games.pokemon.rules.state import Pokemon, PokemonState
from stolik.games.pokemon.rules.triggers import then, wake, woken
from stolik.kernel.agenda import Frame
from stolik.kernel.decision import Answer, Decision, Option, RuleId

from .base import UNKNOWN, OfHand, in_hand, name_of
from .power import answer_attached


class ToAttach(OfHand):
    """The second number is the Pokémon that gets it."""

    __slots__ = ()

    name = "attach"
    words = ("attach", "attaches")

    def fits(self, card: Card) -> bool:
        return card.kind == "energy" or bool(card.as_energy)

    def intents(self, s: PokemonState, seat: int, about: int) -> Iterator[Option]:
        for mon in of_side(s, s.fixed.side_of[seat]):
            yield Option("attach", (about, mon.id))

    def why(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        kind, mon = self.meant(s, seat, args)
        if kind is None or mon is None:
            return UNKNOWN
        card = s.card(kind)
        if not self.fits(card) or not s.allied(mon.seat, seat) or s.seats[seat].energy:
            return "PK-ENERGY-1"
        if no_energy_yet(s, seat):
            return "P2-V11-1"
        if card.energy_swap and not mon.energy:
            return "PK-ENERGY-1"
        return cant_attach(s, seat, kind, mon) if s.lasting[seat] else None

    def shut(self, s: PokemonState, seat: int) -> bool:
        """One was attached in this turn, or none may be yet."""
        return s.seats[seat].energy or no_energy_yet(s, seat)

    def options(self, s: PokemonState, seat: int, about: int) -> tuple[Option, ...]:
        """Where no card and no effect says more, it may be attached to every one."""
        side = s.side(seat)
        there = (*side.active, *side.bench)
        if s.fixed.cards[about].energy_swap or s.lasting[seat]:
            there = tuple([n for n in there if self.why(s, seat, (about, n)) is None])
        return _to_each(about, there)

    def act(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> None:
        kind, mon = args[0], s.mons[args[1]]
        s.seats[seat].energy = True
        atoms.take_from_hand(s, seat, kind)
        if s.card(kind).energy_swap:
            atoms.hold(s, seat, kind)
            s.agenda.append(Procedure("swap energy", seat=seat, data={memory.MON: mon.id, memory.KIND: kind}))
            return
        attached(s, seat, kind, mon)

    def say(self, s: PokemonState, args: tuple[int, ...]) -> str:
        return f"attaches {name_of(s, args[0])} to {called(s, s.mons[args[1]])}"

    def read(self, s: PokemonState, seat: int, text: str) -> Option:
        card, _, to = text.partition(" to ")
        return Option.foreign("attach", (in_hand(s, seat, card), meant(s, to, seat).id))


_TO_EACH: Final[dict[tuple[int, tuple[int, ...]], tuple[Option, ...]]] = {}
_KEPT: Final = 8192


def _to_each(kind: int, there: tuple[int, ...]) -> tuple[Option, ...]:
    """A card to each of these Pokémon: asked for at every step of a turn, while they stay the same."""
    found = _TO_EACH.get((kind, there))
    if found is None:
        if len(_TO_EACH) >= _KEPT:
            _TO_EACH.clear()
        found = _TO_EACH[kind, there] = tuple([Option("attach", (kind, n)) for n in there])
    return found


def no_energy_yet(s: PokemonState, seat: int) -> bool:
    """Whether a player may attach no Energy from the hand in this turn: A in round 1 of version 1.1 (P2-V11-1..3)."""
    return seat == s.first and not s.fixed.format.energy_first and s.seats[seat].turns <= 1


def cant_attach(s: PokemonState, seat: int, kind: int, mon: Pokemon) -> RuleId | None:
    """An effect that keeps a card from a Pokémon."""
    for effect in s.lasting[seat]:
        what = effect.what
        if isinstance(what, CannotAttach) and effect.begins <= s.turn <= effect.ends:
            if card_admits(s, what.filter, kind) and (what.to is None or admits(s, what.to, mon)):
                return cited(s, effect.kind, "CannotAttach")
    return None


def swap_energy(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """A card that takes the place of an Energy card, which returns to the hand."""
    mon = s.mons[f.data[memory.MON]]
    if picks is None:
        options = tuple([Option("attached", (mon.id, kind)) for kind in dict.fromkeys(mon.energy)])
        ask(s, f, Decision(f.seat, "choose:energy", options, about=(f.data[memory.KIND], mon.id)))
        return
    atoms.detach(s, mon, (picks[0].args[1],), "hand", f.seat)
    atoms.release(s, f.seat, f.data[memory.KIND])
    attached(s, f.seat, f.data[memory.KIND], mon)


PROCEDURES["swap energy"] = (swap_energy,)


def attached(s: PokemonState, seat: int, kind: int, mon: Pokemon) -> None:
    """An Energy card from the hand is attached, and wakes what waits for it."""
    atoms.attach(s, mon, kind, "hand")
    if not (s.fixed.fed or s.fixed.answers):
        return
    names: memory.Memos = {memory.EVENT: mon.id, memory.CARDS: (kind,), memory.HOLDER: mon.id}
    frames: list[Frame] = []
    if "attached" in s.fixed.listened:
        frames += woken(s, mon, "attached", names, only=(mon.stack[-1], kind))
    if "given" in s.fixed.listened:
        frames += woken(s, mon, "given", names, only=(mon.stack[-1], kind))
    if s.fixed.fed:
        frames += wake(s, "you attach energy", names, seat)
        frames += wake(s, "opponent attaches energy", names, s.foe(seat))
        frames += wake(s, "energy attached", names)
    if s.fixed.answers:
        answer_attached(s, mon, names)
    then(s, frames)
