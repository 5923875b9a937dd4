"""Steps of attacks and of Battle cards as they are played (SW-BC, SW-KW)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from stolik.cardgame.ast import (
    May,
    Some,
    Step,
)
from stolik.cardgame.interpret import Run
from stolik.games.star_wars.ast.nodes import (
    Disrupt,
    EndAttack,
    Intercept,
    Pay,
    Retaliate,
    Toll,
    Win,
)
from stolik.kernel.codec import register
from stolik.kernel.decision import Answer, Decision

from . import atoms, memory
from .asked import barred, in_battle, player_barred, scan
from .choices import amount, asker, call_chosen, named, pick_units
from .events import BattleCardDisrupted
from .pending import PendingCard, PendingDamage
from .state import StarWarsState
from .triggers import wake
from .windows import Window


@dataclass(frozen=True)
class OpenDisrupt(Step):
    """The Battle card is played: its disrupt chance comes (SW-POP-9)."""


register(OpenDisrupt)


@dataclass(frozen=True)
class UnlessDisrupted(Step):
    """What comes after this happens only if the card was not disrupted (SW-BC-5)."""


register(UnlessDisrupted)


@dataclass(frozen=True)
class Aim(Step):
    """Choose a target as the card is played (SW-BC-4); later steps call it by this name. `hurt`: one to which the
    pending damage is."""

    what: Some
    name: str
    hurt: bool = False


register(Aim)


@dataclass(frozen=True)
class Aimed(Step):
    """What was aimed at by this name is CHOSEN from here on."""

    name: str


register(Aimed)


@dataclass(frozen=True)
class Redirected(Step):
    """The attack is on that unit now."""

    unit: int


register(Redirected)


# ---- attacks


def do_intercept(s: StarWarsState, c: Run, node: Intercept, picks: Answer | None) -> None:
    """The attacker attacks this unit instead, if it can (SW-KW-INTERCEPT-3)."""
    by = next(iter(named(s, c, node.by)), None)
    strike = s.strike
    if by is None or strike is None or strike.attacker not in s.units or not in_battle(by):
        return
    if by.id == strike.defender:  # it is attacked already; to be attacked once more would wake it for ever
        return
    attacker = s.units[strike.attacker]
    if barred(s, attacker, "attack", by) or barred(s, by, "be attacked", attacker):
        return
    price = sum(one.n for one in scan(s, by, Toll) if one.on)
    if price:  # who attacks it pays, or it does not happen (SW-ATTACK-12)
        c.todo = (May(Pay(price, "opponent"), Redirected(by.id), None, "opponent"), c.todo)
        return
    do_redirected(s, c, Redirected(by.id), None)


def do_redirected(s: StarWarsState, c: Run, node: Redirected, picks: Answer | None) -> None:
    """The attack is on it now."""
    if s.strike is not None and node.unit in s.units:
        atoms.redirect(s, s.units[node.unit])
        wake(s, "attacked", s.units[node.unit])


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


# ---- Battle cards


def do_aim(s: StarWarsState, c: Run, node: Aim, picks: Answer | None) -> Decision | None:
    """The same by a name of its own."""
    pending = s.proposals.get(c.names.get(memory.ABOUT, 0)) if node.hurt else None
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


def do_disrupt(s: StarWarsState, c: Run, node: Disrupt, picks: Answer | None) -> None:
    """The Battle card that is being played has no effect (SW-BC-7)."""
    pending = s.proposals.get(c.names.get(memory.ABOUT, 0))
    if isinstance(pending, PendingCard):
        s.proposals[c.names[memory.ABOUT]] = pending.with_(disrupted=True)
        atoms.tell(s, BattleCardDisrupted(pending.seat, pending.kind))


def do_open_disrupt(s: StarWarsState, c: Run, node: OpenDisrupt, picks: Answer | None) -> None:
    """The disrupt chance, before everything else of the card (SW-POP-9)."""
    c.first.append(Window("disrupt", c.names[memory.CARD]))


def do_unless_disrupted(s: StarWarsState, c: Run, node: UnlessDisrupted, picks: Answer | None) -> None:
    """A disrupted card does nothing more (SW-BC-5)."""
    pending = s.proposals.get(c.names[memory.CARD])
    if isinstance(pending, PendingCard) and pending.disrupted:
        c.todo = None


# ---- the end of the game


def do_win(s: StarWarsState, c: Run, node: Win, picks: Answer | None) -> None:
    """The game is over, unless the other player can't lose now (SW-GOAL-7)."""
    winner = asker(c, node.whose)
    if not player_barred(s, 1 - winner, "lose"):
        atoms.finish(s, "SW-GOAL-7", winner)


HANDLERS: Final[dict[type, Any]] = {
    Aim: do_aim,
    Aimed: do_aimed,
    Disrupt: do_disrupt,
    EndAttack: do_end_attack,
    Win: do_win,
    Intercept: do_intercept,
    Redirected: do_redirected,
    OpenDisrupt: do_open_disrupt,
    Retaliate: do_retaliate,
    UnlessDisrupted: do_unless_disrupted,
}
