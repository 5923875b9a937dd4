"""Before the first turn: seven cards, one exchange, thirty build points (SW-SETUP)."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.choices import card_options
from stolik.kernel.decision import Answer, Decision, Option, RuleId

from . import atoms, losses, memory
from .asked import twin_of
from .build import MOST_CARDS
from .procedure import PROCEDURES, Procedure, again, ask
from .state import BUILT, DARK, LIGHT, UNITS, StarWarsState

HAND: Final = 7
DONE: Final = Option("done")


def shuffle(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Each player shuffles and draws seven cards (SW-SETUP-1)."""
    for seat in (DARK, LIGHT):
        atoms.shuffle_deck(s, seat)
    for seat in (DARK, LIGHT):
        losses.draw(s, seat, HAND)


def exchange(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Dark, then Light, may discard cards that are of no use in setup and draw as many (SW-SETUP-2)."""
    seat: int = f.data.get(memory.SEAT, DARK)
    if picks is None:
        spare = [kind for kind in s.seats[seat].hand if s.card(kind).kind not in UNITS]
        options, counts = card_options(spare)
        if options:
            ask(s, f.with_data({memory.SEAT: seat}), Decision(seat, "exchange", options, 0, len(spare), counts))
            return
    else:
        kinds = [option.args[0] for option in picks]
        atoms.discard_cards(s, seat, kinds, "hand")
        losses.draw(s, seat, len(kinds))
    if seat == DARK and not s.ended:
        again(s, f, {memory.SEAT: LIGHT})


def put(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Units are put into their arenas one by one, each with a card drawn after it, by who is not ahead (SW-SETUP-4, 5,
    7)."""
    seat: int = f.data.get(memory.SEAT, DARK)
    if picks is not None:
        option = picks[0]
        own = s.seats[seat]
        if option.verb == "done":
            atoms.finish_setup(s, seat)
        elif option.verb == "partial":
            unit = atoms.start(s, seat, option.args[0])
            atoms.add_counters(s, unit, s.fixed.options.setup_points - own.spent)
            atoms.finish_setup(s, seat)
            losses.draw(s, seat, 1)
        else:
            _put(s, seat, option)
            losses.draw(s, seat, 1)
        if not s.ended:
            again(s, f, {memory.SEAT: next_to_put(s, seat)})
        return
    if all(own.done for own in s.seats):
        return
    ask(s, f.with_data({memory.SEAT: seat}), Decision(seat, "setup", tuple(setup_options(s, seat))))


def _put(s: StarWarsState, seat: int, option: Option) -> None:
    kind = option.args[0]
    card = s.card(kind)
    atoms.take_from_hand(s, seat, kind)
    atoms.spend_setup(s, seat, card.cost)
    unit = atoms.enter(s, seat, kind, card.kind if option.verb == "put" else BUILT)
    if option.verb == "stack":
        atoms.stack(s, unit, s.units[option.args[1]], bool(option.args[2]))
    else:
        atoms.tell_deployed(s, unit)


def next_to_put(s: StarWarsState, seat: int) -> int:
    """Who goes on: the same until strictly ahead, then the other (SW-SETUP-5); who is done is passed over."""
    own, foe = s.seats[seat], s.seats[1 - seat]
    if own.done or foe.done:
        return seat if foe.done else 1 - seat
    if s.fixed.options.setup == "alternate":
        return 1 - seat
    return 1 - seat if own.spent > foe.spent else seat


def setup_options(s: StarWarsState, seat: int) -> list[Option]:
    """What a player may do in setup: put a unit, partially build one, stop."""
    return [one for one in intents(s, seat) if why_not(s, seat, one) is None]


def intents(s: StarWarsState, seat: int) -> list[Option]:
    """All that a player might try in setup."""
    found = []
    for kind in sorted(set(s.seats[seat].hand)):
        found.append(Option("put", (kind,)))
        twin = twin_of(s, seat, kind)
        if twin is not None:
            found += [Option("stack", (kind, twin.id, 0)), Option("stack", (kind, twin.id, 1))]
        found.append(Option("partial", (kind,)))
    return [*found, DONE]


def why_not(s: StarWarsState, seat: int, intent: Option) -> RuleId | None:
    """The rule that forbids something in setup."""
    verb, args = intent.verb, intent.args
    own = s.seats[seat]
    left = s.fixed.options.setup_points - own.spent
    if verb == "done":
        # with a unit in hand the rest of the points lies on it (SW-SETUP-7, 9)
        spare = left > 0 and any(s.card(kind).kind in UNITS for kind in own.hand)
        return "SW-SETUP-7" if spare else None
    if verb == "board":
        return "SW-SETUP-12"
    if not args or args[0] not in own.hand:
        return "SW-SETUP-4"
    card = s.card(args[0])
    if card.kind not in UNITS:
        return "SW-SETUP-10"
    if verb == "partial":
        return None if left > 0 else "SW-SETUP-7"
    if card.cost > left:
        return "SW-SETUP-6"
    twin = twin_of(s, seat, args[0])
    if verb == "put":
        return None
    if verb == "stack":
        if twin is None or len(args) < 3 or args[1] != twin.id:
            return "SW-SETUP-13"
        if len(twin.stack) >= MOST_CARDS or card.version in [s.card(kind).version for kind in twin.stack]:
            return "SW-STACK-8"
        return "SW-STACK-7" if args[2] and card.cost < s.top(twin).cost else None
    return "SW-SETUP-4"


def first_turn(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The first turn starts (SW-SETUP-14)."""
    s.phase = ""
    s.agenda.append(Procedure("turn"))


PROCEDURES["setup"] = (shuffle, exchange, put, first_turn)
