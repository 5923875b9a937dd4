"""The ledgers: /api/rules."""

from __future__ import annotations

from functools import cache

from stolik.server import bodies as b
from stolik.server.denied import Denied
from stolik.server.protocol import Lang
from stolik.server.shelf import game_of

from .common import get


@cache
def book(game: str, lang: str) -> b.RuleBook:
    """A ledger in a language, each rule with the drawn tables that show it. Raises Denied."""
    from stolik.scenarios.table import load as load_scenarios
    from stolik.text import ledger

    game_of(game)
    shown: dict[str, list[str]] = {}
    for scenario in load_scenarios(game):
        for rule in scenario.rules:
            shown.setdefault(rule, []).append(f"{game}/{scenario.id}")
    try:
        found = ledger.load(game, lang)
    except FileNotFoundError:
        raise Denied(404, "no-rule") from None
    return b.RuleBook(
        [
            b.RuleChapter(
                chapter.key,
                chapter.title,
                [b.RuleData(rule.id, rule.text, rule.source, shown.get(rule.id, [])) for rule in chapter.rules],
            )
            for chapter in found.chapters
        ]
    )


@get("/api/rules/{game:str}", summary="The ledger of a game.", sync_to_thread=False)
def read_rules(game: str, tongue: Lang, lang: str | None = None) -> b.RuleBook:
    """All chapters."""
    return book(game_of(game).id, tongue)


@get("/api/rules/{game:str}/{rule:str}", summary="One rule.", sync_to_thread=False)
def read_rule(game: str, rule: str, tongue: Lang, lang: str | None = None) -> b.RuleData:
    """Its sentence, its source, and the tables that show it."""
    for chapter in book(game_of(game).id, tongue).chapters:
        for known in chapter.rules:
            if known.id == rule:
                return known
    raise Denied(404, "no-rule")


ROUTES = [read_rules, read_rule]
