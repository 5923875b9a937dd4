"""What effects and procedures of the Star Wars TCG remember (architecture: What is remembered)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stolik.cardgame.memory import CHOSEN as CHOSEN
from stolik.cardgame.memory import EVENT as EVENT
from stolik.cardgame.memory import THAT as THAT
from stolik.cardgame.memory import Memo
from stolik.cardgame.memory import Memos as Memos

if TYPE_CHECKING:
    from stolik.cardgame.ast import Step
    from stolik.games.star_wars.ast.nodes import Sure
    from stolik.kernel.decision import Option

    from .pending import PendingDamage

__all__ = ["CHOSEN", "EVENT", "THAT", "Memos"]

FELLED: Final = "felled"
"""How a defender that was discarded is marked for the attack, where a card of the decks asks for it."""
HARMED: Final = "harmed"
"""How an attacker that has done damage is marked for the attack, where a card of the decks asks for it."""
QUARRY: Final = "quarry "
"""How it is marked what a unit attacked last, where a card of the decks asks for it: with the number of the other."""

# ---- effects

ABOUT: Final[Memo[int]] = Memo("about")
"""The proposal that it is about, 0: none. Written by what opens a chance or proposes something; read by steps that
change what is proposed, and by the part that carries it out."""
CARD: Final[Memo[int]] = Memo("card")
"""The proposal of the card that is being played. Written as it leaves the hand; read by the disrupt chance and at its
end."""
TARGET: Final[Memo[int]] = Memo("target")
"""The other unit of an event: attacked, damaged. Written by `wake`; read by the noun TARGET."""
BY: Final[Memo[int]] = Memo("by")
"""The unit that does the damage. Written by `wake`; read by the noun BY."""
ARENA: Final[Memo[str]] = Memo("arena")
"""The arena that was chosen, where it happened, or whose step it is. Written by `ChooseArena`, `wake` and the battle;
read by "that arena"."""
LAST: Final[Memo[tuple[int, ...]]] = Memo("last")
"""The numbers that the unit of an event had before it was discarded, in the order of `asked.STATS`. Written by `wake`
where a card asks for them; read by amounts."""
GONE: Final[Memo[tuple[int, ...]]] = Memo("gone")
"""The cards of a unit that was discarded. Written by `wake` where a card takes them back; read by `Recover`."""
FALLEN: Final[Memo[int]] = Memo("fallen")
"""The card on top of a unit that was discarded. Written by `wake` where a card asks for its name; read as an effect is
kept for later."""
TYPE: Final[Memo[str]] = Memo("type")
"""The type of cards that was named. Written by `NameType`; read by `NamedType` and `RevealToType`."""
ADD_TO: Final[Memo[tuple[int, ...]]] = Memo("add to")
"""The cards on which build counters are put, while it is asked how many. Written and read by `AddCounters`."""
REST: Final[Memo[tuple[int, ...]]] = Memo("rest")
"""What could have been chosen and was not. Written by a choice, where a card asks for it; read by the noun REST."""
TOP: Final[Memo[int]] = Memo("top")
"""How many cards on top of a deck are looked at. Written by `LookAtTop`, and as they are taken away; read with it."""
FOUND: Final[Memo[tuple[int, ...]]] = Memo("found")
"""Which of the revealed cards count, the first of each name. Written by `Unearth`; read where one of them is chosen."""
GATHER: Final[Memo[tuple[int, int]]] = Memo("gather")
"""The zone that is searched, and how many cards may still be taken. Written and read by `Gather`."""
ORDER: Final[Memo[tuple[int, ...]]] = Memo("order")
"""The cards that go back, top first, as far as it is said. Written and read by `PutBack`."""
SPENT: Final[Memo[tuple[int, ...]]] = Memo("spent")
"""The unit that the cost was paid with. Written as it pays, where a card asks for it; read by the noun SPENT."""
WORTH: Final[Memo[tuple[int, ...]]] = Memo("worth")
"""The numbers that it had. Written with it; read by amounts."""
FREE: Final[Memo[int]] = Memo("free")
"""Whether a card that is put down costs nothing. Written as it is; read where it is asked how many counters it gets."""
COUNTERS: Final[Memo[int]] = Memo("counters")
"""The build counters on a Mission. Written as it is completed; read by `BuildCounters`."""
COST: Final[Memo[int]] = Memo("cost")
"""How many it needed. Written and read with them."""
ROLL: Final[Memo[int]] = Memo("roll")
"""The proposal of dice that an effect rolls. Written by `RollDice`; read by its total."""
MINE: Final[Memo[int]] = Memo("mine")
"""One's own die of a roll-off. Written and read by its steps."""
RIDER: Final[Memo[int]] = Memo("rider")
"""The pilot that gives the ability. Written as it is set off or played, where a card asks for it; read by the noun
RIDER."""
WOUNDS: Final[Memo[int]] = Memo("wounds")
"""The damage counters on what was damaged. Written by `wake`, where a card asks for it; read by `Wounds`."""
DISCARDED: Final[Memo[int]] = Memo("discarded")
"""The card on top of the unit that was discarded. Written by `Discard`, where a card asks for it; read as cards are
chosen."""
LEFT: Final[Memo[int]] = Memo("left")
"""How many cards may still be put under a unit. Written and read by `StackUnder`."""
HEAL_ON: Final[Memo[tuple[int, ...]]] = Memo("heal on")
"""The units from which damage is removed, while it is asked how much. Written and read by `Heal`."""
PREVENT_ON: Final[Memo[int]] = Memo("prevent on")
"""The unit of which damage is prevented, while it is asked how much. Written and read by `Prevent`."""

# ---- playing abilities and cards

OPTION: Final[Memo[Option]] = Memo("option")
"""What was chosen to be used or played. Written by the chance or the step of the turn; read by the procedure."""
UNIT: Final[Memo[int]] = Memo("unit")
"""The unit that acts, rolls, or is built. Written by what begins the procedure; read by its parts."""
KIND: Final[Memo[int]] = Memo("kind")
"""The card whose text it is. Written and read with the unit."""
DO: Final[Memo[Step]] = Memo("do")
"""What the ability does. Written as its cost is paid; read as its effect happens."""
NAMES: Final[Memo[dict[str, Any]]] = Memo("names")
"""What its effect is to remember. Written as its cost is paid; read as its effect happens."""
PAID: Final[Memo[dict[str, Any]]] = Memo("paid")
"""What the cost tells the effect: how much was paid. Written by `Paid`; read as the effect happens."""
CHANCE: Final[Memo[str]] = Memo("chance")
"""Which abilities are carried out: "reroll", "prevent", "" for all others. Written by `triggers`; read by its part."""

# ---- an attack

ATTACKER: Final[Memo[int]] = Memo("attacker")
"""The attacking unit. Written by the act; read by the parts of the attack."""
DEFENDER: Final[Memo[int]] = Memo("defender")
"""The unit that is attacked at first. Written by the act; read by the declaration."""
MODE: Final[Memo[str]] = Memo("mode")
"""How it attacks. Written by the act; read by the declaration."""
SEAT: Final[Memo[int]] = Memo("seat")
"""Whose attack it is; in the setup and in a contest, who is asked. Written and read by their parts."""
ACCURACY: Final[Memo[int]] = Memo("accuracy")
"""What Accuracy adds to each die, as the dice are rolled. Written by the roll; read as hits are counted."""
CRITICAL: Final[Memo[tuple[int, ...]]] = Memo("critical")
"""What a Critical Hit adds. Written by the roll; read as hits are counted."""
OVERKILL: Final[Memo[int]] = Memo("overkill")
"""Whether hits may go elsewhere. Written by the roll; read as hits are counted."""
POWER: Final[Memo[int]] = Memo("power")
"""The power before shields. Written by the roll; read by what is told of the hits."""
SHIELDS: Final[Memo[int]] = Memo("shields")
"""The shields that it met. Written by the roll; read by what is told of the hits."""
HITS: Final[Memo[int]] = Memo("hits")
"""How many dice hit the defender. Written by the count; read as the damage is proposed."""
EXTRA: Final[Memo[int]] = Memo("extra")
"""What the Critical Hit added. Written by the count; read as the damage is proposed."""
SECOND: Final[Memo[int]] = Memo("second")
"""The unit to which Overkill sends hits. Written by the count; read as the damage is proposed."""
DIVIDED: Final[Memo[int]] = Memo("divided")
"""How many of them. Written and read with it."""

# ---- damage

AFTER: Final[Memo[tuple[PendingDamage, ...]]] = Memo("after")
"""New damage that waited. Written as counters are placed; read by the part after it."""
LATE: Final[Memo[bool]] = Memo("late")
"""Whether that damage came before these counters. Written and read as they are placed."""
TARGETS: Final[Memo[tuple[int, ...]]] = Memo("targets")
"""The units for which dice are still to be rolled. Written by `roll_damage`; read by its parts."""
N: Final[Memo[int]] = Memo("n")
"""How many dice for each. Written by `roll_damage`; read by the throw."""
SURE: Final[Memo[Sure]] = Memo("sure")
"""Who can't prevent what is rolled. Written by `roll_damage`; read as dice are counted."""
PARTS: Final[Memo[tuple[tuple[int, int], ...]]] = Memo("parts")
"""(unit, damage) so far. Written and read as dice are counted."""

# ---- uniques, turn and retreat

UNITS: Final[Memo[tuple[int, int]]] = Memo("units")
"""The two uniques of a contest, Dark's first. Written by what finds them; read by the bids."""
BIDS: Final[Memo[tuple[int, ...]]] = Memo("bids")
"""What Dark and Light bid so far. Written and read by the bids."""
KEPT: Final[Memo[int]] = Memo("kept")
"""How many times in a row a bid was not raised. Written and read by the bids."""
BEGUN: Final[Memo[bool]] = Memo("begun")
"""Whether the retreat step has begun for this player. Written and read by it."""
SAFE: Final[Memo[tuple[int, ...]]] = Memo("safe")
"""Who could not lose as the check began. Written by the check; read by its verdict."""
