"""Verbs about dice, decks and hands that no unit is named by, and the choice between steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from stolik.cardgame.ast import Step
from stolik.cardgame.interpret import Run
from stolik.games.star_wars.ast.nodes import DiscardTop, RollDice, SeeHand, Win
from stolik.kernel.codec import register
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms
from .asked import player_barred
from .choosing import amount, chooser, source_of
from .events import HandSeen
from .nouns import cards, seats_of
from .pending import PendingRoll, propose, settle
from .state import StarWarsState
from .windows import Window


@register
@dataclass(frozen=True)
class Total(Step):
    """The dice lie as they lie after rerolls: their total is THAT_MANY."""


def do_roll(s: StarWarsState, c: Run, node: RollDice, picks: Answer | None) -> None:
    """Roll dice; the roll has its chance (SW-POP-7)."""
    dice = atoms.roll(s, amount(s, c, node.n))
    atoms.tell_roll(s, c.seat, "effect", source_of(s, c), dice)
    c.names["roll"] = propose(s, PendingRoll(c.seat, "effect", dice, c.source))
    c.todo = (Total(), c.todo)
    c.first.append(Window("reroll", c.names["roll"]))


def do_total(s: StarWarsState, c: Run, node: Total, picks: Answer | None) -> None:
    """Add up the dice."""
    pending = settle(s, c.names.pop("roll"))
    c.names["that"] = sum(pending.dice) if isinstance(pending, PendingRoll) else 0


def do_look(s: StarWarsState, c: Run, node: SeeHand, picks: Answer | None) -> Decision | None:
    """Look at a hand, until one has seen it."""
    if picks is None:
        kinds = tuple(sorted(cards(s, node.what, c.seat)))
        s.looking = kinds
        for seat in seats_of(node.what.whose, c.seat):
            atoms.tell(s, HandSeen(seat, c.seat))
        return Decision(c.seat, "look", (Option("done"),), about=(c.kind, c.source))
    s.looking = ()
    return None


def do_discard_top(s: StarWarsState, c: Run, node: DiscardTop, picks: Answer | None) -> None:
    """Cards from the top of a deck are discarded, as many as there are."""
    n = amount(s, c, node.n)
    for seat in seats_of(node.whose, c.seat):
        atoms.discard_top(s, seat, n)


def do_win(s: StarWarsState, c: Run, node: Win, picks: Answer | None) -> None:
    """The game is over, unless the other player can't lose now (SW-GOAL-7)."""
    winner = chooser(c, node.whose)
    if not player_barred(s, 1 - winner, "lose"):
        atoms.finish(s, "SW-GOAL-7", winner)


CARD_HANDLERS: Final[dict[type, Any]] = {
    DiscardTop: do_discard_top,
    SeeHand: do_look,
    RollDice: do_roll,
    Total: do_total,
    Win: do_win,
}
