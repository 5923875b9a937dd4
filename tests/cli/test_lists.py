"""Decks, cards and rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stolik import __version__
from stolik.kernel.built import is_compiled

from .conftest import Run


def test_the_version(run: Run) -> None:
    engine = "compiled" if is_compiled() else "interpreted"
    assert run("--version").out == f"stolik {__version__} ({engine})\n"


@pytest.mark.parametrize(
    "words",
    [
        "", "serve", "play", "simulate", "arena", "ladder", "tune", "train", "games", "cards", "rules", "replay",
        "decks", "replay show", "replay step", "replay verify", "replay branch",
        "decks list", "decks show", "decks check", "decks convert", "lessons", "lessons list", "lessons check",
    ],
)  # fmt: skip
def test_every_command_has_help_with_examples(run: Run, words: str) -> None:
    ran = run(*words.split(), "--help")
    assert ran.code == 0
    assert "  Examples:\n" in ran.out
    assert f"    stolik {words}".rstrip() in ran.out


def test_games_are_listed_with_bots_and_settings(run: Run) -> None:
    ran = run("games")
    assert "token-battle  Token Battle" in ran.out
    assert "-o turn_limit=0  0 – 10000" in ran.out
    (game,) = json.loads(run("games", "token-battle", "--lang", "pl", "--json").out)["games"]
    assert [bot["id"] for bot in game["bots"]] == ["random", "kind", "greedy", "lookahead"]
    assert {"key", "kind", "default", "range", "rule", "label", "help"} == set(game["options"][0])


def test_bundled_decks_are_listed(run: Run) -> None:
    assert "Carousel  12" in run("decks", "list", "token-battle").out
    data = json.loads(run("decks", "list", "token-battle", "--lang", "ja", "--json").out)
    assert len(data["decks"]) == 11
    assert data["decks"][1]["title"] == "回転木馬"
    assert [len(stack) for stack in data["decks"][0]["stacks"]] == [3, 3, 3, 3]


def test_a_deck_goes_through_both_forms_and_three_languages(run: Run) -> None:
    for lang in ("en", "pl", "ja"):
        convert = ("decks", "convert", "token-battle")
        assert run(*convert, "hearth", "--to", "text", "--lang", lang, "--save", "h.txt").code == 0
        assert run(*convert, "h.txt", "--save", "h.json").code == 0
        assert run(*convert, "h.json").out == run(*convert, "hearth", "--to", "text", "--lang", "en").out
        assert run("decks", "check", "token-battle", "h.txt", "h.json").code == 0


def test_check_answers_for_each_file(run: Run) -> None:
    Path("bad.txt").write_text("1: Boulder\n2: Gale, Hive\n3: Needle, Rake\n4: Twins, Giant\n")
    ran = run("decks", "check", "token-battle", "Hearth", "bad.txt", "--json")
    data = json.loads(ran.out)
    assert ran.code == 2
    assert [deck["ok"] for deck in data["decks"]] == [True, False]
    assert data["decks"][1]["problems"][0]["rule"] == "TB-DECK-7"
    assert data["decks"][1]["problems"][0]["stack"] == 1


def test_a_deck_is_shown_with_its_cards(run: Run) -> None:
    assert " 3  Gale                   3  push ↑→↓←" in run("decks", "show", "token-battle", "first-steps").out
    assert json.loads(run("decks", "show", "token-battle", "Hearth", "--json").out)["problems"] == []


def test_a_card_is_found_by_any_of_its_names(run: Run) -> None:
    for name in ("gale", "Wichura", "疾風", "TB-CARD-26"):
        assert "Push N E S W." in run("cards", "token-battle", name).out


def test_cards_are_found_by_words(run: Run) -> None:
    data = json.loads(run("cards", "token-battle", "push", "survivor", "--json").out)
    assert [card["key"] for card in data["cards"]] == ["drawbridge"]
    assert len(json.loads(run("cards", "token-battle", "--json").out)["cards"]) == 72
    assert run("cards", "token-battle", "--lang", "pl").out.count("\n") == 72


def test_a_card_as_data(run: Run) -> None:
    (card,) = json.loads(run("cards", "token-battle", "gale", "--lang", "pl", "--json").out)["cards"]
    assert (card["id"], card["name"], card["value"], card["cost"]) == ("TB-CARD-26", "Wichura", 3, 11)
    assert card["area"] == ["N", "E", "S", "W"]


@pytest.mark.parametrize(
    ("lang", "kinds"),
    [
        ("en", ("Stage 1", "Technical Machine", "Special Energy")),
        ("pl", ("etap 1", "maszyna techniczna", "specjalna energia")),
        ("ja", ("1進化", "ワザマシン", "特殊エネルギー")),
    ],
)
def test_the_kind_of_a_card_is_said_and_found_in_each_language(run: Run, lang: str, kinds: tuple[str, ...]) -> None:
    for card, kind in zip(("Grotle", "Technical Machine TS-1", "Rainbow Energy"), kinds, strict=True):
        assert kind in run("cards", "pokemon", card, "--lang", lang).out
        shown = "ハヤシガメ" if (card, lang) == ("Grotle", "ja") else card
        assert shown in run("cards", "pokemon", kind, "--lang", lang).out


def test_rules_are_found_by_id_chapter_and_word(run: Run) -> None:
    assert "there is no pass" in run("rules", "token-battle", "tb-turn-2").out
    assert "TB-TURN-12" in run("rules", "token-battle", "TB-TURN").out
    assert "TB-BOARD-7" in run("rules", "token-battle", "start", "token").out
    assert "TB-SCORE" in run("rules", "token-battle").out
    chapters = run("rules", "pokemon").out
    assert "PK-DOUBLE" in chapters and "`" not in chapters
    assert "decided here" in run("rules", "PK-DOUBLE-5").out


def test_a_rule_alone_names_its_game(run: Run) -> None:
    assert run("rules", "tb-turn-2").out == run("rules", "token-battle", "TB-TURN-2").out
    assert run("rules", "TB-NOPE-2").code == 2


def test_a_rule_as_data_names_its_source_and_its_tables(run: Run) -> None:
    (rule,) = json.loads(run("rules", "token-battle", "TB-ABIL-PUSH-4", "--json").out)["rules"]
    assert rule["id"] == "TB-ABIL-PUSH-4"
    assert rule["source"]
    assert all(set(shown) == {"id", "title"} for shown in rule["scenarios"])
    assert rule["scenarios"]


def test_how_a_game_is_played_is_one_page(run: Run) -> None:
    page = run("rules", "star-wars", "--how-to-play", "--lang", "pl").out
    assert "Star Wars TCG na jednej stronie" in page and "7. Koniec." in page and "**" not in page
    data = json.loads(run("rules", "star-wars", "--how-to-play", "--json").out)
    assert (data["game"], data["lang"], data["sections"][0]["title"]) == ("star-wars", "en", "How you win")


def test_rules_speak_the_language(run: Run) -> None:
    en, pl = (run("rules", "token-battle", "TB-BOARD-1", "--lang", lang).out for lang in ("en", "pl"))
    assert en != pl
