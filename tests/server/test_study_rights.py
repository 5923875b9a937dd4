"""Who may do what at studies: every route and frame, by strangers, guests, readers, writers, programs and the banned;
who floods it, whom one has muted or blocked, and what becomes of it all when somebody leaves."""

from __future__ import annotations

import contextlib
import time
from dataclasses import replace
from typing import Any

import httpx
import pytest
import websockets
from sqlalchemy import insert

from stolik.server.conduct import deeds
from stolik.server.settings import Rate

from .at_study import Study, begun, finished, listening
from .conftest import OPEN, QUICK, Player
from .hosting import named_host, write
from .test_accounts import PASSWORD, enter, keep
from .test_export import taken

S, C = "/api/studies/{study}", "/api/studies/{study}/chapters/{chapter}"
READ: tuple[str, ...] = (
    S,
    C,
    f"{C}/line",
    f"{C}/at/2",
    f"{C}/at/{{node}}",
    f"{C}/record",
    f"{C}/text",
    f"{S}/puzzles/{{puzzle}}",
    f"{S}/puzzles/{{puzzle}}/answer",
)
WRITE: dict[tuple[str, str], Any] = {
    ("POST", f"{C}/nodes"): {"at": "0", "picks": []},
    ("PATCH", f"{C}/nodes/{{node}}"): {"name": "x"},
    ("DELETE", f"{C}/nodes/{{node}}"): None,
    ("POST", f"{C}/comments"): {"at": "1", "text": "x"},
    ("POST", f"{C}/puzzles"): {"at": "1", "answers": [[["lay", 0, 0]]]},
    ("PATCH", C): {"title": "x"},
    ("POST", f"{S}/chapters"): {"scenario": "token-battle/none"},
}
"""What a writer may: what comes of it may still be refused for what it says."""
OWN: dict[tuple[str, str], Any] = {
    ("PATCH", S): {"title": "x"},
    ("DELETE", S): None,
    ("POST", f"{S}/invite"): None,
    ("DELETE", f"{S}/invite"): None,
    ("POST", f"{S}/people"): {"person": "nobody"},
    ("DELETE", f"{S}/people/nobody"): None,
    ("DELETE", C): None,
    ("DELETE", f"{C}/comments/{{comment}}"): None,
    ("PATCH", f"{C}/comments/{{comment}}"): {"text": "mine"},
    ("DELETE", f"{C}/puzzles/{{puzzle}}"): None,
}
CHANGES = {**WRITE, **OWN}


class Place:
    """A study with all that one may name of it."""

    def __init__(self, study: Study, **ids: str) -> None:
        self.study = study
        self.ids = {"study": study.id, "chapter": study.chapter, **ids}

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, body: Any = None) -> int:
        more = {} if body is None else {"json": body}
        return (await client.request(method, path.format(**self.ids), **more)).status_code


@pytest.fixture
async def place(people: Any) -> Any:
    async def make(readers: str = "link", **more: Any) -> Place:
        study = await begun(await people("Ala", **more), readers=readers)
        node = (await study.grow(2, 1))["at"]
        comment = (await study.me.post(f"{study.at}/comments", {"at": "1", "text": "first"}))["id"]
        options = (await study.place(2))["options"]
        puzzle = (await study.me.post(f"{study.at}/puzzles", {"at": "2", "answers": [[options[0]]]}))["id"]
        return Place(study, node=node, comment=comment, puzzle=puzzle)

    return make


async def test_whoever_has_the_link_reads_unless_it_is_for_its_people_alone(people: Any, place: Any) -> None:
    for readers, status in (("link", 200), ("all", 200), ("people", 404)):
        here, guest = await place(readers), await people("Bolek")
        async with httpx.AsyncClient(base_url=guest.address, headers={"X-Stolik": "1"}) as stranger:
            for client in (stranger, guest.http):
                assert {await here.ask(client, "GET", path) for path in READ} == {status}
        assert {await here.ask(here.study.me.http, "GET", path) for path in READ} == {200}


async def test_a_stranger_and_an_ended_session_change_nothing(people: Any, place: Any) -> None:
    here, guest = await place(), await people("Bolek")
    await guest.http.delete("/api/session")
    async with httpx.AsyncClient(base_url=guest.address, headers={"X-Stolik": "1"}) as stranger:
        for client in (stranger, guest.http):
            found = {(await here.ask(client, *route, body)) for route, body in CHANGES.items()}
            assert found == {401}


async def test_a_page_of_elsewhere_changes_nothing(place: Any) -> None:
    here = await place()
    here.study.me.http.headers["Origin"] = "https://elsewhere.example"
    assert {await here.ask(here.study.me.http, *route, body) for route, body in CHANGES.items()} == {403}


async def test_whoever_only_reads_writes_nothing(people: Any, place: Any) -> None:
    here, guest = await place(), await people("Bolek")
    found = {route: await here.ask(guest.http, *route, body) for route, body in CHANGES.items()}
    assert found == dict.fromkeys(CHANGES, 403)
    assert (await here.study.tree())["nodes"]


async def test_a_link_says_to_which_study_it_leads(people: Any, place: Any) -> None:
    here, guest = await place(), await people("Bolek")
    await here.study.me.http.patch(here.study.path, json={"title": "Openings"})
    code = (await here.study.me.post(f"{here.study.path}/invite"))["code"]
    assert await guest.get(f"/api/study-links/{code}") == {"title": "Openings", "by": "Ala"}
    assert (await guest.http.get("/api/study-links/nowhere")).json()["error"]["code"] == "study-link-gone"
    assert (await guest.get(here.study.path))["me"] == ""  # who looks at it has not joined


async def test_a_writer_writes_and_owns_nothing(people: Any, place: Any) -> None:
    here, guest = await place(), await people("Bolek")
    await here.study.invite(guest)
    assert {await here.ask(guest.http, *route, body) for route, body in OWN.items()} == {403}
    found = {route: await here.ask(guest.http, *route, body) for route, body in WRITE.items()}
    assert 403 not in found.values() and 401 not in found.values() and max(found.values()) < 500
    await guest.http.delete(f"{here.study.path}/people/{guest.id}")
    assert await here.ask(guest.http, "POST", f"{C}/comments", {"at": "1", "text": "y"}) == 403


async def test_a_program_reads_and_writes_nothing(people: Any, place: Any) -> None:
    here, owner = await place(), await people("Bolek")
    token = (await owner.post("/api/token", {"name": f"prog-{owner.id[:6]}"}))["token"]
    program: Player = await people(Authorization=f"Bearer {token}")
    assert {await here.ask(program.http, "GET", path) for path in READ} == {200}
    assert {await here.ask(program.http, *route, body) for route, body in CHANGES.items()} == {403}
    assert (await program.http.post("/api/studies", json={"chapter": {"table": "x"}})).status_code == 403


async def test_what_is_anothers_is_not_reached_by_its_id(people: Any, place: Any) -> None:
    """A study of one's own opens nothing of another's: what one names is looked for in it."""
    here, mine = await place("people"), await begun(await people("Bolek"))
    foreign = {**here.ids, "study": mine.id}
    for path in READ[1:]:
        assert (await mine.me.http.get(path.format(**foreign))).status_code == 404
    inside = {**here.ids, "study": mine.id, "chapter": mine.chapter}
    for (method, path), body in CHANGES.items():
        if "{node}" in path or "{comment}" in path or "{puzzle}" in path:
            more = {} if body is None else {"json": body}
            assert (await mine.me.http.request(method, path.format(**inside), **more)).status_code == 404
    assert len((await here.study.tree())["comments"]) == 1


# ---- what may become a chapter


async def test_only_a_game_that_is_over_and_open_to_me_becomes_a_chapter(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    running = (await ala.table("hotseat"))["id"]
    private = await finished(ala, spectators=False)
    for player, table, code in ((ala, running, 403), (bolek, private, 403), (ala, "nothing", 404)):
        await player.post("/api/studies", {"chapter": {"table": table}}, code)
    await ala.post("/api/studies", {"chapter": {"table": private}}, 201)


async def test_a_game_whose_deck_lists_stay_closed_becomes_none(people: Any) -> None:
    ala = await people("Ala")
    body = {"game": "pokemon", "opponent": "hotseat", "deck": "terra-firma", "other_deck": "terra-firma"}
    table = (await ala.post("/api/tables", {**body, "options": {"closed_lists": True}}))["id"]
    async with ala.at(table) as line:
        await line.ask("concede")
    told = await ala.post("/api/studies", {"chapter": {"table": table}}, 409)
    assert told["error"]["code"] == "lists-closed"


# ---- the line


@pytest.mark.parametrize("headers", [{}, {"Cookie": "stolik=" + "x" * 43}, {"Authorization": "Bearer stolik_wrong"}])
async def test_a_stranger_gets_no_line(place: Any, headers: dict[str, str]) -> None:
    here = await place("all")
    url = f"{here.study.me.address.replace('http', 'ws')}/ws/study/{here.study.id}"
    async with websockets.connect(url, additional_headers=headers) as socket:
        assert "no-session" in str(await socket.recv())
        await socket.wait_closed()
        assert socket.close_code == 4401


async def test_nobody_listens_at_a_study_that_is_not_open_to_them(people: Any, place: Any) -> None:
    here = await place("people")
    for study in (here.study.id, "nothing"):
        async with listening(await people("Bolek"), study) as line:
            assert (await line.hear("refuse"))["d"]["code"] == "no-study"


async def test_a_reader_leads_nobody_and_speaks_only_what_is_known(people: Any, place: Any) -> None:
    here = await place()
    async with listening(await people("Bolek"), here.study.id) as line:
        assert (await line.ask("lead", on=True))["d"]["code"] == "study-writer"
        for text in (
            '{"t":"at","d":{"a":1}}',
            '{"t":"nothing","d":{}}',
            "[" * 16_000,
            '{"t":"lead","d":{"a":2,"x":1}}',
        ):
            await line.socket.send(text)
            assert (await line.hear("refuse"))["d"]["code"] == "bad-message"


async def test_who_floods_a_line_is_slowed_down_and_then_cut(people: Any, start: Any) -> None:
    running = start(replace(QUICK, limits=replace(OPEN, messages=Rate(1, 5))))
    ala = await people("Ala", at=running)
    study = await begun(ala, await finished(ala, 0))
    async with listening(ala, study.id) as line:
        for n in range(12):
            await line.send("lead", on=True, a=n)
        assert (await line.hear("refuse"))["d"]["code"] == "slow-down"
        with contextlib.suppress(websockets.ConnectionClosed):
            for n in range(2000):
                await line.send("lead", on=True, a=n)
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await line.hear()
        assert line.socket.close_code is not None
    await ala.get(study.path)


async def test_who_comments_again_and_again_waits(people: Any, start: Any) -> None:
    running = start(replace(QUICK, limits=replace(OPEN, talk=Rate(0.01, 3))))
    study = await begun(await people("Ala", at=running))
    answers = [await study.me.http.post(f"{study.at}/comments", json={"at": "1", "text": f"{n}"}) for n in range(5)]
    assert [one.status_code for one in answers] == [201, 201, 201, 429, 429]
    assert answers[3].json()["error"]["code"] == "talk-slowly" and "retry-after" in answers[3].headers


# ---- manners


async def test_whom_i_have_muted_i_do_not_read(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    table = (await ala.table("friend"))["invite"].rsplit("/", 1)[1]
    game = (await bolek.post(f"/api/join/{table}", {"deck": "carousel"}))["id"]
    async with bolek.at(game) as line:
        await line.ask("concede")
    study = await begun(ala, game)
    await (await study.invite(bolek)).me.post(f"{study.at}/comments", {"at": "0", "text": "words of mine"})
    seat = 1 if (await ala.get(f"{study.at}/record"))["names"][1] == "Bolek" else 0
    await ala.post("/api/muted", {"table": game, "seat": seat})
    (shown,) = (await study.tree())["comments"]
    assert (shown["text"], shown["muted"], shown["by"]) == ("", True, "Bolek")
    assert "words of mine" not in await ala.get(f"{study.at}/text")
    await ala.post("/api/muted", {"table": game, "seat": seat, "block": True})
    assert (await bolek.http.get(study.path)).status_code == 404
    code = (await ala.post(f"{study.path}/invite"))["code"]
    assert (await bolek.http.get(f"/api/study-links/{code}")).status_code == 404
    assert (await bolek.http.post(f"{study.at}/comments", json={"at": "1", "text": "again"})).status_code == 404


def deed(kind: str, guest: Player) -> dict[str, Any]:
    now = time.time()
    told = {"id": f"{kind}{guest.id}"[:24], "kind": kind, "guest": guest.id, "name": "Bolek", "report": ""}
    return {**told, "reason": "talk", "words": "", "host": "", "host_name": "Hanna", "at": now, "until": now + 1000}


async def test_who_is_silenced_says_nothing_in_own_words_and_still_branches(people: Any, start: Any) -> None:
    running = start()
    study = await begun(await people("Bolek", at=running))
    node = (await study.grow(1, 1))["at"]
    await write(running, insert(deeds).values(**deed("silence", study.me)))
    for method, path, body in (
        ("POST", f"{study.at}/comments", {"at": "1", "text": "x"}),
        ("PATCH", f"{study.at}/nodes/{node}", {"name": "x"}),
        ("PATCH", study.path, {"title": "x"}),
        ("PATCH", study.at, {"title": "x"}),
    ):
        answer = await study.me.http.request(method, path, json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "silenced")
    assert (await study.grow(1, 2))["new"]


async def test_a_host_is_shown_a_comment_that_was_reported_and_deletes_it(people: Any, start: Any) -> None:
    running = start()
    study = await begun(await people("Ala", at=running), readers="people", title="Rude title")
    other = await study.invite(await people("Bolek", at=running))
    said = (await other.me.post(f"{study.at}/comments", {"at": "1", "text": "rude words"}))["id"]
    report = {"comment": said, "reason": "talk"}
    await study.me.post(f"{study.path}/report", report, 204)
    assert (await study.me.post(f"{study.path}/report", report, 409))["error"]["code"] == "reported-already"
    await other.me.post(f"{study.path}/report", {"reason": "name"}, 204)
    await study.me.post(f"{study.path}/report", {"reason": "name"}, 404)  # it is one's own
    host = await named_host(running, await people("Hanna", at=running))
    shown = (await host.get("/api/host"))["reports"]
    assert [(one["reported"]["name"], one["lines"][0]["text"]) for one in shown] == [
        ("Bolek", "rude words"),
        ("Ala", "Rude title"),
    ]
    assert (await host.http.delete(f"{study.at}/comments/{said}")).status_code == 204
    assert (await study.tree())["comments"] == []


# ---- who goes, and who stays


async def test_a_study_passes_to_who_writes_with_me_when_i_leave(people: Any, start: Any) -> None:
    running = start()
    ala, bolek = await people("Ala", at=running), await people("Bolek", at=running)
    study, alone = await begun(ala), await begun(ala)
    other = await study.invite(bolek)
    await study.me.post(f"{study.at}/comments", {"at": "1", "text": "my words stay"})
    await study.grow(1, 1)
    await ala.post("/api/account/leave", {"name": "Ala"}, 204)
    shown = await bolek.get(f"{study.path}?lang=en")
    assert (shown["me"], [one["name"] for one in shown["people"]]) == ("owner", ["Bolek"])
    assert shown["title"] == "somebody who left – somebody who left"
    tree = await other.tree()
    assert [one["by"] for one in (*tree["comments"], *tree["nodes"])] == ["somebody who left"] * 2
    await bolek.get(alone.path, 404)


async def test_what_a_guest_had_goes_along_into_an_account(people: Any, start: Any) -> None:
    running = start()
    ala, bolek = await people("Ala", at=running), await people("Bolek", at=running)
    study, theirs = await begun(ala), await begun(bolek)
    await (await theirs.invite(ala)).me.post(f"{theirs.at}/comments", {"at": "1", "text": "said before"})
    account = await people(at=running)
    await keep(account, "Ala Makota")
    await enter(ala, "Ala Makota", PASSWORD, take=True)
    assert (await ala.get(study.path))["me"] == "owner"
    (shown,) = (await theirs.by(ala).tree())["comments"]
    assert shown["mine"]


async def test_all_of_it_is_in_the_file_that_one_takes_along(people: Any) -> None:
    study = await begun(await people("Ala"), title="Mine to keep")
    await study.grow(1, 1)
    await study.me.post(f"{study.at}/comments", {"at": "1", "text": "words to keep"})
    file = await taken(study.me)
    (mine,) = file["studies"]
    assert mine["title"] == "Mine to keep" and len(mine["chapters"][0]["branches"]) == 1
    assert [one["text"] for one in file["study_comments"]] == ["words to keep"]
