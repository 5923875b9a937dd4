"""A bot that plays at a Stolik server, with Python's standard library and nothing else: this file is all it needs.

    python server_bot.py http://127.0.0.1:8017 --name my-bot                 # makes itself a token, takes challenges
    python server_bot.py http://127.0.0.1:8017 --token TOKEN                 # the same, later
    python server_bot.py http://127.0.0.1:8017 --token TOKEN --against bot:greedy --minutes 5 --games 3
    python server_bot.py http://127.0.0.1:8017 --token TOKEN --join INVITATION   # sits down where somebody asked it to

Write your own `choose`. What it is handed is what docs/outside-bots.md describes; the server itself tells all that can
be asked, at /api/schema. A token is good for one program; who has it plays in its name.
"""

from __future__ import annotations

import argparse
import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request

MOVES_LEFT = 30
"""For about so many answers more the time on the clock has to last."""
RESERVE = 1.0
"""Seconds on the clock that are never planned with: lines and servers have their pauses."""
TRIES = 20
"""How often in a row a broken stream is opened again."""


def choose(view, decision, seconds, luck):
    """Your bot: positions in `decision["options"]`, within so many seconds. This one answers by chance."""
    time.sleep(seconds)  # a bot that thinks does it here
    options = decision["options"]
    most = [1] * len(options) if decision["counts"] is None else decision["counts"]
    pool = [n for n, count in enumerate(most) for _ in range(count)]
    for _ in range(1000):
        picks = []
        wanted = luck.randint(decision["least"], decision["most"])
        for n in luck.sample(pool, len(pool)):
            if len(picks) < wanted and fits(decision, [*picks, n]):
                picks.append(n)
        if len(picks) >= decision["least"]:
            return picks
    raise RuntimeError("no answer was found that is legal")


def fits(decision, picks):
    """Whether these options may be picked together."""
    together = decision.get("together")
    if not together:
        return True
    groups = [together["groups"][n] for n in picks if together["groups"]]
    weights = [together["weights"][n] for n in picks if together["weights"]]
    return all(groups.count(one) <= together["each"] for one in groups) and sum(weights) <= together["total"]


def time_for(clocks, seat, increment, pause):
    """How long the next answer may take: what it wants, where no clock runs; else its part of what the clock has."""
    if clocks is None:
        return pause
    left = clocks["left"][seat] - RESERVE
    return max(0.0, min(pause, left / MOVES_LEFT + 0.8 * increment, left))


class Refused(Exception):  # noqa: N818
    """What the server refused, in its own words."""

    def __init__(self, status, code, message):
        super().__init__(message)
        self.status, self.code = status, code


class Server:
    """Speaks to the server: in the name of a token, or, before there is one, of a session's cookie."""

    def __init__(self, address, token=""):
        self.address = address.rstrip("/")
        self.headers = {"Content-Type": "application/json", "X-Stolik": "1", "Accept-Language": "en"}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"

    def open(self, path, body=None):
        """GET, or POST where there is a body. Raises Refused."""
        data = None if body is None else json.dumps(body).encode()
        while True:
            try:
                return urllib.request.urlopen(
                    urllib.request.Request(self.address + path, data, self.headers), timeout=60
                )
            except urllib.error.HTTPError as refused:
                if refused.code == 429:  # too many requests: it says how long to wait
                    time.sleep(float(refused.headers.get("Retry-After", "1")))
                    continue
                try:
                    error = json.load(refused)["error"]
                except (ValueError, KeyError):
                    error = {"code": "", "message": f"{refused.code} {refused.reason}"}
                raise Refused(refused.code, error["code"], error["message"]) from None

    def call(self, path, body=None):
        """The JSON answer. Raises Refused."""
        with self.open(path, body) as answer:
            return json.load(answer)

    def lines(self, path):
        """A stream, a JSON value for each line; opened again when it breaks. Raises Refused."""
        missed = 0
        while missed < TRIES:
            try:
                with self.open(path) as stream:
                    for line in stream:
                        if line.strip():  # an empty one says that the line is alive
                            missed = 0
                            yield json.loads(line)
            except Refused as refused:
                if refused.status not in (502, 503, 504):
                    raise
            except (OSError, http.client.HTTPException):
                pass  # a server that is restarted comes back
            missed += 1
            time.sleep(min(0.25 * missed, 5.0))
        raise Refused(0, "cut", "the stream ended, and could not be opened again")

    def become(self, name):
        """A new guest's token for a program of this name: where the server lets anybody in."""
        with self.open("/api/session") as answer:
            self.headers["Cookie"] = answer.headers["Set-Cookie"].partition(";")[0]
        token = self.call("/api/token", {"name": name})["token"]
        del self.headers["Cookie"]
        self.headers["Authorization"] = f"Bearer {token}"
        return token


def play(server, game, increment, pause, luck):
    """Play a game to its end: the seat, and how it ended. Raises Refused."""
    seat = None
    while True:
        for line in server.lines(f"/api/bot/game/stream/{game}"):
            if line["type"] == "gameFull":
                seat = line["seat"]
            state = line.get("state", line)
            if state["outcome"] is not None:
                return seat, state["outcome"]
            if state["decision"] is not None:
                seconds = time_for(state["clocks"], seat, increment, pause)
                picks = choose(state["view"], state["decision"], seconds, luck)
                try:
                    server.call(f"/api/bot/game/{game}/move/{','.join(map(str, picks)) or '-'}", {})
                except Refused as refused:
                    if refused.code != "over":  # the time was up, or somebody resigned: the next line tells
                        raise
                except (OSError, http.client.HTTPException):
                    break  # nobody knows whether it arrived: the stream, opened again, shows it


def tell(game, seat, outcome):
    """A line about a game that is over."""
    won = outcome["returns"][seat]
    result = "won" if won > 0 else "lost" if won < 0 else "drawn"
    print(f"{game}: {result} ({outcome['rule'] if outcome['kind'] == 'rules' else outcome['kind']})", flush=True)


def games(server, asked):
    """The ids of games to play: those that are asked for, else whatever it is challenged to."""
    clock = {"minutes": asked.minutes, "increment": asked.increment} if asked.minutes else None
    if asked.join:
        yield server.call(f"/api/join/{asked.join.rpartition('/')[2]}", {})["id"]
    elif asked.against:
        seats = next((game["seats"] for game in server.call("/api/games") if game["id"] == asked.game), 2)
        who = [{"who": asked.against if seat else "me"} for seat in range(seats)]
        for _ in range(asked.games or 1):
            yield server.call("/api/tables", {"game": asked.game, "seats": who, "clock": clock})["id"]
    else:
        begun = 0
        for event in server.lines("/api/stream/event"):
            if event["type"] == "challenge":
                print(f"challenged by {event['challenge']['challenger']}", flush=True)
                server.call(f"/api/challenge/{event['challenge']['id']}/accept", {})
            elif event["type"] == "gameStart":
                yield event["game"]["id"]
                begun += 1
                if begun == asked.games:
                    return


def main():
    """Read what is asked for, and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", help="where the server is, like http://127.0.0.1:8017")
    parser.add_argument("--token", default="", help="the token of this program")
    parser.add_argument("--name", default="", help="without a token: make one for a program of this name")
    parser.add_argument("--against", default="", help="open tables against this bot, like bot:greedy")
    parser.add_argument("--join", default="", help="an invitation: sit down there")
    parser.add_argument("--game", default="token-battle", help="which game to play against a bot")
    parser.add_argument("--games", type=int, default=0, help="after so many games end (default: never, or 1)")
    parser.add_argument("--minutes", type=float, default=0.0, help="time for each side (default: no clock)")
    parser.add_argument("--increment", type=float, default=0.0, help="seconds added after each answer")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds that it would like to think")
    parser.add_argument("--seed", type=int, default=None, help="a seed for its luck")
    asked = parser.parse_args()
    server, luck = Server(asked.address, asked.token), random.Random(asked.seed)
    try:
        if not asked.token:
            print(f"token: {server.become(asked.name or f'guest-bot-{random.randrange(10**6)}')}", flush=True)
        for game in games(server, asked):
            tell(game, *play(server, game, asked.increment, asked.pause, luck))
    except (Refused, OSError) as wrong:
        return f"server_bot: {getattr(wrong, 'reason', wrong)}"
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
