"""Phrases of what takes the place of something else, waits with what was chosen, or says whose a unit is: read,
rendered, and read again as the same."""

# ruff: noqa: E501 (a sentence stays on one line)

from __future__ import annotations

import pytest

from stolik.cardgame.ast import Exists, Lasting
from stolik.games.star_wars.ast.nodes import (
    EVENT,
    QUARRY,
    RIDER,
    Appear,
    Await,
    BuildCounters,
    CanAttack,
    Control,
    CostOf,
    Discard,
    Dying,
    Free,
    Gather,
    Half,
    InArena,
    MayStay,
    Mends,
    MoveDamage,
    MovePilot,
    NoHarm,
    OutOfPlay,
    Pay,
    PreventFrom,
    PutInto,
    PutMark,
    SameLine,
    Shows,
    Silent,
    Spared,
    StackUnder,
    Unearth,
    UpTo,
    Worsens,
    Wounds,
)
from stolik.games.star_wars.text import cards
from stolik.text.trees import nodes

from .test_later_phrases import CARD, MISSION, SHIP, UNIT, lines, read

PILOT = cards.PrintedOn("Testpilot", "character", version="A", arena="character")
PLACE = cards.PrintedOn("Test Cave", "location")
WALKER = cards.PrintedOn("Testwalker", "ground", arena="ground")
SENTENCES = [
    (MISSION, "Total both players' Force. Each player loses all of his or her Force, then gains half of the total. If the total was odd, you gain the extra 1 Force.", Half),
    (CARD, "Pay 1 Force -> Choose a unit in any arena. Move all damage counters from that unit to another of that player's units in that arena.", MoveDamage),
    (MISSION, "When the battle phase starts, move 2 damage counters from one unit to another unit in the same arena. (This can't be prevented.)", MoveDamage),
    (CARD, "Pay 4 Force -> Prevent all damage one of your attacking units would do. Untap that unit.", PreventFrom),
    (CARD, "Pay 4 Force -> Prevent all damage done by one of your opponent's units.", PreventFrom),
    (UNIT, "Whenever your opponent draws a card, he or she must show that card to you.", Shows),
    (WALKER, "As long as Luke Skywalker is in the Character arena, if this unit would be discarded from the Ground arena, retreat it and remove all damage counters from it instead.", Spared),
    (WALKER, "If this unit would be discarded from the Ground arena, retreat it and remove all damage counters from it instead.", Spared),
    (SHIP, "If one of your Characters would be damaged and discarded from any arena or your build zone, you may prevent that damage and retreat that Character instead.", Dying),
    (WALKER, "Discard this unit from the Ground arena -> Prevent all damage to one of your Jedi in the Character arena. Play only if that Jedi would be discarded by damage from the Character arena.", Dying),
    (MISSION, "When the battle phase starts, choose one of your opponent's units in any arena. If that unit is discarded, you gain 2 build points when your next build step starts.", None),
    (MISSION, "This turn, whenever any of your opponent's units is discarded from any arena or his or her build zone, you gain Force equal to that unit's build cost.", CostOf(EVENT)),
    (CARD, "Pay 3 Force -> Choose a Location in any arena. Until end of turn, that Location has no effect.", Silent),
    (UNIT, "Discard one of your Locations from any arena -> Each of your units in that arena gets +2 power until end of turn.", Discard),
    (UNIT, "[tap] -> Reveal the top card of your deck. If it's a Space card, put it into the Space arena. When the Space battle step ends, discard it. Play only during your build step.", Await),
    (SHIP, "When the Space battle step ends, discard Testship from the Space arena. Then search your deck. | You may take a Probot Character card from your deck and put it into the Character arena.", Gather),
    (CARD, "Pay 2 Force -> One of your Sith gets +3 power for this attack. When the next turn starts, your opponent gains control of that Sith until the game ends.", Control),
    (PILOT, "[Pilot] Capital Ship Pilot. The Capital Ship gets: * Accuracy 2. * When this Capital Ship attacks, if the defending unit isn't discarded, discard Testpilot.", RIDER),
    (PILOT, "[Pilot] Speeder Pilot. The Speeder gets: *+20 speed. *When the Ground battle step ends, move Testpilot from this Speeder to the Character arena.", MovePilot),
    (SHIP, "Pay 1 Force -> Move one of your Pilots from one of your units in the Space arena to another. Play only if no unit is attacking.", MovePilot),
    (CARD, "Pay 2 Force -> One of your units in any arena gets Shields 2 until end of turn. Play only if a unit has been discarded from that arena this turn and only if no unit is attacking.", Exists),
    (WALKER, "This unit can't retreat, must attack, and can attack your other units in the Ground arena.", CanAttack),
    (UNIT, "Whenever any of your other units attacks but does no damage, discard it.", NoHarm),
    (UNIT, "If you would remove any number of damage counters from one of your units, remove up to twice that many damage counters instead.", Mends),
    (SHIP, "You may choose not to untap this unit during your untap step. When the Space battle step starts, if this unit is tapped, the last unit it attacked gets -2 power until end of turn.", QUARRY),
    (SHIP, "You may choose not to untap this unit during your untap step.", MayStay),
    (UNIT, "If this card is in your discard pile and you deploy a Sith to any arena or the build zone (in or on a stack or not), you may return this card to your hand.", OutOfPlay),
    (UNIT, "When a Sith is discarded from any arena, you may pay 3 Force. If you do, put this card from your hand into the Character arena. Play only if Testbot is in your hand.", Appear),
    (MISSION, "This turn, you may deploy units with build cost 3 or less without paying their build costs.", Free),
    (UNIT, "When this unit is damaged, discard it and draw 4 cards. Then choose a number of cards in your hand equal to the number of damage counters on this unit before it was discarded. Put those cards on top of your deck in any order.", Wounds()),
    (MISSION, "Discard one of your units from any arena. Put a card with a different name but the same complete type line from your hand into that arena.", SameLine()),
    (MISSION, "Reveal cards from the top of your deck until you reveal 3 Character cards with different names. Your opponent chooses one of those cards. Put it face down in your build zone with 4 build counters on it. Discard the rest.", Unearth),
    (UNIT, "[tap], Pay X Force -> Choose a Dark Side Character with a build cost of X or less. Gain control of that Character until the end of the Character battle step. Play only when no unit is attacking. Testbot doesn't untap next turn.", Control),
    (CARD, "When the next battle step starts, you gain control of one of your opponent's neutral units in that arena. At the end of that arena's battle step, return that unit to your opponent.", Control),
    (PLACE, "Whenever a Light Side Character attacks, put a Corruption counter on Test Cave. When the Character battle step starts, you may remove all Corruption counters from Test Cave. If you do, choose one of your opponent's units in the Character arena with build cost equal to or less than the number of counters removed. You gain control of that unit until end of turn.", PutMark),
    (WALKER, "[tap] -> Choose a Space unit. Play only when this unit would attack. | As long as this card remains tapped, the chosen Space unit gets Shields 2.", Lasting),
    (WALKER, "[tap] -> Choose one of your opponent's Characters. As long as Testwalker remains tapped, the chosen Character doesn't untap during the untap step, and at the start of the Character battle step, put 3 damage counters on the chosen Character. Play only when this unit would attack.", Await),
    (SHIP, "[tap] -> Tap one of your opponent's untapped units in the Space arena with health 4 or less. Play only when this unit would attack. | You may choose not to untap this unit during your next untap step. Your opponent's unit remains tapped as long as this unit remains tapped.", MayStay),
    (CARD, "Pay 5 Force -> Choose an arena. Prevent all damage that would be done by units in that arena until end of turn.", InArena),
    (UNIT, "Discard Testbot from the Character arena -> Prevent all damage to one of your Characters. Then you gain additional Force equal to the damage prevented.", None),
    (MISSION, "Choose one of your Jedi Characters in any arena. Search your deck. You may take up to 2 cards with the same name as that Character from your deck and stack them under the Character (Follow normal stacking rules). Then shuffle your deck.", StackUnder),
    (CARD, "Pay 3 Force -> Choose an arena. Until end of turn, for each damage counter put on a unit in that arena by an attack or effect other than Test Card, put 1 extra damage counter on it.", Worsens),
    (PILOT, "[Pilot] Creature Pilot. The Creature gets: * +20 speed. * Retreat Testpilot, Discard this Creature -> You gain 3 Force. You may play this ability anytime.", RIDER),
    (CARD, "Pay 6 Force -> You gain control of one of your opponent's Droids in any arena until end of turn.", Control),
]  # fmt: skip


@pytest.mark.parametrize(("printed", "text", "node"), SENTENCES, ids=lambda one: str(one)[:40])
def test_it_is_read_rendered_and_read_again(printed, text, node):
    said = cards.read_text(text, printed)
    found = list(nodes((said.abilities, said.plays, said.do)))
    assert node is None or node in found or any(isinstance(one, node) for one in found if isinstance(node, type))
    assert cards.read_text(" | ".join(lines(printed, said, "en")), printed) == said
    assert all(lines(printed, said, lang) for lang in ("pl", "ja"))


def test_a_mission_that_may_cost_more_is_read_rendered_and_read_again():
    """SW-MISSION-6."""
    text = "To complete Test Plan, you may pay any amount of Force up to X. Your opponent discards a number of cards equal to the Force you paid."
    said = cards.read_text(text, MISSION)
    assert said.costs == (Pay(UpTo(BuildCounters())),)
    again = [cards.write("mission cost", said.costs[0], "en", MISSION), *lines(MISSION, said, "en")]
    assert cards.read_text(" | ".join(again), MISSION) == said
    assert all(cards.write("mission cost", said.costs[0], lang, MISSION) for lang in ("pl", "ja"))


def test_a_pilots_name_is_the_pilot_in_what_it_gives():
    """SW-PILOT-26: elsewhere on the card it is the unit whose text it is."""
    (own,) = read(PILOT, "When Testpilot attacks, discard Testpilot.").abilities
    assert RIDER not in list(nodes(own))
    (given,) = read(
        PILOT, "[Pilot] Speeder Pilot. The Speeder gets: * When this Speeder attacks, discard this Speeder."
    ).abilities
    assert RIDER not in list(nodes(given))


def test_what_waits_speaks_of_what_was_chosen_before_it():
    """SW-ABIL-31: of what it chooses itself it needs no memory."""
    before = read(CARD, "Choose one of your Jedi. Untap that unit. When the turn ends, discard that unit.")
    assert [one for one in nodes(before.plays) if isinstance(one, Await)]
    own = read(MISSION, "When the turn ends, discard one of your units from any arena.")
    assert not [one for one in nodes(own.do) if isinstance(one, Await | PutInto)]
