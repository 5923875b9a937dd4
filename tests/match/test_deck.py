"""Decks: read tolerantly, written strictly, errors with their line."""

from __future__ import annotations

from pathlib import Path

import pytest

import stolik
from stolik.decks.deck import MOST_FAULTS

TEXT = """\
# a comment
Name: Wind and fire
1: Gale, Ambush, Whetstone
2: Campfire, Hive
3: alchemist; TB-CARD-43
4: Level Lamp, Echo  # tempo
"""


def load(text: str) -> stolik.Deck:
    return stolik.load_deck(text, "token-battle")


def test_text() -> None:
    deck = load(TEXT)
    assert deck.name == "Wind and fire"
    assert deck.stacks == (
        ("gale", "ambush", "whetstone"),
        ("campfire", "hive"),
        ("alchemist", "anthill"),
        ("level-lamp", "echo"),
    )


@pytest.mark.parametrize("deck", stolik.load_game("token-battle").decks, ids=lambda deck: deck.name)
def test_round_trips(deck: stolik.Deck) -> None:
    import json

    assert load(deck.to_text()) == deck
    assert load(json.dumps(deck.to_data())) == deck
    assert stolik.load_game("token-battle").check(deck) == []


@pytest.mark.parametrize("name", ["First Steps", "first-steps", "FIRST STEPS"])
def test_bundled_by_name(name: str) -> None:
    assert load(name).name == "First Steps"


@pytest.mark.parametrize("lang", ["pl", "ja"])
def test_bundled_by_its_title_in_another_language(lang: str) -> None:
    game = stolik.load_game("token-battle")
    title = game.spoken.deck_title("First Steps", lang)
    assert title != "First Steps" and load(title).name == "First Steps"


def test_polish_and_japanese_names() -> None:
    from stolik.games.token_battle.text import render

    for lang in ("pl", "ja"):
        names = ", ".join(render.card_name(key, lang) for key in ("gale", "ambush"))
        assert load(f"Stos 1: {names}\nスタック2：{names}").stacks == (("gale", "ambush"),) * 2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("1: Gael, Mob\n2: Hive", "line 1: there is no card 'Gael'; did you mean gale"),
        ("1: Gale\n1: Mob", "line 2: stack 1 is given twice"),
        ("1: Gale\n3: Mob", "numbered 1, 3"),
        ("hello\nworld", "line 1: expected"),
        ("Name: x\n", "there is no stack"),
        ("Game: pokemon\n1: Gale", "a deck of 'pokemon'"),
        ('{"stacks": 3}\n', "'stacks' should be"),
        ('{"stacks": [', "JSON"),
        ("1: Gale\n" + "#" * 100_000, "at most 100000"),
    ],
)
def test_bad_text_is_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(stolik.DeckError, match=sentence):
        load(text)


def test_all_wrong_lines_are_named_at_once() -> None:
    with pytest.raises(stolik.DeckError) as caught:
        load("Name: x\n1: Gael, Mob, Hyve\n1: Mob\nwhat is this")
    assert [fault.line for fault in caught.value.faults] == [2, 2, 3, 4]
    assert str(caught.value).splitlines()[:2] == [
        "line 2: there is no card 'Gael'; did you mean gale?",
        "line 2: there is no card 'Hyve'; did you mean hive?",
    ]


def test_a_long_text_of_nonsense_is_not_read_to_its_end() -> None:
    with pytest.raises(stolik.DeckError) as caught:
        load("nonsense\n" * 900)
    *lines, last = caught.value.faults
    assert (len(lines), lines[-1].line, str(last)) == (MOST_FAULTS, 20, "the lines after these were not read")


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_bytes("\ufeff".encode() + TEXT.encode())
    assert load(str(path)).name == "Wind and fire"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(stolik.DeckError, match="not UTF-8"):
        load(str(path))
    with pytest.raises(stolik.DeckError, match="neither a file"):
        load(str(tmp_path))


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("Gale", "gale"),
        ("level-lamp", "level-lamp"),
        ("LAMPA  pozioma", "level-lamp"),
        ("zywoplot", "hedge"),
        ("Żywopłot", "hedge"),
        ("ハチの巣", "hive"),
        ("ﾊﾞﾝﾊﾟｰ", "bumper"),
    ],
)
def test_typed_names_are_found_in_any_language(typed: str, key: str) -> None:
    assert load(f"1: {typed}, Mob\n2: Echo, Hive").stacks[0] == (key, "mob")


def test_kana_keep_their_marks() -> None:
    """Half-voiced and voiced kana are other letters, not accents."""
    with pytest.raises(stolik.DeckError, match="line 1"):
        load("1: ハンハー\n2: Mob")
