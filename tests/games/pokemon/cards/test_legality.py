"""What keeps a deck from being played (PK-SETUP-1)."""

from dataclasses import replace

import pytest

from stolik.games.pokemon.ast.printed import Card
from stolik.games.pokemon.cards import legality, pool
from stolik.games.pokemon.cards.legality import check_deck
from stolik.games.pokemon.rules.formats import FORMATS, resolve_multi
from stolik.games.pokemon.text.problems import text

POOL = {
    card.id: card
    for card in (
        Card("dp1-1", "Bear", "pokemon", "basic"),
        Card("dp2-1", "Bear", "pokemon", "basic", level="12"),
        Card("ex11-1", "Bear", "pokemon", "basic", tags=("delta",)),
        Card("dp2-9", "Bear", "pokemon", "level-up", level="X"),
        Card("dp1-2", "Big Bear", "pokemon", "stage 1", evolves_from="Bear"),
        Card("dp1-3", "Bear G", "pokemon", "basic", tags=("sp",)),
        Card("ex11-8", "Fish ★", "pokemon", "basic", tags=("star",)),
        Card("ex11-9", "Bird ★", "pokemon", "basic", tags=("star",)),
        Card("dp1-4", "Metal Energy", "energy", "basic", provides="M"),
        Card("dp2-4", "Metal Energy", "energy", "special", provides="M"),
        Card("dp2-5", "Old Fossil", "trainer", "fossil", hp=50),
        Card("sm1-1", "Cat", "pokemon", "basic", era="sm"),
        Card("sm1-2", "Dog ◇", "pokemon", "basic", tags=("prism star",), era="sm"),
    )
}


def problems(game_format="duel", **counts):
    """Rule, card, count of each problem of a deck; dp1_2=4 is four of dp1-2."""
    cards = [card.replace("_", "-") for card, count in counts.items() for _ in range(count)]
    return [(problem.rule, problem.card, problem.count) for problem in check_deck(cards, POOL, game_format)]


def test_sixty_cards_with_a_basic_pokemon_and_any_number_of_basic_energy():
    assert problems(dp1_1=1, dp1_4=59) == []
    assert problems("double", dp1_1=1, dp1_4=59) == []


@pytest.mark.parametrize("count", [59, 61])
def test_another_number_of_cards_is_refused_with_the_count(count):
    assert problems(dp1_1=4, dp1_4=count - 4) == [("PK-SETUP-1", "", count)]


def test_the_message_says_how_many_to_take_out():
    [problem] = check_deck(["dp1-1"] * 4 + ["dp1-4"] * 57, POOL)
    assert problem.message == "the deck has 61 cards; it needs exactly 60: take out 1"


def test_five_of_a_name_are_refused_with_name_and_count():
    assert problems(dp1_1=4, dp1_2=5, dp1_4=51) == [("PK-SETUP-1", "dp1-2", 5)]


def test_level_and_delta_are_no_part_of_a_name():
    """All prints of a name count together, LV.X too."""
    assert problems(dp1_1=2, dp2_1=1, ex11_1=1, dp2_9=1, dp1_4=55) == [("PK-SETUP-1", "dp1-1", 5)]


def test_the_letters_of_a_pokemon_sp_are_part_of_the_name():
    assert problems(dp1_1=4, dp1_3=4, dp1_4=52) == []


def test_special_energy_is_counted_and_basic_energy_of_that_name_is_not():
    assert problems(dp1_1=4, dp1_4=51, dp2_4=5) == [("PK-SETUP-1", "dp2-4", 5)]
    assert problems(dp1_1=4, dp1_4=52, dp2_4=4) == []


def test_a_deck_without_a_basic_pokemon_is_refused():
    """A Fossil is played as one, but is a Trainer card."""
    assert problems(dp1_2=4, dp2_5=4, dp1_4=52) == [("PK-SETUP-1", "", 0)]


def test_there_may_be_one_pokemon_star():
    assert problems(ex11_8=1, dp1_4=59) == []
    assert problems(ex11_8=1, ex11_9=1, dp1_4=58) == [("PK-SETUP-1", "ex11-8", 2)]


@pytest.mark.parametrize("tag", ["radiant", "ace spec"])
@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_there_may_be_one_card_of_some_kinds(tag, lang):
    """PK-SETUP-14: whatever they are called."""
    pool = {
        **POOL,
        "my-1": Card("my-1", "Gem", "pokemon", "basic", tags=(tag,)),
        "my-2": Card("my-2", "Ball", "pokemon", "basic", tags=(tag,)),
    }
    assert check_deck(["my-1"] + ["dp1-4"] * 59, pool) == []
    [found] = check_deck(["my-1", "my-2"] + ["dp1-4"] * 58, pool)
    assert (found.rule, found.what, found.count) == ("PK-SETUP-14", tag, 2) and "Gem" in text(found, lang)


def test_a_card_may_say_that_a_deck_holds_as_many_as_its_player_likes():
    """PK-SETUP-1: the text of the card goes before the four of a name; the other limits stay."""
    pool = {**POOL, "dp1-1": replace(POOL["dp1-1"], copies="any")}
    assert check_deck(["dp1-1"] * 60, pool) == []
    assert [one.rule for one in check_deck(["dp1-1"] * 61, pool)] == ["PK-SETUP-1"]


def test_a_half_deck_has_thirty_cards_and_two_of_a_name():
    assert problems("half", dp1_1=2, dp1_4=28) == []
    assert problems("half", dp1_1=3, dp1_4=27) == [("PK-SETUP-1", "dp1-1", 3)]


def test_a_card_that_is_not_in_the_pool_breaks_no_rule_and_is_named():
    assert problems(dp1_1=4, dp1_4=55, dp9_9=1) == [("", "dp9-9", 1)]


def test_an_unknown_format_is_an_error_that_names_the_formats():
    with pytest.raises(ValueError, match="duel, double, half"):
        check_deck([], POOL, "triple")


def test_a_deck_that_may_be_played_is_as_large_as_the_game_deals() -> None:
    """PK-SETUP-1: the two rooms, neither of which may look into the other, say the same."""
    played = {**FORMATS, "multi": resolve_multi({}).format}
    assert {name: one.cards for name, one in legality.FORMATS.items()} == {n: one.deck for n, one in played.items()}


def test_sun_moon_is_played_with_cards_of_its_era_and_any_basic_energy():
    """PK-SM-1, PK-SM-7."""
    assert problems("sun-moon", sm1_1=4, sm1_2=1, dp1_4=55) == []
    assert problems("sun-moon", sm1_1=4, dp1_2=2, dp1_4=54) == [("PK-SM-1", "dp1-2", 1)]
    assert problems("sun-moon", sm1_2=2, dp1_4=58) == [("PK-SETUP-1", "sm1-2", 2)]
    assert problems(sm1_1=4, dp1_2=2, dp1_4=54) == []


def test_one_prism_star_card_of_a_name():
    """P2-SETUP-3: the limit that is printed on the card, beside the two of a half deck."""
    deck = ["sm9-10", "sm9-10", *["sm9-40"] * 2, *["sm1-164"] * 26]
    [problem] = check_deck(deck, pool(), "half")
    assert (problem.what, problem.name, problem.count, problem.most) == ("copies", "Shaymin ◇", 2, 1)
    assert check_deck(["sm9-10", *deck[2:], "sm1-164"], pool(), "half") == []


def test_the_format_of_diamond_and_pearl_on_has_cards_of_its_sets_alone():
    """PK-SETUP-13: what was printed again in one of them may be of an older set, and basic Energy of any."""
    assert problems("dp-on", dp1_1=4, dp1_4=56) == []
    known = {**pool(), "old-1": replace(pool()["dp1-103"], id="old-1"), "old-2": replace(pool()["ex11-57"], id="old-2")}
    played = ["dp1-103", "dpp-DP20", "pl4-1", *["old-1"] * 2, "ex9-101"]
    strange = ["old-2", "ex11-57", "sm1-4"]
    asked = check_deck([*played, *strange, *["dp1-123"] * 51], known, "dp-on")
    assert [(one.rule, one.what, one.card) for one in asked] == [("PK-SETUP-13", "set", card) for card in strange]
