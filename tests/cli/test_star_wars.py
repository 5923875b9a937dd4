"""The commands with Star Wars: decks, card files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Run

pytestmark = pytest.mark.usefixtures("star_wars_is_offered")


# ---- decks


@pytest.mark.parametrize("form", ["text", "json", "dek"])
def test_a_deck_goes_through_each_written_form(run: Run, tmp_path: Path, form: str) -> None:
    """SW-DECK: what is written may be played, and gives the same deck back."""
    name = {"dek": "mine.dek", "json": "mine.json"}.get(form, "mine.txt")
    to = () if form == "dek" else ("--to", form)  # the ending says it
    assert run("decks", "convert", "star-wars", "Iron Fleet", *to, "--save", name).code == 0
    assert run("decks", "check", "star-wars", name).out == f"{name}: Iron Fleet may be played\n"
    again = run("decks", "convert", "star-wars", name, "--to", form).out
    assert again == Path(name).read_text(encoding="utf-8")


def test_a_form_that_a_game_does_not_write_is_refused(run: Run) -> None:
    ran = run("decks", "convert", "pokemon", "Terra Firma", "--to", "dek")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "stolik: decks of Pokémon TCG are not written as dek; the forms are text, json\n"


def test_all_that_is_wrong_with_a_deck_is_told_with_its_rule(run: Run, tmp_path: Path) -> None:
    """SW-DECK-2, SW-DECK-3, SW-DECK-4, SW-DECK-6."""
    Path("bad.txt").write_text("5\tAcklay\n1\tYoda (A)\n", encoding="utf-8")
    ran = run("decks", "check", "star-wars", "bad.txt")
    assert (ran.code, ran.out) == (2, "")
    lines = ran.err.replace("\u00a0", " ").splitlines()
    assert all(line.startswith("stolik: bad.txt: ") for line in lines)
    rules = ["SW-DECK-2", "SW-DECK-3", "SW-DECK-4", "SW-DECK-4", "SW-DECK-4", "SW-DECK-5", "SW-DECK-5", "SW-DECK-6"]
    assert [line.rpartition("(")[2].rstrip(")") for line in lines] == rules
    assert "Take out the one card of the Light Side: Yoda (A)." in lines[0]


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("bad.txt", "2\tDarth Vader (Q)\n", "bad.txt: line 1: there is no version Q of 'Darth Vader'; the versions"),
        ("bad.dek", "<deck>\n<card></deck>", "bad.dek: line 2: the XML can't be read: mismatched tag; save the deck"),
        ("bad.dek", "", "bad.dek: there is no card in it; a card is a line like '2 Darth Vader (A)'"),
    ],
)
def test_a_deck_that_can_not_be_read_is_one_clear_error(run: Run, name: str, text: str, sentence: str) -> None:
    Path(name).write_text(text, encoding="utf-8")
    ran = run("decks", "check", "star-wars", name)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert sentence in ran.err


# ---- card files

COLUMNS = ["Name", "Set", "Side", "Type", "Subtype", "Cost", "Speed", "Power", "Health", "Number", "Usage", "Text"]


def row(name: str, text: str = "", **more: str) -> str:
    """A card of our own in the form of the files."""
    cells = {"Set": "ANH", "Side": "L", "Type": "Character", "Subtype": "Tester", "Cost": "3", "Speed": "40"}
    cells |= {"Power": "2", "Health": "3", "Number": "900", "Usage": "", **more}
    return "\t".join([{"Name": name, "Text": text, **cells}[column] for column in COLUMNS])


def write(name: str, *rows: str) -> None:
    Path(name).write_text("\n".join(["\t".join(COLUMNS), *rows, ""]), encoding="utf-8")


def test_a_card_file_is_read_and_each_sentence_that_is_unknown_is_shown(run: Run) -> None:
    riddle = "Pay 1 Force -> Evade 2 | When this unit attacks, draw a card. Think of a number between us."
    write("mine.tsv", row("Tester (A)", "Critical Hit 1"), row("Other", riddle, Number="901"))
    ran = run("cards", "read", "mine.tsv")
    assert ran.code == 0
    assert "  ANH-900   Tester (A)" in ran.out and "! ANH-901   Other" in ran.out
    assert "ability 2: " in ran.out and "1 of 2 cards read to the end; 1 sentences can't be read" in ran.out
    data = json.loads(run("cards", "read", "mine.tsv", "--json").out)
    assert (data["cards"], data["read"]) == (2, 1)
    assert data["rows"][1]["unread"] == [
        {"place": "ability 2", "sentence": "Think of a number between us.", "why": "unknown"}
    ]


def test_the_ways_to_play_a_battle_card_and_a_mission_are_places_too(run: Run) -> None:
    play = "Pay 2 Force -> Draw a card. | Enhance: Pay 3 more Force -> Think of a number."
    write("a.tsv", row("Act", play, Type="Battle"), row("Go", "Draw a card. Sing a song.", Type="Mission"))
    rows = json.loads(run("cards", "read", "a.tsv", "--json").out)["rows"]
    assert [row["unread"][0]["place"] for row in rows] == ["play 2", "effect"]


def test_numbers_of_spreadsheets_and_windows_line_ends_are_read(run: Run) -> None:
    content = "\ufeff" + "\r\n".join(["\t".join(COLUMNS), row("Tester", Cost="3.0", Number="7.0"), ""])
    Path("mine.txt").write_bytes(content.encode())
    assert "  ANH-7     Tester\n1 of 1 cards" in run("cards", "read", "mine.txt").out


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "there is no column 'Name' in the first line"),
        ("Name\tSet\nTester\tANH\n", "there is no column 'Side' in the first line"),
        (row("Tester", Side="X"), "line 2: Tester: the Side is 'X'; it is D, L or N"),
        (row("Tester", Type="Vehicle"), "line 2: Tester: the Type is 'vehicle'; it is one of space, ground, character"),
        (row("Tester", Cost="many"), "line 2: Tester: Cost is 'many', which is no whole number"),
        (row(""), "line 2: there is no Name"),
    ],
)
def test_a_bad_card_file_is_one_clear_error(run: Run, content: str, message: str) -> None:
    head = "\t".join(COLUMNS) + "\n" if content.count("\t") == len(COLUMNS) - 1 else ""
    Path("bad.tsv").write_text(head + content, encoding="utf-8")
    ran = run("cards", "read", "bad.tsv", "--json")
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err and "bad.tsv" in ran.err and ran.err.count("\n") == 1


def test_files_that_are_none_are_named(run: Run) -> None:
    Path("noise.tsv").write_bytes(b"Name\xff\xfe")
    assert run("cards", "read", "noise.tsv").err == "stolik: noise.tsv: the file is not UTF-8 text (byte 4)\n"
    assert "nowhere.tsv: the file can't be read: No such file" in run("cards", "read", "nowhere.tsv").err
    assert ".json for pokemon; .tsv, .txt for star-wars" in run("cards", "read", "mine.csv").err


def test_the_status_counts_each_card_once_by_hand_or_read(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A promo is the card that it prints again."""
    monkeypatch.delenv("STOLIK_CARD_FILES", raising=False)
    assert "--files" in run("cards", "status", "star-wars").err
    Path("star-wars").mkdir()
    promo = row("Darth Vader (C) (Promo)", Number="")
    riddle = row("Other", "Think of a number.", Number="901")
    write("star-wars/ANH.tsv", row("Darth Vader (C)", Number="125"), promo, riddle, row("Tester"))
    rows = json.loads(run("cards", "status", "star-wars", "anh", "--files", ".", "--json").out)["sets"]
    assert rows == [
        {"set": "ANH", "name": "A New Hope", "total": 180, "cards": 3, "by_hand": 1, "read": 2, "neither": 1}
    ]
    assert "2 (67%)" in run("cards", "status", "star-wars", "--files", ".").out
    assert "a set is like ANH" in run("cards", "status", "star-wars", "XX", "--files", ".").err
