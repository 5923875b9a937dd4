"""Games as they might be: what a seat can't know is dealt anew (architecture, section 11, 10 to 13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stolik.cardgame.worlds import Dealer, parted, suppose, without
from stolik.kernel.luck import seed_luck
from stolik.kernel.state import Setup

from .check import lying
from .procedure import Procedure
from .setup import LAY_REST, layable
from .state import PokemonFixed, PokemonState


def determinise(
    s: PokemonState,
    seat: int | None,
    luck: int,
    guesses: Sequence[Any] | None,
    fixed_for: Callable[[Setup], PokemonFixed],
) -> PokemonState:
    """A clone that agrees with what `seat` (None: a spectator) knows; all else is dealt from `luck`. With `guesses` the
    deck lists are closed; `fixed_for` makes the tables of a game with a supposed deck."""
    world = s.clone()
    world.luck = seed_luck(luck ^ 0x9E3779B97F4A7C15)
    world.script = ()
    searching = s.looking if s.decision is not None and s.decision.seat == seat else ()
    for n in range(len(s.seats)):
        if n == seat:
            _own(world, n, luck + n, bool(searching))
        else:
            _other(world, n, seat, luck + n, guesses, fixed_for)
    if s.decision is None or s.decision.seat != seat:
        world.looking = ()
    return world


def _own(world: PokemonState, seat: int, luck: int, searching: bool) -> None:
    """One's own deck and face-down Prizes. While one looks through the deck its cards stay in it."""
    own = world.seats[seat]
    rest, top = parted(own.deck, own.known[seat])
    down = [n for n in range(len(own.prizes)) if n not in own.open]
    if searching:
        own.deck = Dealer(luck, rest).take(len(rest)) + top
        dealer = Dealer(luck + 1, [own.prizes[n] for n in down])
    else:
        dealer = Dealer(luck, rest + [own.prizes[n] for n in down])
        own.deck = dealer.take(len(rest)) + top
    for n in down:
        own.prizes[n] = dealer.pool.pop()


def _other(
    world: PokemonState,
    seat: int,
    viewer: int | None,
    luck: int,
    guesses: Sequence[Any] | None,
    fixed_for: Callable[[Setup], PokemonFixed],
) -> None:
    """Another player's hand, deck, face-down Prizes and, while the table is set up, face-down Pokémon."""
    own = world.seats[seat]
    rest, top = parted(own.deck, own.known[viewer] if viewer is not None else 0)
    down = [n for n in range(len(own.prizes)) if n not in own.open]
    shown = list(own.shown)
    hidden = without(own.hand, shown)
    laid = [world.mons[n] for n in (*world.side(seat).active, *world.side(seat).bench)] if world.hidden else []
    laid = [mon for mon in laid if mon.seat == seat]

    def fits(kind: int) -> bool:
        return layable(world, kind)

    pool = hidden + rest + [own.prizes[n] for n in down] + [mon.stack[0] for mon in laid]
    if guesses is not None:
        pool = suppose(world, seat, pool, lying(world), guesses, fixed_for, fits, len(world.mons) + 1)
    dealer = Dealer(luck, pool)
    for mon in laid:
        mon.stack = (dealer.take_fitting(fits),)
    opening = world.hidden and not own.laid and not laid and _must_open(world)
    opening = opening and bool(hidden) and not any(map(fits, shown))
    first = [dealer.take_fitting(fits)] if opening else []
    own.hand = shown + first + dealer.take(len(hidden) - len(first))
    own.deck = dealer.take(len(rest)) + top
    for n in down:
        own.prizes[n] = dealer.pool.pop()


def _must_open(world: PokemonState) -> bool:
    """Whether all deals are done, so that who has not laid yet is known to hold something to lay (PK-SETUP-8)."""
    return any(isinstance(f, Procedure) and f.name == "setup" and f.at > LAY_REST for f in world.agenda)
