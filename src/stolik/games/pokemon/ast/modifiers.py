"""What a static ability or a lasting effect of the Pokémon TCG gives: modifiers, asked for and never stored.

Types and Special Conditions are written as in `pokemon`, whose steps and filters these nodes use.
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import Annotated, Literal

from stolik.cardgame.ast import LATER, Amount, Filter, Modifier, Noun, Number

from .words import AbilitySort, Below, From, Ignored, Provided, SpecialCondition, Stage, Type, Types


@dataclass(frozen=True)
class Reduced(Modifier):
    """Damage done to it by attacks is reduced by `n`, or `n` for each of `each`, at most `most`. `stage`: "after" or
    "before" applying Weakness and Resistance. `by`: only attacks of such an attacker. `from_`: attacks of "any" Pokémon
    or only of an "opponent"'s."""

    n: Number
    stage: Stage = "after"
    each: Amount | None = None
    most: int | None = None
    by: Filter | None = None
    from_: From = "any"


@dataclass(frozen=True)
class Increased(Modifier):
    """Damage done to it by attacks is `n` more; `stage` and `from_` as for Reduced."""

    n: Number
    stage: Stage = "after"
    from_: From = "any"


@dataclass(frozen=True)
class Deals(Modifier):
    """Its attacks do `n` more damage (less where negative) to the Active Pokémon; `stage` as for Reduced. `against`:
    only to such a Pokémon. `attacks`: only those of its attacks that have such a name (empty: all). `below`: only those
    of a card under it, of this stage."""

    n: Number
    stage: Stage = "before"
    against: Filter | None = None
    each: Amount | None = None
    attacks: tuple[str, ...] = field(default=(), metadata=LATER)
    below: Below | None = field(default=None, metadata=LATER)


@dataclass(frozen=True)
class Prevented(Modifier):
    """What attacks do to it is prevented: "damage", "effects" (all but damage) or "all". `most`: only damage of at most
    that much; `least`: only of at least that much; `by`: only from such an attacker; `from_`: "opponent" or "any"."""

    what: Annotated[str, Literal["damage", "effects", "all"]] = "damage"
    by: Filter | None = None
    most: int | None = None
    least: int | None = None
    from_: From = "any"


@dataclass(frozen=True)
class Cannot(Modifier):
    """It can't do this; "evolve": by a card from the hand, "level up": by a Pokémon LV.X, which is no evolving."""

    do: Annotated[
        str, Literal["attack", "retreat", "attack or retreat", "use powers", "be healed", "evolve", "level up"]
    ]


@dataclass(frozen=True)
class CannotUse(Modifier):
    """It can't use this attack (a name; None: the one chosen by ChooseAttack)."""

    attack: str | None


@dataclass(frozen=True)
class CanUseOnly(Modifier):
    """Of its attacks it can use only this one (a name; None: the one chosen by ChooseAttack)."""

    attack: str | None


@dataclass(frozen=True)
class FlipsToAttack(Modifier):
    """If it tries to attack, its player flips a coin; on tails that attack does nothing."""


@dataclass(frozen=True)
class AttackFails(Modifier):
    """If it tries to attack, that attack does nothing."""


@dataclass(frozen=True)
class BaseOf(Modifier):
    """The base damage of its attack of this name is `n`."""

    attack: str
    n: int


@dataclass(frozen=True)
class NoWeakness(Modifier):
    """It has no Weakness."""


@dataclass(frozen=True)
class NoResistance(Modifier):
    """It has no Resistance."""


@dataclass(frozen=True)
class RetreatCost(Modifier):
    """Its Retreat Cost is `n` Colorless more (less where negative), or `n` for each of `each`; None: it is 0."""

    n: int | None
    each: Amount | None = field(default=None, metadata=LATER)


@dataclass(frozen=True)
class ExtraHP(Modifier):
    """Its maximum HP is `n` more."""

    n: int


@dataclass(frozen=True)
class HPLike(Modifier):
    """Its maximum HP is that of `of` instead of the printed one: where several are named the highest, and of one that
    copies in turn what it has without that. Where there is none it stays."""

    of: Noun


@dataclass(frozen=True)
class Immune(Modifier):
    """It can't be affected by these Special Conditions (None: by any); `cures`: those that it has end as well."""

    conditions: tuple[SpecialCondition, ...] | None = None
    _: KW_ONLY
    cures: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True)
class CannotPlay(Modifier):
    """That player can't play such cards from the hand."""

    filter: Filter


@dataclass(frozen=True)
class CannotAttach(Modifier):
    """That player can't attach such cards from the hand to `to` (None: to any Pokémon)."""

    filter: Filter
    to: Filter | None = None


@dataclass(frozen=True)
class LastChance(Modifier):
    """If it would be Knocked Out by damage from an attack, it is not, and its remaining HP becomes `hp` instead; with
    `coin` only if its player flips heads. `least`: only if that attack has done it at least so much."""

    hp: int
    _: KW_ONLY
    coin: bool = False
    least: int | None = field(default=None, metadata=LATER)


@dataclass(frozen=True)
class AttackCost(Modifier):
    """Its attacks cost `n` Colorless more (less where negative); None: their Colorless symbols need not be paid, with
    `whole` none at all."""

    n: int | None
    _: KW_ONLY
    whole: bool = False


@dataclass(frozen=True)
class CostIs(Modifier):
    """Its attack of this name costs this instead of what is printed."""

    attack: str
    cost: Types


@dataclass(frozen=True)
class AttackToll(Modifier):
    """To attack, its player discards `n` cards of the hand; who has fewer can't attack with it."""

    n: int


@dataclass(frozen=True)
class EnergyGives(Modifier):
    """Each Energy card on it that the filter admits provides this instead."""

    filter: Filter
    provides: Provided


@dataclass(frozen=True)
class EnergyIs(Modifier):
    """All Energy attached to it is of these types, one at a time, instead of its usual type; with `also` beside it."""

    types: Types
    _: KW_ONLY
    also: bool = False


@dataclass(frozen=True)
class WeaknessIs(Modifier):
    """Its Weakness counts as this instead of the printed number (None: ×2)."""

    n: int | None


@dataclass(frozen=True)
class WeaknessTypeIs(Modifier):
    """The Weakness that it has is one to this type; how much it is stays."""

    type: Type


@dataclass(frozen=True)
class Provides(Modifier):
    """This Energy card provides this instead: these types one at a time, "*" every type, or several Energy as in
    `Card.provides` ("C C")."""

    types: Provided


@dataclass(frozen=True)
class CanEvolve(Modifier):
    """It can evolve in its player's first turn (`first_turn`), in the turn in which it was put into play, be that the
    first (`same_turn`), and in one in which it has evolved (`again`) (PK-EVO-7, P2-TURN-16, 18)."""

    _: KW_ONLY
    same_turn: bool = True
    first_turn: bool = field(default=True, metadata=LATER)
    again: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True)
class CanRetreat(Modifier):
    """It can retreat though it is affected by these Special Conditions."""

    conditions: tuple[SpecialCondition, ...]


@dataclass(frozen=True)
class BeginsGame(Modifier):
    """Its side has the first turn of the game, whoever won the toss, unless the other side has such a Pokémon as well:
    it is looked at as the Pokémon are revealed (PK-SETUP-10)."""


@dataclass(frozen=True)
class LaidInOpening(Modifier):
    """In the hand, when its player lays out the first Pokémon, it may be laid as if it were a Basic Pokémon."""


@dataclass(frozen=True)
class NoAbility(Modifier):
    """It has no Poké-Powers ("power"), Poké-Bodies ("body") or neither ("any") that count."""

    sort: AbilitySort


@dataclass(frozen=True)
class PrizesFor(Modifier):
    """For its Knock Out `n` Prize cards more are taken (fewer where negative); None: none at all."""

    n: int | None


@dataclass(frozen=True)
class TypeIs(Modifier):
    """Its type is this instead of the printed one; with several letters it is all of these types."""

    type: Types


@dataclass(frozen=True)
class TypeLike(Modifier):
    """Its type is that of `of` instead, as it is when this is given: all types of a Pokémon, or those of the Energy
    card that was moved last (CHOSEN)."""

    of: Noun


@dataclass(frozen=True)
class TypeOfBelow(Modifier):
    """Its type is that of the card below it, the level before (PK-EVO-8)."""


@dataclass(frozen=True)
class Piercing(Modifier):
    """The damage that its attacks do to an Active Pokémon isn't affected by these (the words of `Ignoring`)."""

    what: tuple[Ignored, ...]


@dataclass(frozen=True)
class AttacksOf(Modifier):
    """It can use the attacks of these Pokémon as its own, for their Energy costs; `free`: without any Energy."""

    of: Noun
    _: KW_ONLY
    free: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True)
class AttacksBelow(Modifier):
    """It can use the attacks of the cards under it as its own, for their Energy costs: those of the Basic Pokémon
    ("basic"), of a Stage 1 card ("stage 1")."""

    stages: tuple[Below, ...]


@dataclass(frozen=True)
class TurnEnds(Modifier):
    """The turn of that player ends as soon as the card is drawn with which it begins."""


@dataclass(frozen=True)
class KeepsConditions(Modifier):
    """These Special Conditions (None: all) stay on it when it evolves, levels up or is devolved."""

    conditions: tuple[SpecialCondition, ...] | None = None


@dataclass(frozen=True)
class FlipsTails(Modifier):
    """Each coin that this player flips counts as tails: in the own "turn", or for "burned" between turns."""

    when: Annotated[str, Literal["turn", "burned"]]


@dataclass(frozen=True)
class ConditionCounters(Modifier):
    """Between turns this condition puts `n` more damage counters."""

    condition: SpecialCondition
    n: int
