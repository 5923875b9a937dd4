"""Two against two over the socket and by HTTP: what only a game of four seats has."""

from __future__ import annotations

import random
from typing import Any

import pytest

from stolik.catalog import load_game
from stolik.server.faces import face_of

from .test_pokemon import play_on

GAME = "pokemon-2v2"


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_the_face_shows_the_smaller_pool(lang: str) -> None:
    pool = list(load_game(GAME).rules.pool)
    cards = face_of(GAME).collection(lang).cards
    assert [card.id for card in cards] == pool and [card.n for card in cards] == list(range(len(pool)))
    assert face_of(GAME).name(pool[3], lang) == cards[3].name != face_of("pokemon").collection(lang).cards[3].name


async def test_half_decks_are_offered_and_a_set_of_three_alike_is_judged(people: Any) -> None:
    """P2-SETUP-2, P2-SETUP-3"""
    player = await people("Ala")
    decks = await player.get(f"/api/games/{GAME}/decks")
    assert len(decks) == 8 and all(len(deck["stacks"][0]) == 30 and deck["playable"] for deck in decks)
    alike = [decks[0]["stacks"][0][0]] * 3
    problems = (await player.post(f"/api/games/{GAME}/decks/check", {"stacks": [alike]}))["problems"]
    assert {"P2-SETUP-2", "P2-SETUP-3"} <= {problem["rule"] for problem in problems}


async def test_every_rule_is_shown_with_its_drawn_tables(people: Any) -> None:
    player = await people("Ala")
    chapters = (await player.get(f"/api/rules/{GAME}?lang=pl"))["chapters"]
    rule = next(rule for chapter in chapters for rule in chapter["rules"] if rule["id"] == "P2-TURN-35")
    shown = await player.get(f"/api/rules/{GAME}/{rule['id']}?lang=pl")
    example = shown["examples"][0]
    assert example["before"]["game"] == GAME and len(example["before"]["seats"]) == 4 and example["story"]


async def test_a_drawn_table_has_four_seats_at_one_screen(people: Any) -> None:
    """P2-SETUP-4: whoever is asked sees the own hand and the partner's, and backs of the other two."""
    player = await people("Ala")
    chapters = (await player.get(f"/api/rules/{GAME}"))["chapters"]
    scenario = next(s for chapter in chapters for rule in chapter["rules"] for s in rule["scenarios"])
    made = await player.post("/api/tables", {"scenario": scenario})
    async with player.at(made["id"]) as line:
        assert line.view["game"] == GAME and len(line.frames[0]["d"]["seats"]) == 4
        side = line.view["decision"]["seat"] % 2
        for seat, own in enumerate(line.view["seats"]):
            assert all((card >= 0) == (seat % 2 == side) for card in own["hand"])
        await play_on(line, random.Random(1), 3)
        assert line.v >= 1
