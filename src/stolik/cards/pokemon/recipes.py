"""Recipes shared by the Pokémon sets: functions that return nodes for shapes that come up often, and rows in short form.

A recipe is only a shorter way to write: what it returns is the tree as anybody would write it out.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from stolik.cardgame.ast.common import (
    HEADS,
    AllOf,
    Coins,
    Do,
    Filter,
    Modifier,
    Not,
    Noun,
    Number,
    Some,
    Static,
    Step,
    When,
    Which,
    one,
)
from stolik.cardgame.ast.pokemon import (
    DEFENDING,
    EnergyOf,
    Ignoring,
    Inflict,
    Kind,
    Lasting,
    Onto,
    Search,
    Shuffle,
    Times,
)
from stolik.cardgame.printed import Attack, Body, Card, Power

Versus: TypeAlias = tuple[str, int | None] | None
"""A Weakness or Resistance as printed: letters and number."""

# ---- nouns and filters

YOURS = Which("pokemon")
"""Your Pokémon."""
BENCH = Which("pokemon", where="bench")
"""Your Benched Pokémon."""
THEIRS = Which("pokemon", "opponent")
"""Your opponent's Pokémon."""
THEIR_BENCH = Which("pokemon", "opponent", "bench")
"""Your opponent's Benched Pokémon."""
HAND = Which("card", where="hand")
"""The cards in your hand."""
THEIR_HAND = Which("card", "opponent", "hand")
"""The cards in your opponent's hand."""
ANY_TRAINER = Kind("trainer")
"""Trainer, Supporter and Stadium cards."""
TRAINER = AllOf((Kind("trainer"), Not(Kind("supporter")), Not(Kind("stadium"))))
"""Trainer cards in the narrow sense, which are no Supporters and no Stadiums."""

POKEMON = Kind("pokemon")
BASIC = Kind("basic pokemon")
BASIC_ENERGY = Kind("basic energy")
ENERGY = Kind("energy")

THEIR_NEXT_TURN = "opponent's next turn"
YOUR_NEXT_TURN = "your next turn"

UNAFFECTED = Ignoring(("weakness", "resistance", "powers", "bodies", "effects"))
"""This attack's damage isn't affected by anything on the Pokémon that is hit."""


def deck(*filters: Filter) -> Which:
    """Such cards in your deck."""
    return Which("card", where="deck", filters=filters)


def discards(*filters: Filter) -> Which:
    """Such cards in your discard pile."""
    return Which("card", where="discard", filters=filters)


def energy(on: Noun, type: str = "") -> Which:  # noqa: A002
    """Energy attached there, of one type or of any."""
    return Which("energy", filters=(EnergyOf(type),) if type else (), on=on)


def energy_cards(on: Noun, *filters: Filter) -> Which:
    """Energy cards attached there."""
    return Which("energy card", filters=filters, on=on)


def blind(n: Number, which: Noun = THEIR_HAND) -> Some:
    """n of them, chosen without looking."""
    return Some(n, n, which, blind=True)


def any_number(which: Noun) -> Some:
    """As many of them as you like."""
    return Some(0, None, which)


# ---- steps


def do(*steps: Step) -> Step:
    """One step after the other: one stands bare, and what is a `Do` itself is laid flat."""
    flat: list[Step] = []
    for step in steps:
        flat.extend(step.steps if isinstance(step, Do) else (step,))
    return flat[0] if len(flat) == 1 else Do(tuple(flat))


def fetch(what: Noun) -> Step:
    """Search your deck for it, show it, put it into your hand, and shuffle."""
    return do(Search(what, "hand", show=True), Shuffle())


def attach_from_deck(what: Noun, to: Noun, each: bool = False) -> Step:
    """Search your deck for it, attach it, and shuffle."""
    return do(Search(what, Onto(to, each)), Shuffle())


def flip_times(n: Number) -> Step:
    """Flip n coins: the damage times the number of heads."""
    return do(Coins(n), Times(HEADS))


def now(*conditions: str) -> Inflict:
    """The Defending Pokémon is now so."""
    return Inflict(conditions)


def next_turn(what: Modifier, on: Noun | str = DEFENDING) -> Lasting:
    """It holds during your opponent's next turn, for the Defending Pokémon if nothing else is named."""
    return Lasting(what, on, THEIR_NEXT_TURN)


# ---- rows


def basic(
    id: str,  # noqa: A002
    name: str,
    level: str,
    hp: int,
    types: str,
    weakness: Versus,
    resistance: Versus,
    retreat: int,
    *tags: str,
) -> Card:
    """The numbers of a Basic Pokémon."""
    return Card(id, name, "pokemon", "basic", hp, types, "", weakness, resistance, retreat, level, tags=tags)


def evolved(
    stage: int,
    id: str,  # noqa: A002
    name: str,
    evolves_from: str,
    level: str,
    hp: int,
    types: str,
    weakness: Versus,
    resistance: Versus,
    retreat: int,
    *tags: str,
) -> Card:
    """The numbers of a Pokémon of stage 1 or 2."""
    card = basic(id, name, level, hp, types, weakness, resistance, retreat, *tags)
    return replace(card, stage=f"stage {stage}", evolves_from=evolves_from)


def level_up(
    id: str,  # noqa: A002
    name: str,
    hp: int,
    types: str,
    weakness: Versus,
    resistance: Versus,
    retreat: int,
    *tags: str,
) -> Card:
    """The numbers of a Pokémon LV.X."""
    card = basic(id, name, "X", hp, types, weakness, resistance, retreat, *tags)
    return replace(card, stage="level-up", evolves_from=name)


def pokemon(card: Card, *texts: Power | Body | Attack) -> Card:
    """These numbers with abilities and attacks, in the order of the card."""
    abilities = tuple(text for text in texts if not isinstance(text, Attack))
    return replace(card, abilities=abilities, attacks=tuple(text for text in texts if isinstance(text, Attack)))


def item(id: str, name: str, does: Step) -> Card:  # noqa: A002
    """A Trainer card that does something and is gone."""
    return Card(id, name, "trainer", "item", do=does)


def supporter(id: str, name: str, does: Step) -> Card:  # noqa: A002
    """A Supporter."""
    return Card(id, name, "trainer", "supporter", do=does)


def special_energy(id: str, name: str, provides: str, *statics: Static | When) -> Card:  # noqa: A002
    """A Special Energy card that provides one Energy."""
    return Card(id, name, "energy", "special", provides=provides, statics=statics)


def search_one(*filters: Filter) -> Step:
    """Search your deck for one such card, show it, put it into your hand, and shuffle."""
    return fetch(one(deck(*filters)))
