"""When an ability or Battle card may be played, and how often: read off from what it does (SW-BC-6..15, SW-ABIL-7, 8).

A *chance* is "open" (an ordinary play-or-pass), "reroll", "prevent", "disrupt", "build" (one's own build step) or
"would attack". A *period* is how long it is used up: "chance", "source" (of damage, within a chance), "attack", "turn",
or "" for any number of times.
"""

from __future__ import annotations

from functools import lru_cache

from stolik.cardgame.ast.common import Lasting, Node
from stolik.cardgame.ast.star_wars import (
    ATTACKER,
    DEFENDER,
    Activated,
    Disrupt,
    EndAttack,
    Intercept,
    Prevent,
    Reroll,
    Retaliate,
)

CHANCES = ("open", "reroll", "prevent", "disrupt", "build", "would attack")


def parts(node: Node) -> list[Node]:
    """A node and all nodes inside it."""
    found: list[Node] = []
    waiting: list[object] = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, tuple):
            waiting.extend(one)
        elif isinstance(one, Node):
            found.append(one)
            waiting.extend(getattr(one, name) for name in getattr(one, "__dataclass_fields__", ()))
    return found


def steps(node: Node) -> list[Node]:
    """The same without what is inside abilities that it gives to others."""
    found: list[Node] = []
    waiting: list[object] = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, tuple):
            waiting.extend(one)
        elif isinstance(one, Node):
            found.append(one)
            names = getattr(one, "__dataclass_fields__", ())
            waiting.extend(getattr(one, name) for name in names if not (isinstance(one, Lasting) and name == "what"))
    return found


@lru_cache(maxsize=4096)
def special_chance(do: Node) -> str:
    """The chance to which an effect is bound by what it does: "reroll", "prevent", "disrupt", or "" (SW-ABIL-13)."""
    inside = steps(do)
    if any(isinstance(one, Prevent) for one in inside):
        return "prevent"
    if any(isinstance(one, Reroll) for one in inside):
        return "reroll"
    return "disrupt" if any(isinstance(one, Disrupt) for one in inside) else ""


@lru_cache(maxsize=4096)
def chance_of(ability: Activated) -> str:
    """The chance in which it may be played."""
    if ability.only in ("build", "would attack"):
        return ability.only
    return special_chance(ability.do) or "open"


@lru_cache(maxsize=4096)
def in_attack(ability: Activated) -> bool:
    """Whether it may be played only while a unit is attacking (SW-BC-8): it lasts for the attack, or changes it."""
    if chance_of(ability) != "open":
        return False
    return any(
        (isinstance(one, Lasting) and one.until == "attack")
        or isinstance(one, (Intercept, Retaliate, EndAttack))
        or one in (ATTACKER, DEFENDER)
        for one in steps(ability.do)
    )


@lru_cache(maxsize=4096)
def period_of(ability: Activated) -> str:
    """How long it is used up once it was played."""
    chance = chance_of(ability)
    if ability.often or chance == "would attack":  # each time that the unit could attack (SW-BC-12)
        return ""
    if ability.keyword in ("evade", "deflect"):
        return "source"
    if chance in ("prevent", "reroll", "disrupt"):
        return "chance"
    return "attack" if in_attack(ability) else "turn"
