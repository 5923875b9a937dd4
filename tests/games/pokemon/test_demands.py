"""What attacks ask for before they do anything, and what they do for more: coins of both players, Energy that must be
there, Trainer cards in play."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    HOLDER,
    SELF,
    THAT_MANY,
    AnyHeads,
    AnyOf,
    AtMost,
    Both,
    Choose,
    CoinIs,
    Coins,
    CoinsUntilHeads,
    Compare,
    Count,
    Do,
    ForEach,
    Heal,
    If,
    Is,
    May,
    OfChosen,
    OneOf,
    Repeat,
    Some,
    Tails,
    Unless,
    Which,
    one,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    AttachSelf,
    Base,
    ChooseNumber,
    Counters,
    DamageDealt,
    Discard,
    DiscardTop,
    Draw,
    EnergyOf,
    Fails,
    Hit,
    Holding,
    Inflict,
    Kind,
    Leave,
    Look,
    LookAtHand,
    More,
    Move,
    Onto,
    PlayedSupporter,
    PrintedHP,
    Put,
    RevealHand,
    SameType,
    Search,
    Shuffle,
    Switch,
    Then,
    Times,
    UsedLastTurn,
    UseEffectOf,
    WasAffected,
    WasFed,
)
from stolik.games.pokemon.cards.recipes import Attack, basic, evolved, technical_machine
from stolik.games.pokemon.cards.recipes import pokemon as row

THEIR_BENCH = Which("pokemon", "opponent", "bench")


def cat(do, damage=0, sign=""):
    """A Pokémon that costs nothing, with one attack."""
    return row(basic("my-1", "Tabby", "", 120, "C", None, None, 1), Attack("Try", "", damage, sign, do=do))


REX = row(basic("my-2", "Rex", "", 120, "C", None, None, 1), Attack("Bark", "C", 30))


def on(do, damage=0, sign=""):
    """Keywords for a table with these cards."""
    return {"cards": [cat(do, damage, sign), REX]}


# ---- coins


@pytest.mark.parametrize(("coin", "damage"), [("H", 50), ("T", 100)])
def test_the_opponent_flips_the_coin(pokemon, coin, damage):
    flips = Do((Coins(1, by="opponent"), If(Unless(CoinIs(1)), More(50))))
    t = pokemon("A  active: Tabby\nB  active: Rex", coin, **on(flips, 50, "+")).do("A attacks 'Try'")
    t.look(f"Rex damage {damage}", "flipped B")


@pytest.mark.parametrize(("coins", "left"), [("H", "G R W"), ("TTH", "W"), ("TTTTH", "none")])
def test_an_energy_card_goes_under_the_deck_for_each_tails_before_the_first_heads(pokemon, coins, left):
    """More tails than Energy cards: all there are."""
    under = Repeat(Tails(), Move(one(Which("energy card", on=DEFENDING)), "deck bottom"))
    do = Do((CoinsUntilHeads("opponent"), under))
    t = pokemon("A  active: Tabby\nB  active: Rex {G R W}", coins, **on(do, 30)).do("A attacks 'Try'")
    for energy in ("Grass", "Fire", "Water")[: min(3, len(coins) - 1)]:
        t.do(f"A chooses {energy} Energy of Rex")
    t.look(f"Rex energy {left}", "Rex damage 30")


SPREAD = Do((Coins(2), If(AnyHeads(), Hit(10, Some(1, HEADS, Which("pokemon", "opponent"))))))


@pytest.mark.parametrize(("picks", "rex", "bench"), [("Rex, Bidoof", 10, 10), ("Bidoof", 0, 10)])
def test_for_two_heads_two_are_hit_or_one_of_them_once(pokemon, picks, rex, bench):
    t = pokemon("A  active: Tabby\nB  active: Rex   bench: Bidoof, Stantler", "HH", **on(SPREAD))
    t.do("A attacks 'Try'", f"A chooses {picks}").look(f"Rex damage {rex}", f"Bidoof damage {bench}")


def test_for_two_tails_nobody_is_hit(pokemon):
    t = pokemon("A  active: Tabby\nB  active: Rex   bench: Bidoof", "TT", **on(SPREAD)).do("A attacks 'Try'")
    t.look("Rex damage 0", "Bidoof damage 0", "turn B")


def test_a_coin_for_each_energy_card_that_is_revealed(pokemon):
    """The opponent sees the cards, and they go back; the one that lies deeper counts for nothing."""
    counted = Coins(Count(OfChosen((Kind("energy"),))))
    vein = Do((Look(3, None, "hand", "shuffle", shown=True), counted, Times(HEADS)))
    deck = "deck: Grass Energy, Potion, Fire Energy, Water Energy"
    t = pokemon(f"A  active: Tabby   {deck}\nB  active: Rex", "SHH", **on(vein, 50, "×")).do("A attacks 'Try'")
    t.look("Rex damage 100", "coins HH", "A deck 4", "told CardsLookedAt, DeckShuffled")


# ---- Energy without which the attack does nothing

FIRE, WATER = (Which("energy card", "you", "play", (Kind("basic energy"), EnergyOf(letter)), SELF) for letter in "RW")


def enough(which):
    """Two of them are discarded."""
    return If(Compare(Count(which), ">=", 2), Discard(Some(2, 2, which)))


def way(which, to):
    return If(Compare(Count(OfChosen(which.filters)), "=", 2), Hit(100, to))


PRICE = Do(
    (
        If(
            Both((Compare(Count(FIRE), "<", 2), Compare(Count(WATER), "<", 2))),
            Fails(),
            OneOf((enough(FIRE), enough(WATER))),
        ),
        way(FIRE, DEFENDING),
        way(WATER, one(THEIR_BENCH)),
    )
)


@pytest.mark.parametrize(
    ("energy", "picks", "rex", "bidoof"),
    [
        ("R R W W", ["A chooses 1"], 100, 0),
        ("R R W W", ["A chooses 2", "A chooses Bidoof"], 0, 100),
        ("R R W", ["A chooses 1"], 100, 0),
        ("R W", [], 0, 0),
    ],
)
def test_which_energy_is_discarded_says_who_is_hit(pokemon, energy, picks, rex, bidoof):
    """Of what there is too little the way is not offered; without either the attack does nothing."""
    t = pokemon(f"A  active: Tabby {{{energy}}}\nB  active: Rex   bench: Bidoof", **on(PRICE))
    t.do("A attacks 'Try'", *picks, *["A takes a Prize"] * bool(bidoof)).look(f"Rex damage {rex}", "turn B")
    t.look("B discard Bidoof" if bidoof else "B discard none")


def test_what_is_demanded_one_way_or_the_other_comes_before_confusion(pokemon):
    """PK-ATTACK-3: the Energy is gone though the Confusion check fails."""
    t = pokemon("A  active: Tabby {R R W W} (confused)\nB  active: Rex", "T", **on(PRICE))
    t.do("A attacks 'Try'", "A chooses 2").look("Tabby energy R R", "Tabby damage 30", "Rex damage 0")


# ---- Trainer cards in play

BOTH = Which("trainer card", "opponent", "play", (AnyOf((Kind("tool"), Kind("stadium"))),))


@pytest.mark.parametrize(
    ("stadium", "tool", "drawn"), [("B", "", 1), ("A", "", 0), ("A", "[Energy Link]", 1), ("", "", 0)]
)
def test_the_opponents_trainer_cards_in_play_go(pokemon, stadium, tool, drawn):
    """A Stadium of one's own stays; "if you do" asks whether any card went."""
    lines = f"A  active: Tabby\nB  active: Rex {tool}" + f"\nstadium: Lake Boundary of {stadium}" * bool(stadium)
    t = pokemon(lines, **on(Then(Discard(BOTH), Draw(1)))).do("A attacks 'Try'")
    t.look(f"A holds {drawn}", f"stadium {'Lake Boundary' if stadium == 'A' else 'none'}", "Rex attached none")


def test_damage_for_each_of_them_wherever_they_lie(pokemon):
    table = "A  active: Tabby [Energy Link]\nB  active: Rex   bench: Bidoof [Energy Link]\nstadium: Lake Boundary of B"
    pokemon(table, **on(Hit(30, DEFENDING, Count(BOTH)))).do("A attacks 'Try'").look("Rex damage 60")


def test_what_is_discarded_for_more_damage_helps_until_it_is_done(pokemon):
    """PK-ATTACK-3: damage before the attack's other effects."""
    tool = Which("trainer card", "you", "play", (Kind("tool"),), SELF)
    bolt = If(Is(SELF, Holding(Kind("tool"))), May(Base(100), Discard(tool)))
    t = pokemon("A  active: Tabby [Energy Link]\nB  active: Rex", **on(bolt, 60)).do("A attacks 'Try'", "A chooses yes")
    t.look("Rex damage 100", "Tabby attached none", "told DamageDealt, AttachedDiscarded")
    t = pokemon("A  active: Tabby [Energy Link]\nB  active: Rex", **on(bolt, 60)).do("A attacks 'Try'", "A chooses no")
    t.look("Rex damage 60", "Tabby attached Energy Link")


def test_the_effect_of_the_supporter_of_this_turn(pokemon):
    """It is used once more; without one the attack does nothing."""
    again = If(PlayedSupporter(), UseEffectOf(Which("card", "you", "play", (Kind("supporter"),))))
    t = pokemon("A  active: Tabby   hand: Professor Oak's Visit, Potion\nB  active: Rex", **on(again))
    t.do("A plays Professor Oak's Visit", "A chooses Potion", "A attacks 'Try'", "A chooses Grass Energy")
    t.look("A holds 5", "turn B")
    pokemon("A  active: Tabby   hand: Potion\nB  active: Rex", **on(again)).do("A attacks 'Try'").look("A hand Potion")


# ---- amounts


@pytest.mark.parametrize(("held", "damage"), [(3, 30), (9, 80)])
def test_a_number_has_a_limit(pokemon, held, damage):
    magic = Put(AtMost(Count(Which("card", "you", "hand")), 8), DEFENDING)
    t = pokemon(f"A  active: Tabby   hand: Potion x{held}\nB  active: Rex", **on(magic)).do("A attacks 'Try'")
    t.look(f"Rex damage {damage}")


@pytest.mark.parametrize(("top", "damage"), [("Rex", 120), ("Potion", 0)])
def test_the_hp_printed_on_a_card(pokemon, top, damage):
    drop = Do(
        (
            DiscardTop(1, "opponent"),
            If(Compare(Count(OfChosen((Kind("pokemon"),))), ">", 0), Hit(PrintedHP(CHOSEN), DEFENDING)),
        )
    )
    big = row(basic("my-3", "Wall", "", 200, "C", None, None, 1), Attack("Bark", "C", 30))
    t = pokemon(f"A  active: Tabby\nB  active: Wall   deck: {top}, Switch", cards=[cat(drop), REX, big])
    t.do("A attacks 'Try'").look(f"Wall damage {damage}", f"B discard {top}")


@pytest.mark.parametrize(("mine", "left"), [("F", "W"), ("G", "F W")])
def test_an_energy_card_of_a_type_that_is_attached_here_too(pokemon, mine, left):
    same = (SameType(Which("energy", on=SELF)),)
    t = pokemon(
        f"A  active: Tabby {{{mine}}}\nB  active: Rex {{F W}}",
        **on(Discard(one(Which("energy card", "you", "play", same, DEFENDING)))),
    )
    t.do("A attacks 'Try'").look(f"Rex energy {left}")


def test_counters_on_the_pokemon_that_a_technical_machine_is_attached_to(pokemon):
    """Its attack is the Pokémon's: "the Pokémon this card is attached to" is the one that attacks."""
    machine = technical_machine(
        "my-4",
        "Tin Box",
        Attack("Port", "", do=Hit(10, DEFENDING, Counters(HOLDER))),
        do=AttachSelf(one(Which("pokemon"))),
    )
    t = pokemon(
        "A  active: Tabby [Tin Box] (damage 50)\nB  active: Rex (damage 20)", cards=[cat(Draw(1)), REX, machine]
    )
    t.do("A attacks 'Port'").look("Rex damage 70")


def test_cards_of_the_opponents_hand_that_go_into_the_deck(pokemon):
    rob = Do(
        (LookAtHand(), Move(Which("card", "opponent", "hand", (Kind("tool"),)), "deck", show=True), Shuffle("opponent"))
    )
    t = pokemon("A  active: Tabby\nB  active: Rex   hand: Energy Link x2, Potion", "B: Grass Energy", **on(rob))
    t.do("A attacks 'Try'").look("B hand Potion, Grass Energy", "B deck 11", "A sees B hand Potion, ?")


# ---- one thing in the place of another


@pytest.mark.parametrize(("pile", "energy"), [("Fire Energy", "R"), ("none", "none"), ("Water Energy", "W")])
def test_energy_is_exchanged_for_another_of_the_pile(pokemon, pile, energy):
    """The one that goes is not the one that comes, though it may be of the same name."""
    claws = May(
        Do(
            (
                Choose(one(Which("energy card", on=SELF))),
                Search(one(Which("card", "you", "discard", (Kind("energy"),))), Onto(SELF)),
                Discard(CHOSEN),
            )
        )
    )
    t = pokemon(f"A  active: Tabby {{W}}   discard: {pile}\nB  active: Rex", **on(claws, 50))
    t.do("A attacks 'Try'", "A chooses yes", *[f"A chooses {pile}"] * (pile != "none"))
    t.look(f"Tabby energy {energy}", "A discard Water Energy", "Rex damage 50")


def test_who_comes_up_before_the_effects_has_them(pokemon):
    scent = Do((May(Switch(DEFENDING)), Inflict(("burned", "poisoned"))))
    t = pokemon("A  active: Tabby\nB  active: Rex   bench: Bidoof", "T", **on(scent)).do("A attacks 'Try'")
    t.do("A chooses yes", "A chooses Bidoof").look("B active Bidoof", "Rex conditions none")
    t.look("Bidoof conditions poisoned, burned")


def test_the_opponent_chooses_a_card_of_a_hand_that_is_shown(pokemon):
    """Both hands lose a card."""
    theirs = (LookAtHand(), Choose(one(Which("card", "opponent", "hand"))), Move(CHOSEN, "deck"), Shuffle("opponent"))
    mine = (RevealHand(), Choose(Some(1, 1, Which("card", "you", "hand"), "opponent")), Move(CHOSEN, "deck"), Shuffle())
    table = "A  active: Tabby   hand: Potion, Switch\nB  active: Rex   hand: Rival (dp1-113), Bidoof"
    t = pokemon(table, ["B: Grass Energy", "S"], **on(Do((*theirs, *mine)))).do("A attacks 'Try'", "A chooses Bidoof")
    t.do("B chooses Potion")
    t.look("A hand Switch", "B hand Rival, Grass Energy", "turn B")


def test_a_pokemon_goes_under_the_deck_in_an_order_that_is_chosen(pokemon):
    """The uppermost first; nobody is asked about the last."""
    leaves = May(Leave(SELF, "deck bottom"))
    t = pokemon("A  active: Tabby {R} [Energy Link]   bench: Bidoof   deck: Potion\nB  active: Rex", **on(leaves, 20))
    t.do("A attacks 'Try'", "A chooses yes", "A chooses Energy Link", "A chooses Tabby", "A promotes Bidoof")
    t.look("A deck top Potion, Energy Link, Tabby, Fire Energy", "A active Bidoof", "Rex damage 20")


@pytest.mark.parametrize(("who", "damage", "healed"), [("Rex", 20, 10), ("Bidoof", 20, 10), ("Wall", 0, 30)])
def test_as_much_is_healed_as_was_done_to_the_one_that_was_hit(pokemon, who, damage, healed):
    """PK-ATTACK-7: what Resistance takes away is not healed."""
    wall = row(basic("my-4", "Wall", "", 60, "C", None, ("C", 30), 1), Attack("Bark", "C", 30))
    glow = Do((Choose(one(Which("pokemon", "opponent"))), Hit(20, CHOSEN), Heal(DamageDealt(CHOSEN), SELF)))
    active = "Wall" if who == "Wall" else "Rex"
    table = f"A  active: Tabby (damage 30)\nB  active: {active}   bench: Bidoof"
    t = pokemon(table, cards=[cat(glow), REX, wall]).do("A attacks 'Try'", f"A chooses {who}")
    t.look(f"{who} damage {damage}", f"Tabby damage {healed}")


def test_counters_are_taken_off_each_and_put_in_one_place(pokemon):
    each = Do((ChooseNumber(Counters(CHOSEN)), Heal(THAT_MANY, CHOSEN), Put(THAT_MANY, DEFENDING)))
    mine = ForEach(Which("pokemon", "you", "play", (Kind("basic pokemon"),)), each)
    t = pokemon("A  active: Tabby (damage 30)   bench: Bidoof (damage 20), Stantler\nB  active: Rex", **on(mine))
    t.do("A attacks 'Try'", "A chooses 2", "A chooses 1")
    t.look("Tabby damage 10", "Bidoof damage 10", "Rex damage 30", "turn B")


def test_each_energy_card_goes_to_another_pokemon(pokemon):
    """With fewer Pokémon than cards what has no place stays in the deck."""
    spread = Onto(one(Which("pokemon")), each=True, different=True)
    swell = Do((Search(Some(0, 6, Which("card", where="deck", filters=(Kind("basic energy"),))), spread), Shuffle()))
    deck = "deck: Fire Energy, Water Energy, Grass Energy, Potion"
    t = pokemon(f"A  active: Tabby   bench: Bidoof   {deck}\nB  active: Rex", "S", **on(swell)).do("A attacks 'Try'")
    t.do("A chooses Fire Energy, Water Energy, Grass Energy", "A chooses Bidoof", "A chooses Tabby")
    t.look("A deck 2", "turn B")


# ---- conditions


def test_a_deeper_confusion_hurts_more(pokemon):
    """PK-COND-5: six damage counters instead of three, as long as it is this Confusion."""
    t = pokemon("A  active: Tabby\nB  active: Rex {C}", "TH", **on(Inflict(("confused",), counters=6)))
    t.do("A attacks 'Try'", "B attacks 'Bark'").look("Rex damage 60", "Rex conditions confused")
    t.do("A ends the turn", "B attacks 'Bark'").look("Rex damage 60", "Tabby damage 30")


def test_a_usual_confusion_ends_a_deeper_one(pokemon):
    usual = row(basic("my-5", "Daze", "", 90, "C", None, None, 0), Attack("Spin", "", do=Inflict(("confused",))))
    cards = [cat(Inflict(("confused",), counters=6)), REX, usual]
    t = pokemon("A  active: Tabby {C}   bench: Daze\nB  active: Rex {C}", "T", cards=cards)
    t.do("A attacks 'Try'", "B ends the turn", "A retreats", "A attacks 'Spin'", "B attacks 'Bark'")
    t.look("Rex damage 30")


AGAIN = If(Unless(UsedLastTurn("Try", "side")), Inflict(("asleep",)))


def test_an_effect_that_no_pokemon_of_the_side_may_have_used_the_turn_before(pokemon):
    """Another of the same name counts, also where the one that used it has been Knocked Out."""
    table = "A  active: Tabby (damage 100)   bench: Tabby\nB  active: Rex {C}"
    t = pokemon(table, "H", **on(AGAIN, 10)).do("A attacks 'Try'").look("Rex conditions none", "coins H")
    t.do("B attacks 'Bark'", "A promotes Tabby", "B takes a Prize", "A attacks 'Try'").look("Rex conditions none")
    t.do("B ends the turn", "A ends the turn", "B ends the turn")


def test_a_turn_without_it_brings_the_effect_back(pokemon):
    t = pokemon("A  active: Tabby\nB  active: Rex", "THT", **on(AGAIN, 10)).do("A attacks 'Try'")
    t.look("Rex conditions asleep").do("B ends the turn", "A ends the turn", "B ends the turn", "A attacks 'Try'")
    t.look("Rex damage 20", "Rex conditions asleep")


# ---- what happened earlier in the turn

FED = If(WasFed(SELF, EnergyOf("F")), More(20))


@pytest.mark.parametrize(("acts", "damage"), [(["Fighting"], 80), (["Water"], 60), ([], 60)])
def test_more_damage_for_energy_that_was_attached_this_turn(pokemon, acts, damage):
    """Not for Energy that lay there before."""
    table = "A  active: Tabby {F}   hand: Fighting Energy, Water Energy\nB  active: Rex"
    t = pokemon(table, **on(FED, 60, "+")).do(*[f"A attaches {one_} Energy to Tabby" for one_ in acts])
    t.do("A attacks 'Try'").look(f"Rex damage {damage}")


def test_energy_for_another_pokemon_doesnt_count_and_a_way_to_the_bench_takes_nothing_away(pokemon):
    table = "A  active: Tabby   bench: Bidoof   hand: Fighting Energy, Switch x2\nB  active: Rex"
    t = pokemon(table, **on(FED, 60, "+")).do("A attaches Fighting Energy to Bidoof", "A attacks 'Try'")
    t.look("Rex damage 60")
    t = pokemon(table, **on(FED, 60, "+")).do("A attaches Fighting Energy to Tabby")
    t.do("A plays Switch", "A plays Switch", "A attacks 'Try'")
    t.look("Rex damage 80")


def test_energy_that_was_attached_before_it_evolved_was_not_attached_to_it(pokemon):
    """It is the Pokémon of the text that has to have it, not what it was before."""
    fed = row(evolved(1, "my-7", "Tiger", "Kitty", "", 90, "C", None, None, 1), Attack("Try", "", 10, do=FED))
    table = "A  active: Kitty   hand: Tiger, Fighting Energy\nB  active: Rex"
    acts = ("A attaches Fighting Energy to {}", "A evolves Kitty into Tiger")
    for order, mon, damage in (((0, 1), "Kitty", 10), ((1, 0), "Tiger", 30)):
        t = pokemon(table, cards=[YOUNG, fed, REX]).do(*[acts[n].format(mon) for n in order])
        t.do("A attacks 'Try'").look(f"Rex damage {damage}")


YOUNG = row(basic("my-6", "Kitty", "", 60, "C", None, None, 1), Attack("Mew", "C", 10))
WOKEN = row(
    evolved(1, "my-7", "Tiger", "Kitty", "", 90, "C", None, None, 1),
    Attack("Try", "", 10, do=If(WasAffected(SELF, "asleep"), Base(60))),
)


@pytest.mark.parametrize(("condition", "damage"), [("asleep", 60), ("poisoned", 10)])
def test_more_damage_for_one_that_was_asleep_as_it_evolved(pokemon, condition, damage):
    """PK-EVO-3: it is awake by then, and the table knows it until the turn ends."""
    table = f"A  active: Kitty ({condition})   hand: Tiger\nB  active: Rex"
    t = pokemon(table, cards=[YOUNG, WOKEN, REX]).do("A evolves Kitty into Tiger").look("Tiger conditions none")
    t.do("A attacks 'Try'").look(f"Rex damage {damage}").do("B ends the turn", "A attacks 'Try'")
    t.look(f"Rex damage {damage + 10}")


def test_without_a_card_that_asks_nothing_is_remembered(pokemon):
    t = pokemon("A  active: Tabby   hand: Fighting Energy\nB  active: Rex", **on(Draw(1)))
    assert t.do("A attaches Fighting Energy to Tabby").match.view(0).seats[0].lasting == ()
    t = pokemon("A  active: Tabby   hand: Fighting Energy\nB  active: Rex", **on(FED, 60))
    assert t.do("A attaches Fighting Energy to Tabby").match.view(0).seats[0].lasting != ()
