"""The commands with Pokémon: a game in the terminal, cards, decks, rules, card files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from .conftest import Run


def play(run: Run, typed: str, *more: str) -> str:
    words = ("play", "pokemon", "--deck", "Terra Firma", "--other", "Inferno Zone", "--seed", "1", *more)
    ran = run(*words, "-o", "start=0", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


@pytest.mark.parametrize(
    ("lang", "asked", "typed"),
    [
        ("en", "Choose a Basic Pokémon for the Active Spot.", "Number (1"),
        ("pl", "Wybierz podstawowego Pokémona na pole aktywne.", "Numer (1"),
        ("ja", "バトル場に出すたねポケモンを1枚選んでください。", "番号（1"),
    ],
)
def test_questions_are_asked_with_numbered_choices(run: Run, lang: str, asked: str, typed: str) -> None:
    out = play(run, "", "--seed", "3", "--lang", lang).replace("\u00a0", " ")
    assert asked in out and typed in out
    assert "  1  " in out


def test_a_game_is_played_by_numbers_and_saved(run: Run, tmp_path: Path) -> None:
    out = play(run, "1\n0\n" + "1\n" * 40, "--bot", "random", "--save", "game.json")
    assert "Active" in out and "50/50 HP" in out and "Hand:" in out
    record = json.loads((tmp_path / "game.json").read_text())
    assert record["game"] == "pokemon" and len(record["entries"]) > 20
    shown = run("replay", "show", "game.json")
    assert shown.code == 0 and "Prize cards" in shown.out and "Turn" in shown.out
    assert run("replay", "verify", "game.json").code == 0
    assert run("replay", "step", "game.json", "--to", "12", "--lang", "ja").code == 0
    assert run("replay", "branch", "game.json", "--at", "10", "--save", "b.json").code == 0
    assert run("play", "pokemon", "--from", "b.json").code == 0


def test_what_cant_be_chosen_is_said(run: Run) -> None:
    out = play(run, "77\nnonsense\n1 1\n0\n")
    assert "'77' is neither a number above nor a command" in out
    assert "'nonsense' is neither a number above nor a command" in out
    assert out.count("Choose 1 of the numbers above.") == 2


def test_why_not_names_the_reasons_of_all_that_was_meant(run: Run) -> None:
    out = play(run, "1\n0\n? retreat\n? dragonite\nwhy\nend\nundo\n")
    assert "[PK-RETREAT-1]" in out or "[PK-TURN-1]" in out
    assert "Type ? and words of what you want to do" in out
    assert "Taken back to answer" in out


def test_taking_back_goes_on_beyond_what_was_dealt_anew(run: Run) -> None:
    """It is told, it is recorded, and it is the same again where the seed was given."""
    typed = "3\nundo\nundo\n"
    out = play(run, typed, "--save", "game.json")
    assert "Luck and all that nobody knew are dealt anew." in out and "nothing to take back" in out
    saved = Path("game.json").read_text()
    assert len(json.loads(saved)["entries"]) == 4 and "redeal" in saved
    play(run, typed, "--save", "again.json")
    assert Path("again.json").read_text() == saved
    shown = run("replay", "show", "game.json", "--lang", "pl").out
    assert "rozdano na nowo" in shown and run("replay", "verify", "game.json").code == 0


def test_other_commands_of_a_game(run: Run) -> None:
    out = play(run, "help\ncard potion\ncard xyzzy\nstacks\nlog\ntry 1\nquit\n")
    assert "take choice 3" in out and "\n  Trainer\n" in out
    assert "No card is called 'xyzzy'." in out
    assert "You drew" in out


def test_cards_are_found_by_name_id_and_words(run: Run) -> None:
    assert "Delta Storm" in run("cards", "pokemon", "ex11-27").out
    assert run("cards", "pokemon", "dp1-1").out.startswith("Dialga")
    found = json.loads(run("cards", "pokemon", "water", "basic", "--json").out)["cards"]
    assert len(found) > 3 and all({"id", "name", "text", "attacks"} <= set(card) for card in found)
    assert run("cards", "pokemon", "no such words at all").code == 2


def test_a_card_has_its_name_in_the_language_and_is_found_by_either(run: Run) -> None:
    english = [run("cards", "pokemon", name).out for name in ("dialga", "ディアルガ", "でぃあるが", "ﾃﾞｨｱﾙｶﾞ")]
    assert len(set(english)) == 1 and english[0].startswith("Dialga ")
    japanese = [run("cards", "pokemon", name, "--lang", "ja").out for name in ("dialga", "でぃあるが")]
    assert len(set(japanese)) == 1 and japanese[0].startswith("ディアルガ ")
    assert "← ホロンのコイル" in run("cards", "pokemon", "ほろんの", "--lang", "ja").out
    assert "Dialga" not in run("cards", "pokemon", "なえとる").out
    assert "2 ハヤシガメ  DP 49" in run("decks", "show", "pokemon", "Terra Firma", "--lang", "ja").out


def test_a_choice_is_made_by_a_name_in_another_language(run: Run) -> None:
    out = play(run, "wurmple\nつける grass combee\n", "--lang", "ja")
    assert "あなたはケムッソをベンチに出した。" in out and "ミツハニーに基本草エネルギーをつけた" in out
    assert "Bench 1   Wurmple" in play(run, "けむっそ\n", "--lang", "en")


def test_decks_are_listed_shown_checked_and_converted(run: Run, tmp_path: Path) -> None:
    assert "Terra Firma  60" in run("decks", "list", "pokemon").out
    shown = run("decks", "show", "pokemon", "Terra Firma").out
    assert "pokemon 25" in shown and "   2 Grotle  DP 49" in shown
    text = run("decks", "convert", "pokemon", "Terra Firma", "--to", "text").out
    (tmp_path / "mine.txt").write_text(text, encoding="utf-8")
    assert run("decks", "check", "pokemon", "mine.txt").out == "mine.txt: Terra Firma may be played\n"
    data = json.loads(run("decks", "convert", "pokemon", "mine.txt", "--to", "json").out)
    assert len(data["stacks"][0]) == 60
    half = run("decks", "check", "pokemon", "mine.txt", "-o", "format=half", "--lang", "pl")
    assert half.code == 2 and "a powinna mieć 30. (PK-SETUP-1)" in half.err.replace("\u00a0", " ")
    (tmp_path / "bad.txt").write_text("Pokémon: 1\n4 Nonsense XX 1\n", encoding="utf-8")
    bad = run("decks", "check", "pokemon", "bad.txt", "--json")
    assert bad.code == 2 and "line 2" in bad.err


def test_rules_are_shown_by_id(run: Run) -> None:
    assert "PK-TRAINER   " in run("rules", "pokemon").out
    shown = run("rules", "PK-TRAINER-5")
    assert shown.code == 0 and "starting player" in shown.out and "decided here" in shown.out


def test_games_are_simulated(run: Run) -> None:
    ran = run("simulate", "pokemon", "--games", "2", "--seed", "1", "--bot", "random", "--json")
    assert ran.code == 0 and json.loads(ran.out)["games"] == 2


# ---- card files


def write(path: Path, *cards: dict[str, object]) -> None:
    path.write_text(json.dumps(cards), encoding="utf-8")


def card(**more: object) -> dict[str, object]:
    """A card of our own in the form of the files."""
    return {
        "id": "dp1-900",
        "name": "Testmon",
        "supertype": "Pokémon",
        "subtypes": ["Basic"],
        "hp": "50",
        "types": ["Water"],
        "attacks": [{"name": "Splash", "cost": ["Water"], "convertedEnergyCost": 1, "damage": "10", "text": ""}],
        **more,
    }


def test_a_card_file_is_read_and_each_sentence_that_is_unknown_is_shown(run: Run, tmp_path: Path) -> None:
    told = {"name": "Riddle", "cost": [], "damage": "", "text": "Flip a coin. Think of a number between us."}
    write(tmp_path / "mine.json", card(), card(id="dp1-901", name="Other", attacks=[told]))
    ran = run("cards", "read", "mine.json")
    assert ran.code == 0
    assert "  dp1-900   Testmon" in ran.out and "! dp1-901   Other" in ran.out
    assert "Riddle: " in ran.out and "1 of 2 cards read to the end; 1 sentences can't be read" in ran.out
    data = json.loads(run("cards", "read", "mine.json", "--json").out)
    assert (data["cards"], data["read"]) == (2, 1)
    assert data["rows"][1]["unread"][0]["place"] == "Riddle"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "broken JSON"),
        ("{}", "a card file is a JSON list of cards"),
    ],
)
def test_a_bad_card_file_is_one_clear_error(run: Run, tmp_path: Path, content: str, message: str) -> None:
    (tmp_path / "bad.json").write_text(content, encoding="utf-8")
    ran = run("cards", "read", "bad.json", "--json")
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err and "bad.json" in ran.err and ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (json.dumps([card(hp="many")]), "dp1-900, hp: should be a whole number"),
        (json.dumps([{k: v for k, v in card().items() if k != "types"}]), "dp1-900, types: the field is missing"),
        (json.dumps([card(attacks=[{"name": "A", "cost": ["Gold"]}])]), "there is no type"),
    ],
)
def test_a_bad_entry_is_told_with_its_place_and_the_others_are_read(
    run: Run, tmp_path: Path, content: str, message: str
) -> None:
    (tmp_path / "mixed.json").write_text(content[:-1] + f", {json.dumps(card(id='dp1-901'))}]", encoding="utf-8")
    ran = run("cards", "read", "mixed.json")
    assert ran.code == 0 and message in ran.out and "1 of 2 cards read to the end" in ran.out
    assert message.partition(": ")[2] in json.loads(run("cards", "read", "mixed.json", "--json").out)["left"][0]["why"]


def test_the_status_without_card_files_is_that_of_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STOLIK_CARD_FILES", raising=False)
    assert re.search(r"Arceus \(pl4\) +111 +111\b", told := run("cards", "status", "pokemon").out) and "--files" in told
    sets = {one["set"]: one for one in json.loads(run("cards", "status", "star-wars", "--json").out)["sets"]}
    assert sets["JG"] == {"set": "JG", "name": "Jedi Guardians", "total": 105, "by_hand": 97}


def test_the_status_counts_what_is_by_hand_and_what_is_read(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("STOLIK_CARD_FILES", raising=False)
    assert "--files" in run("cards", "status", "pokemon", "dp1").err
    riddle = {"name": "Riddle", "cost": [], "damage": "", "text": "Think of a number between us."}
    write(tmp_path / "dp1.json", card(), card(id="dp1-1", name="Dialga"), card(id="dp1-902", attacks=[riddle]))
    rows = json.loads(run("cards", "status", "pokemon", "dp1", "--files", ".", "--json").out)["sets"]
    counts = {"cards": 3, "playable": 2, "by_hand": 1, "read": 2, "neither": 1}
    assert rows == [{"set": "dp1", "name": "Diamond & Pearl", "total": 130, **counts}]
    assert "2 (67%)" in run("cards", "status", "pokemon", "dp1", "--files", ".").out
    assert run("cards", "status", "pokemon", "xx9", "--files", ".").code == 2
    assert run("cards", "status", "token-battle").code == 2
    assert run("cards", "read").code == 2


def test_the_status_of_any_file_says_what_stops_its_cards_and_how_many_that_alone_stops(
    run: Run, tmp_path: Path
) -> None:
    """Sentences that differ in a name, a number or a symbol are one; most is won by those that alone stop most."""

    def riddle(n: int, *texts: str) -> dict[str, Any]:
        attacks = [{"name": f"Riddle {m}", "cost": [], "damage": "", "text": text} for m, text in enumerate(texts)]
        return card(id=f"zz1-{n}", name=f"Sphinx {'ABC'[n]}", attacks=attacks)

    think, sing = "Sphinx {} thinks of {} numbers.", "Sing to a [G] friend."
    write(
        tmp_path / "own.json",
        riddle(0, think.format("A", 2), sing),
        riddle(1, think.format("B", 10), think.format("B", 3)),
        riddle(2, sing.replace("G", "W")),
        card(id="zz1-3"),
    )
    told = json.loads(run("cards", "status", "pokemon", "own.json", "--json").out)
    (row,) = told["sets"]
    assert (row["set"], row["cards"], row["playable"], row["neither"]) == ("zz1", 4, 1, 3)
    found = [(one["pattern"], one["cards"], one["alone"]) for one in told["stops"]]
    assert found == [
        ("NAME thinks of N numbers.", ["zz1-0", "zz1-1"], ["zz1-1"]),
        ("Sing to a … friend.", ["zz1-0", "zz1-2"], ["zz1-2"]),
    ]
    out = run("cards", "status", "pokemon", "own.json").out
    assert "no cards" not in out
    write(tmp_path / "mixed.json", card(id="zz1-4"), {"id": "zz1-5"})
    assert "1 of 1" in (out2 := run("cards", "status", "pokemon", "mixed.json", "./mixed.json").out)
    assert "1 entry is no card; stolik cards read FILE says why" in out2
    (tmp_path / "none.json").write_text("[]", encoding="utf-8")
    ran = run("cards", "status", "pokemon", "none.json")
    assert ran.code == 2 and "there is no card in this file" in ran.err
    assert "3 cards are not read" in out and re.search(r"^ +2 +1  Sing to a … friend.$", out, re.M)
