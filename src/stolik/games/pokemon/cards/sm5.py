"""Sun & Moon: Ultra Prism (sm5), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    HOLDER,
    SELF,
    Called,
    Compare,
    Count,
    Discard,
    Draw,
    Exists,
    Flip,
    Hurt,
    If,
    Is,
    Search,
    Shuffle,
    Static,
    Unless,
    Which,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    EACH_DEFENDING,
    AttackCost,
    CanEvolve,
    Cannot,
    CannotPlay,
    CanRetreat,
    Deals,
    DrawFromBottom,
    EnergyOf,
    EvolvesFrom,
    Evolving,
    GoesFirst,
    Hit,
    Ignoring,
    IsActive,
    Kind,
    More,
    Move,
    OfType,
    PlayedSupporter,
    Prevented,
    RetreatCost,
    RetreatCostOf,
    RevealHand,
    Then,
    Times,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    ASLEEP,
    FOE,
    HAND,
    MINE,
    PARALYZED,
    TRAINER,
    basic,
    blind,
    coins_times,
    deck,
    discard_pile,
    energy,
    evolved,
    fetch,
    foes_turn,
    from_discard_onto,
    item,
    later,
    mine,
    pokemon,
    steps,
    supporter,
    tool,
)

CARDS = later(
    pokemon(
        basic("sm5-28", "Alolan Sandshrew", "", 60, "W", ("M", None), None, 1),
        Attack("Fury Swipes", "", 10, "×", coins_times(3)),
    ),
    pokemon(
        basic("sm5-31", "Piplup", "", 60, "W", ("L", None), None, 1), Attack("Splatter", "W", do=Hit(20, one(FOE)))
    ),
    pokemon(
        evolved(1, "sm5-33", "Prinplup", "Piplup", "", 90, "W", ("L", None), None, 2),
        Attack("Bubble Beam", "W", 20, do=Flip(PARALYZED)),
        Attack("Wave Splash", "WC", 40),
    ),
    pokemon(
        evolved(2, "sm5-34", "Empoleon", "Prinplup", "", 160, "W", ("L", None), None, 2),
        Attack("Total Command", "WC", 20, "×", Times(Count(Which("pokemon", "each", "bench")))),
        Attack("Whirlpool", "WWC", 90, do=Discard(one(energy(DEFENDING)))),
    ),
    pokemon(basic("sm5-35", "Buizel", "", 70, "W", ("G", None), None, 1), Attack("Water Gun", "WC", 30)),
    pokemon(
        evolved(1, "sm5-36", "Floatzel", "Buizel", "", 100, "W", ("G", None), None, 1),
        Attack("Agility", "W", 30, do=Flip(foes_turn(Prevented("all")))),
        Attack("Aqua Blast", "WC", 80, do=Discard(one(energy(SELF, EnergyOf("W"))))),
    ),
    pokemon(
        basic("sm5-37", "Snover", "", 80, "W", ("M", None), None, 3),
        Attack("Ice Shard", "WC", 20, "+", If(Is(DEFENDING, OfType("F")), More(40))),
    ),
    pokemon(
        evolved(1, "sm5-38", "Abomasnow", "Snover", "", 130, "W", ("M", None), None, 3),
        Power("Blessings of the Frost", from_discard_onto(one(MINE), EnergyOf("W")), "evolved", healthy=False),
        Attack("Hypno Hammer", "WCCC", 80, do=ASLEEP),
    ),
    pokemon(
        basic("sm5-41", "Frost Rotom", "", 90, "W", ("M", None), None, 1),
        Body(
            "Roto Motor",
            (Static(AttackCost(None, whole=True), SELF, Compare(Count(discard_pile(Kind("tool"))), ">=", 9)),),
        ),
        Attack("Frost Crush", "WC", 10, "+", More(20, Count(energy(FOE)))),
    ),
    pokemon(
        basic("sm5-42", "Manaphy", "", 70, "W", ("G", None), None, 1),
        Attack("Deep Currents", "W", do=steps(Search(some(5, discard_pile(EnergyOf("W"))), "deck"), Shuffle())),
        Attack("Water Pulse", "W", 20, do=ASLEEP),
    ),
    pokemon(
        basic("sm5-43", "Electabuzz", "", 80, "L", ("F", None), ("M", 20), 2),
        Attack("Low Kick", "LC", 30),
        Attack("Thunder", "LLC", 90, do=Hit(30, SELF)),
    ),
    pokemon(
        basic("sm5-45", "Shinx", "", 50, "L", ("F", None), ("M", 20), 1),
        Body("Evolutionary Advantage", (Static(CanEvolve(same_turn=False), SELF, Unless(GoesFirst())),)),
        Attack("Static Shock", "L", 10),
    ),
    pokemon(
        evolved(1, "sm5-47", "Luxio", "Shinx", "", 80, "L", ("F", None), ("M", 20), 1),
        Attack("Disconnect", "C", 30, do=foes_turn(CannotPlay(TRAINER), "opponent")),
    ),
    pokemon(
        evolved(2, "sm5-48", "Luxray", "Luxio", "", 150, "L", ("F", None), ("M", 20), 0),
        Body("Intimidating Fang", (Static(Deals(-30), EACH_DEFENDING, Is(SELF, IsActive())),)),
        Attack("Volt Bolt", "LLC", do=steps(Discard(energy(SELF, EnergyOf("L"))), Hit(150, one(FOE)))),
    ),
    pokemon(
        basic("sm5-53", "Spiritomb", "", 70, "P", None, None, 1),
        Attack("Lightless World", "C", do=Search(some(2, discard_pile(Kind("supporter"))), "hand")),
        Attack("Terrify", "C", 10, do=If(Is(DEFENDING, Kind("basic pokemon")), foes_turn(Cannot("attack"), DEFENDING))),
    ),
    pokemon(
        basic("sm5-66", "Riolu", "", 70, "F", ("P", None), None, 1),
        Attack("Detect", "C", do=Flip(foes_turn(Prevented("all")))),
        Attack("Jab", "F", 10),
    ),
    pokemon(
        evolved(1, "sm5-67", "Lucario", "Riolu", "", 110, "F", ("P", None), None, 1),
        Power(
            "Precognitive Aura",
            If(Exists(mine(Called("Garchomp"))), steps(Search(one(deck()), "hand"), Shuffle())),
            healthy=False,
        ),
        Attack("Missile Jab", "FC", 70, do=Ignoring(("resistance",))),
    ),
    pokemon(
        basic("sm5-68", "Hippopotas", "", 90, "F", ("G", None), None, 3),
        Attack("Eleventh Hour Tackle", "FCC", 50, "+", If(Compare(Count(deck()), "<=", 3), More(130))),
    ),
    pokemon(
        evolved(1, "sm5-69", "Hippowdon", "Hippopotas", "", 140, "F", ("G", None), None, 4),
        Attack("Sand Tomb", "FCC", 50, do=foes_turn(Cannot("retreat"), DEFENDING)),
        Attack("Dust Cannon", "FFCC", 100, "+", More(10, RetreatCostOf(DEFENDING))),
    ),
    pokemon(
        basic("sm5-96", "Gible", "", 50, "N", ("Y", None), None, 1),
        Attack("Ascension", "F", do=steps(Search(one(deck(EvolvesFrom(SELF))), Evolving(SELF, free=True)), Shuffle())),
    ),
    pokemon(
        evolved(1, "sm5-98", "Gabite", "Gible", "", 80, "N", ("Y", None), None, 1),
        Attack("Ascension", "F", do=steps(Search(one(deck(EvolvesFrom(SELF))), Evolving(SELF, free=True)), Shuffle())),
        Attack("Slash", "CC", 40),
    ),
    pokemon(
        evolved(2, "sm5-99", "Garchomp", "Gabite", "", 150, "N", ("Y", None), None, 0),
        Attack("Quick Dive", "CC", do=Hit(50, one(FOE))),
        Attack("Royal Blades", "FCC", 100, "+", If(PlayedSupporter("Cynthia"), More(100))),
    ),
    pokemon(
        basic("sm5-102", "Lickitung", "", 100, "C", ("F", None), None, 2),
        Attack("Lap Up", "CC", do=Draw(3)),
        Attack("Slam", "CCC", 50, "×", coins_times(2)),
    ),
    pokemon(basic("sm5-104", "Eevee", "", 60, "C", ("F", None), None, 1), Attack("Gnaw", "C", 20)),
    pokemon(
        basic("sm5-112", "Yungoos", "", 70, "C", ("F", None), None, 1),
        Attack("Scout", "C", do=RevealHand("opponent")),
        Attack("Take Down", "CC", 30, do=Hit(10, SELF)),
    ),
    pokemon(
        evolved(1, "sm5-113", "Gumshoos", "Yungoos", "", 110, "C", ("F", None), None, 2),
        Attack(
            "Identify",
            "CC",
            20,
            "+",
            steps(RevealHand("opponent"), If(Exists(Which("card", "opponent", "hand", (Kind("pokemon"),))), More(80))),
        ),
        Attack("Whap Down", "CCC", 70),
    ),
    pokemon(
        basic("sm5-115", "Type: Null", "", 110, "C", ("F", None), None, 2),
        Attack("Merciless Strike", "CC", 30, "+", If(Is(DEFENDING, Hurt()), More(30))),
        Attack("Headbang", "CCC", 70),
    ),
    supporter("sm5-119", "Cynthia", steps(Move(HAND, "deck"), Shuffle(), Draw(6))),
    tool(
        "sm5-122", "Escape Board", Static(RetreatCost(-1), HOLDER), Static(CanRetreat(("asleep", "paralyzed")), HOLDER)
    ),
    supporter("sm5-126", "Looker", DrawFromBottom(3)),
    supporter("sm5-128", "Mars", Then(Draw(2), Discard(blind(1)))),
    item("sm5-132", "Pal Pad", steps(Search(some(2, discard_pile(Kind("supporter"))), "deck"), Shuffle())),
    supporter("sm5-133", "Pokémon Fan Club", fetch(up_to(2, deck(Kind("basic pokemon"))))),
)
