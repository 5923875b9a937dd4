"""Texts that nearly say what is known, in words of our own: each is read as what it says, or not at all."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import Choose, Some, inside
from stolik.games.pokemon.text import cards


def read(text, name="Tabby", damage=0, sign=""):
    """What an attack's text does; None if it can't be read."""
    try:
        return cards.read_attack(text, name, damage, sign).do
    except (cards.Declined, cards.Ambiguous):
        return None


@pytest.mark.parametrize(
    "text",
    [
        "Remove 3 damage counters and all Special Conditions from 1 of your Pokémon.",
        "Put as many damage counters as you like on 1 of your opponent's Pokémon.",
        "1 of your opponent's Pokémon can't retreat or use any Poké-Powers during your opponent's next turn.",
    ],
)
def test_what_is_done_to_one_is_done_to_the_same_one(text):
    tree = read(text)
    chosen = [node for node in inside(tree) if isinstance(node, Some)] if tree else []
    assert len(chosen) <= 1 or any(isinstance(node, Choose) for node in inside(tree))


@pytest.mark.parametrize(
    ("text", "short"),
    [
        (
            "Draw 3 cards. (If you have more cards in your hand than your opponent, this attack does nothing.)",
            "Draw 3 cards.",
        ),
        (
            "If your opponent's Bench isn't full, put 2 damage counters on the Defending Pokémon.",
            "Put 2 damage counters on the Defending Pokémon.",
        ),
        (
            "If your opponent's Bench isn't full, search your deck for a Basic Pokémon and put it onto your Bench."
            " Shuffle your deck afterward.",
            "Search your deck for a Basic Pokémon and put it onto your Bench. Shuffle your deck afterward.",
        ),
    ],
)
def test_no_condition_is_lost(text, short):
    assert read(short) is not None and read(text) != read(short)


def test_whose_hand_is_not_lost():
    assert read("Choose a card from your discard pile. Put it into your opponent's hand.") is None


def test_another_owner_is_not_oneself():
    text = "Put 1 damage counter on Tabby {}."
    assert read(text.format("G"), "Tabby G") is not None
    assert read(text.format("FB"), "Tabby G") is None


def test_only_a_switch_brings_a_new_defending_pokemon():
    told = "Before doing damage, you may {}. If you do, this attack does 20 damage to the new Defending Pokémon."
    assert read(told.format("draw a card"), damage=20) is None
    whom = "switch the Defending Pokémon with 1 of your opponent's Benched Pokémon"
    assert read(told.format(whom), damage=20) is not None


def test_which_energy_is_counted_is_not_lost():
    text = (
        "Choose as many Energy cards from your hand as you like and attach them to your Pokémon in any way you like."
        " If you do, this attack does 40 damage plus 20 more damage for each {} attached in this way."
    )
    assert read(text.format("Energy card"), damage=40, sign="+") is not None
    assert read(text.format("Fire Energy card"), damage=40, sign="+") is None


@pytest.mark.parametrize(
    "text",
    [
        "This attack does 20 damage to that Pokémon. If that Pokémon already has any damage counters on it, this "
        "attack does 40 damage to that Pokémon instead.",
        "This attack does 20 damage plus 10 more damage for each damage counter on that Pokémon.",
    ],
)
def test_where_nothing_is_to_be_chosen_nothing_is_hit_as_chosen(text):
    assert read(f"Choose 1 of your opponent's Pokémon. {text}") is not None
    assert read(f"Choose the Defending Pokémon. {text}") is None
