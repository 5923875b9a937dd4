"""Before the first turn: seven cards, one exchange, thirty build points (SW-SETUP)."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.choices import card_options
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms, losses, memory
from .actions import END_SETUP, MOMENTS, SET_UP
from .procedure import PROCEDURES, Procedure, again, ask
from .state import DARK, LIGHT, UNITS, StarWarsState

HAND: Final = 7


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
        MOMENTS["setup"].verbs[picks[0].verb].act(s, seat, picks[0].args)
        if not s.ended:
            again(s, f, {memory.SEAT: next_to_put(s, seat)})
        return
    if all(own.done for own in s.seats):
        return
    ask(s, f.with_data({memory.SEAT: seat}), Decision(seat, "setup", tuple(setup_options(s, seat))))


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
    found: list[Option] = []
    for kind in sorted(set(s.seats[seat].hand)):
        if s.card(kind).kind in UNITS:
            for verb in SET_UP:
                found += verb.options(s, seat, kind)
    found += END_SETUP.options(s, seat, None)
    return found


def intents(s: StarWarsState, seat: int) -> list[Option]:
    """All that a player might try in setup."""
    found: list[Option] = []
    for kind in sorted(set(s.seats[seat].hand)):
        for verb in SET_UP:
            found += verb.intents(s, seat, kind)
    return [*found, *END_SETUP.intents(s, seat, None)]


def first_turn(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The first turn starts (SW-SETUP-14)."""
    atoms.begin_phase(s, "")
    s.agenda.append(Procedure("turn"))


PROCEDURES["setup"] = (shuffle, exchange, put, first_turn)
