"""Which set an opponent gets where it is left to chance."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.bots import NAMES
from stolik.catalog import load_game
from stolik.decks.match_ups import MatchUps, Met
from stolik.game import Game
from stolik.games.pokemon.game import PokemonGame, PokemonTeamsGame
from stolik.server.rivals import Rivalry, fair
from stolik.server.seating import name_of_bot
from stolik.text.phrase import LANGS
from stolik.text.words import bot_own_name

GRASS, FIRE, WATER, METAL, FOREST = "Terra Firma", "Inferno Zone", "Royal Frost", "Armor Fortress", "Forest Shadow"


def measured(game: Game, *rows: tuple[str, str, int]) -> Game:
    """The game as if these decks had met in a hundred games, of which the first one won so many."""
    names = {name for one, other, _ in rows for name in (one, other)}
    pairs = {(one, other): Met(wins, 0, 100 - wins) for one, other, wins in rows}
    decks = tuple(deck for deck in game.decks if deck.name in names)
    return game.replaced(match_ups=MatchUps(pairs, {}), decks=decks)


def drawn(game: Game, wish: Any, mine: str | list[list[str]], luck: int = 40, **given: Any) -> set[str | None]:
    """All decks that are drawn for the rival of `mine`, by the chance of many seeds."""
    deck = game.deck(mine) if isinstance(mine, str) else None
    rivalry = Rivalry(wish, (deck.stacks if deck is not None else mine,), **given)  # type: ignore[arg-type]
    found = [fair(game, seed, {}, rivalry) for seed in range(luck)]
    return {None if stacks is None else game.bundled_name(stacks) for stacks in found}


@pytest.fixture
def game() -> Game:
    """Grass wins 55 of 100 against Fire, 75 against Water, 30 against Metal."""
    rows = [(GRASS, FIRE, 55), (GRASS, WATER, 75), (GRASS, METAL, 30), (GRASS, FOREST, 50)]
    rows += [(FIRE, WATER, 95), (FIRE, METAL, 90), (WATER, METAL, 20)]
    return measured(PokemonGame(), *rows)


def test_an_equal_rival_leaves_the_player_a_chance_between_40_and_60_percent(game: Game) -> None:
    assert drawn(game, "equal", GRASS) == {FIRE}


def test_a_lighter_rival_is_one_that_the_player_beats_more_often(game: Game) -> None:
    assert drawn(game, "lighter", GRASS) == {WATER}


def test_where_no_deck_is_equal_the_nearest_is_taken(game: Game) -> None:
    assert drawn(game, "equal", METAL) == {GRASS}
    assert drawn(game, "equal", WATER) == {GRASS}


def test_any_rival_is_left_to_the_old_way(game: Game) -> None:
    assert drawn(game, "any", GRASS) == {None}


def test_decks_of_2007_do_not_meet_decks_of_2017(game: Game) -> None:
    assert drawn(game, "equal", FOREST) == {FOREST}
    assert FOREST not in drawn(game, "equal", GRASS) | drawn(game, "lighter", GRASS) | drawn(game, "lighter", METAL)


def test_a_set_of_ones_own_is_of_its_years_and_counts_as_middling(game: Game) -> None:
    """Grass wins 53 of 100 games in all, nearer to the middle than Fire with 77, Water with 17 and Metal with 53."""
    own = [["dp1-103"] * 4 + ["dp1-123"] * 56]
    assert drawn(game, "equal", own) == {GRASS, METAL}


def test_where_nobody_has_measured_all_decks_of_the_same_years_are_equal() -> None:
    game = PokemonGame().replaced(match_ups=MatchUps({}, {}))
    assert drawn(game, "equal", GRASS, 100) == {deck.name for deck in game.decks[:26]} - {GRASS}


def test_a_rival_in_a_team_is_weighed_together_with_its_partner() -> None:
    """Blaze and Fang are strong, Tide and Words weak: beside a strong one a weak one makes the teams equal."""
    strong, weak = ("Roaring Blaze", "Static Fang"), ("Great Tide", "Last Words")
    mine = ("Quick Change", "Latecomers")
    rows = [(one, other, 50) for one in mine for other in mine if one < other]
    rows += [(one, other, 70 if other in weak else 30) for one in mine for other in (*strong, *weak)]
    game = measured(PokemonTeamsGame(), *rows)
    decks = {deck.name: deck.stacks for deck in game.decks}
    rivalry = Rivalry("equal", tuple(decks[name] for name in mine), (decks[strong[0]],))
    assert {game.bundled_name(fair(game, seed, {}, rivalry, 3) or ()) for seed in range(20)} == set(weak)


# ---- over HTTP


async def opened(player: Any, **order: Any) -> tuple[list[str | None], list[str]]:
    """A table as it was ordered: the bundled deck at each seat (None: another one), and who sits there."""
    made = await player.post("/api/tables", order)
    async with player.at(made["id"]) as line:
        names = [seat["name"] for seat in line.frames[0]["d"]["seats"]]
    await player.post(f"/api/tables/{made['id']}/leave", {})
    record = (await player.get(f"/api/tables/{made['id']}/replay"))["record"]
    game = load_game(order["game"])
    return [game.bundled_name(stacks) for stacks in record["setup"]["decks"]], names


async def test_a_bots_deck_is_a_fair_one_unless_any_is_asked_for(people: Any) -> None:
    player = await people("Ala")
    ups = load_game("pokemon").match_ups
    order = {"game": "pokemon", "opponent": "bot:random", "deck": "terra-firma"}
    for wish, least, most in (({}, 0.4, 0.6), ({"rival": "lighter"}, 0.6, 0.8)):
        decks, _ = await opened(player, **order, **wish)
        assert least <= ups.chance(GRASS, decks[1]) <= most and ups.met(GRASS, str(decks[1])) is not None
    drawn = {(await opened(player, **order, rival="any"))[0][1] for _ in range(2)}
    assert drawn <= {deck.name for deck in load_game("pokemon").decks}


async def test_in_token_battle_an_equal_rival_is_a_bundled_set_and_any_is_drawn_by_the_game(people: Any) -> None:
    player = await people("Ala")
    order = {"game": "token-battle", "opponent": "bot:random", "deck": "on-credit"}
    assert (await opened(player, **order))[0][1] is not None
    assert (await opened(player, **order, rival="any"))[0][1] is None


async def test_a_team_of_bots_gets_decks_of_about_the_same_strength(people: Any) -> None:
    player = await people("Ala")
    ups = load_game("pokemon-2v2").match_ups
    seats = [{"who": "me", "deck": "great-tide"}, {"who": "bot:kind"}, {"who": "bot:kind"}, {"who": "bot:kind"}]
    decks, _ = await opened(player, game="pokemon-2v2", seats=seats)
    assert 0.3 <= ups.chance_of(decks[::2], decks[1::2]) <= 0.7 and len(set(decks[1::2])) == 2


async def test_an_unknown_wish_is_refused(people: Any) -> None:
    player = await people("Ala")
    await player.post("/api/tables", {"game": "pokemon", "opponent": "bot:random", "rival": "weak"}, 400)


@pytest.mark.parametrize(("lang", "names"), [("en", ["Miu", "Nanu", "Kiri"]), ("ja", ["ミウ", "ナヌ", "キリ"])])
async def test_bots_have_names_of_their_own(people: Any, lang: str, names: list[str]) -> None:
    """Two of one kind have two names, and a record has them too."""
    player = await people("Ala")
    await player.http.patch("/api/session", json={"lang": lang})
    seats = [{"who": "me"}, {"who": "bot:kind"}, {"who": "bot:kind"}, {"who": "bot:greedy"}]
    assert (await opened(player, game="pokemon-2v2", seats=seats))[1] == ["Ala", *names]


@pytest.mark.parametrize("lang", LANGS)
def test_no_two_bots_of_the_house_share_a_name(lang: str) -> None:
    names = [bot_own_name(bot, n, lang) for bot in NAMES for n in range(4)]
    assert len(set(names)) == 4 * len(NAMES) and "" not in names


def test_a_bot_without_an_own_name_is_called_by_how_it_plays() -> None:
    assert [name_of_bot("sly", n, "pl") for n in (0, 1)] == ["sly", "sly (2)"]
    assert name_of_bot("kind", 4, "en") == "Gentle (5)"


def test_a_level_says_how_often_it_wins_where_that_was_measured(game: Game) -> None:
    counted = game.replaced(match_ups=MatchUps({}, {"levels": {"greedy": ["kind", 41, 2, 17]}}))
    assert counted.bot_note("greedy", "en").endswith("sees. Wins 7 of 10 games against Gentle.")
    assert counted.bot_note("greedy", "ja").endswith("選びます。やさしいボットに10戦中7勝します。")
    assert counted.bot_note("lookahead", "en") == "Thinks turns ahead, never peeks."
