"""The ledgers: /api/rules."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from stolik.server import bodies as b
from stolik.server.denied import Denied
from stolik.server.faces import face_of
from stolik.server.judging import game_of
from stolik.server.protocol import Lang
from stolik.server.render import Renderer, Viewer

from .common import get


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
                        rule.text,
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


@get("/api/rules/{game:str}", summary="The ledger of a game.", sync_to_thread=False)
def read_rules(game: str, tongue: Lang, lang: str | None = None) -> b.RuleBook:
    """All chapters."""
    return book(game_of(game).id, tongue)


@cache
def played(game: str, lang: str, scenario: str) -> b.Example:
    """A drawn table, played as its scenario plays it."""
    from stolik.scenarios.table import load as load_scenarios

    found = next(known for known in load_scenarios(game) if f"{game}/{known.id}" == scenario)
    viewer, face = Viewer(None, lang), face_of(game)
    done = found.check().match
    done.record.names = face.seats(done.names, lang)
    # As drawn: an opened table has settled what is forced, and may stand after the very roll that the rule is about.
    before = face.sight(done.rules.view(found.drawn(), None), None, done.names, lang)
    after = Renderer(done)
    # What comes before the first answer belongs to it where it is more than the drawing tells by itself.
    told = face.scenery
    story = [one for one in after.log(viewer) if one.n > 0 or any(line.e not in told for line in one.lines or ())]
    return b.Example(scenario, found.called(lang), before, after.sight(viewer), story)


@get("/api/rules/{game:str}/{rule:str}", summary="One rule.", sync_to_thread=False)
def read_rule(game: str, rule: str, tongue: Lang, lang: str | None = None) -> b.RuleShown:
    """Its sentence, its source, and the tables that show it, played."""
    found = game_of(game).id
    for chapter in book(found, tongue).chapters:
        for known in chapter.rules:
            if known.id == rule:
                examples = [played(found, tongue, scenario) for scenario in known.scenarios]
                return b.RuleShown(known.id, known.text, known.source, known.scenarios, known.titles, examples)
    raise Denied(404, "no-rule")


ROUTES = [read_rules, read_rule]
