"""What a viewer of a Star Wars table may not know changes nothing that is sent to that viewer."""

from __future__ import annotations

import pytest

from stolik.catalog import load_game
from stolik.kernel.contract import Choice
from stolik.match import Match
from stolik.server.history import LISTS

from .test_leaks_pokemon import hides


def play(seed: int, until: int) -> Match:
    """A random game of two bundled decks, up to some answer."""
    sides: list[list[str]] = [[], []]
    for deck in load_game("star-wars").decks:
        sides[load_game("star-wars").seat_of(deck) or 0].append(deck.name)
    dark, light = sides
    decks = (dark[seed % len(dark)], light[seed // 2 % len(light)])
    match = Match("star-wars", decks, seed, {}, ("Ala", "Bolek"), LISTS)
    choice = Choice(seed)
    while match.turn < until and match.decision is not None:
        match.answer(choice.answer(match.decision))
    return match


@pytest.mark.parametrize("seat", [0, 1, None])
async def test_hidden_cards_change_nothing_that_is_sent(seat: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """SW-ZONE-8 and hands: views, questions, refusals and previews are the same whatever the other side holds."""
    await hides(play, seat, monkeypatch, games=16, until=140)
