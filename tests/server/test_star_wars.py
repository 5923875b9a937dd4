"""A Star Wars table over the socket and by HTTP: what only this game has."""

from __future__ import annotations

import random
from typing import Any

import pytest

import stolik
from stolik.server.render import Renderer, Viewer

from .test_pokemon import play_on

SEED = 4
DECKS = {"deck": "red-squadron", "other_deck": "iron-fleet"}


async def table(player: Any, opponent: str = "hotseat", **more: Any) -> Any:
    return await player.post("/api/tables", {"game": "star-wars", "opponent": opponent, **DECKS, **more})


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
async def test_a_game_against_a_bot_is_played_to_its_end_and_replayed(people: Any, lang: str) -> None:
    player = await people("Ala")
    made = await table(player, "bot:random")
    async with player.at(made["id"], lang=lang) as line:
        assert line.view["seat"] == 1
        await play_on(line, random.Random(SEED))
        end = line.frames[-1]["d"]["outcome"]
        assert end["rule"].startswith("SW-GOAL-") and end["text"]
        moves = [frame["d"] for frame in line.frames if frame["t"] == "move"]
        told = [one for move in moves for entry in move["log"] for one in entry["lines"]]
        assert {"TurnBegan", "AttackDeclared", "HitsCounted", "GameEnded"} <= {one["e"] for one in told}
        assert all(one["steps"][-1]["rule"].startswith("SW-") for one in told if one["e"] == "HitsCounted")
    replay = await player.get(f"/api/tables/{made['id']}/replay?lang={lang}")
    assert replay["frames"][-1]["view"]["ended"] == end["rule"]
    record = await player.get(f"/api/tables/{made['id']}/record")
    loaded = await player.post("/api/replays", {"record": record})
    assert (await player.get(f"/api/tables/{loaded['id']}/replay"))["outcome"]["rule"] == end["rule"]


async def test_every_question_says_what_its_options_are_about(people: Any) -> None:
    """A chance says what is pending and what a pass does; nothing hidden is told."""
    player = await people("Ala")
    made = await table(player)
    async with player.at(made["id"]) as line:
        await play_on(line, random.Random(5), 60)
        asked = [frame["d"]["view"]["decision"] for frame in line.frames if frame["t"] == "move"]
    chances = [one for one in asked if one and one["kind"].startswith("window:")]
    assert chances and all(one["chance"]["if_pass"] and one["chance"]["rule"].startswith("SW-") for one in chances)
    assert all(len(one["subjects"]) == len(one["labels"]) == len(one["options"]) for one in asked if one)


async def test_an_attack_is_foreseen_before_it_is_chosen_and_while_it_may_be_answered(people: Any) -> None:
    """SW-ATTACK-4: each attack has its forecast; once it is declared, so has the table, until the dice are down."""
    player = await people("Ala")
    made = await player.post("/api/tables", {"scenario": "star-wars/accuracy-against-armor"})
    async with player.at(made["id"]) as line:
        attacks = [n for n, one in enumerate(line.view["decision"]["options"]) if one[0] == "attack"]
        assert line.view["forecast"] is None
        found = (await line.ask("preview", v=line.v, picks=attacks))["d"]["results"]
        assert [one["forecast"]["short"] for one in found] == ["6\u00a0dice · 10.9% to be discarded"]
        await line.ask("answer", v=line.v, picks=attacks[:1])
        await line.hear("move")
        assert line.view["forecast"] == found[0]["forecast"]
        while line.view["strike"] and not line.view["strike"]["rolled"]:
            await play_on(line, random.Random(1), 1)
        assert line.view["forecast"] is None


async def test_what_was_passed_without_asking_is_not_what_is_taken_back(people: Any) -> None:
    player = await people("Ala")
    made = await table(player)
    async with player.at(made["id"]) as line:
        while not (line.asked and line.view["decision"]["kind"].startswith("window:") and line.view["arena"]):
            await play_on(line, random.Random(line.v), 1)
        chosen = line.v
        for _ in range(2):
            await line.ask("answer", v=line.v, picks=[0], auto=True)
            await line.hear("move")
        await line.ask("undo")
        back = (await line.hear("back"))["d"]
    assert max(entry["n"] for entry in back["log"]) < chosen


async def test_a_deck_sits_where_its_side_sits(people: Any) -> None:
    """SW-GOAL-1: Dark is the first seat, Light the second, whoever opened the table; a rematch keeps the sides."""
    player = await people("Ala")
    for deck, other, seat in (("red-squadron", None, 1), ("iron-fleet", None, 0)):
        made = await table(player, "bot:random", deck=deck, other_deck=other)
        async with player.at(made["id"]) as line:
            assert line.view["seat"] == seat
            await line.ask("concede")
            await line.ask("rematch")
            again = next(frame for frame in line.frames[::-1] if frame["t"] == "end")["d"]["rematch"]["id"]
        async with player.at(again) as line:
            assert line.view["seat"] == seat


async def test_two_decks_of_one_side_make_no_table(people: Any) -> None:
    player = await people("Ala")
    order = {"game": "star-wars", "opponent": "hotseat", "deck": "iron-fleet", "other_deck": "rule-of-two"}
    assert (await player.post("/api/tables", order, status=400))["error"]["code"] == "wrong-side"


async def test_a_friend_takes_the_other_side(people: Any) -> None:
    """SW-GOAL-1: the invitation tells the free seat; a deck of the side that is taken is refused."""
    host, friend = await people("Ala"), await people("Jan")
    made = await table(host, "friend", deck="hidden-base", other_deck=None)
    code = made["invite"].rpartition("/")[2]
    assert (await friend.get(f"/api/join/{code}"))["seat"] == 0
    refused = await friend.post(f"/api/join/{code}", {"deck": "grand-army"}, status=400)
    assert refused["error"]["code"] == "wrong-side"
    joined = await friend.post(f"/api/join/{code}", {"deck": "rule-of-two"})
    async with friend.at(joined["id"]) as line:
        assert line.view["seat"] == 0


async def test_an_example_tells_its_dice_from_the_first(people: Any) -> None:
    """Those before the first answer too: SW-TURN-4, SW-ATTACK-6."""
    player = await people("Ala")
    for rule, told in (("SW-TURN-4", "DiceRolled"), ("SW-ATTACK-6", "HitsCounted")):
        (first, *_) = (await player.get(f"/api/rules/star-wars/{rule}"))["examples"]
        assert told in [line["e"] for entry in first["story"] for line in entry["lines"]]


async def test_an_example_begins_before_what_comes_by_itself(people: Any) -> None:
    """Its drawing is not yet rolled for (SW-TURN-4), has no new Force (SW-TURN-3), and has not ended (SW-GOAL-3)."""
    player = await people("Ala")
    for rule, told in (("SW-TURN-4", "points"), ("SW-TURN-3", "force")):
        (first, *_) = (await player.get(f"/api/rules/star-wars/{rule}"))["examples"]
        assert first["before"]["seats"][0][told] < first["after"]["seats"][0][told]
    (first, *_) = (await player.get("/api/rules/star-wars/SW-GOAL-3"))["examples"]
    assert first["before"]["winner"] == -1 and first["after"]["winner"] == 0


@pytest.mark.parametrize(("lang", "dark"), [("en", "Dark Side"), ("pl", "Ciemna Strona"), ("ja", "ダークサイド")])
async def test_players_of_drawn_tables_are_called_by_their_sides(people: Any, lang: str, dark: str) -> None:
    player = await people("Ala")
    shown = await player.get(f"/api/rules/star-wars/SW-ATTACK-6?lang={lang}")
    parts = [
        part
        for example in shown["examples"]
        for entry in example["story"]
        for line in entry["lines"]
        for part in line["text"]
    ]
    called = {part["s"] for part in parts if isinstance(part, dict) and "s" in part}
    assert dark in called and not called & {"Dark", "Light", "dark", "light"}
    made = await player.post(f"/api/tables?lang={lang}", {"scenario": shown["scenarios"][0]})
    async with player.at(made["id"], lang=lang) as line:
        assert line.frames[0]["d"]["seats"][0]["name"] == dark


@pytest.mark.parametrize(
    ("lang", "stack", "given"),
    [
        ("en", "Stack of 2 cards: +10 speed, +1 power, +1 health", "Clone Officer: +1 power"),
        ("pl", "Stos 2 kart: +10 do prędkości, +1 do siły, +1 do wytrzymałości", "Clone Officer: +1 do siły"),
        ("ja", "2枚のスタック：スピード+10、パワー+1、耐久力+1", "Clone Officer：パワー+1"),
    ],
)
def test_a_unit_that_is_not_as_printed_says_why(lang: str, stack: str, given: str) -> None:
    """SW-STACK-9, SW-ABIL-19."""
    drawing = """
        dark  character: Super Battle Droid 5TE {tapped}
        light  character: Yoda (B) < Yoda (A), Clone Officer, Clone Trooper 6/298
        step: character
    """
    match = stolik.table("star-wars", drawing).match
    notes = Renderer(match).sight(Viewer(0, lang)).notes  # type: ignore[union-attr]
    told = [[note.replace("\u00a0", " ") for note in rows] for rows in notes.values()]
    assert any(rows[0] == stack for rows in told)
    assert [given] in told
