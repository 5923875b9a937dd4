"""Cards of one's own on the command line: added, listed, removed, searched, played; nothing is half-added."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.packs.files import (
    DECK,
    LANTERNFISH,
    MOSS_GOLEM,
    OTHER_KINDS,
    PIER_CAT,
    STRANGE,
    WRONG_ENTRIES,
    attack,
    file,
    mon,
    sentence_of,
    with_wrong_entries,
)

from .conftest import Run


@pytest.fixture
def added(run: Run, tmp_path: Path) -> Run:
    """The command, in a folder where Harbour Lights is a pack and `deck.txt` a deck with it."""
    file(tmp_path, LANTERNFISH, MOSS_GOLEM, PIER_CAT, {"id": "hb-9"})
    (tmp_path / "deck.txt").write_text(DECK, encoding="utf-8")
    assert run("cards", "add", "harbour-lights.json").code == 0
    return run


def data(run: Run, *words: str) -> Any:
    return json.loads(run(*words, "--json").out)


def test_a_file_is_added_and_told(run: Run, tmp_path: Path) -> None:
    file(tmp_path, LANTERNFISH, MOSS_GOLEM, PIER_CAT, {"id": "hb-9"})
    ran = run("cards", "add", "harbour-lights.json")
    first, second = ran.out.splitlines()
    assert first.startswith("Harbour Lights (harbour-lights): 3 cards; 2 can be played; 1 as data only, each with what")
    assert second == "  hb-9, supertype: the field is missing"
    (row,) = data(run, "cards", "packs")["packs"]
    assert (row["id"], row["cards"], row["read"], row["stopped"], row["left"]) == ("harbour-lights", 3, 2, 1, 1)


def test_the_cards_of_a_pack_are_shown_with_what_stopped_them(added: Run) -> None:
    out = added("cards", "packs", "Harbour Lights").out
    assert f"! hb-5      Pier Cat\n            Whistle: {STRANGE}\n- hb-9, supertype: the field is missing" in out


def test_a_pack_that_is_here_is_not_added_again_unless_it_may_replace_it(added: Run, tmp_path: Path) -> None:
    ran = added("cards", "add", "harbour-lights.json")
    assert ran.code == 2 and "you have this pack since 20" in ran.err and "--replace reads it anew" in ran.err
    file(tmp_path, LANTERNFISH, MOSS_GOLEM)
    ran = added("cards", "add", "harbour-lights.json")
    assert ran.code == 2 and "--replace puts this one in its place" in ran.err
    assert data(added, "cards", "add", "harbour-lights.json", "--replace")["added"][0]["cards"] == 2
    assert len(data(added, "cards", "packs")["packs"]) == 1


def test_two_packs_with_one_id_and_other_texts_are_not_both_added(added: Run, tmp_path: Path) -> None:
    file(tmp_path, LANTERNFISH | {"hp": "70"}, mon(30, "Buoy", attack("Bob")), name="other.json")
    ran = added("cards", "add", "other.json")
    assert ran.code == 2
    assert "hb-1 of 'Other' are in your pack 'Harbour Lights' (harbour-lights) already, with other texts" in ran.err
    assert len(data(added, "cards", "packs")["packs"]) == 1


def test_what_cant_be_added_leaves_nothing_behind(run: Run, tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_bytes(b'{"cards": 3}')
    ran = run("cards", "add", "odd.json")
    assert (ran.code, ran.err) == (2, "stolik: odd.json: a card file is a JSON list of cards, this is an object\n")
    assert run("cards", "add", "none.json").code == 2 and not (tmp_path / "data").exists()


def test_files_of_other_kinds_are_told_one_by_one_and_the_card_file_among_them_is_added(
    run: Run, tmp_path: Path
) -> None:
    (tmp_path / "mine").mkdir()
    file(tmp_path / "mine", LANTERNFISH)
    for name, content, _ in OTHER_KINDS:
        (tmp_path / "mine" / name).write_bytes(content)
    ran = run("cards", "add", "mine")
    told = ran.err.splitlines()
    for name, _, said in OTHER_KINDS:
        assert any(line.startswith(f"stolik: mine/{name}: ") and said in line for line in told), name
    assert (ran.code, len(told)) == (2, len(OTHER_KINDS))
    assert [row["name"] for row in data(run, "cards", "packs")["packs"]] == ["Harbour Lights"]


def test_a_file_that_is_too_large_is_refused_unread(run: Run, tmp_path: Path) -> None:
    with (tmp_path / "large.json").open("wb") as large:
        large.truncate(100_000_000)
    ran = run("cards", "add", "large.json")
    assert ran.code == 2 and "large.json: the file has 100000000 bytes; at most 20000000 are read. Split" in ran.err
    assert not (tmp_path / "data").exists()


def test_entries_that_are_no_cards_are_told_with_their_places(run: Run, tmp_path: Path) -> None:
    (tmp_path / "nets.json").write_bytes(with_wrong_entries())
    first, *told = run("cards", "add", "nets.json").out.splitlines()
    assert first == "Nets (nets): 1 cards; 1 can be played; 8 entries are no cards"
    for line, (_, place, said) in zip(told, WRONG_ENTRIES, strict=True):
        assert line.startswith(f"  {place}: ") and said in line and line.isprintable() and len(line) < 200


def test_the_name_of_a_file_or_pack_steers_no_terminal(run: Run, tmp_path: Path) -> None:
    odd = "b\x1b[31m\u202e<i>.json"
    file(tmp_path, LANTERNFISH, name=odd)
    assert run("cards", "add", odd, "--name", "<b>\u202eQuay\x1b[0m").code == 0
    (row,) = data(run, "cards", "packs")["packs"]
    assert (row["id"], row["name"], row["source"]) == ("b-quay-0m", "b Quay [0m", "b [31m i .json")


def test_a_folder_is_added_file_by_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    file(tmp_path / "mine", LANTERNFISH, name="one.json")
    file(tmp_path / "mine", MOSS_GOLEM, name="two.json")
    (tmp_path / "mine" / "three.json").write_text("[]")
    ran = run("cards", "add", "mine")
    assert ran.code == 2 and "three.json: there is no card in it" in ran.err
    assert [row["name"] for row in data(run, "cards", "packs")["packs"]] == ["One", "Two"]


def test_two_files_of_one_set_are_two_packs_also_where_they_replace(run: Run, tmp_path: Path) -> None:
    """Files of one title: the second doesn't take the place of the first, which came in the same breath."""
    (tmp_path / "two").mkdir()
    for n, name in enumerate(("one.json", "two.json"), 1):
        file(tmp_path / "two", mon(n, f"Buoy {n}", attack("Bob")) | {"id": f"pop7-9{n}"}, name=name)
    for more in ((), ("--replace",)):
        rows = data(run, "cards", "add", "two", *more)["added"]
        assert [row["cards"] for row in rows] == [1, 1]
        names = {row["name"] for row in data(run, "cards", "packs")["packs"]}
        assert len(names) == 2 and {name.removesuffix(" 2") for name in names} == {"POP Series 7"}


def test_a_folder_without_card_files_stops_no_other(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    file(tmp_path, LANTERNFISH)
    told = data(run, "cards", "add", "empty", "harbour-lights.json")
    assert len(told["added"]) == 1 and "there is no card file" in told["wrong"][0]


def test_a_pack_is_removed_by_its_name(added: Run) -> None:
    assert added("cards", "remove", "Harbour Lights").out.startswith("Removed: Harbour Lights")
    ran = added("cards", "remove", "harbour-lights")
    assert ran.code == 2 and "there is no pack 'harbour-lights'; the packs are: none yet" in ran.err


def test_cards_of_a_pack_are_found(added: Run) -> None:
    out = added("cards", "pokemon", "Pier Cat").out
    assert "HB 5 (hb-5)" in out and f"As data only: it can’t be played until this is understood: {STRANGE}" in out
    (row,) = data(added, "cards", "pokemon", "lanternfish")["cards"]
    assert (row["id"], row["pack"], row["stopped"]) == ("hb-1", "Harbour Lights", None)


def test_decks_with_cards_of_a_pack_are_checked(added: Run, tmp_path: Path) -> None:
    assert added("decks", "check", "pokemon", "deck.txt").code == 0
    (tmp_path / "bad.txt").write_text(DECK.replace("Moss Golem HB 3", "Pier Cat HB 5"), encoding="utf-8")
    ran = added("decks", "check", "pokemon", "bad.txt")
    assert ran.code == 2 and "Pier Cat" in ran.err and STRANGE not in ran.err


def test_a_deck_with_a_card_that_was_removed_is_told(added: Run) -> None:
    added("cards", "remove", "harbour-lights")
    ran = added("decks", "check", "pokemon", "deck.txt")
    assert ran.code == 2 and "line 1: there is no set 'HB'; the sets of the pool are" in ran.err
    assert "a set of your own comes with its card file" in ran.err


def test_bots_play_with_a_pack_and_the_records_say_which(added: Run, tmp_path: Path) -> None:
    words = ("simulate", "pokemon", "--deck", "deck.txt", "--deck", "deck.txt", "-n", "2", "--seed", "1")
    assert added(*words, "--records", "games.jsonl").code == 0
    assert added("replay", "verify", "games.jsonl").code == 0
    added("cards", "remove", "harbour-lights")
    ran = added("replay", "verify", "games.jsonl")
    assert ran.code == 2 and "it plays cards of the pack “Harbour Lights”" in ran.err


def test_a_game_that_was_saved_is_shown_and_gone_on_with_after_its_pack_was_removed(added: Run) -> None:
    words = ("play", "pokemon", "--deck", "deck.txt", "--other", "deck.txt", "--seed", "4", "--save", "game.json")
    assert added(*words, typed="1\n").code == 0
    added("cards", "remove", "harbour-lights")
    assert added("replay", "show", "game.json").code == 0
    ran = added("play", "pokemon", "--from", "game.json", typed="cards Lanternfish\nquit\n")
    assert ran.code == 0 and "Glow" in ran.out


def test_a_pack_that_was_damaged_is_left_out_and_told(added: Run, tmp_path: Path) -> None:
    path = tmp_path / "data" / "packs" / "pokemon" / "harbour-lights.json"
    path.write_text(path.read_text(encoding="utf-8")[:200], encoding="utf-8")
    ran = added("cards", "pokemon", "Roselia")
    assert ran.code == 0 and "left out:" in ran.err and "the pack is damaged" in ran.err


def test_a_card_is_said_in_ones_own_words(added: Run) -> None:
    words = ("cards", "say", "harbour-lights", "hb-5", "Whistle")
    ran = added(*words, STRANGE)
    assert ran.code == 2 and "is the first word that is not understood" in ran.err
    assert added(*words, STRANGE, "--json").code == 2
    assert added(*words, sentence_of("dp1-13", 0), "--keep").out.splitlines()[-1] == "Kept, in your words."
    assert data(added, "cards", "packs")["packs"][0]["read"] == 3
    assert added("cards", "say", "harbour-lights", "hb-7", "Whistle", "x").code == 2


def test_a_pack_is_removed_by_its_file_and_no_other(added: Run, tmp_path: Path) -> None:
    """Whatever stands in it as its id."""
    path = tmp_path / "data" / "packs" / "pokemon" / "harbour-lights.json"
    victim = tmp_path / "data" / "victim.json"
    victim.write_text("mine", encoding="utf-8")
    path.write_text(path.read_text(encoding="utf-8").replace('"harbour-lights"', '"../../victim"'), encoding="utf-8")
    assert added("cards", "remove", "harbour-lights").code == 0
    assert victim.exists() and not path.exists()
