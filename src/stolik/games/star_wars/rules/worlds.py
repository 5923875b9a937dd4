"""Games as they might be: what a seat can't know is dealt anew (architecture: Views and worlds).

Hidden are decks, the other's hand but for what was shown of it, and what the other has partially built: there lie
units, Missions and Locations, and in setup units only (SW-SETUP-10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from stolik.cardgame.worlds import Dealer, parted, suppose, without
from stolik.kernel.luck import seed_luck
from stolik.kernel.state import Setup
from stolik.kernel.unknown import Row

from .check import lying
from .state import BUILT, UNITS, StarWarsFixed, StarWarsState

BUILDABLE: Final = (*UNITS, "mission", "location")
"""What may lie face down in a build zone."""


def determinise(
    s: StarWarsState,
    seat: int | None,
    luck: int,
    guesses: Sequence[Any] | None,
    fixed_for: Callable[[Setup], StarWarsFixed],
) -> StarWarsState:
    """A clone that agrees with what `seat` (None: a spectator) knows; all else is dealt from `luck`. With `guesses` the
    deck lists are closed; `fixed_for` makes the tables of a game with a supposed deck."""
    world = s.clone()
    world.luck = seed_luck(luck ^ 0x9E3779B97F4A7C15)
    world.script = ()
    if s.decision is None or s.decision.seat != seat:
        world.looking = ()
    for n in (0, 1):
        if n == seat:
            _own(world, n, luck + n)
        else:
            _other(world, n, seat, luck + n, guesses, fixed_for)
    return world


def unknown(s: StarWarsState) -> list[Row]:
    """Where nobody knows what lies: in decks below what anybody knows of them."""
    return [(own.deck, range(len(own.deck) - max(own.known))) for own in s.seats]


def _own(world: StarWarsState, seat: int, luck: int) -> None:
    own = world.seats[seat]
    rest, top = parted(own.deck, own.known[seat])
    own.deck = Dealer(luck, rest).take(len(rest)) + top


def _other(
    world: StarWarsState,
    seat: int,
    viewer: int | None,
    luck: int,
    guesses: Sequence[Any] | None,
    fixed_for: Callable[[Setup], StarWarsFixed],
) -> None:
    own = world.seats[seat]
    rest, top = parted(own.deck, own.known[viewer] if viewer is not None else 0)
    looked = bool(world.looking) and world.looking == tuple(sorted(own.hand))  # by the viewer, who is asked
    shown = list(own.hand if looked else own.shown)
    hidden = without(own.hand, shown)
    if secret := world.fixed.tables.aside.intersection(hidden):  # what a card of the hand has heard tells which it is
        world.waiting = tuple([one for one in world.waiting if one.source or one.kind not in secret])
    down = [world.units[n] for n in own.zone if world.units[n].place == BUILT]
    kinds = BUILDABLE if world.turn else UNITS  # in setup only units are built

    def fits(kind: int) -> bool:
        return world.card(kind).kind in kinds

    seen = bool(world.looking) and world.looking == tuple(sorted([unit.stack[0] for unit in down], reverse=True))
    if seen:  # by the viewer, who is asked
        down = []
    pool = hidden + rest + [unit.stack[0] for unit in down]
    if guesses is not None:
        pool = suppose(world, seat, pool, lying(world), guesses, fixed_for, fits, len(down))
        world.touched, world.lay = True, None  # it has other tables
    dealer = Dealer(luck, pool)
    for unit in down:
        unit.stack = (dealer.take_fitting(fits),)
    own.hand = shown + dealer.take(len(hidden))
    own.deck = dealer.take(len(rest)) + top
