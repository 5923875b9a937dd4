"""A program that plays at a Stolik server, with nothing but Python's standard library.

    client = Client("http://127.0.0.1:8017", token)         # POST /api/token {"name": "my-bot"} gives the token
    client.play(lambda view, decision: [0])                 # takes every challenge, answers with the first option

Or, to watch a bot that answers at random: python -m stolik.server.client http://127.0.0.1:8017 TOKEN
"""

from __future__ import annotations

import http.client
import json
import random
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from typing import Any

Choose = Callable[[dict[str, Any], dict[str, Any]], Sequence[int]]
"""From a view and a decision, both as JSON, to positions in the decision's options."""

TRIES = 20
"""How often in a row a stream that broke is opened again."""
AGAIN = (502, 503, 504)
"""Statuses that say: not now."""


class ApiError(RuntimeError):
    """What the server refused: `status`, `code`, and its sentence as the text."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code


class Client:
    """Speaks the bot API in the name of one token."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        self.token = token

    def call(self, path: str, body: Any = None) -> Any:
        """POST, and the JSON answer. Waits and asks again when told to (429). Raises ApiError."""
        while True:
            try:
                with self._open(path, json.dumps(body or {}).encode()) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as refused:
                if refused.code == 429:
                    time.sleep(float(refused.headers.get("Retry-After", "1")))
                    continue
                told = json.load(refused).get("error", {})
                raise ApiError(refused.code, told.get("code", ""), told.get("message", "")) from None

    def lines(self, path: str) -> Iterator[dict[str, Any]]:
        """A stream of JSON lines, until it ends. Raises ApiError, OSError."""
        try:
            answer = self._open(path, None)
        except urllib.error.HTTPError as refused:
            told = json.load(refused).get("error", {})
            raise ApiError(refused.code, told.get("code", ""), told.get("message", "")) from None
        with answer:
            for line in answer:
                if line.strip():
                    yield json.loads(line)

    def lasting(self, path: str) -> Iterator[dict[str, Any]]:
        """The same, opened again when it breaks: servers are restarted, and a table may move to another one. Raises
        ApiError, also after TRIES in vain."""
        missed = 0
        while missed < TRIES:
            try:
                for line in self.lines(path):
                    missed = 0
                    yield line
            except ApiError as refused:
                if refused.status not in AGAIN:
                    raise
            except (OSError, http.client.HTTPException):
                pass  # it is gone; perhaps it comes back
            missed += 1
            time.sleep(min(0.25 * missed, 5.0))
        raise ApiError(0, "cut", "the stream ended, and could not be opened again")

    def _open(self, path: str, data: bytes | None) -> Any:
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        return urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers), timeout=60)

    def play(self, choose: Choose, games: int = 0) -> None:
        """Take every challenge and play it, each game in a thread; return after so many games (0: never)."""
        running: list[threading.Thread] = []
        seen: set[str] = set()
        for event in self.lasting("/api/stream/event"):
            if event["type"] == "challenge":
                self.call(f"/api/challenge/{event['challenge']['id']}/accept")
            elif event["type"] == "gameStart" and event["game"]["id"] not in seen:
                seen.add(event["game"]["id"])
                running.append(threading.Thread(target=self.play_game, args=(event["game"]["id"], choose), daemon=True))
                running[-1].start()
            if games and event["type"] == "gameFinish" and len(seen) >= games:
                break
        for thread in running:
            thread.join()

    def play_game(self, game: str, choose: Choose) -> dict[str, Any]:
        """Play one game to its end; how it ended."""
        while True:
            for line in self.lasting(f"/api/bot/game/stream/{game}"):
                state = line["state"] if line["type"] == "gameFull" else line
                if state["outcome"] is not None:
                    return dict(state["outcome"])
                if state["decision"] is not None and not self._move(game, choose(state["view"], state["decision"])):
                    break

    def _move(self, game: str, picks: Sequence[int]) -> bool:
        """Answer; False where nobody knows whether it arrived: the stream, opened anew, shows it."""
        try:
            self.call(f"/api/bot/game/{game}/move/{','.join(map(str, picks)) or '-'}")
        except ApiError as refused:
            if refused.code == "over":  # its time was up, or somebody gave up: the next line tells
                return True
            if refused.status not in AGAIN:
                raise
        except (OSError, http.client.HTTPException):
            pass
        else:
            return True
        time.sleep(0.5)
        return False


if __name__ == "__main__":
    Client(*sys.argv[1:3]).play(lambda view, decision: [random.randrange(len(decision["options"]))])
