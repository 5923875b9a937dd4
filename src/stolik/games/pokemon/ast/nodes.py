"""The Pokémon TCG's own nodes.

Damage of an attack. The printed number is no node. `More`, `Less`, `Times`, `Base`, `Fails`, `Harmless`, `Ignoring` and
`Before` change how it is done; it is done to the Defending Pokémon as soon as nothing that is still to come can change
it, and all other steps follow in the order of the text (PK-ATTACK-3, -7).

`Which` speaks of "pokemon" (in play), "card" (in a zone), "energy" (attached Energy, counted as what it provides),
"energy card" and "trainer card" (attached cards; without `on` all of that player's Trainer cards in play, a Stadium
too); Pokémon are in "play", "active" or "bench", cards in "hand", "deck",
"discard", "deck or discard", "prizes" or, a Supporter of this turn, "play". `Lasting` lasts for the
"opponent's next turn" (from now to its end), "only opponent's next turn" or "your next turn" (only during it), to the
"end of your next turn" (from now on), for "this turn", "while active": as long as its Pokémon neither leaves the Active
place nor evolves, or "while poisoned": as long as it is Poisoned as it is now.
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
    Named,
    Noun,
    Number,
    Player,
    Put,
    Search,
    Shuffle,
    Step,
    Whose,
)

from .again import AttackAgain, AttackIs, HitAimed, Redo, TakeAim
from .amounts import ConditionsOn, DamageDealt, DamageTaken, HPLeft, PrintedHP, PrizesTaken, RetreatCostOf, Spare
from .attached import AttachSelf, AttachThrown, BecomeEnergy, BecomeStadium, DiscardSelf, Lies, ReturnSelf, Revive
from .copying import PreventPower, UseAttackOf, UseEffectOf, UseLastAttack
from .exchanges import DrawUpTo, Exchange, LoseTop, MoveCondition, SetAside, SwapPrize, TakePrizes, TurnDown
from .guessing import Contest, GuessCoin, GuessType
from .looked import ChooseNumber, CountHands, HadInHand, RetreatsFor, SharesName, TurnPrizes, TypesAmong
from .looking import Evolving, Look, LookAtHand, LookAtPrizes, Onto, Reveal, RevealHand, RevealUntil
from .modifiers import (
    AttackCost,
    AttackFails,
    AttacksBelow,
    AttacksOf,
    AttackToll,
    BaseOf,
    BeginsGame,
    CanEvolve,
    Cannot,
    CannotAttach,
    CannotPlay,
    CannotUse,
    CanRetreat,
    CanUseOnly,
    ConditionCounters,
    CostIs,
    Deals,
    EnergyGives,
    EnergyIs,
    ExtraHP,
    FlipsTails,
    FlipsToAttack,
    HPLike,
    Immune,
    Increased,
    KeepsConditions,
    LaidInOpening,
    LastChance,
    NoAbility,
    NoResistance,
    NoWeakness,
    Piercing,
    Prevented,
    PrizesFor,
    Provides,
    Reduced,
    RetreatCost,
    TurnEnds,
    TypeIs,
    TypeLike,
    TypeOfBelow,
    WeaknessIs,
    WeaknessTypeIs,
)
from .recalled import PlayedFromHand, WasAffected, WasFed, WasStruck
from .words import CONDITIONS, TYPES, AbilitySort, CardSort, Ignored, SpecialCondition, Type

__all__ = [
    "ACTIVE",
    "ATTACKER",
    "Affected",
    "After",
    "TakeAim",
    "AttachSelf",
    "AttachThrown",
    "AttacksBelow",
    "AttacksOf",
    "AttackAgain",
    "AttackCost",
    "AttackFails",
    "AttackIs",
    "AttackToll",
    "Base",
    "BaseOf",
    "BeginsGame",
    "BecomeEnergy",
    "BecomeStadium",
    "Before",
    "CONDITIONS",
    "CanEvolve",
    "CanRetreat",
    "CanUseOnly",
    "Cannot",
    "CannotAttach",
    "CannotPlay",
    "CannotUse",
    "ChooseAttack",
    "ChooseNumber",
    "ConditionCounters",
    "ConditionsOn",
    "Contest",
    "CostIs",
    "CountHands",
    "Counters",
    "Cure",
    "CureOne",
    "DEFENDING",
    "DamageDealt",
    "DamageTaken",
    "Deals",
    "Devolve",
    "Discard",
    "DiscardSelf",
    "DiscardStadium",
    "DiscardTop",
    "Draw",
    "DrawFromBottom",
    "DrawUntil",
    "DrawUpTo",
    "EACH_DEFENDING",
    "EVENT",
    "EndTurn",
    "EnergyGives",
    "Exchange",
    "EnergyIs",
    "EnergyOf",
    "Evolved",
    "EvolvesFrom",
    "Evolving",
    "ExtraHP",
    "Fails",
    "FirstTurn",
    "FewestHP",
    "FlipsTails",
    "FlipsToAttack",
    "GoesFirst",
    "GuessCoin",
    "GuessType",
    "HPLeft",
    "HPLike",
    "HadInHand",
    "Harmless",
    "HasAbility",
    "HasEnergyFor",
    "HasResistance",
    "HasWeakness",
    "Heal",
    "Hit",
    "HitAimed",
    "Holding",
    "Hurt",
    "Ignoring",
    "Immune",
    "Increased",
    "Inflict",
    "InflictOne",
    "IsActive",
    "IsBenched",
    "KeepsConditions",
    "Kind",
    "KnockOut",
    "LaidInOpening",
    "LastChance",
    "Lasting",
    "Leave",
    "Less",
    "Lies",
    "Look",
    "LoseIfKnockedOut",
    "LookAtHand",
    "LookAtPrizes",
    "LoseTop",
    "MaximumHP",
    "More",
    "Move",
    "MoveCondition",
    "MoveCounters",
    "MovedUp",
    "NEW_ACTIVE",
    "NEW_DEFENDING",
    "NoAbility",
    "NoResistance",
    "NoWeakness",
    "OfType",
    "Onto",
    "Piercing",
    "PlayedFromHand",
    "PlayedSupporter",
    "PreventIt",
    "PreventPower",
    "PrintedHP",
    "Prevented",
    "PrizesFor",
    "PrizesTaken",
    "Provides",
    "Put",
    "REPLACED",
    "ReduceIt",
    "Reduced",
    "RemainingHP",
    "RetreatCost",
    "RetreatCostOf",
    "Redo",
    "RetreatsFor",
    "ReturnSelf",
    "Reveal",
    "RevealHand",
    "RevealUntil",
    "Revive",
    "SameType",
    "Search",
    "SharesName",
    "SharesType",
    "SetAside",
    "Shielded",
    "Shuffle",
    "Spare",
    "StadiumInPlay",
    "SurviveWith",
    "SwapPrize",
    "Switch",
    "SwitchIn",
    "TYPES",
    "TakePrizes",
    "Then",
    "Times",
    "TradePrize",
    "TurnDown",
    "TurnEnds",
    "TurnPrizes",
    "TypeIs",
    "TypeLike",
    "TypesAmong",
    "TypeOfBelow",
    "Under",
    "UseAttackOf",
    "UseEffectOf",
    "UseLastAttack",
    "UsedLastTurn",
    "WasAffected",
    "WasDamaged",
    "WasFed",
    "WasKnockedOut",
    "WasPlayed",
    "WasStruck",
    "WeaknessIs",
    "WeaknessTypeIs",
]

DEFENDING = Named("defending")
"""The Defending Pokémon; outside attacks the opponent's Active Pokémon ("1 of the Defending Pokémon" too)."""
EACH_DEFENDING = Named("each defending")
"""Each Defending Pokémon: both of them where a side has two (PK-DOUBLE-3)."""
NEW_DEFENDING = Named("new defending")
"""The new Defending Pokémon, after a switch."""
NEW_ACTIVE = Named("new active")
"""The Pokémon that came from the Bench in the last Switch or SwitchIn of this effect."""
ATTACKER = Named("attacker")
"""The Attacking Pokémon, in what a Pokémon that is hit says."""
ACTIVE = Named("active")
"""Your Active Pokémon; with two of them its player chooses (PK-DOUBLE-4)."""
REPLACED = Named("replaced")
"""The Pokémon that went to the Bench in the last Switch or SwitchIn of this effect."""
EVENT = Named("event")
"""The Pokémon that the event of a `When` is about ("that Pokémon")."""


# ---- filters


@dataclass(frozen=True)
class OfType(Filter):
    """A Pokémon of this type."""

    type: Type


@dataclass(frozen=True)
class EnergyOf(Filter):
    """An Energy card of this type ("a Grass Energy card"): one that provides only this type; attached Energy: what
    provides this type now."""

    type: Type


@dataclass(frozen=True)
class Kind(Filter):
    """What sort of card (`words.CardSort`)."""

    sort: CardSort


@dataclass(frozen=True)
class Evolved(Filter):
    """An Evolved Pokémon in play: its top card evolves from another (an LV.X on such a card too); `stage`: of this
    one."""

    stage: int | None = None


@dataclass(frozen=True)
class EvolvesFrom(Filter):
    """A card that evolves from this: a name, or a noun whose name counts; "fossil": from any Fossil. `over`: a Stage 2
    card over the Stage 1 between them."""

    what: str | Noun
    _: KW_ONLY
    over: bool = False


@dataclass(frozen=True)
class SameType(Filter):
    """A card, or a Pokémon in play, of a type that the Energy cards which `what` names provide."""

    what: Noun


@dataclass(frozen=True)
class SharesType(Filter):
    """A Pokémon of a type that `of` is of too."""

    of: Noun


@dataclass(frozen=True)
class Holding(Filter):
    """Has at least `least` such cards attached ("that has any Energy attached to it"); several of Kind("energy") are
    counted as the Energy that they provide."""

    filter: Filter
    least: int = 1


@dataclass(frozen=True)
class Affected(Filter):
    """Is affected by this Special Condition; None: by any, at least `least` of them."""

    condition: SpecialCondition | None = None
    _: KW_ONLY
    least: int = field(default=1, metadata=LATER)


@dataclass(frozen=True)
class RemainingHP(Filter):
    """Its remaining HP is `most` or less."""

    most: int


@dataclass(frozen=True)
class FewestHP(Filter):
    """Of all that the noun names, one with the fewest remaining HP; only directly in the filters of a `Which`."""


@dataclass(frozen=True)
class MaximumHP(Filter):
    """Its maximum HP is `most` or less, and `least` or more (None: any)."""

    most: int | None
    least: int | None = field(default=None, metadata=LATER)


@dataclass(frozen=True)
class HasResistance(Filter):
    """Has any Resistance; `type`: one to this type."""

    type: Type | None = None


@dataclass(frozen=True)
class HasWeakness(Filter):
    """Has any Weakness; `type`: one to this type; `to`: one to a type that this attached Energy provides."""

    type: Type | None = field(default=None, metadata=LATER)
    to: Noun | None = field(default=None, metadata=LATER)


@dataclass(frozen=True)
class HasAbility(Filter):
    """Has any Poké-Power ("power"), Poké-Body ("body") or either ("any")."""

    sort: AbilitySort


@dataclass(frozen=True)
class Under(Filter):
    """A card of this name is anywhere under it ("if Elekid is anywhere under …")."""

    name: str


@dataclass(frozen=True)
class IsActive(Filter):
    """Is its owner's Active Pokémon (both of two)."""


@dataclass(frozen=True)
class IsBenched(Filter):
    """Is on the Bench."""


@dataclass(frozen=True)
class WasPlayed(Filter):
    """Came onto the table this turn: "evolved" (was put onto another Pokémon this turn) or "put" (any way)."""

    how: Literal["evolved", "put"] = "evolved"


@dataclass(frozen=True)
class MovedUp(Filter):
    """Was on the Bench and became Active this turn; one that was put straight into an empty Active place did not
    (P2-FIELD-14)."""


# ---- conditions


@dataclass(frozen=True)
class WasDamaged(Condition):
    """It was damaged by an attack during the opponent's last turn."""

    noun: Noun


@dataclass(frozen=True)
class WasKnockedOut(Condition):
    """Any of that player's Pokémon were Knocked Out during the opponent's last turn; `by` "attack": by damage from an
    opponent's attack, "any": in any way. `filters`: only such Pokémon."""

    whose: Whose = "you"
    by: Literal["any", "attack"] = "any"
    filters: tuple[Filter, ...] = ()


@dataclass(frozen=True)
class StadiumInPlay(Condition):
    """There is a Stadium card in play, of "you", the "opponent" or "any"; `name`: only of this name."""

    whose: Literal["any", "you", "opponent"] = "any"
    name: str = ""


@dataclass(frozen=True)
class UsedLastTurn(Condition):
    """The source used this attack during its player's last turn; "": any attack. `by` "side": any Pokémon of its side
    did, also one that has left play."""

    attack: str
    by: Annotated[str, Literal["", "side"]] = field(default="", metadata=LATER)


@dataclass(frozen=True)
class Shielded(Condition):
    """Effects of the attack that runs are kept from it."""

    noun: Noun


@dataclass(frozen=True)
class PlayedSupporter(Condition):
    """You played a Supporter card this turn; `name`: one of this name."""

    name: str = ""


@dataclass(frozen=True)
class GoesFirst(Condition):
    """Your side had the first turn of the game (P2-TURN-6); `Unless` it, you go second."""


@dataclass(frozen=True)
class HasEnergyFor(Condition):
    """It has the Energy for any of its own attacks."""

    noun: Noun


@dataclass(frozen=True)
class FirstTurn(Condition):
    """It is your first turn (P2-TURN-5)."""


# ---- steps that change the attack's damage


@dataclass(frozen=True)
class More(Step):
    """Plus `n`, or `n` for each of `each`, at most `most` in all."""

    n: Number
    each: Amount | None = None
    most: int | None = None


@dataclass(frozen=True)
class Less(Step):
    """Minus `n`, or `n` for each of `each`; not below 0."""

    n: Number
    each: Amount | None = None


@dataclass(frozen=True)
class Times(Step):
    """The printed damage times `each` ("30×": "This attack does 30 damage times the number of heads")."""

    each: Amount


@dataclass(frozen=True)
class Base(Step):
    """The base damage is `n` instead of the printed one."""

    n: Number


@dataclass(frozen=True)
class Fails(Step):
    """This attack does nothing: no damage, and no step after this one."""


@dataclass(frozen=True)
class Harmless(Step):
    """This attack does no damage to the Defending Pokémon; the other steps go on."""


@dataclass(frozen=True)
class Ignoring(Step):
    """This attack's damage isn't affected by these; "effects" are any other effects on the Pokémon that is
    hit. It holds for the whole attack, wherever the sentence stands."""

    what: tuple[Ignored, ...]


@dataclass(frozen=True)
class Before(Step):
    """Before doing damage."""

    do: Step


@dataclass(frozen=True)
class After(Step):
    """After the attack: after its damage and everything else."""

    do: Step


# ---- steps


@dataclass(frozen=True)
class Hit(Step):
    """This attack (or `by`, the Pokémon whose text it is) does `n` damage, or `n` for each of `each`, to `to`: each of
    them. Weakness and Resistance count for Active Pokémon only, and not for damage to itself (PK-ATTACK-8); `matched`:
    they are "never" applied, or "always", to a Benched Pokémon too."""

    n: Number
    to: Noun
    each: Amount | None = None
    _: KW_ONLY
    matched: Literal["", "never", "always"] = field(default="", metadata=LATER)


@dataclass(frozen=True)
class MoveCounters(Step):
    """Move `n` damage counters (None: any number) from `of` to `to`."""

    n: Number | None
    of: Noun
    to: Noun


@dataclass(frozen=True)
class Inflict(Step):
    """`to` is now affected by all these Special Conditions. `counters`: damage counters between turns instead of the
    usual number, for "poisoned" (1) and "burned" (2); for "confused" those of tails before an attack (3). `coins`: so
    many are flipped between turns for "asleep" instead of one, and it wakes up if all are heads; with `deadly` it is
    Knocked Out if all are tails."""

    conditions: tuple[SpecialCondition, ...]
    to: Noun = DEFENDING
    counters: int | None = None
    _: KW_ONLY
    coins: int | None = field(default=None, metadata=LATER)
    deadly: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True)
class InflictOne(Step):
    """Choose one of these Special Conditions; `to` is now affected by it."""

    conditions: tuple[SpecialCondition, ...]
    to: Noun = DEFENDING


@dataclass(frozen=True)
class Cure(Step):
    """Remove these Special Conditions (None: all) from each of `of`."""

    of: Noun
    conditions: tuple[SpecialCondition, ...] | None = None


@dataclass(frozen=True)
class CureOne(Step):
    """Remove 1 Special Condition from `of`; with several you choose which."""

    of: Noun


@dataclass(frozen=True)
class Switch(Step):
    """`out`, an Active Pokémon, changes places with 1 of its side's Benched Pokémon (as `filters` say) that `by`
    chooses. Nothing happens with an empty Bench."""

    out: Noun
    by: Player = "you"
    filters: tuple[Filter, ...] = ()


@dataclass(frozen=True)
class SwitchIn(Step):
    """`up`, a Benched Pokémon, changes places with 1 of its side's Active Pokémon (with two, you choose which)."""

    up: Noun


@dataclass(frozen=True)
class DiscardStadium(Step):
    """The Stadium card in play goes to `to`; into a deck, a `Shuffle` follows."""

    to: Annotated[str, Literal["discard", "hand", "deck"]] = field(default="discard", metadata=LATER)


@dataclass(frozen=True)
class LoseIfKnockedOut(Step):
    """Each of `what` that is Knocked Out by damage from this attack goes to the Lost Zone, with all cards attached to
    it, instead of the discard pile."""

    what: Noun


@dataclass(frozen=True)
class TradePrize(Step):
    """Put a card from your hand face up among your Prize cards, then take a face-down one without looking."""


@dataclass(frozen=True)
class KnockOut(Step):
    """Each of `what` is Knocked Out."""

    what: Noun


@dataclass(frozen=True)
class Leave(Step):
    """A Pokémon and all cards attached to it leave play. `to`: "hand", "deck" (shuffled in), "deck top", "deck bottom"
    (in any order that its user likes), "discard" (no Knock Out), "lost"."""

    what: Noun
    to: Literal["hand", "deck", "deck top", "deck bottom", "discard", "lost"]


@dataclass(frozen=True)
class DrawUntil(Step):
    """Draw cards until there are `n` in the hand. THAT_MANY is then how many were drawn."""

    n: Number
    whose: Whose = "you"


@dataclass(frozen=True)
class DrawFromBottom(Step):
    """Draw `n` cards from the bottom of your deck."""

    n: Number


@dataclass(frozen=True)
class Move(Step):
    """Move cards from a hand, or attached cards, to `to`: "hand" (their owner's), "deck" (a `Shuffle` follows),
    …, Onto, Evolving. `show`: they are shown. THAT_MANY is then how many."""

    what: Noun
    to: Annotated[str, Literal["hand", "deck top", "deck bottom", "deck", "discard", "lost", "bench"]] | Onto | Evolving
    _: KW_ONLY
    show: bool = False


@dataclass(frozen=True)
class Then(Step):
    """`do`; if it was done, `then` ("…. If you do, …", where nobody is asked whether)."""

    do: Step
    then: Step


@dataclass(frozen=True)
class Devolve(Step):
    """Take the highest stage off each of `what`, an Evolved Pokémon; the card goes to `to` ("hand" or "deck")."""

    what: Noun
    to: Literal["hand", "deck"] = "hand"


@dataclass(frozen=True)
class ChooseAttack(Step):
    """Choose 1 of the attacks of `of`; CannotUse(None) then means that one."""

    of: Noun


@dataclass(frozen=True)
class EndTurn(Step):
    """The turn ends."""


@dataclass(frozen=True)
class SurviveWith(Step):
    """It is not Knocked Out; its remaining HP becomes `hp` instead (in a `When` "would be knocked out")."""

    hp: int


@dataclass(frozen=True)
class PreventIt(Step):
    """In a `When` "would be damaged": that damage is prevented."""


@dataclass(frozen=True)
class ReduceIt(Step):
    """In a `When` "would be damaged": that damage is reduced by `n`, or `n` for each of `each`."""

    n: Number
    each: Amount | None = None
