"""Secret Wonders (dp3), Basic Pokémon, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    SELF,
    Called,
    Choose,
    Coins,
    Count,
    Counters,
    Discard,
    DiscardTop,
    Draw,
    Exists,
    Flip,
    Heal,
    If,
    Is,
    May,
    Not,
    Search,
    Shuffle,
    Some,
    Static,
    When,
    Which,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.modifiers import Deals, FlipsToAttack, RetreatCost
from stolik.games.pokemon.ast.nodes import (
    ATTACKER,
    DEFENDING,
    Base,
    Cure,
    EnergyOf,
    Evolved,
    EvolvesFrom,
    Evolving,
    Harmless,
    Hit,
    Holding,
    Ignoring,
    Inflict,
    Kind,
    Look,
    More,
    Move,
    MoveCounters,
    OfType,
    Onto,
    Switch,
    Times,
    Under,
    WasDamaged,
    WasKnockedOut,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    ASLEEP,
    CONFUSED,
    FOE,
    FOE_BENCH,
    MY_BENCH,
    PARALYZED,
    POISONED,
    basic,
    coins_times,
    deck,
    discard_pile,
    energy,
    energy_cards,
    foes_turn,
    from_deck,
    hit_chosen,
    pokemon,
    steps,
)

CARDS = (
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
            turn="opponent",
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
)
