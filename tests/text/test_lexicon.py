"""The lexicons: the same keys in three languages, no two cards of one name."""

import pytest

from stolik.catalog import GAMES, load_game
from stolik.games.token_battle.cards.base import ABILITIES, ROWS, TYPES, slug
from stolik.games.token_battle.text import lexicon, parse, render
from stolik.text.lexicon import COMMON

LANGS = ("en", "pl", "ja")


LEXICONS = {"all games": COMMON} | {name: load_game(name).words.lexicon for name in GAMES}


@pytest.mark.parametrize("whose", LEXICONS)
def test_languages_have_the_same_keys(whose):
    shared = {"NOUNS", "VERBS", "BOTS", "NAMES", "CARDS", "DECKS", "PLANS", "OPTIONS"}
    found = shared & set(vars(LEXICONS[whose].modules["en"]))
    assert len(found) >= 2
    for table in found | ({"ABILITIES", "TYPES"} if whose == "token-battle" else set()):
        keys = [list(LEXICONS[whose].table(table, lang)) for lang in LANGS]
        assert (table == "NOUNS" and whose not in ("all games", "token-battle")) or keys[0] == keys[1] == keys[2] != []


def test_cards_stand_in_the_order_of_the_collection():
    assert lexicon.card_keys() == tuple(slug(row[1]) for row in ROWS)
    assert [render.card_name(n, "en") for n in range(72)] == [row[1] for row in ROWS]


def test_abilities_and_types_are_those_of_the_ledger():
    assert tuple(lexicon.LEXICON.table("ABILITIES", "en")) == ABILITIES
    assert tuple(lexicon.LEXICON.table("TYPES", "en")) == TYPES


def test_no_two_cards_are_called_the_same_in_any_languages():
    names = {(parse.fold(render.card_name(key, lang)), key) for key in lexicon.card_keys() for lang in LANGS}
    assert len({name for name, _ in names}) == len(names)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ["token-battle", "star-wars"])
def test_every_deck_has_a_name_and_a_plan(game, lang):
    found = load_game(game)
    names = {found.words.deck_name(deck.name, lang) for deck in found.decks}
    plans = {found.words.deck_plan(deck.name, lang) for deck in found.decks}
    assert len(names) == len(plans) == len(found.decks)
    assert [found.words.deck_name(deck.name, "en") for deck in found.decks] == [deck.name for deck in found.decks]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_settings_have_labels_help_and_choices(game, lang):
    words = load_game(game).words
    for option in load_game(game).options:
        assert words.option_label(option.key, lang) and words.option_help(option.key, lang)[-1] in ".。"
        assert all(words.choice_label(option.key, choice, lang) for choice in option.choices)


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_shouts(lang):
    for one in LEXICONS.values():
        tables = [value for name, value in vars(one.modules[lang]).items() if name.isupper()]
        words = [list(table.values()) if isinstance(table, dict) else table for table in tables]  # a deck's name may
        assert not any(mark in str(words) for mark in "!！")


def test_an_unknown_language_or_card_is_an_error():
    with pytest.raises(KeyError):
        lexicon.LEXICON.table("CARDS", "de")
    with pytest.raises(KeyError):
        render.card_name("dragon", "en")
    with pytest.raises(IndexError):
        render.card_name(72, "en")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_no_card_is_called_by_its_key(name, lang):
    one = load_game(name)
    assert [key for key in one.pool if one.spoken.card_name(key, lang) in ("", key)] == []
