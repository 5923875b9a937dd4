"""What keeps a deck from being played (SW-DECK)."""

import pytest

from stolik.catalog import load_game
from stolik.games.star_wars.ast.nodes import ARENAS
from stolik.games.star_wars.ast.printed import StarWarsCard
from stolik.games.star_wars.cards.legality import check_deck, side_of
from stolik.games.star_wars.text import problems

LETTERS = {"s": "space", "g": "ground", "c": "character", "b": "battle", "m": "mission", "l": "location"}
SIDES = {"d": "dark", "l": "light", "n": "neutral"}
POOL = {
    f"{side}{letter}{n}": StarWarsCard(f"{side}{letter}{n}", f"{side}{letter}{n}", "", SIDES[side], LETTERS[letter])
    for side in SIDES
    for letter in LETTERS
    for n in range(1, 8)
}
POOL |= {
    "hero A": StarWarsCard("hero A", "Hero", "A", "light", "character"),
    "hero B": StarWarsCard("hero B", "Hero", "B", "light", "character"),
    "hero A again": StarWarsCard("hero A again", "Hero", "A", "light", "character"),
}


def some(kind: str, n: int) -> list[str]:
    """n cards of a side and type, four of each: some("ds", 6) are dark Space units."""
    return [f"{kind}{1 + at // 4}" for at in range(n)]


def plain(side: str = "d") -> list[str]:
    """Sixty cards that may be played."""
    return [card for letter in "sgcbm" for card in some(side + letter, 12)]


def rules(cards: list[str]) -> list[tuple[str, str, int]]:
    """Rule, card or unit type, count of each problem."""
    return [(problem.rule, problem.card or problem.name, problem.count) for problem in check_deck(cards, POOL)]


def test_twelve_of_each_unit_type_and_anything_else_up_to_sixty():
    """SW-DECK-3, SW-DECK-4, SW-DECK-7: what is no unit is limited by its copies only."""
    assert rules(plain()) == []
    assert rules([*plain()[:36], *some("db", 24)]) == []


def test_any_number_of_cards_that_are_no_units():
    """SW-DECK-7: more of them than units, too."""
    assert rules([*plain()[:36], *[card for letter in "bml" for card in some("d" + letter, 28)]]) == []


def test_there_is_no_most():
    """SW-DECK-3."""
    assert rules([*plain(), *some("ds", 24)[12:], *some("dm", 24)[12:]]) == []


@pytest.mark.parametrize("count", [0, 1, 59])
def test_fewer_than_sixty_cards_are_refused_with_the_count(count):
    """SW-DECK-3."""
    assert ("SW-DECK-3", "", count) in rules(plain()[:count])


def test_the_message_says_how_many_to_add():
    """SW-DECK-3."""
    [problem] = check_deck(plain()[:58], POOL)
    assert problem.message == "the deck has 58 cards; it needs at least 60: add 2"


def test_neutral_cards_go_into_either_side():
    """SW-DECK-2."""
    for side in "dl":
        assert rules([*plain(side)[4:], *some("ns", 4)]) == []


def test_dark_and_light_cards_are_never_in_one_deck():
    """SW-DECK-2: the message names a card of the side that has fewer."""
    assert rules([*plain()[:-2], *some("lm", 2)]) == [("SW-DECK-2", "lm1", 2)]
    assert rules([*plain("l")[:-2], *some("dm", 2)]) == [("SW-DECK-2", "dm1", 2)]


@pytest.mark.parametrize("letter", "sgc")
def test_eleven_of_a_unit_type_are_too_few(letter):
    """SW-DECK-4."""
    cards = plain()
    cards.remove(f"d{letter}1")
    assert rules([*cards, "dl1"]) == [("SW-DECK-4", LETTERS[letter], 11)]


def test_of_one_unit_type_there_may_be_twice_as_many_as_of_another():
    """SW-DECK-5: 12 and 24 are legal, 12 and 25 are not."""
    cards = plain()[12:]
    assert rules([*cards, *some("ds", 24)]) == []
    assert rules([*cards, *some("ds", 25)]) == [("SW-DECK-5", "space", 25), ("SW-DECK-5", "space", 25)]
    problem = check_deck([*cards, *some("ds", 25)], POOL)[0]
    assert (problem.name, problem.other, problem.most) == ("space", "ground", 24)


def test_five_of_a_name_are_refused():
    """SW-DECK-6."""
    assert rules([*plain(), "dm1"]) == [("SW-DECK-6", "dm1", 5)]


def test_four_of_each_version_of_a_unique_are_legal():
    """SW-DECK-6: a version is counted over all prints."""
    assert rules([*plain("l"), *["hero A"] * 4, *["hero B"] * 4]) == []
    assert rules([*plain("l"), *["hero A"] * 4, "hero A again"]) == [("SW-DECK-6", "hero A", 5)]


def test_a_card_that_is_not_in_the_pool_is_named():
    assert rules([*plain(), "xx-1"]) == [("", "xx-1", 1)]


def test_the_side_of_a_deck():
    """SW-DECK-2, SW-GOAL-1."""
    assert side_of(plain(), POOL) == "dark"
    assert side_of([*some("ns", 4), "lm1"], POOL) == "light"
    assert side_of(some("ns", 4), POOL) == side_of(["dm1", "lm1"], POOL) == ""


def test_the_game_asks_these_rules():
    """SW-DECK-3."""
    game = load_game("star-wars")
    assert [problem.rule for problem in game.problems([["ANH-14"]], {})][:2] == ["SW-DECK-3", "SW-DECK-4"]


def test_locations_stand_in_the_pool_like_other_cards():
    """SW-DECK-8: with one arena and a build cost, and without other numbers; one in a deck is no problem of its own."""
    game = load_game("star-wars")
    found = [card for card in game.rules.pool.values() if card.kind == "location"]
    assert len(found) >= 12 and all(card.arena in ARENAS and card.cost > 0 for card in found)
    assert all(card.speed == card.power == card.health == 0 for card in found)
    assert {problem.rule for problem in game.problems([[found[0].id]], {})} == {"SW-DECK-3", "SW-DECK-4"}


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_every_problem_has_a_sentence_with_its_numbers(lang):
    """SW-DECK-2 to 6: what is wrong with a deck is told in the player's language, all of it."""
    cards = [*["db1"] * 5, *some("ds", 28), *some("dc", 4), "lm1"]
    found = [problems.text(problem, lang) for problem in check_deck(cards, POOL)]
    assert len(set(found)) == len(found) == 8
    assert "lm1" in found[0] and "38" in found[1] and "60" in found[1] and "12" in found[2] and "db1" in found[-1]


def test_sentences_say_what_to_do():
    """SW-DECK-2, SW-DECK-4, SW-DECK-5, SW-DECK-6."""
    cards = [*plain()[12:], *some("ds", 25), *some("lm", 2), *["db1"] * 5]
    assert [problems.text(problem, "en").replace("\u00a0", " ") for problem in check_deck(cards, POOL)] == [
        "This deck mixes both sides. Take out the 2 cards of the Light Side: lm1. Neutral cards go with either.",
        "Space unit cards in this deck: 25, more than twice as many as Ground ones. At most 24 fit.",
        "Space unit cards in this deck: 25, more than twice as many as Character ones. At most 24 fit.",
        "db1 is in this deck 9 times. One version may be there 4 times.",
    ]
