"""The lexicons: the same keys in three languages, no two cards of one name."""

import pytest

from stolik.games.token_battle.cards.base import ABILITIES, ROWS, TYPES, slug
from stolik.games.token_battle.cards.decks import DECKS
from stolik.games.token_battle.text import parse
from stolik.text import lexicon, render

LANGS = ("en", "pl", "ja")


@pytest.mark.parametrize(
    "table", ["NOUNS", "VERBS", "ABILITIES", "TYPES", "GAMES", "CARDS", "DECKS", "PLANS", "OPTIONS", "BOTS"]
)
def test_languages_have_the_same_keys(table):
    keys = [list(lexicon.table(table, lang)) for lang in LANGS]
    assert keys[0] == keys[1] == keys[2] != []


def test_cards_stand_in_the_order_of_the_collection():
    assert lexicon.card_keys() == tuple(slug(row[1]) for row in ROWS)
    assert [render.card_name(n, "en") for n in range(72)] == [row[1] for row in ROWS]


def test_abilities_and_types_are_those_of_the_ledger():
    assert tuple(lexicon.table("ABILITIES", "en")) == ABILITIES
    assert tuple(lexicon.table("TYPES", "en")) == TYPES


def test_no_two_cards_are_called_the_same_in_any_languages():
    names = {(parse.fold(render.card_name(key, lang)), key) for key in lexicon.card_keys() for lang in LANGS}
    assert len({name for name, _ in names}) == len(names)


@pytest.mark.parametrize("lang", LANGS)
def test_every_set_has_a_name_and_a_plan(lang):
    names = {render.deck_name(key, lang) for key, _, _, _ in DECKS}
    plans = {render.deck_plan(plan, lang) for _, _, _, plan in DECKS}
    assert len(names) == len(plans) == len(DECKS)
    assert [render.deck_name(key, "en") for key, _, _, _ in DECKS] == [name for _, name, _, _ in DECKS]


@pytest.mark.parametrize("lang", LANGS)
def test_settings_have_labels_help_and_choices(lang):
    for option, (label, text, choices) in lexicon.table("OPTIONS", lang).items():
        assert render.option_label(option, lang) == label != ""
        assert render.option_help(option, lang).replace("\u00a0", " ") == text != ""
        assert all(render.choice_label(option, choice, lang) for choice in choices)


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_shouts(lang):
    tables = ("ABILITIES", "TYPES", "CARDS", "DECKS", "PLANS", "OPTIONS", "BOTS")
    assert not any(mark in str(lexicon.table(table, lang)) for table in tables for mark in "!！")


def test_an_unknown_language_or_card_is_an_error():
    with pytest.raises(KeyError):
        lexicon.table("CARDS", "de")
    with pytest.raises(KeyError):
        render.card_name("dragon", "en")
    with pytest.raises(IndexError):
        render.card_name(72, "en")
