"""Whole games in three languages: every turn has an entry, every refusal a sentence, and they name the same things."""

import random
import re

import pytest

from stolik.games.token_battle.cards.decks import DECKS
from stolik.games.token_battle.text import log, refusals
from stolik.match import Match
from stolik.text.phrase import plain

LANGS = ("en", "pl", "ja")
NAMES = ("Ola", "Marek")
FIELD = re.compile(r"(?<![a-z0-9])[a-f][1-6](?![0-9])")
NUMBER = re.compile(r"(?<![a-f0-9])\d+")


def play(seed):
    """A match of two bundled sets, played to its end with moves by chance."""
    chance = random.Random(seed)
    decks = chance.sample([deck[1] for deck in DECKS], 2)
    match = Match("token-battle", decks, seed, {"preset": "late"}, NAMES)
    while match.decision is not None:
        match.answer_at([chance.randrange(len(match.decision.options))])
    return match


@pytest.fixture(scope="module", params=range(8))
def match(request):
    return play(request.param)


def turns(match):
    return [[event.to_data() for event in events] for events in match.events]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_entry_says_the_same_in_every_language(match, viewer):
    for events in turns(match):
        entries = [log.entry(events, NAMES, viewer, lang) for lang in LANGS]
        for part in (0, 1):
            said = [plain(entry[part] or []) for entry in entries]
            assert len({frozenset(FIELD.findall(text)) for text in said}) == 1, said
            assert all(not re.search(r"[{}|#~]|  |\.\.|。。|[!！]", text) for text in said), said


def test_an_entry_names_every_field_where_something_happened(match):
    for events in turns(match)[1:]:
        text, total = log.entry(events, NAMES, None, "en")
        named = set(FIELD.findall(plain(text) + plain(total)))
        told = (
            "TokenLaid",
            "ValueLowered",
            "TokenDestroyed",
            "TokenSurvived",
            "TokenBlocked",
            "TokenSpawned",
            "TokenGilded",
        )
        cells = {event["cell"] for event in events if event["e"] in told}
        assert {"abcdef"[cell % 6] + str(cell // 6 + 1) for cell in cells} <= named


def test_the_sum_gives_both_gains_and_scores(match):
    """TB-SCORE-1, TB-SCORE-4."""
    for events in turns(match)[1:]:
        scored = next(event for event in events if event["e"] == "Scored")
        for lang in LANGS:
            _, total = log.entry(events, NAMES, 0, lang)
            numbers = [int(n) for n in NUMBER.findall(plain(total))]
            assert numbers[:4] == [*scored["gains"], *scored["scores"]]


def test_the_last_entry_says_who_won(match):
    """TB-END-4."""
    _, total = log.entry(turns(match)[-1], NAMES, None, "en")
    winner = turns(match)[-1][-1]["winner"]
    assert plain(total).endswith("The game is a draw." if winner < 0 else f"{NAMES[winner]} wins.")


def test_a_preview_has_a_line_for_each_field_that_changes(match):
    for events in turns(match)[1:]:
        for lang in LANGS:
            lines = log.preview(events, NAMES, 0, lang)
            named = {name for line in lines for name in FIELD.findall(str(line[0]))}
            changed = {
                event["cell"] for event in events if event["e"] in ("TokenDestroyed", "TokenSpawned", "ValueLowered")
            }
            assert {"abcdef"[cell % 6] + str(cell // 6 + 1) for cell in changed} <= named


def test_every_refused_intent_has_a_sentence(match):
    start = Match("token-battle", [deck[1] for deck in DECKS[:2]], 1, {}, NAMES)
    for running in (start, match):
        for seat in (0, 1):
            refused = [running.why_not(seat, intent, lang) for intent in running.intents(seat) for lang in LANGS]
            assert all(refusal is None or (refusal.rule in refusals.RULES and refusal.text) for refusal in refused)
