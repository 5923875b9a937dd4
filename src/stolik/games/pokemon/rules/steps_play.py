"""Steps that change Pokémon in play: counters, conditions, places, lasting effects (`ast.nodes`)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from stolik.cardgame.ast import Choose, ForEach, Modifier, Named, Noun, Some, Step, When, Which
from stolik.cardgame.interpret import Run
from stolik.games.pokemon.ast.nodes import (
    CONDITIONS,
    AttachSelf,
    BecomeEnergy,
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
    MoveCounters,
    Put,
    ReturnSelf,
    SurviveWith,
    Switch,
    SwitchIn,
    Then,
)
from stolik.kernel.codec import register
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms
from .asked import forbidden, hp_of
from .choices import (
    asker,
    attached_cards,
    call_cards,
    call_chosen,
    holders,
    is_attached,
    pokemon,
    source_of,
    zone_cards,
)
from .meaning import admits, times, value
from .nouns import cards, mons
from .procedure import knock_outs
from .reasons import reason
from .state import CONDITION_BITS, NO_CARD, LastingEffect, Pokemon, PokemonState
from .steps_cards import open_to


@register
@dataclass(frozen=True)
class Bind(Step):
    """Inside a `ForEach`: this Pokémon is CHOSEN now."""

    mon: int


@register
@dataclass(frozen=True)
class Thus(Step):
    """Inside a `Then`: `then`, if what was to be done before it was done: cards were moved, or it can't be told."""

    then: Step


# ---- choosing


def do_choose(s: PokemonState, c: Run, node: Choose, picks: Answer | None) -> Decision | None:
    """Choose things that later steps name."""
    which = node.what.which
    if is_attached(node.what):
        pairs = attached_cards(s, c, node.what, picks, "pick")
        if isinstance(pairs, Decision):
            return pairs
        c.names["chosen_on"] = tuple([(mon.id, kind) for mon, kind in pairs])
        return None
    if isinstance(which, Which) and which.what == "pokemon":
        found = pokemon(s, c, node.what, picks, "pick")
        if isinstance(found, Decision):
            return found
        ids = tuple([mon.id for mon in found])
        call_chosen(c, ids)
        c.names["rest"] = tuple(
            [mon.id for mon in mons(s, which, c.names, source_of(s, c), c.seat) if mon.id not in ids]
        )
        return None
    if isinstance(which, Named) and which.name in ("defending", "active", "each defending"):
        found = pokemon(s, c, node.what, picks, "pick")
        if isinstance(found, Decision):
            return found
        return None
    kinds = zone_cards(s, c, node.what, picks, "pick")
    if isinstance(kinds, Decision):
        return kinds
    s.looking = ()
    c.names["blind"] = node.what.blind
    if isinstance(which, Which):
        c.names["lay"] = which.where
        rest = cards(s, which, c.seat, source_of(s, c), c.names)
    else:
        assert isinstance(which, Named)
        rest = list(c.names.get("cards" if which.name == "chosen" else which.name, ()))
    for kind in kinds:
        rest.remove(kind)
    call_cards(c, kinds)
    c.names["rest"] = tuple(rest)
    return None


def do_for_each(s: PokemonState, c: Run, node: ForEach, picks: Answer | None) -> None:
    """Do a step for each thing in turn."""
    ids = tuple([mon.id for mon in mons(s, node.of, c.names, source_of(s, c), c.seat)])
    rest = c.todo
    for n in reversed(ids):
        rest = (Bind(n), (node.do, rest))
    c.todo = rest


def do_bind(s: PokemonState, c: Run, node: Bind, picks: Answer | None) -> None:
    """CHOSEN is this Pokémon now."""
    call_chosen(c, (node.mon,))


def do_then(s: PokemonState, c: Run, node: Then, picks: Answer | None) -> None:
    """Do a step, and the other if it could be done."""
    if reason(node.do)(s, c):
        c.names.pop("that", None)
        c.todo = (node.do, (Thus(node.then), c.todo))


def do_thus(s: PokemonState, c: Run, node: Thus, picks: Answer | None) -> None:
    """Go on where the step before has not counted that it did nothing."""
    if c.names.get("that", 1):
        c.todo = (node.then, c.todo)


# ---- counters and conditions


def do_put(s: PokemonState, c: Run, node: Put, picks: Answer | None) -> Decision | None:
    """Put damage counters."""
    found = pokemon(s, c, node.on, picks, "put")
    if isinstance(found, Decision):
        return found
    n = value(s, node.n, c.names, source_of(s, c), c.seat)
    for mon in open_to(s, c, found):
        atoms.put_counters(s, mon, n)
    return None


def do_heal(s: PokemonState, c: Run, node: Heal, picks: Answer | None) -> Decision | None:
    """Remove damage counters; where some are to be chosen, only hurt ones are offered."""
    of: Noun = node.of
    if isinstance(of, Some) and isinstance(of.which, Which):
        of = replace(of, which=replace(of.which, filters=(*of.which.filters, Hurt())))
    found = pokemon(s, c, of, picks, "heal")
    if isinstance(found, Decision):
        return found
    n = None if node.n is None else times(s, node.n, node.each, c.names, source_of(s, c), c.seat)
    able = [mon for mon in open_to(s, c, found) if not forbidden(s, mon, "be healed")]
    c.names["that"] = sum(atoms.heal(s, mon, n) for mon in able)
    return None


def do_move_counters(s: PokemonState, c: Run, node: MoveCounters, picks: Answer | None) -> Decision | None:
    """Move damage counters: from which, how many (where that is free), to which."""
    phase = c.names.get("phase", "")
    if phase == "":
        found = pokemon(s, c, node.of, picks, "counters from")
        if isinstance(found, Decision):
            return found
        hurt = [mon for mon in found if mon.damage]
        if not hurt:
            return None
        c.names["from"] = hurt[0].id
        picks = None
        there = hurt[0].damage // 10
        if node.n is None:
            c.names["phase"] = "count"
            options = tuple([Option("number", (n,)) for n in range(there + 1)])
            return Decision(c.seat, "choose:counters", options, about=(c.kind, c.source))
        c.names["count"] = min(there, value(s, node.n, c.names, source_of(s, c), c.seat))
        c.names["phase"] = phase = "to"
    if phase == "count":
        assert picks is not None
        c.names["count"] = picks[0].args[0]
        c.names["phase"] = "to"
        picks = None
    origin = s.mons[c.names["from"]]
    targets = pokemon(s, c, node.to, picks, "counters to", origin)
    if isinstance(targets, Decision):
        return targets
    if targets and len(open_to(s, c, [origin, targets[0]])) == 2:
        moved = atoms.heal(s, origin, c.names["count"])
        atoms.put_counters(s, targets[0], moved, "moved")
        c.names["that"] = moved
    for name in ("phase", "from", "count"):
        c.names.pop(name, None)
    return None


def do_inflict(s: PokemonState, c: Run, node: Inflict, picks: Answer | None) -> Decision | None:
    """Special Conditions."""
    found = pokemon(s, c, node.to, picks, "inflict")
    if isinstance(found, Decision):
        return found
    for mon in open_to(s, c, found):
        for condition in node.conditions:
            atoms.inflict(s, mon, condition, node.counters)
    return None


def do_inflict_one(s: PokemonState, c: Run, node: InflictOne, picks: Answer | None) -> Decision | None:
    """One Special Condition of several."""
    if picks is None:
        options = tuple([Option("condition", (CONDITIONS.index(one),)) for one in node.conditions])
        return Decision(c.seat, "choose:condition", options, about=(c.kind, c.source))
    for mon in open_to(s, c, mons(s, node.to, c.names, source_of(s, c), c.seat)):
        atoms.inflict(s, mon, CONDITIONS[picks[0].args[0]])
    return None


def do_cure(s: PokemonState, c: Run, node: Cure, picks: Answer | None) -> Decision | None:
    """Remove Special Conditions."""
    found = pokemon(s, c, node.of, picks, "heal")
    if isinstance(found, Decision):
        return found
    for mon in open_to(s, c, found):
        atoms.cure(s, mon, node.conditions)
    return None


def do_cure_one(s: PokemonState, c: Run, node: CureOne, picks: Answer | None) -> Decision | None:
    """Remove one of the Special Conditions that there are."""
    if c.names.get("phase") != "which":
        found = pokemon(s, c, node.of, picks, "heal")
        if isinstance(found, Decision):
            return found
        mon = next((mon for mon in open_to(s, c, found) if mon.conditions), None)
        if mon is None:
            return None
        c.names["ill"], c.names["phase"] = mon.id, "which"
        there = [n for n, one in enumerate(CONDITIONS) if mon.conditions & CONDITION_BITS[one]]
        options = tuple([Option("condition", (n,)) for n in there])
        return Decision(c.seat, "choose:cure", options, about=(c.kind, c.source))
    assert picks is not None
    c.names.pop("phase")
    atoms.cure(s, s.mons[c.names.pop("ill")], (CONDITIONS[picks[0].args[0]],))
    return None


# ---- places


def do_switch(s: PokemonState, c: Run, node: Switch, picks: Answer | None) -> Decision | None:
    """An Active Pokémon changes places with a Benched one."""
    if c.names.get("phase") != "into":
        found = pokemon(s, c, node.out, picks, "switch out")
        if isinstance(found, Decision):
            found.seat = asker(s, c, node.by)
            return found
        found = [mon for mon in open_to(s, c, found) if mon.id in s.side(mon.seat).active]
        if not found or not _into(s, c, node, found[0]):
            return None
        c.names["out"] = found[0].id
        c.names["phase"] = "into"
        options = tuple([Option("pokemon", (mon.id,)) for mon in _into(s, c, node, found[0])])
        return Decision(asker(s, c, node.by), "choose:switch", options, about=(c.kind, c.source))
    assert picks is not None
    c.names.pop("phase")
    _change_places(s, c, s.mons[c.names.pop("out")], s.mons[picks[0].args[0]])
    return None


def _into(s: PokemonState, c: Run, node: Switch, out: Pokemon) -> list[Pokemon]:
    source = source_of(s, c)
    bench = [s.mons[n] for n in s.side(out.seat).bench]
    return [mon for mon in bench if all(admits(s, one, mon, source) for one in node.filters)]


def _change_places(s: PokemonState, c: Run, out: Pokemon, into: Pokemon) -> None:
    atoms.switch(s, out, into)
    c.names["replaced"] = out.id
    if out.seat != c.seat:
        c.names["new defending"] = into.id
        if c.names.get("defending") == out.id and "dealt" not in c.names:
            c.names["defending"] = into.id  # before damage is done, who stands there is hit


def do_switch_in(s: PokemonState, c: Run, node: SwitchIn, picks: Answer | None) -> Decision | None:
    """A Benched Pokémon changes places with an Active one; with two of those you choose which."""
    if c.names.get("phase") != "out":
        found = pokemon(s, c, node.up, picks, "switch")
        if isinstance(found, Decision):
            return found
        found = [mon for mon in open_to(s, c, found) if mon.id in s.side(mon.seat).bench]
        if not found:
            return None
        active = [mon.id for mon in open_to(s, c, [s.mons[n] for n in s.side(found[0].seat).active])]
        if len(active) > 1:
            c.names["up"] = found[0].id
            c.names["phase"] = "out"
            options = tuple([Option("pokemon", (n,)) for n in active])
            return Decision(c.seat, "choose:switch out", options, about=(c.kind, c.source))
        if active:
            _change_places(s, c, s.mons[active[0]], found[0])
        return None
    assert picks is not None
    c.names.pop("phase")
    _change_places(s, c, s.mons[picks[0].args[0]], s.mons[c.names.pop("up")])
    return None


def do_leave(s: PokemonState, c: Run, node: Leave, picks: Answer | None) -> Decision | None:
    """Pokémon and all cards on them leave play."""
    found = pokemon(s, c, node.what, picks, "leave")
    if isinstance(found, Decision):
        return found
    for mon in open_to(s, c, found):
        atoms.leave(s, mon, node.to, c.seat)
        if node.to == "deck":
            for seat in dict.fromkeys(s.fixed.kinds[kind][0] for kind in (*mon.stack, *mon.energy, *mon.attached)):
                atoms.shuffle_deck(s, seat)
    return None


def do_knock_out(s: PokemonState, c: Run, node: KnockOut, picks: Answer | None) -> Decision | None:
    """Knock Pokémon Out: the Knock Out steps find them."""
    found = pokemon(s, c, node.what, picks, "knock out")
    if isinstance(found, Decision):
        return found
    for mon in open_to(s, c, found):
        atoms.put_counters(s, mon, max(0, (hp_of(s, mon) - mon.damage + 9) // 10))
    if "attacker" not in c.names:
        c.first.append(knock_outs())  # outside attacks it happens before anything else does
    return None


def do_devolve(s: PokemonState, c: Run, node: Devolve, picks: Answer | None) -> Decision | None:
    """Take the highest stage off."""
    found = pokemon(s, c, node.what, picks, "devolve")
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
            options = tuple([Option("pokemon", (mon.id,)) for mon in found])
            return Decision(c.seat, "choose:attach", options, about=(c.kind, c.source))
        target = found[0]
    else:
        target = s.mons[picks[0].args[0]]
    own = s.seats[c.seat]
    if own.beside == c.kind:
        own.beside = NO_CARD
    atoms.attach(s, target, c.kind, "hand")
    c.names["holder"] = target.id
    return None


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
    found = pokemon(s, c, node.to, picks, "attach", mon)
    if isinstance(found, Decision):
        return found
    if found:
        card = mon.stack[-1]
        atoms.knock_out(s, mon, card)
        atoms.attach(s, found[0], card, "play")
        s.seats[s.foe(mon.seat)].owed += 1  # it was Knocked Out all the same (PK-KO-5)
    return None


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
    if until == "opponent's next turn":
        return (now, now + 1) if own else (now, now + 2)
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
    assert isinstance(node.what, (Modifier, When))
    effect = LastingEffect(node.what, c.seat, c.kind, begins, ends, str(c.names.get("attack word", "")))
    if isinstance(node.on, str):
        atoms.give_player(s, bound(s, c.seat, node.on, begins), effect)
        return None
    found = pokemon(s, c, node.on, picks, "effect")
    if isinstance(found, Decision):
        return found
    for mon in open_to(s, c, found):
        atoms.give(s, mon, effect)
    return None


HANDLERS: Final[dict[type, Any]] = {
    Choose: do_choose,
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
    Devolve: do_devolve,
    AttachSelf: do_attach_self,
    BecomeEnergy: do_become_energy,
    SurviveWith: do_survive,
    Lasting: do_lasting,
    ReturnSelf: do_return_self,
}
