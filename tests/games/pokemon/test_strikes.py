"""What attacks do otherwise than usual: damage elsewhere, instead, coin by coin, and what is done for it."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import (
    CHOSEN,
    REST,
    SELF,
    THAT_MANY,
    AnyOf,
    Choose,
    Coins,
    Compare,
    Count,
    Do,
    Exists,
    Flip,
    ForEach,
    If,
    Is,
    May,
    Minus,
    OfChosen,
    OneOf,
    Product,
    Repeat,
    Some,
    Sum,
    Tails,
    Unless,
    Which,
    one,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    NEW_ACTIVE,
    Base,
    Before,
    ChooseNumber,
    DamageDealt,
    Discard,
    DiscardTop,
    EnergyOf,
    Fails,
    Harmless,
    Heal,
    Hit,
    HPLeft,
    Inflict,
    Kind,
    More,
    Move,
    MoveCounters,
    Onto,
    Put,
    RemainingHP,
    RetreatsFor,
    Reveal,
    SameType,
    Search,
    SharesType,
    Shuffle,
    Switch,
    Then,
    Times,
    TurnPrizes,
    TypesAmong,
    UseAttackOf,
)
from stolik.games.pokemon.cards.recipes import Attack, basic
from stolik.games.pokemon.cards.recipes import pokemon as row

FOES = Which("pokemon", "opponent")
THEIR_BENCH = Which("pokemon", "opponent", "bench")


def cat(do, damage=0, sign=""):
    """A Pokémon that costs nothing, with one attack."""
    return row(basic("my-1", "Tabby", "", 120, "C", None, None, 1), Attack("Try", "", damage, sign, do=do))


def dog(number, name, types="C", weakness=None, retreat=1):
    return row(basic(f"my-{number}", name, "", 120, types, weakness, None, retreat), Attack("Bark", "C", 30))


REX, MAX = dog(2, "Rex"), dog(3, "Max", weakness=("C", 20), retreat=0)


def on(do, damage=0, sign=""):
    """Keywords for a table with these cards."""
    return {"cards": [cat(do, damage, sign), REX, MAX]}


def test_energy_that_is_attached_before_damage_counts_for_it(pokemon):
    """PK-ATTACK-3: whatever the place of the sentence; the one in the discard pile makes it two."""
    fetch = Search(one(Which("card", "you", "discard", (EnergyOf("F"),))), Onto(SELF))
    counted = Do((More(10, Count(Which("energy", on=SELF))), Before(May(fetch))))
    t = pokemon("A  active: Tabby {F}   discard: Fighting Energy\nB  active: Rex", **on(counted, 20, "+"))
    t.do("A attacks 'Try'", "A chooses yes", "A chooses Fighting Energy").look("Rex damage 40", "Tabby energy F F")


def test_what_is_demanded_under_a_condition_comes_before_confusion(pokemon):
    """PK-ATTACK-3: the discard without which it does nothing is made before the Confusion check fails."""
    hand = Which("card", "you", "hand", (Kind("energy"),))
    price = If(Unless(Exists(THEIR_BENCH)), Do((If(Compare(Count(hand), "<", 1), Fails()), Discard(one(hand)))))
    t = pokemon("A  active: Tabby (confused)   hand: Fire Energy\nB  active: Rex", "T", **on(price, 20))
    t.do("A attacks 'Try'", "A chooses Fire Energy").look("A discard Fire Energy", "Rex damage 0", "Tabby damage 30")


@pytest.mark.parametrize(("matched", "damage"), [("", 30), ("never", 30), ("always", 50)])
def test_weakness_counts_on_the_bench_only_where_a_text_says_so(pokemon, matched, damage):
    """PK-ATTACK-8."""
    t = pokemon("A  active: Tabby\nB  active: Rex   bench: Max", **on(Hit(30, one(THEIR_BENCH), matched=matched)))
    t.do("A attacks 'Try'", "A chooses Max").look(f"Max damage {damage}", "Rex damage 0")


@pytest.mark.parametrize(("matched", "damage"), [("", 50), ("never", 30)])
def test_weakness_of_the_active_pokemon_doesnt_count_where_a_text_says_so(pokemon, matched, damage):
    """PK-ATTACK-8."""
    t = pokemon("A  active: Tabby\nB  active: Max", **on(Hit(30, DEFENDING, matched=matched)))
    t.do("A attacks 'Try'").look(f"Max damage {damage}")


def test_the_one_that_was_chosen_is_hit_otherwise_than_the_others(pokemon):
    both = Do((Choose(one(FOES)), Hit(30, CHOSEN), Hit(10, REST)))
    t = pokemon("A  active: Tabby   bench: Bidoof\nB  active: Rex   bench: Max, Stantler", **on(both))
    t.do("A attacks 'Try'", "A chooses Max")
    t.look("Max damage 30", "Rex damage 10", "Stantler damage 10", "Bidoof damage 0")


def test_a_coin_for_each_pokemon_hits_that_one(pokemon):
    each = ForEach(FOES, Flip(Hit(50, CHOSEN)))
    t = pokemon("A  active: Tabby\nB  active: Rex   bench: Max, Stantler", "THT", **on(each))
    t.do("A attacks 'Try'").look("Rex damage 0", "Max damage 50", "Stantler damage 0", "coins THT")


@pytest.mark.parametrize(("answer", "rex", "bidoof"), [("yes", 0, 30), ("no", 20, 0)])
def test_damage_elsewhere_instead_is_offered(pokemon, answer, rex, bidoof):
    either = May(Do((Harmless(), Hit(30, one(Which("pokemon", "each", "bench"))))))
    t = pokemon("A  active: Tabby   bench: Bidoof\nB  active: Rex", **on(either, 20)).do("A attacks 'Try'")
    t.do(f"A chooses {answer}", *["A chooses Bidoof"] * (answer == "yes"))
    t.look(f"Rex damage {rex}", f"Bidoof damage {bidoof}")


def test_damage_elsewhere_is_not_offered_where_there_is_nobody(pokemon):
    """An offer that can do nothing is none, and the usual damage is done."""
    either = May(Do((Harmless(), Hit(30, one(THEIR_BENCH)))))
    pokemon("A  active: Tabby\nB  active: Rex", **on(either, 20)).do("A attacks 'Try'").look("Rex damage 20")


@pytest.mark.parametrize(("damage", "left"), [(0, 70), (70, 70), (80, 80)])
def test_damage_counters_down_to_an_hp(pokemon, damage, left):
    """Nothing is put on one that has fewer HP already, and what depends on it is not done."""
    down = Then(Put(Minus(HPLeft(DEFENDING), 5), DEFENDING), Inflict(("asleep",)))
    luck = "" if damage else "T"
    t = pokemon(f"A  active: Tabby\nB  active: Rex (damage {damage})", luck, **on(down)).do("A attacks 'Try'")
    t.look(f"Rex damage {left}", "coins none" if damage else "coins T")


@pytest.mark.parametrize(("hurt", "healed"), [(90, 100), (100, 0)])
def test_whether_the_defending_pokemon_would_be_knocked_out_is_asked_after_the_damage(pokemon, hurt, healed):
    spoils = If(Is(DEFENDING, RemainingHP(0)), Heal(None, SELF))
    drawing = f"A  active: Tabby (damage 100)\nB  active: Rex (damage {hurt})   bench: Max"
    t = pokemon(drawing, **on(spoils, 20)).do("A attacks 'Try'").look(f"Tabby damage {healed}")
    t.do(*["A takes a Prize"] * (healed == 0)) if healed else t.do("B promotes Max", "A takes a Prize")


def test_whether_the_attack_did_any_damage(pokemon):
    """PK-ATTACK-7: a Resistance that leaves nothing leaves nothing to heal for."""
    sucks = If(Compare(DamageDealt(), ">", 0), Heal(1, SELF))
    wall = row(basic("my-4", "Wall", "", 60, "C", None, ("C", 30), 1), Attack("Bark", "C", 30))
    for foe, left in (("Rex", 10), ("Wall", 20)):
        t = pokemon(f"A  active: Tabby (damage 20)\nB  active: {foe}", cards=[cat(sucks, 20), REX, wall])
        t.do("A attacks 'Try'").look(f"Tabby damage {left}")


def test_only_those_without_a_retreat_cost(pokemon):
    free = Hit(10, Which("pokemon", "opponent", "bench", (RetreatsFor(0),)))
    t = pokemon("A  active: Tabby\nB  active: Rex   bench: Max, Stantler", **on(free)).do("A attacks 'Try'")
    t.look("Max damage 10", "Stantler damage 0", "Rex damage 0")


def test_different_types_count_once_each(pokemon):
    energy = Which("energy card", "you", "play", (Kind("basic energy"),), SELF)
    t = pokemon("A  active: Tabby {F F W}\nB  active: Rex", **on(Times(TypesAmong(energy)), 20, "×"))
    t.do("A attacks 'Try'").look("Rex damage 40")
    mine = Times(TypesAmong(Which("pokemon")))
    t = pokemon("A  active: Tabby   bench: Turtwig, Grotle, Piplup\nB  active: Rex", **on(mine, 10, "×"))
    t.do("A attacks 'Try'").look("Rex damage 30")  # Colorless, Grass, Water


def test_some_and_more_for_each(pokemon):
    more = Do((Choose(one(FOES)), Hit(Sum((20, Product(10, Count(Which("energy", on=CHOSEN))))), CHOSEN)))
    t = pokemon("A  active: Tabby\nB  active: Rex {G}   bench: Stantler {W W}", **on(more))
    t.do("A attacks 'Try'", "A chooses Stantler").look("Stantler damage 40", "Rex damage 0")


def test_energy_cards_among_those_of_a_deck_count_and_are_attached(pokemon):
    """The Potion is no Energy card, and the Fire Energy none of those that are attached."""
    kinds = OfChosen((EnergyOf("L"),))
    climb = Do((DiscardTop(3), More(10, Count(kinds)), Move(kinds, Onto(one(Which("pokemon"))))))
    deck = "deck: Lightning Energy, Potion, Fire Energy, Grass Energy"
    t = pokemon(f"A  active: Tabby   bench: Bidoof   {deck}\nB  active: Rex", **on(climb, 50, "+"))
    t.do("A attacks 'Try'", "A chooses Bidoof")
    t.look("Rex damage 60", "Bidoof energy L", "A discard Fire Energy, Potion")


def test_nothing_is_attached_where_no_such_card_was_discarded(pokemon):
    kinds = OfChosen((EnergyOf("L"),))
    climb = Do((DiscardTop(1), More(10, Count(kinds)), Move(kinds, Onto(one(Which("pokemon"))))))
    t = pokemon("A  active: Tabby   deck: Potion, Switch\nB  active: Rex", **on(climb, 50, "+"))
    t.do("A attacks 'Try'").look("Rex damage 50", "A discard Potion")


@pytest.mark.parametrize(("energy", "offered"), [("{L}", False), ("{L M}", True), ("{L L}", False)])
def test_two_energy_are_offered_for_discard_only_where_both_are_there(pokemon, energy, offered):
    both = Do(tuple(Discard(one(Which("energy", "you", "play", (EnergyOf(one_),), SELF))) for one_ in "LM"))
    t = pokemon(f"A  active: Tabby {energy}\nB  active: Rex", **on(May(both, Base(90)), 20)).do("A attacks 'Try'")
    if offered:
        t.do("A chooses yes", "A chooses Lightning Energy of Tabby", "A chooses Metal Energy of Tabby")
    t.look(f"Rex damage {90 if offered else 20}")


def test_cards_that_are_shown_go_back_and_count(pokemon):
    """All see which they are; they are counted before they go."""
    hand = Some(0, None, Which("card", "you", "hand", (Kind("energy"),)))
    cyclone = Do((Reveal(hand), Times(Count(CHOSEN)), Move(CHOSEN, "deck top"), Shuffle()))
    t = pokemon("A  active: Tabby   hand: Fire Energy x2, Potion\nB  active: Rex", "S", **on(cyclone, 20, "×"))
    t.do("A attacks 'Try'", "A chooses Fire Energy x2")
    t.look("Rex damage 40", "A hand Potion", "A deck 12")


def test_counters_go_for_each_card_that_was_attached(pokemon):
    hand = Some(0, 2, Which("card", "you", "hand", (EnergyOf("W"),)))
    drink = Do((Move(hand, Onto(SELF)), Heal(2, SELF, THAT_MANY)))
    t = pokemon("A  active: Tabby (damage 60)   hand: Water Energy x3\nB  active: Rex", **on(drink))
    t.do("A attacks 'Try'", "A chooses Water Energy x2").look("Tabby damage 20", "Tabby energy W W")


def test_energy_goes_to_the_one_that_comes_up(pokemon):
    """Of two Active Pokémon it is the one that came: nobody is asked which is meant (PK-DOUBLE-4)."""
    move = Move(Some(0, None, Which("energy card", on=SELF)), Onto(NEW_ACTIVE))
    drawing = """
        A  active: Tabby {F W}, Bidoof   bench: Max
        B  active: Rex, Stantler
        options: format=double
    """
    t = pokemon(drawing, **on(May(Switch(SELF), move), 40)).do("A attacks 'Try' with Tabby", "A chooses Rex")
    t.do("A chooses yes", "A chooses Max", "A chooses Fighting Energy of Tabby")
    t.look("Max energy F", "Tabby energy W", "Rex damage 40")


@pytest.mark.parametrize(
    ("picks", "burned", "damage"), [(("yes", "first"), True, 40), (("yes", "second"), False, 70), (("no",), False, 40)]
)
def test_one_of_two_types_is_discarded_for_what_it_brings(pokemon, picks, burned, damage):
    def way(letter, done):
        return Then(Discard(one(Which("energy", "you", "play", (EnergyOf(letter),), SELF))), done)

    fire = May(OneOf((way("R", Inflict(("burned",))), way("D", More(30)))))
    t = pokemon("A  active: Tabby {R D}\nB  active: Rex", "T" * burned, **on(fire, 40, "+")).do("A attacks 'Try'")
    n = {"first": "1", "second": "2"}
    t.do(*(f"A chooses {n.get(pick, pick)}" for pick in picks))
    left = "D" if burned else "R" if damage == 70 else "R D"
    t.look(f"Tabby energy {left}", f"Rex damage {damage + (20 if burned else 0)}" if burned else f"Rex damage {damage}")


def test_a_copied_attack_checks_confusion_once(pokemon):
    """PK-COND-5: the coin of the text, and one for Confusion; the copy asks for no other."""
    copy = Flip(UseAttackOf(one(THEIR_BENCH), "else"))
    t = pokemon("A  active: Tabby (confused)\nB  active: Rex   bench: Max", "HH", **on(copy))
    t.do("A attacks 'Try'", "A chooses 'Bark' of Max").look("Rex damage 30", "coins HH")


def test_tails_are_counted(pokemon):
    burn = Do((Coins(3), Repeat(Tails(), DiscardTop(1))))
    pokemon("A  active: Tabby\nB  active: Rex", "THT", **on(burn)).do("A attacks 'Try'").look("A deck 8")


def test_types_are_shared_with_cards_of_a_deck(pokemon):
    """The chosen Pokémon is Colorless: of the deck only a Colorless one is offered."""
    alike = Which("card", "you", "deck", (Kind("pokemon"), SharesType(CHOSEN)))
    love = Do((Choose(one(FOES)), Search(one(alike), "hand", show=True)))
    t = pokemon("A  active: Tabby   deck: Turtwig, Bidoof, Potion\nB  active: Rex", **on(love))
    t.do("A attacks 'Try'", "A chooses Rex").look("A may not choose Turtwig", "A may choose Bidoof")
    t.do("A chooses Bidoof").look("A hand Bidoof")


@pytest.mark.parametrize(("picked", "own", "other"), [("0", 0, 0), ("2", 20, 20)])
def test_as_many_counters_as_one_likes_fall_on_both(pokemon, picked, own, other):
    """No more than are asked for are offered."""
    song = Do((ChooseNumber(3), Put(THAT_MANY, SELF), Put(THAT_MANY, DEFENDING)))
    t = pokemon("A  active: Tabby\nB  active: Rex", **on(song)).do("A attacks 'Try'")
    t.look("A may not choose 4").do(f"A chooses {picked}").look(f"Tabby damage {own}", f"Rex damage {other}")


def test_nobody_is_asked_how_many_counters_move_where_there_are_none(pokemon):
    pulse = Do((ChooseNumber(2), MoveCounters(THAT_MANY, SELF, one(THEIR_BENCH))))
    drawing = "A  active: Tabby{}\nB  active: Rex   bench: Max"
    pokemon(drawing.format(""), **on(pulse)).do("A attacks 'Try'").look("turn B")
    t = pokemon(drawing.format(" (damage 30)"), **on(pulse)).do("A attacks 'Try'", "A chooses 2", "A chooses Max")
    t.look("Tabby damage 10", "Max damage 20")


@pytest.mark.parametrize(
    ("hand", "answer", "damage"), [("Potion x2", "yes", 10), ("Potion x2", "no", 80), ("Potion", "", 80)]
)
def test_the_opponent_may_pay_for_less_damage(pokemon, hand, answer, damage):
    """It is not offered with fewer cards than are asked for."""
    theirs = Some(2, 2, Which("card", "opponent", "hand"), "opponent")
    tail = Before(May(Discard(theirs), Base(10), None, "opponent"))
    t = pokemon(f"A  active: Tabby\nB  active: Rex   hand: {hand}", **on(tail, 80)).do("A attacks 'Try'")
    t.do(*[f"B chooses {answer}"] * bool(answer), *["B chooses Potion x2"] * (answer == "yes"))
    t.look(f"Rex damage {damage}")


@pytest.mark.parametrize(("theirs", "damage"), [("{W}", 40), ("{R}", 10), ("", 10)])
def test_basic_energy_of_a_type_that_the_others_provide(pokemon, theirs, damage):
    alike = Which("energy card", "you", "play", (Kind("basic energy"), SameType(Which("energy", on=DEFENDING))), SELF)
    t = pokemon(f"A  active: Tabby {{W F}}\nB  active: Rex {theirs}", **on(If(Exists(alike), More(30)), 10, "+"))
    t.do("A attacks 'Try'").look(f"Rex damage {damage}")


def test_each_that_comes_onto_the_bench_may_be_given_energy(pokemon):
    """One gets a card, for the other none is wanted; the deck is shuffled once, whatever was chosen."""
    basics = Some(0, 2, Which("card", "you", "deck", (Kind("basic pokemon"),)))
    energy = one(Which("card", "you", "deck", (Kind("basic energy"),)))
    lift = Do((Search(basics, "bench"), ForEach(CHOSEN, May(Search(energy, Onto(CHOSEN)))), Shuffle()))
    t = pokemon(
        "A  active: Tabby   deck: Bidoof, Stantler, Fire Energy, Potion, Switch\nB  active: Rex", "S", **on(lift)
    )
    t.do("A attacks 'Try'", "A chooses Bidoof, Stantler", "A chooses no", "A chooses yes", "A chooses Fire Energy")
    t.look("A bench Bidoof, Stantler", "Bidoof energy none", "Stantler energy R")


def test_prize_cards_that_are_turned_stay_face_up(pokemon):
    """All see them, and the attack does more for each."""
    cut = May(TurnPrizes(None), More(20, THAT_MANY))
    t = pokemon("A  active: Tabby   prizes: Potion, Switch, Bidoof\nB  active: Rex", **on(cut, 60, "+"))
    t.do("A attacks 'Try'", "A chooses yes", "A chooses Prize 1, Prize 3").look("Rex damage 100", "told PrizeTurned")
    t.look("B sees A prizes ?, Bidoof, Potion")


def test_prize_cards_that_lie_face_up_are_not_turned(pokemon):
    cut = May(TurnPrizes(None), More(20, THAT_MANY))
    t = pokemon("A  active: Tabby   prizes: Potion   open: 1\nB  active: Rex", **on(cut, 60, "+"))
    t.do("A attacks 'Try'").look("Rex damage 60", "turn B")


@pytest.mark.parametrize(("theirs", "left"), [("Bebe's Search", 0), ("Potion", 20)])
def test_what_a_prize_card_is_counts_once_it_is_turned(pokemon, theirs, left):
    pick = Do((TurnPrizes(1, "each"), If(Is(CHOSEN, Kind("supporter")), Heal(None, SELF))))
    drawing = f"A  active: Tabby (damage 20)   prizes: Potion   open: 1\nB  active: Rex   prizes: {theirs}"
    t = pokemon(drawing, **on(pick)).do("A attacks 'Try'", "A chooses Prize 1").look(f"Tabby damage {left}")
    t.look(f"A sees B prizes {theirs}")


def test_tools_of_both_sides(pokemon):
    sorts = AnyOf((Kind("tool"), Kind("technical machine")))
    tools = Which("trainer card", "you", "play", (sorts,), Which("pokemon", "each"))
    crash = Do((Discard(Some(0, 4, tools)), Times(THAT_MANY)))
    t = pokemon("A  active: Tabby [Energy Link]\nB  active: Rex [Energy Link]", **on(crash, 20, "×"))
    t.do("A attacks 'Try'", "A chooses Energy Link of Rex").look("Rex damage 20", "Tabby attached Energy Link")
