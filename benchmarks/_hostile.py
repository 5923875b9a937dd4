"""Requests and frames that are wrong in one of many ways, always the same ones for a seed."""

from __future__ import annotations

import base64
import json
import os
import random
import struct
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

import httpx
from _serve import Guest

HOST = b"Host: 127.0.0.1\r\n"
NUMBERS: list[Any] = [0, -1, 1, 2**31, 2**53 + 1, 2**63, -(2**63), 2**64, 10**30, 10**400, 1e308, -0.0, 1.5, 1e-320]
TEXTS = [
    "", " ", "a", "0", "null", "\x00", "a\x00b", "\u202e", "\ufeff", "\ud83d", "\udc00x", "é" * 300, "a" * 300,
    "a" * 5000, "../" * 40 + "etc/passwd", "..\\..\\", "%00", "%", "{}{}", "%s%n", "'; --", "<script>", "__proto__",
    "\u0301\u0316" * 400, "total" + " " * 400 + "x", "bot:greedy", "bot:", "counter", "friend\n", "friend", "hotseat",
    "token-battle", "pokemon", "star-wars", "pokemon-2v2", "en", "pl", "ja", "xx", "1e999", "-" * 200, "\r\nX-A: b",
    "𝟘", "٣", "¹", "\x85", "\u2028",
]  # fmt: skip
RUNS = [" ", ",", ";", ":", "\t", "*", "(", "0", "x", " ,", "\u0301\u0316", "'", "&", "<", "[", "{", "\\", "_", "-"]
STARTS = [
    "total",
    "Pokémon",
    "Energy: Fire",
    "4 Turtwig",
    "***",
    "1:",
    "Name:",
    "Units",
    "Padm_",
    "x4",
    "Qty,Name",
    "<deck>",
]
GOOD_FRAMES: list[Any] = [
    {"t": "answer", "d": {"a": 1, "v": 0, "picks": [0]}},
    {"t": "why", "d": {"a": 2, "verb": "lay", "args": [0, 3]}},
    {"t": "preview", "d": {"a": 3, "v": 0, "picks": [0, 1]}},
    {"t": "undo", "d": {"a": 4}},
    {"t": "undo-reply", "d": {"a": 5, "allow": True}},
    {"t": "rematch", "d": {"a": 7}},
    {"t": "talk", "d": {"a": 8, "text": "hi"}},
    {"t": "resume", "d": {"v": 0}},
    {"t": "ping", "d": {}},
]
BODIES: dict[str, Any] = {
    "/api/session": {"name": "Ada", "lang": "en", "theme": "dark"},
    "/api/session/return": {"key": "k" * 30},
    "/api/token": {"name": "my-bot"},
    "/api/tables": {
        "game": "token-battle", "deck": None, "opponent": "hotseat", "options": {}, "clock": {"minutes": 5},
        "spectators": True,
    },
    "/api/games/{game}/decks": {"name": "Mine", "stacks": [["boulder"], ["needle"]]},
    "/api/games/{game}/decks/check": {"text": "1: Boulder", "options": {}},
    "/api/games/{game}/decks/{deck}": {"name": "Mine", "stacks": [["boulder"], ["needle"]]},
    "/api/tables/{table}/branch": {"at": 0},
    "/api/join/{code}": {"deck": None},
    "/api/challenge/{name}": {"game": "token-battle", "deck": None},
}  # fmt: skip


@dataclass
class Attack:
    """What is sent: bytes of a request, and frames behind it if the line becomes a socket. `half`: nobody waits for an
    answer. `alone`: on a line of its own. `fine`: statuses of 500 and above that are right."""

    name: str
    content: bytes
    frames: tuple[bytes, ...] = ()
    half: bool = False
    alone: bool = False
    fine: tuple[str, ...] = ()

    def shown(self, most: int = 600) -> str:
        """The request for a report."""
        return self.content[:most].decode("latin-1").encode("unicode_escape").decode()


@dataclass
class Known:
    """What a stranger knows of a house: its addresses, some cookies, tables, an invitation, records of games."""

    routes: list[tuple[str, str]]
    cookies: list[str]
    tables: list[str]
    codes: list[str]
    records: list[Any]
    address: str

    @classmethod
    async def of(cls, http: httpx.AsyncClient, address: str) -> Known:
        """Look around, and open a few tables of each game."""
        paths = (await http.get(f"{address}/api/openapi.json")).json()["paths"]
        routes = [(method.upper(), path) for path, item in paths.items() for method in item]
        routes += [("GET", path) for path in ("/", "/static/{path}", "/{path}", "/api/openapi.json", "/api/schema")]
        guests = [await Guest(address).begin(http) for _ in range(4)]
        tables, codes = [], []
        for guest in guests:
            for game, seats in (("token-battle", 2), ("pokemon", 2), ("star-wars", 2), ("pokemon-2v2", 4)):
                order = {"game": game, "seats": [{"who": "me"}] * seats, "spectators": True}
                tables.append((await guest.post(http, "/api/tables", order))["id"])
            made = await guest.post(http, "/api/tables", {"game": "token-battle", "opponent": "friend"})
            tables.append(made["id"])
            codes.append(made["invite"].rpartition("/")[2])
        return cls(routes, [guest.cookie for guest in guests], tables, codes, list(map(_record, (1, 2))), address)


def _record(seed: int) -> Any:
    """The record of a short game."""
    import stolik

    match = stolik.Match("token-battle", decks=("First Steps", "Carousel"), seed=seed)
    rng = random.Random(seed)
    while (decision := match.decision) is not None and match.turn < 12:
        match.answer([rng.choice(decision.options)])
    return match.record.to_data()


class Attacks:
    """Attacks without end."""

    def __init__(self, rng: random.Random, known: Known) -> None:
        self.rng = rng
        self.known = known
        self.expelled = False
        shares = {self.raw: 6, self.route: 50, self.socket: 12, self.deck: 10, self.table: 2, self.record: 1}
        self.ways = [way for way, share in shares.items() for _ in range(share)]

    def next(self) -> Attack:
        """The next one."""
        return self.rng.choice(self.ways)()

    # ---- HTTP

    def raw(self) -> Attack:
        """Bytes that are no request, or not all of one."""
        rng = self.rng
        good = b"GET /api/session HTTP/1.1\r\n" + HOST + b"\r\n"
        way = rng.randrange(12)
        if way == 0:
            return Attack("raw bytes", rng.randbytes(rng.randrange(1, 400)) + b"\r\n\r\n", half=True, alone=True)
        if way == 1:
            broken = bytearray(good)
            for _ in range(rng.randrange(1, 4)):
                broken[rng.randrange(len(broken))] = rng.randrange(256)
            return Attack("raw flipped", bytes(broken), half=True, alone=True)
        if way == 2:
            return Attack("raw half", good[: rng.randrange(len(good))], half=True, alone=True)
        if way == 3:
            length = rng.choice([b"-1", b"1e3", b"99999999999999999999", b"0x10", b"", b"5, 6", b"+5"])
            content = (
                b"POST /api/tables HTTP/1.1\r\n" + HOST + b"X-Stolik: 1\r\nContent-Length: " + length + b"\r\n\r\n{}"
            )
            return Attack("raw length", content, half=True, alone=True)
        if way == 4:
            sizes = rng.choice([b"zz", b"-1", b"FFFFFFFFFFFFFFFFFF", b"5\r\n{}", b"0" * 500, b"2;" + b"a" * 5000])
            content = (
                b"POST /api/tables HTTP/1.1\r\n" + HOST + b"X-Stolik: 1\r\nTransfer-Encoding: chunked\r\n\r\n" + sizes
            )
            return Attack("raw chunks", content + b"\r\n\r\n", half=True, alone=True)
        if way == 5:
            many = b"".join(b"X-%d: a\r\n" % n for n in range(rng.choice([50, 500, 5000])))
            return Attack("raw headers", good[:-2] + many + b"\r\n", half=True, alone=True)
        if way == 6:
            return Attack("raw long line", b"GET /" + b"a" * rng.choice([7000, 70_000, 700_000]), half=True, alone=True)
        if way == 7:
            both = b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
            return Attack("raw smuggled", b"POST / HTTP/1.1\r\n" + HOST + both, half=True, alone=True)
        if way == 8:
            line = rng.choice(
                [b"GET  / HTTP/1.1", b"GET / HTTP/9.9", b"GET /\x00 HTTP/1.1", b"G\xff / HTTP/1.1", b"* * *"]
            )
            return Attack("raw line", line + b"\r\n" + HOST + b"\r\n", half=True, alone=True)
        if way == 9:
            return Attack("raw many", good * 20, half=True, alone=True)
        if way == 10:
            target = rng.choice(
                [b"/\xff\xfe", b"/%ff%fe", b"//", b"/..//..", b"http://x/", b"*", b"/#a", b"/?%00", b"/%"]
            )
            return Attack("raw target", b"GET " + target + b" HTTP/1.1\r\n" + HOST + b"\r\n", half=True, alone=True)
        return Attack("raw reply", b"HTTP/1.1 200 OK\r\n\r\n", half=True, alone=True)

    def route(self) -> Attack:
        """A route, with something wrong in its path, query, headers or body."""
        rng = self.rng
        method, path = rng.choice(self.known.routes)
        body = BODIES.get(path)
        if path == "/api/replays":
            return self.record()
        filled = "/".join(self._filled(part) if part.startswith("{") else part for part in path.split("/"))
        query = ""
        if rng.random() < 0.3:
            names = ["lang", "options", "seat", "v", "x", "limit"]
            query = "?" + "&".join(
                f"{rng.choice(names)}={self._quoted(self._odd())}" for _ in range(rng.randrange(1, 4))
            )
        if method in ("POST", "PUT", "PATCH"):
            content = self._body({} if body is None else body)
        else:
            content = b"" if rng.random() < 0.95 else self._body({})
        if rng.random() < 0.03:
            method = rng.choice(["HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "PATCH", "BREW"])
        if (method, path) == ("DELETE", "/api/session") or (method == "DELETE" and path.startswith("/api/session")):
            return self._request(method, filled + query, content, f"{method} {path}", cookie=False)
        return self._request(method, filled + query, content, f"{method} {path}")

    def _request(self, method: str, target: str, content: bytes, name: str, cookie: bool = True) -> Attack:
        rng = self.rng
        headers = [HOST.decode().strip(), "X-Stolik: 1"]
        if cookie and rng.random() < 0.9:
            headers.append(f"Cookie: {rng.choice(self.known.cookies)}")
        if content:
            headers += [f"Content-Length: {len(content)}", "Content-Type: application/json"]
        if rng.random() < 0.15:
            odd = [
                "Accept-Language",
                "Cookie",
                "Authorization",
                "Accept-Encoding",
                "Content-Type",
                "Origin",
                "If-None-Match",
            ]
            odd += [
                "X-Forwarded-For",
                "Range",
                "Expect",
                "X-Stolik",
                "Accept",
                "Upgrade",
                "User-Agent",
                "Sec-Fetch-Site",
            ]
            value = self._odd().replace("\r", "").replace("\n", "").replace("\x00", "")
            headers.append(f"{rng.choice(odd)}: {rng.choice(['', 'Bearer ', 'stolik='])}{value}")
        head = f"{method} {target} HTTP/1.1\r\n" + "\r\n".join(headers) + "\r\n\r\n"
        half = method in ("HEAD", "BREW", "TRACE") or any(row.startswith(("Expect", "Upgrade")) for row in headers)
        return Attack(name, head.encode("utf-8", "surrogatepass") + content, half=half, alone=half)

    def _filled(self, part: str) -> str:
        rng = self.rng
        what = rng.random()
        if what < 0.4:
            return self._quoted(self._odd())
        if "table" in part:
            return rng.choice(self.known.tables)
        if "code" in part:
            return rng.choice(self.known.codes)
        if "game" in part:
            return rng.choice(["token-battle", "pokemon", "star-wars", "pokemon-2v2"])
        return rng.choice(
            ["first-steps", "0", "1", "0,1", "TB-MOVE-1", "PK-TURN-1", "index.html", "assets", ".git", "me"]
        )

    def _odd(self) -> str:
        rng = self.rng
        what = rng.random()
        if what < 0.7:
            return rng.choice(TEXTS)
        if what < 0.85:
            return str(rng.choice(NUMBERS))
        return json.dumps(self._value(2), ensure_ascii=rng.random() < 0.5)

    def _quoted(self, text: str) -> str:
        return quote(text.encode("utf-8", "surrogatepass"), safe="" if self.rng.random() < 0.7 else "/%")

    # ---- bodies

    def _value(self, deep: int) -> Any:
        """Some JSON value."""
        rng = self.rng
        what = rng.randrange(8 if deep else 5)
        if what < 2:
            return rng.choice(TEXTS)
        if what < 4:
            return rng.choice(NUMBERS)
        if what == 4:
            return rng.choice([None, True, False])
        if what == 5:
            return [self._value(deep - 1) for _ in range(rng.randrange(4))]
        if what == 6:
            return {rng.choice(TEXTS): self._value(deep - 1) for _ in range(rng.randrange(3))}
        return [rng.choice([0, "a", None])] * rng.choice([100, 2000])

    def mutated(self, data: Any, times: int = 1) -> Any:
        """The data with something else at some places."""
        rng = self.rng
        root = [json.loads(json.dumps(data))]
        for _ in range(times):
            holder: Any = root
            key: Any = 0
            while isinstance(holder[key], (dict, list)) and holder[key] and rng.random() < 0.8:
                holder = holder[key]
                key = rng.choice(list(holder)) if isinstance(holder, dict) else rng.randrange(len(holder))
            way = rng.random()
            if way < 0.6:
                holder[key] = self._value(2)
            elif way < 0.8 and isinstance(holder, dict):
                del holder[key]
            elif way < 0.9:
                holder[key] = [holder[key]] * rng.randrange(3)
            elif isinstance(holder, dict):
                holder[rng.choice(TEXTS)] = self._value(1)
        return root[0]

    def _body(self, good: Any) -> bytes:
        rng = self.rng
        what = rng.random()
        if what < 0.1:
            broken = [
                "",
                "{",
                "[" * 20_000,
                '{"a":' * 5000,
                "NaN",
                "\x00",
                '{"a":1}{"b":2}',
                "9" * 6000,
                '"\\ud800"',
                "\ufeff{}",
            ]
            return rng.choice(broken).encode()
        if what < 0.15:
            return rng.randbytes(rng.randrange(1, 200))
        if what < 0.2:
            return b"{" + b" " * rng.choice([1000, 60_000, 70_000]) + b"}"
        if what < 0.3:
            return json.dumps(self._value(3)).encode("utf-8", "surrogatepass")
        if what < 0.4:
            return json.dumps(good).encode()
        text = json.dumps(self.mutated(good, rng.randrange(1, 4)), ensure_ascii=rng.random() < 0.5)
        return text.encode("utf-8", "surrogatepass")

    def deck(self) -> Attack:
        """A deck list that is written to make its reader slow."""
        rng = self.rng
        lines = []
        for _ in range(rng.choice([1, 1, 3, 40, 900])):
            run = rng.choice(RUNS)
            lines.append(
                rng.choice(STARTS) + run * (rng.choice([3, 30, 400, 900]) // len(run)) + rng.choice(["", "x", "\x00"])
            )
            if sum(map(len, lines)) > 19_000:
                break
        text = "\n".join(lines)[:19_990]
        if rng.random() < 0.2:
            text = json.dumps(self._value(3))[:19_990]
        game = rng.choice(["token-battle", "pokemon", "star-wars", "pokemon-2v2"])
        content = json.dumps({"text": text}).encode()
        return self._request("POST", f"/api/games/{game}/decks/check", content, "deck list")

    def table(self) -> Attack:
        """A table to open, nearly a good one."""
        rng = self.rng
        good = dict(BODIES["/api/tables"])
        good["game"] = rng.choice(["token-battle", "pokemon", "star-wars", "pokemon-2v2"])
        good["opponent"] = rng.choice(["friend", "hotseat", "bot:random", "bot:greedy", "bot:x"])
        good["other_deck"] = rng.choice([None, None, "counter", "first-steps", [["a"] * 200] * 12])
        return self._request("POST", "/api/tables", json.dumps(self.mutated(good, rng.randrange(2))).encode(), "table")

    def record(self) -> Attack:
        """A record with something wrong in it."""
        rng = self.rng
        content = json.dumps({"record": self.mutated(rng.choice(self.known.records), rng.randrange(1, 4))})
        if rng.random() < 0.1:
            content = content[: rng.randrange(len(content))]
        return self._request("POST", "/api/replays", content.encode("utf-8", "surrogatepass"), "record")

    # ---- sockets

    def socket(self) -> Attack:
        """A socket, its handshake good or broken, and frames of all kinds."""
        rng = self.rng
        table = rng.choice(self.known.tables) if rng.random() < 0.9 else self._quoted(self._odd())
        headers = [
            HOST.decode().strip(), "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(rng.randbytes(16)).decode()}",
            f"Cookie: {rng.choice(self.known.cookies)}",
        ]  # fmt: skip
        if rng.random() < 0.15:
            which = rng.randrange(len(headers))
            headers[which] = (
                headers[which].partition(":")[0] + ": " + "".join(c for c in self._odd() if c.isprintable())
            )
        query = rng.choice(["?v=-1", "?lang=xx", "", f"?v={self._quoted(self._odd())}"])
        head = f"GET /ws/table/{table}{query} HTTP/1.1\r\n" + "\r\n".join(headers) + "\r\n\r\n"
        frames = tuple(self._frame() for _ in range(rng.randrange(1, 30)))
        return Attack("socket", head.encode("utf-8", "surrogatepass"), frames, alone=True)

    def _frame(self) -> bytes:
        rng = self.rng
        what = rng.random()
        if what < 0.1:
            return rng.randbytes(rng.randrange(1, 200))
        if what < 0.8:
            message = self.mutated(rng.choice(GOOD_FRAMES), rng.randrange(3))
            content = json.dumps(message).encode("utf-8", "surrogatepass")
        else:
            content = rng.choice([b"", b"\xff\xfe", b"[" * 8000, b"{}", b"a" * 20_000, b'{"t":"ping","d":{}}' * 50])
        opcode = 1 if what < 0.9 else rng.randrange(16)
        return frame(content, opcode, first=rng.random() < 0.97, masked=rng.random() < 0.97)


def frame(content: bytes, opcode: int = 1, first: bool = True, masked: bool = True) -> bytes:
    """A frame of a socket, as a client sends it."""
    head = bytes([(0x80 if first else 0) | opcode])
    bit = 0x80 if masked else 0
    if len(content) < 126:
        head += bytes([bit | len(content)])
    elif len(content) < 65536:
        head += bytes([bit | 126]) + struct.pack(">H", len(content))
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", len(content))
    if not masked:
        return head + content
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(content))
