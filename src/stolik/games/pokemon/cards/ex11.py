"""EX Delta Species (ex11), facts only: numbers as printed, and what the cards do as trees.

The set prints no numbers for Weakness and Resistance: they are ×2 and -30.
"""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    HOLDER,
    SELF,
    THAT_MANY,
    AllOf,
    AllTails,
    AnyOf,
    Both,
    Called,
    Choose,
    Coins,
    Compare,
    Condition,
    Count,
    Exists,
    Flip,
    If,
    Is,
    May,
    NameHas,
    Not,
    Remember,
    Repeat,
    Static,
    Step,
    When,
    Which,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    DEFENDING,
    EACH_DEFENDING,
    BaseOf,
    Cannot,
    CannotPlay,
    Counters,
    Deals,
    Discard,
    Draw,
    DrawUntil,
    EnergyOf,
    Evolved,
    Fails,
    FlipsToAttack,
    HasAbility,
    Heal,
    Hit,
    Holding,
    Hurt,
    Ignoring,
    Immune,
    Inflict,
    IsActive,
    Kind,
    KnockOut,
    Leave,
    Look,
    MaximumHP,
    More,
    Move,
    OfType,
    Onto,
    Prevented,
    PrizesTaken,
    Put,
    Reduced,
    Search,
    Shuffle,
    Switch,
    TradePrize,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    ASLEEP,
    BURNED,
    CONFUSED,
    FOE,
    FOE_HAND,
    HAND,
    METAL_ENERGY_GIVES,
    MINE,
    MY_BENCH,
    PARALYZED,
    POISONED,
    POTION,
    UNAFFECTED,
    any_number,
    basic,
    coins_times,
    deck,
    discard_pile,
    energy,
    energy_cards,
    evolved,
    fetch,
    foe,
    foes_turn,
    from_deck,
    from_deck_onto,
    from_discard,
    from_discard_onto,
    hit_chosen,
    item,
    mine,
    own_turn,
    pokemon,
    special_energy,
    stadium,
    steps,
    supporter,
)

BASIC = Kind("basic pokemon")
BASIC_ENERGY = Kind("basic energy")
ENERGY = Kind("energy")

#: A Pokémon card of this time: what its cards call a Basic Pokémon or Evolution card.
BASIC_OR_EVOLUTION = AnyOf((BASIC, Kind("evolution")))

YOUR_PRIZES = Which("card", where="prizes")
THEIR_PRIZES = Which("card", "opponent", "prizes")


def pay_a_card(*does: Step) -> Step:
    """A card of the hand is discarded for it."""
    return steps(Discard(one(HAND)), *does)


def beside(type: str) -> Condition:  # noqa: A002
    """A Holon Energy's other half: a basic Energy card of that type on the same Pokémon, which is no Pokémon-ex."""
    return Both((Is(HOLDER, Holding(AllOf((BASIC_ENERGY, EnergyOf(type))))), Is(HOLDER, Not(Kind("ex")))))


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
        basic("ex11-45", "Illumise", "", 60, "G", ("R", None), None, 1),
        Body(
            "Beacon Protection",
            (Static(Prevented("all", by=NameHas("Dark"), from_="opponent"), SELF, Exists(mine(Called("Volbeat")))),),
        ),
        Attack("Call for Family", "C", do=from_deck(BASIC, to="bench")),
        Attack("Strange Rasping", "GC", 20, do=If(Is(DEFENDING, Evolved()), CONFUSED)),
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
        basic("ex11-55", "Skarmory", "", 70, "M", ("R", None), ("G", None), 1),
        Body("Shining Horn", (Static(Cannot("attack"), foe(BASIC), Compare(Count(MINE), "=", 1)),)),
        Attack("Cry for Help", "C", do=from_deck(OfType("M"), Not(Kind("ex")))),
        Attack("Steel Wing", "MC", 20, do=foes_turn(Reduced(20))),
    ),
    pokemon(
        basic("ex11-56", "Volbeat", "", 60, "G", ("R", None), None, 1),
        Body(
            "Extra Protection",
            (Static(Prevented("all", by=Kind("ex"), from_="opponent"), SELF, Exists(mine(Called("Illumise")))),),
        ),
        Attack("Swift", "GC", 30, do=UNAFFECTED),
    ),
    pokemon(basic("ex11-57", "Bagon", "", 50, "R", ("C", None), ("RF", None), 1, "delta"), Attack("Bite", "C", 10)),
    pokemon(
        basic("ex11-65", "Dratini", "", 50, "L", ("C", None), ("GF", None), 1, "delta"),
        Attack("Hook", "C", 10),
        Attack("Thunder Jolt", "LC", 30, do=Flip(tails=Hit(10, SELF))),
    ),
    pokemon(
        basic("ex11-68", "Eevee", "", 50, "M", ("F", None), None, 1, "delta"),
        Attack("Metal Scoop", "C", 10, do=from_discard_onto(SELF, EnergyOf("M"))),
    ),
    pokemon(
        basic("ex11-69", "Eevee", "", 50, "C", ("F", None), None, 1),
        Attack("Call for Family", "C", do=from_deck(BASIC, to="bench")),
        Attack("Rear Kick", "CC", 20),
    ),
    pokemon(
        basic("ex11-70", "Holon's Magnemite", "", 40, "M", ("R", None), ("G", None), 1),
        Attack("Linear Attack", "M", do=hit_chosen(10, FOE)),
        as_energy="C",
    ),
    pokemon(
        basic("ex11-71", "Holon's Voltorb", "", 40, "L", ("F", None), None, 1),
        Attack("Thundershock", "L", 10, do=Flip(heads=PARALYZED)),
        as_energy="C",
    ),
    pokemon(
        basic("ex11-72", "Koffing", "", 50, "G", ("P", None), None, 1),
        Attack("Confusion Gas", "G", do=CONFUSED),
        Attack("Ram", "CC", 20),
    ),
    pokemon(
        basic("ex11-74", "Magnemite", "", 50, "L", ("F", None), ("M", None), 1),
        Attack("Collect", "C", do=Draw(1)),
        Attack("Magnetic Blast", "L", 10),
    ),
    pokemon(
        basic("ex11-75", "Makuhita", "", 50, "F", ("P", None), None, 1),
        Attack("Sand Attack", "C", 10, do=foes_turn(FlipsToAttack(), DEFENDING)),
    ),
    pokemon(
        basic("ex11-76", "Marill", "", 50, "W", ("L", None), None, 1),
        Attack("Rollout", "C", 10),
        Attack("Jump On", "CC", 10, "+", Flip(heads=More(20))),
    ),
    pokemon(
        basic("ex11-77", "Meowth", "", 50, "C", ("F", None), None, 1),
        Attack("Pickup Power", "C", do=from_discard(ENERGY)),
        Attack("Bite", "C", 10),
    ),
    pokemon(basic("ex11-78", "Ponyta", "", 50, "R", ("W", None), None, 1), Attack("Flare", "R", 10)),
    pokemon(basic("ex11-80", "Porygon", "", 50, "C", ("F", None), None, 1), Attack("Sharpen", "CC", 30)),
    pokemon(
        basic("ex11-82", "Sandshrew", "", 50, "F", ("G", None), None, 1),
        Attack("Dig Under", "F", do=steps(hit_chosen(10, FOE), Ignoring(("weakness", "resistance")))),
        Attack("Scratch", "CC", 20),
    ),
    pokemon(
        basic("ex11-83", "Slowpoke", "", 50, "W", ("L", None), None, 1),
        Attack("Yawn", "C", do=ASLEEP),
        Attack("Tackle", "CC", 20),
    ),
    pokemon(
        basic("ex11-86", "Taillow", "", 40, "C", ("L", None), ("F", None), 1),
        Attack("Skill Dive", "C", do=Hit(10, one(FOE))),
    ),
    pokemon(
        basic("ex11-87", "Weedle", "", 50, "G", ("R", None), None, 1),
        Attack("String Shot", "C", 10, do=Flip(heads=PARALYZED)),
    ),
    pokemon(
        basic("ex11-88", "Zubat", "", 50, "G", ("P", None), None, 1),
        Attack("Poison Fang", "G", 10, do=Flip(heads=POISONED)),
    ),
    item("ex11-89", "Dual Ball", steps(Coins(2), Repeat(HEADS, from_deck(BASIC)))),
    item("ex11-90", "Great Ball", from_deck(BASIC, Not(Kind("ex")), to="bench")),
    supporter(
        "ex11-91",
        "Holon Farmer",
        pay_a_card(
            Search(some(3, discard_pile(BASIC_ENERGY)), "deck top", show=True),
            Search(some(3, discard_pile(BASIC_OR_EVOLUTION)), "deck top", show=True),
            Shuffle(),
        ),
    ),
    supporter(
        "ex11-92",
        "Holon Lass",
        pay_a_card(
            Remember(Count(Which("card", "each", "prizes"))),
            Look(THAT_MANY, take=any_number(deck(ENERGY)), show_taken=True),
            Shuffle(),
        ),
    ),
    supporter("ex11-93", "Holon Mentor", pay_a_card(fetch(up_to(3, deck(BASIC, MaximumHP(100)))))),
    supporter(
        "ex11-95",
        "Holon Researcher",
        pay_a_card(from_deck(AnyOf((EnergyOf("M"), AllOf((BASIC_OR_EVOLUTION, Kind("delta"))))))),
    ),
    stadium(
        "ex11-96",
        "Holon Ruins",
        Power(
            "Holon Ruins",
            If(Exists(mine(Kind("delta"))), steps(Draw(1), Discard(one(HAND)))),
            healthy=False,
            users="each",
        ),
    ),
    supporter(
        "ex11-97",
        "Holon Scientist",
        pay_a_card(If(Compare(Count(HAND), "<", Count(FOE_HAND)), DrawUntil(Count(FOE_HAND)))),
    ),
    item(
        "ex11-98",
        "Holon Transceiver",
        steps(
            Search(
                one(Which("card", where="deck or discard", filters=(Kind("supporter"), NameHas("Holon")))),
                "hand",
                show=True,
            ),
            Shuffle(searched=True),
        ),
    ),
    item("ex11-99", "Master Ball", steps(Look(7, take=one(deck(BASIC_OR_EVOLUTION)), show_taken=True), Shuffle())),
    item("ex11-100", "Super Scoop Up", Flip(heads=Leave(one(MINE), "hand"))),
    item("ex11-101", "Potion", POTION),
    item("ex11-102", "Switch", Switch(ACTIVE)),
    special_energy(
        "ex11-103", "Darkness Energy", "D", Static(Deals(10), HOLDER, Is(HOLDER, AnyOf((OfType("D"), NameHas("Dark")))))
    ),
    special_energy(
        "ex11-105",
        "Holon Energy GL",
        "C",
        Static(Immune(), HOLDER, beside("G")),
        Static(Reduced(10, by=Kind("ex"), from_="opponent"), HOLDER, beside("L")),
    ),
    special_energy("ex11-107", "Metal Energy", "M", *METAL_ENERGY_GIVES),
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
        basic("ex11-112", "Kyogre ★", "", 90, "W", ("L", None), None, 3, "star"),
        Attack(
            "Critical Collection",
            "W",
            10,
            do=steps(
                Remember(PrizesTaken("opponent")), Search(up_to(THAT_MANY, discard_pile(EnergyOf("W"))), Onto(SELF))
            ),
        ),
        Attack("Sheer Cold", "WWWCC", 60, do=Flip(heads=foes_turn(Cannot("attack"), EACH_DEFENDING))),
    ),
    pokemon(
        evolved(1, "ex11-114", "Azumarill", "Marill", "", 70, "W", ("L", None), None, 1),
        Body("Thick Fat", (Static(Reduced(30, by=AnyOf((OfType("R"), OfType("W")))), SELF),)),
        Attack("Bubblebeam", "WWC", 40, do=Flip(heads=PARALYZED)),
    ),
)
