"""Steps of the Pokémon TCG that look at cards and show them, and the places on Pokémon to which cards go."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import Annotated, Literal

from stolik.cardgame.ast import LATER, Filter, Node, Noun, Number, Step, Whose


@dataclass(frozen=True)
class Onto(Node):
    """A place for cards: attached to `to` (chosen with the card; `each` True: for every card anew, "in any way you
    like"; `different`: and each to another one)."""

    to: Noun
    _: KW_ONLY
    each: bool = False
    different: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True)
class Evolving(Node):
    """A place for a card: put onto `what`, which counts as evolving it. PK-EVO-5 to -7 bind it too, unless it is `free`
    of them, as the texts of the later era are (P2-TURN-19)."""

    what: Noun
    _: KW_ONLY
    free: bool = False


@dataclass(frozen=True)
class Look(Step):
    """Look at the top (or `end` "bottom") `n` cards of that player's deck; `shown`: reveal them to all.

    `take` (its filters are read) says which may be taken and how many, by whom (a `Which`: all); `to` "hand", "discard"
    or an Onto; `show_taken`: shown to the opponent; `rest`: "top", "bottom", "discard", "any order" (on top, ordered by
    who looks), "bottom order", "shuffle" (the whole deck is shuffled; without `take` the cards are CHOSEN). `whose`
    "either": you choose whose deck."""

    n: Number
    take: Noun | None = None
    to: Annotated[str, Literal["hand", "discard"]] | Onto = "hand"
    rest: Annotated[str, Literal["top", "bottom", "discard", "any order", "bottom order", "shuffle"]] = "top"
    whose: Annotated[str, Literal["you", "opponent", "each", "either"]] = "you"
    end: Annotated[str, Literal["top", "bottom"]] = "top"
    _: KW_ONLY
    shown: bool = False
    show_taken: bool = False


@dataclass(frozen=True)
class RevealUntil(Step):
    """Reveal cards from your deck until there is one that the filter admits: it goes to the hand, the others are
    shuffled back into the deck."""

    filter: Filter


@dataclass(frozen=True)
class LookAtHand(Step):
    """Look at that player's hand. A `Move` or `Discard` of cards from that hand may follow."""

    whose: Whose = "opponent"


@dataclass(frozen=True)
class LookAtPrizes(Step):
    """Look at `n` of that player's face-down Prize cards, chosen unseen (None: at all of them)."""

    n: int | None
    whose: Whose = "you"


@dataclass(frozen=True)
class RevealHand(Step):
    """That player shows the hand to the other."""

    whose: Whose = "you"


@dataclass(frozen=True)
class Reveal(Step):
    """Cards of a hand that were chosen are shown to all."""

    what: Noun
