"""Steps in which something is hidden by one player and guessed by the other, or shown by both at once
(`ast.guessing`). What is hidden lies in the effect that runs, under SECRET: no view shows it, and worlds choose it anew
(`worlds.py`)."""

from __future__ import annotations

from typing import Any, Final

from stolik.cardgame.ast import Step
from stolik.cardgame.choices import card_options, options_for, question
from stolik.cardgame.dialogue import Dialogue
from stolik.cardgame.interpret import Run
from stolik.games.pokemon.ast.nodes import TYPES, Contest, GuessCoin, GuessType
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms, memory
from .choices import asker, fits
from .events import Guessed, SignsShown
from .state import PokemonState

SIDES: Final = (Option("heads"), Option("tails"))
SIGNS: Final = ("rock", "paper", "scissors")
"""Each is beaten by the next one."""


def _next(c: Run, step: Step | None) -> None:
    memory.forget(c.names, memory.PHASE, memory.SECRET, memory.ROUND)
    if step is not None:
        c.todo = (step, c.todo)


# ---- a coin


def cover_coin(s: PokemonState, c: Run, node: GuessCoin, picks: Answer | None) -> Decision | str:
    """Which side of the coin lies up."""
    if picks is None:
        return question(c, "coin", SIDES)
    c.names[memory.SECRET] = SIDES.index(picks[0])
    return "guess"


def guess_coin(s: PokemonState, c: Run, node: GuessCoin, picks: Answer | None) -> Decision | None:
    """Which the opponent says."""
    seat = asker(s, c, "opponent")
    if picks is None:
        return question(c, "guess", SIDES, seat=seat)
    right = SIDES.index(picks[0]) == c.names[memory.SECRET]
    atoms.tell(s, Guessed(seat, picks[0].verb, right))
    _next(c, node.right if right else node.wrong)
    return None


# ---- a type


def cover_card(s: PokemonState, c: Run, node: GuessType, picks: Answer | None) -> Decision | str | None:
    """Which card of the hand lies face down; it is counted with the hand all the same."""
    if picks is None:
        able = [kind for kind in s.seats[c.seat].hand if fits(s, c, node.filter, kind)]
        return question(c, "cover", card_options(able)[0]) if able else None
    c.names[memory.SECRET] = picks[0].args[0]
    return "guess"


def guess_type(s: PokemonState, c: Run, node: GuessType, picks: Answer | None) -> Decision | None:
    """Which type the opponent says."""
    seat = asker(s, c, "opponent")
    if picks is None:
        return question(c, "type", options_for("number", range(len(TYPES))), seat=seat)
    kind, letter = c.names[memory.SECRET], TYPES[picks[0].args[0]]
    right = letter in s.card(kind).types
    atoms.tell(s, Guessed(seat, letter, right))
    atoms.reveal(s, c.seat, (kind,))
    _next(c, None if right else node.wrong)
    return None


# ---- a sign


def hide_sign(s: PokemonState, c: Run, node: Contest, picks: Answer | None) -> Decision | str:
    """Which sign you are going to show."""
    if picks is None:
        return _ask_sign(c, c.seat)
    c.names[memory.SECRET] = picks[0].args[0]
    return "other"


def show_signs(s: PokemonState, c: Run, node: Contest, picks: Answer | None) -> Decision | str | None:
    """Which the opponent shows at the same time, knowing nothing of yours."""
    seat = asker(s, c, "opponent")
    if picks is None:
        return _ask_sign(c, seat)
    own, other = c.names[memory.SECRET], picks[0].args[0]
    atoms.tell(s, SignsShown(c.seat, SIGNS[own], SIGNS[other]))
    if own == other:
        c.names[memory.ROUND] = c.names.get(memory.ROUND, 0) + 1
        memory.forget(c.names, memory.SECRET)
        return "again"
    _next(c, node.won if (own - other) % len(SIGNS) == 1 else node.lost)
    return None


def _ask_sign(c: Run, seat: int) -> Decision:
    """The round stands in what the question is about, so that not each of them looks the same."""
    about = (c.kind, c.source, c.names.get(memory.ROUND, 0))
    return Decision(seat, "choose:sign", options_for("number", range(len(SIGNS))), about=about)


HANDLERS: Final[dict[type, Any]] = {
    GuessCoin: Dialogue({"": cover_coin, "guess": guess_coin}),
    GuessType: Dialogue({"": cover_card, "guess": guess_type}),
    Contest: Dialogue({"": hide_sign, "other": show_signs, "again": hide_sign}),
}
