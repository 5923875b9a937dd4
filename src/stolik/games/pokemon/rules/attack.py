"""An attack from its announcement to its end (PK-ATTACK-3, 7, 12), and the steps that change its damage.

An attack's tree is laid out once: the check (effects that stop it, Confusion) comes after what it demands, the strike
(its damage) after everything that can change it, the rest follows in the order of the text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from stolik.cardgame.ast import HOLDER, Choose, Do, Flip, If, May, Node, OneOf, Step, Which, inside, some
from stolik.cardgame.interpret import NO, YES, Effect, Run, Todo, chain
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    EACH_DEFENDING,
    After,
    AttackFails,
    AttackToll,
    Base,
    BaseOf,
    Before,
    ChooseAttack,
    DamageDealt,
    Discard,
    Fails,
    FlipsToAttack,
    Harmless,
    Hit,
    HitAimed,
    Ignoring,
    Less,
    More,
    Redo,
    Search,
    TakeAim,
    Times,
    UseAttackOf,
    UsedLastTurn,
    UseLastAttack,
)
from stolik.games.pokemon.ast.printed import Attack
from stolik.kernel.codec import register
from stolik.kernel.decision import Answer, Decision

from . import atoms, memory
from .asked import attacks_of, of_side, scan, toll_of
from .choices import pick_pokemon, source_of
from .damage import Reckoned, reckon
from .events import AttackStopped, AttackUsed
from .meaning import STEPS, times, value
from .powers import power_on, use_power
from .procedure import PROCEDURES, Procedure, ask, knock_outs
from .state import CONFUSED, NO_CARD, HurtsItself, Pokemon, PokemonState
from .triggers import woken


@dataclass(frozen=True)
class Check(Step):
    """The attack may be stopped here: by effects, then by Confusion (PK-ATTACK-3, PK-COND-5)."""


register(Check)


@dataclass(frozen=True)
class Strike(Step):
    """The attack's own damage is done to the Defending Pokémon."""


register(Strike)


@dataclass(frozen=True)
class Finish(Step):
    """The attack is over: what answers damage, then Knock Outs."""


register(Finish)


CHECK: Final = Check()
STRIKE: Final = Strike()
FINISH: Final = Finish()

_SHAPES: Final = (More, Less, Times, Base, Fails, Harmless, Before)
_STOPS: Final = (Fails,)
_RECKONED: Final = (Hit, HitAimed, More, Less, Times)
_CHOICES: Final = (Choose, ChooseAttack)
_DEMANDS: Final = (Discard, Search)
COPIES: Final = (UseAttackOf, UseLastAttack)
"""Steps that copy an attack."""


def has(step: Node | None, classes: tuple[type, ...]) -> bool:
    """Whether a tree holds a node of these classes."""
    return step is not None and any(isinstance(node, classes) for node in inside(step))


def _looks_back(s: PokemonState, step: Step | None) -> bool:
    """Whether what an attack does asks which attack its side has used the turn before."""
    if step is None:
        return False
    found = s.fixed.looks_back.get(id(step))
    if found is None:
        found = any(isinstance(node, UsedLastTurn) and node.by for node in inside(step))
        s.fixed.looks_back[id(step)] = found
    return found


def _is_demanded(step: Step) -> bool:
    """Whether a step is one that an attack demands where it does nothing without it, perhaps under a condition."""
    if isinstance(step, OneOf):
        return all(map(_is_demanded, step.steps))
    return isinstance(step, _DEMANDS) or (isinstance(step, If) and not step.otherwise and _is_demanded(step.then))


def steps_of(step: Step | None) -> tuple[Step, ...]:
    """A tree as a row of steps. What goes right behind "if not, this attack does nothing" is demanded by it, and so
    becomes the other branch of that condition."""
    if step is None:
        return ()
    if not isinstance(step, Do):
        return (step,)
    found: list[Step] = []
    for one in step.steps:
        last = found[-1] if found else None
        if _is_demanded(one) and isinstance(last, If) and isinstance(last.then, Fails):
            found[-1] = If(last.condition, last.then, bundle((*steps_of(last.otherwise), one)))
        else:
            found.append(one)
    return tuple(found)


def bundle(steps: tuple[Step, ...]) -> Step:
    """A row of steps as a tree."""
    return steps[0] if len(steps) == 1 else Do(steps)


def insert(
    steps: tuple[Step, ...], marker: Step, classes: tuple[type, ...], demanded: bool = False
) -> tuple[Step, ...]:
    """Put `marker` behind the last thing of these classes, on every way through the steps; where it would stand first,
    behind what is demanded (PK-ATTACK-3)."""
    last = max((n for n, step in enumerate(steps) if has(step, classes)), default=-1)
    if last < 0:
        n = 0
        while demanded and n < len(steps) and _is_demanded(steps[n]):
            n += 1
        return (*steps[:n], marker, *steps[n:])
    step = steps[last]
    before, behind = steps[:last], steps[last + 1 :]
    if isinstance(step, Flip):
        heads, tails = (insert(steps_of(branch), marker, classes) for branch in (step.heads, step.tails))
        return (*before, Flip(bundle(heads), bundle(tails)), *behind)
    if isinstance(step, If):
        stops = has(step, (Fails,))
        then, otherwise = (insert(steps_of(branch), marker, classes, stops) for branch in (step.then, step.otherwise))
        return (*before, If(step.condition, bundle(then), bundle(otherwise)), *behind)
    if isinstance(step, May):
        do = steps_of(step.do)
        if has(step.do, classes):
            # "you may" change the damage: it is done after the choice, whichever it is, and before what is done for it
            ways = [(marker, *steps_of(branch)) for branch in (step.then, step.otherwise)]
            if not step.then and not step.otherwise:
                return (*before, step, marker, *behind)
            return (*before, May(step.do, bundle(ways[0]), bundle(ways[1]), step.who), *behind)
        then, otherwise = (insert(steps_of(branch), marker, classes) for branch in (step.then, step.otherwise))
        return (*before, May(bundle(do), bundle(then), bundle(otherwise), step.who), *behind)
    return (*before, step, marker, *behind)


def layout(do: Step | None) -> Todo:
    """What an attack does, in order, with the check and the strike in their places."""
    steps = steps_of(do)
    hoisted = _of(steps, Ignoring)
    after = tuple([step.do for step in steps if isinstance(step, After)])
    rest = _but(steps, Ignoring, After)
    done = next((n for n, step in enumerate(rest) if has(step, _RECKONED) and not has(step, _STOPS)), len(rest))
    rest = (*rest[:done], *_of(rest[done:], Before), *_but(rest[done:], Before))  # before damage is reckoned or done
    choices = 0
    while choices < len(rest) and isinstance(rest[choices], _CHOICES):
        choices += 1
    struck = insert(rest[choices:], STRIKE, _SHAPES)
    if _of(rest, *COPIES):
        checked = rest  # the attack that is copied does its own check and strike
    else:
        checked = (*rest[:choices], *insert(struck, CHECK, _STOPS))
    laid = chain(*hoisted, *checked, *after, FINISH)
    assert laid is not None
    return laid


def _of(steps: tuple[Step, ...], *classes: type) -> tuple[Step, ...]:
    return tuple([step for step in steps if isinstance(step, classes)])


def _but(steps: tuple[Step, ...], *classes: type) -> tuple[Step, ...]:
    return tuple([step for step in steps if not isinstance(step, classes)])


def announce(s: PokemonState, mon: Pokemon, n: int, target: Pokemon | None) -> None:
    """Use the n-th attack of `mon` against `target`: tell its name, and push what it does (PK-ATTACK-12)."""
    kind, attack = attacks_of(s, mon)[n]
    last = s.side(mon.seat).used
    s.side(mon.seat).used = (s.turn, kind, attack.name)
    begin(s, mon, kind, attack, target)
    if last and last[0] == s.turn - 2:
        earlier = next((one.do for one in s.card(last[1]).attacks if one.name == last[2]), None)
        if _looks_back(s, attack.do) or _looks_back(s, earlier):
            frame = s.agenda[-1]
            assert isinstance(frame, Effect)
            frame.names[memory.SIDE_BEFORE] = last[2]
    seat = s.speaker(mon.seat)
    for toll in toll_of(s, mon):
        assert isinstance(toll.what, AttackToll)
        cards = Discard(some(toll.what.n, Which("card", "you", "hand")))
        s.agenda.append(Effect(seat, mon.id, toll.kind, {}, chain(cards)))


def begin(s: PokemonState, mon: Pokemon, kind: int, attack: Attack, target: Pokemon | None) -> None:
    """The same with the attack itself, also for one that is copied."""
    before = mon.attack if mon.attacked == s.turn - 2 else ""
    mon.attacked, mon.attack = s.turn, attack.name
    base = attack.damage
    if BaseOf in s.fixed.given:
        for given in scan(s, mon, BaseOf):
            assert isinstance(given.what, BaseOf)
            if given.what.attack == attack.name:
                base = given.what.n
    names: dict[str, Any] = {
        memory.ATTACKER: mon.id,
        memory.BASE: base,
        memory.COST: attack.cost,
        memory.PLUS: 0,
        memory.HITS: (),
    }
    if before:
        names[memory.BEFORE] = before  # what it used during its side's last turn
    if kind not in mon.stack and any(node == HOLDER for node in inside(attack.do)):
        names[memory.HOLDER] = mon.id  # the text of a card that is attached to it
    if target is not None:
        names[memory.DEFENDING] = target.id
    seat = s.speaker(mon.seat)  # who declares it, whoever put its Pokémon into play (P2-TURN-12)
    if attack.gx:
        s.seats[seat].gx = True
    if s.sink is not None:
        aimed = (target.id, target.stack[-1]) if target is not None and is_aimed(attack) else (0, -1)
        s.sink(AttackUsed(seat, mon.id, mon.stack[-1], attack.name, *aimed))
    known = s.fixed.layouts
    laid = known.get((kind, attack.name))
    if laid is None:
        laid = known[kind, attack.name] = layout(attack.do)
    s.agenda.append(Effect(seat, mon.id, kind, names, laid))


def is_aimed(attack: Attack) -> bool:
    """Whether an attack is about the Defending Pokémon: its own damage is, what names it, and what copies an attack,
    which may be."""
    if attack.damage or has(attack.do, (*_SHAPES, *COPIES)):
        return True
    return attack.do is not None and any(node in (DEFENDING, EACH_DEFENDING) for node in inside(attack.do))


def attacker_of(s: PokemonState, c: Run) -> Pokemon | None:
    """The Attacking Pokémon, None outside attacks or where it has left play."""
    return s.mons.get(c.names.get(memory.ATTACKER, 0))


def stop(s: PokemonState, c: Run, why: str) -> None:
    """The attack does nothing more."""
    mon = attacker_of(s, c)
    if mon is not None and s.sink is not None:
        s.sink(AttackStopped(mon.id, mon.stack[-1], why))
    c.todo = (FINISH, None)


# ---- the steps


@STEPS.of(Check)
def do_check(s: PokemonState, c: Run, node: Check, picks: Answer | None) -> None:
    """Effects that stop an attack, then the Confusion check."""
    mon = attacker_of(s, c)
    if mon is None:
        stop(s, c, "effect")
        return
    if c.names.get(memory.CHECKED):
        return
    if not s.fixed.nodes.isdisjoint(COPIES) and any(isinstance(one, COPIES) for one in inside(c.todo)):
        c.names[memory.CHECKED] = 1  # what it copies begins with a check of its own
    if AttackFails in s.fixed.given and bool(scan(s, mon, AttackFails)):
        stop(s, c, "effect")
        return
    if FlipsToAttack in s.fixed.given:
        for _ in list(scan(s, mon, FlipsToAttack)):
            if not atoms.flip(s, c.seat, "attack"):
                stop(s, c, "effect")
                return
    if mon.conditions & CONFUSED and not atoms.flip(s, c.seat, "confused"):
        said = next((effect.what for effect in mon.effects if isinstance(effect.what, HurtsItself)), HurtsItself(3))
        atoms.put_counters(s, mon, said.counters, "confused")
        stop(s, c, "confused")


@STEPS.of(Strike)
def do_strike(s: PokemonState, c: Run, node: Strike, picks: Answer | None) -> None:
    """The printed damage, changed by what came before."""
    mon = s.mons.get(c.names.get(memory.DEFENDING, 0))
    if mon is None or c.names.get(memory.HARMLESS):
        return
    if not c.names[memory.BASE] and not c.names[memory.PLUS]:
        return
    c.names[memory.DEALT] = strike(s, c, mon, int(c.names[memory.BASE]), int(c.names[memory.PLUS]))


def strike(s: PokemonState, c: Run, mon: Pokemon, base: int, plus: int = 0, matched: str = "") -> int:
    """Damage of the attack that runs to one Pokémon: its number, and what its text adds; returns what was done.
    `matched` as in `Hit`."""
    attacker = attacker_of(s, c) or source_of(s, c)
    if attacker is None or base + plus <= 0:
        return 0
    text = (plus, c.kind) if base else (0, c.kind)
    ignoring = (*c.names.get(memory.IGNORING, ()), *(("weakness", "resistance") if matched == "never" else ()))
    amount, steps = reckon(s, attacker, mon, base or plus, ignoring, c.names, text, matched == "always")
    if s.sink is not None:
        steps = multiplied(s, attacker, c.kind, base, steps)
    by_foe = s.fixed.side_of[attacker.seat] != s.fixed.side_of[mon.seat]
    atoms.deal(s, mon, amount, steps, by_foe)
    if amount:
        word = "hits" if by_foe else "own hits"
        if mon.id not in c.names.get(word, ()):
            c.names[word] = (*c.names.get(word, ()), mon.id)
        atoms.recall_strike(s, attacker, mon)
        if s.fixed.weighed:
            dealt = dict(c.names.get(memory.DEALS, ()))
            c.names[memory.DEALS] = tuple({**dealt, mon.id: dealt.get(mon.id, 0) + amount}.items())
    return amount


def multiplied(
    s: PokemonState, attacker: Pokemon, kind: int, base: int, steps: tuple[Reckoned, ...]
) -> tuple[Reckoned, ...]:
    """The reckoning of a "20×" attack begins with what is printed and how often it counts, not with their product."""
    printed = next((one for one in s.card(kind).attacks if one.name == attacker.attack and one.sign == "×"), None)
    if printed is None or not printed.damage or base <= printed.damage or base % printed.damage or not steps:
        return steps
    first = ("base", printed.damage, printed.damage, "PK-ATTACK-7", NO_CARD)
    return (first, ("times", base // printed.damage, base, "PK-ATTACK-7", kind), *steps[1:])


@STEPS.of(Finish)
def do_finish(s: PokemonState, c: Run, node: Finish, picks: Answer | None) -> None:
    """What answers the damage ("is damaged by an attack, even if Knocked Out"), then Knock Outs."""
    hits: tuple[int, ...] = c.names.get(memory.HITS, ())
    if "damaged" in s.fixed.listened:
        for n in hits:
            mon = s.mons.get(n)
            if mon is not None:
                c.first += woken(s, mon, "damaged", {memory.ATTACKER: c.names[memory.ATTACKER], memory.EVENT: n})
    if "ally damaged" in s.fixed.listened:
        for n in hits:
            for mon in of_side(s, s.fixed.side_of[s.mons[n].seat]) if n in s.mons else ():
                c.first += woken(s, mon, "ally damaged", {memory.ATTACKER: c.names[memory.ATTACKER], memory.EVENT: n})
    if s.fixed.answers:
        for n in hits:
            if n in s.mons and power_on(s, s.mons[n], "damaged") is not None:
                c.first.append(Procedure("answer", data={memory.MON: n, memory.ATTACKER: c.names[memory.ATTACKER]}))
    over = knock_outs(c.names.get(memory.ATTACKER, 0), hits, c.names.get(memory.OWN_HITS, ()))
    if loses := tuple([n for n in c.names.get(memory.LOSES, ()) if n in hits]):
        over = over.with_data({memory.LOSES: loses})
    if memory.DEALS in c.names:
        over = over.with_data({memory.DEALS: c.names[memory.DEALS]})
    c.first.append(over)
    if "attack used" in s.fixed.listened and (mon := attacker_of(s, c)) is not None:
        c.first += woken(s, mon, "attack used", {memory.EVENT: mon.id, memory.ATTACK_WORD: mon.attack})


def answer_power(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """A Poké-Power that may be used when its Pokémon is damaged, even if it is Knocked Out."""
    mon, attacker = s.mons.get(f.data[memory.MON]), s.mons.get(f.data[memory.ATTACKER])
    found = None if mon is None else power_on(s, mon, "damaged")
    if mon is None or found is None:
        return
    kind, power = found
    if picks is None:
        ask(s, f, Decision(s.speaker(mon.seat), "choose:power", (YES, NO), about=(kind, mon.id)))
    elif picks[0] is YES:
        word = attacker.attack if attacker is not None else ""
        use_power(
            s,
            mon,
            kind,
            power,
            {memory.ATTACKER: f.data[memory.ATTACKER], memory.EVENT: mon.id, memory.ATTACK_WORD: word},
        )


PROCEDURES["answer"] = (answer_power,)


@STEPS.of(More)
def do_more(s: PokemonState, c: Run, node: More, picks: Answer | None) -> None:
    """Plus."""
    n = times(s, node.n, node.each, c.names, source_of(s, c), c.seat)
    c.names[memory.PLUS] += n if node.most is None else min(n, node.most)


@STEPS.of(Less)
def do_less(s: PokemonState, c: Run, node: Less, picks: Answer | None) -> None:
    """Minus."""
    c.names[memory.PLUS] -= times(s, node.n, node.each, c.names, source_of(s, c), c.seat)


@STEPS.of(Times)
def do_times(s: PokemonState, c: Run, node: Times, picks: Answer | None) -> None:
    """The printed damage so many times."""
    c.names[memory.BASE] *= value(s, node.each, c.names, source_of(s, c), c.seat)


@STEPS.of(Base)
def do_base(s: PokemonState, c: Run, node: Base, picks: Answer | None) -> None:
    """Another base damage."""
    c.names[memory.BASE] = value(s, node.n, c.names, source_of(s, c), c.seat)


@STEPS.of(Fails)
def do_fails(s: PokemonState, c: Run, node: Fails, picks: Answer | None) -> None:
    """The attack does nothing."""
    stop(s, c, "text")


@STEPS.of(Harmless)
def do_harmless(s: PokemonState, c: Run, node: Harmless, picks: Answer | None) -> None:
    """No damage to the Defending Pokémon."""
    c.names[memory.HARMLESS] = 1


@STEPS.of(Ignoring)
def do_ignoring(s: PokemonState, c: Run, node: Ignoring, picks: Answer | None) -> None:
    """What this attack's damage isn't affected by."""
    c.names[memory.IGNORING] = (*c.names.get(memory.IGNORING, ()), *node.what)


@STEPS.of(Before, After)
def do_inside(s: PokemonState, c: Run, node: Before | After, picks: Answer | None) -> None:
    """Before doing damage, or after the attack: the layout has put it in its place; in a branch it is done there."""
    c.todo = (node.do, c.todo)


@STEPS.of(TakeAim)
def do_aim(s: PokemonState, c: Run, node: TakeAim, picks: Answer | None) -> Decision | None:
    """A Pokémon is aimed at once more."""
    found = pick_pokemon(s, c, node.to, picks, "hit")
    if isinstance(found, Decision):
        return found
    c.names[memory.AIMED] = (*c.names.get(memory.AIMED, ()), *[mon.id for mon in found])
    return None


@STEPS.of(HitAimed)
def do_hit_aimed(s: PokemonState, c: Run, node: HitAimed, picks: Answer | None) -> None:
    """All damage to one Pokémon is reckoned together."""
    aimed = c.names.pop(memory.AIMED, ())
    n = value(s, node.n, c.names, source_of(s, c), c.seat)
    for one in dict.fromkeys(aimed):
        if one in s.mons:
            strike(s, c, s.mons[one], n * aimed.count(one))


@STEPS.of(Redo)
def do_redo(s: PokemonState, c: Run, node: Redo, picks: Answer | None) -> None:
    """It is done once; whether to do it again is offered behind it."""
    c.todo = (node.do, (If(node.while_, May(node.price, node)), c.todo))


@STEPS.of(Hit)
def do_hit(s: PokemonState, c: Run, node: Hit, picks: Answer | None) -> Decision | None:
    """Damage to Pokémon that the text names."""
    found = pick_pokemon(s, c, node.to, picks, "hit")
    if isinstance(found, Decision):
        return found
    n = times(s, node.n, node.each, c.names, source_of(s, c), c.seat)
    dealt = sum([strike(s, c, mon, n, matched=node.matched) for mon in found])
    asked = inside(c.todo) if DamageDealt in s.fixed.nodes else ()
    if any(isinstance(one, DamageDealt) and one.to is not None for one in asked):
        c.names[memory.DEALT_TO] = dealt
    return None
