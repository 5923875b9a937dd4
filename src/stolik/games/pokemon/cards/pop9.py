"""POP Series 9 (pop9), as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    SELF,
    AllHeads,
    Both,
    Called,
    Choose,
    Coins,
    Compare,
    Count,
    Discard,
    Exists,
    Flip,
    Heal,
    If,
    Is,
    Lasting,
    Shuffle,
    Unless,
    Which,
    one,
    some,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    Base,
    Before,
    DamageDealt,
    Deals,
    Evolving,
    Fails,
    Hit,
    Kind,
    Look,
    LookAtHand,
    More,
    Move,
    Prevented,
    Times,
    TypeIs,
    Under,
    WasPlayed,
)
from stolik.games.pokemon.ast.printed import Attack, Power

from .recipes import (
    ANY_TRAINER,
    ASLEEP,
    BURNED,
    FOE,
    FOE_BENCH,
    PARALYZED,
    POISONED,
    basic,
    blind,
    deck,
    energy,
    evolved,
    foes_turn,
    from_deck,
    hand,
    mine,
    pokemon,
    steps,
)

CARDS = (
    pokemon(
        evolved(2, "pop9-1", "Garchomp", "Gabite", "64", 130, "C", ("C", 30), None, 0),
        Attack("Dragon Rage", "C", 80, do=steps(Coins(2), If(Unless(AllHeads()), Fails()))),
        Attack("Jet Sword", "CCC", 100, do=steps(Discard(some(2, energy(SELF))), Hit(10, FOE_BENCH))),
    ),
    pokemon(
        basic("pop9-2", "Manaphy", "25", 70, "W", ("L", 20), None, 1),
        Attack("Dive", "W", do=steps(Look(7, one(deck())), Shuffle())),
        Attack("Water Glow", "W", do=steps(Choose(one(FOE)), Hit(20, CHOSEN), Heal(DamageDealt(CHOSEN), SELF))),
    ),
    pokemon(
        evolved(1, "pop9-3", "Raichu", "Pikachu", "39", 90, "L", ("F", 20), ("M", 20), 1),
        Attack("Slam", "CC", 30, "×", steps(Coins(2), Times(HEADS))),
        Attack("High Volt", "LLL", 60, do=If(Both((Is(SELF, WasPlayed()), Is(SELF, Under("Pikachu")))), Base(100))),
    ),
    pokemon(
        basic("pop9-4", "Regigigas", "42", 100, "C", ("F", None), None, 4),
        Attack("Body Slam", "CCC", 20, do=Flip(PARALYZED)),
        Attack("Double Stomp", "CCCC", 50, "+", steps(Coins(2), More(20, HEADS))),
    ),
    pokemon(
        basic("pop9-5", "Rotom", "46", 70, "L", ("D", 20), ("C", 20), 1),
        Power("Type Shift", Lasting(TypeIs("P"), SELF, "this turn"), healthy=False),
        Attack(
            "Poltergeist",
            "PC",
            30,
            "+",
            steps(LookAtHand(), More(10, Count(Which("card", "opponent", "hand", (ANY_TRAINER,))))),
        ),
    ),
    pokemon(
        basic("pop9-6", "Buizel", "17", 60, "W", ("L", 10), None, 1),
        Attack("Whirlpool", "W", do=Flip(Discard(one(energy(DEFENDING))))),
        Attack("Super Fast", "WW", 30, do=If(Exists(mine(Called("Pachirisu"))), Flip(foes_turn(Prevented("all"))))),
    ),
    pokemon(
        basic("pop9-7", "Croagunk", "19", 60, "P", ("P", 10), None, 2),
        Attack("Knock Off", "C", do=Flip(steps(Choose(blind(1)), Discard(CHOSEN)))),
        Attack("Nimble", "PP", 30, do=If(Exists(mine(Called("Turtwig"))), Heal(DamageDealt(), SELF))),
    ),
    pokemon(
        evolved(1, "pop9-8", "Gabite", "Gible", "33", 80, "C", ("C", 20), None, 1),
        Attack("Burrow", "C", do=Flip(foes_turn(Prevented()))),
        Attack("Distored Wave", "CCC", 60, do=Before(Heal(2, DEFENDING))),
    ),
    pokemon(
        evolved(1, "pop9-9", "Lopunny", "Buneary", "36", 80, "C", ("F", 20), None, 1),
        Attack("Jump Kick", "CC", 20, do=Hit(20, one(FOE_BENCH))),
        Attack("Jazzed", "CCC", 50, do=If(Both((Is(SELF, WasPlayed()), Is(SELF, Under("Buneary")))), Heal(None, SELF))),
    ),
    pokemon(
        basic("pop9-10", "Pachirisu", "20", 70, "L", ("F", 20), ("M", 20), 1),
        Attack("Thunder Wave", "L", 10, do=Flip(PARALYZED)),
        Attack("Poison Berry", "LC", 20, "+", If(Exists(mine(Called("Croagunk"))), steps(More(20), POISONED))),
    ),
    pokemon(
        basic("pop9-11", "Pichu", "5", 40, "L", ("F", 10), ("M", 20), 1),
        Power(
            "Baby Evolution", steps(Move(one(hand(Called("Pikachu"))), Evolving(SELF)), Heal(None, SELF)), healthy=False
        ),
        Attack("Find a Friend", "", do=Flip(from_deck(Kind("pokemon")))),
    ),
    pokemon(
        basic("pop9-12", "Buneary", "8", 50, "C", ("F", 10), None, 1),
        Attack("Dizzy Punch", "C", 10, "×", steps(Coins(2), Times(HEADS))),
        Attack("Defense Curl", "CC", do=Flip(foes_turn(Prevented()))),
    ),
    pokemon(
        basic("pop9-13", "Chimchar", "5", 40, "R", ("W", 10), None, 1),
        Attack("Serial Swipes", "R", 10, "×", steps(Coins(4), Times(HEADS))),
        Attack("Sleepy", "RCC", 40, "+", If(Exists(mine(Called("Piplup"))), steps(More(20), ASLEEP))),
    ),
    pokemon(
        basic("pop9-15", "Pikachu", "18", 60, "L", ("F", 10), ("M", 20), 1),
        Attack("Growl", "C", do=foes_turn(Deals(-20), DEFENDING)),
        Attack("Numb", "LCC", 30, do=If(Both((Is(SELF, WasPlayed()), Is(SELF, Under("Pichu")))), PARALYZED)),
    ),
    pokemon(
        basic("pop9-16", "Piplup", "6", 50, "W", ("L", 10), None, 1),
        Attack("Water Sport", "W", 10, "+", If(Compare(Count(energy(SELF)), "<", Count(energy(DEFENDING))), More(10))),
        Attack("Wavelet", "WCC", 40, do=If(Exists(mine(Called("Buizel"))), Hit(10, FOE_BENCH))),
    ),
    pokemon(
        basic("pop9-17", "Turtwig", "7", 60, "G", ("R", 10), ("W", 20), 2),
        Attack("Absorb", "G", 10, do=Heal(1, SELF)),
        Attack("Parboil", "GCC", 40, "+", If(Exists(mine(Called("Chimchar"))), steps(More(20), BURNED))),
    ),
)
