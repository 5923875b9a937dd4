"""Card files read to the end: rules that are printed on every card of a kind, and what nobody here knows."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from stolik.cardgame.ast import Static, Which
from stolik.catalog import game as find_game
from stolik.games.pokemon.ast.nodes import Hit, NoAbility
from stolik.games.pokemon.ast.printed import Attack, Body
from stolik.games.pokemon.card_files import NO_RULE, read_card
from stolik.games.pokemon.cards.files import read_file
from stolik.games.pokemon.cards.recipes import basic
from stolik.games.pokemon.text.cards import RULE, label
from stolik.games.pokemon.text.grammar.kind_rules import KIND_RULES, UNPLAYED
from stolik.packs.reading import STRANGE

BEAR = {
    "id": "dp1-1",
    "supertype": "Pokémon",
    "name": "Bear",
    "subtypes": ["Basic"],
    "types": ["Fire"],
    "hp": "50",
    "attacks": [{"name": "Maul", "cost": ["Fire"], "convertedEnergyCost": 1, "damage": "10", "text": ""}],
}


def read(**fields):
    [facts] = read_file(json.dumps([BEAR | fields]).encode())
    return read_card(facts)


def test_a_card_without_anything_unknown_is_read():
    assert read().card is not None


@pytest.mark.parametrize("kind", ["VSTAR", "V-UNION", "BREAK", "LEGEND", "MEGA"])
def test_a_card_with_a_rule_that_is_not_played_is_not_read(kind):
    """It is no matter whether its file prints the rule."""
    subtypes = [kind] if kind in ("VSTAR", "V-UNION", "BREAK", "LEGEND", "MEGA") else ["Basic", kind]
    found = read(subtypes=subtypes)
    assert found.card is None
    assert [(one.place, one.sentence, one.why) for one in found.unread] == [("rules", kind.casefold(), NO_RULE)]


def test_the_rule_itself_is_named_where_it_is_printed():
    rule = "VSTAR rule: Three Prize cards are taken for it."
    found = read(subtypes=["VSTAR"], rules=[rule])
    assert found.unread[0].sentence == rule and found.card is None


@pytest.mark.parametrize(
    "fields",
    [
        {"ancientTrait": {"name": "Old Wall", "text": "It stands."}},
        {"attacks": [{**BEAR["attacks"][0], "extra": "Twice."}]},
    ],
)
def test_a_card_with_a_field_that_nobody_knows_is_not_read(fields):
    found = read(**fields)
    assert found.card is None and [one.why for one in found.unread] == [STRANGE]
    assert found.unread[0].place in ("ancientTrait", "attacks 1, extra")


def test_a_field_that_is_empty_says_nothing():
    assert read(ancientTrait=None).card is not None


def test_the_rule_of_a_kind_is_that_of_no_other():
    """PK-TRAINER-2: the sentence of a Supporter is left out on Supporters alone."""
    trainer = {"id": "dp1-2", "supertype": "Trainer", "name": "Find"}
    rules = ["You may play only 1 Supporter card during your turn (before your attack).", "Draw 2 cards."]
    for sort, fine in (("Supporter", True), ("Stadium", False)):
        [facts] = read_file(json.dumps([{**trainer, "subtypes": [sort], "rules": rules}]).encode())
        assert (read_card(facts).card is not None) == fine


def test_every_rule_of_a_kind_is_played_or_keeps_its_cards_out():
    """What is not played is about kinds that are never read."""
    assert all(rule.plays or UNPLAYED.intersection(rule.kinds) for rule in KIND_RULES)


@pytest.mark.parametrize("stage", ["MEGA", "BREAK", "LEGEND", "Restored", "Baby", "VSTAR", "V-UNION"])
def test_a_pokemon_whose_kind_is_not_played_is_kept_as_data(stage):
    found = read(subtypes=[stage])
    assert found.card is None and find_game("pokemon").card_to_data(found.bare)["stage"] == stage.lower()


TERA = (
    "Tera: As long as this Pokémon is on your Bench, prevent all damage done to this Pokémon by attacks"
    " (both yours and your opponent's)."
)


def test_the_rule_of_a_tera_pokemon_is_read_as_no_ability():
    """PK-SM-11; where it is not printed, the card is not read."""
    sv = {"id": "sv1-1", "subtypes": ["Basic", "Tera"]}
    found = read(**sv, rules=[TERA]).card
    assert [(one.name, one.held) for one in found.abilities] == [("Tera", True)]
    assert {lang: label(found.abilities[0], found, lang) for lang in RULE} == RULE
    assert read(**sv).unread[0].sentence == "tera"
    assert read(**sv, rules=[TERA.removeprefix("Tera: ")]).card is None


def test_a_tera_pokemon_takes_no_damage_on_the_bench(pokemon):
    """PK-SM-11: of neither side, also where it has no Abilities; on its Active place it does."""
    bear = read(id="sv1-1", subtypes=["Basic", "Tera"], rules=[TERA]).card
    wide = Attack("Wide", "", 10, "", Hit(20, Which("pokemon", "each", "bench")))
    cat = replace(basic("my-1", "Cat", "", 60, "C", None, None, 1), attacks=(wide,))
    mute = Body("Mute", (Static(NoAbility("any"), Which("pokemon", "each")),))
    gag = replace(basic("my-2", "Gag", "", 60, "C", None, None, 1), abilities=(mute,))
    t = pokemon("A  active: Cat   bench: Bear, Gag\nB  active: Bear   bench: Bear, Bidoof", cards=[bear, cat, gag])
    t.do("A attacks 'Wide'").look(
        "Gag damage 20", "Bidoof damage 20", "A's Bear damage 0", "B's Bear#1 damage 10", "B's Bear#2 damage 0"
    )


@pytest.mark.parametrize("cost", [[], [""], ["Free"], ["[-]"]])
def test_a_cost_of_nothing_is_written_in_several_ways(cost):
    found = read(attacks=[{**BEAR["attacks"][0], "cost": cost, "convertedEnergyCost": 1 if cost else 0}])
    assert found.card.attacks[0].cost == ""


def test_how_a_card_is_printed_says_nothing_of_what_it_does():
    assert read(variants=["Normal", "Holo"]).card is not None
