"""Whether a step could do anything now: its cost can be paid, and it finds something to work on (PK-TRAINER-1,
PK-POWER-1). Coins and hidden cards count as possible.

A tree is looked through once and becomes a function of the table, for this is asked of every Trainer in the hand and
every Poké-Power, at every step of a turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stolik.cardgame.ast import (
    REST,
    AllHeads,
    AllTails,
    AnyHeads,
    Choose,
    CoinIs,
    Coins,
    CoinsUntilTails,
    Do,
    Flip,
    ForEach,
    If,
    May,
    Named,
    Noun,
    OneOf,
    Repeat,
    Some,
    Step,
    Which,
    which_of,
)
from stolik.cardgame.interpret import Run
from stolik.games.pokemon.ast.nodes import (
    AttachSelf,
    Cure,
    CureOne,
    Devolve,
    Discard,
    DiscardStadium,
    DiscardTop,
    Draw,
    DrawFromBottom,
    DrawUntil,
    EndTurn,
    Evolving,
    Heal,
    Inflict,
    InflictOne,
    Leave,
    Look,
    Move,
    MoveCounters,
    Onto,
    Put,
    ReturnSelf,
    RevealUntil,
    Search,
    Shuffle,
    Switch,
    SwitchIn,
    Then,
    TradePrize,
    UseAttackOf,
    UseEffectOf,
)

from . import memory
from .asked import attacks_of, bench_room
from .choices import fitting, has_place, holders, is_attached, may_evolve, source_of
from .meaning import holds, value
from .nouns import attached, cards, mons, seats_of
from .state import CONDITION_BITS, NO_CARD, PokemonState

Reason = Callable[[PokemonState, Run], bool]
"""reason(state, run): whether the step could do anything for this effect now."""

NO_REASON: Final = (Coins, CoinsUntilTails, Shuffle)
"""Steps that by themselves change nothing that anybody could want."""
ON_CHOSEN: Final = (Heal, Cure, CureOne, Coins, If, Discard)
"""Steps of which some Pokémon that could be chosen may be nothing to work on."""
COIN_CONDITIONS: Final = (AllHeads, AllTails, AnyHeads, CoinIs)


def reason(step: Step) -> Reason:
    """The question whether `step` could do anything, to be asked of a table again and again."""
    made = _REASONS.get(type(step))
    return _always if made is None else made(step)


def _always(s: PokemonState, c: Run) -> bool:
    return True


def _never(s: PokemonState, c: Run) -> bool:
    return False


def _any_of(reasons: list[Reason]) -> Reason:
    if len(reasons) == 1:
        return reasons[0]
    return lambda s, c: any(one(s, c) for one in reasons)


# ---- several steps


def _do(step: Do) -> Reason:
    """The first step is a cost, a choice that the others are about, or one of several that suffice."""
    first = step.steps[0]
    costs = [one for one in step.steps if is_cost(one)]
    if isinstance(first, Choose) and all(on_chosen(one) for one in step.steps[1:]):
        return _of_chosen(first, [reason(one) for one in step.steps[1:] if not isinstance(one, NO_REASON)])
    if isinstance(first, Choose) and any(isinstance(one, Leave) and one.what == REST for one in step.steps):
        return _more_than(first.what)
    if isinstance(first, (Choose, Search, SwitchIn)):
        return reason(first)
    spent = [one for one in costs[:1] if not is_gain(one)]
    rest = [one for one in step.steps if not isinstance(one, NO_REASON) and one not in spent]
    worth: Reason
    if rest and isinstance(first, Discard) and spent == [first]:
        worth = _after_paying(first, [reason(one) for one in rest])
    elif rest:
        worth = _any_of([reason(one) for one in rest])
    else:
        worth = _always if costs else _never
    if not costs or costs[0] is not first:
        return worth
    pays = reason(first)
    return lambda s, c: pays(s, c) and worth(s, c)


def _more_than(chosen: Some) -> Reason:
    """Whether there are more such Pokémon than are to be chosen, so that some are left."""

    def asks(s: PokemonState, c: Run) -> bool:
        source = source_of(s, c)
        return len(mons(s, chosen.which, c.names, source, c.seat)) > value(s, chosen.most, c.names, source, c.seat)

    return asks


def on_chosen(step: Step) -> bool:
    """Whether a step may find nothing to work on in some of the Pokémon that could be chosen for it."""
    return isinstance(step, ON_CHOSEN) or (isinstance(step, Move) and isinstance(step.to, Evolving))


def _of_chosen(first: Choose, reasons: list[Reason]) -> Reason:
    def asks(s: PokemonState, c: Run) -> bool:
        supposed = Run(c.frame(None))
        supposed.names[memory.CHOSEN] = tuple([mon.id for mon in mons(s, first.what, c.names, source_of(s, c), c.seat)])
        return any(one(s, supposed) for one in reasons)

    return asks


def _after_paying(paid: Discard, reasons: list[Reason]) -> Reason:
    """Whether any of the steps could do anything once a card of the hand was discarded for it: it is counted with the
    discard pile then."""
    assert isinstance(paid.what, Some)
    which = paid.what.which
    assert isinstance(which, Which)

    def asks(s: PokemonState, c: Run) -> bool:
        hand, pile = s.seats[c.seat].hand, s.side(c.seat).discard
        for kind in dict.fromkeys(cards(s, which, c.seat, source_of(s, c), c.names)):
            place = hand.index(kind)
            del hand[place]
            pile.append(kind)
            fine = any(one(s, c) for one in reasons)
            pile.pop()
            hand.insert(place, kind)
            if fine:
                return True
        return False

    return asks


def _if(step: If) -> Reason:
    then, otherwise = _branch(step.then), _branch(step.otherwise)
    condition = step.condition
    if isinstance(condition, COIN_CONDITIONS):
        return _any_of([then, otherwise])
    return lambda s, c: (then if holds(s, condition, c.names, source_of(s, c), c.seat) else otherwise)(s, c)


def _flip(step: Flip) -> Reason:
    return _any_of([_branch(step.heads), _branch(step.tails)])


def _one_of(step: OneOf) -> Reason:
    return _any_of([reason(way) for way in step.steps])


def _branch(step: Step | None) -> Reason:
    return _never if step is None else reason(step)


def _then(step: Then) -> Reason:
    return reason(step.do)


def _done(step: May | ForEach | Repeat) -> Reason:
    return reason(step.do)


def is_cost(step: Step) -> bool:
    """A step that must be done for the rest to happen: cards of one's own hand that go first."""
    if not isinstance(step, (Discard, Move)) or not isinstance(step.what, Some):
        return False
    which = step.what.which
    return (
        isinstance(which, Which) and which.what == "card" and which.whose == "you" and which.where == "hand"
        and step.what.least != 0
    )  # fmt: skip


def is_gain(step: Step) -> bool:
    """A card of the hand that is put into play is no price for the rest: it is what the text is about."""
    return isinstance(step, Move) and (step.to == "bench" or isinstance(step.to, (Onto, Evolving)))


# ---- nouns


def finds(noun: Noun) -> Reason:
    """Whether a noun finds enough of anything."""
    least = 1
    if isinstance(noun, Some):
        if isinstance(noun.least, int):
            least = noun.least
        if is_attached(noun) or (isinstance(noun.which, Which) and noun.which.what == "pokemon"):
            least = min(least, 1)
        noun = noun.which
    if isinstance(noun, Named):
        return _always if noun.name in ("chosen", "rest", "event", "replaced") else _there(noun)
    assert isinstance(noun, Which)
    which = noun
    if is_attached(which):
        return lambda s, c: bool(attached(s, which, c.names, source_of(s, c), c.seat))
    if which.what == "pokemon":
        return _there(which)
    wanted = max(1, least)
    return lambda s, c: len(fitting(s, c, which)) >= wanted


def _there(noun: Noun) -> Reason:
    return lambda s, c: bool(mons(s, noun, c.names, source_of(s, c), c.seat))


def _on(step: Put | Inflict | InflictOne) -> Reason:
    return finds(step.on if isinstance(step, Put) else step.to)


def _of(step: Choose | Discard | Leave | UseEffectOf) -> Reason:
    return finds(step.what)


# ---- Pokémon in play


def _hurt(noun: Noun) -> Reason:
    def asks(s: PokemonState, c: Run) -> bool:
        for mon in mons(s, noun, c.names, s.mons.get(c.source), c.seat):  # noqa: SIM110 - Potions are asked often
            if mon.damage:
                return True
        return False

    return asks


def _heal(step: Heal) -> Reason:
    return _hurt(step.of)


def _cure(step: Cure | CureOne) -> Reason:
    only = None if isinstance(step, CureOne) else step.conditions
    bits = 31 if only is None else sum(CONDITION_BITS[one] for one in only)
    return lambda s, c: any(mon.conditions & bits for mon in mons(s, step.of, c.names, source_of(s, c), c.seat))


def _move_counters(step: MoveCounters) -> Reason:
    hurt, to = _hurt(step.of), finds(step.to)
    return lambda s, c: hurt(s, c) and to(s, c)


def _switch(step: Switch) -> Reason:
    return lambda s, c: any(s.side(mon.seat).bench for mon in mons(s, step.out, c.names, source_of(s, c), c.seat))


def _switch_in(step: SwitchIn) -> Reason:
    return finds(step.up)


def _devolve(step: Devolve) -> Reason:
    return lambda s, c: any(len(mon.stack) > 1 for mon in mons(s, step.what, c.names, source_of(s, c), c.seat))


def _attach_self(step: AttachSelf) -> Reason:
    return lambda s, c: bool(holders(s, c, step.to))


def _use_attack(step: UseAttackOf) -> Reason:
    return lambda s, c: any(attacks_of(s, mon) for mon in mons(s, step.of, c.names, source_of(s, c), c.seat))


def _evolves(to: Evolving) -> Reason:
    """Whether any of the Pokémon that a card would be put onto may evolve at this time (PK-EVO-7)."""
    return lambda s, c: any(may_evolve(s, to, mon) for mon in mons(s, to.what, c.names, source_of(s, c), c.seat))


# ---- cards


def _discard_top(step: DiscardTop) -> Reason:
    return _any_deck(step.whose)


def _discard_stadium(step: DiscardStadium) -> Reason:
    return lambda s, c: s.stadium != NO_CARD


def _draw(step: Draw) -> Reason:
    return _any_deck(step.whose)


def _any_deck(whose: str) -> Reason:
    return lambda s, c: any(s.seats[one].deck for one in seats_of(s, whose, c.seat, "deck", c.names))


def _draw_from_bottom(step: DrawFromBottom) -> Reason:
    return _any_deck("you")


def _draw_until(step: DrawUntil) -> Reason:
    def asks(s: PokemonState, c: Run) -> bool:
        n = value(s, step.n, c.names, source_of(s, c), c.seat)
        drawing = [s.seats[one] for one in seats_of(s, step.whose, c.seat, "deck", c.names)]
        return any(own.deck and len(own.hand) < n for own in drawing)

    return asks


def _look(step: Look) -> Reason:
    return _any_deck("you" if step.whose == "either" else step.whose)


def _reveal(step: RevealUntil) -> Reason:
    return lambda s, c: bool(s.seats[c.seat].deck)


def _move(step: Move) -> Reason:
    there = finds(step.what)
    to = step.to
    if isinstance(to, Evolving):
        able = _evolves(to)
        return lambda s, c: there(s, c) and able(s, c)
    if isinstance(to, Onto):
        return lambda s, c: there(s, c) and has_place(s, c, to, step.what)
    return there


def _trade_prize(step: TradePrize) -> Reason:
    def asks(s: PokemonState, c: Run) -> bool:
        own = s.seats[c.seat]
        return bool(own.hand) and len(own.open) < len(own.prizes)

    return asks


def _search(step: Search) -> Reason:
    which = which_of(step.what)
    if not isinstance(which, Which):
        return _always
    place: Reason = _always
    if isinstance(step.to, Onto):
        place = finds(step.to.to)
    elif isinstance(step.to, Evolving):
        place = _evolves(step.to)
    to_bench = step.to == "bench"
    in_deck = "deck" in which.where
    thrown = Which("card", which.whose, "discard", which.filters) if "discard" in which.where else None

    def asks(s: PokemonState, c: Run) -> bool:
        if (to_bench and bench_room(s, s.fixed.side_of[c.seat]) <= 0) or not place(s, c):
            return False
        if in_deck and any(s.seats[one].deck for one in seats_of(s, which.whose, c.seat, "deck", c.names)):
            return True  # what lies in a deck is hidden: a search may find nothing
        return thrown is not None and bool(cards(s, thrown, c.seat, source_of(s, c), c.names))

    return asks


def _in_passing(step: EndTurn | ReturnSelf) -> Reason:
    return _never  # the end of the turn, or a card that comes back, is no reason to do anything


_REASONS: Final[dict[type, Callable[[Any], Reason]]] = {
    Do: _do,
    If: _if,
    Flip: _flip,
    OneOf: _one_of,
    May: _done,
    Then: _then,
    ForEach: _done,
    Repeat: _done,
    Choose: _of,
    Discard: _of,
    Leave: _of,
    Inflict: _on,
    InflictOne: _on,
    Put: _on,
    Heal: _heal,
    Cure: _cure,
    CureOne: _cure,
    MoveCounters: _move_counters,
    Switch: _switch,
    SwitchIn: _switch_in,
    Devolve: _devolve,
    AttachSelf: _attach_self,
    UseAttackOf: _use_attack,
    DiscardTop: _discard_top,
    DiscardStadium: _discard_stadium,
    Draw: _draw,
    DrawUntil: _draw_until,
    Look: _look,
    RevealUntil: _reveal,
    Move: _move,
    TradePrize: _trade_prize,
    Search: _search,
    EndTurn: _in_passing,
    ReturnSelf: _in_passing,
    UseEffectOf: _of,
    DrawFromBottom: _draw_from_bottom,
}
"""Steps that are not here always do something."""
