"""Games as they might be: what a seat can't know is dealt anew (architecture, section 11, 10 to 13).

Hidden are decks, the other's hand but for what was shown of it, and what the other has partially built: there lie
units, Missions and Locations, and in setup units only (SW-SETUP-10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from stolik.kernel.luck import seed_luck, step
from stolik.kernel.state import Setup

from .check import lying
from .state import BUILT, UNITS, StarWarsFixed, StarWarsState


class Dealer:
    """Deals from a pool of kinds, sorted first so that where they truly lay makes no difference."""

    def __init__(self, luck: int, pool: list[int]) -> None:
        self.luck = seed_luck(luck)
        pool.sort()
        for i in range(len(pool) - 1, 0, -1):
            self.luck, j = step(self.luck, i + 1)
            pool[i], pool[j] = pool[j], pool[i]
        self.pool = pool

    def take(self, n: int) -> list[int]:
        """n kinds."""
        taken = self.pool[len(self.pool) - n :]
        del self.pool[len(self.pool) - n :]
        return taken

    def take_buildable(self, s: StarWarsState, units_only: bool) -> int:
        """A kind that may lie face down in a build zone."""
        kinds = UNITS if units_only else (*UNITS, "mission", "location")
        n = next(n for n in range(len(self.pool) - 1, -1, -1) if s.card(self.pool[n]).kind in kinds)
        return self.pool.pop(n)


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


def _own(world: StarWarsState, seat: int, luck: int) -> None:
    own = world.seats[seat]
    known = own.known[seat]
    top, rest = own.deck[len(own.deck) - known :], own.deck[: len(own.deck) - known]
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
    known = own.known[viewer] if viewer is not None else 0
    top, rest = own.deck[len(own.deck) - known :], own.deck[: len(own.deck) - known]
    looked = bool(world.looking) and world.looking == tuple(sorted(own.hand))  # by the viewer, who is asked
    shown, hidden = list(own.hand if looked else own.shown), list(own.hand)
    for kind in shown:
        hidden.remove(kind)
    down = [world.units[n] for n in own.zone if world.units[n].place == BUILT]
    pool = hidden + rest + [unit.stack[0] for unit in down]
    if guesses is not None:
        pool = suppose(world, seat, pool, len(down), guesses, fixed_for)
    dealer = Dealer(luck, pool)
    for unit in down:
        unit.stack = (dealer.take_buildable(world, units_only=world.turn == 0),)
    own.hand = shown + dealer.take(len(hidden))
    own.deck = dealer.take(len(rest)) + top


def suppose(
    world: StarWarsState,
    seat: int,
    hidden: list[int],
    down: int,
    guesses: Sequence[Any],
    fixed_for: Callable[[Setup], StarWarsFixed],
) -> list[int]:
    """The cards from which the hidden ones of a seat are supposed: of the guessed deck that fits best what was seen of
    it, what was not seen, and never too few."""
    fixed = world.fixed
    seen = Counter([kind for kind in lying(world) if fixed.kinds[kind][0] == seat])
    seen.subtract(hidden)
    numbers = {card: n for n, card in enumerate(fixed.pool)}
    best, most = Counter[int](), -1
    for guess in guesses:
        held = Counter([seat * fixed.size + numbers[card] for stack in guess for card in stack if card in numbers])
        fit = (held & seen).total()
        if fit > most:
            best, most = held, fit
    rest = sorted((best - seen).elements())
    whole = sorted(best.elements())
    while len(rest) < len(hidden):
        rest += whole
    units = [kind for kind in whole if world.card(kind).kind in UNITS]
    rest += units[: max(0, down - sum(world.card(kind).kind in UNITS for kind in rest))]
    decks = list(fixed.setup.decks)
    decks[seat] = (tuple(fixed.kinds[kind][1] for kind in sorted((best | +seen).elements())),)
    world.fixed = fixed_for(Setup(fixed.setup.format, tuple(decks), fixed.setup.options))
    return rest
