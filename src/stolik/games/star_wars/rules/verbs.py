"""What the nodes of the Star Wars TCG do: one handler a node, and the interpreter that runs them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from stolik.cardgame.ast import (
    Amount,
    Choose,
    Condition,
    Do,
    Draw,
    ForEach,
    Heal,
    If,
    Lasting,
    Node,
    Number,
    Put,
    Search,
    Shuffle,
    Some,
    Step,
    Which,
    which_of,
)
from stolik.cardgame.interpret import Effect, Interpreter, Run, chain, register_nodes
from stolik.games.star_wars.ast import nodes
from stolik.games.star_wars.ast.nodes import (
    ARENAS,
    AddCounters,
    BuildPoints,
    ChooseArena,
    Damage,
    Discard,
    Disrupt,
    EndAttack,
    FaceDown,
    Gain,
    Intercept,
    Lose,
    Pay,
    PayPoints,
    Prevent,
    PutInto,
    Redirect,
    Reroll,
    Retaliate,
    Retreat,
    Return,
    Tap,
    Untap,
    UpTo,
)
from stolik.kernel.codec import register
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms
from .asked import arena_of, barred, health_of, in_battle
from .choosing import amount, call_chosen, chooser, named, pick_cards, pick_units, protected, self_or_pilot, source_of
from .damage import damage_of, roll_damage
from .events import BattleCardDisrupted, CardReturned, CardsShown, DamagePrevented, DeckSearched, DiceRerolled
from .losses import discard_units, draw
from .meaning import count, holds
from .nouns import seats_of
from .payable import about_hand, can_pay
from .pending import PendingCard, PendingDamage, PendingRoll
from .procedure import Procedure
from .state import ABOARD, BUILT, RETREATED, StarWarsState, Unit
from .triggers import wake
from .verbs_cards import CARD_HANDLERS
from .windows import Window


@register
@dataclass(frozen=True)
class OpenDisrupt(Step):
    """The Battle card is played: its disrupt chance comes (SW-POP-9)."""


@register
@dataclass(frozen=True)
class UnlessDisrupted(Step):
    """What comes after this happens only if the card was not disrupted (SW-BC-5)."""


@register
@dataclass(frozen=True)
class Paid(Step):
    """The cost is paid: the effect knows how much it was."""


@register
@dataclass(frozen=True)
class Aim(Step):
    """Choose a target as the card is played (SW-BC-4); later steps call it by this name. `hurt`: one to which the
    pending damage is."""

    what: Some
    name: str
    hurt: bool = False


@register
@dataclass(frozen=True)
class Aimed(Step):
    """What was aimed at by this name is CHOSEN from here on."""

    name: str


class StarWarsInterpreter(Interpreter[StarWarsState]):
    """Control nodes of every card game, and the verbs of this one."""

    def holds(self, s: StarWarsState, c: Run, condition: Condition) -> bool:
        """Whether a condition is true now."""
        return holds(s, condition, c.names, source_of(s, c), c.seat)

    def value(self, s: StarWarsState, c: Run, number: Number) -> int:
        """A number, looked up now."""
        return amount(s, c, number)

    def flip(self, s: StarWarsState, c: Run) -> bool:
        """There are no coins in this game: raises TypeError."""
        raise TypeError("the Star Wars TCG has no coins")

    def seat_of(self, s: StarWarsState, c: Run, who: str) -> int:
        """The seat that "you" or "opponent" means."""
        return chooser(c, who)

    def can(self, s: StarWarsState, c: Run, step: Step) -> bool:
        """Whether a step could be done now: what it costs can be paid, and it finds something to work on."""
        if isinstance(step, Do):
            return self.can(s, c, step.steps[0])
        if isinstance(step, If):
            chosen = step.then if self.holds(s, c, step.condition) else step.otherwise
            return chosen is not None and self.can(s, c, chosen)
        if isinstance(step, (Pay, PayPoints)):
            paying = Run(c.frame(None))
            paying.seat = chooser(c, step.who) if isinstance(step, Pay) else c.seat
            return can_pay(s, paying, (step,)) is None
        if isinstance(step, Choose):
            return count(s, step.what.which, c.names, source_of(s, c), c.seat) > 0
        if isinstance(step, (Tap, Untap)):
            tapped = isinstance(step, Untap)
            return any(unit.tapped == tapped for unit in self_or_pilot(s, c, step.what))
        noun = getattr(step, "what", getattr(step, "to", getattr(step, "on", getattr(step, "of", None))))
        if isinstance(step, (Discard, Retreat, PutInto, Return, Damage, Put, AddCounters)) and noun is not None:
            return count(s, which_of(noun), c.names, source_of(s, c), c.seat) > 0
        return True


# ---- choices


def do_choose(s: StarWarsState, c: Run, node: Choose, picks: Answer | None) -> Decision | None:
    """Choose units; later steps call them CHOSEN."""
    found = pick_units(s, c, node.what, picks, "unit")
    return found if isinstance(found, Decision) else None


def do_aim(s: StarWarsState, c: Run, node: Aim, picks: Answer | None) -> Decision | None:
    """The same by a name of its own."""
    pending = s.proposals.get(c.names.get("about", 0)) if node.hurt else None
    among = None
    if isinstance(pending, PendingDamage):
        among = [s.units[target] for target, n in pending.parts if n and target in s.units]
    found = pick_units(s, c, node.what, picks, "target", among)
    if isinstance(found, Decision):
        return found
    call_chosen(c, [unit.id for unit in found], node.name)
    return None


def do_aimed(s: StarWarsState, c: Run, node: Aimed, picks: Answer | None) -> None:
    """The effect has come to it."""
    call_chosen(c, c.names[node.name])


def do_choose_arena(s: StarWarsState, c: Run, node: ChooseArena, picks: Answer | None) -> Decision | None:
    """Choose an arena."""
    if picks is None:
        options = tuple([Option("arena", (n,)) for n, arena in enumerate(ARENAS) if arena in node.among])
        return Decision(c.seat, "choose:arena", options, about=(c.kind, c.source))
    c.names["arena"] = ARENAS[picks[0].args[0]]
    return None


def do_for_each(s: StarWarsState, c: Run, node: ForEach, picks: Answer | None) -> Decision | None:
    """The step for each, one after the other; the one at hand is CHOSEN."""
    found = pick_units(s, c, node.of, picks, "each")
    if isinstance(found, Decision):
        return found
    frames = [Effect(c.seat, c.source, c.kind, {**c.names, "chosen": (unit.id,)}, chain(node.do)) for unit in found]
    c.first += frames
    return None


# ---- Force, points, cards


def how_many(s: StarWarsState, c: Run, n: Number, there: int, picks: Answer | None) -> int | Decision:
    """A number; one "up to" another is asked for, as long as there is a choice."""
    if not isinstance(n, UpTo):
        return amount(s, c, n)
    if picks is not None:
        return int(picks[0].args[0])
    most = there if n.n is None else min(there, amount(s, c, n.n))
    if most <= 0:
        return 0
    options = tuple([Option("number", (one,)) for one in range(most, -1, -1)])
    return Decision(c.seat, "choose:number", options, about=(c.kind, c.source))


def do_pay(s: StarWarsState, c: Run, node: Pay, picks: Answer | None) -> Decision | None:
    """Pay Force."""
    seat = chooser(c, node.who)
    n = how_many(s, c, node.n, s.seats[seat].force, picks)
    if isinstance(n, Decision):
        return n
    c.names["that"] = n
    atoms.change_force(s, seat, -n, "paid")
    return None


def do_pay_points(s: StarWarsState, c: Run, node: PayPoints, picks: Answer | None) -> Decision | None:
    """Pay build points."""
    n = how_many(s, c, node.n, s.seats[c.seat].points, picks)
    if isinstance(n, Decision):
        return n
    c.names["that"] = n
    atoms.change_points(s, c.seat, -n)
    return None


def do_paid(s: StarWarsState, c: Run, node: Paid, picks: Answer | None) -> None:
    """How much was paid goes to the frame that carries out the effect; what was chosen for the cost is not CHOSEN."""
    paid = {"that": c.names["that"]} if "that" in c.names else {}
    for n in range(len(s.agenda) - 1, -1, -1):
        frame = s.agenda[n]
        if isinstance(frame, Procedure) and frame.name in ("use", "play"):
            s.agenda[n] = frame.with_data(paid=paid)
            return


def do_gain(s: StarWarsState, c: Run, node: Gain, picks: Answer | None) -> None:
    """Gain Force."""
    for seat in seats_of(node.whose, c.seat):
        atoms.change_force(s, seat, amount(s, c, node.n), "gained")


def do_lose(s: StarWarsState, c: Run, node: Lose, picks: Answer | None) -> None:
    """Lose Force, as much as there is (SW-ZONE-5)."""
    for seat in seats_of(node.whose, c.seat):
        have = s.seats[seat].force
        n = have if node.n is None else amount(s, c, node.n)
        c.names["that"] = -atoms.change_force(s, seat, -n, "lost")


def do_points(s: StarWarsState, c: Run, node: BuildPoints, picks: Answer | None) -> None:
    """More or fewer build points this turn."""
    for seat in seats_of(node.whose, c.seat):
        atoms.change_points(s, seat, amount(s, c, node.n))


def do_draw(s: StarWarsState, c: Run, node: Draw, picks: Answer | None) -> None:
    """Draw cards."""
    n = amount(s, c, node.n)
    if node.each is not None:
        n *= amount(s, c, node.each)
    for seat in seats_of(node.whose, c.seat):
        draw(s, seat, n)
        if s.ended:
            return


def do_shuffle(s: StarWarsState, c: Run, node: Shuffle, picks: Answer | None) -> None:
    """Shuffle decks."""
    for seat in seats_of(node.whose, c.seat):
        atoms.shuffle_deck(s, seat)


def do_search(s: StarWarsState, c: Run, node: Search, picks: Answer | None) -> Decision | None:
    """Search a deck, discard pile or hand, and put cards into the hand, the build zone or the discard pile."""
    found = pick_cards(s, c, node.what, picks, "search")
    if isinstance(found, Decision):
        return found
    s.looking = ()
    which = which_of(node.what)
    assert isinstance(which, Which)
    show = node.show or which.where == "discard"  # all see that pile (SW-ZONE-2)
    for seat in seats_of(which.whose, c.seat):
        own = [kind for kind in found if s.fixed.kinds[kind][0] == seat]
        for kind in own:
            atoms.take_from(s, seat, which.where, kind)
        if node.to == "hand":
            atoms.into_hand(s, seat, own, show)
        elif isinstance(node.to, FaceDown):
            n = amount(s, c, node.to.n)
            for kind in own:
                atoms.add_counters(s, atoms.enter(s, seat, kind, BUILT), n)
        elif node.to in ("deck top", "deck bottom"):
            atoms.into_deck(s, seat, own, node.to == "deck top", None if show else c.seat)
        else:
            atoms.into_discard(s, own)
        to = "built" if isinstance(node.to, FaceDown) else str(node.to)
        atoms.tell(s, DeckSearched(seat, tuple(own), to, show))
    c.names["that"] = len(found)
    return None


def do_discard(s: StarWarsState, c: Run, node: Discard, picks: Answer | None) -> Decision | None:
    """Discard units, or cards of a hand."""
    if about_hand(node.what):
        cards = pick_cards(s, c, node.what, picks, "discard")
        if isinstance(cards, Decision):
            return cards
        s.looking = ()
        for seat in (0, 1):
            atoms.discard_cards(s, seat, [kind for kind in cards if s.fixed.kinds[kind][0] == seat], "hand")
        c.names["that"] = len(cards)
        return None
    found = pick_units(s, c, node.what, picks, "discard")
    if isinstance(found, Decision):
        return found
    c.names["that"] = len(found)
    discard_units(s, found)
    return None


def do_return(s: StarWarsState, c: Run, node: Return, picks: Answer | None) -> Decision | None:
    """Units go back to their owners' hands or decks."""
    if about_hand(node.what):
        return return_cards(s, c, node, picks)
    found = pick_units(s, c, node.what, picks, "return")
    if isinstance(found, Decision):
        return found
    for unit in found:
        owners = {s.fixed.kinds[kind][0] for kind in unit.stack}
        atoms.return_unit(s, unit, node.to)
        if node.to == "deck":
            for seat in sorted(owners):
                atoms.shuffle_deck(s, seat)
    return None


def return_cards(s: StarWarsState, c: Run, node: Return, picks: Answer | None) -> Decision | None:
    """Cards of a zone go back to their owners' hands or decks."""
    found = pick_cards(s, c, node.what, picks, "return")
    if isinstance(found, Decision):
        return found
    s.looking = ()
    which = which_of(node.what)
    assert isinstance(which, Which)
    for seat in (0, 1):
        own = [kind for kind in found if s.fixed.kinds[kind][0] == seat]
        for kind in own:
            atoms.take_from(s, seat, which.where, kind)
        if own and node.to == "hand":
            atoms.into_hand(s, seat, own, which.where == "discard")
        elif own:
            atoms.into_deck(s, seat, own, True, None)
            atoms.shuffle_deck(s, seat)
        if own:
            atoms.tell(s, CardReturned(seat, tuple(own), node.to))
    c.names["that"] = len(found)
    return None


# ---- units


def do_tap(s: StarWarsState, c: Run, node: Tap, picks: Answer | None) -> Decision | None:
    """Tap units; of several only untapped ones can be chosen."""
    if isinstance(node.what, Some) and picks is None:
        there = [unit for unit in self_or_pilot(s, c, node.what) if not unit.tapped]
        found = pick_units(s, c, node.what, picks, "tap", there)
    else:
        found = self_or_pilot(s, c, node.what) if picks is None else pick_units(s, c, node.what, picks, "tap")
    if isinstance(found, Decision):
        return found
    for unit in found:
        atoms.set_tapped(s, unit, True)
    return None


def do_untap(s: StarWarsState, c: Run, node: Untap, picks: Answer | None) -> Decision | None:
    """Untap units."""
    found = pick_units(s, c, node.what, picks, "untap")
    if isinstance(found, Decision):
        return found
    for unit in found:
        atoms.set_tapped(s, unit, False)
    return None


def do_retreat(s: StarWarsState, c: Run, node: Retreat, picks: Answer | None) -> Decision | None:
    """Units go to their build zones, unless they can't retreat (SW-RETREAT-5)."""
    found = pick_units(s, c, node.what, picks, "retreat")
    if isinstance(found, Decision):
        return found
    for unit in found:
        if not arena_of(s, unit) or barred(s, unit, "retreat"):
            continue
        if node.tapped:
            atoms.set_tapped(s, unit, True)
        if unit.place == ABOARD:
            atoms.disembark(s, unit, RETREATED)
        else:
            atoms.move(s, unit, RETREATED)
    return None


def do_put_into(s: StarWarsState, c: Run, node: PutInto, picks: Answer | None) -> Decision | None:
    """Retreated units that can enter, or cards of a zone, go to their arenas."""
    which = which_of(node.what)
    if isinstance(which, Which) and which.what == "card":
        kinds = pick_cards(s, c, node.what, picks, "put")
        if isinstance(kinds, Decision):
            return kinds
        s.looking = ()
        entered = []
        for kind in kinds:
            owner = s.fixed.kinds[kind][0]
            atoms.take_from(s, owner, which.where, kind)
            entered.append(atoms.enter(s, owner, kind, s.card(kind).kind))
            atoms.tell_deployed(s, entered[-1])
        call_chosen(c, [unit.id for unit in entered])
        return None
    found = pick_units(s, c, node.what, picks, "put")
    if isinstance(found, Decision):
        return found
    for unit in found:
        if unit.place == RETREATED and not barred(s, unit, "enter"):
            atoms.move(s, unit, s.top(unit).kind)
    return None


def do_counters(s: StarWarsState, c: Run, node: AddCounters, picks: Answer | None) -> Decision | None:
    """Build counters on partially built cards."""
    found = pick_units(s, c, node.on, picks, "counters")
    if isinstance(found, Decision):
        return found
    if node.show:
        for unit in found:
            atoms.tell(s, CardsShown(unit.seat, unit.stack))
    changed = 0
    for unit in found:
        if unit.place == BUILT:
            changed += atoms.add_counters(s, unit, amount(s, c, node.n))
    c.names["that"] = abs(changed)
    return None


def do_put(s: StarWarsState, c: Run, node: Put, picks: Answer | None) -> Decision | None:
    """Damage counters that are no damage (SW-DAMAGE-9)."""
    found = pick_units(s, c, node.on, picks, "put counters")
    if isinstance(found, Decision):
        return found
    for unit in found:
        atoms.put_damage(s, unit, amount(s, c, node.n), health_of(s, unit))
    return None


def do_heal(s: StarWarsState, c: Run, node: Heal, picks: Answer | None) -> Decision | None:
    """Remove damage counters."""
    asked = bool(picks) and picks is not None and picks[0].verb == "number"
    if asked:
        found: list[Unit] | Decision = [s.units[n] for n in c.names.pop("heal on") if n in s.units]
    else:
        found = pick_units(s, c, node.of, picks, "heal")
    if isinstance(found, Decision):
        return found
    most = max((unit.damage for unit in found), default=0)
    n = most if node.n is None else how_many(s, c, node.n, most, picks if asked else None)
    if isinstance(n, Decision):
        c.names["heal on"] = tuple([unit.id for unit in found])
        return n
    removed = 0
    for unit in found:
        removed -= atoms.put_damage(s, unit, -n, health_of(s, unit))
    c.names["that"] = removed
    return None


# ---- continuing effects


def fixed_numbers(s: StarWarsState, c: Run, what: Node) -> Node:
    """The modifier with its numbers as they are now: "+X power, where X is …" doesn't change later."""
    fields: dict[str, Any] = {}
    for name in getattr(what, "__dataclass_fields__", ()):
        number = getattr(what, name)
        if isinstance(number, Amount):
            fields[name] = amount(s, c, number)
    return replace(what, **fields) if fields else what  # type: ignore[type-var]


def do_lasting(s: StarWarsState, c: Run, node: Lasting, picks: Answer | None) -> Decision | None:
    """Something holds for a while (SW-ABIL-1, 20, 21)."""
    what = fixed_numbers(s, c, node.what)
    if isinstance(node.on, str):
        for seat in seats_of(node.on, c.seat):
            atoms.give_player(s, seat, what, c.seat, c.kind, node.until)
        return None
    found = pick_units(s, c, node.on, picks, "effect")
    if isinstance(found, Decision):
        return found
    for unit in found:
        atoms.give(s, unit, what, c.seat, c.kind, node.until)
    return None


# ---- damage and dice


def do_damage(s: StarWarsState, c: Run, node: Damage, picks: Answer | None) -> Decision | None:
    """Damage by the source, or dice of it, to each of some units together. CHOSEN in its other words was chosen
    before."""
    by = source_of(s, c) if node.by is None else next(iter(named(s, c, node.by)), None)
    unit = by.id if by is not None else c.source
    n = amount(s, c, node.n)
    found = pick_units(s, c, node.to, picks, "damage")
    if isinstance(found, Decision):
        return found
    if node.dice:
        c.first.append(roll_damage(c.seat, unit, c.kind, tuple([one.id for one in found]), n))
        return None
    c.first += damage_of(s, PendingDamage(c.seat, unit, tuple([(one.id, n) for one in found]), c.kind))
    return None


def do_prevent(s: StarWarsState, c: Run, node: Prevent, picks: Answer | None) -> Decision | None:
    """Lessen pending damage (SW-DAMAGE-5); for "up to" the player picks how much (SW-KW-EVADE-1)."""
    pending = s.proposals.get(c.names.get("about", 0))
    c.names.setdefault("that", 0)
    if not isinstance(pending, PendingDamage):
        return None
    if picks is not None and picks[0].verb == "number":
        unit = s.units[c.names.pop("prevent on")]
        _prevent(s, c, pending, unit, picks[0].args[0])
        return None
    there = protected(s, c, node, pending)
    found = pick_units(s, c, node.to, picks, "prevent", there)
    if isinstance(found, Decision):
        return found
    most = None if node.n is None else amount(s, c, node.n)
    c.names["that"] = 0
    for unit in found:
        hurt = pending.amount(unit.id)
        n = hurt if most is None else min(hurt, most)
        if node.choice and len(found) == 1:
            c.names["prevent on"] = unit.id
            options = tuple([Option("number", (one,)) for one in range(n, -1, -1)])
            return Decision(c.seat, "choose:prevent", options, about=(c.kind, unit.id))
        _prevent(s, c, pending, unit, n)
        changed = s.proposals[c.names["about"]]
        assert isinstance(changed, PendingDamage)
        pending = changed
    return None


def _prevent(s: StarWarsState, c: Run, pending: PendingDamage, unit: Unit, n: int) -> None:
    s.proposals[c.names["about"]] = pending.less(unit.id, n)
    c.names["that"] = c.names.get("that", 0) + n
    call_chosen(c, (unit.id,))
    if n:
        atoms.tell(s, DamagePrevented(unit.id, unit.stack[-1], n))
        if unit.place != ABOARD:  # a pilot is no unit (SW-PILOT-12)
            wake(s, "damage prevented", unit, seat=c.seat)


def do_redirect(s: StarWarsState, c: Run, node: Redirect, picks: Answer | None) -> Decision | None:
    """That much damage may be done to another unit in the same arena; it waits (SW-DAMAGE-7, SW-KW-DEFLECT-3, 4)."""
    n = int(c.names.get("that", 0))
    pending = s.proposals.get(c.names.get("about", 0))
    by = next(iter(named(s, c, node.by)), None)
    if not n or by is None or not in_battle(by) or not isinstance(pending, PendingDamage):
        return None
    if picks is None:
        itself = s.fixed.options.deflect_itself
        there = [one for one in s.arenas[by.place] if itself or one != by.id]
        if not there:
            return None
        options = tuple([Option("unit", (one,)) for one in there])
        return Decision(c.seat, "choose:deflect", options, 0, 1, about=(c.kind, by.id))
    for option in picks:
        new = PendingDamage(c.seat, by.id, ((option.args[0], n),), c.kind)
        s.proposals[c.names["about"]] = pending.with_(after=(*pending.after, new))
    return None


def do_reroll(s: StarWarsState, c: Run, node: Reroll, picks: Answer | None) -> Decision | None:
    """Roll dice again; a new reroll chance follows for the new roll (SW-POP-11)."""
    about = c.names.get("about", 0)
    pending = s.proposals.get(about)
    if not isinstance(pending, PendingRoll) or not pending.dice:
        return None
    if node.which == "some" and picks is None:
        options = tuple([Option("die", (n, face)) for n, face in enumerate(pending.dice)])
        return Decision(c.seat, "choose:dice", options, 0, len(options), about=(c.kind, pending.unit))
    which = {option.args[0] for option in picks} if picks is not None else set(range(len(pending.dice)))
    if which:
        faces = tuple([atoms.roll(s, 1)[0] if n in which else face for n, face in enumerate(pending.dice)])
        s.proposals[about] = pending.with_(dice=faces)
        atoms.tell(s, DiceRerolled(pending.seat, pending.dice, faces))
        for n in range(len(s.agenda) - 1, -1, -1):
            frame = s.agenda[n]
            if isinstance(frame, Window) and frame.about == about:
                s.agenda[n] = Window(frame.kind, about)
                break
    return None


# ---- attacks and Battle cards


def do_intercept(s: StarWarsState, c: Run, node: Intercept, picks: Answer | None) -> None:
    """The attacker attacks this unit instead, if it can (SW-KW-INTERCEPT-3)."""
    by = next(iter(named(s, c, node.by)), None)
    strike = s.strike
    if by is None or strike is None or strike.attacker not in s.units or not in_battle(by):
        return
    attacker = s.units[strike.attacker]
    if not barred(s, attacker, "attack", by) and not barred(s, by, "be attacked", attacker):
        atoms.redirect(s, by)
        wake(s, "attacked", by)


def do_retaliate(s: StarWarsState, c: Run, node: Retaliate, picks: Answer | None) -> None:
    """It is declared; the dice are rolled when the attack ends (SW-KW-RETALIATE-2)."""
    by = next(iter(named(s, c, node.by)), None)
    if by is not None and s.strike is not None:
        n = amount(s, c, node.n)
        s.strike = s.strike.with_(declared=(*s.strike.declared, (by.id, n, c.kind)))


def do_end_attack(s: StarWarsState, c: Run, node: EndAttack, picks: Answer | None) -> None:
    """The attack ends."""
    if s.strike is not None:
        s.strike = s.strike.with_(ended=True)


def do_disrupt(s: StarWarsState, c: Run, node: Disrupt, picks: Answer | None) -> None:
    """The Battle card that is being played has no effect (SW-BC-7)."""
    pending = s.proposals.get(c.names.get("about", 0))
    if isinstance(pending, PendingCard):
        s.proposals[c.names["about"]] = pending.with_(disrupted=True)
        atoms.tell(s, BattleCardDisrupted(pending.seat, pending.kind))


def do_open_disrupt(s: StarWarsState, c: Run, node: OpenDisrupt, picks: Answer | None) -> None:
    """The disrupt chance, before everything else of the card (SW-POP-9)."""
    c.first.append(Window("disrupt", c.names["card"]))


def do_unless_disrupted(s: StarWarsState, c: Run, node: UnlessDisrupted, picks: Answer | None) -> None:
    """A disrupted card does nothing more (SW-BC-5)."""
    pending = s.proposals.get(c.names["card"])
    if isinstance(pending, PendingCard) and pending.disrupted:
        c.todo = None


HANDLERS: Final[dict[type, Any]] = {
    **CARD_HANDLERS,
    Aim: do_aim,
    Aimed: do_aimed,
    AddCounters: do_counters,
    BuildPoints: do_points,
    Choose: do_choose,
    ChooseArena: do_choose_arena,
    Damage: do_damage,
    Discard: do_discard,
    Disrupt: do_disrupt,
    Draw: do_draw,
    EndAttack: do_end_attack,
    ForEach: do_for_each,
    Gain: do_gain,
    Heal: do_heal,
    Intercept: do_intercept,
    Lasting: do_lasting,
    Lose: do_lose,
    OpenDisrupt: do_open_disrupt,
    Paid: do_paid,
    Pay: do_pay,
    PayPoints: do_pay_points,
    Prevent: do_prevent,
    Put: do_put,
    PutInto: do_put_into,
    Redirect: do_redirect,
    Reroll: do_reroll,
    Retaliate: do_retaliate,
    Retreat: do_retreat,
    Return: do_return,
    Search: do_search,
    Shuffle: do_shuffle,
    Tap: do_tap,
    UnlessDisrupted: do_unless_disrupted,
    Untap: do_untap,
}

register_nodes(nodes)
INTERPRETER: Final = StarWarsInterpreter(HANDLERS)
