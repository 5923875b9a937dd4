"""A game that no folder of the pages is for, played at by a browser alone: the server's answers are made up here."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

GAME = "rummage"
PATH = "/table/plain"


def card(name: str, option: int = -1, intent: list[str | int] | None = None, text: str = "") -> dict[str, Any]:
    return {"name": name, "text": text, "facts": [f"{len(name)} letters"], "option": option, "intent": intent}


def zone(key: str, seat: int | None, *cards: dict[str, Any], count: int | None = None, note: str = "") -> Any:
    """A zone; hidden where only its count is known."""
    hidden = count is not None
    many = len(cards) if count is None else count
    return {
        "key": key,
        "name": key.title(),
        "seat": seat,
        "count": many,
        "hidden": hidden,
        "note": note,
        "cards": list(cards),
    }


def asked(*labels: str, **more: Any) -> dict[str, Any]:
    """A question to seat 0 with these options."""
    options = [["lay", n] for n in range(len(labels))]
    given = {"seat": 0, "kind": "lay", "options": options, "least": 1, "most": 1, "counts": None, "about": []}
    return {**given, "prompt": "What do you lay?", "labels": list(labels), **more}


def view(decision: dict[str, Any] | None, *mine: dict[str, Any]) -> dict[str, Any]:
    """How seat 0 of three sees a table."""
    return {
        "game": "generic",
        "seat": 0,
        "turn": 3,
        "to_move": 0 if decision else 1,
        "sides": [0, 1, 2],
        "options": {},
        "outcome": None,
        "decision": decision,
        "zones": [
            zone("hand", 0, *mine),
            zone("hand", 1, count=4),
            zone("hand", 2, count=2),
            zone("laid", 1, card("Bell", text="Rings when it is laid.")),
            zone("pile", None, *[card(f"Thing {n}") for n in range(14)], note="newest first"),
        ],
        "facts": [
            {"name": "points", "value": "7", "seat": 1},
            {"name": "limit", "value": "30", "seat": None},
        ],
        "text": "hand: ring, spoon\npile: 14",
    }


INFO = {
    "id": GAME,
    "name": "Rummage",
    "seats": 3,
    "options": [],
    "bots": [{"id": "greedy", "name": "Steady", "note": "Takes what it sees."}],
    "line": "Lay what you find.",
    "face": "generic",
    "prefix": "RU",
    "draws": False,
    "decked": True,
    "sides": [0, 1, 2],
    "guide": False,
}
DECK = {"id": "attic", "name": "Attic", "stacks": [["ring", "ring", "bell"]], "own": False, "bundled": True}
TOLD = {"year": None, "era": "", "types": [], "plan": "", "strength": None}
CARDS = [{"n": n, "key": key, "name": key.title(), "text": "", "facts": []} for n, key in enumerate(("ring", "bell"))]
PROBLEM = {"rule": "RU-KIT-1", "text": "A kit holds three things."}


def offered(page: Page, **more: Any) -> list[dict[str, Any]]:
    """The server offers the game as well, with `more` told of it; returns the decks that are kept."""
    kept: list[dict[str, Any]] = []
    deck = {**DECK, "playable": True, "problems": [], "note": "", "seat": None, **TOLD}

    def games(route: Route) -> None:
        found = route.fetch().json()
        route.fulfill(json=[*found, {**INFO, **more}])

    def decks(route: Route) -> None:
        if route.request.method == "GET":
            route.fulfill(json=[deck])
            return
        kept.append(route.request.post_data_json)
        route.fulfill(json={**deck, **kept[-1], "id": "mine", "own": True})

    def check(route: Route) -> None:
        lines = str(route.request.post_data_json.get("text", "")).split()
        route.fulfill(json={"stacks": [lines], "problems": [] if len(lines) == 3 else [PROBLEM]})

    page.route(re.compile(r"/api/games(\?|$)"), games)
    page.route(f"**/api/games/{GAME}/cards*", lambda route: route.fulfill(json={"cards": CARDS}))
    page.route(re.compile(rf"/api/games/{GAME}/decks(\?|$)"), decks)
    page.route(f"**/api/games/{GAME}/decks/check", check)
    page.route(f"**/api/games/{GAME}/decks/*/text*", lambda route: route.fulfill(body="ring\nring\nbell"))
    page.route(f"**/api/rules/{GAME}*", lambda route: route.fulfill(json={"chapters": []}))
    return kept


def laid(page: Page, shown: dict[str, Any]) -> list[dict[str, Any]]:
    """Opens a table that stands like this; returns what the page says to the server from then on."""
    said: list[dict[str, Any]] = []
    info = {
        "id": "plain",
        "game": GAME,
        "status": "running",
        "hotseat": False,
        "spectators": 0,
        "invite": None,
        "rated": False,
        "options": {},
        "drawn": None,
        "invites": [],
    }
    names = (("Ada", False), ("Bo", False), ("Steady", True))
    state = {
        "table": info,
        "seat": 0,
        "own": [0],
        "seats": [{"name": name, "bot": bot, "here": True, "away_since": None} for name, bot in names],
        "view": shown,
        "log": [{"n": 1, "turn": 2, "seat": 1, "text": ["Bo laid ", {"c": "Bell"}, "."], "sum": None}],
        "talk": [],
        "chat": [],
        "clocks": None,
        "asked": 0 if shown["decision"] else 1,
        "undo": None,
        "auto": False,
    }

    def line(wire: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            told = json.loads(text)
            if told["t"] == "why":
                why = {"a": told["d"]["a"], "rule": "RU-TURN-2", "text": "That is for later.", "scenario": None}
                wire.send(json.dumps({"t": "why", "d": why}))
            if told["t"] == "preview":
                wire.send(json.dumps({"t": "preview", "d": {"a": told["d"]["a"], "v": 1, "results": []}}))
            if told["t"] in ("answer", "why"):
                said.append({"t": told["t"], **told["d"]})

        wire.on_message(hear)
        wire.send(json.dumps({"t": "state", "v": 1, "d": state}))

    offered(page)
    page.route_web_socket(re.compile(r"/ws/table/plain"), line)
    page.goto(PATH)
    expect(page.locator(".table.t-gen")).to_be_visible()
    return said
