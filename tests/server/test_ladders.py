"""Ratings: what a game changes, which games count on which ladder, and that each is counted once, in order."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import insert, select

from stolik.catalog import load_game
from stolik.rating import DRIFT, PROVISIONAL, SETTLED, STEP, WIDE, Rating, after
from stolik.server import kept_people as kept
from stolik.server import store as db
from stolik.server.ladders import ELSEWHERE, Ladders, bot_on, ladder_of, ladders_of
from stolik.server.store import Store

RATING = st.builds(Rating, st.floats(5, 45), st.floats(0.5, WIDE))
EVEN = Rating()
PAGE = "token-battle/page"


def played(*teams: list[Rating], won: tuple[float, ...] = (1, -1), drifts: bool = False) -> list[list[Rating]]:
    return after(teams, won, [[drifts for _ in team] for team in teams])


@given(RATING, RATING)
def test_who_wins_rises_who_loses_falls_and_both_are_known_better(one: Rating, other: Rating) -> None:
    (winner,), (loser,) = played([one], [other])
    assert winner.mu >= one.mu and loser.mu <= other.mu
    assert winner.sigma <= one.sigma and loser.sigma <= other.sigma


def test_to_beat_a_stronger_one_is_worth_more() -> None:
    rise = [played([EVEN], [Rating(mu, 2)])[0][0].mu for mu in (15, 25, 35)]
    assert rise == sorted(rise) and rise[2] - rise[0] > 1


def test_a_draw_brings_two_nearer_to_each_other() -> None:
    (weak,), (strong,) = played([Rating(20, 4)], [Rating(30, 4)], won=(0, 0))
    assert 20 < weak.mu < strong.mu < 30


def test_partners_win_and_lose_together_and_who_is_known_less_changes_more() -> None:
    (known, new), (loser, _) = played([Rating(25, 2), Rating(25, 8)], [EVEN, EVEN])
    assert known.mu > 25 and new.mu - 25 > 4 * (known.mu - 25) and loser.mu < 25


def test_a_person_may_have_changed_since_the_last_game_and_a_bot_may_not() -> None:
    sure = Rating(25, 0.01)
    ((person,), _), ((bot,), _) = played([sure], [sure], drifts=True), played([sure], [sure])
    assert bot.sigma <= sure.sigma < person.sigma <= math.hypot(sure.sigma, DRIFT)


def test_points_are_read_as_players_of_chess_read_them() -> None:
    assert (EVEN.points, Rating(29, 1).points, Rating(29, 1).spread) == (1500, 1500 + 4 * STEP, STEP)
    assert EVEN.provisional(SETTLED - 1) and not EVEN.provisional(SETTLED)
    assert not Rating(25, PROVISIONAL / STEP).provisional(0)


# ---- which games count


def test_a_game_by_rules_of_its_own_counts_nowhere() -> None:
    game = load_game("token-battle")
    assert (ladder_of(game, {}), ladder_of(game, {"score_limit": 5})) == (PAGE, None)


@pytest.mark.parametrize("game", ["pokemon", "star-wars", "pokemon-2v2", "token-battle"])
def test_every_format_of_a_game_has_a_ladder_on_which_its_games_count(game: str) -> None:
    found = load_game(game)
    for ladder in ladders_of(game):
        _, _, format_ = ladder.partition("/")
        assert ladder_of(found, {found.ladder_option: format_} if format_ else {}) == ladder


def test_bots_begin_as_they_were_measured_and_elsewhere_less_surely() -> None:
    usual, *others = ladders_of("pokemon")
    measured = bot_on(usual, "greedy").rating
    assert measured == Rating(*load_game("pokemon").levels["greedy"]) and measured.sigma < 2
    assert all(bot_on(ladder, "greedy").rating == Rating(measured.mu, ELSEWHERE) for ladder in others)
    assert bot_on("no-such-game", "greedy").rating == EVEN


# ---- counting


class Played:
    """A store with games that count, and nothing else of them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.ladders = Ladders(store)
        self.count = 0

    async def game(self, *results: tuple[str | None, int, int], ladder: str = PAGE) -> int:
        """Who sat there ("bot:..."; None: somebody who left), the side and the result, by seat; its number."""
        self.count += 1
        n = self.count
        await self.store.write(insert(kept.rated).values(n=n, table_id=f"t{n}", ladder=ladder, at=float(n)))
        for seat, (who, side, result) in enumerate(results):
            bot = who.removeprefix("bot:") if who and who.startswith("bot:") else None
            row = {"n": n, "seat": seat, "side": side, "result": result, "bot": bot, "guest": None if bot else who}
            await self.store.write(insert(kept.rated_seats).values(**row))
        return n

    async def known(self, *guests: str) -> None:
        """These are there."""
        for one in guests:
            row = {"id": one, "name": one, "lang": "en", "theme": "system", "created": 0.0}
            await self.store.write(insert(db.guests).values(**row))

    async def reckoned(self) -> list[str]:
        return await self.ladders.reckon(self.store)


@pytest.fixture
async def games(tmp_path: Path) -> AsyncIterator[Played]:
    store = await Store.open(tmp_path / "data")
    games = Played(store)
    await games.known("ann", "ben", "new", "a", "b", "c", "d")
    yield games
    await store.close()


async def test_each_game_is_counted_once_however_many_reckon(games: Played) -> None:
    await games.game(("ann", 0, 1), ("ben", 1, -1))
    done = await asyncio.gather(games.reckoned(), games.reckoned(), games.reckoned())
    assert sorted(done) == [[], [], ["t1"]]
    ann = (await games.ladders.of("ann"))[PAGE]
    assert (ann.games, ann.won, ann.drawn) == (1, 1, 0) and ann.rating == played([EVEN], [EVEN], drifts=True)[0][0]


async def test_games_are_gone_through_in_the_order_in_which_they_ended(games: Played) -> None:
    for won in (1, -1, 1, 1):
        await games.game(("ann", 0, won), ("ben", 1, -won))
    await games.reckoned()
    ann, ben = EVEN, EVEN
    for won in (1, -1, 1, 1):
        ((ann,), (ben,)) = after([[ann], [ben]], [won, -won], [[True], [True]])
    assert (await games.ladders.of("ann"))[PAGE].rating == ann
    told = await games.ladders.history("ann", PAGE, 3)
    assert [row["table_id"] for row in told] == ["t2", "t3", "t4"] and told[-1]["mu"] == ann.mu
    assert all(one["mu"] == other["before_mu"] for one, other in pairwise(told))


async def test_ladders_know_nothing_of_each_other(games: Played) -> None:
    await games.game(("ann", 0, 1), ("ben", 1, -1))
    await games.game(("ann", 0, -1), ("ben", 1, 1), ladder="pokemon/dp")
    await games.reckoned()
    mine = await games.ladders.of("ann")
    assert mine[PAGE].rating.mu > 25 > mine["pokemon/dp"].rating.mu and mine[PAGE].games == 1


async def test_partners_are_rated_as_a_team(games: Played) -> None:
    seats = (("a", 0, 1), ("b", 1, -1), ("c", 0, 1), ("d", 1, -1))
    await games.game(*seats, ladder="pokemon-2v2")
    await games.reckoned()
    stand = await games.ladders.on("pokemon-2v2", "abcd")
    assert [stand[who].rating.mu > 25 for who in "abcd"] == [True, False, True, False]
    assert stand["a"].rating == stand["c"].rating


async def test_who_has_left_is_somebody_as_strong_as_everybody_begins(games: Played) -> None:
    n = await games.game(("ann", 0, 1), (None, 1, -1))
    await games.reckoned()
    assert (await games.ladders.of("ann"))[PAGE].rating.mu > 25
    kept_seats = await games.store.read(select(kept.rated_seats).where(kept.rated_seats.c.n == n))
    assert sorted(row["guest"] or "" for row in kept_seats) == ["", "ann"]


async def test_who_has_left_a_moment_ago_gets_no_rating(games: Played) -> None:
    await games.game(("ann", 0, 1), ("gone", 1, -1))
    await games.reckoned()
    assert [row["player"] for row in await games.store.read(select(kept.ratings))] == ["ann"]


async def test_a_game_against_oneself_changes_nothing(games: Played) -> None:
    await games.game(("ann", 0, 1), ("ann", 1, -1))
    assert await games.reckoned() == ["t1"] and await games.ladders.of("ann") == {}


async def test_a_bot_at_two_seats_learns_from_both_and_has_played_one_game(games: Played) -> None:
    await games.game(("a", 0, 1), ("bot:kind", 1, -1), ("b", 0, 1), ("bot:kind", 1, -1), ladder="pokemon-2v2")
    await games.reckoned()
    before, now = bot_on("pokemon-2v2", "kind").rating, (await games.ladders.of("bot:kind"))["pokemon-2v2"]
    _, team = after([[EVEN, EVEN], [before, before]], [1, -1], [[True, True], [False, False]])
    assert (now.games, now.won) == (1, 0)
    assert now.rating.mu == pytest.approx(before.mu + sum(one.mu - before.mu for one in team))


async def test_a_bot_is_as_strong_as_it_was(games: Played) -> None:
    await games.game(("ann", 0, 1), ("bot:kind", 1, -1))
    await games.reckoned()
    ((ann,), (kind,)) = after([[EVEN], [bot_on(PAGE, "kind").rating]], [1, -1], [[True], [False]])
    stand = await games.ladders.on(PAGE, ["ann", "bot:kind"])
    assert (stand["ann"].rating, stand["bot:kind"].rating) == (ann, kind)


async def test_the_ladder_shows_people_who_are_no_longer_provisional_and_every_bot(games: Played) -> None:
    for _ in range(SETTLED):
        await games.game(("ann", 0, 1), ("ben", 1, -1))
    await games.game(("new", 0, 1), ("ann", 1, -1))
    await games.reckoned()
    listed = await games.ladders.top(PAGE, 10)
    who = [player for player, _ in listed]
    assert {"ann", "ben"} < set(who) and "new" not in who
    assert {one for one in who if one.startswith("bot:")} == {f"bot:{bot}" for bot in load_game("token-battle").bots}
    assert [one.rating.mu for _, one in listed] == sorted((one.rating.mu for _, one in listed), reverse=True)
