"""What a unit does when its time has come: attacks, by keyword another arena as well, or nothing (SW-BATTLE-5,
SW-ATTACK)."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.choices import OptionRow
from stolik.games.star_wars.ast.nodes import Seeks
from stolik.games.star_wars.rules import atoms, memory
from stolik.games.star_wars.rules.asked import barred, in_arena, keyword, reached, scan, stat_of, toll
from stolik.games.star_wars.rules.notation import meant
from stolik.games.star_wars.rules.procedure import Procedure
from stolik.games.star_wars.rules.state import StarWarsState, Unit
from stolik.kernel.decision import Option, RuleId

from .base import OfUnit, acting, unit_called


class ToAttack(OfUnit):
    """The numbers are the unit and its target. It is tapped in the end."""

    __slots__ = ()

    name = "attack"
    words = ("attack", "attacks")
    aims = True
    target: RuleId = "SW-ATTACK-2"
    """Why something can't be attacked in this way."""
    mode = ""
    """The keyword that lets it attack another arena."""
    preposition = ""
    """What stands before the target in a sentence."""

    def targets(self, s: StarWarsState, unit: Unit) -> list[Unit]:
        """The opposing units in the arena that an attack of this sort is on, and what a card adds (SW-ATTACK-2)."""
        return in_arena(s, unit.place, 1 - unit.seat) + reached(s, unit)

    def intents(self, s: StarWarsState, seat: int, about: Unit) -> list[Option]:
        return [Option(self.name, (about.id, target.id)) for target in self.targets(s, about)]

    def why(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        wrong = why_acting(s, seat, args)
        if wrong is not None:
            return wrong
        target = s.units.get(args[1]) if len(args) > 1 else None
        return "SW-ATTACK-2" if target is None else self.forbids(s, s.units[args[0]], target)

    def forbids(self, s: StarWarsState, unit: Unit, target: Unit) -> RuleId | None:
        """What keeps a unit from attacking another; also that it is to attack a lesser one (SW-ATTACK-13)."""
        wrong = self.prevents(s, unit, target)
        if wrong is not None:
            return wrong
        for one in scan(s, unit, Seeks):
            there = [each for each in self.targets(s, unit) if self.prevents(s, unit, each) is None]
            if stat_of(s, target, one.stat) > min(stat_of(s, each, one.stat) for each in there):
                return "SW-GOAL-10"
        return None

    def prevents(self, s: StarWarsState, unit: Unit, target: Unit) -> RuleId | None:
        """What keeps a unit from attacking another, whichever else it could attack."""
        if target not in self.targets(s, unit):
            return self.target
        if barred(s, unit, "attack", target) or barred(s, target, "be attacked", unit):
            return "SW-GOAL-10"
        return "SW-ZONE-6" if toll(s, unit, target) > s.seats[unit.seat].force else None

    def options(self, s: StarWarsState, seat: int, about: Unit) -> list[Option]:
        """Who acts is known here."""
        there = [target for target in self.targets(s, about) if self.forbids(s, about, target) is None]
        return [Option(self.name, (about.id, target.id)) for target in there]

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        data: memory.Memos = {memory.ATTACKER: args[0], memory.DEFENDER: args[1], memory.MODE: self.mode}
        atoms.change_force(s, seat, -toll(s, s.units[args[0]], s.units[args[1]]), "paid")
        s.agenda.append(Procedure("attack", data=data))

    def say(self, s: StarWarsState, args: tuple[int, ...]) -> str:
        return f"{self.words[1]} {self.preposition}{unit_called(s, args[1])} with {unit_called(s, args[0])}"

    def read(self, s: StarWarsState, seat: int, text: str) -> Option:
        target, _, by = text.removeprefix(self.preposition).rpartition(" with ")
        unit = meant(s, by, seat)
        return Option.foreign(self.name, (unit.id, meant(s, target, 1 - seat).id))


class ToBombard(ToAttack):
    """From space on the ground (SW-KW-BOMBARD-1, 2)."""

    __slots__ = ()

    name = "bombard"
    mode = "bombard"
    words = ("bombard", "bombards")
    target = "SW-KW-BOMBARD-2"
    arenas = ("space", "ground")

    def targets(self, s: StarWarsState, unit: Unit) -> list[Unit]:
        where, arena = self.arenas
        return in_arena(s, arena, 1 - unit.seat) if unit.place == where and keyword(s, unit, self.mode) else []


class ToFireIonCannon(ToBombard):
    """From the ground into space (SW-KW-ION-CANNON-1)."""

    __slots__ = ()

    name = "ion cannon"
    mode = "ion cannon"
    words = ("fire", "fires")
    target = "SW-KW-ION-CANNON-1"
    arenas = ("ground", "space")
    preposition = "the ion cannon at "


ATTACKS: Final = (ToAttack(), ToBombard(), ToFireIonCannon())


RESTS: Final = OptionRow("rest")


class ToRest(OfUnit):
    """It does nothing, and is tapped."""

    __slots__ = ()

    name = "rest"
    words = ("rest", "rests")

    def intents(self, s: StarWarsState, seat: int, about: Unit) -> tuple[Option, ...]:
        return (RESTS.at(about.id),)

    def why(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        wrong = why_acting(s, seat, args)
        return wrong or ("SW-BATTLE-6" if must_attack(s, s.units[args[0]]) else None)

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        atoms.set_tapped(s, s.units[args[0]], True)


def why_acting(s: StarWarsState, seat: int, args: tuple[int, ...]) -> RuleId | None:
    """What keeps a player from attacking with a unit, or from resting it: it is another's time (SW-BATTLE-3, 9)."""
    unit = s.units.get(args[0]) if args else None
    if unit is None or unit.seat != seat:
        return "SW-BATTLE-3"
    if unit is acting(s):
        return None
    return "SW-BATTLE-9" if unit.place != s.arena else "SW-BATTLE-3"


def must_attack(s: StarWarsState, unit: Unit) -> bool:
    """Whether a card says that a unit must attack, and it can (SW-BATTLE-6) without paying for it (SW-ATTACK-12)."""
    if not barred(s, unit, "rest"):
        return False
    found = [option for verb in ATTACKS for option in verb.options(s, unit.seat, unit)]
    return any(toll(s, unit, s.units[option.args[1]]) == 0 for option in found)
