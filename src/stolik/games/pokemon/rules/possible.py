"""Whether a step could do anything now: its cost can be paid, and it finds something to work on (PK-TRAINER-1,
PK-POWER-1). How it is asked: `cardgame/possible.py`."""

from __future__ import annotations

from collections import Counter
from typing import Final

from stolik.cardgame.ast import (
    REST,
    Choose,
    Coins,
    CoinsUntilHeads,
    CoinsUntilTails,
    Do,
    Flip,
    ForEach,
    If,
    May,
    Minus,
    Named,
    Noun,
    OfChosen,
    OneOf,
    Repeat,
    Some,
    Step,
    Which,
    which_of,
)
from stolik.cardgame.interpret import Run
from stolik.cardgame.possible import Possibilities, Possible, always, any_of, never
from stolik.games.pokemon.ast.nodes import (
    AttachSelf,
    AttachThrown,
    Contest,
    Cure,
    CureOne,
    Devolve,
    Discard,
    DiscardStadium,
    DiscardTop,
    Draw,
    DrawFromBottom,
    DrawUntil,
    DrawUpTo,
    EndTurn,
    Evolving,
    Exchange,
    GuessCoin,
    GuessType,
    Harmless,
    Heal,
    Hit,
    Inflict,
    InflictOne,
    Leave,
    Look,
    LoseTop,
    Move,
    MoveCondition,
    MoveCounters,
    Onto,
    PreventPower,
    Put,
    ReturnSelf,
    RevealUntil,
    Search,
    SetAside,
    Shuffle,
    SwapPrize,
    Switch,
    SwitchIn,
    TakeAim,
    TakePrizes,
    Then,
    TradePrize,
    TurnDown,
    TurnPrizes,
    UseAttackOf,
    UseEffectOf,
)

from . import memory
from .asked import attacks_of, bench_room
from .choices import fitting, has_place, holders, is_attached, may_evolve, number_of, source_of, thrown_from
from .meaning import holds, mons, value
from .nouns import attached, cards, seats_of, stadium_of
from .state import CONDITION_BITS, NO_CARD, Pokemon, PokemonState

NO_REASON: Final = (Coins, CoinsUntilHeads, CoinsUntilTails, Shuffle, Harmless)
"""Steps that by themselves change nothing that anybody could want."""
ON_CHOSEN: Final = (Heal, Cure, CureOne, Coins, If, Discard)
"""Steps of which some Pokémon that could be chosen may be nothing to work on."""


POSSIBLE: Final = Possibilities(holds, source_of)
could: Final = POSSIBLE.could


# ---- several steps


@POSSIBLE.of(Do)
def _do(step: Do) -> Possible:
    """The first step is a cost, a choice that the others are about, or one of several that suffice."""
    first = step.steps[0]
    if isinstance(step.steps[-1], AttachSelf):
        return could(step.steps[-1])  # what is done before makes it ready for that
    if isinstance(first, Choose):
        return _choosing(first, step.steps[1:])
    if isinstance(first, (Search, SwitchIn, Exchange)):
        return could(first)
    thrown = tuple(one for one in step.steps if isinstance(one, Discard) and is_attached(one.what))
    if len(thrown) == len(step.steps) and len({_holder(one) for one in thrown}) == 1:
        return _each_discarded(thrown)
    costs = [one for one in step.steps if is_cost(one)]
    spent = [one for one in costs[:1] if not is_gain(one)]
    rest = [one for one in step.steps if not isinstance(one, NO_REASON) and one not in spent]
    worth: Possible
    if rest and isinstance(first, Discard) and spent == [first]:
        worth = _after_paying(first, [could(one) for one in rest])
    elif rest:
        worth = any_of([could(one) for one in rest])
    else:
        worth = always if costs else never
    if not costs or costs[0] is not first:
        return worth
    pays = could(first)
    return lambda s, c: pays(s, c) and worth(s, c)


def _holder(step: Discard) -> Noun | None:
    """What the attached cards are on."""
    which = which_of(step.what)
    return which.on if isinstance(which, Which) else None


def _each_discarded(steps: tuple[Discard, ...]) -> Possible:
    """Attached cards that go together: for each of the steps there is one, and none stands for two of them."""

    def asks(s: PokemonState, c: Run) -> bool:
        found = []
        for one in steps:
            which = which_of(one.what)
            assert isinstance(which, Which)
            found.append(Counter(attached(s, which, c.names, source_of(s, c), c.seat)))
        every: Counter[tuple[Pokemon, int]] = Counter()
        for there in found:
            every |= there
        return all(found) and every.total() >= len(found)

    return asks


def _choosing(first: Choose, others: tuple[Step, ...]) -> Possible:
    """What is chosen first must leave the others something to do; of attached cards and cards in a zone any will do."""
    if _is_pokemon(first.what) and all(on_chosen(one) for one in others):
        return _of_chosen(first, [could(one) for one in others if not isinstance(one, NO_REASON)])
    for n, one in enumerate(others, 1):
        if isinstance(one, Leave) and one.what == REST:
            return any_of([_more_than(first.what), *([_do(Do(others[n:]))] if others[n:] else [])])
    return could(first)


def _is_pokemon(chosen: Some) -> bool:
    which = chosen.which
    return isinstance(which, Named) or (isinstance(which, Which) and which.what == "pokemon" and which.on is None)


def _more_than(chosen: Some) -> Possible:
    """Whether there are more such Pokémon than are to be chosen, so that some are left."""

    def asks(s: PokemonState, c: Run) -> bool:
        source = source_of(s, c)
        return len(mons(s, chosen.which, c.names, source, c.seat)) > value(s, chosen.most, c.names, source, c.seat)

    return asks


def on_chosen(step: Step) -> bool:
    """Whether a step may find nothing to work on in some of the Pokémon that could be chosen for it."""
    if isinstance(step, Move):
        return isinstance(step.to, Evolving) or is_attached(step.what)
    return isinstance(step, ON_CHOSEN)


def _of_chosen(first: Choose, others: list[Possible]) -> Possible:
    single = first.what.most == 1

    def asks(s: PokemonState, c: Run) -> bool:
        supposed = c.copy()
        there = [mon.id for mon in mons(s, first.what, c.names, source_of(s, c), c.seat)]
        for chosen in [(n,) for n in there] if single else [tuple(there)]:
            supposed.names[memory.CHOSEN] = chosen
            if any(one(s, supposed) for one in others):
                return True
        return False

    return asks


def _after_paying(paid: Discard, others: list[Possible]) -> Possible:
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
            fine = any(one(s, c) for one in others)
            pile.pop()
            hand.insert(place, kind)
            if fine:
                return True
        return False

    return asks


@POSSIBLE.of(Flip)
def _flip(step: Flip) -> Possible:
    return any_of([could(step.heads), could(step.tails)])


@POSSIBLE.of(OneOf)
def _one_of(step: OneOf) -> Possible:
    return any_of([could(way) for way in step.steps])


@POSSIBLE.of(GuessCoin)
def _guess_coin(step: GuessCoin) -> Possible:
    return any_of([could(step.wrong), *([could(step.right)] if step.right is not None else [])])


@POSSIBLE.of(GuessType)
def _guess_type(step: GuessType) -> Possible:
    there, worth = finds(Which("card", "you", "hand", (step.filter,))), could(step.wrong)
    return lambda s, c: there(s, c) and worth(s, c)


@POSSIBLE.of(Contest)
def _contest(step: Contest) -> Possible:
    return any_of([could(step.won), could(step.lost)])


@POSSIBLE.of(Then)
def _then(step: Then) -> Possible:
    return could(step.do)


@POSSIBLE.of(ForEach, Repeat)
def _done(step: ForEach | Repeat) -> Possible:
    return could(step.do)


@POSSIBLE.of(May)
def _may(step: May) -> Possible:
    """What is offered, or what happens where it is not done."""
    return could(step.do) if step.otherwise is None else any_of([could(step.do), could(step.otherwise)])


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


def finds(noun: Noun) -> Possible:
    """Whether a noun finds enough of anything."""
    least = 1
    if isinstance(noun, Some):
        if isinstance(noun.least, int):
            least = noun.least
        if is_attached(noun) or (isinstance(noun.which, Which) and noun.which.what == "pokemon"):
            least = min(least, 1)
        noun = noun.which
    if isinstance(noun, OfChosen):
        return always
    if isinstance(noun, Named):
        return always if noun.name in ("chosen", "rest", "event", "replaced", "new active") else _there(noun)
    assert isinstance(noun, Which)
    which = noun
    if is_attached(which):
        return lambda s, c: (
            bool(attached(s, which, c.names, source_of(s, c), c.seat)) or stadium_of(s, which, c.seat) != NO_CARD
        )
    if which.what == "pokemon":
        return _there(which)
    wanted = max(1, least)

    def lies(s: PokemonState, c: Run) -> bool:
        return number_of(s, c, which, wanted) >= wanted

    return lies


def _there(noun: Noun) -> Possible:
    def stands(s: PokemonState, c: Run) -> bool:
        return bool(mons(s, noun, c.names, s.mons.get(c.source), c.seat))

    return stands


@POSSIBLE.of(Inflict, InflictOne, Hit, TakeAim)
def _to(step: Inflict | InflictOne | Hit | TakeAim) -> Possible:
    return finds(step.to)


@POSSIBLE.of(Put)
def _put(step: Put) -> Possible:
    """As many as are missing to a number may be none."""
    there, n = finds(step.on), step.n
    if not isinstance(n, Minus):
        return there
    return lambda s, c: there(s, c) and value(s, n, c.names, source_of(s, c), c.seat) > 0


@POSSIBLE.of(Choose, Discard, Leave, SetAside, TurnDown, UseEffectOf)
def _of(step: Choose | Discard | Leave | SetAside | TurnDown | UseEffectOf) -> Possible:
    return finds(step.what)


# ---- Pokémon in play


def _hurt(noun: Noun) -> Possible:
    def asks(s: PokemonState, c: Run) -> bool:
        for mon in mons(s, noun, c.names, s.mons.get(c.source), c.seat):  # noqa: SIM110 - Potions are asked often
            if mon.damage:
                return True
        return False

    return asks


@POSSIBLE.of(Heal)
def _heal(step: Heal) -> Possible:
    return _hurt(step.of)


@POSSIBLE.of(Cure, CureOne)
def _cure(step: Cure | CureOne) -> Possible:
    only = None if isinstance(step, CureOne) else step.conditions
    bits = 31 if only is None else sum(CONDITION_BITS[one] for one in only)
    return lambda s, c: any(mon.conditions & bits for mon in mons(s, step.of, c.names, source_of(s, c), c.seat))


@POSSIBLE.of(MoveCondition)
def _move_condition(step: MoveCondition) -> Possible:
    to = finds(step.to)
    return lambda s, c: any(mon.conditions for mon in mons(s, step.of, c.names, source_of(s, c), c.seat)) and to(s, c)


@POSSIBLE.of(MoveCounters)
def _move_counters(step: MoveCounters) -> Possible:
    hurt, to = _hurt(step.of), finds(step.to)
    return lambda s, c: hurt(s, c) and to(s, c)


@POSSIBLE.of(Switch)
def _switch(step: Switch) -> Possible:
    def asks(s: PokemonState, c: Run) -> bool:
        for mon in mons(s, step.out, c.names, source_of(s, c), c.seat):  # noqa: SIM110 - Switches are asked often
            if s.side(mon.seat).bench:
                return True
        return False

    return asks


@POSSIBLE.of(SwitchIn)
def _switch_in(step: SwitchIn) -> Possible:
    return finds(step.up)


@POSSIBLE.of(Devolve)
def _devolve(step: Devolve) -> Possible:
    return lambda s, c: any(len(mon.stack) > 1 for mon in mons(s, step.what, c.names, source_of(s, c), c.seat))


@POSSIBLE.of(AttachSelf)
def _attach_self(step: AttachSelf) -> Possible:
    return lambda s, c: bool(holders(s, c, step.to))


@POSSIBLE.of(UseAttackOf)
def _use_attack(step: UseAttackOf) -> Possible:
    which = which_of(step.of)
    if isinstance(which, Which) and which.what == "card":
        return lambda s, c: any(s.card(kind).attacks for kind in fitting(s, c, which))
    return lambda s, c: any(attacks_of(s, mon) for mon in mons(s, step.of, c.names, source_of(s, c), c.seat))


def _evolves(to: Evolving) -> Possible:
    """Whether any of the Pokémon that a card would be put onto may evolve at this time (PK-EVO-7)."""
    return lambda s, c: any(may_evolve(s, to, mon) for mon in mons(s, to.what, c.names, source_of(s, c), c.seat))


# ---- cards


@POSSIBLE.of(DiscardTop)
def _discard_top(step: DiscardTop) -> Possible:
    return _any_deck(step.whose)


@POSSIBLE.of(DiscardStadium)
def _discard_stadium(step: DiscardStadium) -> Possible:
    return lambda s, c: s.stadium != NO_CARD


@POSSIBLE.of(Draw, DrawUpTo, LoseTop)
def _draw(step: Draw | DrawUpTo | LoseTop) -> Possible:
    return _any_deck(step.whose)


def _any_deck(whose: str) -> Possible:
    def asks(s: PokemonState, c: Run) -> bool:
        return has_deck(s, c, whose)

    return asks


def has_deck(s: PokemonState, c: Run, whose: str) -> bool:
    """Whether there is a card in a deck of those that a word means."""
    for seat in seats_of(s, whose, c.seat, "deck", c.names):  # noqa: SIM110 - asked of most Trainers
        if s.seats[seat].deck:
            return True
    return False


@POSSIBLE.of(Exchange)
def _exchange(step: Exchange) -> Possible:
    there = finds(step.of)
    return lambda s, c: there(s, c) and bool(s.seats[c.seat].deck)


@POSSIBLE.of(TakePrizes)
def _take_prizes(step: TakePrizes) -> Possible:
    return lambda s, c: any(s.seats[one].prizes for one in seats_of(s, step.whose, c.seat, "prizes", c.names))


@POSSIBLE.of(DrawFromBottom)
def _draw_from_bottom(step: DrawFromBottom) -> Possible:
    return _any_deck("you")


@POSSIBLE.of(DrawUntil)
def _draw_until(step: DrawUntil) -> Possible:
    def asks(s: PokemonState, c: Run) -> bool:
        n = value(s, step.n, c.names, source_of(s, c), c.seat)
        drawing = [s.seats[one] for one in seats_of(s, step.whose, c.seat, "deck", c.names)]
        return any(own.deck and len(own.hand) < n for own in drawing)

    return asks


@POSSIBLE.of(Look)
def _look(step: Look) -> Possible:
    return _any_deck("you" if step.whose == "either" else step.whose)


@POSSIBLE.of(RevealUntil)
def _reveal(step: RevealUntil) -> Possible:
    return lambda s, c: bool(s.seats[c.seat].deck)


@POSSIBLE.of(Move)
def _move(step: Move) -> Possible:
    there = finds(step.what)
    to = step.to
    if isinstance(to, Evolving):
        able = _evolves(to)
        return lambda s, c: there(s, c) and able(s, c)
    if isinstance(to, Onto):
        return lambda s, c: there(s, c) and has_place(s, c, to, step.what)
    which = which_of(step.what)
    if to == "bench" and isinstance(which, Which):
        return lambda s, c: (
            there(s, c)
            and any(
                bench_room(s, s.fixed.side_of[one]) > 0
                for one in seats_of(s, which.whose, c.seat, which.where, c.names)
            )
        )
    return there


@POSSIBLE.of(TradePrize)
def _trade_prize(step: TradePrize) -> Possible:
    def asks(s: PokemonState, c: Run) -> bool:
        own = s.seats[c.seat]
        return bool(own.hand) and len(own.open) < len(own.prizes)

    return asks


@POSSIBLE.of(SwapPrize)
def _swap_prize(step: SwapPrize) -> Possible:
    return lambda s, c: len(s.seats[c.seat].open) < len(s.seats[c.seat].prizes)


@POSSIBLE.of(TurnPrizes)
def _turn_prizes(step: TurnPrizes) -> Possible:
    def asks(s: PokemonState, c: Run) -> bool:
        there = [s.seats[one] for one in seats_of(s, step.whose, c.seat, "prizes", c.names)]
        return any(len(own.open) < len(own.prizes) for own in there)

    return asks


@POSSIBLE.of(Search)
def _search(step: Search) -> Possible:
    which = which_of(step.what)
    if not isinstance(which, Which):
        return always
    place: Possible = always
    if isinstance(step.to, Onto):
        place = finds(step.to.to)
    elif isinstance(step.to, Evolving):
        place = _evolves(step.to)
    to_bench, whose = step.to == "bench", which.whose
    in_deck = "deck" in which.where
    thrown = Which("card", which.whose, "discard", which.filters) if "discard" in which.where else None

    def asks(s: PokemonState, c: Run) -> bool:
        if to_bench:
            (owner, *_) = seats_of(s, whose, c.seat, "play", c.names)
            if bench_room(s, s.fixed.side_of[owner]) <= 0:
                return False
        if not place(s, c):
            return False
        if in_deck and has_deck(s, c, whose):
            return True  # what lies in a deck is hidden: a search may find nothing
        return thrown is not None and bool(cards(s, thrown, c.seat, source_of(s, c), c.names))

    return asks


@POSSIBLE.of(EndTurn, ReturnSelf)
def _in_passing(step: EndTurn | ReturnSelf) -> Possible:
    return never  # the end of the turn, or a card that comes back, is no reason to do anything


@POSSIBLE.of(AttachThrown)
def _attach_thrown(step: AttachThrown) -> Possible:
    return lambda s, c: thrown_from(s, c, step)[0] is not None


@POSSIBLE.of(PreventPower)
def _prevent_power(step: PreventPower) -> Possible:
    return lambda s, c: memory.EVENT in c.names  # only as one is used
