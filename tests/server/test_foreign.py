"""Records from outside: from where they may begin, how large they may be, and what they may cost."""

from __future__ import annotations

from typing import Any

import pytest
from litestar import Request

from stolik.cardgame.ast import Coins, Do, Repeat
from stolik.cardgame.interpret import Effect
from stolik.kernel.codec import to_data
from stolik.match import Match
from stolik.scenarios.table import load
from stolik.server import foreign, jobs
from stolik.server.denied import Denied
from stolik.server.workers import Bounds, Workers

from .conftest import Running


def bomb(step: Any) -> dict[str, Any]:
    """A record that starts in the midst of an effect."""
    match = Match("pokemon", ("Terra Firma", "Inferno Zone"), 5)
    record = match.here().to_data()
    state = match._state.clone()
    state.agenda = [Effect(0, 0, 0, {}, (step, None))]
    return {**record, "state": to_data(state), "names": ["Ala", "Bolek"]}


@pytest.mark.parametrize("step", [Coins(3_000_000), Repeat(9_999, Repeat(9_999, Coins(1)))])
def test_an_effect_that_never_ends_is_not_begun(step: Any) -> None:
    with pytest.raises(Denied, match="neither dealt from decks nor a drawn table"):
        foreign.loaded(bomb(step))


async def test_and_were_it_begun_it_would_be_ended() -> None:
    """Time and memory are limited whatever the rules of a game let through."""
    workers = Workers(1, Bounds(seconds=1, memory=200))
    with pytest.raises(Denied, match=r"took longer than 1 s|more memory") as caught:
        await workers.ask("Ala", played, bomb(Repeat(9_999, Repeat(9_999, Do((Coins(1),))))))
    await workers.close()
    assert caught.value.status == 422


def played(data: Any) -> None:
    foreign.is_drawn = lambda record: True
    foreign.loaded(data)


@pytest.mark.parametrize("game", ["token-battle", "pokemon", "pokemon-2v2", "star-wars"])
def test_a_game_that_was_played_on_from_a_drawn_table_is_read(game: str) -> None:
    for seed, scenario in ((5, load(game)[7]), (1 << 200, load(game)[-1])):
        match = scenario.match(seed)
        if match.decision is not None:
            match.answer(next(match.decision.answers()))
        again = foreign.loaded(match.record.to_data())
        assert again.record == match.record.to_data()
        with pytest.raises(Denied, match="neither dealt"):
            foreign.loaded({**match.record.to_data(), "seed": 6})


def test_a_setup_that_no_table_takes_is_refused() -> None:
    record = Match("token-battle", ("First Steps", "Carousel"), 5).record.to_data()
    setup = record["setup"]
    card = setup["decks"][0][0][0]
    large = {**setup, "decks": [[[card] * 201], setup["decks"][1]]}
    with pytest.raises(Denied, match="deck 1 is too large: at most 12 stacks of 200 cards"):
        foreign.loaded({**record, "setup": large})
    with pytest.raises(Denied, match="33 options; at most 32"):
        foreign.loaded({**record, "setup": {**setup, "options": {str(n): n for n in range(33)}}})
    with pytest.raises(Denied, match="9 decks; at most 8"):
        foreign.loaded({**record, "setup": {**setup, "decks": setup["decks"][:1] * 9}})


async def test_a_record_of_six_kilobytes_holds_nobody_up(people: Any) -> None:
    player = await people()
    for data in (bomb(Coins(3_000_000)), {**bomb(Coins(1)), "state": {"schema": 1, "state": 10**300}}):
        answer = await player.post("/api/replays", {"record": data}, 400)
        assert answer["error"]["code"] in ("foreign-start", "bad-request")


@pytest.mark.parametrize("body", [b"[1", b'{"record":5}', b'{"record":{},"more":1}', b"", b"[" * 100_000, b"\xff"])
async def test_a_body_that_holds_no_record_is_refused_in_one_sentence(people: Any, body: bytes) -> None:
    answer = await (await people()).http.post("/api/replays", content=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-request")


async def test_a_record_goes_to_a_worker_as_it_came(
    people: Any, shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers, asked = shared.house.workers, []

    async def ask(who: str, job: Any, *args: Any) -> Any:
        asked.append((job, *args))
        raise Denied(400, "bad-record", "")

    player = await people()
    monkeypatch.setattr(workers, "ask", ask)
    # What the framework reads bodies with.
    monkeypatch.setattr(Request, "json", None)
    await player.http.post("/api/replays", content=b'{"record": {"x": 1 }}')
    assert asked == [(jobs.load, b'{"record": {"x": 1 }}')]
