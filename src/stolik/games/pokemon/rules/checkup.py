"""Between turns (PK-TURN-6, PK-COND-6..9), and the turn's end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Final

from stolik.cardgame.ast import When
from stolik.cardgame.choices import options_for
from stolik.cardgame.interpret import NO, YES, Run
from stolik.games.pokemon.ast.nodes import ConditionCounters
from stolik.kernel.agenda import Frame
from stolik.kernel.decision import Answer, Decision

from . import atoms, face_down, memory
from .asked import hp_of, in_play, of_side, scan
from .events import TurnEnded
from .knockout import is_settled
from .possible import could
from .powers import power_on, use_power
from .procedure import PROCEDURES, Procedure, again, ask, knock_outs
from .state import ASLEEP, BURNED, NO_CARD, PARALYZED, POISONED, Pokemon, PokemonState, WakesOn
from .triggers import woken, woken_stadium

_NOBODY: Final[dict[int, tuple[When, ...]]] = {}


def end_of_turn(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """What lasts until the turn ends is over: cards that stay for a turn, a Supporter that lies beside."""
    if s.fixed.passing:
        for mon in in_play(s):
            for kind in mon.attached:
                stays = s.card(kind).stays
                if stays == "turn" or (stays and s.to_move not in s.fixed.mates[mon.seat]):
                    atoms.detach(s, mon, (kind,), "discard", s.to_move)
    for seat, own in enumerate(s.seats):
        if own.beside != NO_CARD:
            kind, own.beside = own.beside, NO_CARD
            if s.card(kind).stays == "hand":
                atoms.place_cards(s, seat, (kind,), "play", "hand", True)
            else:
                atoms.into_discard(s, kind)
    if any(s.lasting):
        face_down.return_aside(s)
        face_down.turn_up(s)
    if s.sink is not None:
        s.sink(TurnEnded(s.to_move))
    if "end of turn" in s.fixed.listened or "end of your turn" in s.fixed.listened:
        _wake(s, "end of your turn", s.to_move)
        _wake(s, "end of turn")
    elif "between turns" not in s.fixed.listened and not any(s.mons[n].conditions for x in s.sides for n in x.active):
        s.agenda.pop()  # nothing happens between the turns but Knock Outs
        if not s.fixed.ends and is_settled(s):
            next_turn(s, f, None)
            return
        s.agenda.append(Procedure("end", NEXT_TURN))
        s.agenda.append(knock_outs())
    if s.fixed.ends:
        s.agenda.append(Procedure("end powers"))


def end_powers(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Poké-Powers that may be used as the turn of their player ends."""
    done: tuple[int, ...] = f.data.get(memory.DONE, ())
    if picks is not None:
        mon = s.mons[f.data[memory.ASKED]]
        again(s, f, {memory.DONE: (*done, mon.id)})
        found = power_on(s, mon, "end of your turn")
        if picks[0] is YES and found is not None:
            use_power(s, mon, *found, {memory.EVENT: mon.id})
        return
    for mon in of_side(s, s.fixed.side_of[s.to_move]):
        found = power_on(s, mon, "end of your turn") if mon.id not in done else None
        if found is None:
            continue
        run = Run(s.speaker(mon.seat), mon.id, found[0], {memory.HOLDER: mon.id})
        if could(found[1].do)(s, run):
            asking = f.with_data({memory.ASKED: mon.id})
            ask(s, asking, Decision(run.seat, "choose:power", (YES, NO), about=(found[0], mon.id)))
            return


PROCEDURES["end powers"] = (end_powers,)


def _wake(s: PokemonState, event: str, only: int | None = None) -> None:
    """What this wakes in all Pokémon (of the side of seat `only`) and, where it is for all, in the Stadium."""
    hears = s.fixed.hears.get(event, _NOBODY)
    frames: list[Frame] = []
    for mon in in_play(s) if only is None else of_side(s, s.fixed.side_of[only]):
        if mon.effects or (hears and (mon.stack[-1] in hears or mon.energy or mon.attached)):
            frames += woken(s, mon, event, {memory.EVENT: mon.id})
    if only is None:
        frames += woken_stadium(s, event, {})
    s.agenda.extend(reversed(frames))


def _each(
    s: PokemonState,
    f: Procedure,
    picks: Answer | None,
    bit: int,
    do: Callable[[PokemonState, Pokemon], None],
    matters: Callable[[PokemonState, list[int]], bool] = lambda s, waiting: True,
) -> None:
    """Deal with the Active Pokémon that have a condition, side by side; of two of a side the owner says which is first
    (PK-DOUBLE-5), where it `matters`."""
    done: tuple[int, ...] = f.data.get(memory.DONE, ())
    if picks is not None:
        mon = s.mons[picks[0].args[0]]
        do(s, mon)
        again(s, f, {memory.DONE: (*done, mon.id)})
        return
    for side in s.sides:
        waiting = [n for n in side.active if s.mons[n].conditions & bit and n not in done]
        if len(waiting) > 1 and matters(s, waiting):
            options = options_for("pokemon", waiting)
            asking = f.with_data({memory.DONE: done}) if done else f
            ask(s, asking, Decision(s.speaker(s.mons[waiting[0]].seat), "choose:first", options))
            return
        for n in waiting:
            do(s, s.mons[n])
            done = (*done, n)


def nearest(s: PokemonState, mon: Pokemon) -> int:
    """Who sits nearest to a Pokémon and flips its coins: left of the middle the earlier player of its side, right of it
    the later (P2-TURN-40)."""
    mates = s.fixed.mates[mon.seat]
    if len(mates) == 1:
        return mon.seat
    side = s.side(mon.seat)
    row = side.active if mon.id in side.active else side.bench
    earlier, later = (seat for seat in s.order if seat in mates)
    return earlier if row.index(mon.id) < max(1, len(row) // 2) else later


def poison(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """PK-COND-7."""
    _each(s, f, picks, POISONED, _poison, _poison_differs)


def _poison_differs(s: PokemonState, waiting: list[int]) -> bool:
    """Whether Poison comes out otherwise in another order: no coin falls, and Knock Outs come later (PK-COND-9); only
    the number of counters that one gets can hang on the damage of the other."""
    if ConditionCounters not in s.fixed.given:
        return False
    ends = set()
    for order in permutations(waiting):
        trial = s.clone()
        for n in order:
            _poison(trial, trial.mons[n])
        ends.add(tuple(trial.mons[n].damage for n in waiting))
    return len(ends) > 1


def _poison(s: PokemonState, mon: Pokemon) -> None:
    atoms.put_counters(s, mon, mon.poison + _extra(s, mon, "poisoned"), "poisoned")


def _extra(s: PokemonState, mon: Pokemon, condition: str) -> int:
    if ConditionCounters not in s.fixed.given:
        return 0
    return sum(
        given.what.n
        for given in scan(s, mon, ConditionCounters)
        if isinstance(given.what, ConditionCounters) and given.what.condition == condition
    )


def burn(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """PK-COND-8."""
    _each(s, f, picks, BURNED, _burn)


def _burn(s: PokemonState, mon: Pokemon) -> None:
    heals = s.fixed.format.burn_heals
    heads = not heals and atoms.flip(s, nearest(s, mon), "burned")
    if not heads:
        atoms.put_counters(s, mon, mon.burn + _extra(s, mon, "burned"), "burned")
    if heals and atoms.flip(s, nearest(s, mon), "burned"):
        atoms.cure(s, mon, ("burned",))


def sleep(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """PK-COND-4."""
    _each(s, f, picks, ASLEEP, _sleep)


def _sleep(s: PokemonState, mon: Pokemon) -> None:
    said = next((effect.what for effect in mon.effects if isinstance(effect.what, WakesOn)), WakesOn(1))
    shown = [atoms.flip(s, nearest(s, mon), "asleep") for _ in range(said.coins)]
    if all(shown):
        atoms.cure(s, mon, ("asleep",))
    elif said.deadly and not any(shown):
        atoms.put_counters(s, mon, max(0, (hp_of(s, mon) - mon.damage + 9) // 10))


def paralysis(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """PK-COND-6: over after the first turn of its owner that began with it."""
    for n in s.side(s.to_move).active:
        mon = s.mons[n]
        if mon.conditions & PARALYZED and mon.held < s.turn:
            atoms.cure(s, mon, ("paralyzed",))


def between(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Effects that say "between turns", then Knock Outs (PK-COND-9)."""
    s.agenda.append(knock_outs())
    if "between turns" in s.fixed.listened:
        _wake(s, "between turns")


def next_turn(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Effects end with the turn they were for, and the other player's turn begins (PK-TURN-1)."""
    atoms.end_effects(s)
    s.agenda.append(Procedure("turn", seat=s.order[(s.order.index(s.to_move) + 1) % len(s.order)]))


PROCEDURES["end"] = (end_of_turn, poison, burn, sleep, paralysis, between, next_turn)
NEXT_TURN = PROCEDURES["end"].index(next_turn)
