"""Chapters SW-TURN and SW-RETREAT on tables with testers."""

from __future__ import annotations

import pytest

from stolik.games.star_wars.rules.events import (
    AbilityTriggered,
    CardsDrawn,
    DiceRolled,
    ForceChanged,
    PointsChanged,
    StepBegan,
    UnitDiscarded,
    UnitTapped,
)

from .tables import IDLE, happened


def told(t, cls, field):
    """A field of all events of a class, since the table was drawn."""
    return [getattr(event, field) for entry in t.match.events for event in entry if isinstance(event, cls)]


LENT = """
    dark  ground: Medics {{tapped}}   character: {} {{damage 3, tapped}}
    light  space: Fighter Ship {{tapped}}   character: Sniper {{tapped}}   force: 1
    step: character
"""


def lent(tester, name, *luck):
    """A unit of Dark's that lives on by a health that it has for the turn, until the turn ends."""
    t = tester(LENT.format(name), *luck)
    return t.do("dark uses 1 of Medics", f"dark chooses {name}", "light uses 1 of Sniper", f"light chooses {name}")


def test_all_cards_untap_in_arenas_and_build_zone(tester):
    """SW-TURN-1, SW-TURN-2: a pilot on a unit too."""
    t = tester(
        f"dark  space: Fighter Ship {{tapped}} [Pilot {{tapped}}]   build: Fast {{tapped}}\n{IDLE}\nstep: untap", 1
    )
    t.look("Fighter Ship tapped no", "Pilot tapped no", "Fast tapped no", "Weak tapped no")


def test_a_location_untaps_too(tester):
    """SW-TURN-1: it is a card in an arena, and it may cost a tap."""
    t = tester(f"dark  character: Fast\n{IDLE}\nlocations: Library of dark\nstep: build dark", 1)
    t.do("dark uses 1 of Library", "dark is done", "light is done", "dark is done", "light is done", "dark rests Fast")
    t.look("turn 3", "dark may use 1 of Library")


def test_what_keeps_a_unit_tapped_is_used_up_by_one_step(tester):
    """SW-TURN-1: two such effects are used up together; the one after next untaps it."""
    drawn = "dark  character: Freezer {tapped}, Freezer {tapped}   force: 2\nlight  character: Weak {tapped}"
    t = tester(f"{drawn}\nstep: character", 1).do("dark uses 1 of Freezer#1", "dark uses 1 of Freezer#2")
    t.look("turn 3", "Weak tapped yes", "Freezer#1 tapped no")
    assert not [effect for unit in t.match._state.units.values() for effect in unit.effects]


def test_four_force_each_dark_first(tester):
    """SW-TURN-3."""
    t = tester(f"dark  character: Tester   force: 2\n{IDLE}\nstep: untap", 1)
    t.look("dark force 6", "light force 4")
    assert told(t, ForceChanged, "seat") == [0, 1]


def test_light_rolls_one_die_for_both(tester):
    """SW-TURN-4, SW-TURN-5: one more for who has a unit in each arena, retreated ones aside."""
    t = tester(
        "dark  space: Fighter Ship   ground: Speeder   character: Tester\n"
        "light  space: Capital Ship   ground: Bunker   build: Tester\nstep: roll",
        4,
    )
    t.look("dark points 5", "light points 4")
    assert told(t, PointsChanged, "everywhere") == [1, 0]


def test_what_the_build_roll_sets_off(tester):
    """SW-TURN-6, SW-POP-6, SW-POP-7: rerolls in the roll's own chance, the rest once there are points."""
    t = tester(f"dark  character: Gambler, Counter\n{IDLE}\nstep: roll", 2, 6)
    t.look("dark points 7", "light points 6")


def test_a_build_roll_may_be_rerolled_by_an_ability(tester):
    """SW-TURN-6, SW-POP-12: abilities, no Battle cards."""
    t = tester(f"dark  character: Roller   hand: Luck   force: 1\n{IDLE}\nstep: roll", 2)
    t.look("dark asked window:reroll", "dark may use 1 of Roller", "dark may not play Luck: SW-POP-12")
    t.coins(6).do("dark uses 1 of Roller", "dark chooses die 1").look("dark points 6", "light points 6")


def test_light_draws_once_dark_has_built(tester):
    """SW-TURN-7."""
    t = tester(f"dark  character: Tester\n{IDLE}\nstep: roll", 1).look("dark holds 1", "light holds 0")
    t.do("dark is done").look("light holds 1", "light asked build")


def test_both_draw_first_by_the_setting(tester):
    """SW-TURN-7: as before this edition."""
    t = tester(f"dark  character: Tester\n{IDLE}\nstep: roll   options: draws=both first", 1)
    t.look("dark holds 1", "light holds 1", "dark asked build")
    assert told(t, CardsDrawn, "seat") == [0, 1]


def test_what_a_draw_or_build_step_sets_off(tester):
    """SW-TURN-8: in one's own step, before anything is built."""
    t = tester("dark  character: Morning, Drawer   force: 0\nlight  character: Drawer\nstep: roll", 1)
    t.look("dark force 2", "light force 0", "dark asked build").do("dark is done").look("light force 1", "dark force 2")


def test_the_end_of_a_turn(tester):
    """SW-TURN-9: triggers, then effects of the turn end, then control is looked at, then the next turn."""
    t = tester("dark  character: Turner, Ender {tapped}   force: 1\nlight  space: Capital Ship\nstep: character", 1)
    t.do("dark uses 1 of Turner").look("told ForceChanged, EffectBegan, UnitTapped, StepBegan, ForceChanged, TurnBegan")
    t.look("turn 3", "Turner power 3", "dark force 5")


def test_effects_of_the_turn_end_before_control_is_looked_at(tester):
    """SW-TURN-9: a health that was only lent for the turn kills in time for Light to have two arenas."""
    t = tester("""
        dark  ground: Medics {tapped}   character: Weak {damage 3, tapped}
        light  space: Fighter Ship {tapped}   character: Sniper {tapped}   force: 1
        step: character
    """)
    t.do("dark uses 1 of Medics", "dark chooses Weak").look("Weak health 6").do("light uses 1 of Sniper")
    t.do("light chooses Weak").look("dark discard Weak", "over light SW-GOAL-3")


@pytest.mark.parametrize("step", ["untap", "force", "roll", "draw", "build", "retreat", "battle", "end"])
def test_the_steps_come_in_order(tester, step):
    """SW-TURN-10: Dark's before Light's; the arenas are Space, Ground, Character."""
    t = tester("dark  character: Weak\nlight  character: Weak\nstep: untap", 1)
    t.do("dark is done", "light is done", "dark is done", "light is done", "dark rests Weak").coins(1).do(
        "light rests Weak"
    )
    steps = list(zip(told(t, StepBegan, "step"), told(t, StepBegan, "seat"), strict=True))[:14]
    assert [seat for name, seat in steps if name == step] in ([-1], [1], [0, 1])
    assert [name for name, _ in steps if name in ("space", "ground", "character")] == ["space", "ground", "character"]


def test_points_of_the_next_turn_come_with_its_roll_and_once(tester):
    """SW-ZONE-7, SW-TURN-6."""
    t = tester("dark  character: Saver of Points\nlight  character: Weak {tapped}\nstep: character", 3, 3)
    t.do("dark uses 1 of Saver of Points", "dark rests Saver of Points").look(
        "turn 3", "dark points 5", "light points 3"
    )
    t.do(*["dark is done", "light is done"] * 2, *["dark passes"] * 4, "dark rests Saver of Points")
    t.do("dark passes", "light rests Weak", "dark passes")
    t.look("turn 4", "dark points 3")


def test_nobody_moves_where_the_steps_of_both_are_skipped(tester):
    """SW-TURN-10: the view says so."""
    t = tester("dark  character: Hurrier, Thief\nlight  character: Slow\nstep: build dark")
    t.do("dark uses 1 of Hurrier", "dark uses 1 of Thief", "dark is done").look("step character")
    assert t.match.rules.view(t.match._state, 0).mover == -1


def test_an_arena_that_the_light_side_skips_is_skipped_by_both(tester):
    """SW-TURN-10."""
    t = tester("dark  character: Fast\nlight  character: Groundless   ground: Speeder\nstep: build light")
    t.do("light uses 1 of Groundless", "light is done", "dark is done", "light is done")
    t.look("step character", "Speeder tapped no", "dark asked act")


@pytest.mark.parametrize(("name", "asked"), [("Hurrier", "act"), ("Thief", "retreat"), ("Peacemaker", "build")])
def test_a_card_that_skips_a_step_changes_only_that(tester, name, asked):
    """SW-TURN-10: retreating, the other's build step, an arena."""
    t = tester(f"dark  character: {name}, Slow\nlight  character: Slow\nstep: build dark", *[3] * (asked == "build"))
    t.do(f"dark uses 1 of {name}", "dark is done")
    if name == "Hurrier":
        t.do("light is done").look("step character")
    elif name == "Peacemaker":
        t.do("light is done", "dark is done", "light is done").look("turn 3")
    t.look(f"dark asked {asked}")


def test_a_draw_step_that_is_skipped(tester):
    """SW-TURN-10: by a static ability, for its player alone."""
    t = tester(f"dark  character: Sloth\n{IDLE}\nstep: roll", 1).look("dark holds 0", "dark asked build")
    t.do("dark is done").look("light holds 1")


def test_dark_untaps_first(tester):
    """SW-TURN-1."""
    t = tester("dark  character: Tester {tapped}\nlight  space: Fighter Ship {tapped}\nstep: untap", 1)
    assert [event.seat for event in happened(t, UnitTapped)] == [0, 1]


def test_a_tapped_pilot_untaps_on_an_untapped_unit(tester):
    """SW-TURN-2."""
    t = tester(f"dark  space: Fighter Ship [Pilot {{tapped}}]\n{IDLE}\nstep: untap", 1)
    t.look("Pilot tapped no", "Fighter Ship tapped no")


def test_the_build_roll_is_lights(tester):
    """SW-TURN-4."""
    t = tester(f"dark  character: Roller   force: 1\n{IDLE}\nstep: roll", 2)
    assert [event.seat for event in happened(t, DiceRolled)] == [1]
    assert [one.seat for one in t.match.rules.view(t.match._state, 0).pending] == [1]


def test_who_has_a_unit_everywhere(tester):
    """SW-TURN-5: either player, and tapped units are units; what lies face down is none."""
    t = tester(
        "dark  space: Fighter Ship   ground: Speeder   built: Tester {2}\n"
        "light  space: Capital Ship {tapped}   ground: Bunker   character: Weak\nstep: roll",
        4,
    )
    t.look("dark points 4", "light points 5")


def test_what_the_roll_sets_off_comes_before_the_draw(tester):
    """SW-TURN-6."""
    t = tester(f"dark  character: Counter\n{IDLE}\nstep: roll", 2)
    found = [getattr(event, "step", "triggered") for event in happened(t, AbilityTriggered, StepBegan)]
    assert found == ["roll", "triggered", "draw", "build"]


def test_triggers_of_the_end_come_before_effects_end(tester):
    """SW-TURN-9: who lives on by an effect of this turn sees its own trigger out."""
    t = lent(tester, "Ender")
    found = [type(event) for event in happened(t, AbilityTriggered, UnitDiscarded)]
    assert found == [AbilityTriggered, UnitDiscarded]


def test_what_the_end_of_effects_sets_off_comes_before_control_is_looked_at(tester):
    """SW-TURN-9: a unit that goes then takes Light's only Character with it."""
    t = lent(tester, "Spiteful", 3).do("dark chooses Sniper")
    t.look("running", "light discard Sniper", "light controls space")


def test_until_end_of_battle_is_over_before_the_turn_is(tester):
    """SW-TURN-9."""
    t = tester("dark  character: Fighter   force: 1\nlight  character: Weak {tapped}\nstep: character", 3)
    t.do("dark uses 1 of Fighter").look("Fighter power 5").do("dark rests Fighter").look("turn 3", "Fighter power 3")
    t = tester("dark  character: Veteran {tapped}   force: 1\nlight  character: Weak {tapped}\nstep: character", 3)
    t.do("dark uses 1 of Veteran").look("turn 3", "dark force 7")


def test_all_steps_of_a_turn_in_order(tester):
    """SW-TURN-10, SW-TURN-3, SW-TURN-4: each once, and skipping an arena skips no other."""
    t = tester("dark  character: Peacemaker\nlight  character: Weak\nstep: untap", 1)
    t.do("dark uses 1 of Peacemaker", "dark is done", "light is done", "dark is done").coins(1).do("light is done")
    steps = [(event.step, event.seat) for event in happened(t, StepBegan)]
    assert steps[: steps.index(("untap", -1), 1)] == [
        ("untap", -1), ("force", -1), ("roll", 1), ("draw", 0), ("build", 0), ("draw", 1), ("build", 1),
        ("retreat", 0), ("retreat", 1), ("battle", -1), ("space", -1), ("ground", -1), ("end", -1),
    ]  # fmt: skip


def test_who_skips_the_first_arena_skips_no_other(tester):
    """SW-TURN-10: nor the end of the battle, with its effects."""
    t = tester("dark  character: Airless, Fighter   force: 1\nlight  space: Fighter Ship\nstep: build dark", 3)
    t.do("dark uses 1 of Airless", *["dark is done", "light is done"] * 2, "dark uses 1 of Fighter")
    t.look("Fighter power 5", "Fighter Ship tapped no")
    assert "ground" in [event.step for event in happened(t, StepBegan)]
    t.do("dark chooses Fighter", "dark rests Fighter", "dark rests Airless").look("turn 3", "Fighter power 3")


# ---- retreat


def test_untapped_units_retreat_tapped(tester):
    """SW-RETREAT-1, SW-RETREAT-2: any number, from arenas alone."""
    t = tester("dark  character: Fast, Slow, Tester {tapped}   build: Weak\nlight  character: Weak\nstep: retreat dark")
    t.look("dark may not retreat Tester: SW-RETREAT-2", "dark may not retreat Weak: SW-RETREAT-1")
    t.do("dark retreats Fast", "dark retreats Slow").look("Fast place build", "Slow tapped yes", "dark asked retreat")
    t.look("light may not retreat light's Weak: SW-RETREAT-1").do("dark is done").look("light asked retreat")


@pytest.mark.parametrize(("ship", "pilot"), [(" {tapped}", ""), ("", " {tapped}")])
def test_a_piloted_unit_retreats_if_both_are_untapped(tester, ship, pilot):
    """SW-RETREAT-3, SW-PILOT-8."""
    t = tester(f"dark  space: Fighter Ship{ship} [Pilot{pilot}]\n{IDLE}\nstep: retreat dark")
    t.look(f"dark may not retreat Fighter Ship: SW-RETREAT-{2 if ship else 3}")
    t = tester(f"dark  space: Fighter Ship [Pilot]\n{IDLE}\nstep: retreat dark").do("dark retreats Fighter Ship")
    t.look("Fighter Ship tapped yes", "Pilot tapped yes", "Fighter Ship pilots Pilot", "Fighter Ship place build")


def test_a_pilot_retreats_alone(tester):
    """SW-RETREAT-4: if it is untapped, from a tapped unit as well."""
    t = tester(f"dark  space: Fighter Ship {{tapped}} [Pilot]\n{IDLE}\nstep: retreat dark").do("dark retreats Pilot")
    t.look("Pilot place build", "Pilot tapped yes", "Fighter Ship pilots none", "Fighter Ship place space")
    t = tester(f"dark  space: Fighter Ship [Pilot {{tapped}}]\n{IDLE}\nstep: retreat dark")
    t.look("dark may not retreat Pilot: SW-RETREAT-4")


def test_an_effect_taps_only_if_it_says_so(tester):
    """SW-RETREAT-5: and moves nothing that can't retreat."""
    for name, tapped in (("Sender", "no"), ("Tapper", "yes")):
        t = tester(f"dark  character: {name}  force: 1\nlight  character: Weak, Anchored\nstep: character")
        t.do(f"dark uses 1 of {name}", "dark chooses Weak").look("Weak place build", f"Weak tapped {tapped}")
    t = tester("dark  character: Weak\nlight  character: Anchored\nstep: retreat light")
    t.look("light may not retreat Anchored: SW-GOAL-10")


def test_a_retreated_unit_is_out_of_the_battle(tester):
    """SW-RETREAT-6: it is no target, its static and triggered abilities are off, and so are activated ones that don't
    prevent."""
    drawn = "light  build: Leader, Ender, Thinker, Evader   character: Tester, Thinker   force: 9"
    t = tester(f"dark  character: Sniper, Fast   force: 1\n{drawn}\nstep: character")
    t.look("Tester power 3").do("dark passes").look(
        "light may use 1 of Thinker#1", "light may not use 1 of Thinker#2: SW-ABIL-9"
    ).do("light passes")
    t.look("dark may not attack Leader with Fast: SW-ATTACK-2", "dark may attack Tester with Fast")


def test_build_zones_share_no_arena(tester):
    """SW-RETREAT-7: what is deflected from the build zone goes nowhere, though both zones hold units."""
    t = tester("""
        dark  character: Tester   build: Weak
        light  build: Deflector, Fast   character: Slow   force: 1
        step: character   damage: 2 from Tester to Deflector
    """)
    t.do("light uses Deflect of Deflector").look(
        "Deflector damage 0", "Fast damage 0", "light force 0", "Weak damage 0"
    )


def test_who_retreats_may_also_stop(tester):
    """SW-RETREAT-1: any number means none too; one's own units."""
    t = tester("dark  character: Fast\nlight  character: Weak\nstep: retreat dark")
    t.look("dark may be done", "dark may not retreat Weak: SW-RETREAT-1", "dark may retreat Fast")


def test_all_that_lies_on_a_unit_must_be_untapped(tester):
    """SW-RETREAT-2, SW-RETREAT-3: of two pilots both."""
    for drawn, rule in (("[Pilot; Health Pilot {tapped}]", 3), ("{tapped} [Pilot]", 2)):
        t = tester(f"dark  space: Twin Seater {drawn}\n{IDLE}\nstep: retreat dark")
        t.look(f"dark may not retreat Twin Seater: SW-RETREAT-{rule}", "dark may retreat Pilot")


def test_the_unit_of_a_pilot_that_retreats_stays_as_it_is(tester):
    """SW-RETREAT-4."""
    t = tester(f"dark  space: Fighter Ship [Pilot]\n{IDLE}\nstep: retreat dark").do("dark retreats Pilot")
    t.look("Fighter Ship tapped no", "Fighter Ship place space", "Pilot tapped yes", "dark may retreat Fighter Ship")


def test_no_effect_moves_a_unit_that_cannot_retreat(tester):
    """SW-RETREAT-5: nor taps it."""
    t = tester("dark  character: Tapper  force: 1\nlight  character: Weak, Anchored\nstep: character")
    t.do("dark uses 1 of Tapper", "dark chooses Anchored").look("Anchored place character", "Anchored tapped no")


def test_nobody_pays_with_a_retreat_that_cannot_be_made(tester):
    """SW-RETREAT-5, SW-ABIL-5: and what is in no arena can't retreat again."""
    drawn = """
        dark  character: Tester
        light  {}: Shirker, Evader   force: 1
        step: character   damage: 3 from Tester to Shirker, 1 to Evader
    """
    t = tester(drawn.format("character").replace("step", "locations: Prison of dark   step"))
    t.refused("light uses 1 of Shirker", "SW-RETREAT-5")
    tester(drawn.format("build")).refused("light uses 1 of Shirker", "SW-ABIL-5")
    t = tester(drawn.format("character")).do("light uses 1 of Shirker", "light passes")
    t.look("Shirker place build", "Shirker damage 1")


def test_a_cost_is_paid_with_a_unit_that_can_retreat(tester):
    """SW-RETREAT-5, SW-ABIL-5."""
    drawn = "dark  character: Coward{}   ground: Thinking Bunker   force: 1\nlight  character: Weak\nstep: character"
    t = tester(drawn.format(", Anchored, Tester, Fast")).do("dark uses 1 of Coward").look("dark asked choose:retreat")
    t.refused("dark chooses Anchored").do("dark chooses Tester").look("Tester place build", "dark holds 1")
    tester(drawn.format(", Anchored")).refused("dark uses 1 of Coward", "SW-RETREAT-5")
    tester(drawn.format("")).refused("dark uses 1 of Coward", "SW-ABIL-5")


@pytest.mark.parametrize(("other", "asked"), [("Tester", "choose:may"), ("Anchored", "window:open")])
def test_a_retreat_that_may_be_made_is_offered_where_it_can_be(tester, other, asked):
    """SW-RETREAT-5, SW-ABIL-16."""
    t = tester(f"""
        dark  character: Deserter, {other} {{tapped}}   ground: Thinking Bunker   force: 1
        light  character: Weak {{tapped}}
        step: character
    """)
    t.do("dark passes", "dark attacks Weak with Deserter").look(f"dark asked {asked}")


def test_what_a_retreated_unit_still_does(tester):
    """SW-RETREAT-6: it prevents, in whatever words, and its Reserves work; it doesn't act."""
    t = tester("""
        dark  character: Tester
        light  build: Shielder, Fast   character: Weak   force: 1
        step: character   damage: 2 from Tester to Weak
    """)
    t.look("light may use 1 of Shielder").do("light uses 1 of Shielder").look("Weak damage 0")
    t = tester("dark  character: Slow\nlight  build: Reservist, Fast   character: Weak   force: 1\nstep: character")
    t.look("light may use 1 of Reservist").do("light passes").look("light may rest Weak", "queue Weak, Slow")


def test_retreated_units_share_no_arena(tester):
    """SW-RETREAT-7: "in the same arena" is nobody."""
    t = tester("dark  build: Recluse, Fast   character: Tester\nlight  build: Weak\nstep: build dark")
    t.look("Fast speed 90", "Tester speed 30", "Weak speed 30")
