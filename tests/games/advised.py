"""What somebody at a drawn table is told who asks what to do."""

from __future__ import annotations

from typing import Any

from stolik.kernel.decision import Answer, Decision
from stolik.scenarios.table import Table
from stolik.simulation.hints import Prospect, hint
from stolik.simulation.moves import moves


def hinted(table: Table, lang: str = "en") -> tuple[str, str]:
    """What the bot would answer, and why."""
    found = hint(table.match, lang)
    return plain(found.said), plain(found.reason)


def reason(table: Table, act: str, lang: str = "en") -> str:
    """Why one would do that, whatever the bot thinks of it."""
    decision, answer, advice = advised(table, act, lang)
    return plain(advice.why(Prospect(table.match, decision, answer)))


def called(table: Table, act: str, lang: str = "en") -> str:
    """What a hint would call it."""
    decision, answer, advice = advised(table, act, lang)
    return plain(advice.would([decision.options.index(one) for one in answer]))


def advised(table: Table, act: str, lang: str) -> tuple[Decision, Answer, Any]:
    """What is asked, an answer to it, and whoever speaks of it."""
    match = table.match
    drawing: Any = match.game.drawing
    _, *picks = drawing.act(match._state, match.rules, act)
    decision = match.decision
    assert decision is not None
    found = tuple(one for one in (decision.find(pick.verb, pick.args) for pick in picks) if one is not None)
    assert len(found) == len(picks), f"{act} is not offered"
    return decision, found, match.game.advises(match.view(decision.seat), match.names, lang)


def possible(table: Table, lang: str = "en") -> dict[str, list[str]]:
    """What could be done, by the titles of its groups."""
    return {group.title: [plain(one.label) for one in group.possible] for group in moves(table.match, lang)}


def lacking(table: Table, lang: str = "en") -> dict[str, tuple[str, str]]:
    """What can't be done, each thing that is named with its rule and its sentence."""
    refused = [one for group in moves(table.match, lang) for one in group.refused]
    return {plain(thing): (one.rule, plain(one.text)) for one in refused for thing in one.things}


def plain(text: str) -> str:
    """A text with spaces that are like any others."""
    return text.replace("\u00a0", " ")
