"""A game over the socket, from the first frame to the last."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from stolik.server import players

from .conftest import QUICK


async def test_a_game_against_a_bot_is_played_to_its_end(people: Any) -> None:
    player = await people("Ala")
    made = await player.table("bot:greedy", options={"turn_limit": 12})
    async with player.at(made["id"]) as line:
        while not any(frame["t"] == "end" for frame in line.frames):
            if line.asked:
                await line.ask("answer", v=line.v, picks=[0])
            await line.hear("move", "end")
        end = line.frames[-1]["d"]["outcome"]
        assert (end["rule"], end["kind"], bool(end["text"])) == ("TB-END-3", "rules", True)
        moves = [frame for frame in line.frames if frame["t"] == "move"]
        assert [frame["v"] for frame in moves] == list(range(line.frames[0]["v"] + 1, 13))
        assert moves[-1]["d"]["view"]["outcome"]["rule"] == "TB-END-3"


async def test_two_people_see_the_same_board_and_not_the_same_cards(two: Any) -> None:
    game = await two()
    await game.lay(3)
    one, other = game.one.view, game.two.view
    assert (one["owner"], one["scores"]) == (other["owner"], other["scores"])
    assert (one["seat"], other["seat"]) == (0, 1)
    assert all(card >= 0 for stack in one["stacks"][0] for card in stack)
    assert any(card == -1 for stack in one["stacks"][1] for card in stack)
    assert [one["decision"] is None, other["decision"] is None].count(True) == 1


async def test_the_host_waits_with_an_invitation_until_somebody_joins(people: Any) -> None:
    host, friend = await people("Ala"), await people("Bolek")
    made = await host.table("friend", options={"turn_limit": 7})
    code = made["invite"].rsplit("/", 1)[1]
    async with host.at(made["id"]) as line:
        first = line.frames[0]["d"]
        assert (first["view"], first["table"]["status"], first["table"]["invite"]) == (None, "waiting", made["invite"])
        info = await friend.get(f"/api/join/{code}")
        seats = {"seat": 1, "seats": ["Ala", ""], "cards": None}
        terms = {"clock": None, "rated": False, "spectators": True, "late": 0, "options": {"turn_limit": 7}}
        assert info == {"game": "token-battle", "host": "Ala", "taken": False, **seats, **terms}
        assert (await host.post(f"/api/join/{code}", {}, 409))["error"]["code"] == "own-table"
        await friend.post(f"/api/join/{code}", {"deck": None})
        state = await line.hear("state")
        assert state["d"]["table"]["status"] == "running" and state["d"]["view"]["options"]["turn_limit"] == 7
        assert [seat["name"] for seat in state["d"]["seats"]] == ["Ala", "Bolek"]
    assert (await friend.get(f"/api/join/{code}", 404))["error"]["code"] == "no-invite"


# ---- numbers and versions


async def test_the_same_number_again_gets_the_same_answer_and_is_applied_once(two: Any) -> None:
    game = await two()
    line, other_side = game.first, game.second
    first = await line.ask("answer", a=77, v=0, picks=[5])
    again = await line.ask("answer", a=77, v=0, picks=[5])
    other = await line.ask("answer", a=77, v=1, picks=[9])
    assert first == again == other == {"t": "ack", "d": {"a": 77, "v": 1}}
    assert (await other_side.hear("move"))["v"] == 1
    await other_side.silence("move")


async def test_an_old_version_is_refused(two: Any) -> None:
    game = await two()
    await game.lay()
    line = game.first
    assert await line.refused("answer", v=0, picks=[0]) == "stale"
    assert await line.refused("answer", v=2, picks=[0]) == "stale"
    assert await line.refused("preview", v=0, picks=[0]) == "stale"


async def test_what_is_not_offered_is_refused(two: Any) -> None:
    game = await two()
    for picks in ([], [10_000], [0, 0], [0, 1]):
        assert await game.first.refused("answer", v=0, picks=picks) == "illegal"
    assert await game.second.refused("answer", v=0, picks=[0]) == "not-your-turn"


async def test_resume_sends_the_missed_moves_one_by_one(two: Any) -> None:
    game = await two()
    for _ in range(4):
        await game.lay()
    told = [frame for frame in game.one.frames if frame["t"] == "move"]
    await game.one.send("resume", v=1)
    again = [await game.one.hear("move") for _ in range(3)]
    assert again == told[1:]
    async with game.a.at(game.table, v=2) as line:
        assert line.frames[0] == {**line.frames[0], "t": "state", "v": 4}


async def test_a_gap_that_cannot_be_bridged_gets_a_snapshot(two: Any) -> None:
    game = await two()
    await game.lay()
    for v in (-1, 7):
        await game.one.send("resume", v=v)
        state = await game.one.hear("state")
        assert state["v"] == 1 and len(state["d"]["log"]) == 2


async def test_after_a_restart_everything_is_as_it_was(people: Any, start: Any, two: Any, tmp_path: Any) -> None:
    running = start(folder=tmp_path)
    game = await two(at=running)
    for _ in range(5):
        await game.lay(2)
    await game.first.ask("talk", text="hello <b>there</b>")
    before = (await _snapshot(game.one), await _snapshot(game.two))
    asked, a = game.first, 500
    assert (await asked.ask("answer", a=a, v=5, picks=[0]))["d"]["v"] == 6
    await game.second.hear("move")
    running.stop()
    again = start(folder=tmp_path)
    for player in (game.a, game.b):
        player.address = again.address
    async with game.a.at(game.table) as one, game.b.at(game.table) as other:
        assert one.v == other.v == 6
        line = one if asked is game.one else other
        assert await line.ask("answer", a=a, v=5, picks=[0]) == {"t": "ack", "d": {"a": a, "v": 6}}
        assert await line.refused("answer", a=a + 1, v=5, picks=[0]) == "stale"
        assert one.frames[0]["d"]["log"][:6] == before[0]["d"]["log"]
        talk = [(said["seat"], said["name"], said["text"], said["n"]) for said in one.frames[0]["d"]["talk"]]
        assert talk == [(0 if asked is game.one else 1, before_name(game, asked), "hello <b>there</b>", 5)]


def before_name(game: Any, asked: Any) -> str:
    return "Ala" if asked is game.one else "Bolek"


async def _snapshot(line: Any) -> Any:
    await line.send("resume", v=-1)
    return await line.hear("state")


# ---- watching


async def test_a_spectator_sees_the_board_and_no_hidden_card(two: Any, people: Any) -> None:
    game = await two()
    watcher = await people("Celina")
    async with watcher.at(game.table) as line:
        state = line.frames[0]["d"]
        assert state["seat"] is None and state["view"]["decision"] is None
        assert all(stack[1:] == [-1] * (len(stack) - 1) for seat in state["view"]["stacks"] for stack in seat)
        assert (await game.one.hear("people"))["d"]["spectators"] in (0, 1)
        await game.lay()
        assert (await line.hear("move"))["d"]["view"]["seat"] is None


async def test_a_table_without_spectators_lets_nobody_watch(two: Any, people: Any) -> None:
    game = await two(spectators=False)
    watcher = await people("Celina")
    async with watcher.at(game.table, hear=False) as line:
        assert (await line.hear())["d"]["code"] == "not-watched"
        await line.socket.wait_closed()
        assert line.socket.close_code == 4403


async def test_a_table_says_whether_it_may_be_watched(two: Any) -> None:
    for spectators in (True, False):
        game = await two(spectators=spectators)
        assert (await _snapshot(game.one))["d"]["table"]["watched"] is spectators


async def test_people_are_told_who_comes_and_goes(two: Any) -> None:
    game = await two()
    async with game.b.at(game.table):
        pass
    await game.two.socket.close()
    while True:
        seats = (await game.one.hear("people"))["d"]["seats"]
        if not seats[1]["here"]:
            break
    assert seats[0]["here"] and seats[1]["away_since"] is not None


# ---- taking back


async def test_undo_needs_the_consent_of_the_other_person(two: Any) -> None:
    game = await two()
    mover = game.first
    before = (await _snapshot(mover))["d"]["view"]
    await game.lay(4)
    other = game.first
    await mover.ask("undo")
    asked = await other.hear("undo")
    assert asked["d"]["by"] == before["seat"] and asked["d"]["text"].startswith(("Ala", "Bolek"))
    await other.ask("undo-reply", allow=True)
    for line in (mover, other):
        back = await line.hear("back")
        assert back["v"] == 2 and back["d"]["view"]["turn"] == 0
    assert mover.view == before
    assert [entry["n"] for entry in back["d"]["log"]] == [0, 0] and "took back" in back["d"]["log"][-1]["text"][0]
    await mover.lay(4)


async def test_undo_names_the_cards_that_were_seen_since(two: Any) -> None:
    game = await two()
    mover = game.first
    await game.lay(0)
    uncovered = [event for frame in mover.frames if frame["t"] == "move" for event in frame["d"]["events"]]
    assert any(event["e"] == "TopUncovered" for event in uncovered)
    await mover.ask("undo")
    text = (await game.first.hear("undo"))["d"]["text"]
    assert ", to turn 1. Drawn, shown or taken since: " in text


async def test_a_refused_undo_changes_nothing_and_silence_is_no(start: Any, two: Any) -> None:
    game = await two(at=start(replace(QUICK, undo_wait=4.0)))
    mover = game.first
    await game.lay()
    other = game.first
    await mover.ask("undo")
    assert await mover.refused("undo") == "undo-asked"
    assert await mover.refused("undo-reply", allow=True) == "no-undo"
    await other.ask("undo-reply", allow=False)
    assert (await mover.hear("undo"))["d"] is not None
    refused = await mover.hear("undo")
    assert refused["d"] is None and refused["why"].endswith("does not allow it: nothing is taken back.")
    await mover.ask("undo")
    assert (await mover.hear("undo"))["d"]["until"] <= 4
    late = await mover.hear("undo")
    assert late["d"] is None and late["why"] == "Nobody answered in time: nothing is taken back."
    assert (await _snapshot(mover))["v"] == 1


async def test_nobody_takes_back_what_they_have_not_done(two: Any) -> None:
    game = await two()
    await game.lay()
    assert await game.first.refused("undo") == "nothing-to-undo"


async def test_a_bot_consents_at_once_and_its_answer_goes_too(people: Any) -> None:
    player = await people("Ala")
    made = await player.table("bot:greedy", options={"first": "0"})
    async with player.at(made["id"]) as line:
        await line.lay(7)
        while not line.asked:
            await line.hear("move")
        await line.ask("undo")
        back = await line.hear("back")
        assert back["d"]["view"]["turn"] == 0 and line.asked
        assert (await line.lay(8))["v"] == back["v"] + 1


# ---- ends


async def test_conceding_ends_the_game_for_both(two: Any) -> None:
    game = await two()
    await game.lay()
    await game.one.ask("concede")
    for line, said in ((game.one, "You resign"), (game.two, "Ala resigns")):
        end = await line.hear("end")
        outcome = end["d"]["outcome"]
        assert (outcome["winner"], outcome["kind"], outcome["rule"]) == (1, "resign", "TB-END-8")
        assert outcome["text"].startswith(said) and end["v"] == 2
    assert await game.two.refused("answer", v=2, picks=[0]) == "over"
    assert await game.one.refused("undo") == "over"


async def test_a_rematch_needs_both_and_swaps_the_seats(two: Any) -> None:
    game = await two(options={"turn_limit": 9})
    assert await game.one.refused("rematch") == "running"
    await game.one.ask("concede")
    await game.two.hear("end")
    await game.one.ask("rematch")
    offered = (await game.two.hear("end"))["d"]["rematch"]
    assert offered == {"by": 0, "id": None, "agreed": [0]}
    await game.two.ask("rematch")
    end = await game.one.hear("end")
    while not (end["d"]["rematch"] or {}).get("id"):
        end = await game.one.hear("end")
    async with game.a.at(end["d"]["rematch"]["id"]) as line:
        state = line.frames[0]["d"]
        assert [seat["name"] for seat in state["seats"]] == ["Bolek", "Ala"] and state["seat"] == 1
        assert state["view"]["options"]["turn_limit"] == 9 and state["view"]["turn"] == 0


async def test_a_bot_plays_again_at_once(people: Any) -> None:
    player = await people("Ala")
    made = await player.table("bot:random")
    async with player.at(made["id"]) as line:
        await line.ask("concede")
        await line.ask("rematch")
        end = await line.hear("end")
        while not (end["d"]["rematch"] or {}).get("id"):
            end = await line.hear("end")
    async with player.at(end["d"]["rematch"]["id"]) as line:
        seats = line.frames[0]["d"]["seats"]
        assert [(seat["bot"], seat["plays"]) for seat in seats] == [(True, "random"), (False, "")]


async def test_leaving_a_running_game_loses_it_and_a_waiting_table_closes(people: Any, two: Any) -> None:
    game = await two()
    await game.b.post(f"/api/tables/{game.table}/leave")
    assert (await game.one.hear("end"))["d"]["outcome"]["kind"] == "left"
    host = await people("Ala")
    made = await host.table("friend")
    await host.post(f"/api/tables/{made['id']}/leave")
    assert (await host.get("/api" + made["invite"], 404))["error"]["code"] == "no-invite"


# ---- clocks


async def test_a_clock_that_runs_out_loses(two: Any) -> None:
    game = await two(clock={"minutes": 0.05, "increment": 0})
    seat = game.first.view["seat"]
    clocks = (await _snapshot(game.one))["d"]["clocks"]
    assert clocks["running"] == seat and 0 < clocks["left"][seat] <= 3 == clocks["left"][1 - seat]
    outcome = (await game.one.hear("end"))["d"]["outcome"]
    assert (outcome["kind"], outcome["winner"]) == ("time", 1 - seat)


async def test_an_answer_starts_the_other_clock_and_earns_the_increment(two: Any) -> None:
    game = await two(clock={"minutes": 1, "increment": 5})
    seat = game.first.view["seat"]
    await asyncio.sleep(0.3)
    await game.lay()
    clocks = [frame for frame in game.one.frames if frame["t"] == "move"][-1]["d"]["clocks"]
    assert clocks["running"] == 1 - seat
    assert 60 < clocks["left"][seat] < 64.9 and clocks["left"][1 - seat] > 55


async def test_a_restart_costs_the_player_to_move_no_time(start: Any, two: Any, tmp_path: Any) -> None:
    running = start(folder=tmp_path)
    game = await two(at=running, clock={"minutes": 0.1, "increment": 0})
    await game.lay()
    seat = game.first.view["seat"]
    running.stop()
    await asyncio.sleep(6.2)
    game.a.address = start(folder=tmp_path).address
    async with game.a.at(game.table) as line:
        state = line.frames[0]["d"]
        assert state["table"]["status"] == "running" and state["clocks"]["left"][seat] > 2


# ---- one screen, drawn tables


async def test_at_one_screen_the_view_turns_to_whoever_is_asked(people: Any) -> None:
    player = await people("Ala")
    made = await player.table("hotseat", options={"turn_limit": 6})
    async with player.at(made["id"]) as line:
        state = line.frames[0]["d"]
        assert (state["table"]["hotseat"], state["seat"]) == (True, None)
        for _ in range(5):
            assert line.view["seat"] == line.view["decision"]["seat"] == line.view["to_move"]
            await line.lay(1)
        await line.ask("undo")
        assert (await line.hear("back"))["d"]["view"]["turn"] == 4
        await line.lay(1)
        await line.ask("answer", v=line.v, picks=[0])
        assert (await line.hear("end"))["d"]["outcome"]["kind"] == "rules"
    async with player.at(made["id"]) as line:
        assert (await line.hear("end"))["d"]["outcome"]["rule"] == "TB-END-3"


async def test_a_drawn_table_opens_at_one_screen(people: Any) -> None:
    player = await people("Ala")
    chapters = (await player.get("/api/rules/token-battle"))["chapters"]
    shown = [scenario for chapter in chapters for rule in chapter["rules"] for scenario in rule["scenarios"]]
    assert shown
    made = await player.post("/api/tables", {"scenario": shown[0]})
    async with player.at(made["id"]) as line:
        assert line.frames[0]["d"]["table"]["hotseat"] and line.asked
        await line.lay(0)


# ---- questions


async def test_why_not_cites_the_rule_in_the_players_language(two: Any, people: Any) -> None:
    game = await two()
    taken = game.one.view["owner"].index(1 - game.one.view["x"])
    told = (await game.one.ask("why", verb="lay", args=[0, taken]))["d"]
    assert told["rule"] == "TB-BOARD-4" and told["text"] and told["scenario"].startswith("token-battle/")
    async with game.a.at(game.table, lang="pl") as line:
        assert "zajęte" in (await line.ask("why", verb="lay", args=[0, taken]))["d"]["text"]
    free = game.one.view["owner"].index(-1)
    legal = (await game.first.ask("why", verb="lay", args=[0, free]))["d"]
    assert (legal["rule"], legal["text"]) == ("", "")
    assert (await game.second.ask("why", verb="lay", args=[0, free]))["d"]["rule"] == "TB-TURN-1"
    assert (await game.first.ask("why", verb="dance", args=[]))["d"]["rule"] == "TB-TURN-2"


async def test_a_preview_shows_what_would_happen_and_changes_nothing(two: Any) -> None:
    game = await two()
    picks = list(range(64))
    results = (await game.first.ask("preview", v=0, picks=picks))["d"]["results"]
    assert [result["pick"] for result in results] == picks
    await game.lay(picks[20])
    move = [frame for frame in game.one.frames if frame["t"] == "move"][-1]["d"]
    seen = results[20]
    assert (seen["scores"], seen["growth"]) == (move["view"]["scores"], move["view"]["growth"])
    assert seen["view"]["owner"] == move["view"]["owner"] and seen["view"]["decision"] is None


async def test_the_log_speaks_to_its_reader(two: Any) -> None:
    game = await two()
    await game.lay()
    frames = [[f for f in line.frames if f["t"] == "move"][-1]["d"]["log"][0] for line in (game.one, game.two)]
    said = ["".join(p if isinstance(p, str) else p.get("c", p.get("s", "")) for p in f["text"]) for f in frames]
    assert sorted(text.split()[0] for text in said) in (["Ala", "You"], ["Bolek", "You"])
    assert frames[0]["turn"] == 1 and frames[0]["n"] == 1 and frames[0]["seat"] == frames[1]["seat"]


async def test_talk_reaches_everybody_as_plain_text(two: Any) -> None:
    game = await two()
    await game.one.ask("talk", text="<script>alert(1)</script>\u0007")
    told = (await game.two.hear("talk"))["d"]
    assert len(told.pop("id")) == 12
    text = "<script>alert(1)</script>"
    assert told == {"seat": 0, "name": "Ala", "text": text, "n": 0, "phrase": None, "apart": False}
    assert await game.one.refused("talk", text=" \n\t") == "bad-message"


async def test_talk_goes_back_with_the_game(two: Any) -> None:
    """Who comes later hears it after no more answers than there are."""
    game = await two()
    mover = game.first
    await game.lay(4)
    other = game.first
    await mover.ask("talk", text="hm")
    assert (await other.hear("talk"))["d"]["n"] == 1
    await mover.ask("undo")
    await other.hear("undo")
    await other.ask("undo-reply", allow=True)
    await other.hear("back")
    async with game.a.at(game.table) as line:
        assert [said["n"] for said in line.frames[0]["d"]["talk"]] == [0]


async def test_a_bot_leaves_time_to_look(people: Any, start: Any) -> None:
    running = start(replace(QUICK, bot_pause=0.5))
    player = await people("Ala", at=running)
    made = await player.table("bot:random", options={"first": "0"})
    async with player.at(made["id"]) as line:
        before = asyncio.get_running_loop().time()
        await line.lay()
        await line.hear("move")
        assert asyncio.get_running_loop().time() - before > 0.4


async def test_what_a_bot_does_after_its_first_answer_comes_without_a_pause(
    people: Any, start: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    now = 0.0

    async def sleep(seconds: float) -> None:
        nonlocal now
        slept.append(seconds)
        now += seconds
        await asyncio.sleep(0)

    monkeypatch.setattr(players, "time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr(players, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))
    running = start(replace(QUICK, bot_pause=3600))
    player = await people("Ala", at=running)
    made = await player.table("bot:random", game="star-wars", deck="red-squadron", other_deck="iron-fleet")
    async with player.at(made["id"]) as line:
        while line.v < 16:
            if line.asked:
                await line.ask("answer", v=line.v, picks=list(range(line.view["decision"]["least"])))
            await line.hear("move")
    assert set(slept) == {3600, 0}


async def test_bots_think_in_processes_of_their_own(people: Any, start: Any) -> None:
    running = start(replace(QUICK, bot_workers=1))
    player = await people("Ala", at=running)
    made = await player.table("bot:lookahead", options={"first": "1"})
    async with player.at(made["id"]) as line:
        while line.v < 1:
            await line.hear("move", within=30)
        assert line.view["turn"] == 1
