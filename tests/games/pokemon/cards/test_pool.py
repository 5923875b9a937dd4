"""The pool of Pokémon cards: its order, its sets, and every printed number against the card files."""

import os
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path

import pytest

from stolik.games.pokemon.ast.printed import Card
from stolik.games.pokemon.cards import MODULES, SETS, editions, in_order, modules_of, overlay, place, pool, sets
from stolik.games.pokemon.cards.editions import OF_FIRST, OF_THIRD
from stolik.games.pokemon.cards.files import TYPES, read_file
from stolik.games.pokemon.cards.prints import PRINTS
from stolik.games.pokemon.rules.usual import FIRST

FILES = os.environ.get("STOLIK_CARD_FILES", "")
needs_files = pytest.mark.skipif(not FILES, reason="STOLIK_CARD_FILES names no folder of card files")
PRINTED = ("name", "kind", "stage", "hp", "types", "evolves_from", "weakness", "resistance", "retreat", "level")


def numbers(card):
    """All printed numbers of a card or of its facts. What a Stadium or Tool lets players do has no printed name, and an
    item that is printed on a Pokémon is none of its powers."""
    attacks = [(attack.name, attack.cost, attack.damage, attack.sign) for attack in card.attacks]
    powers = [ability for ability in card.abilities if not getattr(ability, "held", False)]
    abilities = [ability.name for ability in powers if card.kind == "pokemon"]
    return {key: getattr(card, key) for key in PRINTED} | {
        "tags": sorted(card.tags), "attacks": attacks, "abilities": abilities
    }  # fmt: skip


def test_each_edition_stands_behind_the_one_before_in_order_of_release_and_number():
    first, second, whole = editions()
    keys = list(pool())
    assert (first, second, whole) == (FIRST, len(keys) - len(OF_THIRD), len(keys))
    assert (set(keys[:first]), set(keys[second:])) == (OF_FIRST, OF_THIRD)
    assert all(part == sorted(part, key=place) for part in (keys[:first], keys[first:second], keys[second:]))
    assert [name for name in SETS if name in {key.rpartition("-")[0] for key in pool()}] == list(MODULES)


@pytest.mark.parametrize(("edition", "digest"), [(0, "f9f555c77856b931"), (1, "464f6aa81d6ff9d9")])
def test_an_edition_is_what_it_was(edition, digest):
    """Its cards' places are written in the records of games."""
    cards = [*pool()][: editions()[edition]]
    assert blake2b(" ".join(cards).encode(), digest_size=8).hexdigest() == digest


def test_every_module_of_a_set_is_in_the_pool():
    folder = Path(sets.__file__).parent
    there = {path.stem for path in folder.glob("*.py") if path.stem.partition("_")[0] in SETS}
    assert there == {part for name in MODULES for part in modules_of(name)}


def test_each_card_lies_under_its_id():
    assert all(card.id == key for key, card in pool().items())


def test_a_card_that_was_printed_again_is_the_same_but_for_its_id():
    """And no other card is written twice."""
    assert all(replace(pool()[key], id=of) == pool()[of] for key, of in PRINTS.items())
    written = [replace(card, id="") for key, card in pool().items() if key not in PRINTS]
    assert len(set(written)) == len(written) == len(pool()) - len(PRINTS)


def test_the_pool_can_not_be_changed():
    with pytest.raises(TypeError):
        pool()["dp1-1"] = None


def test_numbers_behind_the_set_come_last():
    assert in_order(["dp7-SH1", "dp1-10", "dp7-99", "ex9-101", "dp1-9"]) == (
        "ex9-101", "dp1-9", "dp1-10", "dp7-99", "dp7-SH1"
    )  # fmt: skip


def test_the_sets_know_their_codes_and_years():
    assert [SETS[name].code for name in ("ex9", "ex11", "dp1", "dp4", "pl1")] == ["EM", "DS", "DP", "GE", "PL"]
    assert (SETS["dp1"].year, SETS["dpp"].codes, SETS["dpp"].limitless) == (2007, ("PR-DPP",), "DPP")


def test_an_imported_card_replaces_or_follows():
    """Numbers of the bundled cards stay what they are."""
    late = Card("dp1-999", "Late", "pokemon", "basic")
    changed = Card("dp1-123", "Changed", "energy", "basic")
    laid = overlay([late, changed])
    assert list(laid) == [*pool(), "dp1-999"]
    assert laid["dp1-123"] is changed and laid["dp1-999"] is late


def test_printed_names_carry_delta_and_level_x():
    assert pool()["ex11-14"].printed_name == "Salamence δ"
    assert pool()["dp1-122"].printed_name == "Torterra LV.X"
    assert pool()["dp1-17"].printed_name == "Torterra"


@needs_files
def test_every_printed_number_is_that_of_the_card_files():
    folder = Path(FILES) / "pokemon/cards"
    facts = {row.id: row for path in sorted(folder.glob("*.json")) for row in read_file(path)}
    wrong = {
        key: (numbers(card), numbers(facts[key]))
        for key, card in pool().items()
        if numbers(card) != numbers(facts.get(key, card))
    }
    assert wrong == {}
    assert {key.rpartition("-")[0] for key in pool() if key not in facts} <= {"ex9"}  # no file


def test_a_basic_energy_card_provides_the_type_in_its_name():
    basic = [card for card in pool().values() if (card.kind, card.stage) == ("energy", "basic")]
    assert len(basic) >= 8
    assert all(card.provides == TYPES[card.name.removesuffix(" Energy")] for card in basic)
