"""Diamond & Pearl: Mysterious Treasures (dp2), as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    HOLDER,
    SELF,
    AllHeads,
    AllOf,
    AnyOf,
    Both,
    Called,
    CoinIs,
    Coins,
    CoinsUntilTails,
    Compare,
    Count,
    Exists,
    Flip,
    If,
    Is,
    May,
    NameHas,
    Not,
    Other,
    Repeat,
    Some,
    Static,
    Unless,
    When,
    Which,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    ATTACKER,
    DEFENDING,
    NEW_DEFENDING,
    Affected,
    Base,
    BaseOf,
    Cannot,
    CannotAttach,
    CannotPlay,
    CannotUse,
    Counters,
    Deals,
    Discard,
    Draw,
    EnergyOf,
    Evolved,
    EvolvesFrom,
    Fails,
    FlipsToAttack,
    Hit,
    Hurt,
    Increased,
    Inflict,
    IsActive,
    Kind,
    Leave,
    Look,
    LookAtHand,
    More,
    OfType,
    Prevented,
    Provides,
    Put,
    Reduced,
    ReduceIt,
    RemainingHP,
    RetreatCost,
    RetreatCostOf,
    Search,
    Shuffle,
    Switch,
    SwitchIn,
    Times,
    Under,
    WasDamaged,
    WeaknessIs,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Card, Power

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
    MY_BENCH,
    PARALYZED,
    POISONED,
    QUICK_BALL,
    TRAINER,
    UNAFFECTED,
    coins_times,
    deck,
    discard_pile,
    energy,
    foe,
    foes_turn,
    from_deck,
    from_discard,
    from_discard_onto,
    hand,
    hit_chosen,
    mine,
    own_turn,
    steps,
    until_tails_times,
)

# rows of facts, as many to a line as belong together
# fmt: off
CARDS: tuple[Card, ...] = (
    Card(
        "dp2-6", "Bronzong", "pokemon", "stage 1", 90, "M", "Bronzor",
        weakness=("R", 30), resistance=("P", 20), retreat=3, level="40",
        abilities=(
            Power("Miracle Oracle", steps(Draw(1), Discard(one(HAND)), If(Is(CHOSEN, Kind("energy")), Draw(1)))),
        ),
        attacks=(Attack("Shady Stamp", "MMC", 50, do=CONFUSED),),
    ),
    Card(
        "dp2-12", "Magmortar", "pokemon", "stage 1", 100, "R", "Magmar", weakness=("W", 30), retreat=3, level="48",
        attacks=(
            Attack("Smoke Bomb", "RC", 30, do=foes_turn(FlipsToAttack(), DEFENDING)),
            Attack(
                "Flame Drum", "RRC", 80,
                do=If(
                    Is(SELF, Not(Under("Magby"))),
                    steps(
                        If(Compare(Count(hand(Kind("energy"))), "<", 2), Fails()),
                        Discard(some(2, hand(Kind("energy")))),
                    ),
                ),
            ),
        ),
    ),
    Card(
        "dp2-13", "Meganium", "pokemon", "stage 2", 130, "G", "Bayleef",
        weakness=("R", 30), resistance=("W", 20), retreat=2, level="48",
        attacks=(
            Attack(
                "Ultra Powder", "G", 20,
                do=steps(Coins(3), If(CoinIs(1), POISONED), If(CoinIs(2), BURNED), If(CoinIs(3), PARALYZED)),
            ),
            Attack("Fire Counterattack", "GGC", 60, "+", If(Exists(foe(OfType("R"))), More(30))),
        ),
    ),
    Card(
        "dp2-14", "Mesprit", "pokemon", "basic", 60, "P", weakness=("P", 20), retreat=1, level="50",
        abilities=(
            Body(
                "Upper Material",
                (
                    Static(
                        RetreatCost(None),
                        Which(
                            "pokemon", "each", filters=(AnyOf((Called("Uxie"), Called("Mesprit"), Called("Azelf"))),),
                        ),
                        Both((Exists(mine(Called("Uxie"))), Exists(mine(Called("Azelf"))))),
                    ),
                ),
            ),
        ),
        attacks=(Attack("Teleportation Burst", "PC", 30, do=May(Switch(SELF))),),
    ),
    Card(
        "dp2-16", "Typhlosion", "pokemon", "stage 2", 110, "R", "Quilava", weakness=("W", 30), retreat=2, level="46",
        abilities=(Power("Firestarter", from_discard_onto(one(MY_BENCH), EnergyOf("R"))),),
        attacks=(Attack("Evaporating Heat", "RRC", 60, do=Discard(one(energy(DEFENDING, EnergyOf("W"))))),),
    ),
    Card(
        "dp2-19", "Abomasnow", "pokemon", "stage 1", 100, "G", "Snover", weakness=("R", 30), retreat=3, level="40",
        abilities=(Body("Glacier Snow", (When("damaged", Inflict(("asleep",), ATTACKER), Is(SELF, IsActive())),)),),
        attacks=(Attack("Heavy Blizzard", "WCC", 60, do=Flip(Put(1, FOE_BENCH))),),
    ),
    Card(
        "dp2-20", "Ariados", "pokemon", "stage 1", 80, "G", "Spinarak", weakness=("R", 20), retreat=1, level="32",
        abilities=(
            Body("Sticky", (Static(RetreatCost(1), Which("pokemon", "each", filters=(Not(Called("Ariados")),))),)),
        ),
        attacks=(Attack("Offensive Needle", "GC", 20, do=Flip(POISONED, PARALYZED)),),
    ),
    Card(
        "dp2-21", "Bastiodon", "pokemon", "stage 2", 130, "M", "Shieldon",
        weakness=("R", 40), resistance=("P", 20), retreat=3, level="51",
        abilities=(Body("Protective Wall", (Static(Prevented("damage", from_="opponent"), MY_BENCH),)),),
        attacks=(Attack("Anger Revenge", "MMC", 60, do=If(WasDamaged(SELF), Hit(40, one(FOE_BENCH)))),),
    ),
    Card(
        "dp2-23", "Crobat", "pokemon", "stage 2", 100, "P", "Golbat",
        weakness=("P", 30), resistance=("F", 20), level="45",
        abilities=(Power("Evolutionary Toxic", Inflict(("poisoned",), counters=2), "evolved", healthy=False),),
        attacks=(Attack("Strike and Fade", "PP", do=steps(hit_chosen(50, FOE), Flip(tails=Leave(SELF, "deck")))),),
    ),
    Card(
        "dp2-25", "Glalie", "pokemon", "stage 1", 90, "W", "Snorunt", weakness=("M", 20), retreat=2, level="43",
        abilities=(Body("Craggy Face", (Static(Deals(-20), foe(Evolved(2)), Is(SELF, IsActive())),)),),
        attacks=(
            Attack(
                "Intimidation Pebble", "WWC", 50,
                do=Flip(foes_turn(CannotPlay(AnyOf((TRAINER, Kind("supporter")))), "opponent")),
            ),
        ),
    ),
    Card(
        "dp2-27", "Kricketune", "pokemon", "stage 1", 80, "G", "Kricketot", weakness=("R", 20), retreat=2, level="38",
        attacks=(
            Attack("Sore Performance", "CC", 20, do=ASLEEP),
            Attack(
                "Concerto", "GG", 40, "+", More(10, Count(mine(AnyOf((Called("Kricketot"), Called("Kricketune")))))),
            ),
        ),
    ),
    Card(
        "dp2-29", "Mantine", "pokemon", "basic", 80, "W",
        weakness=("L", 20), resistance=("F", 20), retreat=1, level="25",
        abilities=(Body("Jumbo Fin", (Static(RetreatCost(-2), mine(OfType("W")), Is(SELF, Under("Mantyke"))),)),),
        attacks=(Attack("Giant Wave", "WW", 50, do=own_turn(CannotUse("Giant Wave"))),),
    ),
    Card(
        "dp2-33", "Rampardos", "pokemon", "stage 2", 120, "F", "Cranidos", weakness=("G", 30), retreat=1, level="48",
        attacks=(
            Attack("Assurance", "FC", 30, do=If(Is(DEFENDING, RemainingHP(60)), Base(60))),
            Attack("Hasty Headbutt", "FFF", 100, do=steps(Hit(20, SELF), UNAFFECTED)),
        ),
    ),
    Card(
        "dp2-35", "Sudowoodo", "pokemon", "basic", 80, "F", weakness=("W", None), retreat=1, level="22",
        attacks=(
            Attack("Sidestep", "C", 20, do=If(Is(SELF, Under("Bonsly")), Flip(foes_turn(Prevented("all"))))),
            Attack(
                "Persuade", "FF", 30,
                do=steps(Switch(DEFENDING, "opponent"), foes_turn(Cannot("retreat"), NEW_DEFENDING)),
            ),
        ),
    ),
    Card(
        "dp2-39", "Walrein", "pokemon", "stage 2", 130, "W", "Sealeo", weakness=("M", 30), retreat=3, level="51",
        abilities=(
            Power("Freeze-up", steps(Coins(2), If(AllHeads(), Leave(DEFENDING, "discard"))), "evolved", healthy=False),
        ),
        attacks=(
            Attack(
                "Ice Bind", "WWC", 70,
                do=May(Discard(Some(1, 1, FOE_HAND, "opponent")), otherwise=PARALYZED, who="opponent"),
            ),
        ),
    ),
    Card(
        "dp2-41", "Bayleef", "pokemon", "stage 1", 80, "G", "Chikorita",
        weakness=("R", 20), resistance=("W", 20), retreat=1, level="28",
        attacks=(
            Attack("Evolution Impulse", "C", do=from_deck(Kind("evolution"))),
            Attack("Leaf Boomerang", "GC", 30, "×", coins_times(2)),
        ),
    ),
    Card(
        "dp2-43", "Cranidos", "pokemon", "stage 1", 70, "F", "Skull Fossil",
        weakness=("G", 20), retreat=1, level="24",
        attacks=(
            Attack("Headbutt", "C", 20),
            Attack("Steamroll", "FC", 30, do=Hit(20, one(FOE_BENCH))),
        ),
    ),
    Card(
        "dp2-45", "Dewgong", "pokemon", "stage 1", 90, "W", "Seel", weakness=("M", 20), retreat=2, level="36",
        abilities=(Body("Cold Fat", (Static(Reduced(40), SELF, Is(SELF, Affected("asleep"))),)),),
        attacks=(Attack("Collapse", "WWC", 60, do=Inflict(("asleep",), SELF)),),
    ),
    Card(
        "dp2-46", "Dodrio", "pokemon", "stage 1", 80, "C", "Doduo",
        weakness=("L", 20), resistance=("F", 20), level="34",
        attacks=(
            Attack("Fury Attack", "C", 10, "×", coins_times(3)),
            Attack("Triple Pick", "CCC", do=hit_chosen(30, foe(Evolved()), 3)),
        ),
    ),
    Card(
        "dp2-50", "Golbat", "pokemon", "stage 1", 70, "P", "Zubat",
        weakness=("P", 20), resistance=("F", 20), level="22",
        attacks=(Attack("Pulse Search", "P", 30, do=LookAtHand()),),
    ),
    Card(
        "dp2-51", "Graveler", "pokemon", "stage 1", 90, "F", "Geodude",
        weakness=("G", 20), resistance=("L", 20), retreat=3, level="34",
        attacks=(
            Attack("Rock Cannon", "FC", 30, "×", until_tails_times()),
            Attack("Rock Slide", "FCC", 40, do=Hit(10, some(2, FOE_BENCH))),
        ),
    ),
    Card(
        "dp2-54", "Magmar", "pokemon", "basic", 70, "R", weakness=("W", 20), retreat=2, level="30",
        attacks=(
            Attack("Flare", "R", 20),
            Attack("Flamethrower", "RRC", 50, do=Discard(one(energy(SELF)))),
        ),
    ),
    Card(
        "dp2-55", "Masquerain", "pokemon", "stage 1", 70, "G", "Surskit",
        weakness=("R", 20), resistance=("F", 20), level="32",
        attacks=(
            Attack("Centrifugal Force", "CC", 20, "×", Times(RetreatCostOf(DEFENDING))),
            Attack("Swirling Ripple", "GG", 30, "+", If(Exists(foe(OfType("W"))), steps(More(30), CONFUSED))),
        ),
    ),
    Card(
        "dp2-60", "Quilava", "pokemon", "stage 1", 80, "R", "Cyndaquil", weakness=("W", 20), retreat=1, level="25",
        attacks=(Attack("Fireworks", "RC", 40, do=Flip(tails=Discard(one(energy(SELF, EnergyOf("R")))))),),
    ),
    Card(
        "dp2-62", "Sealeo", "pokemon", "stage 1", 80, "W", "Spheal", weakness=("M", 20), retreat=2, level="27",
        attacks=(Attack("Ice Rider", "WW", do=hit_chosen(30, FOE)),),
    ),
    Card(
        "dp2-63", "Shieldon", "pokemon", "stage 1", 80, "M", "Armor Fossil",
        weakness=("R", 20), resistance=("P", 20), retreat=2, level="26",
        attacks=(
            Attack("Hard Face", "MC", 20, do=foes_turn(Reduced(20))),
            Attack("Shield Attack", "MCC", 40, "+", Flip(More(20))),
        ),
    ),
    Card(
        "dp2-74", "Bronzor", "pokemon", "basic", 50, "M",
        weakness=("R", 10), resistance=("P", 20), retreat=1, level="8",
        attacks=(Attack("Dull Light", "MC", 20, do=Flip(CONFUSED)),),
    ),
    Card(
        "dp2-77", "Chikorita", "pokemon", "basic", 50, "G",
        weakness=("R", 10), resistance=("W", 20), retreat=1, level="10",
        attacks=(
            Attack("Sleep Scent", "", do=Flip(ASLEEP)),
            Attack("Jump On", "G", 10, "+", Flip(More(10))),
        ),
    ),
    Card(
        "dp2-78", "Croagunk", "pokemon", "basic", 60, "P", weakness=("P", 10), retreat=1, level="17",
        attacks=(
            Attack("Ghastly Sound", "C", do=Flip(foes_turn(CannotPlay(Kind("supporter")), "opponent"))),
            Attack("Finger Poke", "PP", 20, do=Flip(POISONED)),
        ),
    ),
    Card(
        "dp2-79", "Cyndaquil", "pokemon", "basic", 60, "R", weakness=("W", 10), retreat=1, level="12",
        attacks=(
            Attack("Tackle", "", 10),
            Attack("Live Coal", "RC", 20),
        ),
    ),
    Card(
        "dp2-80", "Doduo", "pokemon", "basic", 60, "C",
        weakness=("L", 10), resistance=("F", 20), retreat=1, level="18",
        attacks=(
            Attack("Double Stab", "C", 10, "×", coins_times(2)),
            Attack("Accelerating Stab", "CC", 30, do=own_turn(CannotUse("Accelerating Stab"))),
        ),
    ),
    Card(
        "dp2-81", "Electrike", "pokemon", "basic", 60, "L",
        weakness=("F", 10), resistance=("M", 20), retreat=1, level="16",
        attacks=(
            Attack(
                "Electromagnetic Jam", "L", 10,
                do=Flip(foes_turn(CannotAttach(Kind("energy"), IsActive()), "opponent")),
            ),
        ),
    ),
    Card(
        "dp2-84", "Geodude", "pokemon", "basic", 60, "F",
        weakness=("G", 10), resistance=("L", 20), retreat=2, level="12",
        attacks=(Attack("Stone Throw", "F", do=hit_chosen(10, FOE_BENCH, 2)),),
    ),
    Card(
        "dp2-86", "Kricketot", "pokemon", "basic", 60, "G", weakness=("R", 10), retreat=2, level="9",
        attacks=(
            Attack("Call for Family", "C", do=from_deck(Kind("basic pokemon"), to="bench")),
            Attack("Sling", "G", 10),
        ),
    ),
    Card(
        "dp2-89", "Magikarp", "pokemon", "basic", 30, "W", weakness=("L", 10), retreat=1, level="13",
        attacks=(
            Attack("Flail", "C", 10, "×", Times(Counters(SELF))),
            Attack("Dragon Rage", "WW", 60, do=steps(Coins(2), If(Unless(AllHeads()), Fails()))),
        ),
    ),
    Card(
        "dp2-96", "Sandshrew", "pokemon", "basic", 60, "F",
        weakness=("W", 10), resistance=("L", 20), retreat=1, level="16",
        attacks=(
            Attack("Sand Attack", "F", do=foes_turn(FlipsToAttack(), DEFENDING)),
            Attack("Ram", "FC", 30),
        ),
    ),
    Card(
        "dp2-97", "Seel", "pokemon", "basic", 60, "W", weakness=("M", 10), retreat=2, level="18",
        attacks=(Attack("Freezing Headbutt", "WC", 10, do=Flip(PARALYZED)),),
    ),
    Card(
        "dp2-100", "Snorunt", "pokemon", "basic", 50, "W", weakness=("M", 10), retreat=1, level="14",
        attacks=(
            Attack("Collect", "C", do=Draw(1)),
            Attack("Snowball", "W", 20, do=Flip(tails=Fails())),
        ),
    ),
    Card(
        "dp2-101", "Snover", "pokemon", "basic", 60, "G", weakness=("R", 10), retreat=2, level="20",
        attacks=(
            Attack("Curiosity", "", do=LookAtHand()),
            Attack("Snowball Fight", "WC", 30, do=Flip(tails=Hit(10, SELF))),
        ),
    ),
    Card(
        "dp2-102", "Spheal", "pokemon", "basic", 50, "W", weakness=("M", 10), retreat=2, level="17",
        attacks=(
            Attack("Rollout", "C", 10),
            Attack("Willpower", "W", do=Flip(own_turn(BaseOf("Rollout", 40)))),
        ),
    ),
    Card(
        "dp2-103", "Spinarak", "pokemon", "basic", 50, "G", weakness=("R", 10), retreat=1, level="18",
        attacks=(
            Attack("Impound", "C", do=foes_turn(Cannot("retreat"), DEFENDING)),
            Attack("Double Scratch", "GC", 20, "×", coins_times(2)),
        ),
    ),
    Card(
        "dp2-104", "Surskit", "pokemon", "basic", 50, "G", weakness=("R", 10), retreat=1, level="14",
        attacks=(
            Attack("Sleep Inducer", "G", do=steps(SwitchIn(one(FOE_BENCH)), Inflict(("asleep",), NEW_DEFENDING))),
        ),
    ),
    Card(
        "dp2-106", "Totodile", "pokemon", "basic", 50, "W", weakness=("L", 10), retreat=1, level="15",
        attacks=(
            Attack("Bite", "", 10),
            Attack("Shining Fang", "W", 10, "+", If(Is(DEFENDING, Hurt()), More(10))),
        ),
    ),
    Card(
        "dp2-108", "Zubat", "pokemon", "basic", 50, "P",
        weakness=("P", 10), resistance=("F", 20), retreat=1, level="8",
        attacks=(
            Attack("Supersonic", "P", do=Flip(CONFUSED)),
            Attack("Bite", "CC", 20),
        ),
    ),
    Card("dp2-109", "Bebe's Search", "trainer", "supporter", do=BEBES_SEARCH, only_if=ANOTHER_CARD),
    Card(
        "dp2-110", "Dusk Ball", "trainer", "item",
        do=steps(Look(7, one(deck(Kind("pokemon"))), end="bottom", show_taken=True), Shuffle()),
    ),
    Card(
        "dp2-111", "Fossil Excavator", "trainer", "supporter",
        do=steps(
            Search(
                one(
                    Which(
                        "card", where="deck or discard",
                        filters=(
                            AnyOf(
                                (
                                    AllOf((TRAINER, NameHas("Fossil"))),
                                    AllOf((Kind("evolution"), EvolvesFrom("fossil"))),
                                ),
                            ),
                        ),
                    ),
                ),
                "hand", True,
            ),
            Shuffle(searched=True),
        ),
    ),
    Card(
        "dp2-112", "Lake Boundary", "trainer", "stadium",
        statics=(Static(WeaknessIs(None), Which("pokemon", "each")),),
    ),
    Card(
        "dp2-113", "Night Maintenance", "trainer", "item",
        do=steps(
            Search(up_to(3, discard_pile(AnyOf((Kind("pokemon"), Kind("basic energy"))))), "deck", True), Shuffle(),
        ),
    ),
    Card("dp2-114", "Quick Ball", "trainer", "item", do=QUICK_BALL),
    Card(
        "dp2-116", "Armor Fossil", "trainer", "fossil", 50, "C",
        abilities=(
            Body("Armor Stone", (When("would be damaged", steps(CoinsUntilTails(), Repeat(HEADS, ReduceIt(10)))),)),
        ),
    ),
    Card(
        "dp2-117", "Skull Fossil", "trainer", "fossil", 50, "C",
        abilities=(
            Body(
                "Skull Stone",
                (When("would be knocked out", steps(CoinsUntilTails(), Repeat(HEADS, Put(1, ATTACKER)))),),
            ),
        ),
    ),
    Card(
        "dp2-118", "Multi Energy", "energy", "special", provides="*",
        statics=(
            Static(
                Provides("C"), SELF, Exists(Which("energy card", filters=(Kind("special energy"), Other()), on=HOLDER)),
            ),
        ),
    ),
    Card("dp2-119", "Darkness Energy", "energy", "special", statics=DARKNESS_ENERGY_GIVES, provides="D"),
    Card("dp2-120", "Metal Energy", "energy", "special", statics=METAL_ENERGY_GIVES, provides="M"),
    Card(
        "dp2-122", "Lucario", "pokemon", "level-up", 110, "F", "Lucario", weakness=("P", None), retreat=1, level="X",
        abilities=(Power("Stance", foes_turn(Prevented("all")), "evolved", healthy=False),),
        attacks=(Attack("Close Combat", "FFC", 80, do=foes_turn(Increased(30))),),
    ),
    Card(
        "dp2-123", "Magmortar", "pokemon", "level-up", 130, "R", "Magmortar",
        weakness=("W", None), retreat=3, level="X",
        abilities=(Power("Torrid Wave", Inflict(("burned",), counters=3), where="active"),),
        attacks=(
            Attack(
                "Flame Bluster", "RRRR",
                do=steps(
                    Discard(some(2, energy(SELF, EnergyOf("R")))), hit_chosen(100, FOE),
                    own_turn(CannotUse("Flame Bluster")),
                ),
            ),
        ),
    ),
    Card(
        "dp2-124", "Time-Space Distortion", "trainer", "item",
        do=steps(Coins(3), Repeat(HEADS, from_discard(Kind("pokemon")))),
    ),
)
