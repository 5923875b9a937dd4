"""What a viewer may not know changes nothing that is sent to that viewer.

At positions of random games the cards that a viewer can't know are dealt anew, with `determinise`; then the
same viewer says the same things at both tables, and every byte that comes back must be the same.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import pytest

from stolik.match import Match
from stolik.server import audience, book, pace, players, table, undo
from stolik.server import protocol as p
from stolik.server.brains import Brains
from stolik.server.history import LISTS, History
from stolik.server.listeners import Listener
from stolik.server.measures import Measures
from stolik.server.room import Room, Sitting, TableRow
from stolik.server.schema import schema
from stolik.server.table import LiveTable
from stolik.server.workers import Bounds, Workers

from .conftest import QUICK

GAMES = 8
DEALS = 2


class Stopped:
    """A clock that stands still, for the tables; the loop of a server that runs beside keeps its own."""

    time = staticmethod(time.time)

    @staticmethod
    def monotonic() -> float:
        return 1000.0


def stop_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a frame says of time is the same at every run."""
    monkeypatch.setattr("stolik.server.talk.new_id", lambda: "line")
    for module in (audience, book, pace, players, table, undo):
        monkeypatch.setattr(module, "time", Stopped)


class NoStore:
    async def write(self, *statements: Any) -> None: ...


class NoDoors:
    async def rematch(self, room: Room) -> str:
        return "another"

    def started(self, room: Room) -> None: ...

    def finished(self, room: Room) -> None: ...

    def put_away(self, room: Room) -> None: ...

    async def may_say(self, guest: str, said: str, own: bool) -> None: ...


def table_of(history: History) -> LiveTable:
    names = ("Ala", "Bolek", "Celina", "Darek")[: history.match.game.seats]
    sittings = [Sitting(letter, None, name, None) for letter, name in zip("abcd", names)]
    settings = {"options": {}, "clock": None, "spectators": True}
    over = history.match.outcome is not None
    game = history.match.game.id
    row = TableRow(
        "t", game, "friend", "over" if over else "running", "a", settings, None, None, {}, None, 0, 0, seal=""
    )
    row.sittings = sittings
    parts: Any = NoStore(), Brains(QUICK), Workers(0, Bounds()), QUICK, NoDoors(), Measures()
    return LiveTable(row, history, 0, [], {}, *parts)


def twin(match: Match, seat: int | None, luck: int) -> Match:
    """The same match with other hidden cards."""
    other = match.clone()
    other._state = match.rules.determinise(match._state, seat, luck)
    return other


def play(seed: int, until: int, names: tuple[str, ...] = ("Ala", "Bolek")) -> Match:
    rng = random.Random(seed)
    match = Match("token-battle", ("Crossfire", "Carousel"), seed, {"turn_limit": 24}, names, LISTS)
    while match.turn < until and match.decision is not None:
        match.answer(rng.choice(match.decision.options))
    return match


def history_of(match: Match) -> History:
    history = History(match)
    history.authors = [index % 2 for index in range(match.turn)]
    history.v = match.turn
    return history


def script(v: int, asked: int, rng: random.Random) -> list[p.Incoming]:
    """Everything that a client can say, and much that is wrong."""
    said: list[p.Incoming] = [p.ResumeMessage(p.Seen(-1)), p.ResumeMessage(p.Seen(max(0, v - 1)))]
    intents = [("lay", [stack, rng.randrange(36)]) for stack in range(9)]
    intents += [("lay", [stack, rng.randrange(36), depth]) for stack in range(4) for depth in (1, 2, 3)]
    intents += [("pass", []), ("look", [1]), ("lay", [0, 99]), ("lay", [-1, 0])]
    said += [p.WhyMessage(p.Question(n, verb, args)) for n, (verb, args) in enumerate(intents, 1000)]
    picks = [rng.randrange(150) for _ in range(3)]
    said += [p.PreviewMessage(p.Choice(2000 + n, v, [pick])) for n, pick in enumerate([*picks, 0, 1, 2])]
    said += [p.CouldMessage(p.Wonder(2500, v)), p.HintMessage(p.Wonder(2501, v))]
    said += [p.AnswerMessage(p.Reply(3000 + n, at, [pick])) for n, (at, pick) in enumerate([(v - 1, 0), (v, 99_999)])]
    said += [p.TalkMessage(p.Speech(4000, "hello")), p.TalkMessage(p.Speech(4004, phrase="nice-move"))]
    said.append(p.UndoMessage(p.Regret(4001)))
    said += [p.UndoReplyMessage(p.Consent(4002, True)), p.RematchMessage(p.Again(4003))]
    if asked:
        said.append(p.AnswerMessage(p.Reply(5000, v, [rng.randrange(20)])))
    said.append(p.ConcedeMessage(p.Numbered(5001)))
    said.append(p.RematchMessage(p.Again(5002)))
    return said


async def everything_sent(
    match: Match, seat: int | None, lang: str, lines: bool, seed: int, said: list[p.Incoming] | None = None
) -> list[bytes]:
    """All frames of one viewer who says all of `script`, or something else."""
    table = table_of(history_of(match))
    guest = "abcd"[seat] if seat is not None else "e"
    listener = Listener(guest, guest, table.room.viewer(guest, lang), lines)
    table.attach(listener)
    decision = match.decision
    asked = decision is not None and decision.seat == seat
    for message in script(match.turn, asked, random.Random(seed)) if said is None else said:
        assert p.read(p.write(message)) == message, "no client can say that"
        table.hear(listener, message)
        while not table._inbox.empty:
            await asyncio.sleep(0)
        await asyncio.gather(*table._foresight._asked)  # previews are told when they are known: now, in both games
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def last() -> None:
        done.set_result(None)

    table._inbox.put(last)
    await done
    await asyncio.gather(*table._foresight._asked)
    summary = p.write(p.PongFrame(p.Nothing())) + repr(table.room.row.summary).encode()
    sent = [summary]
    while not listener._queue.empty():
        content = listener._queue.get_nowait()
        sent.append(content or b"")
    await table.close()
    return sent


def positions() -> list[tuple[int, int]]:
    rng = random.Random(2026)
    return [(seed, until) for seed in range(GAMES) for until in sorted(rng.sample(range(25), 4))]


@pytest.mark.parametrize("seat", [0, 1, None])
async def test_hidden_cards_change_nothing_that_is_sent(seat: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)
    stop_clocks(monkeypatch)
    different = 0
    for n, (seed, until) in enumerate(positions()):
        match = play(seed, until)
        lang = p.LANGS[n % 3]
        true = await everything_sent(match.clone(), seat, lang, n % 4 == 3, n)
        for luck in range(DEALS):
            other = twin(match, seat, luck)
            different += other.key() != match.key()
            assert await everything_sent(other, seat, lang, n % 4 == 3, n) == true
        assert len(true) > (1 if n % 4 == 3 else 20)
    assert different > len(positions()), "the deals hardly differed, so the comparison says little"


async def test_the_comparison_sees_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """If views showed every card, the test above would fail."""
    stop_clocks(monkeypatch)
    from stolik.games.token_battle.rules import view

    monkeypatch.setattr(view, "HIDDEN", -1)
    match = play(1, 3)
    monkeypatch.setattr(type(match.rules), "view", lambda rules, s, seat: view.look(s, 1, rules.name))
    true = await everything_sent(match.clone(), 0, "en", False, 1)
    assert any([await everything_sent(twin(match, 0, luck), 0, "en", False, 1) != true for luck in range(3)])


def test_neither_seed_nor_record_is_in_any_frame() -> None:
    described = str(schema()["outgoing"]) + str({k: v for k, v in schema()["$defs"].items() if "Data" in k})
    assert "'seed'" not in described and "'agenda'" not in described and "'luck'" not in described
