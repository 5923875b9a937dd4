"""Steps that use what other cards say (`ast.copying`), and the end of the turn."""

from __future__ import annotations

from typing import Any, Final

from stolik.cardgame.ast import Noun, Which, which_of
from stolik.cardgame.choices import card_options, options_for, question
from stolik.cardgame.dialogue import Dialogue
from stolik.cardgame.interpret import Effect, Run, chain
from stolik.games.pokemon.ast.nodes import (
    ChooseAttack,
    EndTurn,
    UseAttackOf,
    UseEffectOf,
    UseLastAttack,
)
from stolik.games.pokemon.ast.printed import Attack, Card
from stolik.kernel.decision import Answer, Decision, Option

from . import attack, memory
from .asked import attacks_of, missing, units
from .choices import candidate_cards, named, pick_cards
from .procedure import Procedure
from .state import Pokemon, PokemonState
from .turn import Main


def do_choose_attack(s: PokemonState, c: Run, node: ChooseAttack, picks: Answer | None) -> Decision | None:
    """Choose an attack of a Pokémon."""
    if picks is None:
        found = named(s, c, node.of)
        options = tuple([Option("attack", (mon.id, n)) for mon in found for n in range(len(attacks_of(s, mon)))])
        if not options:
            return None
        return question(c, "attack", options)
    mon = s.mons[picks[0].args[0]]
    c.names[memory.ATTACK_WORD] = attacks_of(s, mon)[picks[0].args[1]][1].name
    return None


def whose_attack(s: PokemonState, c: Run, node: UseAttackOf, picks: Answer | None) -> Decision | str | None:
    """Choose an attack and perform it: a frame of its own, in place of the rest of this one."""
    mon = s.mons.get(c.names.get(memory.ATTACKER, c.source))
    if mon is None:
        return None
    if is_of_cards(node.of):
        return _of_which_card(s, c, node, picks)
    if picks is None:
        found = named(s, c, node.of)
        options = []
        for other in found:
            for n, (_, one) in enumerate(attacks_of(s, other)):
                if has_copy(one.do) or (one.gx and s.seats[c.seat].gx):  # a second one of the game (P2-TURN-35)
                    continue
                if node.cost != "paid" or not missing(units(s, mon), one.cost):
                    options.append(Option("attack", (other.id, n)))
        if not options:
            return None
        return question(c, "attack", tuple(options))
    other = s.mons[picks[0].args[0]]
    _perform(s, c, mon, *attacks_of(s, other)[picks[0].args[1]])
    return None


def _of_which_card(s: PokemonState, c: Run, node: UseAttackOf, picks: Answer | None) -> Decision | str | None:
    """Of which card that is not in play; those without an attack that can be copied are not offered."""
    if picks is not None:
        c.names[memory.COPIED] = picks[0].args[0]
        return "attack"
    kinds = [kind for kind in candidate_cards(s, c, which_of(node.of)) if copiable(s.card(kind))]
    return question(c, "copy", card_options(kinds)[0]) if kinds else None


def which_attack(s: PokemonState, c: Run, node: UseAttackOf, picks: Answer | None) -> Decision | None:
    """Which of its attacks, where it has several."""
    kind = c.names[memory.COPIED]
    there = copiable(s.card(kind))
    if picks is None and len(there) > 1:
        return Decision(c.seat, "choose:attack", options_for("number", there), about=(kind, c.source))
    n = there[0] if picks is None else picks[0].args[0]
    memory.forget(c.names, memory.PHASE, memory.COPIED)
    _perform(s, c, s.mons[c.names.get(memory.ATTACKER, c.source)], kind, s.card(kind).attacks[n])
    return None


do_use_attack_of: Final = Dialogue({"": whose_attack, "attack": which_attack})
"""Another attack is used as this one."""


def is_of_cards(noun: Noun) -> bool:
    """Whether a noun is about cards that are not in play."""
    which = which_of(noun)
    return isinstance(which, Which) and which.what == "card"


def copiable(card: Card) -> list[int]:
    """The places of those attacks of a card that can be copied."""
    return [n for n, one in enumerate(card.attacks) if not has_copy(one.do)]


def _perform(s: PokemonState, c: Run, mon: Pokemon, kind: int, one: Attack) -> None:
    """Use another attack in place of the rest of this one."""
    target = s.mons.get(c.names.get(memory.DEFENDING, 0))
    before = len(s.agenda)
    attack.begin(s, mon, kind, one, target)
    frames = s.agenda[before:]
    del s.agenda[before:]
    for frame in frames:
        if isinstance(frame, Effect) and c.names.get(memory.CHECKED):
            frame.names[memory.CHECKED] = 1
        if isinstance(frame, Effect) and memory.SIDE_BEFORE in c.names:
            frame.names[memory.SIDE_BEFORE] = c.names[memory.SIDE_BEFORE]
    c.first += frames
    c.todo = None  # the copy looks for Knock Outs itself


def do_use_last_attack(s: PokemonState, c: Run, node: UseLastAttack, picks: Answer | None) -> None:
    """Perform the attack that the other side used in its last turn; without one this attack goes on with its check."""
    mon, used = s.mons.get(c.names.get(memory.ATTACKER, c.source)), s.foes(c.seat).used
    if mon is not None and used and used[0] == s.turn - 1:
        one = next(one for one in s.card(used[1]).attacks if one.name == used[2])
        if not one.gx and not has_copy(one.do):
            _perform(s, c, mon, used[1], one)
            return
    c.todo = (attack.CHECK, c.todo)


def do_use_effect_of(s: PokemonState, c: Run, node: UseEffectOf, picks: Answer | None) -> Decision | None:
    """Choose a Trainer card; what it does, the attack or Ability does."""
    kinds = pick_cards(s, c, node.what, picks, "pick")
    if isinstance(kinds, Decision):
        return kinds
    s.looking = ()
    names: dict[str, Any] = {n: c.names[n] for n in ("attacker", "defending", "holder") if n in c.names}
    for kind in kinds:
        do = s.card(kind).do
        if do is not None:
            c.first.append(Effect(c.seat, c.source, kind, dict(names), chain(do)))
    return None


def has_copy(do: Any) -> bool:
    """Whether an attack copies another one: copying it in turn could go on for ever."""
    return attack.has(do, attack.COPIES)


def do_end_turn(s: PokemonState, c: Run, node: EndTurn, picks: Answer | None) -> None:
    """The turn ends when this effect is over."""
    for n, frame in enumerate(s.agenda):
        if isinstance(frame, Main):
            s.agenda[n] = Procedure("end")


HANDLERS: Final[dict[type, Any]] = {
    ChooseAttack: do_choose_attack,
    UseAttackOf: do_use_attack_of,
    UseEffectOf: do_use_effect_of,
    UseLastAttack: do_use_last_attack,
    EndTurn: do_end_turn,
}
