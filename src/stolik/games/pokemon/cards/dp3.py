"""Diamond & Pearl: Secret Wonders (dp3), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    REST,
    SELF,
    THAT_MANY,
    AnyOf,
    Called,
    Choose,
    Coins,
    Compare,
    Count,
    Exists,
    Flip,
    If,
    Is,
    May,
    Minus,
    Not,
    Some,
    Static,
    When,
    Which,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    ATTACKER,
    DEFENDING,
    REPLACED,
    Affected,
    Base,
    BecomeEnergy,
    Cannot,
    CannotUse,
    Counters,
    Cure,
    Deals,
    Discard,
    DiscardTop,
    Draw,
    EndTurn,
    EnergyOf,
    Evolved,
    EvolvesFrom,
    Evolving,
    Fails,
    FlipsToAttack,
    Harmless,
    Heal,
    Hit,
    Holding,
    Ignoring,
    Inflict,
    InflictOne,
    IsBenched,
    Kind,
    Lasting,
    Look,
    More,
    Move,
    MoveCounters,
    OfType,
    Onto,
    PreventIt,
    Put,
    Reduced,
    RetreatCost,
    Search,
    Shuffle,
    Spare,
    Switch,
    SwitchIn,
    Times,
    TypeIs,
    Under,
    WasDamaged,
    WasKnockedOut,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    ANOTHER_CARD,
    ASLEEP,
    BEBES_SEARCH,
    BURNED,
    CONFUSED,
    DARKNESS_ENERGY_GIVES,
    FOE,
    FOE_BENCH,
    FOE_HAND,
    HAND,
    METAL_ENERGY_GIVES,
    MINE,
    MY_BENCH,
    NO_ATTACK_NEXT_TURN,
    PARALYZED,
    PLUS_POWER,
    PLUS_POWER_GIVES,
    POISONED,
    POTION,
    any_number,
    basic,
    blind,
    coins_times,
    deck,
    discard_pile,
    energy,
    energy_cards,
    evolved,
    fetch,
    foes_turn,
    from_deck,
    from_deck_onto,
    from_discard_onto,
    hit_chosen,
    item,
    own_turn,
    pokemon,
    special_energy,
    steps,
    supporter,
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
        basic("dp3-4", "Entei", "43", 80, "R", ("W", 20), None, 2),
        Body("Burning Coat", (When("knocks out", DiscardTop(3, "opponent")),)),
        Attack(
            "Blaze Roar",
            "RRR",
            60,
            do=steps(Hit(20, one(FOE_BENCH)), Flip(tails=Discard(some(2, energy(SELF, EnergyOf("R")))))),
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
        basic("dp3-14", "Lugia", "43", 90, "C", ("P", 20), ("F", 20), 2),
        Attack(
            "Silver Wing", "C", 20, do=Flip(heads=steps(Choose(one(energy_cards(DEFENDING))), Move(CHOSEN, "hand")))
        ),
        Attack("Psychic Destruction", "PCC", 120, do=If(Is(DEFENDING, Holding(Kind("energy"))), Base(40))),
    ),
    pokemon(
        basic("dp3-19", "Suicune", "44", 70, "W", ("L", 20), None, 1),
        Power(
            "Aqua Recover",
            Search(up_to(3, discard_pile(OfType("W"))), "hand", show=True),
            limit="put",
            healthy=False,
        ),
        Attack("Cure Stream", "WWW", 60, do=foes_turn(Deals(-20), DEFENDING)),
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
            do=May(Switch(SELF), then=Move(any_number(energy_cards(SELF)), Onto(ACTIVE))),
        ),
    ),
    pokemon(
        basic("dp3-30", "Jynx", "30", 70, "P", ("P", 20), None, 2),
        Attack("Icy Kiss", "WC", 30, do=If(WasDamaged(SELF), PARALYZED)),
        Attack(
            "Lovely Kiss",
            "PC",
            do=If(
                Is(SELF, Under("Smoochum")),
                MoveCounters(4, SELF, DEFENDING),
                MoveCounters(2, SELF, DEFENDING),
            ),
        ),
    ),
    pokemon(
        evolved(1, "dp3-31", "Magmortar", "Magmar", "52", 110, "R", ("W", 30), None, 3),
        Body("Flame Body", (When("attached", Heal(2, SELF), Is(CHOSEN, EnergyOf("R"))),)),
        Attack("Flame Blast", "R", 20, "×", Times(Count(energy(SELF, EnergyOf("R"))))),
        Attack("Fireball Bazooka", "RCC", 40, do=Hit(20, some(2, FOE_BENCH))),
    ),
    pokemon(
        basic("dp3-32", "Minun", "30", 60, "L", ("F", 10), ("M", 20), 1),
        Power("Minus Charge", If(WasKnockedOut("each"), Draw(2)), shared=True),
        Attack(
            "Tag Play —",
            "L",
            20,
            do=If(
                Exists(Which("pokemon", where="bench", filters=(Called("Plusle"),))),
                May(Move(one(energy_cards(SELF)), Onto(one(MY_BENCH)))),
            ),
        ),
    ),
    pokemon(
        basic("dp3-36", "Plusle", "30", 60, "L", ("F", 10), ("M", 20), 1),
        Power(
            "Plus Charge",
            If(WasKnockedOut(), Search(up_to(2, discard_pile(Kind("basic energy"))), "hand", show=True)),
            shared=True,
        ),
        Attack(
            "Tag Play +",
            "L",
            20,
            do=If(
                Exists(Which("pokemon", where="bench", filters=(Called("Minun"),))),
                May(steps(Harmless(), Hit(20, one(Which("pokemon", "each", "bench"))))),
            ),
        ),
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
    pokemon(
        basic("dp3-77", "Bulbasaur", "14", 60, "G", ("R", 10), None, 1),
        Attack("Shake Vine", "", do=ASLEEP),
        Attack("Bullet Seed", "GC", 10, "×", coins_times(4)),
    ),
    pokemon(
        basic("dp3-82", "Charmander", "8", 50, "R", ("W", 10), None, 1),
        Attack("Gnaw", "", 10),
        Attack("Lava Burn", "RR", 20, do=Hit(10, one(FOE_BENCH))),
    ),
    pokemon(
        basic("dp3-84", "Corsola", "32", 70, "W", ("G", 20), None, 1),
        Attack(
            "Rally",
            "C",
            do=steps(Search(Some(0, 3, deck(Kind("basic pokemon")), different="type"), "bench"), Shuffle()),
        ),
        Attack("Hook", "WC", 30),
    ),
    pokemon(
        basic("dp3-87", "Electabuzz", "32", 70, "L", ("F", 20), ("M", 20), 2),
        Attack("Thundershock", "L", 10, do=Flip(heads=PARALYZED)),
        Attack("Thunder", "LLC", 60, do=Flip(tails=Hit(30, SELF))),
    ),
    pokemon(
        basic("dp3-88", "Grimer", "15", 60, "P", ("P", 10), None, 2),
        Attack("Mud Bomb", "C", 10),
        Attack("Gunky", "P", do=foes_turn(FlipsToAttack(), DEFENDING)),
    ),
    pokemon(
        basic("dp3-89", "Growlithe", "20", 70, "R", ("W", 20), None, 2),
        Attack("Roar", "C", do=Switch(DEFENDING, by="opponent")),
        Attack("Dig Claws", "RC", 20),
    ),
    pokemon(
        basic("dp3-90", "Hoppip", "7", 30, "G", ("R", 10), ("F", 20), 1),
        Body("Cottonweed", (Static(RetreatCost(None), SELF, Is(SELF, Holding(EnergyOf("G")))),)),
        Attack("Hover Heal", "G", 10, do=Cure(SELF)),
    ),
    pokemon(
        basic("dp3-91", "Lickitung", "27", 80, "C", ("F", 20), None, 3),
        Attack("Lick", "C", 10, do=Flip(heads=PARALYZED)),
        Attack("Stomp", "CC", 10, "+", Flip(heads=More(30))),
    ),
    pokemon(
        basic("dp3-93", "Magmar", "27", 70, "R", ("W", 20), None, 2),
        Attack("Fire Punch", "C", 10),
        Attack("Smog", "RC", 20, do=POISONED),
    ),
    pokemon(
        basic("dp3-94", "Mareep", "11", 50, "L", ("F", 10), ("M", 20), 1),
        Attack("Thundershock", "L", 10, do=Flip(heads=PARALYZED)),
        Attack("Static Shock", "LC", 20),
    ),
    pokemon(
        basic("dp3-98", "Phanpy", "14", 60, "F", ("W", 10), ("L", 20), 1),
        Attack("Flail", "C", 10, "×", Times(Counters(SELF))),
        Attack("Take Down", "FC", 30, do=Hit(10, SELF)),
    ),
    pokemon(
        basic("dp3-101", "Qwilfish", "31", 70, "W", ("L", 20), None, 1),
        Power(
            "Balloon Sting",
            Flip(heads=Inflict(("poisoned",), ATTACKER, counters=2)),
            healthy=False,
            where="active",
            on="damaged",
        ),
        Attack("Nerve Shot", "WW", 20, do=Flip(heads=PARALYZED)),
    ),
    pokemon(
        basic("dp3-104", "Sentret", "11", 60, "C", ("F", 10), None, 1),
        Attack("Grope", "C", do=Look(2, one(deck()), rest="bottom")),
        Attack("Scratch", "C", 10),
    ),
    pokemon(
        basic("dp3-112", "Squirtle", "15", 50, "W", ("L", 10), None, 1),
        Attack("Bubble", "", do=Flip(heads=PARALYZED)),
        Attack("Aqua Tail", "WC", 20, "+", steps(Coins(Count(energy(SELF, EnergyOf("W")))), More(10, each=HEADS))),
    ),
    pokemon(
        basic("dp3-113", "Stantler", "28", 70, "C", ("F", 20), None, 1),
        Attack("Lead", "", do=from_deck(Kind("supporter"))),
        Attack("Frighten Horn", "CC", 20, do=If(Is(DEFENDING, Not(Evolved())), CONFUSED)),
    ),
    pokemon(
        basic("dp3-114", "Sunkern", "10", 40, "G", ("R", 10), ("W", 20), 1),
        Attack(
            "Sun Soak",
            "C",
            do=Flip(
                heads=steps(
                    Heal(None, SELF),
                    Search(one(deck(Kind("evolution"), EvolvesFrom(SELF))), Evolving(SELF)),
                    Shuffle(),
                )
            ),
        ),
        Attack("Seed Bomb", "G", 20),
    ),
    pokemon(
        basic("dp3-117", "Voltorb", "29", 50, "L", ("F", 10), ("M", 20), 1),
        Attack("Speed Ball", "L", 20),
        Attack("Big Explosion", "LC", 50, do=Hit(50, SELF)),
    ),
    pokemon(
        basic("dp3-118", "Wooper", "11", 60, "W", ("G", 20), ("L", 20), 1),
        Attack("Yawn", "C", do=ASLEEP),
        Attack(
            "Splatter",
            "W",
            do=steps(hit_chosen(10, FOE), Ignoring(("weakness", "resistance"))),
        ),
    ),
    supporter("dp3-119", "Bebe's Search", BEBES_SEARCH, only_if=ANOTHER_CARD),
    item(
        "dp3-120",
        "Night Maintenance",
        steps(
            Search(up_to(3, discard_pile(AnyOf((Kind("pokemon"), Kind("basic energy"))))), "deck", show=True), Shuffle()
        ),
    ),
    item("dp3-121", "PlusPower", PLUS_POWER, *PLUS_POWER_GIVES, stays="turn"),
    supporter("dp3-122", "Professor Oak's Visit", steps(Draw(3), Choose(one(HAND)), Move(CHOSEN, "deck bottom"))),
    supporter(
        "dp3-123",
        "Professor Rowan",
        steps(Choose(one(HAND)), Move(REST, "deck"), Shuffle(), Draw(4)),
        only_if=ANOTHER_CARD,
    ),
    supporter("dp3-124", "Rival", steps(Look(5, Some(3, 3, deck(), by="opponent"), shown=True), Shuffle())),
    supporter(
        "dp3-125", "Roseanne's Research", fetch(up_to(2, deck(AnyOf((Kind("basic pokemon"), Kind("basic energy"))))))
    ),
    supporter("dp3-126", "Team Galactic's Mars", steps(Draw(2), Choose(blind(1)), Move(CHOSEN, "deck bottom"))),
    item("dp3-127", "Potion", POTION),
    item("dp3-128", "Switch", Switch(ACTIVE)),
    special_energy("dp3-129", "Darkness Energy", "D", *DARKNESS_ENERGY_GIVES),
    special_energy("dp3-130", "Metal Energy", "M", *METAL_ENERGY_GIVES),
)
