"""Which rule a refusal names where several forbid (architecture: Which rule is cited)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import stolik
from stolik.scenarios.table import Table

Draw = Callable[..., Table]
FOE = "\nB  active: Totodile   bench: Chikorita"


# ---- retreating


def test_a_fossil_is_kept_by_its_own_text_whatever_else_forbids(pokemon: Draw) -> None:
    pokemon("A  active: Armor Fossil (dp2-116)" + FOE).refused("A retreats", "dp2-116:stage")


def test_one_retreat_a_turn_is_named_before_sleep(pokemon: Draw) -> None:
    """PK-RETREAT-4 before PK-RETREAT-3."""
    drawing = f"A  active: Turtwig {{G}} (asleep)   bench: Starly (dp1-101){FOE}\nused: retreat"
    pokemon(drawing).refused("A retreats", "PK-RETREAT-4")


@pytest.mark.parametrize(("condition", "rule"), [("asleep", "PK-COND-4"), ("paralyzed", "PK-COND-6")])
def test_a_condition_is_named_before_the_energy_that_lacks(pokemon: Draw, condition: str, rule: str) -> None:
    """PK-RETREAT-3 before PK-RETREAT-1; the conditions before PK-ENERGY-2."""
    t = pokemon(f"A  active: Torterra ({condition})   bench: Starly (dp1-101){FOE}")
    t.refused("A retreats", "PK-RETREAT-3").refused("A attacks 'Body Slam'", rule)


def test_who_can_neither_pay_nor_be_replaced_hears_of_that(pokemon: Draw) -> None:
    """PK-RETREAT-1, PK-ENERGY-2: nothing else forbids it."""
    t = pokemon(f"A  active: Torterra{FOE}")
    t.refused("A retreats", "PK-RETREAT-1").refused("A attacks 'Body Slam'", "PK-ENERGY-2")


def test_an_effect_that_keeps_it_is_named_by_its_card_before_the_cost(pokemon: Draw) -> None:
    """Spinarak's attack, and a Pokémon that has no Energy either (PK-RETREAT-1)."""
    t = pokemon(f"A  active: Spinarak (dp2-103) {{G}}   bench: Starly (dp1-101){FOE}").do("A attacks 'Impound'")
    t.refused("B retreats", "dp2-103:Cannot")


# ---- Trainers


def test_one_supporter_a_turn_is_named_before_what_the_card_asks_for(pokemon: Draw) -> None:
    """PK-TRAINER-2 before the text of Professor Rowan, which needs another card in the hand."""
    drawing = f"A  active: Turtwig   hand: Professor Rowan (dp3-123){FOE}"
    pokemon(drawing).refused("A plays Professor Rowan (dp3-123)", "dp3-123:only_if")
    pokemon(f"{drawing}\nused: supporter").refused("A plays Professor Rowan (dp3-123)", "PK-TRAINER-2")


def test_too_early_is_named_before_what_would_do_nothing(pokemon: Draw) -> None:
    """PK-TRAINER-5 before PK-TRAINER-1."""
    drawing = f"A  active: Turtwig   hand: Potion (dp1-118){FOE}"
    pokemon(drawing).refused("A plays Potion (dp1-118)", "PK-TRAINER-1")
    pokemon(f"{drawing}\nturns: 0").refused("A plays Potion (dp1-118)", "PK-TRAINER-5")


def test_what_the_card_asks_for_is_named_before_what_would_do_nothing(pokemon: Draw) -> None:
    """Rare Candy in round 1, and nothing that it could evolve; later it would do nothing (PK-TRAINER-1)."""
    drawing = f"A  active: Totodile   hand: Rare Candy{FOE}"
    pokemon(f"{drawing}\nturns: 0   options: format=sun-moon").refused("A plays Rare Candy", "sm2-165:only_if")
    pokemon(drawing).refused("A plays Rare Candy", "PK-TRAINER-1")


def test_a_stadium_used_twice_is_kept_by_its_own_text(pokemon: Draw) -> None:
    drawing = f"A  active: Turtwig   deck: Totodile, Potion x5   hand: none{FOE}\nstadium: Brooklet Hill"
    t = pokemon(drawing, "S").do("A uses 'Brooklet Hill' of the Stadium", "A chooses Totodile")
    t.refused("A uses 'Brooklet Hill' of the Stadium", "sm2-120:limit")


# ---- setting up


def test_a_hand_with_a_basic_pokemon_is_not_dealt_again(pokemon: Draw) -> None:
    """PK-SETUP-8; and what is no Basic Pokémon is not laid (PK-SETUP-5)."""
    t = pokemon("A  deck: Turtwig, Starly (dp1-101), Potion x5\nB  deck: Chikorita\nsetup: A", "H").do("A calls heads")
    t.refused("A chooses no", "PK-SETUP-8").refused("A chooses Potion", "PK-SETUP-5").refused(
        "A ends the turn", "PK-TURN-1"
    )


def test_a_hand_with_a_basic_pokemon_is_not_drawn_anew(pokemon_2v2: Draw) -> None:
    """P2-SETUP-12, P2-SETUP-8."""
    decks = "\n".join(f"{name}  deck: Azelf x2, Pikachu (sm4-30), Nest Ball x4" for name in "ABCD")
    t = pokemon_2v2(f"{decks}\nsetup: A")
    t.refused("A chooses no", "P2-SETUP-12").refused("A chooses Nest Ball", "P2-SETUP-8")


@pytest.mark.parametrize("rule", ["dp3-123:only_if", "dp2-103:Cannot", "dp2-116:stage", "sm2-120:limit", "PK-SETUP-8"])
def test_every_citation_has_words_in_each_language(rule: str) -> None:
    game = stolik.load_game("pokemon")
    said = {game.spoken.refusal(rule, lang, {"pool": game.pool}) for lang in ("en", "pl", "ja")}
    assert len(said) == 3 and not any(rule in one for one in said)


def test_nobody_is_offered_answers_to_a_question_that_is_not_asked(pokemon: Draw, pokemon_2v2: Draw) -> None:
    """While the table is set up one might lay cards of the hand; yes and no are there where they are asked for."""
    t = pokemon("A  deck: Turtwig, Starly (dp1-101), Potion x5\nB  deck: Chikorita\nsetup: A", "H").do("A calls heads")
    four = pokemon_2v2("\n".join(f"{n}  deck: Azelf x2, Pikachu (sm4-30), Nest Ball x4" for n in "ABCD") + "\nsetup: A")
    tried = [{one.verb for one in at.match.rules.intents(at.match._state, seat)} for at in (t, four) for seat in (0, 1)]
    assert tried == [{"card"}, {"card"}, {"seat"}, set()]
