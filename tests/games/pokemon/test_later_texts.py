"""What cards of later years say and earlier ones don't, on drawn tables; the texts are made up and read."""

# ruff: noqa: E501 (a sentence stays on one line)

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.games.pokemon.ast.printed import Attack, Card
from stolik.games.pokemon.cards.recipes import basic
from stolik.games.pokemon.text.cards import read_attack, read_rules

BITE = Attack("Bite", "", 20)
REX = replace(basic("my-1", "Rex", "", 90, "R", None, None, 1), attacks=(BITE,))
DOG = replace(basic("my-2", "Dog", "", 90, "C", None, None, 1), attacks=(Attack("Bark", "", 30),))


def cat(text, damage=0):
    """A Pokémon with an attack of this text."""
    do = read_attack(text, "Cat", damage, era="sm").do
    return replace(
        basic("my-3", "Cat", "", 60, "C", None, None, 1), attacks=(Attack("Try", "", damage, "", do),), era="sm"
    )


def tool(text):
    """A Pokémon Tool of this text."""
    said = read_rules([text], "Spikes", "trainer", "sm", ("trainer", "tool"))
    return Card("my-4", "Spikes", "trainer", "tool", statics=said.statics, era="sm")


@pytest.mark.parametrize(
    ("whose", "answers", "damage"),
    [
        ("your opponent's Active", (), 20),
        ("your opponent's", ("A chooses 'Bark' of B's Dog",), 30),
        ("your Benched", (), 30),
    ],
)
def test_an_attack_of_another_is_used_as_this_one(pokemon, whose, answers, damage):
    text = f"Choose 1 of {whose} Pokémon's attacks and use it as this attack."
    t = pokemon("A  active: Cat   bench: Dog\nB  active: Rex   bench: Dog", cards=[REX, DOG, cat(text)])
    t.do("A attacks 'Try'", *answers).look(f"Rex damage {damage}", "turn B")


def test_a_tool_answers_damage_while_its_pokemon_is_active(pokemon):
    """Not on the Bench; also where the Pokémon is Knocked Out."""
    spikes = tool(
        "If the Pokémon this card is attached to is in the Active Spot and is damaged by an attack from your opponent's Pokémon (even if it is Knocked Out), put 2 damage counters on the Attacking Pokémon."
    )
    far = cat("This attack does 20 damage to 1 of your opponent's Benched Pokémon.")
    t = pokemon("A  active: Rex\nB  active: Dog [Spikes]", cards=[REX, DOG, spikes]).do("A attacks 'Bite'")
    t.look("Dog damage 20", "Rex damage 20")
    t = pokemon("A  active: Rex\nB  active: Dog [Spikes] (damage 80)   bench: Bidoof", cards=[REX, DOG, spikes])
    t.do("A attacks 'Bite'").look("Rex damage 20", "B discard Dog, Spikes")
    t = pokemon("A  active: Cat\nB  active: Rex   bench: Dog [Spikes]", cards=[REX, DOG, far, spikes])
    t.do("A attacks 'Try'").look("Dog damage 20", "Cat damage 0")


def test_an_attack_does_more_in_the_next_turn(pokemon):
    """That attack alone, and in that turn alone."""
    text = "During your next turn, this Pokémon's Try attack does 20 more damage (before applying Weakness and Resistance)."
    t = pokemon("A  active: Cat   deck: Potion x9\nB  active: Rex   deck: Potion x9", cards=[REX, cat(text, 10)])
    t.do("A attacks 'Try'").look("Rex damage 10").do("B ends the turn", "A attacks 'Try'").look("Rex damage 40")
    t.do("B ends the turn", "A ends the turn", "B ends the turn", "A attacks 'Try'").look("Rex damage 50")


def test_a_gx_attack_that_is_copied_is_the_one_of_the_game(pokemon):
    """P2-TURN-35: a second one can't be used, nor be used as another."""
    great = replace(REX, attacks=(replace(BITE, name="Great-GX", gx=True), replace(BITE, damage=40)))
    copies = cat("Choose 1 of your opponent's Active Pokémon's attacks and use it as this attack.")
    t = pokemon("A  active: Cat   deck: Potion x9\nB  active: Rex   deck: Potion x9", cards=[great, copies])
    t.do("A attacks 'Try'", "A chooses 'Great-GX' of Rex").look("Rex damage 20").do("B ends the turn")
    t.do("A attacks 'Try'").look("Rex damage 60", "turn B")


@pytest.mark.parametrize(
    ("tags", "stage", "more"),
    [
        (("ex",), "basic", 30),
        (("EX",), "basic", 30),
        (("gx",), "basic", 30),
        (("v",), "basic", 30),
        (("radiant",), "basic", 30),
        (("prism star",), "basic", 30),
        ((), "vmax", 30),
        ((), "level-up", 30),
        ((), "basic", 0),
        (("rapid strike",), "stage 1", 0),
    ],
)
def test_who_has_a_rule_box(pokemon, tags, stage, more):
    """PK-SM-12: by the rule of its kind; a style is none."""
    text = "If your opponent's Active Pokémon has a Rule Box, this attack does 30 more damage. (Pokémon ex, Pokémon V, etc. have Rule Boxes.)"
    mon = replace(REX, stage=stage, tags=tags, evolves_from="" if stage == "basic" else "Dog")
    below = "" if stage == "basic" else " < Dog"
    t = pokemon(f"A  active: Cat\nB  active: Rex{below}   bench: Bidoof", cards=[mon, DOG, cat(text, 10)])
    name = "Rex LV.X" if stage == "level-up" else "Rex"
    t.do("A attacks 'Try'").look(f"{name} damage {10 + more}")


@pytest.mark.parametrize(("lost", "damage"), [(3, 10), (4, 40)])
def test_so_many_cards_in_the_lost_zone(pokemon, lost, damage):
    text = "If you have 4 or more cards in the Lost Zone, this attack does 30 more damage."
    t = pokemon(f"A  active: Cat   lost: Potion x{lost}\nB  active: Rex   lost: Potion x9", cards=[REX, cat(text, 10)])
    t.do("A attacks 'Try'").look(f"Rex damage {damage}")
