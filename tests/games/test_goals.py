"""The line that says how one wins, and how far each side is: of each game, as a drawn table shows it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.kernel.thieves import ThievesGame

from stolik.catalog import game as find_game
from stolik.match import Match
from stolik.text.phrase import LANGS
from stolik.text.words import Words

PEOPLE = ("Ala", "Bo", "Cyd", "Dan")


def goal_at(game, drawing, lang="en", near=0):
    """The goal as the seat `near` reads it: sentence and standings."""
    known = find_game(game)
    found = known.words.goal(known.rules.view(known.drawn(drawing), near), lang)
    return found.head + found.rest, found.said(PEOPLE.__getitem__, lang, near)


@pytest.mark.parametrize(
    "lang, sentence, said",
    [
        ("en", "Have more points when somebody reaches 200 or the board is full", "Points: Bo 7 (+2 a turn), Ala 5"),
        ("pl", "Zdobądź więcej punktów, gdy ktoś dojdzie do 200 albo plansza się zapełni", "Punkty: Bo 7 (+2 na tu"),
        (
            "ja",
            "得点の多いほうが勝ち（だれかが200点に届くか、盤面が埋まると終わり）",
            "得点：Bo 7点（毎ターン+2）、Ala",
        ),
    ],
)
def test_token_battle_counts_points_up_to_the_limit_that_is_set(lang, sentence, said):
    """TB-END-1, TB-SCORE-1: the own side first, with what the board gives it a turn."""
    found = goal_at("token-battle", "board: f6=O2\nscore: 5:7\noptions: score_limit=200", lang, near=1)
    assert found[0] == sentence
    assert found[1].startswith(said)


def test_token_battle_names_the_last_turn_where_there_is_one():
    """TB-END-3."""
    found = goal_at("token-battle", "board: f6=O2\noptions: turn_limit=40")
    assert found[0].endswith("reaches 1000, the board is full or turn 40 is over")


@pytest.mark.parametrize(
    "lang, sentence, said",
    [
        ("en", "Take all six Prizes by Knocking Out Pokémon", "Prizes left: Ala 4, Bo 6"),
        ("pl", "Weź wszystkie sześć Nagród: za znokautowane Pokémony", "Zostało Nagród: Ala 4, Bo 6"),
        ("ja", "サイドを6枚すべてとる：相手のポケモンをきぜつさせるととれる", "残りサイド：Ala 4枚、Bo 6枚"),
    ],
)
def test_pokemon_counts_the_prizes_that_are_left(lang, sentence, said):
    """PK-END-1."""
    assert goal_at("pokemon", "A  active: Totodile   prizes: 4\nB  active: Totodile", lang) == (sentence, said)


def test_until_prizes_lie_there_all_of_them_are_left():
    """PK-SETUP-8."""
    known = find_game("pokemon")
    match = Match(known, [deck.name for deck in known.decks[:2]], 1, {}, PEOPLE[:2])
    assert match.view(0).phase == "setup"
    assert [(one.count, one.of) for one in known.words.goal(match.view(0), "en").standings] == [(6, 6), (6, 6)]


def test_half_decks_have_three_prizes():
    """PK-SETUP-1."""
    drawn = "A  active: Totodile\nB  active: Totodile\noptions: format=half"
    assert goal_at("pokemon", drawn) == ("Take all three Prizes by Knocking Out Pokémon", "Prizes left: Ala 3, Bo 3")


def test_sudden_death_is_about_one_prize():
    """PK-END-5."""
    assert goal_at("pokemon", "A  active: Totodile\nB  active: Totodile\nsudden: 1")[0].startswith(
        "Take your one Prize"
    )


@pytest.mark.parametrize(
    "lang, sentence, said",
    [
        ("en", "Take both rows of Prizes by Knocking Out Pokémon", "Prizes left: Bo/Dan 3 + 1, Ala/Cyd 3 + 3"),
        ("pl", "Weźcie oba rzędy Nagród: za znokautowane Pokémony", "Zostało Nagród: Bo/Dan 3 + 1, Ala/Cyd 3 + 3"),
        (
            "ja",
            "2人のサイドをすべてとる：相手のポケモンをきぜつさせるととれる",
            "残りサイド：Bo・Dan 3 + 1枚、Ala・Cyd 3 + 3枚",
        ),
    ],
)
def test_a_team_has_two_rows_of_prizes_to_take(lang, sentence, said):
    """P2-END-1."""
    drawn = "A+C  active: Shinx, Shinx\nB+D  active: Shinx, Shinx\nD  prizes: 1"
    assert goal_at("pokemon-2v2", drawn, lang, near=3) == (sentence, said)


@pytest.mark.parametrize(
    "lang, sentence, said",
    [
        ("en", "Hold two arenas at the end of a turn", "Arenas held: Ala 1, Bo 1"),
        ("pl", "Kontroluj dwie areny na koniec tury", "Kontrolowane areny: Ala 1, Bo 1"),
        ("ja", "ターンの終わりに2つのアリーナを制圧する", "制圧したアリーナ：Ala 1つ、Bo 1つ"),
    ],
)
def test_star_wars_counts_arenas_in_which_the_other_side_has_no_unit(lang, sentence, said):
    """SW-GOAL-2: both stand on the Ground."""
    drawn = """
        dark  space: TIE Fighter DS-3-12   ground: Mounted Stormtrooper
        light  ground: Rebel Trench Defenders   character: R2-D2 (A)
    """
    assert goal_at("star-wars", drawn, lang) == (sentence, said)


SAID = {"goal": {"en": "Hold the most"}, "goal more": {"en": " at the end"}, "fact score": {"en": "loot"}}


def test_a_game_of_phrases_says_its_goal_and_counts_its_scores():
    """By side where there is a score for each, else by seat."""
    view = replace(Match(ThievesGame(), ["Standard"] * 4, 1, {}, PEOPLE).view(None))
    view.score = (3, 1)
    goal = Words(SAID, (0, 1, 0, 1)).goal(view, "pl")
    assert (goal.head + goal.rest, goal.said(PEOPLE.__getitem__, "pl", 1)) == (
        "Hold the most at the end", "loot: Bo/Dan 1, Ala/Cyd 3",
    )  # fmt: skip
    view.score = (3, 1, 0, 2)
    assert (
        Words(SAID, (0, 1, 0, 1)).goal(view, "en").said(PEOPLE.__getitem__, "en") == "loot: Ala 3, Bo 1, Cyd 0, Dan 2"
    )


def test_a_game_that_says_no_goal_has_none():
    assert Words({}, (0, 1)).goal(object(), LANGS[0]) is None
