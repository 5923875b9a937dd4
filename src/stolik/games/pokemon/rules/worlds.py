"""Games as they might be: what a seat can't know is dealt anew (architecture: Views and worlds)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from stolik.cardgame.ast import Filter, Some, inside
from stolik.cardgame.interpret import Effect, Run
from stolik.cardgame.worlds import Dealer, parted, suppose, without
from stolik.games.pokemon.ast.nodes import GuessCoin, GuessType, Look, SwapPrize
from stolik.kernel.luck import seed_luck
from stolik.kernel.state import Setup
from stolik.kernel.unknown import Row

from . import memory
from .check import lying
from .choices import hand_of_foe
from .meaning import card_admits
from .procedure import Procedure
from .setup import LAY_REST, layable
from .setup_teams import LAY_OUT
from .state import Aside, LastingEffect, Pokemon, PokemonFixed, PokemonState, SeatState
from .steps_guess import SIDES, SIGNS
from .steps_search import looked_at


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
    asked = s.decision is not None and s.decision.seat == seat
    whose, under = _looked_under(s) if asked else (0, 0)
    into = _looked_into(s) if asked else None
    mates = () if seat is None else s.fixed.mates[seat]
    mixed = _mixed(s)
    for n in range(len(s.seats)):
        below = under if n == whose else 0
        if n in mates:
            seen = n == seat and asked
            _own(world, n, seat, luck + n, below, seen and _looks_through(s, n), seen and _sees_prizes(s))
            if n == mixed:
                world.seats[n].hand = Dealer(luck + n, world.seats[n].hand).pool
        else:
            _other(world, n, seat, luck + n, below, into, guesses, fixed_for)
    if not asked:
        world.looking = ()
    for n, frame in enumerate(world.agenda):
        if isinstance(frame, Effect) and memory.SECRET in frame.names and frame.seat not in mates:
            names: memory.Memos = dict(frame.names)
            names[memory.SECRET] = _secret(world, frame, luck)
            world.agenda[n] = Effect(frame.seat, frame.source, frame.kind, names, frame.todo)
    return world


def _secret(world: PokemonState, frame: Effect, luck: int) -> int:
    """What a player may have hidden: any side, sign, or card of the hand, as it was dealt here."""
    step = frame.todo[0] if frame.todo is not None else None
    if isinstance(step, GuessType):
        hand = sorted(world.seats[frame.seat].hand)
        ways = [kind for kind in hand if card_admits(world, step.filter, kind, None)] or hand
    else:
        ways = [*range(len(SIDES if isinstance(step, GuessCoin) else SIGNS))]
    return Dealer(luck, ways).pool[0]


def _hides(world: PokemonState, seat: int) -> Filter | None:
    """What the card is like that a player has taken from the hand unseen; None where there is none."""
    for frame in world.agenda:
        if isinstance(frame, Effect) and memory.SECRET in frame.names and frame.seat == seat and frame.todo is not None:
            step = frame.todo[0]
            return step.filter if isinstance(step, GuessType) else None
    return None


def unknown(s: PokemonState) -> list[Row]:
    """Where nobody knows what lies: in decks below what anybody knows of them, among Prizes that lie face down, and in
    a hand from which somebody is about to choose without looking."""
    rows: list[Row] = []
    whose, under = _looked_under(s)
    for n, own in enumerate(s.seats):
        rows.append((own.deck, range(under if n == whose else 0, len(own.deck) - max(own.known))))
        if s.decision is None or s.decision.seat != n or not _sees_prizes(s):
            rows.append((own.prizes, [n for n in range(len(own.prizes)) if n not in own.open]))
    mixed = _mixed(s)
    if mixed is not None:
        hand = s.seats[mixed].hand
        rows.append((hand, range(len(hand))))
    return rows


def _mixed(s: PokemonState) -> int | None:
    """The seat from whose hand somebody is about to choose without looking: its order nobody has seen."""
    decision = s.decision
    if decision is None or decision.kind == "prize" or not decision.options or decision.options[0].verb != "place":
        return None
    return decision.options[0].args[0]


def _sees_prizes(s: PokemonState) -> bool:
    """Whether the asked seat looks at all of its Prize cards just now."""
    top = next((frame for frame in reversed(s.agenda) if isinstance(frame, Effect)), None)
    step = top.todo[0] if top is not None and top.todo is not None else None
    if top is None or not isinstance(step, SwapPrize):
        return False
    return bool(s.looking) or memory.PHASE in top.names  # the card that lies down is asked for after the look


def _looked_under(s: PokemonState) -> tuple[int, int]:
    """Whose deck is looked at from under just now, and how many of its cards."""
    for frame in reversed(s.agenda):
        if isinstance(frame, Effect):
            step = frame.todo[0] if frame.todo is not None else None
            if s.looking and isinstance(step, Look) and step.end == "bottom":
                return looked_at(s, Run.of(frame), step), len(s.looking)
            break
    return 0, 0


def _looked_into(s: PokemonState) -> int | None:
    """The opponent whose whole hand is looked at just now, as cards of it are chosen."""
    frame = next((frame for frame in reversed(s.agenda) if isinstance(frame, Effect)), None)
    if not s.looking or frame is None or frame.todo is None:
        return None
    chosen = [one.which for one in inside(frame.todo[0]) if isinstance(one, Some) and one.by == "you" and not one.blind]
    seats = [hand_of_foe(s, frame.seat, which, frame.names) for which in chosen]
    return next((seat for seat in seats if seat is not None), None)


def _looks_through(s: PokemonState, seat: int) -> bool:
    """Whether all cards of its deck are looked at just now, as a search does; some of them tell nothing of Prizes."""
    return bool(s.looking) and Counter(s.seats[seat].deck) <= Counter(s.looking)


def _own(
    world: PokemonState, seat: int, viewer: int | None, luck: int, below: int, searching: bool, sees: bool
) -> None:
    """The deck and face-down Prizes of a seat whose hand the viewer sees: its own, or a partner's (P2-SETUP-4). While
    one looks through the deck its cards stay in it, and those stay where they are that are looked at from `below`, and
    Prize cards that it `sees`."""
    own = world.seats[seat]
    under, rest, top = _layers(own, viewer, below)
    down = [] if sees else [n for n in range(len(own.prizes)) if n not in own.open]
    if searching:
        own.deck = under + Dealer(luck, rest).take(len(rest)) + top
        dealer = Dealer(luck + 1, [own.prizes[n] for n in down])
    else:
        dealer = Dealer(luck, rest + [own.prizes[n] for n in down])
        own.deck = under + dealer.take(len(rest)) + top
    for n in down:
        own.prizes[n] = dealer.pool.pop()


def _layers(own: SeatState, viewer: int | None, below: int) -> tuple[list[int], list[int], list[int]]:
    """A deck as what is looked at from below, what nobody sees, and what the viewer knows of its top."""
    rest, top = parted(own.deck, own.known[viewer] if viewer is not None else 0)
    below = min(below, len(rest))
    return rest[:below], rest[below:], top


def _other(
    world: PokemonState,
    seat: int,
    viewer: int | None,
    luck: int,
    below: int,
    into: int | None,
    guesses: Sequence[Any] | None,
    fixed_for: Callable[[Setup], PokemonFixed],
) -> None:
    """The hidden cards of another player: its deck, face-down Prizes and, while the table is set up, face-down Pokémon,
    and those in the hands of its side but the one that the viewer looks `into`. Whose cards a hand holds everybody has
    seen, so each hand keeps as many of each owner's."""
    own = world.seats[seat]
    under, rest, top = _layers(own, viewer, below)
    down = [n for n in range(len(own.prizes)) if n not in own.open]
    kinds = world.fixed.kinds
    hands: list[tuple[int, list[int]]] = []
    for mate in world.fixed.mates[seat]:
        unseen = [] if mate == into else without(world.seats[mate].hand, world.seats[mate].shown)
        hands.append((mate, [kind for kind in unseen if kinds[kind][0] == seat]))
    apart = [(mate, n) for mate in world.fixed.mates[seat] for n in _apart(world, mate)]
    laid = [world.mons[n] for n in (*world.side(seat).active, *world.side(seat).bench)] if world.hidden else []
    laid = [mon for mon in laid if mon.seat == seat]

    def fits(kind: int) -> bool:
        return layable(world, kind)

    pool = rest + [own.prizes[n] for n in down] + [mon.stack[0] for mon in laid]
    pool += [kind for _, hidden in hands for kind in hidden]
    pool += [kind for mate, n in apart for kind in _kinds_apart(world, mate, n) if kinds[kind][0] == seat]
    if guesses is not None:
        pool = suppose(world, seat, pool, lying(world), guesses, fixed_for, fits, len(world.mons) + 1)
    hides = _hides(world, seat)

    def hidden_fits(kind: int) -> bool:
        return hides is not None and card_admits(world, hides, kind, None)

    dealer = Dealer(luck, pool)
    for mon in laid:
        mon.stack = (dealer.take_fitting(fits),)
    for mate, hidden in hands:
        theirs = world.seats[mate]
        opens = mate == seat and bool(hidden) and _opens(world, seat, laid)
        first = [dealer.take_fitting(fits)] if opens else []
        if hides is not None and mate == seat and not any(hidden_fits(kind) for kind in theirs.shown):
            if hidden and any(map(hidden_fits, dealer.pool)):  # else it is a card of the partner's (P2-FIELD-6)
                first = [dealer.take_fitting(hidden_fits)]
        kept = without(without(theirs.hand, theirs.shown), hidden)
        theirs.hand = [*theirs.shown, *sorted(kept + first + dealer.take(len(hidden) - len(first)))]
    for mate, n in apart:
        there = _kinds_apart(world, mate, n)
        kept = [kind for kind in there if kinds[kind][0] != seat]
        _lay_apart(world, mate, n, tuple(sorted(kept + dealer.take(len(there) - len(kept)))))
    own.deck = under + dealer.take(len(rest)) + top
    for n in down:
        own.prizes[n] = dealer.pool.pop()


def _apart(world: PokemonState, seat: int) -> list[int]:
    """The places of those lasting effects on a player by which cards of the hand are set aside."""
    return [n for n, effect in enumerate(world.lasting[seat]) if isinstance(effect.what, Aside)]


def _kinds_apart(world: PokemonState, seat: int, n: int) -> tuple[int, ...]:
    what = world.lasting[seat][n].what
    assert isinstance(what, Aside)
    return what.kinds


def _lay_apart(world: PokemonState, seat: int, n: int, kinds: tuple[int, ...]) -> None:
    old = world.lasting[seat][n]
    new = LastingEffect(Aside(kinds), old.seat, old.kind, old.begins, old.ends, old.word)
    held = tuple([new if place == n else one for place, one in enumerate(world.lasting[seat])])
    world.lasting = tuple([held if one == seat else other for one, other in enumerate(world.lasting)])


def _opens(world: PokemonState, seat: int, laid: list[Pokemon]) -> bool:
    """Whether a hand is known to hold something to lay, which nobody has seen."""
    return (
        world.hidden
        and not laid
        and _must_open(world)
        and not any(layable(world, kind) for kind in world.seats[seat].shown)
    )


def _must_open(world: PokemonState) -> bool:
    """Whether all deals are done, so that who has not laid yet is known to hold something to lay (PK-SETUP-8)."""
    steps = {"setup": LAY_REST, "team setup": LAY_OUT}
    return any(isinstance(f, Procedure) and f.name in steps and f.at > steps[f.name] for f in world.agenda)
