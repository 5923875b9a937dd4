"""Steps by which one thing comes in the place of another, and Poké-Powers that answer a card that is played."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    REST,
    SELF,
    AllHeads,
    AllTails,
    Choose,
    Coins,
    Draw,
    If,
    Is,
    May,
    Some,
    When,
    Which,
    one,
)
from stolik.games.pokemon.ast.nodes import (
    Cannot,
    Discard,
    DrawUpTo,
    EndTurn,
    EnergyOf,
    Exchange,
    Hit,
    Kind,
    Lasting,
    Leave,
    Look,
    LoseTop,
    Move,
    Onto,
    Put,
    Search,
    Shuffle,
    TakePrizes,
    TurnEnds,
    TypeLike,
    UseEffectOf,
)
from stolik.games.pokemon.ast.printed import Attack, Power
from stolik.games.pokemon.cards.recipes import basic, level_up, mine, steps, supporter
from stolik.games.pokemon.cards.recipes import pokemon as card


def trick(do, **how):
    """Tess, a Pokémon whose one Poké-Power is called Trick."""
    return card(basic("my-1", "Tess", "", 60, "C", ("F", 10), None, 1), Power("Trick", do, healthy=False, **how))


def drawn(pokemon, do, a, b="active: Totodile", *luck, more=(), **how):
    """A table with Tess at A's, whose Trick is used at once."""
    t = pokemon(f"A  {a}\nB  {b}", *luck, cards=[trick(do, **how), *more])
    return t.do("A uses 'Trick' of Tess")


TWIN = steps(Exchange(one(Which("card", where="deck", filters=(Kind("basic pokemon"),)))), Shuffle())


def test_a_card_of_the_deck_takes_the_place_and_everything_stays(pokemon):
    t = drawn(pokemon, TWIN, "active: Tess {G} (damage 20, poisoned)   deck: Bidoof, Potion", "active: Totodile", "S")
    t.do("A chooses Bidoof").look("told PokemonExchanged, CardsMoved, DeckShuffled")
    t.look("Bidoof damage 20", "Bidoof conditions poisoned", "Bidoof energy G", "Bidoof stack Bidoof", "A deck 2")


def test_a_deck_may_hold_nothing_that_could_take_the_place(pokemon):
    t = drawn(pokemon, TWIN, "active: Tess   deck: Bidoof", "active: Totodile")
    t.do("A chooses nothing").look("Tess stack Tess", "A deck top Bidoof", "untold PokemonExchanged")


def test_whoever_comes_with_no_more_hp_than_its_damage_is_knocked_out(pokemon):
    """PK-KO-1: Magikarp has 30 HP."""
    a = "active: Tess (damage 30)   bench: Turtwig   deck: Magikarp (dp2-89)"
    t = drawn(pokemon, TWIN, a, "active: Totodile").do("A chooses Magikarp (dp2-89)")
    t.look("A active Turtwig", "A discard Magikarp (dp2-89)", "B asked prize")


def test_each_says_how_many_cards_to_draw(pokemon):
    """You first; of 3 cards in a deck no more than 3."""
    b = "active: Totodile   deck: Potion x3"
    t = drawn(pokemon, DrawUpTo(4, "each"), "active: Tess   deck: Switch x9", b)
    t.look("A may choose 4", "A may not choose 5", "A asked choose:draw").do("A chooses 0")
    t.look("B may choose 3", "B may not choose 4").do("B chooses 2").look("A holds 0", "B holds 2", "A asked turn")


def test_a_prize_is_taken_as_for_a_knock_out(pokemon):
    """PK-KO-2, PK-END-1: unseen; with the last one the game is won."""
    t = drawn(pokemon, TakePrizes(1), "active: Tess   prizes: Potion, Switch").do("A takes Prize 2")
    t.look("A hand Switch", "A prizes 1", "B sees A hand ?")
    t = drawn(pokemon, TakePrizes(2), "active: Tess   prizes: 2").do("A takes 2 Prizes").look("over A PK-END-1")


def test_an_opponent_who_takes_a_prize_lets_you_take_one(pokemon):
    do = May(TakePrizes(1, "opponent"), TakePrizes(1), Draw(1), who="opponent")
    t = drawn(pokemon, do, "active: Tess").do("B chooses yes", "B takes a Prize", "A takes a Prize")
    t.look("A prizes 5", "B prizes 5", "A holds 1")
    drawn(pokemon, do, "active: Tess").do("B chooses no").look("A prizes 6", "B prizes 6", "A holds 1")


def test_the_top_of_a_deck_goes_to_the_lost_zone(pokemon):
    t = drawn(pokemon, LoseTop(2, "opponent"), "active: Tess", "active: Totodile   deck: Potion, Switch, Bidoof")
    t.look("B lost Potion, Switch", "B deck 1", "B discard none")


def test_a_type_is_that_of_another_until_the_turn_ends(pokemon):
    """All of several; it stays though the other changes, and ends with the turn."""
    do = steps(Choose(one(Which("pokemon", "opponent"))), Lasting(TypeLike(CHOSEN), SELF, "this turn"))
    duo = card(basic("my-2", "Duo", "", 60, "RM", ("F", 10), None, 1))
    t = drawn(pokemon, do, "active: Tess   bench: Bidoof", "active: Duo", more=(duo,))
    t.look("Tess types R M").do("A ends the turn").look("Tess types C")


def test_a_type_is_that_of_the_energy_card_that_was_discarded(pokemon):
    do = steps(
        Discard(one(Which("card", where="hand", filters=(Kind("basic energy"),)))),
        Lasting(TypeLike(CHOSEN), SELF, "this turn"),
    )
    drawn(pokemon, do, "active: Tess   hand: Fire Energy").do("A chooses Fire Energy").look("Tess types R")


def test_a_turn_ends_once_its_card_is_drawn(pokemon):
    """PK-TURN-2: B draws, and it is A's turn again; the next turn of B goes on."""
    t = drawn(pokemon, Lasting(TurnEnds(), "opponent", "opponent's next turn"), "active: Tess").do("A ends the turn")
    t.look("B holds 1", "turn A", "turns 6").do("A ends the turn").look("turn B", "B holds 2")


def test_poke_powers_of_a_player_are_barred_for_a_turn(pokemon):
    """PK-POWER-1: of all of that player's Pokémon, also of those that come later."""
    nurse = card(basic("my-2", "Ned", "", 60, "C", ("F", 10), None, 1), Power("Hello", Draw(1), "put", healthy=False))
    cass = card(basic("my-4", "Cass", "", 60, "C", ("F", 10), None, 1), Power("Again", Draw(1), healthy=False))
    do = Lasting(Cannot("use powers"), "opponent", "opponent's next turn")
    t = drawn(pokemon, do, "active: Tess", "active: Totodile   bench: Cass   hand: Ned x2", more=(nurse, cass))
    t.do("A ends the turn").look("B may not use 'Again' of Cass: my-1:Cannot")
    t.do("B benches Ned").look("B asked turn", "B holds 2").do("B ends the turn", "A ends the turn", "B benches Ned")
    t.look("B asked choose:power")


def test_a_level_up_offers_its_poke_power(pokemon):
    """PK-EVO-8: as the card is put onto the Active Pokémon; one that evolves in the usual way offers another."""
    high = card(level_up("my-3", "Tess", 90, "C", ("F", 10), None, 1), Power("Up", Draw(2), "level-up", healthy=False))
    plain = trick(Draw(1), limit="evolved")
    t = pokemon("A  active: Tess   hand: Tess LV.X\nB  active: Totodile", cards=[plain, high])
    t.do("A evolves Tess into Tess LV.X").look("A asked choose:power").do("A chooses yes").look("A holds 2")


def test_a_card_that_is_attached_offers_a_poke_power(pokemon):
    """PK-POWER-2: once a turn, for such a card alone, and to this Pokémon."""
    do = If(Is(CHOSEN, EnergyOf("L")), Put(1, one(Which("pokemon", "opponent"))))
    table = "A  active: Tess   bench: Bidoof   hand: Lightning Energy, Fire Energy\nB  active: Totodile"
    for energy, to, asked in (
        ("Lightning", "Tess", "choose:power"),
        ("Lightning", "Bidoof", "turn"),
        ("Fire", "Tess", "turn"),
    ):
        t = pokemon(table, cards=[trick(do, on="attached")]).do(f"A attaches {energy} Energy to {to}")
        t.look(f"A asked {asked}")
    t = pokemon(table, cards=[trick(do, on="attached")]).do("A attaches Lightning Energy to Tess")
    t.do("A chooses yes").look("Totodile damage 10", "told PowerUsed, CountersPut")


def test_a_search_for_the_opponents_bench_needs_room_there(pokemon):
    """PK-BENCH-2: A's own Bench is full, B's is not; and the other way round."""
    do = Search(one(Which("card", "opponent", "discard", (Kind("basic pokemon"),))), "bench")
    full = "bench: Grimer, Bidoof, Psyduck, Corsola, Chansey"
    t = drawn(pokemon, do, f"active: Tess   {full}", "active: Totodile   discard: Bidoof")
    t.look("B bench Bidoof", "B discard none")
    t = pokemon(f"A  active: Tess\nB  active: Totodile   {full}   discard: Bidoof", cards=[trick(do)])
    t.look("A may not use 'Trick' of Tess: PK-POWER-1")


def test_cards_that_go_on_top_of_the_deck_are_put_in_an_order(pokemon):
    do = Search(Some(0, 2, Which("card", where="discard")), "deck top", show=True)
    t = drawn(pokemon, do, "active: Tess   discard: Potion, Switch").do("A chooses Potion, Switch")
    t.look("A asked choose:next").do("A chooses Switch").look("A deck top Switch, Potion", "A asked turn")


def test_cards_that_go_under_the_deck_are_put_in_an_order(pokemon):
    deck = Which("card", where="deck")
    t = drawn(pokemon, Look(3, one(deck), "hand", "bottom order"), "active: Tess   deck: Potion, Switch, Bidoof, Shinx")
    t.do("A chooses Bidoof").look("A asked choose:next").do("A chooses Switch")
    t.look("A hand Bidoof", "A deck top Shinx, Switch, Potion")


def test_all_that_fit_are_taken_of_the_cards_on_top(pokemon):
    do = Look(3, Which("card", where="deck", filters=(Kind("energy"),)), show_taken=True)
    t = drawn(pokemon, do, "active: Tess   deck: Potion, Grass Energy, Fire Energy, Fire Energy")
    t.look("A hand Grass Energy, Fire Energy", "A deck top Potion, Fire Energy")
    t.look("B sees A hand Grass Energy, Fire Energy")


def test_a_revealed_card_is_attached_if_it_fits(pokemon):
    """Shown to all either way; what does not fit is discarded."""
    do = Look(
        1, one(Which("card", where="deck", filters=(Kind("basic energy"),))), Onto(one(mine())), "discard", shown=True
    )
    t = drawn(pokemon, do, "active: Tess   bench: Bidoof   deck: Fire Energy, Potion").do("A chooses Fire Energy")
    t.do("A chooses Bidoof").look("Bidoof energy R", "A deck 1")
    drawn(pokemon, do, "active: Tess   deck: Potion, Switch").do("A chooses nothing").look(
        "A discard Potion", "A deck 1"
    )


def test_an_opponent_flips_the_coins(pokemon):
    """A's turn ends on two heads; on two tails that of B, once the card is drawn."""
    time = steps(
        Coins(2, by="opponent"),
        If(AllHeads(), EndTurn()),
        If(AllTails(), Lasting(TurnEnds(), "opponent", "opponent's next turn")),
    )
    t = drawn(pokemon, time, "active: Tess", "active: Totodile", "H", "H")
    t.look("turn B", "told CoinFlipped, CoinFlipped, TurnEnded")
    t = drawn(pokemon, time, "active: Tess", "active: Totodile", "H", "T").look("flipped B, B", "turn A")
    drawn(pokemon, time, "active: Tess", "active: Totodile", "T", "T").do("A ends the turn").look("turn A", "B holds 1")


def test_cards_of_the_hand_lie_in_an_order_on_the_deck(pokemon):
    do = Move(Some(0, 2, Which("card", where="hand")), "deck top")
    t = drawn(pokemon, do, "active: Tess   hand: Potion, Switch, Bidoof   deck: Shinx")
    t.do("A chooses Potion, Switch").look("A asked choose:next").do("A chooses Switch")
    t.look("A hand Bidoof", "A deck top Switch, Potion, Shinx", "A asked turn")


def test_each_player_keeps_some_of_the_bench(pokemon):
    """You first; who has no more than that keeps all, and it can be used where either loses some."""
    keep = steps(
        Choose(Some(1, 1, Which("pokemon", "you", "bench"))),
        Leave(REST, "lost"),
        Choose(Some(1, 1, Which("pokemon", "opponent", "bench"), "opponent")),
        Leave(REST, "lost"),
    )
    t = drawn(pokemon, keep, "active: Tess   bench: Bidoof {G}, Shinx", "active: Totodile   bench: Psyduck, Grimer")
    t.do("A chooses Shinx").look("A lost Bidoof, Grass Energy", "B asked choose:pick").do("B chooses Grimer")
    t.look("A bench Shinx", "B bench Grimer", "B lost Psyduck", "B taken 0")
    t = drawn(pokemon, keep, "active: Tess   bench: Bidoof", "active: Totodile   bench: Psyduck, Grimer")
    t.do("B chooses Grimer").look("A bench Bidoof", "A lost none", "B lost Psyduck")
    t = pokemon("A  active: Tess   bench: Bidoof\nB  active: Totodile", cards=[trick(keep)])
    t.look("A may not use 'Trick' of Tess: PK-POWER-1")


def test_a_knock_out_by_its_attack_gives_a_prize_more(pokemon):
    """PK-KO-2: in this turn alone, and one Prize card for each."""
    do = Lasting(When("knocks out", TakePrizes(1)), SELF, "this turn")
    tess = card(
        basic("my-1", "Tess", "", 60, "C", ("F", 10), None, 1),
        Power("Trick", do, healthy=False),
        Attack("Quake", "", do=Hit(60, Which("pokemon", "opponent"))),
    )
    foes = "active: Totodile   bench: Bidoof, Chansey"
    t = pokemon(f"A  active: Tess\nB  {foes}", cards=[tess]).do("A uses 'Trick' of Tess", "A attacks 'Quake'")
    t.do("A takes 2 Prizes", "A takes 2 Prizes").look("A prizes 2", "turn B")
    t = pokemon(f"A  active: Tess\nB  {foes}", cards=[tess]).do("A attacks 'Quake'", "A takes 2 Prizes")
    t.look("A prizes 4", "turn B")


def test_the_effect_of_a_card_in_the_other_discard_pile_is_used(pokemon):
    """PK-TRAINER-2: it is no Supporter card that is played, and it stays where it is."""
    sage = supporter("my-9", "Sage", Draw(3))
    do = UseEffectOf(one(Which("card", "opponent", "discard", (Kind("supporter"),))))
    t = drawn(pokemon, do, "active: Tess", "active: Totodile   discard: Sage, Potion", more=(sage,))
    t.look("A holds 3", "B discard Sage, Potion", "A asked turn")
    t = pokemon("A  active: Tess\nB  active: Totodile   discard: Potion", cards=[trick(do)])
    t.look("A may not use 'Trick' of Tess: PK-POWER-1")
