"""Secret Wonders (dp3), Evolutions and Pokémon LV.X, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    SELF,
    THAT_MANY,
    Choose,
    Coins,
    Compare,
    Count,
    Discard,
    Flip,
    Heal,
    If,
    Is,
    Lasting,
    May,
    Minus,
    Not,
    Put,
    Search,
    Shuffle,
    Static,
    When,
    Which,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.modifiers import Cannot, CannotUse, Deals, Reduced, TypeIs
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    NEW_ACTIVE,
    REPLACED,
    Affected,
    BecomeEnergy,
    EndTurn,
    EnergyOf,
    Evolved,
    Fails,
    Hit,
    Holding,
    Inflict,
    InflictOne,
    IsBenched,
    Kind,
    More,
    Move,
    OfType,
    Onto,
    PreventIt,
    Spare,
    Switch,
    SwitchIn,
    Times,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    BURNED,
    CONFUSED,
    FOE,
    FOE_BENCH,
    FOE_HAND,
    MINE,
    NO_ATTACK_NEXT_TURN,
    PARALYZED,
    any_number,
    blind,
    coins_times,
    deck,
    energy,
    energy_cards,
    evolved,
    foes_turn,
    from_deck_onto,
    from_discard_onto,
    own_turn,
    pokemon,
    steps,
)

CARDS = (
    pokemon(
        evolved(2, "dp3-1", "Ampharos", "Flaaffy", "52", 130, "L", ("F", 30), ("M", 20), 3),
        Body("Jamming", (When("opponent plays supporter", Put(1, FOE), once=True),)),
        Attack(
            "Cluster Bolt",
            "LCC",
            70,
            do=May(
                Discard(energy(SELF, EnergyOf("L"))),
                then=Hit(20, Which("pokemon", "opponent", "bench", (Holding(Kind("energy")),))),
            ),
        ),
    ),
    pokemon(
        evolved(2, "dp3-2", "Blastoise", "Wartortle", "52", 120, "W", ("L", 30), None, 2),
        Power(
            "Waterlog",
            steps(
                Move(
                    any_number(Which("card", where="hand", filters=(Kind("basic energy"), EnergyOf("W")))),
                    Onto(one(MINE), each=True),
                ),
                EndTurn(),
            ),
        ),
        Attack("Hydro Pump", "WWC", 50, "+", More(20, each=Spare("W"), most=40)),
    ),
    pokemon(
        evolved(2, "dp3-3", "Charizard", "Charmeleon", "55", 130, "R", ("W", 40), ("F", 20), 3),
        Body(
            "Fury Blaze",
            (Static(Deals(50), SELF, Compare(Count(Which("card", "opponent", "prizes")), "<=", 3)),),
        ),
        Attack(
            "Blast Burn",
            "RRRC",
            120,
            do=Flip(
                heads=If(Compare(Count(energy_cards(SELF)), ">=", 2), Discard(some(2, energy_cards(SELF))), Fails()),
                tails=If(Compare(Count(energy_cards(SELF)), ">=", 4), Discard(some(4, energy_cards(SELF))), Fails()),
            ),
        ),
    ),
    pokemon(
        evolved(2, "dp3-11", "Jumpluff", "Skiploom", "42", 90, "G", ("R", 30), ("F", 20), 0),
        Body("Cotton Spore", (When("would be damaged", Flip(heads=PreventIt())),)),
        Attack("Cottonweed Punch", "GG", do=steps(Coins(2), Choose(one(FOE)), Hit(30, CHOSEN, each=HEADS))),
    ),
    pokemon(
        evolved(1, "dp3-12", "Lickilicky", "Lickitung", "46", 110, "C", ("F", 30), None, 4),
        Attack(
            "Tongue Reel",
            "CC",
            do=steps(
                Choose(one(FOE)),
                If(Is(CHOSEN, IsBenched()), SwitchIn(CHOSEN)),
                Hit(20, CHOSEN),
                Flip(heads=PARALYZED),
            ),
        ),
        Attack("Boundless Power", "CCCC", 80, do=NO_ATTACK_NEXT_TURN),
    ),
    pokemon(
        evolved(2, "dp3-20", "Venusaur", "Ivysaur", "51", 130, "G", ("R", 30), None, 3),
        Power("Miracle Aroma", Flip(heads=InflictOne(("asleep", "burned", "poisoned")))),
        Attack("Giant Bloom", "GGC", 60, do=Flip(heads=Heal(4, SELF))),
    ),
    pokemon(
        evolved(1, "dp3-22", "Arcanine", "Growlithe", "48", 100, "R", ("W", 30), None, 2),
        Power(
            "Flame Dash",
            steps(SwitchIn(SELF), May(Move(any_number(energy_cards(REPLACED)), Onto(SELF)))),
            limit="evolved",
            healthy=False,
            where="bench",
        ),
        Attack("Inferno Onrush", "RRCC", 120, do=Hit(40, SELF)),
    ),
    pokemon(
        evolved(1, "dp3-25", "Electivire", "Electabuzz", "50", 100, "L", ("F", 30), ("M", 20), 3),
        Power("Motor Drive", from_discard_onto(SELF, EnergyOf("L"))),
        Attack("Discharge", "LCC", 50, "×", steps(Discard(energy(SELF, EnergyOf("L"))), coins_times(THAT_MANY))),
    ),
    pokemon(
        evolved(1, "dp3-26", "Electrode", "Voltorb", "42", 80, "L", ("F", 20), ("M", 20), 0),
        Power("Energy Shift", BecomeEnergy(one(MINE)), healthy=False, on="would be knocked out", turn="your"),
        Attack("Ion Blast", "LC", 40, "+", May(More(60), then=Hit(100, SELF))),
        provides="*",
    ),
    pokemon(
        evolved(1, "dp3-27", "Furret", "Sentret", "35", 90, "C", ("F", 20), None, 1),
        Attack("Keen Eye", "", do=steps(Search(up_to(2, deck()), "hand"), Shuffle())),
        Attack(
            "Baton Pass",
            "CC",
            40,
            do=May(Switch(SELF), then=Move(any_number(energy_cards(SELF)), Onto(NEW_ACTIVE))),
        ),
    ),
    pokemon(
        evolved(1, "dp3-31", "Magmortar", "Magmar", "52", 110, "R", ("W", 30), None, 3),
        Body("Flame Body", (When("attached", Heal(2, SELF), Is(CHOSEN, EnergyOf("R"))),)),
        Attack("Flame Blast", "R", 20, "×", Times(Count(energy(SELF, EnergyOf("R"))))),
        Attack("Fireball Bazooka", "RCC", 40, do=Hit(20, some(2, FOE_BENCH))),
    ),
    pokemon(
        evolved(1, "dp3-38", "Sunflora", "Sunkern", "35", 80, "G", ("R", 20), ("W", 20), 2),
        Power("Grass Whistle", Heal(1, Which("pokemon", filters=(OfType("G"),))), shared=True),
        Attack(
            "Petal Dance",
            "GG",
            30,
            "×",
            steps(coins_times(3), If(Compare(HEADS, ">=", 2), Inflict(("confused",), SELF))),
        ),
    ),
    pokemon(
        evolved(1, "dp3-40", "Weavile", "Sneasel", "30", 80, "W", ("M", 20), None, 0),
        Power(
            "Dark Engage",
            Lasting(TypeIs("D"), Which("pokemon", where="active"), "this turn"),
            healthy=False,
        ),
        Attack(
            "Shadow Charge", "", do=steps(Search(up_to(2, deck(EnergyOf("D"))), Onto(one(MINE), each=True)), Shuffle())
        ),
        Attack(
            "Chip Off",
            "DD",
            40,
            do=If(Compare(Count(FOE_HAND), ">=", 6), Discard(blind(Minus(Count(FOE_HAND), 5)))),
        ),
    ),
    pokemon(
        evolved(1, "dp3-46", "Charmeleon", "Charmander", "29", 80, "R", ("W", 20), None, 1),
        Attack("Fire Fang", "R", 20, do=BURNED),
        Attack("Flare Tail", "RRC", 50, "+", Flip(heads=steps(Discard(one(energy(SELF, EnergyOf("R")))), More(20)))),
    ),
    pokemon(
        evolved(1, "dp3-48", "Donphan", "Phanpy", "48", 100, "F", ("W", 20), ("L", 20), 3),
        Attack("Rapid Spin", "FC", 40, do=steps(Switch(DEFENDING, by="opponent"), Switch(SELF))),
        Attack("Bash In", "FFCC", 70, "+", If(Is(DEFENDING, Holding(Kind("tool"))), More(60))),
    ),
    pokemon(
        evolved(1, "dp3-50", "Flaaffy", "Mareep", "26", 80, "L", ("F", 20), ("M", 20), 1),
        Attack("Attract Current", "C", 10, do=from_deck_onto(one(MINE), EnergyOf("L"))),
        Attack("Electromagnetic Kick", "LLC", 60, do=Flip(tails=Hit(10, SELF))),
    ),
    pokemon(
        evolved(1, "dp3-51", "Ivysaur", "Bulbasaur", "24", 80, "G", ("R", 20), None, 2),
        Attack("Leech Seed", "GC", 20, do=Heal(1, SELF)),
        Attack("Razor Leaf", "GGC", 60),
    ),
    pokemon(
        evolved(1, "dp3-56", "Muk", "Grimer", "43", 80, "P", ("P", 20), None, 2),
        Body(
            "Toxic Sludge",
            (
                When(
                    "end of turn",
                    Inflict(
                        ("poisoned",),
                        Which("pokemon", "opponent", "active", (Holding(EnergyOf("G")), Not(Affected("poisoned")))),
                    ),
                ),
            ),
        ),
        Attack("Panic Liquid", "PPC", 50, do=steps(CONFUSED, foes_turn(Cannot("retreat"), DEFENDING))),
    ),
    pokemon(
        evolved(1, "dp3-60", "Quagsire", "Wooper", "38", 90, "W", ("G", 30), ("L", 20), 3),
        Power(
            "Aqua Healing",
            If(Is(DEFENDING, Holding(EnergyOf("W"))), Heal(3, SELF)),
            healthy=False,
            where="active",
        ),
        Attack("Muddy Water", "WCC", 60, do=Hit(20, one(FOE_BENCH))),
    ),
    pokemon(
        evolved(1, "dp3-65", "Skiploom", "Hoppip", "20", 60, "G", ("R", 20), ("F", 20), 0),
        Body(
            "Cotton Balloon",
            (Static(Reduced(20, by=Evolved(), from_="opponent"), SELF, Is(SELF, Holding(EnergyOf("G")))),),
        ),
        Attack("U-turn", "G", 20, do=Switch(SELF)),
    ),
    pokemon(
        evolved(1, "dp3-75", "Wartortle", "Squirtle", "28", 80, "W", ("L", 20), None, 1),
        Attack("Giant Wave", "WW", 40, do=own_turn(CannotUse("Giant Wave"))),
        Attack("Shell Attack", "CCC", 50),
    ),
)
