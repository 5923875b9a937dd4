"""A server that was given a seed: the same table again falls the same; without one, nobody knows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from stolik.server.settings import Settings

from .conftest import QUICK


async def deal(people: Any, running: Any, deck: str = "terra-firma") -> Any:
    player = await people("Ala", at=running)
    body = {
        "game": "pokemon",
        "opponent": "hotseat",
        "deck": deck,
        "other_deck": "inferno-zone",
        "options": {"start": "0"},
    }
    made = await player.post("/api/tables", body)
    async with player.at(made["id"]) as line:
        return line.view["seats"]


async def test_with_a_seed_the_same_decks_are_dealt_the_same_hands(people: Any, start: Any) -> None:
    running = start(replace(QUICK, seed=7))
    first = await deal(people, running)
    assert await deal(people, running) == first
    assert await deal(people, start(replace(QUICK, seed=7))) == first
    assert await deal(people, start(replace(QUICK, seed=8))) != first
    assert await deal(people, running, "royal-frost") != first


def test_a_number_follows_from_the_seed_and_from_what_it_is_for() -> None:
    fixed = Settings(seed=1)
    assert fixed.draw("deal", 1) == Settings(seed=1).draw("deal", 1)
    assert len({fixed.draw(what, n) for what in ("deal", "back") for n in range(50)}) == 100
    assert all(0 <= fixed.draw(n) < 2**53 for n in range(100))


def test_without_a_seed_no_number_follows_from_anything() -> None:
    assert Settings().seed is None
    assert len({Settings().draw("deal") for _ in range(20)}) == 20
