"""What things are chosen for at a Pokémon table, where the kind of the question doesn't tell it.

"Choose a card" of a search, of cards looked at, or for later steps is asked by a card: its tree says where what is
chosen goes. Nothing is said where the card asks for different ends, or where the other player chooses.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from stolik.cardgame.ast import CHOSEN, REST, Choose, Discard, Do, Heal, Lasting, May, Put, Search, Some, Which
from stolik.games.pokemon.ast.nodes import Cure, Devolve, Evolving, Hit, KnockOut, Leave, Look, Move, Onto, SwitchIn
from stolik.games.pokemon.ast.printed import Card, Power
from stolik.text.aims import end, only
from stolik.text.trees import nodes

#: Steps with what they do to the chosen things: the field that names them, the question that would say it.
_ENDS: Final[tuple[tuple[type, str, str], ...]] = (
    (Hit, "to", "choose:hit"),
    (Put, "on", "choose:put"),
    (Heal, "of", "choose:heal"),
    (Cure, "of", "choose:heal"),
    (SwitchIn, "up", "choose:switch"),
    (Leave, "what", "choose:leave"),
    (KnockOut, "what", "choose:knock out"),
    (Devolve, "what", "choose:devolve"),
    (Discard, "what", "choose:discard"),
    (Lasting, "on", "choose:effect"),
)


_PLAYED: Final = ("evolved", "level-up", "put")
"""Limits of Poké-Powers that are offered when their card is played."""


def aim(card: Card, question: str, verb: str) -> str:
    """What the things of a question are chosen for, as a key of the purposes; "" where it can't be said.

    `question` is the decision's kind, `verb` that of its options.
    """
    return only(key for tree in _trees(card) for key in _aims(tree, question, verb))


def asked_by(card: Card, question: str) -> str:
    """The name of the ability or attack that asks a yes-or-no question of this kind; "" where several might."""
    if question == "choose:power":
        power = power_asked(card)
        return power.name if power else ""
    if question == "choose:may":
        told = [(one.name, one) for one in card.abilities] + [(one.name, one.do) for one in card.attacks]
        names = [name for name, tree in told if any(isinstance(node, May) for node in nodes(tree))]
    else:
        return ""
    return names[0] if len(names) == 1 else ""


def power_asked(card: Card) -> Power | None:
    """The Poké-Power or Ability that asks whether it is used when something happens; None where several might."""
    found = [one for one in card.abilities if isinstance(one, Power) and (one.on or one.limit in _PLAYED)]
    return found[0] if len(found) == 1 else None


def _trees(card: Card) -> tuple[Any, ...]:
    return (card.do, card.statics, card.abilities, *(attack.do for attack in card.attacks))


def _aims(tree: Any, question: str, verb: str) -> Iterator[str]:
    for node in nodes(tree):
        if question == "choose:search" and isinstance(node, Search):
            yield _place(node.to, "take") if _own(node.what) else ""
        elif question == "choose:look" and isinstance(node, Look) and node.take is not None:
            yield _place(node.to, "take") if _own(node.take) else ""
        elif question == "choose:pick" and isinstance(node, Do):
            for n, step in enumerate(node.steps):
                if isinstance(step, Choose) and _verb(step.what) == verb:
                    yield end(node.steps[n + 1 :], _done) if _own(step.what) else ""


def _own(noun: Any) -> bool:
    """Whether the player of the card chooses."""
    return not isinstance(noun, Some) or noun.by == "you"


def _verb(noun: Some) -> str:
    """The verb of the options that a choice gives."""
    if not isinstance(noun.which, Which):
        return "card"
    if noun.which.what == "pokemon":
        return "pokemon"
    return "attached" if noun.which.on is not None else "place" if noun.blind else "card"


def _done(node: Any) -> str:
    if isinstance(node, Move):
        return _moved(node)
    if isinstance(node, Leave) and node.what == REST:
        return "keep"
    return next((key for kind, field, key in _ENDS if isinstance(node, kind) and getattr(node, field) == CHOSEN), "")


def _moved(move: Move) -> str:
    if isinstance(move.to, Evolving) and move.to.what == CHOSEN:
        return "evolve"
    return "keep" if move.what == REST else _place(move.to, "return") if move.what == CHOSEN else ""


def _place(to: Any, hand: str) -> str:
    """The purpose for a place where cards go."""
    if isinstance(to, Onto):
        return "choose:attach"
    if isinstance(to, Evolving):
        return "evolve into"
    return {"hand": hand, "bench": "bench", "discard": "choose:discard"}.get(to, str(to))
