"""What things are chosen for at a Star Wars table, where the kind of the question doesn't tell it.

Units that are chosen for later steps, targets that a Battle card names as it is played (SW-BC-4), numbers "up to"
another, and cards that are searched for: the tree of the card that asks says what becomes of them. Nothing is said
where the card asks for different ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any, Final

from stolik.cardgame.ast import (
    CHOSEN,
    REST,
    Choose,
    Discard,
    Do,
    ForEach,
    Heal,
    Lasting,
    May,
    Node,
    Put,
    Search,
    Some,
    Step,
)
from stolik.games.star_wars.ast.nodes import (
    AddCounters,
    Control,
    Damage,
    FaceDown,
    Gather,
    MoveDamage,
    Namesakes,
    OneOf,
    Pay,
    PayPoints,
    Predict,
    Prevent,
    PreventFrom,
    PutInto,
    Retreat,
    Return,
    StackUnder,
    Tap,
    Untap,
    Upkeep,
    UpTo,
)
from stolik.games.star_wars.ast.printed import StarWarsCard
from stolik.text.aims import end, only
from stolik.text.trees import nodes

#: Steps with what they do to things: the field that names them, the question that would say it.
_ENDS: Final[tuple[tuple[type, str, str], ...]] = (
    (AddCounters, "on", "choose:counters"),
    (Control, "what", "choose:control"),
    (Damage, "to", "choose:damage"),
    (Discard, "what", "choose:discard"),
    (Heal, "of", "choose:heal"),
    (Lasting, "on", "choose:effect"),
    (MoveDamage, "of", "moved"),
    (MoveDamage, "to", "moved"),
    (Prevent, "to", "choose:prevent"),
    (PreventFrom, "by", "choose:prevent from"),
    (Put, "on", "choose:put counters"),
    (PutInto, "what", "choose:put"),
    (Retreat, "what", "choose:retreat"),
    (StackUnder, "on", "stacked"),
    (Return, "what", "choose:return"),
    (Tap, "what", "choose:tap"),
    (Untap, "what", "choose:untap"),
)
#: Steps with a number that may be "up to" another, and what is counted.
_COUNTED: Final[tuple[tuple[type, str], ...]] = ((Pay, "force"), (PayPoints, "points"), (Heal, "heal"))


def aim(card: StarWarsCard, question: str) -> str:
    """What the things of a question are chosen for: the question that says it ("choose:tap"), a place ("hand", "built",
    "deck top", "discard"), "kept" where all others are meant, or what a number counts ("force", "points", "heal", of
    what is predicted "hits" or "hurt"); "" where it can't be said.

    `question` is the decision's kind.
    """
    trees = _trees(card) if question != "choose:target" else tuple([play.do for play in card.plays])  # no cost
    return only(key for tree in trees for key in _aims(tree, question))


def offered(card: StarWarsCard) -> Step | None:
    """The one thing that a card offers with "you may", as who is asked would say it; None where there are several, or
    none."""
    found = [node for tree in _trees(card) for node in nodes(tree) if isinstance(node, May)]
    if len(found) != 1:
        return None
    (may,) = found
    done: Step = may.do if may.who == "you" else _turned(may.do)
    return done


def _turned(value: Any) -> Any:
    """A tree as the other player would say it: "you" is whoever is asked."""
    if isinstance(value, tuple):
        return tuple(map(_turned, value))
    if isinstance(value, str):
        return {"you": "opponent", "opponent": "you"}.get(value, value)
    if not isinstance(value, Node):
        return value
    node: Any = value
    return replace(node, **{one.name: _turned(getattr(node, one.name)) for one in fields(node)})


def alternatives(card: StarWarsCard, n: int) -> OneOf | None:
    """The "choose one" of a card that has so many steps; None where there are several, or none."""
    found = [node for tree in _trees(card) for node in nodes(tree) if isinstance(node, OneOf) and len(node.steps) == n]
    return found[0] if len(found) == 1 else None


def upkeep(card: StarWarsCard) -> Upkeep | None:
    """What a card asks to be paid each turn; None where there are several, or none."""
    found = [node for tree in _trees(card) for node in nodes(tree) if isinstance(node, Upkeep)]
    return found[0] if len(found) == 1 else None


def _trees(card: StarWarsCard) -> tuple[Any, ...]:
    return (card.abilities, card.plays, card.costs, card.do)


def _aims(tree: Any, question: str) -> Iterator[str]:
    for node in nodes(tree):
        for aims in _ASKED.get(question, ()):
            yield from aims(node)


def _later(node: Any) -> Iterator[str]:
    """What later steps do to what a step chooses."""
    for n, step in enumerate(node.steps if isinstance(node, Do) else ()):
        if isinstance(step, Choose):
            yield end(node.steps[n + 1 :], _done)


def _each(node: Any) -> Iterator[str]:
    if isinstance(node, ForEach) and isinstance(node.of, Some):
        yield end((node.do,), _done)


def _target(node: Any) -> Iterator[str]:
    for kind, field, key in _ENDS:
        if isinstance(node, kind) and isinstance(getattr(node, field), Some):
            yield key


def _searched(node: Any) -> Iterator[str]:
    if isinstance(node, StackUnder):
        yield "stack"
    elif isinstance(node, Search) and isinstance(node.what, Some):
        yield "built" if isinstance(node.to, FaceDown) else str(node.to)
    elif isinstance(node, Gather):
        yield "arena" if node.to == "arena" else "discard"
    elif isinstance(node, Namesakes):
        yield "discard"


def _returned(node: Any) -> Iterator[str]:
    if isinstance(node, Return) and isinstance(node.what, Some):
        yield node.to


def _number(node: Any) -> Iterator[str]:
    if isinstance(node, Predict):
        yield "hits" if node.what == "hits" else "hurt"
    for kind, key in _COUNTED:
        if isinstance(node, kind) and isinstance(getattr(node, "n", None), UpTo):
            yield key


_ASKED: Final[dict[str, tuple[Callable[[Any], Iterator[str]], ...]]] = {
    "choose:unit": (_later,),
    "choose:target": (_later, _target),
    "choose:each": (_each,),
    "choose:search": (_searched,),
    "choose:return": (_returned,),
    "choose:number": (_number,),
}
"""What tells what the things of a question are chosen for: of a node, the purposes that it has."""


def _done(node: Any) -> str:
    """What a step does to what was chosen; "kept" where it does it to all others."""
    for kind, field, key in _ENDS:
        if isinstance(node, kind) and (of := getattr(node, field)) in (CHOSEN, REST):
            return key if of == CHOSEN else "kept"
    return ""
