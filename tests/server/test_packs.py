"""Packs of guests: a file becomes cards in search, decks and games; what is refused is one clear sentence."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from stolik.cardgame.proofread import Proof
from stolik.catalog import game
from stolik.decks.deck import fold
from stolik.packs.pack import PackCard
from stolik.server import packs as packs_of_guests
from stolik.server import store as db
from stolik.server import trial
from stolik.server.inspection import look_through
from stolik.server.settings import Limits
from stolik.server.slots import TooLong
from tests.packs.files import (
    DECK,
    LANTERNFISH,
    MOSS_GOLEM,
    OTHER_KINDS,
    PIER_CAT,
    STRANGE,
    WRONG_ENTRIES,
    attack,
    mon,
    sentence_of,
    with_wrong_entries,
    written,
)

from .conftest import OPEN, PATIENCE, QUICK, Player, Running
from .test_dealing import SEALS

ENERGY = game("pokemon").names[fold("Water Energy")]
FILE = written(LANTERNFISH, MOSS_GOLEM, PIER_CAT, {"id": "hb-9"})
IN_WORDS = {"card": "hb-5", "place": "Whistle", "text": sentence_of("dp1-2", 0) or sentence_of("dp1-2", 1)}
"""What Pier Cat does, as its owner says."""


async def send(player: Player, content: bytes, source: str = "harbour-lights.json", **more: Any) -> list[Any]:
    """The lines that come of a file that is sent; of one that is refused at once the refusal alone."""
    answer: httpx.Response = await player.http.post(
        "/api/card-files", content=content, params={"source": source, **more}
    )
    if not answer.is_success:
        return [answer.json()]
    return [json.loads(line) for line in answer.text.splitlines()]


async def added(player: Player, content: bytes = FILE, **more: Any) -> Any:
    """The pack that a file becomes."""
    last = (await send(player, content, **more))[-1]
    assert last.get("pack"), last
    return last["pack"]


async def refused(player: Player, content: bytes, source: str = "harbour-lights.json", **more: Any) -> tuple[str, str]:
    """Code and sentence of the refusal, in whichever way it came."""
    error = (await send(player, content, source, **more))[-1]["error"]
    return error["code"], error["message"]


@pytest.fixture
async def coming() -> AsyncIterator[Callable[[Running], Any]]:
    """People who come to a server of one's own."""
    came: list[Player] = []

    async def come(running: Running, known: Player | None = None) -> Player:
        """A new one, or somebody who was known before it was started again."""
        if known is not None:
            cookies = dict(known.http.cookies)
            came.append(again := Player(running.address))
            again.http.cookies.update(cookies)
            return again
        came.append(await Player(running.address).begin("Ala"))
        return came[-1]

    yield come
    for one in came:
        await one.close()


def deck() -> list[list[str]]:
    """A deck of a pack that can be played, in the form of the table."""
    return [list(stack) for stack in game_over().read_deck(DECK).stacks]


def game_over() -> Any:
    from stolik.packs.pack import over
    from tests.packs.files import pack_of

    return over(game("pokemon"), [pack_of(LANTERNFISH, MOSS_GOLEM, PIER_CAT)])


async def test_a_file_becomes_a_pack_with_what_stopped_its_cards(people: Callable[..., Any]) -> None:
    ala, ola = await people("Ala"), await people("Ola")
    lines = await send(ala, FILE)
    assert [one["name"] for line in lines for one in line["cards"]] == ["Lanternfish", "Moss Golem", "Pier Cat"]
    assert lines[-1]["of"] == lines[-1]["n"] == 4
    pack = lines[-1]["pack"]
    assert (pack["name"], pack["cards"], pack["playable"]) == ("Harbour Lights", 3, 2)
    shown = await ala.get(f"/api/packs/{pack['id']}")
    stops = {one["name"]: one["stops"] for one in shown["cards"]}
    assert stops["Lanternfish"] == [] and stops["Pier Cat"][0]["sentence"] == STRANGE
    assert [one["place"].partition(",")[0] for one in shown["left"]] == ["hb-9"]
    assert await ala.get("/api/packs") == [pack] and await ola.get("/api/packs") == []
    await ola.get(f"/api/packs/{pack['id']}", status=404)


async def test_a_large_pack_is_shown_in_parts_and_no_more_of_it_is_read(
    people: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those first that can't be played."""
    ala, read = await people("Ala"), []
    pack = await added(ala, written(*(mon(n, f"Moth {n}", attack("Flit")) for n in range(20, 26)), PIER_CAT))
    from_data = PackCard.from_data
    monkeypatch.setattr(PackCard, "from_data", lambda data, of: (read.append(data), from_data(data, of))[1])
    for asked, ids in (
        ({"most": 2}, ["hb-5", "hb-20"]),
        ({"most": 2, "first": 5}, ["hb-24", "hb-25"]),
        ({"show": "playable", "first": 5}, ["hb-25"]),
        ({"show": "stopped"}, ["hb-5"]),
        ({"first": 7}, []),
    ):
        shown = await ala.get(f"/api/packs/{pack['id']}", params=asked)
        assert [one["id"] for one in shown["cards"]] == ids and len(read) == len(ids)
        read.clear()


async def test_a_card_of_a_pack_is_shown_as_the_game_shows_it(people: Callable[..., Any]) -> None:
    ala, ola = await people("Ala"), await people("Ola")
    pack = await added(ala)
    shown = await ala.get(f"/api/packs/{pack['id']}/cards/hb-5")
    assert shown["card"]["stops"][0]["sentence"] == STRANGE
    assert [(one["id"], one["attacks"][0]["name"]) for one in shown["cards"]["cards"]] == [("hb-5", "Pounce")]
    assert (await ala.get(f"/api/packs/{pack['id']}/cards/hb-4", status=404))["error"]["code"] == "no-pack-card"
    await ola.get(f"/api/packs/{pack['id']}/cards/hb-5", status=404)


async def test_a_card_that_this_version_cant_hold_any_more_says_so_and_is_offered_nowhere(
    tmp_path: Path, start: Callable[..., Running], coming: Callable[..., Any]
) -> None:
    running = start(QUICK, tmp_path)
    ala = await coming(running)
    pack = await added(ala)
    running.stop()
    connection = sqlite3.connect(tmp_path / db.FILE)
    connection.execute("""update packs set data = replace(data, '"hp": 90', '"vim": 90')""")
    connection.execute("""update packs set data = replace(data, '"hp":90', '"vim":90')""")
    connection.commit()
    connection.close()
    ala = await coming(start(QUICK, tmp_path), ala)
    shown = await ala.get(f"/api/packs/{pack['id']}")
    golem = next(one for one in shown["cards"] if one["id"] == "hb-3")
    assert not golem["playable"] and [one["why"] for one in golem["stops"]] == ["outdated"]
    assert "there is no such field" in golem["stops"][0]["sentence"]
    assert [one["id"] for one in (await ala.get("/api/games/pokemon/cards/mine"))["cards"]] == ["hb-1", "hb-5"]
    assert (await ala.get(f"/api/packs/{pack['id']}/cards/hb-3"))["cards"]["cards"] == []


async def test_cards_of_a_pack_are_found_by_their_owner_and_nobody_else(people: Callable[..., Any]) -> None:
    ala, ola = await people("Ala"), await people("Ola")
    await added(ala)
    found = await ala.get("/api/games/pokemon/cards/mine")
    first = len(game("pokemon").pool)
    assert [(one["n"], one["id"]) for one in found["cards"]] == [
        (first, "hb-1"),
        (first + 1, "hb-3"),
        (first + 2, "hb-5"),
    ]
    assert found["stopped"] == ["hb-5"] and STRANGE not in json.dumps(found)
    assert (await ola.get("/api/games/pokemon/cards/mine"))["cards"] == []


async def test_cards_of_ones_packs_are_proofread_once_and_kept_packed(
    people: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of thousands of them the body is large: browsers are sent it packed, and it is not made again."""
    ala, read = await people("Ala"), []
    await added(ala, written(mon(81, "Ledger Moth", attack("Flit")), mon(82, "Lamp Moth", attack("Flit"))))
    proofread = Proof.read
    monkeypatch.setattr(Proof, "read", lambda self, card: (read.append(card.id), proofread(self, card))[1])
    packed = await ala.http.get("/api/games/pokemon/cards/mine", headers={"Accept-Encoding": "gzip"})
    plain = await ala.http.get("/api/games/pokemon/cards/mine", headers={"Accept-Encoding": "identity"})
    assert sorted(read) == ["hb-81", "hb-82"]
    assert packed.headers["Content-Encoding"] == "gzip" and "Content-Encoding" not in plain.headers
    assert packed.content == plain.content and packed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"


async def test_of_ones_cards_those_are_asked_for_that_a_deck_holds(people: Callable[..., Any]) -> None:
    """Bundled ones and those of nobody are not among them; the mark changes with the deck."""
    ala, ola = await people("Ala"), await people("Ola")
    await added(ala)
    made = await ala.post("/api/games/pokemon/decks", {"name": "Quay", "stacks": [["hb-5", "dp1-2", "hb-99", "hb-5"]]})
    address = f"/api/games/pokemon/cards/mine?deck={made['id']}"
    first = await ala.http.get(address)
    assert [one["id"] for one in first.json()["cards"]] == first.json()["stopped"] == ["hb-5"]
    other = {"name": "Quay", "stacks": [["hb-3"]]}
    assert (await ala.http.put(f"/api/games/pokemon/decks/{made['id']}", json=other)).is_success
    second = await ala.http.get(address, headers={"If-None-Match": first.headers["ETag"]})
    assert [one["id"] for one in second.json()["cards"]] == ["hb-3"]
    await ola.get(address, status=404)


async def test_decks_with_such_cards_are_read_judged_kept_and_written(people: Callable[..., Any]) -> None:
    ala, ola = await people("Ala"), await people("Ola")
    await added(ala)
    judged = await ala.post("/api/games/pokemon/decks/check", {"text": DECK})
    assert judged == {"stacks": deck(), "problems": []}
    assert (await ola.post("/api/games/pokemon/decks/check", {"stacks": deck()}))["problems"]
    kept = await ala.post("/api/games/pokemon/decks", {"name": "Night Harbour", "stacks": deck()})
    assert kept["playable"]
    text = await ala.get(f"/api/games/pokemon/decks/{kept['id']}/text")
    assert "4 Lanternfish" in text
    stopped = await ala.post(
        "/api/games/pokemon/decks/check", {"text": DECK.replace("4 Moss Golem HB 3", "4 Pier Cat HB 5")}
    )
    assert "Pier Cat can’t be played yet" in stopped["problems"][0]["text"]


async def test_a_deck_whose_pack_was_removed_says_so(people: Callable[..., Any]) -> None:
    ala = await people("Ala")
    pack = await added(ala)
    kept = await ala.post("/api/games/pokemon/decks", {"name": "Night Harbour", "stacks": deck()})
    assert (await ala.get(f"/api/packs/{pack['id']}"))["use"] == {"decks": 1, "games": 0}
    assert (await ala.http.delete(f"/api/packs/{pack['id']}")).status_code == 204
    found = {one["id"]: one for one in await ala.get("/api/games/pokemon/decks")}
    assert not found[kept["id"]]["playable"]
    assert "no card “hb-1” here. If its pack was removed, add its file" in found[kept["id"]]["problems"][0]["text"]
    told = await ala.post("/api/tables", {"game": "pokemon", "opponent": "bot:random", "deck": kept["id"]}, status=400)
    assert told["error"]["code"] == "bad-deck" and "“hb-1”" in told["error"]["message"]


async def play(player: Player, table: str, turns: int) -> Any:
    """Answer some questions in the simplest way; the last view."""
    async with player.at(table) as line:
        for _ in range(turns):
            if line.view["outcome"] is not None:
                break
            if line.asked:
                decision = line.view["decision"]
                await line.ask(
                    "answer", v=line.v, picks=list(range(decision["least"])) or ([0] if decision["most"] else [])
                )
            await line.hear("move", "state")
        return line.view


async def test_a_game_against_a_bot_goes_on_when_its_pack_is_removed_and_after_a_restart(
    tmp_path: Path, start: Callable[..., Running], coming: Callable[..., Any]
) -> None:
    running = start(QUICK, tmp_path)
    ala = await coming(running)
    pack = await added(ala)
    made = await ala.post("/api/tables", {"game": "pokemon", "opponent": "bot:random", "deck": deck()})
    assert (await ala.get(f"/api/packs/{pack['id']}"))["use"]["games"] == 1
    cards = await ala.get(f"/api/tables/{made['id']}/cards")
    assert [one["name"] for one in cards["cards"]] == ["Lanternfish", "Moss Golem"]
    await play(ala, made["id"], 6)
    assert (await ala.http.delete(f"/api/packs/{pack['id']}")).status_code == 204
    running.stop()
    again = start(QUICK, tmp_path)
    ala = await coming(again, ala)
    view = await play(ala, made["id"], 6)
    assert view["game"] == "pokemon"
    await ala.post(f"/api/tables/{made['id']}/leave")
    replay = await ala.get(f"/api/tables/{made['id']}/replay")
    assert [one["id"] for one in replay["cards"]["cards"]] == ["hb-1", "hb-3"]
    assert STRANGE not in json.dumps(replay)


async def test_a_friend_needs_no_file_and_reads_what_the_cards_do(people: Callable[..., Any]) -> None:
    ala, ola = await people("Ala"), await people("Ola")
    await added(ala)
    made = await ala.post("/api/tables", {"game": "pokemon", "opponent": "friend", "deck": deck()})
    code = made["invite"].rpartition("/")[2]
    told = await ola.get(f"/api/join/{code}")
    assert [one["name"] for one in told["cards"]["cards"]] == ["Lanternfish", "Moss Golem"]
    await ola.post(f"/api/join/{code}", {"deck": "terra-firma"})
    for who in (ala, ola):
        cards = await who.get(f"/api/tables/{made['id']}/cards")
        assert [one["id"] for one in cards["cards"]] == ["hb-1", "hb-3"]
        async with who.at(made["id"], hear=False) as line:
            assert (await line.hear("state"))["d"]["table"]["brought"] == 2


async def test_both_players_bring_cards(people: Callable[..., Any]) -> None:
    ala, ola = await people("Ala"), await people("Ola")
    await added(ala)
    await added(ola, written(LANTERNFISH, mon(7, "Rain Barrel", attack("Drip"))), source="rain.json")
    made = await ala.post("/api/tables", {"game": "pokemon", "opponent": "friend", "deck": deck()})
    code = made["invite"].rpartition("/")[2]
    other = [["hb-7"] * 4 + [ENERGY] * 56]
    await ola.post(f"/api/join/{code}", {"deck": other})
    cards = await ola.get(f"/api/tables/{made['id']}/cards")
    assert [one["id"] for one in cards["cards"]] == ["hb-1", "hb-3", "hb-7"]


async def test_two_cards_of_one_id_that_do_other_things_are_not_played_together(people: Callable[..., Any]) -> None:
    ala, ola = await people("Ala"), await people("Ola")
    await added(ala)
    await added(ola, written(mon(1, "Lanternfish", attack("Glow", "90")), MOSS_GOLEM))
    made = await ala.post("/api/tables", {"game": "pokemon", "opponent": "friend", "deck": deck()})
    code = made["invite"].rpartition("/")[2]
    told = await ola.post(f"/api/join/{code}", {"deck": deck()}, status=409)
    assert told["error"]["code"] == "cards-clash" and "Lanternfish" in told["error"]["message"]
    await ola.post(f"/api/join/{code}", {"deck": "terra-firma"})


async def test_a_rematch_and_a_branch_have_the_cards(people: Callable[..., Any]) -> None:
    """From the table that was before, with what their owner says: the pack is gone by then."""
    ala = await people("Ala")
    pack = await added(ala)
    await ala.post(f"/api/packs/{pack['id']}/say", {**IN_WORDS, "keep": True})
    with_cat = [["hb-5"] * 4 + ["hb-1"] * 4 + [ENERGY] * 52]
    made = await ala.post("/api/tables", {"game": "pokemon", "opponent": "bot:random", "deck": with_cat})
    await play(ala, made["id"], 4)
    await ala.post(f"/api/tables/{made['id']}/leave")
    assert (await ala.http.delete(f"/api/packs/{pack['id']}")).status_code == 204
    async with ala.at(made["id"]) as line:
        await line.ask("rematch")
        while (again := ((await line.hear("end"))["d"]["rematch"] or {}).get("id")) is None:
            pass
    branch = await ala.post(f"/api/tables/{made['id']}/branch", {"at": 1, "opponent": "bot:random"})
    for table in (again, branch["id"]):
        cards = await ala.get(f"/api/tables/{table}/cards")
        assert ([one["id"] for one in cards["cards"]], cards["said"]) == (["hb-1", "hb-5"], ["hb-5"])
        assert (await play(ala, table, 2))["game"] == "pokemon"
    offered = await ala.post(f"/api/tables/{made['id']}/branch", {"at": 1, "opponent": "friend"})
    assert (await ala.get(f"/api/join/{offered['invite'].rpartition('/')[2]}"))["cards"]["said"] == ["hb-5"]


# ---- what is refused


async def test_a_pack_that_is_there_is_added_again_only_in_its_place(people: Callable[..., Any]) -> None:
    ala = await people("Ala")
    pack = await added(ala)
    code, said = await refused(ala, FILE, "again.json")
    assert code == "have-pack" and said == f"You have this pack since {pack['since']}; replace it?"
    code, said = await refused(ala, written(LANTERNFISH))
    assert code == "have-pack-name" and "“Harbour Lights”" in said
    new = await added(ala, written(LANTERNFISH), replace=pack["id"])
    assert new["id"] == pack["id"] and new["cards"] == 1 and len(await ala.get("/api/packs")) == 1


async def test_own_words_keep_no_other_file_from_being_added(people: Callable[..., Any]) -> None:
    """Texts that can't be read are not compared, so that they are no other texts."""
    ala = await people("Ala")
    pack = await added(ala)
    await ala.post(f"/api/packs/{pack['id']}/say", {**IN_WORDS, "keep": True})
    await added(ala, written(PIER_CAT), source="quay.json")
    assert len(await ala.get("/api/packs")) == 2


async def test_two_packs_with_one_id_and_other_texts_are_not_both_kept(people: Callable[..., Any]) -> None:
    ala = await people("Ala")
    await added(ala)
    code, said = await refused(ala, written(mon(1, "Lanternfish", attack("Glow", "90"))), "other.json")
    assert code == "packs-clash" and "hb-1" in said and "Harbour Lights" in said
    assert len(await ala.get("/api/packs")) == 1


@pytest.mark.parametrize(
    ("source", "content", "said"),
    [
        *OTHER_KINDS,
        (
            "shared.json",
            b'{"stolik-pack": 1, "game": "pokemon", "cards": [3]}',
            "cut short or damaged (KeyError: 'name'); ask for it again",
        ),
        ("shared.json", b'{"stolik-pack": 99, "game": "pokemon", "cards": []}', "pack format 99 is not known"),
        ("shared.json", b'{"stolik-pack": 1, "game": "chess", "cards": []}', "chess"),
        ("shared.json", b'{"stolik-pack": 1, "game": "pokemon", "cards": ' + b"[" * 100_000, "too deep in each other"),
    ],
)
async def test_what_is_no_card_file_is_one_sentence(
    people: Callable[..., Any], source: str, content: bytes, said: str
) -> None:
    ala = await people("Ala")
    code, told = await refused(ala, content, source)
    assert code == "bad-pack" and said in told and "\n" not in told
    assert await ala.get("/api/packs") == []


async def test_a_file_that_ends_in_something_else_is_of_another_kind(people: Callable[..., Any]) -> None:
    ala = await people("Ala")
    code, told = await refused(ala, b"\x89PNG", "photo.png")
    assert code == "pack-kind" and "“photo.png”" in told and ".json, .tsv, .txt" in told


async def test_entries_that_are_no_cards_are_told_with_their_places(people: Callable[..., Any]) -> None:
    ala = await people("Ala")
    pack = await added(ala, with_wrong_entries(), source="nets.json")
    shown = await ala.get(f"/api/packs/{pack['id']}")
    assert [one["id"] for one in shown["cards"]] == ["hb-3"]
    for left, (_, place, said) in zip(shown["left"], WRONG_ENTRIES, strict=True):
        assert left["place"] == place and said in left["why"] and len(left["why"]) < 200


async def test_a_file_that_is_too_large_is_refused_unread(
    start: Callable[..., Running], coming: Callable[..., Any]
) -> None:
    running = start(replace(QUICK, limits=replace(OPEN, card_file=10_000)))
    ala = await coming(running)
    code, said = await refused(ala, b" " * 10_001)
    assert code == "too-large" and "9" in said


async def test_names_with_markup_or_marks_that_steer_stay_out(people: Callable[..., Any]) -> None:
    ala = await people("Ala")
    pack = await added(ala, source="<b>\u202ehello</b>\u200b.json")
    assert not set("<>\u202e\u200b") & set(pack["name"] + pack["source"])
    await ala.http.patch(f"/api/packs/{pack['id']}", json={"name": "<i>Night\u202e</i>"})
    assert (await ala.get("/api/packs"))[0]["name"] == "i Night /i"


@pytest.mark.parametrize(
    ("limits", "code"),
    [
        (replace(OPEN, packs_a_guest=1), "many-packs"),
        (replace(OPEN, pack_cards_a_guest=4), "many-pack-cards"),
        (replace(OPEN, pack_bytes_a_guest=1500), "much-packs"),
    ],
)
async def test_a_guest_keeps_no_more_than_may_be(
    start: Callable[..., Running], coming: Callable[..., Any], limits: Limits, code: str
) -> None:
    ala = await coming(start(replace(QUICK, limits=limits)))
    await added(ala)
    more = written(*(mon(n, f"Moth {n}", attack("Flit")) for n in range(20, 24)))
    told, _ = await refused(ala, more, "moths.json")
    assert told == code and len(await ala.get("/api/packs")) == 1


async def test_own_words_are_kept_as_far_as_there_is_room(
    start: Callable[..., Running], coming: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    ala = await coming(running := start())
    pack = await added(ala)
    monkeypatch.setattr(running.house.packs, "_limits", replace(OPEN, pack_bytes_a_guest=1000))
    assert (await ala.post(f"/api/packs/{pack['id']}/say", IN_WORDS))["reads"]
    told = await ala.post(f"/api/packs/{pack['id']}/say", {**IN_WORDS, "keep": True}, status=409)
    assert told["error"]["code"] == "much-packs" and (await ala.get("/api/packs")) == [pack]


async def test_reading_that_takes_too_long_is_stopped_and_what_was_read_can_be_kept(
    people: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    ala = await people("Ala")
    assert (await added(ala, until=1))["cards"] == 1
    monkeypatch.setattr(packs_of_guests, "LONGEST", 0.0)
    code, said = await refused(ala, written(mon(8, "Buoy", attack("Bob"))), "buoy.json")
    assert code == "pack-long" and "0 of 0" in said
    assert len(await ala.get("/api/packs")) == 1


async def test_whoever_goes_away_has_nothing_kept(people: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Though the file is read on until somebody sees it; and another one is read then."""
    ala, gone = await people("Ala"), threading.Event()
    some, first = packs_of_guests._some, [True]

    def one_by_one(steps: Any, most: int) -> Any:
        if not (first and first.pop()):
            gone.wait(PATIENCE)
        return some(steps, 1)

    monkeypatch.setattr(packs_of_guests, "_some", one_by_one)
    async with ala.http.stream("POST", "/api/card-files", content=FILE, params={"source": "a.json"}) as answer:
        assert json.loads(await anext(answer.aiter_lines()))["n"] == 1
    gone.set()
    async with asyncio.timeout(PATIENCE):
        while (await send(ala, written(MOSS_GOLEM), "b.json"))[-1].get("pack") is None:
            await asyncio.sleep(0.05)
    assert [one["source"] for one in await ala.get("/api/packs")] == ["b.json"]


async def test_an_answer_that_takes_too_long_is_not_given(
    people: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cards of packs do is tried in another process first; a game of bundled cards is not."""
    ala = await people("Ala")
    await added(ala)
    asked: list[str] = []

    async def slow(self: Any, payload: bytes, seconds: float) -> bytes:
        asked.append("tried")
        raise TooLong

    made = await ala.post("/api/tables", {"game": "pokemon", "opponent": "hotseat", "deck": deck()})
    bundled = await ala.post("/api/tables", {"game": "pokemon", "opponent": "hotseat", "deck": "terra-firma"})
    assert trial.SECONDS <= 5
    monkeypatch.setattr("stolik.server.slots.ThreadSlot.run", slow)
    async with ala.at(made["id"]) as line:
        v = line.v
        decision = line.view["decision"]
        picks = list(range(decision["least"])) or [0]
        assert await line.refused("answer", v=v, picks=picks) == "slow-cards" and asked
    asked.clear()
    async with ala.at(bundled["id"]) as line:
        decision = line.view["decision"]
        await line.ask("answer", v=line.v, picks=list(range(decision["least"])) or [0])
        assert not asked


# ---- own words, and what is passed on


async def test_a_card_is_said_in_its_owners_words_and_the_table_says_so(people: Callable[..., Any]) -> None:
    ala = await people("Ala")
    pack = await added(ala)
    told = await ala.post(f"/api/packs/{pack['id']}/say", {**IN_WORDS, "text": "Now whistle a tune."})
    assert not told["reads"] and told["word"]
    told = await ala.post(f"/api/packs/{pack['id']}/say", IN_WORDS)
    assert told["reads"] and set(told["told"]) == {"en", "pl", "ja"}
    assert (await ala.get("/api/packs"))[0]["playable"] == 2
    await ala.post(f"/api/packs/{pack['id']}/say", {**IN_WORDS, "keep": True})
    assert (await ala.get("/api/packs"))[0]["playable"] == 3
    with_cat = [["hb-5"] * 4 + [ENERGY] * 56]
    made = await ala.post("/api/tables", {"game": "pokemon", "opponent": "bot:random", "deck": with_cat})
    assert (await ala.get(f"/api/tables/{made['id']}/cards"))["said"] == ["hb-5"]


async def test_of_two_who_change_a_pack_at_once_the_second_is_told(
    people: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    ala = await people("Ala")
    pack = await added(ala)
    change = packs_of_guests.Packs._change
    other = [packs_of_guests.packing.renamed]

    async def overtaken(self: Any, row: Any, made: Any) -> Any:
        while other:
            await change(self, row, other.pop()(row["text"], "Quay"))
        return await change(self, row, made)

    monkeypatch.setattr(packs_of_guests.Packs, "_change", overtaken)
    answer = await ala.http.post(f"/api/packs/{pack['id']}/say", json={**IN_WORDS, "keep": True})
    assert answer.status_code == 409 and answer.json()["error"]["code"] == "pack-changed"
    assert (await ala.http.get("/health")).status_code == 200  # a refusal is no fault of the store
    (shown,) = await ala.get("/api/packs")
    assert (shown["name"], shown["playable"]) == ("Quay", 2)
    await ala.post(f"/api/packs/{pack['id']}/say", {**IN_WORDS, "keep": True})
    assert (await ala.get("/api/packs"))[0]["playable"] == 3


async def test_own_words_hold_for_a_card_that_lies_in_two_packs(people: Callable[..., Any]) -> None:
    ala = await people("Ala")
    await added(ala)
    await added(ala, written(PIER_CAT), source="quay.json")
    _, second = await ala.get("/api/packs")
    await ala.post(f"/api/packs/{second['id']}/say", {**IN_WORDS, "keep": True})
    mine = await ala.get("/api/games/pokemon/cards/mine")
    assert (mine["stopped"], mine["said"]) == ([], ["hb-5"])


async def test_whoever_has_the_cards_of_their_packs_is_sent_them_only_when_they_change(
    people: Callable[..., Any],
) -> None:
    ala = await people("Ala")
    pack = await added(ala)
    mark = (await ala.http.get("/api/games/pokemon/cards/mine")).headers["ETag"]
    known = {"If-None-Match": mark}
    assert (await ala.http.get("/api/games/pokemon/cards/mine", headers=known)).status_code == 304
    assert (await ala.http.get("/api/games/pokemon/cards/mine?lang=pl", headers=known)).status_code == 200
    await added(ala, written(LANTERNFISH), replace=pack["id"])
    again = await ala.http.get("/api/games/pokemon/cards/mine", headers=known)
    assert again.status_code == 200 and again.headers["ETag"] != mark


async def test_what_only_a_leaver_brought_goes_with_them(
    start: Callable[..., Running], coming: Callable[..., Any]
) -> None:
    running = start(replace(QUICK, seed=None))
    ala, ola = await coming(running), await coming(running)
    await added(ola)
    made = await ala.post(
        "/api/tables", {"game": "pokemon", "opponent": "friend", "deck": "terra-firma", "seal": SEALS[0]}
    )
    await ola.post(f"/api/join/{made['invite'].rpartition('/')[2]}", {"deck": deck(), "seal": SEALS[1]})
    assert len((await ala.get(f"/api/tables/{made['id']}/cards"))["cards"]) == 2
    await ola.post(f"/api/tables/{made['id']}/leave")
    assert (await ala.get(f"/api/tables/{made['id']}/cards"))["cards"] == []


async def test_a_waiting_table_whose_cards_cant_be_held_any_more_is_closed_and_says_so(
    tmp_path: Path, start: Callable[..., Running], coming: Callable[..., Any]
) -> None:
    running = start(QUICK, tmp_path)
    ala = await coming(running)
    await added(ala)
    made = await ala.post("/api/tables", {"game": "pokemon", "opponent": "friend", "deck": deck()})
    running.stop()
    connection = sqlite3.connect(tmp_path / db.FILE)
    connection.execute("update tables set brought = replace(brought, '\"kind\"', '\"genus\"')")
    connection.execute("update tables set brought = replace(brought, '\"hp\"', '\"vim\"')")
    connection.commit()
    connection.close()
    again = start(QUICK, tmp_path)
    ala = await coming(again, ala)
    for lang, said in (("en", "the table was closed"), ("pl", "stół został zamknięty"), ("ja", "閉じました")):
        told = await ala.get(f"/api/join/{made['invite'].rpartition('/')[2]}", params={"lang": lang}, status=409)
        assert told["error"]["code"] == "table-cards" and said in told["error"]["message"]
        async with ala.at(made["id"], lang=lang, hear=False) as line:
            refusal = (await line.hear("refuse"))["d"]
            assert refusal["code"] == "table-cards" and said in refusal["message"]
        (listed,) = await ala.get("/api/tables", params={"lang": lang})
        assert said in listed["closed"] and listed["status"] == "over"
    assert (await ala.http.delete(f"/api/tables/{made['id']}")).is_success and await ala.get("/api/tables") == []


async def test_a_pack_that_takes_anothers_place_keeps_off_the_name_of_a_third(people: Callable[..., Any]) -> None:
    ala = await people("Ala")
    first = await added(ala, written(LANTERNFISH), source="quay.json")
    await added(ala, written(MOSS_GOLEM), source="pier.json")
    again = await added(ala, written(LANTERNFISH), source="pier.json", replace=first["id"])
    assert (again["id"], again["name"]) == (first["id"], "Quay")


async def test_a_pack_is_passed_on_without_what_is_printed_or_written(people: Callable[..., Any]) -> None:
    ala, ola = await people("Ala"), await people("Ola")
    pack = await added(ala)
    share = (await ala.http.get(f"/api/packs/{pack['id']}/share")).text
    assert STRANGE not in share and "Pier Cat" not in share
    for spoilt in (
        json.dumps({**json.loads(share), "game": "pokemon-2v2"}),
        json.dumps({**json.loads(share), "cards": json.loads(share)["cards"] * 2}),
        share.replace('"Lanternfish"', '"<b>Lantern"').replace('"Moss Golem"', '"Moss\u202e"'),
    ):
        assert (await refused(ola, spoilt.encode(), "spoilt.json"))[0] == "bad-pack"
    got = await added(ola, share.encode(), source="from-ala.json")
    assert (got["name"], got["cards"], got["playable"]) == ("Harbour Lights", 2, 2)
    assert (await ola.post("/api/games/pokemon/decks/check", {"text": DECK}))["problems"] == []


# ---- looking through


async def test_a_pack_that_is_damaged_is_found_and_costs_nobody_their_page(
    tmp_path: Path, start: Callable[..., Running], coming: Callable[..., Any]
) -> None:
    running = start(QUICK, tmp_path)
    ala = await coming(running)
    pack = await added(ala)
    running.stop()
    file = tmp_path / db.FILE
    assert look_through(file, False) == (0, [])
    connection = sqlite3.connect(file)
    connection.execute("update packs set data = '{' || data")
    connection.commit()
    connection.close()
    (finding,) = look_through(file, False)[1]
    assert (finding.level, finding.of, finding.id) == ("damage", "pack", pack["id"])
    again = start(QUICK, tmp_path)
    ala = await coming(again, ala)
    assert (await ala.get(f"/api/packs/{pack['id']}", status=409))["error"]["code"] == "bad-pack"
    assert (await ala.get("/api/games/pokemon/cards/mine"))["cards"] == []
