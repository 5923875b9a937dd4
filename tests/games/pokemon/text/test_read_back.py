"""What a card of the pool says in English is read back as its tree."""

from dataclasses import replace

import pytest

from stolik.games.pokemon.ast.printed import Power
from stolik.games.pokemon.cards import pool
from stolik.games.pokemon.text import cards
from stolik.games.pokemon.text.grammar.words import GRAMMAR
from stolik.text.trees import Family

from .texts import rules_of, trees


def is_read_back(card):
    """Whether each of its texts is read, and as what was written."""
    plain = replace(card, statics=())
    provides = card.provides * (card.stage == "special" and card.kind == "energy")
    rules = replace(rules_of(plain), provides=provides, abilities=())
    kind = "pokemon" if card.stage == "fossil" else card.kind
    try:
        for item in trees(card):
            text = cards.write(item.category, item.tree, "en", item.context)
            found = cards.read(item.category, text, item.context)[0]
            if isinstance(item.tree, Power):  # that it is an item's text stands in its label
                found = replace(found, held=item.tree.held)
            if found != item.tree:
                return False
        return cards.read_rules(cards.render(plain, "en").rules, card.name, kind, card.era) == rules
    except (cards.Declined, cards.Ambiguous):
        return False


def test_every_text_of_the_pool_is_read_back_as_its_tree():
    assert {card.id for card in pool().values() if not is_read_back(card)} == set()


@pytest.mark.parametrize(
    "card, lang, words",
    [
        ("sm8-82", "en", "you may discard your hand. "),
        ("sm8-82", "pl", "możesz odrzucić wszystkie karty z\u00a0ręki. "),
        ("dp3-25", "pl", "Rzuć tyloma monetami. "),
        ("dp2-6", "en", "If that card is an Energy card, "),
    ],
)
def test_a_card_is_said_in_these_words(card, lang, words):
    text = cards.render(pool()[card], lang)
    assert any(words in said for *_, said in (*text.abilities, *text.attacks))


def test_every_category_that_a_pattern_wants_is_there():
    families = [one for one in GRAMMAR.categories.values() if isinstance(one, Family)]
    wanted = {name for family in families for name in family.wanted}
    assert len(wanted) > 100 and wanted <= set(GRAMMAR.categories)
