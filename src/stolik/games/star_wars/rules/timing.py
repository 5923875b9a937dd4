"""When an ability or Battle card may be played, and how often: read off from what it does (SW-BC-6..15, SW-ABIL-7, 8).

A *chance* is "open" (an ordinary play-or-pass), "reroll", "prevent", "disrupt", "build" (one's own build step) or
"would attack". A *period* is how long it is used up: "chance", "attack", "turn", or "" for any number of
times.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from stolik.cardgame.ast import Both, Condition, Is, Lasting, Node, inside
from stolik.games.star_wars.ast.nodes import (
    ARENAS,
    ATTACKER,
    DEFENDER,
    Activated,
    Attacks,
    Disrupt,
    EndAttack,
    Intercept,
    Prevent,
    PreventFrom,
    Reroll,
    Retaliate,
)

CHANCES: Final = ("open", "reroll", "prevent", "disrupt", "build", "would attack")


class Timing(NamedTuple):
    """When something may be played: in which `chance`, only while a unit is attacking (`in_attack`), and for what
    `period` it is used up then; `done` are all nodes of what it does."""

    chance: str
    in_attack: bool
    period: str
    done: tuple[Node, ...]


def steps(node: Node) -> list[Node]:
    """A node and all nodes inside it, without what is inside abilities that it gives to others."""
    return list(inside(node, given=False))


def special_chance(done: Sequence[Node]) -> str:
    """The chance to which steps are bound by what they do: "reroll", "prevent", "disrupt", or "" (SW-ABIL-13)."""
    if any(isinstance(one, Prevent | PreventFrom) for one in done):
        return "prevent"
    if any(isinstance(one, Reroll) for one in done):
        return "reroll"
    return "disrupt" if any(isinstance(one, Disrupt) for one in done) else ""


def read_timing(ability: Activated) -> Timing:
    """What the words of an ability or of one way to play a Battle card say of when and how often."""
    done = steps(ability.do)
    chance = ability.only if ability.only in ("build", "would attack") else special_chance(done) or "open"
    in_attack = chance == "open" and any(_is_of_an_attack(one) for one in done)
    return Timing(chance, in_attack, _period(ability, done, chance, in_attack), tuple(done))


def _is_of_an_attack(node: Node) -> bool:
    """It lasts for the attack, or is about it (SW-BC-8)."""
    if isinstance(node, Lasting) and node.until == "attack":
        return True
    return isinstance(node, (Intercept, Retaliate, EndAttack)) or node in (ATTACKER, DEFENDER)


def _asks_for_an_attack(condition: Condition | None) -> bool:
    """Whether a condition holds only while a unit attacks or is attacked (SW-ABIL-46)."""
    if isinstance(condition, Both):
        return any(map(_asks_for_an_attack, condition.conditions))
    return isinstance(condition, Attacks) or (isinstance(condition, Is) and condition.noun in (ATTACKER, DEFENDER))


_TO_A_STEP: Final = ("turn", "battle", *(f"{arena} step" for arena in ARENAS))


def lasts(done: Sequence[Node]) -> bool:
    """Whether something of it lasts to the end of the turn, the battle or a battle step (SW-BC-15)."""
    return any(isinstance(one, Lasting) and one.until in _TO_A_STEP for one in done)


def _period(ability: Activated, done: Sequence[Node], chance: str, in_attack: bool) -> str:
    if ability.often or chance == "would attack":  # each time that the unit could attack (SW-BC-12)
        return ""
    if lasts(done):
        return "turn"
    if ability.keyword == "lucky":
        return "attack"
    if chance in ("prevent", "reroll", "disrupt"):
        return "chance"
    return "attack" if in_attack or _asks_for_an_attack(ability.while_) else "turn"


def chance_of(ability: Activated) -> str:
    """The chance in which it may be played."""
    return read_timing(ability).chance


def in_attack(ability: Activated) -> bool:
    """Whether it may be played only while a unit is attacking (SW-BC-8)."""
    return read_timing(ability).in_attack
