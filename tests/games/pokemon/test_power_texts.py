"""What Poké-Powers, Poké-Bodies and Trainers of the Diamond & Pearl years say beside the usual, each shown by cards of
its own: what lies beside or as a Tool, attacks of others, what goes from one to another."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import (
    CHOSEN,
    HOLDER,
    SELF,
    AnyOf,
    Called,
    Choose,
    Count,
    Exists,
    Flip,
    ForEach,
    Is,
    Lasting,
    May,
    Not,
    Search,
    Some,
    Static,
    When,
    Which,
    one,
    some,
    up_to,
)
from stolik.cardgame.interpret import NO
from stolik.games.pokemon.ast import nodes as ast
from stolik.games.pokemon.ast.nodes import ACTIVE, ATTACKER, DEFENDING, EVENT, Kind, OfType
from stolik.games.pokemon.ast.printed import Attack, Body, Power
from stolik.games.pokemon.cards.recipes import basic, evolved, item, level_up, special_energy, steps, supporter, tool
from stolik.games.pokemon.cards.recipes import pokemon as card
from stolik.kernel.agenda import answer

HAND = Which("card", "you", "hand")
SCRATCH = Attack("Scratch", "", 20)
MURK = card(basic("my-8", "Murk", "", 60, "D", None, None, 1), Attack("Peck", "", 10))


def tess(*texts, number=1, types="C", hp=60, name="Tess"):
    """A Basic Pokémon with these texts and an attack for nothing."""
    own = [] if any(isinstance(one, Attack) for one in texts) else [SCRATCH]
    return card(basic(f"my-{number}", name, "", hp, types, None, None, 1), *texts, *own)


def body(*parts, **how):
    return tess(Body("Purr", parts), **how)


def power(do, **how):
    return tess(Power("Trick", do, **{"healthy": False, **how}))


# ---- what lies beside, and what is a Tool


def test_a_supporter_works_as_long_as_it_lies_beside(pokemon):
    """PK-TRAINER-2: for whoever is Active then, to the Active Pokémon, until the turn ends."""
    more = Static(ast.Deals(10), ACTIVE, ast.Lies("beside"))
    coach = supporter("my-2", "Coach", ast.Draw(1), more)
    t = pokemon("A  active: Tess {C}   bench: Murk   hand: Coach\nB  active: Totodile", cards=[tess(), MURK, coach])
    t.do("A plays Coach", "A retreats", "A attacks 'Peck'").look(
        "reckoned base 10, more +10", "A discard Coach, Grass Energy"
    )
    t.do("B ends the turn", "A attacks 'Peck'").look("reckoned base 10")


@pytest.mark.parametrize("stays", [False, True])
def test_a_supporter_that_stays_is_still_there_when_another_trainer_was_played(pokemon, stays):
    """PK-TRAINER-1, PK-TRAINER-2: by its text or by the format; every card is somewhere at each question."""
    more = [] if stays else [Static(ast.Deals(10), ACTIVE, ast.Lies("beside"))]
    coach = supporter("my-2", "Coach", ast.Draw(1), *more)
    a = "active: Tess {C} (damage 20)   bench: Bidoof (damage 20)   hand: Coach, Potion"
    options = "\noptions: supporter_stays=true" if stays else ""
    t = pokemon(f"A  {a}\nB  active: Totodile{options}", cards=[tess(), coach])
    t.do("A plays Coach", "A plays Potion").look("A may choose Bidoof").do("A chooses Bidoof")
    t.look("A discard Potion", "Bidoof damage 0").do("A ends the turn").look("A discard Potion, Coach")


EQUIP = Power(
    "Equip",
    steps(ast.Discard(Which("card", on=SELF)), ast.AttachSelf(one(Which("pokemon")))),
    where="bench",
    healthy=False,
    parts=(Static(ast.ExtraHP(10), HOLDER, ast.Lies("tool")),),
)
UNO = card(basic("my-2", "Uno", "", 50, "P", None, None, 1), EQUIP, SCRATCH)


def test_a_pokemon_becomes_a_tool(pokemon):
    """Its own cards go; one Tool for each Pokémon (PK-TRAINER-4), and not itself. It gives nothing before; its power
    and its attacks are no more there."""
    a = "active: Tess   bench: Uno {C} (damage 10), Murk [Energy Link], Bidoof"
    t = pokemon(f"A  {a}\nB  active: Totodile", cards=[tess(), MURK, UNO]).look("Uno hp 50")
    t.do("A uses 'Equip' of Uno").look("A may choose Tess", "A may not choose Murk").do("A chooses Tess")
    t.look("Tess attached Uno", "Tess hp 70", "Tess abilities none", "Tess attacks Scratch", "A bench Murk, Bidoof")
    t.look("A discard Grass Energy")


def test_such_a_tool_is_discarded_as_one(pokemon):
    """It counts as a Trainer and as a Tool card, and no more Tools can be attached."""
    t = pokemon("A  active: Tess   bench: Uno   hand: Energy Link\nB  active: Totodile", cards=[tess(), UNO])
    t.do("A uses 'Equip' of Uno").look("A may not play Energy Link: PK-TRAINER-1")
    take = ast.Discard(one(Which("card", on=Which("pokemon", "opponent"), filters=(Kind("tool"),))))
    b = tess(Power("Take", take, healthy=False), number=3, name="Thief")
    t = pokemon("A  active: Tess [Uno]\nB  active: Thief\nturn: B", cards=[tess(), UNO, b])
    t.look("Tess hp 70").do("B uses 'Take' of Thief").look("A discard Uno", "Tess hp 60")


def test_nobody_to_attach_it_to(pokemon):
    t = pokemon("A  active: Tess [Energy Link]   bench: Uno {C}\nB  active: Totodile", cards=[tess(), UNO])
    t.look("A may not use 'Equip' of Uno: PK-POWER-1")


def test_a_supporter_that_comes_back(pokemon):
    """When the turn ends, instead of being discarded; all have seen it."""
    coach = supporter("my-2", "Coach", ast.Draw(1), stays="hand")
    t = pokemon("A  active: Tess   hand: Coach   deck: Potion\nB  active: Totodile", cards=[tess(), coach])
    t.do("A plays Coach").look("A hand Potion", "A discard none")
    t.do("A ends the turn").look("A hand Coach, Potion", "B sees A hand Coach, ?")


# ---- attacks of others, and of cards below


def test_an_attack_is_lent_while_its_energy_is_there(pokemon):
    """Without any Energy, and no longer than its owner could use it."""
    lent = Static(ast.AttacksOf(SELF, free=True), Which("pokemon", filters=(Called("Murk"),)), ast.HasEnergyFor(SELF))
    boss = tess(Body("Genes", (lent,)), Attack("Slam", "CC", 50), number=2, name="Boss", types="D")
    table = "A  active: Murk   bench: Boss {}\nB  active: Totodile"
    t = pokemon(table.format("{C}"), cards=[MURK, boss]).look("Murk attacks Peck")
    t = pokemon(table.format("{C C}"), cards=[MURK, boss]).look("Murk attacks Peck, Slam")
    assert [one.cost for one in t.match.view(0).sides[0].active[0].attacks] == ["", ""]
    t.do("A attacks 'Slam'").look("the attack did 50")
    pokemon(table.format("{C C} [Technical Machine TS-1]"), cards=[MURK, boss]).look("Murk attacks Peck, Slam")


BIG = evolved(1, "my-3", "Tiger", "Tess", "", 90, "W", None, None, 1)
LOW = tess(Attack("Splash", "C", 10), Attack("Scratch", "", 20))


def test_attacks_of_the_basic_pokemon_below(pokemon):
    """For their costs (PK-ENERGY-2); damage that is added to those alone. One that it has itself is its own."""
    parts = (Static(ast.AttacksBelow(("basic",)), SELF), Static(ast.Deals(30, below="basic"), SELF))
    tiger = card(BIG, Body("Blood", parts), Attack("Scratch", "", 20))
    t = pokemon("A  active: Tiger < Tess {C}\nB  active: Totodile", cards=[LOW, tiger])
    t.look("Tiger attacks Scratch, Splash")
    assert [one.place for one in t.match.view(0).sides[0].active[0].attacks] == [0, 0]
    t.do("A attacks 'Splash'").look("reckoned base 10, more +30")
    t = pokemon("A  active: Tiger < Tess\nB  active: Totodile", cards=[LOW, tiger])
    t.look("A may not attack 'Splash': PK-ENERGY-2").do("A attacks 'Scratch'").look("reckoned base 20")


def test_a_berry_remembers_two_stages(pokemon):
    """Of the Pokémon that it is attached to, and of no other."""
    berry = tool("my-4", "Berry", Static(ast.AttacksBelow(("basic", "stage 1")), HOLDER))
    tiger = card(BIG, Attack("Roar", "", 20))
    lion = card(evolved(2, "my-5", "Lion", "Tiger", "", 90, "W", None, None, 1), Attack("Bite", "", 20))
    a = "active: Lion < Tiger < Tess [Berry]   bench: Tiger < Tess"
    t = pokemon(f"A  {a}\nB  active: Totodile", cards=[LOW, tiger, lion, berry])
    t.look("Lion attacks Bite, Scratch, Splash, Roar", "Tiger attacks Roar")


# ---- what is kept off


def test_energy_cards_are_counted_and_not_what_they_provide(pokemon):
    """PK-ATTACK-7: against who has less than three cards, whatever they give."""
    few = Not(ast.Holding(AnyOf((Kind("basic energy"), Kind("special energy"))), 3))
    wall = body(Static(ast.Prevented("damage", by=few, from_="opponent"), SELF), number=2, name="Wall")
    twin = special_energy("my-8", "Twin Energy", "C C")
    for energy, done in (("{Twin Energy x2}", "0"), ("{C, Twin Energy x2}", "20")):
        t = pokemon(f"A  active: Tess {energy}\nB  active: Wall", cards=[tess(), wall, twin])
        t.do("A attacks 'Scratch'").look(f"Wall damage {done}")


def test_a_last_chance_against_heavy_blows(pokemon):
    """PK-KO-1: what the attack did to it counts, not what was there before."""
    wall = body(Static(ast.LastChance(10, least=30), SELF), number=2, name="Wall", hp=50)
    for damage, active in ((20, "Wall"), (40, "Murk")):
        hitter = tess(Attack("Hit", "", 50 - damage), number=3, name="Hitter")
        t = pokemon(f"A  active: Hitter\nB  active: Wall (damage {damage})   bench: Murk", cards=[hitter, wall, MURK])
        t.do("A attacks 'Hit'").look(*(["Wall damage 40"] if active == "Wall" else ["A asked prize"]))


def test_conditions_end_where_nothing_can_be_affected(pokemon):
    """As soon as the card is there that says so: Tiger comes into play by evolving on the Bench."""
    tiger = card(BIG, Body("Aroma", (Static(ast.Immune(cures=True), Which("pokemon", filters=(OfType("C"),))),)))
    a = "active: Tess (poisoned, confused)   bench: Tess   hand: Tiger"
    t = pokemon(f"A  {a}\nB  active: Totodile", cards=[tess(), tiger]).do("A evolves Tess#2 into Tiger")
    t.look("Tess conditions none", "told PokemonEvolved, ConditionEnded")
    t = pokemon(f"A  {a}\nB  active: Totodile", cards=[tess(types="W"), tiger]).do("A evolves Tess#2 into Tiger")
    t.look("Tess conditions poisoned, confused")


def test_more_damage_for_the_energy_of_whoever_attacks(pokemon):
    dark = Which("energy card", on=ATTACKER, filters=(Kind("basic energy"), ast.EnergyOf("D")))
    more = Static(ast.Deals(10, each=Count(dark)), Which("pokemon", filters=(OfType("D"),)), only="side")
    shade = body(more, number=2, name="Shade")
    a = "active: Murk {D D G}   bench: Shade {D}, Shade {D}"
    t = pokemon(f"A  {a}\nB  active: Totodile", cards=[MURK, shade]).do("A attacks 'Peck'")
    t.look("reckoned base 10, more +20")
    t = pokemon("A  active: Tess {D}   bench: Shade\nB  active: Totodile", cards=[tess(), shade])
    t.do("A attacks 'Scratch'").look("reckoned base 20")


# ---- what goes from one to another


def test_a_special_condition_goes_to_the_defending_pokemon(pokemon):
    """PK-COND-2: one of those that there are, as it says which; without one it can't be used (PK-POWER-1)."""
    do = ast.MoveCondition(ACTIVE, DEFENDING)
    t = pokemon("A  active: Tess (poisoned, confused)\nB  active: Totodile (asleep)", cards=[power(do)])
    t.do("A uses 'Trick' of Tess").look("A asked choose:cure").do("A chooses confused")
    t.look("Tess conditions poisoned", "Totodile conditions confused")
    pokemon("A  active: Tess\nB  active: Totodile", cards=[power(do)]).look("A may not use 'Trick' of Tess: PK-POWER-1")


def test_counters_for_all_of_one_name(pokemon):
    """Of the attacker's side, itself too; other names are spared."""
    do = ast.Put(4, Which("pokemon", "opponent", filters=(ast.SharesName(ATTACKER),)))
    ghost = tess(Power("Resent", do, on="would be knocked out", turn="opponent"), number=2, name="Ghost", hp=20)
    t = pokemon("A  active: Tess   bench: Tess, Murk\nB  active: Ghost   bench: Murk", cards=[tess(), MURK, ghost])
    t.do("A attacks 'Scratch'").look("B asked choose:power").do("B chooses yes")
    t.look("Tess#1 damage 40", "Tess#2 damage 40", "A's Murk damage 0")


def test_energy_follows_whoever_becomes_active(pokemon):
    """When it retreats, and when it is switched; as much as its player likes, and only its own."""
    follow = ast.Move(Some(0, None, Which("energy card", on=SELF)), ast.Onto(ast.NEW_ACTIVE))
    snail = body(When("sent back", follow), number=2, name="Snail")
    t = pokemon("A  active: Snail {C W R}   bench: Murk {G}\nB  active: Totodile", cards=[snail, MURK])
    t.do("A retreats", "A pays Grass Energy").do("A chooses Water Energy of Snail").look(
        "Murk energy G W", "Snail energy R"
    )
    blow = tess(Attack("Blow", "", do=ast.Switch(DEFENDING, "opponent")), number=3, name="Blower")
    t = pokemon("A  active: Blower\nB  active: Snail {W}   bench: Murk", cards=[snail, MURK, blow])
    t.do("A attacks 'Blow'").look("B asked choose:move").do("B chooses Water Energy of Snail").look("Murk energy W")


def test_cards_come_back_from_the_discard_pile(pokemon):
    """PK-KO-2: once the Pokémon was Knocked Out by damage of an opponent's attack, and a Prize is taken for it; who was
    Knocked Out itself does nothing."""
    water = Is(EVENT, OfType("W"))
    rescue = When("ally discarded", May(ast.Move(CHOSEN, "hand")), water)
    diver = body(rescue, number=2, name="Diver", types="W", hp=20)
    hitter = tess(number=3, name="Hitter")
    fish = card(basic("my-4", "Fish", "", 20, "W", None, None, 1), SCRATCH)
    t = pokemon("A  active: Hitter\nB  active: Fish {W} [Energy Link]   bench: Diver", cards=[hitter, diver, fish])
    t.do("A attacks 'Scratch'").look("B asked choose:may").do("B chooses yes").look("B discard none")
    t.look(
        "B sees B hand Fish, Water Energy, Energy Link",
        "A sees B hand Fish, Water Energy, Energy Link",
        "B active Diver",
    )
    t.do("A takes a Prize").look("A prizes 5")
    t = pokemon("A  active: Hitter\nB  active: Diver   bench: Fish", cards=[hitter, diver, fish])
    t.do("A attacks 'Scratch'").look("A asked prize", "B discard Diver")


def test_what_answers_energy_of_the_hand(pokemon):
    """Attached by its player or by a Poké-Power, and not by an attack; basic Energy alone."""
    shell = When("given", May(Flip(None, ast.Put(2, Which("pokemon", "opponent")))), Is(CHOSEN, Kind("basic energy")))
    force = ast.Move(one(Which("card", where="hand", filters=(Kind("energy"),))), ast.Onto(one(Which("pokemon"))))
    shelly = tess(Body("Shell", (shell,)), Attack("Load", "", do=force), number=2, name="Shelly")
    helper = tess(Power("Force", force, healthy=False), number=3, name="Giver")
    table = "A  active: Shelly   bench: Giver   hand: Grass Energy, Multi Energy\nB  active: Totodile"
    cards = [shelly, helper]
    t = pokemon(table, "T", cards=cards).do("A attaches Grass Energy to Shelly", "A chooses yes")
    t.look("Totodile damage 20").do("A uses 'Force' of Giver", "A chooses Multi Energy", "A chooses Shelly")
    t.look("A asked turn")
    t = pokemon(table, cards=cards).do("A uses 'Force' of Giver", "A chooses Grass Energy", "A chooses Shelly")
    t.look("A asked choose:may")
    t = pokemon(table, cards=cards).do("A attacks 'Load'", "A chooses Grass Energy", "A chooses Shelly").look("turn B")


# ---- cards under the deck, and in the place of others


def test_cards_go_under_the_deck_for_new_ones(pokemon):
    """In the order that their player says; who puts none draws none."""
    do = ast.Then(ast.Move(up_to(2, HAND), "deck bottom"), ast.DrawUntil(3))
    table = "A  active: Tess   hand: Potion, Switch   deck: Bidoof, Shinx, Turtwig\nB  active: Totodile"
    t = pokemon(table, cards=[power(do)]).do("A uses 'Trick' of Tess", "A chooses Potion, Switch")
    t.look("A asked choose:next").do("A chooses Switch").look(
        "A hand Bidoof, Shinx, Turtwig", "A deck top Switch, Potion"
    )
    t = pokemon(table, cards=[power(do)]).do("A uses 'Trick' of Tess", "A chooses nothing")
    t.look("A hand Potion, Switch", "A asked turn")
    t = pokemon("A  active: Tess\nB  active: Totodile", cards=[power(do)])
    t.look("A may not use 'Trick' of Tess: PK-POWER-1")


def test_the_bottom_of_a_deck_is_put_back_in_an_order(pokemon):
    do = ast.Look(3, one(Which("card", where="deck")), "hand", "bottom order", end="bottom")
    table = "A  active: Tess   deck: Turtwig, Potion, Switch, Bidoof\nB  active: Totodile"
    t = pokemon(table, cards=[power(do)]).do("A uses 'Trick' of Tess").look("A may not choose Turtwig")
    t.do("A chooses Switch").look("A asked choose:next", "A may not choose Turtwig").do("A chooses Bidoof")
    t.look("A hand Switch", "A deck top Turtwig, Bidoof, Potion")


def test_another_card_takes_the_place_of_one_in_play(pokemon):
    """What was attached and the damage stay; Special Conditions and effects end. With none in play it can't be used."""
    kin = Which("pokemon", filters=(Called("Murk"),))
    do = ast.Exchange(one(Which("card", where="deck", filters=(Called("Murk"),))), one(kin), clean=True)
    other = card(basic("my-9", "Murk", "", 70, "D", None, None, 1), Attack("Caw", "", 10))
    choice = supporter("my-2", "Choice", steps(do, ast.Shuffle()))
    a = "bench: Murk (my-8), Murk (my-8) {D}   hand: Choice   deck: Murk (my-9)"
    active = "active: Murk (my-8) {D} (damage 20, poisoned)"
    t = pokemon(f"A  {active}   {a}\nB  active: Totodile", cards=[MURK, other, choice])
    t.do("A plays Choice", "A chooses Murk (my-9)").look("A asked choose:exchange").do("A chooses Murk (my-8)#1")
    t.look("A active Murk (my-9)", "A bench Murk (my-8), Murk (my-8)", "A deck top Murk (my-8)")
    t.look("Murk (my-9) damage 20", "Murk (my-9) conditions none", "Murk (my-9) energy D")
    t = pokemon(
        "A  active: Tess   hand: Choice   deck: Murk (my-9)\nB  active: Totodile", cards=[tess(), other, choice]
    )
    t.look("A may not play Choice: PK-TRAINER-1")


def test_once_in_a_game(pokemon):
    """PK-POWER-2: whichever Pokémon of that name has it; the other player's is another one. What is on Pokémon and the
    Stadium go, a Supporter stays."""
    attached = Which("card", "each", on=Which("pokemon", "each"))
    do = steps(ast.Move(attached, "deck"), ast.DiscardStadium("deck"), ast.Shuffle("each"))
    reset = power(do, limit="game", may=False)
    table = "A  active: Tess {C}   bench: Tess   deck: none   beside: Professor Rowan"
    t = pokemon(f"{table}\nB  active: Tess [Energy Link]   deck: none\nstadium: Lake Boundary of B", "S", cards=[reset])
    t.do("A uses 'Trick' of A's Tess#1").look("A deck 1", "B deck 2", "stadium none", "A discard none")
    t.look("A may not use 'Trick' of A's Tess#2: PK-POWER-2").do("A ends the turn", "B plays Energy Link")
    t.look("B may use 'Trick' of B's Tess")


def test_all_that_are_chosen_evolve(pokemon):
    """PK-EVO-5: of those that may; the deck is looked through for each."""
    found = Which("card", where="deck", filters=(Kind("evolution"), ast.EvolvesFrom(CHOSEN)))
    each = ForEach(CHOSEN, ast.Search(one(found), ast.Evolving(CHOSEN)))
    do = steps(Choose(Some(0, None, Which("pokemon", filters=(OfType("G"),)))), each, ast.Shuffle())
    a = "active: Tess   bench: Turtwig, Turtwig, Bidoof   deck: Grotle, Grotle, Potion"
    t = pokemon(f"A  {a}\nB  active: Totodile", cards=[power(do)])
    t.do("A uses 'Trick' of Tess", "A chooses Turtwig#1, Turtwig#2", "A chooses Grotle").look("A asked choose:search")
    t.do("A chooses Grotle").look("A bench Grotle, Grotle, Bidoof", "A deck 1")


def test_a_level_x_keeps_the_attacks_below(pokemon):
    """PK-EVO-8: what lies under the level before counts as well."""
    tiger = card(BIG, Body("Blood", (Static(ast.AttacksBelow(("basic",)), SELF),)), Attack("Roar", "", 20))
    high = card(level_up("my-6", "Tiger", 110, "W", None, None, 1), Attack("Tide", "", 20))
    t = pokemon("A  active: Tiger LV.X < Tiger < Tess\nB  active: Totodile", cards=[LOW, tiger, high])
    t.look("Tiger LV.X attacks Tide, Roar")


def test_a_level_x_keeps_the_power_below(pokemon):
    """PK-EVO-8: it is among what may be done in the turn."""
    high = card(level_up("my-6", "Tess", 110, "W", None, None, 1), Attack("Tide", "", 20))
    t = pokemon("A  active: Tess LV.X < Tess\nB  active: Totodile", cards=[power(ast.Draw(1)), high])
    assert t.match.decision.options[0].verb == "power"


# ---- what is Knocked Out, and isn't discarded


PHOENIX = Power("Phoenix", Flip(ast.Revive(Kind("energy"))), healthy=False, on="would be knocked out", turn="opponent")


def test_it_stays_with_its_energy(pokemon):
    """PK-KO-5: the Prize is taken; damage, conditions and other cards are gone. Once in that turn, and on tails not."""
    bird = tess(PHOENIX, number=2, name="Bird", hp=20)
    table = "A  active: Tess\nB  active: Bird {R R} [Energy Link] (poisoned)   bench: Murk"
    t = pokemon(table, "H", cards=[tess(), bird, MURK]).do("A attacks 'Scratch'", "B chooses yes", "A takes a Prize")
    t.look("B active Bird", "Bird damage 0", "Bird conditions none", "Bird energy R R", "B discard Energy Link")
    t = pokemon(table, "T", cards=[tess(), bird, MURK]).do("A attacks 'Scratch'", "B chooses yes")
    t.look("B discard Bird, Fire Energy, Fire Energy, Energy Link")


def test_it_becomes_the_stadium(pokemon):
    """PK-TRAINER-3: all others of its cards are discarded; between turns it works as a Stadium, and its power can't be
    used there; another Stadium sends it to the hand. No other Pokémon of that name does so in play."""
    parts = (When("between turns", ast.Put(1, Which("pokemon", "opponent")), ast.Lies("stadium")),)
    do = ast.BecomeStadium()
    how = {"on": "would be knocked out", "turn": "opponent", "where": "active", "healthy": False, "parts": parts}
    ghost = tess(Power("Ooze", do, **how), number=2, name="Ghost", hp=20)
    b = "active: Ghost {P}   bench: Ghost   hand: Lake Boundary"
    t = pokemon(f"A  active: Tess\nB  {b}\nstadium: Lake Boundary of A", cards=[tess(), ghost])
    t.do("A attacks 'Scratch'", "B chooses yes", "A takes a Prize").look("stadium Ghost", "B discard Psychic Energy")
    t.look("A discard Lake Boundary", "Tess damage 10", "Ghost damage 0")
    t.look("B may not use 'Ooze' of the Stadium: PK-POWER-1", "B may not use 'Ooze' of Ghost: PK-POWER-1")
    t.do("B plays Lake Boundary").look("stadium Lake Boundary", "B hand Ghost, Grass Energy")


# ---- who begins, and what is prevented as it is used


@pytest.mark.parametrize(("theirs", "first"), [("Bidoof", "A"), ("Tess", "B")])
def test_who_is_first_by_a_poke_body(pokemon, theirs, first):
    """PK-SETUP-10: B has won the toss; A's Active Pokémon says otherwise, unless B's does so too."""
    mine = body(Static(ast.BeginsGame(), SELF, Is(SELF, ast.IsActive())))
    hands = f"A  deck: Tess, Potion x6\nB  deck: {theirs}, Potion x6\nsetup: A"
    t = pokemon(hands, "T", cards=[mine]).do("A calls heads")
    t.look(f"turn {first}")


SPRAY = item("my-7", "Spray", ast.PreventPower(), only_if=Exists(Which("pokemon", filters=(Called("Murk"),))))
DRAWS = power(ast.Draw(2))


def test_a_trainer_prevents_what_a_poke_power_does(pokemon):
    """It was used all the same (PK-POWER-2); the card is for that moment alone, and asks for what is printed on it."""
    table = "A  active: Tess\nB  active: Totodile   bench: {}   hand: Spray, Spray"
    t = pokemon(table.format("Murk"), cards=[DRAWS, SPRAY, MURK]).do("A uses 'Trick' of Tess")
    t.look("B asked choose:prevent").do("B chooses yes").look("A holds 0", "B discard Spray", "A asked turn")
    t.look("A may not use 'Trick' of Tess: PK-POWER-2").do("A ends the turn").look("B may not play Spray: PK-TRAINER-1")
    t = pokemon(table.format("Murk"), cards=[DRAWS, SPRAY, MURK]).do("A uses 'Trick' of Tess", "B chooses no")
    t.look("A holds 2", "B holds 2")
    t = pokemon(table.format("Bidoof"), cards=[DRAWS, SPRAY, MURK]).do("A uses 'Trick' of Tess").look("A holds 2")


def test_who_holds_no_such_trainer_can_only_pass(pokemon):
    """Asked is whoever has one in the deck: nothing is told by being asked."""
    b = "active: Totodile   bench: Murk   deck: Spray"
    t = pokemon(f"A  active: Tess\nB  {b}", cards=[DRAWS, SPRAY, MURK]).do("A uses 'Trick' of Tess")
    t.look("A holds 2", "told PowerUsed, CardsDrawn")
    t = pokemon(f"A  active: Tess\nB  {b}", cards=[DRAWS, SPRAY, MURK])
    state = t.match._state.clone()
    answer(t.match.rules, state, (t.match.decision.options[0],))
    assert (state.decision.seat, state.decision.kind, state.decision.options) == (1, "choose:prevent", (NO,))


def test_a_poke_power_prevents_another(pokemon):
    """For two cards of the hand, once a turn, and not while it has a Special Condition (PK-POWER-4)."""
    do = steps(ast.Discard(some(2, HAND)), ast.PreventPower())
    spoon = tess(Power("Cancel", do, on="opponent uses power", turn="opponent"), number=2, name="Spoon")
    table = "A  active: Tess   bench: Tess\nB  active: Spoon{}   hand: {}"
    t = pokemon(table.format("", "Potion x3"), cards=[DRAWS, spoon]).do("A uses 'Trick' of Tess#1")
    t.look("B asked choose:power").do("B chooses yes", "B chooses Potion, Potion").look("A holds 0", "B hand Potion")
    t.do("A uses 'Trick' of Tess#2").look("A holds 2")
    for mark, hand in ((" (poisoned)", "Potion x2"), ("", "Potion")):
        t = pokemon(table.format(mark, hand), cards=[DRAWS, spoon]).do("A uses 'Trick' of Tess#1").look("A holds 2")


# ---- as a turn ends


def test_energy_that_an_attack_discarded_returns(pokemon):
    """Basic Energy, to the Active Pokémon that used it, if it is of the type; asked on the Bench, and once."""
    burn = ast.Discard(Which("energy card", on=SELF))
    wave = ast.AttachThrown(2, Kind("basic energy"), Which("pokemon", "you", "active", (OfType("R"),)))
    heater = tess(Power("Wave", wave, on="end of your turn", where="bench", healthy=False), number=2, name="Heater")
    for types, asked in (("R", True), ("W", False)):
        fire = tess(Attack("Burn", "", 10, do=burn), number=3, name="Fire One", types=types)
        a = "active: Fire One {R R R, Multi Energy}   bench: Heater   discard: Fire Energy"
        t = pokemon(f"A  {a}\nB  active: Totodile", cards=[heater, fire]).do("A attacks 'Burn'")
        if asked:
            t.look("A asked choose:power").do("A chooses yes", "A chooses Fire Energy, Fire Energy")
            t.look("Fire One energy R R", "A discard Fire Energy, Fire Energy, Multi Energy")
        t.look("turn B")


def test_energy_that_returned_returns_once(pokemon):
    """Two such Poké-Powers give back what the attack discarded, and nothing that lay there before."""
    wave = ast.AttachThrown(2, Kind("basic energy"), Which("pokemon", "you", "active"))
    heater = tess(Power("Wave", wave, on="end of your turn", where="bench", healthy=False), number=2, name="Heater")
    fire = tess(Attack("Burn", "", 10, do=ast.Discard(Which("energy card", on=SELF))), number=3, name="Fire One")
    a = "active: Fire One {R R}   bench: Heater, Heater   discard: Fire Energy x2"
    t = pokemon(f"A  {a}\nB  active: Totodile", cards=[heater, fire]).do("A attacks 'Burn'", "A chooses yes")
    t.do("A chooses Fire Energy, Fire Energy").look("Fire One energy R R", "turn B")


def test_nothing_was_discarded_by_an_attack(pokemon):
    """What a Poké-Power discards, or a Retreat Cost that was paid, is no attack's (PK-POWER-1, PK-RETREAT-1)."""
    wave = ast.AttachThrown(2, Kind("basic energy"), Which("pokemon", "you", "active"))
    heater = tess(Power("Wave", wave, on="end of your turn", healthy=False), number=2, name="Heater")
    t = pokemon("A  active: Murk {D}   bench: Heater\nB  active: Totodile", cards=[heater, MURK]).do("A retreats")
    t.do("A attacks 'Scratch'").look("turn B")
    vent = power(ast.Discard(Which("energy card", on=SELF)))
    t = pokemon("A  active: Tess {D}   bench: Heater\nB  active: Totodile", cards=[heater, vent])
    t.do("A uses 'Trick' of Tess").look("A discard Darkness Energy").do("A attacks 'Scratch'").look("turn B")


def test_a_poke_power_as_a_turn_ends_whatever_it_does(pokemon):
    """PK-POWER-2: no card of either deck asks what an attack has discarded."""
    t = pokemon(
        "A  active: Tess   bench: Heater\nB  active: Totodile",
        cards=[tess(), tess(Power("Rest", ast.Draw(2), on="end of your turn"), number=2, name="Heater")],
    )
    t.do("A ends the turn").look("A asked choose:power").do("A chooses yes").look("A holds 2", "turn B")


def test_a_trainer_prevents_a_poke_power_among_other_things(pokemon):
    """PK-TRAINER-1: it has that moment alone, though it draws a card as well."""
    spray = item("my-7", "Spray", steps(ast.Draw(1), ast.PreventPower()))
    t = pokemon("A  active: Tess\nB  active: Totodile   hand: Spray x2", cards=[DRAWS, spray])
    t.do("A uses 'Trick' of Tess").look("B asked choose:prevent").do("B chooses yes").look("A holds 0", "B holds 2")
    t.do("A ends the turn").look("B may not play Spray: PK-TRAINER-1")


def test_a_last_chance_that_an_attack_gives(pokemon):
    """PK-KO-1: also where it lasts for a turn, what that attack did to it counts."""
    guard = Attack("Brace", "", do=Lasting(ast.LastChance(10, least=30), SELF, "opponent's next turn"))
    for damage, survives in ((20, True), (40, False)):
        hitter = tess(Attack("Hit", "", 60 - damage), number=3, name="Hitter")
        a = f"active: Tess (damage {damage})   bench: Murk"
        t = pokemon(f"A  {a}\nB  active: Hitter", cards=[tess(guard), hitter, MURK])
        t.do("A attacks 'Brace'", "B attacks 'Hit'")
        t.look(*(["Tess damage 50"] if survives else ["B asked prize"]))


def test_who_becomes_energy_was_knocked_out_by_the_opponent(pokemon):
    """PK-KO-5: what answers that by an opponent's attack does so; by its own attack there is nobody to answer."""
    how = {"on": "would be knocked out", "healthy": False}
    spark = tess(
        Power("Shift", ast.BecomeEnergy(one(Which("pokemon"))), **how), Attack("Blast", "", do=ast.Hit(60, SELF)),
        number=2, name="Spark",
    )  # fmt: skip
    mourner = body(When("ally knocked out", ast.Put(1, ATTACKER)), number=3, name="Mourner", hp=90)
    t = pokemon("A  active: Tess\nB  active: Spark (damage 50)   bench: Mourner", cards=[tess(), spark, mourner])
    t.do("A attacks 'Scratch'", "B chooses yes", "A takes a Prize").look("Mourner attached Spark", "Tess damage 10")
    t = pokemon("A  active: Spark   bench: Mourner, Mourner\nB  active: Tess", cards=[tess(), spark, mourner])
    t.do("A attacks 'Blast'", "A chooses yes", "A chooses Mourner#1", "A promotes Mourner#2", "B takes a Prize")
    t.look("Mourner#1 damage 0", "Mourner#2 damage 0", "Mourner#2 attached Spark")


def test_energy_for_who_is_shielded_from_effects_of_attacks(pokemon):
    """PK-ATTACK-7: nothing is attached to it by an attack, and so it isn't aimed at."""
    strike = Attack(
        "Strike", "", do=steps(Search(up_to(2, Which("card", "opponent", "discard", (Kind("energy"),))),
                                      ast.Onto(one(Which("pokemon", "opponent")), each=True)), ast.HitAimed(20)),
    )  # fmt: skip
    wall = body(Static(ast.Prevented("effects"), SELF), number=2, name="Wall")
    b = "active: Wall   bench: {}   discard: Fire Energy"
    t = pokemon(f"A  active: Tess\nB  {b.format('Murk')}", cards=[tess(strike), wall, MURK])
    t.do("A attacks 'Strike'", "A chooses Fire Energy").look("Murk energy R", "Murk damage 20", "Wall damage 0")
    t = pokemon(f"A  active: Tess\nB  {b.format('Wall')}", cards=[tess(strike), wall])
    t.do("A attacks 'Strike'", "A chooses Fire Energy").look("B discard Fire Energy", "turn B")


# ---- Prize cards


def test_a_prize_card_for_one_of_the_hand(pokemon):
    """PK-KO-2: it is not taken. All see what comes to the hand, nobody else what lies down; it may be the same."""
    do = steps(ast.LookAtPrizes(None), ast.SwapPrize(Kind("pokemon")))
    table = "A  active: Tess   hand: Switch   prizes: Potion, Murk, Potion\nB  active: Totodile"
    t = pokemon(table, cards=[power(do), MURK]).do("A uses 'Trick' of Tess").look("A may not choose Potion")
    t.do("A chooses Murk").look("A asked choose:trade", "B sees A hand Murk, ?").do("A chooses Switch")
    t.look("A hand Murk", "A prizes 3", "A taken 3", "B sees A prizes ?, ?, ?", "B sees A hand ?")
    t = pokemon(table, cards=[power(do), MURK]).do("A uses 'Trick' of Tess", "A chooses nothing")
    t.look("A hand Switch", "A prizes 3", "A asked turn")


def test_prize_cards_that_one_looks_at_lie_there_in_each_world(pokemon):
    """Only for whoever looks at them."""
    do = steps(ast.LookAtPrizes(None), ast.SwapPrize(Kind("pokemon")))
    a = "active: Tess   hand: Switch   prizes: Potion, Murk, Bidoof   deck: Turtwig, Shinx, Stantler"
    t = pokemon(f"A  {a}\nB  active: Totodile", cards=[power(do), MURK]).do("A uses 'Trick' of Tess")
    state, rules = t.match._state, t.match.rules
    for seat, worlds in ((0, 1), (1, 4)):
        dealt = {tuple(rules.determinise(state, seat, luck).seats[0].prizes) for luck in range(20)}
        assert len(dealt) >= worlds and (seat or dealt == {tuple(state.seats[0].prizes)})
