"""Steps of the Pokémon TCG in which one thing comes in the place of another, and those that give and take cards outside
the usual way: Prizes, the Lost Zone."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field

from stolik.cardgame.ast import LATER, SELF, Filter, Noun, Number, Step, Whose


@dataclass(frozen=True)
class Exchange(Step):
    """Search your deck for `what`, a `Some` of cards. The card that is found takes the place of that of `of`, which is
    chosen once there is one: all cards, damage counters, Special Conditions and effects that it has are on it then, but
    for the last two where it comes `clean`. The card that it was goes into the deck (a `Shuffle` follows)."""

    what: Noun
    of: Noun = field(default=SELF, metadata=LATER)
    _: KW_ONLY
    clean: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True)
class MoveCondition(Step):
    """Remove 1 Special Condition from `of` (with several you choose which); `to` is now affected by it."""

    of: Noun
    to: Noun


@dataclass(frozen=True)
class DrawUpTo(Step):
    """Each such player draws as many cards as that player likes, at most `n`; you first. THAT_MANY is then how many."""

    n: Number
    whose: Whose = "you"


@dataclass(frozen=True)
class TakePrizes(Step):
    """That player takes `n` Prize cards, as for a Knock Out (PK-KO-2)."""

    n: Number
    whose: Whose = "you"


@dataclass(frozen=True)
class LoseTop(Step):
    """Put the top `n` cards of that player's deck in the Lost Zone. THAT_MANY is then how many."""

    n: Number
    whose: Whose = "you"


@dataclass(frozen=True)
class SwapPrize(Step):
    """You may choose one of your face-down Prize cards, all of which you see, that the filter admits: it is shown and
    goes to the hand. Then put a card of the hand face down in its place."""

    filter: Filter


@dataclass(frozen=True)
class SetAside(Step):
    """Cards of the opponent's hand lie face down beside it: they are neither in the hand nor in play. At the end of the
    opponent's next turn they return to the hand."""

    what: Noun


@dataclass(frozen=True)
class TurnDown(Step):
    """Energy cards that are attached lie face down where they are: each is a Special Energy card without a name that
    provides Colorless Energy and does nothing else. At the end of the opponent's next turn they are turned up."""

    what: Noun
