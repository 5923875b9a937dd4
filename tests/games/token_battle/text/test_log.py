"""The log: one entry a turn, the same facts in three languages, for each who reads it."""

import pytest

from stolik.games.token_battle.text import lexicon, log
from stolik.games.token_battle.text.grammar import LOG, PREVIEW, Area, cell_name
from stolik.text.phrase import plain
from stolik.text.slots import Person

LANGS = ("en", "pl", "ja")
NAMES = ("Ola", "Marek")
VALUES = {
    "cells": [(30,), (8, 15), (1, 2, 35)],
    "cell": [10],
    "to": [16],
    "card": ["gale", "level-lamp"],
    "n": [1, 2, 5],
    "gain": [30],
    "gain2": [0],
    "a": [248],
    "b": [22],
    "first": [Person("", you=True, seat=0), Person("Ola", seat=0)],
    "second": [Person("Marek", seat=1)],
    "who": [Person("", you=True, seat=0), Person("Jan Nowak", seat=1)],
    "owner": [Person("", you=True, seat=0), Person("Marek", seat=1)],
}


def cell(name):
    return "abcdef".index(name[0]) + 6 * (int(name[1]) - 1)


def event(name, **fields):
    return {
        "e": name,
        **{k: cell(v) if k in ("cell", "start", "to", "by") and isinstance(v, str) else v for k, v in fields.items()},
    }


def laid(card, where, seat=0, value=3, bonus=0):
    number = lexicon.card_keys().index(card)
    return event("TokenLaid", seat=seat, card=number, stack=0, cell=where, value=value, type=0, token=90, bonus=bonus)


SCORED = event("Scored", gains=[30, 20], scores=[248, 236])
GALE = [
    event("TurnBegan", seat=0, turn=14),
    laid("gale", "e2"),
    event("TopUncovered", seat=0, stack=0, card=59),
    event("TokenDestroyed", cell="e1", token=1, owner=1, value=7, cause="push"),
    event("TokenDestroyed", cell="f2", token=2, owner=1, value=1, cause="push"),
    event("TokenBlocked", cell="e3", token=3, by="e4", cause="push"),
    event("TokenMoved", token=4, start="d2", to="c2", cause="push"),
    SCORED,
    event("LaserFired", cell="b3", direction=2, hit=cell("d3")),
    event("ValueLowered", cell="d3", token=6, by=1, value=0, cause="laser"),
    event("TokenDestroyed", cell="d3", token=6, owner=1, value=1, cause="laser"),
]
SETUP = [event("FirstDecided", seat=1), event("StartTokenPlaced", cell="c3", token=1, owner=0, value=2)]


def said(events, viewer=0, lang="en"):
    """Text and sum as plain strings with plain spaces."""
    return tuple(part and plain(part).replace("\u00a0", " ") for part in log.entry(events, NAMES, viewer, lang))


def combinations(slots):
    most = max((len(VALUES[slot]) for slot in slots), default=1)
    return [{slot: VALUES[slot][n % len(VALUES[slot])] for slot in slots} for n in range(most)]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", LOG.phrases())
def test_every_sentence_reads_back_as_what_it_says(key, lang):
    for values in combinations(LOG.slots(key)):
        reading = LOG.read(LOG.text(key, lang, **values), lang)
        assert (reading.key, dict(reading.values)) == (key, values)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", PREVIEW.phrases())
def test_every_line_of_a_preview_reads_back(key, lang):
    for values in combinations(PREVIEW.slots(key)):
        reading = PREVIEW.read(PREVIEW.text(key, lang, **values), lang)
        assert (reading.key, dict(reading.values)) == (key, values)


def test_fields_are_named_by_column_and_row():
    """TB-BOARD-3."""
    assert [cell_name(n) for n in (0, 5, 30, 35)] == ["a1", "f1", "a6", "f6"]
    assert {cell(cell_name(n)) for n in range(36)} == set(range(36))


@pytest.mark.parametrize(
    "lang, text, total",
    [
        (
            "en",
            "You laid Gale on e2: e1 and f2 leave the board; d2 moves to c2; e3 stays because e4 is not free.",
            "You +30, Marek +20: 248 to 236. Laser: d3 −1; d3 gone.",
        ),
        (
            "pl",
            "Stawiasz na e2 żeton Wichura: e1 i f2 schodzą z planszy; d2 przesuwa się na c2; e3 zostaje, bo e4 jest zajęte.",  # noqa: E501
            "Ty +30, Marek +20: 248 do 236. Laser: d3 −1; d3 znika.",
        ),
        (
            "ja",
            "あなたがe2に疾風を置いた。e1とf2が盤外に出た。d2がc2に動いた。e4がふさがっていてe3は動かなかった。",
            "あなた +30点、Marek +20点：248対236。レーザー：d3の値が1下がった。d3が破壊された。",
        ),
    ],
)
def test_one_turn(lang, text, total):
    assert said(GALE, lang=lang) == (text, total)


@pytest.mark.parametrize(
    "viewer, text, total",
    [
        (0, "You laid", "You +30, Marek +20: 248 to 236."),
        (1, "Ola laid", "You +20, Ola +30: 236 to 248."),
        (None, "Ola laid", "Ola +30, Marek +20: 248 to 236."),
    ],
)
def test_who_reads_it(viewer, text, total):
    """TB-SCORE-1."""
    found = said(GALE, viewer)
    assert found[0].startswith(text)
    assert found[1].startswith(total)


def test_parts_are_marked_for_the_page():
    text, _ = log.entry(GALE, NAMES, 1, "pl")
    assert text[:3] == [{"p": 0, "s": "Ola"}, " stawia na e2 żeton ", {"c": "Wichura"}]
    assert log.entry(GALE, NAMES, 0, "pl")[0][0] == {"p": 0, "s": "Stawiasz"}


@pytest.mark.parametrize(
    "acts, text",
    [
        ([], "You laid Rake on b4."),
        (
            [
                event("ValueLowered", cell="b5", token=1, by=1, value=2, cause="reduce"),
                event("ValueLowered", cell="c5", token=2, by=1, value=0, cause="reduce"),
                event("TokenDestroyed", cell="c5", token=2, owner=1, value=1, cause="reduce"),
            ],
            "You laid Rake on b4: b5, c5 −1; c5 gone.",
        ),
        (
            [event("TokenSurvived", cell="b5", token=1, cause="push")],
            "You laid Rake on b4: b5 becomes a plain token of value 1.",
        ),
        (
            [event("TokenSpawned", cell=where, token=n, owner=0) for n, where in enumerate(("a4", "a6", "b5"))],
            "You laid Rake on b4: a 1 on a4, b5 and a6.",
        ),
        ([event("TokenSpawned", cell="a4", token=1, owner=1)], "You laid Rake on b4: Marek gets a 1 on a4."),
        (
            [
                event("TokenMoved", token=90, start="b4", to="a5", cause="swap"),
                event("TokenMoved", token=1, start="a5", to="b4", cause="swap"),
            ],
            "You laid Rake on b4: b4 and a5 change places.",
        ),
        ([event("TokenGilded", cell="b5", token=1)], "You laid Rake on b4: b5 turns golden."),
        ([event("BonusGained", seat=0, total=2)], "You laid Rake on b4: the next token gets +2."),
        ([event("ExtraTurnGained", seat=0, total=1)], "You laid Rake on b4: you get an extra turn."),
        ([event("ExtraTurnGained", seat=1, total=1)], "You laid Rake on b4: Marek gets an extra turn."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_an_ability_did(acts, text):
    assert said([laid("rake", "b4"), *acts, SCORED])[0] == text


def test_a_bonus_that_was_used_is_named():
    """TB-ABIL-BONUS-2."""
    assert said([laid("coach", "a3", bonus=1)])[0] == "You laid Coach on a3 with a bonus of 1."


@pytest.mark.parametrize(
    "lang, text",
    [
        ("en", "Marek begins. Your start token of value 2 lies on c3."),
        ("pl", "Zaczyna Marek. Na c3 leży twój żeton startowy o wartości 2."),
        ("ja", "先手はMarek。c3にあなたの初期トークン（値2）が置かれた。"),
    ],
)
def test_the_setup(lang, text):
    assert said(SETUP, lang=lang) == (text, None)


def test_another_turn_and_the_end_stand_in_the_sum():
    again = [laid("echo", "a1"), SCORED, event("ExtraTurnUsed", seat=1, left=0)]
    assert said(again)[1] == "You +30, Marek +20: 248 to 236. Marek moves again."
    over = [laid("echo", "a1"), SCORED, event("GameEnded", rule="TB-END-1", winner=0)]
    assert said(over)[1] == "You +30, Marek +20: 248 to 236. The score limit is reached. You win."


def test_events_that_tell_nothing_are_an_error():
    with pytest.raises(ValueError, match="nothing to tell"):
        log.entry([event("TurnBegan", seat=0, turn=1)], NAMES, 0, "en")


@pytest.mark.parametrize(
    "kind, rule, winner, viewer, text",
    [
        ("rules", "TB-END-2", -1, 0, "The board is full. The game is a draw."),
        ("rules", "TB-END-3", 1, 0, "The turn limit is reached. Marek wins."),
        ("resign", "TB-END-8", 0, 0, "Marek resigns. You win."),
        ("resign", None, 0, 1, "You resign. Ola wins."),
        ("time", None, 0, 1, "Your time is up. Ola wins."),
        ("left", None, 1, None, "Ola leaves the table. Marek wins."),
    ],
)
def test_how_a_game_ended(kind, rule, winner, viewer, text):
    assert plain(log.outcome(kind, winner, NAMES, viewer, "en", rule)) == text


@pytest.mark.parametrize("lang", LANGS)
def test_a_preview_names_the_field_first(lang):
    lines = log.preview(GALE, NAMES, 0, lang)
    assert [line[0] for line in lines] == ["e1", "f2", "e3", "d2", "d3"]
    assert all(line[1].startswith(" ") for line in lines)


def test_a_preview():
    lines = [plain(line) for line in log.preview(GALE, NAMES, 0, "en")]
    assert lines[0] == "e1 7 leaves the board"
    assert lines[2:] == ["e3 stays: e4 is not free", "d2 moves to c2", "d3 laser: 1 is destroyed"]


def test_a_preview_of_a_swap_is_one_line():
    moves = [
        event("TokenMoved", token=n, start=a, to=b, cause="swap") for n, a, b in ((1, "c3", "a5"), (2, "a5", "c3"))
    ]
    gains = [event("BonusGained", seat=0, total=1), event("ExtraTurnGained", seat=1, total=1)]
    lines = [plain(line) for line in log.preview([*moves, *gains], NAMES, 0, "en")]
    assert lines == ["c3, a5 change places", "The next token gets +1.", "Marek gets an extra turn."]


def test_there_is_no_area_of_no_fields():
    with pytest.raises(ValueError, match="no area"):
        Area().write(0, "", "en")
