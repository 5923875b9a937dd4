"""The ledgers, and how games are played on one page: /api/rules, /api/how-to-play."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

from stolik.catalog import loadable
from stolik.server import bodies as b
from stolik.server import jobs
from stolik.server.denied import Denied
from stolik.server.guests import Guest
from stolik.server.judging import game_of
from stolik.server.library import Page
from stolik.server.protocol import LANGS, Lang

from .common import Asked, asker, get, house_of, library_of, while_here


@cache
def book(game: str, lang: str) -> b.RuleBook:
    """A ledger in a language, each rule with the drawn tables that show it. Raises Denied."""
    from stolik.scenarios.table import load as load_scenarios

    known = game_of(game)
    shown: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for scenario in load_scenarios(game):
        for rule in scenario.rules:
            shown[rule][f"{game}/{scenario.id}"] = scenario.called(lang)
    found = known.spoken.ledger(lang)
    return b.RuleBook(
        [
            b.RuleChapter(
                chapter.key,
                chapter.title,
                [
                    b.RuleData(
                        rule.id,
                        known.rule_text(rule.text, lang),
                        known.spoken.origin(rule.source, lang),
                        list(shown[rule.id]),
                        list(shown[rule.id].values()),
                    )
                    for rule in chapter.rules
                ],
            )
            for chapter in found.chapters
        ]
    )


@cache
def guide(game: str, lang: str) -> b.GuidePage:
    """How a game is played, on one page. Raises Denied."""
    found = game_of(game).spoken.guide(lang)
    if found is None:
        raise Denied(404, "no-guide")
    return b.GuidePage(
        found.title,
        found.lead,
        [
            b.GuideSection(section.title, [b.GuideBlock(block.kind, list(block.items)) for block in section.blocks])
            for section in found.sections
        ],
    )


def pages() -> Iterator[Page]:
    """All that is made beforehand."""
    for game in loadable():
        for lang in LANGS:
            yield book, (game, lang)
            if game_of(game).spoken.guide(lang) is not None:
                yield guide, (game, lang)


@get("/api/rules/{game:str}", summary="The ledger of a game.")
async def read_rules(request: Asked, game: str, tongue: Lang, lang: str | None = None) -> b.RuleBook:
    """All chapters."""
    return await library_of(request).get(book, game_of(game).id, tongue)


@get("/api/rules/{game:str}/{rule:str}", summary="One rule.")
async def read_rule(
    request: Asked, game: str, rule: str, visitor: Guest | None, tongue: Lang, lang: str | None = None
) -> b.RuleShown:
    """Its sentence, its source, and the tables that show it, played."""
    found = game_of(game).id
    for chapter in (await library_of(request).get(book, found, tongue)).chapters:
        for known in chapter.rules:
            if known.id == rule:
                examples: Any = [
                    await _played(request, visitor, found, tongue, scenario) for scenario in known.scenarios
                ]
                return b.RuleShown(known.id, known.text, known.source, known.scenarios, known.titles, examples)
    raise Denied(404, "no-rule")


async def _played(request: Asked, visitor: Guest | None, game: str, lang: str, scenario: str) -> Any:
    asked = (game, lang, scenario)
    work = house_of(request).workers.ask(asker(request, visitor), jobs.example, *asked, key=asked)
    return await while_here(request, work)


@get("/api/how-to-play/{game:str}", summary="How a game is played, on one page.")
async def read_guide(request: Asked, game: str, tongue: Lang, lang: str | None = None) -> b.GuidePage:
    """In English where it is not translated; 404 where nobody has written it."""
    return await library_of(request).get(guide, game_of(game).id, tongue)


ROUTES = [read_rules, read_rule, read_guide]
