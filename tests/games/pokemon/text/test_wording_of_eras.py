"""Sentences as the cards of other years word them, made up for the tests: each is read as the usual one is, or as what it
says."""

# ruff: noqa: E501 (a sentence stays on one line)

from __future__ import annotations

import pytest

from stolik.cardgame.ast import Which, one
from stolik.games.pokemon.ast.nodes import DEFENDING, UseAttackOf
from stolik.games.pokemon.text import cards
from stolik.games.pokemon.text.grammar.context import PrintedOn

from .test_no_wrong_reading import read as of_old

FOE = "your opponent's Active Pokémon"
TURN = "during your opponent's next turn"
AS_USUAL = (
    ("If there are 7 or more Energy attached to your opponent's Active Pokémon, draw a card.", "If your opponent's Active Pokémon has 7 or more Energy attached to it, draw a card."),
    ("If your opponent has 6 or fewer cards in their hand, draw a card.", "If your opponent has less than 7 cards in his or her hand, draw a card."),
    ("Your opponent reveals their hand. Discard a Supporter card you find there.", "Your opponent reveals his or her hand. Choose a Supporter card you find there and discard it."),
    ("Your opponent reveals their hand. Discard 2 cards from it.", "Your opponent reveals his or her hand. Choose 2 cards you find there and discard them."),
    (f"If {FOE} has any Special Energy attached, draw a card.", f"If {FOE} has any Special Energy cards attached to it, draw a card."),
    ("If a Stadium is in play, draw a card.", "If there is any Stadium card in play, draw a card."),
    ("If this Pokémon moved from your Bench to the Active Spot this turn, draw a card.", "If this Pokémon was on the Bench and became your Active Pokémon this turn, draw a card."),
    ("If this Pokémon has no damage counters on it, draw a card.", "If this Pokémon doesn't have any damage counters on it, draw a card."),
    (f"This attack does 70 more damage times the amount of Water Energy attached to {FOE}.", f"This attack does 70 more damage for each Water Energy attached to {FOE}."),
    ("During your next turn, this Pokémon can't use attacks.", "This Pokémon can't attack during your next turn."),
    ("During your opponent's next turn, they can't play any Item cards from their hand.", "Your opponent can't play any Item cards from his or her hand during his or her next turn."),
    ("If this Pokémon has at least 2 extra Energy attached (in addition to this attack's cost), draw a card.", "If this Pokémon has at least 2 extra Energy attached to it (in addition to this attack's cost), draw a card."),
    ("If your opponent's Pokémon is Knocked Out by damage from this attack, take 1 more Prize card.", "If the Defending Pokémon is Knocked Out by this attack, take 1 more Prize card."),
    ("Draw cards until you have the same number of cards in your hand as your opponent.", "Draw cards until you have the same number of cards as your opponent."),
    ("Put damage counters on your opponent's Active Pokémon until its remaining HP is 70.", "Put damage counters on the Defending Pokémon until it is 70 HP away from being Knocked Out."),
    ("During your opponent's next turn, prevent all effects of attacks used by your opponent's Pokémon done to this Pokémon. (Damage is not an effect.)", "During your opponent's next turn, prevent all effects of your opponent's attacks, excluding damage, done to this Pokémon."),
    ("Draw a card for each of your opponent's Pokémon in play that has an Ability.", "Draw a card for each of your opponent's Pokémon that has any Abilities."),
    ("This Pokémon also does 70 damage to itself.", "This Pokémon does 70 damage to itself."),
    ("This attack also does 70 damage to each of your Benched Pokémon.", "Does 70 damage to each of your Benched Pokémon."),
    ("Does 70 more damage for each damage counter on this Pokémon.", "This attack does 70 more damage for each damage counter on this Pokémon."),
    (f"If {FOE} has a Pokémon Tool attached, draw a card.", f"If {FOE} has a Pokémon Tool attached to it, draw a card."),
    ("Put this Pokémon and all attached cards into your hand.", "Put this Pokémon and all cards attached to it into your hand."),
    ("Heal from this Pokémon the same amount of damage you did to the Defending Pokémon.", f"Heal from this Pokémon the same amount of damage you did to {FOE}."),
    ("Place 7 damage counters on 1 of your opponent's Pokémon.", "Put 7 damage counters on 1 of your opponent's Pokémon."),
    (f"During your opponent's next turn, attacks used by {FOE} cost Colorless more.", f"During your opponent's next turn, {FOE}'s attacks cost Colorless more."),
    ("During your opponent's next turn, if the Defending Pokémon tries to use an attack, your opponent flips a coin. If tails, that attack doesn't happen.", f"If the Defending Pokémon tries to attack {TURN}, your opponent flips a coin. If tails, that attack does nothing."),
    ("During your opponent's next turn, prevent all damage from and effects of attacks done to this Pokémon.", "During your opponent's next turn, prevent all effects of attacks, including damage, done to this Pokémon."),
    ("Your opponent's Active Pokémon is now Poisoned. During Pokémon Checkup, put 7 damage counters on that Pokémon instead of 1.", "The Defending Pokémon is now Poisoned. Put 7 damage counters instead of 1 on the Defending Pokémon between turns."),
    (f"This attack's damage isn't affected by Weakness or Resistance, or by any effects on {FOE}.", f"This attack's damage isn't affected by Weakness, Resistance, or any other effects on {FOE}."),
    ("Switch in 1 of your opponent's Benched Pokémon to the Active Spot.", "Switch 1 of your opponent's Benched Pokémon with his or her Active Pokémon."),
    (f"Switch out {FOE} to the Bench. (Your opponent chooses the new Active Pokémon.)", "Your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon."),
    ("Discard a Stadium in play.", "Discard any Stadium card in play."),
    (f"Put an Energy card attached to {FOE} into their hand.", f"Return an Energy card attached to {FOE} to your opponent's hand."),
    ("Flip a coin. If heads, this attack does 70 damage to your opponent's Active Pokémon.", "Flip a coin. If heads, this attack does 70 damage."),
    ("During your next turn, this Pokémon's Head Bang attack does 70 more damage (before applying Weakness and Resistance).", f"During your next turn, any damage done by this Pokémon's Head Bang to {FOE} is increased by 70 (before applying Weakness and Resistance)."),
    ("If any of your Pokémon were Knocked Out by damage from an attack from your opponent's Pokémon during their last turn, draw a card.", "If any of your Pokémon were Knocked Out by damage from an opponent's attack during his or her last turn, draw a card."),
)  # fmt: skip
"""Attacks of cards from 2011 on, and how they are worded in most years."""
OF_THE_FIRST = (
    ("During your opponent's next turn, whenever 40 or more damage is done to Tabby (after applying Weakness and Resistance), prevent that damage.", "During your opponent's next turn, if Tabby would be damaged by an attack, prevent that attack's damage done to Tabby if that damage is 40 or more."),
    ("Don't apply Weakness and Resistance for this attack. (Any other effects that would happen after applying Weakness and Resistance still happen.)", "This attack's damage isn't affected by Weakness or Resistance."),
    ("Flip a coin. If tails, this attack does nothing (not even damage).", "Flip a coin. If tails, this attack does nothing."),
    ("Remove a number of damage counters from Tabby equal to the damage done to the Defending Pokémon (after applying Weakness and Resistance). If Tabby has fewer damage counters than that, remove all of them.", "Remove from Tabby the number of damage counters equal to the damage you did to the Defending Pokémon."),
    ("If your opponent has any Benched Pokémon, he or she chooses 1 of them and switches it with the Defending Pokémon. (Do the damage before switching the Pokémon.)", "Your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon."),
    ("Flip a coin. If heads and if your opponent has any Benched Pokémon, he or she chooses 1 of them and switches it with the Defending Pokémon. (Do the damage before switching the Pokémon.)", "Flip a coin. If heads, your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon."),
    ("Flip a coin. If heads, this attack does 70 damage plus 30 more damage; if tails, this attack does 70 damage.", "Flip a coin. If heads, this attack does 70 damage plus 30 more damage."),
    ("Flip a number of coins equal to the number of Water Energy attached to Tabby. This attack does 70 damage plus 30 damage for each heads.", "Flip a coin for each Water Energy attached to Tabby. This attack does 70 damage plus 30 more damage for each heads."),
    ("If the Defending Pokémon has any Energy cards attached to it, choose 1 of them and discard it.", "If the Defending Pokémon has any Energy cards attached to it, discard an Energy card attached to the Defending Pokémon."),
    ("If your opponent has any Benched Pokémon, choose 1 of them and switch it with his or her Active Pokémon.", "Choose 1 of your opponent's Benched Pokémon. Switch the Defending Pokémon with that Pokémon."),
    ("Choose 1 of your opponent's Benched Pokémon and switch the Defending Pokémon with it.", "Choose 1 of your opponent's Benched Pokémon. Switch the Defending Pokémon with that Pokémon."),
    ("If your opponent has any Benched Pokémon, choose 1 of them and this attack does 40 damage to it.", "Does 40 damage to 1 of your opponent's Benched Pokémon."),
    ("Discard 2 Fire Energy cards attached to Tabby in order to use this attack.", "Discard 2 Fire Energy cards attached to Tabby."),
    ("This attack's damage isn't affected by Weakness, Resistance, Pokémon Powers, or any other effects on the Defending Pokémon.", "This attack's damage isn't affected by Weakness, Resistance, Poké-Powers, Poké-Bodies, or any other effects on the Defending Pokémon."),
    ("Flip a coin. If heads, prevent all damage done to Tabby during your opponent's next turn. (Any other effects of attacks still happen.)", "Flip a coin. If heads, prevent all damage done to Tabby during your opponent's next turn."),
    ("During your opponent's next turn, whenever 40 or less damage is done to Tabby (after applying Weakness and Resistance), prevent that damage.", "During your opponent's next turn, if Tabby would be damaged by an attack, prevent that attack's damage done to Tabby if that damage is 40 or less."),
    ("Does 40 damage to each Pokémon on each player's Bench.", "Does 40 damage to each Benched Pokémon (both yours and your opponent's)."),
    ("The Defending Pokémon is now Poisoned. It now takes 20 Poison damage instead of 10 after each player's turn (even if it was already Poisoned).", "The Defending Pokémon is now Poisoned. Put 2 damage counters instead of 1 on the Defending Pokémon between turns."),
    ("Search your deck for a Basic Pokémon with Misty in its name and put it onto your Bench. Shuffle your deck afterward. (You can't use this attack if your Bench is full.)", "Search your deck for a Basic Pokémon that has Misty in its name and put it onto your Bench. Shuffle your deck afterward."),
)  # fmt: skip
"""Attacks of the first sets, and how the later ones word them."""


def of_now(text, damage=0, sign=""):
    """What an attack of the later era does; None if it can't be read."""
    try:
        return cards.read_attack(text, "Tabby", damage, sign, "sm").do
    except (cards.Declined, cards.Ambiguous):
        return None


@pytest.mark.parametrize(("text", "usual"), AS_USUAL)
def test_a_later_wording_is_read_as_the_usual_one(text, usual):
    about = (70, "+") if "more damage for each" in usual else (0, "")
    assert of_now(text, *about) == of_now(usual, *about) is not None


@pytest.mark.parametrize(("text", "usual"), OF_THE_FIRST)
def test_the_first_wording_is_read_as_the_usual_one(text, usual):
    about = (70, "+") if "more damage" in usual else (0, "")
    assert of_old(text, "Tabby", *about) == of_old(usual, "Tabby", *about) is not None


@pytest.mark.parametrize(
    "text",
    [
        "Flip a coin. If heads, this attack does 70 damage plus 30 more damage; if tails, this attack does 60 damage.",
        "Discard a card from your hand in order to use this attack.",
        "If the Defending Pokémon has any damage counters on it, choose 1 of them and discard it.",
    ],
)
def test_what_the_usual_wording_does_not_say_is_not_read(text):
    assert of_old(text, "Tabby", 70, "+") is None


def test_energy_of_ones_own_does_not_go_to_the_opponents_hand():
    assert of_now("Put an Energy card attached to this Pokémon into your opponent's hand.") is None


@pytest.mark.parametrize(
    ("whose", "of"),
    [
        ("your opponent's Active", DEFENDING),
        ("your opponent's", one(Which("pokemon", "opponent"))),
        ("your Benched", one(Which("pokemon", "you", "bench"))),
    ],
)
def test_an_attack_may_be_used_as_this_one(whose, of):
    text = f"Choose 1 of {whose} Pokémon's attacks and use it as this attack."
    assert of_now(text) == UseAttackOf(of, "else")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Look at the cards you chose, then have your opponent shuffle those cards into his or her deck."),
        ("pl", "Obejrzyj wybrane karty; przeciwnik wtasowuje je do swojej talii."),
    ],
)
def test_several_cards_that_are_chosen_are_several_in_what_is_done(lang, said):
    text = "Choose 2 random cards from your opponent's hand. Your opponent reveals those cards and shuffles them into their deck."
    tree, context = cards.read_attack(text, "Tabby", era="sm"), PrintedOn("Tabby", era="sm")
    shown = cards.write("attack", tree, lang, context)
    assert shown.endswith(said)
    assert lang != "en" or cards.read("attack", shown, context)[0] == tree


@pytest.mark.parametrize(
    ("text", "usual"),
    [
        (
            "You must discard a card from your hand in order to use this Ability. Once during your turn, you may draw 7 cards.",
            "Once during your turn (before your attack), you may discard a card from your hand. If you do, draw 7 cards.",
        ),
        (
            "As often as you like during your turn, you may move 1 damage counter from 1 of your Pokémon to another of your Pokémon.",
            "As often as you like during your turn (before your attack), you may move 1 damage counter from 1 of your Pokémon to another of your Pokémon.",
        ),
        (
            "If this Pokémon is in the Active Spot and is damaged by an attack from your opponent's Pokémon (even if it is Knocked Out), put 7 damage counters on the Attacking Pokémon.",
            "If this Pokémon is your Active Pokémon and is damaged by an opponent's attack (even if this Pokémon is Knocked Out), put 7 damage counters on the Attacking Pokémon.",
        ),
        ("Attacks used by your Grass Pokémon do 70 more damage to your opponent's Active Pokémon (before applying Weakness and Resistance).", "Your Grass Pokémon's attacks do 70 more damage to your opponent's Active Pokémon (before applying Weakness and Resistance)."),
        ("Once during your turn, you may make your opponent's Active Pokémon Asleep.", "Once during your turn (before your attack), you may leave your opponent's Active Pokémon Asleep."),
        ("Once during your turn, you may draw 7 cards. If you use this Ability, your turn ends.", "Once during your turn (before your attack), you may draw 7 cards. Your turn ends."),
        ("As long as this Pokémon has any Water Energy attached, it has no Retreat Cost.", "If this Pokémon has any Water Energy attached to it, this Pokémon has no Retreat Cost."),
        ("All of your Grass Pokémon take 70 less damage from attacks from your opponent's Pokémon (after applying Weakness and Resistance).", "Any damage done to your Grass Pokémon by your opponent's attacks is reduced by 70 (after applying Weakness and Resistance)."),
        ("Prevent all damage done to this Pokémon by attacks from your opponent's Pokémon that have 6 or fewer Energy attached to them.", "Prevent all damage done to this Pokémon by your opponent's Pokémon that has less than 7 Energy attached to it."),
        ("If this Pokémon has full HP, it takes 70 less damage from attacks from your opponent's Pokémon (after applying Weakness and Resistance).", "If this Pokémon doesn't have any damage counters on it, any damage done to this Pokémon by your opponent's attacks is reduced by 70 (after applying Weakness and Resistance)."),
        ("Your Grass Pokémon in play get +70 HP.", "Each of your Grass Pokémon gets +70 HP."),
        (
            "Prevent all damage done to this Pokémon by attacks from each of your opponent's Pokémon that has Special Energy attached to it.",
            "Prevent all damage done to this Pokémon by your opponent's Pokémon that has any Special Energy cards attached to it.",
        ),
    ],
)  # fmt: skip
def test_a_later_ability_is_read_as_the_usual_one(text, usual):
    assert cards.read_ability(text, "Tabby", "Abc", "sm") == cards.read_ability(usual, "Tabby", "Abc", "sm")


@pytest.mark.parametrize(
    "text",
    [
        "If your opponent's Pokémon is Knocked Out by damage from this attack, draw a card. This attack does 70 damage to 1 of your opponent's Benched Pokémon.",
        "This attack also does 70 damage to each of your Benched Pokémon. If your opponent's Pokémon is Knocked Out by damage from this attack, draw a card.",
    ],
)
def test_whoever_is_knocked_out_beside_is_not_the_defending_pokemon(text):
    assert of_now(text) is None


@pytest.mark.parametrize(
    "sort", ["V", "VMAX", "Single Strike", "Rapid Strike", "Fusion Strike", "Ancient", "Future", "Team Plasma"]
)
def test_what_a_later_pokemon_is_called_beside_can_be_asked_for(sort):
    """In all three languages the words for it differ from those for any Pokémon."""
    word = f"Pokémon {sort}" if sort.startswith("V") else f"{sort} Pokémon"
    tree = of_now(f"Draw a card for each of your Benched {word}.")
    for lang in ("en", "pl", "ja"):
        said, plain = (
            cards.write("text", one, lang, PrintedOn("Tabby", era="sm"))
            for one in (tree, of_now("Draw a card for each of your Benched Pokémon."))
        )
        assert said != plain


def test_a_tool_that_answers_damage_has_words():
    text = "If the Pokémon this card is attached to is your Active Pokémon and is damaged by an opponent's attack (even if that Pokémon is Knocked Out), draw a card."
    [part] = cards.read_rules([text], "Spikes", "trainer", "sm").statics
    polish, japanese = (
        cards.write("parts", (part,), lang, PrintedOn("Spikes", "trainer", era="sm")) for lang in ("pl", "ja")
    )
    assert "aktywny Pokémon z tą kartą" in polish.replace("\u00a0", " ") and "つけているバトルポケモンが" in japanese


@pytest.mark.parametrize(
    ("kind", "text", "usual"),
    [
        ("item", "You can use this card only if you have more Prize cards remaining than your opponent.Heal 70 damage from 1 of your Pokémon.", "You can play this card only if you have more Prize cards remaining than your opponent. Heal 70 damage from 1 of your Pokémon."),
        ("item", "Search your deck for a Pokémon that doesn't have a Rule Box and put it into your hand. Then, shuffle your deck. (Pokémon ex, Pokémon V, etc. have Rule Boxes.)", "Search your deck for a Pokémon (excluding Pokémon with a Rule Box) and put it into your hand. Shuffle your deck afterward."),
        ("tool", "The Basic Pokémon this card is attached to gets +70 HP.", "If the Pokémon this card is attached to is a Basic Pokémon, the Pokémon this card is attached to gets +70 HP."),
        ("item", "Draw 7 cards. Item rule: You may play any number of Item cards during your turn.", "Draw 7 cards."),
        ("supporter", "Draw 7 cards. Supporter rule: You may play only 1 Supporter card during your turn.", "Draw 7 cards."),
        ("stadium", "Pokémon (both yours and your opponent's) can't be healed. You may play only 1 Stadium card during your turn. Put it next to the Active Spot, and discard it if another Stadium comes into play. A Stadium with the same name can't be played.", "Pokémon (both yours and your opponent's) can't be healed."),
        ("tool", "The Pokémon this card is attached to gets +70 HP. Pokémon Tool rule: Attach a Pokémon Tool to 1 of your Pokémon that doesn't already have a Pokémon Tool attached.", "The Pokémon this card is attached to gets +70 HP. Attach a Pokémon Tool to 1 of your Pokémon that doesn't already have a Pokémon Tool attached to it."),
    ],
)  # fmt: skip
def test_rules_of_later_trainers_are_those_of_all(kind, text, usual):
    """PK-TRAINER-1 to 3: what is printed on every card of a kind is no part of what the card does."""
    found, plain = (cards.read_rules([one], "Spikes", "trainer", "sm", ("trainer", kind)) for one in (text, usual))
    assert found == plain
