"""Each card used on a table that has something for it to do: nothing may fail, whatever is answered.

A card lies where it works (a Pokémon as the Active one or on the Bench, a Trainer or Energy card in the hand), with
Energy for every attack, both players have Pokémon, Energy, damage and cards everywhere. What the card offers is chosen
as soon as it is offered, everything else at random by seed, until two turns are over.
"""

from __future__ import annotations

from collections.abc import Iterator

from stolik.cardgame.ast import Called, Compare, inside, which_of
from stolik.games.pokemon.ast.nodes import Exchange
from stolik.games.pokemon.ast.printed import Card, is_called
from stolik.kernel.agenda import advance, answer
from stolik.kernel.contract import Choice
from stolik.kernel.luck import seed_luck

ACTS = 70
"""Answers that are given at most."""
LAST = 7
"""The turn in which a table is left."""
FROM_HAND = ("play", "bench", "attach", "evolve")

REST = (
    "   hand: Potion, Grass Energy, Fire Energy, Turtwig, Torterra, Professor Rowan"
    "   deck: Turtwig x2, Grotle, Torterra, Grass Energy x2, Water Energy, Potion, Professor Rowan, Lake Boundary,"
    " Chimchar (dp1-76) x2"
    "   discard: Turtwig, Grotle, Fire Energy, Water Energy, Psychic Energy, Multi Energy, Potion, Rival (dp1-113),"
    " Lake Boundary"
)
"""What both players have beside."""


def drawing(card: Card, where: str, more: str = "") -> str:
    """A table with the card at `where`: "active", "bench" or "hand"; `more` Pokémon on the Bench."""
    name = f"{card.printed_name.replace(',', '')} ({card.id})"
    letters = [letter for attack in card.attacks for letter in attack.cost.replace("C", "")]
    energy = " ".join([*letters, *"GRWLP"][:9])
    active, hand = "Turtwig {G G R} (damage 10, poisoned)", REST
    bench = "Machop (dp1-86) {F} (damage 20), Totodile {W} (damage 10), Torterra, Dialga G (pl1-7) (damage 20)"
    if where == "active":
        active = f"{name} {{{energy}}} (damage 10)"
    elif where == "bench":
        bench = f"{name} {{{energy}}} (damage 10), Machop (dp1-86) {{F}} (damage 20)"
    else:
        hand = REST.replace("hand: ", f"hand: {name}, ")
        if card.attacks and card.only_on is not None:
            active = "Dialga G (pl1-7) {M C C} (damage 10)"
    bench += more
    theirs = (
        "active: Grotle < Turtwig {G C W, Multi Energy} (damage 20)"
        "   bench: Machop (dp1-86) {F} (damage 10), Starly (dp1-101) {W}"
    )
    beside = "   fell: Totodile in 3 by attack   prizes: Potion x4"
    return f"A  active: {active}   bench: {bench}{hand}{beside}\nB  {theirs}{REST}   prizes: Potion x{_prizes(card)}"


def _prizes(card: Card) -> int:
    """The opponent's Prizes: as many as an attack asks for exactly, or 3."""
    asked = [one for attack in card.attacks for one in inside(attack.only_if) if isinstance(one, Compare)]
    found = (one.right for one in asked if one.sign == "=" and isinstance(one.right, int))
    return next(found, 3)


def wanted_in_play(game, card: Card) -> str:
    """A Pokémon of the name whose card is exchanged, as it is drawn on a Bench."""
    nouns = [which_of(one.of) for one in inside(card.do) if isinstance(one, Exchange)]
    names = [one.name for noun in nouns for one in inside(noun) if isinstance(one, Called)]
    found = [one for one in game.pool.values() if one.stage == "basic" and any(is_called(one.name, n) for n in names)]
    return f", {found[0].printed_name} ({found[0].id})" if found else ""


def places(card: Card) -> tuple[str, ...]:
    """Where the card is tried."""
    if card.kind != "pokemon" and card.stage != "fossil":
        return ("hand",)
    return ("active", "bench", "hand") if card.stage in ("basic", "fossil") else ("active", "bench")


def uses(game, card: Card, seed: int = 1) -> Iterator[str]:
    """Plays the tables of a card; gives the names of its attacks and powers, and its own, as they are used. Whatever
    goes wrong is raised, with a note that says where."""
    for where in places(card):
        attacks = [attack.name for attack in card.attacks] if where != "bench" else []
        for wanted in [*attacks, ""]:
            yield from _play(game, card, where, wanted, seed)


def _play(game, card: Card, where: str, wanted: str, seed: int) -> Iterator[str]:
    """One table, on which the attack `wanted` is used as soon as it may be, or where there is none the powers of the
    card, or itself out of the hand."""
    table = drawing(card, where, wanted_in_play(game, card))
    names = {wanted} if wanted else {one.name for one in card.abilities}

    def otherwise(decision, told: set[str]) -> tuple:
        ends = decision.kind == "turn" and decision.seat == 0 and told
        return tuple(option for option in decision.options if option.verb == "end") if ends else ()

    try:
        yield from using(game, card, game.drawn(table), seed, names, otherwise)
    except Exception as wrong:
        wrong.add_note(f"{card.id} {where} {wanted!r} with seed {seed}: {table}")
        raise


def using(game, card: Card, state, seed: int, names: set[str], otherwise) -> Iterator[str]:
    """Plays a table on until turn `LAST`: A uses what is called so, or the card itself, as soon as it is offered, and
    this is given by name; anything else is answered as `otherwise(decision, told)` says, or at random by seed."""
    state.luck = seed_luck(seed)
    choice, told = Choice(seed), set[str]()
    advance(game.rules, state)
    for _ in range(ACTS):
        decision = state.decision
        if decision is None or state.turn > LAST:
            return
        given = None
        if decision.kind == "turn" and decision.seat == 0:
            used = {option: used_of(game, state, card, option, names - told) for option in decision.options}
            option = next((option for option, name in used.items() if name and name not in told), None)
            if option is not None:
                told.add(used[option])
                yield used[option]
                given = (option,)
        answer(game.rules, state, given or otherwise(decision, told) or choice.answer(decision))


def used_of(game, state, card: Card, option, names: set[str]) -> str:
    """What of the card an option of a turn would use: an attack, a power, or the card itself; "" for nothing."""
    if option.verb in ("attack", "power"):
        said = game.drawing.say(state, option)
        return next((name for name in names if f"'{name}'" in said), "")
    kinds = state.fixed.kinds
    return card.name if option.args and option.verb in FROM_HAND and kinds[option.args[0]][1] == card.id else ""
