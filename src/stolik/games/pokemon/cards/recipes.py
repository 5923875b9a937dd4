"""Short names for nouns and steps that many Pokémon cards share; the card files of all sets use them.

A recipe returns ordinary nodes, so that it makes no difference whether a card is written with it or in full. How a
sentence becomes a tree:

* One step stands bare, several in one `Do`, never a `Do` in a `Do`: `steps` sees to it.
* The word "choose" is a `Choose`, and what happens to the thing chosen names it CHOSEN; without that word the verb has
  the `Some` as its object. The exceptions are nodes that choose by themselves: `Look`, `ChooseAttack`, `UseAttackOf`.
* A shuffle "afterward" stands right behind its search, in the same branch of a coin.
* "This attack does nothing if …" comes first, whatever the place of the sentence on the card.
* "If … is evolved from X" is `Under`; "isn't" is `Not` in a filter, and `Unless` where there is no filter.
* "For each heads, …" is `Repeat(HEADS, …)`; "… for each X" is the field `each`.

Nouns: MINE, FOE, MY_BENCH, FOE_BENCH, HAND, FOE_HAND; `mine`, `foe`, `my_bench`, `foe_bench`, `hand`, `deck`,
`discard_pile`, `energy`, `energy_cards`. Steps: ASLEEP, BURNED, CONFUSED, PARALYZED, POISONED, NO_ATTACK_NEXT_TURN;
`steps`, `coins_times`, `until_tails_times`, `hit_chosen`, `from_deck`, `from_discard`, `from_deck_onto`,
`from_discard_onto`, `foes_turn`, `own_turn`, `lock_attack`, `baby`.

Rows, one call a card: `pokemon(basic(numbers), abilities and attacks)`, with `evolved` and `level_up` beside `basic`;
`item`, `supporter`, `tool`, `technical_machine`, `fossil`, `stadium`, `basic_energy`, `special_energy`; `later(rows)` for
the later era. Besides: `any_number`, `blind`, `fetch`; ANY_TRAINER, TRAINER, UNAFFECTED, ANOTHER_CARD,
TO_A_BARE_POKEMON, OF_LATER_RULES, BASIC, BASIC_ENERGY, ENERGY, BASIC_OR_EVOLUTION, SP, INVENTION, YOUR_PRIZES,
THEIR_PRIZES; `pay_a_card`, `beside`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeAlias

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    HOLDER,
    SELF,
    AllOf,
    AnyOf,
    Both,
    Called,
    Choose,
    Coins,
    CoinsUntilTails,
    Condition,
    Do,
    Exists,
    Filter,
    Is,
    Modifier,
    NameHas,
    Not,
    Noun,
    Number,
    Other,
    Some,
    Static,
    Step,
    When,
    Which,
    one,
    some,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    AttachSelf,
    Cannot,
    CannotUse,
    ChooseAttack,
    Discard,
    EnergyOf,
    Evolving,
    Heal,
    Hit,
    Holding,
    Ignoring,
    Inflict,
    Kind,
    Lasting,
    Move,
    Onto,
    Search,
    Shuffle,
    Times,
)
from stolik.games.pokemon.ast.printed import Ability, Attack, Card, Power

# ---- nouns


def mine(*filters: Filter) -> Which:
    """Your Pokémon in play."""
    return Which("pokemon", filters=filters)


def foe(*filters: Filter) -> Which:
    """Your opponent's Pokémon in play."""
    return Which("pokemon", "opponent", filters=filters)


def my_bench(*filters: Filter) -> Which:
    """Your Benched Pokémon."""
    return Which("pokemon", where="bench", filters=filters)


def foe_bench(*filters: Filter) -> Which:
    """Your opponent's Benched Pokémon."""
    return Which("pokemon", "opponent", "bench", filters)


def hand(*filters: Filter) -> Which:
    """Cards in your hand."""
    return Which("card", where="hand", filters=filters)


def deck(*filters: Filter) -> Which:
    """Cards in your deck."""
    return Which("card", where="deck", filters=filters)


def discard_pile(*filters: Filter) -> Which:
    """Cards in your discard pile."""
    return Which("card", where="discard", filters=filters)


def energy(on: Noun, *filters: Filter) -> Which:
    """Energy attached to `on`."""
    return Which("energy", filters=filters, on=on)


def energy_cards(on: Noun, *filters: Filter) -> Which:
    """Energy cards attached to `on`."""
    return Which("energy card", filters=filters, on=on)


MINE = mine()
FOE = foe()
MY_BENCH = my_bench()
FOE_BENCH = foe_bench()
HAND = hand()
FOE_HAND = Which("card", "opponent", "hand")


# ---- steps


def steps(*parts: Step) -> Step:
    """The steps one after the other, flat; a single one bare."""
    flat: list[Step] = []
    for part in parts:
        flat.extend(part.steps if isinstance(part, Do) else (part,))
    return flat[0] if len(flat) == 1 else Do(tuple(flat))


ASLEEP = Inflict(("asleep",))
BURNED = Inflict(("burned",))
CONFUSED = Inflict(("confused",))
PARALYZED = Inflict(("paralyzed",))
POISONED = Inflict(("poisoned",))


def coins_times(n: Number) -> Step:
    """The printed damage times the heads of `n` coins."""
    return Do((Coins(n), Times(HEADS)))


def until_tails_times() -> Step:
    """The printed damage times the heads before the first tails."""
    return Do((CoinsUntilTails(), Times(HEADS)))


def hit_chosen(n: Number, which: Which, count: int = 1) -> Step:
    """`count` of them are chosen; each of these is hit."""
    return Do((Choose(some(count, which)), Hit(n, CHOSEN)))


def from_deck(*filters: Filter, n: int = 1, to: str = "hand") -> Step:
    """Such cards out of the deck: shown, to the hand. To the Bench or deck they go without being shown."""
    return Do((Search(some(n, deck(*filters)), to, show=to == "hand"), Shuffle()))


def from_discard(*filters: Filter, n: int = 1) -> Step:
    """Such cards out of the discard pile, shown, to the hand."""
    return Search(some(n, discard_pile(*filters)), "hand", show=True)


def from_deck_onto(to: Noun, *filters: Filter) -> Step:
    """Such a card out of the deck, attached to `to`."""
    return Do((Search(one(deck(*filters)), Onto(to)), Shuffle()))


def from_discard_onto(to: Noun, *filters: Filter) -> Step:
    """Such a card out of the discard pile, attached to `to`."""
    return Search(one(discard_pile(*filters)), Onto(to))


def foes_turn(what: Modifier | When, on: Noun | str = SELF) -> Lasting:
    """`what` until the end of the opponent's next turn."""
    return Lasting(what, on, "opponent's next turn")


def own_turn(what: Modifier | When, on: Noun | str = SELF) -> Lasting:
    """`what` during your next turn."""
    return Lasting(what, on, "your next turn")


NO_ATTACK_NEXT_TURN = own_turn(Cannot("attack"))
"""It can't attack during your next turn."""


def lock_attack() -> Step:
    """1 of the Defending Pokémon's attacks can't be used during the opponent's next turn."""
    return Do((ChooseAttack(DEFENDING), foes_turn(CannotUse(None), DEFENDING)))


def baby(name: str) -> Power:
    """The power of the small forms: `name` out of the hand onto it, which counts as evolving; its damage is removed."""
    return Power("Baby Evolution", Do((Move(one(hand(Called(name))), Evolving(SELF)), Heal(None, SELF))), healthy=False)


# ---- more nouns and steps

ANOTHER_CARD = Exists(hand(Other()))
"""For `only_if`: the card isn't the only one in the hand."""

ANY_TRAINER = Kind("trainer")
"""Trainer, Supporter and Stadium cards."""
TRAINER = AllOf((Kind("trainer"), Not(Kind("supporter")), Not(Kind("stadium"))))
"""Trainer cards in the narrow sense: no Supporters, no Stadiums."""
UNAFFECTED = Ignoring(("weakness", "resistance", "powers", "bodies", "effects"))
"""This attack's damage isn't affected by anything on the Pokémon that is hit."""


def any_number(which: Noun) -> Some:
    """As many of them as you like."""
    return Some(0, None, which)


def blind(n: Number, which: Noun = FOE_HAND) -> Some:
    """n of them, chosen without looking."""
    return Some(n, n, which, blind=True)


def fetch(what: Noun) -> Step:
    """Search the deck for it, show it, put it into the hand, shuffle ("up to 2", "in any combination of")."""
    return Do((Search(what, "hand", show=True), Shuffle()))


TO_A_BARE_POKEMON = AttachSelf(one(mine(Not(Holding(Kind("tool"))))))
"""A Pokémon Tool is attached to a Pokémon that has none."""
OF_LATER_RULES = AnyOf((Kind("gx"), Kind("EX")))
"""Pokémon-GX and Pokémon-EX."""

BASIC = Kind("basic pokemon")
BASIC_ENERGY = Kind("basic energy")
ENERGY = Kind("energy")
BASIC_OR_EVOLUTION = AnyOf((BASIC, Kind("evolution")))
"""A Pokémon card of the EX era: what its cards call a Basic Pokémon or Evolution card."""
SP = Kind("sp")
INVENTION = NameHas("Team Galactic's Invention")
YOUR_PRIZES = Which("card", where="prizes")
THEIR_PRIZES = Which("card", "opponent", "prizes")


def pay_a_card(*does: Step) -> Step:
    """A card of the hand is discarded for it."""
    return steps(Discard(one(HAND)), *does)


def beside(type: str) -> Condition:  # noqa: A002
    """A Holon Energy's other half: a basic Energy card of that type on the same Pokémon, which is no Pokémon-ex."""
    return Both((Is(HOLDER, Holding(AllOf((BASIC_ENERGY, EnergyOf(type))))), Is(HOLDER, Not(Kind("ex")))))


# ---- rows

Versus: TypeAlias = tuple[str, int | None] | None
"""A Weakness or Resistance as printed: letters and number."""


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
    return Card(
        id,
        name,
        "pokemon",
        "basic",
        hp,
        types,
        "",
        weakness=weakness,
        resistance=resistance,
        retreat=retreat,
        level=level,
        tags=tags,
    )


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


def pokemon(
    card: Card,
    *texts: Ability | Attack,
    provides: str = "",
    as_energy: str = "",
    energy_swap: bool = False,
    copies: str = "",
) -> Card:
    """These numbers with abilities and attacks, in the order of the card; of one that is attached as an Energy card also
    what it provides then (`Card.as_energy`), or once its power has made it one; `copies` as in `Card`."""
    return replace(
        card,
        **_texts(texts),
        provides=provides,
        as_energy=as_energy,
        energy_swap=energy_swap,
        copies=copies,
    )


def _texts(texts: tuple[Ability | Attack | Static | When, ...]) -> dict[str, Any]:
    """Texts of a card by what they are."""
    return {
        "abilities": tuple(text for text in texts if isinstance(text, Ability)),
        "attacks": tuple(text for text in texts if isinstance(text, Attack)),
        "statics": tuple(text for text in texts if isinstance(text, Static | When)),
    }


def item(
    id: str,  # noqa: A002
    name: str,
    does: Step,
    *gives: Static | When,
    stays: str = "",
    only_if: Condition | None = None,
) -> Card:
    """A Trainer card that does something and is gone; one that is attached `gives` something, as long as it `stays`."""
    return Card(id, name, "trainer", "item", do=does, statics=gives, stays=stays, only_if=only_if)


def supporter(
    id: str,  # noqa: A002
    name: str,
    does: Step,
    *statics: Static | When,
    only_if: Condition | None = None,
    stays: str = "",
) -> Card:
    """A Supporter; `statics` are what it gives while it lies beside, `stays` as in `Card`."""
    return Card(id, name, "trainer", "supporter", do=does, statics=statics, only_if=only_if, stays=stays)


def tool(
    id: str,  # noqa: A002
    name: str,
    *texts: Static | When | Power,
    do: Step | None = None,
    stays: str = "",
    only_on: Filter | None = None,
) -> Card:
    """A Pokémon Tool: attached to a Pokémon that has none, if `do` says no other; `stays` and `only_on` as in `Card`."""
    return Card(id, name, "trainer", "tool", do=do or TO_A_BARE_POKEMON, stays=stays, only_on=only_on, **_texts(texts))


def technical_machine(
    id: str,  # noqa: A002
    name: str,
    *attacks: Attack,
    do: Step,
    stays: str = "",
    only_on: Filter | None = None,
) -> Card:
    """A Technical Machine: its attacks are those of the Pokémon that it is attached to."""
    return Card(id, name, "trainer", "technical machine", attacks=attacks, do=do, stays=stays, only_on=only_on)


def fossil(id: str, name: str, hp: int, types: str, *texts: Ability) -> Card:  # noqa: A002
    """A Trainer card that is played as a Basic Pokémon."""
    return Card(id, name, "trainer", "fossil", hp, types, abilities=texts)


def stadium(id: str, name: str, *texts: Static | When | Power) -> Card:  # noqa: A002
    """A Stadium: what it gives, and what players may use of it."""
    return Card(id, name, "trainer", "stadium", **_texts(texts))


def basic_energy(id: str, name: str, provides: str) -> Card:  # noqa: A002
    """A basic Energy card."""
    return Card(id, name, "energy", "basic", provides=provides)


def special_energy(
    id: str,  # noqa: A002
    name: str,
    provides: str,
    *texts: Static | When | Power,
    stays: str = "",
    only_on: Filter | None = None,
) -> Card:
    """A Special Energy card: what it provides, and what else it gives or may be used for; `stays` and `only_on` as in
    `Card`."""
    return Card(id, name, "energy", "special", provides=provides, stays=stays, only_on=only_on, **_texts(texts))


def later(*cards: Card) -> tuple[Card, ...]:
    """Cards of the later era, with Abilities and Items (`Card.era`)."""
    return tuple(replace(card, era="sm") for card in cards)
