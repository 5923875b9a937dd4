"""Delta Species (ex11), Evolutions and Pokémon LV.X, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    SELF,
    AllOf,
    AllTails,
    AnyOf,
    Choose,
    Coins,
    Compare,
    Count,
    Counters,
    Discard,
    Flip,
    Heal,
    Hurt,
    If,
    Is,
    May,
    NameHas,
    Not,
    Put,
    Repeat,
    Static,
    When,
    one,
)
from stolik.games.pokemon.ast.modifiers import BaseOf, CannotPlay, Deals, Prevented, Reduced
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    EACH_DEFENDING,
    DrawUntil,
    EnergyOf,
    Evolved,
    Fails,
    HasAbility,
    Hit,
    Holding,
    Ignoring,
    Inflict,
    IsActive,
    Kind,
    KnockOut,
    More,
    Move,
    OfType,
    TradePrize,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    BURNED,
    CONFUSED,
    FOE,
    HAND,
    MINE,
    MY_BENCH,
    PARALYZED,
    THEIR_PRIZES,
    YOUR_PRIZES,
    coins_times,
    energy,
    energy_cards,
    evolved,
    foe,
    foes_turn,
    from_deck,
    from_deck_onto,
    from_discard_onto,
    hit_chosen,
    mine,
    own_turn,
    pokemon,
    steps,
)

CARDS = (
    pokemon(
        evolved(2, "ex11-1", "Beedrill", "Kakuna", "", 90, "GM", ("R", None), None, 0, "delta"),
        Power("Final Sting", steps(KnockOut(SELF), Inflict(("paralyzed", "poisoned"), counters=2))),
        Attack("Super Slash", "GMC", 50, "+", If(Is(DEFENDING, Evolved()), More(30))),
    ),
    pokemon(
        evolved(2, "ex11-2", "Crobat", "Golbat", "", 90, "GM", ("P", None), None, 0, "delta"),
        Attack(
            "Radar Jam",
            "CC",
            30,
            do=foes_turn(CannotPlay(AllOf((Kind("trainer"), Not(Kind("supporter"))))), "opponent"),
        ),
        Attack(
            "Target Attack", "GMC", do=steps(Choose(one(FOE)), If(Is(CHOSEN, Hurt()), Hit(60, CHOSEN), Hit(40, CHOSEN)))
        ),
    ),
    pokemon(
        evolved(2, "ex11-3", "Dragonite", "Dragonair", "", 100, "LM", ("C", None), ("GF", None), 2, "delta"),
        Power("Delta Charge", from_discard_onto(one(MY_BENCH), EnergyOf("L"))),
        Attack("Agility", "LC", 30, do=Flip(heads=foes_turn(Prevented("all")))),
        Attack("Heavy Impact", "LMCC", 70),
    ),
    pokemon(
        evolved(1, "ex11-4", "Espeon", "Eevee", "", 70, "PM", ("P", None), None, 1, "delta"),
        Power("Delta Heal", Heal(1, mine(Kind("delta"))), shared=True),
        Attack("Psyshock", "PM", 30, do=Flip(heads=PARALYZED)),
    ),
    pokemon(
        evolved(2, "ex11-14", "Salamence", "Shelgon", "", 110, "RM", ("C", None), ("RF", None), 1, "delta"),
        Attack("Fire Dance", "RC", 30, do=from_discard_onto(one(MINE), EnergyOf("R"))),
        Attack("Delta Blast", "RMCC", 100, do=Discard(one(energy_cards(SELF, EnergyOf("M"))))),
    ),
    pokemon(
        evolved(1, "ex11-18", "Vaporeon", "Eevee", "", 70, "WM", ("L", None), None, 1, "delta"),
        Attack("Delta Search", "C", 10, do=from_deck_onto(SELF, NameHas("Holon Energy"))),
        Attack(
            "Return Wave",
            "WMC",
            50,
            do=May(
                Move(one(energy_cards(SELF)), "hand"),
                then=steps(Choose(one(energy_cards(DEFENDING))), Move(CHOSEN, "hand")),
            ),
        ),
    ),
    pokemon(
        evolved(1, "ex11-21", "Holon's Electrode", "Holon's Voltorb", "", 70, "L", ("F", None), None, 0),
        Attack("Dazzle Blast", "LC", 30, do=CONFUSED),
        as_energy="**",
        energy_swap=True,
    ),
    pokemon(
        evolved(1, "ex11-22", "Holon's Magneton", "Holon's Magnemite", "", 70, "M", ("R", None), ("G", None), 1),
        Attack("Extra Ball", "MC", 30, "+", If(Is(DEFENDING, Kind("ex")), More(20))),
        as_energy="**",
        energy_swap=True,
    ),
    pokemon(
        evolved(1, "ex11-25", "Porygon2", "Porygon", "", 70, "C", ("F", None), None, 1),
        Power("Backup", If(Compare(Count(HAND), "<", 6), DrawUntil(6))),
        Attack(
            "Machine Burst",
            "CC",
            30,
            do=If(Is(SELF, Holding(Kind("technical machine"))), Inflict(("asleep", "burned"))),
        ),
    ),
    pokemon(
        evolved(1, "ex11-27", "Sandslash", "Sandshrew", "", 80, "FM", ("G", None), None, 1, "delta"),
        Body("Delta Storm", (When("between turns", Put(1, foe(Kind("ex"))), Is(SELF, IsActive())),)),
        Attack("Rend", "FC", 20, "+", If(Is(DEFENDING, Hurt()), More(20))),
        Attack("Slash", "MCC", 50),
    ),
    pokemon(
        evolved(1, "ex11-28", "Slowking", "Slowpoke", "", 80, "W", ("L", None), None, 1),
        Power("Prize Shift", TradePrize()),
        Attack(
            "Psychic Option",
            "CC",
            20,
            "+",
            steps(
                If(Is(SELF, Holding(EnergyOf("W"))), More(20)),
                If(Is(SELF, Holding(EnergyOf("P"))), Discard(one(energy_cards(DEFENDING, Kind("special energy"))))),
            ),
        ),
    ),
    pokemon(
        evolved(1, "ex11-32", "Swellow", "Taillow", "", 70, "C", ("L", None), ("F", None), 0),
        Attack("Steep Dive", "C", do=Flip(heads=foes_turn(Prevented("all")), tails=own_turn(BaseOf("Glide", 100)))),
        Attack("Glide", "CCC", 40),
    ),
    pokemon(
        evolved(1, "ex11-33", "Weezing", "Koffing", "", 70, "G", ("P", None), None, 2),
        Body("Body Odor", (When("between turns", Put(1, foe(HasAbility("body"))), Is(SELF, IsActive())),)),
        Attack("Mist Attack", "G", do=Hit(10, FOE)),
        Attack("Sludge Whirlpool", "GCC", 50),
    ),
    pokemon(
        evolved(1, "ex11-41", "Dragonair", "Dratini", "", 70, "L", ("C", None), ("GF", None), 1, "delta"),
        Attack("Slam", "CC", 20, "×", coins_times(2)),
        Attack("Dragon Rage", "LCC", 40),
    ),
    pokemon(
        evolved(1, "ex11-42", "Dragonair", "Dratini", "", 70, "L", ("C", None), ("GF", None), 2, "delta"),
        Attack(
            "Twister",
            "LC",
            20,
            do=steps(Coins(2), If(AllTails(), Fails()), Repeat(HEADS, Discard(one(energy(DEFENDING))))),
        ),
    ),
    pokemon(
        evolved(1, "ex11-43", "Golbat", "Zubat", "", 70, "G", ("P", None), None, 1),
        Attack("Super Poison Breath", "G", do=Inflict(("poisoned",), EACH_DEFENDING)),
        Attack("Sonic Signal", "CC", do=hit_chosen(10, FOE, 2)),
    ),
    pokemon(
        evolved(1, "ex11-44", "Hariyama", "Makuhita", "", 80, "F", ("P", None), None, 1),
        Body(
            "Reversal Aura",
            tuple(
                Static(aura, SELF, Compare(Count(YOUR_PRIZES), ">", Count(THEIR_PRIZES)))
                for aura in (Deals(20), Reduced(20))
            ),
        ),
        Attack("Slap Push", "CC", 30),
        Attack("Brick Smash", "FFC", 50, do=Ignoring(("resistance", "powers", "bodies", "effects"))),
    ),
    pokemon(
        evolved(1, "ex11-46", "Kakuna", "Weedle", "", 60, "G", ("R", None), None, 2),
        Attack("Fast Evolution", "G", do=from_deck(Kind("evolution"))),
        Attack("Rollout", "CCC", 30),
    ),
    pokemon(
        evolved(1, "ex11-52", "Rapidash", "Ponyta", "", 70, "R", ("W", None), None, 0),
        Attack("Super Singe", "R", do=BURNED),
        Attack("Stomp", "RC", 30, "+", Flip(heads=More(10))),
    ),
    pokemon(
        evolved(1, "ex11-53", "Shelgon", "Bagon", "", 80, "R", ("C", None), ("RF", None), 2, "delta"),
        Attack("Tight Jaw", "R", 10, do=Flip(heads=PARALYZED)),
        Attack("Combustion", "RCC", 40),
    ),
    pokemon(
        evolved(1, "ex11-108", "Flareon ex", "Eevee", "", 110, "R", ("W", None), None, 1, "ex"),
        Power("Evolutionary Flame", Inflict(("burned", "confused")), limit="evolved", healthy=False),
        Attack("Flame Screen", "RC", 30, do=foes_turn(Reduced(20))),
        Attack("Heat Tackle", "RCC", 70, do=Hit(10, SELF)),
    ),
    pokemon(
        evolved(1, "ex11-109", "Jolteon ex", "Eevee", "", 100, "L", ("F", None), ("M", None), 0, "ex"),
        Power("Evolutionary Thunder", Put(1, FOE), limit="evolved", healthy=False),
        Attack("Second Bite", "LC", 20, "+", More(10, each=Counters(DEFENDING))),
        Attack("Thunder Blast", "LCC", 70, do=Discard(one(energy_cards(SELF, EnergyOf("L"))))),
    ),
    pokemon(
        evolved(1, "ex11-114", "Azumarill", "Marill", "", 70, "W", ("L", None), None, 1),
        Body("Thick Fat", (Static(Reduced(30, by=AnyOf((OfType("R"), OfType("W")))), SELF),)),
        Attack("Bubblebeam", "WWC", 40, do=Flip(heads=PARALYZED)),
    ),
)
