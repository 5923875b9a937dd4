"""Whether a state that came from outside could be a game: field by field, before it is believed; and where its cards
are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from stolik.cardgame.check import MOST, check_decision, check_effect, check_procedure
from stolik.cardgame.interpret import Effect
from stolik.kernel.agenda import Ask
from stolik.kernel.fields import all_of, hold, kind, kinds, whole, wholes

from .procedure import PROCEDURES, Again, Procedure
from .state import NO_CARD, NOBODY, Aside, LastingEffect, Pokemon, PokemonState, SeatState, SideState, TurnedDown
from .turn import Main

PHASES = ("setup", "turn", "over")


def census(s: PokemonState, seat: int) -> list[int]:
    """All cards of a seat, wherever they lie, sorted: in a sound game those of its deck, each in one place."""
    return sorted(kind for kind in lying(s) if s.fixed.kinds[kind][0] == seat)


def lying(s: PokemonState) -> Iterator[int]:
    """Every card in every zone."""
    for own in s.seats:
        yield from own.hand
        yield from own.deck
        yield from own.prizes
        yield from own.held
        if own.beside != NO_CARD:
            yield own.beside
    for held in s.lasting:
        for effect in held:
            if isinstance(effect.what, Aside):
                yield from effect.what.kinds
    for side in s.sides:
        yield from side.discard
        yield from side.lost
        for n in (*side.active, *side.bench):
            mon = s.mons[n]
            yield from mon.stack
            yield from map(s.fixed.upright, mon.energy)
            yield from mon.attached
    if s.stadium != NO_CARD:
        yield s.stadium


def check(s: PokemonState) -> None:
    """Raises SetupError that names the first field which no game could have.

    A question of a turn or a procedure is taken off the agenda and asked anew; one in the middle of an effect must name
    what is there.
    """
    seats = len(s.fixed.side_of)
    whole(s.serial, "serial", 0, MOST)
    hold(s.proposals == {}, "proposals", "something is pending")
    hold(isinstance(s.script, tuple), "script", "expected a tuple")
    hold(s.script == () or s.luck is None, "script", "luck is scripted only where there is no other")
    for value in s.script:
        whole(value, "script", 0, MOST)
    for name, lowest, highest in (
        ("turn", 0, MOST),
        ("to_move", NOBODY, seats - 1),
        ("first", NOBODY, seats - 1),
        ("sudden", 0, MOST),
        ("winner", NOBODY, len(s.sides) - 1 if isinstance(s.sides, list) else 1),
    ):
        whole(getattr(s, name), name, lowest, highest)
    kind(s.fixed, s.stadium, "stadium", NO_CARD)
    hold(s.phase in PHASES and isinstance(s.hidden, bool), "phase or hidden", "no game is in such a phase")
    over = s.phase == "over"
    hold(isinstance(s.ended, str) and bool(s.ended) == over, "ended", "it does not agree with the phase")
    hold(_words(s.shared), "shared", "expected names")
    kinds(s.fixed, s.looking, "looking", tuple)
    hold(s.order == () or sorted(s.order) == list(range(seats)), "order", "expected every seat once, or nothing yet")
    hold(isinstance(s.lasting, tuple) and len(s.lasting) == seats, "lasting", "expected one list a seat")
    for held in s.lasting:
        _effects(s, held, "lasting")
    hold(all_of(s.seats, SeatState, seats), "seats", f"expected {seats} players")
    hold(all_of(s.sides, SideState, max(s.fixed.side_of) + 1), "sides", "expected the sides of the table")
    hold(isinstance(s.mons, dict), "mons", "expected Pokémon by their ids")
    for n, mon in s.mons.items():
        whole(n, "mons", 1, s.serial)
        hold(isinstance(mon, Pokemon) and mon.id == n, "mons", "a Pokémon is none, or has another id")
        _check_pokemon(s, mon)
    placed: list[int] = []
    for side in s.sides:
        _check_side(s, side)
        placed += [*side.active, *side.bench]
    hold(sorted(placed) == sorted(s.mons), "sides", "a Pokémon lies nowhere, or twice")
    for own in s.seats:
        _check_seat(s, own)
    lie = [(n, one) for n, mon in s.mons.items() for one in mon.energy if one >= s.fixed.turned]
    down = [TurnedDown(n, s.fixed.upright(one)) for n, one in lie]
    said = [effect.what for held in s.lasting for effect in held if isinstance(effect.what, TurnedDown)]
    hold(Counter(down) == Counter(said), "mons.energy", "what lies face down is not what effects say")
    for seat, deck in enumerate(s.fixed.in_decks):
        hold(census(s, seat) == sorted(deck), f"seats[{seat}]", "its cards are not those of its deck")
    _check_agenda(s)


def _check_pokemon(s: PokemonState, mon: Pokemon) -> None:
    whole(mon.seat, "mons.seat", 0, len(s.fixed.side_of) - 1)
    for name in ("stack", "attached"):
        kinds(s.fixed, getattr(mon, name), f"mons.{name}", tuple)
    wholes(mon.energy, "mons.energy", 0, len(s.fixed.cards) - 1, tuple)
    kinds(s.fixed, tuple(map(s.fixed.upright, mon.energy)), "mons.energy", tuple)
    hold(len(mon.stack) > 0 and s.card(mon.stack[0]).hp > 0, "mons.stack", "its lowest card is no Pokémon")
    for name in ("damage", "poison", "burn", "came", "held", "hit", "hit_for", "attacked", "moved"):
        whole(getattr(mon, name), f"mons.{name}", 0, MOST)
    hold(mon.damage % 10 == 0, "mons.damage", "damage comes in tens")
    whole(mon.evolved, "mons.evolved", NOBODY, MOST)
    whole(mon.conditions, "mons.conditions", 0, 31)
    hold(_words(mon.used) and isinstance(mon.attack, str), "mons.used or attack", "expected names")
    _effects(s, mon.effects, "mons.effects")


def _check_side(s: PokemonState, side: SideState) -> None:
    for name, most in (("active", s.fixed.format.actives), ("bench", s.fixed.format.bench)):
        ids = getattr(side, name)
        hold(isinstance(ids, list) and len(ids) <= most, f"sides.{name}", f"expected at most {most} Pokémon")
        for n in ids:
            hold(type(n) is int and n in s.mons, f"sides.{name}", f"there is no Pokémon {str(n)[:20]}")
    used = side.used
    hold(isinstance(used, tuple) and len(used) in (0, 3), "sides.used", "expected turn, card, and attack")
    if used:
        whole(used[0], "sides.used", 0, MOST)
        kind(s.fixed, used[1], "sides.used")
        hold(isinstance(used[2], str), "sides.used", "expected the name of an attack")
    for name in ("discard", "lost"):
        kinds(s.fixed, getattr(side, name), f"sides.{name}", list)


def _check_seat(s: PokemonState, own: SeatState) -> None:
    for name in ("hand", "deck", "prizes"):
        kinds(s.fixed, getattr(own, name), f"seats.{name}", list)
    for name in ("shown", "held"):
        kinds(s.fixed, getattr(own, name), f"seats.{name}", tuple)
    kind(s.fixed, own.beside, "seats.beside", NO_CARD)
    kind(s.fixed, own.played, "seats.played", NO_CARD)
    rest = list(own.hand)
    for card in own.shown:
        hold(card in rest, "seats.shown", "a card that was shown is not in the hand")
        rest.remove(card)
    hold(isinstance(own.open, tuple), "seats.open", "expected places")
    for place in own.open:
        whole(place, "seats.open", 0, len(own.prizes) - 1)
    hold(isinstance(own.known, tuple) and len(own.known) == len(s.fixed.side_of), "seats.known", "expected numbers")
    for known in own.known:
        whole(known, "seats.known", 0, len(own.deck))
    for name in ("taken", "turns", "owed"):
        whole(getattr(own, name), f"seats.{name}", 0, MOST)
    for name in ("energy", "supporter", "stadium", "retreated", "laid", "gx"):
        hold(isinstance(getattr(own, name), bool), f"seats.{name}", "expected true or false")
    hold(isinstance(own.lost, tuple), "seats.lost", "expected Pokémon that were Knocked Out")
    for one in own.lost:
        hold(isinstance(one, tuple) and len(one) == 3, "seats.lost", "expected turn, card, and whether by an attack")
        whole(one[0], "seats.lost", 0, MOST)
        kind(s.fixed, one[1], "seats.lost")


def _check_agenda(s: PokemonState) -> None:
    if s.ended:
        hold(s.agenda == [], "agenda", "the game is over")
        return
    hold(len(s.agenda) > 0, "agenda", "nothing is to come")
    for n, frame in enumerate(s.agenda):
        inner = frame.frame if isinstance(frame, Again) else frame
        if isinstance(inner, Ask):
            hold(n == len(s.agenda) - 1 and n > 0, f"agenda[{n}]", "a question lies under something else")
        else:
            hold(type(inner) in FRAMES, f"agenda[{n}]", "it is no frame of this game")
            FRAMES[type(inner)](s, inner, f"agenda[{n}]")
    if isinstance(s.agenda[-1], Ask):
        below = s.agenda[-2]
        if isinstance(below, Effect):
            _check_question(s, s.agenda[-1].decision)
            return
        s.agenda.pop()
        if isinstance(below, Procedure):
            s.agenda[-1] = Again(below)


def _check_procedure(s: PokemonState, f: Procedure, place: str) -> None:
    check_procedure(f, PROCEDURES, len(s.fixed.side_of), place)


def _check_effect(s: PokemonState, f: Effect, place: str) -> None:
    check_effect(s.fixed, f, len(s.fixed.side_of), place)


def _check_main(s: PokemonState, f: Main, place: str) -> None:
    """It has nothing in it."""


FRAMES: Final[dict[type, Callable[[PokemonState, Any, str], None]]] = {
    Procedure: _check_procedure,
    Effect: _check_effect,
    Main: _check_main,
}


def _check_question(s: PokemonState, decision: object) -> None:
    for option in check_decision(decision, len(s.fixed.side_of)):
        if option.verb in ("pokemon", "attached", "attack"):
            hold(option.args[:1] != () and option.args[0] in s.mons, "agenda", "an option names no Pokémon")
        elif option.verb == "card":
            kind(s.fixed, option.args[0] if option.args else None, "agenda")


def _effects(s: PokemonState, held: object, field: str) -> None:
    hold(isinstance(held, tuple), field, "expected effects")
    assert isinstance(held, tuple)
    for effect in held:
        hold(isinstance(effect, LastingEffect) and isinstance(effect.word, str), field, "expected effects")
        kind(s.fixed, effect.kind, field, NO_CARD)
        if isinstance(effect.what, Aside):
            kinds(s.fixed, effect.what.kinds, field, tuple)
        if isinstance(effect.what, TurnedDown):
            whole(effect.what.mon, field, 1, s.serial)
            kind(s.fixed, effect.what.kind, field)
        for number in (effect.seat, effect.begins, effect.ends):
            whole(number, field, 0, MOST)


def _words(values: object) -> bool:
    return isinstance(values, tuple) and all(isinstance(value, str) for value in values)
