"""What cards are chosen for, where only the card that asks tells it."""

from types import SimpleNamespace

import pytest

from stolik.cardgame.ast import Choose, Search
from stolik.games.pokemon.ast.nodes import Look
from stolik.games.pokemon.cards import pool
from stolik.games.pokemon.text.aims import aim
from stolik.games.pokemon.text.asks import ENDS, PURPOSES, Asking
from stolik.games.pokemon.text.table import KindNames
from stolik.kernel.decision import Decision, Option
from stolik.text.trees import nodes

ASKING = (("choose:search", Search), ("choose:look", Look), ("choose:pick", Choose))
#: Cards whose player only puts cards in order, lets the other player choose, or searches twice, to different ends.
UNSAID = {
    "Chatot G", "Cresselia", "Darkrai", "Drifblim", "Garchomp", "Lucian's Assignment", "Luvdisc", "Marley's Request",
    "Minun", "Mothim", "Natu", "Ninetales", "Octillery", "Palkia G", "Pokémon Contest Hall", "Porygon", "Ralts",
    "Regice", "Rescue Stretcher", "Rival", "Shuckle", "Solrock", "Torterra", "Unown [A]", "Unown [T]", "Unown [X]",
}  # fmt: skip


def trees(card):
    return (card.do, card.statics, card.abilities, *(attack.do for attack in card.attacks))


@pytest.mark.parametrize(
    ("card", "kind", "verb", "said"),
    [
        ("dp1-112", "choose:pick", "card", "keep"),
        ("dp2-109", "choose:pick", "card", "deck top"),
        ("dp2-109", "choose:search", "card", "take"),
        ("dp1-121", "choose:look", "card", "take"),
        ("dp1-121", "choose:search", "card", "deck"),
        ("dp7-100", "choose:pick", "pokemon", "choose:knock out"),
        ("dp7-100", "choose:pick", "place", "choose:discard"),
        ("dp1-113", "choose:look", "card", ""),
    ],
)
def test_a_card_says_what_is_chosen_for(card, kind, verb, said):
    assert aim(pool()[card], kind, verb) == said


def test_every_end_has_words_and_few_cards_leave_it_unsaid():
    unsaid = set()
    for card in pool().values():
        for kind, asks in ASKING:
            if any(isinstance(node, asks) for node in nodes(trees(card))):
                ends = {aim(card, kind, verb) for verb in ("card", "pokemon", "place", "attached")}
                assert ends <= {*ENDS, *PURPOSES}
                if ends == {""}:
                    unsaid.add(card.name)
    assert unsaid == UNSAID


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Professor Rowan: Choose a card to keep."),
        ("pl", "Professor Rowan: Wybierz kartę do zatrzymania."),
        ("ja", "Professor Rowan：残すカードを1枚選んでください。"),
    ],
)
def test_the_question_says_what_for(lang, said):
    cards = list(pool().values())
    rowan = next(n for n, card in enumerate(cards) if card.id == "dp1-112")
    asked = Decision(0, "choose:pick", (Option("card", (0,)), Option("card", (1,))), about=(rowan, 0))
    assert Asking(asked, SimpleNamespace(sides=()), KindNames(cards), lang).prompt() == said
