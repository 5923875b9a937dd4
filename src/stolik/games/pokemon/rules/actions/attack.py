"""Attacking, which ends the turn (PK-ATTACK)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from stolik.cardgame.choices import question
from stolik.cardgame.drawn import DrawingError
from stolik.cardgame.interpret import Run
from stolik.cardgame.possible import Possible
from stolik.games.pokemon.ast.nodes import AttackAgain, AttackToll, Cannot, CannotUse, CanUseOnly
from stolik.games.pokemon.ast.printed import Attack as Printed
from stolik.games.pokemon.rules import attack, memory
from stolik.games.pokemon.rules.asked import attacks_of, cited, forbidding, is_active, lacks, payable, scan, toll_of
from stolik.games.pokemon.rules.meaning import STEPS, holds
from stolik.games.pokemon.rules.notation import called, meant
from stolik.games.pokemon.rules.possible import POSSIBLE
from stolik.games.pokemon.rules.procedure import PROCEDURES, Procedure, ask
from stolik.games.pokemon.rules.state import ASLEEP, PARALYZED, Pokemon, PokemonState
from stolik.kernel.decision import Answer, Decision, Option, RuleId

from .base import UNKNOWN, OfPokemon, with_two

_ATTACK: Final = re.compile(r"^'(.+?)'(?: with (.+))?$")


class ToAttack(OfPokemon):
    """The numbers are the Pokémon and the place of the attack among those that it has."""

    __slots__ = ()

    name = "attack"
    words = ("attack", "attacks")
    ends = True
    active = True

    def intents(self, s: PokemonState, seat: int, about: Pokemon) -> Iterator[Option]:
        for n in range(len(attacks_of(s, about))):
            yield Option("attack", (about.id, n))

    def why(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        mon = s.mons.get(args[0]) if args else None
        if mon is None:
            return UNKNOWN
        one = attack_of(s, mon, args)
        if one is None:
            return "PK-ATTACK-1"
        if not s.allied(mon.seat, seat) or not is_active(s, mon):
            return "PK-ATTACK-1"
        kind, printed = one
        wrong = gx_used(s, seat, printed) or too_early(s, seat, printed) or cant_attack(s, mon, printed)
        wrong = wrong or cant_use(s, mon, kind, printed)
        return wrong or ("PK-ENERGY-2" if lacks(s, mon, printed) else None)

    def options(self, s: PokemonState, seat: int, about: Pokemon) -> list[Option] | tuple[Option, ...]:
        """What is the same for all attacks of a Pokémon is asked once, and what is rare only where it may be."""
        attacks = payable(s, about)
        if not attacks:
            return ()
        given = s.fixed.given
        barred = about.conditions or Cannot in given or AttackToll in given
        kept = barred and cant_attack(s, about) is not None
        if kept and not [one for _, _, one in attacks if one.in_sleep]:
            return ()
        early = s.fixed.format.last_attacks and s.seats[seat].turns <= 1
        found = []
        for n, kind, one in attacks:
            if (early and too_early(s, seat, one)) or (one.gx and gx_used(s, seat, one)):
                continue
            if kept and cant_attack(s, about, one) is not None:
                continue
            free = one.only_if is None and CannotUse not in given and CanUseOnly not in given
            if free or cant_use(s, about, kind, one) is None:
                found.append(with_two("attack", about.id, n))
        return found

    def act(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> None:
        use(s, s.mons[args[0]], args[1])

    def say(self, s: PokemonState, args: tuple[int, ...]) -> str:
        mon = s.mons[args[0]]
        many = f" with {called(s, mon)}" if s.fixed.format.actives > 1 else ""
        return f"attacks '{attacks_of(s, mon)[args[1]][1].name}'{many}"

    def read(self, s: PokemonState, seat: int, text: str) -> Option:
        match = _ATTACK.match(text)
        if match is None:
            raise DrawingError(f"{text!r}: expected 'Body Slam' or 'Body Slam' with Torterra")
        mon = meant(s, match[2], seat) if match[2] else s.mons[s.side(seat).active[0]]
        for n, (_, one) in enumerate(attacks_of(s, mon)):
            if one.name == match[1]:
                return Option.foreign("attack", (mon.id, n))
        known = ", ".join(one.name for _, one in attacks_of(s, mon))
        raise DrawingError(f"{called(s, mon)} has no attack {match[1]!r}; it has {known}")

    def facts(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> dict[str, object]:
        """attack, missing: its name, and the Energy that the Pokémon lacks for it."""
        _, mon = self.meant(s, seat, args)
        one = None if mon is None else attack_of(s, mon, args)
        return {} if mon is None or one is None else {"attack": one[1].name, "missing": lacks(s, mon, one[1])}


def attack_of(s: PokemonState, mon: Pokemon, args: tuple[int, ...]) -> tuple[int, Printed] | None:
    """The attack of a Pokémon that the numbers of an intent mean, with the kind of its card, if it has that."""
    there = attacks_of(s, mon)
    return there[args[1]] if len(args) > 1 and 0 <= args[1] < len(there) else None


def too_early(s: PokemonState, seat: int, one: Printed) -> RuleId | None:
    """Where the format says so, only the last player of the first round attacks in it, and who goes first by an attack
    that may be used then (P2-TURN-7..10)."""
    if not s.fixed.format.last_attacks or s.seats[seat].turns > 1 or seat == s.order[-1]:
        return None
    if not one.first_turn:
        return "P2-TURN-7"
    return None if s.allied(seat, s.first) else "P2-TURN-9"


def gx_used(s: PokemonState, seat: int, one: Printed) -> RuleId | None:
    """A player uses one GX attack a game (P2-TURN-35)."""
    return "P2-TURN-35" if one.gx and s.seats[seat].gx else None


def cant_use(s: PokemonState, mon: Pokemon, kind: int, one: Printed) -> RuleId | None:
    """What keeps a Pokémon from this attack of a card: an effect, or its own text."""
    if CannotUse in s.fixed.given:
        for given in scan(s, mon, CannotUse):
            assert isinstance(given.what, CannotUse)
            if one.name == (given.what.attack or given.word):
                return cited(s, given.kind, "CannotUse")
    if CanUseOnly in s.fixed.given:
        for given in scan(s, mon, CanUseOnly):
            assert isinstance(given.what, CanUseOnly)
            if one.name != (given.what.attack or given.word):
                return cited(s, given.kind, "CanUseOnly")
    if one.only_if is not None and not holds(s, one.only_if, {}, mon, s.speaker(mon.seat)):
        return cited(s, kind, "only_if")
    return None


def cant_attack(s: PokemonState, mon: Pokemon, one: Printed | None = None) -> RuleId | None:
    """What keeps a Pokémon from every attack, or from this one, which its own text may allow while it is Asleep."""
    if mon.conditions & ASLEEP and (one is None or not one.in_sleep):
        return "PK-COND-4"
    if mon.conditions & PARALYZED:
        return "PK-COND-6"
    holder = forbidding(s, mon, "attack", "attack or retreat")
    if holder is not None:
        return cited(s, holder, "Cannot")
    if AttackToll not in s.fixed.given:
        return None
    tolls = [(one.kind, one.what.n) for one in toll_of(s, mon) if isinstance(one.what, AttackToll)]
    if sum(n for _, n in tolls) > len(s.seats[s.speaker(mon.seat)].hand):
        return cited(s, tolls[0][0], "AttackToll")
    return None


def aim(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """With two opposing Active Pokémon, choose which is the Defending Pokémon (PK-DOUBLE-3)."""
    mon = s.mons[f.data[memory.MON]]
    if picks is None:
        options = tuple([Option("pokemon", (n,)) for n in s.foes(f.seat).active])
        ask(s, f, Decision(f.seat, "choose:defending", options, about=(mon.stack[-1], mon.id)))
        return
    attack.announce(s, mon, f.data[memory.N], s.mons[picks[0].args[0]])


PROCEDURES["aim"] = (aim,)


# ---- a second attack


def others(s: PokemonState, mon: Pokemon, node: AttackAgain) -> list[int]:
    """The places of the attacks that a Pokémon could use after that of the name."""
    if cant_attack(s, mon) is not None:
        return []
    there = enumerate(attacks_of(s, mon))
    return [
        n
        for n, (kind, one) in there
        if one.name != node.after and not lacks(s, mon, one) and cant_use(s, mon, kind, one) is None
    ]


def use(s: PokemonState, mon: Pokemon, n: int) -> None:
    """The n-th attack of `mon` begins, against whom there is; of two Defending Pokémon its player chooses (PK-DOUBLE-3)
    where it is about one. One that isn't names its own target, or none (P2-TURN-33)."""
    targets = s.foes(mon.seat).active
    if len(targets) > 1 and attack.is_aimed(attacks_of(s, mon)[n][1]):
        s.agenda.append(Procedure("aim", seat=s.speaker(mon.seat), data={memory.MON: mon.id, memory.N: n}))
    else:
        attack.announce(s, mon, n, s.mons[targets[0]] if len(targets) == 1 else None)


@POSSIBLE.of(AttackAgain)
def _attack_again(step: AttackAgain) -> Possible:
    return lambda s, c: c.source in s.mons and bool(others(s, s.mons[c.source], step))


@STEPS.of(AttackAgain)
def do_attack_again(s: PokemonState, c: Run, node: AttackAgain, picks: Answer | None) -> Decision | None:
    """Which other attack is used; who stands there now is the Defending Pokémon."""
    mon = s.mons.get(c.source)
    if mon is None:
        return None
    if picks is None:
        options = tuple([Option("attack", (mon.id, n)) for n in others(s, mon, node)])
        return question(c, "attack", options) if options else None
    before = len(s.agenda)
    use(s, mon, picks[0].args[1])
    c.first += reversed(s.agenda[before:])
    del s.agenda[before:]
    return None
