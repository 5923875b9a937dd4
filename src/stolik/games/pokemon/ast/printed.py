"""Card records of the Pokémon TCG: what is printed, as facts and effect trees; no rules, no printed sentences.

A printed name, number or tree is looked up here; what a Pokémon *has* in a game is asked of the game, since effects
change it.
"""

from __future__ import annotations

import re
from dataclasses import KW_ONLY, dataclass, field
from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias

from stolik.cardgame.ast import LATER, Condition, Filter, Static, Step, When
from stolik.cardgame.ast import written as written

from .words import CardStage, Provided, Tag, Types

CardKind: TypeAlias = Literal["pokemon", "trainer", "energy"]


@dataclass(frozen=True)
class Attack:
    """An attack: `cost` in letters ("GGC", "" for none), `damage` as printed (0: none), `sign` "", "+", "-" or "×", and
    `do`, what its text says (None: nothing).

    `gx`: a GX attack, of which a player may use one a game (P2-TURN-35). `first_turn`: who goes first may use it in the
    first turn (P2-TURN-8). `only_if`: what must hold for it to be used at all (P2-TURN-10). `in_sleep`: it can be used
    by a Pokémon that is Asleep (PK-COND-4)."""

    name: str
    cost: Types
    damage: int = 0
    sign: Annotated[str, Literal["", "+", "-", "×"]] = ""
    do: Step | None = None
    _: KW_ONLY
    gx: bool = False
    first_turn: bool = False
    only_if: Condition | None = None
    in_sleep: bool = field(default=False, metadata=LATER)


@dataclass(frozen=True)
class Power:
    """A Poké-Power, or an Ability that is used (P2-BASE-5). `limit`: "once" a turn (PK-POWER-2), "often" (as often as
    you like), "evolved" (once, when the card is played from the hand to evolve a Pokémon), "level-up" (once, when it is
    put from the hand onto the Pokémon that it levels up), "put" (once, when it is put from the hand onto the Bench),
    "game" (a player uses one of this name a game).
    `healthy`: it can't be used while its Pokémon is affected by a Special Condition.
    `shared`: no more than one power of this name a turn. `where`: "play", "active" or "bench", where its Pokémon must
    be; for limit "evolved" the place of the Pokémon that evolved. `may`: its text offers the effect ("you may …").
    `on`: it is offered when that event happens, not in the turn ("would be knocked out", "damaged", "opponent uses
    power", "end of your turn"; "attached": a card from the hand to its Pokémon, CHOSEN, which `do` asks first what it
    is); `turn`: only in "your" or the "opponent"'s turn. `users`: a power of a Stadium that "each" player may use in
    the own turn; a power on a Tool or an Energy card is its holder's. `held`: as of a Body. `parts`: what its card
    gives once the power has put it into another place (`Lies`)."""

    name: str
    do: Step
    limit: Literal["once", "often", "evolved", "level-up", "put", "game"] = "once"
    _: KW_ONLY
    healthy: bool = True
    shared: bool = False
    where: Annotated[str, Literal["play", "active", "bench"]] = "play"
    may: bool = True
    on: Literal["", "would be knocked out", "damaged", "opponent uses power", "attached", "end of your turn"] = ""
    turn: Literal["", "your", "opponent"] = ""
    users: Literal["owner", "each"] = "owner"
    held: bool = field(default=False, metadata=LATER)
    parts: tuple[Static | When, ...] = field(default=(), metadata=LATER)


@dataclass(frozen=True)
class Body:
    """A Poké-Body, or an Ability that is not used but works (P2-BASE-5): what it gives all the time, and what it does
    when something happens.

    `held`: it is the text of an item that is printed on the Pokémon (a Berry, a stone): no Poké-Body, so that nothing
    that is about those concerns it, and no Pokémon LV.X has it from the level before (PK-EVO-8)."""

    name: str
    parts: tuple[Static | When, ...]
    _: KW_ONLY
    held: bool = field(default=False, metadata=LATER)


Ability = Power | Body


@dataclass(frozen=True)
class Card:
    """A card.

    `id` is that of pokemon-tcg-data ("dp1-17"). `name` is without level and δ (PK-SETUP-1), but with "-GX" and ◇, which
    belong to it (P2-SETUP-3). `kind` is "pokemon", "trainer", "energy", or "closed" (kernel/closed.py). `tags` are
    words of `nodes.Kind` beyond the stage: "ex", "sp", "delta", "star", "EX", "gx", "tag team", "v", "ultra
    beast", "prism star", and what a Pokémon of a later set is called beside ("rapid strike", "ancient", …).
    `copies`: how many of its name a deck may hold: "" as many as its format says, "any" as many as its player likes.
    `era` is how it is worded and labelled: "" until 2010 (Poké-Power, Poké-Body, Trainer cards), "sm" since (Ability,
    Item cards).

    Pokémon: `stage` "basic", "stage 1", "stage 2", "vmax", "level-up"; `hp`; `types` in letters; `evolves_from` a name;
    `weakness` and `resistance` as (letters, number): number None is ×2 and -30 (PK-ATTACK-4), else what is added or
    subtracted (a resistance of -20 is 20); `retreat` in Energy; `level` as printed; `abilities`; `attacks`.

    Trainers: `stage` "item", "supporter", "stadium", "tool", "technical machine" or "fossil" (with hp and types as the
    Pokémon it is played as); `do` what it does when it is played; `only_if` what must hold for it to be played at all;
    `statics` what it gives while it is in play; `attacks` of a Technical Machine; `stays` how long an attached one
    stays: "", "turn" (discarded at the end of the turn) or "opponent's turn" (at the end of one of the opponent's of
    its holder), of a Supporter "hand" (it goes there when the turn ends); `only_on`: it is discarded as soon as its
    Pokémon isn't such.

    Energy: `stage` "basic" or "special"; `provides` letters, all of them one at a time ("*": every type; "C C": two
    Energy). `as_energy`: a Pokémon that may be attached as an Energy card provides this ("C"; "**": two of every type);
    with `energy_swap` only to a Pokémon with Energy, of which a card then returns to the hand."""

    id: str
    name: str
    kind: Literal[CardKind, "closed"]
    stage: CardStage
    hp: int = 0
    types: Types = ""
    evolves_from: str = ""
    _: KW_ONLY
    weakness: tuple[Types, int | None] | None = None
    resistance: tuple[Types, int | None] | None = None
    retreat: int = 0
    level: str = ""
    abilities: tuple[Ability, ...] = ()
    attacks: tuple[Attack, ...] = ()
    tags: tuple[Tag, ...] = ()
    do: Step | None = None
    statics: tuple[Static | When, ...] = ()
    stays: Annotated[str, Literal["", "turn", "opponent's turn", "hand"]] = ""
    only_on: Filter | None = field(default=None, metadata=LATER)
    provides: Provided = ""
    as_energy: Provided = ""
    energy_swap: bool = False
    only_if: Condition | None = None
    era: Annotated[str, Literal["", "sm"]] = ""
    copies: Annotated[str, Literal["", "any"]] = field(default="", metadata=LATER)

    @property
    def printed_name(self) -> str:
        """The name as it is printed: with δ and LV.X, which are no part of `name` (PK-SETUP-1)."""
        return self.name + (" δ" if "delta" in self.tags else "") + (" LV.X" if self.stage == "level-up" else "")


_FORM: Final = re.compile(
    r"(?:Fan|Frost|Heat|Mow|Wash) (?P<rotom>Rotom)|(?P<name>.+) (?:[\w-]+ (?:Cloak|Sea|Forme?)|\[.\])"
)


@lru_cache(maxsize=4096)
def species_of(name: str) -> str:
    """The species in a name that says its form too ("Burmy" of "Burmy Plant Cloak"), else the whole name (PK-EVO-1)."""
    found = _FORM.fullmatch(name)
    return name if found is None else found["rotom"] or found["name"]


@lru_cache(maxsize=65536)
def is_called(name: str, wanted: str) -> bool:
    """Whether a card of this name is meant by a name that another card says: a species is each of its forms, a form
    only itself (PK-EVO-1)."""
    return name == wanted or species_of(name) == wanted


EVOLUTIONS: Final = ("stage 1", "stage 2", "vmax")
"""Stages of cards that evolve from another (PK-EVO-1, 9)."""


def is_v(card: Card) -> bool:
    """Whether a card is a Pokémon V: each that evolves from one is one too (PK-EVO-9)."""
    return "v" in card.tags or card.stage == "vmax"


_RULED: Final = frozenset(("ex", "EX", "gx", "v", "prism star", "radiant"))


def has_rule_box(card: Card) -> bool:
    """Whether a Pokémon card has a rule of its kind printed in a box (PK-SM-12)."""
    return card.kind == "pokemon" and (card.stage in ("vmax", "level-up") or not _RULED.isdisjoint(card.tags))


def prizes_of(card: Card) -> int:
    """How many Prizes are taken for a Pokémon of this card (PK-KO-2, PK-EVO-9, P2-PRIZE-6)."""
    if "tag team" in card.tags or card.stage == "vmax":
        return 3
    return 2 if any(tag in card.tags for tag in ("ex", "EX", "gx", "v")) else 1
