"""What is kept of somebody, as one file: their own, and nothing that is somebody else's or hidden."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stolik.kernel.replay import Record
from stolik.server import export as room

from .test_accounts import PASSWORD, code_of, keep
from .test_closed_lists import fair as fair
from .test_closed_lists import finished
from .test_moving import at as at
from .test_packs import FILE as PACK
from .test_packs import send


async def taken(player: Any) -> Any:
    answer = await player.http.get("/api/account/export")
    assert answer.status_code == 200 and "stolik.json" in answer.headers["content-disposition"]
    return json.loads(answer.text)


async def test_all_of_it_is_in_one_file(people: Any, two: Any, at: Any) -> None:
    game = await two(at=at)
    await keep(game.a, "Takes It All")
    deck = {"name": "Mine", "stacks": (await game.a.get("/api/games/token-battle/decks"))[0]["stacks"]}
    await game.a.post("/api/games/token-battle/decks", deck)
    await send(game.a, PACK)
    await game.a.post("/api/token", {"name": "taken-along"})
    await game.lay()
    await game.one.ask("talk", text="a line of mine")
    await game.two.ask("talk", text="a line of theirs")
    await game.one.ask("concede")
    await game.two.hear("end")
    file = await taken(game.a)
    assert (file["you"]["name"], file["recovery_codes"], len(file["sessions"])) == ("Takes It All", 10, 1)
    assert [one["name"] for one in file["decks"]] == ["Mine"] and file["decks"][0]["stacks"] == deck["stacks"]
    assert file["packs"][0]["data"] and [one["name"] for one in file["programs"]] == ["taken-along"]
    assert [one["text"] for one in file["talk"]] == ["a line of mine"]
    (played,) = file["games"]
    assert (played["opponent"], played["result"], played["status"]) == ("Bolek", "lost", "over")
    assert len(Record.from_data(played["record"]).entries) == 1


async def test_no_secret_is_in_it(people: Any) -> None:
    ala = await people()
    codes = await keep(ala, "No Secrets In It")
    token = (await ala.post("/api/token", {"name": "no-secrets"}))["token"]
    text = (await ala.http.get("/api/account/export")).text
    secrets = [PASSWORD, token, ala.http.cookies["stolik"], *codes, "$argon2", "hash"]
    assert not [one for one in secrets if one in text]


async def test_a_running_game_is_told_of_without_its_cards(people: Any, two: Any) -> None:
    game = await two()
    await game.lay()
    (played,) = (await taken(game.a))["games"]
    assert played["status"] == "running" and "record" not in played
    assert len(played["decks"]) == 1 and "seed" not in json.dumps(played)


async def test_where_lists_stay_closed_the_file_has_what_the_page_has(people: Any, fair: Any) -> None:
    host, other = await people(at=fair), await people(at=fair)
    table = await finished(host, other)
    (played,) = [game for game in (await taken(host))["games"] if game["id"] == table]
    assert played["record"] == await host.get(f"/api/tables/{table}/record")


async def test_what_is_too_much_is_refused_in_a_sentence(people: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ala = await people("Ala")
    await ala.table("hotseat")
    monkeypatch.setattr(room, "MEGA", 1)
    monkeypatch.setattr(room, "MOST", 100)
    assert code_of(await ala.get("/api/account/export", 409)) == "much-data"
