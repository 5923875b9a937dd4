"""The moment in which a Poké-Power is used, when opponents may prevent what it does."""

from __future__ import annotations

from stolik.cardgame.interpret import NO, YES, Effect, Run, chain
from stolik.games.pokemon.ast.nodes import PreventPower
from stolik.kernel.decision import Answer, Decision

from . import atoms, memory
from .actions.base import could_for
from .actions.play import cant_play, no_trainers_yet
from .asked import in_play
from .card_tables import answers_powers
from .events import TrainerPlayed
from .meaning import STEPS, holds
from .powers import power_on, use_power
from .procedure import PROCEDURES, Procedure, again, ask
from .state import PokemonState


def running(s: PokemonState, mon: int) -> int:
    """The place on the agenda of what the Poké-Power of a Pokémon is about to do, -1 where it is prevented."""
    for n in range(len(s.agenda) - 1, -1, -1):
        frame = s.agenda[n]
        if isinstance(frame, Effect) and frame.source == mon:
            return n
    return -1


@STEPS.of(PreventPower)
def do_prevent_power(s: PokemonState, c: Run, node: PreventPower, picks: Answer | None) -> None:
    """What it would do is taken off the agenda."""
    n = running(s, c.names.get(memory.EVENT, 0))
    if n >= 0:
        del s.agenda[n]


def playable(s: PokemonState, seat: int) -> int | None:
    """A Trainer of a hand that may be played in this moment, None where there is none."""
    for kind in sorted(set(s.seats[seat].hand)):
        card = s.card(kind)
        if not answers_powers(card):
            continue
        barred = no_trainers_yet(s, seat) or cant_play(s, seat, kind)
        if not barred and (card.only_if is None or holds(s, card.only_if, {}, None, seat)):
            return kind
    return None


def by_card(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Each opponent whose deck has such a Trainer is asked, also who holds none now: so that nobody learns it."""
    done: tuple[int, ...] = f.data.get(memory.DONE, ())
    user = s.mons.get(f.data[memory.MON])
    if picks is not None:
        seat = f.data[memory.ASKED]
        again(s, f, {memory.DONE: (*done, seat)})
        kind = playable(s, seat)
        if picks[0] is YES and kind is not None:
            card = s.card(kind)
            atoms.take_from_hand(s, seat, kind)
            atoms.tell(s, TrainerPlayed(seat, kind))
            s.seats[seat].beside = kind
            s.agenda.append(Procedure("played", seat=seat, data={memory.KIND: kind}))
            assert card.do is not None
            s.agenda.append(Effect(seat, 0, kind, {memory.EVENT: f.data[memory.MON]}, chain(card.do)))
        return
    if user is None or running(s, user.id) < 0:
        return
    for seat in s.fixed.foes[user.seat]:
        if s.fixed.cancels[seat] and seat not in done and not s.allied(s.to_move, seat):
            answers = (NO,) if playable(s, seat) is None else (YES, NO)
            asking = f.with_data({memory.ASKED: seat})
            ask(s, asking, Decision(seat, "choose:prevent", answers, about=(user.stack[-1], user.id)))
            return


def by_power(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Then each of their Pokémon that has a Poké-Power for it."""
    done: tuple[int, ...] = f.data.get(memory.DONE, ())
    user = s.mons.get(f.data[memory.MON])
    if picks is not None:
        mon = s.mons[f.data[memory.ASKED]]
        again(s, f, {memory.DONE: (*done, mon.id)})
        found = power_on(s, mon, "opponent uses power")
        if picks[0] is YES and found is not None:
            use_power(s, mon, *found, {memory.EVENT: f.data[memory.MON]})
        return
    if user is None or running(s, user.id) < 0 or not s.fixed.answers:
        return
    for mon in in_play(s):
        if s.allied(mon.seat, user.seat) or mon.id in done:
            continue
        found = power_on(s, mon, "opponent uses power")
        if found is None:
            continue
        seat = s.speaker(mon.seat)
        if could_for(s, found[1].do)(s, Run(seat, mon.id, found[0], {memory.HOLDER: mon.id, memory.EVENT: user.id})):
            asking = f.with_data({memory.ASKED: mon.id})
            ask(s, asking, Decision(seat, "choose:power", (YES, NO), about=(found[0], mon.id)))
            return


PROCEDURES["power used"] = (by_card, by_power)
