"""Sentences that few cards have: read, rendered in all languages, and read again as the same."""

# ruff: noqa: E501 (a sentence stays on one line)

from __future__ import annotations

import pytest

from stolik.cardgame.ast import SELF
from stolik.games.star_wars.ast.nodes import (
    SPENT,
    AllBut,
    ByRetaliate,
    Level,
    NamedType,
    Namesakes,
    NamesType,
    Negative,
    OfKeyword,
    Owned,
    RemoveCards,
    Room,
    SameName,
    SeeBuilt,
    Seeks,
    Taught,
    UpTo,
)
from stolik.games.star_wars.text import cards
from stolik.text.trees import nodes

from .test_later_phrases import CARD, MISSION, PLACE, SHIP, UNIT, lines, read

SENTENCES = [
    (UNIT, "Reserves: Tap -> Choose a face-down card in your opponent's build zone. Remove up to 3 build counters from that card. Play only during battle.", Negative),
    (MISSION, "Search your deck. You may take any number of different Droid cards from your deck, show them to your opponent, and put them into your hand. You gain Force equal to the number of cards you took. Then shuffle your deck.", None),
    (SHIP, "Pay 1 Force -> This turn, Testship may attack a Ground unit in your opponent's build zone. When it does, it gets +3 power for that attack.", None),
    (MISSION, "Choose a player and a card type (Space, Ground, Character, Battle, Mission, Location, or Equipment). That player reveals the top 4 cards of his or her deck, puts all those cards of the chosen type into his or her hand, and discards the rest.", NamedType),
    (MISSION, "When the battle phase starts, choose Space, Ground, or Character. Each player must put all his or her units of that type into that arena.", None),
    (CARD, "Pay 2 Force -> One of your Droids gets +2 power for this attack. Play only when that Droid is attacking a Creature.", None),
    (MISSION, "Choose an arena. This turn, when your opponent rolls attack dice for units in that arena, you may have your opponent reroll all those dice once (before damage prevention).", Owned),
    (MISSION, "Look at your opponent's hand and face-down cards in his or her build zone. Then you gain 3 Force.", SeeBuilt),
    (UNIT, "When Testbot attack, your opponent may pay 3 Force. If your opponent does, prevent all damage Testbot would do to the defending unit, and Testbot does two damage to itself.", None),
    (CARD, "Pay 4 Force -> Up to 2 of your units in the same arena each get +2 power until end of turn. If one of those units has lower speed than the other, it gets extra speed equal to the difference until end of turn.", Level),
    (UNIT, "Bounty: Search your opponent's deck for each card with the same name as the Character you gained this Bounty for. Put those cards in his or her discard pile. Then your opponent shuffles his or her deck.", SameName),
    (UNIT, "If Testbot's Retaliate ability causes a unit to be discarded, untap Testbot.", ByRetaliate),
    (UNIT, "Bounty: Remove all damage counters from Testbot.", None),
    (UNIT, "Upkeep: Remove a card in your discard pile from the game or tap this unit.", RemoveCards),
    (UNIT, 'Each of your Droids, including Testbot, gets +2 power and "Bounty: Put a Creature card from your hand into its arena, tapped."', None),
    (SHIP, "When the Space battle step starts, if Testship doesn't have a Pilot, Testship gets the Pilot abilities of one of your Pilots in the Character arena until end of turn.", Taught),
    (UNIT, "As long as Testbot is in the Character arena, you don't have to pay the Upkeep costs of your other neutral units. Each of those neutral units with Upkeep gets +20 speed and +2 power.", OfKeyword),
    (UNIT, "Whenever Testbot would be damaged when attacked, prevent all but 1 of that damage.", AllBut),
    (SHIP, "[tap], Remove a Ground unit in your opponent's discard pile from the game -> You gain 2 extra build points. Play only during your build step.", RemoveCards),
    (MISSION, "Search your opponent's deck. Put up to 3 Character cards with the same name into his or her discard pile. Then your opponent shuffles his or her deck.", Namesakes),
    (CARD, "Pay 2 Force -> Draw 1 card. | When one of your opponent's effects causes you to discard this card from your hand, you may draw 2 cards.", None),
    (CARD, "Pay 5 Force -> Whenever one of your units would be damaged this turn, prevent that damage. For each point of damage that would be dealt by an attacking Character that is prevented this way, put 1 damage counter on that attacking Character.", None),
    (UNIT, "[tap] -> Show your opponent a Tatooine unit in your hand. Put that unit into your build zone with up to 3 build counters on it. Play only during your build step.", UpTo),
    (UNIT, "Any Starfighter with Testbot on it can have an extra Pilot if that Pilot isn't an astromech Droid. | [Pilot] Starfighter Pilot. The Starfighter gets: * +20 speed. * At the start of the Space battle step, remove 2 damage counters from this unit.", Room),
    (UNIT, "[tap] -> You may remove a card in your opponent's discard pile from the game. If you do, you gain 2 extra build points next turn. Play only when this unit would attack.", RemoveCards),
    (PLACE, "When you would draw a card during your draw step, instead name a card type (Such as Space, Mission, etc.). Reveal cards from the top of your deck until you reveal a card of that type. Put that card into your hand and the other revealed cards into your discard pile.", NamesType),
]  # fmt: skip


@pytest.mark.parametrize(("printed", "text", "node"), SENTENCES, ids=lambda one: str(one)[:40])
def test_it_is_read_rendered_and_read_again(printed, text, node):
    said = cards.read_text(text, printed)
    assert node is None or any(isinstance(each, node) for each in nodes((said.abilities, said.plays, said.do)))
    assert cards.read_text(" | ".join(lines(printed, said, "en")), printed) == said
    assert all(lines(printed, said, lang) for lang in ("pl", "ja"))


def test_a_battle_card_says_nothing_else_of_when():
    """It has no abilities (SW-ABIL-2) but for its being discarded from the hand (SW-BC-18)."""
    with pytest.raises(cards.Declined):
        cards.read_text(
            "When one of your opponent's effects causes you to discard this card from your hand, untap it.", CARD
        )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Pay 1 Force, Tap one of your untapped units in any arena -> One of your units in that arena gets +X power for"
         " this attack, where X is the power of that unit.",
         {"en": "the power of the unit you paid with", "pl": "jednostki, którą zapłacono", "ja": "支払いに使ったユニット"}),
    ],
)  # fmt: skip
def test_the_unit_that_paid_is_no_other(text, words):
    """SW-ABIL-24: "that unit" could be the one that gets the power."""
    said = read(CARD, text)
    assert SPENT in list(nodes(said.plays))
    assert all(word in lines(CARD, said, lang)[0] for lang, word in words.items())


def test_a_unit_that_seeks_the_weakest_need_not_attack():
    """SW-ATTACK-13: it can attack only that one."""
    said = cards.Read(
        abilities=read(
            UNIT, "Testbot can attack only a unit with the lowest power among those that it can attack."
        ).abilities
    )
    assert [one.what for one in said.abilities] == [Seeks("power")] and said.abilities[0].to == SELF
    assert "can attack only" in lines(UNIT, said, "en")[0]
