"""Tables of the laboratory in three languages: by option or surroundings, aligned, and nothing else changes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from stolik.cli.lab_words import WORDS, percent

from .conftest import Run

DECKS = ("--deck", "First Steps", "--deck", "Carousel", "--deck", "Hearth")
ARENA = ("arena", "token-battle", "--bot", "random", "-n", "36", "--seed", "1", *DECKS, "--until", "1%", "--cards")
SIMULATE = ("simulate", "token-battle", "--bot", "random", "--bot", "kind", "-n", "8", "--seed", "1")
LADDER = ("ladder", "token-battle", "--bot", "random", "--bot", "kind", "-n", "6")
TUNE = ("tune", "token-battle", "-n", "4", "--tried", "2", "--bot", "random", "--rival", "greedy")
NEEDS = {"tune": "cma"}
IN_THEM = {"Bot", "Nash"}
"""What is called so in Polish as well."""


TOLD: dict[tuple[str, ...], str] = {}
"""What commands said: the same each time, so that none is run twice."""


def told(run: Run, words: tuple[str, ...], lang: str) -> str:
    """What a command says in this language."""
    said = (*words, "--lang", lang)
    if said not in TOLD:
        TOLD[said] = run(*said).out
    return TOLD[said]


def spoken(out: str) -> set[str]:
    """Words in the lines over rules: what columns are called."""
    lines = out.splitlines()
    heads = [lines[n - 1] for n, line in enumerate(lines) if "──" in line]
    return {word for line in heads for word in re.findall("[A-Za-z]{2,}", line)}


@pytest.mark.parametrize("words", [SIMULATE, ARENA, LADDER, TUNE], ids=lambda words: words[0])
@pytest.mark.parametrize("lang", ["pl", "ja"])
def test_no_word_of_a_table_is_left_in_english(run: Run, words: tuple[str, ...], lang: str) -> None:
    if words[0] in NEEDS:
        pytest.importorskip(NEEDS[words[0]])
    english, other = told(run, words, "en"), told(run, words, lang)
    heads_there = spoken(english) - IN_THEM
    assert len(heads_there) >= 3
    assert heads_there.isdisjoint(spoken(other))
    assert not set(english.splitlines()) & {line for line in other.splitlines() if line.endswith((".", "。"))}


@pytest.mark.parametrize("words", [SIMULATE, ARENA], ids=lambda words: words[0])
@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_columns_stand_under_each_other_however_wide_letters_are(run: Run, words: tuple[str, ...], lang: str) -> None:
    lines = told(run, words, lang).splitlines()
    rules = [n for n, line in enumerate(lines) if "──" in line]
    assert len(rules) >= 2
    for n in rules:
        rows = [line for line in lines[n - 1 :] if line.startswith(" ")][:3]
        assert {cell_len(row) for row in rows} == {cell_len(lines[n])}
        assert cell_len(lines[n]) <= 80


def test_the_surroundings_say_which_language_and_the_option_goes_before_them(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("simulate", "token-battle", "-n", "10", "--seed", "1")
    english = run(*words).out
    monkeypatch.setenv("STOLIK_LANG", "ja")
    assert "対戦数" in run(*words).out
    assert run(*words, "--lang", "en").out == english


def test_data_is_the_same_in_each_language(run: Run) -> None:
    words = ("simulate", "token-battle", "-n", "10", "--seed", "1", "--json")
    found = [run(*words, "--csv", f"{lang}.csv", "--lang", lang).out for lang in ("en", "pl", "ja")]
    tables = [Path(f"{lang}.csv").read_bytes() for lang in ("en", "pl", "ja")]
    assert len(set(found)) == len(set(tables)) == 1


def test_a_share_is_written_as_the_language_writes_it() -> None:
    assert [percent(0.1234, lang) for lang in ("en", "pl", "ja")] == ["12.3%", "12,3%", "12.3%"]


def test_each_sentence_has_the_same_values_in_each_language() -> None:
    for key, row in WORDS.items():
        holes = {tuple(sorted(set(re.findall(r"{(\w+)}", text)))) for text in row}
        assert len(row) == 3 and all(row) and len(holes) == 1, key
