"""HTTP: headers, origins, names, sets, rules, pages, and what is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from stolik.server.guard import CSP, WORKER_CSP
from stolik.server.routes import pages
from stolik.server.settings import Rate

from .conftest import OPEN, PATIENCE, QUICK, Running

SETS = "/api/games/token-battle/decks"


# ---- headers, origins, rates


@pytest.mark.parametrize(
    "path", ["/", "/table/abc", "/api/session", "/api/games", "/api/schema", "/api/nothing", "/static/x"]
)
async def test_every_answer_carries_the_headers_that_protect_its_reader(people: Any, path: str) -> None:
    answer = await (await people()).http.get(path)
    assert answer.headers["content-security-policy"] == CSP
    assert "unsafe" not in CSP and "default-src 'none'" in CSP and "frame-ancestors 'none'" in CSP
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "access-control-allow-origin" not in answer.headers and "server" not in answer.headers


async def test_only_the_script_that_runs_python_may_compile(people: Any, monkeypatch: Any, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    (tmp_path / "assets" / "pyodide-1.2.3").mkdir(parents=True)
    http, answers = (await people()).http, []
    for name in ("anew.worker-Ab12Cd34.js", "index-Ab12Cd34.js", "pyodide-1.2.3/pyodide.asm.wasm"):
        (tmp_path / "assets" / name).write_text("x")
        answers.append(await http.get(f"/static/assets/{name}"))
    worker, page, wasm = answers
    assert worker.headers["content-security-policy"] == WORKER_CSP and page.headers["content-security-policy"] == CSP
    assert "'wasm-unsafe-eval'" in WORKER_CSP and "default-src 'none'" in WORKER_CSP and "worker-src 'self'" in CSP
    assert wasm.headers["content-type"] == "application/wasm" and "immutable" in wasm.headers["cache-control"]


async def test_no_page_of_ours_asks_for_anything_elsewhere(people: Any) -> None:
    player = await people()
    for path in ("/api/schema", "/api/openapi.json", "/api/protocol.json", "/"):
        text = (await player.http.get(path)).text
        assert "//cdn" not in text and 'src="http' not in text and 'href="http' not in text


async def test_the_session_cookie_is_out_of_reach_of_scripts(shared: Running) -> None:
    async with httpx.AsyncClient(base_url=shared.address, timeout=PATIENCE) as browser:
        cookie = (await browser.get("/api/session")).headers["set-cookie"]
    secret = cookie.split(";")[0].partition("=")[2]
    assert len(secret) >= 43 and "HttpOnly" in cookie and "samesite=lax" in cookie.lower() and "Path=/" in cookie


CHANGES = [
    ("PATCH", "/api/session"), ("DELETE", "/api/session"), ("POST", "/api/tables"), ("POST", "/api/token"),
    ("POST", SETS), ("PUT", f"{SETS}/x"), ("DELETE", f"{SETS}/x"), ("POST", "/api/join/x"), ("POST", "/api/replays"),
    ("POST", "/api/bot/game/x/resign"), ("POST", "/api/challenge/x"), ("POST", f"{SETS}/check"),
]  # fmt: skip


@pytest.mark.parametrize("method, path", CHANGES)
async def test_a_change_asked_by_a_page_of_another_site_is_refused(people: Any, method: str, path: str) -> None:
    http = (await people("Ala")).http
    for headers in ({"Origin": "https://elsewhere.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = await http.request(method, path, content=b"{}", headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")
    answer = await http.request(method, path, content=b"{}", headers={"X-Stolik": ""})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "header")
    assert (await http.get("/api/session")).json()["name"] == "Ala"


async def test_our_own_page_may_change_things(people: Any) -> None:
    player = await people()
    headers = {"Origin": player.address, "Sec-Fetch-Site": "same-origin"}
    assert (await player.http.patch("/api/session", json={"lang": "pl"}, headers=headers)).json()["lang"] == "pl"


async def test_a_foreign_host_name_is_refused(people: Any) -> None:
    player = await people()
    for host in ("evil.example", "evil.example:8017", "127.0.0.1.evil.example", ""):
        assert (await player.http.get("/api/session", headers={"Host": host})).status_code == 421


async def test_who_asks_too_often_waits(start: Any, people: Any) -> None:
    running = start(replace(QUICK, limits=replace(OPEN, requests=Rate(0.01, 5), sessions=Rate(0.001, 1))))
    player = await people(at=running)
    answers = [await player.http.get("/api/games") for _ in range(8)]
    last = answers[-1]
    assert last.status_code == 429 and int(last.headers["retry-after"]) >= 1
    assert last.json()["error"]["code"] == "too-many" and last.headers["content-security-policy"] == CSP


async def test_only_so_many_sessions_are_made_for_one_address(start: Any) -> None:
    running = start(replace(QUICK, limits=replace(OPEN, sessions=Rate(0.001, 3))))
    codes = [httpx.get(f"{running.address}/api/session", timeout=PATIENCE).status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]


# ---- bodies


BODIES = [
    b"", b"{", b"null", b"[]", b"1", b'"x"', b"\xff\xfe", b"[" * 30_000, b'{"a":' * 10_000,
    b'{"name":' + b"9" * 5000 + b"}",
    b'{"name":{"a":[]}}', b'{"name":"\\ud800"}', b'{"unknown":1}', b'{"game":1,"opponent":2}', b"NaN", b"\x00" * 100,
]  # fmt: skip


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
async def test_a_body_that_says_nothing_is_refused_in_one_sentence(people: Any, body: bytes) -> None:
    http = (await people()).http
    for method, path in [*CHANGES, ("POST", f"{SETS}/random")]:
        if path.startswith("/api/session") and method == "DELETE":
            continue
        answer = await http.request(method, path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (200, 400, 403, 404, 405), (method, path, answer.text)
        if answer.status_code != 200:
            assert answer.json()["error"]["message"].rstrip(".")


async def test_long_bodies_are_refused_and_records_may_be_longer(people: Any) -> None:
    http = (await people()).http
    long = {"name": "x", "stacks": [["y" * 70_000]]}
    assert (await http.post(SETS, json=long)).status_code == 413
    assert (await http.post("/api/replays", json={"record": {"x": "y" * 70_000}})).status_code == 400
    long = await http.post("/api/replays", json={"record": {"x": "y" * 2_200_000}})
    assert long.status_code == 413 and "at most 2048 kB" in long.json()["error"]["message"]


async def test_addresses_that_lead_nowhere(people: Any) -> None:
    http = (await people()).http
    for path in ("/api/nothing", "/static/%2e%2e/app.py", "/static/.built-from", "/api"):
        assert (await http.get(path)).status_code == 404, path
    assert (await http.post("/api/games")).status_code == 405
    assert (await http.get("/api/rules/chess")).json()["error"]["code"] == "no-game"
    assert (await http.get("/api/rules/token-battle/TB-NO-1")).json()["error"]["code"] == "no-rule"
    assert (await http.get("/api/how-to-play/chess")).json()["error"]["code"] == "no-game"


async def test_how_a_game_is_played_is_sent_in_the_language_that_is_asked_for(people: Any) -> None:
    http = (await people()).http
    page = (await http.get("/api/how-to-play/pokemon?lang=ja")).json()
    assert page["title"] == "ポケモンカード、1ページで"
    assert page["sections"][2]["blocks"][0]["kind"] == "steps"
    assert [one["guide"] for one in (await http.get("/api/games")).json()] == [True] * 4


# ---- names


NAMES = ["<b>x</b>", "<img src=x onerror=1>", "\"'&;--", "{{7*7}}", "Łucja Żółć", "さくら", "🙂", "a" * 24, "Ala  Kot"]
BAD_NAMES = ["", " ", "a" * 25, "a\u0000b", "a\nb", "\u202eabc", "a\u200bb", "\ufeff", "a\u2028b", "\ud83d"]


@pytest.mark.parametrize("name", NAMES)
async def test_names_are_text_wherever_they_are_shown(people: Any, name: str) -> None:
    player = await people(name)
    shown = " ".join(name.split())
    assert (await player.get("/api/session"))["name"] == shown
    made = await player.table("friend")
    info = await player.http.get("/api" + made["invite"])
    assert info.headers["content-type"].startswith("application/json") and info.json()["host"] == shown
    async with player.at(made["id"]) as line:
        assert line.frames[0]["d"]["seats"][0]["name"] == shown


@pytest.mark.parametrize("name", BAD_NAMES, ids=ascii)
async def test_names_that_nobody_can_read_are_refused(people: Any, name: str) -> None:
    player = await people("before")
    body = json.dumps({"name": name})
    answer = await player.http.patch("/api/session", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400 and answer.json()["error"]["message"]
    assert (await player.get("/api/session"))["name"] == "before"


# ---- languages


async def test_everything_speaks_three_languages(people: Any) -> None:
    player = await people(**{"Accept-Language": "pl-PL,pl;q=0.9,en;q=0.5"})
    assert (await player.get("/api/session"))["name"].startswith("Gość ")
    cards = {
        lang: (await player.get(f"/api/games/token-battle/cards?lang={lang}"))["cards"] for lang in ("en", "pl", "ja")
    }
    assert len({cards[lang][0]["name"] for lang in cards}) == 3 and len(cards["ja"]) == 72
    errors = {(await player.get(f"/api/tables/none/replay?lang={lang}", 404))["error"]["message"] for lang in cards}
    assert len(errors) == 3
    games = (await player.get("/api/games?lang=ja"))[0]
    assert [bot["id"] for bot in games["bots"]] == ["random", "kind", "greedy", "lookahead"]
    assert {option["kind"] for option in games["options"]} == {"int", "choice", "bool"}


# ---- sets


async def test_a_set_is_kept_changed_written_and_forgotten(people: Any) -> None:
    player = await people()
    draft = await player.post(SETS, {"name": "Mój <i>zestaw</i>", "stacks": [["Gale", "boulder"], []]}, 200)
    assert (
        not draft["playable"] and draft["own"] and {p["rule"] for p in draft["problems"]} == {"TB-DECK-6", "TB-DECK-7"}
    )
    stacks = (await player.post(f"{SETS}/random"))["stacks"]
    answer = await player.http.put(f"{SETS}/{draft['id']}", json={"name": "Good", "stacks": stacks})
    assert answer.json() == {**draft, "name": "Good", "stacks": stacks, "playable": True, "problems": []}
    text = await player.get(f"{SETS}/{draft['id']}/text?lang=pl")
    judged = await player.post(f"{SETS}/check", {"text": text})
    assert judged == {"stacks": stacks, "problems": []}
    made = await player.table("hotseat", deck=draft["id"])
    assert made["path"] == f"/table/{made['id']}"
    assert (await player.http.delete(f"{SETS}/{draft['id']}")).status_code == 204
    assert all(deck["bundled"] for deck in await player.get(SETS))


async def test_a_set_that_may_not_be_played_is_refused_with_its_rule(people: Any) -> None:
    player = await people()
    order = {"game": "token-battle", "opponent": "hotseat", "deck": [["boulder", "gale"]] * 4}
    error = (await player.post("/api/tables", order, 400))["error"]
    assert (error["code"], error["rule"]) == ("bad-deck", "TB-DECK-12")
    error = (await player.post("/api/tables", {**order, "deck": [["boulder"]] * 4}, 400))["error"]
    assert (error["rule"], error["where"]) == ("TB-DECK-7", "stack 1")
    error = (await player.post("/api/tables", {**order, "deck": None, "options": {"score_limit": 0}}, 400))["error"]
    assert (error["code"], error["where"]) == ("bad-option", "option score_limit")


async def test_a_format_that_no_deck_is_played_in_is_refused_before_one_is_drawn(people: Any) -> None:
    player = await people()
    for seats in ({"opponent": "hotseat"}, {"seats": [{"who": "me"}, {"who": "friend"}]}):
        order = {"game": "pokemon", "options": {"format": "x"}, **seats}
        error = (await player.post("/api/tables", order, 400))["error"]
        assert (error["code"], error["where"]) == ("bad-option", "option format")


async def test_unreadable_text_is_a_problem_with_its_line(people: Any) -> None:
    judged = await (await people()).post(f"{SETS}/check", {"text": "1: Gale, Bolder"})
    assert "line 1" in judged["problems"][0]["text"] and "boulder" in judged["problems"][0]["text"]


# ---- games that are over


async def test_a_finished_game_is_replayed_branched_and_loaded_from_its_record(people: Any) -> None:
    player = await people("Ala")
    made = await player.table("hotseat", options={"turn_limit": 4})
    for _ in range(4):
        await player.post(f"/api/bot/game/{made['id']}/move/1")
    replay = await player.get(f"/api/tables/{made['id']}/replay?seat=1")
    assert [frame["n"] for frame in replay["frames"]] == [0, 1, 2, 3, 4] and replay["outcome"]["rule"] == "TB-END-3"
    assert replay["frames"][2]["view"]["turn"] == 2 and replay["frames"][4]["log"]["n"] == 4
    record = await player.get(f"/api/tables/{made['id']}/record")
    assert record == replay["record"] and record["seed"] >= 0
    loaded = await player.post("/api/replays", {"record": record}, 201)
    again = await player.get(f"/api/tables/{loaded['id']}/replay?seat=1")
    assert again["frames"] == replay["frames"]
    branch = await player.post(f"/api/tables/{made['id']}/branch", {"at": 2, "opponent": "bot:random"}, 201)
    async with player.at(branch["id"]) as line:
        while line.view["turn"] < 4:
            if line.asked:
                await line.ask("answer", v=line.v, picks=[0])
            await line.hear("move", "end")
    statuses = {table["id"]: table["status"] for table in await player.get("/api/tables")}
    assert statuses[made["id"]] == statuses[loaded["id"]] == "over"


async def test_names_in_a_record_are_shown_as_a_guests_are(people: Any) -> None:
    player = await people()
    made = await player.table("hotseat", options={"turn_limit": 1})
    await player.post(f"/api/bot/game/{made['id']}/move/0")
    record = await player.get(f"/api/tables/{made['id']}/record")
    record["names"] = ["A\u202edmin\u0000\u2028  x" + "y" * 90, "\u200b\u0007", "Eve", {"a": 1}]
    loaded = await player.post("/api/replays", {"record": record}, 201)
    replay = await player.get(f"/api/tables/{loaded['id']}/replay")
    assert replay["names"] == ["Admin x" + "y" * 17, "Player 2"]


async def test_records_that_were_tampered_with_are_refused(people: Any) -> None:
    player = await people()
    made = await player.table("hotseat", options={"turn_limit": 3})
    for _ in range(3):
        await player.post(f"/api/bot/game/{made['id']}/move/0")
    record = await player.get(f"/api/tables/{made['id']}/record")
    wrong: list[Any] = [
        {}, {**record, "seed": record["seed"] + 1}, {**record, "entries": [*record["entries"], record["entries"][0]]},
            {**record, "version": 9},
        {**record, "game": "chess"}, {**record, "entries": [[["lay", 0, 99]]]}, {**record, "stolik": 4},
        {**record, "keys": {**record["keys"], "1": "0" * 16}}, {**record, "setup": []},
            {**record, "state": {"schema": 1}},
        {**record, "entries": record["entries"] * 2000}, {**record, "end": {"kind": "?"}},
        {**record, "state": {"schema": 1, "state": {"#": "Turn"}}}, {**record, "cards": "0" * 16},
    ]  # fmt: skip
    for data in wrong:
        answer = await player.http.post("/api/replays", json={"record": data})
        code = "foreign-start" if data.get("state") else "bad-record"
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, code)


# ---- pages


async def test_pages_and_their_files(people: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    player = await people()
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>the pages</title>")
    (tmp_path / "assets" / "main-Ab12Cd34.js").write_text("export {};")
    (tmp_path / "plain.js").write_text("export {};")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    for path in ("/", "/table/xyz", "/decks", "/rules/token-battle/TB-1"):
        page = await player.http.get(path)
        assert (page.status_code, "the pages" in page.text, page.headers["cache-control"]) == (200, True, "no-cache")
    hashed = await player.http.get("/static/assets/main-Ab12Cd34.js")
    assert "immutable" in hashed.headers["cache-control"] and hashed.headers["content-type"].startswith(
        "text/javascript"
    )
    assert (await player.http.get("/static/plain.js")).headers["cache-control"] == "no-cache"


async def test_pages_that_are_not_built_say_how_to_build_them(
    people: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    page = await (await people()).http.get("/")
    assert page.status_code == 503 and "scripts/do.py web" in page.text


async def test_the_api_describes_itself(people: Any) -> None:
    player = await people()
    openapi = await player.get("/api/openapi.json")
    assert openapi["openapi"].startswith("3.1") and len(openapi["paths"]) >= 25
    page = await player.get("/api/schema")
    assert all(path in page for path in openapi["paths"])
    protocol = await player.get("/api/protocol.json")
    assert {"incoming", "outgoing", "lines", "events", "bodies", "$defs"} <= protocol.keys()
