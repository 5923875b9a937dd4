"""The Star Wars TCG's own nodes (docs/rules/star-wars.md).

A unit is *in battle* in an arena, or *retreated* in its owner's build zone. A `Which` names, by its `what`, units,
"built" (partially built cards), pilots (on a unit), Locations, or cards. Its `where` is for units and Locations an
arena, "arenas" (any of them), for units also "build" (retreated), "anywhere" (arenas and build zone), "same arena" (as
SELF) or "that arena" (the one chosen), "beside" (others in the arena of CHOSEN) or "same side" (those of its player
there), "bereft" (in arenas from which a unit was discarded this turn); for pilots where their units are; for cards a
zone.

What an ability costs is a row of steps: it can be played if all of them can be done. When it may be played and how
often follows from what it does (`games.star_wars.timing`), and from `Activated.only` and `Activated.while_`.

`Lasting` lasts for the "attack", "battle", "turn" or "game" (SW-ABIL-20), until the battle step of an arena ends
("character step", SW-ABIL-27), until it is used up by the next "untap" step
(SW-TURN-1), as long as the unit whose text it is stays "tapped" (SW-ABIL-38), or, a trigger that waits for one event,
"once".
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import Annotated, Literal

from stolik.cardgame.ast import (
    LATER,
    Amount,
    Condition,
    Counters,
    Discard,
    DiscardTop,
    Draw,
    Filter,
    Heal,
    Hurt,
    Lasting,
    Modifier,
    Named,
    Node,
    Noun,
    Number,
    OneOf,
    Player,
    Put,
    Search,
    Shuffle,
    Sign,
    Some,
    Static,
    Step,
    When,
    Which,
    Whose,
)

from .changes import (
    QUARRY,
    RIDER,
    Appear,
    Await,
    Control,
    DamagedBy,
    Dying,
    Felled,
    Free,
    Half,
    MayStay,
    Mends,
    MoveDamage,
    NoHarm,
    OutOfPlay,
    PreventFrom,
    PutMark,
    SameLine,
    Shows,
    Silent,
    Spared,
    StackUnder,
    Unearth,
    Watch,
    Worsens,
    Wounds,
)
from .uncommon import (
    AllBut,
    ByRetaliate,
    Level,
    NamedType,
    Namesakes,
    NamesType,
    NameType,
    OfKeyword,
    RemoveCards,
    RevealToType,
    Room,
    SeeBuilt,
    Taught,
)
from .words import ARENAS, KEYWORDS, Arena, Stat

__all__ = [
    "ARENAS", "ATTACKER", "Activated", "AddCounters", "AllBut", "Appear", "Attacking", "Attacks", "Await", "BY",
    "Barred", "BattleStep", "BuildCounters", "BuildPoints", "ByRetaliate", "CanAttack", "ChooseArena", "CompleteUnit",
    "Control", "CostOf", "CostsLess", "Counters", "DEFENDER", "Damage", "DamagedBy", "Discard", "DiscardTop", "Disrupt",
    "Doubled",
    "Draw", "Dying", "EACH", "EVENT", "Ejects", "EndAttack", "FaceDown", "Felled", "First", "Force", "ForceLess",
    "Fought", "Free", "Gain", "Gather", "Gets", "Grants", "Half", "Has", "Heal", "Hurt", "InArena", "Intercept",
    "KEYWORDS", "Keyword", "Lasting", "Level", "LiesIn", "LookAtTop", "Lose", "Lost", "Lowest", "MayStay", "Mends",
    "MoveDamage", "MovePilot", "NameType", "NamedType", "NamesType", "Namesakes", "Negative", "NoHarm", "Numbered",
    "OPPONENT", "OfKeyword", "OneOf", "OutOfPlay", "Owned", "Pay", "PayPoints", "Pilot", "Piloted", "Predict",
    "Prevent", "PreventFrom", "Put", "PutBack", "PutInto", "PutMark", "QUARRY", "RIDER", "Recover", "Redirect",
    "RemoveCards", "Reroll", "Reserves", "Retaliate", "Retreat", "Return", "RevealToType", "RollDice", "RollOff",
    "Room", "SPENT", "Said", "SameLine", "SameName", "Search", "SeeBuilt", "SeeHand", "Seeks", "Shows", "Shuffle",
    "Silent", "Sort", "Spared", "StackUnder", "StatOf", "Sure", "TARGET", "Tap", "Tapped", "Taught", "Toll",
    "Uncounted", "Unearth", "Unique", "Unpreventable", "Untap", "UpTo", "Upkeep", "Watch", "Win", "WinsTies",
    "Without", "Worsens", "Wounds", "YOU", "YourStep",
]  # fmt: skip

ATTACKER = Named("attacker")
"""The attacking unit."""
DEFENDER = Named("defender")
"""The defending unit."""
EVENT = Named("event")
"""The unit that the event of a `When` is about ("that unit")."""
TARGET = Named("target")
"""The unit that the one of the event attacks or damages."""
BY = Named("by")
"""The unit that does the damage of the event."""
SPENT = Named("spent")
"""The unit that the cost was paid with: tapped, retreated or discarded. Its numbers are those that it had before."""
YOU = Named("you")
OPPONENT = Named("opponent")
EACH = Named("each")
"""Players: to whom a static ability that is about a player applies."""


# ---- filters


@dataclass(frozen=True)
class Sort(Filter):
    """What the type line says (SW-GOAL-12): a type ("space", "ground", "character", "unit", "battle", "mission",
    "location"), a side ("dark", "light", "neutral"), or words of the subtypes ("Jedi", "Bounty Hunter"); also "Pilot",
    a card that has that ability."""

    word: str


@dataclass(frozen=True)
class Unique(Filter):
    """Has a version letter (SW-STACK-1)."""


@dataclass(frozen=True)
class Tapped(Filter):
    """Is tapped."""


@dataclass(frozen=True)
class Numbered(Filter):
    """A number of it, as it is now, compares so."""

    stat: Stat
    sign: Sign
    n: Number


@dataclass(frozen=True)
class Attacking(Filter):
    """Is attacking, or (with `what`) attacking a unit like that."""

    what: Filter | None = None


@dataclass(frozen=True)
class Lowest(Filter):
    """In an arena, and no other unit of its player in any arena has less of that number."""

    stat: Stat


@dataclass(frozen=True)
class LiesIn(Filter):
    """A Location that lies in that arena, or will."""

    arena: Arena


@dataclass(frozen=True)
class SameName(Filter):
    """A card that is called like one of these units; only of cards that are chosen in a zone."""

    of: Noun


# ---- amounts


@dataclass(frozen=True)
class StatOf(Amount):
    """A number of a unit now; "cards": how many are in its stack."""

    stat: Stat
    of: Noun


@dataclass(frozen=True)
class CostOf(Amount):
    """The total build cost of a unit (SW-STACK-10)."""

    of: Noun


@dataclass(frozen=True)
class Force(Amount):
    """How much Force a player has."""

    whose: Player = "you"


@dataclass(frozen=True)
class BuildCounters(Amount):
    """Build counters on the card when it was completed; `extra`: only those beyond its cost (SW-MISSION-5). `of`: those
    on that partially built card now."""

    _: KW_ONLY
    extra: bool = False
    of: Noun | None = field(default=None, metadata=LATER)


@dataclass(frozen=True)
class Negative(Amount):
    """So much less ("-1 power for each …")."""

    n: Number


@dataclass(frozen=True)
class UpTo(Amount):
    """Any number up to `n` (None: as many as there are), chosen when the step is reached: of `Heal`, `Pay` and
    `PayPoints`. THAT_MANY is then the number."""

    n: Number | None = None


# ---- conditions


@dataclass(frozen=True)
class Owned(Condition):
    """The named unit is that player's."""

    noun: Noun
    whose: Whose = "you"


@dataclass(frozen=True)
class YourStep(Condition):
    """It is your own draw or build step."""


@dataclass(frozen=True)
class BattleStep(Condition):
    """It is the battle step of that arena."""

    arena: Arena


@dataclass(frozen=True)
class Fought(Condition):
    """A unit of that player has attacked from that arena this turn; `would`: or did something else when its time had
    come (SW-BC-19)."""

    whose: Whose
    arena: Arena
    _: KW_ONLY
    would: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True)
class Lost(Condition):
    """A unit of that player, with these filters, was discarded from an arena (from this one) this turn; "that arena" is
    the one chosen."""

    whose: Whose = "you"
    arena: Annotated[str, Literal["", "that arena"], Arena] = ""
    filters: tuple[Filter, ...] = ()


@dataclass(frozen=True)
class InArena(Condition):
    """The named unit is in an arena (in this one); "that arena" is the one chosen."""

    noun: Noun
    arena: Annotated[str, Literal["", "that arena"], Arena] = ""


@dataclass(frozen=True)
class Piloted(Condition):
    """The named unit has a pilot on it (one like that), or `least` of them."""

    noun: Noun
    like: Filter | None = None
    least: int = field(default=1, metadata=LATER)


@dataclass(frozen=True)
class Attacks(Condition):
    """A unit is attacking: like `by`, a unit like `on`."""

    by: Filter | None = None
    on: Filter | None = None


# ---- modifiers


@dataclass(frozen=True)
class Gets(Modifier):
    """More or less speed, power, health. Several add up (SW-ABIL-19)."""

    speed: Number = 0
    power: Number = 0
    health: Number = 0


@dataclass(frozen=True)
class Said(Modifier):
    """Its printed numbers are these, wherever it is; 0: as printed (SW-ABIL-28). Only of SELF."""

    speed: Number = 0
    power: Number = 0
    health: Number = 0


@dataclass(frozen=True)
class Keyword(Modifier):
    """A static keyword; `n` is its number. "extra pilot": room for one more."""

    name: Annotated[
        str,
        Literal[
            "accuracy",
            "armor",
            "bombard",
            "critical hit",
            "extra pilot",
            "hidden cost",
            "ion cannon",
            "overkill",
            "shields",
            "stun",
        ],
    ]
    n: Number = 1


@dataclass(frozen=True)
class Grants(Modifier):
    """It has this ability as well."""

    ability: Node


@dataclass(frozen=True)
class Without(Modifier):
    """It loses the static keyword `name`, however often it has it."""

    name: Annotated[
        str, Literal["accuracy", "armor", "bombard", "critical hit", "ion cannon", "overkill", "shields", "stun"]
    ]


@dataclass(frozen=True)
class Unpreventable(Modifier):
    """Damage that it does can't be prevented; `attack`: only that of the hits of its attack; `evade`: Evade alone can't
    prevent it."""

    _: KW_ONLY
    attack: bool = False
    evade: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True)
class CostsLess(Modifier):
    """It costs `n` fewer build counters (more where negative; SW-BUILD-6)."""

    n: Number


@dataclass(frozen=True)
class ForceLess(Modifier):
    """Of a unit: its activated abilities cost `n` less Force to play (more where negative), those that cost any at
    least `least`. Of a player, as in `Barred`: the Battle cards that this player plays (SW-ABIL-23)."""

    n: Number
    least: int = 0


@dataclass(frozen=True)
class Barred(Modifier):
    """It (or a player) can't `do` that: "enter" its arena; "rest", which is that it must attack if it can; "leave" its
    arena in the retreat step; "upkeep", which is that it need not be paid; "bounty", that it receives none. A player
    skips a step of the own turn; where one skips that of an arena, both do (SW-TURN-10). A static ability says which
    player by YOU, OPPONENT or EACH. `what`: only units like that are meant by attack, be attacked and leave."""

    do: Annotated[
        str,
        Literal["attack", "be attacked", "retreat", "untap", "pilot", "be piloted", "enter", "rest", "evade"],
        Literal["leave", "upkeep", "bounty"],
        Literal["play battle cards", "play abilities", "spend points", "lose"],
        Literal["draw step", "build step", "retreat step", "space step", "ground step", "character step"],
    ]
    what: Filter | None = None


@dataclass(frozen=True)
class Toll(Modifier):
    """Its player pays `n` Force to attack with it; `on`: who attacks it pays (SW-ATTACK-12)."""

    n: int
    _: KW_ONLY
    on: bool = False


@dataclass(frozen=True)
class Seeks(Modifier):
    """Of the units that it can attack it attacks one with the least of that number (SW-ATTACK-13)."""

    stat: Stat


@dataclass(frozen=True)
class Ejects(Modifier):
    """As it is discarded from an arena, the pilots on it go to the Character arena, tapped (SW-PILOT-25)."""


@dataclass(frozen=True)
class WinsTies(Modifier):
    """Of units with equal speed it acts first (SW-BATTLE-13)."""


@dataclass(frozen=True)
class Doubled(Modifier):
    """Damage that it does is doubled before any of it is prevented."""


@dataclass(frozen=True)
class First(Modifier):
    """Of EACH: the battle step of that arena comes before the others (SW-TURN-10)."""

    arena: Arena


@dataclass(frozen=True)
class CanAttack(Modifier):
    """It can also attack these units of the opponent: in the build zone, or in another arena."""

    what: Which


@dataclass(frozen=True)
class Uncounted(Modifier):
    """It doesn't count toward controlling an arena (SW-GOAL-4)."""


@dataclass(frozen=True)
class Has(Modifier):
    """It is also of this sort ("Treat this unit as a …")."""

    word: str


# ---- steps


@dataclass(frozen=True)
class Pay(Step):
    """That player pays `n` Force; it can't be done with less (SW-ZONE-6)."""

    n: Number
    who: Player = "you"


@dataclass(frozen=True)
class Upkeep(Step):
    """You pay one of `costs`, as you choose, if any of them can be paid (SW-KW-UPKEEP)."""

    costs: tuple[Step, ...]


@dataclass(frozen=True)
class PayPoints(Step):
    """Pay `n` build points."""

    n: Number


@dataclass(frozen=True)
class Gain(Step):
    """That player gains `n` Force."""

    n: Number
    whose: Whose = "you"


@dataclass(frozen=True)
class Lose(Step):
    """That player loses `n` Force (None: all), as much as there is (SW-ZONE-5). THAT_MANY is then how much was lost in
    all."""

    n: Number | None
    whose: Whose = "you"


@dataclass(frozen=True)
class BuildPoints(Step):
    """That player gets `n` more build points this turn (fewer where negative)."""

    n: Number
    whose: Whose = "you"


@dataclass(frozen=True)
class ChooseArena(Step):
    """Choose an arena, one of `among`; `Which` calls it "that arena"."""

    among: tuple[Arena, ...] = ARENAS


@dataclass(frozen=True)
class Tap(Step):
    """Tap each of `what`."""

    what: Noun


@dataclass(frozen=True)
class Untap(Step):
    """Untap each of `what`."""

    what: Noun


@dataclass(frozen=True)
class Retreat(Step):
    """Each of `what` moves to its owner's build zone; `tapped`: and is tapped (SW-RETREAT-5)."""

    what: Noun
    _: KW_ONLY
    tapped: bool = False


@dataclass(frozen=True)
class PutInto(Step):
    """Each of `what`, a retreated unit or a unit card, goes into its arena, on the side of its owner."""

    what: Noun


@dataclass(frozen=True)
class Return(Step):
    """Each of `what`, units or cards, goes to its owner's `to`: "hand", "deck" (shuffled in)."""

    what: Noun
    to: Literal["hand", "deck"] = "hand"


@dataclass(frozen=True)
class Recover(Step):
    """The card of the text, or with `whole` all cards of the unit and its pilots, go from the discard pile `to` their
    owner's hand, or into the deck, which is shuffled. It is said of a unit that was discarded."""

    to: Literal["hand", "deck"] = "hand"
    _: KW_ONLY
    whole: bool = False


@dataclass(frozen=True)
class AddCounters(Step):
    """Put `n` build counters on each of `on` (take them off where negative, None: all); `show`: the opponent is shown
    them. THAT_MANY is then how many."""

    n: Number | None
    on: Noun
    _: KW_ONLY
    show: bool = False


@dataclass(frozen=True)
class CompleteUnit(Step):
    """Each of these partially built units with enough build counters is completed into its arena (SW-BUILD-7)."""

    what: Noun


@dataclass(frozen=True)
class FaceDown(Node):
    """A place for `Search.to`: face down in one's build zone, with `n` build counters."""

    n: Number


@dataclass(frozen=True)
class SeeHand(Step):
    """Look at `what`, the cards of a hand."""

    what: Which


@dataclass(frozen=True)
class Gather(Step):
    """Search these zones for cards like `what`, one zone after the other, and put what is chosen, all together at most
    so many, into the "arena" of each or the "discard" pile; a deck that was searched is shuffled (SW-ZONE-12)."""

    what: Some
    zones: tuple[Literal["hand", "discard", "deck"], ...]
    to: Literal["arena", "discard"]


@dataclass(frozen=True)
class LookAtTop(Step):
    """Look at the top `n` cards of that player's deck, as many as there are; `show`: all see them. They are then where
    "top" of a `Which` is, until they are taken away."""

    n: Number
    whose: Player = "you"
    _: KW_ONLY
    show: bool = False


@dataclass(frozen=True)
class PutBack(Step):
    """Those that are still there go back on top of that player's deck, in an order of your choice."""

    whose: Player = "you"


@dataclass(frozen=True)
class MovePilot(Step):
    """Each of these pilots goes from its unit to the Character arena (SW-PILOT-6), or to `another` unit of its player
    in that arena that it can pilot (SW-PILOT-27)."""

    what: Noun
    _: KW_ONLY
    another: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True)
class RollDice(Step):
    """Roll `n` of your dice; THAT_MANY is their total."""

    n: Number = 1


@dataclass(frozen=True)
class RollOff(Step):
    """Both players roll a die: `more` if yours is higher, `less` if theirs is, else `tie` (SW-ABIL-29)."""

    more: Step | None = None
    less: Step | None = None
    tie: Step | None = None


@dataclass(frozen=True)
class Predict(Step):
    """Name a number; when the attack ends, `then`, if so many "hits" were rolled in it, or so much "damage" was done in
    it to the unit whose text it is (SW-ABIL-30)."""

    what: Literal["hits", "damage"]
    then: Step


@dataclass(frozen=True)
class Win(Step):
    """That player wins the game (SW-GOAL-7)."""

    whose: Whose = "you"


@dataclass(frozen=True)
class Sure(Node):
    """Damage that can't be prevented: not by "evade", or not by "all", but by the abilities of a unit like `but`
    (SW-DAMAGE-11)."""

    by: Literal["evade", "all"]
    but: Filter | None = None


@dataclass(frozen=True)
class Damage(Step):
    """The source does `n` damage to each of `to` together, or with `dice` that many dice of damage to each
    (SW-DAMAGE-8). `by`: which unit does it, if not the source; `sure`: who can't prevent it."""

    n: Number
    to: Noun
    _: KW_ONLY
    dice: bool = False
    by: Noun | None = None
    sure: Sure | None = field(default=None, metadata=LATER)


@dataclass(frozen=True)
class Prevent(Step):
    """Prevent `n` (None: all) of the pending damage to `to`; `choice`: any number up to that. `by`: only damage done by
    such a unit. THAT_MANY is then how much."""

    n: Number | None
    to: Noun
    _: KW_ONLY
    choice: bool = False
    by: Filter | None = None


@dataclass(frozen=True)
class Redirect(Step):
    """`by` may do THAT_MANY damage to another unit in its arena (SW-KW-DEFLECT-4); it waits until this chance has
    ended."""

    by: Noun


@dataclass(frozen=True)
class Reroll(Step):
    """Roll dice again: "all" of the roll, or "some" (any of them; with `n` just so many, all if there are fewer).
    `dice`: only those of an "attack"; `whose`: only those of "you" or the "opponent"; `of`: only those of an attack by
    or on this unit."""

    which: Literal["all", "some"] = "all"
    dice: Literal["", "attack"] = ""
    whose: Literal["", "you", "opponent"] = ""
    n: Number | None = field(default=None, metadata=LATER)
    of: Noun | None = field(default=None, metadata=LATER)


@dataclass(frozen=True)
class Disrupt(Step):
    """The Battle card that is being played has no effect (SW-BC-7); `most`: only one that says to pay so much Force at
    most."""

    most: int | None = field(default=None, metadata=LATER)


@dataclass(frozen=True)
class Intercept(Step):
    """The attacking unit attacks `by` instead (SW-KW-INTERCEPT)."""

    by: Noun


@dataclass(frozen=True)
class Retaliate(Step):
    """When the attack ends, `by` does `n` dice of damage to the attacking unit (SW-KW-RETALIATE)."""

    n: Number
    by: Noun


@dataclass(frozen=True)
class EndAttack(Step):
    """The attack ends at once."""


# ---- abilities


@dataclass(frozen=True)
class Activated(Node):
    """An activated ability, or one way to play a Battle card.

    `costs` come first, all of them (SW-ABIL-5). `keyword` names the recipe it was made by. `only` says when ("build":
    your build step; "" where its effect says it). `while_`: only while this holds. `often`: any number of times."""

    costs: tuple[Step, ...]
    do: Step
    keyword: Annotated[str, Literal["", "evade", "deflect", "intercept", "lucky", "retaliate", "enhance"]] = ""
    only: Annotated[str, Literal["", "build", "no attack", "would attack", "battle"]] = ""
    while_: Condition | None = None
    _: KW_ONLY
    often: bool = False


@dataclass(frozen=True)
class Reserves(Node):
    """An ability that works only while its unit is in the build zone (SW-KW-RESERVES-1)."""

    ability: Activated | When | Static


@dataclass(frozen=True)
class Pilot(Node):
    """It may lie on a unit with one of the subtypes `of`, which then has what `gives` says (SW-PILOT-1, 2)."""

    of: tuple[str, ...]
    gives: tuple[Modifier | Activated | When | Static, ...]
