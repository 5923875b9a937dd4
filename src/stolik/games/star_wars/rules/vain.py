"""What may be played in a chance and could change nothing: power for somebody who throws no dice.

It is said by the meaning of the tree, and only where that is certain; of everything else somebody is asked. What is
looked at is the own hand and what lies open, so that nobody learns by it what the other holds.
"""

from __future__ import annotations

from typing import Final

from stolik.cardgame.ast import Lasting, Node, When, inside, which_of
from stolik.cardgame.interpret import Run
from stolik.games.star_wars.ast.nodes import Gets, Keyword, Numbered, Pay, StatOf
from stolik.kernel.decision import Decision, Option

from .asked import held
from .choices import named
from .possible import run_of
from .state import StarWarsState
from .tables import Held, active_of

THROWN: Final = frozenset({"accuracy", "critical hit", "overkill"})
"""Keywords that say something of the dice of whoever attacks, and of nothing else."""
HEARD: Final = frozenset({"battle card", "opposing battle card"})
"""Events that a Battle card is by itself, whatever it does."""


def vain(s: StarWarsState, decision: Decision) -> tuple[int, ...]:
    """The positions of the options of a chance that could change nothing as things stand."""
    if decision.kind != "window:open" or s.strike is None:
        return ()
    found = [n for n, option in enumerate(decision.options) if _is_vain(s, decision.seat, option)]
    return tuple(found) if found and not _matters(s, decision.seat) else ()


def _is_vain(s: StarWarsState, seat: int, option: Option) -> bool:
    """Whether it costs Force alone, and does no more than to strengthen, for this attack, what throws no dice in it."""
    if option.verb == "use":
        unit = s.units[option.args[0]]
        one = held(s, unit)[option.args[1]]
        ability, c = active_of(one.ability), run_of(s, unit, one, seat, 0)
    elif option.verb == "play":
        kind, mode = option.args
        ability = s.card(kind).plays[mode]
        c = run_of(s, None, Held(ability, kind, ""), seat, 0)
    else:
        return False
    if ability is None or not all(isinstance(cost, Pay) for cost in ability.costs):
        return False
    do = ability.do
    return isinstance(do, Lasting) and do.until == "attack" and _is_for_dice(do.what) and not _throws(s, c, do)


def _is_for_dice(what: Node) -> bool:
    """Whether a modifier says something of attack dice alone."""
    if isinstance(what, Gets):
        return what.speed == 0 and what.health == 0
    return isinstance(what, Keyword) and what.name in THROWN


def _throws(s: StarWarsState, c: Run, do: Lasting) -> bool:
    """Whether one of those that could get it still throws the dice of this attack."""
    assert s.strike is not None
    if s.strike.rolled:
        return False
    return isinstance(do.on, str) or any(unit.id == s.strike.attacker for unit in named(s, c, which_of(do.on)))


def _matters(s: StarWarsState, seat: int) -> bool:
    """Whether something in sight asks how much power a unit has, or hears of a Battle card. Of Battle cards that are
    hidden none asks it of another's units but to give them power for the attack (a test holds it), and what else they
    hold can't be played in an attack."""
    cards = [s.card(kind) for kind in s.seats[seat].hand]
    there: list[Node] = [ability for card in cards for ability in card.plays]
    there += [one.ability for unit in s.units.values() if unit.place != "built" for one in held(s, unit)]
    there += [effect.what for own in s.seats for effect in own.effects]
    return any(_asks(node) for ability in there for node in inside(ability))


def _asks(node: Node) -> bool:
    """Whether a node depends on the power of a unit, or on a Battle card's being played."""
    if isinstance(node, When):
        return node.event in HEARD
    return isinstance(node, (Numbered, StatOf)) and node.stat == "power"
