"""Which rule a refusal names where several forbid (architecture: Which rule is cited)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import stolik
from stolik.cardgame.ast import Exists, Static
from stolik.games.pokemon.ast.nodes import Cannot, CannotPlay, CannotUse, DrawFromBottom, Kind, NoAbility
from stolik.games.pokemon.ast.printed import Attack, Body, Power
from stolik.games.pokemon.cards.recipes import FOE as FOES
from stolik.games.pokemon.cards.recipes import MY_BENCH, basic
from stolik.games.pokemon.cards.recipes import pokemon as card
from stolik.scenarios.table import Table

Draw = Callable[..., Table]
FOE = "\nB  active: Totodile   bench: Chikorita"


# ---- retreating


def test_a_fossil_is_kept_by_its_own_text_whatever_else_forbids(pokemon: Draw) -> None:
    pokemon("A  active: Armor Fossil (dp2-116)" + FOE).refused("A retreats", "dp2-116:stage")


def test_one_retreat_a_turn_is_named_before_sleep(pokemon: Draw) -> None:
    """PK-RETREAT-4 before PK-RETREAT-3."""
    drawing = f"A  active: Turtwig {{G}} (asleep)   bench: Starly (dp1-101){FOE}\nused: retreat"
    pokemon(drawing).refused("A retreats", "PK-RETREAT-4")


@pytest.mark.parametrize(("condition", "rule"), [("asleep", "PK-COND-4"), ("paralyzed", "PK-COND-6")])
def test_a_condition_is_named_before_the_energy_that_lacks(pokemon: Draw, condition: str, rule: str) -> None:
    """PK-RETREAT-3 before PK-RETREAT-1; the conditions before PK-ENERGY-2."""
    t = pokemon(f"A  active: Torterra ({condition})   bench: Starly (dp1-101){FOE}")
    t.refused("A retreats", "PK-RETREAT-3").refused("A attacks 'Body Slam'", rule)


def test_who_can_neither_pay_nor_be_replaced_hears_of_that(pokemon: Draw) -> None:
    """PK-RETREAT-1, PK-ENERGY-2: nothing else forbids it."""
    t = pokemon(f"A  active: Torterra{FOE}")
    t.refused("A retreats", "PK-RETREAT-1").refused("A attacks 'Body Slam'", "PK-ENERGY-2")


def test_an_effect_that_keeps_it_is_named_by_its_card_before_the_cost(pokemon: Draw) -> None:
    """Spinarak's attack, and a Pokémon that has no Energy either (PK-RETREAT-1)."""
    t = pokemon(f"A  active: Spinarak (dp2-103) {{G}}   bench: Starly (dp1-101){FOE}").do("A attacks 'Impound'")
    t.refused("B retreats", "dp2-103:Cannot")


# ---- Trainers


def test_one_supporter_a_turn_is_named_before_what_the_card_asks_for(pokemon: Draw) -> None:
    """PK-TRAINER-2 before the text of Professor Rowan, which needs another card in the hand."""
    drawing = f"A  active: Turtwig   hand: Professor Rowan (dp3-123){FOE}"
    pokemon(drawing).refused("A plays Professor Rowan (dp3-123)", "dp3-123:only_if")
    pokemon(f"{drawing}\nused: supporter").refused("A plays Professor Rowan (dp3-123)", "PK-TRAINER-2")


def test_too_early_is_named_before_what_would_do_nothing(pokemon: Draw) -> None:
    """PK-TRAINER-5 before PK-TRAINER-1."""
    drawing = f"A  active: Turtwig   hand: Potion (dp1-118){FOE}"
    pokemon(drawing).refused("A plays Potion (dp1-118)", "PK-TRAINER-1")
    pokemon(f"{drawing}\nturns: 0").refused("A plays Potion (dp1-118)", "PK-TRAINER-5")


def test_what_the_card_asks_for_is_named_before_what_would_do_nothing(pokemon: Draw) -> None:
    """Rare Candy in round 1, and nothing that it could evolve; later it would do nothing (PK-TRAINER-1)."""
    drawing = f"A  active: Totodile   hand: Rare Candy{FOE}"
    pokemon(f"{drawing}\nturns: 0   options: format=sun-moon").refused("A plays Rare Candy", "sm2-165:only_if")
    pokemon(drawing).refused("A plays Rare Candy", "PK-TRAINER-1")


def test_a_stadium_used_twice_is_kept_by_its_own_text(pokemon: Draw) -> None:
    drawing = f"A  active: Turtwig   deck: Totodile, Potion x5   hand: none{FOE}\nstadium: Brooklet Hill"
    t = pokemon(drawing, "S").do("A uses 'Brooklet Hill' of the Stadium", "A chooses Totodile")
    t.refused("A uses 'Brooklet Hill' of the Stadium", "sm2-120:limit")


# ---- several reasons at once

KEEPER = card(basic("my-1", "Keeper", "", 60, "C", ("F", 10), None, 1), Body("Gate", (Static(Cannot("attack"), FOES),)))
MUTER = card(
    basic("my-2", "Muter", "", 60, "C", ("F", 10), None, 1), Body("Hush", (Static(CannotUse("Tackle"), FOES),))
)
JAMMER = card(
    basic("my-3", "Jammer", "", 60, "C", ("F", 10), None, 1),
    Body("Jam", (Static(CannotPlay(Kind("trainer")), "opponent"),)),
)
LONER = card(basic("my-4", "Loner", "", 60, "C", ("F", 10), None, 1), Attack("Peck", "C", 10, only_if=Exists(MY_BENCH)))
CAT = card(basic("my-5", "Cat", "", 60, "C", ("F", 10), None, 1), Power("Purr", DrawFromBottom(1), where="active"))
STERN = card(
    basic("my-6", "Stern", "", 60, "C", ("F", 10), None, 1), Body("Order", (Static(Cannot("use powers"), FOES),))
)
PECKED = card(
    basic("my-7", "Pecked", "", 60, "C", ("F", 10), None, 1), Body("Ruffle", (Static(CannotUse("Peck"), FOES),))
)
BLANK = card(basic("my-8", "Blank", "", 60, "C", ("F", 10), None, 1), Body("Void", (Static(NoAbility("power"), FOES),)))
MINE = (KEEPER, MUTER, JAMMER, LONER, CAT, STERN, PECKED, BLANK)
FULL = "bench: Shinx, Shinx, Shinx, Shinx"
SEVERAL = (
    # what a thing is, and whose, before anything about the time
    ("A  active: Turtwig   bench: Armor Fossil (dp2-116)" + FOE, "A retreats Armor Fossil", "PK-RETREAT-1"),
    (f"A  active: Armor Fossil (dp2-116)   bench: Shinx{FOE}\nused: retreat", "A retreats", "dp2-116:stage"),
    (f"A  active: Turtwig, Shinx   {FULL}   hand: Potion\nB  active: Totodile, Shinx\noptions: format=double",
     "A benches Potion", "PK-BENCH-1"),
    (f"A  active: Turtwig   hand: Grass Energy{FOE}\nturns: 0", "A plays Grass Energy", "PK-TRAINER-1"),
    (f"A  active: Turtwig   hand: Grass Energy{FOE}\nturns: 0", "A plays Potion", "PK-TURN-4"),
    (f"A  active: Turtwig   hand: none{FOE}\nused: energy", "A attaches Grass Energy to Turtwig", "PK-TURN-4"),
    (f"A  active: Turtwig   {FULL}, Shinx   hand: none{FOE}", "A benches Shinx", "PK-TURN-4"),
    # what may be done once before what is too early
    (f"A  active: Turtwig   hand: Lake Boundary{FOE}\nturns: 0   stadium: Lake Boundary", "A plays Lake Boundary",
     "PK-TRAINER-3"),
    (f"A  active: Turtwig   hand: Professor Rowan (dp3-123){FOE}\nturns: 0   used: supporter",
     "A plays Professor Rowan (dp3-123)", "PK-TRAINER-2"),
    # no room before what is too early; what is too early before what others' cards forbid
    (f"A  active: Turtwig   {FULL}, Shinx   hand: Armor Fossil (dp2-116){FOE}\nturns: 0",
     "A benches Armor Fossil (dp2-116)", "PK-BENCH-1"),
    ("A  active: Turtwig   hand: Armor Fossil (dp2-116)\nB  active: Jammer\nturns: 0",
     "A benches Armor Fossil (dp2-116)", "PK-TRAINER-5"),
    ("A  active: Turtwig   hand: Potion (dp1-118)\nB  active: Jammer\nturns: 0", "A plays Potion (dp1-118)",
     "PK-TRAINER-5"),
    # what others' cards forbid before what the card asks for, and before what would do nothing
    ("A  active: Turtwig   hand: Professor Rowan (dp3-123)\nB  active: Jammer", "A plays Professor Rowan (dp3-123)",
     "my-3:CannotPlay"),
    ("A  active: Turtwig   hand: Potion (dp1-118)\nB  active: Jammer", "A plays Potion (dp1-118)", "my-3:CannotPlay"),
    # of an attack: no attack at all, then this one, then its Energy
    ("A  active: Turtwig (asleep)\nB  active: Keeper", "A attacks 'Tackle'", "PK-COND-4"),
    ("A  active: Turtwig\nB  active: Keeper", "A attacks 'Tackle'", "my-1:Cannot"),
    ("A  active: Loner\nB  active: Keeper", "A attacks 'Peck'", "my-1:Cannot"),
    ("A  active: Loner\nB  active: Pecked", "A attacks 'Peck'", "my-7:CannotUse"),
    ("A  active: Loner (asleep)" + FOE, "A attacks 'Peck'", "PK-COND-4"),
    ("A  active: Turtwig (paralyzed)\nB  active: Muter", "A attacks 'Tackle'", "PK-COND-6"),
    ("A  active: Loner" + FOE, "A attacks 'Peck'", "my-4:only_if"),
    ("A  active: Turtwig\nB  active: Muter", "A attacks 'Tackle'", "my-2:CannotUse"),
    ("A  active: Totodile   bench: Turtwig (asleep)\nB  active: Keeper", "A attacks 'Tackle' with Turtwig",
     "PK-ATTACK-1"),
    # of a power: its place, once a turn, conditions, what others' cards forbid
    (f"A  active: Turtwig   bench: Cat (used Purr){FOE}", "A uses 'Purr' of Cat", "PK-POWER-1"),
    (f"A  active: Cat (used Purr, asleep){FOE}", "A uses 'Purr' of Cat", "PK-POWER-2"),
    ("A  active: Cat (asleep)\nB  active: Stern", "A uses 'Purr' of Cat", "PK-POWER-4"),
    ("A  active: Cat\nB  active: Stern", "A uses 'Purr' of Cat", "my-6:Cannot"),
    ("A  active: Cat (asleep)\nB  active: Blank", "A uses 'Purr' of Cat", "PK-POWER-4"),
    ("A  active: Cat\nB  active: Blank", "A uses 'Purr' of Cat", "my-8:NoAbility"),
    (f"A  active: Turtwig   bench: Cat{FOE}", "A uses 'Purr' of Cat", "PK-POWER-1"),
    # of the Stadium: that there is one, and that it has a power
    (f"A  active: Turtwig{FOE}", "A uses 'Brooklet Hill' of the Stadium", "PK-POWER-1"),
    (f"A  active: Turtwig{FOE}\nstadium: Lake Boundary", "A uses 'Brooklet Hill' of the Stadium", "PK-POWER-1"),
)  # fmt: skip


@pytest.mark.parametrize(("drawn", "act", "rule"), SEVERAL)
def test_of_several_rules_the_one_that_a_person_would_name_is_cited(pokemon: Draw, drawn, act, rule) -> None:
    pokemon(drawn, cards=MINE).refused(act, rule)


GX = "A+C  active: Pheromosa-GX {G G}, Zapdos\nB+D  active: Azelf, Bronzor\nturn: A   round: 1"
EARLY = "A+C  active: Azelf, Zapdos\nB+D  active: Shinx, Bronzor\nA  hand: Lightning Energy\nturn: A   round: 1"


@pytest.mark.parametrize(
    ("drawn", "act", "rule"),
    [
        (f"{GX}\nA  gx: yes", "A attacks 'Beauty-GX' with Pheromosa-GX", "P2-TURN-35"),
        (EARLY.replace("Azelf", "Azelf (asleep)"), "A attacks 'Hypnoblast' with Azelf", "P2-TURN-7"),
        (EARLY, "A attaches Lightning Energy to Shinx", "PK-ENERGY-1"),
        (f"{EARLY}   used: energy", "A attaches Lightning Energy to Azelf", "PK-ENERGY-1"),
    ],
)
def test_of_several_rules_of_two_against_two_the_same_holds(pokemon_2v2: Draw, drawn, act, rule) -> None:
    """Whose and what it is, then what may be done once, then what is too early, then conditions."""
    pokemon_2v2(drawn).refused(act, rule)


# ---- setting up


def test_a_hand_with_a_basic_pokemon_is_not_dealt_again(pokemon: Draw) -> None:
    """PK-SETUP-8; and what is no Basic Pokémon is not laid (PK-SETUP-5)."""
    t = pokemon("A  deck: Turtwig, Starly (dp1-101), Potion x5\nB  deck: Chikorita\nsetup: A", "H").do("A calls heads")
    t.refused("A chooses no", "PK-SETUP-8").refused("A chooses Potion", "PK-SETUP-5").refused(
        "A ends the turn", "PK-TURN-1"
    )


def test_a_hand_with_a_basic_pokemon_is_not_drawn_anew(pokemon_2v2: Draw) -> None:
    """P2-SETUP-12, P2-SETUP-8."""
    decks = "\n".join(f"{name}  deck: Azelf x2, Pikachu (sm4-30), Nest Ball x4" for name in "ABCD")
    t = pokemon_2v2(f"{decks}\nsetup: A")
    t.refused("A chooses no", "P2-SETUP-12").refused("A chooses Nest Ball", "P2-SETUP-8")


@pytest.mark.parametrize("rule", ["dp3-123:only_if", "dp2-103:Cannot", "dp2-116:stage", "sm2-120:limit", "PK-SETUP-8"])
def test_every_citation_has_words_in_each_language(rule: str) -> None:
    game = stolik.load_game("pokemon")
    said = {game.spoken.refusal(rule, lang, {"pool": game.pool}) for lang in ("en", "pl", "ja")}
    assert len(said) == 3 and not any(rule in one for one in said)


@pytest.mark.parametrize(
    ("drawn", "act", "said"),
    [
        (
            "A  active: Turtwig\nB  active: Keeper",
            "A attacks 'Tackle'",
            "Keeper keeps this Pokémon from attacking now.",
        ),
        ("A  active: Loner" + FOE, "A attacks 'Peck'", "Peck can't be used now: its text doesn't allow it."),
        ("A  active: Cat\nB  active: Stern", "A uses 'Purr' of Cat", "Stern keeps this Pokémon from using Purr now."),
        ("A  active: Cat\nB  active: Blank", "A uses 'Purr' of Cat", "Blank takes Purr away from this Pokémon now."),
    ],
)
def test_a_card_that_forbids_is_named_with_what_it_forbids(pokemon: Draw, drawn, act, said) -> None:
    match = pokemon(drawn, cards=MINE).match
    seat, option = match.game.drawing.act(match._state, match.rules, act)
    refusal = match.why_not(seat, option)
    assert refusal is not None and refusal.text == said


def test_nobody_is_offered_answers_to_a_question_that_is_not_asked(pokemon: Draw, pokemon_2v2: Draw) -> None:
    """While the table is set up one might lay cards of the hand; yes and no are there where they are asked for."""
    t = pokemon("A  deck: Turtwig, Starly (dp1-101), Potion x5\nB  deck: Chikorita\nsetup: A", "H").do("A calls heads")
    four = pokemon_2v2("\n".join(f"{n}  deck: Azelf x2, Pikachu (sm4-30), Nest Ball x4" for n in "ABCD") + "\nsetup: A")
    tried = [{one.verb for one in at.match.rules.intents(at.match._state, seat)} for at in (t, four) for seat in (0, 1)]
    assert tried == [{"card"}, {"card"}, {"seat"}, set()]
