"""Whoever listens from the start knows the board: all events of a record rebuild the final view."""

from __future__ import annotations

import pytest

import stolik
from stolik.kernel.contract import Choice


def rebuild(match: stolik.Match) -> dict[str, list[int]]:
    """The board's columns, scores and stack tops from the events alone."""
    owner, value, kind, token = ([-1] * 36, [0] * 36, [0] * 36, [0] * 36)
    scores, tops = [0, 0], {}

    def put(cell: int, *what: int) -> None:
        owner[cell], value[cell], kind[cell], token[cell] = what

    for events in match.events:
        moved = {}
        for event in (shown.to_data() for event in events if (shown := event.seen_by(None))):
            match event:
                case {"e": "StartTokenPlaced", "cell": cell}:
                    put(cell, event["owner"], event["value"], 0, event["token"])
                case {"e": "TokenLaid", "cell": cell}:
                    put(cell, event["seat"], event["value"], event["type"], event["token"])
                case {"e": "TokenSpawned", "cell": cell}:
                    put(cell, event["owner"], 1, 0, event["token"])
                case {"e": "ValueLowered", "cell": cell}:
                    value[cell] = event["value"]
                case {"e": "TokenSurvived", "cell": cell}:
                    value[cell], kind[cell] = 1, 0
                case {"e": "TokenDestroyed", "cell": cell}:
                    put(cell, -1, 0, 0, 0)
                case {"e": "TokenGilded", "cell": cell}:
                    kind[cell] = 7
                case {"e": "TokenMoved", "start": start, "to": to}:
                    what = moved.pop(event["token"], None)
                    what = what or (owner[start], value[start], kind[start], token[start])
                    if token[start] == event["token"]:
                        put(start, -1, 0, 0, 0)
                    if token[to]:
                        moved[token[to]] = (owner[to], value[to], kind[to], token[to])
                    put(to, *what)
                case {"e": "Scored"}:
                    scores = event["scores"]
                case {"e": "TopUncovered"}:
                    tops[event["seat"], event["stack"]] = event["card"]
    return {"owner": owner, "value": value, "type": kind, "token": token, "scores": scores, "tops": tops}


@pytest.mark.parametrize("seed", range(30))
def test_events_rebuild_the_view(seed: int) -> None:
    decks = stolik.load_game("token-battle").decks
    match = stolik.Match("token-battle", (decks[seed % len(decks)], decks[(seed + 4) % len(decks)]), seed=seed)
    choice = Choice(seed)
    while (decision := match.decision) is not None:
        match.answer(choice.answer(decision))
        view, told = match.view(None), rebuild(match)
        for column in ("owner", "value", "type", "token", "scores"):
            assert list(getattr(view, column)) == told[column], (column, match.turn)
        for (seat, stack), card in told["tops"].items():
            assert view.stacks[seat][stack][0] == card
