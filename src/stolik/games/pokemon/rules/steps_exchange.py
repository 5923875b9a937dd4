"""Steps in which one thing comes in the place of another, and those that give and take Prizes and cards outside the
usual way (`ast.exchanges`)."""

from __future__ import annotations

from typing import Any, Final

from stolik.cardgame.ast import Search
from stolik.cardgame.choices import options_for
from stolik.cardgame.interpret import Run
from stolik.games.pokemon.ast.nodes import DrawUpTo, Exchange, LoseTop, TakePrizes
from stolik.kernel.decision import Answer, Decision

from . import atoms, memory
from .choices import amount, source_of
from .nouns import seats_of
from .procedure import knock_outs
from .state import PokemonState
from .steps_cards import mingled
from .steps_search import find


def do_exchange(s: PokemonState, c: Run, node: Exchange, picks: Answer | None) -> Decision | None:
    """A card of the deck takes the place of the source's; where the source has left play nothing is searched."""
    mon = source_of(s, c)
    if mon is None:
        return None
    kinds = find(s, c, Search(node.what, "deck"), picks)
    if isinstance(kinds, Decision):
        return kinds
    s.looking = ()
    c.names[memory.THAT] = len(kinds)
    for kind in kinds:
        atoms.take_from(s, c.seat, kind, "deck")
        gone = atoms.exchange(s, mon, kind)
        home = s.home(gone, "deck", c.seat)
        atoms.place_cards(s, home, (gone,), "play", "deck", True)
        mingled(s, c, (gone,), "deck")
    return None


def do_draw_up_to(s: PokemonState, c: Run, node: DrawUpTo, picks: Answer | None) -> Decision | None:
    """Each player says how many cards to draw, and draws them before the next one says it."""
    done: tuple[int, ...] = c.names.get(memory.DONE, ())
    seats = [seat for seat in seats_of(s, node.whose, c.seat, "deck", c.names) if seat not in done]
    if picks is None and not done:
        c.names[memory.THAT] = 0
    if picks is not None:
        c.names[memory.THAT] += atoms.draw_cards(s, seats[0], picks[0].args[0])
        done, seats = (*done, seats[0]), seats[1:]
    for seat in seats:
        most = min(amount(s, c, node.n), len(s.seats[seat].deck))
        if most:
            c.names[memory.DONE] = done
            return Decision(seat, "choose:draw", options_for("number", range(most + 1)), about=(c.kind, c.source))
        done = (*done, seat)
    memory.forget(c.names, memory.DONE)
    return None


def do_take_prizes(s: PokemonState, c: Run, node: TakePrizes, picks: Answer | None) -> None:
    """Prizes are owed, and taken in the Knock Out steps: at once, or behind an attack (PK-KO-2)."""
    n = amount(s, c, node.n)
    for seat in seats_of(s, node.whose, c.seat, "prizes", c.names):
        s.seats[seat].owed += n
    if memory.ATTACKER not in c.names:
        c.first.append(knock_outs())


def do_lose_top(s: PokemonState, c: Run, node: LoseTop, picks: Answer | None) -> None:
    """The top of a deck goes to the Lost Zone."""
    n = amount(s, c, node.n)
    c.names[memory.THAT] = 0
    for seat in seats_of(s, node.whose, c.seat, "deck", c.names):
        gone = atoms.take_from_top(s, seat, n)
        atoms.place_cards(s, seat, gone, "deck top", "lost", True)
        c.names[memory.THAT] += len(gone)


HANDLERS: Final[dict[type, Any]] = {
    Exchange: do_exchange,
    DrawUpTo: do_draw_up_to,
    TakePrizes: do_take_prizes,
    LoseTop: do_lose_top,
}
