"""The names by which cards look for cards: each is that of some card, or of a species with forms (PK-EVO-1)."""

from dataclasses import fields, is_dataclass

import pytest

from stolik.cardgame.ast import Called, NameHas
from stolik.games.pokemon.ast.nodes import EvolvesFrom, Immune, PlayedSupporter, StadiumInPlay, Under
from stolik.games.pokemon.ast.printed import is_called
from stolik.games.pokemon.cards import pool
from stolik.games.pokemon.rules.asked import has_word
from stolik.games.pokemon.text import cards

from .texts import ERA, files, printed, read, trees

NOT_PRINTED = {"Kadabra"}
"""No card of that time: dp2-2 Alakazam is reached by a Rare Candy over the stage that is missing, or not at all."""

OTHER_YEARS = {"Dark", "Latias ex", "Latios ex"}
"""Printed before, in sets that are not of the era: of what ex11-45 Illumise is safe from, and beside ex11-8 and 9."""
NOT_BUNDLED = {"Bonsly", "Cleffa", "Magby", "Mantyke", "Regirock", "Registeel", "Smoochum", "Uxie"}
"""Cards of the era that bundled ones look for, and that are not bundled themselves."""


def nodes(tree):
    """All values in a tree."""
    if isinstance(tree, tuple):
        for part in tree:
            yield from nodes(part)
    elif is_dataclass(tree):
        yield tree
        for one in fields(tree):
            yield from nodes(getattr(tree, one.name))


def looked_for(tree):
    """The names that a tree looks for; those of which a part is enough stand under True."""
    for node in nodes(tree):
        if isinstance(node, Called | Under | StadiumInPlay | PlayedSupporter) and node.name:
            yield False, node.name
        elif isinstance(node, EvolvesFrom) and isinstance(node.what, str) and node.what != "fossil":
            yield False, node.what
        elif isinstance(node, NameHas):
            yield True, node.word


def missing(wanted, names):
    """The names of which there is no card."""
    return sorted(
        name
        for part, name in set(wanted)
        if not any(has_word(one, name) if part else is_called(one, name) for one in names)
    )


def test_every_name_that_a_card_of_the_pool_looks_for_is_in_the_pool():
    wanted = [one for card in pool().values() for item in trees(card) for one in looked_for(item.tree)]
    found = set(missing(wanted, {card.name for card in pool().values()}))
    assert found <= OTHER_YEARS | NOT_BUNDLED


def test_what_the_pool_evolves_from_is_in_the_pool():
    below = [(False, card.evolves_from) for card in pool().values() if card.evolves_from]
    assert set(missing(below, {card.name for card in pool().values()})) <= NOT_PRINTED


@pytest.fixture(scope="module")
def era():
    return files(ERA)


def understood():
    """The trees of all printed texts of the era that read."""
    for item in printed(ERA):
        try:
            found = read(item)
        except cards.Ambiguous:
            continue
        if found is not None:
            yield found[0]


def bare(raw):
    """A name without its level and δ (PK-SETUP-1)."""
    return raw["name"].replace(" δ", "").removesuffix(" LV.X")


def test_every_name_that_a_text_of_the_era_looks_for_is_printed_on_a_card(era):
    wanted = [one for tree in understood() for one in looked_for(tree)]
    assert len(set(wanted)) > 50
    assert set(missing(wanted, {bare(raw) for raw in era})) <= OTHER_YEARS


def test_every_card_of_the_era_has_what_it_evolves_from(era):
    wanted = [(False, raw["evolvesFrom"]) for raw in era if raw.get("evolvesFrom")]
    assert set(missing(wanted, {bare(raw) for raw in era})) == NOT_PRINTED


def test_conditions_that_nothing_can_give_are_a_row():
    """Of one condition too."""
    found = [node for tree in understood() for node in nodes(tree) if isinstance(node, Immune)]
    assert any(node.conditions for node in found) and {type(node.conditions) for node in found} <= {tuple, type(None)}
