"""Studies: chapters of games and drawn positions, branches, comments, puzzles, people, and what is heard live."""

from __future__ import annotations

import contextlib
import random
from dataclasses import replace
from typing import Any

import pytest
import websockets
from msgspec import json
from sqlalchemy import func, select

from stolik.kernel.replay import Answered, Record
from stolik.match import Match
from stolik.scenarios.table import load
from stolik.server.faces import face_of
from stolik.server.studies import bodies, kept, places
from stolik.server.studies.desk import tidy

from .at_study import Study, begun, finished, listening
from .conftest import OPEN, QUICK, Player
from .test_leaving import asked


async def test_a_study_of_a_game_shows_it_as_its_replay_does(people: Any) -> None:
    ala = await people("Ala")
    table = await finished(ala)
    study = await begun(ala, table)
    line = await ala.get(f"{study.at}/line?lang=en")
    replay = await ala.get(f"/api/tables/{table}/replay?lang=en")
    watched = await study.place(3)
    assert [one["log"] for one in line["frames"]] == [one["log"] for one in replay["frames"]]
    assert line["outcome"]["kind"] == "resign" and line["names"] == replay["names"]
    assert watched["view"] == line["frames"][3]["view"]


async def test_a_chapter_of_a_drawn_position_begins_there(people: Any) -> None:
    ala = await people("Ala")
    made = await ala.post("/api/studies", {"chapter": {"scenario": a_scenario()}}, 201)
    shown = await ala.get(f"/api/studies/{made['id']}?lang=en")
    assert shown["chapters"][0]["turns"] == 0 and shown["title"] == shown["chapters"][0]["title"] != ""
    await ala.post("/api/studies", {"chapter": {"scenario": "token-battle/none"}}, 404)


def a_scenario() -> str:
    found = next(one for one in load("token-battle") if one.match(1).decision is not None)
    return f"token-battle/{found.id}"


async def test_a_branch_leaves_the_main_line_and_branches_leave_it(people: Any) -> None:
    study = await begun(await people("Ala"))
    first = await study.grow(2, 1)
    second = await study.grow(first["at"], 0)
    third = await study.grow(first["at"], 1)
    nodes = {one["id"]: one for one in (await study.tree())["nodes"]}
    assert [nodes[one["at"]]["parent"] for one in (first, second, third)] == [None, first["at"], first["at"]]
    assert nodes[first["at"]]["n"] == 2 and nodes[first["at"]]["label"] and nodes[first["at"]]["by"] == "Ala"


async def test_what_is_there_already_is_followed(people: Any) -> None:
    study = await begun(await people("Ala"))
    record = await study.me.get(f"{study.at}/record")
    main = await study.me.post(f"{study.at}/nodes", {"at": "2", "picks": record["entries"][2]}, 201)
    one, again = await study.grow(2, 1), await study.grow(2, 1)
    assert main == {"at": "3", "new": False}
    assert one["new"] and again == {"at": one["at"], "new": False}


async def test_an_illegal_answer_is_refused_with_its_rule(people: Any) -> None:
    study = await begun(await people("Ala"))
    record = await study.me.get(f"{study.at}/record")
    (verb, stack, *cell), (_, _, *there) = record["entries"][2][0], record["entries"][1][0]
    occupied = [[verb, stack, *there]]
    told = (await study.me.post(f"{study.at}/nodes", {"at": "2", "picks": occupied}, 409))["error"]
    assert cell != there
    assert told["code"] == "illegal" and told["rule"].startswith("TB-") and len(told["message"]) > 10
    await study.me.post(f"{study.at}/nodes", {"at": "2", "picks": [["lay", 1 << 60]]}, 400)


async def test_a_branch_is_named_moved_up_and_deleted(people: Any) -> None:
    study = await begun(await people("Ala"))
    one, two, under = (await study.grow(1, 1))["at"], (await study.grow(1, 2))["at"], ""
    under = (await study.grow(two))["at"]
    path = f"{study.at}/nodes"
    assert (await study.me.http.patch(f"{path}/{two}", json={"name": "sharper", "up": True})).status_code == 200
    assert [(node["id"], node["name"]) for node in (await study.tree())["nodes"]] == [
        (two, "sharper"),
        (under, ""),
        (one, ""),
    ]
    assert (await study.me.http.delete(f"{path}/{two}")).json()["error"]["code"] == "study-children"
    assert (await study.me.http.delete(f"{path}/{two}?whole=true")).status_code == 204
    assert [node["id"] for node in (await study.tree())["nodes"]] == [one]


async def test_a_comment_is_edited_by_its_author_and_goes_with_its_branch(people: Any) -> None:
    study = await begun(await people("Ala"))
    other = await study.invite(await people("Bolek"))
    node = (await study.grow(1, 1))["at"]
    text = "<b>why</b> not\nhere?"
    said = (await other.me.post(f"{study.at}/comments", {"at": node, "text": text}))["id"]
    path = f"{study.at}/comments/{said}"
    assert (await study.me.http.patch(path, json={"text": "mine"})).status_code == 403
    assert (await other.me.http.patch(path, json={"text": f"{text} "})).status_code == 200
    (shown,) = (await study.tree())["comments"]
    assert (shown["text"], shown["by"], shown["edited"], shown["mine"]) == (text, "Bolek", True, False)
    await study.me.http.delete(f"{study.at}/nodes/{node}")
    assert (await study.tree())["comments"] == []


async def test_the_owner_deletes_what_others_said(people: Any) -> None:
    study = await begun(await people("Ala"))
    other, third = await study.invite(await people("Bolek")), await study.invite(await people("Celina"))
    said = (await other.me.post(f"{study.at}/comments", {"at": "0", "text": "first"}))["id"]
    assert (await third.me.http.delete(f"{study.at}/comments/{said}")).status_code == 403
    assert (await study.me.http.delete(f"{study.at}/comments/{said}")).status_code == 204


@pytest.mark.parametrize(
    ("text", "kept_"),
    [(" a\r\nb\u202e ", "a\nb"), ("e\u0301", "é"), ("\u200b\n ", ""), ("x" * 2000, "x" * 2000)],
)
def test_a_comment_is_kept_without_what_cant_be_seen(text: str, kept_: str) -> None:
    assert tidy(text) == kept_


async def test_what_goes_without_saying_is_answered_in_a_branch(people: Any) -> None:
    """As it is at a table: after a branch's answer there is a choice, or the game is over."""
    study = await begun(await people("Ala"))
    at: str | int = 2
    for _ in range(40):
        place = await study.place(at)
        if place["outcome"] is not None:
            break
        assert len(place["options"]) > 1 or place["least"] == 0
        at = (await study.grow(at, 1))["at"]
    assert (await study.place(at))["outcome"] is not None
    await study.me.post(f"{study.at}/nodes", {"at": str(at), "picks": [["lay", 0, 0]]}, 409)


# ---- the tree, by chance


@pytest.mark.parametrize("seed", range(4))
async def test_every_node_is_where_its_answers_lead_and_nothing_is_orphaned(
    people: Any, shared: Any, seed: int
) -> None:
    study, luck = await begun(await people("Ala")), random.Random(seed)
    for _ in range(30):
        nodes = (await study.tree())["nodes"]
        at = luck.choice([*(one["id"] for one in nodes), str(luck.randrange(6))])
        deed = luck.random()
        if deed < 0.6:
            if (await study.place(at))["options"]:
                await study.grow(at, luck.randrange(9))
        elif deed < 0.75 and nodes:
            await study.me.http.delete(f"{study.at}/nodes/{luck.choice(nodes)['id']}?whole=true")
        elif deed < 0.85 and nodes:
            await study.me.http.patch(f"{study.at}/nodes/{luck.choice(nodes)['id']}", json={"up": True})
        else:
            await study.me.post(f"{study.at}/comments", {"at": at, "text": f"said {luck.random()}"})
    await sound(study, shared)


async def sound(study: Study, running: Any) -> None:
    """Each node's position is what its answers give from the record, and what hangs on nodes hangs on ones there."""
    record = await study.me.get(f"{study.at}/record")
    tree = await study.tree()
    by_id = {one["id"]: one for one in tree["nodes"]}
    assert all(one["parent"] is None or one["parent"] in by_id for one in tree["nodes"])
    assert all(one["at"] in by_id or one["at"].isdigit() for one in tree["comments"])
    assert len(by_id) == len(tree["nodes"])
    for node in tree["nodes"]:
        afresh = played(record, way(running, study, node["id"]))
        shown = await study.place(node["id"])
        face = face_of("token-battle")
        sight = face.sight(afresh.view(None), afresh.outcome, afresh.names, "en", asked=False)
        assert shown["view"] == json.decode(json.encode(sight))
        decision = None if afresh.outcome is not None else afresh.decision
        assert shown["asked"] == (None if decision is None else decision.seat)
        if decision is not None:
            assert shown["options"] == [[one.verb, *one.args] for one in decision.options]


def way(running: Any, study: Study, node: str) -> tuple[int, list[Any]]:
    """Asked of the store itself."""
    n, path = asked(running, lambda connection: places.way(connection, study.chapter, node))
    return n, list(path)


def played(record: Any, way: tuple[int, list[Any]]) -> Match:
    """By hand, with the engine alone."""
    match = Match.from_record(Record.from_data(record), way[0], verify=False)
    for picks in way[1]:
        assert match.decision is not None
        answer = Answered.from_data(picks).found_in(match.decision)
        assert answer is not None
        match.answer(answer)
        while (foregone := match.foregone) is not None:
            match.answer(foregone)
    return match


# ---- bounds


async def test_a_chapter_has_so_many_branches_and_comments(people: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    study = await begun(await people("Ala"))
    monkeypatch.setattr(bodies, "MOST_NODES", 2)
    monkeypatch.setattr(bodies, "MOST_COMMENTS", 1)
    await study.grow(1, 1)
    await study.grow(1, 2)
    assert (await study.grow(1, 3, 409))["error"]["code"] == "many-nodes"
    await study.me.post(f"{study.at}/comments", {"at": "1", "text": "one"})
    told = await study.me.post(f"{study.at}/comments", {"at": "1", "text": "two"}, 409)
    assert told["error"]["code"] == "many-comments"


async def test_a_guest_has_so_many_studies_and_a_study_so_many_chapters(people: Any, start: Any) -> None:
    running = start(replace(QUICK, limits=replace(OPEN, studies_a_guest=1)))
    ala = await people("Ala", at=running)
    study = await begun(ala)
    table = await finished(ala)
    told = await ala.post("/api/studies", {"chapter": {"table": table}}, 409)
    assert told["error"]["code"] == "many-studies"
    for _ in range(bodies.MOST_CHAPTERS - 1):
        await ala.post(f"{study.path}/chapters", {"table": table}, 201)
    told = await ala.post(f"{study.path}/chapters", {"table": table}, 409)
    assert told["error"]["code"] == "many-chapters"


async def test_a_text_is_no_longer_than_it_may_be(people: Any) -> None:
    study = await begun(await people("Ala"))
    for text in ("", "\u200b", "x" * 2001):
        await study.me.post(f"{study.at}/comments", {"at": "1", "text": text}, 400)
    await study.me.post("/api/studies", {"chapter": {"table": "x"}, "title": "y" * 81}, 400)


# ---- lists


async def test_lists_have_mine_those_i_was_invited_to_and_public_ones(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    mine = await begun(ala, title="Zugzwang of Ala")
    public = await begun(ala, title="Open Harbour lights", readers="all")
    await mine.invite(bolek)
    listed = await bolek.get("/api/studies?lang=en&q=harbour")
    assert [one["id"] for one in listed["all"]] == [public.id] and listed["mine"] == []
    both = await bolek.get("/api/studies?lang=en&q=token battle")
    assert [(one["id"], one["mine"]) for one in both["mine"]] == [(mine.id, "writer")]
    assert mine.id not in [one["id"] for one in (await ala.get("/api/studies"))["all"]]
    assert (await bolek.get("/api/studies?q=%25&lang=en"))["mine"] == []


async def test_a_study_without_a_title_is_called_after_those_who_played(people: Any) -> None:
    ala = await people("Ala")
    study = await begun(ala)
    assert (await ala.get(study.path))["title"] == "Ala – Ala (2)"


# ---- puzzles


async def test_a_puzzle_asks_for_the_answer_that_the_study_names(people: Any) -> None:
    study = await begun(await people("Ala"), readers="all")
    options = (await study.place(2))["options"]
    body = {"at": "2", "answers": [[options[3]]], "ask": "Which one?"}
    puzzle = (await study.me.post(f"{study.at}/puzzles", body))["id"]
    other: Player = await people("Bolek")
    path = f"{study.path}/puzzles/{puzzle}"
    shown = await other.get(f"{path}?lang=en")
    assert shown["ask"] == "Which one?" and shown["place"]["options"] == options and shown["by"] == "Ala"
    assert shown["place"]["view"]["seat"] == shown["seat"] == shown["place"]["asked"]
    assert (await other.post(f"{path}/try", {"picks": [options[0]]})) == {"found": False, "answers": []}
    good = await other.post(f"{path}/try", {"picks": [options[3]]})
    assert good["found"] and good["answers"] == (await other.get(f"{path}/answer"))["answers"]
    assert (await other.post(f"{path}/try", {"picks": [["lay", 99, 99]]}, 409))["error"]["code"] == "illegal"


async def test_a_puzzle_needs_a_legal_answer_and_somebody_who_is_asked(people: Any) -> None:
    study = await begun(await people("Ala"))
    await study.me.post(f"{study.at}/puzzles", {"at": "2", "answers": [[["lay", 99, 99]]]}, 409)
    await study.me.post(f"{study.at}/puzzles", {"at": "2", "answers": []}, 400)
    node = (await study.grow(2, 1))["at"]
    options = (await study.place(node))["options"]
    await study.me.post(f"{study.at}/puzzles", {"at": node, "answers": [[options[0]]]})
    assert [one["at"] for one in (await study.tree())["puzzles"]] == [node]
    await study.me.http.delete(f"{study.at}/nodes/{node}")
    assert (await study.tree())["puzzles"] == []


# ---- as files


async def test_a_chapter_is_a_record_file_that_can_be_loaded(people: Any) -> None:
    study = await begun(await people("Ala"))
    await study.grow(1, 1)
    record = await study.me.get(f"{study.at}/record")
    loaded = await study.me.post("/api/replays", {"record": record}, 201)
    assert loaded["path"] if "path" in loaded else loaded["id"]
    assert record["names"] == ["Ala", "Ala (2)"] and len(record["entries"]) == 6


async def test_a_chapter_is_a_text_with_branches_and_comments(people: Any) -> None:
    study = await begun(await people("Ala"))
    node = (await study.grow(1, 1))["at"]
    label = (await study.tree())["nodes"][0]["label"]
    await study.me.post(f"{study.at}/comments", {"at": node, "text": "sharper\nI think"})
    lines = (await study.me.get(f"{study.at}/text?lang=en")).splitlines()
    at = lines.index(f"  - {label}")
    assert lines[at + 1 : at + 3] == ["    | Ala: sharper", "    | I think"] or lines[at + 1].endswith("Ala: sharper")
    assert lines[at - 1].startswith("1. ")


# ---- live


async def test_others_hear_what_is_written_and_who_is_here(people: Any) -> None:
    study = await begun(await people("Ala"))
    bolek = await people("Bolek")
    await study.invite(bolek)
    async with listening(study.me, study.id) as one, listening(bolek, study.id) as two:
        here = await one.until("here", lambda d: len(d["people"]) == 2)
        assert {(who["name"], who["writes"], who["me"]) for who in here["people"]} == {
            ("Ala", True, True),
            ("Bolek", True, False),
        }
        await study.by(bolek).grow(1, 1)
        told = (await one.hear("changed"))["d"]
        assert (told["kind"], told["by"], told["mine"], told["chapter"]) == ("branch", "Bolek", False, study.chapter)
        assert (await two.hear("changed"))["d"]["mine"]
        assert told["version"] == (await study.tree())["version"]


async def test_who_leads_is_followed_until_they_stop(people: Any) -> None:
    study = await begun(await people("Ala"), readers="all")
    reader = await people("Bolek")
    async with listening(study.me, study.id) as one, listening(reader, study.id) as two:
        await one.ask("at", chapter=study.chapter, at="3", seat=1)
        await one.ask("lead", on=True)
        led = await two.until("led", lambda d: d is not None)
        assert led == {"name": "Ala", "mine": False, "chapter": study.chapter, "at": "3", "seat": 1}
        await one.ask("at", chapter=study.chapter, at="4")
        assert (await two.until("led", lambda d: d is not None))["at"] == "4"
        assert (await two.ask("lead", on=True))["d"]["code"] == "study-writer"
        await one.ask("lead", on=False)
        await two.until("led", lambda d: d is None)


async def test_a_line_ends_when_one_may_not_read_any_more(people: Any) -> None:
    study = await begun(await people("Ala"))
    async with listening(await people("Bolek"), study.id) as line:
        await line.hear("here")
        await study.me.http.patch(study.path, json={"readers": "people"})
        assert (await line.hear("refuse"))["d"]["code"] == "study-shut"
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await line.hear()
        assert line.socket.close_code == 4403


async def test_nothing_is_left_of_a_study_that_was_deleted(people: Any, shared: Any) -> None:
    study = await begun(await people("Ala"))
    await study.grow(1, 1)
    await study.me.post(f"{study.at}/comments", {"at": "1", "text": "gone soon"})
    assert (await study.me.http.delete(study.path)).status_code == 204
    await study.me.get(study.path, 404)
    for part in (*kept.PARTS, kept.members):
        of = part.c.study == study.id if "study" in part.c else part.c.chapter == study.chapter
        count = select(func.count()).select_from(part).where(of)
        assert asked(shared, lambda connection, count=count: connection.execute(count).scalar()) == 0
