"""Phrases that the sets after The Empire Strikes Back taught the reader: read, rendered, and read again as the same."""

# ruff: noqa: E501 (a sentence stays on one line)

from __future__ import annotations

import pytest

from stolik.cardgame.ast import (
    REST,
    AnyOf,
    Called,
    Choose,
    Count,
    Do,
    Exists,
    Hurt,
    Is,
    Lasting,
    May,
    Minus,
    Other,
    Repeat,
    Search,
    When,
)
from stolik.games.star_wars.ast import keywords as kw
from stolik.games.star_wars.ast.nodes import (
    BY,
    AddCounters,
    Barred,
    BattleStep,
    BuildCounters,
    BuildPoints,
    CanAttack,
    CompleteUnit,
    CostOf,
    CostsLess,
    Disrupt,
    Doubled,
    Ejects,
    First,
    Force,
    ForceLess,
    Fought,
    Gain,
    Gather,
    Grants,
    Keyword,
    LiesIn,
    LookAtTop,
    Lose,
    Lowest,
    MovePilot,
    OneOf,
    Piloted,
    Predict,
    PutBack,
    PutInto,
    Recover,
    Return,
    RollOff,
    Said,
    SameName,
    Seeks,
    Sort,
    StatOf,
    Sure,
    Tap,
    Toll,
    Uncounted,
    Unpreventable,
    Upkeep,
    WinsTies,
    Without,
)
from stolik.games.star_wars.text import cards
from stolik.text.trees import nodes

UNIT = cards.PrintedOn("Testbot", "character", arena="character")
SHIP = cards.PrintedOn("Testship", "space", arena="space")
CARD = cards.PrintedOn("Test Card", "battle")
MISSION = cards.PrintedOn("Test Plan", "mission")
PLACE = cards.PrintedOn("Test Place", "location")

SENTENCES = [
    # keywords
    (UNIT, "Upkeep: Pay 2 build points, discard 1 card from your hand, or tap this unit.", Upkeep),
    (UNIT, "Upkeep: Put the top 2 cards of your deck into your discard pile.", Upkeep),
    (UNIT, "Bounty: Gain 2 Force.", Lasting),
    (UNIT, "Bounty: 2 build points.", Lasting),
    (UNIT, 'Each of your Droids gets "Bounty: Draw 2 cards."', Grants),
    (UNIT, "Lucky 3", None),
    (UNIT, "Each of your Droids gets Lucky 2.", Grants),
    (UNIT, "[Pilot] Transport Pilot. The Transport gets Lucky 3.", None),
    (UNIT, "Hidden Cost 3", None),
    (MISSION, 'Choose one of your opponent\'s units. That unit gets "Upkeep: Pay 3 build points or tap this unit" until the'
     " game ends.", Upkeep),
    # what units have
    (SHIP, "Testship doesn't count toward controlling the Space arena.", Uncounted),
    (UNIT, "Damage from this unit can't be prevented.", Unpreventable),
    (UNIT, "Damage from this unit's attack can't be prevented.", Unpreventable),
    (CARD, "Pay 2 Force -> Choose a unit. That unit loses Shields until end of turn.", Without),
    (SHIP, "As long as Testship has a Pilot on it, it gets +2 power.", Piloted),
    (UNIT, "This unit gets +2 power as long as there is a Location in the Ground arena.", Exists),
    (UNIT, "As long as an Endor Location is in any arena, when one of your opponent's units would damage Testbot, prevent"
     " that damage unless your opponent pays 2 Force.", Exists),
    (UNIT, "This unit gets +1 power as long as Han Solo is in any arena.", Called),
    (UNIT, "Pay 2 Force -> Testbot gets +X power for this attack, where X is the number of cards in Testbot's stack.", StatOf),
    (CARD, "Choose a unit. That unit gets +3 power for this attack. Play only on a unit with total power 3 or less.", None),
    (UNIT, "Testbot can attack Characters in your opponent's build zone.", CanAttack),
    (SHIP, "Testship may attack a unit in the Character arena instead of a unit in the Space arena.", CanAttack),
    (SHIP, "Testship can be piloted only by Droids and Bounty Hunters.", Barred),
    (CARD, "Pay 2 Force -> Choose one of your opponent's units in the Character arena. That unit can't use Evade this turn.", Barred),
    # when
    (CARD, "Pay 1 Force -> Draw a card. Play only before any unit in the Space arena attacks.", Fought),
    (CARD, "Pay 1 Force -> Draw a card. Play only before any unit in the Space arena would attack.", Fought),
    (UNIT, "Whenever one of your Ground units would be damaged by your opponent, prevent all of that damage unless your opponent pays 1 Force.", Is),
    (MISSION, "Return 5 cards from your discard pile to your deck. Then shuffle your deck.", Return),
    (UNIT, "When the Character battle step ends, gain 1 Force for each Droid you control.", Count),
    (UNIT, "At the end of the Ground battle step, gain 2 Force.", Gain),
    (UNIT, "[tap] -> Draw a card. Play only during the Space battle step.", BattleStep),
    (UNIT, "Whenever you deploy a Droid, draw a card.", Is),
    (UNIT, "When damage from Testbot causes a Jedi to be discarded, untap Testbot.", When),
    (UNIT, "Prevent all damage to and done by Testbot.", Other),
    # what is reckoned
    (CARD, "Pay 2 Force -> The attacking unit gets +X power for this attack, where X is the difference between the"
     " attacking unit's build cost and the defending unit's build cost.", CostOf),
    (UNIT, "When this unit damages another unit and the other unit is discarded, remove a number of damage counters from"
     " Testbot equal to the other unit's build cost.", CostOf),
    (UNIT, "Pay 1 Force, discard one of your other Droids from the Character arena -> You get a number of build points"
     " equal to that Droid's total build cost. Play only during your build step.", CostOf),
    (UNIT, "[tap] -> Testbot does a number of dice of damage equal to his power to a Character in your opponent's build"
     " zone.", StatOf),
    (MISSION, "Remove all but 2 damage counters from one of your Droids.", Minus),
    (MISSION, "Remove up to 2 damage counters from one of your opponent's units. For each damage counter you remove from"
     " that unit, remove 1 damage counter from one of your units.", Repeat),
    (MISSION, "Remove all build counters from a face-down card in your opponent's build zone and discard it. Your opponent"
     " gains that many build points.", AddCounters),
    (UNIT, "When Testbot is discarded from play, your opponent puts the top X cards of his or her deck into his or her"
     " discard pile, where X is your Force total.", Force),
    (MISSION, "Choose a player. That player counts the cards in his or her hand, discards his or her hand, and draws that"
     " many cards.", OneOf),
    # what things cost
    (UNIT, "Each of your opponent's Battle cards costs 1 more Force to play.", ForceLess),
    (UNIT, "Each Battle card you play during the Ground battle step costs 2 less Force to play.", ForceLess),
    (UNIT, "Each activated ability of your opponent's Droids costs 1 more Force to play.", ForceLess),
    (MISSION, "Each Battle card costs 2 more Force to play this turn.", ForceLess),
    (UNIT, "You don't have to pay the Upkeep costs of your Smugglers.", Barred),
    (UNIT, "When your build step starts, choose one of your Droids. You don't have to pay that Droid's Upkeep costs this"
     " turn.", Barred),
    (UNIT, "Each of your Pilots costs 1 fewer build counter to deploy.", Sort),
    # who stays, and what comes back
    (UNIT, "Testbot can't retreat during your retreat step.", Barred),
    (SHIP, "Your opponent can't retreat any Space units with damage counters on them during his or her retreat step.", Hurt),
    (MISSION, "Your opponent can't retreat any Droids during his or her retreat step this turn.", Barred),
    (SHIP, "When Testship is discarded from the Space arena, you may pay 1 Force. If you do, return Testship from your"
     " discard pile to your hand.", Recover),
    (UNIT, "When Testbot is discarded from the Character arena, shuffle it and any cards stacked with it into your deck.",
     Recover),
    (UNIT, "When you finish building another Droid, draw a card.", Other),
    (CARD, "Pay 1 Force -> Choose a Droid in your opponent's build zone. Put that Droid into the Character arena tapped.",
     Tap),
    (UNIT, "[tap] -> Put a Droid card with build cost 3 or less from your hand into the Ground or Character arena.", AnyOf),
    # the top of a deck
    (UNIT, "[tap] -> Look at the top 4 cards of your opponent's deck. Put them back in any order.", PutBack),
    (UNIT, "[tap] -> Look at the top 4 cards of your opponent's deck. Choose any number of Battle cards there and put them"
     " into your opponent's discard pile. Put the rest back on top in any order.", Search),
    (UNIT, "[tap] -> Reveal the top 2 cards of your deck. If you revealed any Battle cards, put one of them face down in"
     " your build zone with 2 build counters on it. Discard the rest.", LookAtTop),
    (MISSION, "Pay any amount of Force. Look at that many cards from the top of your deck. Put 1 of those cards into your"
     " hand for each build counter on Test Plan. Discard the rest.", LookAtTop),
    (UNIT, "When your build step starts, look at the top card of your opponent's deck. You may put that card into your"
     " opponent's discard pile.", LookAtTop),
    # who is meant, and who comes first
    (MISSION, "Choose one of your Droids. Search your deck. You may take a card with the same name as that unit from your"
     " deck, show it to your opponent, and put it into your hand. Then shuffle your deck.", SameName),
    (MISSION, "Search your deck. You may take a card from your deck with the same name as one of your Droids. Show it to"
     " your opponent and put it into your hand. Then shuffle your deck.", SameName),
    (UNIT, "When you deploy this unit, search your deck. You may take a Space Location card from your deck, show it to your"
     " opponent, and put it face-down in your build zone with 2 build counters on it. Then shuffle your deck.", LiesIn),
    (UNIT, "When the Space battle step starts, you may move any number of your Pilots from units in the Ground arena to the"
     " Character arena. Untap those Pilots.", MovePilot),
    (UNIT, "When the Character battle step starts, choose a tapped unit in the Character arena at random. Untap that unit.",
     Choose),
    (MISSION, "Your opponent chooses one of his or her units in the Ground arena and retreats the rest.", REST),
    (MISSION, "Each player discards his or her unit with the lowest build cost in any arena.", Lowest),
    (MISSION, "Choose one facedown card in your build zone. For each build counter on that card, put another build counter"
     " on it.", BuildCounters),
    (UNIT, "All your units win ties for speed.", WinsTies),
    (PLACE, "Fight the Character battle before the Space battle.", First),
    (PLACE, "Double all damage that would be done by units in the Space arena (before damage prevention).", Doubled),
    (PLACE, "When you finish building Test Place, draw a card.", When),
    (PLACE, "Each of your Mission cards costs 2 fewer build counters to complete.", CostsLess),
    (UNIT, "When a unit attacks one of your Droids in the Ground arena, you may make it attack this unit instead.", May),
    (UNIT, "When your build step starts, if you have Han Solo or Luke Skywalker in the Character arena, gain 1 Force.", AnyOf),
    (CARD, "Pay 1 Force -> Disrupt a Battle card with a printed Force cost of 3 or less.", Disrupt),
    (SHIP, "Discard this unit from the Space arena -> Show a face-down Imperial Fortification card in your build zone to your"
     " opponent. Put 2 build counters on that card. If there are enough build counters on it, you may finish building it.",
     CompleteUnit),
    # damage that some can't prevent
    (UNIT, "[tap] -> Choose one of your opponent's Droids. Testbot does 2 damage to that Droid. Your opponent can't use Evade"
     " to prevent that damage unless that Character is a Jedi.", Sure),
    (UNIT, "[tap], Pay X Force -> Choose a unit in the Character arena. Testbot does X dice of damage to that unit. This"
     " damage can only be prevented by a Jedi Master.", Sure),
    (UNIT, "Pay 2 Force -> Your opponent can't use Evade to prevent damage from Testbot for this attack.", Unpreventable),
    # what is done
    (MISSION, "Prevent all damage done by Characters this turn.", BY),
    (MISSION, "Search your deck. You may take up to 3 Droid cards from your deck, show them to your opponent, and put them"
     " into your hand. Then shuffle your deck.", Do),
    (MISSION, "Search your opponent's deck for up to 2 Location cards and discard them. Your opponent then shuffles his or"
     " her deck.", Do),
    (MISSION, "Put a Droid Character card from your discard pile into the Character arena.", PutInto),
    (MISSION, "You gain 1 Force for each Jedi Character card in your discard pile.", Count),
    (CARD, "Pay 4 Force -> Choose an untapped Character. Tap that unit and do 2 damage to it.", None),
    (CARD, "Pay 2 Force -> Choose one untapped Creature and tap it. That Creature doesn't untap during the next untap"
     " step.", None),
    # the sets of 2004
    (UNIT, "When the build step starts, if this unit isn't piloted by a Wookiee or a Smuggler, tap it.", Piloted),
    (UNIT, "Your opponent loses 1 Force for each point of damage done by Testbot.", Lose),
    (UNIT, "Reserves: One of your Characters gets Accuracy 1 for this attack.", Keyword),
    (MISSION, "When the battle phase starts, choose one of your opponent's units in any arena. If that unit is discarded from that arena this turn, you gain 5 build points next turn.", BuildPoints),
    (PLACE, "Discard this Location from the Space arena. Your units that are tapped at the time Test Place is discarded can't be attacked this turn.", Barred),
    (PLACE, "If this Location is discarded from play, draw a card.", When),
    (CARD, "Pay 4 Force, Tap one of your untapped units in any arena -> One of your units in the same arena gets +X power for this attack, where X is the power of the unit you tapped.", StatOf),
    (UNIT, "[tap] -> Draw 2 cards. Choose and discard 2 cards or 1 Battle card from your hand.", OneOf),
    (UNIT, "[tap] -> This unit gets +2 power until the end of the Character battle step.", Lasting),
    (UNIT, "Testbot's speed equals 10 times the number of Bespin units in any arena (including Testbot).", Said),
    (UNIT, "Testbot's power and health are equal to your Force total.", Said),
    (UNIT, "Each of your opponent's units in the Character arena can't attack unless he or she pays 1 Force.", Toll),
    (UNIT, "Your opponent can't attack Testbot unless he or she pays 2 Force.", Toll),
    (UNIT, "[tap] -> Each of your Rebel units costs 1 fewer build counter to deploy. Play only during your build step.", CostsLess),
    (UNIT, "Whenever Testbot attacks, You may search your opponent's hand and deck for one Battle or Mission card and put it into his or her discard pile. Then your opponent shuffles his or her deck.", Gather),
    (SHIP, "When this unit is discarded from the Space arena, you may search your deck, your hand, and/or your discard pile for up to 2 Medium Asteroid cards and put them into the Space arena. Then shuffle your deck.", Gather),
    (UNIT, "[Pilot] Starfighter and Transport pilot. If there is more than one Pilot on the Starfighter or Transport, it gets: * +30 speed * +3 power * Accuracy 2", Piloted),
    (UNIT, "When Testbot's attack ends, you and your opponent each roll a die. If you roll higher, untap Testbot.", RollOff),
    (UNIT, "When Testbot attacks, each player rolls one of his or her dice. The player who rolls higher gains 2 Force. If it's a tie, you gain 4 Force.", RollOff),
    (UNIT, "When Testbot attacks, predict the number of hits you'll roll for that attack. If you're correct, you gain 3 Force.", Predict),
    (UNIT, "When Testbot is attacked, predict the number of damage that will be done to Testbot after damage prevention. If you're correct, gain 3 Force.", Predict),
    (CARD, "Each of your opponent's units receive no Bounty this turn.", Barred),
    (SHIP, "When Testship is discarded from the Space arena, if it had a Pilot on it, move that Pilot to the Character arena tapped instead of discarding it.", Ejects),
    (UNIT, "Whenever Testbot attacks, he must attack the unit with the lowest power among the units he can attack. If more than one unit is tied for the lowest power, you choose which one he attacks.", Seeks),
]  # fmt: skip


def read(printed, text):
    """The tree of a text."""
    return cards.read_text(cards.normalise(text), printed)


def lines(printed, said, lang):
    """The lines of what was read."""
    found = [cards.write_line(line, lang, printed) for line in cards.lines(said.abilities)]
    found += [cards.write_line((play,), lang, printed) for play in said.plays]
    return found + ([cards.write("text", said.do, lang, printed)] if said.do is not None else [])


@pytest.mark.parametrize(("printed", "text", "node"), SENTENCES, ids=lambda one: str(one)[:40])
def test_it_is_read_rendered_and_read_again(printed, text, node):
    said = read(printed, text)
    found = list(nodes((said.abilities, said.plays, said.do)))
    assert node is None or node in found or any(isinstance(one, node) for one in found if isinstance(node, type))
    assert cards.read_text(" | ".join(lines(printed, said, "en")), printed) == said
    assert all(lines(printed, said, lang) for lang in ("pl", "ja"))


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("Lucky 3", kw.lucky(3)),
        ("Hidden Cost 3", kw.hidden_cost(3)),
        ("Bounty: Gain 2 Force.", kw.bounty(Gain(2))),
    ],
)
def test_a_keyword_is_its_recipe(text, tree):
    assert read(UNIT, text).abilities == (tree,)


@pytest.mark.parametrize(
    "text",
    [
        "Pay 1 Force -> Untap that unit",
        "Pay 1 Force -> It gets +4 power for this attack",
        "Pay 3 Force -> One of your units gets +2 power for this attack. | Enhance: That unit gets +4 power instead.",
        "Tap one of your untapped Characters -> One of your other Characters gets +40 speed until end of turn",
        "Tap one of your untapped Jedi in any arena -> Prevent all damage to one of your Jedi in that arena",
    ],
)
def test_a_battle_card_is_no_unit_that_it_could_mean(text):
    """Nobody was named before; the card itself has no power and can't be untapped."""
    with pytest.raises(cards.Declined):
        read(CARD, text)


def test_a_card_that_says_its_own_name_means_itself():
    """SW-GOAL-11: another name is another card."""
    vader = cards.PrintedOn("Darth Vader", "character", version="A", arena="character")
    (static,) = read(vader, "Each of your Droids gets +1 power as long as Luke Skywalker is in any arena.").abilities
    assert Called("Luke Skywalker") in list(nodes(static))
    (own,) = read(vader, "Darth Vader gets +1 power for each Jedi in any arena.").abilities
    assert Called("Darth Vader") not in list(nodes(own))
