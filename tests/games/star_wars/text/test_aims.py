"""What units and cards are chosen for at a Star Wars table, where only the card that asks tells it."""

from types import SimpleNamespace

import pytest

from stolik.cardgame.ast import Choose, May, Search, Some
from stolik.catalog import load_game
from stolik.games.star_wars.ast.nodes import Pay
from stolik.games.star_wars.text import abilities
from stolik.games.star_wars.text.aims import aim, offered
from stolik.games.star_wars.text.asks import Asking
from stolik.games.star_wars.text.grammar.asks import ENDS, PURPOSES
from stolik.games.star_wars.text.table import KindNames
from stolik.kernel.decision import Decision, Option
from stolik.text.trees import nodes

POOL = load_game("star-wars").rules.pool
ASKING = (("choose:unit", Choose, ""), ("choose:target", Choose, "battle"), ("choose:search", Search, ""))
EMPTY = SimpleNamespace(
    arenas={},
    locations={},
    seats=[SimpleNamespace(zone=(), points=0, spent=0) for _ in (0, 1)],
    options={"setup_points": 30},
)


def trees(card):
    return (card.abilities, card.plays, card.costs, card.do)


def chooses(each, node):
    """Whether it is such a node, and takes not all that there is."""
    return isinstance(each, node) and isinstance(each.what, Some)


@pytest.mark.parametrize(("question", "node", "kind"), ASKING)
def test_every_card_says_what_it_lets_choose_for(question, node, kind):
    cards = [card for card in POOL.values() if kind in ("", card.kind)]
    asking = [card for card in cards if any(chooses(each, node) for each in nodes(trees(card)))]
    ends = {card.id: aim(card, question) for card in asking}
    assert len(ends) > 1 and "" not in ends.values()
    assert set(ends.values()) <= {*ENDS, *PURPOSES}


def test_every_effect_that_is_offered_can_be_said_to_who_is_asked():
    offering = [card for card in POOL.values() if any(isinstance(each, May) for each in nodes(trees(card)))]
    unsaid = set()
    for card in offering:
        done = offered(card)
        assert done is not None, card.id
        said = [abilities.whole(card, done, lang) for lang in ("en", "pl", "ja")]
        if not any(said):
            unsaid.add(card.name)
        assert all(text[-1:] in ".。" for text in said) or not any(said), card.id
    assert unsaid == {"Jedi Arrogance"}, "which dice are rolled again only the event tells"


def test_what_the_other_player_is_asked_for_speaks_of_that_players_cards():
    promise = POOL["ESB-167"]
    said = "Put a Character card from your discard pile into its arena."
    assert abilities.whole(promise, offered(promise), "en") == said


def test_what_the_other_player_may_pay_is_said_to_that_player():
    greedo = POOL["ANH-16"]
    assert offered(greedo) == Pay(3, "you")
    number = list(POOL).index("ANH-16")
    asked = Decision(1, "choose:may", (Option("yes"), Option("no")), about=(number, 1))
    said = {lang: Asking(asked, EMPTY, KindNames(tuple(POOL.values())), lang).prompt() for lang in ("en", "pl", "ja")}
    assert {lang: text.replace("\u00a0", " ") for lang, text in said.items()} == {
        "en": "Greedo (A): Use the effect? Pay 3 Force.",
        "pl": "Greedo (A): Skorzystać z efektu? Zapłać 3 punkty Mocy.",
        "ja": "Greedo (A)：効果を使いますか？フォース3点を支払う。",
    }


@pytest.mark.parametrize(
    ("card", "place", "said"),
    [
        ("ANH-7", "1", "Evade 2 · pay 2 Force"),
        ("ANH-7", "2", "Intercept · pay 1 Force"),
        ("ANH-59", "0.1", "Retreat this Starfighter · pay 1 Force"),
        ("ROTJ-6", "1.2", "Retaliate 4 · pay 2 Force"),
        ("ROTJ-57", "1.1", "Lucky 2"),
        (
            "ANH-26",
            "1",
            "Search your deck. You may take a Luke Skywalker card from your deck. Show it to your opponent and put it "
            "into your hand. Then shuffle your deck · tap",
        ),
        (
            "AOTC-3",
            "0",
            "Choose one of your opponent's units in the Character arena. If your opponent has a Jedi in the Character "
            "arena, ASN-121 does 3 damage to that unit… · tap",
        ),
        ("ANH-26", "9", ""),
    ],
)
def test_an_ability_is_as_short_as_a_button(card, place, said):
    """What decides is never cut off; what is longer than a few lines of a button is."""
    assert abilities.ability(POOL[card], place, "en").replace("\u00a0", " ") == said
    assert all(len(abilities.ability(POOL[card], place, lang)) <= abilities.LONGEST + 40 for lang in ("pl", "ja"))


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_every_ability_and_every_way_to_play_a_card_has_a_label(lang):
    for card in POOL.values():
        printed = load_game("star-wars").rules.facts_of(card)
        assert all(abilities.ability(card, place, lang) for place in printed.abilities), card.id
        assert all(abilities.play(card, mode, lang) for mode in range(len(card.plays))), card.id
