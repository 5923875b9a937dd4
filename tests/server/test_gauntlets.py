"""A deck against the bundled ones: played while its guest looks on, in a line, within bounds, and kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from stolik.bots.greedy import GreedyBot
from stolik.catalog import load_game
from stolik.decks.deck import Deck
from stolik.server import gauntlet
from stolik.server.denied import Denied
from stolik.simulation.play import Plan
from stolik.simulation.tally import Result, Score, Tally

from .conftest import OPEN, PATIENCE, QUICK, Player, Running

ADDRESS = "/api/games/token-battle/decks/gauntlet"
SHORT = replace(QUICK, limits=replace(OPEN, gauntlet_games=20))
CAROUSEL = [list(stack) for stack in load_game("token-battle").deck("carousel").stacks]  # type: ignore[union-attr]
OTHER = [stack[::-1] for stack in CAROUSEL]


def by_chance(plan: Plan, numbers: Sequence[int]) -> list[Result]:
    """The same games, played by a bot that takes no time."""
    return PLAYED(replace(plan, bots=(("random", {}),) * len(plan.bots)), numbers)


PLAYED = gauntlet.games_of


def broken(plan: Plan, numbers: Sequence[int]) -> list[Result]:
    raise RuntimeError("the bots are all ill")


def slow(plan: Plan, numbers: Sequence[int]) -> list[Result]:
    raise Denied(422, "too-long", 60)


@pytest.fixture(scope="module")
def served() -> Iterator[Running]:
    """A server where a deck is tried quickly, and two may wait."""
    running = Running(replace(SHORT, limits=replace(SHORT.limits, gauntlets_waiting=2)))
    yield running
    running.stop()


@pytest.fixture
def house(served: Running) -> Running:
    """The same, which has kept nothing."""
    served.house.gauntlets._kept.clear()
    return served


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gauntlet, "games_of", by_chance)


@pytest.fixture
def never(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that end when somebody ends them."""

    async def ask(self: Any, who: str, job: Any, *args: Any, **more: Any) -> Any:
        if job is gauntlet.games_of:
            await asyncio.Event().wait()
        return await asked(self, who, job, *args, **more)

    from stolik.server.workers import Workers

    asked = Workers.ask
    monkeypatch.setattr(Workers, "ask", ask)


class Lines:
    """The lines of one trial, as they come."""

    def __init__(self, lines: AsyncIterator[str]) -> None:
        self._lines = lines

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            return dict(json.loads(await anext(self._lines)))

    async def until(self, *states: str) -> dict[str, Any]:
        while (line := await self.next())["state"] not in states:
            pass
        return line


@asynccontextmanager
async def tried(player: Player, stacks: Any = None, address: str = ADDRESS) -> AsyncIterator[Lines]:
    body = {"stacks": CAROUSEL if stacks is None else stacks}
    async with player.http.stream("POST", address, json=body) as answer:
        assert answer.status_code == 200, (await answer.aread()).decode()
        yield Lines(answer.aiter_lines())


async def whole(player: Player, stacks: Any = None, address: str = ADDRESS) -> dict[str, Any]:
    async with tried(player, stacks, address) as lines:
        return await lines.until("done", "ended")


async def test_it_grows_and_ends_at_the_most_games(people: Any, house: Running) -> None:
    player = await people("Ala", at=house)
    async with tried(player) as lines:
        first = await lines.next()
        assert (first["state"], first["decks"], first["games"]) == ("plays", 10, 0)
        last = await lines.until("done", "ended")
    assert (last["state"], last["games"], last["of"], last["failed"]) == ("done", 20, 20, 0)
    assert 0 < last["rate"] < 1 and 0.15 < last["half"] < 0.25


async def test_the_same_deck_costs_nothing_whoever_asks(
    people: Any, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ala, bolek = await people("Ala", at=house), await people("Bolek", at=house)
    found = await whole(ala)
    monkeypatch.setattr(gauntlet, "games_of", broken)
    monkeypatch.setattr(gauntlet, "entered", broken)
    assert await whole(bolek) == found


async def test_another_deck_ends_what_was_tried_before(people: Any, house: Running, never: None) -> None:
    player = await people("Ala", at=house)
    async with tried(player) as before:
        assert (await before.next())["state"] == "plays"
        async with tried(player, OTHER) as lines:
            assert (await before.until("ended"))["error"]["code"] == "gauntlet-anew"
            assert (await lines.until("plays"))["games"] == 0


async def test_others_wait_in_line_and_are_told_their_place(people: Any, house: Running, never: None) -> None:
    ala, bolek, cela, dana = [await people(name, at=house) for name in ("Ala", "Bolek", "Cela", "Dana")]
    async with AsyncExitStack() as first:
        playing = await first.enter_async_context(tried(ala))
        assert (await playing.next())["state"] == "plays"
        async with tried(bolek) as one, tried(cela) as last:
            assert ((await one.next())["place"], (await last.next())["place"]) == (1, 2)
            refused = await dana.post(ADDRESS, {"stacks": CAROUSEL}, status=429)
            assert refused["error"]["code"] == "gauntlets-full"
            await first.aclose()
            assert (await one.until("plays"))["games"] == 0
            assert (await last.next())["place"] == 1


async def test_whoever_goes_away_ends_it(people: Any, house: Running, never: None) -> None:
    player = await people("Ala", at=house)
    async with tried(player) as lines:
        await lines.until("plays")
    gauntlets, workers = house.house.gauntlets, house.house.workers
    async with asyncio.timeout(PATIENCE):
        while gauntlets._playing or gauntlets._line or gauntlets._runs or workers.running or workers.waiting:
            await asyncio.sleep(0.02)


async def test_so_many_an_hour(people: Any, start: Callable[..., Running]) -> None:
    player = await people("Ala", at=start(replace(SHORT, limits=replace(SHORT.limits, gauntlets_an_hour=1))))
    await whole(player)
    refused = await player.post(ADDRESS, {"stacks": OTHER}, status=429)
    assert refused["error"]["code"] == "gauntlets-an-hour"
    assert (await whole(player))["state"] == "done"


@pytest.mark.parametrize("stacks", [[], [[], [], [], []], [*CAROUSEL[:3], ["no-such-card"]], CAROUSEL[:3]])
async def test_a_deck_that_may_not_be_played_is_refused_with_its_reason(people: Any, stacks: Any) -> None:
    player = await people("Ala")
    refused = (await player.post(ADDRESS, {"stacks": stacks}, status=400))["error"]
    assert refused["code"] == "bad-deck"
    assert (
        refused["message"]
        == (await player.post("/api/games/token-battle/decks/check", {"stacks": stacks}))["problems"][0]["text"]
    )


async def test_strangers_and_settings_that_are_none_begin_nothing(people: Any, shared: Running) -> None:
    stranger = Player(shared.address)
    assert (await stranger.post(ADDRESS, {"stacks": CAROUSEL}, status=401))["error"]["code"] == "no-session"
    player = await people("Ala")
    body = {"stacks": CAROUSEL, "options": {"wind": "north"}}
    assert (await player.post(ADDRESS, body, status=400))["error"]["code"] == "bad-option"
    await player.post(ADDRESS.replace("token-battle", "poker"), {"stacks": CAROUSEL}, status=404)
    assert not shared.house.gauntlets._runs
    await stranger.close()


@pytest.mark.parametrize(("games", "code"), [(broken, "gauntlet-failed"), (slow, "too-long")])
async def test_what_goes_wrong_is_told_in_a_sentence_and_nothing_is_kept(
    people: Any, house: Running, monkeypatch: pytest.MonkeyPatch, games: Any, code: str
) -> None:
    player = await people("Ala", at=house)
    monkeypatch.setattr(gauntlet, "games_of", games)
    assert (await whole(player))["error"]["code"] == code
    monkeypatch.setattr(gauntlet, "games_of", by_chance)
    assert (await whole(player))["state"] == "done"


async def test_a_server_that_stops_says_so(people: Any, start: Callable[..., Running], never: None) -> None:
    running = start(SHORT)
    player = await people("Ala", at=running)
    async with tried(player) as lines:
        await lines.until("plays")
        running.server.should_exit = True
        assert (await lines.until("ended"))["error"]["code"] == "gauntlet-restart"
    running.stop()


# ---- whom it meets, and what is told


def mine(game: str, deck: str) -> Deck:
    found = load_game(game).deck(deck)
    assert found is not None
    return replace(found, name=gauntlet.MINE)


def test_light_meets_dark_only() -> None:
    game = load_game("star-wars")
    light = next(deck for deck in game.decks if game.seat_of(deck) == 0)
    met = gauntlet.opponents(game, light, {})
    assert met and {game.seat_of(deck) for deck in met} == {1}


def test_a_deck_meets_those_of_its_years_and_not_itself() -> None:
    game = load_game("pokemon")
    deck = game.allowed({})[0]
    other = replace(deck, stacks=tuple(stack[::-1] for stack in deck.stacks))
    met = gauntlet.opponents(game, other, {})
    same = [one.name for one in game.allowed({}) if game.facts(one).era == game.facts(deck).era]
    assert [one.name for one in met] == [name for name in same if name != deck.name]


def test_partners_are_bundled_decks_and_each_is_met_as_often() -> None:
    game = load_game("pokemon-2v2")
    plans = gauntlet.entered(game.id, game.decks[0].stacks, "en", {})
    against = [name for plan in plans for at, (name, _) in enumerate(plan.decks) if at in (1, 3)]
    assert {against.count(deck.name) for deck in game.decks[1:]} == {2}
    assert {plan.decks[0][0] for plan in plans} == {gauntlet.MINE}
    (result,) = PLAYED(replace(plans[0], bots=(("random", {}),) * 4), [1])
    assert result.decks.count(gauntlet.MINE) == 1


def tally(games: int, wins: int, name: str) -> Tally:
    score = Score(games, wins)
    return Tally({}, games, {0: score}, pairs={(gauntlet.MINE, name): score, (name, gauntlet.MINE): Score(games)})


def test_only_match_ups_that_stand_out_are_told() -> None:
    tallies = [tally(100, 50, "a"), tally(100, 95, "b"), tally(100, 52, "c"), tally(100, 8, "d"), tally(4, 4, "e")]
    line = gauntlet.line_of(5, tallies)
    assert (line.games, line.rate) == (404, round(209 / 404, 4))
    assert ([one.name for one in line.best], [one.name for one in line.worst]) == (["b"], ["d"])


def test_games_end_when_the_interval_is_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gauntlet, "HALF", 0.15)
    plans = [replace(plan, bots=(("random", {}),) * 2) for plan in gauntlet.entered("token-battle", CAROUSEL, "en", {})]
    series = gauntlet.series_of(plans, 1000)
    series.play()
    score = gauntlet.score_of(series.tallies)
    assert score.half <= 0.15 and 20 < score.games < 60 and len({one.games for one in series.tallies}) == 1


def test_a_bot_that_fails_has_lost_and_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = gauntlet.entered("token-battle", CAROUSEL, "en", {})[0]
    monkeypatch.setattr(GreedyBot, "choose", broken)
    line = gauntlet.line_of(1, [Tally.of({}, PLAYED(plan, (0, 1)))])
    assert (line.games, line.failed) == (2, 2)
