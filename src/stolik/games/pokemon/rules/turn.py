"""A turn: its steps, what may be done in it, why something may not, and doing it (PK-TURN).

What can be done is a table of verbs, `actions`: the list of options, intents, refusals and the deed go through it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.games.pokemon.ast.nodes import TurnEnds
from stolik.kernel.agenda import Ask, Frame
from stolik.kernel.codec import register
from stolik.kernel.compiling import mypyc_attr
from stolik.kernel.decision import Answer, Decision, Option, RuleId

from . import atoms
from .actions.base import UNKNOWN
from .actions.verbs import FIELD, HAND, REST, UNAIDED, VERBS, doings_of, uses_of
from .asked import of_side, runs_dry
from .events import TurnBegan
from .procedure import PROCEDURES, Procedure, knock_outs
from .state import NO_CARD, PokemonState


@mypyc_attr(acyclic=True)
class Main(Frame):
    """The player whose turn it is does one thing after the other, until the turn ends."""

    __slots__ = ()


register(Main)


MAIN: Final = Main()
END: Final = Procedure("end")


# ---- beginning


def begin(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """A turn begins (PK-TURN-1), with the compulsory draw: who can't loses at once (PK-TURN-2, 3, PK-END-3). Then
    comes everything else (PK-TURN-4, 5)."""
    _open(s, f.seat)
    if not atoms.draw_cards(s, f.seat, 1):
        atoms.finish(s, "PK-END-3", 1 - s.fixed.side_of[f.seat])
    elif s.lasting[f.seat] and any(
        isinstance(e.what, TurnEnds) and e.begins <= s.turn <= e.ends for e in s.lasting[f.seat]
    ):
        s.agenda.append(END)
    else:
        s.agenda.append(MAIN)


def _open(s: PokemonState, seat: int) -> None:
    s.turn += 1
    s.to_move = seat
    s.shared = ()
    own = s.seats[seat]
    own.turns += 1
    own.energy = own.supporter = own.stadium = own.retreated = False
    own.played = NO_CARD
    for one in s.seats:
        if one.lost:
            one.lost = tuple([lost for lost in one.lost if lost[0] >= s.turn - 1])
    for mon in s.mons.values():
        if mon.used:
            mon.used = ()
    if s.sink is not None:
        s.sink(TurnBegan(seat, s.turn))


PROCEDURES["turn"] = (begin,)


def run_main(s: PokemonState, f: Main) -> None:
    """Ask for the next thing to do."""
    s.agenda.append(f)
    if runs_dry(s):
        s.agenda.append(knock_outs())
        return
    s.agenda.append(Ask(Decision(s.to_move, "turn", options(s, s.to_move))))


# ---- what may be done


def intents(s: PokemonState, seat: int) -> Iterator[Option]:
    """All that a player might try in a turn, legal or not: with the cards of the hand, then with the Pokémon of the
    side, then the rest."""
    for kind in sorted(set(s.seats[seat].hand)):
        for use in uses_of(s, kind):
            yield from use.intents(s, seat, kind)
    for mon in of_side(s, s.fixed.side_of[seat]):
        for verb in FIELD:
            yield from verb.intents(s, seat, mon)
    for other in REST:
        yield from other.intents(s, seat, None)


def options(s: PokemonState, seat: int) -> tuple[Option, ...]:
    """What may be done now, in the order of `intents`: what `why_not` has nothing against. It is asked at every step of
    a turn, so what is shut is passed over, and a Pokémon on the Bench whose card can do nothing there."""
    found: list[Option] = []
    fixed, side, mons = s.fixed, s.side(seat), s.mons
    shut = [use for use in HAND if use.shut(s, seat)]
    before = NO_CARD
    for kind in sorted(s.seats[seat].hand):
        if kind == before:
            continue
        before = kind
        for use in uses_of(s, kind):
            if use not in shut and (there := use.options(s, seat, kind)):
                found += there
    for n in side.active:
        mon = mons[n]
        for verb in doings_of(s, mon, True):
            if there := verb.options(s, seat, mon):
                found += there
    for n in side.bench:
        mon = mons[n]
        known = fixed.benched[mon.stack[-1]]
        if fixed.aiding or known is None or known:  # most can do nothing there
            for verb in doings_of(s, mon, False):
                if there := verb.options(s, seat, mon):
                    found += there
    for other in REST if s.stadium != NO_CARD else UNAIDED:
        found += other.options(s, seat, None)
    return tuple(found)


def turn_of(s: PokemonState, seat: int) -> RuleId | None:
    """PK-TURN-1; after the end, the rule that ended the game."""
    if s.ended:
        return s.ended
    return None if s.to_move == seat and s.phase == "turn" and s.agenda and _asked(s) else "PK-TURN-1"


def _asked(s: PokemonState) -> bool:
    decision = s.decision
    return decision is None or decision.kind == "turn"


def why_not(s: PokemonState, seat: int, intent: Option) -> RuleId | None:
    """The rule that forbids an intent of a turn (architecture: Which rule is cited); PK-TURN-4 for what the seat can't
    see or name."""
    early = turn_of(s, seat)
    if early is not None:
        return early
    verb = VERBS.get(intent.verb)
    return UNKNOWN if verb is None else verb.why(s, seat, intent.args)


def act(s: PokemonState, seat: int, option: Option) -> None:
    """Do one thing of a turn: it takes its cards, pushes what must follow, and lets the turn go on or end. The agenda
    has neither on it yet."""
    verb = VERBS[option.verb]
    s.agenda.append(END if verb.ends else MAIN)
    verb.act(s, seat, option.args)
