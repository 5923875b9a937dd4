"""What a game has no words for, found by playing it: for whoever writes one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.catalog import game as find_game
from stolik.game import Game
from stolik.kernel.contract import Choice
from stolik.kernel.luck import derive
from stolik.match import Match
from stolik.text.phrase import LANGS
from stolik.text.words import Words


def missing_words(game: str | Game, games: int = 5, seed: int = 1) -> list[str]:
    """Keys of phrases for which tables of random games show a key, a number or a rule's ID instead of a sentence, and
    "key: language" where a phrase is there but is said in English; sorted, each once. An event without a phrase is told
    by no line, which may be meant: it is not among them. Not for a game whose own faces say it all. `seed` is any whole
    number. Raises UnknownGame, BrokenGame."""
    found = find_game(game) if isinstance(game, str) else game
    lacking = {f"{key}: {lang}" for key, rows in found.words.phrases.said.items() for lang in LANGS if lang not in rows}
    for n in range(games):
        decks = [found.decks[(n + seat) % len(found.decks)] for seat in range(found.seats)]
        match, choice = Match(found, decks, derive(seed, n)), Choice(derive(seed, n))
        given_up = match.clone()
        given_up.concede(0)
        lacking.update(_of_table(given_up))
        while (decision := match.decision) is not None:
            lacking.update(_of_table(match))
            match.answer(choice.answer(decision))
        lacking.update(_of_end(match))
    return sorted(lacking)


def _of_end(match: Match) -> Iterator[str]:
    outcome = match.outcome
    if outcome is not None and match.game.words.phrases.write(f"end {outcome.rule}", "en") is None:
        yield f"end {outcome.rule}"
    yield from _of_table(match)


def _of_table(match: Match) -> Iterator[str]:
    words, people = match.game.words, match.names
    for seat in range(match.game.seats):
        view: Any = match.view(seat)
        if view.decision is not None:
            kind = view.decision.kind
            if words.prompt(view.decision, view, people, "en") == kind.replace(":", ": "):
                yield f"ask {kind}"
        offered = () if view.decision is None else view.decision.options
        for option in (*offered, *match.intents(seat)):
            plain = " ".join([option.verb, *map(str, option.args)])
            if words.label(option.verb, option.args, view, people, "en") == plain:
                yield f"verb {option.verb}"
            refusal = match.why_not(seat, option)
            # without words the rule's ID stands in front, or alone
            if refusal is not None and refusal.text.startswith(refusal.rule):
                yield f"rule {refusal.rule}"
        for sort, shown in (("zone", words.zones(view, people, "en")), ("fact", words.facts(view, people, "en"))):
            names = {one.name for one in shown}
            fields = {field.replace("_", " "): field for field in view.__dataclass_fields__}
            unnamed = [fields[name] for name in names & fields.keys()]
            yield from (f"{sort} {field}" for field in unnamed if not _named(words, field))


def _named(words: Words, field: str) -> bool:
    return any(f"{sort} {field}" in words.phrases for sort in ("zone", "fact"))
