"""Games as they might be: what a seat can't know is dealt anew (architecture, section 11, 10 to 13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from stolik.kernel.luck import seed_luck, step
from stolik.kernel.state import Setup

from .check import lying
from .procedure import Procedure
from .setup import LAY_REST, layable
from .state import PokemonFixed, PokemonState


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
        if not n:
            return []
        taken = self.pool[-n:]
        del self.pool[-n:]
        return taken

    def take_first(self, s: PokemonState) -> int:
        """A kind that may be laid in the opening."""
        n = next(n for n in range(len(self.pool) - 1, -1, -1) if layable(s, self.pool[n]))
        return self.pool.pop(n)


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
    known = own.known[seat]
    top = own.deck[len(own.deck) - known :]
    rest = own.deck[: len(own.deck) - known]
    down = [n for n in range(len(own.prizes)) if n not in own.open]
    if searching:
        own.deck = Dealer(luck, rest).take(len(rest)) + top
        dealer = Dealer(luck + 1, [own.prizes[n] for n in down])
    else:
        dealer = Dealer(luck, rest + [own.prizes[n] for n in down])
        own.deck = dealer.take(len(rest)) + top
    for n in down:
        own.prizes[n] = dealer.pool.pop()


def suppose(
    world: PokemonState,
    seat: int,
    hidden: list[int],
    guesses: Sequence[Any],
    fixed_for: Callable[[Setup], PokemonFixed],
) -> list[int]:
    """The cards from which the hidden ones of a seat are supposed: of the guessed deck that fits best what was seen of
    it (the first of equal ones), what was not seen; with enough to lay, and never too few. The world gets the tables of
    such a game."""
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
    spare = [kind for kind in whole if layable(world, kind)]
    rest += spare[: max(0, len(world.mons) + 1 - sum(layable(world, kind) for kind in rest))]
    decks = list(fixed.setup.decks)
    decks[seat] = (tuple(fixed.kinds[kind][1] for kind in sorted((best | +seen).elements())),)
    world.fixed = fixed_for(Setup(fixed.setup.format, tuple(decks), fixed.setup.options))
    return rest


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
    known = own.known[viewer] if viewer is not None else 0
    top = own.deck[len(own.deck) - known :]
    rest = own.deck[: len(own.deck) - known]
    down = [n for n in range(len(own.prizes)) if n not in own.open]
    shown = list(own.shown)
    hidden = list(own.hand)
    for kind in shown:
        hidden.remove(kind)
    laid = [world.mons[n] for n in (*world.side(seat).active, *world.side(seat).bench)] if world.hidden else []
    laid = [mon for mon in laid if mon.seat == seat]
    pool = hidden + rest + [own.prizes[n] for n in down] + [mon.stack[0] for mon in laid]
    if guesses is not None:
        pool = suppose(world, seat, pool, guesses, fixed_for)
    dealer = Dealer(luck, pool)
    for mon in laid:
        mon.stack = (dealer.take_first(world),)
    opening = world.hidden and not own.laid and not laid and _must_open(world)
    opening = opening and bool(hidden) and not any(layable(world, kind) for kind in shown)
    first = [dealer.take_first(world)] if opening else []
    own.hand = shown + first + dealer.take(len(hidden) - len(first))
    own.deck = dealer.take(len(rest)) + top
    for n in down:
        own.prizes[n] = dealer.pool.pop()


def _must_open(world: PokemonState) -> bool:
    """Whether all deals are done, so that who has not laid yet is known to hold something to lay (PK-SETUP-8)."""
    return any(isinstance(f, Procedure) and f.name == "setup" and f.at > LAY_REST for f in world.agenda)
