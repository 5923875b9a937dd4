"""Mysterious Treasures (dp2), Basic Pokémon, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    SELF,
    AllHeads,
    AnyOf,
    Both,
    Called,
    Coins,
    Counters,
    Discard,
    Draw,
    Exists,
    Flip,
    Hurt,
    If,
    Is,
    May,
    Static,
    Unless,
    Which,
    one,
)
from stolik.games.pokemon.ast.modifiers import (
    BaseOf,
    Cannot,
    CannotAttach,
    CannotPlay,
    CannotUse,
    FlipsToAttack,
    Prevented,
    RetreatCost,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    NEW_DEFENDING,
    Fails,
    Hit,
    Inflict,
    IsActive,
    Kind,
    LookAtHand,
    More,
    OfType,
    Switch,
    SwitchIn,
    Times,
    Under,
)
from stolik.games.pokemon.ast.printed import Attack, Body

from .recipes import (
    ASLEEP,
    CONFUSED,
    FOE_BENCH,
    PARALYZED,
    POISONED,
    basic,
    coins_times,
    energy,
    foes_turn,
    from_deck,
    hit_chosen,
    mine,
    own_turn,
    pokemon,
    steps,
)

CARDS = (
    pokemon(
        basic("dp2-14", "Mesprit", "50", 60, "P", ("P", 20), None, 1),
        Body(
            "Upper Material",
            (
                Static(
                    RetreatCost(None),
                    Which(
                        "pokemon",
                        "each",
                        filters=(AnyOf((Called("Uxie"), Called("Mesprit"), Called("Azelf"))),),
                    ),
                    Both((Exists(mine(Called("Uxie"))), Exists(mine(Called("Azelf"))))),
                ),
            ),
        ),
        Attack("Teleportation Burst", "PC", 30, do=May(Switch(SELF))),
    ),
    pokemon(
        basic("dp2-29", "Mantine", "25", 80, "W", ("L", 20), ("F", 20), 1),
        Body("Jumbo Fin", (Static(RetreatCost(-2), mine(OfType("W")), Is(SELF, Under("Mantyke"))),)),
        Attack("Giant Wave", "WW", 50, do=own_turn(CannotUse("Giant Wave"))),
    ),
    pokemon(
        basic("dp2-35", "Sudowoodo", "22", 80, "F", ("W", None), None, 1),
        Attack("Sidestep", "C", 20, do=If(Is(SELF, Under("Bonsly")), Flip(foes_turn(Prevented("all"))))),
        Attack(
            "Persuade",
            "FF",
            30,
            do=steps(Switch(DEFENDING, "opponent"), foes_turn(Cannot("retreat"), NEW_DEFENDING)),
        ),
    ),
    pokemon(
        basic("dp2-54", "Magmar", "30", 70, "R", ("W", 20), None, 2),
        Attack("Flare", "R", 20),
        Attack("Flamethrower", "RRC", 50, do=Discard(one(energy(SELF)))),
    ),
    pokemon(
        basic("dp2-74", "Bronzor", "8", 50, "M", ("R", 10), ("P", 20), 1),
        Attack("Dull Light", "MC", 20, do=Flip(CONFUSED)),
    ),
    pokemon(
        basic("dp2-77", "Chikorita", "10", 50, "G", ("R", 10), ("W", 20), 1),
        Attack("Sleep Scent", "", do=Flip(ASLEEP)),
        Attack("Jump On", "G", 10, "+", Flip(More(10))),
    ),
    pokemon(
        basic("dp2-78", "Croagunk", "17", 60, "P", ("P", 10), None, 1),
        Attack("Ghastly Sound", "C", do=Flip(foes_turn(CannotPlay(Kind("supporter")), "opponent"))),
        Attack("Finger Poke", "PP", 20, do=Flip(POISONED)),
    ),
    pokemon(
        basic("dp2-79", "Cyndaquil", "12", 60, "R", ("W", 10), None, 1),
        Attack("Tackle", "", 10),
        Attack("Live Coal", "RC", 20),
    ),
    pokemon(
        basic("dp2-80", "Doduo", "18", 60, "C", ("L", 10), ("F", 20), 1),
        Attack("Double Stab", "C", 10, "×", coins_times(2)),
        Attack("Accelerating Stab", "CC", 30, do=own_turn(CannotUse("Accelerating Stab"))),
    ),
    pokemon(
        basic("dp2-81", "Electrike", "16", 60, "L", ("F", 10), ("M", 20), 1),
        Attack(
            "Electromagnetic Jam",
            "L",
            10,
            do=Flip(foes_turn(CannotAttach(Kind("energy"), IsActive()), "opponent")),
        ),
    ),
    pokemon(
        basic("dp2-84", "Geodude", "12", 60, "F", ("G", 10), ("L", 20), 2),
        Attack("Stone Throw", "F", do=hit_chosen(10, FOE_BENCH, 2)),
    ),
    pokemon(
        basic("dp2-86", "Kricketot", "9", 60, "G", ("R", 10), None, 2),
        Attack("Call for Family", "C", do=from_deck(Kind("basic pokemon"), to="bench")),
        Attack("Sling", "G", 10),
    ),
    pokemon(
        basic("dp2-89", "Magikarp", "13", 30, "W", ("L", 10), None, 1),
        Attack("Flail", "C", 10, "×", Times(Counters(SELF))),
        Attack("Dragon Rage", "WW", 60, do=steps(Coins(2), If(Unless(AllHeads()), Fails()))),
    ),
    pokemon(
        basic("dp2-96", "Sandshrew", "16", 60, "F", ("W", 10), ("L", 20), 1),
        Attack("Sand Attack", "F", do=foes_turn(FlipsToAttack(), DEFENDING)),
        Attack("Ram", "FC", 30),
    ),
    pokemon(
        basic("dp2-97", "Seel", "18", 60, "W", ("M", 10), None, 2),
        Attack("Freezing Headbutt", "WC", 10, do=Flip(PARALYZED)),
    ),
    pokemon(
        basic("dp2-100", "Snorunt", "14", 50, "W", ("M", 10), None, 1),
        Attack("Collect", "C", do=Draw(1)),
        Attack("Snowball", "W", 20, do=Flip(tails=Fails())),
    ),
    pokemon(
        basic("dp2-101", "Snover", "20", 60, "G", ("R", 10), None, 2),
        Attack("Curiosity", "", do=LookAtHand()),
        Attack("Snowball Fight", "WC", 30, do=Flip(tails=Hit(10, SELF))),
    ),
    pokemon(
        basic("dp2-102", "Spheal", "17", 50, "W", ("M", 10), None, 2),
        Attack("Rollout", "C", 10),
        Attack("Willpower", "W", do=Flip(own_turn(BaseOf("Rollout", 40)))),
    ),
    pokemon(
        basic("dp2-103", "Spinarak", "18", 50, "G", ("R", 10), None, 1),
        Attack("Impound", "C", do=foes_turn(Cannot("retreat"), DEFENDING)),
        Attack("Double Scratch", "GC", 20, "×", coins_times(2)),
    ),
    pokemon(
        basic("dp2-104", "Surskit", "14", 50, "G", ("R", 10), None, 1),
        Attack("Sleep Inducer", "G", do=steps(SwitchIn(one(FOE_BENCH)), Inflict(("asleep",), NEW_DEFENDING))),
    ),
    pokemon(
        basic("dp2-106", "Totodile", "15", 50, "W", ("L", 10), None, 1),
        Attack("Bite", "", 10),
        Attack("Shining Fang", "W", 10, "+", If(Is(DEFENDING, Hurt()), More(10))),
    ),
    pokemon(
        basic("dp2-108", "Zubat", "8", 50, "P", ("P", 10), ("F", 20), 1),
        Attack("Supersonic", "P", do=Flip(CONFUSED)),
        Attack("Bite", "CC", 20),
    ),
)
