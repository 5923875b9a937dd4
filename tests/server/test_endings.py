"""What decided a game that is over, as each viewer is told: /api/tables/{id}/ending."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from stolik import load_game
from stolik.server import jobs
from tests.match.test_closing import played as played_closed

from .conftest import Player, Running
from .test_closed_lists import fair as fair
from .test_closed_lists import finished


async def short(player: Player, **more: Any) -> str:
    """A game of eight turns at one screen; the id of its table."""
    made = await player.table("hotseat", options={"turn_limit": 8}, **more)
    for n in range(8):
        await player.post(f"/api/bot/game/{made['id']}/move/{n}")
    return str(made["id"])


def said(sentence: list[Any]) -> str:
    return "".join(part if isinstance(part, str) else part.get("s", part.get("c", "")) for part in sentence)


async def test_it_says_how_a_game_ended_and_its_course(people: Any) -> None:
    player = await people("Ala")
    told = await player.get(f"/api/tables/{await short(player)}/ending?lang=en&seat=0")
    assert said(told["how"]).startswith("Turn 8 was the last one, and")
    assert told["chart"] == "Points, turn by turn" and told["turn"] == 8
    assert [point["turn"] for point in told["points"]] == list(range(9))
    replay = await player.get(f"/api/tables/{(await player.get('/api/tables'))[0]['id']}/replay")
    assert told["points"][-1]["figures"] == replay["frames"][-1]["view"]["scores"]
    assert 1 <= len(told["causes"]) <= 3 and all(cause["name"] for cause in told["causes"])


async def test_a_game_that_was_given_up_at_once_was_no_even_one(people: Any) -> None:
    player = await people("Ala")
    made = await player.table("bot:random")
    await player.post(f"/api/bot/game/{made['id']}/resign")
    assert (await player.get(f"/api/tables/{made['id']}/ending"))["causes"] == []


async def test_the_moment_that_turned_it_is_a_position_and_what_was_done(people: Any) -> None:
    player = await people("Ala")
    table = await short(player)
    moment = (await player.get(f"/api/tables/{table}/ending"))["moment"]
    frames = (await player.get(f"/api/tables/{table}/replay"))["frames"]
    assert moment["view"]["owner"] == frames[moment["n"] - 1]["view"]["owner"]
    assert moment["text"] == frames[moment["n"]]["log"]["text"]
    laid = next(event["cell"] for event in moment["events"] if event["e"] == "TokenLaid")
    owners = [frames[moment["n"] + step]["view"]["owner"][laid] for step in (-1, 0)]
    assert owners == [-1, moment["seat"]]
    assert sum(moment["before"]) in (99, 100, 101) and moment["before"] != moment["after"]


@pytest.mark.parametrize(("pause", "told"), [(1440.0, 1440), (6 * 3600.0, None)])
async def test_it_says_how_long_a_game_took_unless_it_lay_untouched(
    people: Any, monkeypatch: pytest.MonkeyPatch, pause: float, told: int | None
) -> None:
    player = await people("Ala")
    made = await player.table("hotseat", options={"turn_limit": 8})
    began = time.time()
    for n in range(8):
        at = began + (pause if n == 7 else 0)
        monkeypatch.setattr("stolik.server.book.time", SimpleNamespace(time=lambda at=at: at, monotonic=time.monotonic))
        await player.post(f"/api/bot/game/{made['id']}/move/{n}")
    assert (await player.get(f"/api/tables/{made['id']}/ending"))["seconds"] == told


async def test_it_names_the_decks_that_come_with_the_game(people: Any) -> None:
    player = await people("Ala")
    deck = load_game("token-battle").deck("Carousel")
    assert deck is not None
    mine = {"name": "Mine", "stacks": [list(stack) for stack in deck.stacks[::-1]]}
    own = await player.post("/api/games/token-battle/decks", mine)
    table = await short(player, deck=own["id"], other_deck="carousel")
    assert (await player.get(f"/api/tables/{table}/ending?lang=pl"))["decks"] == ["Mine", "Karuzela"]
    other = await people("Bolek")
    assert (await other.get(f"/api/tables/{table}/ending?lang=pl"))["decks"] == ["", "Karuzela"]


async def test_each_player_is_told_the_own_move_that_helped_most_and_that_cost_most(people: Any) -> None:
    player = await people("Ala")
    table = await short(player)
    rows = [frame["log"] for frame in (await player.get(f"/api/tables/{table}/replay"))["frames"]]
    told = [await player.get(f"/api/tables/{table}/ending?seat={seat}") for seat in (0, 1)]
    moves = [(seat, told[seat][key], key) for seat in (0, 1) for key in ("proud", "otherwise") if told[seat][key]]
    assert moves and all((move["after"] > move["before"]) == (key == "proud") for _, move, key in moves)
    assert all(rows[move["n"]]["seat"] == seat for seat, move, _ in moves)
    assert (await player.get(f"/api/tables/{table}/ending"))["proud"] is None


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "You resigned in turn"), ("pl", "Poddajesz partię"), ("ja", "あなたが")]
)
async def test_who_resigned_is_told_so_in_the_own_language(two: Any, lang: str, words: str) -> None:
    game = await two()
    await game.one.ask("concede")
    own, other = [
        said((await player.get(f"/api/tables/{game.table}/ending?lang={lang}"))["how"]) for player in (game.a, game.b)
    ]
    assert words in own and words not in other and "Ala" in other


async def test_it_is_for_those_who_may_see_the_replay(two: Any, people: Any) -> None:
    game = await two(spectators=False)
    stranger = await people("Celina")
    address = f"/api/tables/{game.table}/ending"
    assert (await game.a.get(address, 403))["error"]["code"] == "not-over"
    await game.one.ask("concede")
    assert (await stranger.get(address, 403))["error"]["code"] == "not-watched"
    assert (await game.b.get(address))["winner"] == 1


async def test_it_shows_no_card_that_stays_closed(people: Any, fair: Running) -> None:
    ala, bolek = [await people(name, at=fair) for name in ("Ala", "Bolek")]
    table = await finished(ala, bolek)
    mine, theirs = [await one.get(f"/api/tables/{table}/ending") for one in (ala, bolek)]
    cards = {card for stack in (await bolek.get(f"/api/tables/{table}/record"))["setup"]["decks"][1] for card in stack}
    seen = json.dumps(await ala.get(f"/api/tables/{table}/record"))
    hidden = [card for card in cards if json.dumps(card) not in seen]
    assert len(hidden) > 10 and not any(json.dumps(card) in json.dumps(mine) for card in hidden)
    assert mine["decks"][1] is None and theirs["decks"][1] is not None
    assert mine["moment"] is None and said(theirs["how"]).startswith("Ala left the table")


def test_a_hand_that_stays_closed_is_backs_at_the_moment_too() -> None:
    match = played_closed("pokemon", 1).clone()
    match.concede(0)
    record = match.record.to_data()
    mine, whole = [json.loads(jobs.ending(record, closed, 1, "en"))["moment"] for closed in ([0], [])]
    hands = [moment["view"]["seats"][1]["hand"] for moment in (mine, whole)]
    assert set(hands[0]) == {-1} and len(hands[0]) == len(hands[1]) and min(hands[1]) >= 0


async def test_it_is_the_same_when_the_table_sleeps(people: Any, start: Callable[..., Running], tmp_path: Any) -> None:
    first = start(folder=tmp_path / "data")
    player = await people("Ala", at=first)
    table = await short(player)
    before = await player.get(f"/api/tables/{table}/ending")
    first.stop()
    moved = Player(start(folder=tmp_path / "data").address)
    moved.http.cookies = player.http.cookies
    after = await moved.get(f"/api/tables/{table}/ending")
    await moved.close()
    assert after == before
