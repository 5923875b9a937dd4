"""What is said at a table: phrases that each reads in their own language, who hears whom, and how much is enough."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import insert

from stolik.server import store as db
from stolik.server.settings import Rate
from stolik.server.speech import PHRASES

from .conftest import OPEN, QUICK
from .hosting import write


def said(line: Any) -> list[str]:
    """What this one was told that somebody said, in words or by a phrase."""
    return [frame["d"]["text"] or frame["d"]["phrase"] for frame in line.frames if frame["t"] == "talk"]


def kept(line: Any) -> list[str]:
    """The same of the snapshot that it began with."""
    return [one["text"] or one["phrase"] for one in line.frames[0]["d"]["talk"]]


async def settled(*lines: Any) -> None:
    """All that was said before has come."""
    for line in lines:
        await line.ask("why", verb="lay", args=[0, 0]) if line.view["seat"] is not None else await pong(line)


async def pong(line: Any) -> None:
    await line.send("resume", v=-1)
    await line.hear("state")


# ---- phrases


async def test_a_phrase_goes_by_its_key_to_whoever_is_there_and_whoever_comes_later(two: Any, people: Any) -> None:
    game = await two()
    await game.one.ask("talk", phrase="nice-move")
    told = (await game.two.hear("talk"))["d"]
    assert (told["phrase"], told["text"], told["seat"]) == ("nice-move", "", 0)
    for lang, player in (("ja", game.b), ("pl", await people("Celina"))):
        async with player.at(game.table, lang=lang) as line:
            assert kept(line) == ["nice-move"]


async def test_every_phrase_can_be_said_and_is_kept(people: Any, start: Any, tmp_path: Any) -> None:
    running = start(QUICK, tmp_path)
    player = await people("Ala", at=running)
    table = (await player.table("hotseat"))["id"]
    async with player.at(table) as line:
        for phrase in PHRASES:
            await line.ask("talk", phrase=phrase)
    running.stop()
    again = await people(at=start(QUICK, tmp_path))
    async with again.at(table) as line:
        assert kept(line) == list(PHRASES)


@pytest.mark.parametrize(
    "d", [{}, {"text": "hi", "phrase": "oops"}, {"phrase": "OOPS"}, {"phrase": ""}, {"phrase": None}, {"text": None}]
)
async def test_a_line_is_either_words_or_a_phrase_that_there_is(two: Any, d: Any) -> None:
    game = await two()
    await game.one.send("talk", **d)
    assert (await game.one.hear("refuse"))["d"]["code"] == "bad-message"
    await game.one.ask("talk", phrase="oops")
    await game.two.hear("talk")
    assert said(game.two) == ["oops"]


async def test_a_phrase_of_a_version_that_knew_more_is_shown_by_its_key(people: Any, start: Any) -> None:
    running = start()
    player = await people("Ala", at=running)
    table = (await player.table("hotseat"))["id"]
    running.house.put_away(running.house._tables[table].room)
    row = {"table_id": table, "seat": 0, "name": "Ala", "text": "", "at": 1.0, "phrase": "of-tomorrow"}
    await write(running, insert(db.talk).values(**row))
    async with player.at(table) as line:
        assert [(one["text"], one["phrase"], one["id"]) for one in line.frames[0]["d"]["talk"]] == [
            ("of-tomorrow", None, "")
        ]


# ---- spectators apart


async def test_what_spectators_say_during_a_game_no_player_hears_before_its_end(two: Any, people: Any) -> None:
    game = await two()
    celina, darek = await people("Celina"), await people("Darek")
    async with celina.at(game.table) as third, darek.at(game.table) as fourth:
        await third.ask("talk", text="the left one wins")
        await game.one.ask("talk", text="hm")
        assert (await fourth.hear("talk"))["d"]["apart"] is True
        await settled(game.one, game.two)
        assert said(game.one) == said(game.two) == ["hm"]
        async with game.a.at(game.table) as again, celina.at(game.table) as watching:
            assert kept(again) == ["hm"] and kept(watching) == ["the left one wins", "hm"]
        await game.one.ask("concede")
        for line in (game.one, game.two):
            while "the left one wins" not in said(line):
                await line.hear("talk")
        await third.ask("talk", text="told you")
        assert (await game.two.hear("talk"))["d"] | {"id": ""} == {
            "seat": None, "name": "Celina", "text": "told you", "n": 0, "id": "", "phrase": None, "apart": False
        }  # fmt: skip
        async with game.b.at(game.table) as again:
            assert kept(again) == ["the left one wins", "hm", "told you"]


async def test_it_stays_apart_when_the_table_has_slept(two: Any, people: Any, start: Any, tmp_path: Any) -> None:
    running = start(QUICK, tmp_path)
    game = await two(at=running)
    celina = await people("Celina", at=running)
    async with celina.at(game.table) as third:
        await third.ask("talk", text="the left one wins")
    running.stop()
    anew = start(QUICK, tmp_path)
    for player, hears in ((game.a, []), (game.b, []), (celina, ["the left one wins"])):
        player.address = anew.address
        async with player.at(game.table) as line:
            assert kept(line) == hears


async def test_before_the_game_everybody_hears_everybody(people: Any) -> None:
    ala, celina = await people("Ala"), await people("Celina")
    table = (await ala.table("friend"))["id"]
    async with ala.at(table) as host, celina.at(table) as guest:
        await guest.ask("talk", text="nobody there?")
        assert (await host.hear("talk"))["d"]["apart"] is False
    async with ala.at(table) as host:
        assert kept(host) == ["nobody there?"]


# ---- how much is enough


async def test_a_guest_may_say_only_so_much_at_all_tables_together(people: Any, start: Any) -> None:
    running = start(replace(QUICK, limits=replace(OPEN, talk=Rate(0.01, 3))))
    ala, bolek = await people("Ala", at=running), await people("Bolek", at=running)
    first, second = [(await ala.table("hotseat"))["id"] for _ in range(2)]
    async with ala.at(first) as one, ala.at(second) as other, bolek.at(first) as watcher:
        await one.ask("talk", text="1")
        await other.ask("talk", text="2")
        await one.ask("talk", phrase="oops")
        assert [await line.refused("talk", text="3") for line in (one, other)] == ["talk-slowly"] * 2
        assert await other.refused("talk", phrase="hello") == "talk-slowly"
        await watcher.ask("talk", text="I have not said anything yet")


@pytest.mark.parametrize("more", [{"text": "Good GAME"}, {"phrase": "well-played"}])
async def test_nobody_says_the_same_again_and_again(two: Any, more: Any) -> None:
    game = await two()
    await game.one.ask("talk", **more)
    await game.one.ask("talk", **{name: value.replace("GAME", " game") for name, value in more.items()})
    assert await game.one.refused("talk", **more) == "said-already"
    await game.one.ask("talk", text="something else")
    await game.two.ask("talk", **more)


@pytest.mark.parametrize(("lang", "word"), [("en", "already"), ("pl", "padło"), ("ja", "同じ発言")])
async def test_the_refusal_is_a_sentence_in_the_language_of_who_speaks(people: Any, lang: str, word: str) -> None:
    player = await people("Ala")
    async with player.at((await player.table("hotseat"))["id"], lang=lang) as line:
        for _ in range(3):
            await line.send("talk", text="Oj")
        assert word in (await line.hear("refuse"))["d"]["message"]
