"""Steps that change Pokémon in play: counters, conditions, places, lasting effects (`ast.nodes`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from stolik.cardgame.ast import CHOSEN, Choose, ForEach, Modifier, Noun, Some, Step, When, Which, inside
from stolik.cardgame.choices import card_options, options_for, question
from stolik.cardgame.dialogue import Dialogue
from stolik.cardgame.interpret import Run
from stolik.games.pokemon.ast.attached import DiscardSelf
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    CONDITIONS,
    DEFENDING,
    EACH_DEFENDING,
    NEW_ACTIVE,
    TYPES,
    AttachSelf,
    BecomeEnergy,
    BecomeStadium,
    ChooseNumber,
    Cure,
    CureOne,
    Devolve,
    Heal,
    Hurt,
    Inflict,
    InflictOne,
    KnockOut,
    Lasting,
    Leave,
    LoseIfKnockedOut,
    Move,
    MoveCounters,
    Put,
    ReturnSelf,
    Revive,
    SurviveWith,
    Switch,
    SwitchIn,
    Then,
    TypeIs,
    TypeLike,
)
from stolik.games.pokemon.ast.words import FOREVER, WITH_POISON
from stolik.kernel.codec import register
from stolik.kernel.decision import Answer, Decision

from . import atoms, memory
from .asked import bench_room, forbidden, hp_of, immune, of_side, prizes_for, types_of
from .choices import (
    amount,
    asker,
    call_cards,
    call_chosen,
    candidate_cards,
    holders,
    is_attached,
    named,
    pick_attached,
    pick_cards,
    pick_pokemon,
    source_of,
    tells,
)
from .events import PokemonKnockedOut
from .meaning import admits, attached_admits, times
from .nouns import cards, seats_of
from .possible import could
from .procedure import knock_outs
from .state import (
    ASLEEP,
    CONDITION_BITS,
    CONFUSED,
    NO_CARD,
    POISONED,
    HurtsItself,
    LastingEffect,
    Pokemon,
    PokemonState,
    WakesOn,
)
from .steps_cards import open_to, shield
from .triggers import sent_back, woken


@dataclass(frozen=True)
class Bind(Step):
    """Inside a `ForEach`: this Pokémon is CHOSEN now."""

    mon: int


register(Bind)


@dataclass(frozen=True)
class Thus(Step):
    """Inside a `Then`: `then`, if what was to be done before it was done: cards were moved, or it can't be told."""

    then: Step


register(Thus)


# ---- choosing


def do_choose(s: PokemonState, c: Run, node: Choose, picks: Answer | None) -> Decision | None:
    """Choose things that later steps name: attached cards, Pokémon, or cards."""
    which = node.what.which
    if is_attached(node.what):
        return _choose_attached(s, c, node.what, picks)
    if which in _ACTIVE or (isinstance(which, Which) and which.what == "pokemon"):
        return _choose_pokemon(s, c, node.what, picks)
    return _choose_cards(s, c, node.what, picks)


_ACTIVE: Final = (DEFENDING, EACH_DEFENDING, ACTIVE)


def _choose_attached(s: PokemonState, c: Run, what: Some, picks: Answer | None) -> Decision | None:
    pairs = pick_attached(s, c, what, picks, "pick")
    if isinstance(pairs, Decision):
        return pairs
    c.names[memory.CHOSEN_ON] = tuple([(mon.id, kind) for mon, kind in pairs])
    return None


def _choose_pokemon(s: PokemonState, c: Run, what: Some, picks: Answer | None) -> Decision | None:
    found = pick_pokemon(s, c, what, picks, "pick")
    if isinstance(found, Decision):
        return found
    if isinstance(what.which, Which):
        ids = tuple([mon.id for mon in found])
        call_chosen(c, ids)
        c.names[memory.REST] = tuple([mon.id for mon in named(s, c, what.which) if mon.id not in ids])
    return None


def _have_no_place(s: PokemonState, c: Run, which: Noun) -> bool:
    """Whether the cards that are to be chosen would come onto a Bench that is full, so that none need be."""
    if c.todo is None or c.todo[0] != Move(CHOSEN, "bench") or not isinstance(which, Which):
        return False
    owners = seats_of(s, which.whose, c.seat, which.where, c.names)
    return all(bench_room(s, s.fixed.side_of[seat]) <= 0 for seat in owners)


def _choose_cards(s: PokemonState, c: Run, what: Some, picks: Answer | None) -> Decision | None:
    nowhere = picks is None and _have_no_place(s, c, what.which)
    kinds = [] if nowhere else pick_cards(s, c, what, picks, "pick")
    if isinstance(kinds, Decision):
        return kinds
    s.looking = ()
    c.names[memory.BLIND] = what.blind
    which = what.which
    if isinstance(which, Which):
        c.names[memory.LAY] = which.where
        rest = cards(s, which, c.seat, source_of(s, c), c.names)
    else:
        rest = candidate_cards(s, c, which)
    for kind in kinds:
        rest.remove(kind)
    call_cards(c, kinds)
    c.names[memory.REST] = tuple(rest)
    return None


def do_for_each(s: PokemonState, c: Run, node: ForEach, picks: Answer | None) -> None:
    """Do a step for each thing in turn."""
    ids = tuple([mon.id for mon in named(s, c, node.of)])
    rest = c.todo
    for n in reversed(ids):
        rest = (Bind(n), (node.do, rest))
    c.todo = rest


def do_bind(s: PokemonState, c: Run, node: Bind, picks: Answer | None) -> None:
    """CHOSEN is this Pokémon now."""
    call_chosen(c, (node.mon,))


def do_then(s: PokemonState, c: Run, node: Then, picks: Answer | None) -> None:
    """Do a step, and the other if it could be done."""
    if could(node.do)(s, c):
        c.names.pop(memory.THAT, None)
        c.todo = (node.do, (Thus(node.then), c.todo))


def do_thus(s: PokemonState, c: Run, node: Thus, picks: Answer | None) -> None:
    """Go on where the step before has not counted that it did nothing."""
    if c.names.get(memory.THAT, 1):
        c.todo = (node.then, c.todo)


# ---- counters and conditions


def do_choose_number(s: PokemonState, c: Run, node: ChooseNumber, picks: Answer | None) -> Decision | None:
    """How many damage counters; nobody is asked where there can be none, or nothing could be done with them."""
    if picks is None:
        most = max(0, amount(s, c, node.most))
        c.names[memory.THAT] = 0
        if c.todo is None or not could(c.todo[0])(s, c):
            return None
        return question(c, "counters", options_for("number", range(most + 1))) if most else None
    c.names[memory.THAT] = picks[0].args[0]
    return None


def do_put(s: PokemonState, c: Run, node: Put, picks: Answer | None) -> Decision | None:
    """Put damage counters."""

    def puts(mon: Pokemon) -> bool:
        return (tells(node.on, node.n) or amount(s, c, node.n) > 0) and not shield(s, c, mon)

    found = pick_pokemon(s, c, node.on, picks, "put", does=puts)
    if isinstance(found, Decision):
        return found
    n = amount(s, c, node.n)
    for mon in open_to(s, c, found):
        atoms.put_counters(s, mon, n)
    return None


@lru_cache(maxsize=1024)
def _hurt_ones(some: Some, which: Which) -> Some:
    """Hurt ones of some Pokémon: made once, as filters are known by what they are (`sieves`)."""
    return replace(some, which=replace(which, filters=(*which.filters, Hurt())))


def do_heal(s: PokemonState, c: Run, node: Heal, picks: Answer | None) -> Decision | None:
    """Remove damage counters; where some are to be chosen, only hurt ones are offered."""
    of: Noun = node.of
    if isinstance(of, Some) and isinstance(of.which, Which):
        of = _hurt_ones(of, of.which)

    def heals(mon: Pokemon) -> bool:
        return not shield(s, c, mon) and not forbidden(s, mon, "be healed")

    found = pick_pokemon(s, c, of, picks, "heal", does=lambda mon: mon.damage > 0 and heals(mon))
    if isinstance(found, Decision):
        return found
    n = None if node.n is None else times(s, node.n, node.each, c.names, source_of(s, c), c.seat)
    c.names[memory.THAT] = sum(atoms.heal(s, mon, n) for mon in found if heals(mon))
    return None


def counters_from(s: PokemonState, c: Run, node: MoveCounters, picks: Answer | None) -> Decision | str | None:
    """From which Pokémon damage counters move."""
    found = pick_pokemon(s, c, node.of, picks, "counters from")
    if isinstance(found, Decision):
        return found
    hurt = [mon for mon in found if mon.damage]
    if not hurt:
        return None
    c.names[memory.ORIGIN] = hurt[0].id
    if node.n is None:
        return "count"
    c.names[memory.COUNT] = min(hurt[0].damage // 10, amount(s, c, node.n))
    return "to"


def how_many_counters(s: PokemonState, c: Run, node: MoveCounters, picks: Answer | None) -> Decision | str:
    """How many, where that is free."""
    if picks is None:
        there = s.mons[c.names[memory.ORIGIN]].damage // 10
        return question(c, "counters", options_for("number", range(there + 1)))
    c.names[memory.COUNT] = picks[0].args[0]
    return "to"


def counters_to(s: PokemonState, c: Run, node: MoveCounters, picks: Answer | None) -> Decision | None:
    """To which they move."""
    origin = s.mons[c.names[memory.ORIGIN]]
    targets = pick_pokemon(s, c, node.to, picks, "counters to", origin)
    if isinstance(targets, Decision):
        return targets
    if targets and len(open_to(s, c, [origin, targets[0]])) == 2:
        moved = atoms.heal(s, origin, c.names[memory.COUNT])
        atoms.put_counters(s, targets[0], moved, "moved")
        c.names[memory.THAT] = moved
    memory.forget(c.names, memory.PHASE, memory.ORIGIN, memory.COUNT)
    return None


do_move_counters: Final = Dialogue({"": counters_from, "count": how_many_counters, "to": counters_to})
"""Move damage counters."""


def do_inflict(s: PokemonState, c: Run, node: Inflict, picks: Answer | None) -> Decision | None:
    """Special Conditions."""
    found = pick_pokemon(s, c, node.to, picks, "inflict", does=lambda mon: _can_have(s, c, mon, node.conditions))
    if isinstance(found, Decision):
        return found
    for mon in open_to(s, c, found):
        for condition in node.conditions:
            atoms.inflict(s, mon, condition, node.counters)
            attacker = s.mons.get(c.names.get(memory.ATTACKER, 0))
            if attacker is not None and attacker.id == c.source and mon.conditions & CONDITION_BITS[condition]:
                atoms.recall_strike(s, attacker, mon)
            if condition == "asleep" and node.coins is not None and mon.conditions & ASLEEP:
                sleep = WakesOn(node.coins, node.deadly)
                atoms.give(s, mon, LastingEffect(sleep, c.seat, c.kind, s.turn, FOREVER))
            if condition == "confused" and node.counters is not None and mon.conditions & CONFUSED:
                atoms.give(s, mon, LastingEffect(HurtsItself(node.counters), c.seat, c.kind, s.turn, FOREVER))
    return None


def _can_have(s: PokemonState, c: Run, mon: Pokemon, conditions: Sequence[str]) -> bool:
    """Whether the effect that runs could give it any of these Special Conditions."""
    return not shield(s, c, mon) and not all(immune(s, mon, one) for one in conditions)


def do_inflict_one(s: PokemonState, c: Run, node: InflictOne, picks: Answer | None) -> Decision | None:
    """One Special Condition of several; which one is not asked where none could be given."""
    if picks is None:
        if not any(_can_have(s, c, mon, node.conditions) for mon in named(s, c, node.to)):
            return None
        return question(c, "condition", options_for("condition", [CONDITIONS.index(one) for one in node.conditions]))
    for mon in open_to(s, c, named(s, c, node.to)):
        atoms.inflict(s, mon, CONDITIONS[picks[0].args[0]])
    return None


def do_cure(s: PokemonState, c: Run, node: Cure, picks: Answer | None) -> Decision | None:
    """Remove Special Conditions."""
    found = pick_pokemon(s, c, node.of, picks, "heal", does=lambda mon: mon.conditions != 0)
    if isinstance(found, Decision):
        return found
    for mon in open_to(s, c, found):
        atoms.cure(s, mon, node.conditions)
    return None


def who_recovers(s: PokemonState, c: Run, node: CureOne, picks: Answer | None) -> Decision | str | None:
    """Which Pokémon recovers from a Special Condition."""
    found = pick_pokemon(s, c, node.of, picks, "heal", does=lambda mon: mon.conditions != 0)
    if isinstance(found, Decision):
        return found
    mon = next((mon for mon in open_to(s, c, found) if mon.conditions), None)
    if mon is None:
        return None
    c.names[memory.ILL] = mon.id
    return "which"


def from_which(s: PokemonState, c: Run, node: CureOne, picks: Answer | None) -> Decision | None:
    """From which of those that it has."""
    mon = s.mons[c.names[memory.ILL]]
    if picks is None:
        there = [n for n, one in enumerate(CONDITIONS) if mon.conditions & CONDITION_BITS[one]]
        return question(c, "cure", options_for("condition", there))
    memory.forget(c.names, memory.PHASE, memory.ILL)
    atoms.cure(s, mon, (CONDITIONS[picks[0].args[0]],))
    return None


do_cure_one: Final = Dialogue({"": who_recovers, "which": from_which})
"""Remove one of the Special Conditions that there are."""


# ---- places


def who_goes(s: PokemonState, c: Run, node: Switch, picks: Answer | None) -> Decision | str | None:
    """Which Active Pokémon goes to the Bench; nobody is asked where none comes from there."""
    found = pick_pokemon(s, c, node.out, picks, "switch out", does=lambda mon: bool(_into(s, c, node, mon)))
    if isinstance(found, Decision):
        found.seat = asker(s, c, node.by)
        return found
    found = [mon for mon in open_to(s, c, found) if mon.id in s.side(mon.seat).active]
    if not found or not _into(s, c, node, found[0]):
        return None
    c.names[memory.OUT] = found[0].id
    return "into"


def who_comes(s: PokemonState, c: Run, node: Switch, picks: Answer | None) -> Decision | None:
    """Which Benched Pokémon takes its place."""
    out = s.mons[c.names[memory.OUT]]
    if picks is None:
        options = options_for("pokemon", [mon.id for mon in _into(s, c, node, out)])
        return question(c, "switch", options, seat=asker(s, c, node.by))
    memory.forget(c.names, memory.PHASE, memory.OUT)
    _change_places(s, c, out, s.mons[picks[0].args[0]])
    return None


do_switch: Final = Dialogue({"": who_goes, "into": who_comes})
"""An Active Pokémon changes places with a Benched one."""


def _into(s: PokemonState, c: Run, node: Switch, out: Pokemon) -> list[Pokemon]:
    source = source_of(s, c)
    bench = [s.mons[n] for n in s.side(out.seat).bench]
    return [mon for mon in bench if all(admits(s, one, mon, source) for one in node.filters)]


def _change_places(s: PokemonState, c: Run, out: Pokemon, into: Pokemon) -> None:
    atoms.switch(s, out, into)
    c.first += sent_back(s, out, into)
    c.names[memory.REPLACED] = out.id
    if any(one == NEW_ACTIVE for one in inside(c.todo)):
        c.names[memory.NEW_ACTIVE] = into.id
    if out.seat != c.seat:
        c.names[memory.NEW_DEFENDING] = into.id
        if c.names.get(memory.DEFENDING) == out.id and memory.DEALT not in c.names:
            c.names[memory.DEFENDING] = into.id  # before damage is done, who stands there is hit


def who_comes_up(s: PokemonState, c: Run, node: SwitchIn, picks: Answer | None) -> Decision | str | None:
    """Which Benched Pokémon becomes Active; with one that it can change places with, it does."""
    found = pick_pokemon(s, c, node.up, picks, "switch")
    if isinstance(found, Decision):
        return found
    found = [mon for mon in open_to(s, c, found) if mon.id in s.side(mon.seat).bench]
    active = _replaceable(s, c, found[0]) if found else []
    if len(active) > 1:
        c.names[memory.UP] = found[0].id
        return "out"
    if active:
        _change_places(s, c, active[0], found[0])
    return None


def who_makes_room(s: PokemonState, c: Run, node: SwitchIn, picks: Answer | None) -> Decision | None:
    """Which of two Active Pokémon it changes places with."""
    up = s.mons[c.names[memory.UP]]
    if picks is None:
        return question(c, "switch out", options_for("pokemon", [mon.id for mon in _replaceable(s, c, up)]))
    memory.forget(c.names, memory.PHASE, memory.UP)
    _change_places(s, c, s.mons[picks[0].args[0]], up)
    return None


do_switch_in: Final = Dialogue({"": who_comes_up, "out": who_makes_room})
"""A Benched Pokémon changes places with an Active one; with two of those you choose which."""


def _replaceable(s: PokemonState, c: Run, up: Pokemon) -> list[Pokemon]:
    return open_to(s, c, [s.mons[n] for n in s.side(up.seat).active])


def who_leaves(s: PokemonState, c: Run, node: Leave, picks: Answer | None) -> Decision | str | None:
    """Which Pokémon leave play with all cards on them; under a deck the order of the cards is asked for."""
    found = pick_pokemon(s, c, node.what, picks, "leave")
    if isinstance(found, Decision):
        return found
    going = open_to(s, c, found)
    if node.to == "deck bottom" and len(going) == 1:
        c.names[memory.LEAVING] = going[0].id
        c.names[memory.ORDER] = ()
        return "order"
    for mon in going:
        atoms.leave(s, mon, node.to, c.seat)
        if node.to == "deck":
            for seat in dict.fromkeys(s.fixed.kinds[kind][0] for kind in (*mon.stack, *mon.energy, *mon.attached)):
                atoms.shuffle_deck(s, seat)
    return None


def in_which_order_they_leave(s: PokemonState, c: Run, node: Leave, picks: Answer | None) -> Decision | None:
    """Which of its cards lies next under the deck, the uppermost first."""
    mon = s.mons[c.names[memory.LEAVING]]
    if picks is not None:
        c.names[memory.ORDER] = (*c.names[memory.ORDER], picks[0].args[0])
    left = [*mon.stack, *mon.energy, *mon.attached]
    for kind in c.names[memory.ORDER]:
        left.remove(kind)
    if len(set(left)) > 1:
        return question(c, "next", card_options(left)[0])
    atoms.leave(s, mon, node.to, c.seat, (*c.names[memory.ORDER], *left))
    memory.forget(c.names, memory.PHASE, memory.ORDER, memory.LEAVING)
    return None


do_leave: Final = Dialogue({"": who_leaves, "order": in_which_order_they_leave})
"""Pokémon and all cards on them leave play."""


def do_knock_out(s: PokemonState, c: Run, node: KnockOut, picks: Answer | None) -> Decision | None:
    """Knock Pokémon Out: the Knock Out steps find them."""
    found = pick_pokemon(s, c, node.what, picks, "knock out")
    if isinstance(found, Decision):
        return found
    for mon in open_to(s, c, found):
        atoms.put_counters(s, mon, max(0, (hp_of(s, mon) - mon.damage + 9) // 10))
    if memory.ATTACKER not in c.names:
        c.first.append(knock_outs())  # outside attacks it happens before anything else does
    return None


def do_lose_if_knocked_out(s: PokemonState, c: Run, node: LoseIfKnockedOut, picks: Answer | None) -> None:
    """Who goes to the Lost Zone if it is Knocked Out; the attack's end knows who was."""
    found = open_to(s, c, named(s, c, node.what))
    c.names[memory.LOSES] = (*c.names.get(memory.LOSES, ()), *[mon.id for mon in found])


def do_devolve(s: PokemonState, c: Run, node: Devolve, picks: Answer | None) -> Decision | None:
    """Take the highest stage off."""
    found = pick_pokemon(s, c, node.what, picks, "devolve")
    if isinstance(found, Decision):
        return found
    for mon in open_to(s, c, found):
        if len(mon.stack) > 1:
            atoms.devolve(s, mon, node.to, c.seat)
    return None


# ---- cards that become something else


def do_attach_self(s: PokemonState, c: Run, node: AttachSelf, picks: Answer | None) -> Decision | None:
    """The card that is played is attached."""
    if picks is None:
        found = holders(s, c, node.to)
        if not found:
            return None
        if isinstance(node.to, Some) or len(found) > 1:
            return question(c, "attach", options_for("pokemon", [mon.id for mon in found]))
        target = found[0]
    else:
        target = s.mons[picks[0].args[0]]
    own, mon = s.seats[c.seat], source_of(s, c)
    if own.beside == c.kind:
        own.beside = NO_CARD
    if mon is not None and mon.stack[-1] == c.kind:
        atoms.become_card(s, mon)
        atoms.attach(s, target, c.kind, "play")
    else:
        atoms.attach(s, target, c.kind, "hand")
    c.names[memory.HOLDER] = target.id
    return None


def do_discard_self(s: PokemonState, c: Run, node: DiscardSelf, picks: Answer | None) -> None:
    """The card whose text runs is discarded from where it lies."""
    mon = s.mons.get(c.names.get(memory.HOLDER, 0))
    if mon is not None and (c.kind in mon.attached or c.kind in mon.energy):
        atoms.detach(s, mon, (c.kind,), "discard", c.seat)
    elif s.stadium == c.kind:
        atoms.remove_stadium(s)


def do_return_self(s: PokemonState, c: Run, node: ReturnSelf, picks: Answer | None) -> None:
    """The Trainer card that is played goes back to the hand; an effect that only uses its text returns nothing."""
    own = s.seats[c.seat]
    if own.beside == c.kind:
        own.beside = NO_CARD
        atoms.place_cards(s, c.seat, (c.kind,), "play", "hand", True)


def do_become_energy(s: PokemonState, c: Run, node: BecomeEnergy, picks: Answer | None) -> Decision | None:
    """Instead of being discarded the Pokémon's card is attached as an Energy card; the rest of it is Knocked Out."""
    mon = source_of(s, c)
    if mon is None:
        return None
    found = pick_pokemon(s, c, node.to, picks, "attach", mon)
    if isinstance(found, Decision):
        return found
    if found:
        card = mon.stack[-1]
        fall(s, c, mon, told=False)  # it was Knocked Out all the same (PK-KO-5)
        atoms.knock_out(s, mon, card)
        atoms.attach(s, found[0], card, "play")
    return None


def do_become_stadium(s: PokemonState, c: Run, node: BecomeStadium, picks: Answer | None) -> None:
    """The Pokémon's card becomes the Stadium; it was Knocked Out all the same (PK-KO-5)."""
    mon = source_of(s, c)
    if mon is not None:
        fall(s, c, mon)
        atoms.become_card(s, mon)
        atoms.put_stadium(s, mon.stack[-1])


def do_revive(s: PokemonState, c: Run, node: Revive, picks: Answer | None) -> None:
    """It stays, as if it had come anew, with such cards as it keeps; it was Knocked Out all the same (PK-KO-5)."""
    mon = source_of(s, c)
    if mon is not None:
        fall(s, c, mon)
        gone = [kind for kind in (*mon.energy, *mon.attached) if not attached_admits(s, node.keeps, kind, mon)]
        atoms.heal(s, mon, None)
        atoms.clear(s, mon)
        atoms.detach(s, mon, gone, "discard", mon.seat)


def fall(s: PokemonState, c: Run, mon: Pokemon, told: bool = True) -> None:
    """A Pokémon counts as Knocked Out by the attack, though it isn't discarded: what that wakes, where the attacker is
    an opponent's, and Prizes for it. `told`: the log says it here."""
    attacker = s.mons.get(c.names.get(memory.ATTACKER, 0))
    names: memory.Memos = {memory.ATTACKER: c.names.get(memory.ATTACKER, 0), memory.EVENT: mon.id}
    by_foe = attacker is None or not s.allied(attacker.seat, mon.seat)
    if by_foe:
        c.first += woken(s, mon, "knocked out", names)
        for other in of_side(s, s.fixed.side_of[mon.seat]):
            if other is not mon:
                c.first += woken(s, other, "ally knocked out", names)
        if attacker is not None:
            c.first += woken(s, attacker, "knocks out", names)
    s.seats[s.foe(mon.seat)].owed += prizes_for(s, mon)
    own = s.seats[mon.seat]
    own.lost = (*own.lost, (s.turn, mon.stack[-1], by_foe))
    if told:
        atoms.tell(s, PokemonKnockedOut(mon.seat, mon.id, mon.stack[-1], ()))


def do_survive(s: PokemonState, c: Run, node: SurviveWith, picks: Answer | None) -> None:
    """It is not Knocked Out."""
    mon = source_of(s, c)
    if mon is not None:
        atoms.heal(s, mon, max(0, mon.damage - (hp_of(s, mon) - node.hp)) // 10)


# ---- what lasts


def turns(s: PokemonState, seat: int, until: str) -> tuple[int, int]:
    """The turns in which a lasting effect of `seat` holds."""
    now = s.turn
    own = s.to_move == seat
    if until == "this turn":
        return now, now
    if until.startswith("while "):
        return now, WITH_POISON if until == "while poisoned" else FOREVER
    if until.endswith("opponent's next turn"):
        last = now + 1 if own else now + 2
        return (last if until.startswith("only") else now), last
    after = now + 2 if own else now + 1
    return (now if until == "end of your next turn" else after), after


def bound(s: PokemonState, seat: int, whose: str, begins: int) -> int:
    """The player whom a lasting effect on "you" or the "opponent" binds: of a side the one who has that turn
    (P2-TEXT-15, P2-TURN-20)."""
    if whose == "opponent":
        return s.foe(seat)
    return seat if begins == s.turn else s.comes_next(s.fixed.mates[seat])


def do_lasting(s: PokemonState, c: Run, node: Lasting, picks: Answer | None) -> Decision | None:
    """An effect that holds for a while, on Pokémon or on a player."""
    begins, ends = turns(s, c.seat, node.until)
    what = node.what
    if isinstance(what, TypeLike):
        types = _types_now(s, c, what.of)
        if not types:
            return None
        what = TypeIs(types)
    assert isinstance(what, (Modifier, When))
    effect = LastingEffect(what, c.seat, c.kind, begins, ends, str(c.names.get(memory.ATTACK_WORD, "")))
    if isinstance(node.on, str):
        atoms.give_player(s, bound(s, c.seat, node.on, begins), effect)
        return None
    found = pick_pokemon(s, c, node.on, picks, "effect")
    if isinstance(found, Decision):
        return found
    for mon in open_to(s, c, found):
        if ends != WITH_POISON or mon.conditions & POISONED:
            atoms.give(s, mon, effect)
    return None


def _types_now(s: PokemonState, c: Run, noun: Noun) -> str:
    """The types of the Energy cards that were moved last, or of Pokémon."""
    if noun == CHOSEN and memory.CARDS in c.names:
        letters = "".join(unit for kind in c.names[memory.CARDS] for unit in s.fixed.provides[kind])
    else:
        letters = "".join(types_of(s, mon) for mon in named(s, c, noun))
    return "".join(dict.fromkeys(letter for letter in letters if letter in TYPES))


HANDLERS: Final[dict[type, Any]] = {
    Choose: do_choose,
    ChooseNumber: do_choose_number,
    ForEach: do_for_each,
    Bind: do_bind,
    Then: do_then,
    Thus: do_thus,
    Put: do_put,
    Heal: do_heal,
    MoveCounters: do_move_counters,
    Inflict: do_inflict,
    InflictOne: do_inflict_one,
    Cure: do_cure,
    CureOne: do_cure_one,
    Switch: do_switch,
    SwitchIn: do_switch_in,
    Leave: do_leave,
    KnockOut: do_knock_out,
    LoseIfKnockedOut: do_lose_if_knocked_out,
    Devolve: do_devolve,
    AttachSelf: do_attach_self,
    BecomeEnergy: do_become_energy,
    BecomeStadium: do_become_stadium,
    Revive: do_revive,
    SurviveWith: do_survive,
    Lasting: do_lasting,
    ReturnSelf: do_return_self,
    DiscardSelf: do_discard_self,
}
