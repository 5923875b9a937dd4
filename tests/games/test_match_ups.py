"""What is told of bundled decks, and how they did against each other, as it was measured (scripts/match_ups.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.catalog import GAMES, load_game
from stolik.decks.match_ups import MatchUps, Met, nearest
from stolik.text.phrase import LANGS


@pytest.mark.parametrize("name", GAMES)
def test_every_bundled_deck_was_measured_against_all_that_it_may_meet(name: str) -> None:
    game = load_game(name)
    eras = {deck.name: game.facts(deck).era for deck in game.decks}
    for one in game.decks:
        others = [deck for deck in game.decks if deck is not one and game.seating.can_meet(one, deck)]
        missing = [
            d.name for d in others if eras[d.name] == eras[one.name] and not game.match_ups.met(one.name, d.name)
        ]
        assert not missing and game.match_ups.strength(one.name) in range(1, 6), one.name


@pytest.mark.parametrize("name", GAMES)
def test_a_table_says_how_it_was_measured_and_comes_back_as_it_was_written(name: str) -> None:
    game = load_game(name)
    table = game.match_ups
    assert set(table.how) == {"game", "rules", "bot", "seed", "games", "options"}
    assert table.how["game"] == name and table.how["bot"] in game.bots
    assert table.to_text() == game.folders.match_ups.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_every_bundled_deck_has_a_plan_of_a_few_words(name: str, lang: str) -> None:
    game = load_game(name)
    gists = [game.words.deck_gist(deck.name, lang) for deck in game.decks]
    assert len(set(gists)) == len(gists)
    for gist in gists:
        assert len(gist) <= 24 if lang == "ja" else 2 <= len(gist.replace("\u00a0", " ").split()) <= 6, gist


@pytest.mark.parametrize(
    ("game", "deck", "year", "era", "types"),
    [
        ("pokemon", "Breakthrough", 2005, "dp", "LG"),
        ("pokemon", "Steel Sun", 2017, "sm", "MP"),
        ("pokemon", "Let's Play, Eevee!", 2019, "sm", "R"),
        ("pokemon-2v2", "Great Tide", None, "", "W"),
        ("star-wars", "Hidden Base", 2003, "", ["light"]),
        ("token-battle", "Carousel", None, "", ""),
    ],
)
def test_a_deck_tells_its_year_its_era_and_its_types(game: str, deck: str, year: int, era: str, types: str) -> None:
    found = load_game(game)
    bundled = found.deck(deck)
    assert bundled is not None
    facts = found.facts(bundled)
    assert (facts.year, facts.era, facts.types) == (year, era, tuple(types))


def test_strength_is_the_share_that_a_deck_wins_every_opponent_counting_alike() -> None:
    table = MatchUps({("a", "b"): Met(3, 0, 1), ("a", "c"): Met(10, 0, 30), ("b", "c"): Met(1, 2, 1)}, {})
    assert table.rates == {"a": 0.5, "b": 0.375, "c": 0.625}
    assert [table.strength(name) for name in ("a", "b", "c", "d")] == [3, 2, 4, None]


def test_a_chance_is_read_from_both_sides_and_is_even_where_nobody_measured() -> None:
    table = MatchUps({("a", "b"): Met(3, 0, 1)}, {})
    assert (table.chance("a", "b"), table.chance("b", "a"), table.chance("a", "z")) == (0.75, 0.25, 0.5)
    assert (table.chance(None, "a"), table.chance("a", None), table.chance(None, None)) == (0.25, 0.75, 0.5)


def test_of_two_against_two_half_the_sum_of_the_four_pairs_counts() -> None:
    """Two strong ones against two weak ones have the odds of one pair twice: 0.75 is 3 to 1, and 9 to 1 is 0.9."""
    table = MatchUps({(one, other): Met(3, 0, 1) for one in "ab" for other in "yz"}, {})
    assert table.chance_of("ab", "yz") == pytest.approx(0.9)
    assert table.chance_of("a", "y") == pytest.approx(0.75)


def test_where_no_deck_is_within_the_bounds_those_nearest_to_their_middle_are() -> None:
    assert nearest([("a", 0.45), ("b", 0.6), ("c", 0.7)], 0.4, 0.6) == ["a", "b"]
    assert nearest([("a", 0.2), ("b", 0.7), ("c", 0.9)], 0.4, 0.6) == ["b"]
    assert nearest([], 0.4, 0.6) == []


@pytest.mark.parametrize("written", ["[]", "{", '{"pairs": [["a"]]}', "{}"])
def test_a_file_that_is_no_table_is_named(tmp_path: Path, written: str) -> None:
    path = tmp_path / "x.json"
    path.write_text(written, encoding="utf-8")
    with pytest.raises(ValueError, match=r"x\.json: this is no table of match-ups"):
        MatchUps.read(path)
