"""Two against two over the socket and by HTTP: what only a game of four seats has."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from json import dumps
from typing import Any

import pytest

from stolik.catalog import load_game
from stolik.server.faces import face_of

from .conftest import Refusal
from .test_pokemon import play_on

GAME = "pokemon-2v2"


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_the_face_shows_the_smaller_pool(lang: str) -> None:
    pool = list(load_game(GAME).rules.pool)
    cards = face_of(GAME).collection(lang).cards
    assert [card.id for card in cards] == pool and [card.n for card in cards] == list(range(len(pool)))
    assert face_of(GAME).name(pool[3], lang) == cards[3].name != face_of("pokemon").collection(lang).cards[3].name


async def test_half_decks_are_offered_and_a_set_of_three_alike_is_judged(people: Any) -> None:
    """P2-SETUP-2, P2-SETUP-3"""
    player = await people("Ala")
    decks = await player.get(f"/api/games/{GAME}/decks")
    assert len(decks) == 8 and all(len(deck["stacks"][0]) == 30 and deck["playable"] for deck in decks)
    alike = [decks[0]["stacks"][0][0]] * 3
    problems = (await player.post(f"/api/games/{GAME}/decks/check", {"stacks": [alike]}))["problems"]
    assert {"P2-SETUP-2", "P2-SETUP-3"} <= {problem["rule"] for problem in problems}


async def test_every_rule_is_shown_with_its_drawn_tables(people: Any) -> None:
    player = await people("Ala")
    chapters = (await player.get(f"/api/rules/{GAME}?lang=pl"))["chapters"]
    rule = next(rule for chapter in chapters for rule in chapter["rules"] if rule["id"] == "P2-TURN-35")
    shown = await player.get(f"/api/rules/{GAME}/{rule['id']}?lang=pl")
    example = shown["examples"][0]
    assert example["before"]["game"] == GAME and len(example["before"]["seats"]) == 4 and example["story"]


async def test_a_drawn_table_has_four_seats_at_one_screen(people: Any) -> None:
    """P2-SETUP-4: whoever is asked sees the own hand and the partner's, and backs of the other two."""
    player = await people("Ala")
    chapters = (await player.get(f"/api/rules/{GAME}"))["chapters"]
    scenario = next(s for chapter in chapters for rule in chapter["rules"] for s in rule["scenarios"])
    made = await player.post("/api/tables", {"scenario": scenario})
    async with player.at(made["id"]) as line:
        assert line.view["game"] == GAME and len(line.frames[0]["d"]["seats"]) == 4
        side = line.view["decision"]["seat"] % 2
        for seat, own in enumerate(line.view["seats"]):
            assert all((card >= 0) == (seat % 2 == side) for card in own["hand"])
        await play_on(line, random.Random(1), 3)
        assert line.v >= 1


def seats(*who: str) -> list[dict[str, Any]]:
    """An order of four seats, each with a bundled deck of its own; who comes by a link brings it."""
    decks = ("roaring-blaze", "static-fang", "first-strike", "great-tide")
    return [{"who": one} if one == "friend" else {"who": one, "deck": deck} for one, deck in zip(who, decks)]


async def order(player: Any, *who: str, status: int = 201, **more: Any) -> Any:
    return await player.post("/api/tables", {"game": GAME, "seats": seats(*who), **more}, status)


def code(invite: dict[str, Any]) -> str:
    return str(invite["path"].rsplit("/", 1)[1])


async def four(people: Any, **more: Any) -> tuple[str, list[Any]]:
    """A table at which Ala hosts, and three others have come by their links; and the four of them by seat."""
    host, *friends = [await people(name) for name in ("Ala", "Bolek", "Celina", "Darek")]
    made = await order(host, "me", "friend", "friend", "friend", spectators=True, options={"start": "0"}, **more)
    for friend, invite in zip(friends, made["invites"], strict=True):
        await friend.post("/api/join/" + code(invite), {"deck": "overvoltage"})
    return made["id"], [host, *friends]


async def answer_first(table: str, players: list[Any], times: int = 1) -> tuple[int, int]:
    """So many answers by whoever is asked; the seat of the last and the version before it."""
    by = v = 0
    for _ in range(times):
        for seat, player in enumerate(players):
            async with player.at(table) as line:
                if line.asked:
                    by, v = seat, line.v
                    await play_on(line, random.Random(1), 1)
                    break
    return by, v


async def test_four_people_sit_down_each_by_a_link_of_their_own(people: Any) -> None:
    host, friend, other, last = [await people(name) for name in ("Ala", "Bolek", "Celina", "Darek")]
    made = await order(host, "friend", "me", "friend", "bot:random")
    assert [invite["seat"] for invite in made["invites"]] == [0, 2]
    async with host.at(made["id"]) as line:
        table = line.frames[0]["d"]["table"]
        assert (table["status"], table["invites"], line.view) == ("waiting", made["invites"], None)
        info = await friend.get("/api/join/" + code(made["invites"][1]))
        assert (info["seat"], info["host"], info["seats"][:3]) == (2, "Ala", ["", "Ala", ""])
        await friend.post("/api/join/" + code(made["invites"][1]))
        waits = (await line.hear("state"))["d"]
        assert [seat["name"] for seat in waits["seats"]][:3] == ["", "Ala", "Bolek"] and waits["view"] is None
        assert [invite["seat"] for invite in waits["table"]["invites"]] == [0]
        await other.post("/api/join/" + code(made["invites"][1]), status=404)
        await last.post("/api/join/" + code(made["invites"][0]))
        begun = (await line.hear("state"))["d"]
        assert begun["table"]["status"] == "running" and begun["seat"] == 1 and begun["own"] == [1]


async def test_who_took_a_seat_may_leave_it_again_before_the_game(people: Any) -> None:
    host, friend, other = [await people(name) for name in ("Ala", "Bolek", "Celina")]
    made = await order(host, "me", "friend", "bot:random", "friend")
    await friend.post("/api/join/" + code(made["invites"][0]))
    await friend.post(f"/api/tables/{made['id']}/leave")
    async with host.at(made["id"]) as line:
        state = line.frames[0]["d"]
        assert [invite["seat"] for invite in state["table"]["invites"]] == [1, 3] and state["seats"][1]["name"] == ""
        fresh = state["table"]["invites"][0]
        assert fresh["path"] != made["invites"][0]["path"]
        await other.post("/api/join/" + code(fresh))
        assert (await line.hear("state"))["d"]["seats"][1]["name"] == "Celina"


async def test_who_sits_at_a_table_that_its_host_closes_is_told_so_and_finds_it_in_the_list(people: Any) -> None:
    host, friend = await people("Ala"), await people("Bolek")
    made = await order(host, "me", "friend", "bot:random", "friend")
    await friend.post("/api/join/" + code(made["invites"][0]))
    await host.post(f"/api/tables/{made['id']}/leave")
    async with friend.at(made["id"], lang="pl", hear=False) as line:
        assert "zamknął go, zanim zaczęła się gra" in (await line.hear("refuse"))["d"]["message"]
    (listed,) = await friend.get("/api/tables")
    assert listed["closed"] == "Whoever opened this table has closed it before the game began."
    assert [(one["status"], one["closed"]) for one in await host.get("/api/tables")] == [("over", "")]
    assert (await friend.http.delete(f"/api/tables/{made['id']}")).is_success and await friend.get("/api/tables") == []


async def test_a_table_that_waits_for_two_is_the_same_after_a_restart(people: Any, start: Any, tmp_path: Any) -> None:
    first = start(folder=tmp_path)
    host, friend = await people("Ala", at=first), await people("Bolek", at=first)
    made = await order(host, "me", "friend", "friend", "bot:random")
    await friend.post("/api/join/" + code(made["invites"][1]))
    first.stop()
    host.address = start(folder=tmp_path).address
    async with host.at(made["id"]) as line:
        state = line.frames[0]["d"]
        assert state["table"]["invites"] == made["invites"][:1] and state["table"]["status"] == "waiting"
        assert [seat["name"] for seat in state["seats"]][:3] == ["Ala", "", "Bolek"]


async def test_one_person_plays_both_seats_of_a_team(people: Any) -> None:
    """P2-SETUP-4: who is asked looks, and an answer of either seat is taken."""
    player = await people("Ala")
    made = await order(player, "bot:random", "me", "bot:random", "me")
    async with player.at(made["id"]) as line:
        state = line.frames[0]["d"]
        assert state["own"] == [1, 3] and [state["seats"][seat]["name"] for seat in (1, 3)] == ["Ala", "Ala (2)"]
        asked = set()
        rng = random.Random(5)
        while len(asked) < 2:
            if line.asked:
                assert line.view["seat"] == line.view["decision"]["seat"]
                asked.add(line.view["seat"])
            await play_on(line, rng, 1)
        assert asked == {1, 3}
        told = dumps([frame["d"]["log"] for frame in line.frames if frame["t"] in ("state", "move")])
        assert "You " not in told and "Ala (2)" in told


async def test_an_answer_for_another_seat_is_refused(people: Any) -> None:
    """Of the other team as of the partner: nothing changes, and the reason is told."""
    table, players = await four(people)
    asked = 0
    for player in players:
        async with player.at(table) as line:
            if line.asked:
                asked += 1
            else:
                assert await line.refused("answer", v=0, picks=[0]) == "not-your-turn"
            assert line.v == 0
    assert asked == 1


async def test_each_sees_the_partners_hand_and_a_spectator_none(people: Any) -> None:
    """P2-SETUP-4"""
    table, players = await four(people)
    await answer_first(table, players, 3)
    for seat, player in enumerate([*players, await people("Ewa")]):
        async with player.at(table) as line:
            assert all(own["hand"] for own in line.view["seats"])
            shown = [all(card >= 0 for card in own["hand"]) for own in line.view["seats"]]
            assert shown == [seat < 4 and other % 2 == seat % 2 for other in range(4)]
            assert {card for own in line.view["seats"] for card in own["prizes"]} <= {-1}


@pytest.mark.parametrize(
    ("who", "reason"),
    [
        (("me", "bot:random", "bot:random"), "no-seat"),
        (("bot:random",) * 4, "not-there"),
        (("me", "me", "bot:random", "bot:random"), "both-teams"),
        (("me", "me", "me", "friend"), "both-teams"),
        (("me", "bot:clever", "bot:random", "bot:random"), "no-bot"),
    ],
)
async def test_an_order_of_seats_that_makes_no_table_is_refused(people: Any, who: Any, reason: str) -> None:
    player = await people("Ala")
    assert (await order(player, *who, status=400))["error"]["code"] == reason


async def test_a_set_for_a_friend_and_an_order_for_two_are_refused(people: Any) -> None:
    player = await people("Ala")
    wish = [*seats("me", "bot:random", "bot:random"), {"who": "friend", "deck": "great-tide"}]
    refused = await player.post("/api/tables", {"game": GAME, "seats": wish}, 400)
    assert refused["error"]["code"] == "their-set" and "4" in refused["error"]["message"]
    refused = await player.post("/api/tables", {"game": GAME, "opponent": "bot:random"}, 400)
    assert refused["error"]["code"] == "no-seat" and "4" in refused["error"]["message"]
    wish = [{"who": "me", "deck": [["sm1-165"] * 30]}, *seats("bot:random", "bot:random", "bot:random")]
    refused = await player.post("/api/tables", {"game": GAME, "seats": wish}, 400)
    assert refused["error"]["code"] == "bad-deck" and refused["error"]["rule"].startswith("P2-")


async def test_who_sits_here_may_take_the_partners_seat_but_none_of_the_others(people: Any) -> None:
    host, friend = await people("Ala"), await people("Bolek")
    made = await order(host, "me", "friend", "bot:random", "friend")
    refused = await host.post("/api/join/" + code(made["invites"][0]), {}, 409)
    assert refused["error"]["code"] == "own-table"
    for invite in made["invites"]:
        await friend.post("/api/join/" + code(invite))
    async with friend.at(made["id"]) as line:
        assert line.frames[0]["d"]["own"] == [1, 3] and line.view["seat"] in (1, 3)


async def test_who_resigns_loses_for_the_team_and_all_four_want_another_game(people: Any) -> None:
    """P2-END-5; the teams change sides, and partners stay partners."""
    table, players = await four(people, clock={"minutes": 30})
    async with players[2].at(table) as line, players[1].at(table) as foe:
        assert len(line.frames[0]["d"]["clocks"]["left"]) == 4
        assert line.frames[0]["d"]["asked"] == foe.frames[0]["d"]["asked"] == line.frames[0]["d"]["clocks"]["running"]
        await line.ask("concede")
        end = (await foe.hear("end"))["d"]["outcome"]
        assert (end["rule"], end["winner"], end["kind"]) == ("P2-END-5", 1, "resign")
        for player in players:
            async with player.at(table) as other:
                await other.ask("rematch")
        wishes = [(await foe.hear("end"))["d"]["rematch"] for _ in range(4)]
    assert [wish["agreed"] for wish in wishes] == [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]
    assert [bool(wish["id"]) for wish in wishes] == [False, False, False, True]
    async with players[0].at(wishes[3]["id"]) as again:
        assert [seat["name"] for seat in again.frames[0]["d"]["seats"]] == ["Darek", "Celina", "Bolek", "Ala"]


async def test_taking_back_asks_the_partner_and_both_others(people: Any) -> None:
    table, players = await four(people)
    by, v = await answer_first(table, players)
    async with players[by].at(table) as line:
        await line.ask("undo")
        assert (await line.hear("undo"))["d"]["by"] == by
        for seat in range(4):
            if seat != by:
                async with players[seat].at(table) as other:
                    await other.ask("undo-reply", allow=True)
        assert (await line.hear("back"))["v"] == v + 2


async def test_a_game_of_a_person_and_three_bots_is_played_to_its_end_and_replayed(people: Any) -> None:
    player = await people("Ala")
    made = await order(player, "me", "bot:random", "bot:random", "bot:random")
    async with player.at(made["id"]) as line:
        await play_on(line, random.Random(3))
        end = line.frames[-1]["d"]["outcome"]
        assert end["rule"].startswith("P2-END-") and end["text"]
    replay = await player.get(f"/api/tables/{made['id']}/replay?seat=3")
    assert replay["frames"][-1]["view"]["ended"] == end["rule"] and len(replay["names"]) == 4
    assert (await player.get("/api/tables"))[0]["scores"] is not None
    branched = await player.post(f"/api/tables/{made['id']}/branch", {"at": 9, "opponent": "hotseat"})
    async with player.at(branched["id"]) as line:
        assert line.frames[0]["d"]["own"] == [0, 1, 2, 3]
    branched = await player.post(f"/api/tables/{made['id']}/branch", {"at": 9, "opponent": "bot:random"})
    async with player.at(branched["id"]) as line, player.at(made["id"]) as first:
        names = [[seat["name"] for seat in one.frames[0]["d"]["seats"]] for one in (line, first)]
    assert names[0] == names[1] and len(set(names[0])) == 4
    branched = await player.post(f"/api/tables/{made['id']}/branch", {"at": 9, "opponent": "friend"})
    assert [invite["seat"] for invite in branched["invites"]] == [1, 2, 3]


async def test_the_list_of_tables_tells_the_partner_from_the_two_others(people: Any) -> None:
    player = await people("Ala")
    for chairs in (("me", *["bot:random"] * 3), ("me", "bot:random", "me", "bot:random"), ["me"] * 4):
        await order(player, *chairs)
    listed = await player.get("/api/tables")
    told = [(table["partner"], table["opponent"], table["foes"]) for table in reversed(listed)]
    assert told == [
        ("Tiki", "Zuzu and Bibu", 2),
        ("", "Zuzu and Tiki", 2),
        ("Ala (3)", "Ala (2) and Ala (4)", 2),
    ]


async def test_what_a_team_says_and_points_at_reaches_that_team_alone(people: Any) -> None:
    """P2-SETUP-4: partners consult; the others, who watches, the record and the store are told nothing."""
    table, players = await four(people)
    watcher = await people("Ewa")
    async with AsyncExitStack() as open_lines:
        lines = [await open_lines.enter_async_context(player.at(table)) for player in [*players, watcher]]
        await lines[0].ask("chat", text="  first\u200b the left one ", to=0)
        await lines[2].ask("point", what="mon 12")
        await lines[1].ask("chat", text="ours")
        # All have been sent what there was to send once a line that everybody hears has come.
        await lines[1].ask("talk", text="hello")
        n = lines[0].frames[0]["d"]["log"][-1]["n"]
        for seat, line in enumerate(lines):
            await line.hear("talk")
            heard = [frame for frame in line.frames if frame["t"] in ("chat", "point")]
            more = {"n": n, "id": "", "phrase": None, "apart": False}
            said = {"t": "chat", "d": {"seat": 0, "name": "Ala", "text": "first the left one", **more}}
            pointed = {"t": "point", "d": {"seat": 2, "name": "Celina", "what": "mon 12"}}
            ours = {"t": "chat", "d": {"seat": 1, "name": "Bolek", "text": "ours", **more}}
            assert heard == ([] if seat == 4 else [ours] if seat % 2 else [said, pointed])
            told = [dumps(frame) for frame in line.frames]
            assert any("left one" in frame for frame in told) == (seat in (0, 2))
    chats = []
    for player in [*players, watcher]:
        async with player.at(table) as line:
            chats.append([said["text"] for said in line.frames[0]["d"]["chat"]])
    assert chats == [["first the left one"], ["ours"], ["first the left one"], ["ours"], []]
    await players[0].post(f"/api/tables/{table}/leave")
    assert "left one" not in dumps(await watcher.get(f"/api/tables/{table}/record"))


async def test_words_to_the_other_team_and_of_who_has_none_are_refused(people: Any) -> None:
    table, players = await four(people)
    async with players[0].at(table, lang="pl") as line, (await people("Ewa")).at(table) as watcher:
        with pytest.raises(Refusal) as caught:
            await line.ask("chat", text="hello", to=1)
        assert caught.value.frame["code"] == "other-team" and caught.value.frame["rule"] == "P2-SETUP-4"
        assert "drużyna" in caught.value.frame["message"]
        assert await line.refused("point", what="mon 12", to=1) == "other-team"
        assert await line.refused("chat", text="x" * 301) == "bad-message"
        assert await line.refused("chat", text="\u200b") == "bad-message"
        assert await line.refused("point", what="<b>") == "bad-message"
        assert (
            await watcher.refused("chat", text="hello") == await watcher.refused("point", what="mon 1") == "not-seated"
        )
    player = await people("Ala")
    made = await order(player, "me", "me", "me", "me")
    async with player.at(made["id"]) as line:
        assert await line.refused("chat", text="hello") == "no-team"
    made = await player.table("hotseat")
    async with player.at(made["id"]) as line:
        assert await line.refused("point", what="mon 1") == "no-team"
