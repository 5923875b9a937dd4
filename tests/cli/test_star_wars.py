"""The commands with Star Wars: a game in the terminal, cards, decks, rules, card files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stolik.games.star_wars.cards import pool

from .conftest import Run


def play(run: Run, typed: str, *more: str, deck: str = "Iron Fleet") -> str:
    ran = run("play", "star-wars", "--deck", deck, "--seed", "3", *more, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    return ran.out.replace("\u00a0", " ")


# ---- a game


@pytest.mark.parametrize(
    ("lang", "asked", "arena"),
    [
        ("en", "Which cards do you discard to draw as many?", "─── Space ─"),
        ("pl", "Które karty odrzucasz, żeby dobrać tyle samo?", "─── Kosmos ─"),
        ("ja", "捨てて同じ枚数を引くカードを選んでください。", "─── 宇宙 ─"),
    ],
)
def test_questions_are_asked_under_three_arenas_with_numbered_choices(
    run: Run, lang: str, asked: str, arena: str
) -> None:
    """SW-SETUP-2."""
    out = play(run, "", "--lang", lang)
    assert asked in out and arena in out and "  1  Ground Assault" in out


@pytest.mark.parametrize(("deck", "side"), [("Iron Fleet", "Dark Side"), ("Red Squadron", "Light Side")])
def test_a_deck_sits_on_its_own_side_against_one_of_the_other(run: Run, deck: str, side: str) -> None:
    """SW-GOAL-1: what is nearest is one's own."""
    lines = play(run, "0\n", deck=deck).splitlines()
    assert any(line.startswith(f"You  {side} · Hand 7") for line in lines)
    assert not any(line.startswith(f"Steady  {side}") for line in lines)


def test_above_the_arenas_stands_how_one_wins_and_how_many_each_controls(run: Run) -> None:
    """SW-GOAL-2, SW-GOAL-3: the own side first, wherever it sits."""
    out = play(run, "", deck="Red Squadron")
    assert "Hold two arenas at the end of a turn\nArenas held: You 0, Steady 0\n" in out


def test_two_decks_of_one_side_can_not_play(run: Run) -> None:
    """SW-GOAL-1."""
    ran = run("play", "star-wars", "--deck", "Iron Fleet", "--other", "Rule of Two")
    assert ran.code == 2
    assert "Iron Fleet and Rule of Two are both decks of the Dark Side; take one of each (SW-GOAL-1)" in ran.err


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_a_whole_game_is_played_told_and_saved(run: Run, lang: str) -> None:
    """By first choices; 0 where nothing has to be chosen."""
    out = play(run, "1\n0\n" * 900, "--bot", "random", "--lang", lang, "--save", "game.json")
    assert "Traceback" not in out
    record = json.loads(Path("game.json").read_text())
    assert record["game"] == "star-wars" and len(record["entries"]) > 60
    shown = run("replay", "show", "game.json", "--lang", lang)
    assert shown.code == 0 and {"en": "Force", "pl": "Moc", "ja": "フォース"}[lang] in shown.out
    assert run("replay", "verify", "game.json").code == 0
    assert run("replay", "step", "game.json", "--to", "40", "--lang", lang).code == 0


def test_a_game_goes_on_from_its_record_in_the_same_seat(run: Run) -> None:
    play(run, "0\n1\n", "--save", "game.json", deck="Red Squadron")
    ran = run("play", "star-wars", "--from", "game.json")
    assert ran.code == 0 and "You  Light Side" in ran.out


def test_what_is_drawn_of_a_table(run: Run) -> None:
    """SW-ZONE-8, SW-STACK-1: units as they are now, and cards face down in build zones."""
    drawn = """\
dark   space: TIE Fighter DS-3-12 {tapped}   character: Darth Vader (C) < Darth Vader (A)   built: Clone Squad {2}
light  character: Luke Skywalker (A)   built: Clone Squad {3}   hand: none   force: 4
step: character
"""
    Path("drawn.txt").write_text(drawn, encoding="utf-8")
    lines = run("play", "star-wars", "--from", "drawn.txt", "--hotseat").out.replace("\u00a0", " ").splitlines()
    joined = "\n".join(line.strip() for line in lines)
    assert "Face-down card, 3 counters" in joined and "Clone Squad  2/" in joined
    assert "tapped" in next(line for line in lines if line.startswith("    TIE Fighter DS-3-12"))
    assert "cards in the stack: 2" in next(line for line in lines if line.startswith("    Darth Vader (C)"))
    assert "Force 4" in joined and "─── Space · controlled: Player 1" in joined


def test_what_cant_be_chosen_is_said_and_other_commands_work(run: Run) -> None:
    typed = "77\nnonsense\n0\ncard vader (c)\ncard darth vader (c)\ncard xyzzy\nstacks\nlog\ntry 1\nhelp\nwhy\nundo\n"
    out = play(run, typed)
    assert "'77' is neither a number above nor a command" in out
    assert "Darth Vader (C)  A New Hope 125 (ANH-125)" in out and "No card is called 'xyzzy'." in out
    assert "? attack" in out and "You drew" in out and "Taken back to answer" in out
    assert "Nothing with the words 'attack' can be tried at this point." in play(run, "? attack\n")


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_why_not_gives_rules_for_what_was_meant(run: Run, lang: str) -> None:
    """SW-SETUP-7: setup can't be ended with points left and a unit in hand."""
    words = {"en": "end setup", "pl": "zakończ przygotowanie", "ja": "対戦準備を終える"}[lang]
    assert "[SW-SETUP-7]" in play(run, f"0\n? {words}\n", "--lang", lang)


def test_games_are_simulated(run: Run) -> None:
    ran = run("simulate", "star-wars", "--games", "2", "--seed", "1", "--json")
    assert ran.code == 0 and json.loads(ran.out)["games"] == 2


# ---- cards and rules


def test_cards_are_found_by_name_id_version_and_words(run: Run) -> None:
    assert run("cards", "star-wars", "ANH-125").out.startswith("Darth Vader (C)  A New Hope 125")
    assert run("cards", "star-wars", "darth vader").out.count("Darth Vader (") >= 6
    found = json.loads(run("cards", "star-wars", "neutral", "mission", "--json").out)["cards"]
    assert len(found) > 3 and all(one["side"] == "neutral" and one["cost"] is not None for one in found)
    assert run("cards", "star-wars", "no such words at all").code == 2


@pytest.mark.parametrize(("lang", "words"), [("en", "Evade 2"), ("pl", "Unik 2"), ("ja", "回避2")])
def test_a_card_is_shown_in_the_language_with_what_its_keywords_mean(run: Run, lang: str, words: str) -> None:
    out = run("cards", "star-wars", "ANH-125", "--lang", lang).out
    assert words in out.replace("\u00a0", " ").replace("回避 2", "回避2") and len(out.splitlines()) > 4


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_every_card_has_a_line_a_page_and_data(run: Run, lang: str) -> None:
    found = json.loads(run("cards", "star-wars", "--lang", lang, "--json").out)["cards"]
    assert len(found) == len(pool())
    assert all(
        one["text"] or not (card.abilities or card.plays or card.do) for one, card in zip(found, pool().values())
    )
    assert len(run("cards", "star-wars", "--lang", lang).out.splitlines()) == len(found)


def test_rules_are_shown_by_id(run: Run) -> None:
    assert "SW-POP       14" in run("rules", "star-wars").out
    assert "one plays a Dark Side deck" in run("rules", "SW-GOAL-1").out


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_the_game_and_its_settings_have_names(run: Run, lang: str) -> None:
    data = json.loads(run("games", "star-wars", "--lang", lang, "--json").out)["games"][0]
    assert data["name"] != "star-wars"
    assert all(option["label"] != option["key"] and option["help"] != option["key"] for option in data["options"])


# ---- decks


def test_decks_are_listed_with_their_side_and_plan_and_shown_by_kinds(run: Run) -> None:
    listed = run("decks", "list", "star-wars", "--lang", "pl").out
    assert "Żelazna flota (Iron Fleet)  60  Ciemna Strona" in listed and "Jasna Strona" in listed
    shown = run("decks", "show", "star-wars", "Iron Fleet").out
    assert "Space 17" in shown and "   2 Imperial Star Destroyer  ANH-132" in shown


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
    assert "Take out the card of the Light Side: Yoda (A)." in lines[0]


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
    ],
)
def test_a_bad_card_file_is_one_clear_error(run: Run, content: str, message: str) -> None:
    Path("bad.tsv").write_text(content, encoding="utf-8")
    ran = run("cards", "read", "bad.tsv", "--json")
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err and "bad.tsv" in ran.err and ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        (row("Tester", Side="X"), "Tester: the Side is 'X'; it is D, L or N"),
        (row("Tester", Type="Vehicle"), "Tester: the Type is 'vehicle'; it is one of space, ground, character"),
        (row("Tester", Cost="many"), "Tester: Cost is 'many', which is no whole number"),
        (row(""), "there is no Name"),
    ],
)
def test_a_bad_entry_is_told_with_its_line_and_the_others_are_read(run: Run, bad: str, message: str) -> None:
    write("mixed.tsv", bad, row("Good", "Armor", Number="901"))
    ran = run("cards", "read", "mixed.tsv")
    assert ran.code == 0
    assert f"  ANH-901   Good\n- line 2: {message}" in ran.out and "\n1 of 2 cards read" in ran.out


def test_files_that_are_none_are_named(run: Run) -> None:
    Path("noise.tsv").write_bytes(b"Name\xff\xfe")
    assert (
        run("cards", "read", "noise.tsv").err
        == "stolik: noise.tsv: the file is not UTF-8 text (byte 4); save it as UTF-8\n"
    )
    assert "nowhere.tsv: the file can't be read: No such file" in run("cards", "read", "nowhere.tsv").err
    assert ".json for pokemon; .tsv, .txt for star-wars" in run("cards", "read", "mine.csv").err


def test_the_status_counts_each_card_once_by_hand_or_read(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A promo is the card that it prints again."""
    monkeypatch.delenv("STOLIK_CARD_FILES", raising=False)
    assert "--files" in run("cards", "status", "star-wars", "AOTC").err
    Path("star-wars").mkdir()
    promo = row("Darth Vader (C) (Promo)", Number="")
    riddle = row("Other", "Think of a number.", Number="901")
    write("star-wars/ANH.tsv", row("Darth Vader (C)", Number="125"), promo, riddle, row("Tester"))
    rows = json.loads(run("cards", "status", "star-wars", "anh", "--files", ".", "--json").out)["sets"]
    counts = {"cards": 3, "playable": 2, "by_hand": 1, "read": 2, "neither": 1}
    assert rows == [{"set": "ANH", "name": "A New Hope", "total": 180, **counts}]
    assert "2 (67%)" in run("cards", "status", "star-wars", "--files", ".").out
    assert "a set is like ANH" in run("cards", "status", "star-wars", "XX", "--files", ".").err


def test_the_status_counts_a_set_that_is_not_bundled_if_it_is_named(run: Run) -> None:
    Path("star-wars").mkdir()
    write("star-wars/RAS.tsv", row("Hunter", "Bounty: Draw 2 cards.", Set="RAS", Number="1"))
    (told,) = json.loads(run("cards", "status", "star-wars", "RAS", "--files", ".", "--json").out)["sets"]
    assert (told["name"], told["cards"], told["by_hand"], told["read"]) == ("Rogues and Scoundrels", 1, 0, 1)
