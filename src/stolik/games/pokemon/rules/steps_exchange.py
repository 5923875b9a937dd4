"""Steps in which one thing comes in the place of another, and those that give and take Prizes and cards outside the
usual way (`ast.exchanges`)."""

from __future__ import annotations

from typing import Any, Final

from stolik.cardgame.ast import Search, which_of
from stolik.cardgame.choices import card_options, options_for, question
from stolik.cardgame.dialogue import Dialogue
from stolik.cardgame.interpret import Run
from stolik.games.pokemon.ast.nodes import (
    CONDITIONS,
    DrawUpTo,
    Exchange,
    LoseTop,
    MoveCondition,
    SetAside,
    SwapPrize,
    TakePrizes,
    TurnDown,
)
from stolik.kernel.decision import Answer, Decision

from . import atoms, face_down, memory
from .choices import amount, named, pick_attached, pick_cards, pick_pokemon, source_of
from .meaning import card_admits
from .nouns import seats_of
from .procedure import knock_outs
from .state import CONDITION_BITS, PokemonState
from .steps_cards import holding, mingled, open_to, shield
from .steps_play import turns
from .steps_search import find


def what_comes(s: PokemonState, c: Run, node: Exchange, picks: Answer | None) -> Decision | str | None:
    """Which card of the deck takes the place of another; where nothing it could replace is in play nothing is
    searched."""
    if not named(s, c, which_of(node.of)):
        return None
    kinds = find(s, c, Search(node.what, "deck"), picks)
    if isinstance(kinds, Decision):
        return kinds
    s.looking = ()
    c.names[memory.THAT] = len(kinds)
    if not kinds:
        return None
    c.names[memory.MOVING] = tuple([(0, kind) for kind in kinds])
    return "of"


def whose_place(s: PokemonState, c: Run, node: Exchange, picks: Answer | None) -> Decision | None:
    """Whose place it takes."""
    found = pick_pokemon(s, c, node.of, picks, "exchange")
    if isinstance(found, Decision):
        return found
    ((_, kind),) = c.names[memory.MOVING]
    memory.forget(c.names, memory.PHASE, memory.MOVING)
    for mon in found:
        atoms.take_from(s, c.seat, kind, "deck")
        gone = atoms.exchange(s, mon, kind, clean=node.clean)
        home = s.home(gone, "deck", c.seat)
        atoms.place_cards(s, home, (gone,), "play", "deck", True)
        mingled(s, c, (gone,), "deck")
    return None


do_exchange: Final = Dialogue({"": what_comes, "of": whose_place})
"""A card of the deck takes the place of one in play."""


def who_is_cured(s: PokemonState, c: Run, node: MoveCondition, picks: Answer | None) -> Decision | str | None:
    """Which Pokémon loses a Special Condition."""
    found = pick_pokemon(s, c, node.of, picks, "heal", does=lambda mon: mon.conditions != 0)
    if isinstance(found, Decision):
        return found
    mon = next((mon for mon in open_to(s, c, found) if mon.conditions), None)
    if mon is None:
        return None
    c.names[memory.ILL] = mon.id
    return "which"


def which_passes(s: PokemonState, c: Run, node: MoveCondition, picks: Answer | None) -> Decision | str:
    """Which of those that it has."""
    mon = s.mons[c.names[memory.ILL]]
    if picks is None:
        there = [n for n, one in enumerate(CONDITIONS) if mon.conditions & CONDITION_BITS[one]]
        return question(c, "cure", options_for("condition", there))
    atoms.cure(s, mon, (CONDITIONS[picks[0].args[0]],))
    c.names[memory.COUNT] = picks[0].args[0]
    return "to"


def to_whom(s: PokemonState, c: Run, node: MoveCondition, picks: Answer | None) -> Decision | None:
    """Who is affected by it now."""
    found = pick_pokemon(s, c, node.to, picks, "inflict")
    if isinstance(found, Decision):
        return found
    for mon in open_to(s, c, found):
        atoms.inflict(s, mon, CONDITIONS[c.names[memory.COUNT]])
    memory.forget(c.names, memory.PHASE, memory.ILL, memory.COUNT)
    return None


do_move_condition: Final = Dialogue({"": who_is_cured, "which": which_passes, "to": to_whom})
"""A Special Condition goes from one Pokémon to another."""


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


def do_set_aside(s: PokemonState, c: Run, node: SetAside, picks: Answer | None) -> Decision | None:
    """Cards of the opponent's hand lie apart for a while."""
    kinds = pick_cards(s, c, node.what, picks, "aside")
    if isinstance(kinds, Decision):
        return kinds
    _, ends = turns(s, c.seat, "opponent's next turn")
    for seat, theirs in holding(s, c, which_of(node.what), kinds, "hand"):
        face_down.set_aside(s, seat, theirs, c.seat, c.kind, ends)
    c.names[memory.THAT] = len(kinds)
    return None


def do_turn_down(s: PokemonState, c: Run, node: TurnDown, picks: Answer | None) -> Decision | None:
    """Energy cards on Pokémon lie face down for a while."""
    found = pick_attached(s, c, node.what, picks, "turn")
    if isinstance(found, Decision):
        return found
    _, ends = turns(s, c.seat, "opponent's next turn")
    for mon, kind in found:
        if not shield(s, c, mon):
            face_down.turn_down(s, mon, kind, c.seat, c.kind, ends)
    c.names[memory.THAT] = len(found)
    return None


def which_prize(s: PokemonState, c: Run, node: SwapPrize, picks: Answer | None) -> Decision | str | None:
    """Which of the Prize cards that lie face down comes to the hand."""
    own = s.seats[c.seat]
    down = [n for n in range(len(own.prizes)) if n not in own.open]
    if picks is None:
        if not down:
            return None
        s.looking = tuple(sorted(own.prizes[n] for n in down))
        able = [kind for kind in s.looking if card_admits(s, node.filter, kind, source_of(s, c))]
        options, counts = card_options(able)
        return question(c, "look", options, 0, min(1, len(able)), counts)
    s.looking = ()
    if not picks:
        return None
    place = next(n for n in down if own.prizes[n] == picks[0].args[0])
    atoms.pick_prize(s, c.seat, place)
    c.names[memory.COUNT] = place
    return "from hand"


def which_replaces(s: PokemonState, c: Run, node: SwapPrize, picks: Answer | None) -> Decision | None:
    """Which card of the hand lies there instead."""
    if picks is None:
        return question(c, "trade", card_options(s.seats[c.seat].hand)[0])
    atoms.lay_prize(s, c.seat, picks[0].args[0], c.names[memory.COUNT])
    memory.forget(c.names, memory.PHASE, memory.COUNT)
    return None


do_swap_prize: Final = Dialogue({"": which_prize, "from hand": which_replaces})
"""A Prize card for one of the hand."""


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
    MoveCondition: do_move_condition,
    DrawUpTo: do_draw_up_to,
    TakePrizes: do_take_prizes,
    LoseTop: do_lose_top,
    SetAside: do_set_aside,
    TurnDown: do_turn_down,
    SwapPrize: do_swap_prize,
}
